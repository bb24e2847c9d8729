import type { Operations, Schemas } from '../../generated/types.ts'
import { eq, sql } from '../db/drizzle.ts'
import { pipelines, stages } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import type { RecordKind } from '../records/record.ts'
import { columnsOf } from '../records/statements.ts'
import { viewOf } from '../records/view.ts'

const stageView = viewOf('getStage', stages, {})

/** Stages of a pipeline. */
export const stage: RecordKind<
  Schemas['StageResponse'],
  Schemas['UpdateStageRequest'],
  Operations['listPipelineStages']['query'] & { pipelineId: string }
> = {
  entity: 'stage',
  isLogged: true,
  table: stages,
  view: stageView,
  defaults: { probability: 0 },
  faultsOf: (old, given) =>
    [old.pipelineId ?? given.pipelineId, undefined].includes(given.pipelineId)
      ? []
      : [{ path: '/pipelineId', message: 'never changes: make a stage in the other pipeline, and move the deals' }],
  audit: (action) => [`stage.${action}`],
  order: [stages.position],
  filters: { pipelineId: { column: stages.pipelineId } }
}

const stagesInOrder = sql<Schemas['StageResponse'][]>`(
  select coalesce(json_agg(stage), '[]') from (
    select ${columnsOf({ table: stages, view: stageView })} from ${stages}
    where ${mine(stages, eq(stages.pipelineId, pipelines.id))}
    order by ${stages.position}, ${stages.id}) stage)`

/** Pipelines, with their stages in order. */
export const pipeline: RecordKind<
  Schemas['PipelineResponse'],
  Schemas['UpdatePipelineRequest'],
  Operations['listPipelines']['query']
> = {
  entity: 'pipeline',
  isLogged: true,
  table: pipelines,
  view: viewOf('getPipeline', pipelines, {
    stages: stagesInOrder
  }),
  defaults: { isDefault: false },
  audit: (action) => [`pipeline.${action}`],
  filters: {}
}
