import { exportPayments } from '../../../api/payments/export-payments.ts'
import { paymentKindLabels } from '../../../locales/en/payments.ts'
import { adminPaymentWords } from '../../../locales/en/screens/admin/payments.ts'
import { call } from '../../session.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { payments as route } from '../routes.ts'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { NoResults } from '../table/NoResults.tsx'
import { choicesOf } from '../table/view/column-choice.ts'
import { ExportButton } from '../table/view/ExportButton.tsx'
import { ListTools } from '../table/view/ListTools.tsx'
import { paymentColumns, paymentEventColumns } from './payment-columns.tsx'
import { paymentEventsList } from './payment-events-list.ts'
import { paymentViews, viewOf } from './payment-views.ts'
import { paymentsList } from './payments-list.ts'

const labels = {
  ...paymentKindLabels,
  all: adminPaymentWords.everything,
  events: adminPaymentWords.events,
}

const ledgerTools = { list: paymentsList.key, columns: choicesOf(paymentColumns), csv: null }
const eventTools = {
  list: paymentEventsList.key,
  columns: choicesOf(paymentEventColumns),
  csv: null,
}

/** The ledger of payments, and what the provider told us. */
export function ListPayments() {
  const search = route.useSearch()
  const { show: named, ...place } = search
  const show = viewOf(named)
  return (
    <>
      <ScreenHeader
        title={adminPaymentWords.payments}
        action={<ExportButton name="payments" load={() => call(exportPayments, {})} />}
      >
        {show === 'events'
          ? adminPaymentWords.whatThePayment
          : adminPaymentWords.paymentsGrantsRefunds}
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListFilter
          legend={adminPaymentWords.show}
          name="show"
          choices={paymentViews}
          initial="all"
          chosen={show}
          labels={labels}
        />
        {show !== 'events' && (
          <ListSearch label={adminPaymentWords.searchByReference} search={search.search} />
        )}
        <div className="ms-auto">
          <ListTools {...(show === 'events' ? eventTools : ledgerTools)} search={search} />
        </div>
      </div>
      <OwnerFilterNotice id={search.owner} />
      {show === 'events' ? (
        <DataTable
          caption={adminPaymentWords.events}
          list={paymentEventsList}
          columns={paymentEventColumns}
          search={place}
          empty={adminPaymentWords.theProviderHas}
        />
      ) : (
        <DataTable
          caption={adminPaymentWords.payments}
          list={paymentsList}
          columns={paymentColumns}
          search={search}
          empty={search.search ? <NoResults /> : adminPaymentWords.thereAreNo}
        />
      )}
    </>
  )
}
