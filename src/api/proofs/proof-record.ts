import * as z from 'zod/mini'

export const proofRecord = z.object({
  number: z.string(),
  /** Compact JWS: what `/c#…` and `npm run verify-proof` check. */
  jws: z.string(),
})

export type ProofRecord = z.output<typeof proofRecord>
