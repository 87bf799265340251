import { type ReplyRecord, replyRecordText } from '@fledge/core/applications/reply-record'

type Company = { replyRecord: ReplyRecord | null }

/** How reliably a company replies: 'Replies on time: 18 of 20 in the last 90 days', or nothing for a new company. */
export const ReplyRecordText = ({ company: { replyRecord } }: { company: Company }) =>
  replyRecord && <p className="text-12 text-soft">{replyRecordText(replyRecord)}</p>
