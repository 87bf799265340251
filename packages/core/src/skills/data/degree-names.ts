/**
 * Levels of study, the lowest first. Whoever holds or pursues one has those below it: a B.Tech meets 'diploma in civil'.
 */
export const studyLevels = ['school', 'iti', 'diploma', 'bachelor', 'master', 'doctor'] as const
export type StudyLevel = (typeof studyLevels)[number]

const bachelor = "(?:bachelor|graduate|degree)(?:[’']?s)?(?: degree)?(?: of| in)"
const master = "(?:master|post-?graduate)(?:[’']?s)?(?: degree)?(?: of| in)"
const branches =
  'computer|mechanical|civil|electrical|electronics|it|cse|ece|information|chemical|instrumentation|automobile|production|biomedical|structural|thermal'
const subjects =
  'english|economics|psychology|clinical|counselling|applied|history|political|hindi|sociology|philosophy|geography|journalism|mass comm|public|social work|development studies|marathi|tamil|sanskrit|urdu|bengali|french|german|linguistics|education|international|anthropology|media|literature|hons|honours|\\('
const alone = '(?=$|,|\\s?[(/–-]| or )'

/**
 * Names of degrees: level, field and pattern. The field is what they are about without a subject; those with a subject of
 * their own ('*' behind the level) take the fields that follow in an alternative: 'Diploma or B.E. Mechanical'. Sources:
 * the UGC's 'Specification of Degrees' (2014) for the Indian names and abbreviations.
 */
