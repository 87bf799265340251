import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limits } from './limits.ts'
import { type Command, findWay, idle, startBy, withoutNetwork } from './without-network.ts'

/**
 * What starts a program without privileges and with limits; null where this system cannot. `user` says whether the
 * program then runs as a user of its own, or as the same user as this process.
 */
export type Privileges = { user: 'own' | 'same'; drop: Command | null; limit: Command | null }

/**
 * A user that owns no file and runs nothing else: Debian reserves this number. `nobody` would be the wrong one, since
 * the embedded PostgreSQL of a server that is root runs as `nobody`.
 */
const ownUser = 65_533

const { cpuSeconds, addressSpace, dataSegment, processes } = limits.process
const resources = [`--as=${addressSpace}`, `--data=${dataSegment}`, `--cpu=${cpuSeconds}`, '--fsize=0', '--core=0']
/** Counts all processes and threads of a user: of an ordinary one also those that have nothing to do with the server. */
const ownResources = [...resources, `--nproc=${processes}`]

const noCapabilities = ['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs']
const asOwnUser = [`--reuid=${ownUser}`, `--regid=${ownUser}`, '--clear-groups', ...noCapabilities]
const asOrdinaryUser = ['--inh-caps=-all', '--no-new-privs']

const folders = ['/usr/bin', '/bin']
const inFolders = (name: string, args: readonly string[]): Command[] =>
  folders.map((folder) => ({ file: `${folder}/${name}`, args }))

/** What the program needs to read: one file of each part of it, which says whether its folders are open too. */
const needed = {
  program: process.execPath,
  files: ['./child.ts', '../../package.json', '../../../../packages/core/package.json', '../../../../package.json'].map(
    (path) => fileURLToPath(new URL(path, import.meta.url)),
  ),
}

let found: Privileges | null = null
/** What works here; as it was when it was first asked for. */
const privilegesHere = (): Privileges => {
  found ??= findPrivileges(needed)
  return found
}

/** The command, with no privileges and with limits on resources, as far as the system can do that. */
export function withoutPrivileges(command: Command, { drop, limit }: Privileges = privilegesHere()): Command {
  return startBy(drop, startBy(limit, command))
}

/** Looks for what works inside of what takes the network away, for a program that has to read these files. */
export function findPrivileges({ program, files }: { program: string; files: readonly string[] }): Privileges {
  const reading: Command = { file: '/bin/sh', args: ['-c', canReadAll, program, ...files] }
  const asOwn = canEndOthers()
    ? findWay(inFolders('setpriv', asOwnUser), (way) => withoutNetwork(startBy(way, reading)))
    : null
  const drop =
    asOwn ??
    findWay([...inFolders('setpriv', noCapabilities), ...inFolders('setpriv', asOrdinaryUser)], (way) =>
      withoutNetwork(startBy(way, idle)),
    )
  const limit = findWay(inFolders('prlimit', asOwn ? ownResources : resources), (way) =>
    withoutNetwork(startBy(drop, startBy(way, idle))),
  )
  return { user: asOwn ? 'own' : 'same', drop, limit }
}

/** A shell script whose name is a program that it has to be able to run, and whose arguments are files to read. */
const canReadAll = 'test -x "$0" || exit 1; for file; do test -r "$file" || exit 1; done'

/** Whether this process may end processes of other users: a reader that takes too much has to be ended. */
function canEndOthers(): boolean {
  try {
    const status = readFileSync('/proc/self/status', 'latin1')
    const capabilities = BigInt(`0x${/^CapEff:\s+(\w+)$/m.exec(status)?.[1] ?? 0}`)
    const killBit = 5n
    return ((capabilities >> killBit) & 1n) === 1n
  } catch {
    return false
  }
}

/** What whoever starts the server should know of the privileges of the process that reads resumes, a line each. */
export function describePrivileges(
  { user, drop, limit }: Privileges = privilegesHere(),
  { isRoot } = { isRoot: process.getuid?.() === 0 },
): string[] {
  const lines: string[] = []
  if (isRoot) lines.push('Warning: the server runs as root. Run it as an ordinary user.')
  if (isRoot && user === 'same') lines.push(readAsRoot)
  if (!drop) lines.push(cannot('take privileges from', 'setpriv'))
  if (!limit) lines.push(cannot('limit the resources of', 'prlimit'))
  return lines
}

const readAsRoot =
  'Warning: resumes are read as root too, because this system cannot switch to another user, or no other user can read the program.'
const cannot = (what: string, program: string) =>
  `Warning: this system cannot ${what} the process that reads resumes. It needs Linux and ${program} (util-linux).`
