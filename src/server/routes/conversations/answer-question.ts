import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { answerQuestionUseCase } from '../../services/conversations/answer-question.ts'
import { route } from '../route.ts'

export const answerQuestionRoute = route(answerQuestion, async (ctx, request) => {
  await ctx.limiter.consume('handOver', request.currentUser.id)
  return { data: await answerQuestionUseCase(ctx, request) }
})
