import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { answer, api, call, type Schemas } from '../api.ts'
import { run } from '../notices.tsx'
import { FaultAlert } from '../parts/alert.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { saveAs } from '../parts/download.ts'
import { LongList } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { Figures, State } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { countOf, wordsOf } from '../words.ts'

type Job = Omit<Schemas['ImportJobResponse'], 'errors'>
type User = Schemas['UserResponse']

/** All but its messages, which may be a megabyte. */
const fields =
  'id,entity,fileName,dryRun,status,totalRows,processedRows,imported,updated,unchanged,skipped,ignoredColumns,ignoredLines,encoding,createdProperties,createdReferences,changeSet,finishedAt'

/** `isAlone`: whether nothing else on the page says which file it is. `children` stand below once it has ended. */
type JobProps = { id: string; user: User; onEnd?: (job: Job) => void; isAlone?: boolean; children?: ComponentChildren }

/** A check or an import: how far it is, what came of it, and what may be done with it. */
export function JobPanel({ id, user, onEnd, isAlone = false, children }: JobProps) {
  const read = (query: object) => call(api.GET('/api/v1/importexport/jobs/{id}', { params: { path: { id }, query } }))
  const loaded = useLoad<Job>(
    () => read({ fields }),
    [],
    ({ finishedAt }) => (finishedAt ? undefined : 250)
  )
  const { value: job, fault, again } = loaded
  const hasMessages = job !== undefined && job.skipped > 0
  // Read once there are some, and at the end.
  const messages = useLoad(
    async () => (hasMessages ? read({ fields: 'errors' }) : undefined),
    [hasMessages, job?.finishedAt]
  )
  useEffect(() => {
    if (job?.finishedAt) onEnd?.(job)
  }, [job?.finishedAt])
  return (
    <>
      <FaultAlert fault={fault ?? messages.fault} again={fault ? again : messages.again} />
      {!job && !fault && <progress aria-label="Progress" />}
      {job && isAlone && (
        <h2>
          {job.fileName ?? 'A file'} <span class="hint">{`${job.dryRun ? 'check' : 'import'} of ${job.entity}`}</span>{' '}
          <JobState job={job} />
        </h2>
      )}
      {job && !job.finishedAt && <Progress job={job} canCancel={user.role !== 'viewer'} again={again} />}
      {job && <Figures isLarge of={figuresOf(job)} />}
      {job && <Remarks job={job} />}
      {hasMessages && <LeftOut messages={messages.value?.errors ?? []} isCheck={job.dryRun} />}
      {job?.finishedAt && <Actions job={job} user={user} />}
      {job?.finishedAt && children}
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
        <Buttons of={{ Cancel: canCancel && (() => run(cancel)) }} />
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

/** What was done otherwise than the file has it. */
function Remarks({ job: { ignoredColumns, ignoredLines, createdProperties, encoding } }: { job: Job }) {
  const more = ignoredLines.length > 20 ? ` and ${ignoredLines.length - 20} more` : ''
  return (
    <>
      {ignoredColumns.length > 0 && <p>Columns that were not read: {ignoredColumns.join(', ')}.</p>}
      {ignoredLines.length > 0 && (
        <p>
          {`Rows passed over, being blank, notes or the header once more: ${ignoredLines.slice(0, 20).join(', ')}${more}.`}
        </p>
      )}
      {createdProperties.length > 0 && <p>Properties made with it: {createdProperties.join(', ')}.</p>}
      {encoding && encoding !== 'utf-8' && <p class="hint">Read as {encoding}.</p>}
    </>
  )
}

/** The rows that were left out, and why. */
function LeftOut({ messages, isCheck }: { messages: string[]; isCheck: boolean }) {
  return (
    <section aria-label="Rows left out">
      <h3>Left out</h3>
      {isCheck && messages.some((message) => message.includes('company not found')) && (
        <p class="notice">
          Companies that rows name are not there. Import these first, or choose above to have them made, and check
          again.
        </p>
      )}
      <LongList of={messages} />
    </section>
  )
}

const words: Partial<Record<Job['status'], string>> = { queued: 'Waiting', succeeded: 'Done' }

/** How a job stands, as a word. */
export function JobState({ job: { status, dryRun } }: { job: Pick<Job, 'status' | 'dryRun'> }) {
  const tone = status === 'failed' ? 'bad' : status === 'succeeded' ? 'good' : 'calm'
  const word = dryRun && status === 'succeeded' ? 'Checked' : words[status]
  return <State word={word ?? wordsOf(status)} tone={tone} />
}

/** What may be done with a job that has ended: its rows left out as a file, and to take it back. */
function Actions({ job: { id, status, skipped, changeSet }, user }: { job: Job; user: User }) {
  const [said, setSaid] = useState('')
  const canUndo = changeSet !== null && user.role !== 'viewer' && user.visibility === 'all' && !said
  const save = async () => {
    const asked = { params: { path: { id } }, parseAs: 'blob' } as const
    const { body, response } = await answer(api.GET('/api/v1/importexport/jobs/{id}/errors.csv', asked))
    return saveAs(body, response, 'errors.csv')
  }
  return (
    <div class="row">
      <Buttons
        of={{
          'errors.csv': skipped > 0 && status !== 'failed' && (() => run(save)),
          'Take it back': canUndo && (() => askUndo('Take this import back?', changeSet, setSaid))
        }}
      />
      <span role="status">{said}</span>
    </div>
  )
}
