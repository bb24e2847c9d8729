ALTER TABLE "import_jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "sees" json;