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
Query optimization: add|create|tune|rewrite|speed up & index|slow query|query plan & table|query|mysql|postgres|sql|faster
CI/CD: set up|write|build|configure|create|add & pipeline|workflow|github action|jenkins job|gitlab ci & push|commit|merge|deploy|release|test|build
Docker: pack|package|put|wrap|ship|run & container|containers|docker image|container image|compose file & service|app|script|server|api|compose
Authentication: add|build|write|implement|make & login|log in|sign in|sign up & one time password|otp|google|password|token|session|hash|role
Data entry: enter|key in|key|punch|type|feed|digitise & form|record|slip|card|register|bill|questionnaire|survey sheet|response & excel|sheet|system|computer|software|database|household|daily|per day|error|software|portal
FPGA: run|load|burn|test|implement|program & nexys|spartan|artix|zynq|de10|fpga board|basys 3; verilog|vhdl|zynq|rtl|spartan|artix|basys|pynq|vivado|quartus|dsp slice|block ram|timing met|xilinx|nexys|altera|de10|testbench|modelsim & filter|board|mhz|accelerator|clock|pipeline|pipelining|uart|counter|state machine|vga|fir|cnn|adder|synthesis|cache|processor|fft|timing|core|alu|fifo
PID tuning: tune|set|adjust|choose & pid|proportional gain|kp|gain & hand|loop|controller|robot|motor|temperature|balance
Machine learning: group|cluster|classify|predict|score & customer|market|mail|student|user|price|borrower|image & k means|knn|random forest|logistic|decision tree|svm|naive bayes
Time series analysis: forecast|predict & arima|sarima|holt winters|prophet|exponential smoothing
Statistical analysis: fit|run|compute|calculate & correlation|regression|t test|anova|chi square|p value|confidence interval
Regression analysis: fit|run|use|build|estimate|compute|study|analyse & regression

# Engineering
Welding: weld & frame|joint|plate|tig|mig|arc|chassis|rod|pipe|bracket|grill
Jigs and fixtures: make|design|build|prepare|model & fixture|jig
Quality control: $check & bore|shaft|dimension|casting|weld|bolt|garment|carton|tile|panel & micrometer|vernier|calliper|tolerance|defect|reject|crack|order|standard; second check|final check|recheck & pack|packing|dispatch|finished
Metrology: $check & bore|shaft|dimension|diameter|thickness|part & micrometer|vernier|dial gauge|slip gauge|cmm|bore gauge|height gauge
CNC machining: run|operate|set|load|program & vmc|cnc|fanuc|turning centre|machining centre|hmc
Machining: turn|mill|bore|drill|face|grind & shaft|rod|block|flange|bush|pin & lathe|milling machine|shaper|drilling machine|surface grinder
Turning: turn & shaft|rod|bush|pulley|pin|flange|bar & lathe
Energy audit: take|record|measure|study|note|compare & reading|heat loss|consumption|power use|steam|electricity bill & boiler|motor|compressor|lamp|pump|plant|hostel|factory|furnace|building
Plant layout: move|shift|rearrange|relocate|place & machine|bench|work station|rack & line|floor|path|cup|piece|per hour|shop|space|distance
Work study: time|watch|clock & worker|operator|line|step & cycle time|stopwatch|standard time|motion
Structural engineering: design|analyse|calculate|model|size|detail & beam|footing|slab|column|frame|truss|retaining wall & staad|etabs|is 456|is 875|load|sap2000
Surveying: take|run|mark|set out|carry & level|contour|benchmark|traverse|reduced level & auto level|dumpy level|total station|theodolite|road|plot|site|canal
Quantity surveying: take|work out|calculate|compute & brickwork|plaster|flooring|steel|concrete|excavation|shuttering|quantity & bill|running bill|boq|measurement book|drawing|estimate
Traffic engineering: count|survey|record|study|measure & traffic|vehicle|junction traffic|pcu|queue & junction|road|hour|evening|signal|crossing|intersection|peak
Soldering: solder & board|pin|wire|component|joint|led; fix|mount|join|attach|place & component|pin header|chip|resistor|smd part|connector & iron|flux|joint|reflow

