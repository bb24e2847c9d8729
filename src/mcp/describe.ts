import { type Kind, recordProperties } from '../../generated/tools.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { CustomProperty } from '../custom/definitions.ts'
import { bytesOf, maxBytes, takeFitting } from './answer-size.ts'
import type { Content } from './tool-calls.ts'

const kinds = Object.keys(recordProperties) as Kind[]
/** Users of the tenant that are read. */
const maxUsers = 100
/** Options of one property in a description of all kinds; of one kind all that fit. */
const maxOptions = 20
/** Of an answer's bytes, what users take at most, and what its names take. */
const [userBytes, frameBytes] = [8_192, 300]

/**
 * Who the caller is, and what there is to read and write: the properties of each kind of record, or of one, pipelines with their
 * stages, and users. What doesn't fit into an answer is counted under `omitted`.
 */
export async function describeCrm(ctx: Context, only: Kind | undefined): Promise<Content> {
  const [me, pipelines, users] = await Promise.all([
    ctx.callOperation('getMe', {}),
    ctx.callOperation('listPipelines', { query: { fields: 'id,name,isDefault,stages' } }),
    ctx.callOperation('listUsers', { query: { fields: 'id,name,email', count: true, limit: maxUsers } })
  ])
  const caller = await callerOf(ctx, JSON.parse(me.json))
  const wanted = only ? [only] : kinds
  const own = wanted.flatMap((kind) =>
    [...ctx.properties.of(kind).active.values()].map((one) => describeProperty(one, only))
  )
  const content: Content & { kinds: Record<string, object[]> } = {
    caller,
    today: new Date().toISOString().slice(0, 10),
    kinds: Object.fromEntries(wanted.map((kind) => [kind, [...recordProperties[kind]]]))
  }
  const omitted: Record<string, number> = {}
  let left = maxBytes - frameBytes - bytesOf(content)
  const add = (name: string, entries: object[], most: number, total = entries.length) => {
    const fitting = takeFitting(entries, Math.min(left, most))
    left -= bytesOf(fitting)
    if (total > fitting.length) omitted[name] = total - fitting.length
    return fitting
  }
  if (!only || only === 'deal') {
    content.pipelines = add('pipelines', JSON.parse(pipelines.json).map(withStages), maxBytes / 2)
  }
  content.users = add('users', JSON.parse(users.json), userBytes, users.total)
  for (const { kind, entry } of own) {
    left -= bytesOf(entry) + 1
    if (left >= 0) content.kinds[kind]?.push(entry)
    else omitted[`${kind} custom`] = (omitted[`${kind} custom`] ?? 0) + 1
  }
  return { ...content, ...(Object.keys(omitted).length > 0 && { omitted }) }
}

/** The caller with the user for whom it acts: itself, or the one that the key is bound to; null for a key of the tenant's own. */
async function callerOf(ctx: Context, { type, tenant, user, apiKey, scopes }: Schemas['MeResponse']) {
  const { id, name } = user ?? apiKey ?? { id: null, name: null }
  return { type, id, name, scopes, tenant: tenant.name, user: await findUser(ctx) }
}

async function findUser({ caller, callOperation }: Context) {
  const read = async (operation: 'getUser' | 'getTeam', id: string) =>
    JSON.parse((await callOperation(operation, { params: { id } })).json)
  if (!caller?.userId) return null
  const { id, name, visibility, teamId }: Schemas['UserResponse'] = await read('getUser', caller.userId)
  const team: Schemas['TeamResponse'] | null = teamId == null ? null : await read('getTeam', teamId)
  return { id, name, visibility, team: team && { id: team.id, name: team.name } }
}

function withStages({ stages, ...pipeline }: Schemas['PipelineResponse']) {
  return { ...pipeline, stages: stages.map(({ id, name, probability }) => ({ id, name, probability })) }
}

/** A property of the tenant's own; its label and options are data, quoted as they are. */
function describeProperty({ entity, key, type, label, options, isUnique }: CustomProperty, only: Kind | undefined) {
  const active = options?.filter(({ isArchived }) => !isArchived).map(({ value }) => value)
  const shown = active && takeFitting(only ? active : active.slice(0, maxOptions), maxBytes / 4)
  const moreOptions = (active?.length ?? 0) - (shown?.length ?? 0)
  const entry = {
    ...{ name: `custom.${key}`, type, label },
    ...(shown && { options: shown }),
    ...(moreOptions > 0 && { moreOptions }),
    ...(isUnique && { isUnique })
  }
  return { kind: entity, entry }
}
