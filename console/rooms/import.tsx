import { useEffect, useState } from 'preact/hooks'
import { api, page, type Schemas } from '../api.ts'
import { Fault, faultOf } from '../faults.ts'
import { Ask, ColumnsTable, Fills, LeftOut, Options } from '../import/columns-table.tsx'
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
import { List, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Time } from '../parts/show.tsx'
import { about, kinds } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { useStore } from '../store.ts'
import { countOf, wordsOf } from '../words.ts'

/** Files in: chosen, laid out, checked, imported, and taken back. */
export default function Import({ path: [id], user }: RoomProps) {
  const now = useStore(draft)
  const [ended, setEnded] = useState(0)
  const onEnd = () => setEnded((count) => count + 1)
  const isOwn = id === undefined || id === now.checkId || id === now.jobId
  return (
    <>
      {user.role !== 'viewer' && isOwn && <Steps user={user} onEnd={onEnd} />}
      {!isOwn && (
        <section>
          <JobPanel key={id} id={id} user={user} onEnd={onEnd} isAlone />
          <p>
            <a href="/console/import">Import a file</a>
          </p>
        </section>
      )}
      <FormerJobs key={ended} />
    </>
  )
}

type StepsProps = { user: Schemas['UserResponse']; onEnd: () => void }

function Steps({ user, onEnd }: StepsProps) {
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
          {now.layout && <CheckStep columns={found} user={user} onEnd={onEnd} again={columns.again} />}
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
      {fault && <FaultAlert fault={fault} />}
    </section>
  )
}

const sendingFile = 'Sending the file to be imported…'

type CheckProps = StepsProps & { columns: Columns; again: () => void }

/** *Check*, and *Import* once that has ended. */
function CheckStep({ columns, user, onEnd, again }: CheckProps) {
  const now = useStore(draft)
  const [job, setJob] = useState<Schemas['ImportJobResponse']>()
  const [fault, setFault] = useState<Fault>()
  const [sending, setSending] = useState<string>()
  const send = async (isCheck: boolean) => {
    const detail = whatIsMissing(now)
    setFault(detail === undefined ? detail : new Fault(-1, { detail }))
    if (detail || sending) return
    setSending(isCheck ? 'Sending the file to be checked…' : sendingFile)
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
  const isImporting = sending === sendingFile
  const checked = job && job.id === now.checkId ? job : undefined
  const count = checked ? checked.imported + checked.updated : 0
  const isLackingCompanies =
    !now.makesCompanies && checked?.errors.some((message) => message.includes('company not found'))
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
          {isLackingCompanies && (
            <p class="notice">
              Companies that rows name are not there. Import these first, or choose above to have them made, and check
              again.
            </p>
          )}
          {now.checkId && !isImporting && <JobPanel key={now.checkId} id={now.checkId} user={user} onEnd={setJob} />}
        </section>
      )}
      <section hidden={!now.jobId && !checked}>
        <h2>4. Import</h2>
        {now.jobId ? (
          <Done id={now.jobId} user={user} onEnd={onEnd} again={again} />
        ) : (
          <div class="row">
            <button type="button" class="primary" disabled={count === 0} onClick={() => send(false)}>
              Import {countOf(count, about[now.kind].one, now.kind)}
            </button>
            {checked && checked.skipped > 0 && (
              <span class="hint">{countOf(checked.skipped, 'row')} will be left out, as listed above.</span>
            )}
          </div>
        )}
      </section>
      <p role="status">{sending}</p>
      {sending && <progress aria-hidden="true" />}
      {fault && <FaultAlert fault={fault} again={() => send(!now.checkId)} />}
    </>
  )
}

function Done({ id, user, onEnd, again }: StepsProps & { id: string; again: () => void }) {
  const [isEnded, setIsEnded] = useState(false)
  return (
    <>
      <JobPanel
        key={id}
        id={id}
        user={user}
        onEnd={() => {
          setIsEnded(true)
          onEnd()
        }}
      />
      {isEnded && (
        <div class="row">
          <button
            type="button"
            onClick={() => {
              startAnew()
              again()
              navigate('/console/import')
            }}
          >
            Next file
          </button>
          <a href={`/console/records/${draft.value.kind}?sort=-createdAt`}>Look at the records</a>
        </div>
      )}
    </>
  )
}

/** What the table shows of a job: its messages may be a megabyte. */
const fields = 'id,fileName,entity,status,dryRun,imported,updated,skipped,actor,createdAt,finishedAt'

function FormerJobs() {
  const loaded = usePages((query) =>
    page(api.GET('/api/v1/importexport/jobs', { params: { query: { ...query, fields } } }))
  )
  // How far those are that still run.
  useEffect(() => {
    if (loaded.isBusy || !loaded.value?.items.some(({ finishedAt }) => finishedAt === null)) return
    const timer = setTimeout(loaded.again, 2_000)
    return () => clearTimeout(timer)
  }, [loaded.value, loaded.isBusy])
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
