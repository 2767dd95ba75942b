// A worker thread that serves one file by FUSE, the image of a disk, and logs every write and flush
// in order. Structures: linux/fuse.h, protocol 7.31, little-endian.
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { flushKind, toEntry, writeKind } from './disk-log.ts'

interface WorkerInput {
  device: number
  image: SharedArrayBuffer
  log: string
  /** How many entries the log has. */
  entries: SharedArrayBuffer
}

const { device, image, log, entries } = workerData as WorkerInput
const disk = Buffer.from(image)
const count = new Int32Array(entries)
const logFile = openSync(log, 'w')

const rootNode = 1n
const fileNode = 2n
const maxWrite = 128 * 1024
const inHeaderBytes = 40
const outHeaderBytes = 16
const [enoent, enosys, enodev, eperm, eintr] = [2, 38, 'ENODEV', 'EPERM', 'EINTR'] as const

/** Opcodes of FUSE. */
const operations = {
  ...{ lookup: 1, getattr: 3, setattr: 4, open: 14, read: 15, write: 16, statfs: 17 },
  ...{ release: 18, fsync: 20, flush: 25, init: 26, opendir: 27, readdir: 28, releasedir: 29 },
  ...{ fsyncdir: 30, destroy: 38 },
}
/** FORGET, INTERRUPT and BATCH_FORGET, which get no reply. */
const unanswered = [2, 36, 42]

record(flushKind, 0, Buffer.alloc(0))
serve()

function serve() {
  const request = Buffer.alloc(maxWrite + 64 * 1024)
  for (;;) {
    try {
      const length = readSync(device, request, 0, request.length, null)
      answer(request.subarray(0, length))
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      // The file system was unmounted.
      if (code === enodev) break
      // It is not mounted yet.
      if (code === eperm) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      else if (code !== eintr && code !== 'ENOENT') throw error
    }
  }
  closeSync(logFile)
}

function answer(request: Buffer) {
  const operation = request.readUInt32LE(4)
  const unique = request.readBigUInt64LE(8)
  const node = request.readBigUInt64LE(16)
  const body = request.subarray(inHeaderBytes)
  if (unanswered.includes(operation)) return
  const reply = replyTo(operation, node, body)
  const isError = typeof reply === 'number'
  const head = Buffer.alloc(outHeaderBytes)
  head.writeUInt32LE(outHeaderBytes + (isError ? 0 : reply.length), 0)
  head.writeInt32LE(isError ? -reply : 0, 4)
  head.writeBigUInt64LE(unique, 8)
  writeSync(device, isError ? head : Buffer.concat([head, reply]))
}

/** The body of the answer, or an error number. */
function replyTo(operation: number, node: bigint, body: Buffer): Buffer | number {
  switch (operation) {
    case operations.init:
      return initialised(body)
    case operations.lookup:
      return node === rootNode && body.toString('latin1', 0, 5) === 'image' ? entryOf() : enoent
    case operations.getattr:
    case operations.setattr:
      return Buffer.concat([Buffer.alloc(16), attributesOf(node)])
    case operations.open:
    case operations.opendir:
      return opened(operation)
    case operations.read: {
      const [offset, size] = [Number(body.readBigUInt64LE(8)), body.readUInt32LE(16)]
      return Buffer.from(disk.subarray(offset, Math.min(offset + size, disk.length)))
    }
    case operations.write: {
      const [offset, size] = [Number(body.readBigUInt64LE(8)), body.readUInt32LE(16)]
      const data = body.subarray(40, 40 + size)
      data.copy(disk, offset)
      record(writeKind, offset, data)
      const written = Buffer.alloc(8)
      written.writeUInt32LE(size, 0)
      return written
    }
    case operations.fsync:
      record(flushKind, 0, Buffer.alloc(0))
      return Buffer.alloc(0)
    case operations.statfs:
      return Buffer.alloc(80)
    case operations.readdir:
    case operations.release:
    case operations.releasedir:
    case operations.flush:
    case operations.fsyncdir:
    case operations.destroy:
      return Buffer.alloc(0)
    default:
      return enosys
  }
}

function record(kind: number, offset: number, data: Buffer) {
  writeSync(logFile, toEntry(kind, offset, data))
  Atomics.add(count, 0, 1)
}

function initialised(body: Buffer): Buffer {
  const [bigWrites, maxPages] = [1 << 5, 1 << 22]
  const reply = Buffer.alloc(64)
  reply.writeUInt32LE(7, 0)
  reply.writeUInt32LE(31, 4)
  reply.writeUInt32LE(body.readUInt32LE(8), 8)
  reply.writeUInt32LE(bigWrites | maxPages, 12)
  reply.writeUInt16LE(16, 16)
  reply.writeUInt16LE(12, 18)
  reply.writeUInt32LE(maxWrite, 20)
  reply.writeUInt32LE(1, 24)
  reply.writeUInt16LE(maxWrite / 4096, 28)
  return reply
}

function opened(operation: number): Buffer {
  const directIo = 1
  const reply = Buffer.alloc(16)
  reply.writeUInt32LE(operation === operations.open ? directIo : 0, 8)
  return reply
}

function entryOf(): Buffer {
  const head = Buffer.alloc(40)
  head.writeBigUInt64LE(fileNode, 0)
  return Buffer.concat([head, attributesOf(fileNode)])
}

function attributesOf(node: bigint): Buffer {
  const [folderMode, fileMode] = [0o40755, 0o100600]
  const isFile = node === fileNode
  const reply = Buffer.alloc(88)
  reply.writeBigUInt64LE(node, 0)
  reply.writeBigUInt64LE(BigInt(isFile ? disk.length : 0), 8)
  reply.writeBigUInt64LE(BigInt(isFile ? disk.length / 512 : 0), 16)
  reply.writeUInt32LE(isFile ? fileMode : folderMode, 60)
  reply.writeUInt32LE(1, 64)
  reply.writeUInt32LE(4096, 80)
  return reply
}
