import { collegeWords } from '../../skills/data/names.ts'
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

const gender = `he she him her his hers himself herself male female man men woman women boy girl gentleman lady ladies
  mr mrs miss ms mister madam sir husband wife mother father mom dad son daughter brother sister sorority fraternity
  maternity paternity married unmarried single bachelor pregnant gender sex age aged caste religion hindu muslim
  christian sikh jain buddhist jew nationality citizen native`

const places = `india bharat indian usa uk uae america american british england canada australia germany france
  singapore dubai london york delhi mumbai bombay bangalore bengaluru hyderabad chennai madras kolkata calcutta pune
  ahmedabad jaipur surat lucknow kanpur nagpur indore thane bhopal visakhapatnam vizag patna vadodara baroda ghaziabad
  ludhiana agra nashik faridabad meerut rajkot varanasi srinagar aurangabad dhanbad amritsar allahabad prayagraj ranchi
  howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh mysore mysuru
  tiruchirappalli trichy bareilly gurgaon gurugram noida aligarh jalandhar bhubaneswar salem warangal guntur saharanpur
  gorakhpur bikaner amravati jamshedpur bhilai cuttack kochi cochin ernakulam dehradun durgapur asansol nellore jammu
  udaipur mangalore mangaluru tirunelveli belgaum ajmer siliguri tirupati thiruvananthapuram trivandrum kozhikode
  calicut kollam thrissur puducherry pondicherry shimla goa panaji navi secunderabad mohali panchkula maharashtra
  karnataka tamil nadu telangana andhra kerala gujarat rajasthan punjab haryana uttar pradesh madhya bihar jharkhand
  odisha orissa bengal assam uttarakhand himachal chhattisgarh sikkim tripura manipur meghalaya nagaland mizoram
  arunachal kashmir ladakh ncr tokyo paris berlin sydney toronto boston chicago seattle austin dallas houston atlanta
  angeles francisco`

const placeWords = wordSet(places)
const neverCounted = new Set([...wordSet(collegeWords), ...wordSet(gender), ...placeWords])

const filler = wordSet(`a an the and or of to in for on with by at from as is are be will can must should may have has
  having we you your our their this that these any all both etc good great strong excellent sound solid basic advanced
  intermediate proficient proficiency fluent knowledge understanding understand experience experienced hands familiar
  familiarity exposure expertise ability able skill skilled required requirement preferred preferably plus bonus nice
  mandatory minimum least year month week day hour yr fresher freshers graduate undergraduate pursuing degree student
  candidate applicant intern internship job role position work working using use other relevant related similar level
  like such into per not no yes if it its also well very who what do does new own tool tools concept concepts general
  interest interested passion passionate willing willingness learn learning comfortable background key time full part
  technical application development management process service software technology executive client usage comp side
  online developing maintaining immediate`)

function wordSet(words: string): Set<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(normalizeWord),
  )
}
