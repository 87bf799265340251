import { preferencesText } from '@fledge/core/preferences/preferences'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownPreferences } from '../../api/account/preferences.ts'

/** What orders the list besides the score, in one line, with a link that changes it. `byMatch`: the list is by best match. */
export function PreferenceLine({ byMatch }: { byMatch: boolean }) {
  const { data } = useQuery(ownPreferences)
  if (!data) return null
  const { isStated, homePlace } = data
  const own = preferencesText(data)
  const text = own
    ? byMatch
      ? `${own}: good matches like these come first`
      : `Your preferences: ${own}`
    : !isStated && homePlace !== null && byMatch
      ? `Equal matches: ${homePlace} and remote first`
      : 'Tell us what suits you'
  return (
    <p className="flex min-w-0 gap-2 text-14 text-soft max-sm:block">
      <span title={text} className="truncate max-sm:mr-2 max-sm:whitespace-normal">
        {text}
      </span>
      <Link
        to="/profile"
        hash="preferences"
        aria-label="Change your preferences"
        className="shrink-0 font-medium text-primary underline underline-offset-4"
      >
        Preferences
      </Link>
    </p>
  )
}
