/** Why an action in a dialog failed; toasts are behind the dialog. */
export function ActionFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p role="alert" className="text-sm font-medium text-stolen">
      {error.message}
    </p>
  )
}
