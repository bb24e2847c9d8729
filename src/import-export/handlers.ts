import { operations } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { activitySheet } from '../activities/sheet.ts'
import { companySheet } from '../companies/sheet.ts'
import { contactSheet } from '../contacts/sheet.ts'
import type { Context, HandlersFor, Upload } from '../contract.ts'
import { dealSheet } from '../deals/sheet.ts'
import { insufficientScope } from '../errors.ts'
import { render } from '../handler-results.ts'
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
  exportContacts: (ctx, { query }) => exportCsv(ctx, sheetOf(contactSheet, ctx.properties, query.extended === true)),
  exportContactsExcel: (ctx, { query }) =>
    exportWorkbook(ctx, sheetOf(contactSheet, ctx.properties, query.extended === true)),
  importContacts: importing(contactSheet),
  getContactsTemplate: ({ properties }, { query }) =>
    template(sheetOf(contactSheet, properties, query.extended === true)),
  exportCompanies: (ctx, { query }) => exportCsv(ctx, sheetOf(companySheet, ctx.properties, query.extended === true)),
  exportCompaniesExcel: (ctx, { query }) =>
    exportWorkbook(ctx, sheetOf(companySheet, ctx.properties, query.extended === true)),
  importCompanies: importing(companySheet),
  getCompaniesTemplate: ({ properties }, { query }) =>
    template(sheetOf(companySheet, properties, query.extended === true)),
  exportDeals: (ctx, { query }) => exportCsv(ctx, sheetOf(dealSheet, ctx.properties, query.extended === true)),
  exportDealsExcel: (ctx, { query }) =>
    exportWorkbook(ctx, sheetOf(dealSheet, ctx.properties, query.extended === true)),
  importDeals: importing(dealSheet),
  getDealsTemplate: ({ properties }, { query }) => template(sheetOf(dealSheet, properties, query.extended === true)),
  exportActivities: (ctx, { query }) => exportCsv(ctx, sheetOf(activitySheet, ctx.properties, query.extended === true)),
  exportActivitiesExcel: (ctx, { query }) =>
    exportWorkbook(ctx, sheetOf(activitySheet, ctx.properties, query.extended === true)),
  importActivities: importing(activitySheet),
  getActivitiesTemplate: ({ properties }, { query }) =>
    template(sheetOf(activitySheet, properties, query.extended === true)),
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

/** The operation that imports a sheet. */
function importing(common: Sheet) {
  const answer = (
    ctx: Context,
    { body, read }: { body: Upload; read: unknown }
  ): Promise<Schemas['ImportResultDto']> => {
    const options = read as ImportOptions
    if (options.isDefining && !ctx.caller?.scopes.includes('admin')) throw insufficientScope('admin')
    // A 202, whose body the contract describes apart from that of the 200.
    if (body.pieces) return startJob(ctx, common, body, options) as Promise<never>
    return importFile(ctx, common, body.file, options)
  }
  return Object.assign(answer, { read: optionsReader(common) })
}
