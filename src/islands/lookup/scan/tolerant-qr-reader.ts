import type BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap'
import type BitMatrix from '@zxing/library/esnext/core/common/BitMatrix'
import type DecodeHintType from '@zxing/library/esnext/core/DecodeHintType'
import NotFoundException from '@zxing/library/esnext/core/NotFoundException'
import Decoder from '@zxing/library/esnext/core/qrcode/decoder/Decoder'
import Detector from '@zxing/library/esnext/core/qrcode/detector/Detector'
import FinderPatternFinder from '@zxing/library/esnext/core/qrcode/detector/FinderPatternFinder'
import type FinderPatternInfo from '@zxing/library/esnext/core/qrcode/detector/FinderPatternInfo'
import ResultPoint from '@zxing/library/esnext/core/ResultPoint'

/** The measured size first: each other is four modules away from the next. */
const nearSizes = [0, 1, -1, 2, -2]
const modulesApart = 4
/** The centres of two corners are this many modules closer than a side is long. */
const cornerModules = 7
const smallestSide = 17

/**
 * The text of a QR code; null when it cannot be read. The size of a large code, like that of a proof, is
 * measured by the width of its corners, and a tilt of some degrees makes that wrong by a row or two: then
 * the sizes beside it are tried, with the fourth corner and without it.
 */
export function readLargeQr(
  image: BinaryBitmap,
  hints: Map<DecodeHintType, unknown>,
): string | null {
  try {
    const bits = image.getBlackMatrix()
    const corners = new FinderPatternFinder(bits, null as never).find(hints)
    for (const steps of nearSizes) {
      for (const isFlat of [false, true]) {
        const text = new NearDetector(bits, steps * modulesApart, isFlat).read(corners)
        if (text !== null) return text
      }
    }
  } catch {
    // No corners.
  }
  return null
}

class NearDetector extends Detector {
  readonly #more: number
  readonly #isFlat: boolean

  constructor(bits: BitMatrix, more: number, isFlat: boolean) {
    super(bits)
    this.#more = more
    this.#isFlat = isFlat
  }

  read(corners: FinderPatternInfo): string | null {
    try {
      const found = this.processFinderPatternInfo(corners)
      return new Decoder().decodeBitMatrix(found.getBits()).getText()
    } catch {
      // Not this size.
      return null
    }
  }

  protected override findAlignmentInRegion(
    ...given: Parameters<Detector['findAlignmentInRegion']>
  ) {
    if (this.#isFlat) throw new NotFoundException()
    return super.findAlignmentInRegion(...given)
  }

  protected override calculateModuleSize(
    topLeft: ResultPoint,
    topRight: ResultPoint,
    bottomLeft: ResultPoint,
  ): number {
    const measured = super.calculateModuleSize(topLeft, topRight, bottomLeft)
    const across =
      (ResultPoint.distance(topLeft, topRight) + ResultPoint.distance(topLeft, bottomLeft)) / 2
    const modules = Math.round(across / measured) + cornerModules
    const versions = Math.round((modules - smallestSide) / modulesApart)
    const side = versions * modulesApart + smallestSide + this.#more
    return across / Math.max(side - cornerModules, 1)
  }
}
