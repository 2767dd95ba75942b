import { eraseMyAccount } from '../../../api/users/erase-my-account.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { eraseMyAccountUseCase } from '../../services/users/erase-my-account.ts'
import { route } from '../route.ts'

export const eraseMyAccountRoute = route(eraseMyAccount, async (ctx, request) => {
  await eraseMyAccountUseCase(ctx, request)
  return { message: resultMessages.erased }
})
