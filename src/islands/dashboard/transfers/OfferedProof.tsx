import { FileCheck } from 'lucide-react'
import type { TransferProof } from '../../../api/transfers/transfer-record.ts'
import { verdictNameOf } from '../../../domain/proofs/check-proof.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { verdictNames } from '../../lookup/verdict-styles.ts'
import { proofPath } from '../../proofs/proof-paths.ts'
import { dateOf, dayInWords } from '../../shell/dates.ts'

/** The signed check that the seller added to an offer. */
export function OfferedProof({ proof }: { proof: TransferProof }) {
  const { number, asOf, listings = [] } = proof
  const { word } = verdictNames(verdictNameOf(proof))
  const lists = listings.map(({ source, date }) =>
    fill(transferWords.listedBy, { source, day: dayInWords(date) }),
  )
  return (
    <p className="mt-3 flex items-start gap-2 text-sm">
      <FileCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span>
        {fill(transferWords.proofSays, { day: dateOf(asOf), verdict: word })} {lists.join(' ')}{' '}
        <a href={`${proofPath}#${number}`} className="text-link inline-block py-1">
          {transferWords.openProof}
        </a>
      </span>
    </p>
  )
}
