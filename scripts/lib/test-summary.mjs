import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const count = { passed: 0, failed: 0, skipped: 0 }
/** Names and first errors of what failed: the end of a long log is often all that is kept of it. */
const failures = []

/**
 * @param {string} step the step's name
 * @param {{ passed?: number, failed?: number, skipped?: number, failures?: string[] }} more
 */
export function add(step, { passed = 0, failed = 0, skipped = 0, failures: named = [] }) {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
  if (failed > 0) failures.push(...(named.length > 0 ? named : [step]))
}

export function total() {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  const line = `${count.passed} passed, ${count.failed} failed${skipped}`
  return { failed: count.failed, lines: [...failures.map((failure) => `✗ ${failure}`), line] }
}

/**
 * Counts of a finished test runner. A runner that crashed, or had an error outside its tests,
 * counts as a failed test, named by the end of its output.
 *
 * @param {{ code: number, output: string }} ended the runner's exit code, and what it printed
 * @param {string} report path of its JSON report
 * @param {(report: any) => { passed: number, failed: number, skipped: number, failures: string[] }} read
 */
export function countsOf({ code, output }, report, read) {
  const failure = { failed: 1, failures: [output.split('\n').slice(-60).join('\n')] }
  if (!existsSync(report)) return failure
  const counts = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && counts.failed === 0 ? { ...counts, ...failure } : counts
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
    failures: [
      ...unloaded.map((file) => named(pathOf(file), '', file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => named(pathOf(file), test.fullName, test.failureMessages[0])),
      ),
    ],
  }
}

export function readPlaywright({ stats, suites }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failed.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return named(`tests/e2e/${file}`, title, errors[0]?.message)
    }),
  }
}

function named(file, title, error = '') {
  const [line] = stripVTControlCharacters(error).split('\n')
  return [file, title, line].filter(Boolean).join(' › ')
}

const pathOf = (file) => file.name.replace(/^.*\/tests\//, 'tests/')

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
