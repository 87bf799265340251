import type { Piece } from './pieces.ts'

/** What a part of an advertisement is about; `label` is behind a label that is not known ('Softwares: …'). */
export type SectionKind = 'skills' | 'requirements' | 'nice' | 'work' | 'label' | 'other'
/** A piece of a section; of a heading with text behind it ('Skills: SQL, Excel') the text behind it. */
export type SectionPiece = Piece & {
  kind: SectionKind
  quote: string
  /** Whether it is a bullet or follows its heading in the line. */
  isListed: boolean
}

const skillsHeading =
  "(?:(?:key|required|technical|must[- ]have|core|preferred|essential|desired|primary|soft|mandatory) )?(?:skills?(?:\\(s\\))?(?:[- ]?set)?|technologies|tech(?:nology)? stack|tools|softwares?)(?: (?:(?:& |and )?(?:tools|requirements?|qualifications?|knowledge)|required|needed|we need|you need|we(?:'|’)re looking for|\\(s\\)))*"
const requirementsHeading =
  "(?:(?:key|basic|minimum|job|preferred|other|our|candidate) )?(?:requirements?|qualifications?|eligibility(?: criteria)?|pre-?requisites?|must[- ]haves?|criteria|competencies|expectations)(?: (?:for|and|&) [\\p{L} ]{2,20})?|what (?:we(?:'|’)re|we are|we) (?:looking|look|need|expect|want)[\\p{L} ]{0,20}|what makes you[\\p{L} ]{2,30}|what you(?:'|’)?(?:ll)? (?:need|bring|should (?:know|have))|(?:we|you) need|you (?:should|must) be able to|who (?:can|should) apply|(?:you should |please )?apply if(?: you(?:(?:'|’)ve| have)?)?|this (?:role|internship|job|one) is for you if|who you are|you (?:should have|have|need|bring|should know|know)|we(?:'|’)re looking for|looking for|(?:what )?(?:we care about|matters(?: to us)?)|ideal candidate|about you|must know|should know|bring|you(?:(?:'|’)re| are| might be| may be|(?:'|’)ll be) an? (?:great |good |strong |perfect )?(?:fit|match)(?: for [\\p{L} ]{2,20})?(?: if[\\p{L} ]{0,10})?|you"
const niceHeading =
  "(?:nice|plus(?:es)?)(?=\\s*:)|(?:it )?would be (?:nice|great|good|lovely)(?: if[\\p{L} ]{0,10})?|(?:good|nice|great)[- ]to[- ](?:haves?|know)|(?:nice )?extras|also (?:useful|good|nice|welcome)|plus if(?: you(?:(?:'|’)ve| have| know)?)?|(?:bonus|brownie)(?: points?| skills?)?(?: (?:for|if)[\\p{L} ]{0,20})?|plus points|added advantage|(?:preferred|optional|desirable|desired|additional)(?: (?:skills?|qualifications?|requirements?|experience|knowledge))?"
const workHeading =
  "(?:key |roles? (?:and|&) |your |main |job )?(?:responsibilit(?:y|ies)|duties|tasks|deliverables|accountabilities)|(?:nature of )?work|our (?:tech(?:nology)? )?stack|what (?:you|the intern)(?:(?:'|’)ll)?(?: will)? (?:do|be doing|work on)|(?:your|a) (?:day|role|days|work)|you(?:'|’)ll|you will|day[- ]to[- ]day[\\p{L} ]{0,20}|selected intern(?:'|’)s day-to-day[\\p{L} ]{0,30}"
const otherHeading =
  "we (?:don(?:'|’)t|do not) (?:care about|need|mind)|about(?: \\S+){0,5}|company|earn certifications? in these skills|perks(?: (?:and|&) benefits)?|benefits|what (?:we|you)(?:(?:'|’)ll)?(?: will)? (?:offer|get|learn|gain)[\\p{L} ]{0,20}|how to apply|to apply|why (?:join|us|work)[\\p{L} ]{0,20}|(?:job |role )?description|stipend|compensation|remuneration|salary|pay|logistics|duration|location|(?:work )?(?:mode|type)|start date|deadline|last date[\\p{L} ]{0,20}|openings?|timings?|contact|note|selection process|role overview|overview|(?:(?:other|more|internship) )?(?:details|information)|the role|learning outcomes?"

const heading = (words: string) => new RegExp(`^(?:${words})[\\s*_.]*(?:$|[:?–—>→-]+[\\s*_]*)`, 'iu')
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['nice', heading(niceHeading)],
  ['skills', heading(skillsHeading)],
  ['requirements', heading(requirementsHeading)],
  ['work', heading(workHeading)],
  ['other', heading(otherHeading)],
]

/** The pieces below or behind each heading. A blank line followed by no heading does not end a section with bullets. */
export function findSections(text: string, pieces: readonly Piece[]): SectionPiece[] {
  let kind: SectionKind = 'other'
  // 'Skills: SQL, Excel' ends with its paragraph.
  let endsBehind: number | null = null
  const found: SectionPiece[] = []
  for (const piece of pieces) {
    const hit = headings
      .map(([name, words]) => [name, words.exec(piece.text)?.[0].length ?? 0] as const)
      .find(([, end]) => end > 0)
    const goesOn = isBulleted(text, piece) || /,\s*$/.test(found.at(-1)?.text ?? '')
    const isOver = endsBehind !== null && piece.line > endsBehind && !goesOn
    if (hit) kind = hit[0]
    else if (isLabel.test(piece.text) && !isBulleted(text, piece)) kind = 'label'
    else if (isOver) kind = 'other'
    const skipped = hit?.[1] ?? 0
    if (hit || isOver) endsBehind = hit && skipped < piece.text.length ? piece.line : null
    else if (endsBehind !== null) endsBehind = piece.line
    const start = piece.start + skipped
    if (skipped < piece.text.length)
      found.push({
        ...piece,
        start,
        text: piece.text.slice(skipped),
        kind,
        quote: piece.text,
        isListed: hit !== undefined || isBulleted(text, piece),
      })
  }
  return found
}

/** 'Stipend: ₹8,000' in a list of facts, which ends the section above it. */
const isLabel = /^[\p{Lu}][\p{L} /&]{2,25}:/u
const isBulleted = (text: string, { start }: Piece) => /[•▪◦●*–-]\s*$/u.test(text.slice(Math.max(0, start - 3), start))
