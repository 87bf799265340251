import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { unknownAddress } from '../errors/problem.ts'

const assetsFolder = `${sep}assets${sep}`
/** login.html is the page at /login. Files are sent as the build compressed them. */
const staticOptions: Omit<FastifyStaticOptions, 'root' | 'serve'> = {
  extensions: ['html'],
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
  setHeaders: setCacheControl,
}

/**
 * Serves the built web app. Files under assets/ have a hash in their name and are cached forever. The build has a
 * document for every page of the web app; any other path is 404 with the page that says so. Without a build only the API
 * is served.
 */
export async function serveWebApp(app: FastifyInstance, folder: string) {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) await app.register(fastifyStatic, { root: folder, ...staticOptions })

  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request.method, request.url)) throw unknownAddress()
    return reply.code(404).sendFile('index.html')
  })
}

function setCacheControl(reply: FastifyReply, path: string) {
  const isHashed = path.includes(assetsFolder)
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isPage(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !/^\/(api|assets|socket\.io)(?=[/?]|$)/.test(url)
}
