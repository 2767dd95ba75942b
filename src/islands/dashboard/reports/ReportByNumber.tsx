import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findWords } from '../../../locales/en/screens/dashboard/finds.ts'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { calendarWords } from '../../../locales/en/screens/dashboard/shell.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { paths, reportPath } from '../../paths.ts'
import { ReportForm } from '../../ReportForm.tsx'
import { TextLink } from '../../shell/nav/links.tsx'
import { openPath } from '../../shell/routing/navigation.ts'
import { showToast } from '../../shell/toasts.ts'
import { loadFindWords } from '../../words/find-words.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'

/** Reports an item that is not registered: the report registers it. */
export function ReportByNumber({ hasAssets }: { hasAssets: boolean }) {
  const words = useWords('reportFormWords', reportFormWords)
  const found = useWords('findWords', findWords)
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  const { months } = useWords('calendarWords', calendarWords)
  const { data: formWords, isPending } = useQuery({
    queryKey: ['find words', language],
    queryFn: () => loadFindWords(language, months),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function onReported(id: string) {
    void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: assetsKey })
    await openPath(reportPath(id), { replace: true })
    void showToast('success', words.reportAdded)
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <UnverifiedNotice />
      {/* In English if the words are out of reach. */}
      <div lang={formWords ? undefined : 'en-NG'}>
        {isPending ? (
          <Skeleton className="h-160 w-full rounded-md" />
        ) : (
          <ReportForm
            about="loss"
            {...(formWords && { words: formWords })}
            onReported={(id) => void onReported(id)}
          />
        )}
      </div>
      {!hasAssets && (
        <div className="rounded-md bg-sunken px-4 py-3 text-sm">
          <p>
            {words.nothingToReportYet}. {words.registerFirst}
          </p>
          <p className="flex flex-wrap gap-x-6">
            <TextLink to={paths.newAsset}>{words.addAsset}</TextLink>
            <TextLink to={paths.newFind}>{found.title}</TextLink>
          </p>
        </div>
      )}
    </div>
  )
}
