import * as z from 'zod/mini'
import type { AdminUserRecord } from '../../../api/users/admin-users.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { resetUser as route } from '../routes.ts'
import { SubmitOrBack, UserScreen, useAfterUserAction, useUserRefusal } from './UserScreen.tsx'

export function ResetUserPassword() {
  return (
    <UserScreen isTask id={route.useParams().userId}>
      {(user) => (
        <>
          <ScreenHeader title={words.resetPassword} />
          <SendLink user={user} />
        </>
      )}
    </UserScreen>
  )
}

function SendLink({ user }: { user: AdminUserRecord }) {
  const refusal = useUserRefusal(user, 'reset-password')
  const done = useAfterUserAction()
  const { formProps } = useEndpointForm({
    schema: z.object({}),
    send: async () => {
      const { message } = await call('POST /admin/users/{id}/reset-password', { id: user.id })
      await done(message)
      await openPath(userPath(user.id))
    },
  })
  if (refusal) return <EmptyState title={refusal} />

  return (
    <Card className="max-w-2xl">
      <Form
        {...formProps}
        submit={
          <SubmitOrBack submit={words.sendLink} busy={formProps.busy} back={userPath(user.id)} />
        }
      >
        <p>
          <Rich
            text={words.sendLinkConsequence}
            parts={{
              email: <strong className="break-all">{user.email}</strong>,
              firstName: user.firstName,
              howLong: user.hasPassword ? words.resetLinkHint : words.invitationLinkHint,
            }}
          />
        </p>
      </Form>
    </Card>
  )
}
