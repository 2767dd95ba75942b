import type { JobRow } from '../../db/tables.ts'
import type { OutboxSender } from '../../mail/outbox-sender.ts'
import type { ReceiverKind } from '../../queries/receivers.ts'
import type { AppContext, TransactionContext } from '../../services/context.ts'

export interface JobServices extends AppContext {
  outboxSender: OutboxSender
}

/**
 * How an attempt went. `code` is short, and names nobody: it is logged, and stored unless there is a
 * `detail`. `gone`: the receiver has ended. `over`: no further attempt can succeed. `again`: nothing
 * failed, and there will be more to do.
 */
export type Outcome =
  | { is: 'done'; code?: string; keepsSecret?: boolean }
  | { is: 'later'; code: string; detail?: string; retryAfterMs?: number | undefined }
  | { is: 'over' | 'gone'; code: string; detail?: string }
  | { is: 'again'; code: string; afterMs: number }

/** A kind of jobs. One that fails stops neither the others of its kind nor other kinds. */
export interface JobKind {
  name: string
  /** How many are in work at once; with `receivers`, how many for each of them. */
  atOnce: number
  /** For jobs that send to addresses of users: each address has its own turns. */
  receivers?: ReceiverKind
  /**
   * The wait before the next attempt in milliseconds; null if this was the last. `retryAfterMs` is
   * what the receiver asked for.
   */
  waitMs: (attempts: number, retryAfterMs: number) => number | null
  /** No wait is longer. */
  maxWaitMs: number
  /** Staff see those that were given up, and send them again or dismiss them. */
  isForStaff?: boolean
  attempt(services: JobServices, job: JobRow): Promise<Outcome>
  /** What else the outcome changes, in the transaction that saves it. `isOver`: no attempt is left. */
  settle?(
    ctx: TransactionContext,
    job: JobRow,
    outcome: Outcome,
    { isOver }: { isOver: boolean },
  ): Promise<void>
}

/** The wait after the first attempt is `firstMs`; it doubles each time, up to `maxMs`. */
export function doubling(firstMs: number, maxMs: number, maxAttempts = Number.POSITIVE_INFINITY) {
  return (attempts: number, retryAfterMs: number) =>
    attempts >= maxAttempts
      ? null
      : Math.min(Math.max(firstMs * 2 ** (attempts - 1), retryAfterMs), maxMs)
}
