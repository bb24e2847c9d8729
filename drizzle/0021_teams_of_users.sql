CREATE INDEX CONCURRENTLY "users_team" ON "users" USING btree ("tenant_id","team_id","id") WHERE "users"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_team";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_visibility";