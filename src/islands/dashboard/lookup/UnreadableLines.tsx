import { whyUnparsable } from '../../../domain/identifiers/candidates.ts'
import { unparsableMessages } from '../../../locales/en/identifiers/unparsable.ts'
import { textOf } from '../../../locales/texts.ts'

interface Props {
  lines: readonly { line: number; text: string }[]
}

/** With more lines the button would be out of view. */
const maxExplained = 3

/** Explains the first unreadable lines. */
export function UnreadableLines({ lines }: Props) {
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-muted">
      {lines.slice(0, maxExplained).map(({ line, text }) => (
        <li key={line} className="wrap-anywhere">
          {line}. <span className="font-mono">{text.slice(0, 40)}</span>: {reasonText(text)}
        </li>
      ))}
    </ul>
  )
}

function reasonText(text: string): string {
  const reason = whyUnparsable(text)
  return reason ? textOf(unparsableMessages, reason) : ''
}
