import { texts } from '@fledge/contract/texts'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '../../api/auth.ts'
import { toast } from '../../ui/toast.tsx'

/** Signs out and navigates home. Navigates first, because the guard of the current page would redirect to the login. */
export function useSignOut(): () => void {
  const router = useRouter()
  return () => {
    void router.navigate({ to: '/' })
    signOut()
    toast.success(texts.logout)
  }
}
