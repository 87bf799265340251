/** Past forms of work that no suffix shows. */
export const pastsOfWork =
  `built wrote led made ran taught drew grew sold held kept took gave cut won set brought drove shot wove
  sewed spoke found fed sent dealt put began oversaw undertook rebuilt rewrote redrew dug laid swept told`.split(/\s+/)

export const relatives =
  'father|mother|dad|mum|mom|parents?|brothers?|sisters?|uncle|aunt|cousins?|husband|wife|son|neighbours?|friends?|(?:(?:room|batch|class|team|project|course|lab|group|college)[ -]?)?mates?'
export const houses =
  'company|firm|employer|department|organi[sz]ation|colleagues?|coworkers?|seniors?|agency|agencies|client|office|college|institute|school|shop|hospital|hotel|hostel|bank|ngo'
/** Those who work beside an intern, but not those whom an intern may lead or teach. */
const staff =
  'team lead(?:er)?s?|owner|managers?|supervisors?|boss|mentors?|guides?|teachers?|professors?|faculty|trainers?|instructors?|(?:(?:project|lab|group|team) )?partners?|associates?|executives?|officers?|ca|chartered accountants?|sister in charge|engineers?|developers?|designers?|analysts?|accountants?|auditors?|advocates?|lawyers?|doctors?|nurses?|pharmacists?|therapists?|psychologists?|counsellors?|chemists?|scientists?|scholars?|technicians?|electricians?|mechanics?|welders?|carpenters?|plumbers?|tailors?|operators?|drivers?|surveyors?|draughtsm[ae]n|draftsm[ae]n|architects?|chef|cooks?|bartenders?|photographers?|editors?|writers?|freelancers?|consultants?|contractors?|vendors?|suppliers?|clerks?|cashiers?|fitters?|turners?|machinists?|masons?|mistr[iy]s?|painters?|foreman|foremen|workers|labourers?|helpers?|people|crew|founders?|hod|principal|wardens?|in-?charge|agents?|instructors|guards?|gardeners?|stylists?|waiters?|stewards?|receptionists?|secretary|surgeons?|physicians?|radiographers?|interpreters?|programmers?|animators?|artists?|illustrators?|journalists?|reporters?|cameram[ae]n|directors?|producers?|coach(?:es)?'
