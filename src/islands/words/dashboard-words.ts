import type * as reportInput from '../../locales/en/input/reports.ts'
import type * as checklist from '../../locales/en/owner-checklist.ts'
import type * as finds from '../../locales/en/screens/dashboard/finds.ts'
import type * as firstSteps from '../../locales/en/screens/dashboard/home.ts'
import type * as home from '../../locales/en/screens/dashboard/home.ts'
import type * as offline from '../../locales/en/screens/dashboard/offline.ts'
import type * as offlineForm from '../../locales/en/screens/dashboard/offline-form.ts'
import type * as reportCards from '../../locales/en/screens/dashboard/report-cards.ts'
import type * as reportForm from '../../locales/en/screens/dashboard/report-form.ts'
import type * as reports from '../../locales/en/screens/dashboard/reports.ts'
import type * as shell from '../../locales/en/screens/dashboard/shell.ts'
import type * as tasks from '../../locales/en/screens/dashboard/tasks.ts'
import type * as failures from '../../locales/en/screens/failures.ts'
import type * as language from '../../locales/en/screens/language.ts'
import type * as navigation from '../../locales/en/screens/navigation.ts'
import type * as notifications from '../../locales/en/screens/notifications.ts'
import type * as phone from '../../locales/en/screens/phone.ts'
import type * as push from '../../locales/en/screens/push.ts'
import type * as reauthenticate from '../../locales/en/screens/reauthenticate.ts'
import type * as shared from '../../locales/en/screens/shared.ts'
import type { Translation } from '../../locales/translation.ts'

/** The translated texts of the dashboard, by the name of their topic. */
export type DashboardWords = Translation<
  typeof navigation &
    typeof shell &
    typeof home &
    typeof firstSteps &
    typeof tasks &
    typeof notifications &
    typeof phone &
    typeof push &
    typeof language &
    typeof failures &
    typeof checklist &
    typeof reports &
    typeof reportCards &
    typeof reportForm &
    typeof reportInput &
    typeof finds &
    typeof offline &
    typeof offlineForm &
    typeof shared &
    typeof reauthenticate
>
