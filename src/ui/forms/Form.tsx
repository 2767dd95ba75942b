import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, Fragment, type ReactNode, type Ref } from 'react'
import { Button } from '../Button.tsx'
import { FailureIcon, type FailureReason } from '../feedback/FailureIcon.tsx'

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** True while the form is sent; disables every control. */
  busy: boolean
  /** Why the last attempt to send failed. */
  failure: string | null
  /** The reason, shown as an icon. Omitted when the server refused the input. */
  failureReason?: FailureReason | undefined
  failureRef?: Ref<HTMLParagraphElement>
  /** The attempt to send that left fields with errors that need a list; 0 if the last one left none. */
  wrongAttempt?: number
  /** Another number mounts the fields again. */
  generation?: number
  /** `ErrorSummary`, which is shown above the fields after such an attempt. */
  summary?: ReactNode
  /** The label of the submit button, or custom buttons. */
  submit: ReactNode
  /** The look of the submit button; the default is large and as wide as the form. */
  submitLook?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'>
}

/**
 * A form in one column. Its own messages replace the browser's. The method is `post`, so that a
 * form sent before hydration puts nothing into the URL.
 */
export function Form({
  busy,
  failure,
  failureReason,
  failureRef,
  wrongAttempt = 0,
  generation = 0,
  summary,
  submit,
  submitLook = { size: 'lg', wide: true },
  children,
  ...form
}: Props) {
  return (
    <form {...form} method="post" noValidate>
      <fieldset key={generation} disabled={busy} className="grid min-w-0 gap-5">
        {wrongAttempt > 0 && <Fragment key={wrongAttempt}>{summary}</Fragment>}
        {children}
        {failure && (
          <FormFailure ref={failureRef} reason={failureReason}>
            {failure}
          </FormFailure>
        )}
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

/** Focus it when it appears, so that screen readers read it. */
function FormFailure({
  ref,
  reason,
  children,
}: {
  ref?: Ref<HTMLParagraphElement> | undefined
  reason: FailureReason | undefined
  children: string
}) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-md border border-stolen-line bg-stolen-soft px-3.5 py-3 text-sm font-medium text-stolen"
    >
      {reason ? (
        <FailureIcon reason={reason} className="mt-0.25 size-5 shrink-0" />
      ) : (
        <CircleAlert aria-hidden="true" className="mt-0.25 size-5 shrink-0" />
      )}
      {children}
    </p>
  )
}
