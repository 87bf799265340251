CREATE TABLE "internship_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"internship_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"reply" text,
	"replied_at" timestamptz(3),
	CONSTRAINT "internship_reports_once" UNIQUE("internship_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "listing_fingerprints" (
	"internship_id" uuid PRIMARY KEY NOT NULL,
	"bands" integer[] NOT NULL,
	"posted_before_at" timestamptz(3),
	"copied_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "internship_reports" ADD CONSTRAINT "internship_reports_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_reports" ADD CONSTRAINT "internship_reports_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_fingerprints" ADD CONSTRAINT "listing_fingerprints_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_reports_of_student" ON "internship_reports" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "listing_fingerprints_bands" ON "listing_fingerprints" USING gin ("bands");