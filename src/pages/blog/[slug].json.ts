import type { APIRoute, GetStaticPaths } from 'astro'
import type { Post } from '#domain/editorial/entities.ts'
import { getPosts, textOf } from '#domain/editorial/queries.ts'

export const getStaticPaths = (async () => {
  const posts = await getPosts()
  return posts.map((post) => ({ params: { slug: post.slug }, props: { post } }))
}) satisfies GetStaticPaths

/** The text of a post, for the list that opens it in place. */
export const GET: APIRoute<{ post: Post }> = ({ props }) => Response.json(textOf(props.post))
