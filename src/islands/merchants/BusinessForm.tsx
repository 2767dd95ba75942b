import type { ReactNode, SyntheticEvent } from 'react'
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { navigateAndWait } from '../auth/navigate-and-wait.ts'
import { storedToken } from '../auth/stored-session.ts'
import type { EndpointFormProps } from '../forms/use-endpoint-form.ts'
import { loginPath } from '../paths.ts'
import { useIsUploading } from '../uploads/use-image-upload.ts'
import { LoginOrSubmit } from './LoginOrSubmit.tsx'

interface Props {
  formProps: EndpointFormProps
  /** The path of the form's page, for the return from login. */
  here: string
  saveDraft: () => void
  submit: string
  /** The label of the button while a picture uploads. */
  uploading: string
  children: ReactNode
}

/** A form that visitors can fill in before they log in. The draft survives the login. */
export function BusinessForm({ formProps, here, saveDraft, submit, uploading, children }: Props) {
  const isUploading = useIsUploading()
  function send(event: SyntheticEvent) {
    if (storedToken() !== null) return void formProps.onSubmit(event)
    // Enter submits the form even while it shows Login instead of the button.
    event.preventDefault()
    saveDraft()
    void navigateAndWait(loginPath(here))
  }

  return (
    <Form
      {...formProps}
      summary={ErrorSummary}
      onSubmit={send}
      submit={
        <LoginOrSubmit
          here={here}
          onLogin={saveDraft}
          submit={isUploading ? uploading : submit}
          busy={formProps.busy || isUploading}
        />
      }
    >
      {children}
    </Form>
  )
}
