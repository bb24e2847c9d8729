ALTER TABLE "import_jobs" ADD COLUMN "ignored_lines" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "reading" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "created_references" integer;