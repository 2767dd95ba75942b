import { setImmediate } from 'node:timers/promises'

/** Runs a statement on the connection of the queue; throws if it fails. */
export type Exec = (sql: string) => void

interface Job {
  work: () => Promise<unknown>
  settle: (outcome: Outcome) => void
}
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown }

// The size of a batch is limited, so that under a flood of writes the first ones do not wait for
// the last.
const maxBatch = 200

/**
 * Group commit for an engine with one writer: all pending writes share one transaction and so one
 * fsync. Each has a savepoint, so that one which fails leaves the others intact. Writes resolve
 * after the commit is on the disk.
 */
export function createWriteQueue(exec: Exec) {
  const waiting: Job[] = []
  const betweenWork: (() => void)[] = []
  let running: Promise<void> | null = null

  async function drain() {
    while (waiting.length + betweenWork.length > 0) {
      // Requests that arrived together are committed together, and reads run in between.
      await setImmediate()
      for (const work of betweenWork.splice(0)) work()
      if (waiting.length > 0) await commitBatch(waiting.splice(0, maxBatch))
    }
    running = null
  }

  async function commitBatch(batch: Job[]) {
    const outcomes: Outcome[] = []
    try {
      exec('begin immediate')
      for (const job of batch) outcomes.push(await runInSavepoint(exec, job))
      exec('commit')
    } catch (error) {
      tryRollback(exec)
      for (const job of batch) job.settle({ ok: false, error })
      return
    }
    batch.forEach((job, index) => {
      const outcome = outcomes[index]
      if (outcome) job.settle(outcome)
    })
  }

  return {
    run<T>(work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({
          work,
          settle: (outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error)),
        })
        running ??= drain()
      })
    },
    /** Runs `work` right after the current transaction, before the next one. */
    between(work: () => void): Promise<void> {
      return new Promise((resolve, reject) => {
        betweenWork.push(() => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        })
        running ??= drain()
      })
    },
    /** Resolves when no write is pending. */
    async idle() {
      while (running) await running
    },
  }
}

async function runInSavepoint(exec: Exec, job: Job): Promise<Outcome> {
  exec('savepoint job')
  try {
    const value = await job.work()
    exec('release job')
    return { ok: true, value }
  } catch (error) {
    try {
      exec('rollback to job')
      exec('release job')
    } catch {
      // On a full or failing disk the engine rolls back the whole batch: that is the cause to
      // report.
      throw error
    }
    return { ok: false, error }
  }
}

/**
 * Rolls back. After some errors, such as a full disk, the engine has already done so itself.
 */
function tryRollback(exec: Exec) {
  try {
    exec('rollback')
  } catch {
    // There is no transaction to roll back.
  }
}
