CREATE TABLE "applicant_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"text" text NOT NULL,
	"outcome" text,
	"created_at" timestamptz(3) DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"revoked_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_once";--> statement-breakpoint
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
ALTER TABLE "internships" ADD COLUMN "shows_competition" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "filters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_notes_of" ON "applicant_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applicant_notes_of_company" ON "applicant_notes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_of_user" ON "calendar_feeds" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_once" UNIQUE("student_id","q","type","location","filters");