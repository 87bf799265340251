type Place = { start: number; end: number }

/**
 * The parts of a sentence that tell of what was not done: denied ('never screened resumes'), only wished ('hoping to
 * screen resumes') or done by another person ('my father sells insurance'). Each ends with its clause.
 */
export function findUndone(text: string, start: number, end: number): Place[] {
  const sentence = text.slice(start, Math.min(end, start + longestSentence))
  return [...sentence.matchAll(cue)].map((match) => {
    const from = match.index + match[0].length
    const length = sentence.slice(from).search(turn)
    return { start: start + match.index, end: length < 0 ? end : start + from + length }
  })
}

const longestSentence = 600

const denial =
  "(?<!\\b(?:who|that|which|if|had) )\\b(?:never|(?:did|do|does|have|had|was|were|could|can)(?: not|n['’]t)|cannot|unable to|without (?=\\w+ing\\b)|no experience (?:in|of|with))(?! (?:(?:only|just|miss|fail|late|lost|lose|arriv|stop)\\w*|com(?:e|ing)(?! up))\\b)\\b"
const wish =
  '(?:hop(?:e|ing)|want(?:ing)?|wish(?:ing)?|would (?:like|love)|plan(?:ning)?|aim(?:ing)?|aspir(?:e|ing)|intend(?:ing)?|look(?:ing)?(?: forward)?|seek(?:ing)?|eager|keen|excited|curious|willing|going|yet) to|will|interested in|look(?:ing)? forward to|keen on|(?:looking for|seeking) [^,;:.]{1,60}? (?:to|where I (?:can|may|will))'
const relatives =
  'father|mother|dad|mom|mum|parents?|brother|sister|uncle|aunt|cousin|husband|wife|grandfather|grandmother|friend|family'

// A wish and another person's work open a sentence; 'helped customers who want to buy' and 'my uncle's shop' are neither.
const cue = new RegExp(
  [
    denial,
    `(?<=^|[,;] |\\b(?:and|but) )(?:currently |now |always )?(?:${wish})\\b`,
    `\\bI(?: am|['’]m| would|['’]d)? (?:currently |now |also |always )?(?:${wish}|(?:like|love) to)\\b`,
    `(?<=^|[,;] )(?:my|our) (?:${relatives}) (?!and I\\b)`,
  ].join('|'),
  'gi',
)
const turn = /[,;:]\s|\s[–—-]\s|\b(?:but|although|though|however|while|because|so I|and I|after|before|as I)\b/i
