-- Keys of an index end at 2,700 bytes: words are cut as listing-row.ts cuts them from now on.
UPDATE "internships" SET "search_text" = regexp_replace("search_text", '(\S{200})(?=\S)', '\1 ', 'g') WHERE "search_text" ~ '\S{201}';--> statement-breakpoint
CREATE FUNCTION word_grams(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(DISTINCT substr(word, at, size))
	FROM generate_series(1, 3) size, generate_series(1, length(word) - size + 1) at
$$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT unnest(string_to_array("search_text", ' ')) FROM "internships";--> statement-breakpoint
DROP INDEX "internships_type_newest";--> statement-breakpoint
DROP INDEX "internships_newest";--> statement-breakpoint
DROP INDEX "internships_stipend";--> statement-breakpoint
CREATE INDEX "search_words_grams" ON "search_words" USING gin (word_grams("word")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_words" ON "internships" USING gin (string_to_array("search_text", ' ')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_newest" ON "internships" USING btree ("created_at","id","apply_by") WHERE deleted_at is null and state = 'open';--> statement-breakpoint
CREATE INDEX "internships_stipend" ON "internships" USING btree ("stipend","id") WHERE deleted_at is null and state = 'open';--> statement-breakpoint
-- In order, so that two that bring the same new words wait for each other instead of for ever.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" SELECT DISTINCT unnest(string_to_array("search_text", ' ')) FROM written ORDER BY 1 ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" SELECT DISTINCT unnest(string_to_array(NEW."search_text", ' ')) ORDER BY 1 ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER internships_written AFTER INSERT ON "internships" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER internships_changed AFTER UPDATE OF "search_text" ON "internships" FOR EACH ROW WHEN (NEW."search_text" <> OLD."search_text") EXECUTE FUNCTION keep_changed_search_words();
