/** Brands of HEIF files with HEVC: https://nokiatech.github.io/heif/technical.html */
const heicBrand = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/

/** What a file is that cannot be read as a picture, by its first 12 bytes. */
export function unreadFormat(file: Uint8Array): 'heic' | 'pdf' | 'not-a-picture' {
  const start = String.fromCharCode(...file.subarray(0, 12))
  if (heicBrand.test(start.slice(4))) return 'heic'
  return start.startsWith('%PDF-') ? 'pdf' : 'not-a-picture'
}
