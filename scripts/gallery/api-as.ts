import { apiBase } from '../../src/api/endpoint.ts'
import type { DemoServer } from '../lib/demo-server.ts'

export type Api = Awaited<ReturnType<typeof apiAs>>

/** Reads and writes as this user. */
export async function apiAs(demo: DemoServer, email: string) {
  const { access_token } = await logIn(demo, email)
  const headers = { authorization: `Bearer ${access_token}` }
  const url = (path: string) => `${demo.origin}${apiBase}${path}`
  const read = async (path: string) => dataOf(path, await fetch(url(path), { headers }))
  return {
    read: async <Data>(path: string) => (await read(path)) as Data,
    send: async <Data>(path: string, body: unknown) =>
      (await dataOf(path, await post(url(path), body, headers))) as Data,
    async idsOf(path: string, name: string): Promise<string[]> {
      const data = await read(path)
      const rows = Array.isArray(data) ? data : (data as Record<string, unknown>)[name]
      if (!Array.isArray(rows)) throw new Error(`${path} has no list called ${name}`)
      return rows.map(({ id }: { id: string }) => id)
    },
  }
}

/** A session as the browser stores it. */
export async function logIn({ origin, password }: DemoServer, email: string) {
  const response = await post(`${origin}${apiBase}/auth/login`, { email, password })
  if (!response.ok) throw new Error(`${email} cannot log in: ${await response.text()}`)
  return (await response.json()) as { access_token: string; user: object }
}

/** Signs a user up, and verifies their e-mail with the code in the local mailbox. */
export async function signUp({ origin, password }: DemoServer, email: string): Promise<void> {
  const person = { firstName: 'Bola', lastName: 'Ade', phoneNumber: '08035550177' }
  const home = { state: 'Lagos', lga: 'Ikeja', address: '3 Allen Avenue' }
  const api = `${origin}${apiBase}`
  const registered = await ok(
    await post(`${api}/auth/register`, { ...person, ...home, email, password }),
  )
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const token = /\b\d{6}\b/.exec(await newestMailTo(origin, email))?.[0]
  await ok(await post(`${api}/auth/verify-token`, { token, email }, { cookie }))
}

/** Sets the password of a new member of staff by the link that they are mailed. */
export async function acceptInvitation(
  { origin, password }: DemoServer,
  email: string,
): Promise<void> {
  const token = /token=([\w-]+)/.exec(await newestMailTo(origin, email))?.[1]
  const url = `${origin}${apiBase}/auth/reset-password`
  await ok(await post(url, { token, newPassword: password }))
}

async function newestMailTo(origin: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as {
    to: string
    text: string
  }[]
  return mails.find(({ to }) => to === email)?.text ?? ''
}

async function ok(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answers ${await response.text()}`)
  return response
}

function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function dataOf(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${path} answers ${await response.text()}`)
  return ((await response.json()) as { data: unknown }).data
}
