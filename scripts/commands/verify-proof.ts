// Verifies a proof of a check: exit code 0, 1 when it is not genuine, 2 when it could not be checked.

import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  isSheet,
  type JsonWebKeySet,
  type ProvenAnswer,
  verifyProof,
} from '../../src/domain/proofs/check-proof.ts'
import { ageOf, ageTextName } from '../../src/domain/proofs/proof-numbers.ts'
import {
  ageTexts,
  proofPageWords,
  proofRefusals,
  proofVerdicts,
} from '../../src/locales/en/proofs/proofs.ts'
import { fill } from '../../src/locales/texts.ts'
import { verifyEd25519 } from '../../src/server/lib/ed25519-key.ts'
import { createGuardedFetch } from '../../src/server/outgoing/guarded-fetch.ts'
import { site } from '../../src/site.ts'

const usage = `Usage: npm run verify-proof -- <text or file> [--keys <address or file>]

  <text or file>  a proof, the address of one (…/c#…), or a file that holds either
  --keys          the public keys: the address of the registry, or a saved jwks.json.
                  Without it, those of ${site.origin}.`

await main()

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string', default: site.origin } },
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) return end(2, usage)
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given
  let keys: JsonWebKeySet
  try {
    keys = await readKeys(values.keys)
  } catch (error) {
    return end(2, `The keys could not be read from ${values.keys}: ${(error as Error).message}`)
  }
  const result = await verifyProof(text, keys, verifyEd25519)
  if (!result.valid) {
    const { title, text: why } = proofRefusals[result.why]
    return end(1, `${title}. ${why}`)
  }
  const { claims } = result
  const { asOf, iss, jti, log } = claims
  const age = ageOf(asOf, Date.now())
  const answers = isSheet(claims) ? claims.rows : [claims]
  const { holder, sale } = isSheet(claims) ? {} : claims
  const lines = [
    isSheet(claims) ? proofPageWords.genuineSheet : proofPageWords.genuine,
    '',
    ...answers.map(lineOf),
    `  Asked:      ${asOf}, ${fill(ageTexts[ageTextName(age)], { count: age.count })} ago, of ${iss}`,
    `  Proof:      ${jti}, key ${result.kid}`,
    `  Public log: ${log.size} entries, root ${log.root}`,
    ...(sale ? [`  Sold by:    ${sale.seller}, certificate ${sale.certificate}`] : []),
    ...(sale?.item ? [`  Item, in the seller’s words: ${sale.item}`] : []),
    ...(sale?.price
      ? [`  Price, as the seller gave it: ₦${sale.price.toLocaleString('en-NG')}`]
      : []),
    ...(holder === undefined ? [] : [`  Words of the person who asked: ${holder}`]),
    '',
    'It tells nothing about what happened since, and not that an item is safe to buy.',
  ]
  console.log(lines.join('\n'))
}

function lineOf({ identifier, verdict, underReview }: ProvenAnswer): string {
  const { word, text } = proofVerdicts[underReview ? 'review' : verdict]
  return `  ${identifier}: ${word}. ${text}`
}

function end(code: number, text: string): void {
  console.error(text)
  process.exitCode = code
}

/** A saved file, or the keys that a registry publishes. Never those that the proof itself names. */
async function readKeys(from: string): Promise<JsonWebKeySet> {
  if (existsSync(from)) return JSON.parse(readFileSync(from, 'utf8'))
  const fetch = createGuardedFetch({ configured: [from] })
  const answer = await fetch(new URL('/.well-known/jwks.json', from))
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return (await answer.json()) as JsonWebKeySet
}
