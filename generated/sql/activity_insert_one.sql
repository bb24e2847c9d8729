-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 activityType
-- $4 subject
-- $5 body
-- $6 scheduledAt
-- $7 completedAt
-- $8 status
-- $9 priority
-- $10 dueDate
-- $11 contactId
-- $12 companyId
-- $13 dealId
-- $14 ownerId
-- $15 createdAt
-- $16 updatedAt
insert into "activities" ("tenant_id", "id", "activity_type", "subject", "body", "scheduled_at", "completed_at", "status", "priority", "due_date", "contact_id", "company_id", "deal_id", "owner_id", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);
