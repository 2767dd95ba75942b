import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { password } from './accounts.ts'
import { fetchFromElsewhere } from './elsewhere.ts'
import type { Mail } from './mail.ts'
import type { BuiltServer } from './server.ts'
import { storeSession } from './sign-in.ts'

/** A user whose account was created without the screens. */
export interface Owner {
  email: string
  call: Call
  /**
   * Registers a phone with this name, and a unique identifier unless one is given; returns its id.
   */
  ownPhone: (name: string, imei?: string) => Promise<string>
  /** Stores this user’s session in the page’s browser. */
  signIn: (page: Page) => Promise<void>
  /** Stores the session and opens a path. */
  open: (page: Page, path: string) => Promise<void>
  /** Logs in again after a logout in the browser, which ended the shared session. */
  renew: () => Promise<void>
}

let count = 0

/** An IMEI unique on this worker's server. */
export function freshImei(): string {
  const payload = `35209900${String(count++).padStart(6, '0')}`
  return payload + luhnCharacter(payload, 10)
}

export async function newOwner({ server }: { server: BuiltServer; mail: Mail }): Promise<Owner> {
  const { origin } = server
  const prepared = server.accounts.pop()
  if (!prepared)
    throw new Error('All prepared accounts are in use: raise `accountCount` in test.ts.')
  const { email } = prepared
  let { token } = prepared
  const call = createApiClient({ origin, token: () => token })
  let user = (await call(getMe, {})).data
  return {
    email,
    call,
    async renew() {
      ;({ access_token: token, user } = await call(logIn, { email, password }))
    },
    async ownPhone(name, imei = freshImei()) {
      const { data } = await call(createAsset, {
        type: 'Gadget',
        name,
        description: 'A crack in the corner',
        imageUrl: await uploadedImage(origin),
        uuidType: 'imei1',
        uuid: imei,
        brand: 'Tecno',
      })
      return data.id
    },
    signIn: (page) => storeSession(page, origin, { token, user }),
    async open(page, path) {
      await storeSession(page, origin, { token, user })
      await page.goto(origin + path)
    },
  }
}

let image: Promise<Buffer> | undefined

function smallImage(): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 60 }
  image ??= sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return image
}

export async function uploadedImage(origin: string): Promise<string> {
  const body = new FormData()
  const bytes = new Uint8Array(await smallImage())
  body.append('file', new Blob([bytes], { type: 'image/png' }), 'phone.png')
  const answer = await fetchFromElsewhere()(`${origin}/api/uploads`, { method: 'POST', body })
  return (await answer.json()).data.url
}
