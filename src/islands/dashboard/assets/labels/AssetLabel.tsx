import { useQueryClient } from '@tanstack/react-query'
import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { labelWords } from '../../../../locales/en/screens/dashboard/asset-labels.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../../ui/forms/DialogButtons.tsx'
import { useBusyAction } from '../../../forms/use-busy-action.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { assetsKey } from '../../queries.ts'

/**
 * Prints the label of an asset, or replaces its code, which makes the old label invalid. Nothing for
 * an asset that is reported, which gets a poster.
 */
export function AssetLabel({ asset }: { asset: AssetRecord }) {
  const [isAsking, setIsAsking] = useState(false)
  const hasLabel = asset.labelCode !== null
  if (asset.isFind || asset.openReport !== null) return null

  return (
    <section aria-label={labelWords.label} className="flex gap-3.5 rounded-md bg-sunken p-3.5">
      <QrCode aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-brand" />
      <div className="min-w-0">
        <h3 className="text-sm font-semibold">{labelWords.labelForFinders}</h3>
        <p className="text-sm text-muted">{labelWords.about}</p>
        <div className="mt-2 flex flex-wrap gap-x-1 gap-y-2">
          <ButtonLink to={paths.assetLabels} search={{ ids: asset.id }} variant="secondary">
            <Printer aria-hidden="true" />
            {hasLabel ? labelWords.printItAgain : labelWords.makeALabel}
          </ButtonLink>
          {hasLabel && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {labelWords.renew}
            </Button>
          )}
        </div>
      </div>
      {isAsking && <RenewLabel asset={asset} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

function RenewLabel({ asset, onClose }: { asset: AssetRecord; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { busy, press } = useBusyAction(async () => {
    await call('POST /assets/{id}/label', { id: asset.id })
    await queryClient.invalidateQueries({ queryKey: assetsKey })
    void showToast('success', labelWords.renewed)
    onClose()
  })

  return (
    <Dialog title={labelWords.renewTheLabel} onClose={onClose}>
      <p>{labelWords.renewing}</p>
      <DialogButtons cancel={labelWords.keepIt} onCancel={onClose}>
        <Button busy={busy} onClick={press}>
          {labelWords.renewLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
