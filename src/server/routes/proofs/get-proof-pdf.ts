import { getProofPdf } from '../../../api/proofs/get-proof-pdf.ts'
import { drawProofUseCase } from '../../services/proofs/draw-proof.ts'
import { fileRoute } from '../route.ts'

export const getProofPdfRoute = fileRoute(getProofPdf, drawProofUseCase)
