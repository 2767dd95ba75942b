import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/problem.ts'

type Fields<Form extends FieldValues> = Pick<
  UseFormReturn<Form>,
  'getValues' | 'setValue' | 'reset'
>

interface Options<Kept, Form extends FieldValues> {
  /** The record when the form was opened. */
  opened: Kept
  /** Fetches the current record. */
  fetchNewer: () => Promise<Kept>
  formOf: (record: Kept) => Form
}

/**
 * For a form whose record may change in another tab. After an edit conflict, typed values stay and
 * untouched fields get the newer values. The next save is based on the newer record.
 */
export function useConflictValues<Kept, Form extends FieldValues>({
  opened,
  fetchNewer,
  formOf,
}: Options<Kept, Form>) {
  const [seen, setSeen] = useState(() => opened)
  const [isNewer, setIsNewer] = useState(false)

  /** Updates the form after an edit conflict. It always rethrows the error. */
  async function follow(error: unknown, form: Fields<Form>): Promise<never> {
    if (error instanceof ApiError && error.body?.code === 'EDIT_CONFLICT') {
      const newer = await fetchNewer()
      const [before, after, typed] = [formOf(seen), formOf(newer), form.getValues()]
      for (const name of Object.keys(before) as Path<Form>[]) {
        if (isSame(typed[name], before[name])) form.setValue(name, after[name])
      }
      setSeen(newer)
      setIsNewer(true)
    }
    throw error
  }

  return {
    /** The latest version of the record that the user has seen. */
    seen,
    isNewer,
    follow,
    /** Replaces the typed values with the newer record. */
    acceptTheirs: (form: Fields<Form>) => {
      form.reset(formOf(seen))
      setIsNewer(false)
    },
  }
}

/** The seen values of the changed fields; sent as `before`. */
export function baseValues(seen: object, changes: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(seen).filter(([field]) => field in changes))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
