import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { createFindInput } from '../../../api/reports/finds.ts'
import { groupFoundIdentifier } from '../../../domain/reports/found-reports.ts'
import { adviceMessages } from '../../../locales/en/identifiers/typing-advice.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { reportInput } from '../../../locales/en/input/reports.ts'
import { findWords } from '../../../locales/en/screens/dashboard/finds.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { reportPath } from '../../paths.ts'
import { FoundItemFields, FoundPlaceFields } from '../../reports/FindFields.tsx'
import type { FindForm } from '../../reports/find-form.ts'
import { call } from '../../session.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
import { newFind } from '../routes.ts'
import { SaveButton } from '../SaveButton.tsx'

const empty = {
  identifier: '',
  asWritten: false,
  brand: '',
  description: '',
  lastSeenDate: '',
  location: '',
  state: '',
  imageUrl: '',
}

/** Reports a find in one form. The item is not registered as the finder’s asset. */
export function CreateFind() {
  const words = useWords('findWords', findWords)
  const { uid } = newFind.useSearch()
  const userId = useUser().id
  const queryClient = useQueryClient()
  const { form, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: ['find', userId, uid].filter(Boolean).join(':'),
    schema: createFindInput,
    texts: { ...personInput, ...reportInput, ...adviceMessages },
    defaultValues: { ...empty, ...(uid && { identifier: groupFoundIdentifier(uid) }) } as FindForm,
    send: async (entered) => {
      const { data } = await call('POST /reports/finds', entered)
      discardDraft()
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: assetsKey })
      await openPath(reportPath(data.id), { replace: true })
      void showToast('success', words.reported)
    },
  })

  return (
    <div className="max-w-3xl">
      <ScreenHeader title={words.title}>{words.about}</ScreenHeader>
      <UnverifiedNotice />
      {draftNotice}
      <FormProvider {...form}>
        <Form {...formProps} submit={<SaveButton save={words.report} busy={formProps.busy} />}>
          <FoundItemFields />
          <FoundPlaceFields />
        </Form>
      </FormProvider>
    </div>
  )
}
