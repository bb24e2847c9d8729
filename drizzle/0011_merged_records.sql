CREATE TABLE "merged_records" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"merged_into" uuid NOT NULL,
	"survivor_id" uuid NOT NULL,
	"key" text,
	CONSTRAINT "merged_records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "merged_records_key" ON "merged_records" USING btree ("tenant_id","key","id") WHERE "merged_records"."key" is not null;--> statement-breakpoint
CREATE INDEX "merged_records_survivor" ON "merged_records" USING btree ("tenant_id","survivor_id","id") WHERE "merged_records"."survivor_id" is not null;