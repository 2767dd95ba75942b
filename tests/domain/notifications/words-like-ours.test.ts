import { expect, it } from 'vitest'
import { soundsLikeService } from '../../../src/domain/notifications/words-like-ours.ts'

it.each([
  'Toju Support Team',
  'TojuSupport',
  'T O J U  Nigeria',
  'Тоju',
  'T0ju',
  'Tójú NG',
  'Security Desk',
  'Ṣupport',
  'URGENT your account is locked call 0803',
  'Pay N5000 to 0123456789 GTB',
  '₦200 only',
  '0803 123 4567',
  '０８０３１２３４５６７',
  'S u p p o r t',
  'Toju Fraud Unit',
  'TojuHeadquarters',
  'Toju Amajuoritse',
  'Oritsetoju Ade',
  'Zero Eight Zero Three One Two Three',
  '🆃🅾🅹🆄 Nigeria',
  '🅣🅞🅙🅤',
  'ᴛᴏᴊᴜ ꜱᴇᴄᴜʀɪᴛʏ',
])('leaves out of a stranger’s mail: %s', (text) => {
  expect(soundsLikeService(text)).toBe(true)
})

it.each([
  'Nine Okoro',
  'Adé Òkìnbàlóyè',
  'Nneka Obi-Payne',
  'Chukwuemeka',
  'Toyota Corolla 2015',
  'Samsung Galaxy S21 Ultra 256GB',
  'HP 250 G8',
  'Mercedes-Benz C300',
  'iPhone 12',
  '',
])('keeps an ordinary name: %s', (text) => {
  expect(soundsLikeService(text)).toBe(false)
})
