import { updateProfile } from '../../api/users/update-profile.ts'
import type { UserRecord } from '../../api/users/user-record.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { useDraftForm } from '../forms/drafts/use-draft-form.tsx'
import { PhoneField } from '../forms/PhoneField.tsx'
import { PlaceFields } from '../forms/PlaceFields.tsx'
import { call, replaceUser } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { profileChanges, profileSchema, profileToForm } from './profile-form.ts'

interface Props {
  user: UserRecord
  /** The draft with the unsaved input. */
  draftName: string
  onDone: () => void
}

export function UpdateProfile({ user, draftName, onDone }: Props) {
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName,
    schema: profileSchema,
    texts: personInput,
    defaultValues: profileToForm(user),
    failureToast: 'Account update failed',
    send: async (entered) => {
      const { data } = await call(updateProfile, profileChanges(user, entered))
      replaceUser(data)
      void showToast('success', 'Account updated successfully')
      close()
    },
  })
  const [state, lga] = form.watch(['state', 'lga'])

  function close() {
    discardDraft()
    onDone()
  }

  return (
    <div>
      {draftNotice}
      <Form
        {...formProps}
        aria-label="Profile"
        submit={<SubmitOrCancel busy={formProps.busy} submit="Save" onCancel={close} />}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <PhoneField {...field('phoneNumber')} />
          <Field
            {...field('alternatePhoneNumber')}
            label="Other phone number"
            optional
            type="tel"
            autoComplete="off"
          />
        </div>
        <Field {...field('address')} label="Address" optional autoComplete="street-address" />
        <PlaceFields
          state={{
            ...field('state', { onChange: () => form.setValue('lga', '') }),
            defaultValue: state,
          }}
          lga={{ ...field('lga'), defaultValue: lga }}
          chosen={{ state: state || undefined, lga: lga || undefined }}
        />
      </Form>
    </div>
  )
}
