import type { HandlersFor } from '../contract.ts'
import { get, remove, update } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { createPipeline, createStage, deletePipeline, updatePipeline } from './pipeline-changes.ts'
import { pipeline, stage } from './record.ts'

/** The operations of the contract's tag `pipelines`. */
export const pipelineHandlers: HandlersFor<'pipelines'> = {
  listPipelines: (ctx, { query, fields }) => list(ctx, pipeline, query, fields),
  createPipeline: (ctx, { body }) => createPipeline(ctx, body),
  getPipeline: (ctx, { params, fields }) => get(ctx, pipeline, params.id, fields),
  updatePipeline: (ctx, { params, body }) => updatePipeline(ctx, params.id, body),
  deletePipeline: (ctx, { params }) => deletePipeline(ctx, params.id),
  listPipelineStages: async (ctx, { params, query, fields }) => {
    await get(ctx, pipeline, params.id, ['id'])
    return list(ctx, stage, { ...query, pipelineId: params.id }, fields)
  },
  createStage: (ctx, { params, body }) => createStage(ctx, params.id, body),
  getStage: (ctx, { params, fields }) => get(ctx, stage, params.id, fields),
  updateStage: (ctx, { params, body }) => update(ctx, stage, params.id, body),
  deleteStage: (ctx, { params }) => remove(ctx, stage, params.id)
}
