import { spawnSync } from 'node:child_process'

export type Command = { file: string; args: readonly string[] }

/**
 * Commands that run a program in a network namespace without interfaces, which root may create, and other users inside a
 * user namespace. `unshare` is part of util-linux.
 */
const wrappers: readonly Command[] = ['/usr/bin/unshare', '/bin/unshare'].flatMap((file) => [
  { file, args: ['--net'] },
  { file, args: ['--user', '--map-current-user', '--net'] },
])

let available: { wrapper: Command | null } | null = null

function availableWrapper(): Command | null {
  available ??= { wrapper: findWrapper(wrappers) }
  return available.wrapper
}

/** The command without network access, or unchanged where the system does not support that. */
export function dropNetwork(command: Command, wrapper: Command | null = availableWrapper()): Command {
  return wrapCommand(wrapper, command)
}

/** Runs the command by a program that takes a command after its own arguments. */
export function wrapCommand(wrapper: Command | null, command: Command): Command {
  if (!wrapper) return command
  return { file: wrapper.file, args: [...wrapper.args, '--', command.file, ...command.args] }
}

/** The first wrapper with which `trial` runs, or null. By default a program that does nothing is tried. */
export function findWrapper(
  candidates: readonly Command[],
  trial: (wrapper: Command) => Command = (wrapper) => wrapCommand(wrapper, emptyProgram),
): Command | null {
  return candidates.find((wrapper) => succeeds(trial(wrapper))) ?? null
}

export const emptyProgram: Command = { file: '/bin/true', args: [] }

function succeeds({ file, args }: Command): boolean {
  return spawnSync(file, args, { stdio: 'ignore', timeout: 2000, env: {} }).status === 0
}
