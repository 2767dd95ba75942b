import { apiBase } from '../../api/endpoint.ts'
import { confirmWatch } from '../../api/lookup/confirm-watch.ts'
import { createWatch } from '../../api/lookup/create-watch.ts'
import { deleteWatch } from '../../api/lookup/delete-watch.ts'

/**
 * The API URLs for watches. The build renders them into the pages, so that these need no schema.
 */
export const watchUrls = {
  watch: apiBase + createWatch.path,
  confirm: apiBase + confirmWatch.path,
  end: apiBase + deleteWatch.path,
} as const
