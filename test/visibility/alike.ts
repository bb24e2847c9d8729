import type { LightMyRequestResponse } from 'fastify'
import * as xlsx from 'xlsx'
import type { World } from './worlds.ts'

/** Headers that are of the moment and of the request, or of the time that a record was written. */
const passing = [
  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
  'content-length',
  'server-timing'
]

/** An answer as it is for every tenant: names in place of ids, and nothing that differs by time. */
export function normalise(world: World, { statusCode, headers, rawPayload }: LightMyRequestResponse): string {
  const isBook = String(headers['content-type']).includes('spreadsheet')
  const body = isBook ? sheetOf(rawPayload) : rawPayload.toString()
  const kept = Object.entries(headers).filter(([name]) => !passing.includes(name))
  const lines = kept.map(([name, value]) => `${name}: ${name === 'etag' ? '<etag>' : value}`).sort()
  return withoutIds(world, [statusCode, ...lines, body].join('\n'))
}

function sheetOf(bytes: Buffer): string {
  const book = xlsx.read(bytes)
  return Object.values(book.Sheets)
    .map((sheet) => xlsx.utils.sheet_to_csv(sheet))
    .join('\n')
}

/** The id of a hidden record stays where a visible one names it; in the twin nothing is named there. */
function withoutIds(world: World, text: string): string {
  const names = new Map([...world.names].map(([name, id]) => [id, name]))
  const uuid = /"?\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b"?/g
  return text
    .replaceAll(uuid, (found) => {
      const name = names.get(found.replaceAll('"', ''))
      const isHidden = /^(hidden|deleted|merged)\./.test(name ?? '')
      return isHidden && found.startsWith('"') && found.endsWith('"') ? 'null' : `<${name ?? 'id'}>`
    })
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>')
    .replaceAll(/"sequence":\d+/g, '"sequence":<number>')
    .replaceAll(/(cursor(?:=|: ))[^>&"\s]+/g, '$1<cursor>')
    .replaceAll(/"durationSeconds":\d+/g, '"durationSeconds":<seconds>')
    .replaceAll(/crm_\w{8}/g, '<prefix>')
    .replaceAll(/(_|-)\d{8}(T\d+)?\b/g, '<date>')
    .replaceAll(/\b(?:acme|globex)\b/g, '<tenant>')
}
