CREATE TABLE "api_key_usage" (
	"tenant_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"scope" smallint NOT NULL,
	"day" date NOT NULL,
	"operation_id" text NOT NULL,
	"count" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"rate_limited" bigint NOT NULL,
	CONSTRAINT "api_key_usage_tenant_id_key_id_scope_day_operation_id_pk" PRIMARY KEY("tenant_id","key_id","scope","day","operation_id")
);
--> statement-breakpoint
CREATE TABLE "change_set_parts" (
	"tenant_id" uuid NOT NULL,
	"last_sequence" bigint NOT NULL,
	"first_sequence" bigint NOT NULL,
	CONSTRAINT "change_set_parts_tenant_id_last_sequence_pk" PRIMARY KEY("tenant_id","last_sequence")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "undos" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_usage_day" ON "api_key_usage" USING btree ("day") WHERE "api_key_usage"."day" is not null;