import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId, operations, Scope, Tag } from '../generated/operations.ts'
import type { Operations, Schemas } from '../generated/types.ts'
import type { Config } from './config.ts'
import type { HiddenKeys, PropertyCache, TenantProperties } from './custom/definitions.ts'
import type { Database } from './db/client.ts'
import type { PgTable } from './db/drizzle.ts'
import type { SeenScope, Sees } from './db/tenant.ts'
import type { TenantEncryption } from './encryption.ts'
import type { FieldError } from './errors.ts'
import type { Document, LongPoll, Rendered, StreamedText, Verbatim } from './handler-results.ts'
import type { PendingAnswer } from './limits/fair-semaphore.ts'
import type { ChangeWatch } from './outbox/change-watch.ts'
import type { Moment } from './outbox/moments.ts'
import type { Origin } from './outbox/origin.ts'
import type { AuditScope } from './writes/audit-log.ts'
import type { KeyedRequest } from './writes/idempotency.ts'
import type { TenantTransaction } from './writes/transaction.ts'
import type { TenantWriter } from './writes/writer.ts'

/** A customer of the service, as its Host names it. */
export type Tenant = { id: string; subdomain: string; name: string; isSuspended: boolean }

/** Whose credential came with the request. `scopes` holds what it implies, too: `write` includes `read`. */
export type Caller = {
  type: 'api_key' | 'user'
  /** Of the API key or of the user. */
  id: string
  /** The API key's or the user's. */
  name: string
  /** The user's e-mail address; null for an API key. */
  email: string | null
  scopes: readonly Scope[]
  /** The version of the tenant's definitions of custom properties. */
  propertiesVersion: number
  /** Which records the caller may know of; undefined: all. */
  sees: Sees | undefined
  /** The user whom the caller acts for: itself, or the one that the key is bound to; null for a key of the tenant's own. */
  userId: string | null
  /** When the credential ends by itself, in milliseconds since 1970; Infinity: never. */
  expiresAtMs: number
}

/** What is sent to a receiver: the contract's section `webhooks`. */
export type Message = {
  url: string
  /** The whole text that the webhook shows as its secret. */
  secret: string
  /** The one that comes next, while the secret is being rotated. */
  nextSecret: string | null
  event: string
  eventId: string
  deliveryId: string
  /** The number of the change in the feed; null where the event is none. */
  sequence: number | null
  body: string
}

/** How an exchange went. */
export type Attempt = {
  isSuccess: boolean
  /** Null where no status line came in time. */
  responseStatus: number | null
  /** In words for the webhook's owner, at most about 4 KiB; null for a success. */
  error: string | null
  durationMs: number
  /** Retry-After of a 429 or 503, in seconds. */
  retryAfterSeconds?: number | undefined
}

/** Makes positions in a sequence of records into opaque text that only this service, and only for the same query, reads. */
export type Cursors = {
  encrypt: (query: string, position: (string | null)[]) => string
  /** Throws 400 `invalid_cursor` at `path`. */
  decrypt: (query: string, cursor: string, path: string) => (string | null)[]
}

/** Writes what follows in other records from the deletion or the restoration of some of `target`, each with its change row and event. */
type Follow<More> = (
  scope: SeenScope & AuditScope & { config: Pick<Config, 'bantThreshold'>; hidden?: HiddenKeys },
  tx: TenantTransaction,
  target: PgTable,
  ids: string[],
  more?: More
) => Promise<void>

/** What every handler works with, beside the request's own parts. */
export type ServiceContext = {
  db: Database
  config: Config
  /** The contract as it is published, and its strict edition. */
  contract: Record<'yaml' | 'strictYaml', Document<string>> &
    Record<'json' | 'strictJson', Document<Schemas['OpenApiDocument']>>
  /** Signs an access token; it lives for `accessTokenSeconds`. */
  signAccessToken: (claims: { sub: string; tid: string; scope: Scope; jti: string }) => string
  /** The refresh token that follows a spent one: always the same, and known to nobody without the service's secret. */
  nextRefreshToken: (spent: string) => string
  /** To be called after a credential of the tenant was revoked; resolves when no instance accepts it any more. */
  invalidateCredentials: (tenantId: string) => Promise<void>
  /** Whether there is a tenant that traffic can come for; a first start makes one. */
  isPrepared: () => boolean
  /** Whether the process is stopping; it still answers for a while. */
  isStopping: () => boolean
  propertyCache: PropertyCache
  /** Tells when changes are committed, by whichever instance. */
  changeWatch: Pick<ChangeWatch, 'follow'>
  /** Runs whatever writes records, webhooks, keys and users. */
  writer: TenantWriter
  /**
   * Empties references to records that are to be deleted, or has them name the record `to`; `max` of them at most. Only once the deletion
   * is planned: what is refused must not have cleared anything.
   */
  clearReferences: Follow<{ to?: string | undefined; max?: number | undefined }>
  /**
   * Links records again to restored ones: those that the deletion (a change set) unlinked, and those whose own restore had to
   * leave the reference empty.
   */
  restoreReferences: Follow<string | null>
  secrets: TenantEncryption
  cursors: Cursors
  /** Makes one exchange with a webhook's receiver; it never throws, and lasts 10 s at most. */
  sendEvent: (message: Message) => Promise<Attempt>
}

