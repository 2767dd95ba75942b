import { createProof } from '../../../api/proofs/create-proof.ts'
import { createProofUseCase } from '../../services/proofs/create-proof.ts'
import { route } from '../route.ts'

export const createProofRoute = route(createProof, async (ctx, request) => ({
  data: await createProofUseCase(ctx, request),
}))
