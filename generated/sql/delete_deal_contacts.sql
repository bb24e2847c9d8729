-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 dealId
-- $2 contactId
-- $3 tenantId
delete from "deal_contacts" using unnest($1::uuid[], $2::uuid[]) as one (deal_id, contact_id)
where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."deal_id" = one.deal_id) and ("deal_contacts"."contact_id" = one.contact_id));
