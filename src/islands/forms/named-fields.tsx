import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

/** The email of somebody else, which the browser must not fill in. */
export function OtherEmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>) {
  return <Field {...props} type="email" inputMode="email" autoComplete="off" />
}

type PhoneFieldProps = Omit<
  ComponentProps<typeof Field>,
  'label' | 'type' | 'autoComplete' | 'placeholder'
>

export function PhoneField(props: PhoneFieldProps) {
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

/** The user's own name for something, such as a key. */
export function NameField(props: ComponentProps<typeof Field>) {
  return <Field {...props} autoComplete="off" className="max-w-sm" />
}
