import type { Notification as News } from '@fledge/contract/notifications'

/** Shows a browser notification while the page is hidden. The tag prevents duplicates from several tabs. */
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
    // Chrome on Android throws here; the bell still shows the notification.
  }
}
