import { setTimeout as delay } from 'node:timers/promises'
import { decodeImage } from '../../../src/server/storage/decode-image.ts'
import { image } from '../images.ts'
import { drainOutbox, startUnlimited } from '../mail/drain-outbox.ts'
import { listenForMail, type MailSink } from '../mail/mail-sink.ts'
import {
  askForMail,
  closeReport,
  type ServerSession,
  sendImage,
  sendReport,
} from './crash-calls.ts'
import { type Acknowledged, type Findings, findAfterCrashes } from './crash-findings.ts'
import { type Place, prepareReporter } from './reporter.ts'

export interface CrashFigures extends Findings {
  kills: number
  /** The number of acknowledged writes. */
  reports: number
  pictures: number
  mailsAskedFor: number
}

const writers = { reports: 6, pictures: 4, mails: 6 }
const reportsPerKill = 150

/**
 * Sends reports, pictures and requests that cause emails to a real server over many connections,
 * kills it with -9 repeatedly; then lets the emails go out and checks the data.
 */
export async function crashTrial(place: Place, kills: number): Promise<CrashFigures> {
  const sink = await listenForMail()
  try {
    const { token, assets } = await prepareReporter(place, kills * reportsPerKill)
    const png = (await image(64, 48).png().toBuffer()) as Buffer<ArrayBuffer>
    const acknowledged: Acknowledged = { reports: [], pictures: [], addresses: [] }
    for (let kill = 0; kill < kills; kill++) {
      await streamUntilKilled(place, sink, { token, assets, png }, acknowledged)
    }
    await drainOutbox(place, sink)
    const { reports, pictures: images, addresses } = acknowledged
    return {
      kills,
      reports: reports.length,
      pictures: images.length,
      mailsAskedFor: addresses.length,
      ...(await findAfterCrashes(place, acknowledged, await decodeImage(png), sink)),
    }
  } finally {
    await sink.close()
  }
}

interface Stock {
  token: string
  assets: string[]
  png: Buffer<ArrayBuffer>
}

async function streamUntilKilled(
  place: Place,
  sink: MailSink,
  { token, assets, png }: Stock,
  { reports, pictures: images, addresses }: Acknowledged,
) {
  const server = await startUnlimited(place, sink)
  const session: ServerSession = { origin: server.origin, token }
  const report = async (imageUrl?: string) => {
    const assetId = assets.pop() ?? ''
    const id = await sendReport(session, {
      assetId,
      status: 'Stolen',
      ...(imageUrl && { imageUrl }),
    })
    reports.push({ id, imageUrl: imageUrl ?? null })
    // Closing every third report changes its public verdict again.
    if (reports.length % 3 === 0) await closeReport(session, id)
  }
  const sendOneOf = {
    reports: () => report(),
    pictures: async () => {
      const url = await sendImage(session, png)
      images.push(url)
      // No record names the others: they are for the purge job.
      if (images.length % 2 === 0) await report(url)
    },
    mails: async () => {
      const address = `${crypto.randomUUID()}@example.com`
      await askForMail(session, address)
      addresses.push(address)
    },
  }
  const writing = Object.entries(writers).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => untilItFails(sendOneOf[kind as keyof typeof writers])),
  )
  const enough = {
    reports: reports.length + 20 + Math.random() * 100,
    pictures: images.length + 2 + Math.random() * 8,
  }
  const isEnough = () => reports.length >= enough.reports && images.length >= enough.pictures
  while (!isEnough() && server.isRunning()) await delay(1)
  await server.end('SIGKILL')
  await Promise.all(writing)
}

async function untilItFails(send: () => Promise<void>) {
  const sent = () =>
    send().then(
      () => true,
      () => false,
    )
  while (await sent());
}
