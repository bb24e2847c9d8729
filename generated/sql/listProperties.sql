-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "properties".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "properties"
      where "properties"."tenant_id" = $2::uuid
      order by "properties"."entity", "properties"."position", "properties"."id"
      limit 101
    ) as found
    limit $3::int + 1
  ) as "properties", lateral (
    select "properties"."id" as "id",
      "properties"."entity" as "entity",
      "properties"."key" as "key",
      "properties"."type" as "type",
      "properties"."label" as "label",
      "properties"."description" as "description",
      "properties"."options" as "options",
      "properties"."is_unique" as "isUnique",
      "properties"."is_archived" as "isArchived",
      "properties"."position" as "position",
      substr(to_json("properties"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("properties"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
