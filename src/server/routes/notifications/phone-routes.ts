import { confirmPhone } from '../../../api/notifications/confirm-phone.ts'
import { endPhoneChannel } from '../../../api/notifications/end-phone-channel.ts'
import { listPhoneChannels } from '../../../api/notifications/list-phone-channels.ts'
import { sendPhoneCode } from '../../../api/notifications/send-phone-code.ts'
import { confirmPhoneUseCase } from '../../services/notifications/confirm-phone.ts'
import { endPhoneChannelUseCase } from '../../services/notifications/end-phone-channel.ts'
import { phoneChannelsOfUser } from '../../services/notifications/phone-channels.ts'
import { sendPhoneCodeUseCase } from '../../services/notifications/send-phone-code.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const listPhoneChannelsRoute = route(listPhoneChannels, async (ctx, { currentUser }) => ({
  data: await phoneChannelsOfUser(ctx, ctx.database.read, currentUser.id),
}))

export const sendPhoneCodeRoute = route(sendPhoneCode, async (ctx, request) => ({
  data: await sendPhoneCodeUseCase(ctx, request),
}))

export const confirmPhoneRoute = route(confirmPhone, async (ctx, request) => {
  await ctx.limiter.consume('codeByAccount', `phone ${request.currentUser.id}`)
  return { data: await confirmPhoneUseCase(ctx, request) }
})

export const endPhoneChannelRoute = route(endPhoneChannel, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await endPhoneChannelUseCase(ctx, request) }
})
