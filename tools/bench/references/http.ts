import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The same bytes from Node's own server, with nothing behind them. */
const [port, file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
)
process.on('disconnect', () => process.exit(0))
