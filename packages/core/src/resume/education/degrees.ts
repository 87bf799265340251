import { mostLines, remember } from '../../remember.ts'

/** A degree in a text. `level` tells apart what one person can hold side by side. */
export type DegreePlace = { start: number; end: number; level: DegreeLevel }
export type DegreeLevel = 'doctor' | 'master' | 'bachelor' | 'associate' | 'diploma' | 'certificate' | 'school'

/** Every degree, diploma and school certificate that a text names, in its order; aliases in brackets belong to them. */
export const findDegrees: (text: string) => readonly DegreePlace[] = remember(searchDegrees, mostLines)

function searchDegrees(text: string): DegreePlace[] {
  const found = forms.flatMap(({ level, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start:
        match.index -
        (/\bPost[- ]?Basic $/i.exec(text.slice(Math.max(0, match.index - 12), match.index))?.[0].length ?? 0),
      end: withFaculty(text, match.index, match.index + match[0].trimEnd().length),
      level,
    })),
  )
  const ordered = found.sort((one, other) => one.start - other.start || other.end - one.end)
  const kept: DegreePlace[] = []
  for (const place of ordered) {
    const last = kept.at(-1)
    if ((last && place.start < last.end) || isNoDegree(text, place)) continue
    if (last && areOneCourse(text, last, place)) last.end = withAlias(text, place)
    else kept.push({ ...place, end: withAlias(text, place) })
  }
  return kept
}

/** Examinations of professions and for admission ('CFA Level I', 'GATE'): credentials, no degrees. */
export const isExam = (text: string): boolean => /^(?:[A-Z]{2}|FoS|Ch|Co)/.test(text) && wholeExam.test(text)

const isNoDegree = (text: string, place: DegreePlace): boolean =>
  isPlaceOfSleep(text, place) ||
  isPartOfName(text, place) ||
  namesPaper(text, place) ||
  /^ (?:Intern|Trainee)\b/i.test(text.slice(place.end))

