/** Whether a line begins with the authors of a publication, or with its title in quotation marks. */
export const beginsPublication = (text: string): boolean =>
  (citation.test(text) && !degree.test(text)) || (quoted.exec(text)?.index ?? text.length) < longestMark

// 'M.Sc. Dissertation' has no author M. Sc.
const degree = /^\P{L}{0,6}[BM]\.? ?(?:Sc|Tech|Com|Pharm|Des|Arch|Ed|Phil)\b/u
// Of a list: '12. '
const longestMark = 5
export const quoted = /[“"‘][^“”"]{10,250}[”"’]/u

// 'Rao A., Shah P. (2023). Soil sensors.', 'A. Rao and P. Shah, "Soil sensors"', 'Rao AB, Shah P. Soil sensors.'
const author = String.raw`(?:\p{Lu}[\p{L}'’-]+,? (?:(?:\p{Lu}\. ?-?){1,3}|\p{Lu}{1,3}(?!\p{L}))|(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+)`
export const authors = String.raw`^\P{L}{0,6}(?:${author}(?:, ?(?:and |& )?| ?& ?| and |; ?)){0,12}${author}`
const several = String.raw`^\P{L}{0,6}(?:${author},? ?){1,12}(?:and|&) ${author},`
// A single name before a bracket or comma may be a thing: 'Alumni CRM (Django)'.
const citation = new RegExp(
  String.raw`${several}|${authors}(?:,? et al\.?)?(?:[.:]| ?\((?=(?:19|20)\d\d)|, ?(?=["“‘]|(?:19|20)\d\d.{4})|(?<=\. ?),?) ?\S`,
  'u',
)
