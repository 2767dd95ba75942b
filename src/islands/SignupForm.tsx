import * as z from 'zod/mini'
import { register, registerInput } from '../api/auth/register.ts'
import { authInput } from '../locales/en/input/auth.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { startPendingVerification } from './auth/pending-verification.ts'
import { withRedirect } from './auth/with-redirect.ts'
import { NewPasswordField } from './forms/NewPasswordField.tsx'
import { PhoneField } from './forms/PhoneField.tsx'
import { PlaceFields } from './forms/PlaceFields.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { queueToast } from './shell/toasts.ts'

const schema = z.extend(z.omit(registerInput, { country: true }), {
  terms: z.literal(true, 'To open an account, accept the terms and conditions'),
})

export const SignupForm = withErrorBoundary(function SignupForm() {
  const { form, field, formProps } = useEndpointForm({
    schema,
    texts: authInput,
    send: async ({ terms: _, ...user }) => {
      const { message, retryAfterSeconds } = await call(register, { ...user, country: 'Nigeria' })
      const isSent = retryAfterSeconds === undefined
      startPendingVerification(user.email, isSent ? undefined : message)
      queueToast(
        'success',
        isSent
          ? 'Registered successfully. Please check your email to confirm your registration'
          : message,
      )
      await navigateAndWait(withRedirect(paths.verify))
    },
  })
  // After hydration this reads a state that was chosen before it.
  useHydrated()

  return (
    <Form {...formProps} submit="Create account">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="We send a six-digit code to it."
      />
      <PhoneField {...field('phoneNumber')} />
      <Field {...field('address')} label="Address" autoComplete="street-address" />
      <PlaceFields
        state={{
          ...field('state', { onChange: () => form.setValue('lga', '') }),
          defaultValue: '',
        }}
        lga={{ ...field('lga'), defaultValue: '' }}
        chosen={{ state: form.watch('state') || undefined, lga: undefined }}
      />
      <NewPasswordField {...field('password')} label="Password" />
      <CheckboxField
        {...field('terms')}
        label={
          <>
            I accept the{' '}
            <a href={paths.termsAndConditions} target="_blank" className="text-link" rel="noopener">
              terms and conditions
            </a>
          </>
        }
      />
    </Form>
  )
})
