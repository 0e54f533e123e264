import { z } from 'zod'

const PATIENCE_MS = 60_000
const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })

export interface Session {
  readonly ask: (path: string) => Promise<unknown>
  readonly tell: (path: string, body: object) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** Opens a session of the WebDriver standard (w3.org/TR/webdriver2) with the driver on `port`, once that answers. */
export async function newSession(port: number, capabilities: object): Promise<Session> {
  const origin = `http://127.0.0.1:${String(port)}`
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = answerSchema.parse(await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilReady(() => call('GET', '/status'))
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${sessionSchema.parse(opened).sessionId}`
  return {
    ask: (path) => call('GET', `${session}${path}`),
    tell: (path, body) => call('POST', `${session}${path}`, body),
    close: () => call('DELETE', session),
  }
}

async function untilReady(isReady: () => Promise<unknown>) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await isReady()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
