// Before React: how the page begins for who was signed in last time in this browser. See build/first-words.ts.
try {
  const words = document.getElementById('first-words')
  const user = localStorage.getItem('token') ? JSON.parse(localStorage.getItem('user')) : { role: 'visitor' }
  const places = [...words.querySelectorAll('[data-own]')]
  for (const place of places) place.textContent = user[place.dataset.own] ?? ''
  words.hidden = user.role !== words.dataset.for || places.some((place) => place.textContent === '')
} catch {
  // The browser keeps nothing for us, or nothing that can be read: the page itself says what comes next.
}
