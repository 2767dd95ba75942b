import { useState } from 'react'
import { findInput, reportFind } from '../api/report-find.ts'
import { identifierKinds, identifierLabels } from '../domain/identifiers/kinds.ts'
import { states } from '../domain/states.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextAreaField } from '../ui/TextAreaField.tsx'
import { ConfirmFind } from './finds/ConfirmFind.tsx'
import { call } from './session.ts'
import { useActForm } from './use-act-form.ts'

/** Something found, told in one form and finished with the code that is mailed. */
export const ReportFindForm = guarded(function ReportFindForm() {
  const [email, setEmail] = useState<string>()
  const { field, formProps } = useActForm({
    schema: findInput,
    send: async (entered) => {
      await call(reportFind, entered)
      setEmail(entered.email)
    },
  })

  if (email) return <ConfirmFind email={email} onBack={() => setEmail(undefined)} />
  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" size="lg" wide busy={formProps.busy}>
          Next
        </Button>
      }
    >
      <Field
        {...field('identifier')}
        label="The number on it"
        mono
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint="On a phone that is on: dial *#06#. Else look at the SIM tray, the back, the frame or the plate."
      />
      <SelectField
        {...field('kind')}
        label="What number is it?"
        optional
        placeholder="I am not sure"
        defaultValue=""
      >
        {identifierKinds.map((kind) => (
          <option key={kind} value={kind}>
            {identifierLabels[kind]}
          </option>
        ))}
      </SelectField>
      <Field {...field('brand')} label="Brand or make" maxLength={60} />
      <TextAreaField
        {...field('description')}
        label="What is it, and where did you find it?"
        maxLength={2000}
        hint="Leave out what only the owner can know: you will ask them about it."
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...field('state')} label="State" placeholder="Choose a state" defaultValue="">
          {states.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
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
    </Form>
  )
})
