/** Skills and wordings of which the sentence says something wider: a package may be of pay, a condition one of health. */
export const wideNames = `Account management|Account opening|Load balancing|Condition monitoring|Distribution|Electrical wiring|Investment banking|Issue management
  Management accounting|Operations management|Organizational development|Package management|Performance management
  Performance optimization|Personal training|Pharmaceutical analysis|Portfolio management|Pricing strategy
  Property management|Property showings|Release management|Set design|Society management|State management|System design|Test preparation|Time management
  Tool design|Warranty claims|activity planning|app development|application development|bid management|book keeping|copy checking|model making|paper checking|phone selling
  budget forecasting|post editing|check processing|data preparation|english speaking|gear design|layout planning|Machine operation|report making
  leadership development|ledger maintenance|line development|map making|material selection|materials management|network management
  package design|policy making|policy writing|procedure development|program planning|program development
  project delivery|quality improvement|report preparation|report generation|resource management
  scientific communication|security management|site management|site monitoring|store management|stores management
  accounts maintenance|attendance maintenance|document arrangement|document maintenance|file maintenance|order coordination|proposal drafting
  system testing|target achievement|travel planning|trend analysis|trend forecasting|trend research
  Beta testing|Drive testing|Form validation|Network monitoring`

/** Verbs that show a skill by themselves at the start of a clause. */
export const verbsOfSkills = `researched Research|translated Translation|proofread Proofreading|tutored Tutoring|mentored Mentoring|taught Teaching
  counselled Counseling|counseled Counseling|photographed Photography|animated Animation|illustrated Illustration
  welded Welding|soldered Soldering|negotiated Negotiation|debugged Debugging|refactored Refactoring|audited Auditing
  prototyped Prototyping|wireframed Wireframing|transcribed Transcription|catered Catering|baked Baking|edited Editing
  subtitled Subtitling|dubbed Dubbing|sketched Sketching|storyboarded Storyboarding|choreographed Choreography
  budgeted Budgeting|recruited Recruitment|onboarded Onboarding|archived Archiving|catalogued Cataloguing
  curated Curation|invoiced Invoicing|procured Procurement|calibrated Calibration|titrated Titration|dissected Dissection
  pipetted Pipetting|autoclaved Autoclaving|immunised Immunization|documented Documentation|volunteered Volunteering
  anchored Anchoring|debated Debating|wove Weaving|sewed Sewing|machined Machining|surveyed Surveys
  interviewed Interviewing|scheduled Scheduling|draped Draping|embroidered Embroidery|stitched Sewing
  triaged Triage|immunized Immunization|vaccinated Immunization|dispensed Dispensing|sterilised Sterilization
  sterilized Sterilization|fermented Fermentation|distilled Distillation|centrifuged Centrifugation|vouched Vouching
  typed Typing|blogged Blogging|sculpted Sculpture|refereed Refereeing|umpired Refereeing
  collaborated Teamwork|mediated Mediation|lobbied Lobbying|programmed Programming|coded Programming|forecast Forecasting
  forecasted Forecasting|clustered Clustering|brazed Brazing`

