import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Button } from '../Button.tsx'

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** While what was entered is being sent: every control is disabled. */
  busy: boolean
  /** Why the last sending failed. */
  failure: string | null
  failureRef?: Ref<HTMLParagraphElement>
  /** The label of the button that sends it; or that button, where it is another or has one beside it. */
  submit: ReactNode
  /** How that button looks, if it is not large and as wide as the form. */
  submitLook?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'>
}

/**
 * A form in one column, whose own messages replace the browser's bubbles. It is `post` so that one sent
 * before its script has come puts nothing into the address.
 */
export function Form({
  busy,
  failure,
  failureRef,
  submit,
  submitLook = { size: 'lg', wide: true },
  children,
  ...form
}: Props) {
  return (
    <form {...form} method="post" noValidate>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        {children}
        {failure && <FormFailure ref={failureRef}>{failure}</FormFailure>}
        {typeof submit === 'string' ? (
          <Button type="submit" {...submitLook} busy={busy}>
            {submit}
          </Button>
        ) : (
          submit
        )}
      </fieldset>
    </form>
  )
}

/** Give it the focus when it appears: that reads it out. */
function FormFailure({
  ref,
  children,
}: {
  ref?: Ref<HTMLParagraphElement> | undefined
  children: string
}) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-md border border-stolen-line bg-stolen-soft px-3.5 py-3 text-sm font-medium text-stolen"
    >
      <CircleAlert aria-hidden="true" className="mt-0.25 size-5 shrink-0" />
      {children}
    </p>
  )
}
