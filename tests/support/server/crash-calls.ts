import { subscribe } from '../../../src/api/newsletter/subscribe.ts'
import type { ReportStatus } from '../../../src/domain/reports/reports.ts'

/** The server that acknowledges writes, and its signed-in user. */
export interface Door {
  origin: string
  token: string
}

/** Sends a report; returns its id once acknowledged, and throws otherwise. */
export async function sendReport(
  door: Door,
  report: { assetId: string; status: ReportStatus; imageUrl?: string },
): Promise<string> {
  const { data } = await posted<{ data: { id: string } }>(
    door,
    '/reports/create-report',
    JSON.stringify({ description: 'On the bus', ...report }),
  )
  return data.id
}

/** Sends a picture; returns its URL once acknowledged, and throws otherwise. */
export async function sendImage(door: Door, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'photo.png')
  const { data } = await posted<{ data: { url: string } }>(door, '/uploads', form)
  return data.url
}

/** Requests an email to an address; throws unless acknowledged. */
export async function askForMail(door: Door, email: string): Promise<void> {
  await posted(door, subscribe.path, JSON.stringify({ email }))
}

/** Closes a report, so that the public is told nothing of it any more; throws unless acknowledged. */
export async function closeReport(door: Door, id: string): Promise<void> {
  await posted(door, `/reports/${id}`, JSON.stringify({ status: 'Found' }), 'PATCH')
}

async function posted<Answer>(
  { origin, token }: Door,
  path: string,
  body: string | FormData,
  method = 'POST',
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
