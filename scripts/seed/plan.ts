import { type Calendar, createCalendar, hours, minutesOf } from './calendar.ts'
import { type Asset, make, makeAny, type Shape } from './catalogue.ts'
import { createRandom, type Random } from './random.ts'
import { type Ending, type Scenario, scenarios } from './scenarios.ts'
import { type SeedUser, seedUserNamed, seedUsers } from './users.ts'

export interface PlannedAsset {
  owner: SeedUser
  asset: Asset
  registeredAt: number
  hidden: boolean
  hasReceipt: boolean
  report: PlannedReport | null
}

export interface PlannedReport {
  scenario: Scenario
  madeAt: number
  lastSeenDate: string
  hasPicture: boolean
  /** When staff confirm or reject it, if they must. */
  decidedAt: number
  /** When it is recovered, handed over, closed or archived, if ever. */
  endedAt: number
}

export interface Plan {
  calendar: Calendar
  random: Random
  assets: PlannedAsset[]
  /** Identifiers for a visitor to look up. */
  tries: Record<'stolen' | 'lost' | 'clear', Asset>
}

/** The complete content of the database, identical for every run on one day. */
export function planDemo(now: number): Plan {
  const random = createRandom(20_260_304)
  const calendar = createCalendar(now)
  const markedAssets = new Map<string, Asset>()
  const assets: PlannedAsset[] = []

  const add = (owner: SeedUser, asset: Asset, more: Partial<PlannedAsset>, before = 1) => {
    const day = random.whole(before, owner.joined - 1)
    assets.push({
      owner,
      asset: asset,
      registeredAt: calendar.at(day, random.whole(hours(10), hours(20))),
      hidden: false,
      hasReceipt: random.chance(0.25),
      report: null,
      ...more,
    })
  }

  for (const scenario of scenarios) {
    const owner = seedUserNamed(scenario.by)
    if (owner.joined <= scenario.daysAgo + 1)
      throw new Error(`${scenario.by} reports before joining`)
    const asset = assetOf(scenario, owner, markedAssets, random)
    const report = reportOf(scenario, calendar, random)
    // A found asset is registered when reported; the user's own was registered before.
    const isFind = scenario.status === 'Found'
    const found = { registeredAt: report.madeAt - 8 * 60_000, hasReceipt: false }
    add(owner, asset, { report, ...(isFind && found) }, scenario.daysAgo + 1)
  }

  const ada = seedUserNamed('Ada')
  const corolla = make(random, ada, 'Toyota Corolla', 'Silver')
  add(ada, corolla, { hasReceipt: true })
  add(ada, make(random, ada, 'HP EliteBook 840 G5'), { hasReceipt: true })
  add(ada, make(random, ada, 'Infinix Note 30', 'Black'), { hidden: true })
  add(ada, make(random, ada, 'Apple MacBook Air M1', 'Silver'), { hasReceipt: true })

  const contested = renamed(marked(markedAssets, 'disputed laptop'), {
    name: 'Dell Latitude 7490 for my shop',
    description: 'Bought on Iweka Road from a man I know, with a handwritten receipt.',
  })
  add(seedUserNamed('Emeka'), contested, { hasReceipt: true }, 7)

  for (const owner of seedUsers) {
    if (owner.role !== 'user' || owner.status !== 'good' || owner === ada) continue
    for (let more = random.pick([0, 1, 1, 1, 2, 2, 3]); more > 0; more--) {
      const asset = makeAny(random, owner, random.pick(typicalShapes))
      add(owner, asset, { hidden: random.chance(0.12) })
    }
  }
  return {
    calendar,
    random,
    assets,
    tries: {
      stolen: marked(markedAssets, 'try: stolen'),
      lost: marked(markedAssets, 'try: lost'),
      clear: corolla,
    },
  }
}

/** The mix of ten typical registrations. */
const typicalShapes: readonly (readonly Shape[])[] = [
  ['phone'],
  ['phone'],
  ['phone'],
  ['phone'],
  ['laptop'],
  ['laptop'],
  ['tablet'],
  ['car'],
  ['car', 'suv'],
  ['motorcycle'],
]

function assetOf(
  scenario: Scenario,
  owner: SeedUser,
  assets: Map<string, Asset>,
  random: Random,
): Asset {
  const same = scenario.mark === undefined ? undefined : assets.get(scenario.mark)
  const asset = same ?? make(random, owner, scenario.what, scenario.colour)
  if (scenario.mark !== undefined) assets.set(scenario.mark, asset)
  return renamed(asset, {
    ...scenario.number,
    ...(scenario.misreads !== undefined && misread(marked(assets, scenario.misreads))),
    ...(scenario.name !== undefined && { name: scenario.name }),
    ...(scenario.status === 'Found' && { description: foundDescription }),
  })
}

/** The number of this asset with a letter O for its last 0, as a finder reads it in bad light. */
function misread({ form }: Asset): { uuid: string } {
  return { uuid: String(form['uuid']).replace(/0(?=[^0]*$)/, 'O') }
}

const foundDescription =
  'Not mine. I keep it safe, and will ask the owner for a mark that only they know.'

function renamed(asset: Asset, words: Asset['form']): Asset {
  return { ...asset, form: { ...asset.form, ...words } }
}

function marked(assets: ReadonlyMap<string, Asset>, mark: string): Asset {
  const asset = assets.get(mark)
  if (!asset) throw new Error(`no scenario is marked “${mark}”`)
  return asset
}

const daysUntilEnd: Partial<Record<Ending, number>> = {
  recovered: 6,
  'handed over': 4,
  'closed by us': 1,
  'put away': 30,
}

function reportOf(scenario: Scenario, calendar: Calendar, random: Random): PlannedReport {
  const { daysAgo, end } = scenario
  const seen = minutesOf(scenario.time)
  // A user who loses something in the evening reports it in the morning.
  const isLate = seen > hours(19)
  const made = isLate ? random.whole(hours(7), hours(9)) : seen + random.whole(35, 110)
  return {
    scenario,
    madeAt: calendar.at(daysAgo, made),
    lastSeenDate: calendar.day(isLate ? daysAgo + 1 : daysAgo),
    hasPicture: random.chance(0.6),
    decidedAt: calendar.at(daysAgo - 1, random.whole(hours(9), hours(16))),
    endedAt: calendar.at(daysAgo - (daysUntilEnd[end] ?? 0), random.whole(hours(17), hours(20))),
  }
}
