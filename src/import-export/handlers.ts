import { operations } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { activitySheet } from '../activities/sheet.ts'
import { companySheet } from '../companies/sheet.ts'
import { contactSheet } from '../contacts/sheet.ts'
import type { Context, HandlersFor, Upload } from '../contract.ts'
import { dealSheet } from '../deals/sheet.ts'
import { insufficientScope } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { findJob, importJob } from '../import-jobs/job-record.ts'
import { cancelJob, deleteJob, downloadErrors } from '../import-jobs/jobs.ts'
import { startJob } from '../import-jobs/start-job.ts'
import { importFile } from '../imports/import.ts'
import { type ImportOptions, optionsReader } from '../imports/options.ts'
import { list } from '../search/list.ts'
import { sheetOf } from '../sheets/custom-columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { exportCsv, template } from './export-csv.ts'
import { exportWorkbook } from './export-xlsx.ts'

/** The operations of the contract's tag `import-export`. */
export const importExportHandlers: HandlersFor<'import-export'> = {
  exportContacts: (ctx, { query }) => exportCsv(ctx, wanted(contactSheet, ctx, query)),
  exportContactsExcel: (ctx, { query }) => exportWorkbook(ctx, wanted(contactSheet, ctx, query)),
  importContacts: importing(contactSheet),
  getContactsTemplate: (ctx, { query }) => template(wanted(contactSheet, ctx, query)),
  exportCompanies: (ctx, { query }) => exportCsv(ctx, wanted(companySheet, ctx, query)),
  exportCompaniesExcel: (ctx, { query }) => exportWorkbook(ctx, wanted(companySheet, ctx, query)),
  importCompanies: importing(companySheet),
  getCompaniesTemplate: (ctx, { query }) => template(wanted(companySheet, ctx, query)),
  exportDeals: (ctx, { query }) => exportCsv(ctx, wanted(dealSheet, ctx, query)),
  exportDealsExcel: (ctx, { query }) => exportWorkbook(ctx, wanted(dealSheet, ctx, query)),
  importDeals: importing(dealSheet),
  getDealsTemplate: (ctx, { query }) => template(wanted(dealSheet, ctx, query)),
  exportActivities: (ctx, { query }) => exportCsv(ctx, wanted(activitySheet, ctx, query)),
  exportActivitiesExcel: (ctx, { query }) => exportWorkbook(ctx, wanted(activitySheet, ctx, query)),
  importActivities: importing(activitySheet),
  getActivitiesTemplate: (ctx, { query }) => template(wanted(activitySheet, ctx, query)),
  listImportJobs: (ctx, { query, fields = [...operations.listImportJobs.fields] }) =>
    list(ctx, importJob, { ...query, ...(ctx.sees && { userId: ctx.sees.owners[0] }) } as typeof query, fields),
  getImportJob: async (ctx, { params, fields }) => {
    const { json, version } = await findJob(ctx, ctx.db, params.id, fields)
    return render(json, { version })
  },
  cancelImportJob: (ctx, { params }) => cancelJob(ctx, params.id),
  deleteImportJob: (ctx, { params }) => deleteJob(ctx, params.id),
  getImportJobErrors: (ctx, { params }) => downloadErrors(ctx, params.id)
}

/** A sheet as a request wants its file. */
function wanted(common: Sheet, { properties }: Context, { extended }: { extended?: boolean }): Sheet {
  return sheetOf(common, properties, extended === true)
}

function importing(common: Sheet) {
  const answer = (
    ctx: Context,
    { body, read }: { body: Upload; read: unknown }
  ): Promise<Rendered<Schemas['ImportResultDto']>> => {
    const options = read as ImportOptions
    if (options.isDefining && !ctx.caller?.scopes.includes('admin')) throw insufficientScope('admin')
    // A 202, whose body the contract describes apart from that of the 200.
    if (body.pieces) return startJob(ctx, common, body, options) as Promise<never>
    return importFile(ctx, common, body.file, options)
  }
  return Object.assign(answer, { read: optionsReader(common) })
}
