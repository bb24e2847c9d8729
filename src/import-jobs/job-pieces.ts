import { sql } from '../db/drizzle.ts'
import { importPieces } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'

// An import's file, and the rows that it left out, in pieces: neither is ever whole in memory.

/** The bytes of the first piece of a file, which holds the header, and of the others: the driver reads so much, in hexadecimal, at once. */
const headBytes = 262_144
const pieceBytes = 24_576

type Key = TenantScope & { id: string }
type Kind = 'file' | 'errors'

const isOf = sql`${importPieces.jobId} = ${sql.placeholder('id')}::uuid`
const isKind = sql`${importPieces.kind} = ${sql.placeholder('kind')}`

const insertPiece = statement(
  'insert_import_piece',
  sql`insert into ${importPieces} (tenant_id, job_id, kind, number, content, created_at)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('kind')}, ${sql.placeholder('number')}, ${sql.placeholder('content')}, now())
    on conflict (tenant_id, job_id, kind, number) do update set content = excluded.content`
)

const selectPiece = statement<{ number: number; content: Buffer }>(
  'import_piece',
  sql`select ${importPieces.number} as number, ${importPieces.content} as content from ${importPieces}
    where ${mine(importPieces, isOf, isKind, sql`${importPieces.number} > ${sql.placeholder('after')}::int`)}
    order by ${importPieces.number} limit 1`
)

const deletePieces = statement(
  'remove_import_pieces',
  sql`delete from ${importPieces} where ${mine(importPieces, isOf, isKind, sql`${importPieces.number} > ${sql.placeholder('after')}::int`)}`
)

/** Stores a piece; one that is there is replaced. */
export async function storePiece(executor: Executor, key: Key, kind: Kind, number: number, content: Buffer) {
  await run(executor, insertPiece, { ...key, kind, number, content })
}

/** The pieces in their order, each read when it is asked for. */
export async function* readPieces(executor: Executor, key: Key, kind: Kind): AsyncGenerator<Buffer> {
  for (let after = -1; ; ) {
    const [piece] = await run(executor, selectPiece, { ...key, kind, after })
    if (!piece) return
    yield piece.content
    after = piece.number
  }
}

/** Removes the pieces behind a number, of one that has -1 all. */
export async function removePieces(executor: Executor, key: Key, kind: Kind, after = -1): Promise<void> {
  await run(executor, deletePieces, { ...key, kind, after })
}

/** Removes an import's file, and the rows that it left out. */
export async function removeAllPieces(executor: Executor, key: Key): Promise<void> {
  await Promise.all([removePieces(executor, key, 'file'), removePieces(executor, key, 'errors')])
}

/** A stream of bytes in pieces: a long one, then short ones of one size, and what is left. */
export async function* regroup(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  let wanted = headBytes
  for await (const part of bytes) {
    parts.push(part)
    length += part.length
    while (length >= wanted) {
      const all = Buffer.concat(parts)
      yield all.subarray(0, wanted)
      const rest = all.subarray(wanted)
      parts = [rest]
      length = rest.length
      wanted = pieceBytes
    }
  }
  if (length > 0) yield Buffer.concat(parts)
}
