import { fromBase64Url, fromUtf8, utf8 } from '../bytes.ts'
import type { IdentifierKind } from '../identifiers/kinds.ts'
import type { Verdict } from '../lookup/verdict.ts'
import type { VerifyEd25519 } from '../transparency/signed-note.ts'

/** What a proof says: what the registry answered about an identifier, and when. */
export interface ProofClaims {
  /** Origin of the registry. */
  iss: string
  /** The number of the proof. */
  jti: string
  /** Seconds since 1970. */
  iat: number
  kind: IdentifierKind
  /** Grouped for reading. */
  identifier: string
  verdict: Exclude<Verdict, 'invalid'>
  underReview: boolean
  /** When the registry was asked, ISO 8601 in UTC. */
  asOf: string
  /** The public log as it was then; `root` in base64. */
  log: { size: number; root: string }
  /** What the buyer wrote to tie the proof to a sale. */
  holder?: string
}

/** Characters of `holder`: the QR code of a proof can still be read off a paper. */
export const maxHolder = 60

export const proofAlgorithm = 'Ed25519'
export const proofType = 'toju-check+jwt'

export interface JsonWebKeySet {
  keys: { kty: string; crv: string; x: string; kid: string; alg?: string; use?: string }[]
}

export type ProofResult =
  | { valid: true; claims: ProofClaims; kid: string }
  | { valid: false; why: 'no-proof' | 'unknown-key' | 'forged' }

/** The proof in a text: alone, or behind the `#` of the address that a QR code holds. */
export function proofIn(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).replace(/\s+/g, '')
}

/**
 * Whether a text is a proof that one of these keys signed. Everything is compared with the one form
 * that proofs have: nothing in the text says how it is to be checked.
 */
export async function verifyProof(
  text: string,
  { keys }: JsonWebKeySet,
  verify: VerifyEd25519,
): Promise<ProofResult> {
  const [header = '', payload = '', signature = '', ...more] = proofIn(text).split('.')
  const signed = fromBase64Url(signature)
  const kid = kidOf(parseJson(header))
  const claims = parseClaims(parseJson(payload))
  if (more.length > 0 || signed?.length !== 64 || kid === null || !claims)
    return refused('no-proof')
  const key = keys.find((each) => each.kid === kid && each.kty === 'OKP' && each.crv === 'Ed25519')
  const publicKey = key && fromBase64Url(key.x)
  if (publicKey?.length !== 32) return refused('unknown-key')
  const isSigned = await verify(publicKey, utf8(`${header}.${payload}`), signed)
  return isSigned ? { valid: true, claims, kid } : refused('forged')
}

function refused(why: Exclude<ProofResult, { valid: true }>['why']): ProofResult {
  return { valid: false, why }
}

function parseJson(encoded: string): unknown {
  const bytes = fromBase64Url(encoded)
  try {
    return bytes && JSON.parse(fromUtf8(bytes) ?? '')
  } catch {
    return null
  }
}

/** The key's name in a header that has the three members of a proof's and no other. */
function kidOf(header: unknown): string | null {
  if (!isRecord(header) || Object.keys(header).length !== 3) return null
  const { alg, typ, kid } = header
  if (alg !== proofAlgorithm || typ !== proofType || typeof kid !== 'string') return null
  return kid
}

// Not that of `verdict.ts`: a page that verifies proofs loads nothing else.
const provable = ['stolen', 'lost', 'found', 'clear', 'unknown'] as const satisfies Verdict[]

function parseClaims(value: unknown): ProofClaims | null {
  if (!isRecord(value)) return null
  const { iss, jti, iat, kind, identifier, verdict, underReview, asOf, log, holder } = value
  const knownVerdict = provable.find((known) => known === verdict)
  const isWhole =
    isText(iss) &&
    isText(jti) &&
    typeof iat === 'number' &&
    Number.isSafeInteger(iat) &&
    isText(kind) &&
    isText(identifier) &&
    typeof underReview === 'boolean' &&
    isText(asOf) &&
    Number.isFinite(Date.parse(asOf)) &&
    isLogState(log) &&
    (holder === undefined || isText(holder))
  if (!isWhole || !knownVerdict) return null
  // A kind that a later release adds is no reason to refuse a proof.
  const payload = {
    iss,
    jti,
    iat,
    kind: kind as IdentifierKind,
    identifier,
    verdict: knownVerdict,
    underReview,
  }
  return { ...payload, asOf, log, ...(holder !== undefined && { holder }) }
}

function isLogState(value: unknown): value is ProofClaims['log'] {
  return isRecord(value) && typeof value['size'] === 'number' && isText(value['root'])
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
