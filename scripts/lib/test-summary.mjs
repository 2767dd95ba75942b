import { existsSync, readFileSync } from 'node:fs'

const count = { passed: 0, failed: 0, skipped: 0 }

/** @param {{ passed?: number, failed?: number, skipped?: number }} more */
export function add({ passed = 0, failed = 0, skipped = 0 }) {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
}

export function total() {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  return { failed: count.failed, line: `${count.passed} passed, ${count.failed} failed${skipped}` }
}

/**
 * Counts of a finished test runner. A runner that crashed, or had an error outside its tests,
 * counts as a failed test.
 *
 * @param {number} code the runner's exit code
 * @param {string} report path of its JSON report
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} read
 */
export function countsOf(code, report, read) {
  if (!existsSync(report)) return { failed: 1 }
  const counts = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function readVitest(report) {
  // A file that fails to load reports no failed tests.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function readPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
}

/**
 * The duration of each test file's tests, longest first, whatever ran in parallel.
 *
 * @param {string} vitestReport path of Vitest's JSON report
 * @param {string} playwrightReport path of Playwright's; either may be missing
 * @returns {{ name: string, tests: number, seconds: number }[]}
 */
export function durationsOf(vitestReport, playwrightReport) {
  const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
  const ofVitest = (read(vitestReport)?.testResults ?? []).map((file) => ({
    name: file.name.replace(/^.*\/tests\//, 'tests/'),
    tests: file.assertionResults.length,
    seconds: (file.endTime - file.startTime) / 1000,
  }))
  const ofPlaywright = (read(playwrightReport)?.suites ?? []).map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results))
    const ms = results.reduce((sum, { duration }) => sum + duration, 0)
    return { name: `tests/e2e/${suite.file}`, tests: results.length, seconds: ms / 1000 }
  })
  return [...ofVitest, ...ofPlaywright].sort((a, b) => b.seconds - a.seconds)
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
