import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import { groupWhileTyping } from '../../domain/identifiers/group-while-typing.ts'
import { clockText, dayText } from '../../locales/dates-in.ts'
import { localized } from '../../locales/localized-paths.ts'
import { englishSearchWords, type SearchWords } from '../../locales/search-words.ts'
import { fill } from '../../locales/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { Tag } from '../../ui/tag/Tag.tsx'
import {
  newAssetPath,
  paths,
  reportFindPath,
  reportLossPath,
  searchPath,
  watchPath,
} from '../paths.ts'
import { getProofPath } from '../proofs/proof-paths.ts'
import { verdictDetailsOf } from './verdict-details.ts'
import { kindLabel, type VerdictVariant, variantOf, verdictNames } from './verdict-styles.ts'

interface Props {
  result: LookupResult
  /** Milliseconds since 1970. */
  checkedAt: number
  /** `short` beside a search box: the verdict, and a link to the full result. */
  size?: 'full' | 'short'
  /** Draws the string of the tag. */
  isTied?: boolean
  /** The origin of the link that visitors share. */
  origin?: string | undefined
  /** English if left out. */
  words?: SearchWords
}

interface NextStep {
  text: keyof SearchWords['verify']
  pathFor: (identifier: string) => string
}

// These links lead to the form that needs no account.
const haveIt: NextStep = { text: 'iHaveIt', pathFor: reportFindPath }
const foundIt: NextStep = { text: 'iFoundIt', pathFor: reportFindPath }
const watchIt: NextStep = { text: 'tellMe', pathFor: watchPath }

/** Next steps for an identifier, besides another lookup; the most likely first. */
const nextSteps: Partial<Record<VerdictVariant, readonly NextStep[]>> = {
  stolen: [haveIt],
  lost: [haveIt],
  review: [haveIt],
  listed: [haveIt],
  found: [{ text: 'reportMine', pathFor: (identifier) => reportLossPath(identifier) }],
  contested: [
    { text: 'registerMine', pathFor: (identifier) => newAssetPath(identifier) },
    watchIt,
    foundIt,
  ],
  // Most visitors who see this want to buy the item.
  clear: [watchIt, foundIt],
  unknown: [
    { text: 'registerMine', pathFor: (identifier) => newAssetPath(identifier) },
    foundIt,
    watchIt,
  ],
}

