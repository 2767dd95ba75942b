import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyWords } from '../../locales/en/screens/copy.ts'
import { fill } from '../../locales/texts.ts'
import { showToast } from './toasts.ts'

interface Props {
  text: string
  /** What is copied, for screen readers: `IMEI 1`. */
  name: string
}

/** Copies a text, such as an identifier or a key. */
export function CopyButton({ text, name }: Props) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      void showToast('error', copyWords.failed)
    }
  }

  return (
    <button
      type="button"
      aria-label={fill(isCopied ? copyWords.copied : copyWords.copy, { name })}
      onClick={() => void copy()}
      className="-my-3 inline-grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink [&_svg]:size-4.5"
    >
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </button>
  )
}
