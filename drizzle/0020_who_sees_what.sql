CREATE TABLE "teams" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "teams_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "visibility" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("tenant_id","name_key") WHERE "teams"."name_key" is not null;--> statement-breakpoint
CREATE INDEX "teams_updated" ON "teams" USING btree ("tenant_id","updated_at","id") WHERE "teams"."updated_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_visibility" CHECK ("visibility" in ('all', 'team', 'own')) NOT VALID;