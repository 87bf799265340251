ALTER TABLE "users" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "motivation" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "stipend_max" integer;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "hours_per_week" integer;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "perks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "graduation_years" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "degrees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD COLUMN "min_cgpa" real;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "stipend_max" integer;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "hours_per_week" integer;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "perks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "graduation_years" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "degrees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "min_cgpa" real;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "shows_competition" boolean DEFAULT true NOT NULL;