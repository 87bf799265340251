import type { Figures } from './measure.ts'

export type Market = { listings: number; loadedInMs: number | null; figures: Figures[] }

/** The table of the document: p50 / p99 / max in milliseconds for each size, and how the largest compares to the one before. */
export function report(markets: readonly Market[]): string {
  const sizes = markets.map(({ listings }) => listings.toLocaleString('en'))
  const [before, last] = [markets.at(-2), markets.at(-1)!]
  const heads = ['search', 'part', ...sizes, ...(before ? [`${sizes.at(-1)} / ${sizes.at(-2)} (p50)`] : [])]
  const rows = last.figures.map(({ name, part }, place) => {
    const cells = markets.map(({ figures }) => timesOf(figures[place]!))
    const growth = before ? [(last.figures[place]!.p50 / before.figures[place]!.p50).toFixed(1)] : []
    return [name, part, ...cells, ...growth]
  })
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [...lines, '', ...markets.map(summaryOf)].join('\n')
}

const timesOf = ({ p50, p99, max }: Figures): string => [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ')

function summaryOf({ listings, loadedInMs, figures }: Market): string {
  const worst = figures.reduce((a, b) => (b.p99 > a.p99 ? b : a))
  const pages = figures
    .filter(({ part }) => part === 'page and total')
    .map(({ p50 }) => p50)
    .sort((a, b) => a - b)
  const ratio = pages.at(-1)! / pages[Math.floor(pages.length / 2)]!
  return (
    `- ${listings.toLocaleString('en')} listings${loadedInMs === null ? '' : ` (loaded in ${Math.round(loadedInMs / 1000)} s)`}: the worst p99 is ` +
    `${worst.p99.toFixed(1)} ms (${worst.name}, ${worst.part}); the slowest page with its total takes ${ratio.toFixed(1)} times as long as the median one.`
  )
}
