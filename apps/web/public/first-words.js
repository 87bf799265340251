// Before React loads: shows the heading for the stored session and preloads the tab in the URL. See
// build/first-words.ts.
try {
  const words = document.getElementById('first-words')
  const user = localStorage.getItem('token') ? JSON.parse(localStorage.getItem('user')) : { role: 'visitor' }
  const places = [...words.querySelectorAll('[data-own]')]
  for (const place of places) place.textContent = user[place.dataset.own] ?? ''
  words.hidden = user.role !== words.dataset.for || places.some((place) => place.textContent === '')
  if (!words.hidden) document.getElementById('page-skeleton').remove()
  const tab = new URLSearchParams(location.search).get('tab') ?? 'overview'
  if (tab !== 'overview') words.querySelector('.of-overview')?.classList.add('max-sm:truncate')
  const scripts = words.hidden ? null : words.getAttribute(`data-tab-${tab}`)
  for (const name of scripts?.split(' ') ?? []) {
    const link = { rel: 'modulepreload', href: `/${name}`, crossOrigin: 'anonymous', fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
} catch {
  // Storage is blocked or unreadable; the app handles it.
}
