// PostgreSQL renders answers as JSON, which is sent as the text that it is. What little is read from such a text, added to it or taken
// off it is at its end, and done here, without parsing the rest: test/json-text.test.ts holds what has to stand there.

/** An object's text with one more property at its end; `value` is JSON text, too. */
export function withLast(json: string, property: string, value: string): string {
  return `${json.slice(0, -1)},"${property}":${value}}`
}

/** An object's text without its last property, which is `property`; an empty text as it is. */
export function withoutLast(json: string, property: string): string {
  return json && `${json.slice(0, json.lastIndexOf(`,"${property}":`))}}`
}

/**
 * The text that is the value of an object's `property`, or undefined where it has none. Quotes inside a value are escaped, so only a name
 * is found; those of inner objects come before the outer one's own.
 */
export function lastTextOf(json: string, property: string): string | undefined {
  const name = `"${property}":"`
  const start = json.lastIndexOf(name)
  return start < 0 ? undefined : json.slice(start + name.length, json.indexOf('"', start + name.length))
}

/** The text of the one element of an array. */
export function onlyElementOf(json: string): string {
  return json.slice(1, -1)
}
