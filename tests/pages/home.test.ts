import { expect, it } from 'vitest'
import { verdictMessage } from '../../src/locales/en/lookup.ts'
import { pageAt } from './support/built-site.ts'

const figure = pageAt('/').html.split('<figure')[1]?.split('</figure>')[0] ?? ''
const text = figure.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('the example answer equals what the lookup says of a stolen phone, word for word', () => {
  const reportedAt = Date.UTC(2026, 2, 4, 9)
  const { message, advice } = verdictMessage({
    verdict: 'stolen',
    underReview: false,
    reportedAt,
    state: 'Lagos',
  })
  for (const words of ['Stolen', message, advice[0], advice[1], '490154 •• •••••• •']) {
    expect(text).toContain(words)
  }
  expect(text).not.toMatch(/ask the seller/i)
})

it('the way to check a list of numbers is next to the search box, and says who can use it', () => {
  for (const path of ['/', '/pcm']) {
    const hero = pageAt(path).html.split('<main')[1]?.split('</section>')[0] ?? ''
    expect(hero).toMatch(/<a href="\/dashboard\/verify"/)
  }
  expect(pageAt('/').html).toContain('with a free account: 10 at once')
})

it('a wide header has no second search box on the home page, and one on others', () => {
  expect(pageAt('/').html).toMatch(/<div class="lg:hidden">\s*<(?:style|script|astro-island)/)
  expect(pageAt('/faqs').html).not.toMatch(
    /<div class="lg:hidden">\s*<(?:style|script|astro-island)/,
  )
})

it('no search box cuts a text that is pasted, because half of a number is another number', () => {
  for (const path of ['/', '/faqs', '/blog/how-to-find-your-imei']) {
    const boxes = pageAt(path).html.match(/<input[^>]*name="uid"[^>]*>/g) ?? []
    expect(boxes.length).toBeGreaterThan(0)
    for (const box of boxes) expect(box).not.toMatch(/maxlength/i)
  }
})
