/** Has the browser save an answer as a file, by the name that the answer gives it. */
export function saveAs(body: unknown, response: Response, fallback: string): void {
  const [, name = fallback] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const url = URL.createObjectURL(body as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
