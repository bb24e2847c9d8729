import type { TenantProperties } from '../custom/definitions.ts'
import { type Draft, withDrafts } from '../properties/drafts.ts'
import { importSheetOf } from '../sheets/custom-columns.ts'
import { letterOf, type Sheet } from '../sheets/sheet.ts'
import { trimText } from '../texts/blanks.ts'
import { type Header, readHeader } from './header.ts'
import type { ImportOptions } from './options.ts'

/** A file's header, the sheet that its columns belong to, and the definitions that are to be made for it. */
export type OpenedFile = { sheet: Sheet; header: Header; drafts: Draft[] }

/**
 * Reads a file's header by a tenant's sheet. With `isDefining` columns of properties without a definition are read as if they had the
 * one that they are to get. Throws as `readHeader` and `withDrafts` do.
 */
export function openFile(
  common: Sheet,
  properties: TenantProperties,
  file: Buffer,
  options: ImportOptions
): OpenedFile {
  const sheet = importSheetOf(common, properties)
  const header = readHeader(sheet, file, options)
  if (!options.isDefining || header.undefinedKeys.size === 0) return { sheet, header, drafts: [] }
  const drafts = [...header.undefinedKeys].map(([key, label]) => ({ key, label: labelOf(key, label) }))
  const defined = withDrafts(properties, common.kind.entity, drafts)
  const own = importSheetOf(common, defined)
  return { sheet: own, header: readHeader(own, file, options), drafts }
}

/** A header as a label; one that is the column's own name says nothing more than the key. */
function labelOf(key: string, header: string): string {
  const label = trimText(trimText(header).slice(0, 100).toWellFormed())
  return label === '' || letterOf(label) === `custom.${key}` ? key : label
}
