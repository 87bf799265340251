import type { OurServer } from './our-server.ts'
import type { Protocol } from './rounds.ts'
import type { World } from './world.ts'

/** What every flow is given: the product and the peer, both running on the same market. */
export type Bench = {
  server: OurServer
  world: World
  peer: { address: string; tokens: readonly string[]; internships: number }
  protocol: Protocol
  /** Ports of references: the flow that runs has them for itself. */
  port: number
  folder: string
}

/** Gives the numbers from 0 on, one by one. */
export function counter(): () => number {
  let n = -1
  return () => {
    n += 1
    return n
  }
}
