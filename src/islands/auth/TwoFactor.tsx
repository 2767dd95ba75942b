import { type ReactNode, useState } from 'react'
import { site } from '../../site.ts'
import { StageBadge } from '../../ui/StatusBadge.tsx'
import { ActiveTwoFactor } from './ActiveTwoFactor.tsx'
import { EnableTwoFactor } from './EnableTwoFactor.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx'

interface Props {
  since: number | null
  passkeys: number
  recoveryCodesLeft: number
  /** Where the parts are: below a heading of the page, or of a section. */
  headings: 'h2' | 'h3'
}

/** Everything that is asked for besides the password, or instead of it. */
export function TwoFactor({ since, passkeys, recoveryCodesLeft, headings }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const hasFactor = since !== null || passkeys > 0
  const Heading = headings
  const headingStyle = headings === 'h2' ? 'text-xl' : 'text-lg'
  const part = (title: string, badge: ReactNode, content: ReactNode) => (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Heading className={headingStyle}>{title}</Heading>
        {badge}
      </div>
      {content}
    </section>
  )
  if (codes) {
    return part(
      'Recovery codes',
      null,
      <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />,
    )
  }
  return (
    <div className="grid gap-8">
      {part('Passkeys', onOrOff(passkeys > 0), <Passkeys onCodes={setCodes} />)}
      {part(
        'Authenticator app',
        onOrOff(since !== null),
        since === null ? <EnableTwoFactor onCodes={setCodes} /> : <ActiveTwoFactor since={since} />,
      )}
      {hasFactor &&
        part(
          'Recovery codes',
          null,
          <div className="grid gap-4">
            <RenewRecoveryCodes left={recoveryCodesLeft} onCodes={setCodes} />
            <p className="text-sm text-muted">
              Lost your phone and your codes? A new password alone does not let you in then. Write
              to{' '}
              <a href={`mailto:${site.email}`} className="text-link">
                {site.email}
              </a>
              : we check that it is you, and remove your second factor after 24 hours.
            </p>
          </div>,
        )}
    </div>
  )
}

function onOrOff(isOn: boolean) {
  return <StageBadge tone={isOn ? 'good' : 'quiet'}>{isOn ? 'On' : 'Off'}</StageBadge>
}
