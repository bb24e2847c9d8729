import type { Service } from './start.ts'

/**
 * Puts the attempts of all deliveries off for ever, in a database of one server: a receiver that isn't there costs more than the request
 * that a test is about, and what is written about the attempt comes at some moment.
 */
export async function stopAttempts({ sql }: Pick<Service, 'sql'>): Promise<void> {
  await sql(`create function put_off() returns trigger language plpgsql as $$
    begin new.start_after = 'infinity'; return new; end $$`)
  await sql(`create trigger put_off before insert on pgboss.job_common for each row
    when (new.name = 'webhook-deliveries') execute function put_off()`)
}
