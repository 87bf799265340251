/** How many chips fit into two lines, leaving room for the '+N more' button if needed. All sizes in pixels. */
export function fitTwoLines(widths: readonly number[], room: number, gap: number, button: number): number {
  if (countLines(widths, room, gap) <= 2) return widths.length
  for (let count = widths.length - 1; count > 1; count--)
    if (countLines([...widths.slice(0, count), button], room, gap) <= 2) return count
  return 1
}

function countLines(widths: readonly number[], room: number, gap: number): number {
  let lines = 1
  let used = 0
  for (const width of widths) {
    const needed = used === 0 ? width : used + gap + width
    if (needed > room && used > 0) {
      lines += 1
      used = width
    } else used = needed
  }
  return lines
}
