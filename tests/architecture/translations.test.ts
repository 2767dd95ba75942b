import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/domain/languages.ts'
import { notificationKinds } from '../../src/domain/notifications/notifications.ts'
import { monthNames } from '../../src/locales/dates-in.ts'
import { translatedFiles } from '../../src/locales/reviewers.ts'
import { wordsOf } from '../../src/locales/words-of.ts'
import { translationFaults } from './translation-faults.ts'

const others = languages.filter((language) => language !== 'en')

const files: Record<string, Record<string, unknown>> = {
  ...import.meta.glob<Record<string, unknown>>('../../src/locales/en/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../src/locales/{pcm,ha,yo,ig}/**/*.json', {
    eager: true,
    import: 'default',
  }),
}

function filesOf(language: Language) {
  const folder = `../../src/locales/${language}/`
  return Object.entries(files).filter(([path]) => path.startsWith(folder))
}

/** The English texts by name. Names are unique across topics. */
const english = new Map(filesOf('en').flatMap(([, module]) => Object.entries(module)))

/**
 * English composes these in functions, whose results are compared below and in
 * tests/domain/lookup/verdict-languages.test.ts. Here the other languages are compared with Pidgin.
 */
const composed = new Map(
  filesOf('pcm').flatMap(([, module]) =>
    Object.entries(module).filter(([name]) => ['verdictTexts', 'notificationTexts'].includes(name)),
  ),
)

/** Accepted: only English names the digit that was probably meant. */
const isKnown = (fault: string) => /'?imei-letter'? has the placeholders \{letter\} and/.test(fault)

function faultsOf(language: Language): string[] {
  return filesOf(language).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, texts]) =>
      translationFaults(
        language,
        english.get(name) ?? composed.get(name) ?? {},
        texts,
        `${path} ${name}`,
      ),
    ),
  )
}

test.each(others)('%s has the texts, placeholders and plural forms of English', (language) => {
  expect(filesOf(language).length).toBeGreaterThan(5)
  expect(faultsOf(language).filter((fault) => !isKnown(fault))).toEqual([])
})

test.each(others)('in %s a notification contains the facts of the English one', (language) => {
  const facts = { item: 'Tecno', state: 'Kano', card: 'Visa 4081' }
  for (const kind of Object.keys(notificationKinds)) {
    const notification = { kind, subject_id: 'a', data: JSON.stringify(facts) }
    const [inLanguage, inEnglish] = [language, 'en' as const].map((each) => {
      const { title, text } = wordsOf(each).notifications.notificationMessageText(notification)
      return `${title} ${text}`
    })
    expect(inLanguage).not.toMatch(/[{}]|undefined/)
    expect(inLanguage, kind).not.toBe(inEnglish)
    for (const fact of Object.values(facts)) {
      expect(inLanguage?.includes(fact), `${kind}: ${fact}`).toBe(inEnglish?.includes(fact))
    }
  }
})

