import { ApiError } from '../../api/problem.ts'
import { confirmFoundItemInput } from '../../api/reports/finds.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Email } from '../../ui/Email.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { MailedCodeField } from '../auth/MailedCodeField.tsx'
import { NewCodeButton } from '../auth/NewCodeButton.tsx'
import { withMessage } from '../failure-words.ts'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call, startSession } from '../session.ts'

/**
 * Whose account has the report. `new`: the code opened it, and the user is signed in, unless the browser
 * stores nothing.
 */
export type ReportAccount = 'new' | 'new-without-session' | 'known' | 'own'

interface Props {
  email: string
  /** The server's id of the submitted report. */
  draft: string
  /** When the code was sent, in milliseconds since 1970. */
  sentAt: number
  /** Whether it was not the first. */
  isAgain?: true
  words: FindWords
  /** Whether a new code is on its way. */
  isSending: boolean
  onNewCode: () => void
  onBack: () => void
  onDone: (
    report: { reportId: string; readWithinHours: number | null },
    account: ReportAccount,
  ) => void
}

/** The step in which the mailed code confirms a report of a visitor. */
export function ConfirmReport({
  email,
  draft,
  sentAt,
  isAgain,
  words,
  isSending,
  onNewCode,
  onBack,
  onDone,
}: Props) {
  const { find } = words
  const { field, formProps } = useEndpointForm({
    schema: confirmFoundItemInput,
    texts: words.input,
    defaultValues: { email, token: '', draft },
    send: async (entered) => {
      const { login, ...report } = (
        await sendInLanguage(words, () => call('POST /finds/confirm', entered))
      ).data
      if (login === null) onDone(report, 'known')
      else onDone(report, startSession(login) ? 'new' : 'new-without-session')
    },
  })
  return (
    <>
      <p ref={showFromTop} data-begun className="mt-3 mb-2 text-sm font-semibold text-muted">
        {find.stepThree}
      </p>
      <p className="mb-6 text-muted">
        <Rich
          text={find.codeSent}
          parts={{
            strong: (
              <strong className="text-ink">
                <Email address={email} />
              </strong>
            ),
          }}
        />
      </p>
      {isAgain && (
        <p role="status" className="mb-6 rounded-md bg-brand-soft px-3.5 py-3 text-sm">
          {find.newCodeSent}
        </p>
      )}
      <Form
        {...formProps}
        submit={
          <div className="grid gap-2">
            <Button type="submit" size="lg" wide busy={formProps.busy}>
              {find.reportFound}
            </Button>
            <NewCodeButton
              wait={find.newCodeIn}
              sentAt={() => sentAt}
              busy={isSending}
              onClick={onNewCode}
            >
              {find.newCode}
            </NewCodeButton>
            <Button variant="quiet" wide onClick={onBack}>
              {find.changeReport}
            </Button>
          </div>
        }
      >
        {/* A new code takes the focus back to its field. */}
        <MailedCodeField key={sentAt} {...field('token')} label={find.code} hint={find.checkSpam} />
      </Form>
    </>
  )
}

/**
 * Sends the form. Errors get a message in the language of the page; the server’s are in English.
 * `forbidden` says what the caller may not do.
 */
export async function sendInLanguage<Result>(
  words: FindWords,
  send: () => Promise<Result>,
  forbidden = words.verify.somethingWentWrong,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || words.language === 'en') throw error
    throw withMessage(error, failureText(error, words, forbidden))
  }
}

function failureText(
  { status, body }: ApiError,
  { find, verify }: FindWords,
  forbidden: string,
): string {
  if (status === 0) return verify.noConnection
  if (status === 429) return verify.tooManyChecks
  if (body?.code === 'INVALID_CODE') return find.wrongCode
  if (body?.code === 'FORBIDDEN') return forbidden
  if (body?.fields?.['newPassword']) return find.weakPassword
  if (body?.code === 'REPORT_ALREADY_OPEN') return find.alreadyOpen
  return body?.code === 'EDIT_CONFLICT' ? find.draftReplaced : verify.somethingWentWrong
}

/** A short step would begin above the screen. */
export function showFromTop(step: HTMLElement | null) {
  step?.closest('main')?.scrollIntoView()
}
