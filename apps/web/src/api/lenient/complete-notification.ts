import type { notification } from '@fledge/contract/notifications'
import { notificationCategories, notificationPriorities, notificationTypes } from '@fledge/core/notifications'
import { type Extras, type Fields, fill, isObject, oneOf } from './fields.ts'

type NotificationExtras = Extras<typeof notification, 'title' | 'message' | 'isRead' | 'createdAt'>

/** A notification with neutral values for missing extras and for kinds that this release does not know. */
export function completeNotification(thing: Fields): Fields {
  const { type, category, priority, relatedInternship: about } = thing
  const known = {
    type: oneOf(notificationTypes, type, 'info'),
    category: oneOf(notificationCategories, category, 'other'),
    priority: oneOf(notificationPriorities, priority, 'normal'),
  }
  const extras: NotificationExtras = { ...known, actionUrl: null, relatedInternship: null, sender: null }
  return { ...fill(thing, extras), ...known, ...(isObject(about) && { relatedInternship: { title: '', ...about } }) }
}
