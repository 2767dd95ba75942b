import { apiBase } from '../../api/endpoint.ts'
import { confirmWatch } from '../../api/lookup/confirm-watch.ts'
import { createWatch } from '../../api/lookup/create-watch.ts'
import { deleteWatch } from '../../api/lookup/delete-watch.ts'

/** Where the calls of watches go: written into the pages as they are built, so that no schema travels. */
export const watchUrls = {
  watch: apiBase + createWatch.path,
  confirm: apiBase + confirmWatch.path,
  end: apiBase + deleteWatch.path,
} as const
