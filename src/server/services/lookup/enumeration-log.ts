import { dayOf } from '../../../domain/calendar-days.ts'
import type { ClientKind, IdentifierRange } from '../../../domain/lookup/enumeration.ts'
import type { Database } from '../../db/database.ts'
import type { Encryption } from '../../lib/encryption.ts'
import {
  addToEnumerationEvent,
  type EnumerationEvent,
} from '../../queries/lookup/enumeration-events.ts'

interface Found {
  range: IdentifierRange
  client: Client
  misses: number
  at: number
}

/** Enumeration that is still to be written down, by day and range. */
export function createEnumerationLog({ hmac: mark }: Pick<Encryption, 'hmac'>) {
  let waiting = new Map<string, EnumerationEvent>()

  function merge({ senders: clients, ...more }: EnumerationEvent) {
    const key = `${more.day} ${more.namespace} ${more.prefix}`
    const there = waiting.get(key)
    waiting.set(key, {
      ...more,
      misses: more.misses + (there?.misses ?? 0),
      lastAt: Math.max(more.lastAt, there?.lastAt ?? 0),
      senders: new Map([...(there?.senders ?? []), ...clients]),
    })
  }

  return {
    add({ range: { namespace, prefix }, client: { by, id }, misses, at }: Found): void {
      const day = dayOf(at)
      // With the day in it, so that of two days nobody can tell whether it was the same sender.
      const client = mark(`sweep ${day} ${by} ${id} ${namespace} ${prefix}`)
      const clients = new Map([[client, by === 'account' ? id : null]])
      merge({ day, namespace, prefix, misses, lastAt: at, senders: clients })
    },
    async flush(database: Database): Promise<void> {
      if (waiting.size === 0) return
      const batch = waiting
      waiting = new Map()
      try {
        await database.write(async (tx) => {
          // In one order, so that of two servers none waits for the other in a circle.
          for (const key of [...batch.keys()].toSorted()) {
            const found = batch.get(key)
            if (found) await addToEnumerationEvent(tx, found)
          }
        })
      } catch (error) {
        for (const found of batch.values()) merge(found)
        throw error
      }
    },
  }
}

/** Who asks, as the limits count them. */
export interface Client {
  by: ClientKind
  id: string
}
