/** Bytes that JavaScript holds after its rubbish is collected; takes `node --expose-gc`. */
export function memoryInUse(): number {
  for (let round = 0; round < 4; round++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
