import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import type {
  IdentifierReason,
  IdentifierReasonParams,
} from '../../../../domain/identifiers/identifier-reasons.ts'
import { type Texts, textOf } from '../../../../locales/texts.ts'

/** Null until they are loaded: nobody waits for them to type. */
const $texts = atom<Texts<IdentifierReasonParams> | null>(null)

onMount($texts, () => {
  const load = async () =>
    (await import('../../../../locales/en/identifiers/reasons.ts')).identifierMessages
  // Without them the server says what is wrong.
  load().then($texts.set, () => {})
})

/** How a reason reads; undefined for none and until the texts are loaded. */
export function useIdentifierText(): (reason: IdentifierReason | undefined) => string | undefined {
  const texts = useStore($texts)
  return (reason) => (reason && texts ? textOf(texts, reason) : undefined)
}
