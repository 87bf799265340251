import { chromium } from 'playwright-core'

const [, , base, prefix, ...paths] = process.argv
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const js of [true])
  for (const width of [1280, 375])
    for (const scheme of ['light', 'dark']) {
      const ctx = await browser.newContext({
        viewport: { width, height: width > 500 ? 800 : 812 },
        colorScheme: scheme,
        javaScriptEnabled: js,
      })
      const page = await ctx.newPage()
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()))
      let n = 0
      for (const path of paths) {
        await page.goto(base + path)
        await page.waitForTimeout(2500)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        console.log(path, width, scheme, await page.title(), 'overflow', over)
        await page.screenshot({ path: `/tmp/team/shots/${prefix}-${n++}-${width}-${scheme}.png`, fullPage: false })
      }
      await ctx.close()
    }
await browser.close()