# Money
Equity research: write|value|study|cover|follow|track|pick & note|report|company|sector|stock|share & listed|cement|steel|bank|pharma|nifty|it company|mid cap|small cap|target price
Credit appraisal: read|study|analyse|check|assess|score & balance sheet|cibil report|income proof|bank statement|cash flow|repayment & limit|loan|borrower|sanction|trader|msme|credit
Debt collection: call|remind|chase|visit|follow up & borrower|defaulter|debtor & late|instalment|emi|overdue|due|unpaid
Budgeting: hold|manage|plan|keep|prepare|allocate|track|control & budget & fest|event|club|month|rs|rupee|lakh|expense|bill|vendor|treasurer|department|hostel|project
Portfolio management: $run|rebalance|manage|build|track & portfolio & stock|share|fund|nifty|index|return
Tax assessments: draft|write|prepare|reply|answer & notice & income tax|gst|tax department|assessing officer|department
Financial analysis: compare|analyse|work out|read & margin|debt|ratio|return on|profit|leverage|balance sheet & firm|company|peer|year|bank|sector
Derivatives: price|value|hedge|trade|simulate|backtest & option|future|swap|call and put|nifty & black scholes|binomial|monte carlo|strike|expiry|greek|strategy
Invoicing: raise|make|do|handle|print|prepare|generate & bill|billing & counter|shop|customer|software|patient|pos|table|room|guest

# Selling and running
Advertising: run|set up|manage|plan|launch|place|buy|test & ad|ads|advert|campaign & meta|facebook|instagram|google|youtube|linkedin|radio|newspaper|hoarding
Influencer marketing: find|brief|approach|sign|contact|invite|choose & micro influencer|nano influencer|food blogger|travel blogger|youtuber|instagrammer
Content creation: make|shoot|publish|produce|create & reel|short|carousel|meme|vlog & page|channel|follower|view|instagram|youtube|brand|week
Sales: sign up|enrol|sell|convert & student|member|ticket|seat|membership|policy|shop & stall|visit|fair|fest|target|season
Telemarketing: call|ring|dial & parent|lead|prospect|household & day|daily|script|demo|offer; call|phone|ring|rang|dial & home loans|home loan|credit cards|policies|policy|student leads|leads|outbound calls|calls a day|people a day|expiring|personal loans|insurance|course enquiries|holiday packages|plots|prospects & explain|conversion|appointments|appointment|demos|daily|renewal|script|dialler|objections|interested|pitch|a day|field staff|offer; make|handle & outbound calls|cold calls|outbound sales calls & pitch|conversion|script|dialler|loan|cards|target|leads
Scheduling: make|plan|draw up|prepare|set|schedule|fix & shift|roster|rota|timetable|duty chart & picker|rider|nurse|staff|volunteer|guard|teacher|driver|waiter|worker|week
Workforce planning: schedule|roster|plan|allot & shift|duty|manpower|roster & picker|rider|worker|staff|operator|guard|labour|driver
Process improvement: $fewer & missing item|wrong order|waiting time|breakage|rework|turnaround & second check|new step|checklist|by adding|by moving|by changing|layout|token|label
Procurement: place & order & stockist|vendor|supplier|distributor|wholesaler|dealer; order|buy|purchase|reorder|indent & goods|stock|material|vegetable|grocery|stationery|linen|medicine|supplies|item|chemical & wholesaler|supplier|vendor|distributor|mandi|dealer|market; raise|issue|create|place & purchase order|po|indent
Vendor management: deal|coordinate|follow up & wholesaler|supplier|vendor|distributor & delivery|rate|quality|late|payment
Cost control: $fewer & fuel bill|wastage|scrap|power bill|electricity bill & percent|per cent|month|lakh|rs|quarter|11|week
Negotiation: get|close|fix|settle|agree|obtain|bargain|win & quote|yearly rate|rate|price|discount|deal|contract & carrier|vendor|supplier|transporter|caterer|printer|landlord|dealer|seller
ABC analysis: sort|class|classify|group|divide & part|item|sku|stock|medicine|product & a b and c|abc|a b c|by yearly value|by value
Transportation management: plan|make|redraw|map|combine|schedule & route|trip|delivery round & truck|van|bus|driver|delivery|milk|tempo|fuel|km
Standard operating procedures: write|draft|prepare|update|make & sop|standard operating procedure|checklist|step by step & return|opening|closing|store|process|team|shift|kitchen|counter
Simulation: run|build|set up|model|code & simulation|simulated

