/** Work of all fields told in everyday words: a general verb and what it was done to. `$name` stands for a list of words. */
export const plainWords = `
$make: make|build|create|develop|design|prepare|produce|draw|set up|code|implement|add|ship|launch
$write: write|draft|prepare|compose|author|compile|rewrite|word|pen|put together|set down
$check: check|test|inspect|examine|verify|measure|audit|compare|look over|go through
$talk: interview|talk|speak|ask|meet|question|listen|sit
$answer: answer|attend|handle|reply|respond|resolve|settle|solve|take|address|deal with|see to|sort out|look into|clear
$explain: explain|tell|brief|guide|convince|teach|inform|advise|describe|speak to|talk to|counsel|instruct
$people: customer|client|guest|patient|parent|caller|visitor|villager|shopkeeper|farmer|tenant|member|buyer|resident|beneficiary|worker|household|passenger|rider|donor|vendor|trader|shop owner|trainee|teacher|driver|elder|mother|women|family|families|applicant|pupil|owner|pensioner|weaver|artisan|fisherman|labourer|neighbour|tourist|traveller|delegate|investor|borrower|policyholder|dealer|retailer|supplier|subscriber|shopper|diner|relative|grower|account holder|learner
$lead: manage|lead|run|organise|coordinate|plan|host|arrange|conduct|head|put together|look after|handle|take charge of|steer
$find: find|collect|gather|build|source|list|identify|search|compile|scout|shortlist|trace|locate|track down|assemble
$number: sheet|record|row|data|dataset|file|entry|list|table|csv|database|bill|invoice|reading|response|log|form|entries|spreadsheet
$school: class|classroom|student|children|pupil|batch|school|kid|boys|girls|learner|nursery|grade
$care: look after|care for|attend|assist|feed|bathe

# Design
Prototyping: $make|turn|test|try|demo|show & prototype|proof of concept|mock up|mockup|working model
Wireframing: $make|sketch & wireframe|screen flow|low fidelity|lo fi
UI design: $make|redesign|draw & screen|dashboard screen|app flow|mockup & app|site|website|page|portal|figma|adobe xd; redesign|design|draw & app screen|login screen|home screen|checkout screen|screen of
UX design: redesign|simplify|improve|fix|shorten & flow|navigation|checkout|onboarding|journey|menu & user|app|site|step|drop|customer|booking
User research: $talk|survey|observe|shadow & user|rider|passenger|customer|commuter|shopper|learner|farmer|senior|driver|student & how they|why they|what they|pain point|persona|empathy|find their|journey; $make|write & persona|empathy map|journey map; $talk & user|rider|passenger|customer|commuter|shopper|driver|parent|farmer & about how|about why|about missed|about their|about what|trouble with
Usability testing: watch|observe & user|student|people|rider|customer|participant|senior|shopper & try|use|stuck|task & app|prototype|site|website|screen|design|machine; test|try & prototype|design|flow|screen|mockup & with & user|student|people|rider|customer|participant|senior|shopper|driver|nurse|children; ask|let & to book|to use|to find|to order|to pay|a task|to try & app|prototype|site|website|screen
Packaging design: design|redesign|make & packaging|box|carton|label|pouch|packet|wrapper|sleeve|jar|bottle & soap|brand|tea|snack|product|spice|coffee|honey|biscuit|shampoo|pickle|chocolate|cashew|nut|oil|masala
Logo design: design|make|create|draw & logo|wordmark|emblem
Brand management: design|make|create|build & logo|brand book|brand guide|visual identity|identity|stationery|brand kit & brand|cafe|shop|startup|guideline|colour|card|client; give|design|make & brand|shop|cafe|startup & logo & name|colour|identity
Graphic design: design|make|create|lay out & poster|banner|flyer|brochure|standee|hoarding|pamphlet|invitation; design & social media post|instagram post; make|design & creative & instagram|social media|brand|campaign|ad|client
Illustration: draw|illustrate|sketch|paint & picture book|children 's book|storybook|cover|comic|character|a book|the book|book cover|book of|magazine
Typography: choose|pair|design|letter & font|typeface|lettering|letter & magazine|poster|book|brand|script|sign|cover
Photography: shoot|photograph|capture|click & photo|picture|product shot|portrait|wedding|event photo; take & photo|portrait|product shot|event photo|pictures of|wedding photo
Photo editing: retouch|edit|correct|colour correct|cut out|crop and & photo|picture|image|portrait|wedding|background
Video production: shoot|record|direct a|direct the|direct short|direct two & film|video|documentary|ad film|short film|reel|interview
Video editing: edit|cut|trim|colour grade & film|video|reel|documentary|footage|vlog|short|clip|bulletin|youtube episode|web series|video episode
Animation: animate|keyframe & ad|logo|explainer|character|second|scene|video|title|short
3D modeling: model|sculpt|render & blender|maya|3ds max|zbrush|rhino|cinema 4d|low poly; model & solidworks|catia|fusion 360|creo|inventor|solid edge|onshape|siemens nx
Interior design: plan|design|draw|choose & furniture|lighting|bhk|flat|cafe|living room|bedroom|kitchen|office|wardrobe & furniture|layout|light|colour|finish|interior|material; draw|plan|pick|choose|design & layout|finish|furniture|material & clinic|shop|cafe|flat|house|salon|bhk|room
Fashion design: design|draw|sketch|make & dress|garment|kurta|collection|look|outfit|lehenga|saree blouse & line|collection|piece|season|stitch|theme|show|piece
Sewing: stitch|sew|alter|hem & shirt|blouse|dress|kurta|uniform|garment|curtain|mask|tote bag|cloth bag
Industrial design: design|redesign|sketch & walker|chair|lamp|toy|appliance|bottle|trolley|stove|helmet|stool|crutch & elder|old people|children|foldable|ergonomic|handle|low cost|prototype|farmer|kitchen; design|redesign|create|develop|shape|style|sketch & cooker handle|stove|crate|chair|toy|walker|helmet|lamp|handcart|vending cart|tool handle|water filter|stool|luggage|street furniture|school bag|e scooter body|mixer|kettle|tiffin|walking stick|wheelchair|hand tool & ergonomic|grip|moulded|sketches|clay|working model|women|blind|elderly|arthritis|children|stack|finish|foam|anthropometric|cmf|manufactur|artisan|rendering|prototype|vendors; $own & alias surface|clay model|cmf board|foam model|product sketches|grip stud|keyshot|form exploration|product rendering & body|product|scooter|handle|users|form|degree show|appliance|chair|rhino

# Data and software
Data cleaning: clean|fix|remove|correct|standardise|merge|dedupe|deduplicate|fill & duplicate|missing|blank|wrong date|typo|outlier|null|mismatch|row|misspelling & row|record|dataset|pandas|excel|voter|survey|sheet|column|value; clean & row|record|dataset|data & pandas|excel|sql|survey|python; remove|merge|fix|find & duplicate|misspelt|blank|wrong number|wrong address|wrong entry|wrong entries & list|phone number|address|contact|entry|donor
Data analysis: analyse|find|compare|study|examine|break down|trace & order|sale|return|delay|churn|attrition|response|taxi trip|bus trip|trip log|complaint|ticket|bill|trend|pattern|footfall|attendance & why|percent|pattern|trend|reason|by month|by shop|by district|excel|sql|python|pandas|data|week|record
Data visualization: $make|plot|draw & chart|graph|heat map|heatmap|dashboard|map of & sale|district|growth|trend|region|price|attendance|crime|attrition|curve; make|draw|plot|prepare|create & bar graph|bar chart|pie chart|line graph|line chart|pareto chart|histogram
Statistical analysis: run|apply|do|use|perform|fit & t test|anova|chi square|correlation|significance test|mann whitney|paired test|spss|confidence interval|linear regression|logistic regression|multiple regression|regression analysis|regression model|regression in|regression on|regression of|regression using|regression with
SQL: write|join & query|table & group by|join|window function|aggregate|repeat|count|orders
Databases: design|create|model|normalise|write & table|schema|index|migration & mysql|postgres|postgresql|mongodb|sqlite|database|oracle|order|module|foreign key; work out|plan|decide & table|schema & keys|column|foreign key|primary key|relation
Web scraping: scrape|collect|pull|crawl|extract & site|website|web page|listing|price|review & beautiful soup|beautifulsoup|scrapy|selenium|puppeteer|scraper|script|three site|site; scrape & selenium|beautiful soup|beautifulsoup|scrapy|ad|price|site|page|listing|review|data|portal; download|collect|pull|fetch|get & price|listing|review|data|result|tender & beautiful soup|beautifulsoup|scrapy|selenium|puppeteer
Machine learning: train|build|fit|tune|compare|predict|classify|forecast & random forest|xgboost|decision tree|logistic regression|svm|neural network|gradient boosting|classifier|scikit learn|k means|naive bayes|lightgbm; build|train|fit|code & model|classifier & predict|classify|forecast|detect|flag|accuracy|auc|f1
Deep learning: train|build|fine tune|tune & cnn|lstm|resnet|neural network|pytorch|tensorflow|keras|vgg|unet|transformer model|transformer network|vision transformer|transformer encoder|transformer based
Computer vision: detect|count|track|recognise|classify|segment & image|video|face|number plate|photo|camera|x ray|leaf|pose & yolo|opencv|cnn|camera|model|detector|resnet
Natural language processing: classify|summarise|tag|translate|extract|analyse|build & review|tweet|news|text|sentence|complaint|chat|headline & bert|sentiment|transformer|tf idf|spacy|nltk|llm|classifier|gpt
REST APIs: $make|write|document|expose|consume|integrate & api|endpoint & node|express|flask|fastapi|django|spring boot|laravel|json|postman|mobile app|frontend|front end|react|swagger|crud|jwt|golang|asp|login|http; write & endpoint; write|build|code|develop & service|server|backend & express|fastapi|flask|gin|spring boot|nest
Back-end development: $make|write & api|endpoint|backend|microservice|web server & node|express|flask|fastapi|django|spring boot|laravel|java|php|asp|golang
Front-end development: $make|code|write|convert & screen|page|component|form|dashboard|ui|site|cart|layout & react|angular|vue|html|css|tailwind|bootstrap|next js|javascript|svelte
Web development: $make|code & site|website|web app|portal|web application|web page & html|css|php|react|django|node|wordpress|javascript|laravel|flask|angular|hosted|bootstrap
Android development: $make|publish|code & android app|app & kotlin|android studio|play store|android|jetpack
iOS development: $make|publish|code & ios app|iphone app|app & swift|swiftui|xcode|app store|iphone
Mobile development: $make|publish|code & mobile app|android app|ios app|app & flutter|kotlin|react native|swift|play store|app store|android|dart
Unit testing: write|add|cover & test|unit test|test case|automated check|automated test|small check & junit|pytest|jest|mocha|unittest|vitest|coverage|nunit|fails the build|fail the build|so that a wrong|before each push|before every push; * & jest case|jest test|pytest case|junit case|vitest case; write|add & test & endpoint|api route|each function|component|every method
Software testing: run|write|execute|log|report|test|raise|file & test case|bug|defect|regression|test script|test plan & app|release|build|module|login|jira|browser|website|sprint|case|portal|log|manual
Debugging: find|fix|trace|solve|close|track & bug|crash|memory leak|error|defect|race condition & admin|app|page|code|production|module|release|console|site|screen|service|backend|log; track down|trace|find|fix|hunt & memory leak|crash|race condition|deadlock|null pointer
Git: merge|review|open|resolve|rebase & pull request|merge conflict|feature branch|git branch
DevOps: set up|automate|configure|write|build & pipeline|jenkins|github action|gitlab ci|docker|terraform|deployment & deploy|push|build|release|container|test|server|infrastructure
Cloud computing: deploy|host|move|migrate|run|set up & aws|azure|gcp|google cloud|ec2|s3|lambda|heroku|cloud run|vercel
Authentication: add|build|implement|write|set up & login|sign in|signup|otp|jwt|oauth|password reset|role based & jwt|otp|oauth|token|google|session|user|email
Payment gateway integration: add|integrate|connect|build|implement & razorpay|stripe|upi|paytm|payment|card payment|checkout & razorpay|stripe|paytm|phonepe|payment|webhook|refund
Technical support: repair|install|fix|set up|troubleshoot|solve & pc|printer|laptop|desktop|wifi|windows|lan|projector|computer & staff|lab|user|office|college|customer|employee|ticket|department
Network administration: set up|configure|crimp|cable|lay|install & router|lan|vlan|access point|firewall|network cable|wifi & lab|office|pc|floor|building|computer
Cybersecurity: scan|find|report|test|exploit|harden & vulnerability|hole|xss|sql injection|open port|phishing|burp|nmap|owasp|malware
Embedded systems: read|program|build|connect|interface|control|send & sensor|motor|servo|relay|display|lcd & arduino|esp32|raspberry pi|stm32|microcontroller|8051|pic
Internet of things: send|read|monitor|build|connect|control & temperature|sensor|moisture|water level|meter|light|switch|humidity|soil & esp32|arduino|mqtt|thingspeak|phone|blynk|raspberry pi|cloud|nodemcu
Circuit design: draw|design|solder|simulate|assemble & power supply|circuit|rectifier|boost converter|buck converter|dc converter|inverter|oscillator|circuit board|amplifier circuit|audio amplifier|transistor amplifier|op amp|amplifier with|amplifier using|stage amplifier
Data entry: type|enter|key|feed|digitise & form|record|bill|entry|register|survey|data & system|computer|excel|sheet|day|software|portal|database|daily; key|type|enter & form|bill|record & a day|day|error

# Marketing, writing and media
SEO: rewrite & meta tag|meta title|meta description|title tag; organic traffic|organic visit & rise|raise|grow|up|increase|percent|double; rewrite|write|raise|improve|optimise|rank|reach|grow|rise|bring & page|blog|article|site|title|keyword|post|website & organic|google|search engine|for search|page one|first page|top ten|serp|search traffic|search console|ranking; meta description|title tag|backlink & organic|traffic|rank|google|blog|page; keyword & organic|traffic|rank|blog|first page|search engine
On-page SEO: rewrite & title|meta|heading|product page & organic|search|google|traffic
Keyword research: keyword research & page|blog|google|write|article|list
Content calendars: content calendar & post|reel|month|week|brand|client; plan|schedule & month of post|week of post|post ahead|month ahead|reel ahead
Social media marketing: $write|plan|post|publish|schedule|design|make|grow & post|reel|story|carousel|instagram|facebook page|linkedin page|youtube channel & instagram|facebook|linkedin|follower|reach|youtube|twitter|page; make|shoot|post|put up & reel|story and|stories|short video & view|follower|reach|lakh view|like|share
Content writing: write|author|ghost write|produce & article; draft & article & magazine|journal|newsletter|portal|column; write|draft|author|ghost write|produce & blog|web page|website copy|web copy|product description|web content|case study|listicle|how to guide|newsletter; write & description of|product page & product|dish|course|room|shop
Blogging: write|publish|run & blog|blog article|blog post
Copywriting: write|draft & tagline|slogan|ad copy|hoarding|radio spot|caption|headline|script for ad|product line|billboard|jingle|landing page|mailer
Email marketing: send|write|design|schedule & mail|email|mailer|newsletter & open|click|subscriber|alumni|customer|list|lead|weekly|member
Google Ads: run|set up|manage|optimise & search ad|google ad|display ad|ppc|adword|search campaign; run|buy|place|put & ad & on google|in google|google search
Influencer marketing: find|contact|approach|brief|send|shortlist|pay & creator|influencer|blogger|youtuber & product|brand|post|reel|campaign|review|sample|barter; tie up|partner|collaborate & blogger|influencer|creator|youtuber & review|reel|post|launch|product|campaign; get|bring|ask|invite|persuade & creator|influencer|blogger|youtuber|student creator & wear|post|review|try|unbox
Public relations: get|place|pitch|send|secure|land & newspaper|press|magazine|media coverage|journalist|tv channel|editor & founder|story|brand|event|product|launch|ngo|company|campaign|feature; place|get|land & story|interview|feature|article & local paper|paper|press|daily|magazine|radio & about|founder|trust|brand|ngo|launch
Market research: survey|poll|interview & shopper|consumer|buyer|retailer|household|customer|student|visitor & which brand|buy|preference|taste|pay|habit|demand; talk|ask|interview|survey|visit & shopkeeper|retailer|buyer|shopper|stall|customer & which snack|which brand|sell fast|sells fastest|sell fastest|move fastest|moves fastest|move fast|moves fast|sells most|like most|buy most|pay for
Competitive analysis: compare|study|research|track|analyse|map|benchmark|review & rival|competitor|competing|other brand & price|offer|app|product|feature|website|ad|menu|packaging|plan|brand|campaign|report; list|note|collect|check|chart & price|offer|feature|rate|menu|plan & rival|competitor|competing
Lead generation: find|generate|collect|build|source|get & lead|prospect|enquiry|decision maker & linkedin|list|database|apollo|sale|team|call|campaign|stall|website|firm|week|month|day; build|make|compile & list of & clinic|school|company|shop|buyer|contact|startup|hotel|firm & phone number|email|contact|sale|number|linkedin
Cold calling: call|phone|ring & school|shop|prospect|lead|doctor|institute|parlour & a day|per day|daily|from a list|a week|demo|fixed meeting|appointment; call|phone|ring & parent|clinic|owner|people|customer|dealer & a day|daily|a week & offer|loan|course|demo|plan|policy|product|cold|subscription; ring|call|phone|dial & business|company|office|number|shop|firm & unknown|a day to|from the directory|off a list|out of the blue|introduce our|introduce the
Business development: sign|onboard|win|bring|approach & cafe|merchant|school|client|restaurant|college|retailer|seller & partner|deal|tie up|zone|platform|contract; bring|sign|onboard & salon|cafe|shop|clinic|gym|hotel|driver|seller|school & platform|partner|panel|network|our app|the app
Retail sales: sell & shoe|saree|phone|garment|clothes|jewellery|mobile|cosmetic|toy|furniture|grocery & customer|day|shop|counter|showroom|stall|festival; attend|help|assist & walk in customer|walk in shopper|walk in buyer|shopper
Sales: sell & week|day|month|each|piece|shop|stall|counter|rs|worth|lakh & phone|shoe|tyre|garment|sari|saree|paint|shirt|tile|plot|laptop|fridge|sweet|book|toy|cycle|scooter|tractor|seed|medicine|spectacle|mattress|sofa|watch|perfume|pickle; sell & policy|subscription|ticket|plan|membership|course|unit|product|car|bike|insurance|loan|worth|rs & month|week|day|target|rs|customer|quarter|sold
Journalism: cover|break|report from & council|court|election|crime|flood|match|civic|village|ward|protest|hearing|beat|meeting & story|byline|bulletin|newspaper|published|printed; cover & election|crime|protest|flood|assembly|panchayat|council & report
News writing: write|file|cover & story|byline|news report|news story|bulletin & newspaper|council|court|crime|civic|news desk|edition|printed
Interviewing sources: interview|speak|talk & shopkeeper|survivor|official|farmer|villager|artist|minister|player|witness|family|worker|resident & story|feature|film|article|report|podcast|documentary|piece; interview & survivor|worker|official|artist|family|farmer & long read|longform|cover story|story|stories|report|feature
Copy editing: correct|edit|cut|tighten|fix|sub & copy|copies|headline|article|manuscript|chapter|story & reporter|grammar|style|desk|page|length|fact|spelling|day|author
Proofreading: check|correct|proofread|mark & spelling|typo|grammar|punctuation|page proof|printer proof|final proof|proofs of the|proof of the|proof round|rounds of proof; correct|check|read & galley|page proof|novel|manuscript|thesis & page|grammar|spelling|error
Podcasting: record|host|edit|produce & podcast
Radio broadcasting: host|present|produce|anchor & radio|campus radio|community radio|fm
Scriptwriting: write|script & script|screenplay|dialogue|play & film|street play|video|reel|radio|episode|short|show|drama
Music production: record|mix|master|compose|arrange & song|album|jingle
Acting: act|perform|play & street play|theatre|drama|nukkad natak|short film|on stage
Choreography: choreograph|set|compose & dance|routine & annual day|people|group|show|event|student|song|fest
Translation: translate & english|hindi|marathi|tamil|bengali|gujarati|kannada|telugu|french|german|page|document|article|subtitle|urdu|punjabi|malayalam|japanese|spanish
Report writing: write|prepare|compile|draft|submit & report & page|finding|survey|study|ngo|case|daily|weekly|monthly|flood|visit|project|inspection|audit
English: write|edit|host|debate|anchor|publish & column|article|blog article|english debate|essay|story|poem|newspaper|magazine & college paper|newspaper|magazine|english|published|journal|blog

# Money
Bookkeeping: post|enter|record|pass|keep|write & voucher|ledger|journal entry|cash book|purchase entry|sale entry|day book|petty cash; post|enter|record|write|note & purchase|expense|sale|receipt & into the book|in the book|the books and|in books|account book|rough book|into books
Payroll: work out|calculate|prepare|process|compute & wage|salary|salaries|overtime|pf|esi & worker|staff|employee|driver|month|labour|bonus|deduction|teacher|payslip
Accounts payable: pass|book|enter|process|match|clear|pay|track & vendor bill|supplier bill|vendor invoice|purchase bill|supplier invoice|vendor payment|purchase order; pay|note|track & supplier|vendor|creditor & due|due date|on time|credit period
Accounts receivable: follow up|collect|chase|remind|track & dues|accounts receivable|debtor|overdue|pending payment|outstanding payment|unpaid invoice|unpaid bill
Invoicing: raise|make|prepare|send|generate & invoice|bill|e way bill|credit note & month|client|customer|day|gst|week|buyer|tally; make|write|raise|prepare & bill for|bill to|invoice for|bills & contractor|dealer|customer|trader|party|parties|client
Auditing: vouch|check|verify|count|audit|tick & voucher|purchase|sale bill|expense|stock|ledger|fixed asset & mill|client|audit|society|firm|trust|auditor|entity|schedule; vouch & purchase|sale|payment|expense|bill
Bank reconciliation: reconcile|match|compare|tick|check & bank entry|bank statement|passbook|bank line|upi receipt|receipt|deposit & bank|ledger|book|tally|statement; agree|match|compare|tie & bank book|cash book|bank column|bank ledger & statement|passbook
Taxation: file|prepare|compute|work out|calculate & return|income tax|itr|tax|advance tax|tds return|capital gain & client|people|salaried|trader|firm|person|individual|portal|partner|assessee|year|shop; $own & advance tax|gst return|itr|26as|gstr|80c|capital gain|tax computation|tax notice|tax demand|professional tax|input tax|input credit|form 16|property tax|scrutiny notice|assessment order|depreciation as per|tax audit|3cd|tds return & client|firm|salaried|shop|company|file|portal|reply|return|trader|doctor|individual|dealer|notice|refund|match|ca|articleship|proprietor
GST: file|prepare|match|reconcile|work out & gstr|gst return|input credit|itc|2a|3b
Financial analysis: compare|analyse|study|calculate|work out|read & ratio|balance sheet|annual report|margin|cash flow|working capital|income statement & company|firm|year|bank|client|peer|listed|hotel|cement|industry
Equity research: write|prepare|study|cover & listed company|listed companies|target price|stock|share price|quarterly result & note|report|research|model|recommend|buy|sector|pitch|target
Stock market: trade|invest|buy|hold & share|stock|mutual fund|option contract|futures|nifty & own|portfolio|rs|return|paper trading|virtual|sold|sell|simulated|profit
Cost accounting: work out|calculate|compute|track & cost per unit|cost sheet|unit cost|cost of production|job cost|material cost
Budgeting: plan|prepare|manage|track|keep|handle|make & budget & fest|rs|lakh|club|month|event|department|family|project|trip|school|annual
Banking: open|process|verify|sell|handle & savings account|account opening|fixed deposit|loan application|demand draft|cheque|loan file|current account|jan dhan; open & account & people|customer|branch|kyc|day|month|savings
KYC: check|verify|collect|do & pan|aadhaar|kyc|identity proof|address proof & customer|account|client|form|merchant|driver|document|new
Insurance: explain|sell|fill|settle & policy|premium|proposal form|health plan|claim|term plan & client|customer|policy|insurer|family|hospital|lic; sell|explain & health plan|life cover|motor cover|policy|policies & claim|help|client|customer|month
Cash handling: run|count|tally|handle|close the & $till|cash|cash counter|cash drawer; balance the|balance my|balance daily|balance all & $till|cash|cash counter|cash drawer

# Law, policy, research
Legal research: find|read|research|collect|search|brief|summarise|note & judgment|case law|precedent|ruling|citation|statute|section|provision|scc online|manupatra & petition|appeal|bail|note|memo|opinion|senior|suit|brief|matter|argument|hearing|court|eviction|client|advocate
Legal drafting: draft|write|prepare & petition|plaint|affidavit|bail application|written statement|legal notice|vakalatnama|rejoinder|sale deed|rti application|writ; draft & agreement|contract|mou|nda|appeal|notice to|bail|memorandum
Contract drafting: draft|prepare|redraft & agreement|contract|nda|mou|lease deed|service term
Contract review: read|review|mark|check|vet|redline & contract|agreement|lease|nda|sale deed & clause|risk|term|vendor|change|client|comment|indemnity
Client interviewing in law: take down|note down|write down|record & grievance|story|stories|statement|facts & women|client|litigant|worker|tenant|legal aid|maintenance; interview|note|talk|take & client|litigant|complainant|petitioner & legal aid|advocate|case|lawyer|clinic|chamber|statement|their facts|the facts|senior
Mooting: argue|moot|plead|draft|speak & moot|memorial|respondent|appellant|petitioner & moot|memorial|national|round|bench|competition
Court proceedings: attend|note|visit & hearing|cause list|tribunal & court|date|case|matter|advocate|senior|day; go|sit|stand|be & court|court hall|court room & every day|every morning|daily|by half past|argument|matter
Policy analysis: read|study|compare|research|analyse & bill on|scheme|policy|budget of|draft bill|bills of|law of|ordinance & note|brief|ministry|think tank|legislat|mla|mp
Literature review: write|draft|prepare & literature section|literature chapter|review of literature; read|review|summarise & paper|article|studies|journal & summary|summarise|review|note|gap|dissertation|thesis|topic|wrote|table|theme
Research: research|investigate|dig & archive|land record|library|rti|court record|old paper|oral history|history of|research question
Survey research: survey|collect|ask|poll|interview|questionnaire & household|respondent|student|villager|people|worker|family|commuter|shopkeeper|farmer & answer|form|questionnaire|google form|kobo|response|survey|question
Field research: sample & spring|river|lake|pond|well|stream|soil|site & month|week|station|location; walk|visit|travel|stay|collect & transect|village|wetland|forest|slum|farm|plot|panchayat & count|note|sample|interview|household|record|map|measure|data|people|bird; count|record|map|tag|survey & bird|tree|butterfly|frog|fish|plant|dragonfly|mammal|insect & transect|plot|wetland|forest|quadrat|lake|campus|season|year
Community outreach: go|visit|tell|reach|campaign|talk|hold|organise|walk & village|slum|basti|school|panchayat|anganwadi|community|door to door|ward & vaccine|awareness|camp|scheme|hygiene|health|saving|voter|rally; door to door|awareness drive|rally|street play & slum|village|dengue|vaccine|ward|voter|literacy|hygiene|tb

# People
Recruitment: close|fill & position|vacancy|requisition; source|screen|shortlist|hire|interview|line up & candidate|profile|cv|resume|vacancy|joiner|driver & join|naukri|linkedin|interview|hire|shortlist|call round|call centre|walk in
Resume screening: screen|shortlist|sort|read & cv|resume|application form|bio data|biodata
Interview scheduling: schedule|fix|arrange|line up|book & interview
Onboarding: do|complete|collect|prepare|check|run|make & joining paper|joining form|joining formality|joining formalities|induction|offer letter|new joiner|joining document|joining kit|id cards for new|id cards of new|joiner id card; collect|check|give|guide|welcome|show|take & document|induction|day one|first day|id card|policy & new hire|new joiner|new employee|new staff
Employee engagement: run|organise|plan|hold|arrange & birthday|festival|farewell|town hall|team outing|sports day|fun friday & staff|employee|office|team|worker|activity|event; organise|run|plan & diwali|holi|christmas|eid|onam|picnic|cricket match|party & staff|employee|office|team
Performance management: collect|track|prepare|run|send & appraisal|kra|kpi sheet|self review|performance form & staff|employee|form|cycle|sheet|manager|team
Exit interviews: talk|interview|ask|meet|call & leave the firm|leave the company|resign|quit|exit|former employee|left the firm|left the company|who left|had left|left us & people|employee|staff|worker|driver|why|note|form|reason
Leave management: keep|track|update|maintain|record & attendance|leave|muster|biometric & worker|staff|employee|driver|month|sheet|register|nurse|teacher
Training and development: train|teach|induct|coach & new joiner|new staff|trainee|employee|volunteer|junior|helper|new hire|worker|agent|batch of & software|week|process|product|safety|billing|machine|sop|use|skill|onboard|session|joiner|how to
Counseling: listen|counsel|talk & student|survivor|teen|caller|woman|addict|couple|child & follow up|stress|worry|exam|helpline|crisis|one to one|refer|confidential
Case management: keep|visit|follow|track|maintain|update & family|families|case file|case diary|survivor|beneficiary|suit|case & file|monthly|visit|date|home|plan|note|refer|court|follow up
Volunteer management: manage|lead|train|roster|coordinate|recruit & volunteer
Fundraising: raise|collect|gather & rs|lakh|fund|donation|rupee & shelter|flood|child|children|ngo|relief|school|camp|cause|patient|trust|animal|library

# Communication and office
Online community building: moderate|run|manage & discord|telegram group|whatsapp group|forum|subreddit|slack community|community server & member|learner|user|people|post|student|player
Active listening: listen & caller|student|patient|client|customer|survivor|concern|worry|worries|grievance|problem & hour|call|note|supervise|refer|week|daily|session|record|day
Team management: supervise|lead|direct a|direct the & volunteer|junior|staff|worker|labourer|helper|crew|team of|member team|two assistants|three assistants|lab assistants|shop assistants|assistants in; manage & team of|member team|crew of|staff of
Communication: $answer & call|phone|complaint|query|queries|enquiry|enquiries|doubt|whatsapp|grievance & $people|customer|student|applicant|user; answer|reply & mail|email|call & $people|student|day|daily; explain|told|guide & $people|student|people & form|bill|plan|rule|result|scheme|process|loan|policy|room|product|diet|medicine|how to|phone|right|service|menu|tax|option; talk|speak|call & $people & day|daily|phone|week|every|problem|follow up; write|send & letter|email|notice & $people|alumni|company|client; take|make|answer|attend & call & day|daily|shift|week; talk|walk|take & $people & through; deal|handle|calm|pacify & angry|upset|irate & caller|customer|guest|client|parent|passenger
Customer service: $answer|help|calm|serve & customer|guest|caller|passenger|visitor|resident|subscriber|buyer|member|tenant|parent|user|shopper & complaint|query|queries|call|enquiry|problem|refund|request|phone|issue|desk|chat|counter; close|solve|answer|resolve & ticket|chat & freshdesk|zendesk|day|support|customer|helpdesk; answer|attend|handle|reply|respond|resolve|settle|solve|address|help|calm|serve & client & query|queries|call|enquiry|refund|request|phone|desk|chat|counter
Complaint handling: handle|settle|resolve|calm|solve|answer|address & complaint|angry guest|angry customer|upset customer|grievance|refund request; deal|handle|calm|pacify|answer & angry|upset|irate|annoyed|unhappy & caller|customer|guest|client|parent|passenger|buyer
Sales presentations: tell|present|show|explain|pitch|walk & idea|concept|design|option|campaign|deck|mood board|creative|storyboard|layout|proposal & to client|to the client|to our client|client in the|client in a
Presentation skills: present & figures|numbers|results|findings|progress & meeting|to the gm|to gm|to management|to the management|to the manager|to the head|to the plant head|to the director|to the team|weekly|every week; give|make|deliver & presentation on|presentation to|presentation about|presentation for & worker|staff|student|team|class|client|manager|meeting|people|member|audience|children|committee|panel; present|explain|pitch|demo & plan|finding|result|idea|report|project|work|design|proposal|paper|poster & the board|board members|faculty|client|jury|panel|manager|founder|director|head|conference|team|judge|investor|class|owner|seminar|audience|principal|department; show & finding|result|idea|proposal|poster|design & faculty|client|jury|panel|founder|director|conference|judge|investor|seminar|audience|principal
Public speaking: speak|anchor|emcee|compere|debate|address & annual day|fest|assembly|people|stage|audience|debate|function|seminar|ceremony|at a conference|at the conference|at conference|conference on; give|deliver & talk|speech|guest lecture|ted talk
Teamwork: work|build|make|do|run|plan|shoot & with a team|with two other|with three other|with four other|with five other|with two classmates|with three classmates|with two friends|with three friends|with classmate|with friend|with other|in a team|in a group|team of|group of|alongside|with the team
Leadership: manage|guide & team of|crew of; lead|captain|head & team of|crew of|club|committee|group of|volunteer|member team|batch of; lead|supervise|captain & people
Problem solving: find|trace|fix|solve|figure out & why|cause|fault|leak|problem|reason & fix|fail|broke|solve|machine|pump|delay|drop|repeat|changed|stop
Time management: work|job|study|balance|manage & hours a week|hour a week|part time|while studying|alongside|with college|with classes|evening shift|night shift & study|studied|college|class|degree|semester|course|exam; work & evening|night|weekend|part time & study|college|degree|class
Minutes of meetings: note|record|write|take|circulate|mail & decided|minutes|action point|what was decided|decision & meeting|mail|committee|board|call
Calendar management: schedule|fix|arrange|book|keep & appointment|diary|calendar|meeting|slot & doctor|director|manager|patient|founder|client|principal|team|day
Staff scheduling: make|plan|prepare|draw up|keep & roster|rota|duty chart|shift plan
Administration: keep|maintain|handle|file|sort & letter|visitor|stationery|correspondence|courier|office record & office|school|principal|clinic|front desk|chamber|desk|department; look after|keep|handle|maintain & file & courier|visitor|letter|registrar
Event management: $lead|handle|set up & fest|annual day|workshop|seminar|conference|camp|concert|exhibition|reunion|sports day|tournament|competition|hackathon|wedding|fair|marathon|convocation|event & visitor|guest|day|stage|people|participant|sponsor|student|team|stall|budget|venue|vendor|speaker|runner
Project management: plan|track|divide|assign|lead|manage|deliver & task|milestone|timeline|deadline|sprint|phase|deliverable & team|people|week|met|date|project|month|trello|jira|asana|on time|gantt; split|divide|assign|plan & work|task & trello|jira|asana|among|gantt

# Goods and places
Inventory management: count|keep|track|order|cut|maintain|check & stock|stock out|inventory|store item|spare|medicine|raw material|reorder & item|week|order|daily|short|sheet|store|register|shop|month|excel|sale|count|expiry|level|weekly
Procurement: get|compare|collect|place|raise|negotiate|float & quote|quotation|purchase order|order|tender|bid|supplier & supplier|vendor|order|material|price|rate|site|stationery|lab|equipment
Vendor management: follow up|call|chase|negotiate|rate|visit|manage & vendor|supplier|caterer|contractor & late|goods|material|rate|delivery|payment|quality|order|price|on time|vendor|event|quote; coordinate|deal|liaise & vendor|supplier|contractor|printing press|with caterers|two caterers|three caterers
Logistics: plan|track|schedule|arrange|load|dispatch|book & van|truck|route|shipment|consignment|parcel
Warehouse management: receive|bin|pick|pack|dispatch|stack|unload|scan & carton|pallet|godown|warehouse|sku|rack|parcel & day|dispatch|order|count|stock|inward|rack|shift|daily
Supply chain management: track|plan|follow|map|forecast & order|supply|supplier|shipment|demand|mill|farm & mill|shop|factory|store|warehouse|port|distributor|retailer|lead time|dealer
Housekeeping: clean|make|change|mop|prepare|turn down & bed|room|linen|guest room|bathroom|floor of & shift|day|guest|hotel|room|floor|vip|checkout
Food and beverage service: serve|wait & table|order|guest|cover|buffet|banquet & table|shift|restaurant|guest|evening|dinner|lunch|cover|cafe|coffee shop|room service|breakfast; take & table|order|cover|buffet|banquet & table|restaurant|dinner|lunch|cover|cafe|coffee shop|room service|breakfast; set|carry & table|cover|buffet|banquet & restaurant|dinner|lunch|cover|cafe|coffee shop|room service|breakfast
Front office operations: check in|check|receive|welcome|register|book & guest|arrival|reservation|walk in|visitor & desk|hotel|check in|check out|reception|front|opera|key|room|lobby; welcome|greet|receive & guest|visitor & key|desk|reception|deposit|visitor book|register
Reservations: take|make|handle|confirm|book & booking|reservation & room|hotel|online|phone|guest|table|ota|makemytrip
Guest relations: look after|welcome|greet|assist|calm|help|host & guest & vip|request|hotel|desk|complaint|stay|lobby|feedback|bill|check in|need|resort
Culinary arts: cook|prepare|make & lunch|dinner|meal|curry|breakfast|dish|food|gravy|tiffin & people|guest|kitchen|cover|daily|hostel|day|plate|hotel|canteen|children
Baking: bake & bread|cake|cookie|pastry|pastries|bun|biscuit|brownie
Bartending: mix|make|serve|pour & cocktail|mocktail|at the bar|mojito|drink behind; mix|pour & drink & bar|counter|wedding|party|guest|lounge

# Health
Patient care: $care & patient|elder|bedridden|newborn|resident & ward|icu|shift|bed|bedside|hospital|home|daily|day|surgery|night; feed|bathe|turn|lift|mobilise|position & patient|bedridden
Vital signs: take|record|check|measure|chart|monitor & bp|blood pressure|spo2|respiration|vitals|body temperature|temperature pulse|temperature and pulse|temperature bp|temperature and bp|pulse rate|pulse bp|pulse and|pulse of|pulse temperature|pulse oximeter|his pulse|her pulse|bp pulse|bp and pulse|and pulse; take|record|check|measure|chart|monitor|note & pulse|bp|blood pressure|spo2|vitals & patient|hour|shift|daily|every|day; take|record|chart|check & temperature & patient|ward|bedside
Medication administration: give|administer|inject|hang & injection|iv fluid|oral medicine|medicine|tablet|insulin|vaccine|drip|drug & patient|ward|supervision|shift|nurse|doctor|chart|bed|child|children|day
First aid: treat|bandage|give|attend|dress|clean & cut|sprain|burn|faint|wound|injury|injuries|heat stroke|fracture|nosebleed & sports|camp|marathon|school|runner|match|event|rally|player|trek|first aid; bandage|splint & player|runner|child|student|worker|cut|sprain|injury|pilgrim
Patient education: teach|show|explain|tell & mother|patient|family|caregiver & ors|salt and sugar|hand wash|handwashing|breast feed|how to give|how to take|how to use|how to prepare|dose; teach|explain|tell|show|advise|counsel & mother|patient|diabetic|family|attendant|caregiver|pregnant & feed|diet|insulin|hygiene|breastfeed|medicine|exercise|care|discharge|newborn|wound|vaccine|inhaler|foot
Wound care: dress|change|clean & wound|dressing|burn|ulcer|stitch|suture
Phlebotomy: draw|take|collect & blood sample|blood from|blood of|venous blood
Infection control: sterilise|autoclave|disinfect|follow|audit|sort & instrument|hand hygiene|biomedical waste|ward|ot|surface|bmw|ppe & hand hygiene|instrument|ward|round|waste|ot|patient|theatre|icu|colour
Prescription processing: dispense|give|give out|hand out|read|check|fill & prescription & medicine|tablet|dose|patient|pharmacist|counter
Dispensing: give|dispense|hand|fill|sort & medicine|prescription|tablet & counter|pharmacy|chemist|patient|opd|prescription|ward|daily
Pharmacy: give|dispense|sell|fill|check & medicine|prescription|drug & counter|chemist|pharmacy|medical store|dispensary|expiry
Physiotherapy: give|teach|guide|apply|do & exercise|mobilisation|gait|ultrasound therapy|stretch|tens & stroke|patient|knee|back pain|shoulder|opd|elder|player|rehab
Diet planning: make|plan|give|prepare & diet chart|diet plan|meal plan|diet & patient|diabetic|child|pregnant|client|athlete|opd|people; plan|make|prepare & diet|meal & women|patient|child|children|athlete|diabetic|anaemic|client
Health education: talk|teach|hold|give|run|speak & hygiene|menstrual|nutrition|handwashing|diabetes|tb|dengue|anaemia|vaccine & school|village|women|camp|mother|children|session|community|family

# Teaching
Teaching: teach|tutor|coach & class|student|children|maths|english|science|school|pupil|subject|batch & class|student|children|school|week|grade|standard|month|pupil|hour|ngo|year; take & class|period|batch|tuition|lesson & class|student|children|school|grade|standard|pupil|maths|english|science|subject
Lesson planning: $write|plan|make & lesson|unit plan|session plan|lesson plan & class|lesson|science|maths|english|grade|taught|teach|history|student|children
Classroom management: bring|keep|settle|hold & talker|year old|noisy class|noisy children|restless|class of & order|turn|star chart|points chart|on task|settled|seat; handle|manage|keep|run|take & class of|children|pupil|classroom|student & alone|quiet|discipline|order|by myself|attention|engaged|children|independently; keep & toddler|children|class|pupil|student & busy|calm|quiet|engage|attentive
Student assessment: set|mark|correct|grade|check|evaluate & test|answer sheet|notebook|paper|exam|worksheet|assignment|copies & class|student|children|school|term|marks
Teaching aids: make|prepare|draw|create & chart|flash card|puppet|worksheet & class|children|lesson|teach|nursery|student|alphabet|phonics|science|pupil; make|prepare|draw|create & slide|poster & children|lesson|teach|nursery|alphabet|phonics|pupil
Tutoring: give|teach|take|coach|tutor & tuition|home tuition|one to one|doubt class|coaching & student|children|class|maths|home|science|school; coach|tutor|help & children|student|pupil|boy|girl & after school|homework|evening|weekend|at home
Curriculum development: write|design|plan|develop|build & module|syllabus|curriculum|workbook|course on|course for|course of|course in|course called|a course with & week|safety|lesson|student|children|unit|session|hour|grade

# Engineering and building
Quantity takeoff: take out|take off|calculate|work out|measure|compute & quantity|quantities & steel|concrete|brick|drawing|plaster|slab|house|building|road|site|excavation
Cost estimation: work out|estimate|calculate|prepare|compute & quantity|quantities|rate|boq|material & cost|estimate|price|budget|rate analysis & house|building|road|slab|site|flat|wall|drawing|villa|store|bridge|drain|project|steel|concrete|brick|total cost|cost of; prepare|make & boq|rate analysis|abstract of cost|bill of quantities
Site supervision: watch|supervise|check|oversee|inspect|stand & concreting|bar bending|shuttering|brickwork|plaster|rebar|reinforcement|labour|excavation|waterproofing|slab casting|slab concreting|slab steel|slab reinforcement|roof slab|slab work|concrete pour|each pour|every pour
Surveying: level|survey|mark|set out|measure|traverse & auto level|total station|theodolite|dumpy level|dgps|contour|benchmark|chain & road|site|plot|canal|km|layout|land|campus|level|pile
Concrete testing: cast|crush|cure|test & cube|slump|concrete core|concrete cube
Structural engineering: design|analyse|model|check & beam|column|slab|footing|truss|frame|g|retaining wall & staad|etabs|sap2000|is 456|load|moment|house|storey
Computer-aided design: draw|model|draft|design|make & drawing|part|assembly|gearbox|plan|bracket|fixture|section|frame|component|elevation & autocad|solidworks|catia|creo|fusion 360|nx|inventor|solid edge|revit
Finite element analysis: analyse|check|simulate|find|run|mesh & stress|deflection|strain|modal|load|thermal|static & ansys|abaqus|hypermesh|nastran|solidworks simulation|comsol|fea
Machining: turn|mill|drill|machine|grind|bore & part|job|shaft|component|block|gear & lathe|milling|drill|cnc|vmc|workshop|turn|mm
Welding: weld|join & frame|pipe|trolley|plate|joint|gate|stand|chassis
Preventive maintenance: grease|check|service|oil|clean|inspect|replace|overhaul & pump|motor|compressor|machine|belt|bearing|filter|conveyor|generator|lathe & week|month|schedule|shift|checklist|day|daily|hour|every
Quality control: measure|check|gauge & shaft|part|bore|component|casting|job|piece & inspection report|inspection sheet|inspection form; check|inspect|measure|reject|gauge|test & part|dimension|batch|casting|sample|garment|defect|product|piece|weld & gauge|vernier|micrometer|reject|line|shift|standard|lot|spec|tolerance|rejection|aql|day|per cent|against drawing|per drawing
PLC: write|program|debug|test & ladder|plc & line|conveyor|motor|bottling|machine|siemens|allen bradley|timer|logic|press|plant
Sustainability: audit|measure|cut|track & water use|energy|waste|plastic|carbon|electricity & campus|office|hostel|hotel|per cent|percent|plant

# Life and earth sciences
Microbiology: isolate|plate|streak|culture|gram stain|identify|inoculate|subculture & strain|bacteria|bacterial|colony|colonies|fungi|fungal|isolate|microbe|yeast|agar|curd|soil & soil|sample|water|agar|plate|gram|strain|swab|milk|food|isolate|petri
PCR: amplify|run|design|set up & gene|16s|primer|dna|its region|amplicon & gel|pcr|primer|thermocycler|sequence|band|16s|thermal cycler
Molecular biology: amplify|clone|extract|digest|run|ligate|transform & gene|dna|rna|plasmid|16s|protein|gel & gel|pcr|primer|kit|blot|restriction|band|competent|sequence
DNA extraction: extract|isolate|take out|purify & dna|rna|plasmid & sample|leaf|blood|tissue|bacteria|kit|ctab|swab|fish
Cell culture: grow|passage|culture|thaw|maintain|seed|split & hela|cell line|hek|cells|fibroblast|vero & week|passage|flask|assay|medium|line|passaged|mtt|plate
Water quality testing: measure|test|check|analyse|titrate & ph|tds|chlorine|hardness|dissolved oxygen|bod|cod|turbidity|fluoride|nitrate & well|water|pond|river|lake|tap|borewell|tank|water sample
Soil testing of farmland: test|collect|sample|analyse & soil & farm|npk|field|ph|plot|nutrient|village|carbon
Titration: titrate & sample|water|acid|base|hardness|edta|chloride|juice
HPLC: run|inject|quantify|calibrate & sample|standard|peak|batch|tablet & hplc
Agriculture: grow|sow|raise|harvest|plant|irrigate & tomato|paddy|wheat|crop|vegetable|maize|mango|sapling|millet|chilli
Horticulture: plant|prune|water|grow & garden|sapling|terrace|nursery plant|bed of
Yoga: take|teach|lead|conduct & yoga|pranayama|asana & class|elder|morning|batch|student|session|people|camp
Quantity surveying: measure|prepare|check & work done|running bill|contractor bill|ra bill|measurement book & contractor|bill|site
Machine design: design|redesign|size & gearbox|shaft|jig|fixture|clutch|coupling|mechanism|linkage|chassis|suspension|conveyor|press tool & drawing|creo|solidworks|load|calculation|catia|cad|part|car|vehicle|machine
Social media posting: post|put|upload|share & photo|picture|reel|video|offer & instagram|insta|facebook|whatsapp status|shop whatsapp & new stock|new arrival|every morning|every day|daily|each week|every week|weekly
UX writing: write|rewrite|reword|word & error message|microcopy|button text|button label|empty state
Drip irrigation: lay|fit|install|connect|flush|repair & drip line|drip tape|laterals & acre|field|plot|farm|orchard|garden
Expiry checking: take out|take off|pull|remove|separate|pull out|set aside & strip|tablet|medicine|syrup|bottle|pack|vial & last date|near date|expiry|expired|short dated|about to expire
Event production: put up|set up|build|raise & stage|backdrop|dais & wedding|fest|guests|gate|light|annual day|function|concert|steps
Lip sync: match|time|set|animate & mouth|mouth shape|lip & rhyme|dialogue|song|voice|word|sound
`
