import { useQuery } from '@tanstack/react-query'
import { demoAccounts } from '../../api/auth.ts'
import { roleWords } from '../../lib/person.ts'

type Account = { email: string; password: string }

/** Demo accounts, if the demo world is loaded. A click signs in. */
export function DemoAccounts({ onPick }: { onPick: (account: Account) => void }) {
  const { data: accounts = [] } = useQuery(demoAccounts)
  if (accounts.length === 0) return null
  return (
    <aside aria-labelledby="demo-accounts" className="grid content-start gap-3 md:border-l md:border-line md:pl-10">
      <h2 id="demo-accounts" className="text-20">
        Try the demo
      </h2>
      <p className="text-14 text-soft">Invented accounts with a history of their own. Choose one to sign in.</p>
      <ul className="grid gap-3">
        {accounts.map(({ role, email, password }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onPick({ email, password })}
              className="grid w-full gap-1 rounded-base border border-line bg-raised px-4 py-3 text-left hover:border-line-strong"
            >
              <span className="text-14 font-semibold">Use the {roleWords[role].toLowerCase()} account</span>
              <span className="text-14 break-all text-soft">{email}</span>
              <span className="text-14 text-soft">
                Password <code className="text-ink">{password}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
