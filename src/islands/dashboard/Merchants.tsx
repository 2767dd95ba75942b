import { Store } from 'lucide-react'
import { useState } from 'react'
import { merchantCategories } from '../../domain/merchant-categories.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { paths } from '../paths.ts'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'

const categories = [{ id: 'all', name: 'All' }, ...merchantCategories]
const orders = [
  { id: 'newest', name: 'Newest' },
  { id: 'near-me', name: 'Near me' },
]

/** Shops, and one's own listing (spec §2). Until merchants are verified there are none to show. */
export function Merchants() {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('all')
  const isNarrowed = text.trim() !== '' || category !== 'all'

  return (
    <>
      <ScreenHeader title="Merchants" />
      <SearchBox
        label="Search for a merchant"
        value={text}
        onChange={setText}
        className="mb-6 lg:mb-8"
      />
      <Card className="mb-8">
        <section aria-labelledby="listing" className="flex flex-wrap items-center gap-4">
          <div className="min-w-0 grow basis-56">
            <h2 id="listing" className="text-xl">
              Your listing
            </h2>
            <p className="mt-1 text-sm text-muted">You have no listing yet.</p>
          </div>
          <Button variant="secondary" disabled>
            Edit
          </Button>
        </section>
      </Card>
      <section aria-labelledby="merchants">
        <h2 id="merchants" className="mb-4 text-xl">
          Verified merchants
        </h2>
        <div className="mb-6 grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_14rem]">
          <ChoiceField
            label="Category"
            name="category"
            choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
            initial="all"
            onChange={({ target }) => setCategory(target.value)}
            className="max-lg:hidden"
          />
          <SelectField
            label="Category"
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            className="lg:hidden"
          >
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Sort by">
            {orders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <EmptyState
          title={isNarrowed ? 'No merchant matches' : 'No merchants yet'}
          icon={<Store aria-hidden="true" />}
          action={
            <a href={paths.merchant} className={buttonStyle({ variant: 'secondary' })}>
              See the directory
            </a>
          }
        >
          Shops stand here once our team has seen their papers.
        </EmptyState>
      </section>
    </>
  )
}
