import type { Settings } from '../config/env.ts'
import { createDiskStore, type ImageStore } from './image-store.ts'
import { createS3Store } from './s3-store.ts'

/** The store that the settings name: the disk under `dataDir`, unless there is an S3-compatible one. */
export function openStore({
  storage,
  dataDir,
  patience,
}: Pick<Settings, 'storage' | 'dataDir' | 'patience'>): ImageStore {
  return storage ? createS3Store(storage, patience?.storage) : createDiskStore(dataDir)
}
