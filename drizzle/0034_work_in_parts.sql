CREATE TABLE "runs" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"change_set" uuid NOT NULL,
	"position" bigint NOT NULL,
	"state" json NOT NULL,
	"ids" "bytea",
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "runs_tenant_id_kind_key_pk" PRIMARY KEY("tenant_id","kind","key")
);
--> statement-breakpoint
CREATE INDEX "runs_updated" ON "runs" USING btree ("updated_at");