/** 'French beans', 'Persian carpets', 'Japanese encephalitis' */
const ofACountry =
  '(?:beans?|fries|press|toast|windows?|doors?|polish|cuisine|dish(?:es)?|food|wines?|breads?|salads?|dressing|sauce|shepherds?|cars?|carpets?|rugs?|cats?|towels?|massage|encephalitis|measles|horn|knots?|braids?|marigolds?|roses?|oranges?|gardens?|furniture|breakfast|tea|willow|chalk|revolution|buffet|desserts?|pastr(?:y|ies)|chef|restaurants?|tourists?|guests?|cows?|governments?|publishers?|clients?|compan(?:y|ies)|firms?|buyers?|partners?|embassy|delegat(?:es?|ions?)|officials?)'

/** Words that what comes next on the line makes something else, as a pattern: 'spark plug', 'access to'. */
export const wordsBefore: readonly (readonly [string, string])[] = [
  ['access', 'to|road|control'],
  ['property management', 'systems?|software'],
  ['unit test', '\\d|marks?|exams?|papers?|of (?:engineering|math\\w*|physics|chemistry|english)'],
  ['sql', 'editors?|lab (?:editor|tab|page|panel|view)s?'],
  ['excel', '(?:in|under|within) (?:an? )?(?:academ|stud|class|sport|exam|school|college|all|any|every|both|my|life|new|pressure|dynamic|fast|challeng|team|leader)\\w*|as an? |at(?! (?:an? )?(?:basic|advanced|intermediate|beginner|expert|good|work))'],
  ['sourcing', '(?:of )?(?:potential |new |prospective )?(?:customers?|clients?|leads?|candidates?|talents?|students|donors?|investors?)'],
  ['spark', 'plugs?|gap|erosion|ignition|timing'],
  ['gst', 'numbers?(?! (?:for|of) \\d)'],
  ['tally', 'lamps?|lights?|marks?|counters?|of (?:runs|votes|scores?|points|birds|heads)'],
  ['slack', 'lin(?:e|ing)|season|hours?|time|adjusters?|rope|water'],
  ['rust', 'proof(?:ing|ed)?|removal|removing|cleaning|marks?|spots?|converter|resistan(?:t|ce)|prevention'],
  ['spring', '(?:mass|steel|loaded|balance|onions?|water|rolls?|festival|collection|summer|rate|stiffness|constant)'],
  ['shell', '(?:mou?ld(?:ing)?|and tube|casting|core|eggs?|fish|thickness|company|companies)'],
  ['flask', '(?:shakers?|cultures?|washing|method)'],
  ['hive', '(?:inspections?|boxes|frames?|management|stands?)'],
  ['swift', '(?:dzire|car|response|codes?|messages?|mt\\d+|nests?|birds?)'],
  ['notion', 'that|of'],
  ['cloud', 'chambers?|cover|seeding|kitchens?|burst'],
  ['unity', '(?:day|march|run|rally|hospital|pledge|connection|voicemail)'],
  ['nursing', '(?:home|mothers?|pads?|chairs?|administrat\\w+|directors?|supervisors?|superintendents?)'],
  ['communication', '(?:cables?|lines|equipment|towers?|satellites?|protocols?|engineering|rooms?)'],
  ['planning', '(?:acts?|permissions?|commissions?|authorit(?:y|ies))'],
  ['research', '(?:stations?|vessels?|grants?|fund(?:s|ing)|cent(?:er|re)s?|departments?|accounts|organi[sz]ations?|inquir(?:y|ies))'],
  ['manufacturing', '(?:plants?|facilit(?:y|ies)|compan(?:y|ies)|firms?|units?|industry|sector|clients?)'],
  ['quality improvement', 'organi[sz]ations?'],
  ['front end', '(?:of (?:the |a )?(?:store|shop|house)|loaders?|staff|associates?|cashiers?|supervisors?|clerks?|managers?)'],
  ['front-end', '(?:of (?:the |a )?(?:store|shop|house)|loaders?|staff|associates?|cashiers?|supervisors?|clerks?|managers?)'],
  ['retail', '(?:spaces?|leases?|loans?|credit|propert(?:y|ies)|bank(?:s|ing)|investors?|prices?)'],
  ['catering', 'to(?! \\d)'],
  ['reporting', '(?:directly )?to'],
  ['maintenance', 'of (?:[\\w-]+ ){0,3}(?:relation\\w*|records?|files?|data\\w*|accounts?|books|documents?|registers?|confidentiality|discipline)'],
  ['oracle', 'bones?'],
  ['sketch', '(?:books?|pads?|pens?)'],
  ['stata', 'center'],
  ['linkedin', 'learning'],
  ['maya', '(?:civili[sz]ation|culture|temples?)'],
  ['zoom', 'lens(?:es)?'],
  ['teams', 'of'],
  ['outlook', 'on|for|of|report'],
  ['express', '(?:trains?|deliver(?:y|ies)|couriers?|highway|mail|newspaper)'],
  ['foundry', 'sand'],
  ['apollo', '(?:pharmacy|hospitals?|clinics?|tyres?|diagnostics?|dental|munich|health\\w*)'],
  ['go', 'kart(?:s|ing)?|downs?|green'],
  ['keynote', '(?:speakers?|speech(?:es)?|address|talks?|lectures?)'],
  ['pages', 'of'],
  ...['english', 'french', 'german', 'spanish', 'italian', 'japanese', 'chinese', 'korean', 'russian', 'turkish', 'persian', 'dutch', 'swedish', 'portuguese', 'mandarin'].map(
    (language): [string, string] => [language, ofACountry],
  ),
  ['word', 'of|search|games?|count|problems?|limit'],
  ['numbers', 'of|to'],
]

