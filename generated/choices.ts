// Generated from openapi.yaml by scripts/generate.ts; do not edit.

/** By the name of the schema, in the contract's order. */
export const choices = {
  Scope: ["read","write","admin"],
  ProblemCode: ["malformed_request","request_timeout","malformed_json","validation_failed","invalid_reference","invalid_file","invalid_cursor","cursor_expired","history_expired","ambiguous_credentials","unauthenticated","invalid_credentials","invalid_refresh_token","insufficient_scope","forbidden","origin_not_allowed","tenant_suspended","not_found","route_not_found","not_acceptable","unknown_tenant","method_not_allowed","duplicate","erased","version_conflict","idempotency_key_reused","in_use","last_admin","job_finished","limit_reached","webhook_inactive","key_not_active","rotation_in_progress","no_rotation","replay_in_progress","import_in_progress","count_changed","payload_too_large","unsupported_media_type","query_too_expensive","rate_limited","login_throttled","internal_error","overloaded","database_unavailable"],
  SortDirection: ["asc","desc"],
  FilterOperator: ["eq","ne","in","gt","gte","lt","lte","contains","startsWith","isNull","hasAny"],
  UserRole: ["admin","member","viewer"],
  UserVisibility: ["all","team","own"],
  CompanyProperty: ["id","tenantId","name","domain","industry","description","employeeCount","annualRevenue","phone","website","networkUrl","address","city","state","country","postalCode","tags","notes","ownerId","createdAt","updatedAt"],
  CompanySortProperty: ["id","tenantId","name","domain","industry","employeeCount","annualRevenue","phone","website","networkUrl","address","city","state","country","postalCode","ownerId","createdAt","updatedAt"],
  LifecycleStage: ["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"],
  ContactProperty: ["id","tenantId","firstName","lastName","email","phone","mobile","title","department","companyId","companyName","address","city","state","country","postalCode","lifecycleStage","leadSource","tags","notes","ownerId","ownerName","lastActivityAt","createdAt","updatedAt"],
  ContactSortProperty: ["id","tenantId","firstName","lastName","email","phone","mobile","title","department","companyId","companyName","address","city","state","country","postalCode","lifecycleStage","leadSource","ownerId","ownerName","lastActivityAt","createdAt","updatedAt"],
  Period: ["day","week","month","quarter","year"],
  MeasureOperator: ["sum","avg","min","max"],
  DealStatus: ["open","won","lost"],
  DealProperty: ["id","tenantId","pipelineId","stageId","stageName","name","contactId","contactName","companyId","companyName","value","currency","probability","expectedCloseDate","actualCloseDate","status","notes","ownerId","ownerName","lastActivityAt","bantScore","isBantQualified","createdAt","updatedAt"],
  DealSortProperty: ["id","tenantId","pipelineId","stageId","stageName","name","contactId","contactName","companyId","companyName","value","currency","probability","expectedCloseDate","actualCloseDate","status","ownerId","ownerName","lastActivityAt","bantScore","isBantQualified","createdAt","updatedAt"],
  DealGrouping: ["stage","owner","month","status"],
  ActivityType: ["call","meeting","task","email","note"],
  ActivityStatus: ["pending","completed","cancelled"],
  ActivityPriority: ["low","normal","high","urgent"],
  ActivityProperty: ["id","tenantId","activityType","subject","body","scheduledAt","completedAt","status","priority","dueDate","contactId","contactName","companyId","companyName","dealId","dealName","ownerId","ownerName","createdAt","updatedAt"],
  ActivitySortProperty: ["id","tenantId","activityType","subject","scheduledAt","completedAt","status","priority","dueDate","contactId","contactName","companyId","companyName","dealId","dealName","ownerId","ownerName","createdAt","updatedAt"],
  PropertyEntity: ["contact","company","deal","activity"],
  PropertyType: ["text","number","boolean","date","datetime","select","multiselect","url","user"],
  ChangeAction: ["created","updated","deleted"],
  ChangeSource: ["api","bulk","import","restore","merge","undo","erase","mcp"],
  ImportEntity: ["contacts","companies","deals","activities"],
  ImportMode: ["create","upsert","update"],
  ImportJobStatus: ["queued","running","succeeded","failed","cancelled"],
  AuditAction: ["user.login","user.password_changed","user.token_reused","user.created","user.updated","user.deleted","team.created","team.updated","team.deleted","api_key.created","api_key.updated","api_key.revoked","api_key.rotated","webhook.created","webhook.updated","webhook.deleted","pipeline.created","pipeline.updated","pipeline.deleted","stage.created","stage.updated","stage.deleted","property.created","property.updated","property.deleted","records.imported","records.exported","records.bulk_updated","records.bulk_deleted","company.merged","contact.merged","contact.erased"],
  WebhookEventType: ["contact.created","contact.updated","contact.deleted","contact.erased","company.created","company.updated","company.deleted","deal.created","deal.updated","deal.stage_changed","deal.won","deal.lost","deal.deleted","activity.created","activity.completed","import.completed"]
} as const

/** The fields of requests, by the name of the schema: what they hold, and whether a request needs them and may have null in them. */
export const forms = {
  CreateApiKeyRequest: {"name":{"type":"text","isRequired":true},"scopes":{"type":"text"},"expiresAt":{"type":"date","isNullable":true},"userId":{"type":"text","isNullable":true}},
  CreateWebhookRequest: {"name":{"type":"text","isRequired":true},"url":{"type":"url","isRequired":true},"events":{"type":"checks","choices":["contact.created","contact.updated","contact.deleted","contact.erased","company.created","company.updated","company.deleted","deal.created","deal.updated","deal.stage_changed","deal.won","deal.lost","deal.deleted","activity.created","activity.completed","import.completed"],"isRequired":true},"properties":{"type":"list"},"ignoreOwn":{"type":"check"},"isActive":{"type":"check"}},
  CreatePropertyRequest: {"entity":{"type":"select","choices":["contact","company","deal","activity"],"isRequired":true},"key":{"type":"text","isRequired":true},"type":{"type":"select","choices":["text","number","boolean","date","datetime","select","multiselect","url","user"],"isRequired":true},"label":{"type":"text","isRequired":true},"description":{"type":"lines","isNullable":true},"options":{"type":"list","isNullable":true},"isUnique":{"type":"check"},"isArchived":{"type":"check"},"position":{"type":"number"}},
  CreatePipelineRequest: {"name":{"type":"text","isRequired":true},"isDefault":{"type":"check"}},
  CreateStageRequest: {"name":{"type":"text","isRequired":true},"position":{"type":"number"},"probability":{"type":"number"}},
  CreateUserRequest: {"email":{"type":"email","isRequired":true},"name":{"type":"text","isRequired":true},"role":{"type":"select","choices":["admin","member","viewer"]},"isActive":{"type":"check"},"visibility":{"type":"select","choices":["all","team","own"]},"teamId":{"type":"text","isNullable":true},"password":{"type":"password","isRequired":true}},
  CreateTeamRequest: {"name":{"type":"text","isRequired":true}}
} as const
