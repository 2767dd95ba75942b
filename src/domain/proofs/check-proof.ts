import { fromBase64Url, fromUtf8, utf8 } from '../bytes.ts'
import type { IdentifierKind } from '../identifiers/kinds.ts'
import { isListedAlone, type Listing } from '../listings/listings.ts'
import type { Verdict } from '../lookup/verdict.ts'
import type { VerifyEd25519 } from '../transparency/signed-note.ts'

/** What the registry answered about one identifier. The codes are the same in every language. */
export interface ProvenAnswer {
  kind: IdentifierKind
  /** Grouped for reading. */
  identifier: string
  verdict: Exclude<Verdict, 'invalid'>
  underReview: boolean
  /** Lists of authorities that named it; left out if there were none. */
  listings?: Listing[] | undefined
}

/** The verdict of a proof in one word; `listed` if only lists, and no report, speak against it. */
export function verdictNameOf(
  answer: Pick<ProvenAnswer, 'verdict' | 'underReview'> & Partial<ProvenAnswer>,
): ProvenAnswer['verdict'] | 'review' | 'listed' {
  if (isListedAlone(answer)) return 'listed'
  return answer.underReview ? 'review' : answer.verdict
}

/** `Nigeria Police (2026-03-04)`: the same in every language. */
export function listingsText({ listings = [] }: Pick<ProvenAnswer, 'listings'>): string {
  return listings.map(({ source, date }) => `${source} (${date})`).join(', ')
}

interface CommonClaims {
  /** Origin of the registry. */
  iss: string
  /** The number of the proof. */
  jti: string
  /** Seconds since 1970. */
  iat: number
  /** When the registry was asked, ISO 8601 in UTC. */
  asOf: string
  /** The public log as it was then; `root` in base64. */
  log: { size: number; root: string }
}

/** The content of a proof: what the registry answered about an identifier, and when. */
export interface ProofClaims extends CommonClaims, ProvenAnswer {
  /** What the buyer wrote to tie the proof to a sale. */
  holder?: string
  /** On the receipt of a merchant. */
  sale?: Sale
}

/** The registry vouches for the seller; the item and the price are the seller’s own words. */
export interface Sale {
  seller: string
  /** Number of the seller’s certificate, which was valid then. */
  certificate: string
  item?: string
  /** In naira. */
  price?: number
}

/** The content of a signed sheet: what the registry answered about the identifiers of a batch. */
export interface SheetClaims extends CommonClaims {
  rows: ProvenAnswer[]
}

export type AnyClaims = ProofClaims | SheetClaims

export function isSheet(claims: AnyClaims): claims is SheetClaims {
  return 'rows' in claims
}

/**
 * What the QR code has after the `#`: the proof; of a sheet or receipt, which is too long, its
 * number.
 */
export function codeText(claims: AnyClaims, jws: string): string {
  return isSheet(claims) || claims.sale ? claims.jti : jws
}

/**
 * The most characters of `holder` with which the QR code of a proof can still be scanned from
 * paper.
 */
export const maxHolder = 60

export const proofAlgorithm = 'Ed25519'
export const proofType = 'toju-check+jwt'
export const sheetType = 'toju-sheet+jwt'

export interface JsonWebKeySet {
  keys: { kty: string; crv: string; x: string; kid: string; alg?: string; use?: string }[]
}

export type ProofResult =
  | { valid: true; claims: AnyClaims; kid: string }
  | { valid: false; why: 'no-proof' | 'unknown-key' | 'forged' }

/**
 * The proof in a text, which is the proof itself or the URL in a QR code, with the proof after `#`.
 */
export function proofIn(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).replace(/\s+/g, '')
}

/**
 * Whether a text is a proof that one of these keys signed. The algorithm and the form are fixed:
 * nothing in the text decides how it is verified.
 */
export async function verifyProof(
  text: string,
  { keys }: JsonWebKeySet,
  verify: VerifyEd25519,
): Promise<ProofResult> {
  const [header = '', payload = '', signature = '', ...more] = proofIn(text).split('.')
  const signed = fromBase64Url(signature)
  const { kid, typ } = parseHeader(parseJson(header)) ?? {}
  const parsed = parseJson(payload)
  const claims = typ === sheetType ? parseSheet(parsed) : parseClaims(parsed)
  if (more.length > 0 || signed?.length !== 64 || kid === undefined || !claims)
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

/** Null unless the header has exactly the three members of a proof's header. */
function parseHeader(header: unknown): { kid: string; typ: string } | null {
  if (!isRecord(header) || Object.keys(header).length !== 3) return null
  const { alg, typ, kid } = header
  if (alg !== proofAlgorithm || typeof kid !== 'string') return null
  return typ === proofType || typ === sheetType ? { kid, typ } : null
}

// Not imported from `verdict.ts`, so that the page that verifies proofs does not load that file.
export const provenVerdicts = [
  'stolen',
  'lost',
  'found',
  'contested',
  'clear',
  'unknown',
] as const satisfies Verdict[]

function parseClaims(value: unknown): ProofClaims | null {
  const common = parseCommon(value)
  const answer = parseAnswer(value)
  if (!common || !answer || !isRecord(value)) return null
  const { holder } = value
  if (holder !== undefined && !isText(holder)) return null
  const sale = value['sale'] === undefined ? undefined : parseSale(value['sale'])
  if (sale === null) return null
  return { ...common, ...answer, ...(holder !== undefined && { holder }), ...(sale && { sale }) }
}

function parseSale(value: unknown): Sale | null {
  if (!isRecord(value)) return null
  const { seller, certificate, item, price } = value
  if (!isText(seller) || !isText(certificate)) return null
  if (item !== undefined && !isText(item)) return null
  if (price !== undefined && typeof price !== 'number') return null
  return { seller, certificate, ...(item && { item }), ...(price && { price }) }
}

function parseSheet(value: unknown): SheetClaims | null {
  const common = parseCommon(value)
  if (!common || !isRecord(value) || !Array.isArray(value['rows'])) return null
  const rows = value['rows'].map(parseAnswer)
  return rows.every((row) => row !== null) ? { ...common, rows } : null
}

function parseCommon(value: unknown): CommonClaims | null {
  if (!isRecord(value)) return null
  const { iss, jti, iat, asOf, log } = value
  const isWhole =
    isText(iss) &&
    isText(jti) &&
    typeof iat === 'number' &&
    Number.isSafeInteger(iat) &&
    isText(asOf) &&
    Number.isFinite(Date.parse(asOf)) &&
    isLogState(log)
  return isWhole ? { iss, jti, iat, asOf, log } : null
}

function parseAnswer(value: unknown): ProvenAnswer | null {
  if (!isRecord(value)) return null
  const { kind, identifier, verdict, underReview } = value
  const knownVerdict = provenVerdicts.find((known) => known === verdict)
  if (!isText(kind) || !isText(identifier) || typeof underReview !== 'boolean' || !knownVerdict)
    return null
  const listings = parseListings(value['listings'])
  if (!listings) return null
  // Any `kind` is accepted: a later release may add kinds.
  const answer = { kind: kind as IdentifierKind, identifier, verdict: knownVerdict, underReview }
  return listings.length === 0 ? answer : { ...answer, listings }
}

/** Empty if a proof has none, as in all proofs older than lists; null if they cannot be parsed. */
function parseListings(value: unknown): Listing[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const listings = value.flatMap((each) =>
    isRecord(each) && isText(each['source']) && isText(each['date'])
      ? [{ source: each['source'], date: each['date'] }]
      : [],
  )
  return listings.length === value.length ? listings : null
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
