-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 credentialId
-- $5 operation
-- $6 key
-- $7 since
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(coalesce(octet_length(answer), 0) + coalesce(octet_length(progress::text), 0)) over (order by "credentialId", operation, key) as bytes,
    row_number() over (order by "credentialId", operation, key) as number
  from (
    select "idempotency_keys"."credential_id" as "credentialId",
      "idempotency_keys"."operation" as operation,
      "idempotency_keys"."key" as key,
      "idempotency_keys"."answer" as answer,
      coalesce((
        select "runs"."state"
        from "runs"
        where ("runs"."tenant_id" = $1::uuid and ("runs"."kind" in ('bulk', 'import')) and ("runs"."key" = "idempotency_keys"."credential_id" || ' ' || "idempotency_keys"."operation" || ' ' || "idempotency_keys"."key"))
      ), "idempotency_keys"."progress"
    ) as progress,
      ("idempotency_keys"."operation" like 'mergeContacts %' and not exists (
      select
      from "changes"
      where ("changes"."tenant_id" = $2::uuid and ("changes"."change_set" = "idempotency_keys"."change_set"))
    )) as "isDryMerge"
    from "idempotency_keys"
    where ("idempotency_keys"."tenant_id" = $3::uuid and (("idempotency_keys"."credential_id", "idempotency_keys"."operation", "idempotency_keys"."key") > ($4::uuid, $5, $6)) and ("idempotency_keys"."created_at" >= $7::timestamptz) and ("idempotency_keys"."operation" not like '% ids'))
    order by "idempotency_keys"."credential_id", "idempotency_keys"."operation", "idempotency_keys"."key"
    limit 500
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
