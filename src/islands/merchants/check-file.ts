import type { CertificateCheck } from '../../api/merchants/certificates.ts'

const unreachable = 'The file could not be checked. Check your connection and choose it again.'

/** Checks whether a chosen PDF is a genuine certificate. Only its hash is sent. */
export function initCertificateFileCheck(): void {
  const input = document.querySelector<HTMLInputElement>('#certificate-file')
  const output = document.querySelector('#certificate-verdict')
  const fileName = document.querySelector('[data-file-name]')
  if (!input || !output || !fileName) return
  input.addEventListener('change', async () => {
    const file = input.files?.[0]
    if (!file) return
    fileName.textContent = file.name
    output.textContent = 'Checking…'
    try {
      const result = await check(file)
      if (input.files?.[0] === file) output.replaceChildren(...elementsOf(result))
    } catch {
      output.textContent = unreachable
    }
  })
}

async function check(file: File): Promise<CertificateCheck> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  const response = await fetch(`/api/certificates/check?sha256=${hex.join('')}`)
  const body = await response.json()
  if (!response.ok) throw new Error(body.message)
  return body.data
}

function elementsOf({ verdict, message, certificate }: CertificateCheck): Node[] {
  const template = document.querySelector<HTMLTemplateElement>(`[data-verdict=${verdict}]`)
  const banner = template?.content.cloneNode(true) as DocumentFragment | undefined
  if (!banner) return [document.createTextNode(message)]
  const [, text] = banner.querySelectorAll('p')
  if (text) text.textContent = message
  if (!certificate) return [banner]
  const link = document.createElement('a')
  link.className = 'text-link mt-3 inline-flex min-h-11 items-center'
  link.href = `/certificate/${certificate.number}`
  link.textContent = `${certificate.business}: ${certificate.status} today`
  return [banner, link]
}
