-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 activityType
-- $2 subject
-- $3 body
-- $4 scheduledAt
-- $5 completedAt
-- $6 status
-- $7 priority
-- $8 dueDate
-- $9 contactId
-- $10 companyId
-- $11 dealId
-- $12 ownerId
-- $13 custom
-- $14 updatedAt
-- $15 tenantId
-- $16 id
update "activities"
set "activity_type" = $1,
  "subject" = $2,
  "body" = $3,
  "scheduled_at" = $4,
  "completed_at" = $5,
  "status" = $6,
  "priority" = $7,
  "due_date" = $8,
  "contact_id" = $9,
  "company_id" = $10,
  "deal_id" = $11,
  "owner_id" = $12,
  "custom" = $13,
  "updated_at" = $14
where ("activities"."tenant_id" = $15::uuid and ("activities"."id" = $16));
