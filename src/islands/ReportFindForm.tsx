import { useState } from 'react'
import { foundReportInput, reportFoundItem } from '../api/reports/report-found-item.ts'
import { identifierKinds } from '../domain/identifiers/kinds.ts'
import { states } from '../domain/places/states.ts'
import { parseFoundIdentifier } from '../domain/reports/found-reports.ts'
import { identifierLabels } from '../locales/en/identifiers/kinds.ts'
import { adviceMessages } from '../locales/en/identifiers/typing-advice.ts'
import { dayInput } from '../locales/en/input/days.ts'
import { reportInput } from '../locales/en/input/reports.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextAreaField } from '../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { ConfirmFoundItem } from './reports/ConfirmFoundItem.tsx'
import { FoundItemReported } from './reports/FoundItemReported.tsx'
import { call } from './session.ts'

type Step =
  | { name: 'write' }
  | { name: 'confirm'; email: string; draft: string }
  | { name: 'done'; email: string; reportId: string; isNew: boolean }

/** A found item, reported in one form and confirmed by the mailed code. */
export const ReportFindForm = withErrorBoundary(function ReportFindForm() {
  const [step, setStep] = useState<Step>({ name: 'write' })
  const { form, field, formProps } = useEndpointForm({
    schema: foundReportInput,
    texts: { ...reportInput, ...dayInput, ...adviceMessages },
    send: async (entered) => {
      const { draft } = await call(reportFoundItem, entered)
      setStep({ name: 'confirm', email: entered.email, draft })
    },
  })
  // After hydration this reads a number that was filled in before it.
  useHydrated()

  if (step.name === 'confirm') {
    const { email, draft } = step
    return (
      <ConfirmFoundItem
        email={email}
        draft={draft}
        onBack={() => setStep({ name: 'write' })}
        onDone={(reportId, isNew) => setStep({ name: 'done', email, reportId, isNew })}
      />
    )
  }
  if (step.name === 'done') return <FoundItemReported {...step} />

  const [identifier, chosen] = form.watch(['identifier', 'kind'])
  const kind = identifierKinds.find((each) => each === chosen)
  const number =
    form.formState.submitCount > 0 && identifier
      ? parseFoundIdentifier(identifier, { kind, asWritten: false })
      : null
  return (
    <Form {...formProps} submit="Next">
      <Field
        {...field('identifier', { onChange: () => form.setValue('asWritten', false) })}
        label="The number on it"
        mono
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint="On a phone that is on: dial *#06#. If it is off, look at the SIM tray or the back. On a vehicle: the frame or the plate."
      />
      {number?.ok === false && number.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label="I have compared it: this is really what it says."
        />
      )}
      <SelectField
        {...field('kind')}
        label="What number is it?"
        optional
        placeholder="I am not sure"
        defaultValue=""
        choices={identifierKinds.map((kind) => ({ value: kind, label: identifierLabels[kind] }))}
      />
      <Field {...field('brand')} label="Brand or make" maxLength={60} />
      <TextAreaField
        {...field('description')}
        label="What is it, and where did you find it?"
        maxLength={2000}
        hint="Leave out what only the owner can know: you will ask them about it."
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label="State"
          placeholder="Choose a state"
          defaultValue=""
          choices={states}
        />
        <Field {...field('lastSeenDate')} label="Found on" type="date" optional />
      </div>
      <Field {...field('location')} label="Place" optional maxLength={200} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label="Your first name" autoComplete="given-name" />
        <Field
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="We send a six-digit code to it. The owner never sees it."
        />
      </div>
      <p className="rounded-md bg-sunken px-3.5 py-3 text-sm">
        The code opens an account for this e-mail, if it has none, so that we can tell you when the
        owner is found. You need no password now. To come back later, choose “Forgot password” on
        the log-in page: we mail you a link to set one.
      </p>
    </Form>
  )
})
