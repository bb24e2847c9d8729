-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 until
-- $4 days
delete from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" > $2::bigint and "changes"."sequence" <= $3::bigint) and ("changes"."changed_at" < now() - $4::int * interval '1 day') and ("changes"."action" <> 'deleted') and (exists (
  select
  from "changes" as later
  where later.tenant_id = "changes"."tenant_id"
    and later.entity_id = "changes"."entity_id"
    and later.sequence > "changes"."sequence"
)))
returning "changes"."sequence"::float8 as sequence;
