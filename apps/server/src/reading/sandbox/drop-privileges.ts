import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limits } from '../limits.ts'
import { type Command, dropNetwork, emptyProgram, findWrapper, wrapCommand } from './drop-network.ts'

/**
 * Commands that run a program without privileges and with limits; null where the system does not support that. `user`:
 * whether the program runs as a user of its own, or as the user of this process.
 */
export type Privileges = { user: 'own' | 'same'; drop: Command | null; limit: Command | null }

/** A user id that Debian reserves: it owns no file and runs no other program. The local PostgreSQL may run as `nobody`. */
const ownUser = 65_533

const { cpuSeconds, addressSpace, dataSegment, processes } = limits.process
const resources = [`--as=${addressSpace}`, `--data=${dataSegment}`, `--cpu=${cpuSeconds}`, '--fsize=0', '--core=0']
/** The limit counts all processes of a user: it is set only for the reader's own user. */
const ownResources = [...resources, `--nproc=${processes}`]

const noCapabilities = ['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs']
const asOwnUser = [`--reuid=${ownUser}`, `--regid=${ownUser}`, '--clear-groups', ...noCapabilities]
const asOrdinaryUser = ['--inh-caps=-all', '--no-new-privs']

const binFolders = ['/usr/bin', '/bin']
const inBinFolders = (name: string, args: readonly string[]): Command[] =>
  binFolders.map((folder) => ({ file: `${folder}/${name}`, args }))

/** One file of each folder that the program has to read. */
const required = {
  program: process.execPath,
  files: [
    './sandbox-child.ts',
    '../../../package.json',
    '../../../../../packages/core/package.json',
    '../../../../../package.json',
  ].map((path) => fileURLToPath(new URL(path, import.meta.url))),
}

let available: Privileges | null = null

function availablePrivileges(): Privileges {
  available ??= findPrivileges(required)
  return available
}

/** The command without privileges and with limited resources, as far as the system supports that. */
export function dropPrivileges(command: Command, { drop, limit }: Privileges = availablePrivileges()): Command {
  return wrapCommand(drop, wrapCommand(limit, command))
}

/** Finds the commands that work together with dropNetwork for a program that has to read these files. */
export function findPrivileges({ program, files }: { program: string; files: readonly string[] }): Privileges {
  const readAll: Command = { file: '/bin/sh', args: ['-c', canReadAll, program, ...files] }
  const asOwn = canKillOtherUsers()
    ? findWrapper(inBinFolders('setpriv', asOwnUser), (wrapper) => dropNetwork(wrapCommand(wrapper, readAll)))
    : null
  const drop =
    asOwn ??
    findWrapper([...inBinFolders('setpriv', noCapabilities), ...inBinFolders('setpriv', asOrdinaryUser)], (wrapper) =>
      dropNetwork(wrapCommand(wrapper, emptyProgram)),
    )
  const limit = findWrapper(inBinFolders('prlimit', asOwn ? ownResources : resources), (wrapper) =>
    dropNetwork(wrapCommand(drop, wrapCommand(wrapper, emptyProgram))),
  )
  return { user: asOwn ? 'own' : 'same', drop, limit }
}

/** A shell script that checks a program ($0) and the files that it reads (arguments). */
const canReadAll = 'test -x "$0" || exit 1; for file; do test -r "$file" || exit 1; done'

/** Whether this process may kill processes of other users, as it does with a reader that exceeds a limit. */
function canKillOtherUsers(): boolean {
  try {
    const status = readFileSync('/proc/self/status', 'latin1')
    const capabilities = BigInt(`0x${/^CapEff:\s+(\w+)$/m.exec(status)?.[1] ?? 0}`)
    const killBit = 5n
    return ((capabilities >> killBit) & 1n) === 1n
  } catch {
    return false
  }
}

/** Warnings for the operator about the privileges of the process that reads resumes. */
export function describePrivileges(
  { user, drop, limit }: Privileges = availablePrivileges(),
  { isRoot } = { isRoot: process.getuid?.() === 0 },
): string[] {
  const lines: string[] = []
  if (isRoot) lines.push('Warning: the server runs as root. Run it as an ordinary user.')
  if (isRoot && user === 'same') lines.push(readsAsRoot)
  if (!drop) lines.push(unsupported('take privileges from', 'setpriv'))
  if (!limit) lines.push(unsupported('limit the resources of', 'prlimit'))
  return lines
}

const readsAsRoot =
  'Warning: resumes are read as root too, because this system cannot switch to another user, or no other user can read the program.'
const unsupported = (what: string, program: string) =>
  `Warning: this system cannot ${what} the process that reads resumes. It needs Linux and ${program} (util-linux).`
