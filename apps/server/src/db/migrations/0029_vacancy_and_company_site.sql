CREATE TABLE "company_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"checked_at" timestamptz(3),
	"proved_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "preferences_skipped_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "vacancy" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "vacancy_stated_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;