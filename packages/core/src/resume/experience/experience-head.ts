import { narrowSpan, type Span, splitSpan } from '../layout/text-spans.ts'
import { findEmployers, isSubject, isUnitOfFirm } from './course-subjects.ts'
import {
  commas,
  isKindOfPost,
  softSeparators,
  splitByCues,
  splitFromRole,
  withoutGuide,
  withoutSchedule,
} from './employer-cues.ts'
import { takeLabelled } from './form-labels.ts'
import { endsWithTitleNoun, findTitle, hasTitleNoun, isAllOfTitles, ownWork } from './job-titles.ts'
import {
  companyIn,
  findPlaceAtEnd,
  isAcronym,
  isCertainPlace,
  isPlace,
  namesChambers,
  soundsLikeCompany,
  takePlaceholders,
  withoutPlace,
} from './places-and-employers.ts'
import { isProperName, isProse } from './prose.ts'
import { family } from './sentence-employers.ts'

/** Title and company of a job head; `text` are parts of the head that belong to the description. */
export type JobHead = { title: Span | null; company: Span | null; text: Span[] }

/** Finds title and company among the parts of a head. `companyFirst`, the order of other heads, decides when the words do not; null when there are none. */
export function readJobHead(spans: readonly Span[], companyFirst: boolean | null): JobHead {
  const named = spans.filter(({ text }) => !isKindOfPost(text))
  const said = takeLabelled((named.length > 1 ? named : spans).flatMap(withoutSchedule).flatMap(splitFromRole))
  const { named: open, company, employer, text } = sortOut(said.open)
  const known = said.company ?? company
  if (said.title && known) return { title: said.title, company: known, text }
  if (known) return { ...besideCompany(open, text), company: known }
  if (employer && (open.length > 0 || said.title)) {
    const rest = said.title ? { title: said.title, text } : besideCompany(open, text)
    return { ...rest, company: withoutSubject(employer, rest.title?.text ?? '') }
  }
  if (said.title) return { title: said.title, company: open[0] ?? null, text }
  if (employer) return { title: null, company: employer, text }
  const read = tellApart(open, companyFirst)
  // 'Zed Dock ⇥ Trainee ⇥ Lathe, welding and pumps'
  const more = open.filter(({ text: part }) => part.split(' ').length >= 4 && !isProperName(part))
  const unread = more.filter((span) => !isWithin(read.title, span) && !isWithin(read.company, span))
  return { ...read, text: [...unread, ...text] }
}

const isWithin = (one: Span | null, { line, start, end }: Span): boolean =>
  one !== null && one.line === line && one.start >= start && one.end <= end

/** 'Freelance, logo and packaging' has no employer. */
export function withoutOwnWork({ title, company, text }: JobHead): JobHead {
  const [own, other] = company && ownWork.test(company.text) ? [company, title] : [title, company]
  const isField =
    ownWork.test(own?.text ?? '') &&
    other !== null &&
    !isProperName(other.text) &&
    !soundsLikeCompany(other.text) &&
    !hasTitleNoun(other.text)
  return isField ? { title: own, company: null, text: [other, ...text] } : { title, company, text }
}

/** The company in a part that looks like a place ('Papaya Mobile, Singapore'), for heads without another company. */
export function findCompanyLikePlace(spans: readonly Span[], title: Span | null): Span | null {
  const others = spans
    .flatMap((span) => splitSpan(span, softSeparators))
    .flatMap((span) => {
      const place = isPlace(span.text) ? 0 : findPlaceAtEnd(span.text)
      return place === null ? [] : (narrowSpan(span, place, span.text.length) ?? [])
    })
  const unsure = others.find(
    ({ text, line, start }) => !isCertainPlace(text) && (line !== title?.line || start >= title.end),
  )
  return unsure ? companyIn(unsure) : null
}

/** Whether a part is a job title rather than a company whose name contains a title noun. */
export const isTitle = ({ text }: Span): boolean =>
  hasTitleNoun(text) && (endsWithTitleNoun(text) || !soundsLikeCompany(text))

const dashes = /\s+(?:-|–|—)\s+|\s*—\s*|(?<=\w)\s*–\s+/g
const slashes = /\s+\/\s+/g