/** Objects with which a verb shows another skill: who taught mothers, or exercises, gave no lessons, who photographed gels kept records. */
export const objectsOfOthers: readonly (readonly [string, RegExp])[] = [
  [
    'Teaching',
    /\bt(?:aught|each(?:es|ing)?) (?:[\p{L}\d,-]+ ){0,3}?(?:mothers|women|farmers|villagers|patients|famil\w+|residents|households|workers|customers|clients|guests|users|colleagues|staff|employees|interns?|trainees?|joiners?|shopkeepers|vendors|elders|myself|exercises?|breathing|insulin|inhalers?|posture|gait|hygiene|hand-?wash\w*)\b/iu,
  ],
  [
    'Auditing',
    /\baudited (?:[\p{L}\d-]+ ){0,3}?(?:energy|water|waste|safety|lighting|apps?|sites?|websites?|screens?|pages|colou?rs?|accessibility|content|posts|seo|code|kitchens?|hygiene|toilets|5s|cribs?|stores|quality|process(?:es)?|roads?|parks?)\b/iu,
  ],
  [
    'Counseling',
    /\bcounsel\p{L}* (?:[\p{L}\d,-]+ ){0,3}?(?:patients|customers|buyers|clients on|farmers|mothers|attendants|relatives|applicants|aspirants|candidates|shoppers|on (?:dose|dosage|diet|inhaler|insulin|storage|courses|admissions?))\b/iu,
  ],
  ['Specimen preparation', /\bslides (?:for|on|about|of) (?:an? |the |my |our )?(?:\p{L}+ )?(?:seminars?|talks?|presentations?|lectures?|lessons?|class|meetings?|pitch|defen[cs]e|viva)\b/iu],
  ['Room cleaning', /\b(?:vegetable|seed|flower|nursery|raised|filter|garden|sand) beds?\b/i],
  ['Baking', /\bbaked (?:[\p{L}-]+ ){0,3}?(?:textures?|light(?:s|ing)?|maps?|normals?|samples?|bricks?|clay|pots?|glass)\b/iu],
  ['Automotive repair', /\b(?:game|unity|unreal|simulation|app)\b/i],
  ['Filing', /^(?!.*\b(?:files?|papers?|documents?|records?|letters?|folders?|bills|vouchers?|forms?|regist\w*|certif\w*|invoic\w*)\b).*\b(?:display|counter|shelves|shelf|racks?|room|kitchen|lab)\b/i],
  [
    'Conflict resolution',
    /\b(?:oral|final|written|legal|his|her) arguments?\b|\barguments? (?:were|was|before|in court|of)\b/i,
  ],
  ['Preventive maintenance', /\b(?:helmets?|barricad\p{L}+|harness\p{L}*|(?:seat|safety) belts?)\b/iu],
  ['Pricing strategy', /\bprice (?:tags?|labels?|stickers?)\b/i],
  ['Phlebotomy', /\bblood (?:donation|camps?|bank|group|drive)/i],
  ['Storytelling', /\b(?:wr[io]te|writing|written|took|taking|noted|jotted) down\b/i],
  ['Resume screening', /\b(?:loans?|scholarships?|pensions?|schemes?|ration|admissions?)\b/i],
  ['Loan processing', /\bslips? of (?:[\p{L}\d]+ ){0,2}?(?:workers|staff|employees|labou?rers|drivers|guards|teachers)\b/iu],
  ['Science teaching', /\b(?:social|political|home|computer|commerce and social) sciences?\b/i],
  ['Creative writing', /\bdown (?:the|what|their|each) stor(?:y|ies)\b|\b(?:their|his|her|user|customer|success|news|impact|front-page|local) stor(?:y|ies)\b/i],
  ['Immunization', /\bvaccinat(?:ed|ing) (?:[\p{L}\d-]+ ){0,3}?(?:goats?|cows?|cattle|calves|buffaloe?s|sheep|pigs|dogs?|cats|puppies|birds|chicks|poultry|animals|livestock)\b/iu],
  ['Interviewing', /\binterviewed (?:at|by|for|with)\b/i],
  [
    'Recruitment',
    /\brecruited (?:as|by|from|into|to|(?:[\p{L}\d,-]+ ){0,3}?(?:subjects|participants|respondents|patients|donors|controls|cases|volunteers))\b/iu,
  ],
  [
    'Scriptwriting',
    /\b(?:matlab|python|r|shell|bash|sql|macro|test|build|batch|vba|perl|automation|deployment|migration|node|javascript|apps) scripts?\b/i,
  ],
  [
    'Programming',
    /\b(?:programmed|coded)(?:,? [\p{L}\d,-]+){0,3}? (?:events?|shows?|festivals?|answers?|responses?|transcripts?|interviews?|themes?|themati\p{L}+|by hand|(?:in|into) (?:ms |microsoft )?(?:excel|spss)|data|invoices|bills|ledgers?|expenses|claims|diagnoses|diagnosis)\b/iu,
  ],
  ['Forecasting', /\bforecasts? (?:process|and|model|report|for|month)\b|\bforecast ?\//i],
  [
    'Translation',
    /\btranslated (?:[\p{L}-]+ ){0,3}?(?:concepts?|requirements?|goals?|objectives?|data|needs|ideas?|strateg(?:y|ies)|vision|designs?|feedback|insights?|mock-?ups?)\b/iu,
  ],
  ['Typing', /\btyped (?:the )?(?:minutes|answers)\b/i],
  [
    'Onboarding',
    /\bonboarded (?:[\p{L}\d,-]+ ){0,3}?(?:users|customers|clients|sellers|merchants|vendors|partners|brands|stores|restaurants|shops|drivers|riders|schools)\b/iu,
  ],
  [
    'Photography',
    /\b(?:photograph(?:ed|ing|s)?|t(?:ook|ak(?:e|ing)) (?:an? |the )?(?:photos?|pictures?) of) (?:[\p{L}\d,-]+ ){0,3}?(?:gels?|bands?|blots?|plates?|colon(?:y|ies)|slides?|samples?|specimens?|cells?|cultures?|cracks?|defects?|damages?|site progress|bills?|invoices?|receipts?|documents?|records?|pages?|evidence|meters?)\b/iu,
  ],
]
