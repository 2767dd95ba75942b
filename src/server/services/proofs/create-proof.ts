import { Problem } from '../../../api/problem.ts'
import type { createProof } from '../../../api/proofs/create-proof.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { findingAtMakers } from '../../../domain/lookup/namesakes.ts'
import { coversAll, isReport } from '../../../domain/lookup/verdict.ts'
import type { ProvenAnswer } from '../../../domain/proofs/check-proof.ts'
import { otherNumberIn, perhapsNumbersIn } from '../../../domain/proofs/other-number.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { findLink } from '../conversations/find-links.ts'
import { lookUp } from '../lookup/look-up.ts'
import { hasAlertableReport, recordLookup } from '../lookup/record-lookup.ts'
import { signProof } from './sign-proof.ts'

/** A lookup with the usual limits, counts and notifications, whose result is signed. */
export async function createProofUseCase(
  ctx: Context,
  { input, sender, authorization }: RequestOf<typeof createProof>,
) {
  const { identifier, holder } = input
  refuseLinks({ holder })
  await refuseNumbers(ctx, { holder }, identifier, sender)
  return signProof(ctx, await answerToProve(ctx, identifier, { sender, authorization }), { holder })
}

/** Throws for a text that cannot be an identifier: a proof of it would mislead. */
export async function answerToProve(
  ctx: Context,
  identifier: string,
  by: Pick<RequestOf<typeof createProof>, 'sender' | 'authorization'>,
): Promise<ProvenAnswer> {
  const { data } = await lookUp(ctx, identifier, by)
  const { kind, verdict } = data
  const { numbers } = readText(identifier)
  if (kind === null || verdict === 'invalid' || !coversAll(verdict, numbers.length)) {
    throw new Problem('INVALID_INPUT', 'nothing-to-prove', { field: 'identifier' })
  }
  return { ...data, kind, verdict }
}

type Reading = Pick<Context, 'database' | 'findInRegistry' | 'limiter' | 'lookupAlerts' | 'now'>

/**
 * Throws if one of these texts, by field, has the number of another thing than `identifier`, or
 * anything in it is reported. Each text that may have one counts as a lookup.
 */
export async function refuseNumbers(
  ctx: Reading,
  texts: Readonly<Record<string, string | undefined>>,
  identifier: string,
  sender: Sender,
): Promise<void> {
  for (const [field, text = ''] of Object.entries(texts)) {
    const number =
      otherNumberIn(text, identifier) ?? (await reportedIn(ctx, text, identifier, sender))
    if (number) throw new Problem('INVALID_INPUT', 'number-in-words', { params: { number }, field })
  }
}

async function reportedIn(
  ctx: Reading,
  text: string,
  identifier: string,
  sender: Sender,
): Promise<string | null> {
  const candidates = perhapsNumbersIn(text, identifier)
  if (candidates.length === 0) return null
  await ctx.limiter.consume('verify', sender)
  const { matches, listed } = await ctx.findInRegistry(candidates)
  const { finding, carried } = findingAtMakers(matches, ctx.now)
  // The refusal tells of a report, so its owner hears of it as of a lookup.
  const alertable = matches.filter(hasAlertableReport)
  const by = 'account' in sender ? { userId: sender.account } : {}
  if (alertable.length > 0) await recordLookup(ctx, alertable, by)
  return (isReport(finding) ? carried?.key : listed[0]?.carried.key) ?? null
}

/** Throws if one of these texts, by field, has a link: they are shown on a public page. */
export function refuseLinks(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const link = text === undefined ? null : findLink(text)
    if (link) throw new Problem('INVALID_INPUT', 'web-address', { params: { link }, field })
  }
}