# People and law
Onboarding: $run|plan|prepare|give|conduct & first day|joining day|welcome session|induction|orientation & trainee|joiner|new hire|employee|staff|intern|recruit
Recruitment: source|screen|shortlist|hire|find & vacancy|cv|candidate|applicant & naukri|linkedin|plant|engineer|technician; post & job & naukri|linkedin|indeed
Labor law: check|deposit|calculate|file|verify|match & pf|esi|provident fund|gratuity|bonus act|minimum wage|muster roll & entry|challan|wage|worker|return|register|contractor
Document review: go through|review|read|check|examine|study & lease deed|contract|agreement|title deed|document|policy wording|deed & stamp|clause|missing|list|risk|date|expiry|flag|summary
Due diligence: go through|check|examine|review|verify & lease deed|title|company record|licence|contract|filing & stamp|missing|defect|list|gap|target|buyer|liability
Legal aid: explain|help|advise|guide|assist|file|draft & villager|prisoner|worker|poor|tenant|woman|people|undertrial|widow & right|pension|ration|legal aid|rti|free|fir|bail
Client interviewing in law: explain|advise|counsel & villager|litigant|tenant|prisoner & right|legal option|remedy
Mooting: argue|plead|speak|runner up|semi finalist|finalist|winner|best speaker|speaker & moot
Academic writing: write|draft|author & working paper|literature section|journal paper|thesis chapter; write|publish|present|author & paper|essay|article & law review|journal|conference|seminar|college review|university
Legal research: look up|search|read|find|research & judgment|ruling|case law|statute|section|stay order|precedent & matter|court|suit|petition|scc|manupatra|land|bail|eviction
Investigative journalism: break|expose|uncover|dig|reveal|trace|investigate & story|scam|fraud|missing|racket|fake|misuse & inquiry|record|rti|week|arrest|report|probe
Interviewing: record|take|conduct|hold|do & interview & student|officer|people|artist|weaver|farmer|player|driver|shopkeeper|woman|expert|worker|audacity|feature|thesis|hour
Emceeing: host|anchor|compere & show|fest|morning show|bulletin|ceremony|annual day
Audio editing: cut|edit|clean|mix|trim & interview|episode|audio|track|podcast|voice|recording|song & audacity|audition|pro tools|reaper|noise; mix|master|edit & song|track|album|single & band|master|record|release|friend|mix
Radio broadcasting: write|host|record|read|produce & script|morning show|bulletin|jingle|show & radio|on air|fm|listener
Blogging: $run|write|keep|publish|post & blog; write|post|publish|share|run|start|grow|keep|update & blogspot|wordpress site|on medium|on substack|own site|own page|guest post|adsense|hashnode|personal blog|food blog|travel blog|tech blog|weekly post|dev to|ghost & post|reader|subscriber|follower|week|month|recipe|article|year|view|comment|explainer|travel|finance|learning; blogspot|adsense|wordpress site|substack|guest post & reader|subscriber|recipe|income|week|portal|views|post; $own & blog & reader|subscriber|follower|weekly|comment|views|traffic|niche
Documentary filmmaking: make|shoot|direct|film|cut|edit & documentary
Print design: print|design|make|lay out & card|invitation|menu|sign|brochure|leaflet|book cover & letterpress|screen print|offset|press|family|shop|printer
Brand identity: design|create|draw & logo & menu|sign|packaging|stationery|cafe|restaurant
Email marketing: write|send|design|schedule & mailer|newsletter|mail|email & subject line|donor|subscriber|weekly|festival|fest|open rate|list|ticket|alumni|tedx

