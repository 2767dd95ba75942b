import { Copy, Ellipsis, MessageCircle, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LookupResult } from '../../api/lookup/verify.ts'
import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { groupImei } from '../../domain/identifiers/group-while-typing.ts'
import { withoutGroups } from '../../domain/identifiers/without-groups.ts'
import { dayText } from '../../locales/dates-in.ts'
import { localized } from '../../locales/localized-paths.ts'
import { englishSearchWords, type SearchWords } from '../../locales/search-words.ts'
import { fill } from '../../locales/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { Rich } from '../../ui/Rich.tsx'
import {
  howWeDecidePath,
  newAssetPath,
  reportFindPath,
  reportLossPath,
  searchPath,
  watchPath,
} from '../paths.ts'
import { getProofPath } from '../proofs/proof-paths.ts'
import { CorrectNumber } from './CorrectNumber.tsx'
import { ShowTag } from './ShowTag.tsx'
import { VerdictTag } from './VerdictTag.tsx'
import { verdictDetailsOf } from './verdict-details.ts'
import {
  answerTone,
  kindLabel,
  type VerdictVariant,
  variantOf,
  verdictNames,
} from './verdict-styles.ts'

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
const reportMine: NextStep = { text: 'reportMine', pathFor: reportLossPath }
const registerMine: NextStep = { text: 'registerMine', pathFor: newAssetPath }

interface NextSteps {
  /** What most visitors come for. */
  primary?: NextStep
  secondary?: NextStep
  /** Behind “More”. */
  others?: readonly NextStep[]
}

/** Most visitors want to buy the item: of one that is reported, there is nothing for them to press. */
const nextSteps: Partial<Record<VerdictVariant, NextSteps>> = {
  stolen: { secondary: haveIt },
  lost: { secondary: haveIt },
  review: { secondary: haveIt },
  listed: { secondary: haveIt },
  found: { secondary: reportMine },
  contested: { secondary: registerMine, others: [watchIt, foundIt] },
  clear: { primary: watchIt, others: [foundIt] },
  unknown: { primary: watchIt, secondary: registerMine, others: [reportMine, foundIt] },
}

