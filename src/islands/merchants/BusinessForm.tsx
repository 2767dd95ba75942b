import type { ReactNode, SyntheticEvent } from 'react'
import { Form } from '../../ui/forms/Form.tsx'
import { navigateAndWait } from '../auth/navigate-and-wait.ts'
import { storedToken } from '../auth/stored-session.ts'
import type { EndpointFormProps } from '../forms/use-endpoint-form.ts'
import { loginPath } from '../paths.ts'
import { LoginOrSubmit } from './LoginOrSubmit.tsx'

interface Props {
  formProps: EndpointFormProps
  /** The path of the form's page, for the return from login. */
  here: string
  keepDraft: () => void
  submit: string
  busy: boolean
  children: ReactNode
}

/** A form that visitors can fill in before they log in. The draft survives the login. */
export function BusinessForm({ formProps, here, keepDraft, submit, busy, children }: Props) {
  function send(event: SyntheticEvent) {
    if (storedToken() !== null) return void formProps.onSubmit(event)
    // Enter submits the form even while the button is Login.
    event.preventDefault()
    keepDraft()
    void navigateAndWait(loginPath(here))
  }

  return (
    <Form
      {...formProps}
      onSubmit={send}
      submit={<LoginOrSubmit here={here} onLogin={keepDraft} submit={submit} busy={busy} />}
    >
      {children}
    </Form>
  )
}
