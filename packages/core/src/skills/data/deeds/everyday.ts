/** Ways of working that can be seen in what was done. */
export const everyday = `
Teamwork: work|collaborate|build|complete & team of|group of|with classmate|with teammate|with colleague|with designer|with developer|with intern|group project|together with|cross functional|with an engineer|with the engineer|with two engineers; play|share|work|cook|cover|build|organise|finish|join|help|manage|split|do & batchmate|fellow nurse|teammate|fellow student|roommate|classmate|volleyball|kabaddi side|football side|relay team|each other|electrician and|masons|crew of|group of four|group of five|team of four|team of five|team of six|team of three|three friends & together|side|turn|night|duty|duties|rush|final|camp|divided|shared|stall|swap|stage|part|project|one night|sharing; help|cover|fill in|swap|support & other waiter|colleague|coworker|other station|other table|other volunteer|other nurse|other counter & busy|rush|on leave|short staffed|sick|got free; play|row & hockey team|cricket team|basketball team|football team|kho kho|volleyball team|college team|university team & inter|zonal|tournament|runner|district|state level|captain|season
Leadership: lead|head|captain|supervise|direct & team of|group of|crew of|squad|batch of|committee of|club of|volunteer|member team|person team; captain & team|cricket|football|basketball|hockey|house|debate; elect|appoint|serve & president|captain|head girl|head boy|secretary|class representative|house captain & college|school|club|student|society|council
Student leadership: president|secretary|treasurer|head|convener|captain|coordinator & student union|college club|student council|cultural committee|placement committee|literary society|drama club|coding club|student chapter|hostel committee
Public speaking: present|speak|talk|speech|address|deliver & audience|in front of|school assembly|morning assembly|200 people|100 people|300 people|300 student|ted|tedx|auditorium|convocation; give|lead|deliver & talk|speech & assembly|morning prayer|stage|gathering; on stage|e summit|toastmasters|debate|elocution|extempore|model un|mun|tedx|school assembly|morning assembly|auditorium|public meeting|rotary club|before an audience|street corner|radio talk|declamation|gram sabha & presented|gave|delivered|won|best speaker|addressed|spoke|pitched|talk|speech; compere|emcee|anchored|mc for & annual day|fest|event|show|function|wedding|people|hosted|conference|college
Presentation skills: present|explain|show & finding|result|idea|proposal|report|recommendation & director|board|panel|jury|leadership|principal|faculty
Time management: balance|juggle|alongside|while studying|while doing my|while in my & part time job|night shift|full time study|college|degree|semester & deadline|work|job|hours a week|hours per week|shift; deliver|submit|finish|complete & on time|before deadline|before the deadline|within the deadline|within a deadline|ahead of schedule|before time|within deadline; along with b com|along with college|along with studies|with my degree|beside college|daily to do|pomodoro|time blocks|in blocks|calendar blocks|day planner|urgent|deadline missed|all on time|back to back|same week|same month|between lectures & part time|exam|projects|job|internship|deadline|files|rounds|finished|completed|cleared|prioritised|shift|practice|semester|college|wards|hours|assignments|tests|marks|studies; before deadline|before the deadline & projects|assignments|all|both|three|four|articles
Multitasking: juggle|simultaneously|at the same time|all at once & phone|order|table|task|project|client
Problem solving: diagnose|trace|fix|solve|resolve|find & root cause|recurring|bottleneck|breakdown|underlying; trace|find|figure out|discover|diagnose|detect|locate & crash|fail|jam|leak|leakage|trip|hang|error|bug|overheat|noise|fault|reject|mismatch|short circuit|breakdown & solve|fix|replace|stop|clear|correct|redesign|rectify|no more|compression|removed; use|trace|apply|do|find & fishbone|5 why|five why|root cause|why why|8d|pareto; arrange|shift|move|switch|manage|borrow|improvise & fail|break down|broke down|run out|ran out|not turn up|got cancelled|power cut|did not come|did not arrive|stopped working & within|in time|half an hour|same day|minute|hour|on the spot; rank|crack|win|solve & codechef|codeforces|icpc|leetcode|coding contest|puzzle
Conflict resolution: mediate|resolve|settle|defuse|reconcile & dispute|conflict|quarrel|disagreement|argument
Attention to detail: catch|caught|spot|detect|without a single & error|mistake|typo|discrepancy|mismatch & before|audit|print|invoice|entry|report|proof|page|record; zero error|zero mistake|zero discrepancy|zero mismatch & audit|print|invoice|entry|entries|report|proof|record|voucher
Adaptability: learn|pick up|switch|adapt|relocate|step in & new role|at short notice|within a week|new city|changed brief|last minute|unfamiliar|change in plan
Stress management: stay calm|stayed calm|keep calm|kept calm|calm & rush hour|peak hour|dinner rush|festive rush|angry|emergency
Self-motivation: start|teach|launch|initiate & own initiative|self taught|on my own|from scratch without|without being asked|by myself
Fast learning: learn|pick up|master|teach myself|self taught & in two week|in a week|within a week|in ten day|within a month|in a month|in two day|on the job
Independent work: work|run|handle|manage & alone|single handed|single handedly|without supervision|unsupervised|on my own
Delegation: assign|delegate|divide|split|allot & task|duty & volunteer|junior|team member|club member
Coordination: coordinate|liaise|align & between|vendor|department|team|volunteer|faculty|across
Networking with people: connect|reach out|speak & alumni|industry expert|founder & linkedin|event|network|conference|fair
Decision making: decide|choose|select & compare|weigh|option|trade off|criteria & vendor|supplier|budget|strategy|approach|plan
Critical thinking: question|challenge|evaluate|weigh & assumption|evidence|argument|source bias
Persuasion: persuade|convince|win over & committee|management|client|customer|parent|dean|donor|shopkeeper|villager|audience|team
Emotional intelligence: comfort|console|reassure & patient|child|elderly|upset|grieving|anxious|survivor|family; sense|notice|understand|read|realise|recognise|observe & upset|eating alone|sitting alone|fear of|mood of|afraid|nervous|shy|anxious|lonely|scared|crying|homesick|frustrated|feeling low|tense & speak|talk|listen|adjust|calm|gently|privately|include|comfort|tone|brought them|bring them|encourage|softly; keep|control|hold & temper|my anger|own feelings|my cool|calm & shouting|rude|abusive|relative|argument|quarrel|insult|angry; take|accept|receive & harsh feedback|negative feedback & reflect|without hurt|positively|change my|calmly|improve; console|comfort|reassure|calm & grieving|bereaved|crying|weeping|scared|frightened|panicking|homesick & family|child|patient|mother|junior|student|relative|roommate; stay|remain|keep & calm|composed|patient with & angry|shouting|rude|abusive|insult; patch up|mediate & quarrel|misunderstanding|fight & roommate|teammate|friend|both
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
Network security: block|close|segment|separate|secure|filter & port|guest network|vlan|wifi|traffic|network & rule|office|attack|unknown|firewall; pfsense|snort|firewall rule|firewall set|fortigate|ipsec|wpa2|wireshark|ip whitelist|arp spoof|mac filter|suricata|packet capture|honeypot|dmz|nmap|port security|open port & traffic|alert|rule|branch|router|guest|server|suspicious|wi fi|wifi|spoof|attack|port|lab; capture|segregate|block|close|harden|watch & packets|vlan|unused service|unused port|guest wi fi|suspicious traffic|open ports|rogue & wireshark|server|router|switch|acl|alert|snort|network|wpa2|attack|nmap; change|disable|update|close & default password|telnet|wps|guest network|open port & router|switch|office|camera|access point; block|filter & malicious|torrent|unknown device|ip address|mac address & firewall|router|proxy|office|hostel|lab
Authentication: store|issue|keep|expire|refresh|check & token|session|cookie|otp & sign in|login|log in|password|user
Debugging: find|trace|fix|work out & twice|wrong|crash|hung|slow|why|race|lost & step through|stepping through the code|breakpoint|stack trace|log line|race condition|fixed the race|fixed the bug|memory
Data visualization: put|show|draw|plot & reading|number|figure|count|sensor|sale & live page|live screen|on a screen|on a page that|refresh|big screen|on a map; put up|build|make|set up & chart page|page of chart|wall of chart|screen of number|graph page & show|see|who|which|how much|each
Code review: read|check|go over & teammate 's change|teammates|change of|other 's code|code of & merged|merge|fix|comment|asked for
API documentation: write|note|explain|document & endpoint|api call|request and response|each route & example|developer|partner|how each|called|postman|swagger
Robotics: make|build|wire|assemble & car that follow|follow a line|obstacle|line follower|robot|rover|robotic arm|bot that & motor|sensor|uno|arduino|wheel|servo|line; robotic arm|robocon|kuka|fanuc robot|teach pendant|gripper|inverse kinematics|obstacle avoid|line follower|maze solver|soccer bot|sumo bot|humanoid|swarm robot|gazebo|lidar mapping|manipulator arm|automatic machine throw|welding path & team|sensor|motor|arduino|path|weld|cycle|arm|wheel|camera|fest|competition|program|machine|ros|servo|track|mobile|point; captain|member & robocon; code|program|build|tune|teach & robot & path|servo|wheel|arm|pick|sensor|ros|maze|line; make|build|program|design|code & robot|bot|robo car & line|wall|avoid|obstacle|bluetooth|servo|pick|fire|maze|colour
Requirements gathering: talk|ask|interview|meet|sit & clerk|staff|user|teacher|operator|customer|nurse|owner|team & user stories|user story|list of what|their needs into|needs into|what they needed|feature list
Programming: write|code & script|program|tool|macro & rename|sort|mail|clean|convert|download|compare|saving|save & file|scan|report|sheet|photo|hour|each evening|every night|daily; $own & c program|python script|java program|c++ program|python program|in c|in java|in python|in c++|tic tac toe|snake game|vba|recursion|oops|console app|menu driven|bash script|command line & bank|library|file|game|rename|automate|billing|records|loop|marks|menu|contest|bug|parse|report|code|function|inventory|ticket; code|write|solve & tic tac toe|snake game|menu driven|chess|sudoku|script & c|java|python|javascript|c++|golang|kotlin|c#
Configuration management: automate|write|set up & ansible|playbook|puppet|chef|terraform module & server|machine|setup|install

# Business
Sales: visit|call|meet|pitch|demonstrate|follow up & enquiry|enquiries|prospect|demo & convert|sold|sale|bought|booked|closed; call on|visit|meet & chemist|doctor|shop|retailer|dealer|clinic|hardware store|kirana & a day|daily|each day|per day|every day & order|explain|new|product|sample|booked
Team management: set|give|review|fix & target|task|duty|goal & promoter|intern|volunteer|member|salesmen|executive|boy|team & weekly|daily|every evening|each day|numbers|each morning
Payment collection: chase|call|remind|visit|follow up|get & overdue|due|pending|unpaid|old bill|payment & lakh|got in|recover|collect|cleared|brought in
Product listing: write|shoot|upload|take|list & description|photograph|photo|title|price & product|item|sku & online store|store page|website|catalogue|amazon|shopify|shop page
Administration: arrange|order|look after|keep|handle & stationery|courier|repair|desk|housekeeping|pantry|id card|electricity bill & office|branch|seat|staff|college office
Minutes of meetings: note|write|record|send & what was decided|decision|who does what|action point & meeting|everybody|everyone|committee|team
Typing: type & letter|notice|application form|page|manuscript|document & office|day|error|speed|word per minute|hour
Grading: mark|grade|check|correct & answer sheet|paper|worksheet|test|assignment|answer script & class|student|exam|half yearly

# Care, school and law
STEM education: run|hold|teach|take|lead & after school club|science club|science camp|robotics club|tinkering lab|workshop & circuit|volcano|volcanoes|model|rocket|experiment|sensor
Community surveys: ask|visit|go to & household|family|families|house|villager & water|toilet|ration|income|job|health|school & answer|replies|reply|entered|form|noted
Data collection: survey|interview|poll & household|respondent|villager|grower|shopkeeper|commuter|farm family|vendor|visitor; ask|interview|survey & household|villager|student|shopper|patient|family & entered|noted|recorded|filled|form & answer|reply|replies|response; height weight|height and weight|muac|household survey|google form|kobo|kobotoolbox|odk|surveycto|questionnaire|enumerator|gps point|traffic count|vehicle count|meter readings|water samples|soil samples|price data|field visits|exit poll|primary survey|feedback forms|biometric readings|structured interview|hourly readings|quadrat & record|collect|took|fill|survey|interviewed|noted|measured|sample|village|project|hours of|entered|shops|wards|families|conducted|visited|mandis|mapped|speech|data; door to door|house to house & survey|questionnaire|recorded|noted|study; height weight|height and weight|muac & children|anganwadi|infants|study|took; hours of speech|speech samples|voice samples|recordings of & recorded|speakers|collected|language; go to|visit & houses|shops|households & form|questions|sheet|questionnaire; went to|visit & houses|households & tablet form|survey form|questions on|schedule
Right to information: write|apply|file|ask & information act|rti|public information officer
Sports coaching: teach|train|coach|plan|take & to bowl|to bat|to swim|to dribble|nets|footwork|under 14|under 16|batting & child|children|under|junior|kid|team|boy|girl|nets|week; drills|skill drills|bowling action|footwork|batting|dribbling|ball control|shuttle runs|throw downs|backhand|penalty corner|ladder drills & boys|girls|kids|children|players|cricketers|academy|under 14|u 14|under 16|school team|juniors|morning|team; train|prepare|teach|correct & kabaddi|kho kho|judo|taekwondo|karate|volleyball|basketball|badminton|football|hockey|skating|swimming|table tennis|sprinters|athletes|wicketkeepers|bowlers & boys|girls|kids|children|school|zonal|district level|under 14|u 14|under 16|medals|meet|academy|ran|selected
Electrocardiography: take|record|do & ecg
Patient transport: wheel|shift|move|push & patient & x ray|scan|theatre|ot|ward|wheelchair|stretcher|ambulance
Charting: chart|record|write|fill & intake|output|vital|nurse 's note|nursing note|tpr & patient|shift|hourly|file|sheet
Discharge planning: plan|prepare|explain & discharge & patient|family|medicine|follow up|home
Catheterization: insert|put|change|remove & catheter & patient|urine|ward|sterile
Child psychology: observe|play|study|talk & child|children & behaviour|tantrum|anxiety|drawing|play therapy|school counsellor

# Everyday words
Front-end development: turn|make|build|convert & web page|page|screen|landing page & by hand|browser|sketch into|design into|mock up into|figma into
Performance optimization: look|go through|trace|find & log|query|request|page & choke|where the site slow|why the site slow|why the page slow|slow page|bottleneck
Machine learning: sort|tell apart|group|label & neural net|small network|classifier|tree model & photo|receipt|scan|review|mail|leaf|picture|row; train|fit|tune|model|predict|classify|detect|forecast|compare|build & random forest|xgboost|lightgbm|catboost|svm|logistic regression|decision tree|knn|naive bayes|k means|neural network|neural net|scikit learn|sklearn|gradient boosting|adaboost|keras|tensorflow|pytorch|f1 score|confusion matrix|hyperparameter|cross validation; predict|flag|classify|recommend & trained on|training data|test accuracy|accuracy of|auc|precision and recall|rmse|kaggle; feature engineering|smote|class imbalance|train test split & model|classifier|accuracy|churn|fraud|default|auc
Manual testing: try|fill|enter|click through & form|screen|button|page|flow & blank|wrong date|huge number|bad input|what broke|list of bug|odd value; test case|smoke test|sanity test|black box|boundary value|regression round|exploratory test|functional test|functional check|functional and ui & execute|write|run|prepare|app|portal|module|release|build & bug|defect|requirement|portal|browser|pass|fail|retest|chrome; check|test|verify|find|raise|try & website|app|portal|site|screen|checkout|login & bug|chrome|firefox|without any tool|broken link|defect|requirement sheet|by hand|phone model
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
Guest relations: greet|welcome|walk|show & family|families|guest|diner & to their table|to their room|to their seat
Culinary arts: roll|fry|steam|shape|knead|stuff & samosa|momo|puri|paratha|dumpling|vada|kachori|chapati & shift|hour|day|stall|kitchen|order
Culinary arts: cook & people|children|guest|student|worker|family|person|patient|devotee|volunteer
Driving: drive|drove & tempo|truck|van|bus|taxi|auto rickshaw|tractor|lorry|pickup|ambulance|school bus|cab
Furniture design: cut|tack|staple|stretch|pull & foam|cloth over|seat cover|leather over & chair|sofa|seat|stool
Legal drafting: write|draft|settle & ground & appeal|challenge|order|revision|petition; draft|prepare|type|write|redraft|frame & plaint|written statement|legal notice|rent agreement|lease deed|sale deed|gift deed|affidavit|vakalatnama|power of attorney|writ petition|bail application|reply to notice|partnership deed|nda|service agreement|employment agreement|settlement deed|consumer complaint|divorce petition|injunction application|rejoinder|rti application|terms of service|indemnity clause|arbitration clause|appeal memo|caveat
Laboratory safety: take|teach|show|explain & lab rule|safety rule|use of the burner|fume hood|goggles & first year|class|batch|student
Planning: break|divide|split|make|draw|set|prepare|draft|plan|fix|chart out & syllabus|work schedule|activity calendar|annual calendar|monthly target|weekly target|day wise plan|timetable|time table|route plan|visit plan|year plan|week plan|checklist|bar chart|month wise plan &  daily portion|before exam|primavera|budget|camp|each of|beforehand|in advance|week|unit|worker|batch|storey|section|volunteer|deadline; plan|fix|decide|list|work out & stops|who does what|halls|menu for the week|days ahead|weeks ahead|backup plan|in advance|duties of|dates and & trip|trek|exam|fest|camp|workshop|shoot|tour|wedding|volunteers
Presentation skills: explain|present|show|tell|walk through & figures|numbers|results|finding|charts|graph|slide|dashboard|sheet with & manager|branch head|head|committee|owner|trustee|panchayat|board|staff|principal|farmer|villager|parents & call|slide|every|each|week|month|quarter|minute|meeting
Data visualization: make|draw|show|prepare & graphs|bar chart|pie chart|page of graphs & which|how many|monthly|each month|every month|trend
Field research: stand|sit|stay|spend|wait & shop|stall|mandi|market|bus stop|station|kirana|crossing|gate|field|dhaba & note|count|record|write & days|week|month|hours|evenings
Community surveys: ask|interview|survey|question & homes|household|families|villages|wards|houses & form|printed sheet|question sheet|questionnaire|tablet
Community surveys: go|visit|walk & house to house|door to door|home to home|hut to hut & form|sheet|tablet|questions|count|list
Payment collection: call|ring|remind|phone|telephone|message|visit|chase|meet & tenants|party|parties|trader|dealer|retailer|shopkeeper|customer|member|client|debtor|shops & dues|overdue|late bill|late payment|not paid|unpaid|old bill|owe|pending|older than|days late|money is|money was
Immunization: give|put|help|hold & drops|dose|shot|tika|vaccine card & polio|pulse polio|tika camp|infant|babies|sub centre|measles|tetanus
Usability testing: give|show|let|test|try & user|patient|shopkeeper|rider|driver|commuter|grandmother|people|parent|visitor|old people|student|worker & stuck|confused|where they stopped|hesitated|lost their way
Student assessment: give|take|make|set|hold & test|paper|oral test|dictation|quiz|weekly test & marks|missed|wrong answer|mistake|weak children|who got|scores; give|take|make|set & short paper|small test|weekly test|class test|short test|oral test|surprise test & every|each|daily|weekly|friday|saturday|monday|class|children|pupils
Home visits: go|visit|call on & homes of|houses of|house of|home of|huts of|at their houses|at their homes|at home & children|girls|boys|patient|mother|students|drop out|families|elders|pupil|parents|women|families
Records management: keep|update|maintain & sheet of|list of|register of|folder of|file of|record of & up to date|dates|each|daily|given and returned|cases|members
Client interviewing in law: listen|hear|sit|meet & legal aid|labour court|law clinic|advocate|lok adalat|legal cell|litigant & problem|complaint|story|what happened|trouble|facts|told them|which office|dispute|grievance
Contract review: read|go through|study|compare|scan & agreement|contract|lease deed|bond|terms of & clause by clause|line by line|unfair|harsh|one sided|hidden|risky|could hurt
Check-in and check-out: take|copy|check|receive|allot|give|welcome & id|aadhaar|id proof|passport|guests|visitors|arriving & room|key|lodge & key|hotel|reception|lodge|guest house|guests|leaving|departure|bill
Community organizing: get|bring|persuade|convince|form|join|mobilise & women|families|villagers|weavers|farmers|labourers|workers|tenants|vendors & self help|savings group|cooperative|committee|union|producer group|water users
Soil testing of farmland: dig|take|collect|test|measure & soil|earth|samples & plots|farm|orchard|fields|growers & ph|nitrogen|npk|potash|organic carbon|kit
Filing: keep|put|arrange|sort & letters|papers|bills|documents|forms|vouchers|applications & folder|box file|labelled file|numbered file|index
Dispatch planning: load|send|hand|pack & boxes|cartons|goods|parcels|bags & challan|gate pass|route|e way bill|count & driver|truck|tempo|transport
Warehouse management: give|stack|arrange|put|number & pallet|rack|bin|cartons|godown|goods & bin number|by batch|by expiry|godown|rack number; move|keep|put & fast moving|fast sellers|fast selling & near the gate|near the door|front rack
Logo design: draw|design|sketch & mark|marks|symbol|emblem & club|stall|cafe|bakery|clinic|brand|shop|firm & boxes|boards|cups|shirts|owner chose|letterhead|used on
Machine learning: train|build|fit & a model|the model|network & predict|tell which|tell who|tell apart|guess|who would|forecast|classify|would fail|will fail & data|years of|readings|bills|photos|images|loans|accuracy|error
Sales: show|explain|talk & phones|saree|sarees|saris|shoes|fridge|tv|bikes|furniture|jewellery|features|clothes & customer|buyer|visitor|walk in & closed|sold|bookings|bills|price
Lesson planning: write|plan|make & each period|every period|period of|each class|every class|periods of|plan of every|plan for every & activity|aim|homework|worksheet|questions|games|charts|would cover|examples
Invoicing: scan|take|print|make|give & bill|slip|receipt & upi|cash|card|till|counter & items|customer|counter|payment|day
Reservations: keep|answer|put|block|reply|note & calendar|booking mail|booking sites|booking site|rooms for dates|table booking & room|guest house|homestay|guest|lodge|hotel
Guest relations: hear|sit|calm|listen|apologise & guest & complaint|angry|sorry|shouting|noise|upset|unhappy & room|tea|moved|changed|review
Event management: book|fix|arrange & hall|venue|ground & sound|food|lunch|stage|tent|chairs & seminar|fest|wedding|conference|people|guests
Preventive maintenance: go round|walk round|check daily & machine|compressor|pump|generator & oil level|heat|temperature|noise|vibration & every morning|each morning|daily|sheet|checklist
Preventive maintenance: change|replace|grease|oil & oil seal|filter|belt|bearings & before they|checklist|weekly|schedule|every month
Customer service: answer|reply|help & questions|queries|doubts|messages|forms & help desk|enquiry desk|visitors|buyers|pensioners|callers
Accounts receivable: keep|make|write|note & who owed|who owes|owed how much|whose money|credit list & rang|call|remind|paid|follow
Financial modeling: make|build|prepare|forecast|project & profit|cash flow|revenue|valuation & if price|if volume|scenario|sensitivity|five years|value its shares|ten years|dcf
Court filing: file|submit|put|present & papers|petition|plaint|affidavit|vakalatnama|appeal & court fee|objections|registry|filing counter
Client interviewing in law: explain|tell|advise|guide & legal aid|law clinic|legal cell & what they could do|their rights|options|remedy|which authority|which office
Cycle counting: count & pieces|items|stock|shelf & month end|every sunday|each sunday|gap|shortage|compare|computer|book stock
Back-end development: write|build|make|code & server code|server side|server part & orders|payments|login|data|app
REST APIs: write|make|build|create & endpoints|routes|urls & app calls|app called|mobile team|phone app|front end
Lesson planning: write|make|prepare & daily plan|day 's plan|plan for the day & aims|games|homework|activity
Fundraising: collect|raise|gather & money|rs|lakh|funds & shops|alumni|neighbours|donors|people & camp|relief|school kits|flood|books for|orphanage|shelter
Field research: fill|collect & forms|answers & houses|households|villages|hamlets & water|income|health|toilets|crops|survey
Volunteer management: give|allot|divide|make|brief & duty|duties|duty chart|shifts & helpers|volunteers & camp|fest|event|relief|each morning|drive; make|draw up|prepare|set & duty chart|duty roster|duty list & volunteers|helpers
Crop management: sow|plant|weed|water|irrigate|transplant & acre|field|plot & wheat|paddy|cotton|maize|vegetables|pulses|sugarcane|tomato
Dairy farming: milk & cows|buffaloes & yield|fat|feed|twice a day|litres
Warehouse management: put|place|arrange|stack & goods|boxes|material & racks by|bin list|by code|rack wise
User research: talk|sit|meet|watch|interview & user|users|riders|commuters|drivers & trouble|stuck|confused|what they need|pain & note|wrote|record
Interior design: make|draw|plan|choose & flat|room|cafe|bedroom|kitchen & colour board|mood board|material board|furniture layout|false ceiling|wardrobe
Training and development: call|book|arrange|mail & trainers|training room|trainees|joining mails & classes|staff|employees|session
Inside sales: call|ring|phone|dial & firms|companies|shops|schools|clinics|gyms & fix demo|fixed demo|our software|our product|subscription|our app
Data collection: note|collect|record|write & price|prices|rates|readings|temperature|rainfall|count & markets|mandis|shops|villages|every morning|each day|weekly
Construction safety: check|inspect|see|ensure & helmets|harness|barricade|safety shoes|scaffold & site|workers|morning|daily|height
Quality assurance: fill|write|prepare|make & inspection report|inspection sheet|quality report & lots|castings|parts|components|rejected
Lab reporting: type|enter|print|check & blood test|pathology|test results of & machine|analyser|report|patients|register
Kitchen hygiene: wash|clean|sanitise|wipe & cutting board|chopping board|boards|counters|hands|knives & fridge|kitchen|food
Store operations: open|close|run & shop|store|outlet & shelves|counter|cash|stock|shutter
Merchandising: set|arrange|place|put & products|goods|items|stock & shelves|shelf|racks & plan|planogram|price tag|display
Packaging: weigh|fill|pack & seal|label & pouch|packets|bottles|jars
Delivery coordination: call|give|tell|track|assign & driver|drivers|rider|riders|delivery boys & eta|customers the time|customers when|late deliveries|delivery slot
English teaching: take|teach|conduct|run & spoken english|english class|english classes|english speaking & women|housewives|children|students|workers
Career counseling: talk|guide|tell|advise|explain & class 12|class 10|students|school leavers & courses|colleges|careers|streams|scholarship
Awareness campaigns: do|perform|hold|run & street play|nukkad|rally|camp|door to door & dengue|aids|hygiene|voting|drugs|plastic|girl child|road safety
Legal notices: write|draft|prepare|send & notice|notices & bounced cheque|cheque bounce|tenant|section 138|unpaid
Land records: get|collect|obtain|bring|check & 7 12|mutation|khata|ror|patta|encumbrance & talathi|patwari|tehsil|registrar|village office
Nursery management: grow|raise|sow|plant & saplings|seedlings & poly bag|bags|nursery|shade net|trays
Fashion illustration: draw|sketch|paint & sketches|croquis|figures & lehenga|gown|dress|kurta|saree|boutique
Embroidery: do|stitch|work|make & zari|chikan|aari|zardozi|mirror work|kantha|phulkari & dupatta|blouse|saree|cloth|lehenga|kurta|bags
Jewelry design: draw|sketch|design|make & ring design|rings|necklace|earring|bangle|pendant & designs|wax model|collection|sketches
Bug tracking: write|note|report|list|put & what i pressed|what broke|what should have come|how to repeat|steps to reproduce|steps to repeat & jira|sheet|tracker|recording|screenshot|screen recording|developer
Data entry: type|enter|key|feed & invoice|packing list|bill|challan|form|slip & week|day|daily|container|computer|software
Management information systems: send|make|prepare|give|mail|fill & status sheet|one sheet|daily sheet|daily status|one page|daily total & by 10|by 11|by 12|by noon|every morning|every evening|each day|each evening|each morning|before lunch
Site measurement: take|note|read & tape|level reading|tape reading|tape measurement & flat|room|wall|floor|plinth|plot
Contractor billing: check|compare|put|verify|cut|match & contractor|sub contractor|subcontractor & claim|bill|claimed & reading|measurement|extra|quantity
Resume screening: go through|go thru|read|sort|shortlist & cv|cvs|resume|resumes|biodata|applications & list|lists|condition|cut off|criteria|sheet
Candidate communication: phone|call|ring & each one|candidate|applicant|shortlisted & time|slot|interview|round
Onboarding: collect|check|fill|gather & nominee form|nomination form|joining form|bank detail|aadhaar cop|aadhaar copy|pan copy|id copies & new worker|new joiner|new staff|new employee|new hire|joinee
Payroll compliance: collect|fill|link|generate|update & uan|nominee form|pf form|esi form|pf nomination|esi card|ip number & worker|employee|staff|joiner
Consumer law: write|draft|file|prepare & letter|complaint|notice|petition & buyer|consumer|customer & refund|defective|dead phone|late flat|money back|got their money|replacement|wrong product
Patient education: explain|show|tell|teach|make them & inhaler|before food|after food|spacer|insulin pen|when to take|how to take|medicine timing
Baking: knead|shape|proof|bake|roll & dough|bread|pao|pav|bun|loaf|loaves|croissant|puff|cookie|biscuit & oven|batch|tray|bakery|daily|day|weigh
Food safety: write|note|record|check|stick|put & fridge temp|fridge temperature|freezer temp|chiller temp|date on every|dates on every|label and date & tub|box|container|shelf|day|every
Cash handling: stand|sit|work & till|cash counter|billing counter|cash window|window & change|cash|money; close|tally|match & day's account|day account|till & cash|money|rupee|rs
Cycle counting: go through|go thru|count|check & godown|store room|storeroom|stock room|stockroom|full store & short|missing|list|quarter|month
Customer service: change|replace|exchange|sort & angry|upset|wrong item|wrong size|wrong lid|shouting & customer|guest|aunty|uncle|lady|buyer|call
Scriptwriting: write|put|type & what the anchor|anchor lines|anchor's lines|lines of the anchor|voice over text|script of the video & video|explainer|episode|show|bulletin|anchor
Interview filming: stand|hold|take|record|ask & mic|byte|bytes|vox pop & people|street|market|public|reaction|talk
Subtitling: type|write|add|time|put & under the picture|under the video|words on screen|text on screen & timed|english|hindi|bangla|marathi|tamil|language|frame
Agricultural extension: show|teach|train|explain|demonstrate & line sowing|seed treatment|neem spray|compost pit|vermicompost|pruning|drip|spraying|mulching & farmer|village|family|families|grower|women
Community surveys: go|ask|visit|walk & house to house|door to door|every house|each house|families|households|farmers & land|cattle|wells|income|water|crop|grow|toilet|needs|form
Nursery management: grow|raise|sow|prepare|plant & seedling|seedlings|saplings|cuttings & tray|trays|shade net|bed|beds
Activity reports: write|send|prepare|submit & page|pages & every friday|every week|each week|weekly|every month|photo|photos & scientist|officer|guide|office|in charge|head|coordinator
Self-help groups: sit|meet|work|help|train|visit & women group|women's group|women groups|women's groups|mahila mandal|mahila sangh|bachat gat|savings group|savings groups & book|books|loan|loans|savings|meeting|sell
Documentation: write|note|keep & every fix|each fix|how it was solved|how it is solved & guide|wiki|shared note|shared sheet
Stock registers: make|keep|update|write & sheet of stock|stock sheet|list of stock|weekly sheet & stock|godown|godowns|dues
Contractor billing: measure|note|take|make & running bill|ra bill|sub contractor|subcontractor & work|bill|plaster|wall|measured
Quantity takeoff: measure|take & sub contractor|subcontractor|mason|mistri & running bill|bill
Labour supervision: take|keep|give|mark|write|divide & muster|attendance & mistri|helper|helpers|labour|labourer|mazdoor|masons
Complaint handling: calm|pacify|soothe & family|guest|customer|lady|uncle|couple & room|bill|night|refund|key|order
Client interviewing in law: ask|hear|note|write|sit|listen & what had happened|what happened|her story|their story|story & papers|petition|advocate|legal aid|jail|camp|clinic
Legal translation: put|turn|translate|render & into english|into hindi|into marathi|into tamil & statement|affidavit|magistrate|court|deposition|petition|sale deed
Community organizing: sit|meet|talk|call & women|villagers|hamlet|hamlets|youth & joined|bought a share|became member|member|members|form a group|formed a group
Community surveys: go|visit & doors|door & form|forms|question|questions
Pest management: say|name|find|identify|tell|note & what was eating|eating|borer|caterpillar|aphid|leaf curl|blight|mealy bug|stem borer & plot|plots|field|fields|farmer
Soil testing of farmland: dig|take|collect|mix & soil|earth|corners & field|fields & packet|packets|bag|bags|lab|sieve|dry
Records management: keep|make|update & list of member|member list|their list|list of beneficiaries|list of the & excel|sheet|register
Data cleaning: find|remove|drop|catch & entered twice|double entry|duplicates|same bill twice|spelling|spellings & bill|bills|sheet|row|rows|file
Management information systems: join|make|send|keep & dispatch sheet|sales sheet|stock sheet|collection sheet & boss|owner|manager|by 9|by 10|9 am|10 am
Instagram marketing: plan|write|answer|run|handle|post & page & followers & fest|shop|club|college|brand|page
Usability testing: give|hand|watch|show & phone|screens|prototype|paper screens|app & riders|users|patients|people|stuck
Sales: sell & pipes|taps|paint|tiles|shoes|mobiles|phones|sarees|toys|books|fans|cement|medicines|sweets & shop|counter|store|day|month
Site measurement: set out|mark|take & column centres|centre line|centre lines|levels of the & steel tape|tape|total station|auto level
Blueprint reading: mark|check|cut|place & structural sheet|structural sheets|structural drawing|structural drawings & steel|bar|bars|rebar
Labour supervision: keep|run|look after|handle & gang & mason|masons|labour|labourers|bar benders
Bank reconciliation: match|tick|compare|tally & pass book|pass books & ledger|cash book|current account|current accounts
Vendor management: ring|call|phone|remind|chase & supplier|suppliers|vendor|vendors & missing bill|missing bills|pending bill|pending bills|invoice copy|invoice copies
Kitchen hygiene: use|keep|write|wash & separate board|separate boards|chopping board|chopping boards|fridge temperature & raw|cooked|hour|shift|daily
Guest relations: take|serve|help & orders from|table of|plates to & families|guest|guests|tourists & stall|restaurant|table|counter|hotel
Cycle counting: count|check & dry store|bar stock|cold store|stores & month end|end of the month|end of month|every month
Poster design: make|design|prepare & hoarding|hoardings|flyer|flyers|standee|standees & photoshop|canva|illustrator|coreldraw|fest|union
Social media copy: write|type & lines below|line below|words below & picture|pictures|photo|photos|post|reel
Instagram marketing: decide|plan|choose|run & insta|instagram & followers|followers grew|reply|messages|each week
Photography: shoot|photograph|stand & nikon|canon|dslr|sony alpha & wedding|weddings|event|events|portraits
Community organizing: bring|gather|call & people|women|villagers|families & gram sabha|bachat gat|lane by lane|ward by ward
Presentation skills: take|walk & through the page|through the sheet|through the numbers|through the figures & owner|partner|partners|manager|board
Community surveys: go|visit|fill & house to house|family folder|family folders & houses|families|ward|wards
Report writing: write|prepare|submit & page study|page report|page note & officer|guide|collector|principal|doctor
Cash handling: ring up|square|balance & till|drawer|purchases & night|day|shift|cash|cards|notes
Client communication: sit|agree|meet & bride|couple|client|clients|families & list of shots|brief|wishes|their plan
`
