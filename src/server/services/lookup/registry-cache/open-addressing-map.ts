/** Whole numbers of 32 bits under numbers of 53: sixteen bytes for each, and for as many places that stay empty. */
export interface OpenAddressingMap {
  /** Undefined where nothing was set. */
  get(key: number): number | undefined
  /** False when there is no room for one more. */
  set(key: number, value: number): boolean
}

/**
 * Open addressing in one flat array, key beside value: to look is to read one line of memory. A `Map` of
 * as many takes three times the room, and the collector's time.
 */
export function createOpenAddressingMap(most: number): OpenAddressingMap {
  const places = 2 ** Math.ceil(Math.log2(Math.max(most, 8) * 1.4))
  // A key is stored one higher, so that 0 says empty.
  const rows = new Float64Array(2 * places)
  let used = 0

  function rowOf(key: number): number {
    for (let place = key >>> 0; ; place++) {
      const row = 2 * (place & (places - 1))
      const there = rows[row]
      if (there === 0 || there === key + 1) return row
    }
  }

  return {
    get(key) {
      const row = rowOf(key)
      return rows[row] === 0 ? undefined : rows[row + 1]
    },
    set(key, value) {
      const row = rowOf(key)
      if (rows[row] === 0) {
        if (used >= most) return false
        used++
        rows[row] = key + 1
      }
      rows[row + 1] = value
      return true
    },
  }
}
