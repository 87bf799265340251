import { z } from 'zod'

/** The header under which a call that creates something may be sent again: draft-ietf-httpapi-idempotency-key-header. */
export const keyHeader = 'idempotency-key'

/** The headers of such a call. The key is the caller's own name for what it asks, such as a random id. */
export const repeatHeaders = z.looseObject({
  [keyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key has 1 to 255 visible ASCII characters')
    .optional(),
})
