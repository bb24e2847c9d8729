type Service = { baseUrl: string; accessToken?: string }

let service: Service

/** Which service the generated functions call, and as whom. */
export function configure(settings: Service): void {
  service = settings
}

/** How the generated functions send: orval leaves address, credentials and the reading of files to its user. */
export async function fetchFromService<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const headers = new Headers(options.headers)
  if (service.accessToken) headers.set('Authorization', `Bearer ${service.accessToken}`)
  const response = await fetch(new URL(path, service.baseUrl), { ...options, headers })
  return { status: response.status, data: await readBody(response), headers: response.headers } as Answer
}

function readBody(response: Response): Promise<unknown> {
  const contentType = response.headers.get('Content-Type') ?? ''
  if (/^application\/(\w+\+)?json/.test(contentType)) return response.json()
  return contentType.startsWith('text/') ? response.text() : response.blob()
}
