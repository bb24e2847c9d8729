CREATE TABLE "webhook_attempts" (
	"tenant_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"successes" integer NOT NULL,
	"failures" integer NOT NULL,
	"durations_ms" integer[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_attempts_tenant_id_webhook_id_id_pk" PRIMARY KEY("tenant_id","webhook_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_replays" (
	"tenant_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"is_of_failed" boolean NOT NULL,
	"position" uuid NOT NULL,
	"until_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_replays_tenant_id_webhook_id_pk" PRIMARY KEY("tenant_id","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "next_secret_encrypted" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rotation_credential_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rotation_key" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "wanted_properties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "ignore_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "created_by_id" uuid;--> statement-breakpoint
CREATE INDEX "webhook_attempts_created" ON "webhook_attempts" USING brin ("created_at");