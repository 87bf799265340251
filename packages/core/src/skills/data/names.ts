/** Words of names of places of education. */
export const collegeWords = `university college institute institution school academy vidyalaya vidyapeeth polytechnic
  universiti universidad universidade universite universität hochschule iit nit iiit iim bits iisc iiser nift nid nlu
  aiims`

/** Words that end the name of an employer, a conference or a contest. None of them ends the name of a skill. */
export const wordsOfFirms = `blog magazine gazette quarterly tribune chronicle bank hospital hospitals clinic cafe bakery bakers couriers realty realtors motors constructions builders
    developers industries enterprises associates technologies infotech softech infosystems consultants consultancy foods
    snacks sweets creams ltd limited pvt llp inc hotel hotels resort restaurant inn dhaba textiles jewellers traders
    travels airlines airways pharma pharmaceuticals productions herald samachar publications publishers house mart bazaar supermarket cooperative preschool playschool nursery kindergarten gym salon boutique
    stadium nagar nadu summit challenge hackathon championship congress convention colloquium conference symposium conclave expo olympiad cup telecom polymers castings steels
    cements diagnostics caterers provisions agency agencies ventures holdings securities
    finserv palace lodge villa residency regency suites diner eatery bistro tavern dairy dairies farms orchards estates mills distillery brewery florist freight carriers movers tyres paints cables seeds teas spices oils ceramics tiles marbles jewels opticals electricals foundation trust theatre cinema cinemas festival hospice vineyards towers apartments heights
    gardens colony city chowk station junction bhavan plaza`

/** Words that end what comes before a name: 'Data Analyst Intern Axis Bank'. */
export const wordsOfPosts = `intern internship trainee developer engineer analyst executive assistant designer writer manager
    officer associate consultant volunteer student at for with from in by joined worked`

/** Words of gender, family, age and origin. */
export const wordsOfGender = `he she him her his hers himself herself male female man men woman women boy girl gentleman lady ladies
  mr mrs miss ms mister madam sir husband wife mother father mom dad son daughter brother sister sorority fraternity
  maternity paternity married unmarried single bachelor pregnant gender sex age aged caste religion hindu muslim
  christian sikh jain buddhist jew nationality citizen native`

/** Words of names of places. */
export const wordsOfPlaces = `india bharat indian usa uk uae america american british england canada australia germany france
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
