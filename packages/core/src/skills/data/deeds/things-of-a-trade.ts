/**
 * Deeds whose thing tells the trade: whoever plates agar does microbiology, whatever the verb. Two groups are enough
 * where nobody handles the thing for another purpose. `$name` stands for a list of words.
 */
export const thingsOfATrade = `
$make: make|prepare|draft|draw|draw up|build|create|write|compile|produce|put together|develop|design|set up|work out|frame|lay out
$check: check|verify|test|inspect|examine|review|go through|look over|look at|read|audit|scan|compare|match|trace|study|vet
$record: record|note|log|enter|write down|note down|take down|list|document|chart|fill|post|update|maintain|keep|count
$run: run|do|perform|carry out|conduct|use|set up|take|prepare|make|try
$plan: plan|organise|arrange|coordinate|run|host|manage|lead|handle|look after|line up|put together|set up
$improve: raise|increase|grow|bring|double|lift|boost|reduce|cut|lower|improve|take
$people: customer|client|guest|patient|parent|caller|visitor|member|buyer|resident|user|student|family

# Law
Legal drafting: $make|reply|settle & paper book|vakalatnama|plaint|written statement|writ petition|legal notice|counter affidavit|affidavit|rejoinder|bail application|appeal memo|special leave|written submission|list of dates|synopsis|consumer complaint|power of attorney|sale deed|gift deed|rent agreement|partnership deed|interim application|pleading
Legal research: $check|search|find|summarise|sum up|brief|collect|digest & judgment|judgement|case law|precedent|bare act|scc online|manupatra|citation|court ruling|ratio decidendi|high court decision
Contract review: $check|mark up vendor|flag|redline|list|compare & lease deed|vendor agreement|service agreement|non disclosure agreement|termination clause|indemnity|liability cap|lock in|licence agreement|employment agreement|shareholder agreement|supply agreement|lease agreement|clause of
Due diligence: $check|list|collect & share transfer|request list|board minute|cap table|target company|data room|statutory register
Real estate law: $check|search|trace & title deed|encumbrance certificate|mother deed|chain of title|mutation record|land record
Client interviewing in law: sit|meet|listen|take|note|write down|interview|record & legal aid|walk in client|advocate|law clinic|legal clinic|litigant & client|fact|statement|litigant|story|problem
Mooting: argue|speak|plead|win|represent|write|draft & moot|moot court|memorial for

# Life sciences
Microbiology: $run|streak|plate|pour|culture|subculture|sub culture|inoculate|count|incubate|isolate|stain|grow|identify & agar|nutrient broth|colony forming|cfu|gram stain|petri plate|petri dish|serial dilution|e coli|staphylococcus|bacillus|coliform|zone of inhibition
DNA extraction: pull|isolate|extract|get|take|purify|prepare|spin & dna|rna|plasmid & ctab|nanodrop|leaf|blood|tissue|buccal|swab|phenol|kit|column|hair|root|saliva|purity|260 280
Gel electrophoresis: run|load|pour|cast|image|stain|photograph|resolve & agarose|gel dock|gel doc|sds page|polyacrylamide|western blot
PCR: amplify|run|set up|optimise|design & 16s|primer|thermocycler|thermal cycler|amplicon|annealing|cycle threshold|ct value
Cell culture: passage|thaw|seed|split|grow|maintain|feed|freeze|trypsinise & hela|hek293|cell line|vero|fibroblast|flask of cell|mcf 7|stem cell|adherent cell; hela|hek293|mcf 7|mcf7|cho cells|a549|vero|3t3|3t3 l1|hepg2|fibroblast|cell line|primary culture|dmem|rpmi|fbs|trypsin|passage|mycoplasma|co2 incubator|confluence|confluent|hemocytometer|haemocytometer|trypan blue|mtt|mtt assay|transfect|cryo|cryopreserved|liquid nitrogen|t25|t75|t 75|spheroids|monolayer|stem cells|adipocytes|scratch assay & cell|flask|seed|viability|count|thaw|froze|split|media|medium|plate|grow|maintain|drug|dose|vials|hours|fluorescence|stained|contamination|days|incubat|differentiated|extract|ic50|check|kept
ELISA: coat|run|read|incubate|perform & elisa|antibody|absorbance|450 nm & plate|well|sera|serum|450 nm|kit|sample; microwell|microplate|96 well|96 well plate|plate reader|elisa reader|od 450|450 nm|tmb|hrp|capture antibody|secondary antibody|enzyme linked|optical density|blocking buffer|hbsag|immunoassay|sandwich assay|wash buffer|plate washer & il 6|cortisol|serum|antibody|antigen|screening|donors|dengue|igg|igm|plate|wells|measured|coated|read|hiv|insulin|kit|drew|absorbance|assay|hormone|titre|saliva|vitamin d|milk|cytokine; standard curve & il 6|cortisol|serum|antibody|insulin|hormone|plate
Plant tissue culture: grow|raise|culture|inoculate|regenerate|transfer|prepare & explant|callus|ms medium|murashige|plantlet|in vitro|micropropagation
Histopathology: fix|section|stain|cut|embed|process|read & microtome|paraffin|haematoxylin|hematoxylin|tissue section|kidney tissue|liver tissue|tissue block|biopsy
Microscopy: look|view|count|observe|examine|identify|image|study & under the microscope|under a microscope|microscope|haemocytometer|hemocytometer|oil immersion
Field research: walk|lay|record|count|note|survey|observe|map|set & transect|quadrat|camera trap|line transect|point count|nest|bird|butterflies|butterfly|pugmark & reserve|forest|wetland|park|grassland|species|campus|lake|field|sanctuary
Spectroscopy: read|measure|run|scan|take & absorbance|spectrophotometer|ftir|uv vis|nmr|wavelength
Animal handling: feed|weigh|dose|handle|restrain|observe|house|inject & rat|mice|mouse|wistar|rabbit|zebrafish|albino|guinea pig

# Accounts and finance
Accounts payable: match|check|pay|book|enter|process|verify|pass & supplier invoice|vendor invoice|vendor bill|supplier bill|purchase invoice|creditor|goods receipt & payment|purchase order|release|due|tally|month|week|ledger|grn
Accounts receivable: chase|call|remind|follow|collect|ring|mail|recover & overdue|dues|outstanding|unpaid|receivable|collection
Bookkeeping: post|enter|record|write|keep|book|pass & sale|purchase|expense|receipt|bill|payment|cash & tally|ledger|day book|cash book|zoho book|quickbook|account book|close the month
Financial modeling: $make|forecast|model|projection & projection|cash flow|revenue|balance sheet|p and l|profit & scenario|sensitivity|five year|three year|assumption|base case|start up|irr
Financial analysis: compare|analyse|study|read|benchmark|examine & margin|debt|valuation multiple|ratio|annual report|balance sheet|quarterly result|p e & company|companies|maker|bank|peer|listed|firm|note|stock|year
Payroll: work out|calculate|process|prepare|compute|run|pay & salary|salaries|wage|net pay|payslip|pay slip|slip|esi|pf|overtime & worker|staff|employee|month|people|labour|teacher|driver
Auditing: check|vouch|verify|tick|test|sample|count|examine & voucher|ledger|invoice|branch|stock sheet|fixed asset & exception|audit|finding|observation|gap|lapse|weakness|irregular|report
GST: file|upload|prepare|match|reconcile|submit & gstr|gstr 1|gstr 3b|input credit|input tax|2b; hsn|hsn code|input credit|input tax credit|itc|gstr|gstr 1|gstr 3b|gstr1|gstr3b|gstr 2a|gstr 2b|2a|2b|e way bill|eway bill|e invoice|reverse charge|rcm|gst portal|gstin|cgst|sgst|igst|5 12 18|18 per cent|composition scheme|lut|electronic credit ledger|drc 03|accumulated credit|gst refund|gst registration|gst notice|gst return|gst number & bill|check|match|file|return|invoice|upload|purchase|sales|client|shop|shopkeeper|traders|party|compute|claim|monthly|posting|generate|made|refund|register|suppliers|vendor|reconcile|rate|notice|firm|prepare|export|registration|reply|mismatch|dealer; new registration|registration|refund|notice & shopkeeper|trader|firm|officer|textile|proprietor & arn|officer s query|accumulated credit|uploaded papers|jurisdiction|gst
Income tax: work out|file|upload|compute|prepare|submit|calculate & tax|return|itr & salaried|individual|assessee|taxpayer|80c|refund|form 16|itr
Cash handling: count|balance|tie|match|close|tally|bank & till|cash drawer|day cash|cash counter|cash box|petty cash
Variance analysis: compare|explain|track|report & spend|actual|cost|expense & budget|allotment|plan|target & gap|difference|overrun|variance|reason|department
Budgeting: compare|prepare|plan|track|draw up|allot|keep|manage & spend|expense|cost|fund & allotment|budget|department|head|committee
Equity research: write|prepare|publish|cover|track & equity note|target price|result note|stock note|initiation note|listed company|listed firm

# Hotels and kitchens
Front office operations: take|give|settle|check|receive|issue|handle|register & booking|room key|check in|check out|guest bill|bill|reservation|arrival & guest|hotel|desk|lobby|reception|room
Housekeeping: make|clean|turn|change|restock|prepare|strip|vacuum & room|linen|bed|trolley|guest floor|bathroom & shift|guest|linen|hotel|floor|day|checkout|amenities|restock
Culinary arts: cut|chop|grill|fry|marinate|plate|cook|season|saute|roast & starter|gravy|main course|sauce|tandoor|continental|curries|mise en place|kitchen|dish|salad|soup
Food and beverage service: carry|serve|suggest|wait|clear & order|plate|table|wine|food & restaurant|cover|guest|table|seat|shift|banquet|cafe|dining
Guest relations: meet|greet|welcome|receive|answer|look after|escort|handle & guest & door|reservation|request|vip|lobby|complaint|stay|feedback|need
Food safety: log|check|label|record|note|keep|monitor & fridge|freezer|temperature|expiry|tray|haccp|hygiene|fssai|chiller & food|kitchen|tray|audit|fridge|freezer|chiller|label|haccp|fssai
Event management: $plan & wedding|fest|annual day|conference|exhibition|reunion|concert|launch event|sports meet|convocation|hackathon|symposium|cultural night|alumni meet|college festival|marathon & guest|people|day|stall|speaker|sponsor|vendor|budget|seating|bus|volunteer|venue|student|team|participant|event|visitor
Baking: bake|knead|prove|laminate|decorate|pipe & sourdough|croissant|bread|cake|muffin|pastry|dough|cookie|tart|bun

# Machines and buildings
Engineering drawing: draw|make|prepare|release|detail|produce|dimension & bracket|part drawing|assembly drawing|detail drawing|shop drawing|manufacturing drawing|sheet metal|component|fixture|tolerance & tolerance|shop floor|shop|vendor|drawing|solidworks|autocad|catia|creo|dimension
Computer-aided design: model|draw|design|draft|detail & part|assembly|pump|gear|bracket|valve|frame|fixture|housing|mould|engine|chassis & catia|solidworks|creo|autocad|fusion|nx|inventor|assembly drawing
Finite element analysis: mesh|run|simulate|analyse|check|cut|reduce & peak stress|von mises|static load|modal|fatigue|load case|ansys|hypermesh|abaqus|mesh; ansys|abaqus|hypermesh|nastran|optistruct|fem|fea|meshed|ls dyna|comsol|solidworks simulation|mesh convergence|tetra|von mises|modal analysis|buckling|static structural|stress plot & stress|brake disc|bracket|chassis|contact|gasket|natural frequency|crash|deflection|deformation|boundary conditions|load|thermal|blade|pressure vessel|fatigue|knuckle|implant|bone|factor of safety|mpa|crane hook|valve|nonlinear|structural|beam|weld|piston; structural simulation|thermal simulation|crash simulation|contact simulation|nonlinear simulation|mesh convergence & brake|disc|stress|gasket|bracket|bumper|beam|valve|peak|chassis|frame
Lathe operation: turn|face|thread|bore|knurl|run|operate|set|cut & lathe|centre lathe|capstan & shaft|job|part|micron|mm|bush|pin|rod|component|piece|thread|lathe
CNC machining: write|run|edit|load|set|prove|program & g code|m code|cnc|vmc|vertical mill|turning centre & part|mill|component|job|aluminium|batch|steel|tool|offset|machine
Metrology: check|measure|inspect|gauge|calibrate & micrometer|vernier|slip gauge|cmm|dial gauge|height gauge|bore gauge|profile projector|go no go
Maintenance: take apart|replace|repair|overhaul|align the|refit|dismantle|grease|lubricate & bearing|gearbox|coupling|seal|pump|motor|belt|compressor|conveyor|machine|boiler|valve|spindle|filter|chiller
Preventive maintenance: grease|check|service|lubricate|oil|inspect & machine|motor|pump|equipment|bearing|compressor & weekly|schedule|chart|checklist|log|prevent|breakdown|stoppage|monthly
Quality control: measure|check|inspect|gauge|sort|hold|reject & part|piece|batch|casting|component|lot & drawing|limit|gauge|spec|reject|tolerance|sample|first|vernier|defect
Work study: time|observe|study|rearrange|balance|record & station|operation|assembly line|operator|workstation|cycle time|takt|element & second|minute|cycle|save|rearrange|layout|piece|stopwatch|line|cut
Surveying: set out|mark|level|take|shoot|peg|traverse & total station|auto level|theodolite|dgps|dumpy level|centre line|benchmark|reduced level|staff reading
Quantity surveying: take off|measure|take out|price|prepare|bill|work out & quantity|quantities|running bill|measurement book|boq|tender & concrete|steel|drawing|brick|contractor|rate|site|slab|price|tender
Cost estimation: take off|price|work out|estimate|prepare & quantity|quantities|rate|boq|material & tender|drawing|rate analysis|price|building|house|road|concrete|steel|bid
Site supervision: watch|stand|oversee|supervise|direct|guide|manage|mark|look after|check & mason|bar bender|gang|labour|concreting|shuttering|reinforcement|site engineer|contractor 's men|carpenter|slab casting & site|daily|report|progress|floor|pour|slab|column|work|casting|day
Structural engineering: model|design|analyse|size|check & frame|beam|column|slab|storey|footing|truss & etabs|staad|seismic|load|sap2000|is 456|wind|bending moment
Structural detailing: draw|prepare|make|detail|count|check & bar bending|bbs|reinforcement drawing|rebar|bar schedule
Soil mechanics: run|test|do|perform|conduct|determine & proctor|cbr|sieve|atterberg|liquid limit|plastic limit|standard penetration|triaxial|field density & soil|road|subgrade|sample|site|embankment|borehole
Concrete testing: cast|test|crush|cure|check & cube|slump|cylinder & 28 day|7 day|lab|compressive|concrete|site|strength|mix
Project planning: $make|update|track|schedule & bar chart|gantt|ms project|primavera|milestone|critical path & site|progress|week|project|saturday|monday|delay

# Design
Prototyping: join|link|connect|turn|wire|click|build|make & tappable|clickable|tap through|click through|interactive prototype|interactive mockup|flow in figma|figma prototype|prototype|demo screen; sketch|draw|join|link & figma|adobe xd|framer & tap|click|flow|demo
Wireframing: sketch|draw|make|rough out & screen|page|flow & on paper|low fidelity|lo fi|wireframe|rough|paper; balsamiq|wireframe|low fidelity|low fi|lo fi|mid fidelity|paper prototype|screen flow|user flow|page layout|page structure|screen layout|skeletal mock ups|grey box|gray box|clickable mock up|mock screens & app|site|page|screen|client|developers|figma|boxes|flow|made|draw|sketch|before coding|on paper|checkout|portal|dashboard|mobile|whiteboard|user|built|menu; map|draw|sketch|block out|rough out|lay out|plan & each screen|every screen|button placement|page structure|screens of|screens for|layout of each|boxes and labels|form fields|header and|menus and buttons|buttons and|where each button|placement of|empty boxes|home screen|home page|screen by screen & app|portal|site|website|figma|balsamiq|adobe xd|whiteboard|paper|mobile|desktop|developers|client|pen|marker|booking|approval|phone
Usability testing: watch|observe|see|record|ask|let|sit & try|use|stuck|struggle|confused|task|fumble|hesitate & app|site|website|prototype|screen|menu|checkout|form|kiosk|dashboard|portal
User research: ask|interview|talk|shadow|survey|visit|meet & persona|habit|pain point|journey map|affinity|empathy|user need|how they; sat with|watch|shadow|follow|observe|talk|spoke|interview|ask|test|call & how they use|how people use|how users|how they order|before designing|the app|our app|app customers|booking app|app users|task failed|usability|pain points|drop off; affinity map|affinity diagram|empathy map|user persona|persona|journey map|card sort|tree test|usability test|think aloud|diary study|heatmap|hotjar|maze test|5 second test|a b preference & user|app|interview|students|people|conversation|participant|menu|made|ran|built|customer|riders|patients; google form|questionnaire|survey|poll|interviews|conversations & app|website|feature & needs|themes|irritat|problem|pain point|prefer|want|findings|insight|told designer; themes|needs|pain points|frustrations & app|website|booking & interview|conversation|replies|users|participants
Layout design: lay out|set|design|typeset|paginate|place & annual report|magazine|newsletter|page spread|brochure|catalogue|booklet|year book|yearbook|prospectus|page|grid
Brand management: $make & logo|type rule|colour palette|stationery|brand guide|brand book|visual identity & brand|identity|stationery|guide|cafe|bakery|start up|startup|shop|card|rule; reposition|rebrand|relaunch|rename & soap|label|oil|product|tea|shop|pack|slogan|recall|herbal|as a|range|bakery|store|masala|brand|youth|premium; perception study|brand track|recall|top of mind|awareness study|brand survey|brand recall|brand awareness & brand|label|tea|soap|quarterly|survey|town|rose|positioning|marketing head|consumer|two wheeler; label|sub label|brand|variant|range & name positioning|positioning|pack and slogan|price pack|naming|slogan|tagline|mascot & launch|handle|planned|decided|youth|millet|wrote|cookies; campaign calendar|yearly calendar|agency brief|creative brief|marketing calendar & brand|label|hair oil|soap|tea|spend|masala|biscuit|range; check|ensure|approve|police|correct & logo|colours|brand guideline|font|tagline & dealers|dealer boards|shop boards|outlets|partners|all posts|across|hoardings|franchise
Icon design: draw|design|make|create & icon
Photo editing: retouch|edit|crop|colour correct|mask|clean & photo|picture|portrait|product shot|image
Video editing: cut|edit|grade|trim|splice|assemble & clip|footage|film|reel|rushes|interview|episode|video

# People
Recruitment: screen|shortlist|call|ring|post|source|hire|close|fill|interview|line up & cv|resume|candidate|profile|vacancy|vacancies|openings for|openings in|position|role|naukri|applicant & candidate|interview|panel|role|offer|position|slot|naukri|linkedin|joined|opening|round|hire
Onboarding: welcome|walk|guide|induct|brief & joiner|new hire|new employee|new staff|joinee|new recruit; joinee|new joiner|new hires|new recruit|fresh trainees|newcomers|new employees|new staff|new volunteers|new restaurants|newly signed|new merchants|new sellers|new school clients|new clients|new drivers|new riders|new partners & first week|first day|laptop|id card|buddy|policy talk|induction|orientation|welcome kit|welcome mail|joining kit|app set up|set up logins|login|demo session|first order|walk through|document collect|documentation|email ids|office tour|plant tour|floor tour|checklist|shadow|joining formalities|explained rules|trained on app|kyc and training
Exit interviews: ask|interview|talk|meet|record|summarise & leaver|resign|who left|quit|exit & reason|why|report|feedback|cause
Leave management: correct|keep|track|update|check|compile|prepare & attendance|muster|leave record|biometric|timesheet & staff|worker|employee|month|salary|payroll|sheet|people
HR policies: write|draft|update|revise|explain|prepare & leave|attendance|posh|conduct|work from home|travel|handbook & rule|policy|policies|handbook|code
Training and development: $plan|deliver|give|design|conduct & workshop|training session|training programme|training module|induction programme & team lead|staff|employee|new joiner|executive|worker|operator

# Teaching
Teaching: take|handle & period|science class|class ix|class viii|class x|class vii|class vi|maths period; teach|explain & fraction|algebra|grammar|period|science class|class ix|class viii|class x|class vii|class vi|tenses|phonics|science lesson|maths
Lesson planning: write|plan|prepare|make|draw up & period|lesson|class|unit|week & aim|board work|objective|closing task|activities|plan for|learning outcome|worksheet|plans; portion|syllabus|chapters|units|textbook|term & divide|month wise|week wise|day wise|period wise|weekly plan|split|break & class|each day|periods|teach|science|maths|english|grade; teaching plan|lesson plan|unit plan|teacher diary|teaching aid|lesson note|period plan|class plan|daily diary|weekly planner|activity plan|learning objective|learning outcome|worksheet & prepare|made|write|plan|class|grade|teach|before|topic|day|subject|submitted|activity|warm up|chapter; plan|prepare|write|decide|make|sequence & warm up|activity|worksheets|games|flash card|flashcard|examples|starter|recap|learning aim & each class|each period|every period|each lesson|lesson|class v|class vi|class vii|class viii|grade|fractions|45 minute|40 minute|35 minute|tuition|nursery|ukg|lkg
Student assessment: set|mark|grade|correct|frame & quiz|quizzes|answer script|answer sheet|question paper|class test|notebook|half yearly|marking scheme
Special education: help|teach|support|work|guide|assist & dyslexia|autism|autistic|special need|learning disability|down syndrome|adhd|slow learner|hearing impaired|visually impaired
Classroom management: keep|handle|settle|manage|run & class|children|pupil|student|toddler & on task|seating plan|clear rule|routine|noisy|engaged|in order|discipline|quiet|busy

# News and media
Reporting: cover|speak|call|ring|visit|file|write|break|report & council|court|election|civic|police station|protest|hearing|flood|ward|beat|market fire|panchayat|assembly & story|stories|resident|official|words|published|daily|paper|copy|report|evening|byline
News writing: write|file|report|rewrite & ground story|ground stories|news copy|lead paragraph|news report|civic problem|news brief|news story|news stories|byline|bulletin
Copy editing: edit|correct|clean|sub|check|rewrite & copy|house style|grammar|headline & page|style|story|stories|trainee|magazine|reporter|writer|paper|grammar|desk
Fact checking: check|verify|confirm|cross check|trace|debunk & figure|name|claim|quote|rumour|viral|fact|source & story|stories|article|post|release|source|before|message|archive
Radio broadcasting: write|host|present|sit|speak|record|produce|book & radio|campus radio|fm & cue|show|hour|bulletin|programme|script|guest|desk|weekly
Podcasting: record|host|cut|mix|produce|script|publish|edit & podcast
Sound design: cut|mix|edit|clean|master & podcast|audio|voice over|interview sound|sound track|track|noise; ambience|ambient sound|room tone|sound effect|sfx|field recording|synth|serum|wwise|fmod|footsteps|soundscape|sound library|background score|sound bed|whoosh|zoom recorder|ui sounds|creature & film|short film|game|play|animation|podcast|layer|scene|made|create|stage|theatre|voices|radio|documentary|level|implemented|horror; foley & film|play|footsteps|mic|scene|animation; fl studio|reaper|ableton|serum & sound effects|sfx|ambience|footsteps|film|game|theatre|horror|alien

# Goods
Transportation management: plan|work out|draw|reduce|optimise|schedule|assign & route|van|truck|drop|delivery run|fleet|tempo & van|truck|drop|shift|km|deliveries|delivery|fuel|driver|stop|daily
Inventory management: count|trace|track|forecast|set|keep|check|reconcile & bin|stock|reorder point|reorder level|safety stock|sku|item|spare & system|quarter|difference|shortage|reorder|store|month|demand|sale|excel|expiry|order
Cycle counting: count & bin|rack|shelf|sku|stock & system|quarter|book|difference|week|month|record|weekly
Procurement: ask|take|compare|collect|negotiate|raise|float|invite|place|get & quote|quotation|vendor|supplier|bid|rate & vendor|supplier|price|lead time|order|purchase
Demand forecasting: forecast|predict|estimate|projection & demand|sale|requirement|order|offtake & item|sku|month|product|store|week|two year|past year|season
Export documentation: fill|prepare|make|check|file|draw|issue & bill of entry|bills of entry|shipping bill|packing list|bill of lading|certificate of origin|commercial invoice|letter of credit|customs clearance|customs form
Warehouse management: pick|pack|label|put away|scan|unload|bin|dispatch|stack|sort & parcel|carton|pallet|sku|bin|handheld|scanner|shipment|inward & shift|day|handheld|scanner|dispatch|order|label|rack|hour|truck

# Wards
Vital signs: note|take|record|check|measure|chart|monitor & pulse|body temperature|blood pressure|bp|respiration|spo2|oxygen saturation & patient|hour|blood pressure|bp|pulse|shift|bed
Injections: give|put up|administer|draw|set|insert & injection|drip|iv line|iv fluid|insulin|cannula|im injection
Phlebotomy: draw|collect|take|label & blood sample|blood from|blood of|venous sample & patient|tube|morning|vacutainer|vial|donor|sample
Patient care: bathe|turn|feed|lift|sponge|wash|dress|move|look after|position|help lift|help turn|help feed|help bathe & patient|bedridden|elderly|ward|elder
Health education: talk|give|teach|explain|speak|show|tell|hold & mother|women|villager|school children|school girl|adolescent|couple|village|family|families & breast feed|breastfeed|vaccine|hygiene|handwash|hand wash|nutrition|family planning|menstrual|immunisation|sanitation|anaemia|dengue|malaria|tb|diabetes

# Data and software
Data cleaning: drop|remove|fill|fix|join|merge|standardise|correct|clean|delete & duplicate|repeat|missing|blank|null|messy|wrong date|inconsistent|date format|bad row|spelling & sheet|export|file|record|row|column|code|pandas|customer|name|data|date|entry|table|excel|list
Data visualization: put|show|plot|draw|make|build|chart|track|turn & power bi|tableau|looker|matplotlib|chart|dashboard|one page|graph & sale|trend|week|manager|month|region|data|growth|district|attendance|number|revenue
SQL: write|pull|run|use|optimise & join|window function|subquery|stored procedure|cte|group by|sql query|sql queries & report|table|churn|sale|database|query|queries|order|user|data|month
A/B testing: split|show|compare|run|test & random|two group|variant|two version|control group|version a & sign up|click|rate|conversion|user|visitor|open|week|sale
Machine learning: predict|train|build|fit|tune & gradient boost|xgboost|random forest|auc|logistic regression|lightgbm|catboost|decision tree|svm|f1|accuracy & model|predict|train|loan|churn|price|customer|classif|data|fraud|risk
Web scraping: pull|scrape|collect|fetch|crawl|extract & price|listing|review|page|job|site|news|ad|rating & beautiful soup|scrapy|selenium|puppeteer|playwright|site every|website|property site|from the web|crawler
CI/CD: write|build|set up|configure|automate|make|add & pipeline|github action|gitlab ci|jenkinsfile|workflow file & test|build|ship|deploy|merge|push|release|commit
Docker: move|pack|put|run|package|ship & containers with docker|container image|docker
Kubernetes: run|deploy|move|scale|manage|set up & three node cluster|node cluster|kubernetes|k8s|helm|pod
Monitoring: set up|add|configure|build|watch|write|make & alert|alarm|uptime|grafana|prometheus|health check|dashboard & latency|disk|server|cpu|error rate|memory|uptime|down|outage|service|on call
Debugging: trace|find|fix|hunt|track|solve & memory leak|heap dump|stack trace|race condition|crash|null pointer|deadlock|bug
Incident response: trace|write|handle|join|resolve|restore|lead & outage|incident|postmortem|post mortem|downtime|on call|production issue & service|wrote|note|minute|team|report|hour|again|night
REST APIs: split|write|build|make|expose|design|add|serve|develop & endpoint|api|route & express|node|flask|django|fastapi|spring|laravel|json|login|token|gin
Authentication: add|write|build|guard|protect|use|implement|split|secure & login|sign in|session|signup|log in & token|jwt|otp|cookie|password|google|oauth|role
Software testing: write|run|add|log|find & unit|end to end|test case|regression|jest|playwright|cypress|pytest|junit|selenium & coverage|bug|check|test|case|suite|per cent|release
Database design: design|draw|normalise|model|plan & table|schema|foreign key|er diagram|entity & foreign key|postgres|mysql|sql|app|relation|normal form|database|index
Infrastructure as code: describe|write|define|keep|build & terraform|cloudformation|pulumi|ansible

# Markets and giving
Social media marketing: $plan|post|publish|make|write|shoot|schedule|grow|design & reel|carousel|instagram|facebook page|linkedin page|story|stories|tweet & follower|page|reach|month|week|post|engagement|grow|like|account
Google Ads: run|put|spend|set up|manage|optimise|test & search ad|google ad|ppc|display ad|ad words|keyword bid|shopping ad; google ads|adwords|performance max|pmax|quality score|responsive search|responsive headlines|search campaign|display campaign|negative keyword|in stream|skippable|call extension|sitelink|ad extension|search term report|keyword bids|max clicks|exact match|phrase match|cost per click|cpc|shopping ads|merchant centre|merchant center|google shopping|gdn|smart bidding|target cpa|conversion tag|youtube ads & rupees|cost|lead|calls|campaign|added|clinic|institute|shop|ran|roas|conversions|budget|brought|fell|dropped|wrote|bid|traffic|enquiries|paise|cut|e shop|ad group|views
Performance marketing: put|run|spend|manage|test|bring|cut|reduce|optimise & search ad|facebook ad|meta ad|google ad|ad spend|paid ad|instagram ad|ads & cost per lead|cpl|cost per click|roas|cpc|cost per|ctr|conversion|lead|click
SEO: rewrite|earn|write|improve|build|add|fix|rank|optimise & title|heading|link|page|meta|keyword|blog|article & google|search result|first page|page one|organic|search traffic|serp; rank|page 1|first page|top 3|top 5|top 10|position|came up & google & page|keyword|search|site|website|blog|bakery|shop|clinic; meta description|meta title|title tag|meta tag|alt text|alt tag|backlink|sitemap|broken link|search console|keyword planner|ahrefs|semrush|ubersuggest|internal link|canonical|schema markup|focus keyword|long tail keyword|rank math|yoast|guest post|301 redirect|organic traffic|organic visit|screaming frog|core web vitals & page|site|website|blog|traffic|rank|click|search|google|fix|add|write|find|shop|set|month; google my business|google business profile|google listing & rank|search|reviews|near me|keyword|post|direction
Email marketing: send|write|design|schedule|split & fortnightly letter|newsletter|mailer|email campaign|subscriber & subscriber|open|click|open rate|list|customer|alumni
Sales: close|sign|win|sell|convert|meet|pitch & new account|order|deal|objection|membership|unit|policy|policies|subscription & month|week|customer|shop|client|day|rs|product|target|owner|price
Cold calling: ring|call|phone|dial & shop|school|owner|prospect|clinic|dealer|stranger & a day|from a list|per day|daily|each day|a week
Product demos: show|demonstrate|present|demo & product|app|software|machine|feature & owner|customer|buyer|client|school|dealer|shop|prospect
Community outreach: go|visit|walk|knock|meet|hold|speak & door to door|slum|village|basti|colony meeting|household|self help group|anganwadi|panchayat & women|family|families|household|people|ration|scheme|card|mother|children|door|resident|awareness
Survey research: go|ask|visit|fill|take|interview|design|write|run|collect & door to door|household|questionnaire|google form|respondent|survey form|villager|commuter & write|note|answer|data|response|form|question|family|families|record|survey
Grant writing: write|draft|prepare|submit & proposal|grant & rs|lakh|fund|donor|csr|ngo|foundation|school|hostel|girl|trust
Fundraising: bring|raise|collect|win|secure|get & lakh|donation|donor|sponsor|crowdfund|grant|csr fund & hostel|ngo|school|relief|camp|trust|children|girl|shelter|fest|cause|proposal|animal|flood
Volunteer management: put together|gather|lead|manage|brief|train|assign|roster|recruit|give & volunteer & task|team|clean|camp|drive|event|duty|shift|day|beach|plantation|school

# Kinds of work that many trades share
Debugging: fix|solve|close|trace|clear & issue|bug|ticket|crash|error|defect & backlog|app|code|screen|page|service|jira|github|tracker|release|module|login
Code review: review|comment & pull request|merge request|patch|classmate 's code|diff
Backup and recovery: back up|restore|recover|script|schedule & postgres|mysql|database|server|files|snapshot|restore & night|nightly|daily|restore|s3|test|week
Sentiment analysis: sort|classify|label|score|tag|predict & tweet|review|comment|post|feedback & angry|happy|neutral|mood|polarity|negative|sentiment
Natural language processing: sort|classify|tag|extract|train|summarise|label & tweet|review|comment|article|text|headline|ticket|resume|news & bert|tf idf|spacy|word vector|transformer|lstm|naive bayes
Data analysis: slice|break down|split|compare|work out|find out|dig|group & order|return|sale|ticket|complaint|taxi trip|bus trip|trip log|payment|user|seller|log & why|by city|by seller|by month|by region|by store|cause|pattern|drop|doubled
CRM: keep|update|log|record|enter & lead|call|deal|contact|follow up|pipeline & hubspot|salesforce|zoho|freshsales|pipedrive|crm; update|log|enter|punch|keep|maintain|tag|clean|track|assign|note & zoho|salesforce|hubspot|leadsquared|freshsales|pipedrive|bitrix|lead status|lead stage|follow up date|call remark|customer card|customer history|next call date; lead|enquiry|customer|client|follow up & zoho|salesforce|hubspot|leadsquared|freshsales|pipedrive|bitrix|lead stage|next follow up|call disposition|customer history; customer diary|client diary|birthday list|customer register|client list|customer sheet|phone list of customers & follow up|remind|call|wish|visit|service due|repeat
Interview scheduling: fix|set|arrange|book|schedule|line up & time|slot|round|panel|calendar|link & applicant|candidate|interviewer
Interviewing sources: question|interview|speak|talk|ring|call & minister|official|farmer|resident|victim|aide|police|witness|activist & story|report|article|piece|documentary|feature
Market research: talk|ask|interview|survey|question & shopper|consumer|buyer|store|retailer|household & why|choose|buy|prefer|price|switch|use
User research: map|watch|follow|shadow|record|note & how|where|journey & nurse|driver|teacher|rider|clerk|shopper|farmer|student & error|pain|problem|stuck|wait|step|slow|need
Design systems: build|make|create|collect|maintain & button|component|colour token|form & figma|library|storybook & team|reuse|screen|product|shared; component library|ui kit|style tokens|design tokens|storybook|spacing scale|colour tokens|color tokens|type scale|palette and|one palette|shared components|reusable components|figma library|figma variables|button styles|master components|pattern library|variants in figma|grid system|dark mode tokens|auto layout|do s and don ts & unified|documented|designers|developers|product|built|figma|screens|all products|across|teams|apps|shades|spacing|forms|inputs|cards|maintain|published|accessibility|contrast|naming|scale|states|react|consistent|reused
Machine design: design|size|draw|model & jig|fixture|gearbox|shaft|coupling|clutch|linkage|press tool|bracket|flange
Quality control: check|measure|test|record & hardness|surface finish|roundness|thickness|dimension|weight & lot|batch|heat treated|part|piece|sample
Assembly line: assemble|fit|mount|shim|press fit & gearbox|bearing|pump|engine|shaft|motor|valve
Room inspection: inspect|check & room & clean|checklist|linen|guest|dust|spot
Guest relations: sort out|solve|calm|settle|fix|handle & double booking|overbooking|late room|lost luggage|noise|family|families|guest & guest|families|room|hotel|refund|stay|resort
Bank reconciliation: prepare|make|do|clear & bank recon|brs|bank reco
Credit appraisal: interview|visit|meet|assess|check & loan applicant|borrower|loan seeker & turnover|dues|income|shop|business|repay|cibil
Equity research: track|cover|follow|study & share|stock & quarterly result|result|earning call|annual report|target
Monitoring and evaluation: visit|survey|compare|measure|interview|score & before and after|baseline|endline|indicator|control village|midline & programme|project|school|village|home|women|households|intervention
Community development: train|help|form|support|organise & women|youth|villager|self help group|weaver|artisan & bank account|stitch|tailoring|livelihood|income|group|loan|market|saving
Fundraising: write|call|meet|approach|email|ask & alumni|donor|company|companies|shop|parent & rs|lakh|rupee|scholarship|donation|thousand
Tutoring: give|take|teach|help & remedial|weak|slow|extra class|doubt|home tuition & reader|student|children|pupil|week|maths|english
CPR: give|practise|do|time|perform & chest compression|rescue breath|bag mask|mock code
Logistics: follow up|track|chase|book|trace & shipment|consignment|truck|container|freight|transporter & late|delay|transporter|plant|arrival|eta|delivery|warehouse|customer
Nursing: assist|help|support|work & ward|icu|casualty|opd|labour room & admission|handover|chart|nurse in charge|bed|round|shift
Food quality: titrate|test|check|measure & milk|oil|honey|juice|flour|drinking water|food & acidity|lactometer|adulterant|fat|ph|fssai|moisture
Court proceedings: note|record|attend|track|list & court order|order sheet|next date|cause list|hearing & court|bench|client|advocate
Microbiology: test|check|screen & extract|compound|oil|soap & pathogen|well diffusion|zone|bacteria|strain; settle plate|air sampling|clean room|nutrient agar|petri dish|petri plate|colony|laminar flow|laminar air flow|incubator|gram stain|bacterial load|yeast and mould|culture media|pathogen|antibiotic disc|bioburden|pyrogen|endotoxin|kirby bauer|mic value|biochemical test|sub culture|inoculum|stab culture|broth & plant|clean room|isolate|water|milk|soil|food|urine|sample|count|incubate|environmental monitoring|curd|strain|poured|identify|growth|read|sensitivity; swab & plated|colonies|cfu|clean room|environmental monitoring|settle plates
`
