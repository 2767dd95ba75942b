import { merchantCategories } from '../../domain/merchants/merchant-categories.ts'

/** The filters of the directory; `all` is no category. */
export const categoryFilters = [
  { id: 'all', text: 'All' },
  ...merchantCategories.map(({ id, name }) => ({ id, text: name })),
]
