import { activitySheet } from '../activities/sheet.ts'
import { companySheet } from '../companies/sheet.ts'
import { contactSheet } from '../contacts/sheet.ts'
import type { HandlersFor } from '../contract.ts'
import { dealSheet } from '../deals/sheet.ts'
import { exportCsv, template } from './export-csv.ts'
import { exportWorkbook } from './export-xlsx.ts'
import { importFile } from './import.ts'

/** The operations of the contract's tag `import-export`. */
export const importExportHandlers: HandlersFor<'import-export'> = {
  exportContacts: (ctx) => exportCsv(ctx, contactSheet),
  exportContactsExcel: (ctx) => exportWorkbook(ctx, contactSheet),
  importContacts: (ctx, { body }) => importFile(ctx, contactSheet, body.file),
  getContactsTemplate: () => template(contactSheet),
  exportCompanies: (ctx) => exportCsv(ctx, companySheet),
  exportCompaniesExcel: (ctx) => exportWorkbook(ctx, companySheet),
  importCompanies: (ctx, { body }) => importFile(ctx, companySheet, body.file),
  getCompaniesTemplate: () => template(companySheet),
  exportDeals: (ctx) => exportCsv(ctx, dealSheet),
  exportDealsExcel: (ctx) => exportWorkbook(ctx, dealSheet),
  importDeals: (ctx, { body }) => importFile(ctx, dealSheet, body.file),
  getDealsTemplate: () => template(dealSheet),
  exportActivities: (ctx) => exportCsv(ctx, activitySheet),
  exportActivitiesExcel: (ctx) => exportWorkbook(ctx, activitySheet),
  importActivities: (ctx, { body }) => importFile(ctx, activitySheet, body.file),
  getActivitiesTemplate: () => template(activitySheet)
}
