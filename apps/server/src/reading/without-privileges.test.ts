import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createReader, type Reader } from './reader.ts'
import { column, pdf, scanOf } from './testing/pdf-files.ts'
import { describePrivileges, findPrivileges, type Privileges, withoutPrivileges } from './without-privileges.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0

const opened: Reader[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

/** What Linux says of the process that has read a resume (proc_pid_status(5), proc_pid_limits(5)). */
async function readerProcess() {
  const reader = createReader({ processes: 1, stepsBelow: 0, time: 60_000 })
  opened.push(reader)
  const bytes = await pdf((document) => column(document, 50, 60, ['Asha Rao', 'Skills', 'Java, Python and SQL']))
  expect((await reader.read(bytes, 'pdf')).ok).toBe(true)
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  const pid = Number.parseInt(list.split('\n').find((line) => line.includes('reading/child.ts')) ?? '', 10)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8')
  return {
    status: (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1],
    hardLimit: (name: string) => new RegExp(`^${name}\\s+\\S+\\s+(\\S+)`, 'm').exec(limits)?.[1],
  }
}

describe.runIf(isLinux)('the process that reads resumes', () => {
  test('can gain no privileges, and has limits', async () => {
    const { status, hardLimit } = await readerProcess()
    expect(status('NoNewPrivs')).toBe('1')
    expect(status('CapEff')).toBe('0000000000000000')
    expect(hardLimit('Max address space')).toBe(String(16 * 1024 ** 3))
    expect(hardLimit('Max data size')).toBe(String(1536 * 1024 ** 2))
    expect(hardLimit('Max cpu time')).toBe('2000')
    expect(hardLimit('Max file size')).toBe('0')
    expect(hardLimit('Max core file size')).toBe('0')
  }, 120_000)

  test('renders pages', async () => {
    const reader = createReader({ processes: 1, stepsBelow: 0, time: 60_000 })
    opened.push(reader)
    // Only rendering tells which of the recognised lines the picture of a scan shows.
    const shown = Array.from(
      { length: 8 },
      (_, line) => `Line ${line} of a text that fills its column from edge to edge`,
    )

    const outcome = await reader.read(scanOf(shown, [...shown, 'Kubernetes Rust']), 'pdf')

    const lines = outcome.ok ? outcome.text.lines : []
    expect(lines.map(({ text }) => text)).toEqual([...shown, 'Kubernetes Rust'])
    expect(lines.filter(({ hidden }) => hidden !== null).map(({ text }) => text)).toEqual(['Kubernetes Rust'])
  }, 120_000)

  test.runIf(isRoot)(
    'has neither a capability nor the user of a server that is root',
    async () => {
      const { status, hardLimit } = await readerProcess()
      for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) {
        expect(status(set), set).toBe('0000000000000000')
      }
      expect(status('Uid')).toBe('65533\t65533\t65533\t65533')
      expect(status('Gid')).toBe('65533\t65533\t65533\t65533')
      expect(status('Groups')?.trim()).toBe('')
      expect(hardLimit('Max processes')).toBe('512')
    },
    120_000,
  )
})

describe.runIf(isLinux && isRoot)('where the other user cannot read the program', () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'))
  const program = join(closed, 'program')
  writeFileSync(program, '')
  chmodSync(closed, 0o700)
  afterEach(() => rmSync(closed, { recursive: true, force: true }))

  test('root stays the user, without any capability', () => {
    const privileges = findPrivileges({ program: process.execPath, files: [program] })
    const { file, args } = withoutPrivileges({ file: '/bin/cat', args: ['/proc/self/status'] }, privileges)

    const status = execFileSync(file, args, { encoding: 'utf8' })

    expect(privileges.user).toBe('same')
    expect(status).toMatch(/^Uid:\s+0\s/m)
    expect(status).toMatch(/^CapEff:\s+0000000000000000$/m)
    expect(status).toMatch(/^CapBnd:\s+0000000000000000$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  })
})

test.runIf(isLinux && isRoot)('an ordinary user drops what it can', async () => {
  const module = new URL('without-privileges.ts', import.meta.url).href
  const program = `
    const { findPrivileges, withoutPrivileges } = await import('${module}')
    const privileges = findPrivileges({ program: '/bin/true', files: [] })
    console.log(JSON.stringify(withoutPrivileges({ file: '/bin/cat', args: ['/proc/self/status'] }, privileges)))`
  const user = { uid: 1234, gid: 1234 }
  const found = spawnSync(process.execPath, ['--input-type=module', '-e', program], { ...user, encoding: 'utf8' })
  const { file, args } = JSON.parse(found.stdout)
  const child = spawn(file, args, { ...user, stdio: ['ignore', 'pipe', 'inherit'] })
  let status = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    status += text
  })

  expect(await once(child, 'close')).toEqual([0, null])

  expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  expect(status).toMatch(/^Uid:\s+1234\s/m)
})

describe('what the start says', () => {
  const way = { file: '/usr/bin/env', args: [] }
  const own: Privileges = { user: 'own', drop: way, limit: way }

  test('nothing where an ordinary user runs the server and the system drops everything', () => {
    expect(describePrivileges({ ...own, user: 'same' }, { isRoot: false })).toEqual([])
  })

  test('a warning to root', () => {
    expect(describePrivileges(own, { isRoot: true })).toEqual([
      'Warning: the server runs as root. Run it as an ordinary user.',
    ])
  })

  test('a second one where resumes are read as root', () => {
    expect(describePrivileges({ ...own, user: 'same' }, { isRoot: true })).toContain(
      'Warning: resumes are read as root too, because this system cannot switch to another user, or no other user can read the program.',
    )
  })

  test('what the system cannot do', () => {
    expect(describePrivileges({ user: 'same', drop: null, limit: null }, { isRoot: false })).toEqual([
      'Warning: this system cannot take privileges from the process that reads resumes. It needs Linux and setpriv (util-linux).',
      'Warning: this system cannot limit the resources of the process that reads resumes. It needs Linux and prlimit (util-linux).',
    ])
  })
})
