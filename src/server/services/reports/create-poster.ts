import { Problem } from '../../../api/problem.ts'
import type { createPoster } from '../../../api/reports/reports.ts'
import { isOpen, showsIdentifier } from '../../../domain/reports/reports.ts'
import { dayLabel } from '../../../locales/en/dates.ts'
import { posterWords as words } from '../../../locales/en/screens/dashboard/poster.ts'
import { fill } from '../../../locales/texts.ts'
import type { AssetRow } from '../../db/tables.ts'
import { imageNames, uploadIdOfUrl } from '../../lib/image-names.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { findOwnReport, type OwnReport } from '../../queries/reports/reports.ts'
import { drawPoster, type PosterContent } from '../../storage/draw-poster.ts'
import type { RequestOf } from '../api-request.ts'
import { createLabelsOf } from '../assets/create-labels.ts'
import type { Context } from '../context.ts'

/** A poster of a missing or found item. It shows no identifier and does not name the reporter. */
export async function createPosterUseCase(
  ctx: Context,
  {
    input,
    currentUser,
    sender,
  }: Pick<RequestOf<typeof createPoster>, 'input' | 'currentUser' | 'sender'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { read } = ctx.database
  const report = requireFound(await findOwnReport(read, currentUser.id, input.id), 'report')
  const found = await findAsset(read, currentUser.id, report.asset_id)
  const { asset, identifiers } = requireFound(found, 'report')
  if (!isOpen(report.stage)) throw new Problem('NOT_FOUND', 'report')
  const keys = identifiers.map(({ key }) => key)
  const isFind = report.status === 'Found'
  const item = input.item || (isFind ? words.types[asset.type] : titleOf(asset))
  if (showsIdentifier(item, keys)) {
    throw new Problem('INVALID_INPUT', 'number-on-poster', { field: 'item' })
  }
  const content = isFind
    ? foundPoster(ctx, item)
    : await missingPoster(ctx, { report, asset, item, userId: currentUser.id })
  const bytes = await drawPoster(content, sender)
  return { name: `toju-poster-${report.status.toLowerCase()}.png`, bytes: new Uint8Array(bytes) }
}

/** Shows nothing that would help a false claimant: no photo, maker, colour, place or day. */
function foundPoster({ origin }: Context, item: string): PosterContent {
  return {
    word: words.words.Found,
    colour: '#116037',
    heading: words.isThisYours,
    line: item,
    photo: null,
    link: `${origin}/search`,
    ask: words.typeItsNumber,
    scan: words.scanFound,
    foot: fill(words.orOpen, { host: `${new URL(origin).host}/search` }),
  }
}

async function missingPoster(
  ctx: Context,
  {
    report,
    asset,
    item,
    userId,
  }: { report: OwnReport; asset: AssetRow; item: string; userId: string },
): Promise<PosterContent> {
  const { origin, imageStore, dialCode } = ctx
  const [label] = await createLabelsOf(ctx, userId, [asset.id])
  const id = uploadIdOfUrl(report.image_url ?? asset.image_url ?? '')
  const day = report.last_seen_date && dayLabel(report.last_seen_date)
  const where = [report.state, day].filter(Boolean).join(', ')
  const isStolen = report.status === 'Stolen'
  return {
    word: words.words[report.status],
    colour: isStolen ? '#b3261e' : '#b45309',
    heading: item,
    // The state only, as in a lookup.
    line: where && fill(words.lastSeen, { where }),
    photo: id === null ? null : await imageStore.read(imageNames(id)[0]),
    link: `${origin}/found/${label?.code}`,
    ask: words.seenIt,
    scan: words.scan,
    foot: fill(dialCode === null ? words.check : words.checkOrDial, {
      host: `${new URL(origin).host}/search`,
      code: dialCode ?? '',
    }),
  }
}

/** Without the name that the owner gave the asset, which may reveal the owner. */
function titleOf({ type, brand, model, year, colour }: AssetRow): string {
  const what = [brand, model, year].filter(Boolean).join(' ')
  return [what, colour].filter(Boolean).join(', ').slice(0, 100) || words.types[type]
}
