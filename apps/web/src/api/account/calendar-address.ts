import * as calendar from '@fledge/contract/calendar-feed'
import { call } from '../call.ts'
import { dataQuery } from '../data-query.ts'

export const calendarAddress = dataQuery(['calendar-address'], calendar.getCalendarAddress, {})
export const createCalendarAddress = () => call(calendar.createCalendarAddress, {})
export const revokeCalendarAddress = () => call(calendar.revokeCalendarAddress, {})
