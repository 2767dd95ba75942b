import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { registerInput } from '../api/auth/sign-up.ts'
import { invalid } from '../api/invalid.ts'
import { authInput } from '../locales/en/input/auth.ts'
import { personInput } from '../locales/en/input/people.ts'
import { accountWords } from '../locales/en/screens/accounts.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { Rich } from '../ui/Rich.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { startPendingVerification } from './auth/pending-verification.ts'
import { refuseWeakPassword } from './auth/weak-password.ts'
import { withRedirect } from './auth/with-redirect.ts'
import { signupDraft } from './forms/drafts/draft-names.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { EmailField } from './forms/EmailField.tsx'
import { NewPasswordField } from './forms/NewPasswordField.tsx'
import { PhoneField } from './forms/named-fields.tsx'
import { PlaceFields } from './forms/PlaceFields.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { queueToast } from './shell/toasts.ts'
import { visitorLanguage } from './visitor-language.ts'

const schema = z
  .extend(z.omit(registerInput, { country: true }), {
    terms: z.literal(true, invalid('terms-not-accepted')),
  })
  .check(
    refuseWeakPassword(
      'password',
      ({ email = '', firstName = '', lastName = '', phoneNumber = '' }) => ({
        email,
        names: [firstName, lastName],
        phones: [phoneNumber],
      }),
    ),
  )

export const SignupForm = withErrorBoundary(function SignupForm() {
  const { form, field, formProps } = useDraftForm({
    draftName: signupDraft,
    schema,
    texts: { ...personInput, ...authInput },
    send: async ({ terms: _, ...user }) => {
      const { message, retryAfterSeconds } = await call('POST /auth/register', {
        ...user,
        country: 'Nigeria',
        // The language of the pages visited so far. Mails are sent in it.
        language: visitorLanguage(),
      })
      const isSent = retryAfterSeconds === undefined
      startPendingVerification(user.email, isSent ? undefined : message)
      queueToast('success', isSent ? accountWords.registered : message)
      await navigateAndWait(withRedirect(paths.verify))
    },
  })
  const lga = useController({ control: form.control, name: 'lga' })
  // Renders again after hydration, to read a state chosen before it.
  useHydrated()

  return (
    <Form {...formProps} submit={accountWords.createAccount}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label={accountWords.firstName} autoComplete="given-name" />
        <Field
          {...field('lastName')}
          label={accountWords.lastName}
          optional
          autoComplete="family-name"
        />
      </div>
      <EmailField
        {...field('email')}
        typed={form.watch('email')}
        hint={accountWords.emailHint}
        onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
      />
      <PhoneField {...field('phoneNumber')} />
      <Field {...field('address')} label={accountWords.address} autoComplete="street-address" />
      <PlaceFields
        state={{
          ...field('state', { onChange: () => form.setValue('lga', '') }),
          defaultValue: '',
        }}
        // The draft may name one before their list is loaded.
        lga={{ ...lga.field, value: lga.field.value ?? '', error: lga.fieldState.error?.message }}
        chosen={{ state: form.watch('state') || undefined, lga: lga.field.value || undefined }}
      />
      <NewPasswordField {...field('password')} label={accountWords.password} />
      <CheckboxField
        {...field('terms')}
        label={
          <Rich
            text={accountWords.iAccept}
            parts={{
              link: (
                <a
                  href={paths.termsAndConditions}
                  target="_blank"
                  className="text-link"
                  rel="noopener"
                >
                  {accountWords.termsAndConditions}
                </a>
              ),
            }}
          />
        }
      />
    </Form>
  )
})
