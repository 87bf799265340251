const askedKey = 'browser-notifications-asked'

/** What the browser says to notifications of this site; 'unsupported' where it has none. */
export const browserPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Asks the browser for permission, once ever and only where it was not settled before. Call it from a click. */
export async function askForBrowserNotifications(): Promise<void> {
  if (browserPermission() !== 'default' || localStorage.getItem(askedKey)) return
  localStorage.setItem(askedKey, 'yes')
  await Notification.requestPermission()
}
