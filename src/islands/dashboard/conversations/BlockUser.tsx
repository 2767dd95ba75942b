import { useState } from 'react'
import { blockUser } from '../../../api/conversations/block-user.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { useThreadEndpoint } from './thread-query.ts'

export function BlockUser({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const [isAsking, setIsAsking] = useState(false)
  const block = useThreadEndpoint(blockUser)
  const other = side === 'owner' ? 'the finder' : 'the owner'
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Block {other}
      </Button>
      {isAsking && (
        <Dialog title={`Block ${other}?`} onClose={() => setIsAsking(false)}>
          <p className="text-muted">
            Neither of you can write to the other any more, here or in another match. It cannot be
            undone. They are not told that it was you.
          </p>
          <ActionFailure error={block.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={block.isPending}
              onClick={() => block.mutate({ id }, { onSuccess: () => setIsAsking(false) })}
            >
              Block
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
