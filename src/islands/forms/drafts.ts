import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'DRAFT:'

/** What was typed into this form before a reload or a new log-in, as it was when the form appeared. */
export function useDraft<Form extends FieldValues>(name: string): Partial<Form> | null {
  const [draft] = useState(() => read<Form>(name))
  return draft
}

/** Keeps what is typed in this tab, until `forgetDraft`. `name` says whose it is too. */
export function useKeptDraft<Form extends FieldValues, Output>(
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

/** Fills a form that is about to appear. */
export function leaveDraft(name: string, values: FieldValues): void {
  write(name, values)
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(prefix + name)
}

/** All of them: whoever typed them logs out. */
export function forgetDrafts(): void {
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
