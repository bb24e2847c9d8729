import { useState } from 'preact/hooks'
import { api, page, type Schemas } from '../api.ts'
import { Fault, faultOf } from '../faults.ts'
import { ColumnsTable, Fills, LeftOut, Options } from '../import/columns-table.tsx'
import {
  type Columns,
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
import { FaultAlert } from '../parts/alert.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { Ask } from '../parts/form.tsx'
import { List, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Time } from '../parts/show.tsx'
import { about, type Kind, kinds } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { useStore } from '../store.ts'
import { countOf, wordsOf } from '../words.ts'

type StepsProps = { user: Schemas['UserResponse'] }

/** Files in: chosen, laid out, checked, imported, and taken back. */
export default function Import({ path: [id], user }: RoomProps) {
  const { checkId, jobId } = useStore(draft)
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

function Steps({ user }: StepsProps) {
  const now = useStore(draft)
  const columns = useLoad(readColumns, [])
  return (
    <Loaded of={columns}>
      {(found) => (
        <>
          <FileStep columns={found} />
          {now.layout && !now.jobId && (
            <section>
              <h2>2. What goes where</h2>
              <p role="status">{describeFile(now)}</p>
              {now.isRecalled && <p class="hint">Chosen as you did the last time for a file with these columns.</p>}
              <ColumnsTable columns={found[now.kind]} canMake={user.role === 'admin'} />
              <Fills />
              <LeftOut />
              <Options />
            </section>
          )}
          {now.layout && <CheckStep columns={found} user={user} again={columns.again} />}
        </>
      )}
    </Loaded>
  )
}

const delimiters: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

function describeFile({ file, reading, layout, encoding }: Draft): string {
  const rows = reading ? countOf(reading.rows, 'row') + (reading.isWhole ? '' : ' so far') : 'being read'
  return `${file?.name}: ${rows}, parted by ${delimiters[layout?.delimiter ?? ''] ?? layout?.delimiter}, read as ${encoding}.`
}

function FileStep({ columns }: { columns: Columns }) {
  const { kind, file, encoding, jobId } = useStore(draft)
  const [fault, setFault] = useState<Fault>()
  const attempt = (work: Promise<void>) => {
    setFault(undefined)
    work.catch((thrown) => setFault(faultOf(thrown)))
  }
  const take = (chosen: File | null | undefined) => {
    if (!chosen) return
    if (location.pathname !== '/console/import') navigate('/console/import', { replace: true })
    attempt(openFile(chosen, columns))
  }
  const pickKind = (chosen: string) => {
    change({ kind: chosen as Draft['kind'], isKindChosen: true })
    if (file && encoding && !jobId) attempt(layOut(file, encoding, columns))
  }
  return (
    <section>
      <h2>1. The file</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes a file by keyboard, too */}
      <div
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer?.files[0])
        }}
      >
        <div class="field">
          <label for="file">File</label>
          <input
            id="file"
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
          <p class="hint">CSV, as spreadsheets and other products save it. Choose it, or drop it here.</p>
        </div>
        <Ask
          label="Kind"
          type="select"
          choices={kinds}
          value={kind}
          onAnswer={pickKind}
          hint="Bring companies first, then contacts, deals and activities: each names those before it."
        />
      </div>
      <FaultAlert fault={fault} />
    </section>
  )
}

type CheckProps = StepsProps & { columns: Columns; again: () => void }