test('every language has the same topics, with the same texts', () => {
  const topics = others.map((language) =>
    filesOf(language).map(([path, texts]) => [
      path.replace(/^.*\/locales\/\w+\//, ''),
      ...Object.keys(texts).sort(),
    ]),
  )
  for (const each of topics) expect(each).toEqual(topics[0])
})

test('a missing or further text, another placeholder and another plural form are found', () => {
  const sample = {
    saved: 'Saved',
    wait: ({ seconds }: { seconds: number }) => `Wait ${seconds} seconds`,
    found: { one: '{count} item', other: '{count} items' },
  }
  const pidgin = {
    saved: 'E don save',
    wait: 'Wait {seconds} seconds',
    found: { one: '1 item', other: '{count} items' },
  }
  const yoruba = { ...pidgin, found: { other: 'Ohun {count}' } }
  expect(translationFaults('pcm', sample, pidgin, 'x')).toEqual([])
  expect(translationFaults('yo', sample, yoruba, 'x')).toEqual([])
  const faults = [
    translationFaults('pcm', sample, { ...pidgin, saved: undefined }, 'x'),
    translationFaults('pcm', sample, { wait: pidgin.wait, found: pidgin.found }, 'x'),
    translationFaults('pcm', sample, { ...pidgin, gone: 'E don go' }, 'x'),
    translationFaults('pcm', sample, { ...pidgin, wait: 'Wait {minutes}' }, 'x'),
    translationFaults('pcm', sample, { ...pidgin, found: { other: '{count}' } }, 'x'),
    translationFaults('yo', sample, pidgin, 'x'),
  ]
  expect(faults).toEqual([
    ['x.saved is no text'],
    ['x.saved is missing'],
    ['x.gone is not in English'],
    ['x.wait has the placeholders {minutes} and English {seconds}'],
    ['x.found lacks one'],
    ['x.found has one, which the language lacks'],
  ])
})

test('reviewers can be named for each file, and no two verdicts have the same word', () => {
  const names = filesOf('pcm').map(([path]) => path.replace(/^.*\/pcm\/|\.json$/g, ''))
  expect(translatedFiles.toSorted()).toEqual(names.toSorted())
  for (const language of others) {
    const search = files[`../../src/locales/${language}/search.json`]
    const words = search?.['verdictWords'] as Record<string, string>
    const verdicts = [
      'stolen',
      'lost',
      'underReview',
      'found',
      'notInTheRegistry',
      'nothingReported',
    ]
    expect(new Set(verdicts.map((name) => words[name])).size).toBe(verdicts.length)
  }
})

test.each(languages)(
  'the months of %s in the dashboard are those of pages and mails',
  (language) => {
    const months = filesOf(language).flatMap(([, module]) => {
      const { months = [] } = (module['calendarWords'] ?? {}) as { months?: string[] }
      return months
    })
    expect(months).toEqual(monthNames(language))
  },
)

/** Words that would call an item safe. */
const safe: Record<string, RegExp> = {
  pcm: /\b(?:safe|clean|okay|fine|no wahala)\b/i,
  ha: /\b(?:lafiya|aminci|tsaro)\b/i,
  yo: /léwu|dáadáa|ààbò/i,
  ig: /dị mma|nchekwa/i,
}

test.each(others)('in %s “not in the registry” never reads as “safe”', (language) => {
  const { lookup } = wordsOf(language)
  const { message, advice } = lookup.verdictMessage({ verdict: 'unknown', underReview: false })
  expect(message).not.toMatch(safe[language] ?? /^/)
  // The first advice denies it explicitly. docs/translating.md lists it for speakers to review.
  const table = readFileSync('docs/translating.md', 'utf8')
  expect(table).toContain(advice[0])
})

test('docs/translating.md has every verdict, so that a speaker can compare it with English', () => {
  const table = readFileSync('docs/translating.md', 'utf8')
  const missing = others.flatMap((language) => {
    const module = files[`../../src/locales/${language}/lookup.json`]
    const texts = module?.['verdictTexts'] as Record<string, { message?: string }>
    return Object.values(texts)
      .flatMap(({ message }) => message ?? [])
      .filter((message) => !table.includes(message))
  })
  expect(missing).toEqual([])
})

/** The character ranges of the fonts, from `src/ui/fonts/families.ts`. */
const drawn = [
  ...readFileSync('src/ui/fonts/families.ts', 'utf8').matchAll(
    /'((?:[0-9A-F]{2,4}(?:-[0-9A-F]+)? ?)+)'/g,
  ),
].flatMap(([, ranges = '']) =>
  ranges.split(' ').map((range) => range.split('-').map((end) => Number.parseInt(end, 16))),
)

test.each(others)('the font has every character of %s', (language) => {
  expect(drawn.length).toBeGreaterThan(20)
  const texts = JSON.stringify(filesOf(language).map(([, module]) => module))
  const foreign = [...new Set(texts)].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return !drawn.some(([from = 0, to = from]) => code >= from && code <= to)
  })
  expect(foreign).toEqual([])
  expect(texts).toBe(texts.normalize('NFC'))
})