# Schools, villages, wards
Phonics: teach|help|practise|show & letter sound|blending|sound of letter|phonic|decoding
Remedial teaching: help|teach|coach|take & slow reader|weak student|slow learner|backward|struggling|failed in|poor reader
Tutoring: teach|coach|help|tutor & at home|after school|private|weekend|evening & child|children|student|class|maths|science|english
Storytelling: tell|narrate|enact & story|tale|folk tale & child|children|audience|library|school|week
Student assessment: set|mark|correct|grade|check|evaluate & unit test|answer sheet|exam paper|notebook|quiz|answer script|test paper
Adult education: $run|teach|take & literacy class|night class|adult class|adult literacy; teach & woman|elder|labourer|villager & read|write|sign|literacy
Public speaking: $talk & farmer meeting|gram sabha|school assembly|morning assembly|village meeting|awareness camp|crowd of|audience of
Soil testing of farmland: take|collect|test|send|analyse|draw & soil sample|soil & farm|field|farmer|plot|ph|nutrient|npk|lab
Fertilizer management: tell|advise|recommend|work out|suggest & fertiliser|urea|dap|npk|dose|manure & farmer|farm|crop|soil|acre|use
Pest management: spot|scout|identify|advise|control|treat|count|spray & hopper|borer|aphid|whitefly|pest|bollworm|insect|larva|caterpillar & spray|neem|trap|crop|field|early|farmer|rice|cotton
Agricultural extension: $talk|advise|train|$teach|tell|meet & farmer & meeting|fertiliser|spray|seed|demonstration|village|method|scheme|field day
Irrigation: $make|lay|install|plan & drip|sprinkler|irrigation|field channel & orchard|acre|field|garden|plot|crop|farm
Horticulture: plant|prune|graft|grow|lay out|raise|maintain & orchard|guava|mango|nursery plant|flower|sapling|vegetable|rose|kitchen garden|seedling
Composting: make|build|run|set up|sell|turn & compost|vermicompost|earthworm
Casework: write|prepare|take|follow|visit|open & case report|case file|case study|social case|case record & child|family|woman|home|caller|distress|shelter
Child welfare: rescue|trace|restore|counsel|call|visit|help & child labour|childline|children in distress|runaway|missing child|brick kiln|child marriage|street child|orphan|children home
Community organizing: form|organise|mobilise|set up & self help group|women group|village committee|youth group|mohalla committee|user group
Microfinance: form|open|train|help|link & self help group|shg|joint liability group & bank|book|loan|saving|credit
Helpline support: take|answer|listen|attend|handle & caller|call & distress|helpline|crisis|hour|risk|suicide|childline
Home visits: visit|go & home|house|household & family|patient|week|ward|elder|mother|ration|newborn|children|village
Focus groups: $run & group talk|group discussion|focus group|group interview
Qualitative research: $ask|conduct|record|transcribe|code|hold & interview|group talk|focus group|narrative|girl|woman|worker|people & theme|dissertation|thesis|transcript|in depth|why|coded|hour
Health education: $teach|$talk & hand washing|hygiene|nutrition|breastfeed|skin care|menstru|diabetes|dengue|anaemia|diet|tb|first aid|sanitation|turning & mother|family|school|camp|villager|student|patient|children|people|woman|member
Midwifery: assist|help|conduct|deliver|attend & normal delivery|delivery|birth|labour room|antenatal|baby & mother|labour|normal|newborn|ward|woman|22; * & antenatal|partograph|partographs|labour room|normal deliveries|fundal height|episiotomy|episiotomies|apgar|foetal heart|fetal heart|doppler foetal|postnatal mothers|third stage of labour|perineal & mothers|mother|women|deliveries|delivery|newborn|newborns|babies|baby|check ups|labour|cases|monitor|monitored|pph
Neonatology: bathe|weigh|feed|look after|care for|care of & newborn|neonate|baby
IV therapy: give|start|hang|set|insert|put|monitor & iv fluid|iv line|cannula|drip|saline
Medication administration: give|administer & injection|medicine|tablet|insulin|drug|oral medication & patient|ward|round|chart|dose|fluid|doctor|shift|bedside
Geriatric care: care for|help|feed|bathe|turn & bedridden|old people|elderly|bedridden elder|old age home|senior citizen
Emergency medicine: triage|receive|stabilise & casualty|trauma patient|accident victim|walk in|emergency room
Immunization: give|immunise|vaccinate|administer|assist & vaccine|polio drop|bcg|mmr|covid dose
Dispensing: fill|hand out|give out|dispense|issue|pack & prescription|medicine|tablet & pharmacist|counter|patient|day|opd|shop
Pharmacovigilance: report|record|note|fill|track & adverse reaction|side effect|adverse event|adr
Antimicrobial testing: test|measure|check|study|compare & zone of inhibition|cup plate|well diffusion|disc diffusion|antifungal|antibacterial|mic
Microbiology: isolate|identify|grow|culture & strain|bacteria|fungus|microbe|isolate & plate|sequencing|agar|soil|peel|waste|16s|selective|medium
DNA sequencing: identify|sequence|send|confirm & 16s|its region|rbcl|coi|sanger|genome
Enzyme assays: measure|assay|test|estimate & pectinase|amylase|cellulase|protease|lipase|catalase|enzyme & activity|assay|dns|ph|temperature
Environmental monitoring: test|sample|measure|monitor & lake|river|air|noise|effluent|soil|groundwater & bod|cod|coliform|pm2|particulate|site|decibel|heavy metal
Spectroscopy: record|fit|take|measure|run|analyse & spectrum|spectra|absorbance|raman|ftir|uv vis|photoluminescence
Curve fitting: fit & spectra|spectrum|curve|line|data|peak & program|python|origin|least square|matlab|model
Optics: align|set up|build|measure & laser beam|laser diode|interferometer|beam|lens|mirror|grating|fibre
Psychological assessment: give|score|administer|conduct & raven|wisc|mmpi|rorschach|bhatia|beck|depression scale|anxiety scale
Clinical psychology: take|write|prepare|present & mental status|case formulation & patient|psychiatrist|client|ward
Crisis intervention: listen|calm|refer|talk|handle|take & caller|call|survivor|distress & risk|suicide|crisis|helpline|distress|childline
Active listening: listen & caller|client|patient|elder|student|child
Fashion styling: dress|style|pick & model|actor|bride|client|mannequin & shoot|show|look|campaign|lookbook
Grading of patterns: grade & pattern|size|kurta|shirt|garment|dress
Fabric sourcing: source|find|choose|pick & fabric|linen|khadi|cotton|lace|silk|cloth|denim & market|bazaar|mill|metre|rs|supplier|month|weaver
Draping: drape & garment|dress|saree|muslin|khadi|collection|bodice|dummy|form
Banquet operations: serve|set|lay|arrange|host & banquet|buffet|wedding hall
Barista skills: pull|make|brew|serve|steam & espresso|coffee|latte|cappuccino
Front office operations: check|take|handle|greet|allot & guest|booking|room|check in|reservation & desk|reception|phone|front office|lobby|opera|out

