import { afterEach, expect, it, vi } from 'vitest'
import {
  afterFirstContent,
  setFirstContent,
} from '../../../src/islands/shell/loading/first-content.ts'
import { deferred } from '../support/fake-api.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('loads what can wait once the data is there and the browser rests', async () => {
  let rest = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    rest = callback
  })
  const data = deferred<void>()
  setFirstContent(data.promise)
  const load = vi.fn(async () => 'part')
  const loaded = afterFirstContent(load)
  rest()
  await turn()
  expect(load).not.toHaveBeenCalled()
  data.resolve()
  await turn()
  expect(load).not.toHaveBeenCalled()
  rest()
  expect(await loaded).toBe('part')
})

it('loads it half a second after failed data where the browser cannot tell when it rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(window, 'requestIdleCallback')
  setFirstContent(Promise.reject(new Error('no data')))
  const load = vi.fn(async () => 'part')
  const loaded = afterFirstContent(load)
  await vi.advanceTimersByTimeAsync(400)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await loaded).toBe('part')
})
