import * as z from 'zod/mini'
import {
  familyName,
  optionalLine,
  personName,
  phoneNumber,
  requiredLine,
} from '../../api/fields.ts'
import { stateName } from '../../api/state-name.ts'
import { updateProfileInput } from '../../api/users/my-account.ts'
import type { UserRecord } from '../../api/users/user-record.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { useDraftForm } from '../forms/drafts/use-draft-form.tsx'
import { changedFields } from '../forms/form-values.ts'
import { PhoneField } from '../forms/named-fields.tsx'
import { PlaceFields } from '../forms/PlaceFields.tsx'
import { call, replaceUser } from '../session.ts'
import { showToast } from '../shell/toasts.ts'

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
      const { data } = await call('PATCH /users', profileChanges(user, entered))
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
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" optional autoComplete="family-name" />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PhoneField {...field('phoneNumber')} />
          <Field
            {...field('alternatePhoneNumber')}
            label="Alternate phone number"
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

/** The required fields of a profile (spec §5); the endpoint itself accepts any subset. */
const profileSchema = z.extend(z.omit(updateProfileInput, { profilePicture: true }), {
  firstName: personName('your-first-name-missing'),
  lastName: familyName,
  phoneNumber,
  address: optionalLine(200),
  state: stateName,
  lga: requiredLine('lga-missing', 60),
})

type ProfileForm = z.input<typeof profileSchema>
type Profile = z.output<typeof profileSchema>

function profileToForm(user: UserRecord): ProfileForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    alternatePhoneNumber: user.alternatePhoneNumber ?? '',
    address: user.address ?? '',
    // An account that staff created has no state yet; the form then asks for it.
    state: (user.state ?? '') as ProfileForm['state'],
    lga: user.lga ?? '',
  }
}

/** The fields that differ from the stored ones; only they are sent (spec §5). */
function profileChanges(user: UserRecord, entered: Profile): Partial<Profile> {
  return changedFields(entered, profileToForm(user))
}
