import { dayOf } from '../../../domain/calendar-days.ts'
import type { ClientKind, IdentifierRange } from '../../../domain/lookup/enumeration.ts'
import type { Encryption } from '../../lib/encryption.ts'
import {
  addToEnumerationEvent,
  type EnumerationEvent,
} from '../../queries/lookup/enumeration-events.ts'
import { createBatchedWrites } from '../batched-writes.ts'

interface Detection {
  range: IdentifierRange
  client: Client
  misses: number
  at: number
}

/** Collects enumeration by day and range until it is written to the database. */
export function createEnumerationLog({ hmac }: Pick<Encryption, 'hmac'>) {
  const batch = createBatchedWrites<EnumerationEvent>({
    keyOf: ({ day, namespace, prefix }) => `${day} ${namespace} ${prefix}`,
    merge: (before, event) => ({
      ...event,
      misses: event.misses + before.misses,
      lastAt: Math.max(event.lastAt, before.lastAt),
      clients: new Map([...before.clients, ...event.clients]),
    }),
    write: addToEnumerationEvent,
  })

  return {
    add({ range: { namespace, prefix }, client: { by, id }, misses, at }: Detection): void {
      const day = dayOf(at)
      // The day is part of the pseudonym, so that those of two days cannot be linked.
      const pseudonym = hmac(`enumeration ${day} ${by} ${id} ${namespace} ${prefix}`)
      const clients = new Map([[pseudonym, by === 'account' || by === 'key' ? id : null]])
      batch.add({ day, namespace, prefix, misses, lastAt: at, clients })
    },
    flush: batch.flush,
  }
}

/** A client, as rate limits count it. */
export interface Client {
  by: ClientKind
  id: string
}
