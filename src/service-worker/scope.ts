/** What the worker uses of its global scope; the DOM's types do not know it. */
export interface WorkerScope {
  location: Location
  skipWaiting(): Promise<void>
  registration: { unregister(): Promise<boolean> }
  addEventListener(name: 'install' | 'activate', endpoint: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', endpoint: (event: FetchEvent) => void): void
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

/** What the build writes in front of the worker: scripts/postbuild/service-worker.ts. */
export interface Shell {
  /** Made of the bytes of all `files` and of the worker itself. */
  version: string
  /** Kept from the first visit on: home, the offline page, and what they load by themselves. */
  files: string[]
  /** Public pages, kept once somebody has opened them. No other page ever is. */
  pages: string[]
}
