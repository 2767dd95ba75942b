import { expect, it, onTestFinished } from 'vitest'
import { createAsset, searchAssets } from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { freshImei } from '../../support/factories.ts'
import { image } from '../../support/images.ts'
import { keepingCookies } from '../../support/keeping-cookies.ts'
import { signUpForm } from '../../support/users.ts'
import { connected, raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const passwords = ['canary horse battery', 'another canary staple', 'wrong canary guess']
const [password = '', newPassword = '', wrongPassword = ''] = passwords

/** As if an hour had passed, because one address gets at most one email a minute. */
async function ageMails(dataDir: string) {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const hourAgo = Date.now() - 3_600_000
  await database.write((tx) => tx.updateTable('jobs').set({ created_at: hourAgo }).execute())
  await database.close()
}

it('the log is JSON lines, one for each request, without a secret or an identifier', async () => {
  const server = await startTestServer(onTestFinished)
  const { origin } = server
  let token: string | null = null
  const requestIds: string[] = []
  const ask = keepingCookies()
  const keepId: typeof fetch = async (input, init) => {
    const response = await ask(input, init)
    requestIds.push(response.headers.get('x-request-id') ?? 'none')
    return response
  }
  const call = createApiClient({ origin, token: () => token, fetch: keepId })
  const mailed = async (pattern: RegExp) => {
    const response = await keepId(`${origin}/dev/mail.json`)
    const mails: { text: string }[] = await response.json()
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? 'no mail'
  }

  const form = signUpForm({ password })
  await call(register, form)
  const code = await mailed(/\b(\d{6})\b/)
  const wrongCode = code === '123987' ? '123986' : '123987'
  await call(verifyToken, { token: wrongCode, email: form.email }).catch(() => {})
  await call(verifyToken, { token: code, email: form.email })
  await call(logIn, { email: form.email, password: wrongPassword }).catch(() => {})
  token = (await call(logIn, { email: form.email, password })).access_token
  await call(getMe, {})

  const imei = freshImei()
  const upload = new FormData()
  upload.append('file', new Blob([new Uint8Array(await image().png().toBuffer())]), 'canary.png')
  const uploaded = await keepId(`${origin}/api/uploads`, { method: 'POST', body: upload })
  const { data }: { data: { url: string } } = await uploaded.json()
  const asset = await call(createAsset, {
    type: 'Gadget',
    name: 'Phone',
    description: 'Black',
    imageUrl: data.url,
    uuidType: 'imei1',
    uuid: imei,
    brand: 'Apple',
  })
  await call(createReport, { assetId: asset.data.id, status: 'Lost', description: 'On the bus' })
  await call(searchAssets, { query: imei })
  await call(verify, { identifier: imei })
  await keepId(`${origin}/search?uid=${imei}`)
  await keepId(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": "${password}`,
  })
  await ageMails(server.dataDir)
  await call(forgotPassword, { email: form.email })
  const resetToken = await mailed(/token=([\w-]+)/)
  await keepId(`${origin}/reset-password?token=${resetToken}`)
  await call(resetPassword, { token: resetToken, newPassword })

  // Truncated bodies and malformed requests have log lines, too.
  const socket = await connected(origin)
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"password":"${password}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.resetAndDestroy()
  requestIds.push((await raw(origin, `oops ${imei}\r\n\r\n`)).headers['x-request-id'] ?? 'none')
  await server.end()

  const [, log = ''] = server.stdout().split('Ctrl-C stops it.\n\n')
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const beginnings = new Set(requestIds.map((id) => id.slice(0, 8)))
  expect(beginnings.size, 'ids without a counter').toBe(requestIds.length)
  for (const requestId of requestIds) {
    expect(lines.filter((line) => line.requestId === requestId)).toEqual([
      expect.objectContaining({
        level: 30,
        time: expect.any(Number),
        status: expect.any(Number),
      }),
    ])
  }
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      path: '/api/verify',
      status: 200,
      ms: expect.any(Number),
    }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ path: '/api/auth/login', aborted: true }))
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])

  const written = server.stdout() + server.stderr()
  const secrets = [...passwords, imei, imei.slice(0, 14), code, token, resetToken, form.email]
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
})
