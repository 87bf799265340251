/**
 * A path to come back to after signing in, or undefined when the text is no path of this site. '//other.site',
 * '/\other.site' and 'javascript:' lead elsewhere, and a control character in a path is dropped by the browser before
 * it looks. '/.//other.site' is a path of this site that becomes '//other.site' when it is written down.
 */
export function ownPath(text: string | undefined): string | undefined {
  if (text === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  const { origin } = window.location
  const url = URL.parse(text, origin)
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
