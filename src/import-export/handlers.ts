import { operations } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { activitySheet } from '../activities/sheet.ts'
import { companySheet } from '../companies/sheet.ts'
import { contactSheet } from '../contacts/sheet.ts'
import type { Context, HandlersFor, Upload } from '../contract.ts'
import { dealSheet } from '../deals/sheet.ts'
import { get } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { sheetOf } from '../sheets/custom-columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { exportCsv, template } from './export-csv.ts'
import { exportWorkbook } from './export-xlsx.ts'
import { importFile } from './import.ts'
import { importJob } from './job-record.ts'
import { cancelJob, downloadErrors } from './jobs.ts'
import { type ImportOptions, optionsReader } from './options.ts'
import { startJob } from './start-job.ts'

/** The operations of the contract's tag `import-export`. */
export const importExportHandlers: HandlersFor<'import-export'> = {
  exportContacts: (ctx) => exportCsv(ctx, sheetOf(contactSheet, ctx.properties)),
  exportContactsExcel: (ctx) => exportWorkbook(ctx, sheetOf(contactSheet, ctx.properties)),
  importContacts: importing(contactSheet),
  getContactsTemplate: ({ properties }) => template(sheetOf(contactSheet, properties)),
  exportCompanies: (ctx) => exportCsv(ctx, sheetOf(companySheet, ctx.properties)),
  exportCompaniesExcel: (ctx) => exportWorkbook(ctx, sheetOf(companySheet, ctx.properties)),
  importCompanies: importing(companySheet),
  getCompaniesTemplate: ({ properties }) => template(sheetOf(companySheet, properties)),
  exportDeals: (ctx) => exportCsv(ctx, sheetOf(dealSheet, ctx.properties)),
  exportDealsExcel: (ctx) => exportWorkbook(ctx, sheetOf(dealSheet, ctx.properties)),
  importDeals: importing(dealSheet),
  getDealsTemplate: ({ properties }) => template(sheetOf(dealSheet, properties)),
  exportActivities: (ctx) => exportCsv(ctx, sheetOf(activitySheet, ctx.properties)),
  exportActivitiesExcel: (ctx) => exportWorkbook(ctx, sheetOf(activitySheet, ctx.properties)),
  importActivities: importing(activitySheet),
  getActivitiesTemplate: ({ properties }) => template(sheetOf(activitySheet, properties)),
  listImportJobs: (ctx, { query, fields = [...operations.listImportJobs.fields] }) =>
    list(ctx, importJob, query, fields),
  getImportJob: (ctx, { params, fields }) => get(ctx, importJob, params.id, fields),
  cancelImportJob: (ctx, { params }) => cancelJob(ctx, params.id),
  getImportJobErrors: (ctx, { params }) => downloadErrors(ctx, params.id)
}

/** The operation that imports a sheet. */
function importing(common: Sheet) {
  const answer = (
    ctx: Context,
    { body, read }: { body: Upload; read: unknown }
  ): Promise<Schemas['ImportResultDto']> => {
    const options = read as ImportOptions
    const sheet = sheetOf(common, ctx.properties)
    // A 202, whose body the contract describes apart from that of the 200.
    if (body.pieces) return startJob(ctx, sheet, body, options) as Promise<never>
    return importFile(ctx, sheet, body.file, options)
  }
  return Object.assign(answer, { read: optionsReader(common) })
}
