import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { adviceMessages } from '../../../locales/en/identifiers/typing-advice.ts'
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
  const [reason] = readText(text).doubts
  return reason ? textOf(adviceMessages, reason) : ''
}
