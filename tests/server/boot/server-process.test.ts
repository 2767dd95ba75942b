import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that a test started ends with the test, even if the test is killed', async () => {
  const starter = spawn(process.execPath, ['tests/support/server/killed-starter.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const [said] = await once(starter.stdout, 'data')
  const pid = Number(String(said))
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')))
  expect(isRunning(pid)).toBe(true)
  starter.kill('SIGKILL')
  const until = Date.now() + 10_000
  while (isRunning(pid) && Date.now() < until) await delay(10)
  expect(isRunning(pid)).toBe(false)
})
