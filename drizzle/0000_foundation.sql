CREATE TABLE "activities" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"scheduled_at" timestamp(3) with time zone,
	"completed_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"due_date" timestamp(3) with time zone,
	"contact_id" uuid,
	"company_id" uuid,
	"deal_id" uuid,
	"owner_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "activities_type" CHECK ("activities"."activity_type" in ('call', 'meeting', 'task', 'email', 'note')),
	CONSTRAINT "activities_status" CHECK ("activities"."status" in ('pending', 'completed', 'cancelled')),
	CONSTRAINT "activities_priority" CHECK ("activities"."priority" in ('low', 'normal', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key_prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"created_by" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "api_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"tenant_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "changes_tenant_id_sequence_pk" PRIMARY KEY("tenant_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"domain" text,
	"industry" text,
	"description" text,
	"employee_count" integer,
	"annual_revenue" numeric(18, 2),
	"phone" text,
	"website" text,
	"network_url" text,
	"address" text,
	"city" text,
	"state" text,
	"country" text,
	"postal_code" text,
	"tags" text[] NOT NULL,
	"notes" text,
	"owner_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "companies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_key" text,
	"phone" text,
	"mobile" text,
	"title" text,
	"department" text,
	"company_id" uuid,
	"address" text,
	"city" text,
	"state" text,
	"country" text,
	"postal_code" text,
	"lifecycle_stage" text NOT NULL,
	"lead_source" text,
	"tags" text[] NOT NULL,
	"notes" text,
	"owner_id" uuid,
	"last_activity_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "contacts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contacts_lifecycle" CHECK ("contacts"."lifecycle_stage" in ('subscriber', 'lead', 'marketing_qualified_lead', 'sales_qualified_lead', 'opportunity', 'customer', 'evangelist', 'other'))
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pipeline_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"contact_id" uuid,
	"company_id" uuid,
	"value" numeric(18, 2),
	"currency" text,
	"probability" integer,
	"expected_close_date" timestamp(3) with time zone,
	"actual_close_date" timestamp(3) with time zone,
	"status" text NOT NULL,
	"notes" text,
	"owner_id" uuid,
	"last_activity_at" timestamp(3) with time zone,
	"budget" integer,
	"authority" integer,
	"need" integer,
	"timeline" integer,
	"budget_notes" text,
	"authority_notes" text,
	"need_notes" text,
	"timeline_notes" text,
	"bant_score" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "deals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "deals_status" CHECK ("deals"."status" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "pipelines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"spent_at" timestamp(3) with time zone,
	CONSTRAINT "refresh_tokens_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pipeline_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"probability" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "stages_of_pipeline" UNIQUE("tenant_id","pipeline_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_clocks" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"subscriptions" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subdomain" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tenants_subdomain_unique" UNIQUE("subdomain")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'member', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"response_status" integer,
	"error" text,
	"duration_ms" integer,
	"delivered_at" timestamp(3) with time zone,
	"next_attempt_at" timestamp(3) with time zone,
	"job_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_tenant_id_webhook_id_id_pk" PRIMARY KEY("tenant_id","webhook_id","id"),
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret_encrypted" text NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"last_triggered_at" timestamp(3) with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_contact" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contacts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_deal" FOREIGN KEY ("tenant_id","deal_id") REFERENCES "public"."deals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_pipeline" FOREIGN KEY ("tenant_id","pipeline_id") REFERENCES "public"."pipelines"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_stage" FOREIGN KEY ("tenant_id","pipeline_id","stage_id") REFERENCES "public"."stages"("tenant_id","pipeline_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_contact" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contacts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_pipeline" FOREIGN KEY ("tenant_id","pipeline_id") REFERENCES "public"."pipelines"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_clocks" ADD CONSTRAINT "tenant_clocks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhooks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_updated" ON "activities" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("tenant_id","subject","id");--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("tenant_id","activity_type","id");--> statement-breakpoint
CREATE INDEX "activities_status" ON "activities" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "activities_contact" ON "activities" USING btree ("tenant_id","contact_id","id") WHERE "activities"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_company" ON "activities" USING btree ("tenant_id","company_id","id") WHERE "activities"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_deal" ON "activities" USING btree ("tenant_id","deal_id","id") WHERE "activities"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_owner" ON "activities" USING btree ("tenant_id","owner_id","id") WHERE "activities"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("tenant_id","key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_updated" ON "api_keys" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "changes_entity" ON "changes" USING btree ("tenant_id","entity","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_domain" ON "companies" USING btree ("tenant_id","domain");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("tenant_id","name_key","id");--> statement-breakpoint
CREATE INDEX "companies_updated" ON "companies" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "companies_industry" ON "companies" USING btree ("tenant_id","industry","id") WHERE "companies"."industry" is not null;--> statement-breakpoint
CREATE INDEX "companies_owner" ON "companies" USING btree ("tenant_id","owner_id","id") WHERE "companies"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email" ON "contacts" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "contacts_updated" ON "contacts" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "contacts_company" ON "contacts" USING btree ("tenant_id","company_id","id") WHERE "contacts"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "contacts_lifecycle" ON "contacts" USING btree ("tenant_id","lifecycle_stage","id");--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("tenant_id","owner_id","id") WHERE "contacts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_name" ON "deals" USING btree ("tenant_id","name_key","pipeline_id","id");--> statement-breakpoint
CREATE INDEX "deals_updated" ON "deals" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "deals_status" ON "deals" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "deals_pipeline" ON "deals" USING btree ("tenant_id","pipeline_id","id");--> statement-breakpoint
CREATE INDEX "deals_stage" ON "deals" USING btree ("tenant_id","stage_id","id");--> statement-breakpoint
CREATE INDEX "deals_company" ON "deals" USING btree ("tenant_id","company_id","id") WHERE "deals"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_contact" ON "deals" USING btree ("tenant_id","contact_id","id") WHERE "deals"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("tenant_id","owner_id","id") WHERE "deals"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pipelines_default" ON "pipelines" USING btree ("tenant_id") WHERE "pipelines"."is_default";--> statement-breakpoint
CREATE INDEX "pipelines_updated" ON "pipelines" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("tenant_id","family_id");--> statement-breakpoint
CREATE INDEX "stages_updated" ON "stages" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "stages_position" ON "stages" USING btree ("tenant_id","pipeline_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "users_updated" ON "users" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("tenant_id","webhook_id","id") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_updated" ON "webhooks" USING btree ("tenant_id","updated_at","id");