import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { foundReportInput } from '../api/reports/finds.ts'
import { englishFindWords, type FindWords } from '../locales/find-words.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { Rich } from '../ui/Rich.tsx'
import { findDraft, findStep } from './forms/drafts/draft-names.ts'
import { clearDraft } from './forms/drafts/drafts.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { useStoredStep } from './forms/drafts/use-stored-step.ts'
import { EmailField } from './forms/named-fields.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { ScanButton } from './lookup/scan/ScanButton.tsx'
import { loginPath, paths, reportPath } from './paths.ts'
import { ConfirmReport, sendInLanguage } from './reports/ConfirmReport.tsx'
import { FindFields } from './reports/FindFields.tsx'
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
        call('POST /finds', { ...entered, ...(language !== 'en' && { language }) }),
      )
      setStep({ name: 'confirm', email: entered.email, draft })
    },
  })
  // Renders again after hydration, to read an identifier entered before it.
  useHydrated()

  if (step.name === 'confirm') {
    const { email, draft } = step
    return (
      <ConfirmReport
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

interface FoundItemReportedProps {
  email: string
  reportId: string
  /** The code opened an account without a password, and the user is signed in. */
  isNew: boolean
  words: FindWords['find']
}

/** The last step of the form: what happens next, and how to return. */
function FoundItemReported({ email, reportId, isNew, words }: FoundItemReportedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone, so a screen reader would stay silent.
  useEffect(() => heading.current?.focus(), [])
  const report = reportPath(reportId)

  return (
    <div data-find-reported>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        {words.thanks}
      </h2>
      <h3 className="mt-6 text-base">{words.whatHappensNext}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>{words.keepItSafe}</li>
        <li>
          <Rich
            text={words.lookingForOwner}
            parts={{ strong: <strong className="break-words">{email}</strong> }}
          />
        </li>
        <li>{words.contactHint}</li>
      </ol>
      <h3 className="mt-6 text-base">{words.howToComeBack}</h3>
      <p className="mt-2">{isNew ? words.newAccountHint : words.existingAccountHint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={isNew ? report : loginPath(report)} className={buttonStyle({ size: 'lg' })}>
          {isNew ? words.seeMyReport : words.logInToSee}
        </a>
        {isNew && (
          <a
            href={paths.forgotPassword}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            {words.setAPassword}
          </a>
        )}
      </div>
    </div>
  )
}
