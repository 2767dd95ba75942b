import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { deepPng, tallWebp } from './image-bombs.ts'

/** Part of every piece of metadata below; none of it may be stored. */
export const canary = 'CANARY-9.0765N-7.3986E'

/** A file that a user might send, and the expected result. */
export interface Sample {
  title: string
  bytes: Buffer
  /** The type that the sender claims, which the server must ignore. */
  filename?: string
  type?: string
  /** `[width, height]` as stored, or null if it must be refused. */
  stored: [number, number] | null
  /** A small file that decodes to far more than a server should accept. */
  bomb?: true
}

/** Noise, so that a picture has enough bytes to be truncated. */
export function image(width = 240, height = 160, channels: 1 | 3 | 4 = 3) {
  const data = Buffer.alloc(width * height * channels)
  let seed = 7
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    data[at] = 60 + ((at / channels) % width) / 2 + ((seed >> 16) & 63)
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** A phone camera's photograph, as far as a decoder can tell: 12 megapixels. */
export function largePhoto(): Promise<Buffer> {
  return image(400, 300).blur(4).resize(4000, 3000).jpeg({ quality: 70 }).toBuffer()
}

/** A valid PNG of exactly this many bytes, padded with an ancillary chunk. */
export async function pngOfBytes(length: number): Promise<Buffer> {
  const png = await image().png().toBuffer()
  const emptyChunk = 12
  return withPngChunks(png, pngChunk('fiLl', Buffer.alloc(length - png.length - emptyChunk)))
}

export async function corpus(): Promise<Sample[]> {
  return [
    ...documents(),
    ...(await otherImages()),
    ...fragments(),
    ...(await cutOff()),
    ...(await broken()),
    ...bombs(),
    ...(await misnamed()),
    ...(await polyglots()),
    ...(await unusual()),
    ...(await withMetadata()),
  ]
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const html = `<!doctype html><html><script>alert('${canary}')</script></html>`

function refused(files: Record<string, Buffer | string>): Sample[] {
  return Object.entries(files).map(([title, file]) => ({
    title,
    bytes: typeof file === 'string' ? Buffer.from(file, 'latin1') : file,
    // The name and type of an accepted picture, as a disguise.
    filename: 'photo.png',
    type: 'image/png',
    stored: null,
  }))
}

function documents(): Sample[] {
  return refused({
    svg,
    'svg with an xml prolog': `<?xml version="1.0" encoding="UTF-8"?>\n${svg}`,
    'svg with a doctype and entities': `<!DOCTYPE svg [<!ENTITY x "y">]>${svg}`,
    'svg after white space': `\n\n\t  ${svg}`,
    'svg after a byte order mark': Buffer.from(`\ufeff${svg}`),
    'svg in utf-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
    'svg, gzipped': gzipSync(svg),
    html,
    'html in capitals': html.toUpperCase(),
    javascript: 'alert(1)',
    php: '<?php system($_GET[0]); ?>',
    json: '{"a":1}',
    'plain text': 'not a picture',
    pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    postscript: '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage',
    zip: Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'),
    'zip with an entry': `PK\x03\x04\x14\0\0\0\0\0${'\0'.repeat(20)}`,
    gzip: gzipSync('x'),
    'elf program': `\x7fELF\x02\x01\x01${'\0'.repeat(60)}`,
    'windows program': `MZ\x90\0\x03${'\0'.repeat(60)}`,
    mp4: `\0\0\0\x18ftypisom\0\0\x02\0isomiso2${'\0'.repeat(40)}`,
    wav: `RIFF\x24\0\0\0WAVEfmt \x10\0\0\0${'\0'.repeat(24)}`,
    avi: `RIFF\x24\0\0\0AVI LIST${'\0'.repeat(24)}`,
    mp3: `ID3\x04\0\0\0\0\0\0\xff\xfb\x90\0${'\0'.repeat(40)}`,
  })
}

async function otherImages(): Promise<Sample[]> {
  const bmp = Buffer.alloc(58)
  bmp.write('BM')
  bmp.writeUInt32LE(58, 2)
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(1, 18)
  bmp.writeInt32LE(1, 22)
  bmp.writeUInt32LE(0x180001, 26)
  return refused({
    gif: await image().gif().toBuffer(),
    'gif that is javascript too': 'GIF89a/*\x01\0\0\0\0*/=1;alert(1)',
    avif: await image(32, 32).avif({ effort: 0 }).toBuffer(),
    heic: `\0\0\0\x18ftypheic\0\0\0\0heicmif1${'\0'.repeat(60)}`,
    tiff: await image().tiff().toBuffer(),
    'tiff, compressed like a jpeg': await image().tiff({ compression: 'jpeg' }).toBuffer(),
    'big-endian tiff': Buffer.from(`4d4d002a00000008${'00'.repeat(40)}`, 'hex'),
    bmp,
    'ico with a png inside': Buffer.concat([
      Buffer.from('000001000100101000000100200000000000', 'hex'),
      Buffer.from('16000000', 'hex'),
      await image(16, 16).png().toBuffer(),
    ]),
    psd: `8BPS\0\x01${'\0'.repeat(60)}`,
    'jpeg xl': `\xff\x0a\xfa\x1f\x41\x90\x06${'\0'.repeat(40)}`,
    'jpeg xl in its container': `\0\0\0\x0cJXL \r\n\x87\n${'\0'.repeat(40)}`,
    'jpeg 2000': `\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(40)}`,
    radiance: `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n\x01\x01\x01\x01`,
    ppm: `P6 1 1 255\n\x01\x01\x01`,
    fits: `SIMPLE  =                    T${' '.repeat(2850)}`,
    openexr: `v/1\x01\x02\0\0\0${'\0'.repeat(60)}`,
    vips: Buffer.from(`b6a6f208${'00'.repeat(60)}`, 'hex'),
  })
}

function fragments(): Sample[] {
  return refused({
    'no byte at all': '',
    'one byte': '\x89',
    zeros: Buffer.alloc(4096),
    'the first bytes of a jpeg': '\xff\xd8\xff',
    'the first and last bytes of a jpeg': '\xff\xd8\xff\xd9',
    'the first bytes of a png': pngSignature,
    'the first bytes of a webp': 'RIFF\x10\0\0\0WEBPVP8 ',
    'html behind the first bytes of a jpeg': `\xff\xd8\xff\xe0${html}`,
    'html behind the first bytes of a png': Buffer.concat([pngSignature, Buffer.from(html)]),
  })
}

async function cutOff(): Promise<Sample[]> {
  const samples: Sample[] = []
  const whole = {
    jpeg: await image().jpeg().toBuffer(),
    'progressive jpeg': await image().jpeg({ progressive: true }).toBuffer(),
    png: await image().png().toBuffer(),
    webp: await image().webp().toBuffer(),
    'lossless webp': await image().webp({ lossless: true }).toBuffer(),
  }
  for (const [format, bytes] of Object.entries(whole)) {
    for (const percent of [5, 50, 95]) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * percent) / 100))
      samples.push(...refused({ [`${format}, cut off at ${percent} %`]: Buffer.from(cut) }))
    }
  }
  return samples
}

