ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A database that has the demo world already: its two open accounts, and the others, which share one salted hash.
UPDATE "users" SET "is_demo" = true WHERE "email" IN ('student@fledge.demo', 'company@fledge.demo')
  OR "password_hash" IN (SELECT "password_hash" FROM "users" GROUP BY "password_hash" HAVING count(*) > 1);
