/** What was typed behind a text while it was being sent. */
export function textTypedSince(typed: string, sent: string): string {
  const text = typed.trimStart()
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : typed
}
