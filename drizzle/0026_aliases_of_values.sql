CREATE TABLE "aliases" (
	"tenant_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"key" text NOT NULL,
	"property_id" uuid,
	CONSTRAINT "aliases_tenant_id_merged_id_key_pk" PRIMARY KEY("tenant_id","merged_id","key")
);
--> statement-breakpoint
ALTER TABLE "merged_records" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "aliases" ADD CONSTRAINT "aliases_merged" FOREIGN KEY ("tenant_id","merged_id") REFERENCES "public"."merged_records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aliases" ADD CONSTRAINT "aliases_property" FOREIGN KEY ("tenant_id","property_id") REFERENCES "public"."properties"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aliases_key" ON "aliases" USING btree ("tenant_id","key","merged_id") WHERE "aliases"."key" is not null;--> statement-breakpoint
CREATE INDEX "aliases_property" ON "aliases" USING btree ("tenant_id","property_id") WHERE "aliases"."property_id" is not null;