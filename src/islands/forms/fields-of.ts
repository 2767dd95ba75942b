import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** Accepts a form or its context. Spread `field(name)` into the field of that name. */
export function fieldsOf<Typed extends FieldValues, Output>(
  form: Pick<UseFormReturn<Typed, unknown, Output>, 'register' | 'getFieldState' | 'formState'>,
) {
  return <Name extends Path<Typed>>(name: Name, options?: RegisterOptions<Typed, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  })
}