# Repair, sites, stores
Electronics repair: change|replace|repair|fix|solder & display|battery|charging port|screen|board|speaker & phone|mobile|laptop|tv|radio|amplifier|day
Problem solving: find|trace|locate|detect|fix & fault & board|wiring|circuit|panel|multimeter|phone|printer|network|computer
Pumps and compressors: replace|repair|overhaul|align|service|maintain & bearing|seal|gland|impeller|coupling|valve & pump|compressor
Preventive maintenance: grease|lubricate|oil|align|inspect|service|tighten & gearbox|bearing|machine|motor|conveyor|lathe|pump & chart|schedule|weekly|monthly|daily|checklist
Vibration analysis: read|measure|record|take|compare & vibration & fan|pump|motor|machine|bearing|meter|shaft
Fluid mechanics: measure|plot|study|find|compare & efficiency|head loss|discharge|flow rate|friction factor & turbine|pelton|francis|pump|venturimeter|orifice|notch|weir|pipe
Site supervision: supervise|oversee|watch over & concreting|shuttering|interlocking tile|brickwork|plaster|excavation|paving|masonry|lay of
Rainwater harvesting: design|size|plan|calculate|build|lay out & rainwater|roof water & tank|pit|recharge|roof|filter|harvest
Cost estimation: work out|calculate|prepare|estimate|find & cost|rate & house|tank|wall|school|road|plan|site|material|rs|lakh|item
Records management: keep|write|note|record|update & site diary|log book|muster roll|logbook & day|daily|shift|labour|used|entry|guest|week
Architectural drafting: draw|plan|prepare|make|draft & house plan|floor plan|elevation|section & storey|house|flat|autocad|revit|villa|building|sketchup
Goods receiving: receive|unload|accept|count|check & goods|bottle|carton|material|bag|drum|consignment|part|cap & challan|purchase order|shortage|grn|gate|invoice|damage
Transportation management: cut|save|redraw|plan|change|shorten & route|trip|km|kilometre & van|bus|truck|milk|delivery|driver|rider|saved
Inventory management: stack|arrange|rotate|issue|put & fifo|bin card|first in first out|fefo

