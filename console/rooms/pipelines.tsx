import { useLayoutEffect, useRef } from 'preact/hooks'
import { all, api, call, ifMatch, type Schemas } from '../api.ts'
import { changesOf, type Kind, useDialog } from '../parts/ask.tsx'
import { CheckField, TextField, type Typed } from '../parts/form.tsx'
import { Loaded, useAction, useLoad } from '../parts/load.tsx'
import { AddButton } from '../parts/show.tsx'
import { RowActions, Table } from '../parts/table.tsx'

type Pipeline = Schemas['PipelineResponse']
type Stage = Schemas['StageResponse']

/** The ways that deals go, each with its stages. */
export default function Pipelines() {
  const pipelines = useLoad(() => all((query) => api.GET('/api/v1/pipelines', { params: { query } })), [])
  const dialog = useDialog(pipelines.again)
  const pipeline = changesOf(pipelineKind, dialog)
  return (
    <>
      <AddButton word="pipeline" onClick={pipeline.add} />
      <Loaded of={pipelines}>
        {(list) =>
          list.map((one) => (
            <section key={one.id} aria-label={one.name}>
              <h2>{one.name}</h2>
              <RowActions of={one.name} actions={pipeline.actions(one)} />
              {one.isDefault && <p class="hint">The default: deals that name no pipeline go here.</p>}
              <Stages pipeline={one} dialog={dialog} again={pipelines.again} />
            </section>
          ))
        }
      </Loaded>
      {dialog.drawn}
    </>
  )
}

const pipelineKind: Kind<Pipeline> = {
  word: 'pipeline',
  nameOf: ({ name }) => name,
  fields: (pipeline) => (
    <>
      <TextField name="name" value={pipeline?.name} />
      <CheckField
        name="isDefault"
        label="Default"
        isChecked={pipeline?.isDefault ?? false}
        hint="Deals go here that name no pipeline."
      />
    </>
  ),
  create: (typed) => call(api.POST('/api/v1/pipelines', { params: typed.once, body: pipelineOf(typed) })),
  read: (params) => call(api.GET('/api/v1/pipelines/{id}', { params })),
  update: (params, typed) => call(api.PUT('/api/v1/pipelines/{id}', { params, body: pipelineOf(typed) })),
  remove: (params) => call(api.DELETE('/api/v1/pipelines/{id}', { params })),
  loss: ({ stages }) =>
    `Its ${stages.length} stages go with it. A pipeline with deals in it, and the default one, isn’t deleted.`
}

function pipelineOf({ text, has }: Typed) {
  return { name: text('name'), isDefault: has('isDefault') }
}

type StagesProps = { pipeline: Pipeline; dialog: ReturnType<typeof useDialog>; again: () => void }

function Stages({ pipeline: { id, name, stages }, dialog, again }: StagesProps) {
  const { run, outcome } = useAction()
  const stage = changesOf(stageKind(id), dialog)
  const around = useRef<HTMLDivElement>(null)
  const moved = useRef<{ id: string; word: string } | undefined>(undefined)
  // A row that is moved loses the focus.
  useLayoutEffect(() => {
    const { id: wanted, word } = moved.current ?? {}
    moved.current = undefined
    const row = around.current?.querySelectorAll('tbody tr')[stages.findIndex((one) => one.id === wanted)]
    row?.querySelector<HTMLElement>(`[aria-label^="${word}"], [aria-label^="Move"]`)?.focus()
  }, [stages])
  const move = async (one: Stage, by: number) => {
    const order = stages.filter((other) => other !== one)
    const place = stages.indexOf(one) + by
    order.splice(place, 0, one)
    moved.current = { id: one.id, word: by < 0 ? 'Move up' : 'Move down' }
    await arrange(order).finally(again)
    return `${one.name} is number ${place + 1} of ${stages.length} now.`
  }
  return (
    <div class="stack" ref={around}>
      <Table
        name={`Stages of ${name}`}
        rows={stages}
        empty="No stages yet. Deals need one: make it first."
        columns={[
          { head: 'Name', cell: (one) => one.name },
          { head: 'Chance of winning', isNumber: true, cell: ({ probability }) => `${probability} %` }
        ]}
        nameOf={(one) => one.name}
        actions={(one) => ({
          'Move up': stages[0] !== one && (() => run(() => move(one, -1))),
          'Move down': stages.at(-1) !== one && (() => run(() => move(one, 1))),
          ...stage.actions(one)
        })}
      />
      <div class="row">
        <button type="button" class="small" aria-label={`New stage of ${name}`} onClick={stage.add}>
          New stage
        </button>
        {outcome}
      </div>
    </div>
  )
}

/** Gives each stage that stands elsewhere its new position, one after the other. */
async function arrange(order: Stage[]): Promise<void> {
  for (const [position, stage] of order.entries()) {
    if (stage.position === position) continue
    await call(api.PUT('/api/v1/stages/{id}', { params: { path: stage, header: ifMatch(stage) }, body: { position } }))
  }
}

function stageKind(pipeline: string): Kind<Stage> {
  return {
    word: 'stage',
    nameOf: ({ name }) => name,
    fields: (stage) => (
      <>
        <TextField name="name" value={stage?.name} />
        <TextField
          name="probability"
          type="number"
          value={String(stage?.probability ?? 0)}
          hint="Usual chance of winning, in percent."
        />
      </>
    ),
    create: (typed) =>
      call(
        api.POST('/api/v1/pipelines/{id}/stages', {
          params: { path: { id: pipeline }, ...typed.once },
          body: stageOf(typed)
        })
      ),
    read: (params) => call(api.GET('/api/v1/stages/{id}', { params })),
    update: (params, typed) => call(api.PUT('/api/v1/stages/{id}', { params, body: stageOf(typed) })),
    remove: (params) => call(api.DELETE('/api/v1/stages/{id}', { params })),
    loss: () => 'A stage with deals in it isn’t deleted.'
  }
}

function stageOf({ text, number }: Typed) {
  return { name: text('name'), probability: number('probability') }
}
