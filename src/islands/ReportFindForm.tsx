import { FormProvider } from 'react-hook-form'
import { foundReportInput, reportFoundItem } from '../api/reports/report-found-item.ts'
import { englishFindWords, type FindWords } from '../locales/find-words.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { clearDraft } from './forms/drafts/drafts.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { useStoredStep } from './forms/drafts/use-stored-step.ts'
import { EmailField } from './forms/EmailField.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { ScanButton } from './lookup/scan/ScanButton.tsx'
import { ConfirmFoundItem } from './reports/ConfirmFoundItem.tsx'
import { findDraft, findStep } from './reports/draft-names.ts'
import { FindFields } from './reports/FindFields.tsx'
import { FoundItemReported } from './reports/FoundItemReported.tsx'
import { sendInLanguage } from './reports/send-in-language.ts'
import { call } from './session.ts'

type Step =
  | { name: 'write' }
  | { name: 'confirm'; email: string; draft: string }
  | { name: 'done'; email: string; reportId: string; isNew: boolean }

const first: Step = { name: 'write' }

/** Reports a found item; the mailed code confirms it. */
export const ReportFindForm = withErrorBoundary(FindForm, ({ words }) => words?.verify)

interface Props {
  /** English if left out. */
  words?: FindWords
}

function FindForm({ words = englishFindWords }: Props) {
  const { language, find } = words
  const [step, setStep] = useStoredStep<Step>(findStep, first)
  const { form, field, formProps } = useDraftForm({
    draftName: findDraft,
    schema: foundReportInput,
    texts: words.input,
    send: async (entered) => {
      const { draft } = await sendInLanguage(words, () =>
        call(reportFoundItem, { ...entered, ...(language !== 'en' && { language }) }),
      )
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
        words={words}
        onBack={() => setStep(first)}
        onDone={(reportId, isNew) => {
          setStep({ name: 'done', email, reportId, isNew })
          clearDraft(findDraft)
          clearDraft(findStep)
        }}
      />
    )
  }
  if (step.name === 'done') return <FoundItemReported {...step} words={find} />

  return (
    <FormProvider {...form}>
      <Form
        {...formProps}
        // ErrorSummary has English texts only.
        {...(language === 'en' && { summary: ErrorSummary })}
        submit={find.next}
      >
        <p className="-mb-2 text-sm font-semibold text-muted">{find.stepOne}</p>
        <FindFields words={words} Scan={ScanButton} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label={find.yourFirstName} autoComplete="given-name" />
          <EmailField {...field('email')} label={find.eMail} hint={find.emailHint} />
        </div>
        <p className="rounded-md bg-sunken px-3.5 py-3 text-sm">{find.accountHint}</p>
      </Form>
    </FormProvider>
  )
}
