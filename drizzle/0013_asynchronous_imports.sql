CREATE TABLE "import_jobs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"mode" text NOT NULL,
	"match" text,
	"mapping" json NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"file_name" text,
	"status" text NOT NULL,
	"total_rows" integer,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" text[] NOT NULL,
	"chunks_done" integer DEFAULT 0 NOT NULL,
	"change_set" uuid NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"client_address" text,
	"request_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "import_jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "import_jobs_status" CHECK ("import_jobs"."status" in ('queued', 'running', 'succeeded', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"tenant_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "import_pieces_tenant_id_job_id_kind_number_pk" PRIMARY KEY("tenant_id","job_id","kind","number")
);
--> statement-breakpoint
CREATE INDEX "import_jobs_updated" ON "import_jobs" USING btree ("tenant_id","updated_at","id") WHERE "import_jobs"."updated_at" is not null;--> statement-breakpoint
CREATE INDEX "import_pieces_created" ON "import_pieces" USING brin ("created_at");