/** The keys that journeys press, as the pages hear them. */
export type Key =
  'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Space' | 'Tab'

/** One window of one engine. The pointer and the keyboard are real ones: the page cannot tell them from a visitor's. */
export interface Engine {
  /** Goes to an address and waits until it has loaded. */
  readonly goTo: (url: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  /** Gives the page itself this size, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<unknown>
  /** Works out a JavaScript expression inside the page, past its policy. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly movePointer: (x: number, y: number) => Promise<unknown>
  readonly click: (x: number, y: number) => Promise<unknown>
  readonly press: (key: Key) => Promise<unknown>
  readonly type: (text: string) => Promise<unknown>
  /** A PNG of what the window shows. */
  readonly screenshot: () => Promise<Uint8Array>
  /** Errors and warnings of the console and of the content security policy, and uncaught errors, since the last call. */
  readonly takeComplaints: () => readonly string[]
  readonly close: () => Promise<unknown>
}

export interface LaunchOptions {
  /** Port of the proxy that every request to another host goes to. */
  readonly proxyPort: number
  /** A browser whose owner asked for stillness and lets no site store anything. */
  readonly isCautious: boolean
}

export type Launch = (options: LaunchOptions) => Promise<Engine>
