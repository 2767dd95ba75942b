import { defineCollection, type SchemaContext } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import lgasByState from '../public/states.json' with { type: 'json' }
import { states } from './domain/places/states.ts'

// Strict, so that a misspelt field is an error with the file and the field, not a silent default.

const text = z.string().trim().min(1)
const day = z.date({ error: 'must be a day, written 2026-11-03' })

const post = ({ image }: SchemaContext) =>
  z.strictObject({
    title: text.max(80),
    description: text.max(180),
    date: day,
    category: z.enum(['News', 'Tips', 'Stories']),
    author: text,
    tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case-words-with-hyphens')).min(1),
    cover: image().optional(),
    featured: z.boolean().default(false),
  })

const faq = z.strictObject({
  question: text,
  order: z.int().positive(),
})

const legalText = z.strictObject({
  title: text,
  updated: day,
})

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' })

const merchant = ({ image }: SchemaContext) =>
  z
    .strictObject({
      name: text,
      address: text,
      state: z.enum(states),
      lga: text,
      category: text,
      categoryId: z.enum([
        'phones-and-computer',
        'home-appliance',
        'vehicle-parts',
        'hardware-and-tools',
      ]),
      logo: image().optional(),
      products: z.array(text).min(1).max(10),
      website: httpsUrl.optional(),
      phone: z.string().regex(/^0?\d{10}$/, 'must be ten digits, with or without a 0 before them'),
      socials: z.array(
        z.strictObject({
          type: z.enum(['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram']),
          url: httpsUrl,
        }),
      ),
      author: text,
      listedAt: z.iso.date(),
    })
    .refine(({ state, lga }) => lgasByState[state].includes(lga), {
      path: ['lga'],
      error: 'must be an LGA of the state, spelt as in public/states.json',
    })

const filesIn = (folder: string, pattern: string) =>
  glob({ pattern, base: `./src/content/${folder}` })

export const collections = {
  blog: defineCollection({ loader: filesIn('blog', '*.mdx'), schema: post }),
  faqs: defineCollection({ loader: filesIn('faqs', '**/*.md'), schema: faq }),
  legal: defineCollection({ loader: filesIn('legal', '*.mdx'), schema: legalText }),
  merchants: defineCollection({
    loader: filesIn('merchants', '*.json'),
    schema: merchant,
  }),
}
