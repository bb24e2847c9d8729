/** Begins a clause, and with it a line, in a query or a parenthesis that holds one. */
const clause =
  /^(select|from|where|group by|having|order by|limit|offset|(left |cross |inner )?join|union all|values|set|returning|insert into|update|delete from|on conflict|for (no key )?update|for (key )?share|with|and|or)$/
/** Words that only together mean something, in front of the single ones. */
const token =
  /'(?:[^']|'')*'|"[^"]*"|\/\*[\s\S]*?\*\/|--[^\n]*|\b(?:group by|order by|left join|cross join|inner join|union all|insert into|delete from|on conflict|do update set|for no key update|for update|for key share|for share|is (?:not )?distinct from|with ordinality|from (?:now|statement)\b)\b|[\w$.]+|::|\s+|./gi

/** What an open parenthesis is: a query of its own, or part of an expression. */
type Parenthesis = { isQuery: boolean; isList: boolean }

/**
 * Lays SQL out with a clause a line, queries in parentheses indented. Only white space changes, never within literals and
 * quoted names.
 */
export function formatSql(text: string): string {
  const tokens = (text.trim().match(token) ?? []).filter((one) => one !== '')
  const open: Parenthesis[] = [{ isQuery: true, isList: false }]
  const depth = () => open.filter(({ isQuery }) => isQuery).length - 1
  let out = ''
  const breakLine = (more = 0) => {
    out = `${out.trimEnd()}\n${'  '.repeat(depth() + more)}`
  }
  for (const [index, one] of tokens.entries()) {
    const level = open.at(-1)
    const word = one.toLowerCase()
    if (one.startsWith('--')) {
      out += one
      breakLine()
    } else if (one === '(') {
      const isQuery = /^(select|with|insert into|update|delete from)$/i.test(nextWord(tokens, index))
      out += one
      open.push({ isQuery, isList: false })
    } else if (one === ')') {
      open.pop()
      if (level?.isQuery) breakLine()
      out = `${level?.isQuery ? out : out.trimEnd()})`
    } else if (level?.isQuery && clause.test(word)) {
      if (out !== '') breakLine(/^(and|or)$/.test(word) ? 1 : 0)
      level.isList = /^(select|set|returning)$/.test(word)
      out += one
    } else if (one === ',' && level?.isQuery && level.isList) {
      out += one
      breakLine(1)
    } else if (!/^\s+$/.test(one)) out += one
    else if (!/[\s(]$/.test(out)) out += ' '
  }
  return out.replace(/[ \t]+$/gm, '').trim()
}

function nextWord(tokens: string[], index: number): string {
  return tokens.slice(index + 1).find((one) => !/^(\s+|\()$/.test(one)) ?? ''
}