/** Tests and loads of what is no program. */
export const physicalTests =
  'static analysis|load testing|load tests|stress testing|stress tests|stress test|load test|performance testing|penetration testing|penetration test|smoke testing|smoke test|unit testing|load balancing'
export const physicalThings =
  /\b(?:ansys|abaqus|fea|structur\w*|beams?|brackets?|frames?|chassis|truss\w*|columns?|slabs?|piles?|soils?|concrete|steel|bridges?|springs?|shafts?|gears?|wings?|pumps?|engines?|motors?|turbines?|boilers?|valves?|pipes?|drains?|batter(?:y|ies)|transformers?|feeders?|phases|tyres?|tires?|welds?|joints?|loans?|portfolios?|banks?|patients?|treadmill)\b/i

/** What others do 'under the direct supervision of a dentist'. */
export const doneByOthers = ['supervision', 'guidance', 'mentorship', 'mentoring', 'leadership']

const beckInventory = /\b(?:beck|personality|depression|anxiety|interests?|multiphasic|stress) inventor(?:y|ies)\b/i

/** Collections that a reader searches: 'researched precedents in legal databases'. */
const dataOfOthers =
  /\b(?:journal|legal|law|literature|academic|bibliographic|e-?resources?|library|patent|scopus|pubmed|manupatra|scc online) databases?\b|\bdatabases? (?:such as|like|including) (?:scc|manupatra|pubmed|scopus|westlaw|lexis)/i

/** The desk of a fest, a court or a hospital, not of computers. */
const helpOfOthers =
  /\b(?:visitors?|legal|petitions?|patients?|enquir(?:y|ies)|tourists?|women|pilgrims?|lost|fest|passengers?|guests?|voters?|admissions?|parents)\b/i

