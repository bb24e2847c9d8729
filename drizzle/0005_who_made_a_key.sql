ALTER TABLE "api_keys" ADD COLUMN "created_by_id" uuid;--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("tenant_id","user_id") WHERE "refresh_tokens"."user_id" is not null;--> statement-breakpoint
-- Keys from before have their maker's address alone: it finds the user who has it today. Who isn't found has gone, and the id
-- that nobody has says so.
UPDATE "api_keys" SET "created_by_id" = "users"."id" FROM "users"
WHERE "users"."tenant_id" = "api_keys"."tenant_id" AND "users"."email_key" = lower("api_keys"."created_by");--> statement-breakpoint
UPDATE "api_keys" SET "created_by_id" = '00000000-0000-0000-0000-000000000000'
WHERE "created_by" IS NOT NULL AND "created_by_id" IS NULL;
