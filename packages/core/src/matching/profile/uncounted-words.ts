import { collegeWords, wordsOfGender, wordsOfPlaces } from '../../skills/data/names.ts'
import { normalizeWord } from '../../skills/tokens.ts'

/** Words of gender, origin, place, age, family and college: a requirement that has one is left out of the score. */
export function isNeverCounted(word: string): boolean {
  return neverCounted.has(word)
}

/** Words that say nothing about the work in a requirement: 'good knowledge of', 'years', 'must have'. */
export function isFiller(word: string): boolean {
  return filler.has(word) || /^[\d.]+$/.test(word)
}

/** A word of the name of a place. */
export function isPlace(word: string): boolean {
  return placeWords.has(word)
}

/** A word of rank or of a kind of post, as titles have it: 'senior', 'assistant', 'II'. */
export function isRank(word: string): boolean {
  return ranks.has(word)
}

const ranks = wordSet(`senior junior sr jr lead chief head principal assistant associate deputy vice executive staff
  trainee intern internship apprentice fresher graduate i ii iii iv of and for the in a to general resume curriculum
  vitae cv profile summary specialist officer coordinator analyst professional expert representative member director`)

const placeWords = wordSet(wordsOfPlaces)
const neverCounted = new Set([...wordSet(collegeWords), ...wordSet(wordsOfGender), ...placeWords])

const filler = wordSet(`a an the and or of to in for on with by at from as is are be will can must should may have has
  having we you your our their this that these any all both etc good great strong excellent sound solid basic advanced
  intermediate proficient proficiency fluent knowledge understanding understand experience experienced hands familiar
  familiarity exposure expertise ability able skill skilled required requirement preferred preferably plus bonus nice
  mandatory minimum least year month week day hour yr fresher freshers graduate undergraduate pursuing degree student
  candidate applicant intern internship job role position work working using use other relevant related similar level
  like such into per not no yes if it its also well very who what do does new own tool tools concept concepts general
  interest interested passion passionate willing willingness learn learning comfortable background key time full part
  technical application development management process service software technology executive client usage comp side
  online developing maintaining immediate mindset portfolio enthusiasm enthusiastic zeal eager computer
  attitude`)

function wordSet(words: string): Set<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(normalizeWord),
  )
}
