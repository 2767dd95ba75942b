import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type FoundReport, foundItemInput, foundReportInput } from '../api/reports/finds.ts'
import { createLossInput, type LossReport, lossReportInput } from '../api/reports/losses.ts'
import { groupImei } from '../domain/identifiers/group-while-typing.ts'
import { englishFindWords, type FindWords } from '../locales/find-words.ts'
import { withoutDialling } from '../locales/input-text.ts'
import { waitText } from '../locales/waits.ts'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { StageBadge } from '../ui/StageBadge.tsx'
import { StatusTag } from '../ui/tag/TagLabel.tsx'
import { storedToken } from './auth/stored-session.ts'
import { findDraft, findStep, lossDraft, lossStep } from './forms/drafts/draft-names.ts'
import { clearDraft } from './forms/drafts/drafts.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { useStoredStep } from './forms/drafts/use-stored-step.ts'
import { EmailField } from './forms/EmailField.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { loginPath, paths, reportPath } from './paths.ts'
import {
  ConfirmReport,
  type ReportAccount,
  sendInLanguage,
  showFromTop,
} from './reports/ConfirmReport.tsx'
import { AfterFind, FoundItemFields, FoundPlaceFields } from './reports/FindFields.tsx'
import { FirstPassword } from './reports/FirstPassword.tsx'
import { LossFields } from './reports/LossFields.tsx'
import { call } from './session.ts'
import { useSharedWords } from './shell/shared-words.ts'

type Step =
  | { name: 'write' }
  | { name: 'place' }
  | { name: 'confirm'; email: string; draft: string; sentAt: number; isAgain?: true }
  | {
      name: 'done'
      reportId: string
      /** How long our team usually takes to read it; null if it is not known. */
      readWithinHours: number | null
      email: string
      account: ReportAccount
      /** What the item is, in the words of its owner. */
      item?: string
      number: string
      status?: 'Lost' | 'Stolen'
    }

const first: Step = { name: 'write' }

const of = {
  find: { draftName: findDraft, stepName: findStep, schema: foundReportInput },
  loss: { draftName: lossDraft, stepName: lossStep, schema: lossReportInput },
}

const itemFields = ['identifier', 'brand', 'description'] as const

/** The fields of both: each schema reads its own. */
type Typed = z.input<typeof foundReportInput> & z.input<typeof lossReportInput>
type Entered = FoundReport & LossReport

interface Props {
  about: keyof typeof of
  /** English if left out. */
  words?: FindWords
  /** Inside the dashboard, which then shows the report. */
  onReported?: (reportId: string) => void
}

/** Reports a find or a loss by its number. Without an account, a mailed code confirms it. */
export const ReportForm = withErrorBoundary(NumberReport, ({ words }) => words?.verify)

