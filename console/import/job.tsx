import { useEffect, useState } from 'preact/hooks'
import { answer, api, call, type Schemas } from '../api.ts'
import { type Fault, faultOf } from '../faults.ts'
import { run } from '../notices.tsx'
import { FaultAlert } from '../parts/alert.tsx'
import { saveAs } from '../parts/download.ts'
import { Figures, State } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { countOf } from '../words.ts'

type Job = Schemas['ImportJobResponse']
type User = Schemas['UserResponse']

/** How long is waited before a job is asked for again: at first it may be done at once. */
const pollMs = (round: number) => (round < 20 ? 150 : 500)
/** What of a job is read again and again, once it has messages: these may be a megabyte. */
const moving = { fields: 'id,status,totalRows,processedRows,imported,updated,unchanged,skipped,finishedAt' }

/** Follows a job until it has ended; its messages come with the first row that is left out, and at the end. */
function useJob(id: string) {
  const [state, setState] = useState<{ job?: Job; fault?: Fault }>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    const read = (query = {}) => call(api.GET('/api/v1/importexport/jobs/{id}', { params: { path: { id }, query } }))
    const follow = async () => {
      let job = await read()
      for (let asked = 0; isWanted; asked += 1) {
        setState({ job })
        if (job.finishedAt !== null) return
        await new Promise((resolve) => setTimeout(resolve, pollMs(asked)))
        const next = await read(job.errors.length > 0 ? moving : {})
        job = next.finishedAt && job.errors.length > 0 ? await read() : { ...job, ...next }
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
      {job && <Figures isLarge of={figuresOf(job)} />}
      {job && <Messages job={job} />}
      {job?.finishedAt && <Actions job={job} user={user} />}
    </>
  )
}

type ProgressProps = { job: Job; canCancel: boolean; again: () => void }

function Progress({ job, canCancel, again }: ProgressProps) {
  const { id, dryRun, status, totalRows, processedRows } = job
  const cancel = async () => {
    await call(api.POST('/api/v1/importexport/jobs/{id}/cancel', { params: { path: { id } } }))
    again()
    return ''
  }
  const rows = totalRows === null ? 'the rows' : countOf(totalRows, 'row')
  const said = status === 'queued' ? 'It waits for its turn.' : `${processedRows.toLocaleString('en')} of ${rows} done.`
  return (
    <div class="stack">
      <progress
        aria-label={`${dryRun ? 'Check' : 'Import'}, progress`}
        max={totalRows ?? 1}
        {...(totalRows !== null && { value: processedRows })}
      />
      <div class="row">
        <span>{said}</span>
        {canCancel && (
          <button type="button" onClick={() => run(cancel)}>
            Cancel
          </button>
        )}
      </div>
    </div>
  )
}

function figuresOf({ dryRun, imported, updated, unchanged, skipped, totalRows, createdReferences }: Job) {
  return {
    Rows: totalRows ?? '–',
    ...(dryRun
      ? { 'Would be imported': imported, 'Would be updated': updated }
      : { Imported: imported, Updated: updated }),
    ...{ Unchanged: unchanged, 'Left out': skipped },
    ...(createdReferences !== null && { 'Companies made on the way': createdReferences })
  }
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
  ...{ queued: 'Waiting', running: 'Running', succeeded: 'Done' },
  ...{ failed: 'Failed', cancelled: 'Cancelled' }
} satisfies Record<Job['status'], string>

/** How a job stands, as a word. */
export function JobState({ job: { status, dryRun } }: { job: Pick<Job, 'status' | 'dryRun'> }) {
  const tone = status === 'failed' ? 'bad' : status === 'succeeded' ? 'good' : 'calm'
  return <State word={dryRun && status === 'succeeded' ? 'Checked' : words[status]} tone={tone} />
}

/** What may be done with a job that has ended: its rows left out as a file, and to take it back. */
function Actions({ job: { id, status, skipped, changeSet }, user }: { job: Job; user: User }) {
  const [said, setSaid] = useState('')
  const canUndo = changeSet !== null && user.role !== 'viewer' && user.visibility === 'all'
  const save = async () => {
    const asked = { params: { path: { id } }, parseAs: 'blob' } as const
    const { body, response } = await answer(api.GET('/api/v1/importexport/jobs/{id}/errors.csv', asked))
    saveAs(body, response, 'errors.csv')
    return ''
  }
  return (
    <div class="row">
      {skipped > 0 && status !== 'failed' && (
        <button type="button" onClick={() => run(save)}>
          errors.csv
        </button>
      )}
      {canUndo && !said && (
        <button type="button" onClick={() => askUndo('Take this import back?', changeSet, setSaid)}>
          Take it back
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  )
}
