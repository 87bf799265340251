CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"name_skeleton" text GENERATED ALWAYS AS (replace(translate(lower(regexp_replace(translate(normalize(translate(company_name, '™℠', ''), NFKD), 'аАαΑɑᴀᎪꓮвВьЬΒβʙᏴꓐсСϲϹᴄⲥⲤᏟꓚԁԀᴅᎠꓓеЕΕεᴇᎬꓰꜰꓝɡɢցᏀᏳꓖһҺнНΗʜհᎻꓧјЈϳᴊᎫꓙкКκΚᴋᏦꓗiI1|ıіІӏӀιΙƖǀɪʟᎥᏞꓡꓲмМΜᴍᎷꓟΝηпϖɴոꓠ0оОοΟσօᴏⲟⲞꓳрРρΡᴘⲣⲢᏢꓑԛԚզгГʀᎡᏒꓣѕЅꜱᏕᏚꓢтТτΤᴛᎢꓔυμսᴜꓴѵѴνᴠᏙꓦԝԜѡѠωшᴡᎳᏔꓪхХχΧꓫуУγΥүʏᎩꓬΖζᴢᏃꓜ', 'aaaaaaaabbbbbbbbbcccccccccdddddeeeeeeeffgggggghhhhhhhhhjjjjjjkkkkkkklllllllllllllllllllmmmmmmnnnnnnnooooooooooopppppppppqqqrrrrrrsssssstttttttuuuuuvvvvvvwwwwwwwwwwxxxxxyyyyyyyyzzzzz'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u20ff\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe2f\ufeff\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]', '', 'g')), 'i', 'l'), 'rn', 'm')) STORED,
	"industry" text NOT NULL,
	"company_size" text NOT NULL,
	"contact_person" text NOT NULL,
	"about" text
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"checked_at" timestamptz(3),
	"proved_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_origins" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"last_used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_origins_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"alert" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
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
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"last_used_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"push" boolean DEFAULT true NOT NULL,
	"applications" boolean DEFAULT true NOT NULL,
	"matches" boolean DEFAULT true NOT NULL,
	"messages" boolean DEFAULT false NOT NULL,
	"profile_visible" boolean DEFAULT true NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"show_phone" boolean DEFAULT false NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"undo_seconds" integer,
	"match_alerts" boolean DEFAULT true NOT NULL,
	"weekly_digest" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"university" text NOT NULL,
	"major" text NOT NULL,
	"graduation_year" integer NOT NULL,
	"digested_at" timestamptz(3) DEFAULT now() NOT NULL,
	"preferences_skipped_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamptz(3),
	"phone" text,
	"avatar" text DEFAULT 'initials' NOT NULL,
	"avatar_file_id" uuid,
	"erase_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_avatar_file_id_unique" UNIQUE("avatar_file_id")
);
--> statement-breakpoint
CREATE TABLE "announced_internships" (
	"student_id" uuid NOT NULL,
	"internship_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "announced_internships_student_id_internship_id_pk" PRIMARY KEY("student_id","internship_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_alerts" (
	"search_id" uuid NOT NULL,
	"internship_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_alerts_search_id_internship_id_pk" PRIMARY KEY("search_id","internship_id")
);
--> statement-breakpoint
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
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"internship_id" uuid NOT NULL,
	"internship_version" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"resume_file_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"decided_at" timestamptz(3),
	"tell_at" timestamptz(3),
	"seen_at" timestamptz(3),
	"shortlisted_at" timestamptz(3),
	"withdrawn_at" timestamptz(3),
	"attempt" integer DEFAULT 1 NOT NULL,
	"answer" text,
	"answered_at" timestamptz(3),
	"answer_tell_at" timestamptz(3),
	"answer_reason" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reasons_version" integer,
	"advice" text,
	"offer_note" text,
	"offer_starts_on" date,
	"answer_by" date,
	"answer_reminded_at" timestamptz(3),
	"first_answer_at" timestamptz(3),
	"nudged_at" timestamptz(3),
	"batch_id" uuid,
	"keep_resume" boolean DEFAULT false NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("internship_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"read_at" timestamptz(3)
);
--> statement-breakpoint
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"critical" boolean DEFAULT false NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "internship_versions" (
	"internship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text[] NOT NULL,
	"must_have" text[] DEFAULT '{}' NOT NULL,
	"nice_to_have" text[] DEFAULT '{}' NOT NULL,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"duration" text NOT NULL,
	"stipend" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "internship_versions_internship_id_version_pk" PRIMARY KEY("internship_id","version")
);
--> statement-breakpoint
CREATE TABLE "internships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text[] NOT NULL,
	"must_have" text[] DEFAULT '{}' NOT NULL,
	"nice_to_have" text[] DEFAULT '{}' NOT NULL,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"duration" text NOT NULL,
	"duration_months" integer NOT NULL,
	"stipend" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title_text" text DEFAULT '' NOT NULL,
	"heading_text" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"place_text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"openings" integer,
	"vacancy" text,
	"vacancy_stated_at" timestamptz(3),
	"starts_on" date,
	"apply_by" date,
	"reply_days" integer DEFAULT 14 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"text_changed_at" timestamptz(3),
	"deleted_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "saved_internships" (
	"student_id" uuid NOT NULL,
	"internship_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_internships_student_id_internship_id_pk" PRIMARY KEY("student_id","internship_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'all' NOT NULL,
	"location" text DEFAULT 'all' NOT NULL,
	"alert" text DEFAULT 'at_once' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("student_id","q","type","location")
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interview_id" uuid NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "interview_slots_once" UNIQUE("interview_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"mode" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamptz(3),
	"ends_at" timestamptz(3),
	"sequence" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changed_by" text DEFAULT 'company' NOT NULL,
	"reminded" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"event" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text,
	"is_held" boolean DEFAULT false NOT NULL,
	"reply_to" text,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text,
	"token_purpose" text,
	"alert" text,
	"unsubscribe_link" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	"failed_at" timestamptz(3),
	CONSTRAINT "mails_once" UNIQUE("recipient","event")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"action_url" text,
	"internship_id" uuid,
	"sender_name" text,
	"created_at" timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("user_id","event")
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
CREATE TABLE "resume_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_as" uuid,
	"bytes_id" uuid GENERATED ALWAYS AS (coalesce(stored_as, id)) STORED NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"message" text,
	"pages" integer,
	"lines" jsonb,
	"draft" jsonb,
	"read_at" timestamptz(3),
	"corrections" jsonb,
	"corrected_draft" jsonb,
	"proposals" jsonb
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_one_for_each_student" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial,
	"created_at" timestamptz(3) DEFAULT now(),
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_origins" ADD CONSTRAINT "known_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_internships" ADD CONSTRAINT "announced_internships_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_internships" ADD CONSTRAINT "announced_internships_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_alerts" ADD CONSTRAINT "waiting_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_alerts" ADD CONSTRAINT "waiting_alerts_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_resume_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."resume_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_batch_id_bulk_actions_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bulk_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_answered_version" FOREIGN KEY ("internship_id","internship_version") REFERENCES "public"."internship_versions"("internship_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_reports" ADD CONSTRAINT "internship_reports_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_reports" ADD CONSTRAINT "internship_reports_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_versions" ADD CONSTRAINT "internship_versions_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_internships" ADD CONSTRAINT "saved_internships_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_internships" ADD CONSTRAINT "saved_internships_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_company_id_companies_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_file_id_resume_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_name_skeleton" ON "companies" USING btree ("name_skeleton");--> statement-breakpoint
CREATE INDEX "known_origins_last_used" ON "known_origins" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "mailed_tokens_of_user" ON "mailed_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "announced_internships_of" ON "announced_internships" USING btree ("internship_id");--> statement-breakpoint
CREATE INDEX "waiting_alerts_of" ON "waiting_alerts" USING btree ("internship_id");--> statement-breakpoint
CREATE INDEX "answered_requests_of_user" ON "answered_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answered_requests_oldest" ON "answered_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_of_student" ON "applications" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_to_tell" ON "applications" USING btree ("tell_at") WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX "applications_to_answer" ON "applications" USING btree ("answer_tell_at") WHERE answer_tell_at is not null;--> statement-breakpoint
CREATE INDEX "applications_of_file" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "applications_of_batch" ON "applications" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "applications_offer_answer" ON "applications" USING btree ("answer_by") WHERE answer_by is not null and answer is null;--> statement-breakpoint
CREATE INDEX "messages_of" ON "messages" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_actions_of_company" ON "bulk_actions" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_actions_to_tell" ON "bulk_actions" USING btree ("tell_at") WHERE tell_at is not null and released_at is null and undone_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "internship_reports_of_student" ON "internship_reports" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "internships_newest" ON "internships" USING btree ("created_at","id","apply_by") WHERE deleted_at is null and state = 'open';--> statement-breakpoint
CREATE INDEX "internships_stipend" ON "internships" USING btree ("stipend","id") WHERE deleted_at is null and state = 'open';--> statement-breakpoint
CREATE INDEX "internships_search" ON "internships" USING gin ("title_text" gin_trgm_ops,"heading_text" gin_trgm_ops,"search_text" gin_trgm_ops,"place_text" gin_trgm_ops) WHERE deleted_at is null and state = 'open';--> statement-breakpoint
CREATE INDEX "internships_of_company" ON "internships" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "internships_changed" ON "internships" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "internships_description" ON "internships" USING btree (md5(regexp_replace(lower("description"), '\W+', ' ', 'g'))) WHERE deleted_at is null and state = 'open';--> statement-breakpoint
CREATE INDEX "interviews_of_company" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_of_student" ON "interviews" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_of_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_ahead" ON "interviews" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "mails_to_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_once" ON "message_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_promises_open" ON "reply_promises" USING btree ("application_id") WHERE answered_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "reply_promises_of_application" ON "reply_promises" USING btree ("application_id","started_at");--> statement-breakpoint
CREATE INDEX "reply_promises_of_company" ON "reply_promises" USING btree ("company_id","reply_by");--> statement-breakpoint
CREATE INDEX "reply_promises_to_remind" ON "reply_promises" USING btree ("reply_by") WHERE answered_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "resume_files_draft_reader" ON "resume_files" USING btree ((draft->>'readerVersion'));--> statement-breakpoint
CREATE INDEX "resume_files_of_student" ON "resume_files" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "resume_files_of_bytes" ON "resume_files" USING btree ("bytes_id");--> statement-breakpoint
CREATE INDEX "resumes_of_file" ON "resumes" USING btree ("file_id");