import { subscribe } from '../../../src/api/newsletter/newsletter.ts'
import type { ReportStatus } from '../../../src/domain/reports/reports.ts'

/** The server that acknowledges writes, and its signed-in user. */
export interface ServerSession {
  origin: string
  token: string
}

/** Sends a report; returns its id once acknowledged, and throws otherwise. */
export async function sendReport(
  session: ServerSession,
  report: { assetId: string; status: ReportStatus; imageUrl?: string },
): Promise<string> {
  const { data } = await posted<{ data: { id: string } }>(
    session,
    '/reports/create-report',
    JSON.stringify({ description: 'On the bus', ...report }),
  )
  return data.id
}

/** Sends a picture; returns its URL once acknowledged, and throws otherwise. */
export async function sendImage(
  session: ServerSession,
  bytes: Buffer<ArrayBuffer>,
): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'photo.png')
  const { data } = await posted<{ data: { url: string } }>(session, '/uploads', form)
  return data.url
}

/** Requests an email to an address; throws unless acknowledged. */
export async function askForMail(session: ServerSession, email: string): Promise<void> {
  await posted(session, subscribe.path, JSON.stringify({ email }))
}

/** Closes a report, which ends its public verdict; throws unless acknowledged. */
export async function closeReport(session: ServerSession, id: string): Promise<void> {
  await posted(session, `/reports/${id}`, JSON.stringify({ status: 'Found' }), 'PATCH')
}

async function posted<Answer>(
  { origin, token }: ServerSession,
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
