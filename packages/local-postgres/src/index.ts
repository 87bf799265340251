export { connectionString } from './connection-string.ts'
export { LocalPostgresError } from './errors.ts'
export { type LocalPostgres, start } from './start.ts'
