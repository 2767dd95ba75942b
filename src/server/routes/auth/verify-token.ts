import { verifyToken } from '../../../api/auth/verify-token.ts'
import { verifyTokenUseCase } from '../../services/auth/verify-token.ts'
import { route } from '../route.ts'

export const verifyTokenRoute = route(verifyToken, verifyTokenUseCase)
