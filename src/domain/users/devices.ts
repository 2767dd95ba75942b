/**
 * The first match counts: every Chrome claims to be Safari, and Edge, Opera and Samsung claim to be
 * Chrome.
 */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera|OPiOS/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

/** Android claims to be Linux, and an iPhone claims to be like a Mac. */
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** What a `User-Agent` claims to be. */
export interface Device {
  browser: string | null
  system: string | null
}

export function deviceOf(userAgent: string): Device {
  const named = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: named(browsers), system: named(systems) }
}

/** A readable name of a `User-Agent`: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
