import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import {
  type Channel,
  createGatherer,
  joinGroup,
} from '../../../src/server/boot/cluster-metrics.ts'
import { type MetricFamily, renderMetrics } from '../../../src/server/metrics/exposition.ts'

/** The two ends of an IPC channel. */
function channel(): [Channel, Channel] {
  const [here, there] = [new EventEmitter(), new EventEmitter()]
  const end = (out: EventEmitter, into: EventEmitter): Channel => ({
    // Messages between processes are copied, and arrive later.
    send: (message) => setImmediate(() => out.emit('message', structuredClone(message))),
    onMessage: (listener) => into.on('message', listener),
  })
  return [end(there, here), end(here, there)]
}

const counted = (value: number): MetricFamily => ({
  name: 'toju_requests_total',
  kind: 'counter',
  help: 'Requests.',
  samples: [{ labels: { endpoint: 'pages' }, value }],
})
const memory = (value: number): MetricFamily => ({
  name: 'process_resident_memory_bytes',
  kind: 'gauge',
  help: 'Memory.',
  samples: [{ value }],
})

function startGroup(size: number) {
  const gatherer = createGatherer(() => [memory(1)], 50)
  const join = (id: number) => {
    const [primary, own] = channel()
    gatherer.add(id, primary)
    return joinGroup(own, 100)
  }
  return { gatherer, join, groups: Array.from({ length: size }, (_, n) => join(n + 1)) }
}

test('any process answers for all of them: counters are added up, gauges are labelled by process', async () => {
  const { groups } = startGroup(3)
  groups.forEach((group, n) => {
    group.reportWith(() => [counted(n + 1), memory(100 * (n + 1))])
  })
  const answers = await Promise.all(groups.map((group) => group.collect()))
  for (const answer of answers) {
    expect(
      renderMetrics(answer)
        .split('\n')
        .filter((line) => !line.startsWith('#')),
    ).toEqual([
      'toju_processes 3',
      'process_resident_memory_bytes{process="primary"} 1',
      'process_resident_memory_bytes{process="1"} 100',
      'process_resident_memory_bytes{process="2"} 200',
      'process_resident_memory_bytes{process="3"} 300',
      'toju_requests_total{endpoint="pages"} 6',
      '',
    ])
  }
})

test('no counter decreases when a process ends or is too busy to answer', async () => {
  const { gatherer, groups, join } = startGroup(2)
  const [one, two] = groups
  one?.reportWith(() => [counted(5)])
  two?.reportWith(() => [counted(7), memory(70)])
  const total = async () => {
    const families = (await one?.collect()) ?? []
    return families.find(({ name }) => name === 'toju_requests_total')?.samples[0]?.value
  }
  expect(await total()).toBe(12)
  gatherer.remove(2)
  expect(await total()).toBe(12)
  const third = join(3)
  third.reportWith(() => [counted(1)])
  expect(await total()).toBe(13)
  // Process 3 answers nothing from now on; the sum keeps what it counted.
  const [silent] = channel()
  gatherer.add(3, silent)
  expect(await total()).toBe(13)
})

test('without its primary, a process answers for itself', async () => {
  const group = joinGroup({ send: () => {}, onMessage: () => {} }, 10)
  group.reportWith(() => [counted(4)])
  expect(await group.collect()).toEqual([counted(4)])
})
