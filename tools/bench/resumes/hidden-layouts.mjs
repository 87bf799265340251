import { layouts } from './layouts.mjs'

/** What every file of these hides. */
export const hiddenWords = 'Kubernetes Terraform Cassandra'

const photo =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="60"><filter id="f"><feTurbulence baseFrequency="0.08" numOctaves="4" seed="7"/></filter><rect width="500" height="60" filter="url(#f)"/></svg>',
  ).toString('base64')

/**
 * Ways to hide text, as HTML after the resume.
 *
 * @type {Record<string, (words: string) => string>}
 */
const ways = {
  white: (words) => `<p style="color:#fff">${words}</p>`,
  transparent: (words) => `<p style="color:rgba(0,0,0,0.01)">${words}</p>`,
  tiny: (words) => `<p style="font-size:1px">${words}</p>`,
  clipped: (words) =>
    `<div style="overflow:hidden;height:4px;width:40px"><p style="margin-top:30px;white-space:nowrap">${words}</p></div>`,
  covered: (words) =>
    `<div style="position:relative;height:24px"><p style="position:absolute;top:2px;left:0">${words}</p><div style="position:absolute;top:0;left:0;width:400px;height:24px;background:#e8eef4"></div></div>`,
  'same-as-box': (words) => `<p style="background:#1f3a4d;color:#1f3a4e;padding:4px">${words}</p>`,
  'over-photo': (words) =>
    `<div style="background:url(${photo});width:500px;height:60px;padding-top:20px"><p style="color:rgba(0,0,0,0.01)">${words}</p></div>`,
  'over-gradient': (words) =>
    `<div style="background:linear-gradient(90deg,#26336b,#8a3fa0);padding:10px"><p style="color:rgba(255,255,255,0.01)">${words}</p></div>`,
  'over-text': (words) =>
    `<div style="position:relative;height:24px"><p style="position:absolute;top:0;left:0">Responsibilities measurements and documentation</p><p style="position:absolute;top:0;left:0;color:rgba(0,0,0,0.01)">${words}</p></div>`,
}

const [plain] = layouts

/** @type {import('./layouts.mjs').Layout[]} */
export const hiddenLayouts = Object.entries(ways).map(([id, html]) => ({
  id,
  html: (person, font) => (plain?.html(person, font) ?? '').replace('</body>', `${html(hiddenWords)}</body>`),
}))
