import { texts } from '@fledge/contract/texts'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '../../api/auth.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Signs out and goes home. The way home is entered first: the guard of a page that is still there would lead to the
 * login. It is not waited for: who closes the window now is signed out.
 */
export function useSignOut(): () => void {
  const router = useRouter()
  return () => {
    void router.navigate({ to: '/' })
    signOut()
    toast.success(texts.logout)
  }
}
