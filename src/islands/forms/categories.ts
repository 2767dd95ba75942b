import { atom } from 'nanostores'
import { listCategories } from '../../api/merchants/list-categories.ts'
import { call } from '../session.ts'

export type Categories = readonly { _id: string; name: string }[]

/** The categories of merchants, from the server; null until they are loaded. */
export const $categories = atom<Categories | null>(null)

/** Asks once. Without an answer a form goes on with those that stood in the page. */
export async function loadCategories(): Promise<void> {
  if ($categories.get()) return
  try {
    $categories.set((await call(listCategories, {})).data)
  } catch {}
}
