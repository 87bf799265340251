ALTER TABLE "mails" ADD COLUMN "token_purpose" text;--> statement-breakpoint
UPDATE "mails" SET "text" = '', "link" = NULL, "attachments" = '[]'::jsonb WHERE "failed_at" IS NOT NULL;
