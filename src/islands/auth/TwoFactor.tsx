import { type ReactNode, useState } from 'react'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { StageBadge } from '../../ui/StatusBadge.tsx'
import { ActiveTwoFactor } from './ActiveTwoFactor.tsx'
import { EnableTwoFactor } from './EnableTwoFactor.tsx'
import { MailUs } from './MailUs.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx'

interface Props {
  since: number | null
  passkeys: number
  recoveryCodesLeft: number
  /** The level of the headings: below the page's title or below a section's. */
  headings: 'h2' | 'h3'
}

/** The second factors of an account, and log-in without a password. */
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
      secondFactorWords.recoveryCodes,
      null,
      <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />,
    )
  }
  return (
    <div className="grid gap-8">
      {part('Passkeys', onOrOff(passkeys > 0), <Passkeys onCodes={setCodes} />)}
      {part(
        secondFactorWords.authenticatorApp,
        onOrOff(since !== null),
        since === null ? <EnableTwoFactor onCodes={setCodes} /> : <ActiveTwoFactor since={since} />,
      )}
      {hasFactor &&
        part(
          secondFactorWords.recoveryCodes,
          null,
          <div className="grid gap-4">
            <RenewRecoveryCodes left={recoveryCodesLeft} onCodes={setCodes} />
            <MailUs text={secondFactorWords.lostPhoneAndCodes} />
          </div>,
        )}
    </div>
  )
}

function onOrOff(isOn: boolean) {
  return (
    <StageBadge tone={isOn ? 'good' : 'quiet'}>
      {isOn ? secondFactorWords.on : secondFactorWords.off}
    </StageBadge>
  )
}
