ALTER TABLE "mails" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "stored_as" uuid;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "bytes_id" uuid GENERATED ALWAYS AS (coalesce(stored_as, id)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_to_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "resume_files_of_bytes" ON "resume_files" USING btree ("bytes_id");