import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createReader, type Reader } from '../reader.ts'
import { column, pdf, scanOf } from '../testing/pdf-files.ts'
import { describePrivileges, dropPrivileges, findPrivileges, type Privileges } from './drop-privileges.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0

const opened: Reader[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

/** Status and limits of a process that has read a resume (proc_pid_status(5), proc_pid_limits(5)). */
async function readerProcess() {
  const reader = createReader({ processes: 1, time: 60_000 })
  opened.push(reader)
  const bytes = await pdf((document) => column(document, 50, 60, ['Asha Rao', 'Skills', 'Java, Python and SQL']))
  expect((await reader.read(bytes, 'pdf')).ok).toBe(true)
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  const pid = Number.parseInt(list.split('\n').find((line) => line.includes('sandbox/sandbox-child.ts')) ?? '', 10)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8')
  return {
    status: (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1],
    hardLimit: (name: string) => new RegExp(`^${name}\\s+\\S+\\s+(\\S+)`, 'm').exec(limits)?.[1],
  }
}

describe.runIf(isLinux)('the process that reads resumes', () => {
  test('cannot gain privileges, and has resource limits', async () => {
    const { status, hardLimit } = await readerProcess()
    expect(status('NoNewPrivs')).toBe('1')
    expect(status('CapEff')).toBe('0000000000000000')
    expect(hardLimit('Max address space')).toBe(String(16 * 1024 ** 3))
    expect(hardLimit('Max data size')).toBe(String(1536 * 1024 ** 2))
    expect(hardLimit('Max cpu time')).toBe('4000')
    expect(hardLimit('Max file size')).toBe('0')
    expect(hardLimit('Max core file size')).toBe('0')
  }, 120_000)

  test('renders pages', async () => {
    const reader = createReader({ processes: 1, time: 60_000 })
    opened.push(reader)
    // Only a rendered page shows which of the recognised lines are in the picture of a scan.
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
    'has no capability and a user of its own under root',
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

describe.runIf(isLinux && isRoot)('when the other user cannot read the program', () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'))
  const program = join(closed, 'program')
  writeFileSync(program, '')
  chmodSync(closed, 0o700)
  afterEach(() => rmSync(closed, { recursive: true, force: true }))

  test('keeps root as user, without capabilities', () => {
    const privileges = findPrivileges({ program: process.execPath, files: [program] })
    const { file, args } = dropPrivileges({ file: '/bin/cat', args: ['/proc/self/status'] }, privileges)

    const status = execFileSync(file, args, { encoding: 'utf8' })

    expect(privileges.user).toBe('same')
    expect(status).toMatch(/^Uid:\s+0\s/m)
    expect(status).toMatch(/^CapEff:\s+0000000000000000$/m)
    expect(status).toMatch(/^CapBnd:\s+0000000000000000$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  })
})

test.runIf(isLinux && isRoot)('drops the privileges that an ordinary user may drop', async () => {
  const module = new URL('./drop-privileges.ts', import.meta.url).href
  const program = `
    const { findPrivileges, dropPrivileges } = await import('${module}')
    const privileges = findPrivileges({ program: '/bin/true', files: [] })
    console.log(JSON.stringify(dropPrivileges({ file: '/bin/cat', args: ['/proc/self/status'] }, privileges)))`
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

describe('warnings at the start', () => {
  const way = { file: '/usr/bin/env', args: [] }
  const own: Privileges = { user: 'own', drop: way, limit: way }

  test('are empty for an ordinary user on a system that supports everything', () => {
    expect(describePrivileges({ ...own, user: 'same' }, { isRoot: false })).toEqual([])
  })

  test('mention that the server runs as root', () => {
    expect(describePrivileges(own, { isRoot: true })).toEqual([
      'Warning: the server runs as root. Run it as an ordinary user.',
    ])
  })

  test('mention that resumes are read as root', () => {
    expect(describePrivileges({ ...own, user: 'same' }, { isRoot: true })).toContain(
      'Warning: resumes are read as root too, because this system cannot switch to another user, or no other user can read the program.',
    )
  })

  test('list what the system does not support', () => {
    expect(describePrivileges({ user: 'same', drop: null, limit: null }, { isRoot: false })).toEqual([
      'Warning: this system cannot take privileges from the process that reads resumes. It needs Linux and setpriv (util-linux).',
      'Warning: this system cannot limit the resources of the process that reads resumes. It needs Linux and prlimit (util-linux).',
    ])
  })
})
