import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import { type InputTexts, inputText } from '../../locales/input-text.ts'

/**
 * Checks a form by the contract's own schema; of several faults a field shows the first. `texts` are those
 * of the schema's topic, beside the ones that all forms share.
 */
export function schemaResolver<Typed extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Typed>,
  texts: InputTexts = {},
): Resolver<Typed, unknown, Output> {
  const all = { ...fieldInput, ...texts }
  return (typed) => {
    const { success, data, error } = schema.safeParse(typed)
    if (success) return { values: data, errors: {} }
    const errors: FieldErrors<Typed> = {}
    for (const { path, code, message } of error.issues) {
      // What is wrong with the form as a whole has no field to be shown at.
      const name = path.join('.') || 'root'
      if (!get(errors, name))
        set(errors, name, { type: code, message: inputText(all, message, otherInput) })
    }
    return { values: {}, errors }
  }
}
