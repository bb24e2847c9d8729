import type { Database } from '../../src/db/client.ts'

// A row whose writing a test can hold up: that of a contact whose last name is Gate. Tables on a cluster take no triggers.

/** Puts the gate up, open. */
export async function putGate(db: Database): Promise<void> {
  await db.query({
    text: `create function wait_at_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(4711); return null; end $$`
  })
  await db.query({
    text: `create trigger gate after insert on contacts for each row when (new.last_name = 'Gate') execute function wait_at_gate()`
  })
}

/** Does the work while no chunk with that row can be committed. */
export function whileGateIsShut<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock(4711)' })
    return work()
  })
}
