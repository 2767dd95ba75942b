import { Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../shell/toasts.ts'

interface Props {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      void showToast('success', 'Copied')
    } catch {
      void showToast('error', 'Your browser would not copy them. Write them down.')
    }
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <strong>Keep these recovery codes where your phone is not.</strong> Each lets you in once,
        should you lose it. They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
