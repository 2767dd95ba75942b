import { useRef } from 'react'
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
 * `useDraftForm` for a form that visitors can fill in before they log in: once it is right, they go on
 * to log-in or sign-up, and the draft waits for them.
 */
export function useBusinessForm<Typed extends FieldValues, Output>({
  here,
  send,
  ...options
}: Options<Typed, Output>) {
  const wanted = useRef(loginPath(here))
  const draftForm = useDraftForm({
    ...options,
    send: async (entered) => {
      if (storedToken() !== null) return send(entered)
      draftForm.saveDraft()
      await navigateAndWait(wanted.current)
    },
  })
  return {
    ...draftForm,
    /** Spread into `<BusinessForm>`. */
    businessForm: {
      here,
      formProps: draftForm.formProps,
      leaveFor: (path: string) => {
        wanted.current = path
        void draftForm.formProps.onSubmit()
      },
    },
  }
}
