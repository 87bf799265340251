// Before React: how the page begins for who was signed in last time in this browser, and the scripts of the tab in the
// address. See build/first-words.ts.
try {
  const words = document.getElementById('first-words')
  const user = localStorage.getItem('token') ? JSON.parse(localStorage.getItem('user')) : { role: 'visitor' }
  const places = [...words.querySelectorAll('[data-own]')]
  for (const place of places) place.textContent = user[place.dataset.own] ?? ''
  words.hidden = user.role !== words.dataset.for || places.some((place) => place.textContent === '')
  if (!words.hidden) document.getElementById('page-skeleton').remove()
  const tab = new URLSearchParams(location.search).get('tab')
  const scripts = words.hidden ? null : words.getAttribute(`data-tab-${tab}`)
  for (const name of scripts?.split(' ') ?? []) {
    const link = { rel: 'modulepreload', href: `/${name}`, crossOrigin: 'anonymous', fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
} catch {
  // The browser keeps nothing for us, or nothing that can be read: the page itself says what comes next.
}