async function broken(): Promise<Sample[]> {
  const damage = (bytes: Buffer, from: number) => {
    const copy = Buffer.from(bytes)
    copy.fill(0xa5, from, from + 400)
    return copy
  }
  const png = await image().png().toBuffer()
  const webp = await image().webp({ lossless: true }).toBuffer()
  const wrongSum = Buffer.from(png)
  wrongSum.writeUInt32BE(0, png.length - 16)
  return refused({
    'png with damaged pixels': damage(png, Math.floor(png.length / 2)),
    'png with a wrong checksum': wrongSum,
    'png with no pixels': pngOf({ width: 9, height: 9, pixels: Buffer.alloc(0) }),
    'png of no width': pngOf({ width: 0, height: 9, pixels: Buffer.alloc(9) }),
    'webp with a damaged header': damage(webp, 20),
  })
}

/** Files that claim or contain far more than their size suggests. */
function bombs(): Sample[] {
  const files = refused({
    'png of 256 megapixels': pngOf({
      width: 16_000,
      height: 16_000,
      depth: 1,
      pixels: Buffer.alloc(2001 * 16_000),
    }),
    'png of the largest dimensions': pngOf({
      width: 0x7fffffff,
      height: 0x7fffffff,
      pixels: Buffer.alloc(9),
    }),
    'png of one endless row': pngOf({ width: 100_000_000, height: 1, pixels: Buffer.alloc(9) }),
    'png of four rows of ten million pixels': pngOf({
      width: 10_000_000,
      height: 4,
      pixels: Buffer.alloc(9),
    }),
    'png of 41 megapixels': pngOf({ width: 6401, height: 6406, pixels: Buffer.alloc(9) }),
    'png that takes 320 MB, 16 bits a channel': deepPng(),
    'jpeg of 4 gigapixels': jpegOf(65_500, [dcScan(0)]),
    'jpeg of 883 scans': jpegOf(6300, [dcScan(788 * 788), ...acScans(788 * 788)]),
    'webp of 41 megapixels': tallWebp,
    'webp of a canvas of 281 terapixels': webpOf([
      ['VP8X', Buffer.from('02000000ffffffffffff', 'hex')],
      ['ANIM', Buffer.alloc(6)],
    ]),
  })
  return files.map((file) => ({ ...file, bomb: true }))
}

