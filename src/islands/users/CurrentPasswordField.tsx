import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { paths } from '../paths.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

/** Asks for the user's password again before an action that cannot be undone. */
export function CurrentPasswordField(props: Props) {
  return (
    <PasswordField
      {...props}
      label="Your password"
      hint={<NoPasswordYet />}
      autoComplete="current-password"
    />
  )
}

/** For users whose account was opened by a found-item report, without a password. */
export function NoPasswordYet() {
  return (
    <>
      No password, or forgot it?{' '}
      <a href={paths.forgotPassword} className="text-link">
        Get a link by email
      </a>
    </>
  )
}
