import type { FieldValues } from 'react-hook-form'
import { navigateAndWait } from '../auth/navigate-and-wait.ts'
import { storedToken } from '../auth/stored-session.ts'
import { useDraftForm } from '../forms/drafts/use-draft-form.tsx'
import { loginPath } from '../paths.ts'

type Options<Typed extends FieldValues, Output> = Parameters<
  typeof useDraftForm<Typed, Output>
>[0] & {
  /** The path of the form's page, for the return from login. */
  here: string
}

/**
 * `useDraftForm` for a form that visitors can fill in before they log in. The draft waits for them
 * over log-in and sign-up.
 */
export function useBusinessForm<Typed extends FieldValues, Output>({
  here,
  send,
  ...options
}: Options<Typed, Output>) {
  const draftForm = useDraftForm({
    ...options,
    send: async (entered) => {
      if (storedToken() !== null) return send(entered)
      draftForm.saveDraft()
      await navigateAndWait(loginPath(here))
    },
  })
  return {
    ...draftForm,
    /** Spread into `<BusinessForm>`. */
    businessForm: {
      here,
      formProps: draftForm.formProps,
      saveDraft: draftForm.saveDraft,
    },
  }
}
