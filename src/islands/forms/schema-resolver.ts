import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Checks a form by the contract's own schema; of several faults a field shows the first. */
export function schemaResolver<Typed extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Typed>,
): Resolver<Typed, unknown, Output> {
  return (typed) => {
    const { success, data, error } = schema.safeParse(typed)
    if (success) return { values: data, errors: {} }
    const errors: FieldErrors<Typed> = {}
    for (const { path, code, message } of error.issues) {
      // What is wrong with the form as a whole has no field to be shown at.
      const name = path.join('.') || 'root'
      if (!get(errors, name)) set(errors, name, { type: code, message })
    }
    return { values: {}, errors }
  }
}
