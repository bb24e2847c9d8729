-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
delete from "rate_limits"
where "rate_limits"."resets_at" < clock_timestamp() - interval '1 minute';
