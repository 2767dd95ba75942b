// Measures how evenly identifiers, owners and their rows are distributed over shards, by a hash of
// the key and by key ranges. The keys are realistic: few phone models, plates by state, few vehicle
// makers, and merchants who own thousands. Also counts the rows that move when the shards are
// doubled.
import { createHash } from 'node:crypto'

const phones = Number(process.env['PHONES'] ?? 400_000)
const shardCounts = [16, 64, 256]

/** The same numbers in every run. */
let seed = 20_261_121
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const letters = (count: number, from = 'ABCDEFGHJKLMNPRSTUVWXYZ') =>
  Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join('')

/** The nth item is drawn 1/n as often as the first, so a few items get most draws. */
function zipf<T>(from: readonly T[]): T {
  const total = from.reduce((sum, _, n) => sum + 1 / (n + 1), 0)
  let at = random() * total
  for (const [n, each] of from.entries()) {
    at -= 1 / (n + 1)
    if (at <= 0) return each
  }
  return from[0] as T
}

/** 120 phone models. All models sold here begin with 35 or 86. */
const tacs = Array.from({ length: 120 }, () => (random() < 0.75 ? '35' : '86') + digits(6))
/** Area letters of plates. The first are drawn most often: Lagos and Abuja have most cars. */
const areas = [
  'KJA',
  'APP',
  'EKY',
  'LSR',
  'ABC',
  'BWR',
  'KWL',
  'RSH',
  'PHC',
  'AAA',
  'BDJ',
  'KAN',
  'ENU',
  'BEN',
  'ABK',
  'JOS',
  'ILR',
  'OWR',
  'UYO',
  'KAD',
]
const wmis = ['JTD', 'JT1', '2T1', '4T1', 'JHM', '1HG', 'KMH', 'KNA', 'WDB', 'VF3', '5NP', 'SAL']
const years = 'AB123456789'

const makeKey: Record<string, (n: number) => string> = {
  imei: () => zipf(tacs) + digits(6),
  plate: () => `${zipf(areas)}${digits(3)}${letters(2)}`,
  vin: () =>
    `${zipf(wmis)}${letters(5)}${digits(1)}${years[Math.floor(random() * years.length)]}${letters(1)}${digits(6)}`,
  serial: () => zipf(['C02', 'F2L', 'PF0', 'R58', '5CD']) + letters(6) + digits(3),
}
const shares: Record<string, number> = { imei: 0.7, plate: 0.12, vin: 0.08, serial: 0.1 }

const keys = Object.entries(shares).flatMap(([namespace, share]) =>
  Array.from({ length: Math.round(phones * share) }, (_, n) => ({
    namespace,
    key: makeKey[namespace]?.(n) ?? '',
  })),
)

const owners = Array.from({ length: Math.round(phones / 4) }, () => crypto.randomUUID())
/** 15 % of the assets belong to 20 merchants, the others to users with a few assets each. */
const ownerOf = () =>
  random() < 0.15 ? zipf(owners.slice(0, 20)) : (owners[Math.floor(random() * owners.length)] ?? '')

const hashOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
/** The high bits select the shard, so doubling splits each shard in two and moves nothing else. */
const byHash = (text: string, shards: number) => Math.floor((hashOf(text) / 2 ** 32) * shards)
/** Equal parts of the possible first letters and digits. */
const byRange = (text: string, shards: number) => {
  const order = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const at = [...text.slice(0, 4)].reduce(
    (sum, each) => sum * 36 + Math.max(0, order.indexOf(each)),
    0,
  )
  return Math.min(shards - 1, Math.floor((at / 36 ** 4) * shards))
}

interface Placing {
  what: string
  rows: readonly string[]
  place: (row: string, shards: number) => number
}

const named = keys.map(({ namespace, key }) => `${namespace}:${key}`)
const owned = keys.map(() => ownerOf())
const placings: Placing[] = [
  { what: 'identifiers by hash of namespace and key', rows: named, place: byHash },
  { what: 'identifiers by range of the key', rows: keys.map(({ key }) => key), place: byRange },
  { what: 'assets and reports by hash of the owner', rows: owned, place: byHash },
]

console.log(
  `${keys.length.toLocaleString('en')} keys, ${new Set(named).size.toLocaleString('en')} different, ${new Set(owned).size.toLocaleString('en')} owners, the largest with ${largest(owned).toLocaleString('en')} assets\n`,
)
console.log(
  `max : mean rows on a shard${shardCounts.map((count) => `${count}`.padStart(12)).join('')}`,
)
for (const { what, rows, place } of placings) {
  const ratios = shardCounts.map((shards) => {
    const counts = new Float64Array(shards)
    for (const row of rows) counts[place(row, shards)] = (counts[place(row, shards)] ?? 0) + 1
    return Math.max(...counts) / (rows.length / shards)
  })
  console.log(`${what.padEnd(40)}${ratios.map((ratio) => ratio.toFixed(2).padStart(12)).join('')}`)
}

console.log(
  '\nrows that move to another machine when 64 shards become 128, on 8 machines that become 16',
)
const moves: [string, (row: string) => boolean][] = [
  // Shard s is on machine s / 8. A new machine takes half of the shards of one old machine.
  [
    'hash, high bits',
    (row) => Math.floor(byHash(row, 64) / 8) * 2 !== Math.floor(byHash(row, 128) / 8),
  ],
  ['hash modulo the count', (row) => hashOf(row) % 8 !== hashOf(row) % 16],
  ['hash modulo a count that grows by one', (row) => hashOf(row) % 8 !== hashOf(row) % 9],
]
for (const [what, doesMove] of moves) {
  const share = named.filter(doesMove).length / named.length
  console.log(`${what.padEnd(40)}${`${(share * 100).toFixed(1)} %`.padStart(12)}`)
}

function largest(rows: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  return Math.max(...counts.values())
}
