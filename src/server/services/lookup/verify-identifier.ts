import QuickLRU from 'quick-lru'
import type { LookupResult } from '../../../api/lookup/verify.ts'
import type { BatchLine } from '../../../domain/identifiers/batch.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import {
  type Candidate,
  isAmong,
  isSure,
  likeliestOf,
} from '../../../domain/identifiers/read/candidates.ts'
import { canBeCleared, type Doubt } from '../../../domain/identifiers/read/doubts.ts'
import { readText, type TextReading } from '../../../domain/identifiers/read/read-text.ts'
import type { Language } from '../../../domain/languages.ts'
import { countedOf, isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { findingAtMakers } from '../../../domain/lookup/namesakes.ts'
import { withoutOtherKinds } from '../../../domain/lookup/own-kind.ts'
import { type Finding, isReport, statusOf } from '../../../domain/lookup/verdict.ts'
import { soundsLikeService } from '../../../domain/notifications/words-like-ours.ts'
import { textOf } from '../../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../../locales/words-of.ts'
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

/** With the numbers of a text that count as lookups of unregistered ones. */
interface CountedOutcome extends Outcome {
  misses: readonly Candidate[]
}

/** The whole public lookup: from the typed text to what may be disclosed. */
export async function verifyIdentifier(ctx: Lookup, text: string): Promise<CountedOutcome> {
  const reading = readText(text)
  return resultOf(ctx, text, reading, await ctx.findInRegistry(reading.candidates))
}

/**
 * Many lookups in one query; results in order. Equal lines share the first one's result, and only
 * the first is `alertable`.
 */
export async function verifyBatchLines(
  ctx: Lookup,
  lines: readonly BatchLine[],
): Promise<CountedOutcome[]> {
  const distinct = lines.filter(({ repeats }) => repeats === null)
  const found = await ctx.findInRegistry(distinct.flatMap(({ reading }) => reading.candidates))
  const outcomes: CountedOutcome[] = []
  for (const { text, reading, repeats } of lines) {
    const first = repeats === null ? undefined : outcomes[repeats]
    outcomes.push(
      first
        ? { result: first.result, alertable: [], misses: [] }
        : resultOf(ctx, text, reading, hitsOf(found, reading.candidates)),
    )
  }
  return outcomes
}

function hitsOf({ matches, listed }: Found, candidates: readonly Candidate[]): Found {
  return {
    matches: matches.filter(({ carried }) => isAmong(candidates, carried)),
    listed: listed.filter(({ carried }) => isAmong(candidates, carried)),
  }
}

/** The public result for a text and its registry hits. */
export function resultOf(
  options: ResultOptions,
  text: string,
  reading: TextReading,
  found: Found,
): CountedOutcome {
  const outcome = withMisses(resultIn(options, text, reading, found), reading, found)
  if ((options.language ?? defaultLanguage) === defaultLanguage) return outcome
  // The page also shows the English sentence.
  const { message } = resultIn(
    { ...options, language: defaultLanguage },
    text,
    reading,
    found,
  ).result
  return { ...outcome, result: { ...outcome.result, messageInEnglish: message } }
}

/** Beside a number that is shown the others count, too: one report would open a whole range. */
function withMisses(
  outcome: Outcome,
  { candidates }: TextReading,
  { matches, listed }: Found,
): CountedOutcome {
  const counted = countedOf(candidates)
  if (isUnregistered(outcome.result.verdict)) return { ...outcome, misses: counted }
  const shown = [...matches.filter(isVisible), ...listed]
  const misses = counted.filter((each) => !shown.some(({ carried }) => isAmong([each], carried)))
  return { ...outcome, misses }
}

/** What lookups do not show counts as unregistered: that an answer changes would tell of it. */
function isVisible(hit: FullRegistryHit): boolean {
  return statusOf(hit) !== 'unknown'
}

/**
 * A report of any number in the text is told, the gravest first. An all-clear is earned: the whole
 * text was read as numbers without a doubt, and nothing that looks alike is reported.
 */
function resultIn(
  { now, language = defaultLanguage }: ResultOptions,
  text: string,
  { candidates, doubts, numbers }: TextReading,
  found: Found,
): Outcome {
  const refused = (doubt: Doubt) => ({ result: invalid(text, doubt, language), alertable: [] })
  const areAllSure = candidates.every(isSure)
  const { matches: hits, listed } = areAllSure ? found : hitsOf(found, candidates.filter(isSure))
  const ofKinds = withoutOtherKinds(hits)
  const near = reportsNearOwn(ofKinds, candidates)
  const matches = near.length === 0 ? ofKinds : ofKinds.filter((hit) => !near.includes(hit))
  const all = findingAtMakers(matches, now)
  const pieces = candidates.filter(isPiece)
  const meantHits = pieces.length === 0 ? matches : [...matches, ...hitsOf(found, pieces).matches]
  const visible = meantHits.filter(isVisible)
  const isRegistered = (some: readonly Candidate[]) =>
    visible.some((hit) => isAmong(some, hit.carried))
  const areKnown = () =>
    numbers.every((_, at) =>
      isRegistered(
        candidates.filter((each) => each.number === at && (isSure(each) || isPiece(each))),
      ),
    )
  // Of several numbers without a report, one that nobody registered decides.
  const told =
    numbers.length < 2 || isReport(all.finding) || areKnown() ? all : findingAtMakers([], now)
  const carried = told.carried ?? listed[0]?.carried ?? null
  const finding =
    listed.length === 0 ? told.finding : { ...told.finding, listings: toListings(listed) }
  if (!isReport(finding)) {
    const piece =
      near.find(({ carried }) => isWithin(text, carried))?.carried ??
      reportedAmong({ now }, found, pieces) ??
      reportedAmong({ now }, confirmedIn(found), candidates.filter(isWithinLonger))
    if (piece) {
      const number = formatIdentifier(piece.namespace, piece.key)
      return refused({ code: 'piece-reported', params: { number } })
    }
    const doubles = candidates.filter(({ certainty }) => certainty === 'look-alike')
    if (near.length > 0 || reportedAmong({ now }, found, doubles)) {
      return refused({ code: 'looks-like-reported' })
    }
    // A piece that somebody registered does not explain the rest of the text.
    const isCleared =
      numbers.length === 1 &&
      isRegistered(candidates.filter(({ certainty }) => certainty === 'typed'))
    const doubt = isCleared ? doubts.find((each) => !canBeCleared(each)) : doubts[0]
    if (doubt) return refused(doubt)
  }
  const meant = carried ? [carried] : likeliestOf(candidates)
  const [first] = meant
  if (!first) {
    return refused(doubts[0] ?? { code: pieces.length > 0 ? 'several-numbers' : 'filler' })
  }
  const identifier = meant.map(({ namespace, key }) => formatIdentifier(namespace, key)).join(' / ')
  const shown = withoutMessages(finding)
  const { message, advice } = wordsOf(language).lookup.verdictMessage(shown, first.kind)
  return {
    result: {
      ...shown,
      kind: first.kind,
      identifier,
      // Of several numbers, the one that the answer is about.
      message: numbers.length > 1 ? `${identifier}: ${message}` : message,
      advice,
    },
    alertable: matches.filter(hasAlertableReport),
  }
}

/**
 * Reports of a number that is less surely meant than one that somebody registered earlier, and nobody
 * has confirmed: within it, or with the `S` of a barcode before it. Else who reports `S5CG8225LZW` would
 * report the `5CG8225LZW` of another user.
 */
function reportsNearOwn(
  hits: readonly FullRegistryHit[],
  candidates: readonly Candidate[],
): readonly FullRegistryHit[] {
  const meantAt = ({ carried }: FullRegistryHit) =>
    candidates.findIndex((each) => isAmong([each], carried))
  const firstOwn = new Map<number, number>()
  for (const hit of hits.filter((each) => statusOf(each) === 'clear')) {
    const at = meantAt(hit)
    firstOwn.set(at, Math.min(firstOwn.get(at) ?? hit.registeredAt, hit.registeredAt))
  }
  if (firstOwn.size === 0) return []
  return hits.filter((hit) => {
    if (['clear', 'stolen', 'unknown'].includes(statusOf(hit))) return false
    const at = meantAt(hit)
    const isLessSure = ([other, registeredAt]: [number, number]) =>
      registeredAt < hit.registeredAt &&
      candidates[other]?.number === candidates[at]?.number &&
      candidates[other]?.certainty !== candidates[at]?.certainty &&
      other < at
    return [...firstOwn].some(isLessSure)
  })
}

function isWithin(text: string, { key }: Pick<Candidate, 'key'>): boolean {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .includes(key)
}

/** We say what a registrant wrote as maker and model: a message of theirs is left out. */
function withoutMessages<Told extends Pick<Finding, 'item' | 'others'>>(finding: Told): Told {
  const { item, others } = finding
  if (!item && !others) return finding
  return {
    ...finding,
    ...(item && { item: plainItem(item) }),
    ...(others && {
      others: others.map((each) => ({ ...each, ...(each.item && { item: plainItem(each.item) }) })),
    }),
  }
}

/** Most things are of few makers, so what is known of a text is kept. */
const messages = new QuickLRU<string, boolean>({ maxSize: 1000 })

function isMessage(text: string): boolean {
  const known = messages.get(text)
  if (known !== undefined) return known
  const found = soundsLikeService(text)
  messages.set(text, found)
  return found
}

function plainItem({ type, brand, model, colour }: NonNullable<Finding['item']>) {
  const isPlain = (text: string | undefined) => text !== undefined && !isMessage(text)
  return {
    type,
    ...(isPlain(brand) && { brand }),
    ...(isPlain(model) && { model }),
    ...(isPlain(colour) && { colour }),
  } as NonNullable<Finding['item']>
}

const isWithinLonger = ({ why }: Candidate) => why === 'within-longer'
const isPiece = (each: Candidate) => each.certainty === 'piece' && !isWithinLonger(each)

/** Anybody could report what the serial numbers of all things of a day have in them. */
function confirmedIn({ matches, listed }: Found): Found {
  return { matches: matches.filter((hit) => statusOf(hit) === 'stolen'), listed }
}

/** The reported number among candidates that are not sure, or null. */
function reportedAmong({ now }: ResultOptions, found: Found, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return null
  const { matches, listed } = hitsOf(found, candidates)
  const { finding, carried } = findingAtMakers(matches, now)
  return (isReport(finding) ? carried : listed[0]?.carried) ?? null
}

function invalid(text: string, doubt: Doubt, language: Language): LookupResult {
  const { lookup, typingAdvice } = wordsOf(language)
  const message = textOf(typingAdvice.adviceMessages, doubt)
  return {
    verdict: 'invalid',
    kind: null,
    identifier: asTyped(text),
    underReview: false,
    ...(doubt.code === 'looks-like-reported' && { looksLikeReported: true }),
    message,
    // A message about a phone's number says where it is.
    advice: message.includes('*#06#') ? [] : [...lookup.invalidAdvice],
  }
}

function asTyped(text: string): string {
  return text.trim().slice(0, 64)
}
