import type * as z from 'zod/mini'
import type { listApiKeys } from '../../api/api-keys/list-api-keys.ts'
import { allowances } from '../../domain/api-keys/allowances.ts'
import { developerWords } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { Card } from '../../ui/Card.tsx'
import { paths } from '../paths.ts'

type Listed = z.output<typeof listApiKeys.result>['data']

const businessTimes = allowances.business.perMinute / allowances.person.perMinute

/** How many calls the keys may make, and how to get more. */
export function Allowance({ allowance }: Pick<Listed, 'allowance'>) {
  const { perMinute, perDay, isBusiness } = allowance
  const count = (calls: number) => calls.toLocaleString('en-NG')
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{developerWords.allowance}</h2>
      <ul className="grid gap-1">
        <li>{fill(developerWords.perMinute, { count: count(perMinute) })}</li>
        <li>{fill(developerWords.perDay, { count: count(perDay) })}</li>
      </ul>
      {isBusiness ? (
        <p className="text-sm text-muted">{developerWords.businessAllowance}</p>
      ) : (
        <p className="text-sm text-muted">
          {fill(developerWords.personAllowance, { times: businessTimes })}{' '}
          <a href={paths.verifyBusiness} className="text-link inline-block py-2.5">
            {developerWords.verifyBusiness}
          </a>
        </p>
      )}
    </Card>
  )
}
