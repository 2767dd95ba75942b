import { paymentKindLabels } from '../../../locales/en/payments.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { payments as route } from '../routes.ts'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { ExportPayments } from './ExportPayments.tsx'
import { paymentColumns, paymentEventColumns } from './payment-columns.tsx'
import { paymentEventsList } from './payment-events-list.ts'
import { paymentViews, viewOf } from './payment-views.ts'
import { paymentsList } from './payments-list.ts'

const labels = { ...paymentKindLabels, all: 'Everything', events: 'Events' }

/** The ledger of payments, and what the provider told us. */
export function ListPayments() {
  const search = route.useSearch()
  const { show: named, ...place } = search
  const show = viewOf(named)
  return (
    <>
      <ScreenHeader title="Payments" action={<ExportPayments />}>
        {show === 'events'
          ? 'What the payment provider told us, and what came of it.'
          : 'Payments, grants, refunds and disputes. Entries are never changed or taken away, and every plan is computed from them.'}
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListFilter
          legend="Show"
          name="show"
          choices={paymentViews}
          initial="all"
          chosen={show}
          labels={labels}
        />
        {show !== 'events' && <ListSearch label="Search by reference" search={search.search} />}
      </div>
      <OwnerFilterNotice id={search.owner} />
      {show === 'events' ? (
        <DataTable
          caption="Events"
          list={paymentEventsList}
          columns={paymentEventColumns}
          search={place}
          empty="The provider has told us nothing yet"
        />
      ) : (
        <DataTable
          caption="Payments"
          list={paymentsList}
          columns={paymentColumns}
          search={search}
          empty={search.search ? 'No results matched your search query' : 'There are no payments'}
        />
      )}
    </>
  )
}
