/**
 * Sized for a small machine. A socket's path must be short and in a folder that both users can enter, and every tool
 * understands a URL with host and port: so it is TCP on the loopback address, and no unix socket.
 */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  shared_buffers: '96MB',
  max_wal_size: '512MB',
  // With segments of 4 MB PostgreSQL would otherwise keep a fifth of that for reuse.
  min_wal_size: '80MB',
  work_mem: '32MB',
  // Solid-state disks read a random page about as fast as the next one.
  random_page_cost: '1.1',
  // The packaged binaries bring no compiler.
  jit: 'off',
  max_logical_replication_workers: '0',
  // Containers have little /dev/shm, and segments of a killed process stay there for good.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements reach the client. In the log file they would expose personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export function settingsAsArguments(overrides: Record<string, string>): string[] {
  return Object.entries({ ...defaults, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
