-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
select exists (
  select
  from pg_stat_activity
  where datname = current_database()
    and application_name like 'crm-listener %'
    and application_name not like '%/properties'
) as "isThere";
