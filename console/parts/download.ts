/** Has the browser save an answer as a file, by the name that the answer gives it; there is nothing to be said of that. */
export function saveAs(body: unknown, response: Response, fallback: string): string {
  const [, name = fallback] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const url = URL.createObjectURL(body as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return ''
}
