import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>

const passwordHint =
  '8 characters or more. A few words together are easy to remember and hard to guess.'

export function NewPasswordField(props: Props) {
  return <PasswordField {...props} hint={passwordHint} autoComplete="new-password" />
}

interface PairProps {
  newPassword: Omit<Props, 'label'>
  confirmPassword: Omit<Props, 'label'>
}

/** A new password, typed twice. */
export function NewPasswordFields({ newPassword, confirmPassword }: PairProps) {
  return (
    <>
      <NewPasswordField {...newPassword} label="New password" />
      <PasswordField {...confirmPassword} label="Confirm password" autoComplete="new-password" />
    </>
  )
}
