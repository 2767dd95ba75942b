/**
 * How many cases a generated test tries: few in the suite, many in `npm run bench -- fuzz`, which
 * sets FUZZ=full. The few find a broken rule; the many find the rare input.
 */
export function fuzzRuns({ suite, full }: { suite: number; full: number }): number {
  return process.env['FUZZ'] === 'full' ? full : suite
}
