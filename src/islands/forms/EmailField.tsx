import type { ComponentProps } from 'react'
import { likelyEmail } from '../../domain/users/mistyped-email.ts'
import { Email } from '../../ui/Email.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useDebouncedValue } from './use-debounced-value.ts'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  label?: string
  /** The value, also what was typed before hydration. */
  typed: string | undefined
  /** With the placeholder `{email}`. */
  didYouMean?: string
  /** Replaces what was typed. */
  onCorrect: (email: string) => void
}

const pauseMs = 700

/** The email of a visitor who is not signed in. A likely slip is shown, and never refused. */
export function EmailField({
  label = 'Email',
  didYouMean = 'Did you mean {email}?',
  hint,
  typed = '',
  onCorrect,
  ...props
}: Props) {
  const settled = useDebouncedValue(typed, pauseMs)
  const meant = settled === typed ? likelyEmail(typed) : null

  return (
    <Field
      {...props}
      label={label}
      type="email"
      autoComplete="email"
      hint={
        <>
          <span role="status">
            {meant && (
              <button
                type="button"
                className="text-link flex min-h-11 items-center text-start"
                onClick={({ currentTarget }) => {
                  onCorrect(meant)
                  currentTarget.closest('div')?.querySelector('input')?.focus()
                }}
              >
                <span>
                  <Rich text={didYouMean} parts={{ email: <Email address={meant} /> }} />
                </span>
              </button>
            )}
          </span>
          {hint}
        </>
      }
    />
  )
}
