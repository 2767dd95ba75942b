import type { AdminMatchRecord } from '../../../api/matching/admin-matches.ts'
import { type ReviewDecision, suspiciousThreshold } from '../../../domain/matching/matches.ts'
import { dayLabel } from '../../../locales/en/dates.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { call } from '../../session.ts'
import { matchesList } from '../lists.ts'
import { ReadingDialog, useRowDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'

/** The cell that names a match. It opens both reports, the reasons and the decisions. */
export function OpenMatch({ match }: { match: AdminMatchRecord }) {
  const { opener, isRead, decision, decide, close } = useRowDialog<MatchDecision>(match.id)
  const items = { item: match.missing.item, item2: match.found.item }
  return (
    <>
      <RowButton {...opener}>
        <span className="truncate">{match.missing.item}</span>
      </RowButton>
      {isRead && (
        <ReadingDialog
          title={fill(adminMatchWords.pair, items)}
          place={{ list: matchesList.key, id: match.id }}
          onClose={close}
          decisions={matchDecisionsOn(match)}
          onChoose={decide}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Side title={adminMatchWords.missing} side={match.missing} />
            <Side title={adminMatchWords.found} side={match.found} />
          </div>
          <Reasons match={match} />
        </ReadingDialog>
      )}
      {decision && (
        <ReasonDialog
          about={{ kind: 'match', id: match.id }}
          title={decision.title}
          decision={decision}
          reason={null}
          onSend={() => call('PATCH /admin/matches/{id}', { id: match.id, decision: decision.to })}
          refreshes={[[matchesList.key]]}
          onClose={close}
        >
          <p>{fill(adminMatchWords.pair, items)}</p>
        </ReasonDialog>
      )}
    </>
  )
}

function Reasons({ match: { kind, score, reasons, offered } }: { match: AdminMatchRecord }) {
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-semibold">{fill(adminMatchWords.scoreOf, { score })}</h3>
      <ul className="grid gap-1">
        {kind === 'exact' && <li>{adminMatchWords.sameNumbers}</li>}
        {reasons.map(({ points, text }) => (
          <li key={text}>
            <span className="font-semibold tabular-nums">{points > 0 ? `+${points}` : points}</span>{' '}
            {text}
          </li>
        ))}
        {!offered && <li className="text-muted">{adminMatchWords.ownerNotAsked}</li>}
      </ul>
    </div>
  )
}

function Side({ title, side }: { title: string; side: AdminMatchRecord['missing'] }) {
  return (
    <section className="grid content-start justify-items-start gap-1 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <span className="wrap-anywhere">{side.item}</span>
      <StatusTag status={side.status} />
      {side.identifiers.map(({ label, value }) => (
        <span key={label}>
          <span className="block text-xs text-muted">{label}</span>
          <Identifier value={value} className="text-xs" />
        </span>
      ))}
      {side.description && (
        <span className="whitespace-pre-line wrap-anywhere">{side.description}</span>
      )}
      {side.edits >= suspiciousThreshold && (
        <span className="text-xs font-semibold text-stolen">
          {fill(adminMatchWords.editedTimes, { edits: side.edits })}
        </span>
      )}
      {side.recentReports >= suspiciousThreshold && (
        <span className="text-xs font-semibold text-stolen">
          {fill(adminMatchWords.recentReports, { recentReports: side.recentReports })}
        </span>
      )}
      <span className="text-xs text-muted">
        {[side.owner.name, side.state, side.lastSeenDate && dayLabel(side.lastSeenDate)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </section>
  )
}

interface MatchDecision {
  to: ReviewDecision
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  title: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  variant: 'primary' | 'secondary'
}

const offer: MatchDecision = {
  to: 'offer',
  label: adminMatchWords.askTheOwner,
  send: adminMatchWords.askTheOwner,
  title: adminMatchWords.askQuestion,
  consequence: adminMatchWords.askConsequence,
  done: adminMatchWords.ownerAsked,
  variant: 'primary',
}
const accept: MatchDecision = {
  to: 'accept',
  label: adminMatchWords.accept,
  send: adminMatchWords.accept,
  title: adminMatchWords.openQuestion,
  consequence: adminMatchWords.openConsequence,
  done: adminMatchWords.matchOpened,
  variant: 'secondary',
}
export const refuseMatch: MatchDecision = {
  to: 'refuse',
  label: adminMatchWords.notTheSame,
  send: adminMatchWords.notTheSame,
  title: adminMatchWords.refuseQuestion,
  consequence: adminMatchWords.refuseConsequence,
  done: adminMatchWords.matchRefused,
  variant: 'secondary',
}

/** The decisions that staff can make for the owner; none unless the match is `suggested`. */
function matchDecisionsOn({ state, offered }: AdminMatchRecord): MatchDecision[] {
  if (state !== 'suggested') return []
  return offered ? [refuseMatch, { ...accept, variant: 'primary' }] : [refuseMatch, accept, offer]
}
