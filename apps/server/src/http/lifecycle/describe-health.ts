import type { Result } from '@fledge/contract/http/endpoint'
import type { health } from '@fledge/contract/http/health'
import packageFile from '../../../package.json' with { type: 'json' }

type Health = Result<typeof health>

/** The body of /api/health; also used before the application exists. */
export const describeHealth = (status: Health['status'], missingPages = 0): Health => ({
  status,
  version: packageFile.version,
  uptimeSeconds: Math.floor(process.uptime()),
  missingPages,
})
