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

/** Collects enumeration by day and range until it is written to the database. */
export function createEnumerationLog({ hmac }: Pick<Encryption, 'hmac'>) {
  let pending = new Map<string, EnumerationEvent>()

  function merge({ clients, ...more }: EnumerationEvent) {
    const key = `${more.day} ${more.namespace} ${more.prefix}`
    const there = pending.get(key)
    pending.set(key, {
      ...more,
      misses: more.misses + (there?.misses ?? 0),
      lastAt: Math.max(more.lastAt, there?.lastAt ?? 0),
      clients: new Map([...(there?.clients ?? []), ...clients]),
    })
  }

  return {
    add({ range: { namespace, prefix }, client: { by, id }, misses, at }: Found): void {
      const day = dayOf(at)
      // The day is part of it, so that pseudonyms of two days cannot be linked.
      const pseudonym = hmac(`enumeration ${day} ${by} ${id} ${namespace} ${prefix}`)
      const clients = new Map([[pseudonym, by === 'account' || by === 'key' ? id : null]])
      merge({ day, namespace, prefix, misses, lastAt: at, clients })
    },
    async flush(database: Database): Promise<void> {
      if (pending.size === 0) return
      const batch = pending
      pending = new Map()
      try {
        await database.write(async (tx) => {
          // Sorted: two servers that write the same rows cannot deadlock.
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

/** A client, as rate limits count it. */
export interface Client {
  by: ClientKind
  id: string
}
