// Compares the merchant search of this project with SQLite's FTS5, by words and by trigrams, and
// with one plain inverted index, on the same shops in one run. PostgreSQL's `tsvector` matches
// words and their prefixes as FTS5 does. The results of `pg_trgm` are computed by its formula.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { questionWords } from '../src/domain/merchants/merchant-search.ts'
import { searchMerchants } from '../src/server/queries/merchants/merchant-search.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { createMerchants, products } from './fixtures/many-merchants.ts'

const count = Number(process.env['MERCHANTS'] ?? 20_000)
const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))

/** What is typed, and the word that a matching shop must have; null if no shop may match. */
type Question = { typed: string; wanted: string | null }
const words = [...new Set(products.flatMap((text) => text.toLowerCase().split(' ')))].filter(
  (word) => word.length >= 5,
)
const changedWords = (change: (word: string, at: number) => string): Question[] =>
  words.flatMap((wanted) => [2, 3].map((at) => ({ typed: change(wanted, at), wanted })))
const kinds: Record<string, Question[]> = {
  'as written': words.map((wanted) => ({ typed: wanted, wanted })),
  'singular for plural': words
    .filter((word) => word.endsWith('s'))
    .map((wanted) => ({
      typed: wanted.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|s$/, ''),
      wanted,
    })),
  'its beginning': words.map((wanted) => ({ typed: wanted.slice(0, 4), wanted })),
  'another word for it': [
    { typed: 'refrigerator', wanted: 'fridges' },
    { typed: 'telly', wanted: 'televisions' },
    { typed: 'iphone', wanted: 'phones' },
    { typed: 'macbook', wanted: 'laptops' },
    { typed: 'earphones', wanted: 'headphones' },
  ],
  'what nobody sells': ['piano', 'textbook', 'chicken', 'wedding', 'mattress', 'sandals'].map(
    (typed) => ({ typed, wanted: null }),
  ),
  'two letters swapped': changedWords(
    (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter(({ typed, wanted }) => typed !== wanted),
  'a letter left out': changedWords((word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a wrong letter': changedWords((word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`),
  'a letter too many': changedWords((word, at) => `${word.slice(0, at)}q${word.slice(at)}`),
}

try {
  await createMerchants(folder, count)
  const file = join(folder, 'toju.sqlite')
  const database = await openDatabase({ databaseUrl: null, dataDir: folder })
  const raw = new DatabaseSync(file)
  const textOf = new Map(
    raw
      .prepare('select id, name, products from merchants')
      .all()
      .map(({ id, name, products }) => [String(id), `${name} ${products}`.toLowerCase()]),
  )
  const build = (sql: string) => {
    const [before, begun] = [statSync(file).size, performance.now()]
    raw.exec(`${sql}; pragma wal_checkpoint(truncate)`)
    const [bytes, ms] = [statSync(file).size - before, performance.now() - begun]
    console.log(
      `${sql.split('\n')[0]?.trim()}: ${(bytes / 2 ** 20).toFixed(1)} MB, ${(ms / 1000).toFixed(1)} s`,
    )
  }
  const fill = (
    name: string,
    tokenizer: string,
  ) => `create virtual table ${name} using fts5(id unindexed, name, products, tokenize = "${tokenizer}", prefix = '3 4');
    insert into ${name} select id, name, products from merchants`
  build(fill('by_word', 'porter unicode61 remove_diacritics 2'))
  build(fill('by_trigram', 'trigram').replace(", prefix = '3 4'", ''))
  const own = raw
    .prepare(
      `select name, sum(pgsize) as bytes from dbstat where name like '%merchant_search_%' group by name`,
    )
    .all()
  for (const { name, bytes } of own) {
    console.log(`${name}: ${(Number(bytes) / 2 ** 20).toFixed(1)} MB`)
  }
  const match = (name: string) =>
    raw.prepare(
      `select id from ${name} where ${name} match ? order by bm25(${name}, 0, 3, 4) limit 400`,
    )
  const [byWord, byTrigram] = [match('by_word'), match('by_trigram')]
  const plain = raw.prepare(
    `select merchant_id as id, weight from merchant_search_terms where word >= ?1 and word < ?1 || '~'
      order by weight desc, listed_at desc limit 400`,
  )
  const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => String(id))
  const trigramsOf = (word: string) =>
    Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => `"${word.slice(at, at + 3)}"`)
  const searches: Record<string, (typed: string) => string[] | Promise<string[]>> = {
    ours: async (typed) =>
      (await searchMerchants(database.read, typed, undefined)).map(({ id }) => id),
    'FTS5, words': (typed) => ids(byWord.all(`"${typed}"*`)),
    'FTS5, trigrams': (typed) => ids(byTrigram.all(trigramsOf(typed).join(' OR '))),
    'plain index': (typed) =>
      questionWords(typed).flatMap(({ word, means }) =>
        [word, ...means].flatMap((each) => ids(plain.all(each))),
      ),
  }
  const names = Object.keys(searches)
  console.log(`\n${count} shops; share of searches whose first result is right`)
  console.log(`${' '.repeat(22)}${names.map((name) => name.padStart(16)).join('')}  pg_trgm ≥ 0.3`)
  const durations = names.map((): number[] => [])
  for (const [kind, questions] of Object.entries(kinds)) {
    const right = names.map(() => 0)
    for (const { typed, wanted } of questions) {
      for (const [index, name] of names.entries()) {
        const begun = performance.now()
        const [first] = (await searches[name]?.(typed)) ?? []
        durations[index]?.push(performance.now() - begun)
        const isRight = wanted === null ? !first : textOf.get(first ?? '')?.includes(wanted)
        if (isRight) right[index] = (right[index] ?? 0) + 1
      }
    }
    const share = (n: number) => `${Math.round((100 * n) / questions.length)} %`
    const found = questions.filter(({ typed, wanted }) => isRightByTrigrams(typed, wanted)).length
    console.log(
      `${kind.padEnd(22)}${right.map((n) => share(n).padStart(16)).join('')}  ${share(found)}`,
    )
  }
  const at = (values: number[], share: number) =>
    (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(2)
  for (const share of [0.5, 0.99]) {
    const line = durations.map((values) => at(values, share).padStart(16)).join('')
    console.log(`${`ms, p${share * 100}`.padEnd(22)}${line}`)
  }
  raw.close()
  await database.close()
} finally {
  rmSync(folder, { recursive: true })
}

/** Whether pg_trgm is right: it finds a word that shares 0.3 of the trigrams, or none for null. */
function isRightByTrigrams(typed: string, wanted: string | null): boolean {
  if (wanted === null) return words.every((word) => !isRightByTrigrams(typed, word))
  const [ours, theirs] = [typed, wanted].map((word) => {
    const padded = `  ${word} `
    return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
  }) as [Set<string>, Set<string>]
  const shared = [...ours].filter((each) => theirs.has(each)).length
  return shared / (ours.size + theirs.size - shared) >= 0.3
}
