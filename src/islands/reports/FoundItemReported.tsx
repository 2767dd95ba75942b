import { useEffect, useRef } from 'react'
import { reportFindWords } from '../../locales/en/screens/report-find.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Rich } from '../../ui/Rich.tsx'
import { loginPath, paths, reportPath } from '../paths.ts'

interface Props {
  email: string
  reportId: string
  /** The code opened an account without a password, and the user is signed in. */
  isNew: boolean
}

/** The last step of the form: what happens next, and how to return. */
export function FoundItemReported({ email, reportId, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone, so a screen reader would stay silent.
  useEffect(() => heading.current?.focus(), [])
  const report = reportPath(reportId)

  return (
    <div data-find-reported>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        {reportFindWords.thankYouYourReport}
      </h2>
      <h3 className="mt-6 text-base">{reportFindWords.whatHappensNext}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>{reportFindWords.keepItSafe}</li>
        <li>
          <Rich
            text={reportFindWords.weLookForItsOwner}
            parts={{ strong: <strong className="break-words">{email}</strong> }}
          />
        </li>
        <li>{reportFindWords.youWriteToEachOther}</li>
      </ol>
      <h3 className="mt-6 text-base">{reportFindWords.howToComeBack}</h3>
      <p className="mt-2">
        {isNew ? reportFindWords.youNowHaveAnAccount : reportFindWords.theReport}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={isNew ? report : loginPath(report)} className={buttonStyle({ size: 'lg' })}>
          {isNew ? reportFindWords.seeMyReport : reportFindWords.logInToSee}
        </a>
        {isNew && (
          <a
            href={paths.forgotPassword}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            {reportFindWords.setAPassword}
          </a>
        )}
      </div>
    </div>
  )
}
