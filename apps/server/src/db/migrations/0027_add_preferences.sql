CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cities" text[] NOT NULL,
	"remote" boolean NOT NULL,
	"starts_from" date,
	"minimum_stipend" integer,
	"fields" text[] NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;