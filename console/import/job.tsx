import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { answer, api, call, type Schemas } from '../api.ts'
import { run, save } from '../notices.tsx'
import { Buttons, FaultAlert } from '../parts/alert.tsx'
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
  const poll = ({ finishedAt }: Job) => (finishedAt ? undefined : 250)
  const { value: job, fault, again } = useLoad<Job>(() => read({ fields }), [], { poll })
  const hasMessages = job !== undefined && job.skipped > 0
  // Read once there are some, and at the end.
  const inputs = [hasMessages, job?.finishedAt]
  const messages = useLoad(async () => (hasMessages ? (await read({ fields: 'errors' })).errors : []), inputs)
  useEffect(() => {
    if (job?.finishedAt) onEnd?.(job)
  }, [job?.finishedAt])
  if (!job) return fault ? <FaultAlert fault={fault} again={again} /> : <progress aria-label="Progress" />
  return (
    <>
      {isAlone && (
        <h2>
          {job.fileName ?? 'A file'} <span class="hint">{`${job.dryRun ? 'check' : 'import'} of ${job.entity}`}</span>{' '}
          <JobState job={job} />
        </h2>
      )}
      {!job.finishedAt && <Progress job={job} canCancel={user.role !== 'viewer'} />}
      <Figures isLarge of={figuresOf(job)} />
      {remarksOn(job).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <FaultAlert fault={messages.fault} again={messages.again} />
      {hasMessages && <LeftOut messages={messages.value ?? []} isCheck={job.dryRun} />}
      {job.finishedAt && <Actions job={job} user={user} />}
      {job.finishedAt && children}
    </>
  )
}

function Progress({ job, canCancel }: { job: Job; canCancel: boolean }) {
  const { id, dryRun, status, totalRows, processedRows } = job
  const cancel = () => call(api.POST('/api/v1/importexport/jobs/{id}/cancel', { params: { path: { id } } }))
  const rows = totalRows === null ? 'the rows' : countOf(totalRows, 'row')
  const said = status === 'queued' ? 'It waits for its turn.' : `${processedRows.toLocaleString('en')} of ${rows} done.`
  const bar = totalRows === null ? {} : { max: totalRows, value: processedRows }
  return (
    <div class="stack">
      <progress aria-label={`${dryRun ? 'Check' : 'Import'}, progress`} {...bar} />
      <div class="row">
        <span>{said}</span>
        <Buttons of={{ Cancel: canCancel && (() => run(() => cancel().then(() => ''))) }} />
      </div>
    </div>
  )
}

function figuresOf({ dryRun, imported, updated, unchanged, skipped, totalRows, createdReferences }: Job) {
  const done = dryRun
    ? { 'Would be imported': imported, 'Would be updated': updated }
    : { Imported: imported, Updated: updated }
  const made = createdReferences !== null && { 'Companies made on the way': createdReferences }
  return { Rows: totalRows ?? '–', ...done, Unchanged: unchanged, 'Left out': skipped, ...made }
}

/** What was done otherwise than the file has it. */
function remarksOn({ ignoredColumns, ignoredLines, createdProperties, encoding }: Job): string[] {
  const lines = ignoredLines.slice(0, 20).join(', ')
  const more = ignoredLines.length > 20 ? ` and ${ignoredLines.length - 20} more` : ''
  return [
    ...(ignoredColumns.length > 0 ? [`Columns that were not read: ${ignoredColumns.join(', ')}.`] : []),
    ...(lines ? [`Rows passed over, being blank, notes or the header once more: ${lines}${more}.`] : []),
    ...(createdProperties.length > 0 ? [`Properties made with it: ${createdProperties.join(', ')}.`] : []),
    ...(encoding && encoding !== 'utf-8' ? [`Read as ${encoding}.`] : [])
  ]
}

const lacking =
  'Companies that rows name are not there. Import these first, or choose above to have them made, and check again.'

/** The rows that were left out, and why. */
function LeftOut({ messages, isCheck }: { messages: string[]; isCheck: boolean }) {
  const isLacking = isCheck && messages.some((message) => message.includes('company not found'))
  return (
    <section aria-label="Rows left out">
      <h3>Left out</h3>
      {isLacking && <p class="notice">{lacking}</p>}
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
  const asked = { params: { path: { id } }, parseAs: 'blob' } as const
  const read = () => answer(api.GET('/api/v1/importexport/jobs/{id}/errors.csv', asked))
  return (
    <div class="row">
      <Buttons
        of={{
          'errors.csv': skipped > 0 && status !== 'failed' && (() => save(read, 'errors.csv')),
          'Take it back': canUndo && (() => askUndo('Take this import back?', changeSet, setSaid))
        }}
      />
      <span role="status">{said}</span>
    </div>
  )
}
