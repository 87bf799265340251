const subjects =
  'english|economics|psychology|clinical|counselling|applied|history|political|hindi|sociology|philosophy|geography|journalism|mass comm|public|social work|development studies|marathi|tamil|sanskrit|urdu|bengali|french|german|linguistics|education|international|anthropology|media|literature|hons|honours|\\('
const branches =
  'computer|mechanical|civil|electrical|electronics|it|cse|ece|information|chemical|instrumentation|automobile|production|biomedical|structural|thermal'
const alone = '(?=$|,|\\s?[(/–-]| or )'
const bachelor = "(?:bachelor|graduate|degree)(?:[’']?s)?(?: degree)?(?: of| in)?"
const master = "(?:master|postgraduate)(?:[’']?s)?(?: degree)?(?: of| in)?"

/** Kinds of degrees and how they are written, as patterns. */
export const degreePatterns: Record<string, string> = {
  commerceBachelor: `b\\.? ?com|${bachelor} commerce|commerce (?:graduate|student)s?`,
  commerceMaster: `m\\.? ?com|${master} commerce`,
  businessBachelor: `b\\.?b\\.?[am]|bms|b\\.m\\.s|${bachelor} (?:business(?: administration| management)?|management studies)`,
  businessMaster: `m\\.?b\\.?a|pgdm|${master} business(?: administration)?|mms`,
  lawBachelor: `ll\\.? ?b|${bachelor} (?:laws?|legislative law)|law (?:graduate|student|degree)s?`,
  lawMaster: `ll\\.? ?m|${master} laws?`,
  engineeringBachelor: `b\\.? ?tech|b\\.e(?=[. ,/(]|$)|be(?= (?:${branches})\\b)|be${alone}|${bachelor} (?:engineering|technology)|engineering (?:graduate|student|degree)s?`,
  engineeringMaster: `m\\.? ?tech|m\\.e(?=[. ,/(]|$)|me(?= (?:${branches})\\b)|me${alone}|${master} (?:engineering|technology)`,
  computerBachelor: `b\\.?c\\.?a|${bachelor} computer applications?`,
  computerMaster: `m\\.?c\\.?a|${master} computer applications?`,
  scienceBachelor: `b\\.? ?sc|${bachelor} science`,
  scienceMaster: `m\\.? ?sc|${master} science`,
  artsBachelor: `b\\.a(?=[. ,/(]|$)|ba(?= (?:in )?(?:${subjects}))|ba${alone}|${bachelor} arts`,
  artsMaster: `m\\.a(?=[. ,/(]|$)|ma(?= (?:in )?(?:${subjects}))|ma${alone}|${master} arts`,
  fineArtsBachelor: `b\\.?f\\.?a|${bachelor} fine arts?`,
  designBachelor: `b\\.? ?des|${bachelor} design`,
  architectureBachelor: `b\\.? ?arch|${bachelor} architecture`,
  pharmacyBachelor: `b\\.? ?pharm(?:a|acy)?|${bachelor} pharmacy`,
  educationBachelor: `b\\.? ?ed|${bachelor} education`,
  medicineBachelor: `m\\.?b\\.?b\\.?s`,
  nursingBachelor: `b\\.? ?sc\\.? nursing|${bachelor} nursing`,
  hotelBachelor: `bhm(?:ct)?|${bachelor} hotel management`,
  journalismBachelor: `bjmc|bmm|${bachelor} (?:journalism|mass (?:communication|media))`,
  socialWorkMaster: `msw|${master} social work`,
  doctor: `ph\\.? ?d|doctorate`,
}

/** Skills that the subjects of degrees show, as these are shortened. */
export const degreeSubjects: readonly (readonly [string, RegExp])[] = [
  ['Mechanical engineering', /^mech(?:anical)?$/i],
  ['Civil engineering', /^civil$/i],
  ['Electrical engineering', /^(?:electrical|eee)$/i],
  ['Electronics', /^(?:electronics|ece|e&tc|entc|extc)$/i],
  ['Computer science', /^(?:cse|computers?|comps?|cs)$/i],
  ['Information technology', /^it$/i],
  ['Chemical engineering', /^chemical$/i],
  ['Automotive engineering', /^auto(?:mobile)?$/i],
  ['Aerospace engineering', /^aero(?:space|nautical)?$/i],
  ['Instrumentation', /^instrumentation$/i],
  ['Biotechnology', /^bio-?tech$/i],
]
