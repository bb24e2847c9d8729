import type { components } from '../generated/types.ts'

type Option = components['schemas']['PropertyOptionRequest']

/** What a list of options is edited as: a line each, `value = label (archived)`, without the label where it is the value. */
export function linesOf(options: readonly Option[]): string {
  return options
    .map(({ value, label = value, isArchived = false }) => {
      const called = label === value ? '' : ` = ${quoted(label)}`
      return `${quoted(value)}${called}${isArchived ? ' (archived)' : ''}`
    })
    .join('\n')
}

/** The options that such lines stand for. */
export function optionsOf(text: string): Option[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const parts = /^("(?:[^"\\]|\\.)*"|.*?)(?: = (.*?))?( \(archived\))?$/.exec(line.trim())
    const [, said = '', called = said, archived] = parts ?? []
    return { value: unquoted(said), label: unquoted(called), isArchived: archived !== undefined }
  })
}

/** As a JSON string, where it would otherwise be read as something else. */
function quoted(text: string): string {
  return text !== text.trim() || /^"|=|\(archived\)$|[\r\n\u2028\u2029]/.test(text) ? JSON.stringify(text) : text
}

function unquoted(text: string): string {
  try {
    return text.startsWith('"') ? String(JSON.parse(text)) : text
  } catch {
    return text
  }
}
