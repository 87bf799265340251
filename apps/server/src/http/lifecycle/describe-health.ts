import type { Result } from '@fledge/contract/http/endpoint'
import type { health } from '@fledge/contract/http/health'
import packageFile from '../../../package.json' with { type: 'json' }

type Health = Result<typeof health>

/** Returns the body of /api/health, also while the server starts. */
export const describeHealth = (status: Health['status'], missingPages = 0): Health => ({
  status,
  version: packageFile.version,
  uptimeSeconds: Math.floor(process.uptime()),
  missingPages,
})
