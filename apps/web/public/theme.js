// Sets the stored theme before the first paint; the system's theme by default. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // Hides the navigation of visitors on a page that the server rendered, until src/main.tsx renders that of the member.
  if (localStorage.getItem('token')) document.documentElement.dataset.member = ''
} catch {
  // Storage is blocked.
}
