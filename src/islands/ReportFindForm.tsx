import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { foundReportInput, reportFoundItem } from '../api/reports/report-found-item.ts'
import { identifierKinds } from '../domain/identifiers/kinds.ts'
import { states } from '../domain/places/states.ts'
import { parseFoundIdentifier } from '../domain/reports/found-reports.ts'
import { identifierLabels } from '../locales/en/identifiers/kinds.ts'
import { adviceMessages } from '../locales/en/identifiers/typing-advice.ts'
import { personInput } from '../locales/en/input/people.ts'
import { reportInput } from '../locales/en/input/reports.ts'
import { reportFindWords } from '../locales/en/screens/report-find.ts'
import { Button } from '../ui/Button.tsx'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextAreaField } from '../ui/forms/TextAreaField.tsx'
import { EmailField } from './forms/EmailField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { useScan } from './lookup/scan/use-scan.tsx'
import { ConfirmFoundItem } from './reports/ConfirmFoundItem.tsx'
import { FoundItemReported } from './reports/FoundItemReported.tsx'
import { call } from './session.ts'

type Step =
  | { name: 'write' }
  | { name: 'confirm'; email: string; draft: string }
  | { name: 'done'; email: string; reportId: string; isNew: boolean }

/** Reports a found item; the mailed code confirms it. */
export const ReportFindForm = withErrorBoundary(function ReportFindForm() {
  const [step, setStep] = useState<Step>({ name: 'write' })
  const { form, field, formProps } = useEndpointForm({
    schema: foundReportInput,
    texts: { ...personInput, ...reportInput, ...adviceMessages },
    send: async (entered) => {
      const { draft } = await call(reportFoundItem, entered)
      setStep({ name: 'confirm', email: entered.email, draft })
    },
  })
  // Renders again after hydration, to read an identifier entered before it.
  useHydrated()

  const { scan, dialog } = useScan(null, (text) =>
    form.setValue('identifier', text, { shouldDirty: true }),
  )

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
    <Form {...formProps} summary={ErrorSummary} submit={reportFindWords.next}>
      <p className="-mb-2 text-sm font-semibold text-muted">{reportFindWords.stepOne}</p>
      <Field
        {...field('identifier', { onChange: () => form.setValue('asWritten', false) })}
        label={reportFindWords.theNumber}
        mono
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint={reportFindWords.onAPhone}
      />
      {number?.ok === false && number.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label={reportFindWords.iHaveCompared}
        />
      )}
      <div className="-mt-3 noscript:hidden">
        <Button variant="secondary" onClick={() => void scan()}>
          <ScanLine aria-hidden="true" />
          {reportFindWords.scan}
        </Button>
        {dialog}
      </div>
      <SelectField
        {...field('kind')}
        label={reportFindWords.whatNumber}
        optional
        placeholder={reportFindWords.iAmNotSure}
        defaultValue=""
        choices={identifierKinds.map((kind) => ({ value: kind, label: identifierLabels[kind] }))}
      />
      <Field {...field('brand')} label={reportFindWords.brandOrMake} maxLength={60} />
      <TextAreaField
        {...field('description')}
        label={reportFindWords.whatIsItAndWhere}
        maxLength={2000}
        hint={reportFindWords.leaveOutWhatOnly}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={reportFindWords.state}
          placeholder={reportFindWords.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field {...field('lastSeenDate')} label={reportFindWords.found} type="date" optional />
      </div>
      <Field {...field('location')} label={reportFindWords.place} optional maxLength={200} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('firstName')}
          label={reportFindWords.yourFirstName}
          autoComplete="given-name"
        />
        <EmailField {...field('email')} hint={reportFindWords.weSendASixDigit} />
      </div>
      <p className="rounded-md bg-sunken px-3.5 py-3 text-sm">
        {reportFindWords.theCodeOpensAnAccount}
      </p>
    </Form>
  )
})
