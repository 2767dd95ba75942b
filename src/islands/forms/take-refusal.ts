import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../../api/problem.ts'
import { showToast } from '../toasts.ts'

/** Puts the server's words on the fields they are about, the first of them in focus, and in a toast. */
export function takeRefusal<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  error: unknown,
): void {
  if (!(error instanceof CallFailed)) throw error
  const fields = Object.entries(error.body?.fields ?? {})
  for (const [name, message] of fields) {
    form.setError(name as Path<Form>, { type: 'server', message })
  }
  void showToast('error', error.message)
  const first = fields[0]?.[0]
  // The fieldset is disabled until the form has rendered again, and takes no focus before.
  if (first) setTimeout(() => form.setFocus(first as Path<Form>))
}
