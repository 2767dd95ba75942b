import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

const prefix = 'DRAFT:'

/**
 * The draft of a form from before a reload or a new login. It does not change while the form is
 * open.
 */
export function useDraft<Form extends FieldValues>(name: string): Partial<Form> | null {
  const [draft] = useState(() => read<Form>(name))
  return draft
}

/** Saves the form's values in this tab until `clearDraft`. `name` must include the user's id. */
export function useSavedDraft<Form extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Form, unknown, Output>,
): void {
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => write(name, values),
      }),
    [name, subscribe],
  )
}

/**
 * The same for a server-rendered form. After hydration it restores the draft into fields that are
 * still empty. `never` lists fields that must not be saved. Returns a function that saves the draft
 * at once.
 */
export function useDraftOverLogIn<Form extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Form, unknown, Output>,
  never: readonly (keyof Form)[] = [],
): () => void {
  const { subscribe, getValues, setValue } = form
  useEffect(() => {
    const typed = getValues()
    for (const [field, value] of Object.entries(read<Form>(name) ?? {})) {
      if (isFilled(value) && !isFilled(typed[field])) setValue(field as Path<Form>, value)
    }
  }, [name, getValues, setValue])
  const save = (values: FieldValues) => {
    const saved = Object.entries(values).filter(([field]) => !never.includes(field))
    write(name, Object.fromEntries(saved))
  }
  const latest = useRef(save)
  latest.current = save
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current(values),
      }),
    [subscribe],
  )
  return () => save(getValues())
}

/**
 * The step of a form, kept in this tab until the first step comes back: phones discard a tab while its
 * user reads a mailed code. A step never holds a password. `hydrateForm` shows it after a reload.
 */
export function useStoredStep<Step extends object>(
  name: string,
  first: Step,
): [Step, (next: Step) => void] {
  const [step, setStep] = useState(first)
  // The first render equals the server's.
  useEffect(() => {
    const stored = read<Step>(name)
    if (stored) setStep(stored as Step)
  }, [name])
  return [
    step,
    (next) => {
      if (next === first) clearDraft(name)
      else write(name, next)
      setStep(next)
    },
  ]
}

/** A list counts as filled if one of its rows does. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFilled) : Boolean(value)
}

export function hasDraft(name: string): boolean {
  return read(name) !== null
}

/** Prefills a form that will be opened next. */
export function prefillDraft(name: string, values: FieldValues): void {
  write(name, values)
}

export function clearDraft(name: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key === draftKey(name) || key.startsWith(`${draftKey(name)} `))
      sessionStorage.removeItem(key)
  }
}

/** The key of a draft. Keys of its parts begin with it and a space. */
export function draftKey(name: string): string {
  return prefix + name
}

/** Clears all drafts when the user logs out. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

function read<Form>(name: string): Partial<Form> | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

function write(name: string, values: FieldValues): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    // The storage is full or blocked; the form works without it.
  }
}