export const degreeNames: readonly (readonly [level: StudyLevel, field: string, pattern: string])[] = [
  ['bachelor', 'nursing', `(?:post[- ]?basic )?b\\.? ?sc\\.?,? ?\\(?nursing\\)?|${bachelor} nursing`],
  ['master', 'nursing', 'm\\.? ?sc\\.?,? ?\\(?nursing\\)?'],
  ['diploma', 'nursing', 'g\\.?n\\.?m|a\\.?n\\.?m'],
  ['bachelor', 'commerce', `b\\.? ?com|${bachelor} commerce`],
  ['master', 'commerce', `m\\.? ?com|${master} commerce`],
  ['bachelor', 'businessDegree', `b\\.?b\\.?[am]|bms|b\\.m\\.s|bbs|${bachelor} (?:business|management)`],
  ['master', 'businessDegree', `m\\.?b\\.?a|pgdm|pgdbm|mms|${master} (?:business|management)`],
  ['bachelor', 'law', `ll\\.? ?b|${bachelor} (?:laws?|legislative law)`],
  ['master', 'law', `ll\\.? ?m|${master} laws?`],
  [
    'bachelor',
    'engineeringDegree*',
    `b\\.? ?tech|b\\.e(?=[. ,/(]|$)|be(?= (?:${branches})\\b)|be${alone}|${bachelor} (?:engineering|technology)`,
  ],
  [
    'master',
    'engineeringDegree*',
    `m\\.? ?tech|m\\.e(?=[. ,/(]|$)|me(?= (?:${branches})\\b)|me${alone}|${master} (?:engineering|technology)`,
  ],
  ['bachelor', 'computing', `b\\.?c\\.?a|${bachelor} computer applications?`],
  ['diploma', 'computing', '(?:pg|a)?dca'],
  ['master', 'computing', `m\\.?c\\.?a|${master} computer applications?`],
  ['bachelor', 'scienceDegree*', `b\\.? ?sc|${bachelor} science`],
  ['master', 'scienceDegree*', `m\\.? ?sc|${master} science`],
  ['bachelor', 'artsDegree*', `b\\.a(?=[. ,/(]|$)|ba(?= (?:in )?(?:${subjects}))|ba${alone}|${bachelor} arts`],
  ['master', 'artsDegree*', `m\\.a(?=[. ,/(]|$)|ma(?= (?:in )?(?:${subjects}))|ma${alone}|${master} arts`],
  ['bachelor', 'finearts', `b\\.?[fv]\\.?a|${bachelor} (?:fine|visual) arts?`],
  ['master', 'finearts', `m\\.?[fv]\\.?a|${master} (?:fine|visual) arts?`],
  ['bachelor', 'design', `b\\.? ?des|${bachelor} design`],
  ['master', 'design', `m\\.? ?des|${master} design`],
  ['bachelor', 'fashion', `b\\.? ?f\\.? ?tech|nift`],
  ['bachelor', 'architecture', `b\\.? ?arch|${bachelor} architecture`],
  ['master', 'architecture', `m\\.? ?arch|${master} architecture`],
  ['bachelor', 'planning', 'b\\.? ?plan'],
  ['diploma', 'pharmacy', 'd\\.? ?pharm(?:a|acy)?'],
  ['bachelor', 'pharmacy', `b\\.? ?pharm(?:a|acy)?|${bachelor} pharmacy`],
  ['master', 'pharmacy', `m\\.? ?pharm(?:a|acy)?|pharm\\.? ?d|${master} pharmacy`],
  ['diploma', 'education', 'd\\.? ?(?:el\\.? ?)?ed|ntt'],
  ['bachelor', 'education', `b\\.? ?(?:el\\.? ?|p\\.? ?)?ed|${bachelor} education`],
  ['master', 'education', `m\\.? ?ed|${master} education`],
  ['bachelor', 'medicine', 'm\\.?b\\.?b\\.?s'],
  ['bachelor', 'dental', 'b\\.?d\\.?s|m\\.?d\\.?s'],
  ['bachelor', 'ayush', 'bams|bhms|bums|bnys'],
  ['bachelor', 'veterinary', 'b\\.? ?v\\.? ?sc'],
  ['bachelor', 'physiotherapy', `b\\.?p\\.?t|${bachelor} physiotherapy`],
  ['master', 'physiotherapy', `m\\.?p\\.?t|${master} physiotherapy`],
  ['bachelor', 'occupational', 'b\\.o\\.t|m\\.o\\.t|(?:bachelor|master) of occupational therapy'],
  ['bachelor', 'speech', 'baslp'],
  ['bachelor', 'mlt', 'b\\.?m\\.?l\\.?t'],
  ['diploma', 'mlt', 'd\\.?m\\.?l\\.?t'],
  ['bachelor', 'hotel', `bhm(?:ct)?|${bachelor} hotel management`],
  ['bachelor', 'journalism', `ba?jmc|bmm|${bachelor} (?:journalism|mass (?:communication|media))`],
  ['master', 'journalism', `ma?jmc|${master} (?:journalism|mass communication)`],
  ['bachelor', 'socialwork', `bsw|${bachelor} social work`],
  ['master', 'socialwork', `msw|${master} social work`],
  ['bachelor', 'library', 'b\\.?l\\.?i\\.?s(?:c|\\.sc)?|b\\.? ?lib(?:\\.? ?i?\\.? ?sc)?'],
  ['master', 'library', 'm\\.?l\\.?i\\.?s(?:c|\\.sc)?|m\\.? ?lib(?:\\.? ?i?\\.? ?sc)?'],
  ['bachelor', 'vocational*', 'b\\.? ?voc'],
  ['doctor', '*', 'ph\\.? ?d|doctorate|doctoral'],
  ['bachelor', 'ca', 'chartered accountan(?:t|cy)|ca[ -](?:inter(?:mediate)?|final|ipcc|students?|aspirants?|finalists?)'],
  ['diploma', 'ca', 'ca[ -](?:foundation|cpt)'],
  ['bachelor', 'cma', 'cost (?:and management )?accountan(?:t|cy)|c(?:m|w)a[ -](?:inter(?:mediate)?|final|students?)|icwa'],
  ['diploma', 'cma', 'c(?:m|w)a[ -]foundation'],
  ['bachelor', 'cs', 'company secretary|cs[ -](?:executive|professional|foundation|aspirants?)|cseet'],
  ['bachelor', 'acca', 'acca'],
  ['bachelor', '*', "bachelor(?:[’']?s)?(?: degree)?,? (?:of|in)(?= \\p{L})"],
  ['master', '*', "master(?:[’']?s)?(?: degree)?,? (?:of|in)(?= \\p{L})"],
  ['master', '*', 'pg diploma|post-? ?graduate diploma|pgd(?=\\b)'],
  ['diploma', '*', '(?:advanced |polytechnic )?diploma|polytechnic'],
  ['iti', '*', 'i\\.?t\\.?i(?=[ .,/(]|$)|ntc(?= (?:in )?(?:electrician|fitter|turner|machinist|welder|wireman|plumber|draughtsman))'],
  [
    'school',
    '*',
    '(?:class |std\\.? )?(?:12|xii)(?:th)?(?= (?:std|standard|grade|pass\\p{L}*|in|with|science|commerce|arts|humanities|\\(|pc[mb]))(?: (?:std|standard|grade))?|class (?:12|xii)|hsc|10 ?\\+ ?2|(?:10|x)th (?:pass|std|standard)|ssc|matric(?:ulation)?|higher secondary',
  ],
]