# Selling, guests, money
Accounts receivable: send|make|give & payment reminder|reminder|outstanding list|dues list & shop|customer|weaver|dealer|client|buyer|party|debtor|retailer
Pricing strategy: test|compare|set|try|fix|change & price|prices|price point & buyer|box|product|customer|menu|shop|item|pack|margin|user; compare|study|analyse|benchmark|model|track|test|suggest|propose|recommend|work out|review & rates|fee|fees|price|prices|tariff|tariffs|price elasticity|discounts|slabs|price points|price list & rival|rivals|competitor|competitors|sales moved|margin|elasticity|monthly fee should|should be|willingness to pay|discount scenarios|conjoint|new slabs|past sales & sales|margin|fee|monthly|suggest|propose|recommend|skus|plans|modelled|price|pricing|changes|raised|demand|weekly
WhatsApp marketing: send|write|broadcast|run|post & whatsapp & offer|customer|regular|list|broadcast|group|order|buyer|catalogue|member
Retail sales: show|sell|suggest|recommend|demonstrate|close & fridge|washing machine|phone|tv|saree|shoe|jewellery|sofa|mattress|appliance|laptop|furniture|toy|dress & walk in|family|showroom|counter|a week|a day|shopper|customer
Product demos: show|demonstrate|demo|explain & fridge|washing machine|machine|phone|app|software|product|appliance|device|tractor|feature|kit & family|buyer|customer|walk in|client|school|shop|farmer|visitor|dealer
Complaint handling: handle|settle|calm|solve|sort out|resolve & quarrel|exchange|dispute|angry|complaint|refund|damaged|wrong bill
Guest relations: welcome|greet|receive|escort|check in|help & guest|visitor|tourist & key|lobby|hotel|resort|room|book|luggage|tour|garland|arrival|desk
Concierge services: book|arrange|suggest & taxi|tour|cab|temple visit|safari & guest|foreigner|tourist|hotel|visitor|lobby
Invoicing: correct|prepare|make|raise|settle|check|print & bill|wrong bill|folio & week|guest|customer|room|shift|checkout|day|counter|patient
Sponsorship: bring|raise|get|close|sign|win|find & sponsor|sponsorship & lakh|rs|rupee|fest|event|match|company|brand|shop
Cash handling: take|collect|tally|count|handle|balance & cash|card payment|cash payment & night|shift|counter|till|close|day|pump|shop|customer|evening

