import type { Notification as News } from '@fledge/contract/notifications'

/** Shows news outside a page that is not in view. The tag keeps several open pages from showing it twice. */
export function showOutside({ id, title, message }: News, onClick: () => void): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body: message, icon: '/favicon.svg', tag: id })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick()
    }
  } catch {
    // Chrome on Android has the class and refuses to make one; the bell shows the news all the same.
  }
}
