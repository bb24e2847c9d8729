-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
insert into "dropped_webhooks" (tenant_id, webhook_id)
values ($1::uuid, $2)
on conflict do nothing;
