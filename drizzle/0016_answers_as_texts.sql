-- An answer that was a record had been kept as the number of its change; no release did that.
DELETE FROM "idempotency_keys" WHERE "sequence" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "sequence";