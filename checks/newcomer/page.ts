/** What a newcomer takes from README.md. */
export type Page = {
  /** Each command of its shell blocks as one would type it: on one line, without its comment. */
  commands: string[]
  /** The one command that begins with these words; throws where there is none, or more than one. */
  find: (words: string) => string
  /** The receiver of webhooks: its only block of JavaScript. */
  receiver: string
}

/** Reads a Markdown page; throws where it has not exactly one block of JavaScript. */
export function readPage(markdown: string): Page {
  const commands = blocksOf(markdown, 'sh').flatMap(splitCommands)
  const [receiver, ...others] = blocksOf(markdown, 'js')
  if (receiver === undefined || others.length > 0) throw new Error('README.md must have one block of JavaScript')
  const find: Page['find'] = (words) => {
    const found = commands.filter((command) => `${command} `.startsWith(`${words} `))
    if (found.length === 1 && found[0]) return found[0]
    throw new Error(`README.md must have one command that begins with "${words}", not ${found.length}`)
  }
  return { commands, find, receiver }
}

/** The blocks of code of a Markdown text that name this language. */
export function blocksOf(markdown: string, language: string): string[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
  return blocks.flatMap(([, of, text = '']) => (of === language ? [text] : []))
}

function splitCommands(text: string): string[] {
  const lines = text.replace(/\\\n\s*/g, '').split('\n')
  return lines.map((line) => line.replace(/(^|\s+)#.*$/, '').trim()).filter((line) => line !== '')
}
