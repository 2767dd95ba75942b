export type SocialNetwork = 'x' | 'facebook' | 'instagram' | 'linkedin'

/** Filled outlines in a 24 × 24 box. The icon library has no brand icons. */
export const socialIcons = {
  x: {
    name: 'X',
    path: 'M3 3.5h5.1l4.5 6.1 5.2-6.1h2.4l-6.5 7.6 7.3 9.9h-5.1l-4.9-6.6-5.7 6.6H2.9l7-8.1Zm3.5 1.8 10.4 13.9h1.3L7.8 5.3Z',
  },
  facebook: {
    name: 'Facebook',
    path: 'M13.6 21v-7.7h2.6l.5-3.2h-3.1V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.7A17 17 0 0 0 14.6 3.5c-2.5 0-4.2 1.5-4.2 4.2v2.4H7.6v3.2h2.8V21Z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Zm4.7-3.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5.2 3.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM3.6 9h3.3v11.5H3.6Zm5.7 0h3.2v1.6c.5-.9 1.7-1.9 3.4-1.9 3.6 0 4.2 2.2 4.2 5.2v6.6h-3.3v-5.9c0-1.4-.1-3-1.9-3s-2.2 1.4-2.2 2.9v6H9.3Z',
  },
} satisfies Record<SocialNetwork, { name: string; path: string }>
