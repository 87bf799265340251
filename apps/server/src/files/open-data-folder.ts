import { chmod, mkdir, stat } from 'node:fs/promises'

/** Creates the data folder, which other users, such as that of PostgreSQL, can enter but not list. */
export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const { uid, mode } = await stat(dataDir)
  if (uid === process.getuid?.() && (mode & 0o066) !== 0) await chmod(dataDir, (mode & 0o700) | 0o011)
}