/** What the handler of an operation below /api works with. */
export type Context = ServiceContext & {
  tenantId: string
  tenant: Tenant
  /** Absent in operations that need no credential. */
  caller: Caller | undefined
  /** Which records the caller may know of; undefined: all. */
  sees: Sees | undefined
  /** The tenant's definitions of custom properties; a write that waits for others may find later ones (`TenantTransaction`). */
  properties: TenantProperties
  /** The custom properties that the answer leaves out of records: archived ones, and with `fields` those that aren't named. */
  hidden: HiddenKeys
  /** The moment whose state is asked for; undefined: now. */
  asOf: Moment | undefined
  /** What the changes of this request have in common. */
  origin: Origin
  /** The version that a record must have to be changed (`If-Match`): its updatedAt, `*` for any; undefined: never mind. */
  ifMatch: string | undefined
  /** Whether an upsert must not change a record that is there (`If-None-Match: *`). */
  isCreateOnly: boolean
  /** The request's Idempotency-Key, where it has one and the operation takes it. */
  keyed: KeyedRequest | undefined
  /** What the answer carries in `X-Request-Id`. */
  requestId: string
  /** The client's network address. */
  clientAddress: string
  /** What limits count clients by: an IPv4 address, or the first 64 bits of an IPv6 address. */
  clientNetwork: () => string
  /** Closed when the client leaves without it. */
  answer: PendingAnswer
  /** Searches for an operation that costs more than a search: once it has a slot of them, which it gives back. 503 as for searches. */
  search: <T>(work: () => Promise<T>) => Promise<T>
  callOperation: CallOperation
  /** The problem document of an error; a failure of ours is logged. */
  problemOf: (error: unknown) => Schemas['Problem']
}

/**
 * Calls another operation for this operation's caller: scope, validation, limits and all that follows are those of a request of its
 * own. Throws what that request would be refused with.
 */
export type CallOperation = (id: OperationId, parts: CallParts) => Promise<OperationAnswer>

/** The parts of a call: values of the query may be text or what they mean, names of headers are in lower case. */
export type CallParts = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: IncomingHttpHeaders
  body?: unknown
  /** What is known to be wrong with it; told with what else is. */
  faults?: FieldError[]
}

/** How an operation answered. */
export type OperationAnswer = {
  json: string
  /** Where the answer has a record's version. */
  version: string | undefined
  /** Where there is another page. */
  nextCursor: string | undefined
  /** Where the count was asked for. */
  total: number | undefined
  /** Where a moment was asked for. */
  asOfSequence: number | undefined
  /** Where records were changed, or may have been. */
  changeSet: string | undefined
}

/**
 * The body of an operation that takes a file, the one part of its multipart form: whole, or where the request wants no answer
 * about it yet, as it arrives.
 */
export type Upload =
  | { file: Buffer; pieces?: undefined }
  | { pieces: AsyncIterable<Buffer>; fileName: string | null; file?: undefined }

type BodyOf<Id extends OperationId> = (typeof operations)[Id]['requestType'] extends 'multipart/form-data'
  ? Upload
  : Operations[Id]['body']

/** The parts of a valid request. */
export type RequestOf<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  /** The items of a bulk operation are valid except for `invalidItems`. */
  body: [Operations[Id]['item']] extends [never] ? BodyOf<Id> : { items: Operations[Id]['item'][] }
  /** The wanted properties of the response, where the request names some. */
  fields: string[] | undefined
  /** What the handler's `read` has returned. */
  read: unknown
  /** In bulk operations: what is wrong with an item, by its index. */
  invalidItems: ReadonlyMap<number, string>
  /** For operations that speak a protocol of their own. */
  headers: IncomingHttpHeaders
  /** Scheme and host that the request was sent to, such as `https://acme.example.com`. */
  baseUrl: string
}

type Answer<T> = T | Rendered<T> | Document<T> | LongPoll<T> | Verbatim<T> | StreamedText<T>

/** One operation: takes a valid request, returns the body of the operation's one success, or throws an ApiError. */
export type Handler<Id extends OperationId> = {
  (
    ctx: (typeof operations)[Id]['hasTenant'] extends true ? Context : ServiceContext,
    request: RequestOf<Id>
  ): Answer<Operations[Id]['result']> | Promise<Answer<Operations[Id]['result']>>
  read?: ReadRequest
}

/**
 * Reads what the contract's schemas leave to the service (`x-checked-by-service`), once, of a request that may not be valid. What is
 * wrong goes to `errors`, and is answered together with what is wrong otherwise.
 */
export type ReadRequest = (
  parts: { params: unknown; query: unknown; body: unknown; properties: TenantProperties },
  errors: FieldError[]
) => unknown

type OperationsOf<T extends Tag> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends T ? Id : never
}[OperationId]

/** The handlers of a tag: all of them and no others, or it doesn't compile. */
export type HandlersFor<T extends Tag> = { [Id in OperationsOf<T>]: Handler<Id> }
