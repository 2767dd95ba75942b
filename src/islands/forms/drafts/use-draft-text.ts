import { useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * A text that survives a reload and a new login, for a field outside a form. `draftName` must include
 * the user's id.
 */
export function useDraftText(draftName: string) {
  const [text, setText] = useState(() => readDraft<{ text: string }>(draftName)?.text ?? '')
  return {
    text,
    setText: (typed: string) => {
      setText(typed)
      writeDraft(draftName, typed === '' ? {} : { text: typed })
    },
    discardDraft: () => clearDraft(draftName),
  }
}
