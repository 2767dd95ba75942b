import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/problem.ts'

type Fields<Form extends FieldValues> = Pick<
  UseFormReturn<Form>,
  'getValues' | 'setValue' | 'reset'
>

interface Options<Kept, Form extends FieldValues> {
  /** The record as the form was opened with it. */
  opened: Kept
  /** The record as it is by now. */
  fetchNewer: () => Promise<Kept>
  formOf: (record: Kept) => Form
}

/**
 * For a form whose record may be changed in another tab meanwhile. After such a refusal what was typed
 * stays, what was not touched follows the newer record, and the next save is made knowing it.
 */
export function useConflictValues<Kept, Form extends FieldValues>({
  opened,
  fetchNewer,
  formOf,
}: Options<Kept, Form>) {
  const [seen, setSeen] = useState(() => opened)
  const [isNewer, setIsNewer] = useState(false)

  /** Passes the failure on, when it has seen to what it means. */
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
    /** What the user has seen of the record. */
    seen,
    isNewer,
    follow,
    /** Gives up what was typed for what the record holds now. */
    take: (form: Fields<Form>) => {
      form.reset(formOf(seen))
      setIsNewer(false)
    },
  }
}

/** What a change overwrites, as it was seen: goes with it as `before`. */
export function baseValues(seen: object, changes: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(seen).filter(([field]) => field in changes))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
