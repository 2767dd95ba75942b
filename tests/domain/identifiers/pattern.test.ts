import { describe, expect, it } from 'vitest'
import { patternOf } from '../../../src/domain/identifiers/pattern.ts'

const shown = (number: string) =>
  patternOf(number)
    .map(({ path }) => path)
    .join(' | ')

describe('the pattern of a number', () => {
  it('is the same for every spelling', () => {
    expect(shown('490154 20 323751 8')).toBe(shown('490154203237518'))
    expect(shown('ksf-847ed')).toBe(shown('KSF 847 ED'))
  })

  it('stays as it is in every version, as papers carry it', () => {
    expect(patternOf('490154203237518').map(({ path }) => path.slice(0, 5))).toMatchInlineSnapshot(`
      [
        "M2 14",
        "M2 14",
        "M8 2a",
        "M2 14",
        "M1 5Q",
        "M1 8Q",
        "M2 14",
        "M2 14",
        "M8 2a",
        "M2 14",
        "M1 5Q",
        "M1 8Q",
      ]
    `)
  })

  it('mirrors its left half', () => {
    const tiles = patternOf('KSF-847ED')
    for (const [column, { path, transform }] of tiles.slice(0, 6).entries()) {
      expect(transform).toBe(`translate(${column * 16} 0)`)
      const mirrored = `translate(${192 - column * 16} 0) scale(-1 1)`
      expect(tiles[column + 6]).toEqual({ path, transform: mirrored })
    }
  })

  it('differs for numbers with one other character', () => {
    const seen = new Set<string>()
    let alike = 0
    for (let at = 0; at < 15; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const number = `${'490154203237518'.slice(0, at)}${digit}${'490154203237518'.slice(at + 1)}`
        if (seen.has(shown(number)) && number !== '490154203237518') alike += 1
        seen.add(shown(number))
      }
    }
    expect(alike).toBe(0)
  })
})
