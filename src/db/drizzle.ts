// All that the service uses of Drizzle. Node reads the list of a package's entry points again at each import of it, and Drizzle's
// is so long that a hundred files that import it by themselves took a quarter of a second of each start.

export {
  and,
  asc,
  Column,
  eq,
  exists,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  gt,
  gte,
  is,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  Param,
  Placeholder,
  SQL,
  type SQLWrapper,
  sql
} from 'drizzle-orm'
export { drizzle } from 'drizzle-orm/node-postgres'
export {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  type ForeignKey,
  foreignKey,
  getTableConfig,
  index,
  integer,
  json,
  jsonb,
  numeric,
  type PgColumn,
  PgDialect,
  PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
