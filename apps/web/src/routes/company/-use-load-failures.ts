import { texts } from '@fledge/contract/texts'
import { useEffect } from 'react'
import { say } from '../../ui/toast.tsx'

type Failed = { applications: boolean; internships: boolean }

/** Says once what could not be loaded: the whole dashboard when both lists failed, else the internships. */
export function useLoadFailures({ applications, internships }: Failed): void {
  const everything = applications && internships
  useEffect(() => {
    if (everything) say.error(texts.dashboard.loadFailed)
    else if (internships) say.error({ title: 'Error', description: texts.internship.loadFailed })
  }, [everything, internships])
}
