import { useState } from 'react'
import { blockUser } from '../../../api/conversations/block-user.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { useThreadEndpoint } from './thread-query.ts'

export function BlockUser({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const [isAsking, setIsAsking] = useState(false)
  const block = useThreadEndpoint(blockUser)
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {conversationWords.blockOther[side]}
      </Button>
      {isAsking && (
        <Dialog title={conversationWords.blockQuestion[side]} onClose={() => setIsAsking(false)}>
          <p className="text-muted">{conversationWords.blocking}</p>
          <ActionFailure error={block.error} />
          <DialogButtons cancel={conversationWords.cancel} onCancel={() => setIsAsking(false)}>
            <Button
              variant="danger"
              busy={block.isPending}
              onClick={() => block.mutate({ id }, { onSuccess: () => setIsAsking(false) })}
            >
              {conversationWords.block}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
