import { merchantCategories } from '../../locales/en/merchant-categories.ts'

/** The filters of the directory; `all` is not a category. */
export const categoryFilters = [
  { id: 'all', text: 'All' },
  ...merchantCategories.map(({ id, name }) => ({ id, text: name })),
]