async function misnamed(): Promise<Sample[]> {
  const jpeg = await image().jpeg().toBuffer()
  const png = await image().png().toBuffer()
  const webp = await image().webp().toBuffer()
  const claims: [string, Buffer, string | undefined, string | undefined][] = [
    ['jpeg called a png', jpeg, 'photo.png', 'image/png'],
    ['jpeg called an svg', jpeg, 'photo.svg', 'image/svg+xml'],
    ['png called html', png, 'page.html', 'text/html'],
    ['png called a jpeg', png, 'photo.jpg', 'image/jpeg'],
    ['webp called php', webp, 'shell.php', 'application/x-php'],
    ['webp that claims nothing', webp, undefined, undefined],
    ['png from outside its folder', png, '../../../../etc/passwd', 'image/png'],
    ['png with quotes and a line end in its name', png, 'a"b\r\nSet-Cookie: x=1.png', 'image/png'],
    ['png with a type that breaks headers', png, 'a.png', 'image/png; charset="\\"'],
  ]
  return claims.map(([title, bytes, filename, type]) => ({
    title,
    bytes,
    ...(filename !== undefined && { filename }),
    ...(type !== undefined && { type }),
    stored: [240, 160],
  }))
}

async function polyglots(): Promise<Sample[]> {
  const jpeg = await image().jpeg().toBuffer()
  const png = await image().png().toBuffer()
  const webp = await image().webp().toBuffer()
  const page = Buffer.from(html)
  const files: Record<string, Buffer> = {
    'png with html in a text chunk': withPngChunks(
      png,
      pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), page])),
    ),
    'png with html behind it': Buffer.concat([png, page]),
    'png with a zip behind it': Buffer.concat([png, Buffer.from(`PK\x03\x04${canary}`)]),
    'jpeg with html in a comment': withJpegSegments(jpeg, jpegSegment(0xfe, page)),
    'jpeg with php behind it': Buffer.concat([jpeg, Buffer.from(`<?php echo '${canary}' ?>`)]),
    'jpeg with another jpeg behind it': Buffer.concat([jpeg, jpeg]),
    'webp with html in a chunk of its own': appendWebpChunk(webp, 'EVIL', page),
    'webp with html behind it': Buffer.concat([webp, page]),
  }
  return Object.entries(files).map(([title, bytes]) => ({ title, bytes, stored: [240, 160] }))
}

