import { setTimeout as sleep } from 'node:timers/promises'
import { inFolder, startOurServer } from './our-server.ts'
import { median } from './rounds.ts'
import { plainRow, type Row } from './table.ts'

const starts = 3
/** What a garbage collector may use before memory is read. */
const restMs = 10_000

/** From the command to a healthy answer, the first time and later, and the memory of a product that has nothing to do. */
export function measureStartUp(port: number): Promise<Row[]> {
  return inFolder(async (folder) => {
    const first = await startOurServer({ port, folder })
    await first.stop()
    const warm: number[] = []
    for (let n = 0; n < starts; n++) {
      const server = await startOurServer({ port, folder })
      warm.push(server.startedMs)
      await server.stop()
    }
    const idle = await startOurServer({ port, folder })
    await sleep(restMs)
    const { programMb, databaseMb } = idle.memory()
    await idle.stop()
    const whole = programMb + databaseMb
    const parts = `${whole.toFixed(0)} MB (program ${programMb.toFixed(0)}, PostgreSQL ${databaseMb.toFixed(0)})`
    return [
      plainRow('first start, with a new database', seconds(first.startedMs), 'at most 6 s', first.startedMs <= 6000),
      plainRow('later starts', seconds(median(warm)), 'at most 2 s', median(warm) <= 2000),
      plainRow('memory of both, idle (PSS)', parts, 'at most 220 MB', whole <= 220),
    ]
  })
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
