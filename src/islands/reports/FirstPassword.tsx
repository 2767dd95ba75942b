import { useState } from 'react'
import { firstPasswordInput } from '../../api/auth/passwords.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { paths } from '../paths.ts'
import { call } from '../session.ts'
import { sendInLanguage } from './ConfirmReport.tsx'

/** Sets the password of the account that the code of a report has just opened. */
export function FirstPassword({ words, email }: { words: FindWords; email: string }) {
  const { find } = words
  const [step, setStep] = useState<'closed' | 'open' | 'saved'>('closed')
  const { field, formProps } = useEndpointForm({
    schema: firstPasswordInput,
    texts: words.input,
    defaultValues: { newPassword: '' },
    send: async (entered) => {
      await sendInLanguage(
        words,
        () => call('POST /auth/first-password', entered),
        find.tooLateForPassword,
      )
      setStep('saved')
    },
  })
  if (step === 'closed') {
    return (
      <Button variant="secondary" size="lg" onClick={() => setStep('open')}>
        {find.setAPassword}
      </Button>
    )
  }
  if (step === 'saved') {
    return (
      <p role="status" className="w-full rounded-md bg-brand-soft px-3.5 py-3">
        {find.passwordSaved}
      </p>
    )
  }
  return (
    <div className="grid w-full gap-3">
      <Form
        {...formProps}
        submit={find.savePassword}
        submitLook={{ variant: 'secondary', wide: true }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" value={email} readOnly autoComplete="username" hidden />
        <PasswordField
          {...field('newPassword')}
          label={find.newPassword}
          hint={find.passwordHint}
          reveal={find.reveal}
          autoComplete="new-password"
          autoFocus
        />
      </Form>
      {formProps.failure && (
        <a href={paths.forgotPassword} className="text-link">
          {find.linkByEmail}
        </a>
      )}
    </div>
  )
}