async function unusual(): Promise<Sample[]> {
  const grey = image(240, 160, 1)
  const clear = image(240, 160, 4)
  const frames = await sharp(await image(60, 80).raw().toBuffer(), {
    raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const png = await image().png().toBuffer()
  const jpeg = await image().jpeg().toBuffer()
  const samples: [string, Buffer, [number, number]][] = [
    ['cmyk jpeg', await image().toColourspace('cmyk').jpeg().toBuffer(), [240, 160]],
    ['grey jpeg', await grey.clone().toColourspace('b-w').jpeg().toBuffer(), [240, 160]],
    ['progressive jpeg', await image().jpeg({ progressive: true }).toBuffer(), [240, 160]],
    ['jpeg without its last byte', jpeg.subarray(0, -1), [240, 160]],
    ['jpeg without its last two bytes', jpeg.subarray(0, -2), [240, 160]],
    ['16-bit png', await image().toColourspace('rgb16').png().toBuffer(), [240, 160]],
    ['16-bit grey png', await grey.clone().toColourspace('grey16').png().toBuffer(), [240, 160]],
    ['png with a palette', await image().png({ palette: true }).toBuffer(), [240, 160]],
    ['png with transparency', await clear.clone().png().toBuffer(), [240, 160]],
    ['interlaced png', await image().png({ progressive: true }).toBuffer(), [240, 160]],
    ['png of one pixel', await image(1, 1).png().toBuffer(), [1, 1]],
    ['png of a narrow strip', await image(2, 5000).png().toBuffer(), [1, 1200]],
    [
      'animated png',
      withPngChunks(png, pngChunk('acTL', Buffer.from('0000000100000000', 'hex'))),
      [240, 160],
    ],
    [
      'png whose texts unpack to 800 MB',
      withPngChunks(png, ...Array(16).fill(textBomb())),
      [240, 160],
    ],
    [
      'jpeg whose Exif refers to itself',
      withJpegSegments(
        await image().jpeg().toBuffer(),
        jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifBomb()])),
      ),
      [240, 160],
    ],
    [
      'png whose Exif refers to itself',
      withPngChunks(png, pngChunk('eXIf', exifBomb())),
      [240, 160],
    ],
    ['webp whose Exif refers to itself', await webpWithExif(exifBomb()), [240, 160]],
    [
      'jpeg with Exif of no entry',
      withJpegSegments(
        await image().jpeg().toBuffer(),
        jpegSegment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')),
      ),
      [240, 160],
    ],
    ['webp with transparency', await clear.clone().webp().toBuffer(), [240, 160]],
    ['lossless webp', await image().webp({ lossless: true }).toBuffer(), [240, 160]],
    ['animated webp', frames, [60, 40]],
    ['larger than we keep', await image(2400, 1600).blur(4).jpeg().toBuffer(), [1200, 800]],
  ]
  return samples.map(([title, bytes, stored]) => ({ title, bytes, stored }))
}

/** Everything that a camera, an editor or a messenger may leave in a file. */
async function withMetadata(): Promise<Sample[]> {
  const exif = {
    IFD0: { ImageDescription: canary, Make: canary, Artist: canary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 4/1 35/1', GPSAreaInformation: canary },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${canary}</rdf:RDF></x:xmpmeta>`
  const tagged = () => image().withExif(exif).withXmp(xmp).withIccProfile('p3')
  const jpeg = await tagged().jpeg().toBuffer()
  const iptc = Buffer.from(
    `Photoshop 3.0\x008BIM\x04\x04\0\0\0\x1a\x1c\x02\x78\0\x16${canary}`,
    'latin1',
  )
  const png = await tagged().png().toBuffer()
  const text = (chunk: string, data: string) => pngChunk(chunk, Buffer.from(data, 'latin1'))
  const turned = () => image().withMetadata({ orientation: 6 })
  const sideways = await turned().jpeg().toBuffer()
  const samples: [string, Buffer, [number, number]][] = [
    [
      'jpeg with Exif, GPS, XMP, ICC, IPTC and a comment',
      withJpegSegments(jpeg, jpegSegment(0xed, iptc), jpegSegment(0xfe, Buffer.from(canary))),
      [240, 160],
    ],
    ['png with Exif, XMP and ICC', png, [240, 160]],
    [
      'png with texts of every kind and a time',
      withPngChunks(
        png,
        text('tEXt', `Author\0${canary}`),
        text('iTXt', `Comment\0\0\0\0\0${canary}`),
        pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), deflateSync(canary)])),
        pngChunk('tIME', Buffer.from('07ea0304050607', 'hex')),
      ),
      [240, 160],
    ],
    ['webp with Exif, XMP and ICC', await tagged().webp().toBuffer(), [240, 160]],
    ['jpeg taken with the phone upright', sideways, [160, 240]],
    ['png that is turned', await turned().png().toBuffer(), [160, 240]],
    ['webp that is turned', await turned().webp().toBuffer(), [160, 240]],
  ]
  return samples.map(([title, bytes, stored]) => ({ title, bytes, stored }))
}

// --- PNG, https://www.w3.org/TR/png-3/

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** Inserts chunks after the header chunk, where most kinds are allowed. */
function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const headerEnd = 33
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)])
}

