import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  label?: string
}

/** The e-mail of a visitor who is not signed in. */
export function EmailField({ label = 'E-mail', ...props }: Props) {
  return <Field {...props} label={label} type="email" autoComplete="email" />
}
