CREATE TABLE "empty_references" (
	"tenant_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"property" text NOT NULL,
	"entity" text NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "empty_references_tenant_id_target_id_record_id_property_pk" PRIMARY KEY("tenant_id","target_id","record_id","property")
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"tenant_id" uuid NOT NULL,
	"change_set" uuid NOT NULL,
	"undo_set" uuid NOT NULL,
	"position" bigint NOT NULL,
	"reverted" integer NOT NULL,
	"conflict_count" integer NOT NULL,
	"conflicts" json NOT NULL,
	CONSTRAINT "undos_tenant_id_change_set_pk" PRIMARY KEY("tenant_id","change_set")
);