/** A date and “Do not buy” stay on one line, with the full stop behind them. */
function inOnePiece(message: string, doNotBuy: string): ReactNode[] {
  const pieces = new RegExp(`((?:\\d{1,2} [\\p{L}\\p{M}]+ \\d{4}|${doNotBuy})[.,]?)`, 'u')
  return message.split(pieces).map((part, place) =>
    // A piece follows each part that may break.
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  )
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
  const variant = variantOf(result)
  const look = verdictNames(variant, words.verdicts)
  const isFull = size === 'full'
  // A text that is no identifier cannot be registered, reported or checked again.
  const isIdentifier = kind !== null
  const { primary, secondary, others = [] } = (isIdentifier && nextSteps[variant]) || {}
  // The first advice appears with the verdict.
  const [lead, ...rest] = isIdentifier ? advice : [undefined, ...advice]

  const linked = isIdentifier ? withoutGroups(identifier) : identifier
  const url =
    (origin ?? globalThis.location?.origin ?? '') + localized(language, searchPath(linked))

  const steps = (primary || secondary) && (
    <div className="grid gap-2 sm:flex sm:flex-wrap" data-no-print>
      {primary && <StepLink step={primary} {...{ linked, words }} variant="primary" />}
      {secondary && <StepLink step={secondary} {...{ linked, words }} variant="secondary" />}
    </div>
  )

  return (
    <article className="text-start">
      <VerdictTag
        verdict={variant}
        words={words.verdicts}
        number={isIdentifier ? identifier : undefined}
        size={isFull ? 'large' : 'medium'}
        string={isTied}
        arrives
      >
        <div className={cx('grid gap-4 p-4 print:py-3', isFull && 'sm:gap-5 sm:p-6')}>
          <div>
            <h2 className={cx('font-semibold', isFull ? 'text-xl' : 'text-lg')}>
              {inOnePiece(message, words.verdicts.doNotBuy)}
            </h2>
            {result.messageInEnglish && !words.isReviewed && (
              <p lang="en" className="mt-2 text-sm">
                {result.messageInEnglish}
              </p>
            )}
            {lead && <p className="mt-2 font-medium">{lead}</p>}
          </div>
          <p className="grid gap-0.5">
            <span className="text-sm text-muted">
              {kind === null ? verify.youAsked : kindLabel(kind, words.kinds)}
            </span>
            <Identifier
              // Unreadable text is grouped as in the search box.
              value={kind === null ? groupImei(identifier) : identifier}
              className="shown-number text-lg font-medium"
            />
          </p>
          <Details result={result} words={words} />
          {!isFull && (
            <StepLink
              step={{ text: 'whatToDoNow', pathFor: searchPath }}
              linked={linked}
              words={words}
              variant="primary"
            />
          )}
          {isFull && rest.length > 0 && (
            <div>
              <h3 className="text-base font-semibold">{look.adviceTitle}</h3>
              <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-muted">
                {rest.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          )}
          {isFull && steps}
          {isFull && !isIdentifier && <CorrectNumber text={verify.correctIt} />}
          {isFull && isIdentifier && (
            <VerdictTools
              {...{ identifier, linked, url, words, checkedAt }}
              message={lead ? `${message} ${lead}` : message}
              verdict={variant}
            >
              {others.map((step) => (
                <StepLink key={step.text} step={step} {...{ linked, words }} variant="quiet" />
              ))}
            </VerdictTools>
          )}
          {isFull && isIdentifier && (
            <div className="flex items-end justify-between gap-6 text-sm text-muted">
              <p>
                <Rich
                  text={verify.checked}
                  parts={{
                    checkedAt: fill(verify.dayAtTime, {
                      day: dayText(dayOf(checkedAt), words.months),
                      time: timeOf(checkedAt),
                    }),
                    value: answerTone(variant) === 'stolen' ? '' : ` ${verify.thingsChange}`,
                  }}
                />{' '}
                <a href={howWeDecidePath} hrefLang="en" className="text-link" data-no-print>
                  {verify.howWeDecide}
                </a>
                <span className="hidden wrap-anywhere print:block">{url}</span>
              </p>
              {/* Empty until `printed-qr.ts` of the page draws it, right before printing. */}
              <div
                data-printed-qr={url}
                aria-hidden="true"
                className="hidden size-28 shrink-0 text-ink print:block"
              />
            </div>
          )}
        </div>
      </VerdictTag>
    </article>
  )
}

/** The facts that the message above them does not state. */
function Details({ result, words }: { result: LookupResult; words: SearchWords }) {
  const details = verdictDetailsOf(result, words).filter(
    ([, value]) => !result.message.includes(value),
  )
  if (details.length === 0) return null
  return (
    <dl className="text-sm">
      {details.map(([term, value]) => (
        <div
          key={term}
          className="flex gap-4 border-b border-line py-2 first:pt-0 last:border-0 last:pb-0"
        >
          <dt className="w-1/3 shrink-0 text-muted sm:w-44">{term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface StepLinkProps {
  step: NextStep
  linked: string
  words: SearchWords
  variant: 'primary' | 'secondary' | 'quiet'
}

function StepLink({ step, linked, words: { language, verify }, variant }: StepLinkProps) {
  return (
    <a href={localized(language, step.pathFor(linked))} className={buttonStyle({ variant })}>
      {verify[step.text]}
    </a>
  )
}

interface VerdictToolsProps {
  identifier: string
  /** The same without its groups. */
  linked: string
  message: string
  /** The URL of the full result. */
  url: string
  words: SearchWords
  verdict: VerdictVariant
  /** Each result on a page has its own. */
  checkedAt: number
  /** Further steps, behind “More”. */
  children: ReactNode
}

const toolStyle =
  'grid min-h-14 w-full content-center justify-items-center gap-1 rounded-md text-xs font-semibold text-brand hover:bg-brand-soft'

/**
 * Sends, copies and prints a result. WhatsApp is a plain link; the page’s `share-verdict.ts` makes the
 * buttons work.
 */
function VerdictTools({
  identifier,
  linked,
  message,
  url,
  words,
  verdict,
  checkedAt,
  children,
}: VerdictToolsProps) {
  const { verify } = words
  const tagId = `tag-${checkedAt}`
  const text = fill(verify.shareText, { identifier, message, url })
  return (
    <div className="grid grid-cols-4 border-y border-line py-1" data-no-print>
      <a
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        rel="noopener"
        aria-label={verify.sendOnWhatsApp}
        className={toolStyle}
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </a>
      <button
        type="button"
        data-copy={url}
        data-copied={verify.copied}
        className={`${toolStyle} noscript:hidden`}
      >
        <Copy className="size-5" aria-hidden="true" />
        <span>{verify.copyLink}</span>
      </button>
      <button type="button" data-print className={`${toolStyle} noscript:hidden`}>
        <Printer className="size-5" aria-hidden="true" />
        {verify.print}
      </button>
      <button type="button" popoverTarget={`more-${checkedAt}`} className={toolStyle}>
        <Ellipsis className="size-5" aria-hidden="true" />
        {verify.more}
      </button>
      <div
        id={`more-${checkedAt}`}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 w-full max-w-none rounded-t-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-ink/30 sm:m-auto sm:inset-0 sm:w-96 sm:rounded-lg"
      >
        <div className="grid justify-items-start">
          <button type="button" popoverTarget={tagId} className={buttonStyle({ variant: 'quiet' })}>
            {verify.showTag}
          </button>
          {children}
          <a href={getProofPath(linked)} className={buttonStyle({ variant: 'quiet' })}>
            {verify.getProof}
          </a>
        </div>
      </div>
      <ShowTag id={tagId} {...{ verdict, words, checkedAt }} />
    </div>
  )
}