const honorific = "bhai|bhaiya|bhaiyya|sir|madam|ma['’]am|ji|didi|dada|anna|akka|uncle|aunty"
const names = `(?:chef|(?:dr|mr|mrs|ms|prof|shri|smt)\\.?) \\p{L}[\\p{L}.'’]{1,20}(?: \\p{L}[\\p{L}'’]{2,20}){0,1}?|\\p{L}{2,} (?:${honorific})`
const determiner = '(?:the|an?|my|our|his|her|their|one|two|three|four|some|another|other|both)'
/** Without an article it may be the writer's own post, unless the writer is told of beside it. */
const besideTheWriter = '(?=[^.]*\\b(?:I|we|us|me|him|her)\\b)'
const modifiers = "(?:(?!(?:I|we|and|with|for|to|by|as|from)\\b|\\p{L}+ed\\b)[\\p{L}-]{1,20}(?:['’]s)? ){0,2}"
const subject = `(?:${[
  `${determiner} (?:[\\p{L}-]{1,20}(?:['’]s)? ){0,3}?(?:${relatives}|${houses}|${staff})`,
  '(?:the|another) (?:[\\p{L}-]{1,20} ){1,2}(?:team|desk|cell)',
  '(?:my |our |the )?(?:senior|other) \\p{L}+s|operators|he|she|they',
  `(?:my|our) (?:senior|${relatives}|${staff}) \\p{L}{3,20}`,
  `${modifiers}(?:${names})`,
  `${modifiers}(?:${relatives}|${staff})${besideTheWriter}`,
  '(?<=^\\W{0,4}|[.;] )(?:father|mother|dad|mum|mom|parents?|uncle|aunt)',
].join('|')})(?: (?:of|in|from) (?:the |our |my )?\\p{L}+)?`
/** What others do to, for or with the writer's work tells of that: 'the owner signed it', 'used my sheet'. */
const toOwnWork =
  '(?:used(?= (?:the|my|our|it|this|these|them)\\b)|ask(?:ed|s)|want(?:ed|s)|need(?:ed|s)|expected|requested|trusted|allowed|gave|given|assigned|appointed|promoted|selected|chosen|hired|elected|invited|nominated|prais(?:ed|es)|appreciated|lik(?:ed|es)|approved|accepted|adopted|noticed|rated|sign(?:ed|s)|paid|ordered|led|guided|supervised|mentored|supported|attended|checked|reviewed|verified|published|downloaded|read|seen|visited|followed|graded|recogni[sz]ed|awarded|based|located|headed|owned|called)\\b'
const adverbs = '(?:\\p{L}+ly |also |only |all |then |later |always |where I \\p{L}+ ){0,2}'
const did = `${adverbs}(?:(?:was|were|is|are|has|have|had) )?${adverbs}(?!${toOwnWork})(?:\\p{L}{2,20}(?:ed|ing)|do|did|does|done|written|drawn|sat|handles|manages|prepares|makes|writes|runs|checks|cooks|edits|files|keeps|sells|holds|uses|offers|uploads|files|signs|enters|posts|draws|cuts|codes|teaches|trains|buys|sends|takes|delivers|stitches|bakes|repairs|fixes|cleans|drives|paints|collects|packs|prints|plates|mixes|measures|submits|calculates|types|gives|designs|builds|develops|operates|looks after|${pastsOfWork.join('|')})\\b(?! (?:\\p{L}+ )?(?:me|us)\\b)`
const showed =
  '(?:(?:has )?(?:showed|shown|taught|explained|demonstrated|told)|was (?:showing|teaching)) (?:to )?(?:us|me)\\b(?! to\\b)'

const someone = new RegExp(
  `\\b(?:${relatives}|${houses}|${staff}|dr|${honorific}|team|desk|cell|senior|other|he|she|they)\\b`,
)
/** Whether a text may tell of others at all, which is quickly found out. */
export const mayNameOthers = (text: string): boolean => someone.test(text.toLowerCase())

/** 'My team lead wrote', 'the IT team moved', 'they built', 'two associates were reviewing', 'an officer showed us'. */
export const othersAtWork = `(?:${subject} (?:${did}|${showed})|(?:${determiner} )?(?:(?:elder|younger|older|big) )?(?:${relatives}) (?:\\p{L}+ly )?(?:is|was|has|had|(?!does (?:not|n))\\p{Ll}{2,14}[^s\\W]s(?= \\p{L}))\\b|(?:${houses}) (?:uses|sells|makes|offers|subscribes)\\b)`

const participle = `(?!${toOwnWork})(?:\\p{L}{2,20}(?:ed|wn|ne|en)|made|built|run|taught|cut|shot|set|kept|sold|written|found|held|brought|sent|done)`
const restOfPart = "(?:(?! (?:and|but|which) )[\\p{L}'’ -]){0,40}"
const anybody = `(?:${determiner} (?:[\\p{L}-]{1,20}(?:['’]s)? ){0,3}?(?:${relatives}|${houses}|${staff})|${names})\\b`

/** 'Was designed by a friend', 'is looked after by a freelancer', 'were cut by Ramesh bhai' */
export const doneByOthers = `\\b(?:was|were|been|is|are|got) ${adverbs}${participle}(?: [\\p{L}\\d.'’-]+){0,5}? by (?:${determiner}|others|friends|someone|\\p{L}{1,20}['’]s|${names}|(?:[\\p{L}-]{1,20} ){0,2}?(?:${houses}|${staff}))(?! team of)\\b${restOfPart}`

/** What others made, in half sentences: 'samples drawn by the technician'. */
export const madeByOthers = `\\b[\\p{L}-]{1,20} ${participle} by ${anybody}${restOfPart}|\\s[–—(-] ?by (?:the |our |an? )?(?:${staff}|mr|mrs|ms|dr|prof)\\b`

/** What others did, in half sentences: 'the designer, who was making screens', 'a sheet that the owner kept'. */
export const whatOthersDid = `(?:(?:the|our|my|another) (?:[\\p{L}-]{1,20} ){0,2}?(?:${relatives}|${staff}|team)|an? (?:${houses}|crew)|(?:on|about|of|for|with) an? (?:[\\p{L}-]{1,20} )?(?:${staff})),? (?:who|which) ${did}|,? (?:which|that) ${subject} ${did}|,? whose (?:(?! I )[^.;,]){1,60}`
