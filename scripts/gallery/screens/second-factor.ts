import { confirmTwoFactor } from '../../../src/api/auth/two-factor/confirm-two-factor.ts'
import { getTwoFactor } from '../../../src/api/auth/two-factor/get-two-factor.ts'
import { renewRecoveryCodes } from '../../../src/api/auth/two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from '../../../src/api/auth/two-factor/start-two-factor.ts'
import { click, fill, inOrder, open } from '../acts.ts'
import type { Reply, State } from '../screen.ts'

const factors = (data: object): Reply => ({
  ...{ endpoint: getTwoFactor, status: 200 },
  json: { data: { since: null, passkeys: 0, recoveryCodesLeft: 0, required: false, ...data } },
})
const none = factors({})
const active = factors({ since: Date.parse('2026-03-04T10:15:00Z'), recoveryCodesLeft: 7 })

const started: Reply = {
  ...{ endpoint: startTwoFactor, status: 201 },
  json: {
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Toju:admin%40demo.toju.ng?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Toju',
    },
  },
}
const codes = Array.from({ length: 10 }, (_, at) => `k7mp${at}-x3qd${9 - at}`)
const given = { status: 200, json: { data: { recoveryCodes: codes } } }

const shown: NonNullable<State['act']> = (page) =>
  page.getByRole('list', { name: 'Recovery codes' }).waitFor()

/** The set-up of an authenticator app, step by step, and what is there afterwards. */
export const secondFactorStates = {
  'password again': {
    answers: [
      none,
      {
        ...{ endpoint: startTwoFactor, status: 403 },
        json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Enter your password again.' },
      },
    ],
    act: inOrder(click('Set up'), (page) => page.getByRole('dialog').waitFor()),
  },
  'set up': {
    answers: [none, started],
    act: inOrder(click('Set up'), (page) => page.getByLabel('Code', { exact: true }).waitFor()),
  },
  'wrong code': {
    answers: [
      none,
      started,
      {
        ...{ endpoint: confirmTwoFactor, status: 400 },
        json: { code: 'INVALID_CODE', message: 'That code is not right. Try the next one.' },
      },
    ],
    act: inOrder(click('Set up'), fill({ Code: '123456' }), (page) =>
      page.getByText('That code is not right.').first().waitFor(),
    ),
  },
  'recovery codes': {
    answers: [none, started, { endpoint: confirmTwoFactor, ...given }],
    act: inOrder(click('Set up'), fill({ Code: '123456' }), shown),
  },
  active: { answers: [active] },
  'turn off': { answers: [active], act: open('Turn off') },
  'new recovery codes': {
    answers: [active, { endpoint: renewRecoveryCodes, ...given }],
    act: inOrder(click('New recovery codes'), shown),
  },
} satisfies Record<string, State>

/** Staff whose team requires a second factor, before they have one. */
export const secondFactorNeeded = { answers: [factors({ required: true })] } satisfies State
