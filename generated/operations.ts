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
  deprecated: boolean
  sunset: string | null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
  },
  refreshToken: {
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    fields: null,
    deprecated: false,
    sunset: null
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
      'id',            'tenantId',
      'name',          'domain',
      'industry',      'description',
      'employeeCount', 'annualRevenue',
      'phone',         'website',
      'networkUrl',    'address',
      'city',          'state',
      'country',       'postalCode',
      'tags',          'notes',
      'ownerId',       'createdAt',
      'updatedAt'
    ],
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
      'id',            'tenantId',
      'name',          'domain',
      'industry',      'description',
      'employeeCount', 'annualRevenue',
      'phone',         'website',
      'networkUrl',    'address',
      'city',          'state',
      'country',       'postalCode',
      'tags',          'notes',
      'ownerId',       'createdAt',
      'updatedAt'
    ],
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
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
    deprecated: false,
    sunset: null
  }
} as const satisfies Record<string, OperationDescription>

export type OperationId = keyof typeof operations
export type Tag = (typeof operations)[OperationId]['tag']
