ALTER TABLE "import_jobs" ADD COLUMN "ignored_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "created_properties" text[] DEFAULT '{}' NOT NULL;