import { readFile } from 'node:fs/promises'

const readProjectFile = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** A placeholder for secrets and for the parts that the operator replaces. */
const secret = 'filled-in-by-the-operator'

/** The settings of the server in deploy/compose.yaml, with its defaults and without the S3 store. */
export async function readComposeSettings(): Promise<Record<string, string>> {
  const compose = await readProjectFile('deploy/compose.yaml')
  const [, block = ''] = /environment: &settings\n([\s\S]*?)\n {2}depends_on:/.exec(compose) ?? []
  const values = [...block.matchAll(/^ +(\w+): '?(.*?)'?$/gm)].map(([, name, value = '']) => [name, fillIn(value)])
  return withoutStore(Object.fromEntries(values))
}

/** The settings that docs/operations.md shows for a public server. */
export async function readDocumentedSettings(): Promise<Record<string, string>> {
  const operations = await readProjectFile('docs/operations.md')
  const [, block = ''] = /## Run in public[\s\S]*?```\n( *DATABASE_URL=[\s\S]*?)```/.exec(operations) ?? []
  const values = [...block.matchAll(/^ *(\w+)=(.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replace('…', secret),
  ])
  return Object.fromEntries(values)
}

const fillIn = (value: string): string => value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?\}/g, secret)

const withoutStore = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('S3_')))
