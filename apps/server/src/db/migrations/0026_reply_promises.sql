CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"act" text NOT NULL,
	"count" integer NOT NULL,
	"application_ids" uuid[] DEFAULT '{}' NOT NULL,
	"message" text,
	"interview" jsonb,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"tell_at" timestamptz(3),
	"released_at" timestamptz(3),
	"undone_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "reply_promises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"about" text NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"reply_by" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"reminded" text
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "undo_seconds" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reasons_version" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "advice" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_note" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_starts_on" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_reminded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "first_answer_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "nudged_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "reply_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_actions_of_company" ON "bulk_actions" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_actions_to_tell" ON "bulk_actions" USING btree ("tell_at") WHERE tell_at is not null and released_at is null and undone_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_promises_open" ON "reply_promises" USING btree ("application_id") WHERE answered_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "reply_promises_of_application" ON "reply_promises" USING btree ("application_id","started_at");--> statement-breakpoint
CREATE INDEX "reply_promises_of_company" ON "reply_promises" USING btree ("company_id","reply_by");--> statement-breakpoint
CREATE INDEX "reply_promises_to_remind" ON "reply_promises" USING btree ("reply_by") WHERE answered_at is null and closed_at is null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_batch_id_bulk_actions_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bulk_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_of_batch" ON "applications" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "applications_offer_answer" ON "applications" USING btree ("answer_by") WHERE answer_by is not null and answer is null;--> statement-breakpoint
UPDATE "settings" SET "undo_seconds" = CASE WHEN "hold_hours" <= 2 THEN 7200 ELSE 86400 END WHERE "hold_hours" > 0;--> statement-breakpoint
UPDATE "applications" SET "first_answer_at" = answered.at FROM (
  SELECT "applications"."id", least(
    CASE WHEN "tell_at" IS NULL THEN "decided_at" END,
    (SELECT min("created_at") FROM "interviews" WHERE "application_id" = "applications"."id"),
    (SELECT min("created_at") FROM "messages" WHERE "application_id" = "applications"."id" AND "sender" = 'company')
  ) AS at FROM "applications"
) AS answered WHERE answered."id" = "applications"."id" AND answered.at IS NOT NULL;
