import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AdminUserRecord } from '../../../../api/users/admin-user-record.ts'
import { fill } from '../../../../locales/texts.ts'
import { useDraftForm } from '../../../forms/drafts/use-draft-form.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import type { EndpointForm, EndpointFormOptions } from '../../../forms/use-endpoint-form.ts'
import { useUser } from '../../../shell/user-context.ts'
import { useReauthentication } from '../../../users/use-reauthentication.tsx'
import { useAfterUserAction } from './use-after-user-action.ts'

/** The props that each dialog about a user receives. */
export interface UserDialogProps {
  user: AdminUserRecord
  onClose: () => void
}

interface Props<Typed extends FieldValues, Output, Result>
  extends UserDialogProps,
    Pick<EndpointFormOptions<Typed, Output>, 'schema' | 'texts' | 'defaultValues'> {
  /** With `{name}` for the user's name. */
  title: string
  /** The label of the submit button. */
  submit: string
  danger?: boolean
  /** Calls the endpoint, which may require the staff member's password first. */
  run: (entered: Output) => Promise<Result>
  /** The toast after success. */
  done: string | ((result: Result) => string)
  /** The consequence of the action. */
  intro?: ReactNode
  children?: (field: EndpointForm<Typed, Output>['field']) => ReactNode
}

/** A dialog for an action on an account: its consequence, and the button that confirms it. */
export function UserDialog<Typed extends FieldValues, Output, Result>(
  props: Props<Typed, Output, Result>,
) {
  const { user, title, submit, danger = false, run, done, intro, children } = props
  const afterAction = useAfterUserAction()
  const { withReauthentication, dialog } = useReauthentication()
  const me = useUser().id
  const { field, formProps, discardDraft, draftNotice } = useDraftForm<Typed, Output>({
    ...props,
    draftName: `${submit} ${user.id}:${me}`,
    send: async (entered) => {
      const result = await withReauthentication(() => run(entered))
      if (result === null) return
      onClose()
      await afterAction(typeof done === 'string' ? done : done(result))
    },
  })
  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <>
      <FormDialog
        {...{ submit, danger, formProps, onClose }}
        title={fill(title, { name: user.name })}
      >
        {draftNotice}
        {intro && <p className="text-sm text-muted">{intro}</p>}
        {children?.(field)}
      </FormDialog>
      {dialog}
    </>
  )
}
