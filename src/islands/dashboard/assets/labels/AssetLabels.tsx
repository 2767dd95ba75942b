import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { encode } from 'uqr'
import { formatLabelCode } from '../../../../domain/assets/assets.ts'
import { labelWords } from '../../../../locales/en/screens/dashboard/asset-labels.ts'
import { fill } from '../../../../locales/texts.ts'
import { site } from '../../../../site.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { foundPath, paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { NotFound } from '../../../shell/NotFound.tsx'
import { BackLink } from '../../../shell/nav/links.tsx'
import { QueryBoundary } from '../../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { assetLabels } from '../../routes.ts'

/** Printable labels. An asset keeps its code when labels are printed again. */
export function AssetLabels() {
  const { ids } = assetLabels.useSearch()
  const chosen = ids === '' ? [] : ids.split(',')
  const labels = useQuery({
    queryKey: ['labels', ids],
    queryFn: async ({ signal }) => {
      const { data } = await call('POST /assets/labels', { ids: chosen }, { signal })
      return data
    },
    enabled: chosen.length > 0,
  })

  return (
    <>
      <div data-no-print>
        <BackLink to={paths.assets}>{labelWords.assets}</BackLink>
        <ScreenHeader
          title={chosen.length === 1 ? labelWords.label : labelWords.labels}
          action={
            labels.data && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {labelWords.print}
              </Button>
            )
          }
        >
          {labelWords.howToPrint}
        </ScreenHeader>
        <UnverifiedNotice />
      </div>
      {chosen.length === 0 ? (
        <EmptyState
          title={labelWords.noneChosen}
          action={<ButtonLink to={paths.assets}>{labelWords.toAssets}</ButtonLink>}
        >
          {labelWords.chooseSome}
        </EmptyState>
      ) : (
        <QueryBoundary
          query={labels}
          skeleton={<Skeleton className="h-40 max-w-sm" />}
          missing={<NotFound />}
        >
          {(all) => (
            <ul className="flex flex-wrap gap-x-6 gap-y-5 print:gap-[6mm]">
              {all.map(({ name, code }) => (
                <li key={code} className="break-inside-avoid">
                  <PrintedLabel code={code} />
                  <p className="mt-1 max-w-[80mm] truncate text-xs text-muted">{name}</p>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      )}
    </>
  )
}

/** Black on white in dark mode too, like paper. */
function PrintedLabel({ code }: { code: string }) {
  const dialCode = readDialCode()
  return (
    <div className="grid h-[34mm] w-[80mm] grid-cols-[auto_minmax(0,1fr)] items-center gap-[3mm] rounded-[2mm] border border-dashed border-[#888] bg-[#fff] p-[3mm] text-[#000]">
      <QrCode text={window.location.origin + foundPath(code)} />
      <div className="grid h-full content-between">
        <div>
          <p className="text-[12pt] leading-tight font-bold">{labelWords.foundThis}</p>
          <p className="mt-[1mm] text-[8.5pt] leading-snug">{labelWords.scanAndTell}</p>
        </div>
        <p className="text-[6.5pt] leading-tight">
          {fill(labelWords.foundAt, { name: site.name, host: window.location.host })}
          {dialCode && <span className="block">{fill(labelWords.noData, { code: dialCode })}</span>}
          <span className="block font-mono tracking-wide">{formatLabelCode(code)}</span>
        </p>
      </div>
    </div>
  )
}

/** The USSD code; undefined where USSD is not set up. The server writes it into the page. */
function readDialCode(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="dial-code"]')?.content
}

function QrCode({ text }: { text: string }) {
  // Level Q: readable with a quarter of the code damaged. The quiet zone is two modules and the
  // label's padding.
  const { data, size } = encode(text, { ecc: 'Q', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={fill(labelWords.qrCode, { text })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[28mm]"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
