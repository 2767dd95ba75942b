import { History } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { useSharedWords } from '../../shell/shared-words.ts'
import { changedFields } from '../form-values.ts'
import { Notice } from '../Notice.tsx'
import { type EndpointFormOptions, useEndpointForm } from '../use-endpoint-form.ts'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

interface Options<Typed extends FieldValues, Output> extends EndpointFormOptions<Typed, Output> {
  /** Includes the user's id, and what the form is about. */
  draftName: string
}

/**
 * `useEndpointForm` for a form whose unsaved input survives a reload and a new login. The draft
 * holds only the fields that differ from the default values, so the others follow their record. A
 * server-rendered form has no default values: its draft fills the fields that are still empty after
 * hydration.
 */
export function useDraftForm<Typed extends FieldValues, Output>({
  draftName,
  ...options
}: Options<Typed, Output>) {
  const initial = options.defaultValues as Partial<Typed> | undefined
  const [draft, setDraft] = useState(() => (initial ? readDraft<Typed>(draftName) : null))
  const endpointForm = useEndpointForm({
    ...options,
    ...(initial && { defaultValues: { ...initial, ...draft } as DefaultValues<Typed> }),
  })
  const { form } = endpointForm
  const { subscribe } = form
  /** The values when the draft was cleared, which a late event must not store again. */
  const cleared = useRef<string>(undefined)

  const save = useEffectEvent((values: FieldValues) => {
    if (JSON.stringify(values) !== cleared.current) {
      writeDraft(draftName, changedFields(values, initial ?? {}))
    }
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe],
  )

  const restore = useEffectEvent(() => {
    if (initial) return
    const typed = form.getValues()
    for (const [field, value] of Object.entries(readDraft<Typed>(draftName) ?? {})) {
      if (isFilled(value) && !isFilled(typed[field])) form.setValue(field as Path<Typed>, value)
    }
    // What was typed before hydration caused no event.
    if (Object.values(typed).some(isFilled)) save(form.getValues())
  })
  useEffect(() => restore(), [])

  function clear() {
    cleared.current = JSON.stringify(form.getValues())
    clearDraft(draftName)
  }

  function reset(values: Typed) {
    setDraft(null)
    endpointForm.reset(values)
  }

  function startOver() {
    reset(initial as Typed)
    clear()
  }

  return {
    ...endpointForm,
    reset,
    /** Call it when the input was sent, or is not wanted. */
    discardDraft: clear,
    /** Saves at once, before the page is left. */
    saveDraft: () => writeDraft(draftName, form.getValues()),
    /** Explains why the form holds a draft, and offers to empty it; null without a draft. */
    draftNotice: draft && <SavedDraftMessage onStartOver={startOver} />,
  }
}

/** A list counts as filled if one of its rows does. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFilled) : Boolean(value)
}

/** Explains why a new form is not empty, and offers to empty it. */
function SavedDraftMessage({ onStartOver }: { onStartOver: () => void }) {
  const words = useSharedWords()
  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" className="-my-1 -me-2 px-2" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    >
      {words.keptWhatYouTyped}
    </Notice>
  )
}
