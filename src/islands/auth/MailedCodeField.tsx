import type { ComponentProps } from 'react'
import { CodeField } from '../../ui/forms/CodeField.tsx'

type Props = Omit<
  ComponentProps<typeof CodeField>,
  'label' | 'hint' | 'autoFocus' | 'submitsForm'
> & { label?: string; hint?: string }

/** The field for a mailed code. It submits the form as soon as the code is complete. */
export function MailedCodeField({
  label = 'Code',
  hint = 'No email yet? Look in the spam folder too.',
  ...props
}: Props) {
  return <CodeField {...props} label={label} hint={hint} autoFocus submitsForm />
}
