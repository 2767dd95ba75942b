import { brotliDecompressSync } from 'node:zlib'

// Made once with sharp, which took two seconds of each run: blank pictures of 6300 pixels a row.

const deepPixels = Buffer.from(
  [
    'W6+3BF4W8rB0IvAScAB5/uWe6V+aQNsHpRYk0DxK/AoH+gG9HUzk3QXS9kEwwFCmW1FInHm+KdvIQBMfhwYHAPC1tdRM',
    'AKjq2kaEAYC85T2bAQDsIC3rUADUF/15ewCAjMea+AIwgbaaslnU+Zs5BAGApKJ/g++wcGB/dR4AJJ2loiIAAEz/TzSM',
    'zLt2IQn/HgA8aO7iTEiAZod7AJD0x5FW2dyaLi9FBB/DA4BPif5oTuOJaKN3tpJ/u1WCHe4BwOr/cWIz8955BwCnvwdk',
    'eshF5UbiBYCMYMiXGxIvAGTOmNm0SbwAkFlxeagk8QJAhifG3IzECwAZplpWLxIvAGQkuUkTSLwAkPngc1ZO4gWAzAvi',
    'n+ckXgDIjNuytpJ4ASDzZKfpT+IFgBkwLc36Tp4FgNlIHW94R5gFgKHh/+nACZIFgGGqZ6k9AsYCwJQt4joIcGEBYPoG',
    'DKzb+a8AMJZhCduomFcAGFfdl8LEOFcAmGMcx8VBaisAzHcr9+0unRUABt9OdGQRwgoAhUBRkF4AWwWApijUt55hqgJA',
    'g9QOlWWxUwGgWoabpDIQqQBQOZnuJ29RqADQRUfTvb+IpwDQUW+SWXvJpgBQXtQGzvgAUwAoNR83bB1QKQC03dZYYxSP',
    'FABaEOuKbYA7CgD1uJdqwocXBYBzVLC8kSN5x8voMT4AmKX9wPYtS/Tl/7goH3g2y6JSCUjLqPxP6EZb3UBtQMUpBQ==',
  ].join(''),
  'base64',
)

/** An interlaced PNG of 6300 × 6300 pixels with 16 bits a channel, four channels and 309 kB. */
export function deepPng(): Buffer {
  return brotliDecompressSync(deepPixels)
}

/** A lossless WebP of 6300 × 6600 pixels. */
export const tallWebp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvm9hxFgcQERGIiP4HAA==', 'base64')
