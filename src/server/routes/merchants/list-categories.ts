import { listCategories } from '../../../api/merchants/list-categories.ts'
import { merchantCategories } from '../../../locales/en/merchant-categories.ts'
import { route } from '../route.ts'

export const listCategoriesRoute = route(listCategories, async () => ({
  data: merchantCategories.map(({ id, name }) => ({ _id: id, name })),
}))
