import type BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap'
import type BitMatrix from '@zxing/library/esnext/core/common/BitMatrix'
import type DecodeHintType from '@zxing/library/esnext/core/DecodeHintType'
import NotFoundException from '@zxing/library/esnext/core/NotFoundException'
import Decoder from '@zxing/library/esnext/core/qrcode/decoder/Decoder'
import Detector from '@zxing/library/esnext/core/qrcode/detector/Detector'
import FinderPatternFinder from '@zxing/library/esnext/core/qrcode/detector/FinderPatternFinder'
import type FinderPatternInfo from '@zxing/library/esnext/core/qrcode/detector/FinderPatternInfo'
import ResultPoint from '@zxing/library/esnext/core/ResultPoint'

/** Steps from the measured size, nearest first. Two sizes of QR codes differ by four modules. */
const sizeSteps = [0, 1, -1, 2, -2]
const modulesPerSize = 4
/** The distance between the centres of two corners is this much shorter than a side, in modules. */
const cornerModules = 7
const smallestSide = 17

/**
 * The text of a QR code; null if it cannot be read. ZXing computes the size of a code from the
 * width of its corners. For a large code, such as a proof, a tilt of a few degrees makes that
 * wrong, so the neighbouring sizes are tried too, with and without the alignment pattern in the
 * fourth corner.
 */
export function readLargeQr(
  image: BinaryBitmap,
  hints: Map<DecodeHintType, unknown>,
): string | null {
  try {
    const bits = image.getBlackMatrix()
    const corners = new FinderPatternFinder(bits, null as never).find(hints)
    for (const steps of sizeSteps) {
      for (const ignoresAlignment of [false, true]) {
        const text = new SizedDetector(bits, steps * modulesPerSize, ignoresAlignment).read(corners)
        if (text !== null) return text
      }
    }
  } catch {
    // No corners.
  }
  return null
}

class SizedDetector extends Detector {
  readonly #extraModules: number
  readonly #ignoresAlignment: boolean

  constructor(bits: BitMatrix, extraModules: number, ignoresAlignment: boolean) {
    super(bits)
    this.#extraModules = extraModules
    this.#ignoresAlignment = ignoresAlignment
  }

  read(corners: FinderPatternInfo): string | null {
    try {
      const found = this.processFinderPatternInfo(corners)
      return new Decoder().decodeBitMatrix(found.getBits()).getText()
    } catch {
      // The code does not have this size.
      return null
    }
  }

  protected override findAlignmentInRegion(
    ...given: Parameters<Detector['findAlignmentInRegion']>
  ) {
    if (this.#ignoresAlignment) throw new NotFoundException()
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
    const versions = Math.round((modules - smallestSide) / modulesPerSize)
    const side = versions * modulesPerSize + smallestSide + this.#extraModules
    return across / Math.max(side - cornerModules, 1)
  }
}
