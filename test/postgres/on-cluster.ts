import { findNodes } from '../../checks/cluster-database.ts'

const { TEST_DATABASE_URL } = process.env

/** The servers of the Citus cluster that the tests run on; undefined where they run on one server. */
export const clusterNodes = TEST_DATABASE_URL === undefined ? undefined : await findNodes(TEST_DATABASE_URL)

/** Whether, and why, a test about the inside of one server is skipped. */
export function unlessOnCluster(reason: string): string | false {
  return clusterNodes ? `on a cluster: ${reason}` : false
}

/** Whether, and why, a test about a cluster is skipped. */
export const onlyOnCluster: string | false = clusterNodes ? false : 'TEST_DATABASE_URL names no Citus coordinator'

/** Who waits for a lock on a tenant's rows, as a select. */
export const lockWaits: string = clusterNodes
  ? 'select from citus_lock_waits'
  : `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