/** Words that the text around them makes something else. */
export const wordsAmong: readonly (readonly [string, RegExp])[] = [
  // Districts and towns: 'Dakshina Kannada', 'English Bazar'
  ['kannada', /\b(?:dakshina|uttara|north|south) kannada\b/i],
  ['english', /\benglish (?:bazar|bazaar)\b/i],
  [
    'onboarding',
    /^(?!.*\b(?:hires?|joiners?|employees?|staff|interns|hr|volunteers)\b).*\b(?:screens?|flows?|apps?|redesign\w*|sign-?ups?|wireframes?|prototypes?|users?|figma|sellers?|merchants?|vendors?|drop-?offs?)\b/is,
  ],
  // 'Learnt React from YouTube'
  [
    'youtube',
    /^(?!.*\byoutube (?:channels?|videos?|shorts|page|studio|ads|analytics|thumbnails?)\b).*\b(?:learn(?:ed|t|ing)?|studied|taught myself|self[- ]taught)\b[^.;]{0,60}\b(?:from|via|through|off|watching) (?:the )?youtube\b/is,
  ],
  ['ai', /\bAI (?:\p{L}+ )?(?:in|of|on|for) (?:\d+ )?(?:\p{L}+ )?(?:cows?|buffalo\w*|heifers?|cattle|goats?|sows?|mares?)\b/iu],
  ...['counselling', 'counseling'].map((word): [string, RegExp] => [
    word,
    /\b(?:cuet|jee|neet|josaa|csab|k?cet|eamcet|eapcet|comedk|seat|allot\w*|rank)\b/i,
  ]),
  [
    'python',
    /\b(?:snakes?|reptiles?|zoo|set free|forest guards?|feed|fed|feeding|spotting|watching|catching|cobras?|venom|rescue[ds]?|burmese|herpetolog\w+|vivarium)\b/i,
  ],
  ['tableau', /\b(?:parade|floats?|republic day|stage|dance|nativity|carnival|procession)\b/i],
  ['administration', /\b(?:hotel|hospitality|business|public|hospital|health|tourism)(?: and \p{L}+)? administration/iu],
  ['credit note', /\bcredit note on\b/i],
  ['vocational training', /^\W{0,4}vocational training\s?(?:$|[,:(|–-]|at\b|in\b|from\b)/i],
  ['humanity', /\bhumanity\b/i],
  ['harvesting', /\b(?:rain ?water|rain|energy|data) harvesting/i],
  ['java', /\b(?:coffee|arabica|robusta|espresso|barista|caf[eé]|island|temples?|sea|plum|sparrows?|sumatra|indonesia)\b/i],
  [
    'illustrator',
    /\b(?:freelance|children['’]s|book|storybook|digital|comic|staff|junior) illustrator\b|\billustrator (?:intern|trainee|at|for)\b/i,
  ],
  ['bms', /\bBMS\b[^.;]*\b(?:college|university|institute|school|(?:19|20)\d\d|cgpa)\b|\bdegree\b/i],
  [
    'deployment',
    /\b(?:police|troops|guards?|forces?|staff|volunteers|nurses|personnel|manpower|labou?r(?:ers)?|workers|buses|vehicles)\b/i,
  ],
  ['inventory', beckInventory],
  ['inventories', beckInventory],
  ['c', /\b(?:hepatitis|vitamins?|vit|block|section|class|grade|wing|gate|platform|type|group|division|category|hall|schedule|form|plan) C\b/i],
  ['mice', /\b(?:room|cages?|rats?|traps?|ate|swiss|albino|wistar|knockout|injected)\b/i],
  ['sap', /\bsap (?:flow|feed|suck|tapp|ooz|rise)|\b(?:tree|plant|cell|xylem|maple|rubber|neera|toddy|palm|leaf|stem) sap\b/i],
  ['pandas', /\b(?:bears?|bamboo|zoo|otters?|tigers?|animals?|enclosures?|giant|red|wildlife|cubs?|forest) ?\b/i],
  ['kafka', /\b(?:essay|novels?|author|stories|franz|metamorphosis|literature)\b/i],
  ['docker', /\b(?:ships?|harbou?r|yard|port|wharf|jetty|cargo)\b/i],
  ['delphi', /\b(?:oracle of|greek|temple)\b/i],
  ['scrum', /\b(?:rugby|half)\b/i],
  [
    'communication',
    /\b(?:serial|data|wireless|optical|radio|satellite|digital|analog(?:ue)?|cell(?:ular)?|inter-?process|uart|spi|i2c|can bus|vehicle|machine)[ -](?:to[ -]\p{L}+ )?communication/iu,
  ],
  ['coordination', /\bcoordination (?:compounds?|complex(?:es)?|polymers?|chemistry|numbers?|sphere)\b/i],
  ['delegation', /\bdelegation of (?:\d|\p{L}+ (?:students|delegates|members))|\b(?:a|the|our|\d+) (?:[\p{L}-]+ )?delegation\b/iu],
  ['latex', /\blatex (?:gloves?|allerg\w+|rubber|paint|agglutination|mattress\w*|tapping)\b|\brubber latex\b/i],
  ['statistics', /\b(?:batting|bowling|cricket|football|match|player|players'|team's|sports?) statistics\b/i],
  ['circuit', /\b(?:racing|race|laps?|tourist|house|heritage|circuit (?:house|training))\b/i],
  ['circuits', /\b(?:racing|tourist|heritage|temple) circuits\b/i],
  ['pcb', /\bPCB (?:stream|group|subjects?)\b|\bphysics\b.*\bbiology\b|\b(?:XII|12th|10\+2|secondary|HSC|CBSE)\b/i],
  ['tds', /\b(?:meters?|dissolved|ppm|water|purifiers?|turbidity)\b/i],
  ['visualization', /\b(?:meditation|yoga|mindfulness|relaxation)\b/i],
  [
    'translation',
    /\btranslation (?:vectors?|symmetry|and rotation|of axes|quality of)|\brotation and translation|\bread (?:a|the) (?:\p{L}+ )?translation/iu,
  ],
  ['reservation', /\b(?:quota|caste|category|obc|sc|st|women['’]s|policy|without) reservation|reservation (?:quota|policy|category|in)\b/i],
  ['reservations', /\b(?:have|had|without|some|no) reservations|reservations (?:about|in (?:education|indian|jobs))|\bcaste\b/i],
  ['tally', /\b(?:a|running|final|medal|vote|score) tally\b|\btally (?:of (?:runs|votes|points|scores|goals|medals)|marks?|counters?)/i],
  ['due diligence', /\bwith (?:\p{L}+ )?due diligence\b/iu],
  ['salary slips', /\b(?:loans?|applicants?|borrowers?|tenants?)\b/i],
  ['double entries', /\b(?:remov|delet|clean|correct|duplicate|wrong|blank)\p{L}*/iu],
  ['accounts', /\b(?:savings?|current|bank|customers?|clients?|user|deposit|loan|demat|e-?mail|instagram|facebook|social media|key) accounts\b/i],
  ['help desk', helpOfOthers],
  ['helpdesk', helpOfOthers],
  ['performing arts', /\bcent(?:er|re) for the performing arts\b/i],
  ['payroll', /\bon (?:the|its|their|a) payrolls?\b/i],
  ['radio', /\bradio (?:sets?|repair|frequenc\w+|control\w*|parts?|waves?|astronomy)|\bradios?\b.{0,20}\brepair/i],
  ['dashboard', /\b(?:cars?|vans?|vehicles?|buses|seats?|bikes?|polish\w*|kilomet\w+)\b/i],
  ['5s', /\b(?:iphone|second|minutes?) 5s\b/i],
  ['litigation', /\bunder litigation\b|\bno (?:\p{L}+ ){0,4}litigation|litigation pending against/iu],
  ['sterilization', /\b(?:family planning|male|female|dogs?|stray|vasectomy)\b/i],
  ['illustration', /\b(?:by way of|with an) illustration\b/i],
  ['recruitment', /\b(?:army|military|police|agniveer) recruitment|\brecruitment rally/i],
  ['databases', dataOfOthers],
  ['database', dataOfOthers],
  ['recording', /\b(?:monitor\w*|report\w*|results?|readings?|data|logs?|patients?|temperatures?|entries|document\w*)\b/i],
  ['first aid', /\b(?:mental health|psychological) first aid/i],
  [
    'logistics',
    /\b(?:event|conference|meeting|travel|workshop|course|training|wedding|venue|programme?|show|camp)s?(?:,? (?:and|&) \p{L}+)? logistics|\blogistics (?:of|for|at) (?:[\p{L}\d-]+ ){0,3}(?:events?|conferences?|meetings?|workshops?|courses?|offerings|trainings?|weddings?|shows?|camps?|fests?|seminars?)\b/iu,
  ],
  ['leadership', /\b(?:senior|executive|company|business|school|client|hr|sales|divisional|corporate|with|to|from) leadership\b(?! (?:skills?|roles?|experience|positions?|abilit\w+|development|training|program\w*))/i],
  ['supervision', /\bsupervision (?:of|for|to) (?:[\p{L}-]+ ){0,2}(?:patients?|clients?|residents?|children|kids|infants|toddlers|students|pupils|those|elders?)\b/iu],
  ['supervision', /\b(?:without|minimal|minimum|little|no|limited|any) (?:\p{L}+ ){0,2}supervision/iu],
  ['react', /(?<!\b(?:in|using|with|on|of) )react (?:to|with)\b/i],
  ['surgery', /\b(?:after|post|before|following|underwent|undergone|had|since) (?:[\p{L}-]+ ){0,2}surgery\b|\bpost-surgery\b/iu],
  [
    'civil',
    /\bcivil (?:(?:and|&|or|\/) (?:criminal|property|family|commercial|revenue)\b|suits?|disputes?|law|lawyers?|cases?|courts?|matters|judges?|side|litigation|rights|society|services?|procedure|aviation|hospital|surgeon|defence|supplies)|\b(?:criminal|property|family) (?:and|&|or) civil\b/i,
  ],
  ['rct', /\b(?:dental|tooth|teeth|molars?|crowns?|fillings?|scaling|extractions?|obturation|assist\w* in RCT)\b/i],
  ['unity', /\b(?:cisco|voicemail|call manager)\b/i],
  ['express', /\b(?:cisco|outlook|call manager|contact cent(?:er|re)) express\b/i],
  ['prs', /\d PRs\b|\bPRs? (?:review|merge|open|rais|clos)|(?:review|merg|rais|open)\p{L}* (?:\p{L}+ )?PRs\b/iu],
  ['balance exercise', /\b(?:closing|opening|ledgers?|bank|trial|tally|reconcil\w*)\b/i],
  ['balance exercises', /\b(?:closing|opening|ledgers?|bank|trial|tally|reconcil\w*)\b/i],
  ['montessori', /\bmontessori (?:\p{L}+ )?(?:bus|van|transport|fees?|accounts|building|website)\b/iu],
  ['rom', /\b(?:flash\w*|custom|android|phones?|memory|ram|chips?|cd|dvd|firmware|bios|eprom)\b/i],
  [
    'cod',
    /\b(?:payments?|orders?|cash|deliver\w+|riders?|parcels?|courier|amounts?|fish|fry|shipments?|collect\w*|customers?|refunds?|rto|remittance)\b/i,
  ],
  ['bod', /\b(?:directors?|meetings?|minutes|resolutions?|board|agenda|committee|members)\b/i],
  ['oos', /\b(?:stock\w*|skus?|shelf|shelves|stores?|orders?)\b/i],
  ['udid', /\b(?:iphones?|ios|ipad|builds?|devices?|xcode)\b/i],
  ['epr', /\b(?:pairs?|paradox|spectr\w+|spin|bell)\b/i],
  ['esr', /\b(?:capacitors?|meter|bench|circuits?|spectr\w+|spin)\b/i],
  ['tmt', /\b(?:bars?|rods?|steel|cement|mm|rebars?|fe ?\d{3}|binding wire|tonnes|tons)\b/i],
]
