import zlib from 'node:zlib'
import compress from '@fastify/compress'
import fp from 'fastify-plugin'
import { keepWith } from './keep-with.ts'

/**
 * Up to here, compressing in one go takes .6 of the processor time of compressing through a stream, and holds the event
 * loop up for a millisecond at most (a page of 20 listings: 27 kB). The library's own limit on two processors is 8 kB.
 */
const mostInOneGo = 64 * 1024

type Compress<Options> = (answer: string | Buffer, options?: Options) => Buffer

/**
 * Compresses answers for those who ask for it, and bytes that many are given (serialize.ts) once for all of them:
 * compressing a page of listings takes three times as long as all the rest of answering it.
 */
export const compressOnce = fp(async (app) => {
  await app.register(compress, {
    ...{ encodings: ['br', 'gzip'], syncThreshold: mostInOneGo },
    zlib: { ...zlib, brotliCompressSync: once(zlib.brotliCompressSync), gzipSync: once(zlib.gzipSync) },
  })
})

/** Remembers what came out, for as long as somebody has the very same bytes. */
export function once<Options>(compressSync: Compress<Options>): Compress<Options> {
  const compressed = keepWith<Buffer, Buffer>('compressed')
  return (answer, options) => {
    if (typeof answer === 'string') return compressSync(answer, options)
    return compressed.find(answer) ?? compressed.keep(answer, compressSync(answer, options))
  }
}
