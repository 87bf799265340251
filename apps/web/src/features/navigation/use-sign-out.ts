import { texts } from '@fledge/contract/texts'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '../../api/auth.ts'
import { say } from '../../ui/toast.tsx'

/** Signs out and goes home. The page is left first: its guard would otherwise lead to the login. */
export function useSignOut(): () => void {
  const router = useRouter()
  return async () => {
    await router.navigate({ to: '/' })
    signOut()
    say.success(texts.logout)
  }
}