/** Takes out sentences, places, the employer behind 'at' and the placeholder of a company; the rest may be title or company. */
function sortOut(spans: readonly Span[]): { named: Span[]; company: Span | null; employer: Span | null; text: Span[] } {
  const text: Span[] = []
  const named: Span[] = []
  let company: Span | null = null
  let employer: Span | null = null
  let placed: Span | null = null
  for (const whole of spans) {
    const [span = whole, ...done] = splitSpan(withoutGuide(whole), beforeDeed)
    text.push(...done)
    for (const { part, isEmployer, isNamed } of splitByCues(span)) {
      const found = takePlaceholders(part)
      company ??= found.company
      for (const rest of found.rest) {
        // What is left of '(1 week, Dec 2023)'.
        if (!/\p{L}{2}/u.test(rest.text) || /^\W*\d+\+? (?:hours?|days?|weeks?|months?)\W*$/i.test(rest.text)) continue
        if (isProse(rest.text) && !hasTitleInFront(rest.text) && !isEmployer && !isNamed) text.push(rest)
        else if (isEmployer ? !employer : namesChambers(rest.text) && !hasTitleNoun(rest.text.replace(ofLawyer, '')))
          employer ??= withoutPlace(rest)[0] ?? (isCertainPlace(rest.text) ? null : companyIn(rest))
        else {
          const [name] = withoutPlace(rest)
          if (name) named.push(name)
          if (name && name.end < rest.end && !hasTitleNoun(name.text) && isProperName(name.text)) placed = name
        }
      }
    }
  }
  // 'PWD (B&R), Raipur': alone with its place it is a firm.
  if (placed && named.length === 1 && !company && !employer) return { named: [], company, employer: placed, text }
  return { named, company, employer, text }
}

// 'Member, Placement Cell – coordinated 14 drives'
const beforeDeed = /\s[–—-]\s(?=(?:\p{Ll}{3,}ed|kept|led|ran|held|wrote|made|taught|built|drew|sold)\s.{3})/gu

// 'Office of Mr. R. Pillai, Senior Advocate': what the employer is.
const ofLawyer = /,\s(?:(?:Senior|Designated|Sr\.?)\s)*(?:Advocate|Counsel|Solicitor|Barrister)s?\b/

const hasTitleInFront = (text: string) => text.length < 60 && hasTitleNoun(text) && !/[.:]$/.test(text)

/** With the company known, the title is the part with a title noun or else the first; long remaining parts are text. */
function besideCompany(spans: readonly Span[], text: readonly Span[]): { title: Span | null; text: Span[] } {
  const title = spans.find(isTitle) ?? spans.find(({ text: part }) => hasTitleNoun(part)) ?? spans[0] ?? null
  const rests = spans.filter((span) => span !== title && span.text.split(' ').length >= 5)
  return { title, text: [...rests, ...text] }
}

