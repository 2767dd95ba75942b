import { getQueryParam } from 'hono/utils/url'
import { verify } from '../../api/verify.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { noteChecked } from '../note-checked.ts'
import { parseInput, route } from '../route.ts'
import type { Services } from '../services.ts'
import { slowSweep } from '../slow-sweep.ts'
import { verifyIdentifier } from '../verify-identifier.ts'

export const verifyRoute = route(verify, async (services, { input, address, authorization }) =>
  lookUp(services, input.identifier, { address, authorization }),
)

/** The same call by its address alone, for those who go around Hono. */
export async function answerVerify(services: Services, url: string, from: Asker) {
  const input = parseInput(verify.input, { identifier: getQueryParam(url, 'identifier') })
  return lookUp(services, input.identifier, from)
}

/** Where a question comes from; who asks is looked at only when an owner has something to hear. */
interface Asker {
  address: string
  authorization: string | undefined
}

/** The look-up itself: counted, answered, and noted where an owner shall hear of it. */
export async function lookUp(
  services: Services,
  identifier: string,
  { address, authorization }: Asker,
) {
  await services.limiter.take('verify', address)
  const { sweeps } = services
  const sender = { by: 'address', id: address } as const
  if (sweeps.isGoing())
    await slowSweep(services, sender, possibleIdentities(identifier).slice(0, 1))
  services.checks.count()
  const { answer, wired, asked } = await verifyIdentifier(services.findMatches, identifier)
  sweeps.note(sender, asked, answer.verdict)
  if (wired.length > 0) await noteChecked(services, wired, authorization)
  return { data: answer }
}
