import { findWords } from '../../../../locales/en/screens/dashboard/finds.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'

/** Leads a finder to the form for finds, which needs no registered asset. */
export function FindInstead() {
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken px-4 py-4">
      <p className="text-sm">{findWords.findInstead}</p>
      <ButtonLink to={paths.newFind}>{findWords.reportFind}</ButtonLink>
    </div>
  )
}
