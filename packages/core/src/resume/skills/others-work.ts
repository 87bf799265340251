import {
  doneByOthers,
  houses,
  madeByOthers,
  mayNameOthers,
  othersAtWork,
  pastsOfWork,
  relatives,
  whatOthersDid,
} from '../../skills/others-at-work.ts'

type Place = { start: number; end: number }

/**
 * The parts of a text that tell what others did, or what the applicant was served, heard, watched or did without: 'the
 * team used React', 'bought a laptop from a hardware shop', 'the logo was designed by a friend', 'the chemist ran the
 * HPLC and we stood behind him', 'did not use Python'. Each ends with its clause.
 */
export function findOthersWork(text: string): Place[] {
  const isNamed = mayNameOthers(text)
  const isTold = mayTellOfOthers.test(text)
  const isBy = /\bby\b/i.test(text)
  const named = [
    ...(isNamed ? text.matchAll(sentences) : []),
    ...(isNamed && isBy ? text.matchAll(madeBy) : []),
    ...(isNamed && /\b(?:who|which) /i.test(text) ? text.matchAll(relativeClauses) : []),
  ]
  const told = [...(isTold ? text.matchAll(cue) : []), ...named].map(({ index, 0: words }) => {
    const end = endOfClause(text, index + words.length)
    const isOfLabel =
      labelOfIt.test(text.slice(0, index)) && it.test(text.slice(index, end)) && !ownWork.test(text.slice(end))
    return { start: isOfLabel ? 0 : index, end }
  })
  const done = [...(isBy ? text.matchAll(passive) : [])].map(({ index, 0: words }) => ({
    start: startOfClause(text, index),
    end: index + words.length,
  }))
  const seen = [...(isTold ? [...text.matchAll(onlySeen), ...text.matchAll(departmentSeen)] : [])].map(
    ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }),
  )
  return [...told, ...done, ...seen]
}

/** The label of 'Figma: a friend showed it to me'. */
const labelOfIt = /^\W{0,4}[^:.;\t]{2,40}: $/
const it = /\b(?:it|this|them)\b/

function endOfClause(text: string, from: number): number {
  const rest = text.slice(from, from + longestClause)
  const stop = rest.search(turn)
  return from + (stop < 0 ? rest.length : stop)
}

function startOfClause(text: string, to: number): number {
  const before = text.slice(Math.max(0, to - longestClause), to)
  const last = [...before.matchAll(clauseStart)].at(-1)
  return last === undefined ? to - before.length : to - before.length + last.index
}

const longestClause = 200
const past = `(?:[a-z]{3,20}ed|used|did|${pastsOfWork.join('|')})`
const ownWork = new RegExp(`\\b(?:(?:I|we|me)\\b(?! (?:do|did|have|could|can|am|was) ?(?:not|n['’]t))|${past}\\b)`)
const turn = new RegExp(
  `[.!?](?=\\s|$)|[;|\\t•]|,?\\s(?:but|although|though|however|while|whilst|(?:and |so |where |before )?(?:I|we)|my (?:job|part|role|work|duty|task) (?:was|is)|then|after)\\b|(?:,| and)\\s${past}\\b`,
  'i',
)
const clauseStart = /[.;,:]\s|\s[–—-]\s|\b(?:that|which|while|but|whereas|because)\b/g

const states = '(?:use[sd]?|is|was|are|were|has|had|teach(?:es)?|builds?|develops?|designs?|works?|relie[sd])'
const makes =
  '(?:use[sd]?|is|was|are|were|has|had|teach(?:es)?|taught|handle[sd]?|ran|runs?|built|builds?|wrote|writes?|made|makes?|works?|worked|develop(?:s|ed)?|design(?:s|ed)?|manage[sd]?|did|does|relie[sd]|sells?|sold)'
