import { Problem, type ProblemCode } from '../../../api/problem.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import { decodeImage } from '../../storage/decode-image.ts'
import type { AppContext } from '../context.ts'
import { readUploadedFile } from './read-uploaded-file.ts'

/** What a picture is refused for that is none, or none of ours. */
const refusals: readonly ProblemCode[] = ['UNSUPPORTED_MEDIA', 'INVALID_INPUT', 'TOO_LARGE']

/** Reads and decodes the picture of a form. Counted before; what is no picture counts apart. */
export async function readPicture(
  { limiter }: Pick<AppContext, 'limiter'>,
  sender: Sender,
  { body, tooSlow }: { body: Request; tooSlow: Promise<never> | undefined },
) {
  await limiter.consume('upload', sender)
  try {
    return await decodeImage(await readUploadedFile(body, tooSlow), sender)
  } catch (error) {
    if (error instanceof Problem && refusals.includes(error.code)) {
      await limiter.consumeWrong('picture', sender, 'upload')
    }
    throw error
  }
}

/**
 * Counts a picture of somebody without an account, which stays for a day even if no record names it.
 * Other people's pictures never count.
 */
export async function countStrangersPicture(
  { limiter, log }: Pick<AppContext, 'limiter' | 'log'>,
  sender: Sender,
): Promise<void> {
  if (!('ip' in sender)) return
  await limiter.consume('strangersPicture', sender)
  const inAll = await limiter.count('strangersPictures', 'all')
  const { times, reason } = limiter.rule('strangersPictures')
  if (inAll.times === times + 1) log.error('the pictures of strangers of a day are used up')
  if (inAll.times > times) throw tooMany({ reason }, inAll.msLeft)
}
