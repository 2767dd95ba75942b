import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { createLossInput, type LossReport, lossReportInput } from '../api/reports/losses.ts'
import { englishLossWords, type LossWords } from '../locales/loss-words.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { storedToken } from './auth/stored-session.ts'
import { lossDraft, lossStep } from './forms/drafts/draft-names.ts'
import { clearDraft } from './forms/drafts/drafts.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { useStoredStep } from './forms/drafts/use-stored-step.ts'
import { EmailField } from './forms/named-fields.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { loginPath, paths, reportPath } from './paths.ts'
import { ConfirmReport, sendInLanguage } from './reports/ConfirmReport.tsx'
import { LossFields, type LossForm } from './reports/LossFields.tsx'
import { call } from './session.ts'

type Account = 'new' | 'known' | 'signed in'
type Step =
  | { name: 'write' }
  | { name: 'confirm'; email: string; draft: string }
  | { name: 'done'; reportId: string; account: Account }

const first: Step = { name: 'write' }

/** Reports a loss or theft by its number. Without an account, a mailed code confirms it. */
export const ReportLossForm = withErrorBoundary(ReportForm, ({ words }) => words?.verify)

interface Props {
  /** English if left out. */
  words?: LossWords
}

function ReportForm({ words = englishLossWords }: Props) {
  const { language, find, loss } = words
  const [step, setStep] = useStoredStep<Step>(lossStep, first)
  const isSignedIn = useHydrated() && storedToken() !== null
  const { form, field, formProps } = useDraftForm<LossForm, LossReport>({
    draftName: lossDraft,
    // Somebody who is signed in is asked for no e-mail.
    schema: (isSignedIn ? createLossInput : lossReportInput) as typeof lossReportInput,
    texts: words.input,
    send: async (entered) => {
      if (isSignedIn) {
        const { data } = await sendInLanguage(words, () => call('POST /reports/losses', entered))
        finish(data.id, 'signed in')
        return
      }
      const { draft } = await sendInLanguage(words, () =>
        call('POST /losses', { ...entered, ...(language !== 'en' && { language }) }),
      )
      setStep({ name: 'confirm', email: entered.email, draft })
    },
  })

  function finish(reportId: string, account: Account) {
    setStep({ name: 'done', reportId, account })
    clearDraft(lossDraft)
    clearDraft(lossStep)
  }

  if (step.name === 'confirm') {
    return (
      <ConfirmReport
        email={step.email}
        draft={step.draft}
        words={words}
        onBack={() => setStep(first)}
        onDone={(reportId, isNew) => finish(reportId, isNew ? 'new' : 'known')}
      />
    )
  }
  if (step.name === 'done') return <LossReported {...step} words={words} />

  return (
    <FormProvider {...form}>
      <Form
        {...formProps}
        // ErrorSummary has English texts only.
        {...(language === 'en' && { summary: ErrorSummary })}
        submit={loss.send}
      >
        <LossFields words={words} />
        {!isSignedIn && <EmailField {...field('email')} label={find.eMail} hint={loss.emailHint} />}
      </Form>
    </FormProvider>
  )
}

interface ReportedProps {
  reportId: string
  account: Account
  words: LossWords
}

/** The last step: what makes the report stronger, and how to return. */
function LossReported({ reportId, account, words: { find, loss } }: ReportedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone, so a screen reader would stay silent.
  useEffect(() => heading.current?.focus(), [])
  const report = reportPath(reportId)

  return (
    <div data-find-reported>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        {loss.reported}
      </h2>
      <p className="mt-2 text-muted">{loss.whatNext}</p>
      <h3 className="mt-6 text-base">{loss.makeStronger}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-muted">
        <li>{loss.addReceipt}</li>
        <li>{loss.addPicture}</li>
        <li>{loss.addDescription}</li>
      </ul>
      {account !== 'signed in' && (
        <p className="mt-6">{account === 'new' ? loss.newAccount : find.existingAccountHint}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={account === 'known' ? loginPath(report) : report}
          className={buttonStyle({ size: 'lg' })}
        >
          {account === 'known' ? find.logInToSee : find.seeMyReport}
        </a>
        {account === 'new' && (
          <a
            href={paths.forgotPassword}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            {find.setAPassword}
          </a>
        )}
      </div>
    </div>
  )
}
