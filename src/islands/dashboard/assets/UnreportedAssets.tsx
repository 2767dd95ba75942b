import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { firstStepsWords, homeWords } from '../../../locales/en/screens/dashboard/home.ts'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { assetPath, paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { TextLink } from '../../shell/nav/links.tsx'
import { useDismissed } from '../../shell/use-dismissed.ts'
import { useUser } from '../../shell/user-context.ts'
import { useWords } from '../../words/use-words.ts'
import { newestAssetsQuery } from '../queries.ts'
import { AssetRowContent, assetRowStyle } from './AssetRowContent.tsx'

const shown = 4
/** Whose owner is new. */
const few = 2

/**
 * The newest items of the user without a report, so that the home screen has each item once. A new user
 * sees the first steps, too, until the first report, the first label, the third item or “Not now”. They do
 * not come back, whatever is closed or removed later.
 */
export function UnreportedAssets({ reports }: { reports: readonly ReportRecord[] }) {
  const home = useWords('homeWords', homeWords)
  const { addAsset } = useWords('reportFormWords', reportFormWords)
  const { data } = useQuery(newestAssetsQuery)
  const { isDismissed, dismiss } = useDismissed(`toju-first-steps:${useUser().id}`)
  const reported = new Set(
    reports.filter(({ stage }) => isOpen(stage)).map(({ assetId }) => assetId),
  )
  const own = data?.data.filter(({ isFind }) => !isFind)
  const hasBegun =
    own && (reports.length > 0 || own.length > few || own.some(({ labelCode }) => labelCode))
  useEffect(() => {
    if (hasBegun && !isDismissed) dismiss()
  })
  if (!own) return null
  const assets = own.filter(({ id }) => !reported.has(id))
  const isNew = !isDismissed && !hasBegun
  const isPhone = ({ type }: AssetRecord) => type === 'Gadget'
  const phone = assets.find(isPhone) ?? own.find(isPhone)
  const steps = isNew && <FirstSteps phone={phone} onDismiss={dismiss} />
  // The steps name it.
  if (isNew && assets.length === (phone ? 1 : 0)) return steps
  const areAll = assets.length === own.length && assets.length <= shown
  const isBack = ({ id }: AssetRecord) =>
    reports.some(({ assetId, outcome }) => assetId === id && outcome === 'recovered')
  const toLabel = assets.find((asset) => !asset.labelCode && isBack(asset))
  return (
    <>
      <section aria-labelledby="unreported" className={cx('mb-10', reports.length > 0 && 'mt-10')}>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="unreported" className="text-xl">
            {areAll ? home.allItems : home.nothingReported}
          </h2>
          {!areAll && <TextLink to={paths.assets}>{home.allItems}</TextLink>}
        </div>
        {assets.length === 0 ? (
          <>
            <p className="mb-3 text-sm text-muted">{home.noItems}</p>
            <ButtonLink to={paths.newAsset} variant="secondary">
              {addAsset}
            </ButtonLink>
          </>
        ) : (
          <ul className={cx(cardStyle, 'divide-y divide-line overflow-hidden')}>
            {assets.slice(0, shown).map((asset) => (
              <li key={asset.id}>
                <a
                  href={assetPath(asset.id)}
                  className={cx(assetRowStyle, 'focus-visible:-outline-offset-3')}
                >
                  <AssetRowContent asset={asset} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {toLabel && <NextTime asset={toLabel} isNamed={assets.length === 1} />}
      </section>
      {steps}
    </>
  )
}

/** What is next for an item that is back. With one item, the list above names it. */
function NextTime({ asset, isNamed }: { asset: AssetRecord; isNamed: boolean }) {
  const words = useWords('firstStepsWords', firstStepsWords)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-56 text-sm text-muted">
        {!isNamed && <b className="block text-ink wrap-anywhere">{asset.name}</b>}
        {words.labelHow}
      </p>
      <ButtonLink to={paths.assetLabels} search={{ ids: asset.id }} variant="secondary">
        {words.label}
      </ButtonLink>
    </div>
  )
}

interface FirstStepsProps {
  phone: AssetRecord | undefined
  onDismiss: () => void
}

/** Leads a user to register a phone, and then to its label. */
function FirstSteps({ phone, onDismiss }: FirstStepsProps) {
  const words = useWords('firstStepsWords', firstStepsWords)
  const { later } = useWords('pushWords', pushWords)
  return (
    <Card role="region" aria-labelledby="first-steps" className="mb-8">
      <div className="flex items-start justify-between gap-3">
        <h2 id="first-steps" className="text-xl">
          {words.title}
        </h2>
        <Button variant="quiet" aria-label={later} onClick={onDismiss} className="-me-4 -mt-2">
          <X aria-hidden="true" />
        </Button>
      </div>
      <ol className="mt-4 grid gap-5 sm:grid-cols-3">
        <Step
          number={1}
          title={words.register}
          how={
            phone ? (
              <a href={assetPath(phone.id)} className="text-link">
                {phone.name}
              </a>
            ) : (
              words.registerHow
            )
          }
          done={phone && words.done}
        >
          {!phone && <ButtonLink to={paths.newAsset}>{words.registerAction}</ButtonLink>}
        </Step>
        <Step number={2} title={words.label} how={words.labelHow}>
          {phone && (
            <ButtonLink to={paths.assetLabels} search={{ ids: phone.id }}>
              {words.label}
            </ButtonLink>
          )}
        </Step>
        <Step
          number={3}
          title={<TextLink to={paths.newReport}>{words.lost}</TextLink>}
          how={words.lostHow}
        />
      </ol>
      {!phone && (
        <p className="mt-5 text-sm text-muted">
          {words.business}{' '}
          <a href={paths.verifyBusiness} className="text-link inline-flex min-h-11 items-center">
            {words.businessAction}
          </a>
        </p>
      )}
    </Card>
  )
}

interface StepProps {
  number: number
  title: ReactNode
  how: ReactNode
  /** The name of the tick; falsy if it is not done. */
  done?: string | false | undefined
  /** The button of the step that is next. */
  children?: ReactNode
}

function Step({ number, title, how, done, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full font-semibold',
          done ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand',
        )}
      >
        {done ? <Check className="size-5" /> : number}
      </span>
      <div>
        <p className="font-semibold">
          {title}
          {done && <span className="sr-only"> {done}</span>}
        </p>
        <p className="text-sm text-muted">{how}</p>
        {children && <div className="mt-3">{children}</div>}
      </div>
    </li>
  )
}
