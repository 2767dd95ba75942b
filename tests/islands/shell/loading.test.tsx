import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import { createQueryClient } from '../../../src/islands/shell/query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => count * 1000

/** The times of the attempts of a query that always fails, in milliseconds from its start. */
async function attemptTimes(error: Error): Promise<number[]> {
  const start = Date.now()
  const tries: number[] = []
  const queryFn = () => {
    tries.push(Date.now() - start)
    return Promise.reject(error)
  }
  const failed = createQueryClient()
    .fetchQuery({ queryKey: ['broken'], queryFn })
    .catch(() => {})
  await vi.runAllTimersAsync()
  await failed
  return tries
}

describe('how screens load (spec §9)', () => {
  it('caches data for 5 minutes, fresh for 30 s', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ gcTime: seconds(5 * 60), staleTime: seconds(30) })
  })

  it('retries three times, doubling the delay', async () => {
    expect(await attemptTimes(new ApiError(0, undefined))).toEqual([
      0,
      seconds(1),
      seconds(1 + 2),
      seconds(1 + 2 + 4),
    ])
  })

  it('never waits for more than 30 s', () => {
    const delay = createQueryClient().getDefaultOptions().queries?.retryDelay
    const waits = [0, 4, 5, 20].map((failures) =>
      typeof delay === 'function' ? delay(failures, new Error('broken')) : delay,
    )
    expect(waits).toEqual([seconds(1), seconds(16), seconds(30), seconds(30)])
  })

  it('does not retry a refusal', async () => {
    const refused = { message: 'No such report', code: 'NOT_FOUND' } as const
    expect(await attemptTimes(new ApiError(404, refused))).toEqual([0])
  })
})
