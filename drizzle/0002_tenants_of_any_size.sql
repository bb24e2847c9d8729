-- Of a tenant's size PostgreSQL knows the average alone, as its plans are made for all tenants. Where most are small it would
-- rather read all that a tenant has than look its keys up, and a large one would pay for that at every write. With so few
-- tenants in its statistics it takes each for large. It holds from a table's next ANALYZE on.
ALTER TABLE "activities" ALTER COLUMN "tenant_id" SET (n_distinct = 20);--> statement-breakpoint
ALTER TABLE "changes" ALTER COLUMN "tenant_id" SET (n_distinct = 20);--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "tenant_id" SET (n_distinct = 20);--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "tenant_id" SET (n_distinct = 20);--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "tenant_id" SET (n_distinct = 20);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "tenant_id" SET (n_distinct = 20);
