import type { ItemRecord } from '../../api/item-record.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { dateOf, dayInWords } from '../dates.ts'
import { Picture } from '../pictures/Picture.tsx'
import { PrivatePicture } from '../pictures/PrivatePicture.tsx'
import { stageTones } from './stages.ts'

const pictureStyle = 'aspect-[4/3] w-full rounded-md'

/** All that speaks for or against a report. */
export function Evidence({ item }: { item: ItemRecord }) {
  const facts = [
    ['Reported by', `${item.owner.name}, ${dateOf(item.createdAt)}`],
    ['Last seen', item.lastSeenDate && dayInWords(item.lastSeenDate)],
    ['Place', item.location],
    ['Police reference', item.policeReference],
    ['Police station', item.policeStation],
  ].filter(([, value]) => value)

  return (
    <div className="grid gap-4">
      <div className="grid gap-2 sm:grid-cols-2">
        {item.imageUrl && (
          <Picture src={item.imageUrl} alt="Sent with the report" className={pictureStyle} />
        )}
        {item.assetImageUrl && (
          <Picture
            src={item.assetImageUrl}
            alt={`The registered ${item.name}`}
            className={pictureStyle}
          />
        )}
        {item.receiptUrl && (
          <PrivatePicture src={item.receiptUrl} alt="Receipt" className={pictureStyle} />
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={item.reportStatus} />
        <StageBadge tone={stageTones[item.status]}>{item.status}</StageBadge>
        {item.disputed && <StageBadge tone="bad">disputed</StageBadge>}
      </div>
      <p className="whitespace-pre-line">{item.description || 'No description'}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {item.identifiers.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>
              <Identifier value={value} className="font-semibold" />
            </dd>
          </div>
        ))}
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
