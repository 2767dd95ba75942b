import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import { verifyWords } from '../../locales/en/screens/verify.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { newAssetPath, paths, reportFindPath, searchPath, watchPath } from '../paths.ts'
import { getProofPath } from '../proofs/proof-paths.ts'
import { verdictDetailsOf } from './verdict-details.ts'
import { kindLabel, type VerdictVariant, variantOf, verdictStyles } from './verdict-styles.ts'

interface Props {
  answer: LookupResult
  /** Milliseconds since 1970. */
  checkedAt: number
  /** `short` for the box below the header: the verdict, and a link to the full result. */
  size?: 'full' | 'short'
}

interface NextStep {
  text: string
  pathFor: (identifier: string) => string
}

// These links lead to the form that needs no account.
const haveIt: NextStep = { text: verifyWords.iHaveItReport, pathFor: reportFindPath }
const foundIt: NextStep = { text: verifyWords.iFoundItReport, pathFor: reportFindPath }
const watchIt: NextStep = { text: verifyWords.tellMe, pathFor: watchPath }

/** Next steps for an identifier, besides another lookup; the most likely first. */
const nextSteps: Partial<Record<VerdictVariant, readonly NextStep[]>> = {
  stolen: [haveIt],
  lost: [haveIt],
  review: [haveIt],
  found: [{ text: verifyWords.itIsMineReport, pathFor: (number) => newAssetPath(number, 'Lost') }],
  // Most visitors who see this want to buy the item.
  clear: [watchIt, foundIt],
  unknown: [
    { text: verifyWords.itIsMineRegister, pathFor: (number) => newAssetPath(number) },
    foundIt,
  ],
}

/** The result of a lookup: the verdict, the item and the advice. */
export function VerdictCard({ answer, checkedAt, size = 'full' }: Props) {
  const { kind, identifier, message, advice } = answer
  const tone = variantOf(answer)
  const look = verdictStyles[tone]
  const details = verdictDetailsOf(answer)
  const isFull = size === 'full'
  // A text that is no identifier cannot be registered, reported or checked again.
  const isNumber = kind !== null
  const steps = isNumber ? (nextSteps[tone] ?? []) : []
  // A registered item looks safe to buy, so the first advice appears with the verdict.
  const [lead, ...others] = tone === 'clear' ? advice : [undefined, ...advice]

  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface text-start print:border-ink">
      <div
        className={cx(
          'flex gap-4 border-b p-4 print:border-ink print:bg-transparent',
          look.head,
          isFull && 'sm:gap-5 sm:p-6',
        )}
      >
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={cx(
            'shrink-0 print:text-ink',
            look.ink,
            isFull ? 'size-10 sm:size-13' : 'size-9',
          )}
        >
          <path d={look.shape} />
        </svg>
        <div className="min-w-0">
          <p className={cx('text-sm font-semibold print:text-ink', look.ink)}>{look.word}</p>
          <p
            className={cx(
              'font-semibold text-balance text-ink',
              isFull ? 'text-xl sm:text-2xl' : 'text-lg',
            )}
          >
            {message}
          </p>
          {lead && <p className="mt-2 font-medium text-ink">{lead}</p>}
        </div>
      </div>

      <div className={cx('grid gap-5 p-4', isFull && 'sm:gap-6 sm:p-6')}>
        <div>
          <p className="text-sm text-muted">
            {kind === null ? verifyWords.youAsked : kindLabel(kind)}
          </p>
          <Identifier
            value={identifier}
            className={cx('font-medium', isFull ? 'text-xl sm:text-2xl' : 'text-lg')}
          />
        </div>
        {details.length > 0 && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-3 gap-y-3 sm:gap-x-6">
            {details.map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {isFull && others.length > 0 && (
          <div>
            <h2 className="text-base font-semibold">{look.adviceTitle}</h2>
            <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-muted">
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap gap-2" data-no-print>
          {isFull ? (
            <>
              {steps.map(({ text, pathFor }, index) => (
                <a
                  key={text}
                  href={pathFor(identifier)}
                  className={buttonStyle({ variant: index === 0 ? 'primary' : 'secondary' })}
                >
                  {text}
                </a>
              ))}
              <a href={paths.search} className={buttonStyle({ variant: 'secondary' })}>
                {verifyWords.checkAnother}
              </a>
              {isNumber && (
                <a href={getProofPath(identifier)} className={buttonStyle({ variant: 'quiet' })}>
                  {verifyWords.getProof}
                </a>
              )}
              {isNumber && tone === 'unknown' && (
                <a href={watchIt.pathFor(identifier)} className={buttonStyle({ variant: 'quiet' })}>
                  {watchIt.text}
                </a>
              )}
            </>
          ) : (
            <a href={searchPath(identifier)} className={buttonStyle({ wide: true })}>
              {verifyWords.whatToDoNow}
            </a>
          )}
        </div>
        {isFull && (
          <p className="border-t border-line pt-4 text-sm text-muted">
            <Rich
              text={verifyWords.checked}
              parts={{
                checkedAt: momentText(checkedAt),
                value: isNumber && ` ${verifyWords.thingsChange}`,
              }}
            />
          </p>
        )}
      </div>
    </article>
  )
}

const timeZone = 'Africa/Lagos'
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })

/** `4 March 2026 at 14:05`, in Nigeria. */
function momentText(instant: number): string {
  return moment.format(instant)
}
