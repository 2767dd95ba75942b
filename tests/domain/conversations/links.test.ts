import { expect, test } from 'vitest'
import { findLink } from '../../../src/server/services/conversations/conversation.ts'

test.each([
  'https://evil.example/login',
  'hxxps://evil.example',
  'www.evil.example',
  'evil.ru',
  'EVIL.RU',
  'toju.support',
  'go to toju-help.com.ng now',
  'bit.ly/3xYz',
  'wa.me/2348031234567',
  'evil．com/x',
  'evil。com',
  'evil｡com',
  'evil․com',
  'evil\u200b.\u2060com',
  'ev\u00adil.com',
  'ｅｖｉｌ.ｃｏｍ',
  'evil.соm',
  'еvіl.com',
  'evil.cοm',
  'пример.рф',
  'evil dot com',
  'evil DOT com',
  'evil (dot) ru',
  'evil[.]com',
  'evil [dot] com',
  'evil . com',
  'evil .com',
  'xn--80ak6aa92e.com',
  'http://xn--p1ai/',
  'example.xn--p1ai',
  '192.168.10.1',
  'http://203.0.113.7:8080/x',
  '203.0.113.7/login',
  'see(evil.com)',
  'toju.ng.evil.app',
  'my-shop.github.io',
  'x@evil.com/path',
])('%s is a link', (text) => {
  expect(findLink(`Please open ${text} today`)).not.toBeNull()
  expect(findLink(text)).not.toBeNull()
})

test.each([
  'e.g.this',
  'i.e.the',
  'N5.000',
  'N1.500.000',
  '3.5mm jack',
  'Mr.Ade and Mrs.Obi',
  'Dr.Okafor',
  'No.12, Allen Avenue',
  'St.Mary’s church',
  'at 2.30pm',
  '10.30',
  'a.m. or p.m.',
  'wait...what',
  'Samsung A5.2017',
  'It was on the seat.Then I took it',
  'the dot is red, dot me',
  'a dot comes',
  'Plot 5.Block B',
  'version 1.2.3',
  'write to finder@example.com',
  '1999.12.31',
  'Near the bus stop.I will wait',
])('%s is ordinary prose', (text) => {
  expect(findLink(text)).toBeNull()
})

test('a disguised link is named in its plain form', () => {
  expect(findLink('Go to Evil．Com/x')).toBe('evil.com')
  expect(findLink('evil dot com')).toBe('evil.com')
})
