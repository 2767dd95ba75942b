import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  label?: string
}

/** The e-mail of a visitor who is not signed in. */
export function EmailField({ label = 'E-mail', ...props }: Props) {
  return <Field {...props} label={label} type="email" autoComplete="email" />
}

/** The e-mail of somebody else, which the browser must not fill in. */
export function OtherEmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>) {
  return <Field {...props} type="email" inputMode="email" autoComplete="off" />
}
