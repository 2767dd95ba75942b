import { register } from '../../../api/auth/register.ts'
import { registerUseCase } from '../../services/auth/register.ts'
import { route } from '../route.ts'

export const registerRoute = route(register, registerUseCase)
