import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { hasMaker } from '../identifiers/serial-namespaces.ts'
import {
  byGravity,
  type Finding,
  findingOf,
  gravityOf,
  type Namesake,
  type RegistryHit,
  statusOf,
} from './verdict.ts'

/** Enough for a message; more makers with one serial number are hardly an accident. */
const maxNamesakes = 3

/**
 * The finding of a lookup that names no maker. Several makers may use one serial number, so these are
 * several things: the gravest finding is the answer, and `others` has the next. Hits without maker
 * may be about each of the things. Hidden things are not among them.
 */
export function findingAtMakers(
  hits: readonly RegistryHit[],
  now: number,
): ReturnType<typeof findingOf> {
  const answer = findingOf(hits, now)
  if (hits.length < 2) return answer
  // A text may have several numbers: namesakes have the one that the answer is about. Whether there
  // are several things must not tell of a hidden one.
  const namesakes = hits.filter(
    (hit) => hit.carried.key === answer.carried?.key && statusOf(hit) !== 'unknown',
  )
  const makers = gravestMakers(namesakes)
  if (makers.length < 2) return answer
  const things = makers
    .map((maker) => {
      const isIts = ({ carried: { namespace } }: RegistryHit) =>
        namespace === maker || !hasMaker(namespace)
      return findingOf(namesakes.filter(isIts), now)
    })
    .toSorted((a, b) => gravityOf(a.finding) - gravityOf(b.finding))
  const [gravest, ...rest] = things
  if (!gravest) return answer
  const others = rest
    // A hit without maker is the gravest of several things, but one report.
    .filter(({ carried }) => carried !== gravest.carried)
    .flatMap(({ finding }) => toNamesake(finding))
    .slice(0, maxNamesakes)
  return others.length === 0 ? gravest : { ...gravest, finding: { ...gravest.finding, others } }
}

/** The makers of the gravest hits, as many as can be told: anybody may make up any number of makers. */
function gravestMakers(hits: readonly RegistryHit[]): IdentifierNamespace[] {
  const makers = hits.toSorted(byGravity).map(({ carried }) => carried.namespace)
  return [...new Set(makers.filter(hasMaker))].slice(0, maxNamesakes + 1)
}

function toNamesake({ verdict, underReview, item }: Finding): Namesake[] {
  return verdict === 'unknown' ? [] : [{ verdict, underReview, ...(item && { item }) }]
}

/** The things with the serial number of a finding, gravest first; none if there is only one. */
export function thingsOf(finding: Finding): Namesake[] {
  const { others = [] } = finding
  return others.length === 0 ? [] : [...toNamesake(finding), ...others]
}

/** The key of the text that says what is known about a thing. */
export function namesakeState({ verdict, underReview }: Pick<Namesake, 'verdict' | 'underReview'>) {
  return underReview ? 'underReview' : verdict
}

export type NamesakeState = ReturnType<typeof namesakeState>
