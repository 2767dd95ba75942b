/** The part of the global scope that the worker uses; the DOM types lack it. */
export interface WorkerScope {
  location: Location
  skipWaiting(): Promise<void>
  registration: {
    unregister(): Promise<boolean>
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { tag: string }): Promise<{ data: unknown }[]>
  }
  clients: {
    matchAll(filter: { type: 'window'; includeUncontrolled?: boolean }): Promise<Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: ClickEvent) => void): void
}

/** An open page of this site. */
interface Tab {
  url: string
  focus(): Promise<Tab>
  navigate(url: string): Promise<unknown>
}

export interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null
}

export interface ClickEvent extends WorkerEvent {
  notification: { close(): void; data: unknown }
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

/** The build writes it at the top of the worker: scripts/postbuild/service-worker.ts. */
export interface Shell {
  /** A hash of all `files` and of the worker itself. */
  version: string
  /** Cached at installation: the home page, the offline page, and the files that they load. */
  files: string[]
  /** Public pages, cached once the user has opened them. No other page is cached. */
  pages: string[]
}
