import type { Facts } from './facts.ts'
import type { Screen } from './screen.ts'
import { adminScreens } from './screens/admin.ts'
import { dashboardScreens } from './screens/dashboard.ts'
import { mailScreens } from './screens/mails.ts'
import { paymentScreens } from './screens/payment.ts'
import { publicScreens } from './screens/public.ts'

/** Every screen of the product, in every state. */
export function screensOf(facts: Facts): Screen[] {
  return [
    ...publicScreens(facts),
    ...paymentScreens(facts),
    ...dashboardScreens(facts),
    ...adminScreens(facts),
    ...mailScreens(),
  ]
}
