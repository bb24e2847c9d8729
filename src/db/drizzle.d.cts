export * from 'drizzle-orm'
export { drizzle } from 'drizzle-orm/node-postgres'
export * from 'drizzle-orm/pg-core'
