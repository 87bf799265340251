import { createHash } from 'node:crypto'
import { bareHeaders } from '../security/headers.ts'

/** The colours of apps/web/src/styles/tokens.css, with system fonts, because no files are served yet. */
const style = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(oklch(.985 .004 95),oklch(.19 .012 265));color:light-dark(oklch(.24 .02 265),oklch(.95 .005 95));font:1rem/1.5 system-ui,sans-serif}
header{border-bottom:1px solid light-dark(oklch(.9 .006 95),oklch(.32 .015 265))}
header p{font-size:1.5rem;font-weight:700;line-height:3.5rem;letter-spacing:-.02em;margin:0}
header p,main{box-sizing:border-box;max-width:75rem;margin:0 auto;padding:0 1rem}
main{padding-top:4rem}
h1{font-size:1.9375rem;line-height:1.2;margin:0 0 .5rem}
main p{max-width:34rem;margin:0;color:light-dark(oklch(.47 .02 265),oklch(.73 .012 265))}
@media (min-width:48rem){header p,main{padding-left:1.5rem;padding-right:1.5rem}}
`

/** The page that browsers show while the server starts. It reloads every two seconds. */
export const startingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Fledge is starting</title>
<style>${style}</style>
</head>
<body>
<header><p>Fledge</p></header>
<main>
<h1>Fledge is starting</h1>
<p>Your page opens automatically. The first start takes up to a minute.</p>
</main>
</body>
</html>
`

const hash = createHash('sha256').update(style).digest('base64')

/** The policy allows the style of this page only. */
export const startingPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${bareHeaders['content-security-policy']}; style-src 'sha256-${hash}'`,
}
