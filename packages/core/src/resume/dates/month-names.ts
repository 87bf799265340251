/**
 * Months ('01' to '12') with their names as alternatives of a case-insensitive regular expression: English, German,
 * French, Spanish, Portuguese, Italian and romanized Hindi. Abbreviations that are English words ('set', 'out', 'ago')
 * need a dot or a slash after them.
 */
export const months: readonly (readonly [string, string])[] = [
  ['01', 'january|jan|januar|jänner|janvier|janv|enero|ene|janeiro|gennaio|gen(?=[./])|janvari'],
  ['02', 'february|febr?|februar|février|fevrier|févr?|febrero|fevereiro|fev|febbraio|farvari'],
  ['03', 'march|mar|märz|mär|maerz|mrz|mars|marzo|março'],
  ['04', 'april|apr|avril|avr|abril|abr|aprile|aprail'],
  ['05', 'may|mai|mayo|maio|maggio|mag(?=[./])'],
  ['06', 'june?|juni|juin|junio|junho|giugno|giu|joon'],
  ['07', 'july?|juli|juillet|juil|julio|julho|luglio|lug(?=[./])|julai'],
  ['08', 'august|aug|août|aout|agosto|ago(?=[./])|agast'],
  ['09', 'september|sept?|septembre|septiembre|setiembre|setembro|settembre|set(?=[./])|sitambar'],
  ['10', 'october|oct|oktober|okt|octobre|octubre|outubro|out(?=[./])|ottobre|ott(?=[./])|aktubar'],
  ['11', 'november|nov|novembre|noviembre|novembro|navambar'],
  ['12', 'december|dec|dezember|dez|décembre|decembre|déc|diciembre|dic|dezembro|dicembre|disambar'],
]

/** Seasons and half years with the month in which they begin. */
export const seasons: readonly (readonly [string, string])[] = [
  ['01', 'winter|wintersemester|hiver|invierno|inverno|h1|1st half'],
  ['03', 'spring|frühling|frühjahr|printemps|primavera'],
  ['06', 'summer|sommer|sommersemester|verano|verão'],
  ['07', 'h2|2nd half'],
  ['09', 'autumn|fall|herbst|automne|otoño|outono|autunno'],
]

/** Words for an open end ('present'), as alternatives of a regular expression. */
export const openEnds =
  'present|current(?:ly)?|now|ongoing|on-going|today|till[ -]?(?:date|now)|to date|until now|date|pursuing|continuing'

/** The same in other languages, and ambiguous words; they count only in a range. */
export const openEndsInRange =
  "in progress|pres|heute|jetzt|aktuell|dato|actuel|présent|aujourd['’]hui|ce jour|en cours|presente|actualidad|actual|hoy|atual|hoje|" +
  'momento|oggi|attuale|in corso|vartaman|ab tak'

/** Words between the start and the end of a range. */
export const untilWords =
  "to|until|till|through|thru|upto|up to|bis(?: zum)?|au|à|al?|hasta(?: la| el)?|até(?: o)?|ao|ad|fino ad?|jusqu['’](?:à|en)|se"

/** Words before a start without an end. */
export const sinceWords = 'since|seit|depuis|desde|dal'