const opening = '(?<=^[^\\p{L}\\d]{0,4}|[.;] )(?:I )?'
const atOpening = [
  `(?:bought|ate|drank|stay(?:ed)? (?:at|in)|live[sd]? (?:in|near|on|at|with|above|below|opposite|behind|beside|next to)|reside[sd]?|subscribed|borrowed|rented|wore|travell?ed|downloaded|donated|follows?|heard(?! out\\b| (?:[\\p{L}’']+ ){0,3}(?:complaints?|grievances?|problems|disputes|petitions|guests?|customers?|callers?|patients?|parents|tenants?|residents|farmers|workers|litigants|villagers|women|elders|students|clients)\\b)|complained|went to(?! (?:the )?(?:[\\p{L}\\d]+ )?(?:homes?|houses?|huts?|fields?|farms?|sites?|shops|markets|villages?|registry|courts?)\\b(?! page))|ordered food|sat (?:next|near|beside)|worked (?:near|next to|beside|opposite))\\b`,
  `(?:was|am) an? (?:patient|customer|client|guest|fan|follower|subscriber|user)\\b`,
  `(?:patient|customer|fan|follower|subscriber|account holder|member of an? (?:gym|library)) (?:of|at|in|and)\\b`,
  `(?:(?:\\d+|two|three|four|some|one|all|most|many|few|the|our) (?:of (?:the|our) )?)?(?:clients|customers|companies|firms) (?:are|were|have|had|export|import|deal|sell|make|run|own) (?!\\p{L}+(?:ed|ne|wn|en|de|ent|old|ght)\\b)`,
  `(?:the|my|our|their|his|her) (?:[\\p{L}-]+ )??(?:${relatives}|${houses}) (?:\\p{L}+ly )?${states}\\b`,
  `(?:the|my|our) (?:mobile|android|ios|front[ -]?end|back[ -]?end|web|design|data|hardware|firmware|qa|testing|it|devops|platform|infra(?:structure)?|security|sales|marketing|finance|hr|legal|media|content|senior|other|main|core|client['’]s|dev|development|engineering|product|research|analytics|production) team ${makes}\\b`,
  `the (?:[\\p{L}-]+ )?team (?:use[sd]?|uses|relie[sd] on|works? (?:in|with))\\b`,
  `(?:colleagues|friends|classmates|seniors|others|teammates) ${makes}\\b`,
  `(?:installed|uses?|used) an? (?:[\\p{L}-]+ ){0,3}apps?\\b`,
  `met (?:the |an? )?(?:heads?|team|people|managers?|directors?|founders?) of\\b`,
  `called (?:an? |the )?(?:customer care|electrician|plumber|helpline|mechanic|doctor)\\b`,
  `(?:was|were) (?:asked|told|supposed|expected) to (?:learn|use|study)\\b`,
  `(?:was|were) (?:interviewed|treated|served|counselled) (?:by|at|in|for)\\b`,
  `(?:got|had) (?:my|our|an?) [^,;.]{1,60} (?:filed|done|made|designed|screened|built|written|fixed|prepared|repaired) by\\b`,
  `(?:took part|participated) in [^,;.]{1,60} as an? (?:volunteer )?(?:subject|patient|respondent|contestant|customer)\\b`,
]
const clauseOpening =
  '(?<=^\\W{0,4}|[.;:,] |\\b(?:and|but|while|when|where|as|because|after|before|how) )(?:(?:on|in|at|during) (?:the )?(?:\\p{L}+ ){1,3})?'
const saw = '(?:saw|see(?:ing|n)?|watch(?:ed|ing)?|look(?:ed|ing)?|observ(?:ed|ing))'
const cue = new RegExp(
  [
    `${opening}[^.;,]{1,60} (?:as an? (?:silent |mere )?(?:visitor|observer|spectator|onlooker)|in the audience)\\b`,
    `\\b(?:st(?:ood|and(?:ing)?)|s[ai]t(?:ting)?) (?:near|behind|beside|with|next to) [^.;,]{1,40}? (?:and|to) ${saw}\\b`,
    `\\b(?:${saw} how|used to (?:see|watch))\\b(?! (?:\\p{L}+ )?(?:users|customers|visitors|people|children|patients|shoppers|students))`,
    `${opening}(?:${atOpening.join('|')})`,
    `${opening}references?\\s?[:–-]`,
    `(?:${opening}|\\band )(?:read|reads|reading) (?:[\\p{L}\\d-]+ ){0,3}?(?:blogs?|books?|magazines?|newspapers?|novels?|about)\\b`,
    `(?:${opening}|\\band )watch(?:ed|es|ing) (?:[\\p{L}\\d-]+ ){0,3}?(?:videos?|documentar(?:y|ies)|films?|movies?|tv|shows?|tutorials?)\\b`,
    "(?<!\\b(?:who|that|which|if|had) )\\b(?:(?:did|do|does|have|has)(?: not|n['’]t)|never) (?:yet )?(?:use|used|file|filed|learn|learnt|learned|know|do|done|try|tried|write|written|need|needed|handle|handled|deploy|deployed|work(?:ed)? (?:on|with|in))\\b",
    '\\bno (?:[\\p{L}\\d+#.-]+ ){1,3}(?:was|were|is|are) (?:needed|used|required|involved)\\b',
  ].join('|'),
  'giu',
)
const inObject = `(?:(?!(?:under|using|through|with|in|at|for|during|while|by|from|on|to|how|and ${past})\\b)[\\p{L}'’/&-]+ ?)`
const studied =
  'users?|customers?|visitors?|shoppers?|people|child|children|patients?|students?|pupils|farmers?|shopkeepers?|animals?|birds?|insects?|cells?|slides?|samples?|growth|behaviou?rs?|changes?|rules?|practices?|standards?|norms|guidelines?|precautions?|days?'
