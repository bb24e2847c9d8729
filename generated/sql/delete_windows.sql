-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
delete from "rate_limits"
where "rate_limits"."key" like '%' || $1::text || '%';