function NumberReport({ about, words: given = englishFindWords, onReported }: Props) {
  const isLoss = about === 'loss'
  const shared = useSharedWords()
  const words = isLoss ? wordsOfLoss(given) : given
  const { language, find, loss } = words
  const { draftName, stepName } = of[about]
  const { step, ...steps } = useStoredStep<Step>(stepName, first)
  const stepTitle = useRef<HTMLParagraphElement>(null)
  /** A find is written in two steps: the item, then its place and the finder. */
  const isItem = !isLoss && step.name === 'write'
  const schema = isItem ? foundItemInput : of[about].schema
  // After hydration, a number that was entered before it is read, too.
  const isOwn = useHydrated() && isLoss && storedToken() !== null
  const { form, field, formProps } = useDraftForm({
    draftName,
    // Somebody who is signed in is asked for no email.
    schema: (isOwn ? createLossInput : schema) as unknown as z.ZodMiniType<Entered, Typed>,
    texts: words.input,
    send: async (entered) => {
      if (isItem) return
      if (isOwn) {
        const { data, readWithinHours } = await sendInLanguage(words, () =>
          call('POST /reports/losses', entered),
        )
        finish({ reportId: data.id, readWithinHours, email: '', account: 'own' })
        return
      }
      const sent = { ...entered, ...(language !== 'en' && { language }) }
      const { draft } = await sendInLanguage(words, () =>
        isLoss ? call('POST /losses', sent) : call('POST /finds', sent),
      )
      const { email } = entered
      const sentTo = { name: 'confirm', email, draft, sentAt: Date.now() } as const
      if (step.name === 'confirm') steps.change({ ...sentTo, isAgain: true })
      else steps.goTo(sentTo)
    },
  })

  function goTo(next: Step) {
    flushSync(() => steps.goTo(next))
    stepTitle.current?.focus({ preventScroll: true })
    showFromTop(stepTitle.current)
  }

  /** Leaves a step that is right, and returns to the item if the server refuses a field of it. */
  async function onSubmit(event: SyntheticEvent) {
    await formProps.onSubmit(event)
    if (isLoss) return
    const wrong = itemFields.flatMap((name) => {
      const { error } = form.getFieldState(name)
      return error ? [{ name, error }] : []
    })
    if (isItem && wrong.length === 0) {
      // The next fields show no errors while they are filled in.
      form.reset(undefined, { keepValues: true, keepSubmitCount: true })
      goTo({ name: 'place' })
    } else if (!isItem && wrong[0]) {
      goTo(first)
      for (const { name, error } of wrong) form.setError(name, error)
      form.setFocus(wrong[0].name)
    }
  }

  function finish(
    done: Omit<Extract<Step, { name: 'done' }>, 'name' | 'item' | 'number' | 'status'>,
  ) {
    if (onReported) {
      clearDraft(stepName)
      onReported(done.reportId)
    } else {
      const { identifier: number = '', name: item = '', status } = form.getValues()
      steps.end({ name: 'done', ...done, item, number, status })
    }
    clearDraft(draftName)
  }

  // A visitor's step; who is signed in since then has a form without a code.
  if (step.name === 'confirm' && !onReported) {
    const { email } = step
    return (
      <ConfirmReport
        // A new code is of a new draft, and its field is empty.
        key={step.draft}
        {...step}
        words={words}
        isSending={formProps.busy}
        onNewCode={() => void formProps.onSubmit()}
        onBack={() => steps.goTo(first)}
        onDone={(report, account) => finish({ ...report, email, account })}
      />
    )
  }
  if (step.name === 'done') {
    return (
      <Reported
        {...step}
        words={words}
        heading={isLoss ? loss.reported : find.thanks}
        tag={
          isLoss &&
          step.status && (
            <span className="flex flex-wrap items-center gap-1.5">
              <StatusTag
                status={step.status}
                label={step.status === 'Lost' ? loss.lost : loss.stolen}
              />
              {step.status === 'Stolen' && (
                <StageBadge tone="waiting">{loss.underReview}</StageBadge>
              )}
            </span>
          )
        }
        report={reportPath(step.reportId) + (isLoss ? '#next-steps' : '')}
        newAccount={loss.newAccount}
        next={
          isLoss ? (
            loss.whatNext[step.status ?? 'Stolen'].map((text, index) => (
              <li key={text}>
                {text}
                {index === 0 &&
                  step.readWithinHours &&
                  ` ${waitText(loss.usually, step.readWithinHours)}.`}
              </li>
            ))
          ) : (
            <AfterFind words={find} email={step.email} />
          )
        }
      />
    )
  }
  const email = {
    ...field('email'),
    typed: form.watch('email'),
    label: find.eMail,
    didYouMean: find.didYouMean,
    onCorrect: (typed: string) =>
      form.setValue('email', typed, { shouldDirty: true, shouldValidate: true }),
  }
  return (
    <FormProvider {...form}>
      {!isOwn && (
        <p
          ref={stepTitle}
          tabIndex={-1}
          data-begun={step.name === 'place' ? '' : undefined}
          className={cx(
            'mb-4 text-sm font-semibold text-muted outline-none data-begun:mt-3',
            isLoss && 'signed-in:hidden',
          )}
        >
          {step.name === 'place' ? find.stepTwo : find.stepOne}
        </p>
      )}
      <Form
        {...formProps}
        onSubmit={onSubmit}
        summary={<ErrorSummary words={given.summary ?? shared} />}
        submit={
          step.name === 'place' ? (
            <div className="grid gap-2">
              <Button type="submit" size="lg" wide busy={formProps.busy}>
                {find.sendCode}
              </Button>
              <Button variant="quiet" wide onClick={() => goTo(first)}>
                {find.back}
              </Button>
            </div>
          ) : isItem ? (
            find.next
          ) : isOwn ? (
            loss.send
          ) : (
            find.sendCode
          )
        }
      >
        {isLoss ? (
          <>
            <LossFields words={words} isOwn={isOwn} />
            {!isOwn && <EmailField {...email} hint={loss.emailHint} />}
          </>
        ) : isItem ? (
          <FoundItemFields words={words} />
        ) : (
          <>
            <FoundPlaceFields words={words} />
            <EmailField {...email} hint={`${find.emailHint} ${find.accountHint}`} />
          </>
        )}
      </Form>
    </FormProvider>
  )
}

function wordsOfLoss(words: FindWords): FindWords {
  return {
    ...words,
    input: withoutDialling(words.input, words.loss.onTheBox),
    find: { ...words.find, ...words.lossConfirm },
  }
}

interface ReportedProps extends Extract<Step, { name: 'done' }> {
  words: FindWords
  heading: string
  /** The status of what is missing. */
  tag: ReactNode
  /** The path of the report. */
  report: string
  /** What somebody reads whose code has opened an account without a password. */
  newAccount: string
  /** The items of what happens next. */
  next: ReactNode
}

/** The last step: what happens next, and how to return. */
function Reported({
  report,
  account,
  email,
  item,
  number,
  words,
  heading,
  tag,
  ...texts
}: ReportedProps) {
  const { find } = words
  const title = useRef<HTMLHeadingElement>(null)
  // The focused element is gone, so a screen reader would stay silent.
  useEffect(() => title.current?.focus(), [])
  const isKnown = account === 'known'

  return (
    <div data-begun data-last-step>
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h2>
      {item && <p className="mt-2 font-semibold wrap-anywhere">{item}</p>}
      {number && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono wrap-anywhere">{groupImei(number)}</span>
          {tag}
        </p>
      )}
      <h3 className="mt-6 text-base">{find.whatHappensNext}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">{texts.next}</ol>
      {account !== 'own' && (
        <>
          <h3 className="mt-6 text-base">{find.howToComeBack}</h3>
          <p className="mt-2">{isKnown ? find.existingAccountHint : texts.newAccount}</p>
        </>
      )}
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {account !== 'new-without-session' && (
          <a href={isKnown ? loginPath(report) : report} className={buttonStyle({ size: 'lg' })}>
            {isKnown ? find.logInToSee : find.seeMyReport}
          </a>
        )}
        {account === 'new' && <FirstPassword words={words} email={email} />}
        {account === 'new-without-session' && (
          <a href={paths.forgotPassword} className={buttonStyle({ size: 'lg' })}>
            {find.setAPassword}
          </a>
        )}
      </div>
    </div>
  )
}
