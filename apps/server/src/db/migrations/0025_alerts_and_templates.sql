CREATE TABLE "announced_internships" (
	"student_id" uuid NOT NULL,
	"internship_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "announced_internships_student_id_internship_id_pk" PRIMARY KEY("student_id","internship_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_alerts" (
	"search_id" uuid NOT NULL,
	"internship_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_alerts_search_id_internship_id_pk" PRIMARY KEY("search_id","internship_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "match_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "weekly_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "digested_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alert" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "announced_internships" ADD CONSTRAINT "announced_internships_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_internships" ADD CONSTRAINT "announced_internships_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_alerts" ADD CONSTRAINT "waiting_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_alerts" ADD CONSTRAINT "waiting_alerts_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announced_internships_of" ON "announced_internships" USING btree ("internship_id");--> statement-breakpoint
CREATE INDEX "waiting_alerts_of" ON "waiting_alerts" USING btree ("internship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_once" ON "message_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
INSERT INTO "announced_internships" ("student_id", "internship_id", "created_at")
SELECT "user_id", "internship_id", min("notifications"."created_at") FROM "notifications"
JOIN "students" USING ("user_id")
WHERE "category" IN ('new_opportunity', 'new_opportunity_matched') AND "internship_id" IS NOT NULL
GROUP BY "user_id", "internship_id";
