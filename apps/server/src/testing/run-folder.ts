import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary folder for a run of this kind, named after its process. */
export const makeRunFolder = (kind: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `fledge-${kind}-${process.pid}-`))
