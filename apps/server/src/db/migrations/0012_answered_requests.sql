CREATE TABLE "answered_requests" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"request" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "answered_requests_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_requests_of_user" ON "answered_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answered_requests_oldest" ON "answered_requests" USING btree ("created_at");