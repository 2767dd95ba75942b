import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'>

/** The e-mail of a visitor who is not signed in. */
export function EmailField(props: Props) {
  return <Field {...props} label="E-mail" type="email" autoComplete="email" />
}
