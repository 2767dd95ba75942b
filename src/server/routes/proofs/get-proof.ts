import { getProof } from '../../../api/proofs/get-proof.ts'
import { getProofUseCase } from '../../services/proofs/get-proof.ts'
import { route } from '../route.ts'

export const getProofRoute = route(getProof, async (ctx, request) => ({
  data: await getProofUseCase(ctx, request),
}))
