import { useQuery } from '@tanstack/react-query'
import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { adminMerchantPath, paths } from '../../paths.ts'
import { merchantQuery, merchantsList } from '../lists.ts'
import { merchant as route } from '../routes.ts'
import { CaseNotes } from '../shell/CaseWork.tsx'
import { UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { NextCase } from '../shell/NextCase.tsx'
import { CaseHeader, RecordScreen } from '../shell/RecordScreen.tsx'
import { merchantVariants } from './labels.ts'
import { MerchantDecisions } from './MerchantDecisions.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { merchantDecisionsOn } from './merchant-decisions.ts'

const screen = {
  back: { to: paths.adminMerchants, label: adminMerchantWords.merchants },
  steps: { list: merchantsList.key, pathOf: adminMerchantPath },
  title: adminMerchantWords.business,
  missing: adminMerchantWords.notFound,
}

/** A business with its papers, what it wants to change, and the decision. */
export function GetMerchant() {
  const { id } = route.useParams()
  return (
    <RecordScreen {...screen} id={id} query={useQuery(merchantQuery(id))}>
      {(merchant) => <Merchant key={merchant.id} merchant={merchant} />}
    </RecordScreen>
  )
}

function Merchant({ merchant }: { merchant: ApplicationRecord }) {
  const { id, status, pendingChange } = merchant
  const about = { kind: 'merchant', id } as const
  const isOpen = status === 'pending' || pendingChange !== null
  return (
    <>
      <CaseHeader about={about} list={merchantsList.key} title={merchant.name} isOpen={isOpen}>
        <span className="flex flex-wrap gap-1.5">
          <StageBadge tone={merchantVariants[status]}>
            {adminStateWords.merchant[status]}
          </StageBadge>
          {pendingChange && (
            <StageBadge tone="waiting">{adminMerchantWords.changeToReview}</StageBadge>
          )}
        </span>
      </CaseHeader>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card className="grid gap-4">
          {pendingChange && (
            <>
              <h2 className="text-lg">{adminMerchantWords.proposedChange}</h2>
              <ListingChanges changes={pendingChange.changes} />
              <h2 className="text-lg">{adminMerchantWords.listedNow}</h2>
            </>
          )}
          <MerchantEvidence merchant={merchant} />
        </Card>
        <div className="grid gap-4">
          <UnlessConflict about={about}>
            <Card className="grid gap-4 empty:hidden">
              {merchantDecisionsOn(merchant).length > 0 && (
                // What was typed for one decision is not the reason of the next.
                <MerchantDecisions
                  key={`${status} ${pendingChange?.askedAt}`}
                  merchant={merchant}
                />
              )}
              <NextCase
                id={id}
                list={merchantsList}
                filters={pendingChange ? { status: 'changed' } : {}}
                pathOf={adminMerchantPath}
                back={screen.back}
                isOpen={isOpen}
              />
            </Card>
          </UnlessConflict>
          <Card>
            <CaseNotes about={about} />
          </Card>
        </div>
      </div>
    </>
  )
}
