import type { Line } from '../layout/resume-lines.ts'

/** The indices of lines with an instruction to a machine, also when it is disguised or spans two lines. */
export function findInstructions(lines: readonly Line[]): Set<number> {
  const found = new Set<number>()
  lines.forEach((line, index) => {
    if (isInstruction(line.text)) found.add(index)
    const next = lines[index + 1]
    if (!next || found.has(index) || next.hidden !== line.hidden || line.text.length > longestLine) return
    if (isInstruction(`${line.text} ${next.text}`) && !isInstruction(next.text)) found.add(index).add(index + 1)
  })
  return found
}

const longestLine = 600

/**
 * Whether a text instructs a machine, judged by its first 4,000 characters and by Base64 in its first 20,000. Linear in
 * the length of the text.
 */
export function isInstruction(text: string): boolean {
  const plain = plainText(text.slice(0, 4_000))
  if (patterns.some((pattern) => pattern.test(plain))) return true
  if (marks.test(text.slice(0, 4_000))) return true
  return isScrambled(plain) || hidesInBase64(text)
}

/** Small letters without accents, joiners and doubled blanks; look-alikes of Latin letters as these. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[аеорсухіѕј]/g, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}%/.]+/gu, ' ')
}

const lookAlikes = new Map([...'аеорсухіѕј'].map((letter, index) => [letter, 'aeopcyxisj'[index] ?? letter]))

const what = '(?:instruction|prompt|direction|rule|guideline|command|criteria|context|message|text|input|order)s?'
const before = '(?:previous|prior|above|preceding|earlier|former|existing|other|system|initial|original|your|given)'

// Every gap is bounded: the time is linear in the length of the text.
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass|neglect|discard|skip)\\b(?: \\w+){0,3} ${before}(?: \\w+){0,3} ${what}\\b`,
  ),
  /\b(?:ignore|disregard|forget)\b (?:all|everything|any)(?: \w+){0,4} (?:above|before|instructions?|prompts?|rules)\b/,
  /\b(?:system|developer|hidden|secret) (?:prompt|instruction|message|override)\b(?! (?:queue|queueing|broker|design|writing|engineering))/,
  /\b(?:note|message|instructions?|attention|important)(?: \w+){0,2} (?:to|for)(?: \w+){0,2} (?:ai|llms?|gpt|chatgpt|language models?|bots?|ats|screening (?:system|software)|automated (?:system|reviewer|screener)s?)\b/,
  /\b(?:if|when) you are (?:an? )?(?:\w+ )?(?:ai|llm|gpt|chatgpt|language model|bot|automated)\b/,
  /\byou are (?:now )?(?:an? )?(?:\w+ ){0,2}(?:chatgpt|gpt|ai (?:assistant|model|recruiter|system)|language model|assistant that|in developer mode|dan)\b/,
  /\bas an? (?:ai|large) (?:language )?(?:model|assistant)\b(?:,)? (?:you|please|i)\b/,
  /\b(?:rate|score|rank|grade|evaluate|mark|classify|recommend|select|shortlist|hire|approve|accept)\b (?:\w+ ){0,3}(?:this|the) (?:candidate|applicant|resume|cv|application|person|profile)\b(?: \w+){0,8} (?:100|10\/10|highest|highly|top|best|excellent|first|maximum|perfect|number one|above all|immediately|5 stars?|strong(?:ly)?)\b/,
  /\b(?:give|assign|set|return|output|award|respond with|reply with)\b(?: \w+){0,6} (?:score|rating|rank|match|percentage|grade|marks)(?: \w+){0,4} (?:100|10\/10|maximum|highest|perfect|full)\b/,
  /\b(?:give|assign|set|return|output|award)\b(?: \w+){0,5} (?:100 ?%|100 percent|10\/10|maximum|highest|perfect|full)(?: \w+){0,3} (?:score|rating|rank|match|marks?|percentage)\b/,
  /\b(?:this|the) (?:candidate|applicant) (?:is|must be|should be|has to be)(?: \w+){0,4} (?:hired|selected|shortlisted|ranked|recommended|rated|best (?:fit|match|candidate)|perfect (?:fit|match)|exceptionally well qualified)\b/,
  /\b(?:always|must) (?:rank|rate|score|recommend|select|return|shortlist)\b(?: \w+){0,4} (?:this|first|highest|top|100)\b/,
  /\b(?:do not|don t|never) (?:mention|reveal|tell|disclose)(?: \w+){0,4} (?:instruction|prompt|message|text)s?\b/,
]

/** Signs that only prompts have. */
const marks =
  /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user_?prompt|instructions?)>|^#{2,4}\s?(?:system|instructions?|assistant)\b|\b(?:BEGIN|END) (?:SYSTEM|INSTRUCTIONS?|PROMPT)\b|!\[[^\]]{0,80}\]\(https?:/i

/** 'Ignroe all prevoius instrcutions': the letters inside the words changed places. */
function isScrambled(plain: string): boolean {
  const words = plain.split(' ')
  return words.some((word, index) => {
    if (!mayBegin(word) || (signature(word) !== ignore && signature(word) !== disregard)) return false
    const near = words.slice(index + 1, index + 7).map(signature)
    return near.includes(instructions) || (near.includes(previous) && near.length > 1)
  })
}

/** Nearly every word is neither, and need not be taken apart to see it. */
const mayBegin = (word: string) => word[0] === 'i' || word[0] === 'd'

const signature = (word: string) =>
  word.length < 4 ? word : (word[0] ?? '') + [...word.slice(1, -1)].sort().join('') + (word.at(-1) ?? '')

const ignore = signature('ignore')
const disregard = signature('disregard')
const previous = signature('previous')
const instructions = signature('instructions')

function hidesInBase64(text: string): boolean {
  const tokens = text.slice(0, 20_000).match(/(?<![\w+/])[A-Za-z0-9+/]{24,1000}={0,2}(?![\w+/])/g) ?? []
  return tokens.slice(0, 20).some((token) => {
    const decoded = decodeBase64(token)
    return /^[\x20-\x7e\s]+$/.test(decoded) && patterns.some((pattern) => pattern.test(plainText(decoded)))
  })
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function decodeBase64(token: string): string {
  let bits = 0
  let count = 0
  let text = ''
  for (const letter of token.replace(/=+$/, '')) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xffffff
    count += 6
    if (count < 8) continue
    count -= 8
    text += String.fromCharCode((bits >> count) & 0xff)
  }
  return text
}
