/**
 * Who is here, where many come and go. Places are used again and the list is never made anew: a Set or a Map is, again
 * and again, and V8 leads from each dead one, once it is old, to the next. Whoever stood in one then became old too, and
 * stayed until old objects were collected (measured on Node 24.21: 5,800 pages a second left 1.2 MB a second).
 */
export function createRoster<Thing>() {
  const places: (Thing | null)[] = []
  const free: number[] = []
  return {
    get size() {
      return places.length - free.length
    },
    /** Gives the place, to leave it once. */
    enter(thing: Thing): number {
      const place = free.pop() ?? places.length
      places[place] = thing
      return place
    },
    leave(place: number) {
      places[place] = null
      free.push(place)
    },
    /** In no order. */
    all: (): Thing[] => places.filter((thing) => thing !== null),
  }
}
