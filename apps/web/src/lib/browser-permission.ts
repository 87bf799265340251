const askedKey = 'browser-notifications-asked'

/** The browser's notification permission; 'unsupported' without the API. */
export const browserPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Requests permission once, unless it was decided before. Call it from a click. */
export async function askForBrowserNotifications(): Promise<void> {
  if (browserPermission() !== 'default' || localStorage.getItem(askedKey)) return
  localStorage.setItem(askedKey, 'yes')
  await Notification.requestPermission()
}
