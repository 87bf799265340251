/** What nurses, therapists, pharmacists, librarians, special teachers, vets, farmers and food makers do, in their own words. */
export const wardsFarmsAndLibraries = `
$people: patient|patients|case|cases|opd|ward|casualty|icu|clinic|camp
$herd: cow|cows|buffaloes|heifers|cattle|calves|goats|sheep|livestock|crossbred
# Wards and clinics
Catheterization: insert|pass|change|place|remove|fix & foley|foleys|urine catheter|urinary catheter|ryles tube|ng tube|condom catheter|urine bag
Immunization: give|administer|vaccinate|mark|help & vaccine doses|polio drops|pentavalent|measles rubella|tetanus|immunisation cards|covid jabs & children|infants|babies|mothers|village|camp|villages|session|anganwadi|booth|newborns
IV therapy: insert|fix|start|set|secure|change & cannula|cannulas|venflon|iv drip|iv drips|iv line|iv lines|saline|ringer lactate & $people
Midwifery: conduct|assist|plot|monitor|help|attend & normal deliveries|partograph|labour pains|stages of labour|women in labour|mothers in labour|fundal height|foetal heart|fetal heart|episiotomy
Lactation support: teach|help|show|counsel & latch|breastfeed|breast feeding|breast milk|expressed milk & mothers|mother|newborns|babies
Crash cart checking: check|restock|refill|verify|arrange & emergency trolley|crash cart|emergency drug tray|code blue trolley
Patient transport: shift|wheel|move|transfer & patients|patient & stretcher|x ray room|scan room|trolley|wheelchair
Operating room nursing: scrub|count|lay|arrange|assist & swabs|sponges|mayo trolley|sterile trolley|surgical instruments & surgery|surgeries|surgeon|operation|theatre|ot|caesareans
Dialysis: prime|connect|start|monitor|set|run & dialyser|dialyzer|dialysis machine|fistula|bloodlines|dialysate
Stoma care: change|empty|clean|teach|fit & colostomy bag|stoma bag|stoma|ileostomy
CPR: give|perform|practise & chest compressions|rescue breaths|ambu bag|bag mask
Electrocardiography: take|record|run|do|place & 12 lead|ecg|chest leads|limb leads|ecg tracings
X-ray imaging: take|expose|position|process|develop & chest films|radiographs|x ray films|limb x rays|spine x rays|chest x rays
Complete blood count: run|do|perform|report|process & cbc|wbc and platelets|haemogram|three part analyser|five part analyser|total count|dlc
Blood grouping: do|find|check|test|perform & blood groups|anti a|antisera|rh factor|abo
Blood smear examination: make|stain|read|prepare|examine & blood films|thin films|peripheral smears|thick and thin smears
Haemoglobin testing: haemoglobin & girls|women|mothers|students|donors; check|test|estimate|measure & haemoglobin|hb levels|haemoglobin levels & girls|women|students|camp|patients|school|villagers|donors|mothers|samples
Serology: run|do|perform|test & widal|vdrl|hbsag|dengue card|rapid cards|hiv card|malaria card|typhidot
Tuberculosis testing: stain|read|examine|process|collect & sputum|afb|acid fast & samples|smears|slides|patients|cases|suspects
Liver function tests: run|do|test|measure|estimate & sgot|sgpt|bilirubin
Kidney function tests: run|do|test|measure|estimate & serum creatinine|urea and creatinine
Coagulation testing: run|do|test|measure & prothrombin|clotting time|bleeding time|aptt
Urinalysis: test|dip|check|examine|spin|run & urine & strip|strips|pus cells|sediment|albumin|microscope|dipstick
Urine and stool testing: examine|look|check & stool|stool samples & ova|cysts|parasites|occult blood|worms
Histopathology: cut|embed|process|gross|stain & tissue blocks|biopsies|biopsy tissue|microtome|wax blocks
Cytology: stain|screen|prepare|read & pap smears|fnac|cervical smears|pleural fluid
Blood banking: screen|cross match|crossmatch|separate|issue|store|label & blood bags|blood units|packed cells|platelet units|blood donors
Pulmonary function testing: do|run|perform|coach|record & spirometry|fev1|peak flow|lung function
Audiology: test|do|run|perform|fit|plot & pure tone|audiogram|hearing aids|audiograms|ear moulds|hearing levels
Optometry: do|perform|check|measure|take|test & retinoscopy|snellen|slit lamp|eye power|spectacle power|near vision|distance vision|trial lenses|trial frame|pupillary distance
Spectacle fitting: edge|fit|cut|grind|mount|adjust & spectacle lenses|spectacle frames|progressive lenses|bifocal lenses
Endodontics: do|finish|assist|complete|perform & root canals|access opening|working length|gutta percha|rotary files
Periodontics: clean|remove|scale|polish & tartar|plaque and stains|gum pockets|dental calculus
Dental restorations: fill|restore|place|do & cavities|gic|composite|amalgam|decayed teeth|carious teeth & patients|teeth|children|molars|cases
Dental impressions: take|make|pour|cast & alginate|impressions of teeth|jaw impressions|study casts|dental stone
Oral surgery: pull|extract|remove & teeth|tooth|molars|root stumps & anaesthesia|forceps|patients|camp|cases
Pediatric dentistry: apply|place|do|treat & fluoride varnish|sealants|milk teeth|pulpotomy & children|kids|school
Dental radiography: take|expose|develop & iopa|rvg|bitewing|tooth x rays|dental x rays|periapical
Prosthodontics: make|set|trial|deliver|fit & complete dentures|jaw relation|false teeth|bite registration|wax trial
Orthodontics: bond|change|bend|tie|fit & brackets|archwire|braces|retainers & patients|teeth|wire|cases|clinic
# Therapies
Manual therapy: * & maitland|mulligan|joint glides|myofascial|trigger points & shoulder|shoulders|spine|knee|neck|back|patients|cases|joints
Electrotherapy: apply|give|use|set|place & ift|tens|swd|ultrasound therapy|muscle stimulator|faradic current|interferential & patients|pain|knee|back|shoulder|cases|sciatica|elbow|opd
Heat and cold therapy: give|apply|use & wax bath|hot packs|moist heat|hydrocollator|ice massage|infrared lamp|cold packs & patients|knee|pain|shoulder|cases|arthritis|opd
Gait training: walk|train|teach|practise & walker|crutches|parallel bars|walking stick|walking frame & patients|patient|stroke|fracture|amputees|post op
Balance training: train|practise|give|exercise & tandem walk|single leg stance|wobble board|balance board|standing balance|sitting balance & patients|elders|stroke|fall|ankle|elderly|players
Muscle strength testing: grade|test|chart|check & muscle power|muscle strength|quadriceps|mmt & 0 to 5|out of 5|dynamometer|oxford|limb|limbs|charts|patients
Neurological rehabilitation: treat|train|help|mobilise|exercise|retrain & stroke|hemiplegia|hemiplegic|paraplegic|parkinson|hemiparesis|spinal cord injury & sitting|standing|walk|transfer|hand function|weight shift|exercises|limb|gait|balance|trunk
Cardiopulmonary rehabilitation: give|do|teach|perform & postural drainage|chest percussion|breathing exercises|spirometer|huffing & icu|ventilated|patients|copd|bypass|post op|secretions|lungs|asthma
Pediatric physiotherapy: exercise|treat|stretch|train|mobilise|position & cp children|cp child|cerebral palsy|spastic child|spastic children|delayed milestones|clubfoot & swiss ball|wedge|bolster|standing frame|sitting|therapy ball|gait|sessions|physio|exercises
Women's health physiotherapy: teach|take|lead|give & pelvic floor|kegel|antenatal exercises|postnatal exercises
Kinesio taping: tape|strap & ankle|knee|shoulder|ankles|patella & match|players|sprain|athletes|sprains
Exercise therapy: teach|give|plan|supervise & quadriceps|theraband|isometric|strengthening exercises|home exercises & patients|patient|back pain|knee|physio|opd
Speech therapy: practise|drill|teach|correct & stammer|lisp|articulation|misarticulation|first words|speech sounds|tongue exercises|aphasia & child|children|client|patient|adult|session
Panchakarma: give|do|assist|perform & abhyanga|shirodhara|kizhi|nasya|oil bath
Prosthetics and orthotics: cast|fit|make|align|trim & artificial legs|artificial limbs|stump|calipers|prosthetic foot|artificial leg & patients|amputees|patient|camp|child|children
Relaxation techniques: lead|teach|take|guide|practise|conduct & muscle relaxation|deep breathing|guided imagery|body scan & clients|students|patients|session|anxiety
Behavior modification: set|use|make|run|plan & token economy|star chart|reward chart|token board & child|children|behaviour|student|class
Child development assessment: screen|assess|check|note|test & milestones|developmental delay & children|babies|infants|toddlers|anganwadi
Autism assessment: administer|score|screen & isaa|m chat|childhood autism rating
Augmentative communication: make|use|teach|prepare & picture cards|picture exchange|communication book & nonverbal|non verbal|autistic|autism
# Medicines
Tablet coating: coat|spray|load & tablets & film|coating solution|coating pan|inlet temperature|weight gain
Capsule filling: fill|lock|polish|pack & capsules|capsule shells & machine|hand filling|size 0|granules|batch
Parenteral manufacturing: fill|wash|seal|inspect & vials|ampoules & aseptic|sterile|bung|leak test|injection
Dissolution testing: run|withdraw|do|check & dissolution|paddle apparatus|basket apparatus|drug release & tablets|samples|vessels|rpm|batch|intervals
Adverse event reporting: fill|report|collect|send|assess & suspected adr|side effects|adverse reactions|adverse drug & form|forms|ward|patients|causality
Drug registers: write|maintain|update|enter|keep & schedule h1|schedule h|narcotic|h1 drugs|schedule x & register|bills|prescriptions
Cold chain storage of medicines: record|check|note|keep|store & vaccine fridge|2 to 8|insulin fridge|vaccine carriers|ice lined & vaccine|vaccines|insulin|temperature|medicines
Informed consent: explain|take|obtain|get & consent & trial|study|participants|subjects
Clinical data management: enter|fill|key|resolve & crf|ecrf|case report forms & trial|visits|patients|subjects|study|queries
# Classes and schools
Braille teaching: teach|read|write|type & six dot|braille|slate and stylus|brailler & blind|visually impaired|pupils|children|students
Orientation and mobility training: teach|train|walk|guide & white cane|sighted guide|cane travel & blind|visually impaired|low vision|pupils
Deaf education: teach|help & lip reading|deaf|hard of hearing & class|children|pupils|students|lessons
Shadow teaching: shadow|accompany & autistic child|child with autism|special child|adhd child & class|classroom|school|lessons
Social stories and visual schedules: make|prepare|use|laminate & visual schedule|picture timetable|social story|picture routine & child|children|autism|students
Daily living skills training: teach|train|practise & brushing|buttoning|toilet training|tying laces|self feeding & special|autism|disability|learners|independent
Smart boards: teach|use|take|show|run & smart board|interactive panel|digital board|touch panel & class|lesson|lessons|sessions|students|classes|periods
Online teaching: teach|take|hold|run & zoom|google meet & class|classes|batch|lessons|tuition
Phonics: teach|drill|practise & letter sounds|blends|digraphs|sight words & children|kids|class|kg|pupils
Microteaching: give|teach|deliver|take|plan & micro lesson|micro lessons|simulated lessons
Exam administration: enter|tabulate|prepare|print|scan|arrange|issue & hall tickets|omr|seating plan|result sheets|mark lists|admit cards & exam|exams|semester|students|term|class
Timetable making: make|prepare|draw up|set & timetable|time table & class|classes|teachers|periods|school
Student progress tracking: fill|write|prepare|update & report cards|progress cards|progress report & students|parents|pupils|term|class|children
Scholarship processing: fill|verify|upload|submit & scholarship & students|pupils|girls
Mid-day meal supervision: serve|taste|supervise|check|record & mid day meal|midday meal|school lunch
School enrolment drives: enrol|bring|admit|motivate & dropouts|out of school children|child labourers & school|class|admission
# Libraries and museums
Book accessioning: number|stamp|enter|register|list & new books|new volumes|new titles|new arrivals & stock register|accession|serial numbers|library stamp|register
Library circulation: issue|lend|renew & books|titles|volumes & readers|borrowers|library members|issue counter|due date|library card|library cards
Shelf reading: shelve|rearrange|reshelve|put back & books|journals|volumes & shelves|stacks|call number|subject wise; arrange & books|journals|volumes & call number|stacks|library shelves|library racks
Book classification: classify|assign|give|number|label & books|titles|volumes & ddc|dewey|class number|class numbers|call number|call numbers
Library automation: install|migrate|barcode|set up|configure|import|key|enter & koha|soul software|soul 3|e granthalaya|libsys|library software & records|books|library|members|titles|branches
OPAC: put up|launch|customise|set up|show|teach|update & opac|online catalogue|web catalogue
Reference service: answer|find|help|guide|search & readers|library users|patrons & sources|reference books|references|library
Serials management: receive|claim|check in|bind|renew|display & journals|periodicals|magazines|back issues & missing issues|library|subscription|loose issues
Library stock verification: check|count|tally|verify & books|titles|volumes & accession register|library stock|missing books
Paper conservation: deacidify|mend|humidify|flatten|clean|repair|restore & manuscript|manuscripts|folios|old maps|rare books|palm leaf|parchment
Manuscript digitisation: scan|digitise|photograph & manuscripts|rare books|old newspapers|gazettes|glass negatives|palm leaf|folios & dpi|pages|pdf|images|tiff|metadata|archive
Archival description: list|describe|arrange|catalogue|sort|box|index & archival files|private papers|boxes of papers|fonds|papers of a family & finding aid|archive|archives|acid free|series|folders
Museum documentation: number|accession|photograph|catalogue|describe|measure & artefacts|old coins|sculptures|museum objects|terracotta & accession register|museum|index cards|object cards
# Animals
Livestock vaccination: give|inject|vaccinate|administer|do & jabs|vaccine|vaccines|vaccine shots|fmd|fmd vaccine & $herd; vaccinate & $herd|hens|pups|poultry & fmd|disease|village|villages|camp|ranikhet|brucella|rabies|lumpy skin|season|round; jab|jabs|vaccine|vaccines & $herd|hens|pups
Animal deworming: * & albendazole|dewormer|deworming tablets|worm dose|drench & $herd|lambs|pups|herd; albendazole|drench|dewormer & $herd|lambs|pups
Artificial insemination: inseminate & $herd|sows|animals; * & frozen semen|semen straws|frozen straws & $herd|animals
Pregnancy diagnosis: check|palpate|examine|diagnose|test & $herd|mares|ewes & pregnancy|conception|rectal|per rectum|pregnant
Spay and neuter: assist|operate|neuter|spay|sterilise|castrate|perform & street dogs|stray dogs|female dogs|tomcats|bull calves
Mastitis screening: test|check|screen & quarters|udder|udders|teat & mastitis|cmt|california|strip cup|clots
Post-mortem examination: open|dissect|conduct|perform|assist & dead birds|dead broilers|carcass|carcasses|dead animals|cadaver & lesions|cause of death|organs|post mortem
Animal tagging: tag|fix|punch|put & ear tags|ear tag|12 digit tag & $herd|animals
Calf rearing: feed|raise|bottle feed|rear|wean & calves|calf & colostrum|milk|starter|litres|navel
Hoof trimming: trim|cut|pare|dress & hooves|hoof
Veterinary medicine: treat|dress|inject|examine|attend & $herd|street dogs|pet dogs|cats|pups & fever|wounds|diarrhoea|bloat|ticks|drip|dispensary|maggot
Veterinary diagnostics: test|examine|check|collect & dung|faecal samples|skin scrapings & eggs|mites|parasites|worms|$herd
Animal nutrition: make|mix|chop|prepare|feed & silage|green fodder|napier|azolla|mineral mixture|hay bales & $herd|kg|pit|herd|animals|tonnes
Beekeeping: open|inspect|shift|harvest|divide|extract|check & hives|bee boxes|bee colonies|brood frames & bees|queen|honey|kg|wax
Sericulture: rear|feed|harvest|reel|clean & silkworms|silkworm|cocoons & mulberry|trays|silk|instar|kg
Aquaculture: stock|feed|net|grade|breed|harvest & fingerlings|prawns|carps|fish seed|fish fry & pond|ponds|tank|tanks|hapa
# Fields
Drip irrigation: lay|fit|install|connect|flush|fix|repair & emitters|drippers|drip pipes|submain|drip filters & acres|acre|farm|field|orchard|crop|plot|garden|trees
Soil testing of farmland: * & npk|organic carbon|available nitrogen|available potash & samples|fields|plots; npk|organic carbon & samples|fields
Composting: fill|turn|make|prepare|harvest|sieve|layer & compost|earthworms|cow dung|kitchen waste|dry leaves & pits|pit|beds|bins|manure
Pest management: count|scout|set|hang|release|check|spot & pheromone traps|sticky traps|bollworm|aphids|whitefly|thrips|stem borer|armyworm|egg masses|mealybug & plants|acres|crop|cotton|brinjal|tomato|threshold|paddy|leaf|plot
Nursery management: graft|root|raise|pot|sow|fill|transplant & saplings|cuttings|polybags|pro trays|seedlings|rootstock|scion & nursery|shade|mist|survival|grafts|cocopeat|trays
Seed technology: test|germinate|treat|grade|rogue|check & seeds|seed lots|seed plots & germination|purity|trichoderma|towel paper|viability|off types
Hydroponics: grow|set up|run|mix|raise & lettuce|basil|leafy greens|nutrient tank|hydroponic & channels|nutrient solution|tds|soilless|without soil
Greenhouse management: manage|check|control|look after|grow|maintain & polyhouse|shade net|greenhouse|net house & capsicum|roses|gerbera|foggers|humidity|cucumber|crop|temperature|seedlings
Crop cutting experiments: lay|cut|harvest|weigh & crop cutting|random plots|5 m x 5 m & yield|grain|paddy|wheat
Organic farming: make|prepare|apply|spray|use & jeevamrut|panchagavya|beejamrut|neem cake|dashparni|cow urine & farm|acre|acres|plot|drum|crop|litres|field
Soil conservation: dig|make|build|lay|mark & contour trenches|field bunds|gully plugs|check dams|stone bunds|contour bunds
Rainwater harvesting: build|dig|fit|design|clean|make & recharge pits|recharge pit|rooftop runoff|percolation pits|soak pits|recharge well|first flush
Silviculture: measure|count|mark & girth|tree height|standing trees|tree girth & forest|plot|hectare|plots|species
# Air, water, rock
Air quality monitoring: run|place|set|operate|change|log|note & dust samplers|pm10|high volume sampler|so2|aqi & spots|hours|station|site|sites|junctions|stations|points
Noise monitoring: measure|read|log|take|record & decibels|sound level|noise levels|decibel & junctions|meter|site|sites|night|school|machines|points|traffic
Waste management: sort|separate|collect|weigh|segregate & wet waste|dry waste|household waste|hostel waste|wet and dry & bins|kg|houses|campus|colony|canteen|compost|recycler
E-waste management: collect|sort|weigh & old phones|used batteries|old computers|dead batteries & recycler|drive|bins|campus|authorised
Environmental compliance: file|apply|renew|prepare|upload|submit & consent|form v|environmental statement|hazardous waste return & pollution board|spcb|pcb|board portal
Geological mapping: map|measure|trace|note|plot & outcrops|strike and dip|dip and strike|bedding planes|lithology
Core logging: log|describe|box & cores|drill core|core boxes & rqd|lithology|recovery|borehole
Meteorology: read|record|note|log & rain gauge|wet bulb|wind vane|anemometer|barometer & daily|station|month|morning
Wildlife rescue: rescue|release|catch|rehabilitate & snakes|owls|cobras|injured birds|monkeys|turtles & forest|homes|calls|released|wild|village
# Making of food
Fruit and vegetable processing: make|boil|bottle|prepare & jam|squash|pickle|ketchup|marmalade|puree|fruit pulp|murabba & brix|preservative|pectin|sodium benzoate|kms|sulphite|pouches|batch
Canning: sterilise|seal|seam|process|exhaust & tins & 121|retort|brine|rasgulla|pineapple|seamer
Pasteurization: heat|hold|run|process & milk & 72|63|holding tube|15 seconds|htst
Milk testing: test|check|run|measure & milk & fat and snf|snf|lactometer|adulteration|mbrt|acidity|urea and starch
Milk procurement: collect|receive|weigh|procure & milk & society|chilling|bulk cooler|dairy route|tanker|village dairy
Milk product making: make|set|churn|prepare|press & paneer|curd|ghee|khoa|shrikhand|mozzarella|butter & litres|culture|dairy plant|dairy|coagulation
Food drying: dry|dehydrate & mango|tomato|onion|moringa|vegetables|fruits|ginger|amla & dryer|solar|tray|60 c|blanched
Grain milling: mill|polish|grind|dehusk|run & paddy|wheat|pulses|millets & mill|destoner|polisher|chakki|rollers|bran
Edible oil processing: press|crush|extract|filter & groundnut|mustard|coconut|sesame|copra & expeller|cold pressed|ghani|oil cake
Vacuum packaging: seal|pack & air free|vacuum|without air & pouches|pouch|paneer|meat
Sensory evaluation: taste|score|rate|conduct|run|arrange & hedonic|taste panel|panelists|tasters & biscuit|product|samples|flavour|texture|cookies|scale
HACCP: list|write|monitor|record|check|prepare & ccp|ccps|critical limits|critical control
FSSAI: apply|file|fill|renew|prepare & fssai|foscos|food licence|food license
Batch coding: print|set|check|code & mfg date|batch number|mrp & packs|pouches|bottles|inkjet|cartons
# Villages
Participatory rural appraisal: draw|make|facilitate|conduct & social map|resource map|seasonal calendar|transect walk|wealth ranking & village|villagers|women|hamlet|farmers|community
Menstrual hygiene awareness: talk|teach|explain|distribute|conduct & sanitary pads|menstruation|menstrual & girls|women|school|village
Child growth monitoring: weigh|measure|plot|record & children|babies|infants|toddlers & growth chart|muac|anganwadi|stunted|underweight|malnourished
Dietary assessment: ask|take|collect|record & 24 hour|food diary|food frequency|meals eaten & women|patients|students|diet|intake|clients|mothers
# Benches
Standardization of solutions: standardise|prepare & naoh|edta|kmno4|thiosulphate & burette|normality|primary standard|molarity
Essential oil extraction: distil|extract & lemongrass|eucalyptus|lavender|clove|rose petals & clevenger|steam|essential oil
Thin layer chromatography: run|spot|develop|check & tlc|silica plates|iodine chamber
Detergent making: mix|make|prepare|blend & phenyl|handwash|detergent powder|floor cleaner|acid slurry|liquid soap|toilet cleaner & litres|kg|batch|bottles
Thin film deposition: spin|coat|deposit|sputter|anneal & substrates|thin films|silicon wafer|ito glass & nm|rpm|thickness|sputtering
Experimental physics: measure|find|verify|perform|determine & band gap|planck constant|hall coefficient|newton's rings|diffraction grating|sodium light
Observational astronomy: observe|show|track|image|photograph & moon craters|saturn|jupiter|variable star|sunspots|nebula & telescope|nights|visitors|light curve|observatory
Fuel testing: test|check|find|measure & flash point|calorific value|cetane|pour point|coal samples
`
