/** What we use of this S3 server, which comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Context = { path: string; state: { vhost: boolean }; mountPath: string }
  export default class S3rver {
    /** Koa's list, the router last. */
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[]
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      /** The bucket answers to paths, not to names of hosts. */
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
