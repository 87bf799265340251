/** What beginners do in a small firm, ward, shop, site or college club, in the words of people who do not know the trade's terms. */
export const firstJobs = `
# Law
Contract drafting: write|type|make|draft|prepare & rent paper|rent agreement|paper between|nda|secrets paper|service agreement|agreement between & deposit|notice|term|founder|employee|secret|eleven month|party|parties|tenant
Corporate law: file|make|prepare|write & change of director|private company|resolution|moa|increase of capital|new company & form|papers|roc|resolution|start|mca|director
Corporate governance: keep|write|send|file & register of member|register of director|members and directors|board meeting|agm & notice|director|decided|roc|minute book|quorum
Legal research: search|find|look|take out|collect|read|list|go through & old ruling|earlier ruling|earlier case|same point|similar case|past judgment|old judgment|judgment|high court has said|supreme court has said & accused|bail|judge|court|advocate|section|senior|cheque bounce|petitioner; find|search|check|read & which section|bare act|section apply & rent act|penal code|ipc|bns|high court|supreme court|cheque bounce|labour law|motor vehicles act
Client interviewing in law: ask|sit|listen|talk|meet|hear|write|note & legal aid|law clinic|sir's chamber|advocate's chamber|lawyer's office|advocate's office|chamber|lok adalat & what happened|had happened|their problem|their story|her story|his story|her side|their side; listen|ask|sit|talk & tenant|complainant|accused|petitioner|litigant|undertrial|prisoner|divorce & story|his side|her side|what happened|had happened
Mooting: argue|speak|answer|plead|face & judge & made up case|imaginary case|fake case|made up dispute|college court|petitioner side|respondent side; write|prepare|draft|make & both side|both sides|petitioner and respondent|memorial & college court|court competition|law competition|law fest; go|reach|win|travel & with memorial|our memorial|best memorial

# Stores and roads
Logistics: call|book|tell|arrange|send|track & truck|tempo|lorry|transporter|driver & carton|lorry receipt|loaded|reached|which truck|godown|dispatch|bilty
Forecasting: tell|guess|work out|predict|find|decide & last year|last three year|old number|past sale|previous year|last month & will sell|will be needed|will need|will be sold|needed each day
5S: throw|mark|paint|give|keep|hang|put & each tool|spanner|every tool|tool board & place|line|hang|name|outline
Line balancing: time|give|move|shift|put|divide & tailor|stitching operator|sewing operator|from collar|machine operator|helper & pile up|sits free|sit free|heap|waiting|bottleneck|idle
Process improvement: move|change|remove|join|shift|put & step|paper form|tool|table|bench|register & walk less|walks less|in one day|minute less|faster|more pieces|not needed|less time|half the time|saved
Root cause analysis: ask|draw|find|see|check & fish bone|why five times|five times why|same fault|why the machine|why each batch|why the bottle|machine stopped & because|leak|changing|stopped|crack|team|reason|reject
Inventory management: count & left on each|what was left|what is left|how many are left|godown|storeroom|store room|stock room|rack|shelves & order|register|computer|every week|every sunday|every night|owner|short|missing; write|note|record|enter & what came|goods came|material came|stock came|item came|carton came|what went out & godown|storeroom|store room|register|warehouse; find|check|count|match & shirt|piece|packet|box|bottle|item & less than|fewer than|missing & computer|system|stock register|bill book; keep|make|write|tell|see & about to end|about to finish|running low|going to finish|getting over|nearly over & order|medicine|strip|raw material|grocery|shop|store
Route optimization: change|join|put|decide|club|combine|make|mark|arrange|see & trip|order of stop|drop point|same colony|same area|same side|delivery point|delivery address & diesel|fuel|petrol|km less|fewer km|minute early|minute earlier|comes after|on map|on google map|on the map|shorter

# Money
Auditing: open|count|see|take|check|match & petty cash|sale bill|fixed asset|voucher|purchase bill|asset & same as the book|whether each|in the ledger|with the register|right amount|number sticker|sample
Accounts receivable: make|call|list|phone|remind|chase|message|note & payment|dues|money & pending|has come|60 days|30 days|90 days|overdue|late|promised & party|parties|customer|people|buyer|called them|monday
Invoicing: type|make|write|print & bills a day|bills for customer|bill for each|bills for client|daily bills|sale bills & number|gst|hsn|whatsapp|tally|computer
Tax returns: upload|fill|file|enter & sale and buy bill|sale bill|itr|itr 1|gst site|gst bill & 11th|20th|gst site|month|teacher|before the date
Taxation: work out|compute|find|calculate|tell & how much tax|tax to pay|advance tax & shop|trader|firm|challan|client|doctor|owner
Due diligence: see|check|read|list|ask & land paper|company paper|papers of a company|papers of the company|court cases & before & bought|buy|invest|merger|deal|clean|loan; see|check|look & land paper|loan|case & clean|missing
Vendor negotiation: ask|talk|bargain|push|bring & seller|printer|vendor|supplier|caterer|decorator|wholesaler|tent house & cheaper|less rate|lower rate|less price|credit days|more days|rupees less|discount
Negotiation: ask|talk|bargain|convince & days of payment|more days|less rate|lower rent|down from|down to|cheaper & agreed|owner|seller|shop|vendor|printer|rupees
Budgeting: write|decide|fix|list|keep|make|plan & how much each|how much we can|can spend|will spend|to spend on & committee|fest|event|department|club|ngo|month|trip|play; divide|split|share|distribute & costume|light|sound|stage|food|travel|printing|decoration|prize & thousand|lakh|rupees|money|fund|rs|among
Bank reconciliation: tick|match|sit|compare|check|find|see & cash book|our book|our ledger|our account & bank paper|bank page|bank entry|bank charge|bank statement|bank showed|in the bank|passbook; find|list|trace|note & cheque & uncleared|pending in bank|still in clearing; match|tick|check|compare & upi|card swipe|neft|cheque & bank showed|bank shows|bank statement|passbook
Income tax: match|check|compare|tally & 26as|ais & income|client|told|salary|interest; tell|show|explain|work out|compare & 80c|old regime|new regime|which regime|old and new regime & client|tax|salaried|people|save

# Selling, words and pages
Market research: go|ask|note|taste|visit|compare|survey & price|sells most|what they drink|what they buy|which brand|offers & kirana|other brand|brands of|shopkeeper|competitor|rival|juice brand|dealer & which|size|why|sells|buy
Email marketing: send|write|remove|make & mail|newsletter & buyer|subscriber|sign up|list|every friday|every week & opened|open it|spam|by itself|new design|dead id|offer|discount
Mailchimp: send|make & mailchimp
Lead generation: put|make|take|stand|collect|get & form on the ad|numbers of|phone numbers|lead form|free class|free trial|visiting cards & stall|mall|people|ad|parents|sales team
Digital marketing: make|put|add|ask|run & google map|google maps|google business|google page & review|shop|clinic|come on|customers|timing
Client servicing: talk|take|tell|send|call|update & brief from|brief of|what the client|client every|client daily|client changes|what they want & designer|brand|report|changes|copywriter|approval
Print design: lay out|make|design|draw|set & magazine|pamphlet|visiting card|flex|invitation card|booklet|brochure|book cover & for printing|to the press|at the press|printer|cmyk|bleed|page
Storytelling: tell|narrate|act & stories|story|folk tale & puppet|children|voices|saturday|audience|aloud
Social media marketing: boost|promote & post|reel & rupees|rs|within|km|nearby|follower|insta|instagram|facebook
Social media: post|upload|put|share & photo|picture|video|reel|story & insta|instagram|facebook; reply|answer & comment|message|dms|inbox & page|insta|instagram|facebook; look after|take care|handle|run|manage & facebook|instagram|insta & page|account|fest|club|shop
A/B testing: run|make|show|send|put|try|stop & two version|two colour|two design|two subject line|two headline|half of|other half|two picture|two thumbnail|two title & more click|opened more|stopped the weaker|weaker|bought more|worked better|got more click|more opens
Motion graphics: make|animate|add|bring|give & logo|title|text|icon|lower bar|name & come alive|move in|moving|slide in|fly in|opening & video|channel|reel|film|youtube|after effects|interview
Packaging design: draw|design|redo|change|make & snack pouch|pouch|carton|soap box|tea box|sachet|jar label|packet & flat cut|folded a dummy|flavour|seen from far|from far|front of|look of|colour of|fold line|front

# Teaching
Counseling: talk|sit|listen|speak & low|in stress|stressed|fought|fighting with|lonely|crying|upset|addicted|exam fear & alone|every week|parent|helped them|decide|helpline|in private|secret|feeling
Remedial teaching: teach|sit|start|help|practise & weak in|could hardly|slow learner|weak children|weak student|left behind|failed in & again|stick|read|table|subtract|letter|after school|one by one
Google Classroom: put|post|upload|give|collect & google class|google class page|class page & homework|note|mark|worksheet
Curriculum development: decide|write|plan|make|prepare|divide|list & month by month|week by week|10 week|12 week|six week|whole course & course|taught|chapter|worksheet|level|topic
Sports coaching: make|teach|take|train|show & bowling|batting|dribbling|passing drill|kicking|catching|footwork|stretch & kid|boy|girl|children|team|under 12|under 14|under 16
Lesson planning: write|plan|decide|think|prepare|make & before every class|before each class|before class|before the period|before every period|coming class|next week & will teach|to teach|which question|how many minutes|which activity; divide|split|break|spread & chapter|unit|syllabus & period|class|week|day & activity|teach|question; show|submit|give & lesson notes|lesson diary|teaching diary|plan of coming class|plan of class|plan for each period & mentor|teacher|headmistress|school|principal
Teaching aids: cut|make|draw|collect|bring & sandpaper|bottle cap|button|bead|ice cream stick|matchstick|cardboard|waste box|straw & letter|count|number|alphabet|fraction|place value|children learn

# Hotels
Table service: bring|carry|pour|clear|ask|serve & food|plate|water|wine|dish|dessert|bill & from the right|from the left|order|guest|table & table|clear|cleared|dessert|right side|left side
Food and beverage service: tell|suggest|bring|serve & what is in the dish|in the dish|dish of the day|bill|starter & guest|table|diner
Front office operations: tell|call|keep|give|book|carry & taxi|cab|wake up call|luggage|bag|breakfast time|room & guest & breakfast|taxi|luggage|bag|check|key|sight
Reservations: take|note|write|block|enter & room booking|table booking|bookings from|booking & travel site|diary|blocked|rooms|booking.com|makemytrip|register
Check-in and check-out: give|hand|take|collect & key card|room key|keys of the room|key of the room & guest|bill|id proof|hotel|payment|luggage; fill|take|copy|scan|check & arrival card|c form|guest register|registration card|id proof|aadhaar & guest|hotel|lodge|homestay|room; check|make|prepare|settle|add & minibar|final bill|room bill|folio & leaving|left|was leaving|check out|departure|going
Banquet operations: lay|set|arrange|put|cover|refill|clear|carry|serve & round table|long table|chair bow|chair cover|buffet|chafing|welcome drink|snack tray & marriage|wedding|party|conference|hall|function
Complaint handling: listen|calm|handle|talk|speak|pacify|hear & angry|upset|shouting|irate & customer|guest|caller|passenger; say sorry|said sorry|apologise & guest|customer|passenger|caller|room & room|parcel|order|refund|replaced|food|bill|late|broken|changed

# Wards and laboratories
Gel electrophoresis: put|load|give|run|see|melt|pour & samples in|small well|agarose|gel|comb|ladder & band|volt|90 volts|uv light|ladder|under uv
Media preparation: weigh|mix|make|pour|prepare|keep & powder|broth|agar|medium & autoclave & plate|bottle|water|lab|hood
Protein purification: break|pass|wash|spin|collect|load & nickel column|column|beads & protein|tagged|cell|imidazole
Cloning: cut|join|put|pick|check & gene|plasmid|ring of dna|white coloni|white colony & bacteria|enzyme|blue one|e coli|took the gene|insert|coloni|colony
Batch records: fill|write|note|enter|sign & lot paper|lot sheet|sheet of each lot|batch sheet|batch paper|batch card|lot card & tablet|syrup|weight|step|time|sign
Clinical research: call|take|fill|keep|note & study patient|trial patient|consent form|case sheet|case report form|patients of the trial|patients of the study & visit|sign|trial|medicine count|study
Health education: tell|teach|show|explain|talk & sugar patient|village women|mothers|pregnant women|school children|villager & insulin|feet|ors|hand wash|breast milk|iron tablet|clean water|mosquito
First aid: wash|clean|tie|stop|press|put & cut|bleeding|wound|sprain|burn|splint|knee & bandage|splint|ice|took the child|hospital|camp|cold water & child|player|worker|student|camp|leg|boy|girl|hand
Kinesio taping: put|stick|cut|apply|tape & stretchy tape|elastic tape|coloured tape|y shape|kinesio & knee|shoulder|runner|ankle|player|pain|back
Electrotherapy: put|give|apply|fix|keep & pads|current|tens|ift|ultrasound|electrode & current|minute|pain|back|knee|shoulder & back|knee|neck|shoulder|patient|muscle|pain
Calibration: put|dip|compare|check|set|keep & ph meter|known weight|balance|vernier|slip gauge|thermometer|micrometer|standard weight|buffer & set it right|how much it was off|before use|next date|error|sticker|off by|ph 4|4 7
Basic life support: press|push|pump & chest & pulse|ambulance|breath|dummy|not breathing|fallen|collapsed; give & chest compression|chest press & dummy|breath|pulse|mouth to mouth; put|attach|fix|use & aed & pad|chest|dummy|breath|collapsed; give & bag and mask|bag mask|ambu|mouth to mouth|rescue breath & patient|casualty|dummy|child|baby|breath
Medication administration: crush|give|push & tablet|pill|medicine|syrup & tube|wrist band|wristband|feeding tube|ward|chart
Cell culture: change|look|feed|split|check|count|see & flask & cells|sticking|attached & medium|media|bottom|full|day|dye|microscope; count & dead cell|living cell|live cell|living and dead cell & dye|blue|chamber|slide
Statistics: take|check|find|see|work out|test|compare & sample|house|group|mark|answer & go together|by chance|related or not|average and spread|p value

# Software
Data science: make|build|train|clean & model & guess|tells which|predict|will leave|house price|years of data|rows
Firebase: save|store|keep|use|put & google's online database|google online database|realtime database|firestore & user|chat|login|otp|message
Apache Spark: read|process|run|join|clean & pyspark|spark & gb|log|rows|machines|tables|data
Apache Airflow: set|make|write|run & job|jobs & every night|by itself|tries again|retry|at 2 am & data & step|again|fail|order
Data warehousing: bring|put|make|load|join & one big database|one database|star schema|fact table|dimension table|fact and dimension & report|branch|sale|dashboard
Usability testing: note|watch|give|ask|see|sit & pressed the wrong|got stuck|get stuck|stuck|confused|wrong button & user|people|app|screen|site
Manual testing: fill|click|try|press|enter|type & every button|wrong number|wrong phone number|empty box|blank|wrong password|wrong email & form|app|screen|site|stops|broke|error message
Geographic information systems: put|draw|mark|colour|plot|trace & wells|ward|houses|pond|hand pump|road|village & on a map|on map|satellite picture|satellite image|google earth & gps|qgis|depth|satellite|coloured
Unit testing: write|make|add & small check|small test|checks for|tests for & function|method|component|code; check|test & each function|every function|function alone|each method & alone|fake data|mock|lines covered|by itself

# Sites, drawings and cloth
Surveying: hold|set|take|note|measure|draw & staff|total station|level|plot corner|boundary|chain|tripod & reading|point|road|plot|angle|land|corner & reading|corner|road|land|plot|tape|boundary
Structural detailing: draw|make|mark & bolt hole|each rod|bend length|cutting length|steel rod|steel plates|base plate|stirrup & beam|column|slab|shed|spacing|plate
Electrical engineering: draw|join|wire|check|fix & panel|wiring|motor|switch board|distribution board|earthing & load of|with meter|multimeter|three phase|circuit|wire|starter
Fabric dyeing: dip|dye|tie|boil|soak & cloth|yarn|dupatta|fabric|cotton|saree|thread & indigo|shade|colour|marigold|alum|dyed|madder|turmeric
Pattern making: draw|cut|make|take|trace & brown paper|paper piece|pieces on paper|pieces of a kurti|body measure & seam|margin|kurti|blouse|for l|bigger|sleeve|dart|shirt

# Offices
Job analysis: ask|sit|note|write|list|talk & worker|operator|each post|staff|each role & duties|task|job sheet|all day|what they do & skill|post|job sheet|duties
Coordination: call|tell|inform|keep|update & caterer|tent|dj|printing|decorator|volunteers|bus driver|sound man|delivery people & right time|in time|on time|informed|dates|so all|same time
Planning: make|write|decide|list & what to do on which day|who will do|which day|day wise list|which work|who does what & camp|fest|trip|event|day|work
Active listening: listen|hear & patiently|full story|till the end & people|old|patient|parent|customer|student|children
Problem solving: find|arrange|fix|think|solve & another shop|another way|other way|second bus|new way|quick fix|in between|last minute & stopped|in time|broke|cancelled|failed|came late
Creativity: think|make|come up & new theme|new idea|own idea|from old newspaper|waste material|from waste & stall|theme|poster|decoration|skit|made it|fest
Performance appraisals: collect|remind|gather|make|send|file|ask & year end form|year end rating|rating form|self rating|ratings of their|ratings of staff|ratings of employee|rating sheet & manager|senior|boss|hod|staff|employee|hr
`
