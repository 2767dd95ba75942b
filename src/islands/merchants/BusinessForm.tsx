import type { MouseEvent, ReactNode } from 'react'
import { accountWords } from '../../locales/en/screens/accounts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import type { EndpointFormProps } from '../forms/use-endpoint-form.ts'
import { loginPath, signupPath } from '../paths.ts'
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
  const busy = formProps.busy || isUploading

  function leave(event: MouseEvent) {
    if (busy) event.preventDefault()
    else saveDraft()
  }

  return (
    <Form
      {...formProps}
      submit={
        <>
          <div className="signed-in:hidden grid gap-2">
            <p className={hintStyle}>{accountWords.toSendThis}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              {[
                { to: loginPath(here), label: accountWords.login, variant: 'primary' as const },
                { to: signupPath(here), label: accountWords.signUp, variant: 'secondary' as const },
              ].map(({ to, label, variant }) => (
                <a
                  key={label}
                  href={to}
                  onClick={leave}
                  aria-disabled={busy}
                  data-needs-script
                  className={buttonStyle({ variant, size: 'lg', wide: true })}
                >
                  {label}
                </a>
              ))}
            </div>
          </div>
          <Button type="submit" size="lg" wide busy={busy} className="signed-out:hidden">
            {isUploading ? uploading : submit}
          </Button>
        </>
      }
    >
      {children}
    </Form>
  )
}
