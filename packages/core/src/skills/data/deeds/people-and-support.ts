/** Human resources, offices and customer service. */
export const peopleAndSupport = `
# Human resources
Resume screening: screen|shortlist|go through|sift & resume|cv; shortlist & candidate|applicant; screen & candidate|job applicant; review|sort|read & resume|cv & position|opening|vacancy|candidate|hire
Interview scheduling: fix|schedule|arrange|set up|line up|book|coordinate|plan|organise & interview slot|interview round|interview schedule|interview panel|interview date|interview call; fix|schedule|arrange|set up|line up|book|coordinate & interview & candidate|applicant|shortlisted|panel|recruiter|hiring manager|hr round
Interviewing candidates: interview & candidate|job applicant; conduct|take|hold & hr round|telephonic round|screening round|screening call|telephonic interview; call|phone & candidate|job applicant & notice period|salary expectation|availability|interest in
Talent sourcing: find|source|search|hunt|identify|spot & candidate|talent|job seeker & linkedin|naukri|indeed|portal|database|role|position|opening|vacancy|referral; headhunt & candidate|talent|executive|role
Recruitment: hire|recruit|fill & position|vacancy|role|opening|staff|employee & candidate|interview|joining|offer letter|walk in
Job advertisements: post|publish|put up|advertise|upload|float & vacancy|job opening|job ad|open position|open role|job description|internship opening
Job analysis: write|draft|prepare|create|rewrite & job description|jd|role description
Candidate communication: call|email|mail|message|remind|inform|follow up|update|answer & candidate|job applicant & interview|offer|joining|status|selection|round|query
Bulk hiring: hire|recruit|fill & walk in|mass|in bulk|hiring drive|recruitment drive & staff|worker|position|operator|associate|vacancy|people
Campus recruitment: visit|organise|coordinate|conduct|plan|run|host & placement drive|campus drive|college drive|campus interview|pre placement talk; hire|recruit|interview & fresher|graduate|final year student & college|campus|university
Offer management: issue|send|draft|prepare|release|roll out & offer letter|letter of offer|offer of employment
Salary negotiation: negotiate|discuss|agree & salary|ctc|package|pay expectation & candidate|recruit|hire
Reference checks: check|verify|call|contact & previous employer|past employer|former employer|last employer|referee|antecedent; verify|check & background|credential|degree & candidate|joinee|new hire|employee
Onboarding: welcome|orient|introduce|guide|induct|brief|familiarise|settle & joinee|joiner|new hire|new employee|new staff|new recruit|newcomer; conduct|hold|organise|plan|run|prepare & induction|orientation & joinee|joiner|employee|staff|new hire|recruit; collect|verify|complete|prepare & joining document|joining form|joining formality|joining kit
Exit interviews: interview|survey|debrief & resign|quit|leaver|exiting & employee|staff|worker; complete|handle|process & no dues|clearance form|relieving & employee|staff|resign
Employee records: maintain|update|file|keep|organise|digitise & personnel file|employee file|employee record|staff file|staff record|service book|employee master|muster roll
Time and attendance: track|record|maintain|log|compile|calculate|monitor & attendance|overtime|working hour|biometric|muster & employee|staff|worker|labour|payroll|shift
Leave management: track|record|approve|update|maintain|calculate|process & leave balance|leave request|leave application|leave record|leave register|sick leave|casual leave
Payroll: calculate|process|prepare|compute|release|disburse & salary|wage|payslip|pay slip & employee|staff|worker|overtime|pf|esi|deduction|attendance
Payroll compliance: file|deposit|submit|prepare|calculate & pf|esi|epf|esic|professional tax|gratuity & return|challan|contribution|employee|worker|staff
Performance appraisals: collect|prepare|compile|coordinate|fill|record|run & appraisal|self assessment form|performance review|annual review|rating form & employee|staff|department|team
Employee engagement: organise|plan|host|arrange|run|conduct & employee|staff|colleague|office & birthday|celebration|team outing|fun friday|game|contest|annual day|offsite|quiz
Employee surveys: survey|poll|questionnaire & employee|staff|worker & satisfaction|morale|engagement|mood|wellbeing|workplace|culture
Grievance handling: hear|heard|resolve|record|address|settle|listen|log & grievance|dispute|workplace complaint & worker|employee|labour|union|workmen; conduct|take down|look into|hear|receive|settle|record|resolve|close|investigate|redress|register|forward|listen|note & grievance|grievances|union|fact finding|wage dispute|overtime dispute|wage and overtime disputes|student complaints|citizens complaints|citizen complaints|municipal desk|labour disputes|canteen complaints|workers complaints|worker complaints|employee complaints|shop floor complaints|redressal|ragging complaints|cpgrams|works committee|posh complaint|posh complaints|hostel complaints|complaint box|public complaints|ombudsman|jan sunwai & settlement|settlements|office|outcome|warden|closed|closed 33|workers|committee|union|informed|resolved|management|students|hr|officer|within|solved|wages|hostel|employees|staff|secretary|department; hear|solve|settle|resolve|handle|take|note|answer & workers complaints|complaints on wages|students complaints|complaints on food|staff complaints|complaints of workers|complaints of staff|complaints of students|complaints about pay|complaints about wages|problems of workers|labour complaints|worker issues|residents complaints|harassment complaint|harassment complaints & settled|wages|food|water|management|closed|warden|committee|officer|hr|union|days|within|overtime|leave
HR policies: draft|write|revise|update|prepare & leave policy|employee handbook|code of conduct|attendance policy|travel policy|staff handbook|posh policy|dress code
Training and development: organise|arrange|schedule|coordinate|conduct|plan|deliver|run & training|workshop|refresher & employee|staff|new hire|worker|joinee|shop floor
Training needs analysis: identify|assess|survey|list|map & training need|skill gap|learning need
HR analytics: analyse|calculate|chart|study|track|report & attrition|staff turnover|employee turnover|headcount|absenteeism|time to hire|cost per hire
HR letters: draft|prepare|issue|write|type & experience letter|relieving letter|confirmation letter|warning letter|appointment letter|promotion letter|increment letter|salary certificate
Employee benefits: enrol|explain|process|handle & mediclaim|health insurance|group insurance|gratuity & employee|staff|worker|dependent
Competency mapping: map|assess|chart & skill|competency & job role|employee|staff & matrix|framework|gap|level
Compensation benchmarking: compare|benchmark|survey|study & salary|pay|ctc & market|industry|competitor|grade|role
Diversity and inclusion: hire|sensitise|recruit & women|person with disability|people with disability|lgbt|minority|gender & workplace|workforce|hiring|employee
Employer branding: post|write|film|share & employee story|life at|workplace culture|company culture|team story|why join
HRIS: update|enter|upload|maintain|configure & employee|staff|joinee & darwinbox|keka|zoho people|greythr|bamboohr|hr portal|hr system|hr tool
Staff scheduling: make|prepare|plan|draw|set|create|assign|arrange & roster|rota|duty chart|shift plan|shift schedule|weekly shift|staff schedule; plan|assign|schedule|allot & shift & staff|waiter|nurse|guard|employee|agent|barista|cashier|volunteer

# Administration
Phone handling: answer|attend|pick up|transfer & phone|telephone|call|intercom|switchboard|epabx & reception|office|front desk|front office|visitor|clinic|receptionist|caller
Reception: greet|welcome|direct & visitor|walk in|patient|caller|client & front desk|reception|lobby|front office
Calendar management: manage|keep|maintain|handle|coordinate|plan|organise|block & calendar|diary|appointment book & director|ceo|principal|founder|boss|doctor|senior
Appointment scheduling: book|schedule|fix|arrange|confirm|give & appointment & patient|client|customer|visitor|doctor|consultant|clinic|salon|parent
Meeting coordination: book|arrange|schedule|set up|organise & meeting & agenda|conference room|meeting room|board|attendee|venue|projector|zoom link
Minutes of meetings: note|record|write|take|draft|circulate|type|share & meeting minute|minute of|action item|action point|proceeding|meeting note|discussion point & meeting|committee|board|council|review
Travel arrangements: book|arrange|plan|organise|coordinate & flight|train ticket|cab|hotel|travel|taxi & director|staff|employee|delegate|official|faculty|speaker|visiting|senior
Filing: file|sort|label|index|arrange|archive|organise & document|record|paper|invoice|certificate|form|letter & cabinet|alphabetically|hard copy|box file|rack|binder|cupboard
Records management: maintain|update|keep|write up & visitor register|inward register|outward register|logbook|log book|record book|admission register|dispatch register|office record
Document scanning: scan & certificate|form|register|paper|old record|hard copy & archive|drive|office|digital|folder
Data entry: enter|key in|type|punch & record|entry|form|bill|invoice|survey|application|voucher|detail & excel|spreadsheet|sheet|tally|portal|system|database|software|computer
Data verification: cross check|verify|double check|cross verify & record|entry|form|detail|application & against|mismatch|discrepancy|duplicate|wrong|original
Form processing: check|collect|process|sort|verify & admission form|application form|enrolment form|registration form|claim form|filled form
Visitor management: log|register|record|issue|sign in & visitor & pass|badge|gate|reception|entry book|id card
Office supplies management: order|restock|buy|issue|purchase|track|stock & stationery|office supply|printer paper|toner|cartridge|pantry item
Mail handling: sort|dispatch|receive|distribute|collect|send & courier|parcel|incoming mail|letter|speed post|registered post & office|department|staff|log|register
Correspondence: draft|type|reply|write|answer & letter|email|memo|notice|circular & office|department|vendor|parent|bank|director|official|government|supplier|principal
Asset tracking: tag|track|list|label|issue & laptop|furniture|office equipment|asset & office|employee|department|sticker|asset register
Transcription: type up|type out|transcribe|write out|write down & recording|audio|dictation|recorded|interview
Facilities management: coordinate|supervise|oversee|arrange|look after & housekeeping staff|electrician|plumber|security guard|ac servicing|pest control|repair & office|building|campus|premises|hostel
Secretarial support: assist|support|help & director|principal|ceo|chairman|dean|managing partner & letter|travel|appointment|calendar|correspondence
Office equipment: operate|refill|maintain & photocopier|printer|fax|scanner|laminator|copier & office|staff|department|front desk
Vendor management: call|compare|shortlist|coordinate|deal|negotiate & vendor|supplier|contractor & quote|quotation|rate|delivery|bill|service|supply

# Customer service
Customer satisfaction: rated 4|rated 5|rating 4|rating of|average rating|csat|nps|out of 5|out of five|out of 10|five star|5 star|star review|satisfied|positive feedback|thank you note & call|customer|client|caller|guest|ticket|diner|passenger|buyer|chat
Call center operations: handle|take|answer|attend|receive & support call|customer call|inbound call|incoming call|phone call|caller; handle|take|answer|attend|make & call a day|call daily|call per day|call every day|call per shift|call a shift|call an hour & customer|support|query|complaint|caller|booking|guest|subscriber|phone|agent
Query handling: answer|reply|respond|resolve|solve|clear|address|handle & question|query|enquiry|inquiry|doubt & customer|caller|guest|visitor|shopper|buyer|subscriber|parent|patient|walk in|passenger
Complaint handling: calm|calmed|pacify|reassure & guest|customer|passenger|caller & fail|delay|late|angry|upset|broke|wrong|cancel|queue; hear|listen|receive|note|register|log & complaint|upset & settle|resolve|solve|sort out|close|put right|set right|got|changed|arranged|replaced; resolve|settle|close|solve|calm|address|attend|look into|pacify|handle|sort out & complaint|angry|unhappy|upset|irate|dissatisfied|grievance & customer|client|caller|guest|passenger|tenant|buyer|shopper|resident|subscriber|call|patient|diner
Service recovery: calm|pacify|soothe|apologise|win back|handle & angry|upset|irate|unhappy|furious|difficult & customer|guest|caller|client|passenger|diner|shopper|patient
De-escalation: calm|defuse|pacify|de escalate|cool down & angry|aggressive|agitated|upset|irate|tense|distressed|furious
Ticket resolution: close|resolve|solve|clear|answer|work on & ticket & customer|support|zendesk|freshdesk|helpdesk|help desk|caller
Escalation management: escalate|pass|forward & complaint|ticket|query|case|issue & supervisor|senior|level 2|l2|technical team|back office|concerned department
Live chat support: reply|answer|respond|assist & chat|whatsapp|direct message & customer|buyer|shopper|guest|subscriber
Email support: reply|answer|respond & email|mail|inbox & customer|buyer|shopper|subscriber|guest
Outbound calls: call|phone|dial|ring & prospect|customer|subscriber|donor|policyholder|alumni & offer|renew|remind|survey|subscription|follow up|feedback|overdue|donation
Customer feedback: collect|gather|ask|call|record|note|survey & feedback|opinion|suggestion|comment & customer|guest|shopper|buyer|diner|visitor|passenger|patient|subscriber
After-sales service: visit|install|repair|service|call & after sale|after purchase|post purchase|warranty|post sale & customer|client|buyer|owner
Customer retention: win back|persuade|convince|call & cancel|lapsed|inactive|leaving|churn|renew & customer|member|subscriber|policyholder|client
Customer onboarding: guide|help|walk|train|set up|teach|onboard & new customer|new user|new client|new merchant|first time user & account|app|product|software|platform|portal
Product knowledge: explain|demonstrate|describe & product|gadget|appliance|handset & customer|buyer|shopper|walk in
Warranty claims: process|handle|raise|settle|approve & warranty|replacement & customer|buyer|shopper|caller|purchase
Order tracking: track|trace|chase & parcel|shipment|consignment|delivery|order & courier|inform customer|tell customer|delay|late|caller
Knowledge base articles: write|draft|prepare|update & faq|help article|help page|help centre|help center|troubleshooting guide|canned response
Call quality monitoring: listen|audit|score|monitor|review & call recording|recorded call|agent call|call & agent|call script|etiquette|telecaller|tone of
Call logging: log|note|record|write|enter & call|caller & crm|register|remark|disposition|call sheet|call outcome
Customer verification: verify|check|confirm & caller|account holder|cardholder|customer identity|identity of customer & identity|otp|detail|security question|date of birth
Customer focus: go out of|understand|listen & customer need|client need|guest need|need of customer|need of client|need of guest
Technical support: guide|help|fix|resolve|walk & caller|customer|subscriber|employee|user & router|password|login|printer|broadband|installation|wifi|laptop
Compensation and benefits: benchmark|compare|prepare|design|draft|compute|survey|revise|model|fix & salary structure|salary band|pay band|pay scale|compensation|ctc|increment|benefits package|insurance benefit|esop|variable pay|allowance & grade|employee|market|role|survey|company|companies|hike|band|level|letter|staff
Employee relations: resolve|handle|hear|mediate|settle|record|address|investigate & grievance|grievances|workplace complaint|employee complaint|disciplinary|show cause|union|staff dispute|employee query|employee queries|warning letter & employee|staff|worker|manager|committee|inquiry|hr|union
Industrial relations: negotiate|settle|draft|record|attend|handle|prepare & trade union|union leader|works committee|collective bargaining|wage settlement|standing order|strike notice|labour commissioner|domestic enquiry|charge sheet to workers & worker|union|plant|factory|settlement|labour|management
Talent management: map|identify|assess|plan|track|design|prepare & high potential|talent pool|skill matrix|career path|nine box|9 box|succession plan|competency matrix|individual development plan|idp|competency framework & employee|role|manager|review|team|grade
Succession planning: map|identify|prepare|draft|rank & successor|critical role|critical position|succession plan|backup for & role|employee|leadership|readiness|department|head
Job portals: post|search|source|refresh|shortlist|download|screen & naukri|indeed|internshala|monster|shine|job portal|apna|linkedin jobs|iimjobs|resdex|foundit & job|vacancy|vacancies|resume|profile|candidate|cv|opening|applicant
Boolean search: write|build|run|use|create & boolean|x ray search|search string|search strings & candidate|profile|naukri|linkedin|github|resume
Technical recruiting: source|screen|hire|shortlist|call|close|interview & java developer|react developer|devops engineer|data engineer|software engineer|full stack|sap consultant|qa engineer|tech role|it role|backend engineer|developers|embedded engineer & candidate|profile|position|naukri|linkedin|github|notice period|client|role|hiring|offer
Executive search: source|map|approach|headhunt|call|identify|shortlist|profile & cxo|vice president|senior leader|leadership role|general manager|cfo|chief|senior executive|director level|plant head & mandate|candidate|industry|client|compan|companies|competitor|search
Employee retention: analyse|study|reduce|cut|interview|track|conduct|find & attrition|exit interview|turnover rate|stay interview|people quit|resignation|staff leaving & employee|reason|month|team|quarter|per cent|percent|staff|store|department
Employee wellness: organise|run|plan|arrange|hold|conduct & yoga session|health check up|wellness|eye check|meditation session|step challenge|mental health talk|blood donation|stress workshop|fitness challenge & employee|staff|office|worker|company|colleague|team
Job fairs: organise|host|plan|coordinate|man|run|invite|hold & job fair|career fair|rozgar mela|placement mela|recruitment drive|walk in drive|walk in interview|campus drive|hiring drive & employer|company|companies|stall|candidate|student|youth|recruiter|applicant
Recruitment tracking: maintain|update|track|log|prepare|record & candidate tracker|recruitment tracker|hiring tracker|offer to join|time to hire|interview status|pipeline of candidate|joining status|candidate database|applicant tracker
Talent mapping: map|list|profile|research|chart & competitor|target companies|org chart & talent|candidate|recruit|hire
HR compliance: file|maintain|check|update|prepare|submit|display & shops and establishment|labour licence|esi return|pf return|posh|muster roll|labour welfare fund|form d|contract labour|minimum wage|clra|maternity act|labour inspector & register|return|employee|committee|contractor|worker|renewal|audit
HR audits: audit|check|review|verify|go through & personnel file|employee file|hr record|hr policy|hr policies|joining form|appointment letter & missing|gap|complete|signature|report|finding|compliance
Employee communication: write|send|draft|design|run|publish & internal newsletter|staff newsletter|town hall|all hands|employee newsletter|policy update|staff notice|internal mailer|intranet & employee|staff|office|leadership|company|month
Program management: coordinate|track|run|plan|manage|monitor & workstream|programme plan|fellowship programme|cohort|multi city|programme partners|accelerator|milestone|training programme|incubation & budget|partner|report|milestone|timeline|cohort|stakeholder|review|district|mentor
Stakeholder management: map|brief|update|align|consult|meet|manage|engage & stakeholder|steering committee|government official|department head|donor and|community leader|vendors and clients|client and vendor|panchayat|funder & review|requirement|progress|feedback|update|approval|project|buy in|concern
Business continuity: write|draft|test|prepare|map|run & business continuity|continuity plan|bcp|recovery time|business impact analysis|alternate site|failover drill
Corporate governance: draft|prepare|review|study|compare|compile & board composition|independent director|audit committee|lodr|corporate governance|secretarial standard|board evaluation|related party transaction|clause 49 & company|companies|report|director|disclosure|annual|score
Corporate social responsibility: plan|organise|run|document|identify|evaluate & csr & ngo|school|village|employee|project|fund|report|health|education|plantation|impact
Franchise management: onboard|audit|visit|train|support|call|track|open & franchisee|franchise outlet|franchise store|franchise enquiry|franchise partner|royalty & outlet|store|sop|agreement|sales|compliance|audit|owner|city|launch
International business: study|analyse|compare|research|plan|find|identify & foreign buyer|overseas buyer|export market|market entry|trade barrier|tariff|foreign market|import duty|export promotion|global market & country|export|market|product|company|entry|buyer|hs code
Project documentation: write|maintain|prepare|compile|update|file & project charter|statement of work|minutes of review|project closure|lessons learned|project log|issue log|raid log|project report folder
Critical path method: draw|compute|find|build|prepare|schedule & critical path|cpm|pert|gantt|float|network diagram & activity|activities|project|task|duration|day|week|delay|slack
Earned value management: compute|track|report|calculate & earned value|planned value|cost performance index|schedule variance
Backlog management: write|groom|prioritise|rank|refine|maintain|sort|split & backlog|user stories|user story|epics|product backlog|sprint backlog & sprint|story|stories|jira|priority|release|acceptance criteria|developer|team|feature
Project risk management: log|list|rate|identify|track|score|prepare & risk register|risk log|risk matrix|project risk|mitigation plan|contingency plan & project|impact|probability|mitigation|owner|likelihood|week|site
Enterprise risk management: map|prepare|interview|rate|maintain|document & risk register|risk appetite|risk heat map|key risk indicator|risk control self assessment|rcsa|enterprise risk & department|business|function|process|committee|quarter|head|risk
Startup operations: set up|run|handle|manage|register & our startup|own startup|student startup|early stage startup|our venture|own venture & vendor|office|customer|order|hiring|inventory|delivery|finance|bank|everything|cash|first customer|operations|payroll
Social entrepreneurship: start|found|run|pilot|launch|sell & social enterprise|self help group|artisans|waste pickers|sanitary pad|tribal women|village women|rural artisan|social venture|enactus & income|livelihood|sell|sold|women|product|village|enterprise|earn
Lean startup: interview|test|launch|pivot|validate|run & mvp|minimum viable|landing page|smoke test|problem interview|potential users|early adopter & user|customer|idea|assumption|hypothesis|sign up|feedback|signups
Product strategy: write|define|set|prepare|draft|build & product roadmap|roadmap|product vision|go to market|north star|feature priority|competitor feature|positioning & user|quarter|feature|market|product|segment|metric|launch
Policy development: draft|write|revise|prepare|frame & leave policy|hr policy|travel policy|posh policy|safety policy|code of conduct|privacy policy|return policy|it policy|work from home policy|attendance policy|child protection policy|reimbursement policy
Crisis management: handle|respond|draft|manage|set up|coordinate & crisis|product recall|negative publicity|viral complaint|backlash|stampede & statement|media|team|customer|hours|response|plan|public|guest
Document control: number|issue|log|archive|revise|maintain|control|track|distribute|register & controlled copy|controlled copies|document register|master list|revision number|transmittal|drawing register|superseded|obsolete copies|document number & revision|drawing|iso|site|record|copy|copies|document|department|issue
Back office operations: process|enter|verify|update|file|scan|handle|reconcile & back office|account opening form|policy document|loan file|trade confirmation|kyc form|service request & system|error|tat|daily|record|batch|branch|form|turnaround
Virtual assistance: manage|handle|book|schedule|answer|sort|arrange & inbox|calendar|emails|appointments|travel booking|client emails & remotely|remote|us client|overseas client|from home
Office coordination: arrange|order|coordinate|handle|manage|maintain|book|follow & office supplies|stationery|meeting room|pantry|housekeeping staff|office repair|courier|electrician|amc|ac service|office vendor & office|vendor|staff|meeting|month|stock|daily|floor
Courier coordination: book|send|track|pack|log|receive|dispatch|hand & courier|parcels|dockets|awb|speed post|registered post & register|docket|branch|daily|office|track|receiver|delivery|proof|client
Mail merge: send|print|make|prepare|create|generate|address & letters|certificates|invitations|labels|offer letters|envelopes & mail merge|excel list|from a sheet|from excel|from a list|personalised|word template
Petty purchases: buy|purchase|order|get|compare & stationery|cleaning supplies|pantry|office supplies|small item|refreshments|printer cartridge & bill|imprest|shop|petty|month|staff|local
Stenography: take|type|transcribe & shorthand|pitman|steno notes|shorthand at
Dictation: take|type|transcribe & dictation|dictated letters|dictated notes|dictaphone
`
