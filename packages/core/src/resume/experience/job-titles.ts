/** Where the words of a job title begin and end in a text, from its first word to the noun that makes it a title. */
export type TitlePlace = { start: number; end: number }

/**
 * The title at the end or at the start of a text that also names something else ('Network Analyst Acme Corp',
 * 'Acme Corp Lead Intern'), or null when no noun of a job is in it. The title goes back from its noun over words that
 * only titles and fields of work have.
 */
export function findTitle(text: string): TitlePlace | null {
  const words = [...text.matchAll(word)]
  const nouns = words.map((_, index) => isNounAt(words, index))
  const last = nouns.lastIndexOf(true)
  if (last < 0) return null
  let first = nouns.indexOf(true)
  while (first > 0 && belongsToTitle(words[first - 1]?.[0] ?? '')) first--
  const from = words[first]
  const to = words[lastOfTitle(words, last)]
  if (!from || !to) return null
  return { start: from.index, end: to.index + to[0].length }
}

/** Whether a text contains a noun of a job title ('intern', 'CEO'). */
export const hasTitleNoun = (text: string): boolean =>
  [...text.matchAll(word)].some((_, index, words) => isNounAt(words, index))

/** Work that is its own title and has no employer. */
export const ownWork =
  /^(?:freelanc(?:e|ing)(?: work| projects)?|self[- ]employed|own (?:business|shop)|(?:home |private )?tuitions?)$/i

/** Whether a text names a training at a firm, which is no course. */
export const namesPlacement = (text: string): boolean =>
  [...text.matchAll(word)].some((_, index, words) => isPlacement(words, index))

/** Whether a text names a person's job, and not only a tool that is called like one ('Meal Planner', 'Voice Assistant'). */
export const namesPerson = (text: string): boolean =>
  [...text.matchAll(word)].some(([found], index, words) => isNounAt(words, index) && !tools.has(found.toLowerCase()))

/** 'Software Engineering Intern', 'Sales Trainee', 'Analyst III': the noun closes the text, but for a grade. */
export function endsWithTitleNoun(text: string): boolean {
  const words = [...text.matchAll(word)]
  return (
    isNounAt(words, words.length - 1) ||
    isNounAt(
      words,
      words.findLastIndex(([found]) => !grade.test(found)),
    )
  )
}

/** A text has no words but those of titles and fields of work. */
export const isAllOfTitles = (text: string): boolean =>
  [...text.matchAll(word)].every(([found]) => isTitleNoun(found) || belongsToTitle(found))

