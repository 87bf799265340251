import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import type { Span } from './quote-span.ts'

const messenger = String.raw`(?:whats?\s?app|telegram|signal\s+app)`
const papers = '(?:r[eé]sum[eé]s?|cvs?|bio-?data|portfolios?|applications?|names?|details|profiles?)(?!\\w)'
const person = String.raw`(?:us|me|hr|the\s+(?:hr|recruiter|team|founder)|our\s+(?:hr|team|recruiter|founder)(?:\s+\w+)?)`
const on = String.raw`(?:on|via|by|through|over|at|in|to)\s+(?:our\s+|the\s+|my\s+)?`
const number = String.raw`\+?\d[\d\s-]{8,15}\d`

const contact = new RegExp(
  [
    String.raw`\b(?:apply|applications?|to\s+apply)\b.{0,40}\b(?:${on})?${messenger}\b`,
    String.raw`\b(?:send|share|submit|forward|drop)\b.{0,50}\b${papers}.{0,40}\b${on}${messenger}\b`,
    String.raw`\b${messenger}\s+(?:your\s+|the\s+|a\s+)?(?:updated\s+)?${papers}`,
    String.raw`\b(?:contact|message|dm|ping|text|reach|connect\s+with)\b.{0,25}\b${person}\b.{0,20}\b${on}${messenger}\b`,
    String.raw`\b(?:contact|message|dm|ping|reach|connect)\b.{0,20}\bonly\b.{0,20}\b${messenger}\b`,
    String.raw`\binterested\b.{0,60}\b${messenger}\b`,
    String.raw`\binterviews?\b.{0,40}\b(?:held|conducted|taken|done|happen\w*|scheduled)\b.{0,20}\b${on}${messenger}\b`,
    String.raw`^(?:please\s+|kindly\s+|just\s+)?${messenger}\s+(?:(?:only|us|me|hr)\s+)?(?:on|at|to|:)?\s*:?\s*(?:${number}|@\w+)`,
    String.raw`\bjoin\b.{0,30}\b${messenger}\b.{0,30}\b(?:to\s+apply|for\s+(?:the\s+)?(?:selection|interview|job|next\s+steps?))\b`,
    String.raw`\bonly\s+(?:on|via|by|through)\s+${messenger}\b|\b${messenger}\s+(?:messages?\s+)?only\b`,
  ].join('|'),
  'i',
)

/** For questions, or after the start, a messenger is an ordinary way to talk. */
const isNoApplication =
  /\b(?:questions?|quer(?:y|ies)|doubts?|once you (?:join|start)|after (?:joining|you join)|bots?|api|business|campaigns?|marketing)\b/i
const isQuestionHead = /^(?:any\s+)?(?:questions?|quer(?:y|ies)|doubts?)\s*\?$/i
const isOnly = /\b(?:only|solely)\b/i
const withoutCalls =
  /\b(?:no|without)\s+(?:phone\s+)?(?:calls?|e-?mails?|interviews?|fees?|experience)(?:\s+please)?\b/gi

const otherWay =
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w{2}|\b(?:or|and)\s+(?:by\s+|via\s+|through\s+|an?\s+)?e-?mail\b|\b(?:apply|application)\b.{0,30}\b(?:here|on fledge|through fledge|on this (?:page|site)|on our (?:site|website|careers page)|through our (?:site|website|portal))\b|\bhttps?:\/\/(?!(?:wa\.me|t\.me|chat\.whatsapp|api\.whatsapp))/i

/** Whether a text names a way to apply or to write that is no messenger. */
export const namesOtherWay = (text: string): boolean => otherWay.test(text)

type Context = {
  /** The clause before it. */
  before: string
  hasOtherWay: boolean
}

/**
 * Where a clause makes applicants write on a messenger; null when it does not, or when the listing names another way.
 */
export function findMessengerOnly(clause: string, { before, hasOtherWay }: Context): Span | null {
  const found = contact.exec(clause)
  if (
    !found ||
    isQuestionHead.test(before) ||
    found.index > dutyAt(clause) ||
    isOfOthers(clause) ||
    isNoApplication.test(clause)
  )
    return null
  if (isDenied(clause.replace(withoutCalls, '')) || (hasOtherWay && !isOnly.test(clause))) return null
  return { start: found.index, end: found.index + found[0].length }
}

const at = String.raw`\s?(?:@|\(at\)|\[at\])\s?`
const dot = String.raw`\s?(?:\.|\(dot\)|\[dot\])\s?`
const mailService = String.raw`(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|msn|rediffmail|rediff|icloud|protonmail|proton|aol|gmx|zohomail|mail)${dot}(?:com|in|co${dot}in|me|co${dot}uk|net|org)\b`
const personalMailbox = new RegExp(String.raw`[\w.+-]{1,64}${at}${mailService}`, 'i')
const mailServiceDomain = new RegExp(String.raw`(?:^|\.)${mailService}$`, 'i')
/** 'Mails from …@gmail.com are not from us.' */
const isWarning =
  /\b(?:fake|fraud\w*|scam\w*|impersonat\w*|ignore|beware|(?:is|are)\s+not|isn['’]t|aren['’]t|(?:do\s+not|don['’]t|never)\s+(?:write|reply|send|trust|use|answer|contact|respond))\b/i

/** Where a clause gives an address at a free mail service; null when it does not, or warns of it. */
export function findPersonalMailbox(clause: string): Span | null {
  const found = personalMailbox.exec(clause)
  if (!found || isWarning.test(clause)) return null
  return { start: found.index, end: found.index + found[0].length }
}

/** Whether a domain is that of a free mail service, such as gmail.com. */
export const isPersonalMailboxDomain = (domain: string): boolean => mailServiceDomain.test(domain)
