/** Words of names of places of education. */
export const collegeWords = `university college institute institution school academy vidyalaya vidyapeeth polytechnic
  universiti universidad universidade universite universität hochschule iit nit iiit iim bits iisc iiser nift nid nlu
  aiims`

/** Words that end the name of an employer, a conference or a contest. None of them ends the name of a skill. */
export const wordsOfFirms = `bank hospital hospitals clinic cafe bakery bakers couriers realty realtors motors constructions builders
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
