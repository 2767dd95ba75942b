import { useState } from 'react'
import { eraseMyAccountInput } from '../../api/users/my-account.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/forms/DialogButtons.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { leaveForGood } from '../shell/guard.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

export function EraseMyAccount() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <UnverifiedNotice />
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        <li>
          Your profile, your assets with their photos and receipts, your reports, your mails and
          your newsletter are erased at once, for good.
        </li>
        <li>You are logged out on every device.</li>
        <li>
          What our team has confirmed as stolen stays in the registry, so that nobody can sell it:
          the number, the state and the day, and nothing about you.
        </li>
        <li>Nobody can undo this, not even us. Download your data first if you want to keep it.</li>
      </ul>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <AskForPassword onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function AskForPassword({ onClose }: { onClose: () => void }) {
  const { field, formProps } = useEndpointForm({
    schema: eraseMyAccountInput,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      const { message } = await call('POST /users/erase', entered)
      await leaveForGood(message)
    },
  })

  return (
    <Dialog title="Delete your account for good?" onClose={onClose}>
      <Form
        {...formProps}
        aria-label="Delete my account"
        submit={
          <DialogButtons cancel="Keep my account" onCancel={onClose}>
            <Button type="submit" variant="danger" busy={formProps.busy}>
              Delete for good
            </Button>
          </DialogButtons>
        }
      >
        <CurrentPasswordField {...field('password')} />
      </Form>
    </Dialog>
  )
}