# People, law, words
Grievance handling: talk|listen|hear|collect|note|sort out|settle & problem|complaint|grievance|issue & worker|loader|driver|employee|staff|operator|labour|canteen|shift
Training and development: design|prepare|plan & class|training|workshop|module & driver|staff|employee|worker|new joiner|operator
Recruitment: put|post|share|call|fix|shortlist|source|line up & job notice|opening|vacancy|walk in interview|resume|cv|candidate & college|board|interview|naukri|linkedin|job fair|campus|shop floor
HRIS: update|enter|upload|maintain|correct|record & leave|attendance|employee data|employee record|joining & hrms|keka|zoho people|darwinbox|greythr|sap hr|system
Case law analysis: summarise|brief|digest|sum up|note & matter|judgment|ruling & counsel|court|advocate|senior|tribunal|service|bench
Trademarks: register|file|search|apply|renew|oppose & trademark|brand name|logo & class|startup|shop|registry|founder|client|two|ipindia|objection
Contract drafting: draw|draw up & agreement|mou|partnership deed
Journalism: cover & protest|city council|municipal council|court hearing|crime beat|local election|press conference|farmer protest|ward meeting
Reporting: cover & protest|city council|municipal council|court hearing|crime beat|local election|press conference|farmer protest|ward meeting
Podcasting: make|record|host|run|produce|publish & podcast
Data storytelling: draw|redraw|make|show|turn|map & route|number|budget|data|survey|process & diagram|infographic|poster|one sheet|map|chart
Editorial design: design|lay out|print|publish & zine|magazine|newsletter|booklet|yearbook|annual report & page|spread|cover|issue|riso|print
Usability testing: try|test|show|watch & prototype|map|app|design|form|screen|sign|draft|it on & rider|user|student|people|parent|shopper|senior|visitor|patient|driver
Illustration: draw|make|design|paint & icon|mural|wall lettering|comic & app|brand|cafe|a book|the book|book cover|book of|school|menu|wall
Teaching: handle & class 3|class 4|class 5|class 6|class 7|class 8|primary class & medium|day|pupil|period|school|week
Teaching aids: make|prepare|cut|paint & number card|flash card|picture card|counting bead|chart|puppet|word card|alphabet card & waste|box|children|cardboard|play|class|asking|lesson
Activity-based learning: play|use|run & counting game|word game|role play|puzzle|number game & class|children|pupil|lesson|learn|maths|box
Special education: work|sit|play|help|teach|assist & autistic|autism|down syndrome|deaf|blind|special school|dyslexic|adhd|cerebral palsy|special child
Behavioral observation: sit|observe|watch|note|write & child|boy|girl|children|client|patient|pupil & daily note|behaviour|play|checklist|tantrum|log
Counseling: answer|reply|listen|talk|chat & worried|lonely|anxious|stressed|sad|distressed|homesick & student|caller|message|people|junior|teenager|woman
Experimental design: plan|design|run|conduct & 2x2|control group|within subject|between subject|counterbalance|random assignment|factorial

# Bench, ward and field
Data cleaning: fill|remove|drop|correct|fix|delete|handle & gap|odd value|outlier|missing|duplicate|blank|typo|wrong date|empty row|null
Linear regression: fit|build|use|train|make & linear model|straight line|linear fit|line of best fit
Microscopy: stain|image|view|photograph|observe|count|mount & dapi|slide|cell|spore|tissue|pollen|root tip|crystal & image|microscope|magnification|picture|fluorescence|40x|100x
Mycology culture: prepare|grow|inoculate|raise|harvest & spawn|oyster mushroom|button mushroom|mushroom bed|mycelium
Preoperative care: prepare|shave|ready|check & patient & theatre|surgery|operation|caesarean
Suture removal: remove|take out & stitch|suture
Agricultural extension: show|tell|train|explain|demonstrate & grower|farmer|villager & tillage|seed|method|spray|sowing|compost|trial|drip|nursery|scheme
Field trials: lay out|run|sow|plan|conduct|set up & trial|plot & variety|seed|wheat|rice|maize|fertiliser|spacing|replication|treatment
Irrigation: grow|raise|cultivate & tomato|capsicum|chilli|cotton|banana|pomegranate|vegetable|crop & drip|sprinkler|fertigation; compare|test|plan|measure|lay & drip|sprinkler|flood watering|furrow|irrigation & yield|plot|capsicum|tomato|crop|field|acre|water use
Animal husbandry: vaccinate|feed|milk|deworm|treat|tag & goat|cow|buffalo|hen|sheep|pig|calf|cattle
Experimental physics: build|set up|align|measure|film & cloud chamber|spectrometer|michelson|geiger|planck 's constant|muon|hall effect|pendulum|vacuum
Particle physics: detect|film|count|track|simulate & muon|cosmic ray|particle track|decay & cloud chamber|scintillator|detector|track|geant4
`
