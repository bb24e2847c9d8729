import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { eq, sql } from '../db/drizzle.ts'
import { pipelines, stages } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { inUse, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { assertAsShown } from '../records/as-shown.ts'
import { rowOf } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import { existsStatement } from '../records/statements.ts'
import { explainRefusal } from '../records/violations.ts'
import { write, writeOne } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { pipeline, stage } from './record.ts'

type Pipeline = Schemas['PipelineResponse']

const notOfPipeline = { stages: 'are changed one by one, with createStage, updateStage and deleteStage' }
const notOfStage = { pipelineId: 'must be the pipeline that the path names' }

const selectDefault = statement<{ id: string }>(
  'default_pipeline',
  sql`select ${pipelines.id} as id from ${pipelines} where ${mine(pipelines, eq(pipelines.isDefault, true))}`
)

const selectStages = statement<{ id: string; position: number }>(
  'stages_of_pipeline',
  sql`select ${stages.id} as id, ${stages.position} as position from ${stages}
    where ${mine(stages, eq(stages.pipelineId, sql.placeholder('pipelineId')))} order by ${stages.position}, ${stages.id}`
)

const selectPipeline = existsStatement(pipelines)

/** Creates a pipeline; a new default one replaces the former default. */
export function createPipeline(ctx: Context, body: Schemas['CreatePipelineRequest']): Promise<Rendered<Pipeline>> {
  const work = async (tx: TenantTransaction) => {
    if (body.isDefault) await unmarkDefault(ctx, tx)
    const record = await writeOne(ctx, tx, pipeline, { action: 'insert', row: newRow(pipeline, body) })
    assertAsShown(body, JSON.parse(record.json), notOfPipeline)
    return render<Pipeline>(record.json, { id: record.id })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** Exactly one pipeline is the default: another one is made the default by setting `isDefault` on it, never by clearing it. */
export function updatePipeline(
  ctx: Context,
  id: string,
  body: Schemas['UpdatePipelineRequest']
): Promise<Rendered<Pipeline>> {
  return ctx.writer.write(ctx.tenantId, async (tx) => {
    const isDefault = (await findDefault(ctx, tx)) === id
    if (isDefault && body.isDefault === false) throw inUse('pipeline', 'make another one the default instead')
    if (!isDefault && body.isDefault) await unmarkDefault(ctx, tx)
    const wanted = { action: 'update', id, patch: rowOf(pipeline, body), ifMatch: ctx.ifMatch } as const
    const { json, isChanged } = await writeOne(ctx, tx, pipeline, wanted)
    if (body.stages) assertAsShown(body, JSON.parse(json), notOfPipeline)
    return render(json, { isUnchanged: !isChanged })
  })
}

/** Deletes a pipeline without deals, and its stages with it. */
export async function deletePipeline(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  const { tenantId } = ctx
  const removal = ctx.writer.write(ctx.tenantId, async (tx) => {
    if ((await findDefault(ctx, tx)) === id) throw inUse('pipeline', 'it is the default one')
    const stageIds = (await run(tx, selectStages, { tenantId, pipelineId: id })).map((row) => row.id)
    const removed = stageIds.map((stageId) => ({ action: 'delete', id: stageId }) as const)
    const deleteChildren = async () => (await write(ctx, tx, stage, removed)).answer
    await writeOne(ctx, tx, pipeline, { action: 'delete', id, ifMatch: ctx.ifMatch }, { deleteChildren })
  })
  await removal.catch((error) => explainRefusal(ctx, pipeline, error, { action: 'delete', id }))
  return { id, deleted: true }
}

/** Creates a stage, as the last one unless it has a position. */
export function createStage(
  ctx: Context,
  pipelineId: string,
  body: Schemas['CreateStageRequest']
): Promise<Rendered<Schemas['StageResponse']>> {
  const { tenantId } = ctx
  const work = async (tx: TenantTransaction) => {
    assertAsShown(body, { pipelineId }, notOfStage)
    if ((await run(tx, selectPipeline, { tenantId, id: pipelineId })).length === 0) throw notFound('pipeline')
    const last = (await run(tx, selectStages, { tenantId, pipelineId })).at(-1)
    const position = body.position ?? (last ? last.position + 1 : 0)
    const row = newRow(stage, { ...body, position, pipelineId })
    const record = await writeOne(ctx, tx, stage, { action: 'insert', row })
    return render<Schemas['StageResponse']>(record.json, { id: record.id })
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx))
}

async function findDefault({ tenantId }: Context, tx: TenantTransaction): Promise<string | undefined> {
  return (await run(tx, selectDefault, { tenantId }))[0]?.id
}

async function unmarkDefault(ctx: Context, tx: TenantTransaction): Promise<void> {
  const id = await findDefault(ctx, tx)
  if (id) await writeOne(ctx, tx, pipeline, { action: 'update', id, patch: { isDefault: false } })
}
