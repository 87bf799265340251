/**
 * Skills that are meant in full by a longer name that ends with theirs: 'Legal research' is research. Names where the
 * last word means something else are left out ('Operations research').
 */
const heads = `research biology planning marketing prototyping counseling coordination negotiation microscopy valuation
  consulting budgeting illustration weaving mentoring photography editing teaching nursing translation auditing surgery
  statistics forecasting surveying packaging physiology psychology banking animation debugging caching maintenance`.split(
  /\s+/,
)
const notOfHead = new Set([
  'Operations research',
  'Capital budgeting',
  'Tour packaging',
  'Blood banking',
  'Environmental auditing',
  'Night auditing',
  'Photo editing',
  'Video editing',
  'Audio editing',
  'Reels editing',
  'Genome editing',
  'Quantity surveying',
  'Podcast editing',
  'Multicam editing',
  'Subtitles and captions editing',
  'Investment banking',
  'Property valuation',
  'Actuarial valuation',
  'Weather forecasting',
  'Fashion trend forecasting',
  'Court file maintenance',
  'Pool maintenance',
  'Veterinary surgery',
  'Financial planning',
  'Estate planning',
  'Retirement planning',
  'Urban planning',
  'Survey research',
  'Admissions counseling',
  'Camp counseling',
])

/** The skill that ends the name of another, in full: 'Research' of 'Legal research'. */
export function headOf(name: string): string[] {
  const last = name.split(' ').at(-1)!
  const isHeaded = name.includes(' ') && heads.includes(last) && !notOfHead.has(name)
  return isHeaded ? [last.slice(0, 1).toUpperCase() + last.slice(1)] : []
}
