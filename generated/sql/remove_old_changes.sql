-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 until
-- $4 tenantId
delete from "changes" using (
  select "changes"."entity_id" as entity_id,
    max("changes"."sequence") as sequence
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" > $2::bigint) and ("changes"."sequence" <= $3::bigint))
  group by "changes"."entity_id"
) as newest
where ("changes"."tenant_id" = $4::uuid and ("changes"."entity_id" = newest.entity_id) and ("changes"."sequence" < newest.sequence) and ("changes"."action" <> 'deleted'))
returning "changes"."sequence"::float8 as sequence;
