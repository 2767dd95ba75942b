import { type CollectionEntry, getCollection } from 'astro:content'

export type Post = CollectionEntry<'blog'>

/** The lists of posts: the three categories, and all posts by date. */
export const postLists = [
  { slug: 'recent', title: 'Recent Posts', category: null },
  { slug: 'news', title: 'News', category: 'News' },
  { slug: 'tips', title: 'Tips', category: 'Tips' },
  { slug: 'stories', title: 'Stories', category: 'Stories' },
] as const

export type PostList = (typeof postLists)[number]

/** Newest first. */
export async function allPosts(): Promise<Post[]> {
  const posts = await getCollection('blog')
  return posts.sort((a, b) => b.data.date.getTime() - a.data.date.getTime())
}

export function postsOf(list: PostList, posts: readonly Post[]): Post[] {
  return posts.filter(({ data }) => list.category === null || data.category === list.category)
}

/** Other posts, those with most tags in common first; among equals the newer first. */
export function relatedPosts(post: Post, posts: readonly Post[], count: number): Post[] {
  const shared = (other: Post) =>
    other.data.tags.filter((tag) => post.data.tags.includes(tag)).length
  return posts
    .filter((other) => other.id !== post.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count)
}

/** Posts by tag, the most used tag first. */
export function postsByTag(posts: readonly Post[]): Map<string, Post[]> {
  const byTag = Map.groupBy(
    posts.flatMap((post) => post.data.tags.map((tag) => ({ tag, post }))),
    ({ tag }) => tag,
  )
  return new Map(
    [...byTag]
      .map(([tag, uses]) => [tag, uses.map(({ post }) => post)] as const)
      .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b)),
  )
}

const abbreviations = new Set(['imei', 'vin'])

/** The tag for readers: `IMEI`, `Check digit`. */
export function tagName(tag: string): string {
  if (abbreviations.has(tag)) return tag.toUpperCase()
  const name = tag.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Whole minutes, at 200 words a minute. */
export function readingMinutes({ body = '' }: Post): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / 200))
}
