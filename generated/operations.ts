// Generated from openapi.yaml by scripts/generate.ts; do not edit.

export type Scope = 'read' | 'write' | 'admin'

export interface OperationDescription {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path as Fastify writes it, with :id for {id}. */
  url: string
  path: string
  tag: string
  /** null: public. */
  scope: Scope | null
  /** The one success status, and the media type that goes with it. */
  status: number
  contentType: string | null
  requestType: string | null
  /** Where the operation takes more than the usual size. */
  maxBodyBytes: number | null
  /** How large an uploaded file may be. */
  maxFileBytes: number | null
  /** What `?fields=` may name; null where the operation has no such parameter. */
  fields: readonly string[] | null
  /** The request headers that the operation takes, and those that its success may have, as the contract spells them. */
  requestHeaders: readonly string[]
  successHeaders: readonly string[]
  /** The query parameters that are whole numbers. */
  integers: readonly string[]
  /** What a body, or an item of a bulk body, may hold without a handler ever seeing it. */
  readOnly: readonly string[]
  /** First and last day, such as 2027-01-31, and the path to use instead; null: the operation stays. */
  deprecation: { since: string; sunset: string; successor: string | null } | null
}

export const operations = {
  getHealth: {
    method: 'GET',
    url: '/healthz',
    path: '/healthz',
    tag: 'system',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getReadiness: {
    method: 'GET',
    url: '/readyz',
    path: '/readyz',
    tag: 'system',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getOpenApiYaml: {
    method: 'GET',
    url: '/openapi.yaml',
    path: '/openapi.yaml',
    tag: 'system',
    scope: null,
    status: 200,
    contentType: 'application/yaml',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-None-Match'
    ],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getOpenApiJson: {
    method: 'GET',
    url: '/openapi.json',
    path: '/openapi.json',
    tag: 'system',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-None-Match'
    ],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  login: {
    method: 'POST',
    url: '/api/v1/auth/login',
    path: '/api/v1/auth/login',
    tag: 'auth',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  refreshSession: {
    method: 'POST',
    url: '/api/v1/auth/refresh',
    path: '/api/v1/auth/refresh',
    tag: 'auth',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  logout: {
    method: 'POST',
    url: '/api/v1/auth/logout',
    path: '/api/v1/auth/logout',
    tag: 'auth',
    scope: null,
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  changePassword: {
    method: 'POST',
    url: '/api/v1/auth/change-password',
    path: '/api/v1/auth/change-password',
    tag: 'auth',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getMe: {
    method: 'GET',
    url: '/api/v1/auth/me',
    path: '/api/v1/auth/me',
    tag: 'auth',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'type',
      'tenant',
      'user',
      'apiKey',
      'scopes'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listCompanies: {
    method: 'GET',
    url: '/api/v1/companies',
    path: '/api/v1/companies',
    tag: 'companies',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'name',
      'domain',
      'industry',
      'description',
      'employeeCount',
      'annualRevenue',
      'phone',
      'website',
      'networkUrl',
      'address',
      'city',
      'state',
      'country',
      'postalCode',
      'tags',
      'notes',
      'ownerId',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createCompany: {
    method: 'POST',
    url: '/api/v1/companies',
    path: '/api/v1/companies',
    tag: 'companies',
    scope: 'write',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  upsertCompany: {
    method: 'PUT',
    url: '/api/v1/companies/upsert',
    path: '/api/v1/companies/upsert',
    tag: 'companies',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key',
      'If-Match',
      'If-None-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  bulkCreateCompanies: {
    method: 'POST',
    url: '/api/v1/companies/bulk',
    path: '/api/v1/companies/bulk',
    tag: 'companies',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: 1048576,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  searchCompanies: {
    method: 'POST',
    url: '/api/v1/companies/search',
    path: '/api/v1/companies/search',
    tag: 'companies',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  batchGetCompanies: {
    method: 'POST',
    url: '/api/v1/companies/batch-get',
    path: '/api/v1/companies/batch-get',
    tag: 'companies',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getCompany: {
    method: 'GET',
    url: '/api/v1/companies/:id',
    path: '/api/v1/companies/{id}',
    tag: 'companies',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'name',
      'domain',
      'industry',
      'description',
      'employeeCount',
      'annualRevenue',
      'phone',
      'website',
      'networkUrl',
      'address',
      'city',
      'state',
      'country',
      'postalCode',
      'tags',
      'notes',
      'ownerId',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateCompany: {
    method: 'PUT',
    url: '/api/v1/companies/:id',
    path: '/api/v1/companies/{id}',
    tag: 'companies',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteCompany: {
    method: 'DELETE',
    url: '/api/v1/companies/:id',
    path: '/api/v1/companies/{id}',
    tag: 'companies',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listCompanyHistory: {
    method: 'GET',
    url: '/api/v1/companies/:id/history',
    path: '/api/v1/companies/{id}/history',
    tag: 'companies',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'sequence',
      'entity',
      'entityId',
      'action',
      'changedAt',
      'changeSet',
      'actor',
      'source',
      'changedProperties',
      'previous',
      'data'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  listContacts: {
    method: 'GET',
    url: '/api/v1/contacts',
    path: '/api/v1/contacts',
    tag: 'contacts',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'firstName',
      'lastName',
      'email',
      'phone',
      'mobile',
      'title',
      'department',
      'companyId',
      'companyName',
      'address',
      'city',
      'state',
      'country',
      'postalCode',
      'lifecycleStage',
      'leadSource',
      'tags',
      'notes',
      'ownerId',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createContact: {
    method: 'POST',
    url: '/api/v1/contacts',
    path: '/api/v1/contacts',
    tag: 'contacts',
    scope: 'write',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'companyName',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  upsertContact: {
    method: 'PUT',
    url: '/api/v1/contacts/upsert',
    path: '/api/v1/contacts/upsert',
    tag: 'contacts',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key',
      'If-Match',
      'If-None-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'companyName',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  bulkCreateContacts: {
    method: 'POST',
    url: '/api/v1/contacts/bulk',
    path: '/api/v1/contacts/bulk',
    tag: 'contacts',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: 1048576,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'companyName',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  searchContacts: {
    method: 'POST',
    url: '/api/v1/contacts/search',
    path: '/api/v1/contacts/search',
    tag: 'contacts',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  batchGetContacts: {
    method: 'POST',
    url: '/api/v1/contacts/batch-get',
    path: '/api/v1/contacts/batch-get',
    tag: 'contacts',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getContact: {
    method: 'GET',
    url: '/api/v1/contacts/:id',
    path: '/api/v1/contacts/{id}',
    tag: 'contacts',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'firstName',
      'lastName',
      'email',
      'phone',
      'mobile',
      'title',
      'department',
      'companyId',
      'companyName',
      'address',
      'city',
      'state',
      'country',
      'postalCode',
      'lifecycleStage',
      'leadSource',
      'tags',
      'notes',
      'ownerId',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateContact: {
    method: 'PUT',
    url: '/api/v1/contacts/:id',
    path: '/api/v1/contacts/{id}',
    tag: 'contacts',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'companyName',
      'ownerName',
      'lastActivityAt',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteContact: {
    method: 'DELETE',
    url: '/api/v1/contacts/:id',
    path: '/api/v1/contacts/{id}',
    tag: 'contacts',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listContactHistory: {
    method: 'GET',
    url: '/api/v1/contacts/:id/history',
    path: '/api/v1/contacts/{id}/history',
    tag: 'contacts',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'sequence',
      'entity',
      'entityId',
      'action',
      'changedAt',
      'changeSet',
      'actor',
      'source',
      'changedProperties',
      'previous',
      'data'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  listDeals: {
    method: 'GET',
    url: '/api/v1/deals',
    path: '/api/v1/deals',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'pipelineId',
      'stageId',
      'stageName',
      'name',
      'contactId',
      'contactName',
      'companyId',
      'companyName',
      'value',
      'currency',
      'probability',
      'expectedCloseDate',
      'actualCloseDate',
      'status',
      'notes',
      'ownerId',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createDeal: {
    method: 'POST',
    url: '/api/v1/deals',
    path: '/api/v1/deals',
    tag: 'deals',
    scope: 'write',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stageName',
      'contactName',
      'companyName',
      'actualCloseDate',
      'status',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  upsertDeal: {
    method: 'PUT',
    url: '/api/v1/deals/upsert',
    path: '/api/v1/deals/upsert',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key',
      'If-Match',
      'If-None-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stageName',
      'contactName',
      'companyName',
      'actualCloseDate',
      'status',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  bulkCreateDeals: {
    method: 'POST',
    url: '/api/v1/deals/bulk',
    path: '/api/v1/deals/bulk',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: 1048576,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stageName',
      'contactName',
      'companyName',
      'actualCloseDate',
      'status',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  searchDeals: {
    method: 'POST',
    url: '/api/v1/deals/search',
    path: '/api/v1/deals/search',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  batchGetDeals: {
    method: 'POST',
    url: '/api/v1/deals/batch-get',
    path: '/api/v1/deals/batch-get',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getDeal: {
    method: 'GET',
    url: '/api/v1/deals/:id',
    path: '/api/v1/deals/{id}',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'pipelineId',
      'stageId',
      'stageName',
      'name',
      'contactId',
      'contactName',
      'companyId',
      'companyName',
      'value',
      'currency',
      'probability',
      'expectedCloseDate',
      'actualCloseDate',
      'status',
      'notes',
      'ownerId',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateDeal: {
    method: 'PUT',
    url: '/api/v1/deals/:id',
    path: '/api/v1/deals/{id}',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stageName',
      'contactName',
      'companyName',
      'ownerName',
      'lastActivityAt',
      'bantScore',
      'isBantQualified',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteDeal: {
    method: 'DELETE',
    url: '/api/v1/deals/:id',
    path: '/api/v1/deals/{id}',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listDealHistory: {
    method: 'GET',
    url: '/api/v1/deals/:id/history',
    path: '/api/v1/deals/{id}/history',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'sequence',
      'entity',
      'entityId',
      'action',
      'changedAt',
      'changeSet',
      'actor',
      'source',
      'changedProperties',
      'previous',
      'data'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  moveDealStage: {
    method: 'PATCH',
    url: '/api/v1/deals/:id/stage',
    path: '/api/v1/deals/{id}/stage',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getDealBant: {
    method: 'GET',
    url: '/api/v1/deals/:id/bant',
    path: '/api/v1/deals/{id}/bant',
    tag: 'deals',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'budget',
      'authority',
      'need',
      'timeline',
      'budgetNotes',
      'authorityNotes',
      'needNotes',
      'timelineNotes',
      'totalScore',
      'isQualified'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateDealBant: {
    method: 'PUT',
    url: '/api/v1/deals/:id/bant',
    path: '/api/v1/deals/{id}/bant',
    tag: 'deals',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'totalScore',
      'isQualified'
    ],
    deprecation: null
  },
  listActivities: {
    method: 'GET',
    url: '/api/v1/activities',
    path: '/api/v1/activities',
    tag: 'activities',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'activityType',
      'subject',
      'body',
      'scheduledAt',
      'completedAt',
      'status',
      'priority',
      'dueDate',
      'contactId',
      'contactName',
      'companyId',
      'companyName',
      'dealId',
      'dealName',
      'ownerId',
      'ownerName',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createActivity: {
    method: 'POST',
    url: '/api/v1/activities',
    path: '/api/v1/activities',
    tag: 'activities',
    scope: 'write',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'contactName',
      'companyName',
      'dealName',
      'ownerName',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  bulkCreateActivities: {
    method: 'POST',
    url: '/api/v1/activities/bulk',
    path: '/api/v1/activities/bulk',
    tag: 'activities',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: 1048576,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'contactName',
      'companyName',
      'dealName',
      'ownerName',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  searchActivities: {
    method: 'POST',
    url: '/api/v1/activities/search',
    path: '/api/v1/activities/search',
    tag: 'activities',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  batchGetActivities: {
    method: 'POST',
    url: '/api/v1/activities/batch-get',
    path: '/api/v1/activities/batch-get',
    tag: 'activities',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getActivity: {
    method: 'GET',
    url: '/api/v1/activities/:id',
    path: '/api/v1/activities/{id}',
    tag: 'activities',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'activityType',
      'subject',
      'body',
      'scheduledAt',
      'completedAt',
      'status',
      'priority',
      'dueDate',
      'contactId',
      'contactName',
      'companyId',
      'companyName',
      'dealId',
      'dealName',
      'ownerId',
      'ownerName',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateActivity: {
    method: 'PUT',
    url: '/api/v1/activities/:id',
    path: '/api/v1/activities/{id}',
    tag: 'activities',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'contactName',
      'companyName',
      'dealName',
      'ownerName',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteActivity: {
    method: 'DELETE',
    url: '/api/v1/activities/:id',
    path: '/api/v1/activities/{id}',
    tag: 'activities',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listActivityHistory: {
    method: 'GET',
    url: '/api/v1/activities/:id/history',
    path: '/api/v1/activities/{id}/history',
    tag: 'activities',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'sequence',
      'entity',
      'entityId',
      'action',
      'changedAt',
      'changeSet',
      'actor',
      'source',
      'changedProperties',
      'previous',
      'data'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  listPipelines: {
    method: 'GET',
    url: '/api/v1/pipelines',
    path: '/api/v1/pipelines',
    tag: 'pipelines',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'name',
      'isDefault',
      'stages',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createPipeline: {
    method: 'POST',
    url: '/api/v1/pipelines',
    path: '/api/v1/pipelines',
    tag: 'pipelines',
    scope: 'admin',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stages',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  getPipeline: {
    method: 'GET',
    url: '/api/v1/pipelines/:id',
    path: '/api/v1/pipelines/{id}',
    tag: 'pipelines',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'name',
      'isDefault',
      'stages',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updatePipeline: {
    method: 'PUT',
    url: '/api/v1/pipelines/:id',
    path: '/api/v1/pipelines/{id}',
    tag: 'pipelines',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'stages',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deletePipeline: {
    method: 'DELETE',
    url: '/api/v1/pipelines/:id',
    path: '/api/v1/pipelines/{id}',
    tag: 'pipelines',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listPipelineStages: {
    method: 'GET',
    url: '/api/v1/pipelines/:id/stages',
    path: '/api/v1/pipelines/{id}/stages',
    tag: 'pipelines',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'pipelineId',
      'name',
      'position',
      'probability',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createStage: {
    method: 'POST',
    url: '/api/v1/pipelines/:id/stages',
    path: '/api/v1/pipelines/{id}/stages',
    tag: 'pipelines',
    scope: 'admin',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'pipelineId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  getStage: {
    method: 'GET',
    url: '/api/v1/stages/:id',
    path: '/api/v1/stages/{id}',
    tag: 'pipelines',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'pipelineId',
      'name',
      'position',
      'probability',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateStage: {
    method: 'PUT',
    url: '/api/v1/stages/:id',
    path: '/api/v1/stages/{id}',
    tag: 'pipelines',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'pipelineId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteStage: {
    method: 'DELETE',
    url: '/api/v1/stages/:id',
    path: '/api/v1/stages/{id}',
    tag: 'pipelines',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listUsers: {
    method: 'GET',
    url: '/api/v1/users',
    path: '/api/v1/users',
    tag: 'users',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'email',
      'name',
      'role',
      'isActive',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createUser: {
    method: 'POST',
    url: '/api/v1/users',
    path: '/api/v1/users',
    tag: 'users',
    scope: 'admin',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  getUser: {
    method: 'GET',
    url: '/api/v1/users/:id',
    path: '/api/v1/users/{id}',
    tag: 'users',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'tenantId',
      'email',
      'name',
      'role',
      'isActive',
      'createdAt',
      'updatedAt'
    ],
    requestHeaders: [],
    successHeaders: [
      'ETag'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateUser: {
    method: 'PUT',
    url: '/api/v1/users/:id',
    path: '/api/v1/users/{id}',
    tag: 'users',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set',
      'ETag'
    ],
    integers: [],
    readOnly: [
      'id',
      'tenantId',
      'createdAt',
      'updatedAt'
    ],
    deprecation: null
  },
  deleteUser: {
    method: 'DELETE',
    url: '/api/v1/users/:id',
    path: '/api/v1/users/{id}',
    tag: 'users',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'If-Match'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listApiKeys: {
    method: 'GET',
    url: '/api/v1/api-keys',
    path: '/api/v1/api-keys',
    tag: 'api-keys',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'keyPrefix',
      'name',
      'scopes',
      'expiresAt',
      'lastUsedAt',
      'isActive',
      'createdAt',
      'createdBy',
      'createdByStatus'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createApiKey: {
    method: 'POST',
    url: '/api/v1/api-keys',
    path: '/api/v1/api-keys',
    tag: 'api-keys',
    scope: 'admin',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'keyPrefix',
      'lastUsedAt',
      'isActive',
      'createdAt',
      'createdBy',
      'createdByStatus'
    ],
    deprecation: null
  },
  getApiKey: {
    method: 'GET',
    url: '/api/v1/api-keys/:id',
    path: '/api/v1/api-keys/{id}',
    tag: 'api-keys',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'keyPrefix',
      'name',
      'scopes',
      'expiresAt',
      'lastUsedAt',
      'isActive',
      'createdAt',
      'createdBy',
      'createdByStatus'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  revokeApiKey: {
    method: 'DELETE',
    url: '/api/v1/api-keys/:id',
    path: '/api/v1/api-keys/{id}',
    tag: 'api-keys',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateApiKey: {
    method: 'PATCH',
    url: '/api/v1/api-keys/:id',
    path: '/api/v1/api-keys/{id}',
    tag: 'api-keys',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'keyPrefix',
      'expiresAt',
      'lastUsedAt',
      'isActive',
      'createdAt',
      'createdBy',
      'createdByStatus'
    ],
    deprecation: null
  },
  listChanges: {
    method: 'GET',
    url: '/api/v1/changes',
    path: '/api/v1/changes',
    tag: 'changes',
    scope: 'read',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'changes',
      'nextCursor',
      'hasMore'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit'
    ],
    readOnly: [],
    deprecation: null
  },
  exportContacts: {
    method: 'GET',
    url: '/api/v1/importexport/contacts/export',
    path: '/api/v1/importexport/contacts/export',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportContactsExcel: {
    method: 'GET',
    url: '/api/v1/importexport/contacts/export/excel',
    path: '/api/v1/importexport/contacts/export/excel',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  importContacts: {
    method: 'POST',
    url: '/api/v1/importexport/contacts/import',
    path: '/api/v1/importexport/contacts/import',
    tag: 'import-export',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'multipart/form-data',
    maxBodyBytes: null,
    maxFileBytes: 10485760,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getContactsTemplate: {
    method: 'GET',
    url: '/api/v1/importexport/contacts/template',
    path: '/api/v1/importexport/contacts/template',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportCompanies: {
    method: 'GET',
    url: '/api/v1/importexport/companies/export',
    path: '/api/v1/importexport/companies/export',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportCompaniesExcel: {
    method: 'GET',
    url: '/api/v1/importexport/companies/export/excel',
    path: '/api/v1/importexport/companies/export/excel',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  importCompanies: {
    method: 'POST',
    url: '/api/v1/importexport/companies/import',
    path: '/api/v1/importexport/companies/import',
    tag: 'import-export',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'multipart/form-data',
    maxBodyBytes: null,
    maxFileBytes: 10485760,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getCompaniesTemplate: {
    method: 'GET',
    url: '/api/v1/importexport/companies/template',
    path: '/api/v1/importexport/companies/template',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportDeals: {
    method: 'GET',
    url: '/api/v1/importexport/deals/export',
    path: '/api/v1/importexport/deals/export',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportDealsExcel: {
    method: 'GET',
    url: '/api/v1/importexport/deals/export/excel',
    path: '/api/v1/importexport/deals/export/excel',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  importDeals: {
    method: 'POST',
    url: '/api/v1/importexport/deals/import',
    path: '/api/v1/importexport/deals/import',
    tag: 'import-export',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'multipart/form-data',
    maxBodyBytes: null,
    maxFileBytes: 10485760,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getDealsTemplate: {
    method: 'GET',
    url: '/api/v1/importexport/deals/template',
    path: '/api/v1/importexport/deals/template',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportActivities: {
    method: 'GET',
    url: '/api/v1/importexport/activities/export',
    path: '/api/v1/importexport/activities/export',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  exportActivitiesExcel: {
    method: 'GET',
    url: '/api/v1/importexport/activities/export/excel',
    path: '/api/v1/importexport/activities/export/excel',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  importActivities: {
    method: 'POST',
    url: '/api/v1/importexport/activities/import',
    path: '/api/v1/importexport/activities/import',
    tag: 'import-export',
    scope: 'write',
    status: 200,
    contentType: 'application/json',
    requestType: 'multipart/form-data',
    maxBodyBytes: null,
    maxFileBytes: 10485760,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  getActivitiesTemplate: {
    method: 'GET',
    url: '/api/v1/importexport/activities/template',
    path: '/api/v1/importexport/activities/template',
    tag: 'import-export',
    scope: 'read',
    status: 200,
    contentType: 'text/csv',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listAuditLog: {
    method: 'GET',
    url: '/api/v1/audit-log',
    path: '/api/v1/audit-log',
    tag: 'audit-log',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'at',
      'actor',
      'action',
      'target',
      'outcome',
      'ip',
      'requestId'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  listWebhooks: {
    method: 'GET',
    url: '/api/v1/webhooks',
    path: '/api/v1/webhooks',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'name',
      'url',
      'secret',
      'events',
      'isActive',
      'lastTriggeredAt',
      'failureCount',
      'createdAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  },
  createWebhook: {
    method: 'POST',
    url: '/api/v1/webhooks',
    path: '/api/v1/webhooks',
    tag: 'webhooks',
    scope: 'admin',
    status: 201,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'secret',
      'lastTriggeredAt',
      'failureCount',
      'createdAt'
    ],
    deprecation: null
  },
  getWebhook: {
    method: 'GET',
    url: '/api/v1/webhooks/:id',
    path: '/api/v1/webhooks/{id}',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'name',
      'url',
      'secret',
      'events',
      'isActive',
      'lastTriggeredAt',
      'failureCount',
      'createdAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  updateWebhook: {
    method: 'PUT',
    url: '/api/v1/webhooks/:id',
    path: '/api/v1/webhooks/{id}',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: 'application/json',
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [
      'id',
      'secret',
      'lastTriggeredAt',
      'failureCount',
      'createdAt'
    ],
    deprecation: null
  },
  deleteWebhook: {
    method: 'DELETE',
    url: '/api/v1/webhooks/:id',
    path: '/api/v1/webhooks/{id}',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [],
    successHeaders: [
      'X-Change-Set'
    ],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  testWebhook: {
    method: 'POST',
    url: '/api/v1/webhooks/:id/test',
    path: '/api/v1/webhooks/{id}/test',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: null,
    requestHeaders: [
      'Idempotency-Key'
    ],
    successHeaders: [],
    integers: [],
    readOnly: [],
    deprecation: null
  },
  listWebhookDeliveries: {
    method: 'GET',
    url: '/api/v1/webhooks/:id/deliveries',
    path: '/api/v1/webhooks/{id}/deliveries',
    tag: 'webhooks',
    scope: 'admin',
    status: 200,
    contentType: 'application/json',
    requestType: null,
    maxBodyBytes: null,
    maxFileBytes: null,
    fields: [
      'id',
      'eventId',
      'event',
      'attempt',
      'status',
      'responseStatus',
      'error',
      'durationMs',
      'createdAt',
      'deliveredAt',
      'nextAttemptAt'
    ],
    requestHeaders: [],
    successHeaders: [],
    integers: [
      'limit',
      'offset'
    ],
    readOnly: [],
    deprecation: null
  }
} as const satisfies Record<string, OperationDescription>

/** The headers that answers may have, as the contract spells them. */
export const responseHeaders = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit-Policy', 'RateLimit', 'Deprecation', 'Sunset', 'Link', 'Retry-After', 'ETag', 'Cache-Control', 'Vary', 'Accept-Encoding', 'WWW-Authenticate', 'X-Total-Count', 'Location', 'Idempotent-Replayed', 'X-Change-Set', 'X-Next-Cursor', 'X-Missing-Ids', 'Content-Disposition'] as const

export type OperationId = keyof typeof operations
export type Tag = (typeof operations)[OperationId]['tag']
