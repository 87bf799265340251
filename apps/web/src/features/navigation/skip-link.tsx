/** The first tab stop: skips the top bar. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only print:hidden rounded-base bg-primary px-4 py-3 text-14 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
  >
    Skip to main content
  </a>
)
