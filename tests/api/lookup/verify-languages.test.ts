import { expect } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { languages } from '../../../src/domain/languages.ts'
import { wordsOf } from '../../../src/locales/words-of.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

it('a lookup has the same verdict in every language and adds the English message', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const [clear, lost] = [freshImei(), freshImei()]
  await registerPhone(app, owner, clear)
  const { id } = await registerPhone(app, owner, lost)
  await report(owner, id, 'Lost')
  const identifiers = [clear, lost, '356938035643809', '49015420323751', 'n/a', 'abcdef', '1234567']
  for (const identifier of identifiers) {
    const english = (await app.visit().call(verify, { identifier })).data
    expect(english).not.toHaveProperty('messageInEnglish')
    expect((await app.visit().call(verify, { identifier, language: 'en' })).data).toEqual(english)
    const { message, advice, ...facts } = english
    for (const language of languages.filter((each) => each !== 'en')) {
      const { data } = await app.visit().call(verify, { identifier, language })
      expect(data).toMatchObject({ ...facts, messageInEnglish: message })
      expect(data.message).not.toBe(message)
      expect(data.message).not.toMatch(/[{}]|undefined/)
      expect(data.advice).toHaveLength(advice.length)
      expect(data.advice).not.toEqual(advice)
    }
  }
  const { data } = await app.visit().call(verify, { identifier: lost, language: 'ha' })
  expect(data.message).toContain(wordsOf('ha').dates.longDate(data.reportedAt ?? 0))
})

it('a lookup in an unsupported language is refused', async () => {
  const app = await startTestApp()
  const input = { identifier: '356938035643809', language: 'fr' } as never
  expect(await refusalOf(app.visit().call(verify, input))).toMatchObject({
    status: 400,
    body: { fields: { language: expect.stringContaining('pcm') } },
  })
})
