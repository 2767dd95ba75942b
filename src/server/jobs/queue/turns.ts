import type { TurnFilter } from '../../queries/receivers.ts'

/** How many receivers are sent to at once, and how many of them may be failing ones. */
const maxAtOnce = 20
const maxFailing = 10
/** How many receivers of one user are sent to at once, because slow ones take up the others. */
const maxOfUser = 4
/** A receiver’s turn takes further batches for this long. */
const turnMs = 1000

interface Work {
  report(error: unknown): void
  /** Whether anything is due, asked for first because usually nothing is. */
  hasDue(): Promise<boolean>
  /** Receivers with something due, the one that waited longest first; without it there is one turn. */
  findDue?(filter: TurnFilter): Promise<{ id: string; user_id: string }[]>
  /** Works on a batch; returns whether more may be due. */
  workBatch(receiver: string): Promise<boolean>
}

export interface Turns {
  /** Starts to work on what is due, without waiting for it. Returns how many turns began. */
  turn(): Promise<number>
  /** Waits for the turns that have begun. */
  idle(): Promise<void>
  /** Ends the turns after the batches that are in work now. */
  stop(): Promise<void>
}

/** Each receiver has its own turn, so that a slow one delays no other. */
export function createTurns({ report, hasDue, findDue, workBatch }: Work): Turns {
  let isStopped = false
  const turns = new Map<string, { userId: string; failing: boolean; work: Promise<void> }>()
  const turnsOf = (userId: string) =>
    [...turns.values()].filter((each) => each.userId === userId).length

  async function begin(failing: boolean): Promise<number> {
    const same = [...turns.values()].filter((each) => each.failing === failing)
    const limit = Math.min(maxAtOnce - turns.size, failing ? maxFailing - same.length : maxAtOnce)
    if (limit <= 0) return 0
    const except = [...turns.keys()]
    const exceptUsers = [...new Set([...turns.values()].map(({ userId }) => userId))].filter(
      (userId) => turnsOf(userId) >= maxOfUser,
    )
    let begun = 0
    for (const { id, user_id: userId } of await find({ failing, except, exceptUsers, limit })) {
      if (turnsOf(userId) >= maxOfUser) continue
      const work = takeTurn(id)
        .catch(report)
        .finally(() => turns.delete(id))
      turns.set(id, { userId, failing, work })
      begun += 1
    }
    return begun
  }

  async function find(filter: TurnFilter) {
    if (findDue) return findDue(filter)
    return filter.failing || turns.size > 0 ? [] : [{ id: '', user_id: '' }]
  }

  async function takeTurn(id: string): Promise<void> {
    const begun = performance.now()
    while (await workBatch(id)) {
      if (isStopped || (findDue && performance.now() - begun > turnMs)) return
    }
  }

  async function idle() {
    while (turns.size > 0) await Promise.all([...turns.values()].map(({ work }) => work))
  }

  return {
    async turn() {
      if (!(await hasDue())) return 0
      return (await begin(false)) + (await begin(true))
    },
    idle,
    async stop() {
      isStopped = true
      await idle()
    },
  }
}
