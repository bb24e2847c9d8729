CREATE TABLE "audit_log" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"ip" text,
	"request_id" text,
	CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("tenant_id","action","id") WHERE "audit_log"."action" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("tenant_id","actor_id","id") WHERE "audit_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at") WHERE "audit_log"."at" is not null;