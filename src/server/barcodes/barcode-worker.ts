import { parentPort } from 'node:worker_threads'
import type { GreyImage } from '../../domain/barcodes/read-bands.ts'
import { readBarcodes } from './read-barcodes.ts'

parentPort?.on('message', (image: GreyImage) => parentPort?.postMessage(readBarcodes(image)))
