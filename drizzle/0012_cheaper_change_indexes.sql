DROP INDEX "changes_record";--> statement-breakpoint
DROP INDEX "changes_set";--> statement-breakpoint
DROP INDEX "changes_actor";--> statement-breakpoint
CREATE INDEX "changes_record" ON "changes" USING btree ("tenant_id","entity_id","sequence");--> statement-breakpoint
CREATE INDEX "changes_set" ON "changes" USING btree ("tenant_id","change_set","sequence");--> statement-breakpoint
CREATE INDEX "changes_actor" ON "changes" USING btree ("tenant_id","actor_id","sequence");