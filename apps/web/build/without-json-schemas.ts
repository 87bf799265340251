import type { Plugin } from 'vite'

const stub = '\0no-json-schemas'
const schemas = '/zod/v4/classic/schemas.js'
const writers = /\/(to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves out of the pages how zod writes JSON schemas: 6 KB before the first screen that only the server uses, for its
 * description of the API. zod's schemas hold on to it, so no bundler can tell.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (writers.test(source) && importer?.endsWith(schemas) ? stub : null),
    load: (id) => (id === stub ? source : null),
  }
}

/** What zod's schemas import by name; what these would give is never asked for. */
const source = ['createStandardJSONSchemaMethod', 'createToJSONSchemaMethod']
  .map((name) => `export const ${name} = () => undefined`)
  .join('\n')
