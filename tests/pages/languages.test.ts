import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/domain/languages.ts'
import { languageNames } from '../../src/locales/languages.ts'
import { pageWordsOf } from '../../src/locales/page-words.ts'
import { site } from '../../src/site.ts'
import { fileAt, pageAt, type ReadPage } from './support/built-site.ts'

const others = languages.filter((language) => language !== 'en')
const paths = ['/', '/faqs', '/report-a-find', '/offline', '/404', '/429', '/c']
/** Pages that a link with a token opens, so they have no language switcher. */
const tokenPages = ['/still-missing', '/still-yours']
const linked = ['/', '/faqs', '/report-a-find']

function addressOf(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}

function alternatesOf({ tags }: ReadPage): Record<string, string> {
  return Object.fromEntries(
    tags
      .filter(({ name, attributes }) => name === 'link' && attributes['hreflang'])
      .map(({ attributes: { hreflang = '', href = '' } }) => [hreflang, href]),
  )
}

const textOf = ({ html }: ReadPage) =>
  (html.split('<body')[1] ?? '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')

describe.each(others)('the pages in %s', (language) => {
  it.each(paths)('%s declares its language, and names each language in that language', (path) => {
    const page = pageAt(addressOf(language, path))
    const html = page.tags.find(({ name }) => name === 'html')?.attributes
    expect(html?.['lang']).toBe(language)
    // What a form says whose script does not arrive.
    expect(html?.['data-unreachable']).toBe(pageWordsOf(language).failureWords.connection)
    const choices = page.tags.filter(({ attributes }) => attributes['data-language'])
    for (const each of languages) {
      const choice = choices.find(({ attributes }) => attributes['data-language'] === each)
      expect(choice?.attributes['lang']).toBe(each === 'en' ? 'en-NG' : each)
      expect(textOf(page)).toContain(languageNames[each])
      // Without scripts, the switcher links to the same page.
      if (linked.includes(path)) expect(choice?.attributes['href']).toBe(addressOf(each, path))
    }
  })

  it.each(linked)(
    '%s and its translations link to each other, with English as the default',
    (path) => {
      const expected = Object.fromEntries([
        ...languages.map((each) => [each, addressOf(each, path)]),
        ['x-default', path],
      ])
      for (const each of languages) {
        const alternates = alternatesOf(pageAt(addressOf(each, path)))
        const named = Object.entries(alternates).map(([lang, href]) => [
          lang,
          href.replace(site.origin, '').replace(/^$/, '/'),
        ])
        expect(Object.fromEntries(named)).toEqual(expected)
      }
    },
  )

  it.each([...paths, ...tokenPages])(
    '%s says in both languages that the translation is new',
    (path) => {
      const text = textOf(pageAt(addressOf(language, path)))
      for (const each of [language, 'en'] as const) {
        const [notice = ''] = pageWordsOf(each).siteWords.newTranslation.split('{email}')
        expect(text).toContain(notice.trim())
      }
    },
  )

  it('have no sentence of the English pages but the notice', () => {
    const notice = pageWordsOf('en').siteWords.newTranslation.split('{email}')[0] ?? ''
    for (const path of [...paths, ...tokenPages]) {
      const text = textOf(pageAt(addressOf(language, path))).replace(notice, '')
      const english = JSON.stringify(pageWordsOf('en')).match(/"[^"]{24,}"/g) ?? []
      const found = english.map((each) => each.slice(1, -1)).filter((each) => text.includes(each))
      expect(found, path).toEqual([])
    }
  })
})

it('each translated question is one of the English, and warns like it that no IMEI finds a phone', () => {
  const answersIn = (folder: string) =>
    new Map(
      globSync(`src/content/faqs/${folder}*.md`).map((file) => [
        basename(file),
        readFileSync(file, 'utf8'),
      ]),
    )
  const english = answersIn('')
  const warned = 'what-is-toju.md'
  expect(english.get(warned)).toContain('no website can track a phone by its IMEI')
  for (const language of others) {
    const answers = answersIn(`${language}/`)
    expect([...english.keys()]).toEqual(expect.arrayContaining([...answers.keys()]))
    expect(answers.get(warned), language).toContain('IMEI')
  }
})

it('the sitemap lists each translated page with its languages', () => {
  const entries = fileAt('sitemap.xml').split('\n')
  for (const language of languages) {
    for (const path of ['/', '/faqs']) {
      const address = `${site.origin}${addressOf(language, path)}`
      const entry = entries.find((line) => line.includes(`<loc>${address}</loc>`)) ?? ''
      expect(entry.match(/hreflang="[^"]+"/g)).toHaveLength(languages.length + 1)
    }
  }
})