/** Grey, 8 bits; `pixels` with a filter byte before each row. */
interface RawPng {
  width: number
  height: number
  /** Bits of a pixel. */
  depth?: number
  pixels: Buffer
}

function pngOf({ width, height, depth = 8, pixels }: RawPng) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function textBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(50_000_000, 'a'), { level: 9 })
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]))
}

/** Directories of Exif that all begin where the first one does. */
function exifBomb(): Buffer {
  const pointers = [0x8769, 0x8825, 0xa005]
  const exif = Buffer.alloc(8 + 2 + 300 * 12 + 4)
  exif.write('II*\0\x08', 'latin1')
  exif.writeUInt16LE(300, 8)
  for (let n = 0; n < 300; n++) {
    const at = 10 + n * 12
    exif.writeUInt16LE(pointers[n % 3] ?? 0, at)
    exif.writeUInt16LE(4, at + 2)
    exif.writeUInt32LE(1, at + 4)
    exif.writeUInt32LE(8, at + 8)
  }
  return exif
}

/** A WebP of 240 × 160 with this Exif, as its last chunk. */
async function webpWithExif(exif: Buffer): Promise<Buffer> {
  const webp = await image().withMetadata({ orientation: 1 }).webp().toBuffer()
  const at = webp.indexOf('EXIF')
  const file = Buffer.concat([webp.subarray(0, at + 8), exif])
  file.writeUInt32LE(exif.length, at + 4)
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

// --- JPEG, https://www.w3.org/Graphics/JPEG/itu-t81.pdf

function jpegSegment(marker: number, data: Buffer | number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

/** Inserts segments after the start marker, where metadata is allowed. */
function withJpegSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/** A grey progressive JPEG of `side` × `side`. */
function jpegOf(side: number, scans: Buffer[]): Buffer {
  const [high, low] = [side >> 8, side & 255]
  const oneCode = [1, ...Array(15).fill(0)]
  const eob14 = 0xe0
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array(64).fill(1)]),
    jpegSegment(0xc2, [8, high, low, high, low, 1, 1, 0x11, 0]),
    jpegSegment(0xc4, [0x00, ...oneCode, 0]),
    jpegSegment(0xc4, [0x10, ...oneCode, eob14]),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ])
}

function jpegScan(from: number, to: number, bits: number, data: Buffer): Buffer {
  return Buffer.concat([jpegSegment(0xda, [1, 1, 0, from, to, bits]), data])
}

/** The mean of every block: one zero bit each. */
function dcScan(blocks: number): Buffer {
  return jpegScan(0, 0, 0, Buffer.alloc(Math.ceil(blocks / 8)))
}

/** Every bit of every coefficient in its own scan, each of 50 bytes, as the standard allows. */
function acScans(blocks: number): Buffer[] {
  let bits = ''
  for (let left = blocks; left > 0; left -= 32_767) {
    const run = Math.min(left, 32_767)
    bits += `0${(run - 16_384).toString(2).padStart(14, '0')}`
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const data = Buffer.from(
    (bits.match(/.{8}/g) ?? []).flatMap((byte) =>
      byte === '11111111' ? [255, 0] : [Number.parseInt(byte, 2)],
    ),
  )
  const scans: Buffer[] = []
  for (let low = 13; low >= 0; low -= 1) {
    const high = low === 13 ? 0 : low + 1
    for (let at = 1; at <= 63; at += 1) scans.push(jpegScan(at, at, (high << 4) | low, data))
  }
  return scans
}

// --- WebP, https://developers.google.com/speed/webp/docs/riff_container

function webpChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(name, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  data.copy(chunk, 8)
  return chunk
}

function webpOf(chunks: [name: string, data: Buffer][]): Buffer {
  const body = chunks.map(([name, data]) => webpChunk(name, data))
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]))
}

function appendWebpChunk(webp: Buffer, name: string, data: Buffer): Buffer {
  return webpChunk('RIFF', Buffer.concat([webp.subarray(8), webpChunk(name, data)]))
}

/** The names of a WebP's chunks. Throws when it is none, or when data follows it. */
export function webpChunks(file: Buffer): string[] {
  const isWebp =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) throw new Error('this is no whole WebP')
  const names: string[] = []
  for (let at = 12; at < file.length; ) {
    names.push(file.toString('latin1', at, at + 4))
    const length = file.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return names
}
