import { spawn } from 'node:child_process'
import type { Kit, SystemKind } from './kit.ts'

/** What a scorer says of one system on one set. */
export type Figures = Record<string, unknown>

/**
 * Runs one of the kit's scorers in a process of its own over its baselines and our module, and gives its figures with
 * the lines that it printed. A scorer that fails says why and gives none; the others still run.
 */
export async function runScorer(
  kit: Kit,
  scorer: string,
  kind: SystemKind,
): Promise<{ figures: Figures[]; lines: string[] }> {
  const systems = kit.systems(kind)
  const { code, output } = await run(kit, [`score/${scorer}.mjs`, '--system', systems.join(','), '--json'])
  const lines = output.trim().split('\n')
  if (code !== 0) {
    console.error(`The scorer of ${scorer} ended with ${code}; its messages are above.`)
    return { figures: [], lines }
  }
  return { figures: figuresIn(lines.at(-1) ?? ''), lines }
}

function run(kit: Kit, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: kit.folder,
    env: { ...process.env, EVAL_DATA: kit.data, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

function figuresIn(line: string): Figures[] {
  const value: unknown = JSON.parse(line)
  return Array.isArray(value)
    ? value.filter((entry): entry is Figures => typeof entry === 'object' && entry !== null)
    : []
}
