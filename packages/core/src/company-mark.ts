/** A mark in a square of 24 units: two pairs of shapes as SVG paths, and the hue of its colours in degrees. */
export type CompanyMark = { hue: number; main: string; accent: string }

/** Not between 60 and 110 degrees, the yellow of marked evidence. */
const hues = [20, 45, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350]
const cell = 7
const [near, far] = [4.5, 12.5]

/** The mark of a company without a logo: the same for the same name, and rarely the same for two names. */
export function companyMark(name: string): CompanyMark {
  const random = hash(name.normalize('NFKC').trim().toLowerCase())
  const draw = (from: number): Shape => shapes[from % shapes.length]!
  return {
    hue: hues[random % hues.length]!,
    // The second of each pair is turned by half a circle, so that the mark is symmetrical.
    main: pair(draw(random >>> 6), (random >>> 12) % 4, [near, near], [far, far]),
    accent: pair(draw(random >>> 16), (random >>> 24) % 4, [far, near], [near, far]),
  }
}

type Point = readonly [number, number]
/** Draws into the square from `at`; `turn` is the corner in which the shape begins, clockwise from the upper left. */
type Shape = (at: Point, turn: number) => string

const pair = (shape: Shape, turn: number, one: Point, other: Point) => shape(one, turn) + shape(other, turn + 2)

const corners: readonly Point[] = [
  [0, 0],
  [cell, 0],
  [cell, cell],
  [0, cell],
]
function corner([x, y]: Point, turn: number): string {
  const [dx, dy] = corners[turn % 4]!
  return `${x + dx} ${y + dy}`
}
const arc = `A${cell} ${cell} 0 0 1 `
const half = cell / 2

const shapes: readonly Shape[] = [
  // A quarter of a circle.
  (at, turn) => `M${corner(at, turn)}L${corner(at, turn + 1)}${arc}${corner(at, turn + 3)}Z`,
  // A leaf.
  (at, turn) => `M${corner(at, turn)}${arc}${corner(at, turn + 2)}${arc}${corner(at, turn)}Z`,
  // A triangle.
  (at, turn) => `M${corner(at, turn)}L${corner(at, turn + 1)}L${corner(at, turn + 3)}Z`,
  // A disc.
  ([x, y]) => `M${x} ${y + half}a${half} ${half} 0 1 1 ${cell} 0a${half} ${half} 0 1 1 -${cell} 0Z`,
  // A square.
  ([x, y]) => `M${x} ${y}h${cell}v${cell}h-${cell}Z`,
]

/** FNV-1a of 32 bits, with the finalizer of MurmurHash3, which spreads short names over all bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const character of text) bits = Math.imul(bits ^ character.codePointAt(0)!, 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
