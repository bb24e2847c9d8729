CREATE TABLE "dropped_webhooks" (
	"tenant_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	CONSTRAINT "dropped_webhooks_tenant_id_webhook_id_pk" PRIMARY KEY("tenant_id","webhook_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_bodies" (
	"tenant_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_bodies_tenant_id_event_id_pk" PRIMARY KEY("tenant_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_webhook";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_bodies_created" ON "webhook_bodies" USING brin ("created_at");