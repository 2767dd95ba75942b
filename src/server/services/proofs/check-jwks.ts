import type { JsonWebKeySet } from '../../../domain/proofs/check-proof.ts'
import { checkKeys } from '../../queries/proofs/check-proofs.ts'
import type { AppContext } from '../context.ts'

/** The public keys of proofs: the one that signs now and all that signed before. */
export async function checkJwks({
  database,
  checkKey,
}: Pick<AppContext, 'database' | 'checkKey'>): Promise<JsonWebKeySet> {
  const { kid, x } = checkKey
  const earlier = (await checkKeys(database.read)).filter((key) => key.kid !== kid)
  return {
    keys: [{ kid, x }, ...earlier].map((key) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: key.x,
      kid: key.kid,
      alg: 'Ed25519',
      use: 'sig',
    })),
  }
}
