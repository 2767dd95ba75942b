import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { PasswordByMail } from './PasswordByMail.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

/** Asks for the user's password again before an action that cannot be undone. */
export function CurrentPasswordField(props: Props) {
  return (
    <PasswordField
      {...props}
      label="Your password"
      hint={<PasswordByMail />}
      autoComplete="current-password"
    />
  )
}