/**
 * Fields of study: name, what they belong to (`>`), what counts as allied (`~`), and how they are written. Words in
 * capitals count in capitals only.
 */
export const studyFields = `
commerce ~ business, economics: commerce
accounting > commerce: accounting, accountancy, accounts, accounting and finance, taxation, auditing
finance > commerce, business: finance, financial management, banking, banking and insurance, financial markets
economics > arts, social ~ commerce, statistics: economics, econometrics
business ~ commerce: business administration, business management, business, management studies, management, business studies, BBM
hr > business ~ psychology, socialwork: human resources, human resource, human resource management, human resources management, personnel management, HR, HRM
marketing > business: marketing, marketing management, digital marketing, advertising, sales and marketing
logistics > business ~ commerce: logistics, logistics and supply chain, logistics and supply chain management, supply chain, supply chain management, shipping
operations > business: operations, operations management, production and operations
foreigntrade > business, commerce: international business, foreign trade, export import
retail > business: retail, retail management
hospitaladmin > business: hospital administration, hospital management, healthcare management, health administration
events > business: event management, events
rural > business, social: rural management, rural development
agribusiness > business, agriculture: agribusiness, agri business, agribusiness management
tourism ~ hotel: tourism, travel and tourism, tourism management, travel and tourism management
hotel ~ tourism: hotel management, hospitality, hospitality management, hotel administration, catering, catering technology, hotel management and catering
culinary > hotel: food production, culinary arts, culinary, bakery, bakery and confectionery, cookery
aviation: aviation, aviation management, airport management
law: law, laws, legal studies, legislative law
ca > accounting: CA
cma > accounting: CMA, ICWA
cs > law: CS EXECUTIVE
acca > accounting: ACCA
mathematics > science ~ statistics: mathematics, maths, applied mathematics
statistics > science ~ mathematics, datascience: statistics, biostatistics, applied statistics
physics > science: physics
chemistry > science ~ chemical: chemistry, organic chemistry, analytical chemistry, industrial chemistry, applied chemistry
scienceDegree > science:
artsDegree > arts:
engineeringDegree > engineering:
businessDegree > business:
science: science, sciences, pure science, PCM, PCB
lifescience > science: life science, life sciences, biology, biological sciences, biosciences
botany > lifescience: botany, plant science, plant sciences, plant biotechnology
zoology > lifescience: zoology
microbiology > lifescience ~ biotechnology: microbiology
biotechnology > lifescience ~ microbiology, biochemistry: biotechnology, bio technology, biotech, genetics, molecular biology, bioinformatics
biochemistry > lifescience ~ biotechnology, chemistry: biochemistry
environment > science: environmental science, environmental sciences, environment, ecology, environmental studies
geology > science: geology, geoscience, earth science
food > science ~ microbiology, biotechnology: food technology, food science, food science and technology, food processing, dairy technology
nutrition > science, health ~ food: nutrition, dietetics, nutrition and dietetics, food and nutrition, clinical nutrition
homescience > science: home science
forensic > science: forensic science, forensics
agriculture > science ~ botany: agriculture, agricultural science, agricultural sciences, agri, agronomy, horticulture, plant pathology, entomology, soil science
forestry > agriculture: forestry
fisheries > science: fisheries, fishery science
computing ~ electronics, mathematics, statistics: computers, computer, computer science, computer science and engineering, computer engineering, computer applications, computer application, information technology, software engineering, computing, information systems, CSE, CS, IT, CSIT, C.S.
datascience > computing ~ statistics, mathematics: data science, data analytics, artificial intelligence, machine learning, business analytics, AI, AIML, AI/ML
engineering: engineering, technology
electronics > engineering ~ electrical, computing: electronics, electronics and communication, electronics and telecommunication, electronics and communications, electronics and electrical, telecommunication, telecom, e&tc, entc, extc, e and tc, VLSI, embedded systems, ECE, EC, EIE, ETC, ENTC
electrical > engineering ~ electronics, instrumentation: electrical, electrical and electronics, electricals, EE, EEE, electrician, wireman
mechanical > engineering ~ production, automobile, mechatronics: mechanical, mech, mechanical and automation, fitter, machinist, turner
production > engineering ~ mechanical: production, production engineering, industrial engineering, manufacturing, tool and die, welder, welding
automobile > engineering ~ mechanical: automobile, automotive, auto, diesel mechanic, motor mechanic
mechatronics > engineering ~ mechanical, electronics: mechatronics, robotics, automation
civil > engineering ~ architecture: civil, construction, construction technology, structural, structural engineering, draughtsman civil
chemical > engineering ~ chemistry: chemical, chemical engineering, chemical technology, petrochemical
instrumentation > engineering ~ electrical, electronics: instrumentation, instrumentation and control
biomedical > engineering: biomedical, biomedical engineering
aeronautical > engineering: aeronautical, aerospace
metallurgy > engineering: metallurgy, metallurgical, materials
mining > engineering: mining
textile > engineering ~ fashion: textile, textiles, textile technology, textile engineering
architecture ~ civil, interior: architecture
interior > design ~ architecture: interior design, interior designing, interiors, interior
planning ~ architecture: planning, urban planning, town planning
design: design, designing, visual design
graphic > design ~ finearts: graphic design, graphic designing, communication design, visual communication, graphics
productdesign > design: product design, industrial design
ux > design: ui/ux, ux design, interaction design
animation > design ~ graphic: animation, multimedia, vfx, animation and multimedia, game design
fashion > design ~ textile: fashion design, fashion designing, fashion technology, fashion, apparel, apparel design, garment technology, textile design, knitwear design, fashion and apparel, fashion communication
finearts ~ design: fine arts, fine art, applied arts, applied art, visual arts, painting, sculpture
performing: performing arts, music, dance, theatre, drama
film > journalism: film making, filmmaking, film, cinema, film and television
photography: photography
journalism ~ english: journalism, mass communication, mass comm, mass media, media studies, media, journalism and mass communication
arts: arts, humanities, liberal arts, philosophy
english > arts ~ journalism: english, english literature, english honours, literature
language > arts: hindi, hindi literature, marathi, sanskrit, urdu, tamil, bengali, french, german, linguistics
social > arts ~ socialwork: social science, social sciences, sociology, political science, history, geography, anthropology, development studies, public policy, public administration, gender studies, women studies, international relations
socialwork > social ~ psychology: social work
psychology > social ~ socialwork: psychology, clinical psychology, applied psychology, counselling, counselling psychology, child development, human development
education ~ psychology: education, teaching, early childhood education, elementary education
specialeducation > education ~ psychology: special education, special needs education, inclusive education
physicaleducation > education: physical education, sports science, sports
library: library science, library and information science
medicine > health: medicine, medical
dental > health: dental, dentistry, dental surgery
ayush > health: ayurveda, homeopathy, naturopathy, yoga
veterinary > health: veterinary, veterinary science, animal husbandry
pharmacy > health, science ~ lifescience, chemistry: pharmacy, pharmaceutical sciences, pharmaceutics, pharma, pharmacology
nursing > health: nursing
alliedhealth > health: allied health, allied health science, allied health sciences, paramedical, paramedical science
physiotherapy > alliedhealth: physiotherapy, physical therapy
occupational > alliedhealth: occupational therapy
speech > alliedhealth: speech therapy, speech and hearing, audiology, speech language pathology
mlt > alliedhealth ~ microbiology: medical lab technology, medical laboratory technology, lab technology, MLT, DMLT, pathology
radiology > alliedhealth: radiology, radiography, medical imaging, imaging technology
optometry > alliedhealth: optometry
theatre > alliedhealth: operation theatre technology, ot technology, anaesthesia technology, dialysis technology, cardiac technology
beauty: beauty culture, beauty therapy, beauty, cosmetology
publichealth > health, social: public health, community health
health: healthcare, health science, health sciences, health care
`

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
