import { isInstruction } from '../../resume/screening/machine-instructions.ts'

/**
 * The sentences of a description that say what the intern does or needs. What the company says of itself, perks and what
 * is not needed are left out; `company` is its name.
 */
export function findDuties(description: string, company: string): string[] {
  let aboutCompany = false
  return description.split('\n').flatMap((line) => {
    const heading = headings.find(([, words]) => words.test(line))
    if (heading !== undefined) aboutCompany = heading[0] === 'company'
    else if (line.trim() === '') aboutCompany = false
    if (aboutCompany) return []
    return line
      .split(sentenceBorder)
      .filter(
        (sentence) =>
          !isAboutCompany(sentence, company) &&
          !isOffer.test(sentence) &&
          !isNotNeeded.test(sentence) &&
          !isInstruction(sentence),
      )
  })
}

// Not within 'M.Sc. Chemistry'.
const sentenceBorder = /(?<=[.!?;])(?<!\b\p{Lu}\p{L}?\.\s?\p{L}{1,4}\.)\s/u

const headings: readonly (readonly ['company' | 'duties', RegExp])[] = [
  [
    'duties',
    /^\W{0,4}(?:what you|your (?:role|tasks|work)|responsibilit|day[- ]to[- ]day|key |requirement|skills?\b|who\s+can|you will|role)/i,
  ],
  [
    'company',
    /^\W{0,4}(?:about (?!you|the (?:role|job|internship|position|work|opportunity))|who we are|our (?:story|company|mission|team)\b|why (?:join|us|work)|perks|benefits|what we offer|other details)/i,
  ],
]

function isAboutCompany(sentence: string, company: string): boolean {
  const name = joinWords(company)
  return self.test(sentence) || (name.length > 4 && joinWords(sentence).includes(name))
}

/** The words of a text between blanks, so that 'Cred' is not found in 'credit'. */
const joinWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const self =
  /^\W{0,4}(?:we(?:'re|’re| are| have| build| make| help| sell| run| serve| work| believe| deliver| photograph| hire)?(?!['’])\b(?! (?:are )?(?:look|seek|need|want|expect|requir))|our (?:company|platform|product|team|clients?|customers?|mission)\b|founded\b|established\b|headquartered\b|an? [\w-]+ (?:company|startup|firm|studio|agency|office|exporter)\b)/i

/** 'SPSS is helpful, not required' still says how much it counts. */
const isNotNeeded = /^[^,;:]*\bnot required\W*$/i

const isOffer = new RegExp(
  [
    "perks?|benefits?|we offer|what you(?:’|')?ll get|you will (?:get|receive|learn)|you(?:’|')ll learn|certificate",
    'letter of recommendation|stipend|(?:health|medical) insurance|no prior|no experience|incentives?',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
)
