/**
 * A path to return to after signing in, or undefined when the text is not a path of this site: '//other.site',
 * '/\other.site' and 'javascript:' lead elsewhere, browsers drop control characters, and '/.//other.site' normalizes to
 * '//other.site'.
 */
export function ownPath(text: string | undefined): string | undefined {
  if (text === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  const { origin } = window.location
  const url = URL.parse(text, origin)
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
