import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import { navigateAndWait } from '../auth/navigate-and-wait.ts'
import { storedToken } from '../auth/stored-session.ts'
import type { EndpointFormProps } from '../forms/use-endpoint-form.ts'
import { loginPath } from '../paths.ts'
import { useIsUploading } from '../uploads/use-image-upload.ts'

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

interface LoginOrSubmitProps {
  /** The path to return to after login. */
  here: string
  /** Saves the draft before the page unloads. */
  onLogin: () => void
  submit: string
  busy: boolean
}

/**
 * Signed-out visitors get a Login link that returns here; signed-in users get the submit button.
 */
function LoginOrSubmit({ here, onLogin, submit, busy }: LoginOrSubmitProps) {
  function leave(event: MouseEvent) {
    // A login in a new tab does not find the draft, but this tab keeps the input.
    if (!event.defaultPrevented) onLogin()
  }
  return (
    <>
      <p className={cx(hintStyle, 'signed-in:hidden')}>
        Log in to send this form. We keep what you typed.
      </p>
      <a
        href={loginPath(here)}
        onClick={leave}
        data-needs-script
        className={cx(buttonStyle({ size: 'lg', wide: true }), 'signed-in:hidden')}
      >
        Login
      </a>
      <Button type="submit" size="lg" wide busy={busy} className="signed-out:hidden">
        {submit}
      </Button>
    </>
  )
}
