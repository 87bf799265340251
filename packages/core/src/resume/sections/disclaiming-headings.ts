/**
 * Whether a heading or label announces what the applicant does not know, only saw or only wants to learn: 'What I don't
 * know', 'NOT MY THING', 'Weak areas', 'Yet to learn', 'Seen only', 'Planned courses'. Its words are everyday words, but
 * for one where it is denied, so 'No-code tools', 'Weak signal detection' and 'Improvement projects' are none.
 */
export function isDisclaimingHeading(text: string): boolean {
  if (text.length > longestHeading || /[.;/&]\s*\S|\d|[.,]$/.test(text)) return false
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\b(can|do|did|does|have|has|had|could|am|is|was)n?'?t\b/g, '$1 not')
    .match(/\p{L}+/gu)
  if (words === null || words.length > mostWords) return false
  const phrase = words.join(' ')
  const others = words.filter((word) => !everyday.has(word)).length
  return others === 0 ? disclaiming.test(phrase) : others === 1 && denied.test(phrase)
}

/** 'Not in my bag yet', but not 'What I do when not coding' and 'Not my day job'. */
const denied =
  /^(?!.*\b(?:when|while|why|you|but|only|just|jobs?|projects?|day|give|stop|without)\b)(?=.*\b(?:i|me|my|us)\b).*\b(?:not|never|cannot)\b/

const longestHeading = 50
const mostWords = 8

const split = (words: string) => words.split(/\s+/)
const everyday = new Set(
  split(`a an the of in at on for to by from with about my me mine i am m is are was were be been being it this that these
    those what which where things thing stuff topics subjects areas area skills skill tools tool software technologies tech
    knowledge experience courses course certifications trainings list yet so far still now next soon later ever before
    one day someday year time only just really very much good great strong comfortable confident familiar strengths
    strength points point side sides technical professional personal key main new other cup tea
    not no never cannot can could do does did done have has had ve will shall would going need must like love want wanted
    wish wishlist hope plan plans planning planned future goals goal targets
    know known learn learnt learned learning use used using try tried touch touched see seen saw heard hear watched watch
    observed read name study studied handle handled explore explored develop build built pick up master acquire get into
    improve improving improvement improvements work working worked idea interest interested
    weak weaker weakness weaknesses limitation limitations limits shortcomings shortcoming gap gaps lack lacking bad poor
    struggle beyond out depth unfamiliar unknown reach
    field fields others friend friends mates team avoid dislike dislikes difficult scope blind spots experienced softwares
    programs apps development syllabus clue help us some shown hardly barely stranger outside`),
)
const learning = '(?:learn\\w*|stud(?:y|ied)|develop|build|improve|pick up|explore|master|try|acquire|get into|know)'
const disclaiming = new RegExp(
  [
    // 'What I do not know', 'Not my thing', but 'not only'
    '\\b(?:not|never|cannot) (?!only|just)(?=\\w)|^(?:what|things|skills|tools)? ?i (?:am|can|do|have|did) not$|\\b(?:hardly|barely|stranger)\\b|\\bno (?:idea|clue|knowledge|experience|interest)\\b',
    `(?:^|\\b(?:yet|still|next|skills?|things|tools|topics|subjects|areas|courses|stuff|have|need|want|wish|hope|plan|planning|going|would (?:like|love)) )to (?:be )?${learning}\\b`,
    '^(?:(?:for )?(?:some ?day|one day|later)|(?:on )?(?:the|my) list(?: for)?)$',
    `\\bi (?:will|shall|want|need|wish|must)(?: still)? ${learning}\\b|^will ${learning}\\b`,
    '^(?:future|next|planned) (?:learning|courses?|trainings?|skills?|certifications?|tools?)\\b|^(?:courses?|trainings?|skills?|certifications?) planned\\b|\\blearning (?:goals?|plans?|targets?|list|next)\\b|^(?:on |my |learning |skills? )*wish ?list\\b',
    '\\b(?:seen|heard|watched|observed|read|known) (?:about )?(?:only|just|by name)\\b|\\b(?:only|just) (?:seen|heard|watched|observed|read|saw|by name|known)\\b|^(?:things |tools )?(?:i have |i )?(?:only )?heard (?:of|about)\\b',
    '\\b(?:weak|weaker|weakness|weaknesses|limitations?|shortcomings?|lack|lacking|bad|poor|struggle|unfamiliar|unknown)\\b|\\bgaps?\\b(?! year)',
    '\\b(?:areas?|points|skills|things) (?:of|for|to|i (?:need|want|have|must|am) (?:to )?|where i (?:need|must|want) (?:to )?)improv\\w+',
    '\\b(?:development|improvement) (?:areas?|points|scope)\\b|\\b(?:areas?|points|scope) (?:of|for|to) (?:development|improvement|develop)\\b',
    '\\b(?:beyond|out of) (?:me|my|syllabus)\\b|\\b(?:by others|(?:others|friends?|mates)(?: in (?:the|my) team)? (?:have )?(?:did|done)(?! (?:the|my|our|this|that|all|most|some|it)\\b)|seen from|dislikes?|i avoid|difficult|my limits|blind spots|i need help)\\b',
  ].join('|'),
)
