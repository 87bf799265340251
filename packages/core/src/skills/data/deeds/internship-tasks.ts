/** Tasks of internships, for the skills that listings ask for most. */
export const internshipTasks = `
Data analysis: work out|compare|summarise|analyse|count & pivot table|month of order|month of sale|feedback form|survey answer|order data
Data visualization: turn|plot|draw|make|present & bar chart|line chart|pie chart|heat map|scatter plot|histogram; turn|plot|show & result|data|figure|number|survey & chart|graph|map|dashboard; present|show|put & answer|result|figure|survey & in chart|in graph|in a map|as chart|as graph|on a map
Documentation: write|record|update|keep & readme|setup note|setup guide|step of the process|wiki page|how to guide|guide on how; record|describe & step|process & wiki|manual|guide|notion|confluence
Technical documentation: write|update & readme|setup guide|api page|user manual
Technical writing: write|document & setup guide|api page|user manual|function & developer|user|engineer|reader|customer
Report writing: sum up|summarise|write up|compile|put together & finding|result|observation|visit & in a report|into a report|report for|final report
Research: go through|read|study|review & paper|article|study|journal|literature & wrote|sum up|summary|on|about & child|soil|water|health|policy|law|labour|drug|energy|city|climate|market|education|material|disease
Presentation skills: present|explain & weekly result|finding|result|final & to the team|to the manager|to the founder|to senior|to the client|to the class
Quality control: inspect|test|check & finished|each batch|every batch|casting|part & reject|release|stain|loose thread|defect|drawing|crack|dispatch|weight; weigh|inspect|check & every tenth|each carton|every carton|each piece|every piece|each lot|every lot & dispatch|pack|sale|release
Market research: interview|survey & shop owner|shopper|retailer|dealer & would pay|prefer|price|switch|brand; compare|study & rival|competitor|competing & price|feature|offer; ask|question|survey & mother|shopper|buyer|household|student|customer|user & which & would pay|would buy|prefer|pay more|switch
Event management: book|arrange|organise & hall|venue|caterer|stage|sound & guest|farewell|fest|function|wedding|conference|freshers|annual day
Copywriting: come up with|write|create|think up & tagline|slogan|ad line|ad copy|punch line|caption for ad
Editing: cut|correct|shorten|tighten|polish & essay|article|story|manuscript|chapter & magazine|publish|print|newsletter|grammar|flow|journal|site
Social media marketing: post|publish|plan|run|schedule & reel|story daily|carousel|month of post|instagram page|facebook page|instagram post & brand|shop|bakery|comment|follower|club|ngo|cafe|page|fest|reach|festival
Digital marketing: run|manage|set up|launch & paid ad|online campaign|ad campaign|search and social|facebook ad|instagram ad|google ad & sign up|newsletter|search|social|visitor|lead|website|budget|enquiry|sale
Email marketing: test|write|send|set up|schedule|design & subject line|open rate|welcome mail|welcome email|newsletter|mail sequence & subscriber|open rate|reader|sign up
Google Ads: adjust|set|change|manage|run & bid|keyword|ad group|search ad & google campaign|google ad|paid search|cost per click|cpc
Public relations: invite|pitch & journalist|reporter & launch|story|study|press|event|coverage
Press releases: write|draft|prepare & announcement|press note|media release|media note & print|newspaper|paper|launch|press|media|opening|journalist
Brand management: check|keep|write|follow|review & brand guideline|logo and colour|tone of voice|brand manual|logo colour & poster|advert|pack|post|design|campaign|across|partner|start up
Motion graphics: animate & icon|text|title|logo|infographic & reel|video|intro|explainer|ad
Storyboarding: plan|draw|sketch & each shot|every shot|scene by scene|shot by shot|frame by frame & panel|drawn|before the shoot|frame|film
Sound design: record|build|make|layer|create|mix & footstep|door|ambience|foley|sound effect|sound & film|game|scene|game action|play|theatre|animation
Podcasting: host|record|edit|publish|cut|produce & audio episode|audio interview|campus show|episode|radio show & spotify|weekly|audio|campus|listener|alumni|episode of a
Fashion design: drape|sketch|design|cut & pattern|garment|outfit|collection|silhouette & summer line|collection|college show|fashion show|winter line|ramp
Interior design: choose|pick|make|select & tile|paint|curtain|furniture|lighting|mood board|material sample & home|flat|office|fit out|room|villa|cafe
UX design: cut|shorten|rework|simplify & checkout|menu|sign up|booking|onboarding|flow|navigation & step|user|app|get lost|drop off|screen
Usability testing: give|ask|run|watch & people|participant|think aloud|user|senior|student & task on|on the prototype|prototype|clickable|think aloud & task|time|session|note|draft|failed|got stuck
Wireframing: draw|sketch|make & grey box|greyscale layout|page layout|screen layout|low fidelity screen|box layout & screen|paper|page|app|before
A/B testing: try|compare|test|split|run & two version|two subject line|two banner|two headline|two design|variant|traffic & visitor|user|half|list|better|click|kept|rate|won|traffic
Design systems: build|collect|write|create|maintain & library of button|reusable component|component and token|library of component|component library|spacing rule|design token & figma|product|rule|team|screen|app
Financial modeling: model|build|forecast|projection & cash flow|income statement|balance sheet|revenue and cost & year|case|scenario|plant|retailer|start up|excel|company
Valuation: estimate|work out|value|find|calculate & fair price|fair value|worth of|intrinsic value|share price & bank|company|start up|firm|deal|stock|multiple|listed
Auditing: test|check|pick|verify & sample of invoice|sample of bill|sample of voucher|sample of payment & approval|amount|signature|audit|support
GST: file|prepare|upload & monthly return|return of shop|return for shop|quarterly return & portal|shop|trader|gst|dealer
TDS: deduct & tax & contractor|rent|professional|bill|vendor|salary
Month-end close: reconcile|pass|close|finish|post & accrual|ledger|book|account & end of each month|every month end|month end|by the fifth|each month
Forecasting: estimate|predict|forecast & next month|next quarter|moving average|past sale|from past|for 20|coming month|next year & sale|demand|use|electricity|stock|order|visitor
Procurement: buy|source|purchase|order & chemical|material|equipment|spare|stationery|component|uniform & after compar|three offer|quotation|lowest|supplier
Vendor management: follow up|rate|settle & supplier|vendor & delivery|late|quality|payment
Warehouse management: keep track|record|arrange|receive|store|log & goods|carton|pallet|rack & store|godown|warehouse|in and out|depot
Supply chain management: trace|map|plan|study|follow & order|flow of|material delivery|delivery of material|raw material|shipment & supplier to|farm to|to customer|assembly line|delay|to shop|plant
Process improvement: cut|reduce|save|shorten|speed & time|minute|day|step|hour & dropping|by removing|rearrang|from three day|minute a shift|per shift|new layout|two step|template|per order|each order; find|remove & bottleneck
Root cause analysis: trace|find out|ask five times|investigate|track down & why|cause of & leak|fail|stopped|stop|came back|reject|break|late|return|crash|defect|delay
Interviewing: ask|question|hold|sit on & candidate|applicant & first round|panel|by phone|score|first talk
Onboarding: prepare|collect|set up|walk & joiner|new hire|new joinee|new colleague & document|first day|laptop|policy|kit
Employee engagement: run|organise|plan|hold & pulse survey|team outing|staff party|birthday|fun friday|sport day & employee|staff|colleague|worker|team
Payroll: check|work out|prepare|calculate & attendance|overtime|salary|wage|payslip & salary|wage|worker|pf|paid|staff|employee
Sales: convince|persuade|sell & parent|customer|shop|student|member|buyer & enrol|buy|order|sign up|membership|pack|plan; sell & door to door|in a month|in six week|at the stall|at a stall|target & notebook|membership|ticket|plan|pack|book|policy|coupon|copy
Lead generation: find|collect|list|build & possible customer|contact of school|contact of|prospect|possible client|potential client|potential customer & linkedin|school|buy|trade fair|company|wrote|firm|list|call
Negotiation: bargain & caterer|vendor|supplier|seller|percent|landlord; get|agree|push|talk & lower the rent|payment term|better price|better rate|lower price|lower rate|better term & landlord|supplier|vendor|seller|dealer|caterer|client
CRM: keep|update|clean|log|record & customer record|lead|client record|contact record|call and its result & reminder|hubspot|zoho|salesforce|duplicate|follow up
Business development: pitch|sign up|find & restaurant|college|dealer|school|distributor & won|new dealer|as partner|our app|new district|new city|partner|tie up
Product management: write|rank|decide|prioritise|plan & requirement|feature|roadmap|what to build|request & next release|engineer|release|roadmap|backlog|user need|sprint|first
User stories: break|write|split & feature|acceptance criteria|story|ticket & small story|sprint|acceptance criteria|as a driver|as a user|backlog
Machine learning: train|compare|tune|fit|evaluate & model|classifier|random forest|decision tree|xgboost & predict|house price|accuracy|dataset|churn|score|f1|feature|default
Deep learning: train|build|fine tune & convolutional|cnn|lstm|neural network|resnet|transformer & image|x ray|text|layer|classify|accuracy|dataset|digit|judgment
Natural language processing: build|train|write & chatbot|question bot|text classifier & answer|question|sentiment|intent|rule|language
Computer vision: recognise|detect|count|track|read|identify & number plate|face|car|helmet|person|object|pose|mask|pothole & photo|image|camera|video|frame|cctv
Large language models: write|test|compare|measure|tune & prompt & model|answer|gpt|llm|claude|gemini
SQL: pull|join|fetch|extract|query & data from five table|data from table|from the database|several table|two table|three table & report|team|finance|week|order|customer|sale; speed up|tune|optimise & slow query
REST APIs: build|write|connect|create|add & backend route|endpoint|payment service over http|api route|http route & app|login|order|client|mobile|express|call|fetch|data
Unit testing: write|add & test for each function|test for every function|test with jest|test with pytest|test for the api|test case in junit
Git: keep|merge|review|resolve|open & branch|pull request|merge conflict & code|merge|review|team|commit|after
Linux: install|patch|set up|configure|manage|administer & server|virtual machine & command line|ssh|cron|nginx|ubuntu|bash
Android development: write|build|publish|make & app & phone|play store|kotlin|room database|offline with room|google play
Web development: build|code|create|launch & website|responsive site|web shop|web page|online store & dance school|bakery|potter|club|ngo|clinic|cafe|college|fest|trust; make & web shop|website of|website for
PCB design: draw|lay out|route|design & board & schematic|layer|kicad|altium|trace|sensor node|footprint
Calibration: adjust|check|set|compare & gauge|thermometer|balance|meter|sensor|micrometer|pipette|vernier & against a standard|reference|test weight|known weight|master gauge|offset
PLC: program|change|write|test|edit & siemens|timer|allen bradley|ladder|rung|delta controller & controller|conveyor|line|filling|machine|station|logic
Structural engineering: calculate|design|check|size & load|reinforcement|steel frame|beam|column|truss|footing|slab & storey|shed|house|building|wind|earthquake|bridge|hall; work out|calculate & bar size|bar spacing|steel area|bending moment|slab thickness & slab|beam|column|footing
Engineering drawing: make|prepare|draw|update & fabrication drawing|assembly drawing|part sheet|part drawing|detail drawing|shop drawing|assembly and part sheet & conveyor|workshop|part|machine|jig|bracket|pump|gear
HPLC: run|measure|prepare|inject|record & mobile phase|retention time|liquid chromatography|on a column|c18 & peak|tablet|sample|standard|caffeine|drug|retention time|assay
Clinical research: fill|keep|check|enrol|collect & case report form|trial file|source data|visit schedule|consent form|trial & trial|source data|visit|patient|site|subject|participant|consent
Water quality testing: sample|test|measure & river|well|lake|tap water|pond|borewell & oxygen|ph|hardness|turbidity|nitrate|coliform|tds|fluoride
Counseling: talk|listen|support|guide & teenager|parent|couple|family|caller|student & conflict|stress|grief|anxiety|distress|exam fear|loneliness; hear out|listen & first year student|student|junior|teenager|caller|woman & homesick|lonely|anxious|stress|low|upset|hour|afternoon|session
Psychological assessment: score|administer|give|conduct & depression scale|anxiety scale|wisc|intelligence test|personality test|iq test|beck|rorschach|mmse & patient|child|supervision|participant|client|student|adult
Special education: make|help|teach|plan|support & individual plan|individual education plan|iep|dyslexic|autism|autistic|learning difficulty|learning disability|hearing impaired & pupil|child|read|student|learner
Teaching: hold|give|take|run & evening lesson|evening class|lesson|remedial class|tuition class & child|english|maths|science|slum|village|pupil|kid
Fundraising: write|win & sponsor & won|firm|fest|event|rupee|company; collect donation|raise donation|donation drive & rupee|door to door|play|page|relief|crowdfund; bring in|raise|collect|gather & rupee|lakh|fund & alumni|donor|donation|library|relief|shelter|camp|scholarship|parent|crowdfund
Grant writing: draft|write|prepare & application|proposal & csr fund|grant|foundation|donor|funding
Survey research: design|ask|conduct|run|collect & google form|form|household|survey & answer|response|family|household|respondent
Questionnaire design: write|draft|design|test|pilot & question|form|scale & survey|piloted|skip rule|travel habit|likert|respondent|interview guide & pilot|health survey|scale|rule|habit|test|validate
Field research: spend|visit|collect|walk|travel & village|school|plant sample|soil sample|forest|slum|tribal & week|note|trip|talk|interview|record|observe|household
Journalism: cover|report & local sport|city council|court hearing|election|crime|civic|protest|press conference & daily|newspaper|paper|story|news|for the|portal
Creative writing: write|publish & play|one act|poem|short story|novella|screenplay & staged|magazine|print|college|prize|anthology|theatre|contest
Geographic information systems: map|digitise|draw|make|plot & well|ward|land use|flood map|satellite image|contour|village boundary|watershed & layer|satellite|qgis|arcgis|gps|map
Legal drafting: draft|write|prepare & reply to notice|legal notice|first version of contract|plaint|affidavit|written statement|rent agreement|petition
Contract drafting: write|draft & first version|version & contract|agreement
Video editing: cut|trim|edit & recording|footage|lecture video|clip & caption|subtitle|title|music|voice over
User research: visit|watch|shadow|follow & shop|user|owner|driver|clinic|farmer|customer & to watch how|watch how|noted how|see how|where they
Accounting: enter|post|record|book & bill|invoice|receipt|voucher & bank statement|ledger|tally|cash book
Inventory management: count & item|stock|piece|bottle|part & register|every saturday|every week|shelf|sheet|reorder|weekly
Customer service: reply|answer|respond & chat|message|query & lost parcel|late delivery|refund|late order|complaint|wrong item
Embedded systems: program & raspberry pi pico|arduino|esp32|esp8266|stm32|microcontroller|atmega|nodemcu & log|read|sensor|motor|temperature|relay|led|light|moisture
`
