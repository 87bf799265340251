type Page = { nextCursor: string | null }

/** Loads all pages of a list, from the first to the last. */
export async function walkPages<P extends Page>(load: (next: { cursor?: string }) => Promise<P>): Promise<P[]> {
  const pages = [await load({})]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) pages.push(await load({ cursor }))
  return pages
}
