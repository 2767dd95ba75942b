import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'
import { encryptPayload } from '../../../src/server/push/encrypt-payload.ts'
import { createPushClient } from '../../../src/server/push/push-client.ts'
import { openVapidKey } from '../../../src/server/push/vapid-key.ts'
import { anyBrowser } from '../../support/push-service.ts'
import { scratch } from '../../support/scratch.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a payload is encrypted as in the example of RFC 8291', () => {
  const encrypted = encryptPayload(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a push service that never answers is given up after three seconds', async () => {
  const keys = mkdtempSync(join(scratch, 'toju-push-'))
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
    rmSync(keys, { recursive: true })
  })
  await once(silent, 'listening')
  const client = createPushClient(createGuardedFetch({ loopback: true }), {
    key: openVapidKey(keys),
    subject: 'mailto:hello@toju.test',
    loopback: true,
  })
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const message = { payload: '{}', topic: 'a', urgency: 'high', ttlSeconds: 60 } as const
  const begun = performance.now()
  const outcome = await client.send({ ...anyBrowser(), endpoint }, message, Date.now())
  expect(outcome).toMatchObject({ is: 'later' })
  expect(performance.now() - begun).toBeLessThan(5000)
})
