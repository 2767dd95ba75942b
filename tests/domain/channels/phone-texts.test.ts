import { expect, test } from 'vitest'
import { smsSegments } from '../../../src/domain/channels/alphabets.ts'
import { languages } from '../../../src/domain/languages.ts'
import { confirmationPath } from '../../../src/domain/notifications/notification-view.ts'
import { notificationsPath } from '../../../src/domain/notifications/push.ts'
import { mobileNumber } from '../../../src/domain/users/phone-numbers.ts'
import { channelWords } from '../../../src/locales/channels.ts'
import { codeText, noticeText } from '../../../src/locales/phone-texts.ts'

const ascii = /^[\n\x20-\x5f\x61-\x7e]*$/
const token = `${'0'.repeat(36)}.${'A'.repeat(22)}`

test.each(languages)(
  'each text in %s fits into one SMS of characters that every phone shows',
  (language) => {
    for (const origin of ['https://toju.ng', 'https://registry.example.gov.ng']) {
      const paths = [notificationsPath, confirmationPath('still-missing', token, language)]
      for (const path of paths) {
        const text = noticeText('sms', language, origin + path)
        expect(text).toContain(origin + path)
        expect(text).toMatch(ascii)
        expect([text, smsSegments(text)]).toEqual([text, 1])
      }
    }
    const notice = noticeText('sms', language, `https://toju.ng${notificationsPath}`)
    expect(notice).toMatch(/STOP\W*$|STOP ransẹ|STOP ranse/)
    const code = codeText('sms', language, '012345')
    expect(code).toMatch(/^012345 .*STOP/s)
    expect([code.match(ascii) !== null, smsSegments(code)]).toEqual([true, 1])
    const { stopped, started } = channelWords[language]
    expect(stopped).toContain('START')
    expect(started).not.toBe(stopped)
  },
)

test('texts are sent to Nigerian mobile numbers only', () => {
  for (const typed of ['08031234567', '+234 803 123 4567', '234-803-123-4567', '8031234567']) {
    expect(mobileNumber(typed)).toBe('2348031234567')
  }
  const others = ['0123456789', '02012345678', '+2348031234', '+447700900123', '+2340803123456', '']
  for (const typed of [...others, '08031234567;08031234568', '0700TOJU000', '23480312345678']) {
    expect([typed, mobileNumber(typed)]).toEqual([typed, null])
  }
})
