import { apiBase } from '../../api/act.ts'
import { confirmWatch } from '../../api/confirm-watch.ts'
import { endWatch } from '../../api/end-watch.ts'
import { watch } from '../../api/watch.ts'

/** Where the calls of watches go: written into the pages as they are built, so that no schema travels. */
export const watchAddresses = {
  watch: apiBase + watch.path,
  confirm: apiBase + confirmWatch.path,
  end: apiBase + endWatch.path,
} as const
