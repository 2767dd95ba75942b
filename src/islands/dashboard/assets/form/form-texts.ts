import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import type { Doubt } from '../../../../domain/identifiers/read/doubts.ts'
import { textOf } from '../../../../locales/texts.ts'

async function load() {
  const [{ assetInput }, { adviceMessages }] = await Promise.all([
    import('../../../../locales/en/input/assets.ts'),
    import('../../../../locales/en/identifiers/typing-advice.ts'),
  ])
  return { assetInput, adviceMessages }
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
export function useIdentifierText(): (reason: Doubt | undefined) => string | undefined {
  const texts = useStore($texts)?.adviceMessages
  return (reason) => (reason && texts ? textOf(texts, reason) : undefined)
}
