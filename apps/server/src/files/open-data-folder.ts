import { chmod, mkdir, stat } from 'node:fs/promises'

/**
 * Creates the data folder and hides its content: other users can enter it, as the user of PostgreSQL has to, and cannot
 * list it. A folder of another owner stays as it is.
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const { uid, mode } = await stat(dataDir)
  if (uid === process.getuid?.() && (mode & 0o066) !== 0) await chmod(dataDir, (mode & 0o700) | 0o011)
}
