-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 candidates
-- $2 tenantId
-- $3 tenantId
-- $4 ids
-- $5 ids
select candidate.id,
  latest.action = 'deleted' as "isDeleted"
from unnest($1::uuid[]) as candidate (id), lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" >= candidate.id) and ("changes"."entity_id" <= candidate.id))
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) as latest, lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $3::uuid and ("changes"."entity_id" >= candidate.id) and ("changes"."entity_id" <= candidate.id) and (("changes"."data"->>'contactId') is not null))
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) as named
where coalesce((latest.data->>'contactId')::uuid = any($4::uuid[]), true)
  and (named.data->>'contactId')::uuid = any($5::uuid[])
  and latest.data->>'companyId' is null
  and latest.data->>'dealId' is null
  and named.data->>'companyId' is null
  and named.data->>'dealId' is null;
