-- An index that no other condition can use leaves PostgreSQL no wrong one to take: what 0002 told its statistics is not needed.
DROP INDEX "activities_updated";--> statement-breakpoint
DROP INDEX "activities_identity";--> statement-breakpoint
DROP INDEX "activities_type";--> statement-breakpoint
DROP INDEX "activities_status";--> statement-breakpoint
DROP INDEX "api_keys_hash";--> statement-breakpoint
DROP INDEX "api_keys_updated";--> statement-breakpoint
DROP INDEX "changes_entity";--> statement-breakpoint
DROP INDEX "companies_domain";--> statement-breakpoint
DROP INDEX "companies_name";--> statement-breakpoint
DROP INDEX "companies_updated";--> statement-breakpoint
DROP INDEX "contacts_email";--> statement-breakpoint
DROP INDEX "contacts_updated";--> statement-breakpoint
DROP INDEX "contacts_lifecycle";--> statement-breakpoint
DROP INDEX "deals_name";--> statement-breakpoint
DROP INDEX "deals_updated";--> statement-breakpoint
DROP INDEX "deals_status";--> statement-breakpoint
DROP INDEX "deals_pipeline";--> statement-breakpoint
DROP INDEX "deals_stage";--> statement-breakpoint
DROP INDEX "pipelines_updated";--> statement-breakpoint
DROP INDEX "refresh_tokens_family";--> statement-breakpoint
DROP INDEX "stages_updated";--> statement-breakpoint
DROP INDEX "stages_position";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_updated";--> statement-breakpoint
DROP INDEX "webhooks_updated";--> statement-breakpoint
CREATE INDEX "activities_updated" ON "activities" USING btree ("tenant_id","updated_at","id") WHERE "activities"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "activities_identity" ON "activities" USING btree ("tenant_id","subject",coalesce("scheduled_at", '-infinity'),coalesce("contact_id", '00000000-0000-0000-0000-000000000000'),coalesce("company_id", '00000000-0000-0000-0000-000000000000'),coalesce("deal_id", '00000000-0000-0000-0000-000000000000')) WHERE "activities"."subject" is not null;--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("tenant_id","activity_type","id") WHERE "activities"."activity_type" is not null;--> statement-breakpoint
CREATE INDEX "activities_status" ON "activities" USING btree ("tenant_id","status","id") WHERE "activities"."status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("tenant_id","key_hash") WHERE "api_keys"."key_hash" is not null;--> statement-breakpoint
CREATE INDEX "api_keys_updated" ON "api_keys" USING btree ("tenant_id","updated_at","id") WHERE "api_keys"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "changes_entity" ON "changes" USING btree ("tenant_id","entity","sequence") WHERE "changes"."entity" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_domain" ON "companies" USING btree ("tenant_id","domain") WHERE "companies"."domain" is not null;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("tenant_id","name_key","id") WHERE "companies"."name_key" is not null;--> statement-breakpoint
CREATE INDEX "companies_updated" ON "companies" USING btree ("tenant_id","updated_at","id") WHERE "companies"."updated_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email" ON "contacts" USING btree ("tenant_id","email_key") WHERE "contacts"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "contacts_updated" ON "contacts" USING btree ("tenant_id","updated_at","id") WHERE "contacts"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_lifecycle" ON "contacts" USING btree ("tenant_id","lifecycle_stage","id") WHERE "contacts"."lifecycle_stage" is not null;--> statement-breakpoint
CREATE INDEX "deals_name" ON "deals" USING btree ("tenant_id","name_key","pipeline_id","id") WHERE "deals"."name_key" is not null;--> statement-breakpoint
CREATE INDEX "deals_updated" ON "deals" USING btree ("tenant_id","updated_at","id") WHERE "deals"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "deals_status" ON "deals" USING btree ("tenant_id","status","id") WHERE "deals"."status" is not null;--> statement-breakpoint
CREATE INDEX "deals_pipeline" ON "deals" USING btree ("tenant_id","pipeline_id","id") WHERE "deals"."pipeline_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_stage" ON "deals" USING btree ("tenant_id","stage_id","id") WHERE "deals"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX "pipelines_updated" ON "pipelines" USING btree ("tenant_id","updated_at","id") WHERE "pipelines"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("tenant_id","family_id") WHERE "refresh_tokens"."family_id" is not null;--> statement-breakpoint
CREATE INDEX "stages_updated" ON "stages" USING btree ("tenant_id","updated_at","id") WHERE "stages"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "stages_position" ON "stages" USING btree ("tenant_id","pipeline_id","position","id") WHERE "stages"."pipeline_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email_key") WHERE "users"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "users_updated" ON "users" USING btree ("tenant_id","updated_at","id") WHERE "users"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "webhooks_updated" ON "webhooks" USING btree ("tenant_id","updated_at","id") WHERE "webhooks"."updated_at" is not null;--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "tenant_id" RESET (n_distinct);--> statement-breakpoint
ALTER TABLE "changes" ALTER COLUMN "tenant_id" RESET (n_distinct);--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "tenant_id" RESET (n_distinct);--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "tenant_id" RESET (n_distinct);--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "tenant_id" RESET (n_distinct);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "tenant_id" RESET (n_distinct);
