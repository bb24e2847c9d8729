import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as Driver from 'drizzle-orm/node-postgres'
import type * as PgCore from 'drizzle-orm/pg-core'

// All that the service uses of Drizzle, loaded as CommonJS. Node reads a package's list of entry points again for each of its
// ECMAScript modules; Drizzle has a long list and a hundred modules, which took 0.4 of the 0.7 s that loading the service took.

const require = createRequire(import.meta.url)

export const {
  and,
  asc,
  Column,
  eq,
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
  sql
}: typeof Orm = require('drizzle-orm')
export const { drizzle }: typeof Driver = require('drizzle-orm/node-postgres')
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  getTableConfig,
  index,
  integer,
  json,
  jsonb,
  numeric,
  PgDialect,
  PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid
}: typeof PgCore = require('drizzle-orm/pg-core')

export type { SQLWrapper } from 'drizzle-orm'
export type { AnyPgColumn, ForeignKey, PgColumn } from 'drizzle-orm/pg-core'
export type Column = Orm.Column
export type Param = Orm.Param
export type Placeholder = Orm.Placeholder
export type SQL<T = unknown> = Orm.SQL<T>
export type PgDialect = PgCore.PgDialect
export type PgTable = PgCore.PgTable
