import { setTimeout } from 'node:timers/promises'
import { Problem, type ProblemCode } from '../../../api/problem.ts'
import { maxUploadBytes } from '../../../api/uploads/upload.ts'
import { createOwnTurns } from '../../lib/own-turn.ts'
import { readBody } from '../../lib/request-body.ts'
import { createFairQueue } from '../../lib/senders/fair-queue.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import { decodeImage } from '../../storage/decode-image.ts'
import type { AppContext } from '../context.ts'

/** What a picture is refused for that is none, or none of ours. */
const refusals: readonly ProblemCode[] = ['UNSUPPORTED_MEDIA', 'INVALID_INPUT', 'TOO_LARGE']

/** Reads and decodes the picture of a form. Counted before; what is no picture counts apart. */
export async function readPicture(
  services: Pick<AppContext, 'limiter' | 'log'>,
  sender: Sender,
  { body, tooSlow }: { body: Request; tooSlow: Promise<never> | undefined },
) {
  const { limiter } = services
  await limiter.consume('upload', sender)
  let isCounted = false
  try {
    const file = await readInTurn(sender, () => readUploadedFile(body, tooSlow))
    await countPicture(services, sender)
    isCounted = true
    return await decodeImage(file, sender)
  } catch (error) {
    if (error instanceof Problem && refusals.includes(error.code)) {
      await limiter.consumeWrong('picture', sender, 'upload')
    }
    if (isCounted) await giveBackPicture(services, sender)
    throw error
  }
}

/**
 * Counts a picture of a day, which stays for as long even if no record names it. Those of all who have
 * no account count together, too.
 */
async function countPicture(
  { limiter, log }: Pick<AppContext, 'limiter' | 'log'>,
  sender: Sender,
): Promise<void> {
  if (!('ip' in sender)) return limiter.consume('accountsPicture', sender)
  await limiter.consume('strangersPicture', sender)
  const inAll = await limiter.count('strangersPictures', 'all')
  const { times, reason } = limiter.rule('strangersPictures')
  if (inAll.times === times + 1) log.error('the pictures of strangers of a day are used up')
  if (inAll.times > times) throw tooMany({ reason }, inAll.msLeft)
}

async function giveBackPicture({ limiter }: Pick<AppContext, 'limiter'>, sender: Sender) {
  if (!('ip' in sender)) return limiter.giveBack('accountsPicture', sender)
  await limiter.giveBack('strangersPicture', sender)
  await limiter.giveBack('strangersPictures', 'all')
}

/**
 * To read a form with a picture takes 15 ms. nginx hands hundreds on at once that came slowly: each has
 * a turn of the event loop of its own, in turns by network, and others are answered in between.
 */
const inTurn = createFairQueue(4, 100, 'pictures')
const inOwnTurn = createOwnTurns()
/** What takes longer comes over a slow line, and is read beside the turns. */
const slowMs = 250

async function readInTurn<Result>(sender: Sender, read: () => Promise<Result>): Promise<Result> {
  const { reading } = await inTurn(sender, async () => {
    await inOwnTurn()
    const reading = read()
    await Promise.race([reading, setTimeout(slowMs, null, { ref: false })])
    return { reading }
  })
  return reading
}

/** Room for the boundaries and headers of the form around the file. */
const formOverheadBytes = 16 * 1024

/**
 * Reads the file in the multipart field `file`, up to the maximum size of a form. Throws
 * `UNSUPPORTED_MEDIA`, `TOO_LARGE`, `REQUEST_TIMEOUT` or `INVALID_INPUT`.
 */
async function readUploadedFile(request: Request, tooSlow?: Promise<never>): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'not-multipart')
  }
  const maxBytes = maxUploadBytes + formOverheadBytes
  // `brokenOff` is thrown if the connection breaks.
  const body = await readBody(request, {
    maxBytes,
    tooLarge,
    brokenOff: unreadable,
    tooSlow,
  })
  if (hasManyParts(body)) throw unreadable()
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => Promise.reject(unreadable()))
  const files = form.getAll('file')
  if (files.length > 1) throw invalid('one-picture')
  const [file] = files
  if (!file || typeof file === 'string') throw invalid('no-picture')
  if (file.size > maxUploadBytes) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

/** A form for a picture has one part. Thousands are parsed in turn, while everybody else waits. */
const maxParts = 10

/** Each part but the first follows this; a picture hardly ever contains it. */
const betweenParts = '\r\n--'

function hasManyParts(body: Buffer): boolean {
  let at = -1
  for (let parts = 0; parts < maxParts; parts++) {
    at = body.indexOf(betweenParts, at + 1)
    if (at < 0) return false
  }
  return true
}

function unreadable(): Problem {
  return invalid('form-unreadable')
}

function invalid(reason: 'one-picture' | 'no-picture' | 'form-unreadable'): Problem {
  return new Problem('INVALID_INPUT', reason, { field: 'file' })
}

function tooLarge(): Problem {
  return new Problem('TOO_LARGE', 'picture')
}
