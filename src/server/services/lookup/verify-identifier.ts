import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { BatchLine } from '../../../domain/identifiers/batch.ts'
import {
  type Candidate,
  identifierCandidates,
  isAmong,
  whyUnparsable,
} from '../../../domain/identifiers/candidates.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import { isUnlikelyIdentifier } from '../../../domain/identifiers/looks-like-identifier.ts'
import { type TypingAdvice, typingAdvice } from '../../../domain/identifiers/typing-advice.ts'
import type { Language } from '../../../domain/languages.ts'
import { findingAtMakers } from '../../../domain/lookup/namesakes.ts'
import { textOf } from '../../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../../locales/words-of.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { FullRegistryHit } from '../../queries/assets/identifiers.ts'
import { toListings } from '../../queries/listings/listings.ts'
import type { Found } from '../../queries/lookup/find-in-registry.ts'
import type { Context } from '../context.ts'
import { hasAlertableReport } from './record-lookup.ts'

type Lookup = Pick<Context, 'findInRegistry'> & ResultOptions

interface ResultOptions extends Pick<Context, 'now'> {
  language?: Language | undefined
}

interface Outcome {
  result: LookupResult
  /** Reports whose owners are notified of this lookup. */
  alertable: readonly FullRegistryHit[]
}

/** The whole public lookup: from the typed text to what may be disclosed. */
export function verifyIdentifier(ctx: Lookup, text: string): Outcome | Promise<Outcome> {
  const candidates = identifierCandidates(text)
  return mapMaybe(ctx.findInRegistry(candidates), (found) => resultOf(ctx, text, candidates, found))
}

/**
 * Many lookups in one query; results in order. Equal lines share the first one's result, and only
 * the first is `alertable`.
 */
export async function verifyBatchLines(
  ctx: Lookup,
  lines: readonly BatchLine[],
): Promise<Outcome[]> {
  const distinct = lines.filter(({ repeats }) => repeats === null)
  const { matches, listed } = await ctx.findInRegistry(
    distinct.flatMap(({ candidates }) => candidates),
  )
  const outcomes: Outcome[] = []
  for (const { text, candidates, repeats } of lines) {
    const first = repeats === null ? undefined : outcomes[repeats]
    outcomes.push(
      first
        ? { result: first.result, alertable: [] }
        : resultOf(ctx, text, candidates, {
            matches: matches.filter(({ carried }) => isAmong(candidates, carried)),
            listed: listed.filter(({ carried }) => isAmong(candidates, carried)),
          }),
    )
  }
  return outcomes
}

/** The public result for a text and its registry hits. */
export function resultOf(
  options: ResultOptions,
  text: string,
  candidates: readonly Candidate[],
  found: Found,
): Outcome {
  const outcome = resultIn(options, text, candidates, found)
  if ((options.language ?? defaultLanguage) === defaultLanguage) return outcome
  // The page also shows the English sentence.
  const { message } = resultIn(
    { ...options, language: defaultLanguage },
    text,
    candidates,
    found,
  ).result
  return { ...outcome, result: { ...outcome.result, messageInEnglish: message } }
}

function resultIn(
  { now, language = defaultLanguage }: ResultOptions,
  text: string,
  candidates: readonly Candidate[],
  { matches, listed }: Found,
): Outcome {
  const [likeliest] = candidates
  if (!likeliest) return { result: invalid(text, whyUnparsable(text), language), alertable: [] }
  const { finding: reported, carried: registered } = findingAtMakers(matches, now)
  const carried = registered ?? listed[0]?.carried ?? null
  const finding = listed.length === 0 ? reported : { ...reported, listings: toListings(listed) }
  // Unregistered and probably a typo: "not in the registry" would mislead.
  const typo = carried ? null : typingAdvice(text)
  if (typo) return { result: invalid(text, typo, language), alertable: [] }
  const doubts = carried ? null : doubtsAbout(text, likeliest, language)
  if (doubts) {
    const result = { ...finding, kind: null, identifier: asTyped(text), ...doubts }
    return { result, alertable: [] }
  }
  const { kind, namespace, key } = carried ?? likeliest
  const identifier = formatIdentifier(namespace, key)
  const result = {
    ...finding,
    kind,
    identifier,
    ...wordsOf(language).lookup.verdictMessage(finding),
  }
  return { result, alertable: matches.filter(hasAlertableReport) }
}

/** Advice for an unregistered text that is probably not a complete identifier, else null. */
function doubtsAbout(text: string, { kind, key }: Candidate, language: Language) {
  const { unlikelyMessage, shortDigitsMessage } = wordsOf(language).lookup
  if (isUnlikelyIdentifier(text)) return unlikelyMessage
  const isBeginning = kind === 'serial-number' && /^\d{6,14}$/.test(key)
  return isBeginning ? shortDigitsMessage(key.length) : null
}

function invalid(text: string, reason: TypingAdvice | null, language: Language): LookupResult {
  const { lookup, typingAdvice } = wordsOf(language)
  return {
    verdict: 'invalid',
    kind: null,
    identifier: asTyped(text),
    underReview: false,
    message: reason ? textOf(typingAdvice.adviceMessages, reason) : '',
    advice: [...lookup.invalidAdvice],
  }
}

function asTyped(text: string): string {
  return text.trim().slice(0, 64)
}
