import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'placeholder'>

export function PhoneField(props: Props) {
  return (
    <Field
      {...props}
      label="Phone number"
      type="tel"
      autoComplete="tel"
      placeholder="0803 123 4567"
    />
  )
}

/** The number of somebody else, which the browser must not fill in. */
export function OtherPhoneField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return <Field {...props} type="tel" autoComplete="off" />
}
