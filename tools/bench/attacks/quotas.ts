import { type Caller, listing } from './caller.ts'
import type { Attack } from './findings.ts'

const most = 100

/** A thousand of each at the limits of a public server; without these settings there is no limit. */
export const quotas: Attack = {
  env: {
    REGISTRATIONS_PER_HOUR: String(most),
    LISTINGS_PER_HOUR: String(most),
    ANALYSES_PER_HOUR: String(most),
  },
  async run(_server, { call, student, company }) {
    const [asha, kite] = [await student('asha@rao.test'), await company('hr@kite.test')]
    const nothing = '00000000-0000-4000-8000-000000000000'
    return [
      await attempt(call, 'listings', '/internship', () => ({ token: kite.token, json: listing }), most),
      await attempt(
        call,
        'analyses',
        '/ai/analyze-resume',
        () => ({ token: asha.token, json: { resumeId: nothing } }),
        most,
      ),
      // The two above were registered from this address as well.
      await attempt(call, 'registrations', '/auth/register', registration, most - 2),
    ]
  },
}

const registration = (n: number) => ({
  json: {
    role: 'company',
    email: `hr${n}@moth.test`,
    password: 'a moth over Pune',
    companyName: 'Moth',
    industry: 'Technology',
    companySize: '11-50',
    contactPerson: 'Meera Iyer',
  },
})

async function attempt(
  call: Caller['call'],
  what: string,
  path: string,
  sent: (n: number) => Parameters<Caller['call']>[2],
  expected: number,
) {
  const answers = []
  for (let n = 0; n < 1000; n++) answers.push(await call('POST', path, sent(n)))
  const refused = answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0)
  const taken = answers.length - refused.length
  return {
    row: 'S32',
    claim: `of 1,000 ${what} ${expected} are taken, then 429`,
    figure: String(taken),
    holds: taken === expected,
  }
}
