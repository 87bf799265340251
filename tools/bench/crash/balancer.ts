import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { project } from '../spawn-product.ts'

/**
 * Starts nginx with the configuration of `deploy/` in front of the servers on these ports. Only the limits of one
 * address are raised, because one machine sends all requests.
 */
export async function startBalancer({ folder, port, servers }: { folder: string; port: number; servers: number[] }) {
  const own = join(folder, 'nginx')
  await mkdir(own, { recursive: true })
  const deployed = await readFile(join(project, 'deploy/nginx.conf'), 'utf8')
  const site = deployed
    .replaceAll(/( *server app1:3000)(.*\n) *server app2:3000.*\n/g, (_, _server, options) =>
      servers.map((one) => `    server 127.0.0.1:${one}${options}`).join(''),
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('rate=50r/s', 'rate=100000r/s')
    .replace('client_connections 200', 'client_connections 10000')
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${join(own, one)};`)
  const path = join(own, 'nginx.conf')
  await writeFile(
    path,
    `daemon off;\npid ${join(own, 'pid')};\nerror_log ${join(own, 'error.log')};\nevents {}\n` +
      `http {\naccess_log off;\n${kept.join('\n')}\n${site}}\n`,
  )
  const child = spawn('nginx', ['-p', own, '-c', path], { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'spawn')
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
