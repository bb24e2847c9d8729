import { sql } from '../db/drizzle.ts'
import { pipelines, stages } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { cutText } from '../message-sizes.ts'
import type { NearNames } from '../near-names.ts'
import type { Row } from '../records/record.ts'
import type { RecordScope } from '../records/rows.ts'
import { distinctNames, hintOfNames, several } from '../sheets/cell-references.ts'
import type { Problem, SheetRow } from '../sheets/sheet.ts'
import { comparedForm } from '../texts/compared.ts'

/** Characters of a pipeline's name in a message that has other names, too. */
const maxName = 100

type Pipeline = { id: string; name: string; isDefault: boolean }
type Stage = { id: string; name: string; pipelineId: string }

const selectPipelines = statement<Pipeline>(
  'import_pipelines',
  sql`select ${pipelines.id}, ${pipelines.name}, ${pipelines.isDefault} as "isDefault" from ${pipelines}
    where ${mine(pipelines)} order by ${pipelines.id}`
)

const selectStages = statement<Stage>(
  'import_stages',
  sql`select ${stages.id}, ${stages.name}, ${stages.pipelineId} as "pipelineId" from ${stages}
    where ${mine(stages)} order by ${stages.position}, ${stages.id}`
)

/**
 * Gives imported deals their pipeline and stage by name. Without a pipeline's name that of the deal is meant which the row finds by a custom
 * property, and else the default one; without a stage's a new deal, or one that moves to another pipeline, gets the first. `recordOf` has
 * of a row that deal, which then is as the row leaves it.
 */
export async function resolvePipelineNames(
  scope: RecordScope,
  tx: Executor,
  rows: SheetRow[],
  near: NearNames,
  recordOf: (row: SheetRow) => Row | undefined
): Promise<void> {
  const known = await run(tx, selectPipelines, { tenantId: scope.tenantId })
  const stagesOf = Map.groupBy(await run(tx, selectStages, { tenantId: scope.tenantId }), (stage) => stage.pipelineId)
  const names = distinctNames(known)
  const stageNames = new Map<string, string[]>()
  for (const row of rows) {
    const { pipeline_name: pipelineName, stage_name: stageName } = row.names
    const found = recordOf(row)
    const isOwn = ({ id, isDefault }: Pipeline) => (found?.pipelineId ? id === found.pipelineId : isDefault)
    const pipeline = pipelineName ? findByName(known, pipelineName) : known.find(isOwn)
    if (pipeline === several) {
      row.problems.push(ofSeveral('pipeline_name', 'pipeline', pipelineName))
      continue
    }
    if (!pipeline) {
      const reason = pipelineName ? 'pipeline not found' : 'there is no default pipeline'
      const hint = hintOfNames(names, near, pipelineName)
      row.problems.push({ header: 'pipeline_name', reason, value: pipelineName, hint })
      continue
    }
    // Which deal it is shows without a stage.
    row.record.pipelineId = pipeline.id
    const itsStages = stagesOf.get(pipeline.id) ?? []
    const stage = stageName ? findByName(itsStages, stageName) : itsStages[0]
    if (stage === several) row.problems.push(ofSeveral('stage_name', 'stage of this pipeline', stageName))
    else if (stage) {
      row.record.stageId = stage.id
      // A deal that is in this pipeline already stays in its stage where the row names none.
      const isMoving = found !== undefined && found.pipelineId !== pipeline.id
      if (stageName || isMoving) row.patch.stageId = stage.id
      if (found && (stageName || isMoving)) row.patch.pipelineId = pipeline.id
      if (found && row.problems.length === 0) found.pipelineId = pipeline.id
    } else {
      const reason = stageName
        ? `stage not found in pipeline ${cutText(pipeline.name, maxName)}`
        : `pipeline ${cutText(pipeline.name, maxName)} has no stage`
      const names = stageNames.get(pipeline.id) ?? distinctNames(itsStages)
      stageNames.set(pipeline.id, names)
      const hint = hintOfNames(names, near, stageName)
      row.problems.push({ header: 'stage_name', reason, value: stageName, hint })
    }
  }
}

/** The one that a name means: that alone has it to the letter, or else alone compares alike; `several` where there are more. */
function findByName<Named extends { name: string }>(
  candidates: Named[],
  name: string
): Named | typeof several | undefined {
  const key = comparedForm(name)
  const exact = candidates.filter((one) => one.name === name)
  const found = exact.length > 0 ? exact : candidates.filter((one) => comparedForm(one.name) === key)
  return found.length > 1 ? several : found[0]
}

/** What is wrong with a name that several have. */
function ofSeveral(header: string, what: string, value: string | undefined): Problem {
  return {
    header,
    reason: `more than one ${what} has this name`,
    value,
    hint: 'rename one, or write the one with the very letters'
  }
}
