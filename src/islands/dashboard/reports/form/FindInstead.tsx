import { findWords } from '../../../../locales/en/screens/dashboard/finds.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Leads a finder to the form for finds, which needs no registered asset. */
export function FindInstead() {
  const words = useWords('findWords', findWords)
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken px-4 py-4">
      <p className="text-sm">{words.findInstead}</p>
      <ButtonLink to={paths.newFind}>{words.reportFind}</ButtonLink>
    </div>
  )
}
