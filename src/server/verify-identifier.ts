import type { VerifyAnswer } from '../api/verify.ts'
import type { BatchLine } from '../domain/identifiers/batch.ts'
import { formatIdentifier } from '../domain/identifiers/format-identifier.ts'
import {
  type Candidate,
  isAmong,
  possibleIdentities,
  whyUnreadable,
} from '../domain/identifiers/possible-identities.ts'
import { typingAdvice } from '../domain/identifiers/typing-advice.ts'
import { isUnlikelyNumber } from '../domain/identifiers/unlikely-text.ts'
import { findingOf } from '../domain/verify.ts'
import {
  invalidAdvice,
  shortDigitsMessage,
  unlikelyMessage,
  verdictMessage,
} from '../locales/en/verify.ts'
import { goOn } from './at-once.ts'
import { isWired } from './note-checked.ts'
import type { FindMatches, Registered } from './queries/identifiers.ts'

interface Answered {
  answer: VerifyAnswer
  /** The reports whose owners shall hear that their number was checked. */
  wired: readonly Registered[]
}

interface AnsweredOne extends Answered {
  /** What it most likely is. */
  asked: Candidate | undefined
}

/** From what somebody typed to what they may be told: the whole of the public look-up. */
export function verifyIdentifier(
  findMatches: FindMatches,
  text: string,
): AnsweredOne | Promise<AnsweredOne> {
  const candidates = possibleIdentities(text)
  return goOn(findMatches(candidates), (matches) => ({
    ...answerOf(text, candidates, matches),
    asked: candidates[0],
  }))
}

/**
 * The same for many in one query: an answer for each, in order. Of lines that ask for the same the
 * later ones share the first one's, and only the first is `wired`.
 */
export async function verifyBatchLines(
  findMatches: FindMatches,
  lines: readonly BatchLine[],
): Promise<Answered[]> {
  const asked = lines.filter(({ repeats }) => repeats === null)
  const matches = await findMatches(asked.flatMap(({ candidates }) => candidates))
  const answers: Answered[] = []
  for (const { text, candidates, repeats } of lines) {
    const first = repeats === null ? undefined : answers[repeats]
    answers.push(
      first
        ? { answer: first.answer, wired: [] }
        : answerOf(
            text,
            candidates,
            matches.filter(({ carried }) => isAmong(candidates, carried)),
          ),
    )
  }
  return answers
}

function answerOf(
  text: string,
  candidates: readonly Candidate[],
  matches: readonly Registered[],
): Answered {
  const [likeliest] = candidates
  if (!likeliest) return { answer: invalid(text, whyUnreadable(text)), wired: [] }
  const { finding, carried } = findingOf(matches)
  // Nobody has it, and it looks like a slip: "not in the registry" would be false comfort.
  const slip = carried ? null : typingAdvice(text)
  if (slip) return { answer: invalid(text, slip), wired: [] }
  const doubts = carried ? null : doubtsAbout(text, likeliest)
  if (doubts) {
    const answer = { ...finding, kind: null, identifier: asTyped(text), ...doubts }
    return { answer, wired: [] }
  }
  const { kind, space, key } = carried ?? likeliest
  const identifier = formatIdentifier(space, key)
  const answer = { ...finding, kind, identifier, ...verdictMessage(finding) }
  return { answer, wired: matches.filter(isWired) }
}

/** What to say of a text that nobody has, and that is hardly all of an item's number; null where it may be. */
function doubtsAbout(text: string, { kind, key }: Candidate) {
  if (isUnlikelyNumber(text)) return unlikelyMessage
  const isBeginning = kind === 'serial-number' && /^\d{6,14}$/.test(key)
  return isBeginning ? shortDigitsMessage(key.length) : null
}

function invalid(text: string, message: string): VerifyAnswer {
  return {
    verdict: 'invalid',
    kind: null,
    identifier: asTyped(text),
    underReview: false,
    message,
    advice: invalidAdvice,
  }
}

function asTyped(text: string): string {
  return text.trim().slice(0, 64)
}
