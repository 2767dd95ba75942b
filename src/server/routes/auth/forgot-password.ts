import { forgotPassword } from '../../../api/auth/forgot-password.ts'
import { forgotPasswordUseCase } from '../../services/auth/forgot-password.ts'
import { route } from '../route.ts'

export const forgotPasswordRoute = route(forgotPassword, forgotPasswordUseCase)
