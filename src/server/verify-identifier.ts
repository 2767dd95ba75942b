import type { VerifyAnswer } from '../api/verify.ts'
import { formatIdentifier } from '../domain/identifiers/format-identifier.ts'
import {
  possibleIdentities,
  typingAdvice,
  whyUnreadable,
} from '../domain/identifiers/possible-identities.ts'
import { isUnlikelyNumber } from '../domain/identifiers/unlikely-text.ts'
import { findingOf, unlikelyWords, wordsOf } from '../domain/verify.ts'
import type { FindMatches } from './queries/identifiers.ts'

/** From what somebody typed to what they may be told: the whole of the public look-up. */
export async function verifyIdentifier(
  findMatches: FindMatches,
  text: string,
): Promise<VerifyAnswer> {
  const candidates = possibleIdentities(text)
  const [likeliest] = candidates
  if (!likeliest) return invalid(text, whyUnreadable(text))
  const { finding, carried } = findingOf(await findMatches(candidates))
  // Nobody has it, and it looks like a slip: "not in the registry" would be false comfort.
  const slip = carried ? null : typingAdvice(text)
  if (slip) return invalid(text, slip)
  if (!carried && isUnlikelyNumber(text)) {
    return { ...finding, kind: null, identifier: asTyped(text), ...unlikelyWords }
  }
  const { kind, space, key } = carried ?? likeliest
  return { ...finding, kind, identifier: formatIdentifier(space, key), ...wordsOf(finding) }
}

function invalid(text: string, message: string): VerifyAnswer {
  return {
    verdict: 'invalid',
    kind: null,
    identifier: asTyped(text),
    underReview: false,
    message,
    advice: [
      'On a phone, dial *#06# to see its IMEI.',
      'On a vehicle, read the VIN on the frame, or the plate number.',
      'A serial number is on the label, in the settings or on the box.',
    ],
  }
}

function asTyped(text: string): string {
  return text.trim().slice(0, 64)
}
