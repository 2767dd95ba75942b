import { Copy } from 'lucide-react'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { showToast } from '../shell/toasts.ts'

interface Props {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      void showToast('success', 'Copied')
    } catch {
      void showToast('error', secondFactorWords.copyFailed)
    }
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Rich
          text={secondFactorWords.recoveryCodesHint}
          parts={{ strong: <strong>{secondFactorWords.recoveryCodesTitle}</strong> }}
        />
      </p>
      <ul
        aria-label={secondFactorWords.recoveryCodes}
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
          {secondFactorWords.copy}
        </Button>
        <Button onClick={onDone}>{secondFactorWords.codesKept}</Button>
      </div>
    </div>
  )
}
