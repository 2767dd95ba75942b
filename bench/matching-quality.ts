// Prints precision and recall of possible matches on a labelled set of pairs, at each threshold:
// for the half on which the weights are tuned, and for the half that is held out. `node
// bench/matching-quality.ts tune` also searches for factors of the points of each reason that do
// better on the first half.
import { reviewThreshold } from '../src/domain/matching/matches.ts'
import { labelledPairs } from './fixtures/matching-pairs.ts'
import { f1, qualityOf, reasonsOf } from './lib/matching-quality.ts'

const pairs = labelledPairs()
const halves = {
  tuned: pairs.filter((_, place) => place % 2 === 0),
  held: pairs.filter((_, place) => place % 2 === 1),
}
const percent = (part: number) => `${(100 * part).toFixed(1).padStart(5)} %`

console.log(
  `${pairs.length} pairs, ${pairs.filter(({ isSame }) => isSame).length} of them the same asset`,
)
for (const [name, half] of Object.entries(halves)) {
  console.log(`\n${name}: ${half.length} pairs\nfrom   precision  recall   F1`)
  for (let threshold = 20; threshold <= 90; threshold += 10) {
    const quality = qualityOf(half, threshold)
    const cells = [quality.precision, quality.recall, f1(quality)].map(percent)
    console.log(`${String(threshold).padStart(4)}   ${cells.join('  ')}`)
  }
}
console.log(`\nshown from ${reviewThreshold} points on, by family`)
for (const [family, all] of Map.groupBy(pairs, (pair) => pair.family)) {
  const shown = qualityOf(all, reviewThreshold).offered
  console.log(
    `${all[0]?.isSame ? 'same ' : 'other'} ${String(shown).padStart(3)} of ${all.length}  ${family}`,
  )
}

if (process.argv.includes('tune')) {
  const features = new Map(pairs.map((pair) => [pair, reasonsOf(pair)] as const))
  const codes = [...new Set([...features.values()].flatMap((reasons) => [...reasons.keys()]))]
  const factors = new Map(codes.map((code) => [code, 1]))
  const score = (pair: (typeof pairs)[number]) =>
    [...(features.get(pair) ?? [])].reduce(
      (sum, [code, points]) => sum + points * (factors.get(code) ?? 1),
      0,
    )
  let best = f1(qualityOf(halves.tuned, reviewThreshold, score))
  for (let round = 0; round < 4; round++) {
    for (const code of codes) {
      const before = factors.get(code) ?? 1
      let bestFactor = before
      for (const factor of [0.5, 0.75, 1.25, 1.5, 2]) {
        factors.set(code, before * factor)
        const now = f1(qualityOf(halves.tuned, reviewThreshold, score))
        if (now > best + 1e-9) [best, bestFactor] = [now, before * factor]
      }
      factors.set(code, bestFactor)
    }
  }
  console.log('\nfactors that do better')
  for (const [code, factor] of factors) if (factor !== 1) console.log(`${code}: ${factor}`)
  for (const [name, half] of Object.entries(halves)) {
    const { precision, recall } = qualityOf(half, reviewThreshold, score)
    console.log(`${name}: precision ${percent(precision)}, recall ${percent(recall)}`)
  }
}
