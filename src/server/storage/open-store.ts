import type { Settings } from '../config/env.ts'
import { createDiskStore, type ImageStore } from './image-store.ts'
import { createS3Store } from './s3-store.ts'

/** The store of the settings: an S3-compatible one if it is set, else the disk under `dataDir`. */
export function openStore({
  storage,
  dataDir,
  timeouts,
}: Pick<Settings, 'storage' | 'dataDir' | 'timeouts'>): ImageStore {
  return storage ? createS3Store(storage, timeouts?.storage) : createDiskStore(dataDir)
}
