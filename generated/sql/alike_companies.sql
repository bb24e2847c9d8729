-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
with own as materialized (
  select "companies"."id" as id,
    nullif(public.crm_digits("companies"."phone"), '') as phone,
    array_remove(string_to_array(public.crm_fold("companies"."name"), ' '), '') as words
  from "companies"
  where "companies"."tenant_id" = $1::uuid
)
select 'same_phone' as reason,
  phone as sign,
  array_agg(id)::text[] as ids
from own
where length(phone) >= 7
group by phone
having count(*) between 2
  and 1000
union all
select 'same_name',
  array_to_string(words, ' '),
  array_agg(id)::text[]
from own
group by words
having count(*) between 2
  and 1000;
