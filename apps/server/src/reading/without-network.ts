import { spawnSync } from 'node:child_process'

export type Command = { file: string; args: readonly string[] }

/**
 * Ways to start a program where there is no network at all: in a network namespace of its own, which is root's to give,
 * or anybody's in a user namespace of their own. `unshare` is a part of util-linux and becomes the program.
 */
const ways: readonly Command[] = ['/usr/bin/unshare', '/bin/unshare'].flatMap((file) => [
  { file, args: ['--net'] },
  { file, args: ['--user', '--map-current-user', '--net'] },
])

/** The first way that works here, or null; as it was when it was first asked for. */
const wayHere = once(() => findWay(ways))

/** The command, without a network where the system can do that; else as it is. */
export function withoutNetwork(command: Command, way: Command | null = wayHere()): Command {
  return startBy(way, command)
}

/** The command, started by another program that takes a command after its own arguments. */
export function startBy(way: Command | null, command: Command): Command {
  if (!way) return command
  return { file: way.file, args: [...way.args, '--', command.file, ...command.args] }
}

/** Tries each with a program that does nothing, or with `trial`, a few milliseconds each. */
export function findWay(
  candidates: readonly Command[],
  trial: (way: Command) => Command = (way) => startBy(way, idle),
): Command | null {
  return candidates.find((way) => works(trial(way))) ?? null
}

/** A program that does nothing. */
export const idle: Command = { file: '/bin/true', args: [] }

const works = ({ file, args }: Command): boolean =>
  spawnSync(file, args, { stdio: 'ignore', timeout: 2000, env: {} }).status === 0

function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
