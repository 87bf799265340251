import { endsWithTitleNoun, hasTitleNoun } from './job-titles.ts'

/** Words of a text, without signs and bullets. */
export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Whether a text reads like a sentence rather than like the head of a job. */
export function isProse(whole: string): boolean {
  const text = whole.replace(schedule, '')
  if (listsRole(text) || isRole(text)) return false
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (aboutOneself.test(text)) return true
  if (words.length < 4) return /^\p{Ll}/u.test(text) || (shortDeed.test(text) && !hasTitleNoun(text))
  const weighty = words.filter((word) => !smallWords.has(word.toLowerCase()))
  const large = weighty.filter((word) => /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word)).length
  if (large < 0.55 * weighty.length || (pastVerb.test(text) && !hasTitleNoun(text))) return true
  return words.length > 6 && /[a-z]{3}\.$/.test(text) && !/\b(?:inc|ltd|corp|dept|univ)\.$/i.test(text)
}

// 'Our own unit, Zed Fasteners - part time'
const schedule = /(?:\s[–—-]|,)\s(?:part|full)[- ]time$/i

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

const longestRole = 70
const ofPost = /^\p{Lu}[^()]+ \((?:part|full)[- ]time\)/iu
const roleAlone = /^(?!\p{Ll}+ed )(?:(?!(?:a|an|the|my|to|for|with|by|in|on|as|from|is|was) )[\p{L}&/.-]+ ?){1,5}$/u

// But 'I am working as a Trainee in Acme' says what a head says.
const aboutOneself = /^I(?:['’]m| am| was| have)\b(?! (?:\p{L}+ )?(?:working|worked|employed|interned|serv\p{L}+))/u

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
