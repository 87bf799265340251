import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const stub = '\0no-json-schemas'
const schemas = '/zod/v4/classic/schemas.js'
const writers = /\/(to-json-schema|json-schema-processors)\.js$/

/** Removes zod's JSON schema writer, 6 KB that only the server uses and bundlers cannot remove. */
export function withoutJsonSchemas(): Plugin {
  let reader = ''
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!writers.test(source) || !importer?.endsWith(schemas)) return null
      reader = importer
      return stub
    },
    load: (id) => (id === stub ? writeStub(readFileSync(reader, 'utf8')) : null),
  }
}

/** Stubs for the names that zod imports; they are never called. */
function writeStub(source: string): string {
  const makers = ['createStandardJSONSchemaMethod', 'createToJSONSchemaMethod']
  const processors = new Set([...source.matchAll(/\bprocessors\.(\w+)/g)].map(([, name]) => name))
  return [
    ...makers.map((name) => `export const ${name} = () => undefined`),
    ...[...processors].map((name) => `export const ${name} = undefined`),
  ].join('\n')
}
