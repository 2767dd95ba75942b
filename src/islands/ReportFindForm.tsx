import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { foundReportInput, reportFoundItem } from '../api/reports/report-found-item.ts'
import { adviceMessages } from '../locales/en/identifiers/typing-advice.ts'
import { personInput } from '../locales/en/input/people.ts'
import { reportInput } from '../locales/en/input/reports.ts'
import { reportFindWords } from '../locales/en/screens/report-find.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { EmailField } from './forms/EmailField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { ConfirmFoundItem } from './reports/ConfirmFoundItem.tsx'
import { FindFields } from './reports/FindFields.tsx'
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

  return (
    <FormProvider {...form}>
      <Form {...formProps} summary={ErrorSummary} submit={reportFindWords.next}>
        <p className="-mb-2 text-sm font-semibold text-muted">{reportFindWords.stepOne}</p>
        <FindFields />
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
    </FormProvider>
  )
})
