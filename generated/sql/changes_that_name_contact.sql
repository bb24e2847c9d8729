-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 ids
-- $4 ids
-- $5 after
-- $6 until
with named as materialized (
  select "changes"."sequence" as sequence,
    "changes"."entity" as entity,
    "changes"."entity_id" as id
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."entity" not in ('contact', 'company')) and (public.crm_named_contacts("changes"."entity", "changes"."data", "changes"."previous") && $2::uuid[]) and (public.crm_named_contacts("changes"."entity", "changes"."data", "changes"."previous") && $3::uuid[]) and (public.crm_named_contacts("changes"."entity", "changes"."data", "changes"."previous") && $4::uuid[]))
), recent as (
  select *
  from named
  where sequence > $5::bigint
    and sequence <= $6::bigint
)
select coalesce((
    select array_agg(sequence order by sequence)
    from recent
  ), '{}'
)::float8[] as sequences,
  coalesce((
    select string_agg(uuid_send(id), ''::bytea order by id)
    from (
      select distinct id
      from recent
      where entity = 'activity'
    ) as one
  ), ''::bytea
) as activities,
  coalesce((
    select string_agg(uuid_send(id), ''::bytea order by id)
    from (
      select distinct id
      from recent
      where entity = 'deal'
    ) as one
  ), ''::bytea
) as deals;