/** The result of a lookup as a tag: the verdict, the identifier, the item and the advice. */
export function VerdictCard({
  result,
  checkedAt,
  size = 'full',
  isTied = true,
  origin,
  words = englishSearchWords,
}: Props) {
  const { language, verify } = words
  const { kind, identifier, message, advice } = result
  const tone = variantOf(result)
  const look = verdictNames(tone, words.verdicts)
  const isFull = size === 'full'
  // A text that is no identifier cannot be registered, reported or checked again.
  const isIdentifier = kind !== null
  const steps = isIdentifier ? (nextSteps[tone] ?? []) : []
  // A registered item looks safe to buy, so the first advice appears with the verdict.
  const [lead, ...rest] = tone === 'clear' ? advice : [undefined, ...advice]
  // The card already has a link that calls 112.
  const others = rest.filter((sentence) => tone !== 'stolen' || !sentence?.includes('112'))

  const url =
    (origin ?? globalThis.location?.origin ?? '') + localized(language, searchPath(identifier))

  return (
    <article className="text-start">
      <Tag tone={tone} word={look.word} size={isFull ? 'large' : 'medium'} string={isTied} arrives>
        <div className={cx('grid gap-5 p-4 print:py-3', isFull && 'sm:gap-6 sm:p-6')}>
          <div>
            <h2 className={cx('font-semibold', isFull ? 'text-xl' : 'text-lg')}>{message}</h2>
            {result.messageInEnglish && !words.isReviewed && (
              <p lang="en" className="mt-2 text-sm">
                {result.messageInEnglish}
              </p>
            )}
            {lead && <p className="mt-2 font-medium">{lead}</p>}
            {tone === 'stolen' && (
              <p className="mt-1 flex flex-wrap items-center gap-x-1.5" data-no-print>
                <Rich
                  text={verify.emergency}
                  parts={{
                    call: (
                      <a
                        href="tel:112"
                        className="inline-flex min-h-11 items-center font-bold text-stolen underline underline-offset-4"
                      >
                        {verify.call112}
                      </a>
                    ),
                  }}
                />
              </p>
            )}
          </div>
          <div className="tag-number">
            <p className="text-sm text-muted">
              {kind === null ? verify.youAsked : kindLabel(kind, words.kinds)}
            </p>
            <Identifier
              // Unreadable text is grouped as in the search box.
              value={
                kind === null ? groupWhileTyping({ text: identifier, caret: 0 }).text : identifier
              }
              className={cx('font-medium', isFull ? 'text-xl sm:text-2xl' : 'text-lg')}
            />
          </div>
          {isFull && others.length > 0 && (
            <div>
              <h3 className="text-base font-semibold">{look.adviceTitle}</h3>
              <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-muted">
                {others.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          )}
          <Details result={result} words={words} />
          <div className="grid gap-2 sm:flex sm:flex-wrap" data-no-print>
            {isFull ? (
              <>
                {steps.map((step, index) => (
                  <a
                    key={step.text}
                    href={localized(language, step.pathFor(identifier))}
                    className={buttonStyle({
                      // Most visitors who see a reported item want to buy it, few have found it.
                      variant: index === 0 && step !== haveIt ? 'primary' : 'secondary',
                    })}
                  >
                    {verify[step.text]}
                  </a>
                ))}
                <a
                  href={localized(language, paths.search)}
                  className={buttonStyle({ variant: 'secondary' })}
                >
                  {verify.checkAnother}
                </a>
                {isIdentifier && (
                  <a href={getProofPath(identifier)} className={buttonStyle({ variant: 'quiet' })}>
                    {verify.getProof}
                  </a>
                )}
              </>
            ) : (
              <a
                href={localized(language, searchPath(identifier))}
                className={buttonStyle({ wide: true })}
              >
                {verify.whatToDoNow}
              </a>
            )}
          </div>
          {isFull && isIdentifier && (
            <ShareVerdict identifier={identifier} message={message} url={url} words={words} />
          )}
          {isFull && (
            <div className="flex items-end justify-between gap-6 border-t border-line pt-4 text-sm text-muted">
              <p>
                <Rich
                  text={verify.checked}
                  parts={{
                    checkedAt: fill(verify.dayAtTime, {
                      day: dayText(checkedAt, words.months),
                      time: clockText(checkedAt),
                    }),
                    value: isIdentifier && ` ${verify.thingsChange}`,
                  }}
                />
                {isIdentifier && <span className="hidden wrap-anywhere print:block">{url}</span>}
              </p>
              {isIdentifier && (
                // Empty until `printed-qr.ts` of the page draws it, right before printing.
                <div
                  data-printed-qr={url}
                  aria-hidden="true"
                  className="hidden size-28 shrink-0 text-ink print:block"
                />
              )}
            </div>
          )}
        </div>
      </Tag>
    </article>
  )
}

function Details({ result, words }: { result: LookupResult; words: SearchWords }) {
  const details = verdictDetailsOf(result, words)
  if (details.length === 0) return null
  return (
    <dl className="text-sm">
      {details.map(([term, value]) => (
        <div
          key={term}
          className="flex justify-between gap-4 border-b border-line py-2 first:pt-0 last:border-0 last:pb-0"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="max-w-2/3 shrink-0 text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ShareVerdictProps {
  identifier: string
  message: string
  /** The URL of the full result. */
  url: string
  words: SearchWords
}

const style = `${buttonStyle({ variant: 'quiet' })} px-1! sm:px-2!`

/**
 * Shares, copies and prints a result. WhatsApp is a plain link; the page’s `share-verdict.ts` makes
 * the buttons work.
 */
function ShareVerdict({ identifier, message, url, words }: ShareVerdictProps) {
  const { verify } = words
  const text = fill(verify.shareText, { identifier, message, url })
  return (
    <div className="-mx-2 grid grid-cols-3 gap-1 sm:flex sm:flex-wrap" data-no-print>
      <a
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        rel="noopener"
        aria-label={verify.sendOnWhatsApp}
        className={style}
      >
        WhatsApp
      </a>
      <button
        type="button"
        data-share={text}
        className={`${style} noscript:hidden unshareable:hidden`}
      >
        {verify.share}
      </button>
      <button
        type="button"
        data-copy={url}
        data-copied={verify.copied}
        // Hidden on phones with a share menu, which can copy too.
        className={`${style} noscript:hidden max-sm:shareable:hidden`}
      >
        {verify.copyLink}
      </button>
      <button type="button" data-print className={`${style} noscript:hidden`}>
        {verify.print}
      </button>
    </div>
  )
}
