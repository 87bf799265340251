import { writeFile } from 'node:fs/promises'
import { apiReference } from './api-reference.ts'
import { apiDocument } from './openapi.ts'

/** Writes docs/openapi.json and docs/api.md from the contract. */
const docs = new URL('../../../../../docs/', import.meta.url)
const document = await apiDocument()
await writeFile(new URL('openapi.json', docs), `${JSON.stringify(document, null, 2)}\n`)
await writeFile(new URL('api.md', docs), apiReference(document))
