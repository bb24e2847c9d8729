CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"credential_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"change_set" uuid,
	"answer" text,
	"progress" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_credential_id_operation_key_pk" PRIMARY KEY("tenant_id","credential_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "change_set" uuid;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "actor_type" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "changed_properties" json;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "previous" json;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "changes_record" ON "changes" USING btree ("tenant_id","entity_id","sequence") WHERE "changes"."entity_id" is not null;--> statement-breakpoint
CREATE INDEX "changes_set" ON "changes" USING btree ("tenant_id","change_set","sequence") WHERE "changes"."change_set" is not null;--> statement-breakpoint
CREATE INDEX "changes_actor" ON "changes" USING btree ("tenant_id","actor_id","sequence") WHERE "changes"."actor_id" is not null;