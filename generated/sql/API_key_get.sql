-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 id
select (
  select row_to_json(record)
  from (
    select "api_keys"."id" as "id",
      "api_keys"."key_prefix" as "keyPrefix",
      "api_keys"."name" as "name",
      "api_keys"."scopes" as "scopes",
      substr(to_json("api_keys"."expires_at" + interval '1 us')::text, 2, 23) || 'Z' as "expiresAt",
      substr(to_json("api_keys"."last_used_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastUsedAt",
      "api_keys"."revoked_at" is null
      and ("api_keys"."expires_at" is null or "api_keys"."expires_at" > now())
      and ("api_keys"."user_id" is null or coalesce((
        select "users"."is_active"
        from "users"
        where ("users"."tenant_id" = $1::uuid and ("users"."id" = "api_keys"."user_id"))
      ), false
    )) as "isActive", substr(to_json("api_keys"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt", "api_keys"."user_id" as "userId", "api_keys"."created_by" as "createdBy", (
      select "users"."visibility"
      from "users"
      where ("users"."tenant_id" = $2::uuid and ("users"."id" = "api_keys"."user_id"))
    ) as "visibility", (
      select "users"."team_id"
      from "users"
      where ("users"."tenant_id" = $3::uuid and ("users"."id" = "api_keys"."user_id"))
    ) as "teamId", case when "api_keys"."created_by_id" is not null then coalesce((
        select case when not "users"."is_active" then 'deactivated' when "users"."role" <> 'admin' then 'demoted' else 'active' end
        from "users"
        where ("users"."tenant_id" = $4::uuid and ("users"."id" = "api_keys"."created_by_id"))
      ), 'deleted'
    ) end as "createdByStatus", "api_keys"."replaces" as "replaces", "api_keys"."replaced_by" as "replacedBy", (array['read', 'write', 'admin'])[(
      select "api_key_usage"."scope"
      from "api_key_usage"
      where ("api_key_usage"."tenant_id" = $5::uuid and ("api_key_usage"."key_id" = "api_keys"."id") and ("api_key_usage"."scope" > 0) and ("api_key_usage"."day" > current_date - 30))
      order by "api_key_usage"."key_id" desc, "api_key_usage"."scope" desc
      limit 1
    )] as "scopesUsed"
  ) record
) as json,
  substr(to_json("api_keys"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "api_keys"
where ("api_keys"."tenant_id" = $6::uuid and ("api_keys"."id" = $7));
