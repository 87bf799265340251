import { listErrorStatuses } from '../errors/error-statuses.ts'

/** What the OpenAPI document says about the whole API, as Markdown. */
export const apiDescription = `An internship marketplace. Sign in with \`POST /api/auth/login\` and send the token as a
bearer header.

Bodies are JSON. Ids are opaque strings. An unsupported method and a trailing slash are 404. Responses carry
\`x-request-id\`, except while the server starts. Malformed requests are answered with a status and no body.

## Errors

Every error response is a \`Problem\`:

${listErrorStatuses()}

## Idempotent requests

Some calls that create something accept an \`Idempotency-Key\` header of 1 to 255 visible ASCII characters, such as a
random id. A client that lost a response sends the same request with the same key: it takes effect once, and each
response has the same status and body, repeated ones with \`Idempotent-Replayed: true\`. While the first request is in
progress, a repeated one waits up to 5 seconds and is then answered with 409 \`under_way\` and \`Retry-After\`. A different
request with the same key is 422 \`key_used\`. A rejected or failed request does not use the key. Keys belong to the
account, for \`POST /api/contact\` to the sender's email address, and are kept for at least 24 hours.

## Live events

Socket.IO on its default path with \`auth: {token}\`. The server sends \`connected {userId}\`, \`newNotification\` (a
\`Notification\`), \`notificationRead {notificationId}\`, \`notificationsReadAll {updated}\`,
\`notificationDeleted {notificationId}\`, \`resumeChanged {resumeId}\` and \`error {message}\`. A client may send
\`notificationRead\` with an id, at most 100 messages a minute. Events sent while a client is disconnected are found with
\`GET /api/notifications\`.`
