/** How many replies of a company came in time. */
export type ReplyRecord = { due: number; onTime: number; days: typeof recordDays }

/** The record looks at replies that were due in this many days. */
export const recordDays = 90
/** A company with fewer due applications is new: a share of few says nothing. */
export const recordMin = 10
/** The least share of replies in time of a company that replies on time. */
export const onTimeShare = 0.8

/** Null for a company with too few due applications. */
export const replyRecord = ({ due, onTime }: { due: number; onTime: number }): ReplyRecord | null =>
  due < recordMin ? null : { due, onTime, days: recordDays }

/** 'Replies on time: 18 of 20 in the last 90 days', or 'No reply record yet'. */
export const replyRecordText = (record: ReplyRecord | null): string =>
  record === null
    ? 'No reply record yet'
    : `Replies on time: ${record.onTime} of ${record.due} in the last ${record.days} days`
