ALTER TABLE "resume_files" ADD COLUMN "shown_skills" text[];--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "shown_by" text;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "resume_files_shown_skills" ON "resume_files" USING gin ("shown_skills");--> statement-breakpoint
CREATE INDEX "resume_files_shown_by" ON "resume_files" USING btree ("shown_by");