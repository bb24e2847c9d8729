-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantIds
-- $2 known
/* of followed tenants */
select "tenant_clocks"."tenant_id" as "tenantId",
  "tenant_clocks"."sequence"::float8 as latest
from unnest($1::uuid[], $2::bigint[]) as followed (tenant_id, known)
join "tenant_clocks" on "tenant_clocks"."tenant_id" = followed.tenant_id
where "tenant_clocks"."sequence" > followed.known;
