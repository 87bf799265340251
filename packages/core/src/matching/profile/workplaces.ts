import type { Line } from '../../resume/layout/resume-lines.ts'
import type { Source } from '../../resume/resume-draft.ts'
import { fields } from '../../skills/vocabulary.ts'

/** Fields of work by the kind of place that an employer's name or description says it is. */
const fieldsOfPlaces: Record<string, string> = {
  Healthcare:
    'hospitals?|clinics?|nursing home|phc|chc|health cent(?:re|er)|wards?|laborator(?:y|ies)|diagnostics?|blood bank|dental',
  'Biology and biotechnology': 'laborator(?:y|ies)|diagnostics?|biotech',
  Pharmacy: 'pharmacy|pharmacies|pharma|medicals|medical (?:stores?|hall|shop)|chemists?|druggists?',
  'Hospitality and travel': 'hotels?|resorts?|homestays?|tours?|travels?',
  Culinary: 'hotels?|restaurants?|kitchens?|caf[eé]s?|baker(?:y|ies|s)|caterers?|dhabas?|canteens?|sweets',
  'Law and public policy':
    'advocates?|law (?:office|firm|chamber)s?|chambers|legal (?:aid|services)|company secretar(?:y|ies)|courts?',
  Accounting: '(?:chartered )?accountants?|tax consultants?|company secretar(?:y|ies)',
  'Banking and insurance': '(?<!blood )(?:banks?)|insurance|microfinance',
  'Civil engineering and construction': 'constructions?|builders?|infra(?:structure|tech|projects)?',
  'Architecture and interiors': 'architects?|interiors?',
  'Teaching and education': 'schools?|vidyalaya|pathshala|anganwadi|tuitions?|coaching',
  Retail: 'marts?|stores?|bazaar|supermarkets?|shops?|showrooms?',
  'Environment and agriculture': 'farms?|krishi|agro|nursery|dairy',
  'Film and animation': 'films?|vfx|animations?',
  'Fashion and textiles': 'boutiques?|fashions?|garments?|apparels?|tailors?|textiles?',
}
const places = Object.entries(fieldsOfPlaces).map(
  ([name, words]) => [fields.findIndex((field) => field.name === name), new RegExp(`\\b(?:${words})\\b`, 'i')] as const,
)
const longestName = 60

/** The fields of work of the kind of place that the line of an employer names: a hotel's are guests and food. */
export function fieldsOfPlace(lines: readonly Line[], company: Source | null): number[] {
  if (company === null) return []
  const text = lines[company.line]?.text ?? ''
  const after = text
    .slice(company.end)
    .match(/^[^.;:]*/)![0]
    .slice(0, longestName)
  const name = text.slice(company.start, company.end) + after
  return places.flatMap(([field, words]) => (words.test(name) ? field : []))
}
