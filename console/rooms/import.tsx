import { useState } from 'preact/hooks'
import { api, page, type Schemas } from '../api.ts'
import { Fault, faultOf } from '../faults.ts'
import { ColumnsTable, Fills, LeftOut, Options } from '../import/columns-table.tsx'
import {
  change,
  type Draft,
  draft,
  layOut,
  openFile,
  readColumns,
  startAnew,
  startJob,
  whatIsMissing
} from '../import/draft.ts'
import { JobPanel, JobState } from '../import/job.tsx'
import { readAnew } from '../notices.tsx'
import { Buttons, FaultAlert } from '../parts/alert.tsx'
import { Ask } from '../parts/form.tsx'
import { List } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { Section } from '../parts/show.tsx'
import { about, type Kind, kinds } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type User = Schemas['UserResponse']

/** Files in: chosen, laid out, checked, imported, and taken back. */
export default function Import({ path: [id], user }: RoomProps) {
  const { checkId, jobId } = draft.value
  const isOwn = id === undefined || id === checkId || id === jobId
  return (
    <>
      {user.role !== 'viewer' && isOwn && <Steps user={user} />}
      {!isOwn && (
        <section>
          <JobPanel key={id} id={id} user={user} isAlone />
          <p>
            <a href="/console/import">Import a file</a>
          </p>
        </section>
      )}
      <FormerJobs key={`${checkId} ${jobId}`} />
    </>
  )
}

function Steps({ user }: { user: User }) {
  const { kind, layout, jobId, isRecalled } = draft.value
  const { value: columns, pending } = useLoad(readColumns, [])
  if (!columns) return pending
  return (
    <>
      <FileStep />
      {layout && !jobId && (
        <Section title="2. What goes where">
          <p role="status">{describeFile(draft.value)}</p>
          {isRecalled && <p class="hint">Chosen as you did the last time for a file with these columns.</p>}
          <ColumnsTable columns={columns[kind]} canMake={user.role === 'admin'} />
          <Fills />
          <LeftOut />
          <Options />
        </Section>
      )}
      {layout && <CheckStep user={user} />}
    </>
  )
}

const delimiters: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

function describeFile({ file, reading, layout, encoding }: Draft): string {
  const rows = reading ? countOf(reading.rows, 'row') + (reading.isWhole ? '' : ' so far') : 'being read'
  return `${file?.name}: ${rows}, parted by ${delimiters[layout?.delimiter ?? ''] ?? layout?.delimiter}, read as ${encoding}.`
}

function FileStep() {
  const { kind, file, encoding, jobId } = draft.value
  const [fault, setFault] = useState<Fault>()
  const attempt = (work: Promise<void>) => {
    setFault(undefined)
    work.catch((thrown) => setFault(faultOf(thrown)))
  }
  const take = (chosen: File | null | undefined) => {
    if (!chosen) return
    if (location.pathname !== '/console/import') navigate('/console/import', { replace: true })
    attempt(openFile(chosen))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  }
  const pickKind = (chosen: string) => {
    change({ kind: chosen as Kind, isKindChosen: true })
    if (file && encoding && !jobId) attempt(layOut(file, encoding))
  }
  const accept = '.csv,.txt,.tsv,text/csv'
  const hint = 'Bring companies first, then contacts, deals and activities: each names those before it.'
  return (
    <Section title="1. The file">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes a file by keyboard, too */}
      <div class="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div class="field">
          <label for="file">File</label>
          <input id="file" type="file" accept={accept} onChange={(event) => take(event.currentTarget.files?.[0])} />
          <p class="hint">CSV, as spreadsheets and other products save it. Choose it, or drop it here.</p>
        </div>
        <Ask of={{ label: 'Kind', type: 'select', choices: kinds, value: kind, hint }} onAnswer={pickKind} />
      </div>
      <FaultAlert fault={fault} />
    </Section>
  )
}

type Checked = Pick<Schemas['ImportJobResponse'], 'id' | 'imported' | 'updated' | 'skipped'>

