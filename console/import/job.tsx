import { useEffect, useState } from 'preact/hooks'
import { answer, api, call, type Schemas } from '../api.ts'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from '../parts/alert.tsx'
import { saveAs } from '../parts/download.ts'
import { State } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { countOf } from '../words.ts'

type Job = Schemas['ImportJobResponse']
type User = Schemas['UserResponse']

/** How long is waited before a job is asked for again: at first it may be done at once. */
const pollMs = (round: number) => (round < 8 ? 250 : 700)
/** What of a job is read again and again: its messages may be a megabyte. */
const moving = 'id,status,totalRows,processedRows,imported,updated,unchanged,skipped,finishedAt'

/** Follows a job until it has ended; its messages come with the first row that is left out, and at the end. */
function useJob(id: string) {
  const [state, setState] = useState<{ job?: Job; fault?: Fault }>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    const read = (fields?: string) =>
      call(api.GET('/api/v1/importexport/jobs/{id}', { params: { path: { id }, query: fields ? { fields } : {} } }))
    const follow = async () => {
      let job = await read()
      for (let asked = 0; isWanted; asked += 1) {
        setState({ job })
        if (job.finishedAt !== null) return
        await new Promise((resolve) => setTimeout(resolve, pollMs(asked)))
        const next = await read(moving)
        const isNews = next.finishedAt !== null || (next.skipped > 0 && job.errors.length === 0)
        job = isNews ? await read() : { ...job, ...next }
      }
    }
    follow().catch((thrown) => isWanted && setState((former) => ({ ...former, fault: faultOf(thrown) })))
    return () => {
      isWanted = false
    }
  }, [id, round])
  return { ...state, again: () => setRound((count) => count + 1) }
}

/** `isAlone`: whether nothing else on the page says which file it is. */
type JobProps = { id: string; user: User; onEnd?: (job: Job) => void; isAlone?: boolean }

/** A check or an import: how far it is, what came of it, and what may be done with it. */
export function JobPanel({ id, user, onEnd, isAlone = false }: JobProps) {
  const { job, fault, again } = useJob(id)
  useEffect(() => {
    if (job?.finishedAt) onEnd?.(job)
  }, [job?.finishedAt])
  return (
    <>
      {fault && <FaultAlert fault={fault} again={again} />}
      {!job && !fault && <progress aria-label="Progress" />}
      {job && isAlone && (
        <h2>
          {job.fileName ?? 'A file'} <span class="hint">{`${job.dryRun ? 'check' : 'import'} of ${job.entity}`}</span>{' '}
          <JobState job={job} />
        </h2>
      )}
      {job && !job.finishedAt && <Progress job={job} canCancel={user.role !== 'viewer'} again={again} />}
      {job && <Numbers job={job} />}
      {job && <Messages job={job} />}
      {job?.finishedAt && <Actions job={job} user={user} />}
    </>
  )
}

function Progress({
  job: { id, dryRun, status, totalRows, processedRows },
  canCancel,
  again
}: {
  job: Job
  canCancel: boolean
  again: () => void
}) {
  const [fault, setFault] = useState<Fault>()
  const name = dryRun ? 'Check' : 'Import'
  const cancel = () =>
    call(api.POST('/api/v1/importexport/jobs/{id}/cancel', { params: { path: { id } } })).then(again, (thrown) =>
      setFault(faultOf(thrown))
    )
  return (
    <div class="stack">
      <progress
        aria-label={`${name}, progress`}
        max={totalRows ?? 1}
        {...(totalRows !== null && { value: processedRows })}
      />
      <div class="row">
        <span>
          {status === 'queued'
            ? 'It waits for its turn.'
            : `${processedRows.toLocaleString('en')} of ${totalRows === null ? 'the rows' : countOf(totalRows, 'row')} done.`}
        </span>
        {canCancel && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      {fault && <FaultAlert fault={fault} />}
    </div>
  )
}

function Numbers({ job }: { job: Job }) {
  const { dryRun, imported, updated, unchanged, skipped, totalRows, createdReferences } = job
  const would = dryRun ? 'Would be ' : ''
  const figures: [string, number | null][] = [
    ['Rows', totalRows],
    [`${would}${dryRun ? 'imported' : 'Imported'}`, imported],
    [`${would}${dryRun ? 'updated' : 'Updated'}`, updated],
    ['Unchanged', unchanged],
    ['Left out', skipped],
    ...(createdReferences === null ? [] : [['Companies made on the way', createdReferences] as [string, number]])
  ]
  return (
    <dl class="figures" aria-label="Numbers">
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure === null ? '–' : figure.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

const shownAtFirst = 50

/** What was left out, and why. */
function Messages({ job: { errors, ignoredColumns, ignoredLines, createdProperties, encoding } }: { job: Job }) {
  const [count, setCount] = useState(shownAtFirst)
  return (
    <>
      {ignoredColumns.length > 0 && <p>Columns that were not read: {ignoredColumns.join(', ')}.</p>}
      {ignoredLines.length > 0 && (
        <p>
          Rows passed over, being blank, notes or the header once more: {ignoredLines.slice(0, 20).join(', ')}
          {ignoredLines.length > 20 && ` and ${ignoredLines.length - 20} more`}.
        </p>
      )}
      {createdProperties.length > 0 && <p>Properties made with it: {createdProperties.join(', ')}.</p>}
      {encoding && encoding !== 'utf-8' && <p class="hint">Read as {encoding}.</p>}
      {errors.length > 0 && (
        <section aria-label="Rows left out">
          <h3>Left out</h3>
          <ul class="messages">
            {errors.slice(0, count).map((message, at) => (
              <li key={`${at} ${message}`}>{message}</li>
            ))}
          </ul>
          {errors.length > count && (
            <button type="button" onClick={() => setCount(errors.length)}>
              Show all {errors.length.toLocaleString('en')}
            </button>
          )}
        </section>
      )}
    </>
  )
}

const words = {
  queued: 'Waiting',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled'
} satisfies Record<Job['status'], string>

/** How a job stands, as a word. */
export function JobState({ job: { status, dryRun } }: { job: Pick<Job, 'status' | 'dryRun'> }) {
  const tone = status === 'failed' ? 'bad' : status === 'succeeded' ? 'good' : 'calm'
  return <State word={dryRun && status === 'succeeded' ? 'Checked' : words[status]} tone={tone} />
}

/** What may be done with a job that has ended: its rows left out as a file, and to take it back. */
function Actions({ job: { id, status, skipped, changeSet }, user }: { job: Omit<Job, 'errors'>; user: User }) {
  const [state, setState] = useState<{ said?: string; fault?: Fault }>({})
  const canUndo = changeSet !== null && user.role !== 'viewer' && user.visibility === 'all'
  const save = async () => {
    try {
      const params = { path: { id } }
      const { body, response } = await answer(
        api.GET('/api/v1/importexport/jobs/{id}/errors.csv', { params, parseAs: 'blob' })
      )
      saveAs(body, response, 'errors.csv')
    } catch (thrown) {
      setState({ fault: faultOf(thrown) })
    }
  }
  return (
    <>
      <div class="row">
        {skipped > 0 && status !== 'failed' && (
          <button type="button" onClick={save}>
            errors.csv
          </button>
        )}
        {canUndo && !state.said && (
          <button
            type="button"
            onClick={() => askUndo('Take this import back?', changeSet, (said) => setState({ said }))}
          >
            Take it back
          </button>
        )}
        <span role="status">{state.said}</span>
      </div>
      {state.fault && <FaultAlert fault={state.fault} />}
    </>
  )
}
