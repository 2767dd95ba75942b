import { randomInt } from 'node:crypto'
import { CompactSign } from 'jose'
import { Problem } from '../../../api/problem.ts'
import type { createProof, ProofRecord } from '../../../api/proofs/proofs.ts'
import { toBase64 } from '../../../domain/bytes.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { countedOf } from '../../../domain/lookup/enumeration.ts'
import { findingAtMakers } from '../../../domain/lookup/namesakes.ts'
import { coversAll, isReport } from '../../../domain/lookup/verdict.ts'
import {
  type ProvenAnswer,
  proofAlgorithm,
  proofType,
  type Sale,
  sheetType,
} from '../../../domain/proofs/check-proof.ts'
import { otherNumberIn, perhapsNumbersIn } from '../../../domain/proofs/other-number.ts'
import { formatProofNumber, maxProofValue } from '../../../domain/proofs/proof-numbers.ts'
import { sha256 } from '../../lib/hashes.ts'
import { insertCheckKey, insertCheckProof } from '../../queries/proofs/check-proofs.ts'
import { findLogHead } from '../../queries/proofs/log-tree.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { findLink } from '../conversations/conversation.ts'
import { clientsOf } from '../lookup/enumeration-detector.ts'
import { lookUp } from '../lookup/look-up.ts'
import { hasAlertableReport, recordLookup } from '../lookup/record-lookup.ts'
import { recordClaim } from '../lookup/throttle-enumeration.ts'

type ProofCaller = Pick<RequestOf<typeof createProof>, 'sender' | 'authorization'>

/** A lookup with the usual limits, counts and notifications, whose result is signed. */
export async function createProofUseCase(
  ctx: Context,
  { input, sender, authorization }: RequestOf<typeof createProof>,
) {
  const { identifier, holder } = input
  refuseLinks({ holder })
  await refuseNumbers(ctx, { holder }, identifier, { sender, authorization })
  const answer = await answerToProve(ctx, identifier, { sender, authorization })
  await ctx.limiter.consume('proof', sender)
  return signProof(ctx, answer, { holder })
}

/** Throws for a text that cannot be an identifier: a proof of it would mislead. */
export async function answerToProve(
  ctx: Context,
  identifier: string,
  by: ProofCaller,
): Promise<ProvenAnswer> {
  const { data } = await lookUp(ctx, identifier, by)
  const { kind, verdict } = data
  const { numbers } = readText(identifier)
  if (kind === null || verdict === 'invalid' || !coversAll(verdict, numbers.length)) {
    throw new Problem('INVALID_INPUT', 'nothing-to-prove', { field: 'identifier' })
  }
  return { ...data, kind, verdict }
}

/**
 * Throws if one of these texts, by field, has the number of another thing than `identifier`, or
 * anything in it is reported. Each text counts as a lookup, before it is read.
 */
export async function refuseNumbers(
  ctx: Context,
  texts: Readonly<Record<string, string | undefined>>,
  identifier: string,
  by: ProofCaller,
): Promise<void> {
  for (const [field, text = ''] of Object.entries(texts)) {
    if (text === '') continue
    await ctx.limiter.consume('verify', by.sender)
    const number = otherNumberIn(text, identifier) ?? (await reportedIn(ctx, text, identifier, by))
    if (number) throw new Problem('INVALID_INPUT', 'number-in-words', { params: { number }, field })
  }
}

/** A lookup like any other, told to who misses the thing. */
async function reportedIn(
  ctx: Context,
  text: string,
  identifier: string,
  { sender, authorization }: ProofCaller,
): Promise<string | null> {
  const candidates = perhapsNumbersIn(text, identifier)
  if (candidates.length === 0) return null
  const { matches, listed } = await ctx.findInRegistry(candidates)
  const { finding, carried } = findingAtMakers(matches, ctx.now)
  const alertable = matches.filter(hasAlertableReport)
  if (alertable.length > 0) await recordLookup(ctx, alertable, { authorization })
  if (!isReport(finding) && listed.length === 0)
    recordClaim(ctx, clientsOf(sender), countedOf(candidates))
  return (isReport(finding) ? carried?.key : listed[0]?.carried.key) ?? null
}

/** Throws if one of these texts, by field, has a link: they are shown on a public page. */
export function refuseLinks(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const link = text === undefined ? null : findLink(text)
    if (link) throw new Problem('INVALID_INPUT', 'web-address', { params: { link }, field })
  }
}

type Services = Pick<Context, 'database' | 'checkKey' | 'now' | 'origin'>

/**
 * Signs the result of a lookup, and stores the proof under a new number. All channels use this, so
 * a proof by SMS can be opened on the web.
 */
export function signProof(
  ctx: Services,
  answer: ProvenAnswer,
  { holder, sale }: { holder?: string | undefined; sale?: Sale } = {},
): Promise<ProofRecord> {
  return sign(ctx, proofType, {
    ...toAnswer(answer),
    ...(holder && { holder }),
    ...(sale && { sale }),
  })
}

/** Signs the results of a batch as one proof. */
export function signSheet(ctx: Services, rows: readonly ProvenAnswer[]): Promise<ProofRecord> {
  return sign(ctx, sheetType, { rows: rows.map(toAnswer) })
}

function toAnswer({
  kind,
  identifier,
  verdict,
  underReview,
  listings,
}: ProvenAnswer): ProvenAnswer {
  return { kind, identifier, verdict, underReview, ...(listings && { listings }) }
}

async function sign(
  { database, checkKey, now, origin }: Services,
  typ: typeof proofType | typeof sheetType,
  payload: ProvenAnswer | { rows: ProvenAnswer[] },
): Promise<ProofRecord> {
  const head = await findLogHead(database.read)
  const { kid, x, privateKey } = checkKey
  for (;;) {
    const number = formatProofNumber(randomInt(maxProofValue))
    if (number === null) continue
    const claims = {
      iss: origin,
      jti: number,
      iat: Math.floor(now / 1000),
      ...payload,
      asOf: new Date(now).toISOString().replace(/\.\d+/, ''),
      log: { size: head?.size ?? 0, root: head?.root ?? toBase64(sha256(new Uint8Array())) },
    }
    const jws = await new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: proofAlgorithm, kid, typ })
      .sign(privateKey)
    const isStored = await database.write(async (tx) => {
      await insertCheckKey(tx, { kid, x, created_at: now })
      return insertCheckProof(tx, { number, jws, created_at: now })
    })
    // Otherwise the number is in use, which is rare among 30 thousand million numbers.
    if (isStored) return { number, jws }
  }
}
