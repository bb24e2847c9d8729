CREATE TABLE "erased_contacts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"erased_at" timestamp(3) with time zone NOT NULL,
	"activities" text NOT NULL,
	CONSTRAINT "erased_contacts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tenant_clocks" ADD COLUMN "removed_changes" bigint DEFAULT 0 NOT NULL;