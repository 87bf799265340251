type Place = { start: number; end: number }

/**
 * The parts of a text about pastimes ('in my leisure time'), plans ('planning to join a Tally class', 'if I get a chance')
 * and work that was prevented ('interns could not touch payroll', 'is in the syllabus'). A part
 * begins and ends with the sentence or at 'but', 'though', 'because', a semicolon.
 */
export function findNotDone(text: string): Place[] {
  if (!mayNotBeDone.test(text)) return []
  return [...text.matchAll(cue)].flatMap(({ index, 0: words }) => {
    const [before, after] = [text.slice(Math.max(0, index - longestPart), index), text.slice(index + words.length)]
    const turnBefore = [...before.matchAll(turn)].at(-1)
    // 'Helped customers who could not read' is about others.
    if (/^(?:who|which|that|what)\b/i.test(turnBefore?.[0] ?? '')) return []
    const turnAfter = after.slice(0, longestPart).search(turn)
    const start = index - before.length + (turnBefore ? turnBefore.index + turnBefore[0].length : 0)
    const end = index + words.length + (turnAfter < 0 ? Math.min(after.length, longestPart) : turnAfter)
    return pastime.test(words) && ofOthersToo.test(text.slice(start, end)) ? [] : [{ start, end }]
  })
}

/** A word of each pattern below: most lines are none of these, which is quickly found out. */
const mayNotBeDone =
  /pastime|time ?pass|leisure|spare|free|relax|unwind|enjoy|fond|\bfun\b|class|course|batch|training|coaching|certif|diploma|workshop|bootcamp|goal|\baim|dream|ambition|target|\bif\b|not|n['’]t|never|promised|syllabus|semester|cancelled|called off|postponed|scrapped|shelved|\bno\b|asked|upcoming|kindly|shall|will|single|theory|witnessed|observed/i
const longestPart = 200
const turn =
  /[.!?](?=\s|$)|[;|\t•]|\s[–—]\s|\b(?:but|although|though|yet (?=I\b)|still|however|instead|because|since|so|while|whereas|who|which|that|what|when|where|(?:I|we) (?=[a-z]+ed))\b/gi
/** A pastime with customers, prizes or figures is a project. */
const ofOthersToo =
  /\b(?:sold|earned|won|published|built|developed|clients?|customers?|orders?|users|downloads)\b|\d{2}/i
const pastime =
  /time ?pass\b|\bpastimes?\b|\b(?:in|during|at) (?:my |our )?(?:leisure|spare|free) (?:time|hours?)\b|\bleisure hours\b|\bI (?:relax|unwind)\b|\bI (?:really )?enjoy(?=[^\p{L}]{0,20}$)|\bfond of\b|\b(?:just )?for fun\b/iu

const course = '(?:class(?:es)?|course|batch|training|coaching|certification|diploma|workshop|bootcamp)'
const cue = new RegExp(
  [
    pastime.source,
    `\\b(?:plan(?:s|ned|ning)?|going|hop(?:e|es|ing)|want(?:s|ing)?|wish|about|yet|decided|thinking) (?:to|of) (?:join|do|tak|attend|start|complet|enrol|pursu|learn)\\p{L}* [^.;,]{0,40}?\\b${course}\\b`,
    '(?<=^\\W{0,4})(?:my |career |future |life |long[- ]term |short[- ]term ){1,2}(?:goal|aim|dream|ambition|target)s?\\b(?:\\s*[:–—-])?',
    '\\b(?:aim|goal|dream|ambition|target) is to (?:become|be|work|join|enter|get|learn|clear|start)\\b',
    '\\bif (?:I (?:get|am given|am selected|can get)|given|selected|offered|(?:someone|somebody|anybody|anyone) (?:teaches|gives|shows))\\b',
    "\\b(?:could|can)(?:not| not|n['’]t)\\b",
    "\\b(?:was|were|is|are|am)(?: not|n['’]t| never) (?:yet |even |being )?(?:allowed|permitted|given|taken|held|let|done|started|included|opened|assigned|entrusted|covered|performed|taught|offered|part of)\\b",
    "\\b(?:has|have|had)(?: not|n['’]t| never) (?:yet )?been\\b",
    '\\b(?:was|were|had been) promised\\b|\\bis in (?:the |our |my |this )?(?:next )?(?:syllabus|semester)\\b',
    `\\b(?:left|dropped|quit|discontinued|stopped) (?:the |an? |my )?[^.;,]{0,30}?\\b${course}\\b`,
    '\\b(?:got|was|were) (?:cancelled|called off|postponed|scrapped|shelved)\\b',
    '\\bso no \\p{L}+ (?:was |were |got )?(?:made|done|given|taken|held|written|served)\\b',
    '\\basked (?:\\p{L}+ )?for [^.;,]{1,30}? (?:tasks?|work|duty|chance)\\b(?![^.;]*\\bdid\\b)',
    '(?<=^\\W{0,4})(?:upcoming|kindly consider)\\b|\\b(?:shall|will) (?:begin|start|join)\\b|\\bnot (?:yet )?(?:allowed|permitted|done|started|begun)\\b|\\b(?:no|not a single) (?:line|case|chance|turn)\\b|\\bonly theory\\b',
    // 'Ten deliveries witnessed'
    '(?<!^\\W{0,4})\\b(?:witnessed|observed)(?= ?(?:$|[.;,(|]))',
    "\\bnever (?:shared|given|shown|got|had|came|reached|happened|started|began)\\b|\\b(?:did not|didn['’]t) (?:get|happen|start|reach|come)\\b",
  ].join('|'),
  'giu',
)
