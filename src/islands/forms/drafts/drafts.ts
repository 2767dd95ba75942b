import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

const prefix = 'DRAFT:'

/** What was typed into this form before a reload or a new log-in, as it was when the form appeared. */
export function useDraft<Form extends FieldValues>(name: string): Partial<Form> | null {
  const [draft] = useState(() => read<Form>(name))
  return draft
}

/** Saves what is typed in this tab, until `clearDraft`. `name` names its user too. */
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
 * The same for a form that the server has drawn: what was saved comes back once the script is there, into
 * fields that are still empty. `never` is what no draft may hold. Returns the function that keeps it now.
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
      if (value && !typed[field]) setValue(field as Path<Form>, value)
    }
  }, [name, getValues, setValue])
  const keep = (values: FieldValues) => {
    const kept = Object.entries(values).filter(([field]) => !never.includes(field))
    write(name, Object.fromEntries(kept))
  }
  const latest = useRef(keep)
  latest.current = keep
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current(values),
      }),
    [subscribe],
  )
  return () => keep(getValues())
}

/** Whether anything was saved under this name. */
export function hasDraft(name: string): boolean {
  return read(name) !== null
}

/** Fills a form that is about to appear. */
export function leaveDraft(name: string, values: FieldValues): void {
  write(name, values)
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(prefix + name)
}

/** All of them: their user logs out. */
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
    // Full, or forbidden: the form works without.
  }
}
