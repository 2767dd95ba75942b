import {
  type Answer,
  answer,
  type Calls,
  type Message,
} from '../../../src/islands/tables/answer-calls.ts'

const scripts = import.meta.glob<{ calls: Calls }>('../../../src/islands/**/*-worker.ts')

/** Runs the script of a worker on the page. What it answers has to be data, as between threads. */
globalThis.Worker = class {
  onmessage?: (event: { data: Answer }) => void
  readonly #script: () => Promise<{ calls: Calls }>
  #isEnded = false

  constructor(url: URL) {
    const [name = ''] = /[\w-]+\.ts/.exec(url.pathname) ?? []
    const path = Object.keys(scripts).find((each) => each.endsWith(`/${name}`)) ?? ''
    this.#script = scripts[path] ?? (() => Promise.reject(new Error(`no worker ${url}`)))
  }

  async postMessage(message: Message) {
    const { calls } = await this.#script()
    await answer(calls, message, (data) => {
      if (!this.#isEnded) this.onmessage?.({ data: structuredClone(data) })
    })
  }

  terminate() {
    this.#isEnded = true
  }
} as never
