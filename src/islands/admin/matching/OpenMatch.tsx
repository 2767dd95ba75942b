import type { AdminMatchRecord } from '../../../api/matching/admin-matches.ts'
import { type ReviewDecision, suspiciousThreshold } from '../../../domain/matching/matches.ts'
import { dayLabel } from '../../../locales/en/dates.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { call } from '../../session.ts'
import { matchesList } from '../lists.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { DecisionPanel } from '../shell/DecisionPanel.tsx'
import { ReadingDialog, useRowDialog } from '../shell/ReadingDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'

/** The cell that names a match. It opens both reports, the reasons and the decisions. */
export function OpenMatch({ match }: { match: AdminMatchRecord }) {
  const { opener, isOpen, close } = useRowDialog(match.id)
  const { id, missing, found } = match
  const about = { kind: 'match', id } as const
  return (
    <>
      <RowButton {...opener}>
        <span className="truncate">{missing.item}</span>
      </RowButton>
      {isOpen && (
        <ReadingDialog
          title={fill(adminMatchWords.pair, { item: missing.item, item2: found.item })}
          place={{ list: matchesList.key, id }}
          onClose={close}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Side title={adminMatchWords.missing} side={missing} />
            <Side title={adminMatchWords.found} side={found} />
          </div>
          <Reasons match={match} />
          <ConflictNotice about={about} />
          {match.state === 'suggested' && (
            <UnlessConflict about={about}>
              <DecisionPanel
                about={about}
                decisions={matchDecisionsOn(match).map(({ to, ...decision }) => ({
                  ...decision,
                  label: decision.send,
                  reason: null,
                  onSend: () => call('PATCH /admin/matches/{id}', { id, decision: to }),
                }))}
                refreshes={[[matchesList.key]]}
                onDone={close}
              />
            </UnlessConflict>
          )}
        </ReadingDialog>
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
  send: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  variant: 'primary' | 'secondary'
}

const accept: MatchDecision = {
  to: 'accept',
  send: adminMatchWords.accept,
  consequence: adminMatchWords.openConsequence,
  done: adminMatchWords.matchOpened,
  variant: 'primary',
}
const offer: MatchDecision = {
  to: 'offer',
  send: adminMatchWords.askTheOwner,
  consequence: adminMatchWords.askConsequence,
  done: adminMatchWords.ownerAsked,
  variant: 'primary',
}
export const refuseMatch: MatchDecision = {
  to: 'refuse',
  send: adminMatchWords.notTheSame,
  consequence: adminMatchWords.refuseConsequence,
  done: adminMatchWords.matchRefused,
  variant: 'secondary',
}

/** The decisions that staff can make for the owner. */
function matchDecisionsOn({ offered }: AdminMatchRecord): MatchDecision[] {
  return offered ? [accept, refuseMatch] : [accept, offer, refuseMatch]
}