/** 'Observed play therapy', 'saw the spraying demo'; but who watches people or things at work on them studies these. */
const onlySeen = new RegExp(
  `${opening}(?:(?:we|only|mostly|mainly|also|just) )*(?:observed|watched|witnessed|(?:have|had) (?:only )?seen(?= )|saw(?= (?:the|an?|some|demo|\\p{L}+ing) ))(?! ${inObject}{0,5}?(?:\\d|(?:${studied})\\b)) ${inObject}{1,8}`,
  'giu',
)
const few = '(?:only|just|mostly|mainly|once|briefly|an?|one|two|three|half|single|\\d+|whole|did|was|were|been)'
const spell = '(?:hours?|days?|afternoons?|mornings?|evenings?|weeks?|sessions?|class)'
const looking = [
  'watched|observed|saw|shadowed|shadowing|stood|sat (?:in|through)',
  'seen (?:only|in|at|on|once|during|from)|shown (?:to )?(?:us|me|once|only|in|at)|heard (?:of|about|an?(?! complaint))',
  'demo(?:nstration)?s?(?= (?:only|in|at|by|from|during)\\b|[,;]|$)',
  `(?<=${spell} )with [^.;,]{3,40} as (?:an? )?(?:observer|visitor|guest)|(?<=\\b(?:half an?|half a|an?|one) (?:hour|day|afternoon|morning|evening) )with (?:the|an?|our) (?:(?!and\\b)[^.;, ]+ ?){1,4}`,
].join('|')
/** 'Front office: watched check-in, carried luggage', 'HPLC: one demonstration in the lab': nor was the work done. */
const departmentSeen = new RegExp(
  `^\\W{0,4}[^:.;\\t]{2,50}: (?:${few} )*(?:${spell} (?:of )?(?:${few} )*)?(?:${looking})(?![\\p{L}\\d])(?![^\\n]*(?:[,.;] |\\band )(?:then |later |also |I )?(?!(?:carried|attended|listened|stayed|learn(?:ed|t)|visited|toured|watched|observed|shadowed|followed|noted)\\b)${past}\\b).*`,
  'giu',
)
const sentences = new RegExp(`${clauseOpening}${othersAtWork}`, 'giu')
const madeBy = new RegExp(madeByOthers, 'giu')
const relativeClauses = new RegExp(whatOthersDid, 'giu')
const passive = new RegExp(doneByOthers, 'giu')
const mayTellOfOthers =
  /reference|demo|shown|shadow|bought|\bate\b|drank|stay|live|resid|subscrib|borrow|rented|wore|travel|download|donated|follow|heard|complain|went to|order|\bs[ai]t|st(?:oo|an)d|\bsaw|\bsee|\bhow\b|visitor|audience|observ|spectator|onlooker|near|next to|beside|opposite|\breads?\b|reading|watch|patient|customer|client|guest|\bfan\b|member|\bteam\b|friends?\b|colleague|classmates|seniors|others|\b(?:the|my|our|their|his|her) |\bmet\b|called|n['’]t|\bnot\b|never|\bno |\bby\b|asked|told|supposed|expected|took part|participat|compan|\bfirms\b|interviewed|treated|served|counselled|account holder|witness|\bapps?\b/i
