import { webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CopyButton } from '../CopyButton.tsx'

/** Shows a secret, which cannot be shown again. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={webhookWords.secretTitle} onClose={onClose}>
      <p>{webhookWords.secretAbout}</p>
      <p className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2">
        <code className="min-w-0 grow font-mono text-sm wrap-anywhere">{secret}</code>
        <CopyButton text={secret} name={webhookWords.secretName} />
      </p>
      <div>
        <Button onClick={onClose}>{webhookWords.secretKept}</Button>
      </div>
    </Dialog>
  )
}
