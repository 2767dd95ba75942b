import { Link, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { PersonRecord } from '../../../api/person-record.ts'
import { resetUserPassword } from '../../../api/reset-user-password.ts'
import { refusePersonAct } from '../../../domain/person-acts.ts'
import { teamMessages } from '../../../locales/en/team.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Form } from '../../../ui/Form.tsx'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { useActForm } from '../../use-act-form.ts'
import { useConflict } from '../CaseConflict.tsx'
import { PersonScreen } from './PersonScreen.tsx'
import { resetUser as route } from './routes.ts'
import { useAfterPersonAct } from './use-person-act.ts'

export function ResetUserPassword() {
  const { userId } = route.useParams()
  return (
    <PersonScreen id={userId}>
      {(person) => (
        <>
          <BackLink to={userPath(person.id)}>{person.name}</BackLink>
          <ScreenHeader title="Reset Password" />
          <SendLink person={person} />
        </>
      )}
    </PersonScreen>
  )
}

function SendLink({ person }: { person: PersonRecord }) {
  const conflict = useConflict({ kind: 'user', id: person.id })
  const refused = refusePersonAct(useUser(), person, 'reset-password')
  const refusal = refused ? teamMessages[refused] : conflict
  const done = useAfterPersonAct()
  const navigate = useNavigate()
  const { formProps } = useActForm({
    schema: z.object({}),
    send: async () => {
      const { message } = await call(resetUserPassword, { id: person.id })
      await done(message)
      await navigate({ to: userPath(person.id) })
    },
  })
  if (refusal) return <EmptyState title={refusal} />

  return (
    <Card className="max-w-2xl">
      <Form
        {...formProps}
        submit={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={formProps.busy}>
              Send the link
            </Button>
            <Link to={userPath(person.id)} className={buttonStyle({ variant: 'secondary' })}>
              Cancel
            </Link>
          </div>
        }
      >
        <p>
          We mail a link to <strong className="break-all">{person.email}</strong>, with which{' '}
          {person.firstName} sets a new password.{' '}
          {person.hasPassword
            ? 'It works once, for 30 minutes. Until then the password stays as it is.'
            : 'It works once, for 24 hours. No password has been set yet.'}
        </p>
      </Form>
    </Card>
  )
}
