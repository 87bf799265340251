CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP TRIGGER "internships_written" ON "internships";--> statement-breakpoint
DROP TRIGGER "internships_changed" ON "internships";--> statement-breakpoint
DROP FUNCTION keep_search_words();--> statement-breakpoint
DROP FUNCTION keep_changed_search_words();--> statement-breakpoint
DROP INDEX "internships_places";--> statement-breakpoint
DROP INDEX "internships_words";--> statement-breakpoint
DROP INDEX "internships_words_full_time";--> statement-breakpoint
DROP INDEX "internships_words_part_time";--> statement-breakpoint
DROP INDEX "internships_words_remote";--> statement-breakpoint
DROP INDEX "internships_words_hybrid";--> statement-breakpoint
DROP INDEX "internships_words_on_site";--> statement-breakpoint
DROP TABLE "search_words";--> statement-breakpoint
DROP FUNCTION word_grams(text);--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "title_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "heading_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Like searchableText in packages/core/src/internship-search.ts. Other names of cities in a title are folded by its next edit.
CREATE FUNCTION pg_temp.searchable(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT concat_ws(' ', content, (
		SELECT string_agg(DISTINCT word, ' ') FROM regexp_split_to_table(content, '[^[:alnum:]+#]+') AS word
		WHERE length(regexp_replace(word, '[+#]', '', 'g')) IN (1, 2)
	), '')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.folded(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;--> statement-breakpoint
UPDATE "internships" SET
	"title_text" = pg_temp.searchable(pg_temp.folded("title")),
	"heading_text" = pg_temp.searchable(pg_temp.folded("title" || ' ' || array_to_string("requirements", ' '))),
	"search_text" = pg_temp.searchable("search_text");--> statement-breakpoint
CREATE INDEX "internships_search" ON "internships" USING gin ("title_text" gin_trgm_ops,"heading_text" gin_trgm_ops,"search_text" gin_trgm_ops,"place_text" gin_trgm_ops) WHERE deleted_at is null and state = 'open';--> statement-breakpoint
ANALYZE "internships";
