import { endsWithTitleNoun, hasTitleNoun } from './job-titles.ts'

/** Words of a text, without signs and bullets. */
export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Whether a text reads like a sentence rather than like the head of a job. */
export function isProse(text: string): boolean {
  if (listsRole(text) || isRole(text) || hindiHead(text)) return false
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (aboutOneself.test(text)) return true
  if (words.length < 4) return /^\p{Ll}/u.test(text) || (shortDeed.test(text) && !hasTitleNoun(text))
  const weighty = words.filter((word) => !smallWords.has(word.toLowerCase()))
  const large = weighty.filter((word) => /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word)).length
  if (large < 0.55 * weighty.length || (pastVerb.test(text) && !hasTitleNoun(text))) return true
  return words.length > 6 && /[a-z]{3}\.$/.test(text) && !/\b(?:inc|ltd|corp|dept|univ)\.$/i.test(text)
}

/** 'The Himalayan Post, reporting intern': names between commas, one of them a role in small letters. */
function listsRole(text: string): boolean {
  if (text.length > longestList) return false
  const parts = text.split(/\s*[,|•]\s+|\s+[–—-]\s+/)
  return (
    parts.length > 1 &&
    (/^\p{Lu}/u.test(text) || endsWithTitleNoun(parts[0]!)) &&
    !/[.:;!?]$/.test(text) &&
    !pastVerb.test(text) &&
    parts.every((part) => part.split(' ').length <= 5 && !/^(?:and|or|with|for|to|in) /.test(part)) &&
    parts.some(
      (part, index) =>
        (index === 0 || /^\p{Ll}/u.test(part) || /\s[–—|]\s/.test(text)) &&
        endsWithTitleNoun(part.split(' of ', 1)[0]!),
    )
  )
}

const longestList = 200

/** 'Banquet server (part time)', 'visual merchandising assistant,', 'Event volunteer at Malhar Fest' */
function isRole(text: string): boolean {
  if (text.length >= longestRole) return false
  const [role = ''] = text.replace(/ \([^()]*\)|[\s,|•·:–—-]+$/g, '').split(/ (?:at|@) (?=\p{Lu})/u, 1)
  const isNamed = endsWithTitleNoun(role) || ofPost.test(text)
  return isNamed && roleAlone.test(role) && !pastVerb.test(role)
}

