import { useLayoutEffect, useRef } from 'preact/hooks'
import { all, api, call, ifMatch, type Schemas } from '../api.ts'
import { run } from '../notices.tsx'
import { Buttons } from '../parts/alert.tsx'
import { useLoad } from '../parts/load.tsx'
import { askNew, changesOf, fieldsOf, type Settings } from '../parts/settings.tsx'
import { Section } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'

type Pipeline = Schemas['PipelineResponse']
type Stage = Schemas['StageResponse']

/** The ways that deals go, each with its stages. */
export default function Pipelines() {
  const { value, pending } = useLoad(() => all((query) => api.GET('/api/v1/pipelines', { params: { query } })), [])
  return (
    <>
      <Buttons class="actions new" of={{ 'New pipeline': () => askNew(pipelineSettings) }} />
      {!value && pending}
      {value?.map((one) => (
        <Section key={one.id} name={one.name} title={one.name}>
          <Buttons class="actions" what={one.name} of={changesOf(pipelineSettings, one)} />
          {one.isDefault && <p class="hint">The default: deals that name no pipeline go here.</p>}
          <Stages pipeline={one} />
        </Section>
      ))}
    </>
  )
}

const pipelineSettings: Settings<Pipeline> = {
  ...{ word: 'pipeline', path: '/api/v1/pipelines' },
  fields: () =>
    fieldsOf('CreatePipelineRequest', {
      name: {},
      isDefault: { label: 'Default', hint: 'Deals go here that name no pipeline.' }
    }),
  loss: ({ stages }) =>
    `Its ${stages.length} stages go with it. A pipeline with deals in it, and the default one, isn’t deleted.`
}

function Stages({ pipeline: { id, name, stages } }: { pipeline: Pipeline }) {
  const settings = stageSettings(id)
  const around = useRef<HTMLDivElement>(null)
  const moved = useRef<{ id: string; word: string } | undefined>(undefined)
  // A row that is moved loses the focus.
  useLayoutEffect(() => {
    const { id: wanted, word } = moved.current ?? {}
    moved.current = undefined
    const row = around.current?.querySelectorAll('tbody tr')[stages.findIndex((one) => one.id === wanted)]
    row?.querySelector<HTMLElement>(`[aria-label^="${word}"], [aria-label^="Move"]`)?.focus()
  }, [stages])
  const move = (one: Stage, by: number) => () =>
    run(async () => {
      const order = stages.filter((other) => other !== one)
      const place = stages.indexOf(one) + by
      order.splice(place, 0, one)
      moved.current = { id: one.id, word: by < 0 ? 'Move up' : 'Move down' }
      await arrange(order)
      return `${one.name} is number ${place + 1} of ${stages.length} now.`
    })
  return (
    <div class="stack" ref={around}>
      <Table
        name={`Stages of ${name}`}
        rows={stages}
        empty="No stages yet. Deals need one: make it first."
        columns={{ Name: 'name', 'Chance of winning': ({ probability }) => `${probability} %` }}
        numbers={['Chance of winning']}
        actions={(one) => ({
          'Move up': stages[0] !== one && move(one, -1),
          'Move down': stages.at(-1) !== one && move(one, 1),
          ...changesOf(settings, one)
        })}
      />
      <Buttons class="actions" what={`of ${name}`} of={{ 'New stage': () => askNew(settings) }} />
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

function stageSettings(pipeline: string): Settings<Stage> {
  return {
    ...{ word: 'stage', path: '/api/v1/stages', madeAt: `/api/v1/pipelines/${pipeline}/stages` },
    fields: () =>
      fieldsOf('CreateStageRequest', {
        name: {},
        probability: { value: 0, hint: 'Usual chance of winning, in percent.' }
      }),
    loss: 'A stage with deals in it isn’t deleted.'
  }
}