/** Title and company in parts that are names, whatever their words are. */
export function tellApart(spans: readonly Span[], companyFirst: boolean | null): Omit<JobHead, 'text'> {
  if (spans.length >= 2) return ofSeveral(spans, companyFirst)
  const [only] = spans
  if (!only) return { title: null, company: null }
  // 'Statistical trainee / District Office, Darbhanga', but 'UI / UX Designer, Acme'
  const [role, office] = splitSpan(only, slashes).map(({ text }) => text)
  const isSlashed = role && office && endsWithTitleNoun(role) && !hasTitleNoun(office)
  for (const separator of isSlashed ? [slashes] : [dashes, commas, slashes]) {
    const all = splitSpan(only, separator)
    const parts = all.filter(({ text }) => !isPlace(text))
    const uncertain = all.filter(({ text }) => !isCertainPlace(text))
    const firm = parts.find(({ text }) => soundsLikeCompany(text) && roleInBrackets.test(text))
    const beside = parts.find((part) => part !== firm)
    if (firm && beside)
      return { title: beside, company: narrowSpan(firm, 0, roleInBrackets.exec(firm.text)?.index ?? 0) }
    const split = splitByNoun(only, parts) ?? splitByNoun(only, uncertain)
    if (split) return { ...split, company: split.company && companyIn(split.company) }
    const [front, back] = uncertain
    // No word of a title: the order of the other heads decides.
    if (!front || !back || hasTitleNoun(only.text)) continue
    // "Father's unit, Zed Fasteners"
    if (/^\p{L}+['’]s\s/u.test(front.text) && family.test(front.text))
      return { title: null, company: separator === commas ? back : front }
    if (isUnitOfFirm(front.text) && !isUnitOfFirm(back.text)) return { title: front, company: back }
    // 'Adani Wilmar – Treasury'
    if (separator === dashes && isOnlyTitleWords(back.text) && !isOnlyTitleWords(front.text))
      return { title: null, company: front }
    const sure = parts.filter(({ text }) => /\s/.test(text) && soundsLikeCompany(text.split(' ').at(-1) ?? ''))
    const [first] = parts
    if (first && sure[0] && sure[0] !== first && separator !== slashes) return { title: first, company: sure[0] }
    // A single word behind the employer is its town or desk; 'Chartered Accountants' is what a firm is.
    const plain = back.text.replace(/ \([^()]*\)$/, '')
    const isAside =
      !isUnitOfFirm(plain) && (/^\p{Lu}\p{L}+$/u.test(plain) || soundsLikeCompany(plain) || isPlace(plain))
    if (
      separator === commas &&
      /^\p{Lu}\p{L}+$/u.test(plain) &&
      (/^(?:\p{Lu}\p{L}+$|[A-Z]&[A-Z]\b)/u.test(front.text) || isAcronym(front.text))
    )
      return { title: null, company: front }
    if (companyFirst || ((isAside || isUnitOfFirm(plain)) && first && sure[0] === first))
      return { title: isAside ? null : back, company: soundsLikeCompany(plain) ? only : front }
    if (companyFirst !== null) return { title: front, company: back }
    // 'Sula Vineyards — product animations', 'Sassoon Hospital, labour room'
    if (/^[\p{Ll}\d"“]/u.test(back.text)) return { title: isAside ? null : back, company: front }
  }
  return withinOne(only, companyFirst)
}

// 'Sneha Trust (volunteer), phone counselling'
const roleInBrackets =
  / \((?:volunteer(?:ing)?|intern(?:ship)?|trainee|part[- ]time|full[- ]time|freelance|contract|remote|online)\)$/i

/** Several parts: the one with the noun of a job is the title, the other the company. */
function ofSeveral(spans: readonly Span[], companyFirst: boolean | null): Omit<JobHead, 'text'> {
  const titles = spans.filter(isTitle)
  // 'ABC Tech' could be one too, 'SDE Intern' cannot be anything else.
  const title =
    titles.find(({ text }) => isAllOfTitles(text)) ??
    titles.at(companyFirst ? -1 : 0) ??
    spans.find(({ text }) => hasTitleNoun(text))
  if (title) {
    const rest = spans.filter((span) => span !== title)
    const others = findEmployers(rest, title.text)
    const company = others.find(({ text }) => soundsLikeCompany(text)) ?? others[0]
    return { title, company: company ? withoutSubject(company, title.text) : null }
  }
  const units = spans.filter(({ text }) => isUnitOfFirm(text) || isSubject(text))
  if (units.length > 0 && units.length === spans.length - 1)
    return {
      title: units[0] ?? null,
      company: spans.find((span) => !units.includes(span)) ?? null,
    }
  const byOrder = companyFirst ? spans[0] : spans[1]
  const firms = spans.filter(({ text }) => soundsLikeCompany(text))
  // 'Ganesh Medical Stores' says it at its end, 'Restaurant Server' does not.
  const sure = firms.filter(({ text }) => soundsLikeCompany(text.split(' ').at(-1) ?? ''))
  const company = companyFirst === null ? (firms[0] ?? byOrder) : sure.length === 1 ? sure[0] : byOrder
  return { title: spans.find((span) => span !== company) ?? null, company: company ?? null }
}

const ofPeople =
  /^\p{Lu}.*\s(?:Advis[eo]rs|Consultants|Architects|Engineers|Designers|Builders|Developers|Brokers|Auditors|Planners|Surveyors|Caterers|Photographers|Publishers|Partners)$/u

/** Parts between dashes or commas: those with nouns of jobs on one side, the company on the other. */
function splitByNoun(whole: Span, parts: readonly Span[]): Omit<JobHead, 'text'> | null {
  const named = parts.map(isTitle)
  // 'Virtual intern, Sattva Wealth Advisors'
  const isFirm = parts.map(({ text }) => ofPeople.test(text))
  const areRoles = parts.map(({ text }) => endsWithTitleNoun(text))
  // 'Event head, HR Summit'
  const sides = isFirm.includes(true) ? isFirm.map((one) => !one) : areRoles
  const flags = named.every(Boolean) && sides.includes(true) ? sides : named
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last || !flags.includes(true) || !flags.includes(false)) return null
  const titleFirst = flags[0] === true
  const cut = titleFirst ? flags.indexOf(false) : flags.indexOf(true)
  const front = between(whole, first, parts[cut - 1] ?? first)
  const back = between(whole, parts[cut] ?? last, last)
  if (!titleFirst) return { title: back, company: withoutSubject(front, back.text) }
  const employers = findEmployers(parts.slice(cut), front.text)
  // 'Waiter, banquets, Doon Catering', 'Manager, People, Zed Components'
  const [desk, firm] = employers
  const isDesk = desk && firm && !/\s/.test(desk.text) && soundsLikeCompany(firm.text) && !soundsLikeCompany(desk.text)
  const company = isDesk ? firm : (employers.find(({ text }) => /^\p{Lu}/u.test(text)) ?? employers[0])
  // 'Home tutor, 6 children'
  if (!company && /^\d/.test(back.text)) return { title: front, company: null }
  return isOnlyTitleWords(back.text) || !company ? null : { title: front, company: withoutSubject(company, front.text) }
}

/** 'Data Structures, COEP' and 'COEP, Data Structures' are COEP. */
function withoutSubject(company: Span, title: string): Span {
  const parts = splitSpan(company, commas)
  const employers = findEmployers(parts, title)
  const [first, last] = [employers[0], employers.at(-1)]
  return first && last ? between(company, first, last) : company
}

const between = (whole: Span, first: Span, last: Span): Span => ({
  ...first,
  end: last.end,
  text: whole.text.slice(first.start - whole.start, last.end - whole.start),
})

/** 'Information Technology' after 'JobHead,' is the field of the job, not a company. */
const isOnlyTitleWords = (text: string): boolean => isAllOfTitles(text) && !soundsLikeCompany(text)

// 'Asha’s Pottery', 'Kite Art (own business)', but not 'Dean’s List'
const ownShop =
  /^(?!(?:Dean|Master|Bachelor|Women|Children|Men)['’])\p{Lu}\p{L}+['’]s \p{Lu}\p{L}+|^\p{Lu}.*\s\((?:own|my|home|family)\s\p{Ll}[^()]*\)$/u

/** One part without separators: 'Network Analyst Acme Corp', 'Acme Corp Lead Intern', or only one of the two. */
function withinOne(span: Span, companyFirst: boolean | null): Omit<JobHead, 'text'> {
  const place = findTitle(span.text)
  if (!place) {
    const isName =
      (companyFirst && isProperName(span.text)) ||
      soundsLikeCompany(span.text) ||
      isAcronym(span.text) ||
      ownShop.test(span.text)
    return isName && !isUnitOfFirm(span.text) && !ownWork.test(span.text)
      ? { title: null, company: span }
      : { title: span, company: null }
  }
  const before = narrowSpan(span, 0, place.start)
  const after = narrowSpan(span, place.end, span.text.length)
  const title = narrowSpan(span, place.start, place.end)
  const couldBeCompany = after && /^\p{Lu}/u.test(after.text) && !isOnlyTitleWords(after.text) && !isSubject(after.text)
  if (couldBeCompany && !before) return { title, company: after }
  if (before && !after && soundsLikeCompany(before.text)) return { title, company: before }
  return { title: span, company: null }
}
