/** So many at the same time, each anew as soon as it is done; gives how many were done in a second. */
export async function loop(atOnce: number, ms: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - start < ms) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - start) / 1000)
}

/** Does its loop for as long as the bench asks for, and answers with the rate. */
export function answerBench(run: (ms: number) => Promise<number>): void {
  process.on('message', async (ms: number) => process.send?.(await run(ms)))
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
