import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { unknownAddress } from '../errors/problem.ts'

const assets = `${sep}assets${sep}`
/** login.html is the page at /login; a file that was compressed when it was built is sent so. */
const files: Omit<FastifyStaticOptions, 'root' | 'serve'> = {
  extensions: ['html'],
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
  setHeaders,
}

/**
 * Serves the built pages. Files under assets/ carry a hash of their content in the name and are kept for ever; every
 * other address that is no file is a page of the web app, which knows its own 404. One that could only be a file is 404
 * to programs too. Without a build there is only the API.
 */
export async function serveWebApp(app: FastifyInstance, folder: string) {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) await app.register(fastifyStatic, { root: folder, ...files })

  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request.method, request.url)) throw unknownAddress()
    if (namesFile(request.url)) reply.code(404)
    return reply.sendFile('index.html')
  })
}

function setHeaders(reply: FastifyReply, path: string) {
  const isHashed = path.includes(assets)
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isPage(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !/^\/(api|assets|socket\.io)(?=[/?]|$)/.test(url)
}

/** Its last part has an ending, or any part is hidden. No page of ours is called so. */
function namesFile(url: string): boolean {
  const [path = ''] = url.split('?')
  return /\/(\.|%2e)[^./%]|\.[a-z0-9]{1,8}$/i.test(path)
}
