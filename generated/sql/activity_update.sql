-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 ownerId
-- $3 custom
-- $4 activityType
-- $5 subject
-- $6 body
-- $7 scheduledAt
-- $8 completedAt
-- $9 status
-- $10 priority
-- $11 dueDate
-- $12 contactId
-- $13 companyId
-- $14 dealId
-- $15 tenantId
-- $16 id
update "activities"
set "updated_at" = $1,
  "owner_id" = $2,
  "custom" = $3,
  "activity_type" = $4,
  "subject" = $5,
  "body" = $6,
  "scheduled_at" = $7,
  "completed_at" = $8,
  "status" = $9,
  "priority" = $10,
  "due_date" = $11,
  "contact_id" = $12,
  "company_id" = $13,
  "deal_id" = $14
where ("activities"."tenant_id" = $15::uuid and ("activities"."id" = $16));
