import { FileCheck } from 'lucide-react'
import { signedSheetWords as words } from '../../../locales/en/screens/dashboard/signed-sheet.ts'
import { fill } from '../../../locales/texts.ts'
import { proofPath } from '../../proofs/proof-paths.ts'

/** One proof over all answers of a batch, which anyone can verify by its number. */
export function SignedSheet({ number }: { number: string }) {
  return (
    <p className="mb-4 flex items-start gap-2 text-sm">
      <FileCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span>
        {fill(words.signed, { number })}{' '}
        <a href={`${proofPath}#${number}`} className="text-link inline-block py-1">
          {words.open}
        </a>
      </span>
    </p>
  )
}
