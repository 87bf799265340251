const card = (size: string) => `<span class="block ${size} rounded-base border border-line bg-raised"></span>`
const bar = (size: string) => `<span class="block ${size} animate-pulse rounded-base bg-line/60"></span>`

/** The tab list and its panel. */
const dashboardSkeleton = `
        <div class="mt-6 grid gap-4" aria-hidden="true">
          ${[bar('h-11'), card('h-28'), card('h-72')].join('\n          ')}
        </div>`

/**
 * Static headings of some pages before their scripts load, by role, with the elements and classes of the page
 * (features/student-dashboard/dashboard-header.tsx, routes/company/-dashboard-page.tsx, features/auth/login-page.tsx), so
 * that React replaces them without layout shift. public/first-words.js fills in personal data and shows them to that
 * account only; others see the skeleton of index.html. e2e/first-words.spec.ts compares them with the page.
 */
const firstWords: Record<string, { for: 'student' | 'company' | 'visitor'; html: string }> = {
  'student/dashboard': {
    for: 'student',
    html: `
        <div class="flex flex-wrap items-baseline gap-x-4 pt-2 max-sm:grid max-sm:pr-38.5">
          <h1 class="text-25 wrap-anywhere max-sm:text-20 max-sm:leading-6">Welcome, <span data-own="firstName"></span></h1>
          <p class="of-overview text-14 text-soft max-sm:text-12" data-own="university"></p>
        </div>${dashboardSkeleton}`,
  },
  'company/dashboard': {
    for: 'company',
    html: `
        <div class="pt-4 max-sm:grid max-sm:min-h-12 max-sm:items-center max-sm:pt-2 max-sm:pr-25">
          <h1 class="text-25 wrap-anywhere max-sm:text-20" data-own="companyName"></h1>
        </div>${dashboardSkeleton}`,
  },
  login: {
    for: 'visitor',
    html: `
        <div class="grid max-w-104 gap-1 pt-10 md:pt-16">
          <h1 class="text-31">Sign in</h1>
          <p class="text-soft">Your matches, applications and answers are where you left them.</p>
        </div>
        <div class="mt-8 grid max-w-104 gap-4" aria-hidden="true">
          ${[bar('h-16'), bar('h-16'), bar('h-11')].join('\n          ')}
        </div>`,
  },
}

/** Adds a page's static heading and the scripts of each tab. `aria-busy`: the first screen is not complete. */
export function withFirstWords(html: string, page: string, tabs: Record<string, string[]>): string {
  const words = firstWords[page]
  if (words === undefined) return html
  const scripts = Object.entries(tabs).map(([tab, names]) => ` data-tab-${tab}="${names.join(' ')}"`)
  const main = `
      <main id="first-words" data-for="${words.for}"${scripts.join('')} class="page" aria-busy="true" hidden>${words.html}
      </main>
      <script src="/first-words.js"></script>`
  return html.replace('<!-- first-words -->', main.trimStart())
}