/** 'A hospital of 30 beds', 'bed linen'; but 'ba, bed from a college'. */
const isPlaceOfSleep = (text: string, { start, end }: DegreePlace): boolean =>
  text.slice(start, end) === 'bed' &&
  !(
    /(?:^|[,;/(|+&–-]\s?|\b(?:and|my|did|doing|done|pursuing|completed|[bm]\.?(?:a|sc|com)\.?) )$/i.test(
      text.slice(0, start),
    ) &&
    /^(?:\s?[,(|:–-]|\s?$| (?:from|in|at|college|student|pursuing|\p{L}+ (?:year|sem)|(?:19|20)\d\d))/u.test(
      text.slice(end),
    )
  )

/** 'M.Sc. Dissertation: Ponds of Pune' is what was written, and no degree of its own. */
const namesPaper = (text: string, { end }: DegreePlace): boolean =>
  /^['’s]{0,2} (?:degree )?(?:dissertation|thesis|project)(?: work| title)?\s?(?:[:–—,-]|$)/i.test(
    text.slice(end, end + 40),
  )

/** 'Velan Matriculation School', 'Boys Higher Secondary School': the name of a school, no certificate. */
function isPartOfName(text: string, { start, end, level }: DegreePlace): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  if (level !== 'school' || !/\p{L}[.’']* $/u.test(before)) return false
  const isSchool = /\bSchool$/i.test(text.slice(start, end)) || ofSchool.test(text.slice(end))
  return isSchool && !/\b(?:in|completed|passed|from) $/i.test(before)
}

const ofSchool = /^ (?:(?:Hr|Higher|Sr|Senior)\.? (?:Sec|Secondary)\.? )?School\b(?! (?:Certificate|Leaving|Exam))/i

/** 'B.A. LL.B.', 'B.Tech + M.Tech', 'Bachelor of Arts and Bachelor of Laws' are studied as one. */
function areOneCourse(text: string, one: DegreePlace, other: DegreePlace): boolean {
  const isTaught = ({ level }: DegreePlace) => level === 'bachelor' || level === 'master'
  if (!isTaught(one) || !isTaught(other)) return false
  const between = text.slice(one.end, other.start)
  const isLaw = between === ', ' && /^(?:LL\.? ?B|B\.?L)\b/.test(text.slice(other.start))
  return isLaw || /^(?: | ?[+&/–-] ?)$/.test(between) || (between === ' and ' && one.level === other.level)
}

/**
 * 'Master of Business Administration (MBA)', 'XII (HSC)', 'BS degree'; but in 'B.E. (CSE)', 'XII (PCM)' and 'HSC (Science)' the
 * bracket is the field.
 */
function withAlias(text: string, { start, end, level }: DegreePlace): number {
  const isLong = level === 'school' || text.slice(start, end).includes(' ')
  const rest = text.slice(end)
  const bracket = isLong
    ? (/^\s?\((?!(?:P|C|M|B|E|H){3,4}\))(?:X|[A-Z][A-Z. ]{1,12}|[BM]\. ?[A-Z][a-z]{2,5}\.?|Pharm\.? ?D|Ph\.? ?D|(?:Class|Std\.?|Grade) (?:XI?I?|1[02](?:th)?)|(?:Matric|Inter|Higher|Senior|Second|Std)[a-z. A-Z]{0,20})\)/.exec(
        rest,
      )?.[0].length ?? 0)
    : 0
  return end + bracket + (alias.exec(rest.slice(bracket))?.[0].length ?? 0)
}

const alias =
  /^(?:,? (?:Masters?|Bachelors?)(?=\s*[:,]|$)|\/(?:[BM]\.?(?:E|S|Tech|Sc|BA)|PGDM)\b\.?|\s(?:[Dd]egree|DEGREE|\(Hons?\.?\)|Hons?\b\.?|\([Hh]onou?rs\))|\s(?:&|and) A\.? ?H\b\.?)/

const faculties = `
  Applied Arts and Sciences?, Applied Arts, Applied Science, Arts, Architecture, Business Administration,
  Business Management, Business Studies, Business, Commerce, Computer Applications?, Computer Science,
  Computing, Dental Surgery, Design, Divinity, Economics, Education, Engineering, Fashion Technology, Finance,
  Fine Arts?, Health Administration, Hotel Management, Hospitality Management, Journalism, Jurisprudence,
  Laws?, Legislative Law, Library Science, Management Studies, Management, Mass Communication, Medicine,
  Music, Nursing, Occupational Studies, Pharmacy, Philosophy, Physiotherapy, Physical Education, Planning,
  Psychology, Public Administration, Public Health, Public Policy, Science, Sciences, Social Work, Statistics,
  Surgery, Technology, Theology, Veterinary Science, Vocation`
  .split(',')
  .map((name) => name.trim())
  .sort((one, other) => other.length - one.length)
// Letters in both cases instead of '(?i:…)': V8 compiles large patterns of a long-lived process without
// optimization and then ignores that modifier.
const faculty = `(?:${faculties.join('|')})`.replace(
  /[a-z]/gi,
  (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`,
)
// An unknown faculty goes to the next sign or, at most, over four more words.
const anyFaculty =
  "\\p{Lu}[\\p{L}&'-]{1,24}(?: (?:of |and |& |the )?\\p{Lu}[\\p{L}&'-]{1,24}){0,4}(?=\\s*(?:[:,(|\\t]|$)|\\s[–—-]\\s)"
/** 'Bachelor of Arts', 'Master’s degree of Science': one pattern for all, because it takes long to compile. */
const ofFaculty = new RegExp(` (?:of|in the|OF|Of) (?:${faculty}|${anyFaculty})\\b`, 'uy')
const namedInFull = /(?:doctor(?:ate|al)?|master|bachelor|baccalaureate|associate)s?(?:['’]?s['’]?)?(?: degree)?$/i
function withFaculty(text: string, start: number, end: number): number {
  if (!namedInFull.test(text.slice(start, end))) return end
  ofFaculty.lastIndex = end
  return end + (ofFaculty.exec(text)?.[0].length ?? 0)
}
const named = (names: string) => `(?:${names})(?:['’]?s['’]?)?(?: [Dd]egree)?`
const short = (letters: string) =>
  `${beginningWith(letters)}(?<![\\p{L}\\d.@/+-])(?:${letters})(?![\\p{L}\\d+#&]|/(?![BMP][.EST]|[BM]BA|PGDM)|\\.\\p{L}|-level)\\.?`
/** 'B.Tech', 'M.V.Sc.', 'BLISc', 'B.P.Ed', 'm.com' by their ends, and 'BCA', 'B.C.A' by the letters behind the first. */
const abbreviated = (first: string, letters: string) =>
  short(
    `${first}\\.? ?(?:[A-Z][a-z]{0,2}\\.?){0,2}(?:${ends})|${first.toLowerCase()}\\.?(?:${ends.toLowerCase()}|ca|ba)|` +
      letters
        .split(' ')
        .map((own) => [first, ...own].join('\\.?'))
        .join('|'),
  )
const ends = '[Tt]ech|TECH|[Ss]c|SC|[Cc]om|COM|[Pp]harma?|Th|Optom|Text|Ed|Arch|Des|Plan|Phil|Voc|Lib|Eng|Stat|Mus'
// Most letters of a text begin none of the names, and need no look behind.
const beginningWith = (names: string) => `(?=[${names.match(/(?<=^|\|)\p{L}/gu)?.join('')}])`

type Form = { level: DegreeLevel; pattern: RegExp }
const form = (level: DegreeLevel, ...sources: string[]): Form => ({
  level,
  pattern: new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'gu'),
})

// Of professions, then for admission or a language.
const exams = [
  '(?:CA|CMA|CS|Chartered Accountan(?:t|cy)|Company Secretary|Cost Accountant)(?:, | ?\\(| [–-] |: )(?:ICAI|ICSI|ICMAI)\\b\\)?',
  '(?:CA|CMA|CS|ICAI|ICSI|ICMAI)[ –-]{1,3}(?:CPT|IPCC?|Foundation|Inter(?:mediate)?|Final|Executive|Professional)',
  '(?:CFA|CMT|CAIA|FRM|CMA|ACCA|USMLE)[ –-]{1,3}(?:Level|Part|Step|Stage|Paper)[ -](?:[IV]{1,3}|[1-4])',
  '(?:UGC|CSIR|UGC[ -]CSIR|DBT|ICAR)[ –-]{1,3}(?:NET|JRF)(?:[ /-]JRF)?',
  '(?:MS|RS)-CIT(?![\\p{L}-])|(?:A?DCA|CCC)(?=,| ?[(|:–]|\\t|$| (?:[Cc]leared|[Pp]assed|[Dd]one|[Cc]ertificate))|(?:[A-Z]{1,2})?TET(?:[ -](?:I{1,2}|[12])\\b| ?(?=[,(|]|(?:19|20)\\d\\d))',
  '(?:JEE[ -](?:Mains?|Advanced)|NEET(?:[ -](?:UG|PG))?|CUET(?:[ -](?:UG|PG))?|CLAT|UCEED|NATA|GATE|GRE|GMAT|CTET|TOEFL|IELTS|MAH-CET|MHT[ -]CET|CAT|XAT)(?=,| ?[(:|–-]| (?:19|20)\\d\\d| [Ss]core| [Pp]aper| (?:[Cc]leared|[Qq]ualified|[Pp]assed|[Bb]and)| \\d(?:\\.\\d)?(?!\\d)|\\t|$)',
  '(?:BLS|ACLS|ITT|FoSTaC)(?=,| ?[(:|–-]| (?:19|20)\\d\\d| (?:[Cc]leared|[Qq]ualified|[Pp]assed|[Dd]one|[Cc]ompleted|[Pp]rovider|[Cc]ertified|and)|\\t|$)',
]
const wholeExam = new RegExp(`^(?:${exams.join('|')})`, 'u')

const forms: readonly Form[] = [
  form(
    'doctor',
    '\\b(?:Doctorado|Doutorado|Doutoramento|Dottorato)\\b',
    `\\b${named('Doctor|Doctorate|DOCTOR|DOCTORATE|Doctoral')}\\b`,
    short(
      'Ph\\.? ?D|PHD|PhD|D\\.?Phil|Ed\\.?D|Pharm\\.? ?D|J\\.D|JD(?! Edwards)|M\\.D|MBBS|M\\.B\\.B\\.S|BDS|D\\.Sc|DBA|Psy\\.?D',
    ),
  ),
  form(
    'master',
    "\\b(?:Diplôme d[’']ingénieur(?:e)?|Laurea [Mm]agistrale|Mestrado|Maestr[ií]a|Máster|Mastère|Diplom(?=-\\p{Lu}| in )(?:-\\p{Lu}\\p{L}{2,24})?)(?![\\p{L}])",
    `\\b${named('Master|MASTER|Masters|MASTERS')}\\b(?! (?:data|of ceremon))`,
    `\\b(?:Integrated )?(?:Post[- ]?[Gg]raduate|Postgraduate|PG) (?:[Dd]iploma|[Dd]egree|[Pp]rogram(?:me)?)(?: in \\p{Lu}[\\p{L} ]{2,40})?`,
    abbreviated('M', 'BA CA FA VA PA PH PT SW HA HM LIS JMC'),
    short(
      'EMBA|LL\\.? ?M|PGDM|PGDBM|PGDCA|PGP|M\\.S(?!\\.? ?Ramaiah)|M\\.A|M\\.E|M\\. [SAE](?=\\.?(?: ?[:,(]| in |$))|MS(?! ?[-.]| (?:Office|Word|Excel|SQL|Power|Access|Project|Windows|Paint|Teams|ASP|DOS|Dynamics|Exchange|Visio|Server|Outlook|Publisher|Azure))|MA|ME(?= |,|$)',
    ),
  ),
  form(
    'bachelor',
    "\\b(?:Licenciatura|Bacharelado|Laurea(?: [Tt]riennale)?|Licence(?= (?:en|de|d[’']))|Grado(?= en ))(?![\\p{L}])",
    `\\b${named('Bachelor|BACHELOR|Bachelors|BACHELORS|Baccalaureate')}\\b`,
    `\\b(?:Under[- ]?[Gg]raduate|Undergraduate) [Dd]egree\\b`,
    '\\b[Gg]raduat(?:ed|ion)(?= in \\p{Ll}{4,}[^.;:]{0,40} (?:from|at) )',
    // A degree of three years in Odisha
    '(?<![\\w+] ?)\\+3(?= (?:\\(|Science|Commerce|Arts)\\b)',
    abbreviated('B', 'BA BM MM AF BI CA FA VA PA PT SN SW HM HMCT TTM MLT JMC NYS LIS AMS HMS UMS SBA'),
    short(
      'FY ?B\\.?(?:Com|COM|S[Cc]|A|BA|CA|MS|AF)|SY ?B\\.?(?:Com|COM|S[Cc]|A|BA|CA|MS|AF)|TY ?B\\.?(?:Com|COM|S[Cc]|A|BA|CA|MS|AF)|B\\.?M\\.?S(?!\\.? (?:College|Institute))|LL\\.? ?B|B\\.S|B\\.A|B\\.E|B\\.L|B\\. [SAE](?=\\.?(?: ?[:,(]| in |$))|BS|BA|BE(?= |,|$|\\()',
    ),
  ),
  form(
    'associate',
    `(?=A)(?<!Certified |& )\\b${named("Associate(?= of|[’']?s? [Dd]egree|[’']s|s? in| ?:)|Associates|ASSOCIATE(?= OF| DEGREE)")}`,
    short('A\\.A\\.S|AAS|A\\.A|A\\.S(?= |,|$)'),
  ),
  form(
    'diploma',
    '\\b(?:Polytechnic |National |Advanced |Higher National )?(?:Diploma|DIPLOMA)(?: (?:of|OF) \\p{Lu}[\\p{L} ]{2,30}(?=[,:|\\t]|$))?',
    '(?<=\\b(?:[Mm]y|[Aa]n?|year|with|did|done|completed|finished|pursuing|doing|then) )diploma(?= (?:in|from|of|at)\\b)',
    '\\b(?:Diplôme|Diploma de|BTS(?= [\\p{Lu}(,])|DUT(?= \\p{Lu})|Leaving Certificate)(?![\\p{L}])',
    // 'Government ITI' is a school.
    '(?=I)(?<!\\p{L}\\.? )\\bI\\.?T\\.?I\\b\\.?(?= (?:\\(|in |[Tt]rade|[–-] |(?:Electrician|Fitter|Welder|Turner|Machinist|Wireman|Plumber|COPA|Diesel|Draughtsman|Mechanic|Motor|Electronics|Carpenter|Painter|Stenographer|Cosmetology)\\b)|\\s?[,:|\\t])',
    short(
      'GED|HND|HNC|NVQ(?: Level \\d)?|BTEC(?: (?:HND|HNC|(?:National|Extended|Higher National) Diploma|Level \\d(?: Diploma)?))?|D\\.? ?Pharma?|D\\.? ?Ed|D\\.? ?El\\.? ?Ed|GNM|ANM|DMLT|General Nursing (?:and|&) Midwifery|Auxiliary Nurs(?:e|ing) (?:and )?Midwi(?:fe|fery)',
    ),
  ),
  form(
    'school',
    '\\b[Ss]chooling(?= (?:from|at) )',
    '(?=[HS])(?<!\\b[Oo]f )\\b(?:Higher|Senior|HIGHER|SENIOR) (?:Secondary|SECONDARY)(?: (?:School|Certificate|Education|Examination|SCHOOL|CERTIFICATE|EDUCATION)){0,2}(?: \\([A-Z.]{3,6}\\))?',
    '(?=S)(?<!\\b[Oo]f (?:(?:Higher|Senior) )?)\\b(?:Secondary|SECONDARY) (?:School|Education|SCHOOL|EDUCATION)(?: (?:Certificate|Leaving Certificate|Examination|CERTIFICATE|EXAMINATION))?(?: \\([A-Z.]{3,6}\\))?',
    '(?=S)(?<=^[^\\p{L}]{0,4})Secondary(?= \\((?:X|[A-Z]{3,6})\\))',
    '\\b(?:High School|HIGH SCHOOL|HS|H\\.S\\.) (?:Diploma|DIPLOMA|Certificate|Equivalency)',
    '\\b(?:Class|Grade|Std\\.?|Standard|CLASS|STD\\.?|(?<=^|[–—|,-] )class)[ -](?:XII|XI|X|10|11|12)(?:th|TH)?\\b',
    '\\b(?:10|12|X|XII) (?:Std\\.|Standard|Class|STD\\.|STANDARD|CLASS)',
    '\\b(?:10|12|X|XII)(?:th|TH)(?: (?:[Ss]tandard|[Gg]rade|[Cc]lass|[Ss]td\\.?|STANDARD|CLASS|[Bb]oards?))?(?! (?:of|place|rank|position|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))',
    "(?<=^|\\t|• |\\b(?:CBSE|CISCE|ICSE|ISC|Board|School|College|Vidyalaya|Convent|Academy),? )X(?:II)?(?=\\s?\\t|(?<=XII) (?:\\(\\p{L}{2,12}\\)|(?:Science|Commerce|Arts|Humanities|PC[MB]{1,2})\\b)|\\s?[,:–-]? ?\\d{2}(?:\\.\\d{1,2})? ?%|[,:]? (?:[–|-] )?\\(?(?:\\p{Lu}[\\p{L}.’']+ ){0,4}(?:[Bb]oard|[A-Z]{3,6}|School|SCHOOL|Vidyalayam?|Vidya|Mandir|Academy|Convent|College)\\b)",
    '\\b10 ?\\+ ?2(?!\\d)|(?<![\\w+] ?)\\+2(?= (?:\\(|Science|Commerce|Arts|Board|in|from|at))|\\b(?:Plus (?:Two|TWO)|PLUS TWO)\\b|\\b[Pp]lus two\\b(?= ?(?:\\(|[,:–\\t]|- |[A-Z]|$)| (?:from|in|with)\\b)',
    '(?<![\\p{L}\\d])(?:(?:I{1,2}|1st|2nd|First|Second) )?(?:Pre[- ]?University(?: Course)?|P\\.?U\\.?C)(?![\\p{L}\\d])\\.?(?! (?:College|Board))',
    '(?=I)(?<!\\b[Oo]f |\\b(?!(?:Passed|Completed|Did|My|In|After|Before|From|Finished|AP|TS|UP|Bihar|State) )\\p{Lu}\\p{L}* )\\b(?:Intermediate|INTERMEDIATE)(?=\\s*(?:\\(|,|-|–|:|\\t|$| [Ee]ducation| from\\b| (?:in|at) (?=\\p{Lu})| (?:\\p{Lu}\\p{L}* ){0,3}Board\\b))',
    '(?<=^[^\\p{L}]{0,6}(?:(?:[Pp]assed|[Cc]ompleted|[Dd]id|[Bb]efore that|[Tt]hen) (?:my )?)?)(?:[Hh]igh [Ss]chool|HIGH SCHOOL|[Ii]nter|INTER|H\\. ?S\\.|HS|[Mm]atric)(?= ?[,:(/–-]| pass(?:ed)?\\b| (?:from|in|with|Arts|Science|Commerce) ?|\\t| (?:19|20)\\d\\d)',
    '\\b(?:Uchcha |Higher )?(?:Madhyamik|MADHYAMIK|Madhyamika)(?! (?:School|Vidya|Shiksha|Pariksha))\\b',
    '\\b(?:Matriculation|MATRICULATION|Matura|Maturité|Baccalauréat|Abitur|Fachabitur|Bachillerato|Ensino Médio|Liceo (?:Scientifico|Classico)|A[- ][Ll]evels?|GCSEs?|IB Diploma|International Baccalaureate)\\b',
    short(
      'WASSCE|KCSE|IGCSE|HSSLC|HSLC|H\\.S\\.S?\\.?L\\.C|HSC|H\\.S\\.C|SSC|S\\.S\\.C|SSLC|S\\.S\\.L\\.C|HSSC|AISSCE|AISSE|ICSE|ISC(?= )|(?<=^\\P{L}{0,4})ISC(?=[,(]|$)|I\\.Sc|I\\.Com|(?<=^\\P{L}{0,4})I\\.A(?=\\.?[,(])',
    ),
  ),
  form(
    'certificate',
    `(?<![\\p{L}\\d.-])(?:${exams.join('|')})(?![\\p{L}\\d])`,
    '\\b(?:Graduate |Professional |Post-?[Bb]accalaureate )?Certificate(?: of \\p{Lu}\\p{L}+)?',
    '\\b[Cc]ertifications?\\b(?! (?:course|class|exam|program|training))',
    '\\b(?:\\p{Lu}[\\p{L}+]* )?Certified(?: (?:in|of|and|for|&))?(?: \\p{Lu}[\\p{L}&+-]*){1,5}(?: \\([A-Z+-]{2,8}\\))?',
    // 'Project Management Professional (PMP) 2018', with nothing else on its line.
    '\\b(?:\\p{Lu}[\\p{L}-]{1,24} ){1,4}(?:Professional|Analyst|Accountant|Auditor|Practitioner|Specialist|Administrator|Technician|Examiner|Planner) \\([A-Z][A-Za-z+-]{1,7}\\)(?=[\\s,|–—-]{0,4}(?:\\p{L}{3,9}\\.? )?(?:(?:19|20)\\d\\d)?$)',
  ),
]
