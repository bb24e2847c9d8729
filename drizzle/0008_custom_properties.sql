CREATE TABLE "properties" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"description" text,
	"options" jsonb,
	"is_unique" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "properties_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "properties_entity" CHECK ("properties"."entity" in ('contact', 'company', 'deal', 'activity')),
	CONSTRAINT "properties_type" CHECK ("properties"."type" in ('text', 'number', 'boolean', 'date', 'datetime', 'select', 'multiselect', 'url', 'user'))
);
--> statement-breakpoint
CREATE TABLE "unique_values" (
	"tenant_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"key" text NOT NULL,
	"search_key" text NOT NULL,
	"contact_id" uuid,
	"company_id" uuid,
	"deal_id" uuid,
	"activity_id" uuid,
	CONSTRAINT "unique_values_tenant_id_property_id_key_pk" PRIMARY KEY("tenant_id","property_id","key")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_clocks" ADD COLUMN "properties" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unique_values" ADD CONSTRAINT "unique_values_property" FOREIGN KEY ("tenant_id","property_id") REFERENCES "public"."properties"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unique_values" ADD CONSTRAINT "unique_values_contact" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contacts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unique_values" ADD CONSTRAINT "unique_values_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unique_values" ADD CONSTRAINT "unique_values_deal" FOREIGN KEY ("tenant_id","deal_id") REFERENCES "public"."deals"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unique_values" ADD CONSTRAINT "unique_values_activity" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_key" ON "properties" USING btree ("tenant_id","entity","key") WHERE "properties"."entity" is not null;--> statement-breakpoint
CREATE INDEX "properties_updated" ON "properties" USING btree ("tenant_id","updated_at","id") WHERE "properties"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "unique_values_search" ON "unique_values" USING btree ("tenant_id","search_key","property_id") WHERE "unique_values"."search_key" is not null;--> statement-breakpoint
CREATE INDEX "unique_values_contact" ON "unique_values" USING btree ("tenant_id","contact_id") WHERE "unique_values"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "unique_values_company" ON "unique_values" USING btree ("tenant_id","company_id") WHERE "unique_values"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "unique_values_deal" ON "unique_values" USING btree ("tenant_id","deal_id") WHERE "unique_values"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "unique_values_activity" ON "unique_values" USING btree ("tenant_id","activity_id") WHERE "unique_values"."activity_id" is not null;