import { atom } from 'nanostores'
import { listCategories } from '../../api/merchants/list-categories.ts'
import { call } from '../session.ts'

export type Categories = readonly { _id: string; name: string }[]

/** The categories of merchants, from the server; null until they are loaded. */
export const $categories = atom<Categories | null>(null)

/** Fetches them once. If that fails, forms keep the categories in the page. */
export async function loadCategories(): Promise<void> {
  if ($categories.get()) return
  try {
    $categories.set((await call(listCategories, {})).data)
  } catch {}
}
