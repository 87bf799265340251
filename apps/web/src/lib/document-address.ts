/** The page that shows a resume in a tab of its own, under its own name. `url` is that of the file in the API. */
export const documentAddress = (url: string, name: string): string =>
  `/document?${new URLSearchParams({ file: url, name })}`

export type DocumentOwner = { resumeId: string } | { applicationId: string }

/** Whose file an address in the API is: a student's own resume, or the copy that was sent. Null for any other address. */
export function ownerOfFile(url: string): DocumentOwner | null {
  const [, own, sent] = /^\/api\/(?:resume\/([\w-]+)\/file|apply\/([\w-]+)\/resume)$/.exec(url) ?? []
  if (own !== undefined) return { resumeId: own }
  return sent === undefined ? null : { applicationId: sent }
}
