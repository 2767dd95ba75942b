import * as z from 'zod/mini'

export const proofRecord = z.object({
  number: z.string(),
  /** Compact JWS, which `/c#…` and `npm run verify-proof` verify. */
  jws: z.string(),
})

export type ProofRecord = z.output<typeof proofRecord>