/** *Check*, and *Import* once that has ended. */
function CheckStep({ user }: { user: User }) {
  const now = draft.value
  const { checkId, jobId, kind } = now
  const [checked, setChecked] = useState<Checked>()
  const [fault, setFault] = useState<Fault>()
  const [sending, setSending] = useState<'checked' | 'imported'>()
  const send = async (isCheck: boolean) => {
    const detail = whatIsMissing(now)
    setFault(detail === undefined ? detail : new Fault(-1, { detail }))
    if (detail || sending) return
    setSending(isCheck ? 'checked' : 'imported')
    try {
      const { id } = await startJob(now, isCheck)
      // Somebody may have gone elsewhere meanwhile, or chosen otherwise.
      const isStillHere = location.pathname.startsWith('/console/import')
      if (isStillHere && (!isCheck || id === draft.peek().checkId)) navigate(`/console/import/${id}`, { replace: true })
    } catch (thrown) {
      setFault(faultOf(thrown))
    }
    setSending(undefined)
  }
  const next = () => {
    startAnew()
    readAnew()
    navigate('/console/import')
  }
  return (
    <>
      {!jobId && (
        <Section title="3. Check">
          <div class="row">
            <button type="button" class={checkId ? undefined : 'primary'} onClick={() => send(true)}>
              Check
            </button>
            <span class="hint">Says what would come of each row. Nothing is written.</span>
          </div>
          {checkId && sending !== 'imported' && <JobPanel key={checkId} id={checkId} user={user} onEnd={setChecked} />}
        </Section>
      )}
      {!jobId && checked && checked.id === checkId && <ImportStep {...checked} onPress={() => send(false)} />}
      {jobId && (
        <Section title="4. Import">
          <JobPanel key={jobId} id={jobId} user={user}>
            <div class="row">
              <Buttons of={{ 'Next file': next }} />
              <a href={`/console/records/${kind}?sort=-createdAt`}>Look at the records</a>
            </div>
          </JobPanel>
        </Section>
      )}
      <p role="status">{sending && `Sending the file to be ${sending}…`}</p>
      {sending && <progress aria-hidden="true" />}
      <FaultAlert fault={fault} again={() => send(!checkId)} />
    </>
  )
}

function ImportStep({ imported, updated, skipped, onPress }: Checked & { onPress: () => void }) {
  const count = imported + updated
  const { kind } = draft.value
  return (
    <Section title="4. Import">
      <div class="row">
        <button type="button" class="primary" disabled={count === 0} onClick={onPress}>
          Import {countOf(count, about[kind].one, kind)}
        </button>
        {skipped > 0 && <span class="hint">{countOf(skipped, 'row')} will be left out, as listed above.</span>}
      </div>
    </Section>
  )
}

/** What the table shows of a job: its messages may be a megabyte. */
const fields = 'id,fileName,entity,status,dryRun,imported,updated,skipped,actor,createdAt,finishedAt'

function FormerJobs() {
  return (
    <Section name="Former jobs" title="Former jobs">
      <List
        load={(query) => page(api.GET('/api/v1/importexport/jobs', { params: { query: { ...query, fields } } }))}
        poll={({ items }) => (items.some(({ finishedAt }) => finishedAt === null) ? 2_000 : undefined)}
        name="Former jobs"
        empty="No file has come in during the last 7 days."
        columns={{
          Name: ({ id, fileName }) => <a href={`/console/import/${id}`}>{fileName ?? 'A file'}</a>,
          Records: ({ entity }) => wordsOf(entity),
          State: (job) => <JobState job={job} />,
          Imported: ({ dryRun, imported }) => (dryRun ? '–' : imported),
          Updated: ({ dryRun, updated }) => (dryRun ? '–' : updated),
          'Left out': 'skipped',
          Who: ({ actor }) => actor.name,
          When: 'createdAt'
        }}
        numbers={['Imported', 'Updated']}
      />
    </Section>
  )
}
