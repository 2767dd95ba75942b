import { maxLabels } from '../../../domain/assets/label-codes.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

/** The number of selected assets and the actions on them. It stays in view during the selection. */
export function SelectionBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const tooMany = ids.length > maxLabels
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-float lg:bottom-4">
      <p role="status" className="grow text-sm font-medium">
        {ids.length === 0 && assetWords.chooseForLabels}
        {ids.length > 0 && !tooMany && fill(assetWords.chosen, { count: ids.length })}
        {tooMany && fill(assetWords.tooManyChosen, { count: ids.length, maxLabels })}
      </p>
      <Button variant="quiet" onClick={onDone}>
        {assetWords.cancel}
      </Button>
      {ids.length > 0 && !tooMany && (
        <ButtonLink to={paths.assetLabels} search={{ ids: ids.join(',') }}>
          {assetWords.seeLabels}
        </ButtonLink>
      )}
    </div>
  )
}
