import { listCategories } from '../../api/list-categories.ts'
import { merchantCategories } from '../../domain/merchant-categories.ts'
import { route } from '../route.ts'

export const listCategoriesRoute = route(listCategories, async () => ({
  data: merchantCategories.map(({ id, name }) => ({ _id: id, name })),
}))
