import { createProof, getProof, getProofPdf } from '../../api/proofs/proofs.ts'
import { createProofUseCase } from '../services/proofs/create-proof.ts'
import { drawProofUseCase, getProofUseCase } from '../services/proofs/draw-proof.ts'
import { fileRoute, type Route, route } from './route.ts'

const createProofRoute = route(createProof, async (ctx, request) => ({
  data: await createProofUseCase(ctx, request),
}))

const getProofPdfRoute = fileRoute(getProofPdf, drawProofUseCase)

const getProofRoute = route(getProof, async (ctx, request) => ({
  data: await getProofUseCase(ctx, request),
}))

export const proofsRoutes: readonly Route[] = [createProofRoute, getProofRoute, getProofPdfRoute]
