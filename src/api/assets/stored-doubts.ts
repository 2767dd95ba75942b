import * as z from 'zod/mini'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, messageResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'

/** A registered identifier that would be refused today. */
const storedDoubt = z.object({
  /** Of the identifier. */
  id: z.string(),
  /** As its owner typed it. */
  text: z.string(),
  kind: z.enum(identifierKinds),
  /** Why it would be refused, in English. */
  reason: z.string(),
  asset: z.object({ id: z.string(), name: z.string() }),
  owner: z.object({ id: z.string(), name: z.string() }),
  registeredAt: instant,
})

export type StoredDoubt = z.output<typeof storedDoubt>

export const storedDoubtSorts = ['registeredAt'] as const

export const listStoredDoubts = defineEndpoint('GET', '/admin/stored-doubts', 'staff', {
  summary:
    'Registered identifiers whose text holds another number or is a placeholder, the oldest first unless `sort` says otherwise. They were registered before such texts were refused.',
  input: z.object(windowFields(storedDoubtSorts)),
  result: cappedListResponse({ doubts: z.array(storedDoubt) }),
})

export const resolveStoredDoubt = defineEndpoint('PATCH', '/admin/stored-doubts/{id}', 'staff', {
  summary:
    'Keep the identifier as it is (`keep`), or ask its owner to correct it (`ask-owner`). Either takes it off the list and changes no registration.',
  input: z.object({
    id,
    decision: z.enum(['keep', 'ask-owner'], { error: invalid('stored-doubt-decision') }),
  }),
  result: messageResponse,
})
