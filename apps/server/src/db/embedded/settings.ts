/**
 * Sized for a laptop that runs other things too: about 25 MB resident when idle. TCP on the loopback address with
 * scram-sha-256 and a random password, and no unix socket: a socket's path must be short and in a folder that both our
 * user and PostgreSQL's can enter, and a URL with a host and a port works in every tool.
 */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  shared_buffers: '96MB',
  max_wal_size: '512MB',
  // With our small segments PostgreSQL would keep a fifth of that to be used again.
  min_wal_size: '80MB',
  // A search may note down some hundred thousand listings of a large market: with less it forgets which exactly.
  work_mem: '32MB',
  // Nothing spins on the disks this runs on, so that reading through an index costs about what reading in order does.
  random_page_cost: '1.1',
  // The packaged binaries bring no compiler.
  jit: 'off',
  max_logical_replication_workers: '0',
  // Containers have little /dev/shm, and what a killed process leaves there is never removed.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements reach the program that sent them. In the file they would show what people entered.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export function settingsAsArguments(more: Record<string, string>): string[] {
  return Object.entries({ ...defaults, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
