import { z } from 'zod'

/** The header that makes a creating request safe to repeat (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyKeyHeader = 'idempotency-key'

/** The headers of such a request. The caller chooses the key, for example a random id. */
export const idempotencyHeaders = z.looseObject({
  [idempotencyKeyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key has 1 to 255 visible ASCII characters')
    .optional(),
})
