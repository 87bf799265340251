CREATE TABLE "listing_fingerprints" (
	"internship_id" uuid PRIMARY KEY NOT NULL,
	"bands" integer[] NOT NULL,
	"posted_before_at" timestamptz(3),
	"copied_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "listing_fingerprints" ADD CONSTRAINT "listing_fingerprints_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_fingerprints_bands" ON "listing_fingerprints" USING gin ("bands");