import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'

/** The user's own name for something, such as a key. */
export function NameField(props: ComponentProps<typeof Field>) {
  return <Field {...props} autoComplete="off" className="max-w-sm" />
}