const word = /[\p{L}\p{N}.'’&+#-]+/gu

// Plurals are not folded: 'Kolar Builders' and 'Smith & Partners' are companies.
const isTitleNoun = (found: string) =>
  titleNouns.has(found.toLowerCase().replace(/['’.]s?$|-i{1,3}$/, '')) || shortTitles.has(found) || ofPerson.test(found)
const isNounAt = (words: readonly RegExpExecArray[], index: number) =>
  ((isTitleNoun(words[index]?.[0] ?? '') || isHand(words, index)) &&
    !isOfStudents(words, index) &&
    !isOfChambers(words, index) &&
    !/^(?:thesis|dissertation)\b/i.test(words[index + 1]?.[0] ?? '')) ||
  isPlacement(words, index)

const hands = new Set(['boy', 'girl', 'man', 'woman', 'lady'])
/** 'Sales girl', 'office boy' */
const isHand = (words: readonly RegExpExecArray[], index: number): boolean =>
  hands.has(words[index]?.[0].toLowerCase() ?? '') &&
  /^(?:sales|office|delivery|shop|counter|pump|line)$/i.test(words[index - 1]?.[0] ?? '')

/** 'Student Council' and 'Frames Student Festival' are of students, and no student's. */
const isOfStudents = (words: readonly RegExpExecArray[], index: number) => {
  const [own, next] = words.slice(index, index + 2)
  if (!own || !next || !/^student$/i.test(own[0]) || /^working$/i.test(words[index - 1]?.[0] ?? '')) return false
  if (
    /^(?:chapter|council|union|body|club|association|branch|cell|wing|welfare|government|section|festival)$/i.test(
      next[0],
    )
  )
    return true
  const isOneName = own.input.slice(own.index + own[0].length, next.index) === ' ' && /^\p{Lu}/u.test(next[0])
  return isOneName && !isTitleNoun(next[0])
}

/** 'Office of Sr. Advocate K. Pillai' names the employer. */
const isOfChambers = (words: readonly RegExpExecArray[], index: number) => {
  const before = words.slice(Math.max(0, index - 4), index).map(([found]) => found)
  return /\b(?:chambers?|offices?) of(?: (?:the|ld|mr|ms|mrs|sr|senior|hon['’]ble)\b\.?)*$/i.test(before.join(' '))
}

/** 'Industrial Training' is an internship by another name; an 'Industrial Training Institute' is a school. */
const isPlacement = (words: readonly RegExpExecArray[], index: number): boolean => {
  const own = words[index]
  if (own === undefined) return false
  const head = timeAtWork.test(own[0]) ? `${words[index - 1]?.[0]} ${own[0]}` : ''
  // In capitals it is the heading of a section.
  const isHead = fieldWork.test(head) && head !== head.toUpperCase()
  if (isHead && endOfHead.test(own.input.slice(own.index + own[0].length))) return true
  return isTraining(words, index)
}

const timeAtWork = /^(?:attachment|posting|placement|training|duty|practice|teaching)$/i
/** What courses of teaching, health, law and social work call their time at work. */
const fieldWork =
  /^(?:(?:school|hospital|clinical|court|rural|block|industry|village|farm|ward|health) (?:attachment|posting|placement|training|duty)|teaching practice|practice teaching|field (?:placement|training|attachment))$/i
const endOfHead = /^\s*(?:[,(:|–-]|at\b|$)/

const isTraining = (words: readonly RegExpExecArray[], index: number): boolean => {
  const found = placement.exec(words[index]?.[0] ?? '')
  if (!found) return false
  const [, own, program] = found
  const [two, before, after, next] = [index - 2, index - 1, index + 1, index + 2].map((at) => words[at]?.[0] ?? '')
  if (program) return /^(?:summer|winter|season) of$/i.test(`${two} ${before}`)
  if (!own || !/^tr\w+ning$/i.test(own)) return own !== undefined
  return (
    (placements.has(before!.toLowerCase()) ||
      /^(?:\w+-)?(?:days?|weeks?|months?)['’]?$/i.test(before!) ||
      (after === 'at' && /^\p{Lu}/u.test(next!))) &&
    !/^(?:institute|cent(?:re|er)|programme?|sessions?|workshops?|certificate)$/i.test(after!)
  )
}

// 'Traning' and 'trainning' are slips that many make.
const placement = /^(?:(tr(?:ai?n{1,2}|ia?n)ing|articleship|apprenticeship|traineeship|rawe)|(code|docs))$/i

const belongsToTitle = (found: string) => titleWords.has(found.toLowerCase().replace(/[.,]$/, ''))

/** Grades that follow the noun: 'Analyst III', 'Engineer (Contract)', 'Manager, Operations' keep theirs. */
function lastOfTitle(words: readonly RegExpExecArray[], noun: number): number {
  let last = noun
  while (grade.test(words[last + 1]?.[0] ?? '')) last++
  const of = words[last + 1]?.[0].toLowerCase()
  if (of === 'of' || of === 'for') {
    let end = last + 1
    while (belongsToTitle(words[end + 1]?.[0] ?? '')) end++
    while (/^(?:of|the|and|for|in|&)$/i.test(words[end]?.[0] ?? '')) end--
    if (end > last + 1) last = end
  }
  return last
}

const grade = /^(?:I{1,3}|IV|V|[1-5]|L[1-7]|Sr\.?|Jr\.?|Trainee|Girl|Boy)$/

const list = (words: string) => new Set(words.split(/\s+/).filter((entry) => entry !== ''))

// As written: in small letters these are other words.
const shortTitles = list(
  'CEO CTO CFO COO CIO CMO CISO CPO VP SVP AVP EVP MD SDE SWE SDET TA RA GTA GRA HR PM QA TGT PGT PRT',
)

const placements = list(
  'industrial exposure internship in-plant inplant implant plant vocational on-the-job summer winter',
)

// Things are called by these too.
const tools = list(`
  agent aide anchor assembler assistant builder coach composer controller creator debugger detective dispatcher driver
  editor estimator examiner expert explorer facilitator finder grader guard guide hacker helper host inspector installer
  keeper maker manager master mechanic mentor messenger moderator observer operator organizer organiser partner performer
  pilot planner player professional promoter proofreader reader recruiter reporter scanner server stocker tailor tester
  tracker trader trainer translator tutor typist writer
`)

// 'Violinist', 'Optician', 'Choreographer', but for what is no job.
const ofPerson =
  /^(?!\p{L}*(?:sist|[qk][uv]ist|(?:check|play|short|wait|wish|black|white|price)list)$|christ$|(?:minimal|final|semifinal|medal|medall|tour|optim|femin|perfection|bapt|method|advent|buddh|commun|social|capital)ist$)\p{L}{3,}(?:ist|ician|ographer)$/iu

const titleNouns = list(`
  accountant actor actuary adjunct administrator admin advisor adviser agent aide ambassador analyst animator
  apprentice architect assembler assistant asst associate astronomer attendant attorney auditor author baker banker
  barista bartender bookkeeper broker builder buyer captain caregiver carpenter cashier caterer chair chairman
  chairperson chef chief cleaner clerk co-founder coach commander commissioner consultant contractor contributor
  controller cook coordinator co-ordinator copywriter counselor counsellor courier curator dancer dealer dean debugger
  delegate deputy designer detective developer dev devops dietitian director dispatcher doctor drafter draftsman
  draughtsman driver editor educator employee engineer engr entrepreneur estimator examiner executive exec expert
  facilitator fellow fellowship filmmaker fireman firefighter foreman founder helper freelancer fundraiser grader
  guard guide hacker handyman head host hostess housekeeper illustrator inspector installer instructor intern interne
  interpreter interviewer inventor investigator investor janitor judge keeper laborer labourer lawyer lead leader
  lecturer liaison librarian lifeguard listener maintainer committer maker manager marketer marketeer mason mechanic
  mediator member mentor merchandiser messenger modeler moderator nanny negotiator nurse observer officer operator
  organizer organiser owner painter paralegal paramedic partner performer pilot planner plumber policeman practitioner
  president principal producer professional professor programmer promoter proofreader proprietor rancher realtor
  recruiter reporter representative rep researcher resident reviewer salesman salesperson saleswoman scholar
  scrummaster seamstress secretary seller sergeant shopkeeper singer soldier solicitor staff steward stocker student
  superintendent supervisor surgeon surveyor sysadmin tailor teacher teller tech telemarketer tester trader trainee
  trainer translator treasurer tutor underwriter usher vet veterinarian volunteer waiter waitress warden webmaster
  welder worker writer internship apprenticeship traineeship mentorship founder's undergraduate externship master
  superuser copyeditor anchor correspondent enumerator mobiliser mobilizer mapper midwife orderly chiropractor counsel clerkship presenter
  stringer emcee caller telecaller invigilator proctor arbitrator advocate hairdresser barber sommelier concierge
  porter bellhop stewardess packer picker fitter draper weaver sculptor commis dispenser conductor convener convenor
  curate composer creator influencer vlogger blogger streamer gardener praktikant praktikantin werkstudent
  werkstudentin entwickler entwicklerin ingenieur ingenieurin berater beraterin leiter leiterin mitarbeiter
  mitarbeiterin assistent assistentin verkäufer verkäuferin aushilfe hilfskraft stagiaire ingénieur ingénieure
  développeur développeuse assistante chargé chargée vendeur vendeuse technicien technicienne infirmier infirmière
  becario becaria practicante pasante ingeniero ingeniera desarrollador desarrolladora asistente auxiliar analista
  gerente técnico enfermera enfermero estagiário estagiária engenheiro engenheira desenvolvedor desenvolvedora
  assistente enfermeiro enfermeira tirocinante stagista ingegnere sviluppatore sviluppatrice impiegato impiegata
  infermiere infermiera
`)

const titleWords = list(`
  senior junior sr jr sr. jr. lead chief head principal deputy assistant associate vice executive general regional
  national global international local field staff graduate undergraduate summer winter student part-time full-time
  temporary contract freelance interim acting adjunct visiting honorary certified licensed registered trainee remote
  software hardware web mobile front-end frontend back-end backend full-stack fullstack full stack front back end cloud
  data database big machine learning ai ml deep computer information technology it i.t. systems system network networks
  networking security cyber cybersecurity infrastructure platform devops reliability site quality assurance qa test
  testing automation application applications app apps product project program programme programs portfolio delivery
  service services support help desk helpdesk desktop technical tech technology solutions solution business operations
  operational process strategy strategic planning development research r&d innovation design ui ux ui/ux user interface
  experience graphic visual creative content media social digital marketing brand growth seo sales account accounts
  accounting finance financial investment equity credit risk tax audit compliance legal policy public relations
  communications communication human resources hr talent acquisition recruitment recruiting training learning education
  teaching academic curriculum customer client clients success relationship relations care call center centre
  supply chain logistics procurement purchasing inventory warehouse production manufacturing industrial mechanical
  electrical electronics electronic civil structural chemical biomedical clinical medical health healthcare nursing
  pharmacy pharmaceutical laboratory lab maintenance facilities facility property real estate construction safety
  environmental environment energy hospitality hotel food beverage restaurant kitchen event events travel tourism
  retail store shop stock administrative administration office department division team group unit corporate
  enterprise commercial industry government federal military embedded firmware robotics iot blockchain game games android
  ios java python php .net net javascript react node angular ruby rails golang go c c++ c# sap erp crm salesforce oracle
  sql etl bi analytics analysis intelligence statistical quantitative quant risk management managing and & of for the
  in with asp.net dot dotnet linux windows unix mainframe
  supervisory shift night day floor front-of-house instructional legal instructor school class classroom library
  professional vocational special key resident field video photo film sound audio music art arts fashion interior
  technician engineering science sciences scientific in-plant inplant implant plant on-the-job exposure hr/admin consulting advisory tax treasury wealth asset claims
  insurance mortgage loan loans branch bank banking teller fraud investigations intelligence counter wireless telecom
  telecommunications rf voip cable satellite radar avionics aerospace automotive marine nuclear petroleum mining
  agricultural agriculture veterinary dental mental behavioral physical occupational speech community outreach youth
  family child children women volunteer fundraising membership alumni admissions student campus residence
`)
