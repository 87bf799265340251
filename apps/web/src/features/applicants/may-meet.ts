import type { Application } from '@fledge/contract/applications'

/** Whether an interview can be proposed: neither withdrawn nor rejected. */
export const mayMeet = ({ status, withdrawnAt }: Application): boolean => withdrawnAt === null && status !== 'rejected'
