ALTER TABLE "rate_limits" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "instances" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "share" integer DEFAULT 1 NOT NULL;