/** *Check*, and *Import* once that has ended. */
function CheckStep({ columns, user, again }: CheckProps) {
  const now = useStore(draft)
  const [job, setJob] = useState<Checked>()
  const [fault, setFault] = useState<Fault>()
  const [sending, setSending] = useState<'checked' | 'imported'>()
  const send = async (isCheck: boolean) => {
    const detail = whatIsMissing(now)
    setFault(detail === undefined ? detail : new Fault(-1, { detail }))
    if (detail || sending) return
    setSending(isCheck ? 'checked' : 'imported')
    try {
      const { id } = await startJob(now, columns[now.kind], isCheck)
      // Somebody may have gone elsewhere meanwhile, or chosen otherwise.
      const isStillHere = location.pathname.startsWith('/console/import')
      if (isStillHere && (!isCheck || id === draft.value.checkId)) navigate(`/console/import/${id}`, { replace: true })
    } catch (thrown) {
      setFault(faultOf(thrown))
    }
    setSending(undefined)
  }
  const next = () => {
    startAnew()
    again()
    navigate('/console/import')
  }
  const checked = job && job.id === now.checkId ? job : undefined
  return (
    <>
      {!now.jobId && (
        <section>
          <h2>3. Check</h2>
          <div class="row">
            <button type="button" class={now.checkId ? undefined : 'primary'} onClick={() => send(true)}>
              Check
            </button>
            <span class="hint">Says what would come of each row. Nothing is written.</span>
          </div>
          {now.checkId && sending !== 'imported' && (
            <JobPanel key={now.checkId} id={now.checkId} user={user} onEnd={setJob} />
          )}
        </section>
      )}
      {!now.jobId && checked && <ImportStep {...checked} kind={now.kind} onPress={() => send(false)} />}
      {now.jobId && (
        <section>
          <h2>4. Import</h2>
          <JobPanel key={now.jobId} id={now.jobId} user={user}>
            <div class="row">
              <Buttons of={{ 'Next file': next }} />
              <a href={`/console/records/${now.kind}?sort=-createdAt`}>Look at the records</a>
            </div>
          </JobPanel>
        </section>
      )}
      <p role="status">{sending && `Sending the file to be ${sending}…`}</p>
      {sending && <progress aria-hidden="true" />}
      <FaultAlert fault={fault} again={() => send(!now.checkId)} />
    </>
  )
}

type Checked = Pick<Schemas['ImportJobResponse'], 'id' | 'imported' | 'updated' | 'skipped'>

function ImportStep({ imported, updated, skipped, kind, onPress }: Checked & { kind: Kind; onPress: () => void }) {
  const count = imported + updated
  return (
    <section>
      <h2>4. Import</h2>
      <div class="row">
        <button type="button" class="primary" disabled={count === 0} onClick={onPress}>
          Import {countOf(count, about[kind].one, kind)}
        </button>
        {skipped > 0 && <span class="hint">{countOf(skipped, 'row')} will be left out, as listed above.</span>}
      </div>
    </section>
  )
}

/** What the table shows of a job: its messages may be a megabyte. */
const fields = 'id,fileName,entity,status,dryRun,imported,updated,skipped,actor,createdAt,finishedAt'

function FormerJobs() {
  const loaded = usePages(
    (query) => page(api.GET('/api/v1/importexport/jobs', { params: { query: { ...query, fields } } })),
    [],
    { poll: ({ items }) => (items.some(({ finishedAt }) => finishedAt === null) ? 2_000 : undefined) }
  )
  return (
    <section aria-labelledby="former">
      <h2 id="former">Former jobs</h2>
      <List
        of={loaded}
        name="Former jobs"
        empty="No file has come in during the last 7 days."
        columns={[
          { head: 'Name', cell: ({ id, fileName }) => <a href={`/console/import/${id}`}>{fileName ?? 'A file'}</a> },
          { head: 'Records', cell: ({ entity }) => wordsOf(entity) },
          { head: 'State', cell: (job) => <JobState job={job} /> },
          { head: 'Imported', isNumber: true, cell: ({ dryRun, imported }) => (dryRun ? '–' : imported) },
          { head: 'Updated', isNumber: true, cell: ({ dryRun, updated }) => (dryRun ? '–' : updated) },
          { head: 'Left out', isNumber: true, cell: ({ skipped }) => skipped },
          { head: 'Who', cell: ({ actor }) => actor.name },
          { head: 'When', cell: ({ createdAt }) => <Time at={createdAt} /> }
        ]}
      />
    </section>
  )
}
