import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NewTenant } from '../../src/tenants/create.ts'
import { inDatabase, withClient } from '../databases.ts'
import { judge } from '../proof/check.ts'
import type { Sql } from '../proof/digest.ts'
import type { Event } from '../proof/history.ts'
import { findFirstSender } from '../proof/kept-send.ts'
import { readLog } from '../proof/log.ts'
import { makeTenantIn, type ServiceProcess, startServiceProcess } from '../service-process.ts'
import type { Felt } from './innocent.ts'

/** One line of the list of attacks: what is done to a fresh service, and what then was found. */
export type Attack = {
  line: number
  what: string
  /** The service's, beside the usual ones. */
  settings?: Record<string, string>
  /** The service itself is stopped or cut off: what others feel is no measure then. */
  isDisruptive?: boolean
  run: (arena: Arena) => Promise<Outcome>
}

/** What was sent, and each thing that must hold with what was measured of it. */
export type Outcome = { sent: string; checks: Check[] }
export type Check = { isHeld: boolean; found: string }

export type Arena = {
  port: number
  service: ServiceProcess
  tenants: Record<TenantName, NewTenant>
  sql: (text: string, values: unknown[]) => Promise<unknown>
  /** What the innocent tenant has felt since the attack began, or since `begin` was last read. */
  readFelt: (what?: 'look' | 'begin') => Promise<Felt>
  /** Ends the innocent tenant's work, and resolves with what it was answered otherwise than its log has it: docs/proof.md. */
  proveInnocent: () => Promise<string[]>
  /** Memory of the service now, and the most since the attack began, in MB. */
  readMemory: () => { now: number; most: number; before: number }
  /** Another instance on the same database; it is stopped with the first. */
  startInstance: () => Promise<ServiceProcess>
}

const tenantNames = ['innocent', 'mallory', 'trudy'] as const
type TenantName = (typeof tenantNames)[number]

const heapMb = 512
const usual = { RATE_LIMIT_MAX: '1000', NODE_OPTIONS: `--max-old-space-size=${heapMb}` }

/** Makes the database that those of the attacks are copies of, with its tenants. */
export async function makeTemplate(url: string): Promise<Arena['tenants']> {
  await withClient(url, (client) => client.query('create database attack_template'))
  const tenants = {} as Arena['tenants']
  for (const name of tenantNames) tenants[name] = await makeTenantIn(inDatabase(url, 'attack_template'), name)
  return tenants
}

/** A service of its own on a database of its own, beside which the innocent tenant works; `leave` ends all of it. */
export async function openArena(
  serverUrl: string,
  tenants: Arena['tenants'],
  { line, settings = {} }: Attack
): Promise<Arena & { leave: () => Promise<void>; begin: () => Promise<Felt> }> {
  const name = `attack_${line}`
  await withClient(serverUrl, (client) => client.query(`create database ${name} template attack_template`))
  const url = inDatabase(serverUrl, name)
  const instances: ServiceProcess[] = []
  const startInstance: Arena['startInstance'] = async () => {
    const instance = await startServiceProcess(url, { ...usual, ...settings })
    instances.push(instance)
    return instance
  }
  const service = await startInstance()
  const sql: Arena['sql'] = (text, values) => withClient(url, (client) => client.query(text, values))
  const readRows: Sql = (text, values) => withClient(url, async (client) => (await client.query(text, values)).rows)
  const { tenantId } = tenants.innocent
  const { who } = await findFirstSender(readRows, tenantId)
  const innocent = fork(
    fileURLToPath(new URL('./innocent.ts', import.meta.url)),
    [String(service.port), JSON.stringify(tenants.innocent), who],
    { serialization: 'advanced' }
  )
  const memory = watchMemory(service.child)
  const readFelt: Arena['readFelt'] = async (what = 'look') => {
    innocent.send(what)
    return ((await once(innocent, 'message')) as [Felt])[0]
  }
  const proveInnocent = async () => {
    innocent.send('stop')
    const [events] = (await once(innocent, 'message')) as [Event[]]
    return judge(events, await readLog(readRows, tenantId)).faults
  }
  const leave = async () => {
    memory.stop()
    innocent.kill()
    // By force: what an attack has left open would keep it waiting, and its stopping is another attack's matter.
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
    await withClient(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
  await once(innocent, 'message')
  const begin = async () => {
    memory.begin()
    return readFelt('begin')
  }
  const { port } = service
  return {
    port,
    service,
    tenants,
    sql,
    readFelt,
    proveInnocent,
    readMemory: memory.read,
    startInstance,
    leave,
    begin
  }
}

function watchMemory({ pid }: ChildProcess) {
  let [before, most] = [0, 0]
  const read = () => {
    try {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(kilobytes ?? 0) / 1024
    } catch {
      return 0
    }
  }
  const timer = setInterval(() => {
    most = Math.max(most, read())
  }, 50)
  return {
    begin: () => {
      before = read()
      most = before
    },
    read: () => ({ before, most: Math.max(most, read()), now: read() }),
    stop: () => clearInterval(timer)
  }
}
