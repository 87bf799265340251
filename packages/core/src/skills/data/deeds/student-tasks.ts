/** Small tasks of students in their own words, at a first job, in a posting, in the field or in a club. */
export const studentTasks = `
$make: make|build|create|develop|design|prepare|draw|set up|put together|draft|write|code|produce
$check: check|inspect|examine|measure|test|verify|gauge
$run: run|conduct|hold|lead|organise|host|arrange|take|moderate|manage
$talk: talk|speak|address|lecture|present
$teach: teach|train|show|explain|tell|educate|demonstrate|guide
$fewer: cut|reduce|bring|lower|save|trim|slash|halve|shrink
$ask: interview|ask|question|talk|speak|listen

# Software and data
Query optimization: add|create|tune|rewrite|speed up & index|slow query|query plan & table|query|report|mysql|postgres|sql|second|faster|time
CI/CD: set up|write|build|configure|create|add & pipeline|workflow|github action|jenkins job|gitlab ci & push|commit|merge|deploy|release|test|build
Docker: pack|package|put|wrap|ship|run & container|containers|image|compose file & service|app|script|server|api|compose
Authentication: add|build|write|implement|make & login|log in|sign in|sign up & one time password|otp|google|password|token|session|hash|role
Data entry: enter|key in|key|punch|type|feed|digitise & form|record|slip|card|register|bill|questionnaire|survey sheet|response & excel|sheet|system|computer|software|database|household|daily|per day|error|software|portal
FPGA: run|load|burn|test|implement|program|verify & basys|nexys|spartan|artix|zynq|de10|fpga board
PID tuning: tune|set|adjust|choose & pid|proportional gain|kp|gain & hand|loop|controller|robot|motor|temperature|balance
Machine learning: group|cluster|classify|predict|score & customer|market|mail|student|user|price|borrower|image & k means|knn|random forest|logistic|decision tree|svm|naive bayes
Time series analysis: forecast|predict|project & arima|sarima|holt winters|prophet|exponential smoothing
Statistical analysis: fit|run|compute|calculate|test|find & correlation|regression|t test|anova|chi square|p value|confidence interval
Regression analysis: fit|run|use|build|estimate|compute|study|analyse & regression

# Engineering
Welding: weld & frame|joint|plate|tig|mig|arc|chassis|rod|pipe|bracket|grill
Jigs and fixtures: make|design|build|prepare|model & fixture|jig
Quality control: $check|sort|reject|compare & bore|shaft|dimension|casting|weld|part|piece|bolt|garment|bottle|carton|tile|panel|batch & micrometer|vernier|gauge|calliper|tolerance|defect|reject|crack|before packing|dispatch|order|standard; second check|final check|recheck & pack|packing|dispatch|finished
Metrology: $check & bore|shaft|dimension|diameter|thickness|part & micrometer|vernier|dial gauge|slip gauge|cmm|bore gauge|height gauge
CNC machining: run|operate|set|load|program & vmc|cnc|fanuc|turning centre|machining centre|hmc
Machining: turn|mill|bore|drill|face|grind & shaft|rod|block|flange|bush|pin & lathe|milling machine|shaper|drilling machine|surface grinder
Turning: turn & shaft|rod|bush|pulley|pin|flange|bar & lathe
Energy audit: take|record|measure|study|note|compare & reading|heat loss|consumption|power use|steam|electricity bill & boiler|motor|compressor|lamp|pump|plant|hostel|factory|furnace|building
Plant layout: move|shift|rearrange|relocate|place & machine|bench|work station|rack & line|floor|path|cup|piece|per hour|shop|space|distance
Work study: time|watch|clock & worker|operator|line|step & cycle time|stopwatch|standard time|motion
Structural engineering: design|analyse|calculate|model|size|detail & beam|footing|slab|column|frame|truss|retaining wall & staad|etabs|is 456|is 875|load|sap2000
Surveying: take|run|mark|set out|carry & level|contour|benchmark|traverse|reduced level & auto level|dumpy level|total station|theodolite|road|plot|site|canal
Quantity surveying: $check|take|work out|calculate|compute & brickwork|plaster|flooring|steel|concrete|excavation|shuttering|quantity & bill|running bill|boq|measurement book|drawing|estimate
Traffic engineering: count|survey|record|study|measure & traffic|vehicle|junction traffic|pcu|queue & junction|road|hour|evening|signal|crossing|intersection|peak
Soldering: solder & board|pin|wire|component|joint|led

# Money
Equity research: write|value|study|cover|follow|track|pick & note|report|company|sector|stock|share & listed|cement|steel|bank|pharma|nifty|it company|page|mid cap|small cap|target price
Credit appraisal: read|study|analyse|check|assess|score & balance sheet|cibil report|income proof|bank statement|cash flow|repayment & limit|loan|borrower|sanction|trader|msme|credit
Debt collection: call|remind|chase|visit|follow up & borrower|defaulter|debtor & late|instalment|emi|overdue|due|unpaid
Budgeting: hold|manage|plan|keep|prepare|allocate|track|control & budget & fest|event|club|month|rs|rupee|lakh|expense|bill|vendor|treasurer|department|hostel|project
Portfolio management: $run|rebalance|manage|build|track & portfolio & stock|share|fund|nifty|index|month|year|return
Tax assessments: draft|write|prepare|reply|answer & notice & income tax|gst|tax department|assessing officer|department
Financial analysis: compare|analyse|work out|read & margin|debt|ratio|return on|profit|leverage|balance sheet & firm|company|peer|year|bank|sector
Derivatives: price|value|hedge|trade|simulate|backtest & option|future|swap|call and put|nifty & black scholes|binomial|monte carlo|strike|expiry|greek|strategy
Invoicing: raise|make|do|handle|print|prepare|generate & bill|billing & counter|shop|customer|software|patient|pos|table|room|guest

# Selling and running
Advertising: run|set up|manage|plan|launch|place|buy|test & ad|ads|advert|campaign & meta|facebook|instagram|google|youtube|linkedin|radio|newspaper|hoarding
Influencer marketing: find|brief|approach|sign|contact|manage|work|choose|invite & influencer|blogger|creator|youtuber|instagrammer
Content creation: make|shoot|post|publish|produce|create & reel|video|short|post|carousel|meme & page|channel|follower|view|instagram|youtube|brand|account|subscriber|week
Sales: sign up|enrol|sell|convert|register|close & student|member|customer|shop|ticket|seat|membership|kit|policy|deal|plan|account|unit|piece|kg & stall|visit|door|month|week|target|fair|fest|day|season|each|rs|call
Telemarketing: call|phone|ring|dial & parent|lead|customer|client|household|student & day|daily|sheet|script|demo|offer|week
Order taking: take|note|collect|punch & order & table|dealer|shop|guest|customer|phone|counter|retailer
Scheduling: make|plan|draw up|prepare|set|schedule|fix & shift|roster|rota|timetable|duty chart & picker|rider|nurse|staff|volunteer|guard|teacher|driver|waiter|worker|week
Workforce planning: schedule|roster|plan|allot|assign & shift|duty|manpower|roster & picker|rider|worker|staff|operator|guard|labour|driver
Process improvement: $fewer & missing item|wrong order|error|mistake|waiting time|return|breakage|delay|rework|queue|turnaround & second check|new step|checklist|by adding|by moving|by changing|layout|token|label|by a
Procurement: order|buy|purchase|reorder|indent & goods|stock|material|vegetable|grocery|stationery|linen|medicine|supplies|item|chemical & wholesaler|supplier|vendor|distributor|mandi|dealer|market; raise|issue|create|place & purchase order|po|indent
Vendor management: deal|order|follow up|coordinate|pay|talk & wholesaler|supplier|vendor|distributor|contractor & delivery|rate|quality|late|payment|week|check|month
Cost control: $fewer & fuel bill|cost|expense|wastage|spend|bill|scrap & percent|per cent|month|lakh|rs|quarter
Negotiation: get|close|fix|settle|agree|obtain|bargain|win & quote|yearly rate|rate|price|discount|deal|contract & carrier|vendor|supplier|transporter|caterer|printer|landlord|dealer|seller
ABC analysis: sort|class|classify|group|divide & part|item|sku|stock|medicine|product & a b and c|abc|a b c|by yearly value|by value
Transportation management: plan|make|redraw|map|combine|schedule & route|trip|delivery round & truck|van|bus|driver|delivery|milk|tempo|fuel|km
Standard operating procedures: write|draft|prepare|update|make & sop|standard operating procedure|checklist|step by step & return|opening|closing|store|process|team|shift|kitchen|counter
Simulation: run|build|set up|model|code & simulation|simulated

# People and law
Onboarding: $run|plan|prepare|give|conduct & first day|joining day|welcome session|induction|orientation & trainee|joiner|new hire|employee|staff|intern|recruit
Talent acquisition: post|source|screen|shortlist|hire|find|fill & job|vacancy|position|cv|resume|candidate|opening & naukri|linkedin|shortlist|role|plant|engineer|technician|interview|offer
Labor law: check|deposit|calculate|file|verify|match & pf|esi|provident fund|gratuity|bonus act|minimum wage|muster roll & entry|challan|wage|worker|return|register|contractor
Document review: go through|review|read|check|examine|study & lease deed|contract|agreement|title deed|document|policy wording|deed & stamp|clause|missing|list|risk|date|expiry|flag|summary
Due diligence: go through|check|examine|review|verify & lease deed|title|company record|licence|contract|filing & stamp|missing|defect|list|gap|target|buyer|liability
Legal aid: explain|help|advise|guide|assist|file|draft & villager|prisoner|worker|poor|tenant|woman|people|undertrial|widow & right|pension|ration|legal aid|rti|free|fir|bail
Client interviewing in law: explain|advise|listen|guide|counsel|meet & villager|client|litigant|tenant|prisoner|couple & right|case|option|law|dispute|remedy
Mooting: argue|plead|speak|runner up|semi finalist|finalist|winner|best speaker|speaker & moot
Academic writing: write|publish|present|author & paper|essay|article & law review|journal|conference|seminar|college review|university
Legal research: look up|search|read|find|research|note & judgment|ruling|case|statute|section|stay order|precedent|order & matter|court|suit|petition|scc|manupatra|land|bail|eviction
Investigative journalism: break|expose|uncover|dig|reveal|trace|investigate & story|scam|fraud|missing|racket|fake|misuse & inquiry|record|rti|week|arrest|report|probe
Interviewing: record|take|conduct|hold|do & interview & student|officer|people|artist|weaver|farmer|player|driver|shopkeeper|woman|expert|worker|audacity|feature|thesis|hour
Emceeing: host|anchor|compere|present & show|fest|event|function|programme|morning show|bulletin|ceremony
Audio editing: cut|edit|clean|mix|trim & interview|episode|audio|track|podcast|voice|recording|song & audacity|audition|pro tools|reaper|noise
Radio broadcasting: write|host|record|read|produce & script|morning show|bulletin|jingle|show & radio|on air|fm|listener
Blogging: $run|write|keep|publish|post & blog
Documentary filmmaking: make|shoot|direct|film|cut|edit & documentary
Print design: print|design|make|lay out & card|invitation|menu|sign|brochure|leaflet|book cover & letterpress|screen print|offset|press|family|shop|printer
Brand identity: design|make|create|draw & logo|sign|menu|packaging & shop|cafe|brand|restaurant|firm|startup
Email marketing: write|send|design|schedule & mailer|newsletter|mail|email & subject line|donor|subscriber|weekly|festival|fest|open rate|list|ticket|alumni|tedx

# Schools, villages, wards
Phonics: teach|help|practise|show & letter sound|blending|sound of letter|phonic|decoding
Remedial teaching: help|teach|coach|take & slow reader|weak student|slow learner|backward|struggling|failed in|poor reader
Tutoring: teach|coach|help|tutor & home|after school|private|weekend|evening & child|children|student|class|maths|science|english
Storytelling: tell|narrate|enact & story|tale|folk tale & child|children|audience|library|school|week
Student assessment: set|mark|correct|grade|check|evaluate & unit test|answer sheet|exam paper|notebook|quiz|answer script|test paper
Adult education: $run|teach|take & literacy class|night class|adult class|adult literacy; teach & woman|elder|labourer|villager & read|write|sign|literacy
Public speaking: $talk|give & meeting|assembly|camp|gram sabha|seminar|audience|crowd|farmer meeting|hall & farmer|student|people|villager|parent|of|on|at
Soil testing of farmland: take|collect|test|send|analyse|draw & soil sample|soil & farm|field|farmer|plot|ph|nutrient|npk|lab
Fertilizer management: tell|advise|recommend|work out|suggest & fertiliser|urea|dap|npk|dose|manure & farmer|farm|crop|soil|acre|use
Pest management: spot|scout|identify|advise|control|treat|count|spray & hopper|borer|aphid|whitefly|pest|bollworm|insect|larva|caterpillar & spray|neem|trap|crop|field|early|farmer|rice|cotton
Agricultural extension: $talk|advise|train|$teach|tell|meet & farmer & meeting|fertiliser|spray|seed|demonstration|village|method|scheme|field day
Irrigation: $make|lay|install|plan & drip|sprinkler|irrigation|field channel & orchard|acre|field|garden|plot|crop|farm
Horticulture: plant|prune|graft|grow|lay out|raise|maintain & orchard|guava|mango|nursery plant|flower|sapling|vegetable|rose|kitchen garden|seedling
Composting: make|build|run|set up|sell|turn & compost|vermicompost|earthworm
Casework: write|prepare|take|follow|visit|open & case report|case file|case study|social case|case record & child|family|woman|home|caller|distress|shelter
Child welfare: rescue|trace|restore|counsel|call|visit|help & child labour|childline|children in distress|runaway|missing child|brick kiln|child marriage|street child|orphan|children home
Community organizing: form|organise|mobilise|set up|gather|unite & self help group|women group|village committee|youth group|federation|mohalla|user group
Microfinance: form|open|train|help|link & self help group|shg|joint liability group & bank|book|loan|saving|credit
Helpline support: take|answer|listen|attend|handle & caller|call & distress|helpline|crisis|hour|risk|suicide|childline
Home visits: visit|go & home|house|household & family|patient|week|ward|elder|mother|ration|newborn|children|village
Focus groups: $run & group talk|group discussion|focus group|group interview
Qualitative research: $ask|conduct|record|transcribe|code|hold & interview|group talk|focus group|narrative|girl|woman|worker|people & theme|dissertation|thesis|transcript|in depth|why|coded|hour
Health education: $teach|$talk & hand washing|hygiene|nutrition|breastfeed|skin care|menstru|diabetes|dengue|anaemia|diet|tb|first aid|sanitation|turning & mother|family|school|camp|villager|student|patient|children|people|woman|member
Midwifery: assist|help|conduct|deliver|attend & normal delivery|delivery|birth|labour room|antenatal|baby & mother|labour|normal|newborn|ward|woman|22
Neonatology: care|bathe|weigh|feed|look after & newborn|neonate|baby
IV therapy: give|start|hang|set|insert|put|monitor & iv fluid|iv line|cannula|drip|saline
Medication administration: give|administer & injection|medicine|tablet|insulin|drug|oral medication & patient|ward|round|chart|dose|fluid|doctor|shift|bedside
Geriatric care: care|train|help|feed|bathe|turn|walk|look after & elder|old people|bedridden|aged|senior citizen|old age home
Emergency medicine: triage|treat|receive|assist|stabilise & casualty|trauma|accident|emergency|walk in|chest pain
Immunization: give|immunise|vaccinate|administer|assist & vaccine|polio drop|bcg|mmr|anganwadi|child|children|infant|covid dose
Dispensing: fill|hand out|give out|dispense|issue|pack & prescription|medicine|tablet & pharmacist|counter|patient|day|opd|shop
Pharmacovigilance: report|record|note|fill|track & adverse reaction|side effect|adverse event|adr
Antimicrobial testing: test|measure|check|study|compare & zone of inhibition|cup plate|well diffusion|disc diffusion|antifungal|antibacterial|mic
Microbiology: isolate|identify|grow|culture & strain|bacteria|fungus|microbe|isolate & plate|sequencing|agar|soil|peel|waste|16s|selective|medium
DNA sequencing: identify|sequence|send|confirm & 16s|its region|rbcl|coi|sanger|genome
Enzyme assays: measure|assay|test|estimate & pectinase|amylase|cellulase|protease|lipase|catalase|enzyme & activity|assay|dns|ph|temperature
Environmental monitoring: test|sample|measure|monitor & lake|river|air|noise|effluent|soil|groundwater & bod|cod|coliform|pm2|particulate|site|decibel|heavy metal
Spectroscopy: record|fit|take|measure|run|analyse & spectrum|spectra|absorbance|raman|ftir|uv vis|photoluminescence
Curve fitting: fit & spectra|spectrum|curve|line|data|peak & program|python|origin|least square|matlab|model
Optics: align|set up|build|measure & laser|interferometer|beam|lens|mirror|grating|fibre
Psychological assessment: give|score|administer|conduct|use & raven|beck|wisc|mmpi|rorschach|tat|matrices|bhatia|inventory|iq|depression scale
Clinical psychology: take|write|prepare|present & case history|mental status|case formulation & patient|psychiatrist|client|ward
Crisis intervention: listen|calm|refer|talk|handle|take & caller|call|survivor|distress & risk|suicide|crisis|helpline|distress|childline
Active listening: listen & caller|client|patient|elder|student|child
Fashion styling: dress|style|pick & model|actor|bride|client|mannequin & shoot|show|look|campaign|lookbook
Grading of patterns: grade & pattern|size|kurta|shirt|garment|dress
Fabric sourcing: source|find|choose|pick & fabric|linen|khadi|cotton|lace|silk|cloth|denim & market|bazaar|mill|metre|rs|supplier|month|weaver
Draping: drape & garment|dress|saree|muslin|khadi|collection|bodice|dummy|form
Banquet operations: serve|set|lay|arrange|host & banquet|buffet|wedding hall
Barista skills: pull|make|brew|serve|steam & espresso|coffee|latte|cappuccino
Front office operations: check|take|handle|greet|allot & guest|booking|room|check in|reservation & desk|reception|phone|front office|lobby|opera|out
`
