import { logIn } from '../../../api/auth/log-in.ts'
import { logInUseCase } from '../../services/auth/log-in.ts'
import { route } from '../route.ts'

export const logInRoute = route(logIn, logInUseCase)
