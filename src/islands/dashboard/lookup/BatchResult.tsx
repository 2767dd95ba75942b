import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { verdictNames } from '../../lookup/verdict-styles.ts'
import { searchPath } from '../../paths.ts'
import type { CheckedRow } from './checked-rows.ts'

/** The result of a row; a press shows its advice. */
export function BatchResult({ row: { answer, tone, repeats } }: { row: CheckedRow }) {
  // `repeats` counts rows from 0, the screen from 1.
  if (repeats !== null) return <p>{fill(batchWords.sameLookedUpOnce, { value: repeats + 1 })}</p>
  return (
    <>
      <p>{answer.message}</p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer rounded-sm py-3 font-semibold text-brand hover:underline">
          {verdictNames(tone).adviceTitle}
        </summary>
        <ul className="mb-2 list-disc space-y-1 ps-5 marker:text-muted">
          {answer.advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {answer.kind !== null && (
          <a href={searchPath(answer.identifier)} className="text-link inline-block py-1">
            {batchWords.openCheck}
          </a>
        )}
      </details>
    </>
  )
}
