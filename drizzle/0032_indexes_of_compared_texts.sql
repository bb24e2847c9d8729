CREATE INDEX CONCURRENTLY "teams_compared_name" ON "teams" USING btree ("tenant_id",left(public.crm_fold("name"), 512),"id") WHERE left(public.crm_fold("teams"."name"), 512) is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_compared_name" ON "companies" USING btree ("tenant_id",left(public.crm_fold("name"), 512),"id") WHERE left(public.crm_fold("companies"."name"), 512) is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_compared_industry" ON "companies" USING btree ("tenant_id",left(public.crm_fold("industry"), 512),"id") WHERE left(public.crm_fold("companies"."industry"), 512) is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_compared_name" ON "deals" USING btree ("tenant_id",left(public.crm_fold("name"), 512),"pipeline_id","id") WHERE left(public.crm_fold("deals"."name"), 512) is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_words" ON "activities" USING gin (public.crm_words("tenant_id", coalesce("subject", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_words" ON "companies" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("domain", '') || ' ' || coalesce("notes", ''), array["phone"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contacts_words" ON "contacts" USING gin (public.crm_words("tenant_id", coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("title", '') || ' ' || coalesce("notes", ''), array["phone", "mobile"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_words" ON "deals" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("notes", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activities_words_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_words_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contacts_words_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_words_before";
