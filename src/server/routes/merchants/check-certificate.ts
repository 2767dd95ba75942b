import { checkCertificate } from '../../../api/merchants/check-certificate.ts'
import { checkFile, checkText } from '../../certificates/check-certificate.ts'
import { route } from '../route.ts'

export const checkCertificateRoute = route(
  checkCertificate,
  async ({ database, limiter, now }, { input, ip }) => {
    await limiter.consume('certificate', ip)
    return {
      data: input.sha256
        ? await checkFile(database.read, input.sha256, now)
        : await checkText(database.read, input.text ?? '', now),
    }
  },
)
