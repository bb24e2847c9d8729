// Every tenant table has a primary key that begins with tenant_id, mostly (tenant_id, id), and refers to others by
// (tenant_id, …), so that the database itself refuses a reference across tenants, and the tables can be distributed by
// tenant_id unchanged.
// Records and their changes are written only together with their tenant's row of the tenant sequence, which refers to the
// tenant: a foreign key of their own to `tenants` would lock and rewrite that one row's header at every insert.

export * from './schema/access.ts'
export * from './schema/activities.ts'
export * from './schema/changes.ts'
export * from './schema/companies.ts'
export * from './schema/contacts.ts'
export * from './schema/custom-properties.ts'
export * from './schema/deals.ts'
export * from './schema/encryption.ts'
export * from './schema/imports.ts'
export * from './schema/runs.ts'
export * from './schema/tenants.ts'
export * from './schema/webhooks.ts'
