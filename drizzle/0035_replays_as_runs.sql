DROP INDEX CONCURRENTLY IF EXISTS "idempotency_keys_ids";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "runs_replays" ON "runs" USING btree ("tenant_id","key") WHERE "kind" = 'replay';