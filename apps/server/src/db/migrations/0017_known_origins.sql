CREATE TABLE "known_origins" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"last_used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_origins_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "known_origins" ADD CONSTRAINT "known_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_origins_last_used" ON "known_origins" USING btree ("last_used_at");