import { useStore } from '@nanostores/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { PersonRecord } from '../../../api/person-record.ts'
import { updateUser } from '../../../api/update-user.ts'
import { refusePersonAct } from '../../../domain/person-acts.ts'
import { states } from '../../../domain/states.ts'
import { teamMessages } from '../../../locales/en/team.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { $lgas, loadLgas } from '../../lgas.ts'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { useActForm } from '../../use-act-form.ts'
import { useConflict } from '../CaseConflict.tsx'
import { PersonScreen } from './PersonScreen.tsx'
import { editUser as route } from './routes.ts'
import { useAfterPersonAct } from './use-person-act.ts'

const schema = z.omit(updateUser.input, { id: true, status: true, reason: true, role: true })

export function UpdateUser() {
  const { userId } = route.useParams()
  return (
    <PersonScreen id={userId}>
      {(person) => (
        <>
          <BackLink to={userPath(person.id)}>{person.name}</BackLink>
          <ScreenHeader title="Edit User">{person.email}</ScreenHeader>
          <EditPerson key={person.id} person={person} />
        </>
      )}
    </PersonScreen>
  )
}

function EditPerson({ person }: { person: PersonRecord }) {
  const conflict = useConflict({ kind: 'user', id: person.id })
  const refused = refusePersonAct(useUser(), person, 'edit')
  const refusal = refused ? teamMessages[refused] : conflict
  if (refusal) return <EmptyState title={refusal} />
  return <EditForm person={person} />
}

function EditForm({ person }: { person: PersonRecord }) {
  const done = useAfterPersonAct()
  const navigate = useNavigate()
  const { form, field, formProps } = useActForm({
    schema,
    defaultValues: {
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: person.phoneNumber,
      alternatePhoneNumber: person.alternatePhoneNumber ?? '',
      address: person.address ?? '',
      // Somebody whom the team added may have none yet: an empty choice says so.
      ...(person.state && { state: person.state as (typeof states)[number] }),
      ...(person.lga && { lga: person.lga }),
    },
    send: async (entered) => {
      const changed = Object.keys(dirtyFields) as (keyof typeof entered)[]
      const change = Object.fromEntries(changed.map((name) => [name, entered[name] ?? '']))
      await call(updateUser, { id: person.id, ...change })
      await done('User updated successfully')
      await navigate({ to: userPath(person.id) })
    },
  })
  const { isDirty, dirtyFields } = form.formState
  const lgas = useStore($lgas)
  useEffect(() => void loadLgas(), [])
  const state = form.watch('state')
  const choices = lgas.status === 'ready' && state ? lgas.byState[state] : []

  return (
    <Card className="max-w-2xl">
      <Form
        {...formProps}
        submit={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={formProps.busy} disabled={!isDirty}>
              Save
            </Button>
            <Link to={userPath(person.id)} className={buttonStyle({ variant: 'secondary' })}>
              Cancel
            </Link>
          </div>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label="First name" autoComplete="off" />
          <Field {...field('lastName')} label="Last name" autoComplete="off" />
          <Field {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="off" />
          <Field
            {...field('alternatePhoneNumber')}
            label="Alternate phone number"
            optional
            type="tel"
            autoComplete="off"
          />
        </div>
        <Field {...field('address')} label="Address" optional autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field('state', { onChange: () => form.resetField('lga', { defaultValue: '' }) })}
            label="State"
            placeholder="Choose a state"
          >
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField
            {...field('lga')}
            key={`${state}-${choices.length}`}
            label="Local government area"
            placeholder={state ? 'Choose an area' : 'Choose a state first'}
          >
            {choices.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
      </Form>
    </Card>
  )
}
