import { writeFile } from 'node:fs/promises'
import { createApiDocument } from './openapi.ts'

/** Writes docs/openapi.json from the contract. */
const file = new URL('../../../../../docs/openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(createApiDocument(), null, 2)}\n`)
