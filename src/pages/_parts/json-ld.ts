import { type Plan, site } from '../../site.ts'

/** A schema.org node. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>

const organizationId = `${site.origin}/#organization`
const organizationRef = { '@id': organizationId }

export const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  legalName: site.operator,
  url: site.origin,
  logo: `${site.origin}/icon-512.png`,
  description: site.description,
  email: site.email,
  telephone: site.phone,
  areaServed: { '@type': 'Country', name: site.country },
  sameAs: site.socials.map(({ url }) => url),
}

/** Includes the lookup, so that search engines can offer a search box for it. */
export const webSite: Thing = {
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.name,
  url: site.origin,
  inLanguage: site.locale,
  publisher: organizationRef,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?uid={uid}` },
    'query-input': 'required name=uid',
  },
}

/** `answer` is HTML. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.trim().replaceAll('href="/', `href="${site.origin}/`),
      },
    })),
  }
}

export function blogPosting(post: {
  path: string
  title: string
  description: string
  /** Day, `2026-11-10`. */
  published: string
  section: string
  author: string
  tags: readonly string[]
}): Thing {
  const url = site.origin + post.path
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.published,
    articleSection: post.section,
    keywords: post.tags,
    inLanguage: site.locale,
    image: `${site.origin}/share${post.path}.png`,
    url: url,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: post.author, url: site.origin },
    publisher: { '@type': 'Organization', ...organizationRef, name: site.name },
  }
}

/** A plan with its monthly and yearly price, or free. */
export function planProduct(plan: Plan): Thing {
  const offer = (price: number, unitCode?: 'MON' | 'ANN') => ({
    '@type': 'Offer',
    price,
    priceCurrency: site.currency,
    availability: 'https://schema.org/InStock',
    url: `${site.origin}/pricing`,
    ...(unitCode && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: site.currency,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
      },
    }),
  })
  return {
    '@type': 'Product',
    name: `${site.name} ${plan.title}`,
    description: plan.description,
    image: `${site.origin}/share/pricing.png`,
    brand: { '@type': 'Brand', name: site.name },
    offers:
      plan.monthlyAmount === 0
        ? [offer(0)]
        : [offer(plan.monthlyAmount, 'MON'), offer(plan.yearlyAmount, 'ANN')],
  }
}
