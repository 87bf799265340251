/** Ways of working that can be seen in what was done. */
export const everyday = `
Teamwork: work|collaborate|build|complete & team of|group of|with classmate|with teammate|with colleague|with designer|with developer|with engineer|with intern|group project|together with|cross functional
Leadership: lead|head|captain|supervise|direct & team of|group of|crew of|squad|batch of|committee of|club of|volunteer|member team|person team; captain & team|cricket|football|basketball|hockey|house|debate; elect|appoint|serve & president|captain|head girl|head boy|secretary|class representative|house captain & college|school|club|student|society|council
Student leadership: president|secretary|treasurer|head|convener|captain|coordinator & student union|college club|student council|cultural committee|placement committee|literary society|drama club|coding club|student chapter|hostel committee
Public speaking: present|speak|talk|speech|address|deliver & audience|in front of|school assembly|morning assembly|200 people|100 people|300 people|300 student|ted|tedx|auditorium|convocation
Presentation skills: present|explain|show & finding|result|idea|proposal|report|recommendation & director|board|panel|jury|leadership|principal|faculty
Time management: balance|juggle|alongside|while & part time job|night shift|full time study|college|degree|semester & deadline|work|job|hours a week|hours per week|shift; deliver|submit|finish|complete & on time|before deadline|ahead of schedule|before time|within deadline; along with b com|along with college|along with studies|with my degree|beside college|daily to do|pomodoro|time blocks|in blocks|calendar blocks|day planner|urgent|deadline missed|all on time|back to back|same week|same month|between lectures|night shift & part time|exam|projects|job|internship|deadline|files|rounds|finished|completed|cleared|prioritised|shift|practice|semester|college|wards|hours|assignments|tests|marks|studies; before deadline|before the deadline & projects|assignments|all|both|three|four|articles
Multitasking: juggle|simultaneously|at the same time|at once & phone|order|table|task|project|client|duty
Problem solving: diagnose|trace|fix|solve|resolve|find & root cause|recurring|bottleneck|breakdown|underlying
Conflict resolution: mediate|resolve|settle|defuse|reconcile & dispute|conflict|quarrel|disagreement|argument
Attention to detail: catch|caught|spot|detect|zero|without a single & error|mistake|typo|discrepancy|mismatch & before|audit|print|invoice|entry|report|proof|page|record
Adaptability: learn|pick up|switch|adapt|relocate|step in & new role|at short notice|within a week|new city|changed brief|last minute|unfamiliar|change in plan
Stress management: stay calm|stayed calm|keep calm|kept calm|calm & rush hour|peak hour|dinner rush|festive rush|angry|emergency
Self-motivation: start|teach|launch|initiate & own initiative|self taught|on my own|from scratch without|without being asked|by myself
Fast learning: learn|pick up|master|teach myself|self taught & in two week|in a week|within a week|in ten day|within a month|in a month|in two day|on the job
Independent work: work|run|handle|manage & alone|single handed|single handedly|without supervision|unsupervised|from home|on my own
Delegation: assign|delegate|divide|split|allot & task|duty & volunteer|junior|team member|club member
Coordination: coordinate|liaise|align & between|vendor|department|team|volunteer|faculty|across
Networking with people: connect|reach out|speak & alumni|industry expert|founder & linkedin|event|network|conference|fair
Decision making: decide|choose|select & compare|weigh|option|trade off|criteria & vendor|supplier|budget|strategy|approach|plan
Critical thinking: question|challenge|evaluate|weigh & assumption|evidence|argument|source bias
Persuasion: persuade|convince|win over & committee|management|client|customer|parent|dean|donor|shopkeeper|villager|audience|team
Emotional intelligence: comfort|console|reassure & patient|child|elderly|upset|grieving|anxious|survivor|family
Cultural awareness: work|live|study|serve & different culture|different state|exchange programme|exchange program|different country|many nationality|foreign guest|foreign student
Confidentiality: handle|keep|protect|maintain & confidential|sensitive|private & file|record|case|salary|document|client|patient
Organizational skills: organise|arrange|keep track & logistics|checklist|seating|supplies & event|trip|fest|camp|volunteer
Microsoft Excel: excel|spreadsheet|worksheet & formula|sumif|countif|index match|conditional formatting|pivot|macro|dashboard|chart
Microsoft PowerPoint: make|prepare|design|create & slide|slide deck|deck & presentation|meeting|client|class|lecture|board|seminar|pitch
Meeting coordination: arrange|schedule|hold|run|chair & weekly meeting|club meeting|team meeting|stand up meeting|committee meeting
Budgeting: plan|manage|handle|prepare|track|stay within & budget & event|fest|rs|lakh|inr|club|trip|wedding|campaign; budget|yearly estimate|annual estimate|income and expenses|expense plan|spending plan|cost plan|spending limit|head wise|utilization certificate|cost sheet of event|shoot budget|expenses of & allot|allocate|split|prepared|tracked|kept within|plan vs actual|variance|clubs|departments|sponsorship|fest|ngo|overspend|line items; estimated|list & expense|costs|spends & under|lakh|wedding|trip|fest|event|hostel|mess|club|sheet|heads|month & limit|spent|actual|sanction; grant|fund & allot|divided|head wise|among clubs|among activities|to clubs|between departments; estimate of & income and expenses|expenses|expenditure

# Trades and crafts
House painting: paint|prime|whitewash|coat & wall|room|classroom|house|gate|grille|ceiling|door|building & putty|primer|coat|emulsion|roller|distemper|enamel|sanded|scraped
Masonry: lay|plaster|point|build|cure|mix & brick|block|boundary wall|mortar|cement plaster|stone wall & wall|mason|mortar|plaster|course|plumb|level
Vehicle inspection: check|inspect|look over & tyre|brake|headlight|engine oil|coolant|battery|mirror & bus|car|truck|van|taxi|bike|vehicle|scooter & before|daily|list|trip|left|return|morning
Brake repair: change|replace|adjust|bleed|clean & brake pad|brake shoe|brake fluid|brake drum|brake disc|brake lining
Lathe: turn|face|thread|knurl|bore & lathe
Milling: mill|machine & slot|keyway|gear blank|face|pocket|bracket & milling|vmc|mill
Cake decorating: bake|ice|frost|pipe|finish & wedding cake|tier cake|three tier|birthday cake|fondant|buttercream|cupcake
Indian cuisine: cook|make|prepare & dal|curry|curries|biryani|roti|sabzi|sambar|dosa|paneer|thali & student|guest|hostel|day|people|restaurant|mess|kitchen|meal
Nail art: do|paint|shape|polish & nail|manicure|pedicure & client|salon|design|bridal|gel
Facials: do|give|perform & facial|clean up|bleach & client|salon|skin|day
Skin care: do|give|perform|advise & facial|cleanup|peel|threading & client|salon|parlour|skin type
Room service: take|deliver|carry|serve & room order|breakfast to room|order to room|meal to room|tray to room|guest room & guest|hotel|floor|night
Landscaping: plant|lay|design|prune|trim & turf|lawn|hedge|flower bed|shrub|sapling & campus|garden|park|villa|society|yard
Waterproofing: apply|treat|seal|coat & terrace|roof|basement|bathroom & membrane|waterproof|leak|seepage
Pet care: feed|walk|groom|bathe|look after & dog|cat|puppy|puppies|pet & shelter|kennel|clinic|owner|daily|boarding
Handicrafts: make|weave|craft|paint|carve & clay pot|basket|toran|bamboo|jute bag|papier mache|terracotta|lamp|diya & sold|stall|fair|customer|order|workshop
Folk dance: dance|perform|teach & garba|bhangra|lavani|bihu|ghoomar|dandiya|folk & stage|fest|group|team|event|competition
Wedding photography: shoot|photograph|cover & wedding|haldi|sangeet|reception|bride & camera|album|client|photo|couple

# Computers
React: split|build|make|write|rewrite|convert & page|screen|component|piece|form & prop and hook|hook|jsx|use state|usestate|redux|next js
Data migration: move|copy|migrate|shift|transfer|import & record|data|user|row|entries|customers & new schema|new system|new database|new software|new portal|old database|old system|old software
Firewalls: block|close|allow|set|write & port|traffic|rule|access list & firewall|network|guest network|office network|lan|unknown port
Network security: block|close|segment|separate|secure|filter & port|guest network|vlan|wifi|traffic|network & rule|office|attack|unknown|firewall
Authentication: store|issue|keep|expire|refresh|check & token|session|cookie|otp & sign in|login|log in|password|user|visitor
Debugging: find|trace|fix|work out & twice|wrong|crash|hung|slow|why|race|lost & step through|stepping through the code|breakpoint|stack trace|log line|race condition|fixed the race|fixed the bug|memory
Data visualization: put|show|draw|plot & reading|number|figure|count|sensor|sale & live page|live screen|on a screen|on a page that|refresh|big screen|on a map
Code review: read|check|go over & teammate 's change|teammates|change of|other 's code|code of & merged|merge|fix|comment|asked for
API documentation: write|note|explain|document & endpoint|api call|request and response|each route & example|developer|partner|how each|called|postman|swagger
Robotics: make|build|wire|assemble & car that follow|follow a line|obstacle|line follower|robot|rover|robotic arm|bot that & motor|sensor|uno|arduino|wheel|servo|line
Requirements gathering: talk|ask|interview|meet|sit & clerk|staff|user|teacher|operator|customer|nurse|owner|team & user stories|user story|list of what|their needs into|needs into|what they needed|feature list
Programming: write|code & script|program|tool|macro & rename|sort|mail|clean|convert|download|compare|saving|save & file|scan|report|sheet|photo|hour|each evening|every night|daily
Configuration management: automate|write|set up & ansible|playbook|puppet|chef|terraform module & server|machine|setup|install

# Business
Sales: visit|call|meet|pitch|demonstrate|follow up & enquiry|enquiries|prospect|demo & convert|sold|sale|bought|booked|closed; call on|visit|meet & chemist|doctor|shop|retailer|dealer|clinic|hardware store|kirana & a day|daily|each day|per day|every day & order|explain|new|product|sample|booked
Team management: set|give|review|fix & target|task|duty|goal & promoter|intern|volunteer|member|salesmen|executive|boy|team & weekly|daily|every evening|each day|numbers|each morning
Payment collection: chase|call|remind|visit|follow up|get & overdue|due|pending|unpaid|old bill|payment & lakh|got in|recover|collect|cleared|brought in
Product listing: write|shoot|upload|take|list & description|photograph|photo|title|price & product|item|sku & online store|store page|website|catalogue|amazon|shopify|shop page
Administration: arrange|order|look after|keep|handle & stationery|courier|repair|desk|housekeeping|pantry|id card|electricity bill & office|branch|seat|staff|college office
Minutes of meetings: note|write|record|send & what was decided|decision|who does what|action point & meeting|everybody|everyone|committee|team
Typing: type & letter|notice|application form|page|manuscript|document & office|day|error|speed|word per minute|hour
Grading: mark|grade|check|correct & script|answer sheet|paper|worksheet|test|assignment & class|student|exam|half yearly|weekly|unit test

# Care, school and law
STEM education: run|hold|teach|take|lead & after school club|science club|science camp|robotics club|tinkering lab|workshop & circuit|volcano|volcanoes|model|rocket|experiment|sensor
Community surveys: ask|visit|go to & household|family|families|house|villager & water|toilet|ration|income|job|health|school & answer|replies|reply|entered|form|noted
Data collection: survey|interview|poll & household|respondent|villager|grower|shopkeeper|commuter|farm family|vendor|rider|visitor; ask|interview|survey & household|villager|student|shopper|patient|family & entered|noted|recorded|filled|form & answer|reply|replies|response; height weight|height and weight|muac|household survey|google form|kobo|kobotoolbox|odk|surveycto|questionnaire|enumerator|gps point|traffic count|vehicle count|meter readings|water samples|soil samples|price data|field visits|exit poll|primary survey|feedback forms|biometric readings|structured interview|hourly readings|quadrat & record|collect|took|fill|survey|interviewed|noted|measured|sample|village|project|hours of|entered|shops|wards|families|conducted|visited|mandis|mapped|speech|data; door to door|house to house & survey|questionnaire|recorded|noted|study; height weight|height and weight|muac & children|anganwadi|infants|study|took; hours of speech|speech samples|voice samples|recordings of & recorded|speakers|collected|language; go to|visit & houses|shops|households & form|questions|sheet|questionnaire; went to|visit & houses|households & tablet form|survey form|questions on|schedule
Right to information: write|apply|file|ask & information act|rti|public information officer
Sports coaching: teach|train|coach|plan|take & to bowl|to bat|to swim|to dribble|nets|footwork|under 14|under 16|batting & child|children|under|junior|kid|team|boy|girl|nets|week; drills|skill drills|bowling action|footwork|batting|dribbling|ball control|shuttle runs|throw downs|backhand|penalty corner|ladder drills & boys|girls|kids|children|players|cricketers|academy|under 14|u 14|under 16|school team|juniors|morning|team; train|prepare|teach|correct & kabaddi|kho kho|judo|taekwondo|karate|volleyball|basketball|badminton|football|hockey|skating|swimming|table tennis|sprinters|athletes|wicketkeepers|bowlers & boys|girls|kids|children|school|zonal|district level|under 14|u 14|under 16|medals|meet|academy|ran|selected
Electrocardiography: take|record|do & ecg
Patient transport: wheel|shift|move|take & patient & x ray|scan|theatre|ot|ward|wheelchair|stretcher|ambulance
Charting: chart|record|write|fill & intake|output|vital|nurse 's note|nursing note|tpr & patient|shift|hourly|file|sheet
Discharge planning: plan|prepare|explain & discharge & patient|family|medicine|follow up|home
Catheterization: insert|put|change|remove & catheter & patient|urine|ward|sterile
Child psychology: observe|play|study|talk & child|children & behaviour|tantrum|anxiety|drawing|play therapy|school counsellor

# Everyday words
Front-end development: turn|make|build|convert & web page|page|screen|landing page & by hand|browser|sketch into|design into|mock up into|figma into
Data visualization: put up|build|make|set up & chart page|page of chart|wall of chart|screen of number|graph page & show|see|who|which|how much|each
Performance optimization: look|go through|trace|find & log|query|request|page & choke|where the site slow|why the site slow|why the page slow|slow page|bottleneck
Machine learning: sort|tell apart|group|label & neural net|small network|classifier|tree model & photo|receipt|scan|review|mail|leaf|picture|row; train|fit|tune|model|predict|classify|detect|forecast|compare|build & random forest|xgboost|lightgbm|catboost|svm|logistic regression|decision tree|knn|naive bayes|k means|neural network|neural net|scikit learn|sklearn|gradient boosting|adaboost|keras|tensorflow|pytorch|f1 score|confusion matrix|hyperparameter|cross validation; predict|flag|classify|recommend & trained on|training data|test accuracy|accuracy of|auc|precision and recall|rmse|kaggle; feature engineering|smote|class imbalance|train test split & model|classifier|accuracy|churn|fraud|default|auc
Manual testing: try|fill|enter|click through & form|screen|button|page|flow & blank|wrong date|huge number|bad input|what broke|list of bug|odd value
Computer hardware: replace|change|swap|add|clean & power supply|hard disk|ram stick|cpu fan|keyboard|smps|motherboard & lab|office|college|cafe|centre|pc|computer
Upselling: tell|talk|offer|persuade|suggest & bigger pack|larger pack|combo|upgrade|premium plan|extra topping & switch|took it|regular|a third|half of them|per cent|percent
Training and development: sit|work|stay & new waiter|new cashier|new hand|new helper|new staff|new joiner|new clerk & until|by their side|knew|on their own|learned
E-commerce: put|list|sell|open & online marketplace|amazon|flipkart|etsy|meesho|online shop|online store & listing|product|order|honey|craft|stock|catalogue
Sponsorship: find|get|bring|approach|convince & pay to|pay for a stall|pay for the stall|paid stall|stall money|backer & fest|event|stall|match|show
Resume screening: go through|sort|read|pick & application|form|profile|cv & looked right|who looked|fit the job|fit the post|shortlist|for the job|counter job
Competitive analysis: note|list|collect|compare & rival & charge|free|offer|price|menu|fee|pack
Staff scheduling: make|draw|keep|plan & who work which|who works|shift sheet|sheet of shift|duty sheet|duty list & shift|counter|day|staff|guard|nurse
Procurement: buy|purchase & cement|steel|timber|material|furniture|computer|equipment|chemical|stationery|uniform & quote|quotation; get|take|collect & three quote|two quote|quote from|quotation from|four quote & pick|choose|cheapest|best|ordered
Patient care: sit|stay|walk & old man|old woman|patient|stroke patient|bedridden & washroom|to the toilet|after his fall|after her fall|back to bed|ward
Public speaking: give|lead|deliver & talk|speech & assembly|morning prayer|stage|gathering; on stage|e summit|toastmasters|debate|elocution|extempore|model un|mun|tedx|school assembly|morning assembly|auditorium|public meeting|rotary club|before an audience|street corner|radio talk|declamation|gram sabha & presented|gave|delivered|won|best speaker|addressed|spoke|pitched|talk|speech; compere|emcee|anchored|mc for & annual day|fest|event|show|function|wedding|people|hosted|conference|college
Guest relations: greet|welcome|walk|show & family|families|guest|diner & to their table|to their room|to their seat
Culinary arts: roll|fry|steam|shape|knead|stuff & samosa|momo|puri|paratha|dumpling|vada|kachori|chapati & shift|hour|day|stall|kitchen|order
Furniture design: cut|tack|staple|stretch|pull & foam|cloth over|seat cover|leather over & chair|sofa|seat|stool
Legal drafting: write|draft|settle & ground & appeal|challenge|order|revision|petition; draft|prepare|type|write|redraft|frame & plaint|written statement|legal notice|rent agreement|lease deed|sale deed|gift deed|affidavit|vakalatnama|power of attorney|writ petition|bail application|reply to notice|partnership deed|nda|service agreement|employment agreement|settlement deed|consumer complaint|divorce petition|injunction application|rejoinder|rti application|terms of service|indemnity clause|arbitration clause|appeal memo|caveat
Laboratory safety: take|teach|show|explain & lab rule|safety rule|use of the burner|fume hood|goggles & first year|class|batch|student
`
