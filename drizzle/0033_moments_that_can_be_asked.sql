ALTER TABLE "tenant_clocks" ADD COLUMN "oldest_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_clocks" ADD COLUMN "retained_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_clocks" ADD COLUMN "retained_changes" bigint DEFAULT 0 NOT NULL;