/** 'Reliance Smart me cashier ka kaam kiya', 'Zed me 2 mahine ki internship ki thi': firm and role, or null. */
export function hindiHead(text: string): { firm: string; role: string } | null {
  const { firm = '', role = '', work } = (text.includes(' me') && inHindi.exec(text)?.groups) || {}
  return role !== '' && (work || endsWithTitleNoun(role)) ? { firm, role } : null
}
const inHindi =
  /^(?:\p{Ll}+ ){0,3}(?<firm>\p{Lu}[\p{L}&.' ]{1,40}?)\s(?:me|mein)\s(?:(?:\d{1,2}|ek|do|teen|chhe)\s(?:mahin[ae]|hafte|saal|months?|weeks?)\sk[aei]\s)?(?<role>\p{L}+(?: \p{L}+){0,3}?)(?=$|,|\s(?:k[aeio](?<work>\s(?:kaam|job|naukri))?|h(?:oo?n|u|ai)|th[ai])\b)/u

const longestRole = 70
const ofPost = /^\p{Lu}[^()]+ \((?:part|full)[- ]time\)/iu
const roleAlone = /^(?!\p{Ll}+ed )(?:(?!(?:a|an|the|my|to|for|with|by|in|on|as|from|is|was) )[\p{L}&/.-]+ ?){1,5}$/u

// But 'I am working as a Trainee in Acme' says what a head says.
const aboutOneself =
  /^I(?:['’]m| am| was| have)\b(?! (?:currently |presently |previously )?(?:working|worked|employed|interned|served|serving))/

// What was done, not who one was; other words in '-ed' begin names of companies ('Applied Materials').
const deeds =
  'Achieved|Analy[sz]ed|Assisted|Automated|Built|Collaborated|Conducted|Configured|Contributed|Coordinated|Created|' +
  'Delivered|Deployed|Designed|Developed|Did|Drove|Ensured|Grew|Handled|Held|Helped|Implemented|Improved|Increased|Installed|' +
  'Launched|Led|Made|Maintained|Managed|Mentored|Migrated|Monitored|Optimi[sz]ed|Organi[sz]ed|Oversaw|Participated|' +
  'Performed|Planned|Prepared|Presented|Provided|Ran|Reduced|Researched|Saw|Sold|Supported|Taught|Tested|Trained|Used|Won|' +
  'Worked|Wrote'
export const beginsWithDeed = new RegExp(`^(?:${deeds}) `)
const shortDeed = new RegExp(
  `^(?:${deeds}|Proofread|Sat|Spoke|Drew|Kept|Took|Gave|Read|Sent|Shot|Cut|Sewed|Met|Fed|Found|Sang|\\p{Lu}\\p{Ll}{2,}ed) [\\p{Ll}\\d]`,
  'u',
)
export const pastVerb = new RegExp(`^(?:(?:${deeds}) |\\p{Lu}\\p{Ll}{2,}ed,? [\\p{Ll}\\d])`, 'u')
/** Words that begin with a small letter in names and headings too. */
export const smallWords = new Set(
  'a an and at by for from in of on or the to with via per as is de la & und für'.split(' '),
)

/** 'Kite Labs of Pune', but not 'Home tuition': each word that is not small begins large. */
export const isProperName = (text: string): boolean =>
  text.split(/[^\p{L}’']+/u).every((word) => !/^\p{Ll}/u.test(word) || smallWords.has(word))

const either = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

// 'father's orange orchard'
const familyFirm =
  "(?:family|father|mother|papa|uncle|aunt|brother|cousin|parent)['’]?s?['’]?\\s(?:\\p{L}+\\s){0,2}(?:shop|store|farm|orchard|parlou?r|garage|business|clinic|dairy|bakery|studio|firm|workshop|dhaba|restaurant)s?\\b"

/**
 * Words before the employer or the title in a sentence; `training` is what was done there. 'Completed training in team
 * management' names no employer.
 */
export const employed = new RegExp(
  `^(?:(?:[^.;:!?]|\\.(?=\\S)){1,60}?\\s(?=[Ii]\\s))?(?:(?:${either("i|i['’](?:ve|m)|was|am|have|had|been|currently|presently|previously|now|also|spent")})\\s{1,3}){0,4}(?:` +
    `(?:${either('working|worked|works|employed|interned|interning|served|serving|trained|apprenticed|freelanced|freelancing|engaged')})(?=\\s{1,3}(?:(?:for\\s)?(?:\\d{1,2}|one|two|three|four|six|a)\\s(?:days?|weeks?|months?|years?)\\s)?(?:as|at|with|in|for|under|an?|the|full|part|remotely)\\b)|` +
    `(?:\\d{1,2}|${either('one|two|three|four|six')})\\s(?:days?|weeks?|months?)(?=\\s(?:at|with|in)\\s\\p{Lu})|${either('joined')}|${either('my')}\\s(?:\\p{L}+\\s){0,2}(?:internship|training|job)\\s(?:was|is)(?=\\s(?:at|with|in|as)\\s)|${either('taught')}(?=\\s(?:[^.;:]{0,60}\\s)?at\\s(?:the\\s)?\\p{Lu})|` +
    `(?:(?:\\d{1,2}|${either('a|an|one|two|three|four|six')})[\\s-]\\p{L}{3,5}s?[\\s-])?(?:(?:of\\s)?${either('apprenticeship|internship|training|experience')})(?=\\sas\\s)|` +
    `(?:${either('completed|did|done|doing|undertook|underwent|undergone|pursued|pursuing|finished|attended|give|gave|giving|take|took|taking')}|(?=\\d{1,2}\\s(?:days?|weeks?|months?)\\s))\\s{0,3}(?:(?:an?|my|the)\\s{1,3})?` +
    `(?<training>(?:[\\p{L}\\d-]{1,20}\\s){0,4}(?:${either('internship|training|apprenticeship|articleship|traineeship|externship|tuitions?')}))(?=\\s{1,3}(?:(?:to|for)\\s(?:\\d|class|school|students|children|kids)|(?:at|as)\\b|(?:with|in|under|from)\\s(?:an?\\s|the\\s)?[\\p{Lu}\\d]|in\\san?\\s))|` +
    `(?<=\\b[Ii]\\s(?:(?:have|had|also|then)\\s){0,3})(?:assisted|helped|shadowed)(?=\\s(?:the\\s|an?\\s(?:\\p{L}+\\s){1,4}(?:called|named)\\s)?\\p{Lu})|` +
    `(?:${either('helped|helping|assisted|assisting|worked|working')})(?=\\s(?:in\\s|at\\s)?(?:my|our)\\s${familyFirm})|` +
    `(?<=\\b[Ii]\\s(?:was|have been)\\s)(?=(?:at|with|in)\\s\\p{Lu}[^.;]{2,60}\\sas\\s)|` +
    `(?:(?<=\\b[Ii](?:\\s(?:was|am|have been)|['’](?:m|ve been))\\s)|[Aa]s\\s)(?=an?\\s|the\\s)(?![^,.]{0,60}\\bstudent\\b))`,
  'u',
)
