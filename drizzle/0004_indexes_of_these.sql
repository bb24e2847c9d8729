CREATE INDEX CONCURRENTLY "activities_updated" ON "activities" USING btree ("tenant_id","updated_at","id") WHERE "activities"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_identity" ON "activities" USING btree ("tenant_id","subject",coalesce("scheduled_at", '-infinity'),coalesce("contact_id", '00000000-0000-0000-0000-000000000000'),coalesce("company_id", '00000000-0000-0000-0000-000000000000'),coalesce("deal_id", '00000000-0000-0000-0000-000000000000')) WHERE "activities"."subject" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_type" ON "activities" USING btree ("tenant_id","activity_type","id") WHERE "activities"."activity_type" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_status" ON "activities" USING btree ("tenant_id","status","id") WHERE "activities"."status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "api_keys_hash" ON "api_keys" USING btree ("tenant_id","key_hash") WHERE "api_keys"."key_hash" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "api_keys_updated" ON "api_keys" USING btree ("tenant_id","updated_at","id") WHERE "api_keys"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "changes_entity" ON "changes" USING btree ("tenant_id","entity","sequence") WHERE "changes"."entity" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "companies_domain" ON "companies" USING btree ("tenant_id","domain") WHERE "companies"."domain" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_name" ON "companies" USING btree ("tenant_id","name_key","id") WHERE "companies"."name_key" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_updated" ON "companies" USING btree ("tenant_id","updated_at","id") WHERE "companies"."updated_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "contacts_email" ON "contacts" USING btree ("tenant_id","email_key") WHERE "contacts"."email_key" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contacts_updated" ON "contacts" USING btree ("tenant_id","updated_at","id") WHERE "contacts"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contacts_lifecycle" ON "contacts" USING btree ("tenant_id","lifecycle_stage","id") WHERE "contacts"."lifecycle_stage" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_name" ON "deals" USING btree ("tenant_id","name_key","pipeline_id","id") WHERE "deals"."name_key" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_updated" ON "deals" USING btree ("tenant_id","updated_at","id") WHERE "deals"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_status" ON "deals" USING btree ("tenant_id","status","id") WHERE "deals"."status" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_pipeline" ON "deals" USING btree ("tenant_id","pipeline_id","id") WHERE "deals"."pipeline_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_stage" ON "deals" USING btree ("tenant_id","stage_id","id") WHERE "deals"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pipelines_updated" ON "pipelines" USING btree ("tenant_id","updated_at","id") WHERE "pipelines"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refresh_tokens_family" ON "refresh_tokens" USING btree ("tenant_id","family_id") WHERE "refresh_tokens"."family_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stages_updated" ON "stages" USING btree ("tenant_id","updated_at","id") WHERE "stages"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stages_position" ON "stages" USING btree ("tenant_id","pipeline_id","position","id") WHERE "stages"."pipeline_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_email" ON "users" USING btree ("tenant_id","email_key") WHERE "users"."email_key" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_updated" ON "users" USING btree ("tenant_id","updated_at","id") WHERE "users"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhooks_updated" ON "webhooks" USING btree ("tenant_id","updated_at","id") WHERE "webhooks"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refresh_tokens_user" ON "refresh_tokens" USING btree ("tenant_id","user_id") WHERE "refresh_tokens"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_created" ON "activities" USING btree ("tenant_id","created_at","id") WHERE "activities"."created_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activities_words" ON "activities" USING gin (public.crm_words("tenant_id", coalesce("subject", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_created" ON "companies" USING btree ("tenant_id","created_at","id") WHERE "companies"."created_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_words" ON "companies" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("domain", '') || ' ' || coalesce("notes", ''), array["phone"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contacts_created" ON "contacts" USING btree ("tenant_id","created_at","id") WHERE "contacts"."created_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contacts_words" ON "contacts" USING gin (public.crm_words("tenant_id", coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("title", '') || ' ' || coalesce("notes", ''), array["phone", "mobile"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_created" ON "deals" USING btree ("tenant_id","created_at","id") WHERE "deals"."created_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deals_words" ON "deals" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("notes", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "changes_record" ON "changes" USING btree ("tenant_id","entity_id","sequence");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "changes_set" ON "changes" USING btree ("tenant_id","change_set","sequence");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "changes_actor" ON "changes" USING btree ("tenant_id","actor_id","sequence");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activities_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activities_identity_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activities_type_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activities_status_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_keys_hash_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_keys_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "changes_entity_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_domain_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_name_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contacts_email_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contacts_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contacts_lifecycle_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_name_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_status_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_pipeline_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deals_stage_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "pipelines_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refresh_tokens_family_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stages_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stages_position_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_email_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_updated_before";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_updated_before";
