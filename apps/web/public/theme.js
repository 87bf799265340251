// Before the first paint: the theme that was chosen in this browser. Without one the system's holds. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing for us.
}
