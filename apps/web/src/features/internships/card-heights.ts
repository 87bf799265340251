/** Pixels: between two cards, and how high one is until it was drawn. */
export const gapPx = 12
export const cardPx = 290

/** By id, of cards that were drawn, so that who comes back finds the list as high as it was, and the place in it. */
const heights = new Map<string, number>()
const mostRemembered = 20_000

export const heightOf = (id: string | undefined): number | undefined => heights.get(id ?? '')

type Measured = { key: string | number | bigint; size: number }

export function rememberHeights(cards: readonly Measured[]): void {
  if (heights.size > mostRemembered) heights.clear()
  for (const { key, size } of cards) heights.set(String(key), size)
}

/** Reads the heights of cards that stand on the page; `data-id` says whose each is. */
export function keepHeights(cards: HTMLCollection): void {
  for (const card of cards)
    if (card instanceof HTMLElement && card.dataset['id']) heights.set(card.dataset['id'], card.offsetHeight)
}
