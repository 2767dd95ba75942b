import { History } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

/** Explains that the record was changed elsewhere, and offers the newer values. */
export function ConflictNotice({ onUseNewer }: { onUseNewer: () => void }) {
  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" onClick={onUseNewer}>
          Use the newer values
        </Button>
      }
    >
      This was changed on another page or device while you were editing it. What you typed is still
      here: save again to keep yours.
    </Notice>
  )
}

type Fields<Form extends FieldValues> = Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>

interface Options<Stored, Form extends FieldValues> {
  /** The record when the form was opened. */
  openedRecord: Stored
  /** Fetches the current record. */
  fetchNewer: () => Promise<Stored>
  toForm: (record: Stored) => Form
}

/**
 * For a form whose record may change in another tab. After an edit conflict, typed values stay and
 * untouched fields get the newer values. The next save is based on the newer record.
 */
export function useConflictValues<Stored, Form extends FieldValues>({
  openedRecord,
  fetchNewer,
  toForm,
}: Options<Stored, Form>) {
  const [seen, setSeen] = useState(() => openedRecord)
  const [hasConflict, setHasConflict] = useState(false)

  /** Merges the newer record into the form if the error is an edit conflict. Always rethrows it. */
  async function mergeAndRethrow(error: unknown, form: Fields<Form>): Promise<never> {
    if (error instanceof ApiError && error.body?.code === 'EDIT_CONFLICT') {
      const newer = await fetchNewer()
      const [before, after, typed] = [toForm(seen), toForm(newer), form.getValues()]
      for (const name of Object.keys(before) as Path<Form>[]) {
        if (isSame(typed[name], before[name])) form.setValue(name, after[name])
      }
      setSeen(newer)
      setHasConflict(true)
    }
    throw error
  }

  return {
    /** The latest version of the record that the user has seen. */
    seen,
    /** True after an edit conflict, until `discardTyped`. */
    hasConflict,
    mergeAndRethrow,
    /** Replaces the typed values with the newer record. */
    discardTyped: (reset: (values: Form) => void) => {
      reset(toForm(seen))
      setHasConflict(false)
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
