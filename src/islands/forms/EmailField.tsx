import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'>

/** The address of somebody who has no account yet, or need not say it. */
export function EmailField(props: Props) {
  return <Field {...props} label="E-mail" type="email" autoComplete="email" />
}
