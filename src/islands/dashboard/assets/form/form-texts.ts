import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import type { IdentifierReason } from '../../../../domain/identifiers/identifier-reasons.ts'
import { textOf } from '../../../../locales/texts.ts'

async function load() {
  const [{ assetInput }, { identifierMessages }] = await Promise.all([
    import('../../../../locales/en/input/assets.ts'),
    import('../../../../locales/en/identifiers/reasons.ts'),
  ])
  return { assetInput, identifierMessages }
}

/** Loaded after the form: users can type without it. Until then the server reports errors. */
const $texts = atom<Awaited<ReturnType<typeof load>> | null>(null)

onMount($texts, () => {
  if ($texts.get() === null) load().then($texts.set, () => {})
})

/** Why the form refuses a field. */
export function useAssetInput() {
  return useStore($texts)?.assetInput ?? {}
}

/** The message for a reason; undefined without a reason and until the texts are loaded. */
export function useIdentifierText(): (reason: IdentifierReason | undefined) => string | undefined {
  const texts = useStore($texts)?.identifierMessages
  return (reason) => (reason && texts ? textOf(texts, reason) : undefined)
}
