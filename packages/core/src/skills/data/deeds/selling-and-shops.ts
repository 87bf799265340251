/** Sales, shops and property. */
export const sellingAndShops = `
# Sales
Sales: sell & ticket|subscription|policy|membership|course|stall|handmade|pass|kit|package|insurance|credit card|merchandise|saree|jewellery|candle & customer|worth|revenue|target|commission|student|people|visitor|fest|exhibition|month|week|lakh|rs|inr; meet|achieve|exceed|beat|hit & sale target|sale quota|monthly target|sale goal
Cold calling: cold & call|dial|phone|ring|rang & prospect|client|customer|company|business|buyer|lead|shop
Sales calls: call|dial|phone & prospect|potential client|potential customer|potential buyer|business owner|shop owner|prospective & day|daily|week|meeting|demo|pitch|appointment|sell|interest
Telemarketing: call|phone|dial & sell|pitch|offer & phone|policy|loan|credit card|subscription|insurance|broadband|course
Cold emailing: write|send & cold mail|cold message
Lead generation: write|send & cold mail|cold email|linkedin message & reply|demo|meeting|lead; find|collect|gather|compile|list|identify|generate|bring & potential customer|potential client|potential buyer|prospect list|list of prospect|prospective client|prospective customer|visiting card|business card|interested customer|new enquiry|qualified lead|new lead|sale lead
Lead qualification: ask|check|qualify|score|call & prospect|enquiry|inquiry|qualified lead|lead from & budget|need|interest|timeline|requirement|decision maker
Lead follow-up: follow up|call back|remind|chase & prospect|enquiry|inquiry|quotation|interested|walk in & sale|admission|convert|purchase|demo|client|customer|visit|close
Prospecting: research|list|identify|find|map|shortlist & prospect|potential client|potential customer|target company|decision maker|potential buyer|prospective client & sale|pitch|meeting|email|linkedin|industry|city|contact
Client meetings: visit|call on|meet with|sit with|sat with & client|dealer|distributor|buyer|architect|shopkeeper & pitch|explain|requirement|present|sell|demo|sample|quotation|feedback|order
Field sales: visit|cover|walk|door to door|house to house|on foot & shop|outlet|kirana|society|dealer|chemist|house|door to door & take order|sell|pitch|sale|subscription|sample
B2B sales: sell|pitch|sign up & business|school|college|hospital|hotel|restaurant|corporate|enterprise & deal|bulk|subscription|licence|license|annual plan
Channel sales: appoint|onboard|sign up|visit & dealer|distributor|channel partner|reseller|stockist|franchisee
Merchant onboarding: sign up|onboard|enrol|persuade|convince & merchant|restaurant|shopkeeper|kirana|shop owner|salon & app|platform|qr|delivery|payment|wallet|marketplace
Business development: approach|reach out|pitch|contact & company|brand|startup|school|corporate|college & new business|partnership|tie up|contract|deal|new client|retainer
Client acquisition: bring|win|sign|get|acquire|land & new client|new customer|new account|first client|paying client|paying customer
Partnership development: sign|negotiate|arrange|propose|secure & partnership|mou|tie up|alliance & brand|college|ngo|company|cafe|startup|restaurant|school
Key account management: look after|handle|manage|serve|service|coordinate & existing client|key client|major client|big client|client account|top client|corporate client|regular client
Client servicing: brief|update|coordinate|share|relay|gather & client & agency|creative team|revision|campaign|deliverable
Account management: renew|grow|expand|retain & client account|existing account|client contract|corporate account
Negotiation: persuade|convince & supermarket|retail chain|vendor|supplier|landlord|shop owner|stockist|distributor; bargain|haggle|negotiate|bring down|beat down & price|rate|discount|term|contract|rent|vendor|supplier|fee|deal
Deal closing: close & deal & worth|lakh|rs|crore|inr|revenue|value; win|sign|clinch & deal|contract|client & worth|lakh|rs|crore|inr|revenue
Objection handling: answer|handle|overcome|counter|address & customer objection|sale objection|price objection|buyer objection|objection of|hesitation|price concern|too expensive
Upselling: talk|persuade|move|get|convince & into|to take|upgrade|bigger & lake view|sea view|suite|better room|larger room|dessert|combo|costlier|extra; suggest|offer|persuade|convince|add|sell & add on|upgrade|accessory|combo|dessert|extended warranty|matching|higher plan|premium plan & customer|guest|bill|diner|table|shopper|buyer|client
Product demos: demo|demonstrate|show & software|product|machine|device|platform|appliance & client|customer|prospect|buyer|school|doctor|dealer
Sales presentations: pitch & client|prospect|buyer|retailer|school|principal|corporate|brand|shop owner & product|service|course|package|plan|software|solution|campaign; make|prepare|create & pitch deck|sale deck|client deck|client presentation
Proposal writing for sales: draft|prepare|write & proposal & client|customer|prospect|buyer|sponsor
Quotation preparation: prepare|send|make|draft|issue|calculate & quotation|price quote|price estimate|rate card|proforma & client|customer|buyer|dealer|enquiry|party
Tender search: find|search|track|monitor|look up & tender|gem portal|rfp
Order booking: book order|take order|collect order|bring order|order worth|order from|order booked & retailer|dealer|distributor|kirana|shop|buyer|exhibition|client|outlet|wholesaler
Payment collection: collect|recover|follow up|chase & overdue|pending payment|outstanding payment|outstanding balance|outstanding amount|cheque|emi|payment from & customer|client|dealer|retailer|party|borrower|member
CRM: update|log|enter|record|maintain & customer detail|client detail|client record|prospect|follow up|contact detail|client information|sale call & spreadsheet|hubspot|zoho|salesforce|sheet|system|database|software
Market visits: survey|visit|check|audit|cover & outlet|retail store|kirana|chemist|shop & display|stock|competitor|availability|shelf|price|share
Pharmaceutical sales: visit|meet|call & doctor|chemist|clinic|hospital & sample|prescription|medicine|drug & promote|brand|detail|pitch|sell|order
Territory management: cover|plan|assign & beat|route|territory & dealer|outlet|retailer|distributor|doctor|sale
Contract renewals: renew|remind|call & contract|subscription|policy|amc|annual maintenance & client|customer|member|policyholder|subscriber
Export sales: email|contact|find|negotiate|write & overseas buyer|foreign buyer|export buyer|international buyer|export order
Advertising sales: sell & ad space|advertisement|advertising space|ad slot|sponsor slot|stall space|banner space
Cold emailing: send|write|personalise|draft & cold email|outreach email|outreach message|introduction email|linkedin message & company|prospect|founder|client|brand|recruiter|reply

# Retail
Cash register operation: scan|ring up|operate|handle|run|man|count & till|barcode|billing counter|cash counter|cash register|cash transaction|cash payment & counter|shopper|customer|store|shop|supermarket|shift; tally|count|balance|close & till|cash drawer|cash box|cash counter
Point of sale systems: bill|ring up|scan|generate & pos|billing software|billing machine|swipe machine|billing counter & customer|item|sale|store|counter
Inventory stocking: refill|restock|replenish|fill|arrange|load & shelf|rack|aisle|fridge|freezer & store|shop|item|product|grocery|supermarket|goods|snack|bottle
Cycle counting: count|tally|physically verify|physical count|stock take & stock|inventory|piece|carton|goods & shelf|store|warehouse|physical|godown|weekly|monthly|shop
Inventory management: track|record|maintain|update|monitor|check & stock register|stock level|stock sheet|inventory level|reorder level|reorder point|expiry date|stock in and out|slow moving stock
Visual merchandising: dress|arrange|set up|style|change|decorate|design|build & mannequin|shop window|window display|store window|display rack|product display|front display|gondola; * & planogram|planograms|gondola|gondola displays|mannequins|mannequin|end caps|end cap|endcaps|posm|window themes|window display|window displays|shelf talkers|wobblers|dump bins & store|stores|shop|outlets|outlet|launches|shelf|shelves|apparel|visual merchandiser|dressed|festive|sq ft|counter|brand|products; arrange|fold|stack|set|place|put|hang|group|change & shirts|garments|sarees|shoes|products|goods|new arrivals|clothes|kurtas|toys|jackets|shop window|merchandise|cosmetics & by colour|by size|by colour and size|entrance|shoppers notice|shoppers|eye level|near billing|front of the shop|festive theme|offers|colour blocking|fortnight
Merchandising: arrange|plan|place|rearrange & product|garment|range|rack|stock & store layout|display|eye level|collection|season|planogram & store|shop|showroom|outlet
Price tagging: stick|print|put|change|attach & price tag|price label|barcode sticker|barcode label|price sticker
Retail sales: help|assist|guide|advise|serve|attend & shopper|walk in|customer & size|outfit|try on|trial room|garment|shoe|showroom|saree|jewellery|shop floor|cosmetic|eyewear
Goods receiving: unload|receive|inward|unpack|check & consignment|carton|goods|delivery|shipment & challan|warehouse|store|shortage|damage|purchase order|backroom|godown
Returns and exchanges: process|handle|take|accept|check & returned item|return and exchange|product return|size exchange|exchange of|returned garment
Loss prevention: prevent|stop|watch|catch|reduce & theft|shoplift|pilferage|shoplifter|stolen & store|shop|stock|retail|floor
Store opening: open|close|lock & store|shop|outlet|cafe & key|shutter|alarm|till|cash count|cash up
Product listing: list|upload|add|create & product|sku|item|catalogue|catalog & amazon|flipkart|meesho|shopify|myntra|etsy|marketplace|nykaa
E-commerce: pack|dispatch|sell|run|handle & order|parcel|product & online store|instagram store|etsy|flipkart|meesho|shopify|online shop
Gift wrapping: wrap|pack & gift|hamper & customer|shop|counter|festive|order|store
Store upkeep: clean|mop|tidy|dust & store|shop floor|showroom|trial room|display & daily|morning|closing|shift|customer|section
Retail buying: select|choose|buy|pick & range|style|stock|product & supplier|vendor|wholesaler|trade fair & store|season|boutique|shop
Retail analytics: analyse|study|compare|chart & footfall|sell through|basket size|bill value|store sale & store|shop|outlet|mall|retail

# Real estate
Property showings: show|take|tour|walk|accompany|escort & flat|apartment|plot|villa|2bhk|3bhk|bungalow|office space|rental home & buyer|tenant|client|customer|family|walk in|couple
Property listings: list|post|photograph|upload|advertise & flat|apartment|villa|plot|rental|property & 99acres|magicbricks|housing|nobroker|broker|property portal|for rent
Rental agreements: draft|prepare|register|renew & rent agreement|lease agreement|lease deed|leave and licence|leave and license|rental contract|rental agreement
Tenant relations: collect|remind|handle|coordinate|resolve & tenant|resident & rent|repair|complaint|maintenance|lease
Tenant screening: verify|check|screen & tenant & police|reference|background|id proof|employment
Property valuation: estimate|value|compare|appraise|assess & flat|property|plot|land & recent sale|per square foot|per sq ft|comparable|circle rate|market rate; value|appraise|estimate|inspect|work out|assess|compare|apply|find & flats|flat|houses|house|plots|plot|shops|warehouses|land|villa|bungalow|built up area|property|apartments|site|sites|agricultural land & market worth|market value|sale deeds|comparable sales|comparable sale|guideline rates|guideline value|circle rate|circle rates|ready reckoner|rent capitalisation|distress value|fetch in the market|valuation report|valuation reports|realisable value|land and building method|fetch; * & rent capitalisation|ready reckoner rates|guideline rates|distress value|realisable value & property|flats|plots|shops|land|building|valuation
Property management: supervise|manage|oversee|look after|inspect & apartment|building|society|rental property|hostel|paying guest & tenant|repair|maintenance|plumber|lift|rent
Leasing: find|negotiate|close|sign & tenant|lease|rental & flat|office space|shop|apartment|landlord|mall
Property documentation: collect|check|verify|prepare|arrange & sale deed|title deed|encumbrance|property document|khata|possession letter
Property inspection: inspect|check|photograph|note & flat|apartment|property|house|villa & damage|snag|handover|move in|leak|defect|crack
Real estate: help|advise|match|guide & buyer|tenant|investor|family & flat|apartment|plot|villa|home loan & budget|site visit|location|booking|builder

# In plain words
$shops: shop|store|kirana|retailer|dealer|school head|school|hospital|clinic|restaurant|company|companies|office|founder|business|businesses|owner|client|hotel|cafe|principal|college|startup|salon|factory|factories|prospect|distributor|chemist|society|vendor|gym|merchant|manufacturer
Cold calling: ring|rang|call|dial|phone & $shops|people|parents|list of numbers|leads|homeowner & offer|agreed to|took an appointment|demo|machine|interest|signed|sell
Sales: ring|rang|call|sell|pitch|offer|convince|persuade|visit|upsell|meet & $shops|customer|walk in|shopper|family|families|parents & card machine|subscription|membership|sold|sell|agreed|signed|order worth|orders worth|worth rs|target met|who bought|and bought|people bought|customers bought; sell|sold & phone|car|flat|plot|kit|jar|bottle|policy|course|t shirt|book|ticket|unit|cake|candle|machine|notebook|seed|saree|shoe|software|plan & day|week|month|target|lakh|rs|rupee|worth|door to door|fair|stall|counter|revenue|customer|parents; shop to shop|door to door|counter to counter|stall & biscuit|soap|product|pack|snack|drink|oil|masala|tea|book|candle & stock|sold|order|sell|bought|place; sell|sold & door to door|house to house|stall|street|market|fair|campus & purifier|water purifier|vacuum|book|pack|bottle|kit|card|soap|cooker|phone|summer
Business development: meet|visit|pitch|approach|win|convince|onboard|identify|open talks & $shops|new client|corporate client|corporate house|institution|new market|partner & signed|sign up|pilot|tie up|joined|mou|our app|pitch|partnership|agreed to; bring|sign|close|land|find & new client|new account|corporate client|partnership|tie up|distributor|reseller & month|worth|lakh|signed|deal|mou|city|cities|school|revenue; talk|win|bring|sign|convince|persuade|get & college|school|hospital|company|society|hotel|factory|two & contract|tie up|agreement|pilot|order|yearly|deal|into
CRM: log|update|enter|keep|move|track|clean|tag|record & lead|call|deal|stage|follow up|contact|customer|pipeline|enquiry|enquiries & hubspot|zoho|salesforce|pipedrive|freshsales|crm|stage|bitrix|leadsquared
Sales pipeline management: track|move|update|review & deal|lead|pipeline|stage & stage|pipeline|forecast|weekly|close|hubspot|crm
Account management: renew|keep|grow|handle|own|retain & client account|key account|existing client|brand account|client relationship|large account & renew|renewal|upsell|quarterly|monthly|contract|revenue|churn|repeat
Client servicing: brief|take brief|coordinate|relay & client|brand manager & agency|creative team|designer|creative & feedback|brief|deadline|campaign|change
Product demos: show|demo|present|walk|demonstrate & app|product|software|machine|feature|platform|device|dashboard & school|client|buyer|hospital|prospect|owner|head|teacher|doctor|principal|sign; show|demo|set up|teach|explain & software|app|machine|billing|device & shopkeeper|shop|clinic|school|merchant|restaurant|clients how
Customer service: answer|solve|reply|handle|sort out|settle|calm|trace & refund|complaint|query|queries|lost parcel|late delivery|wrong order|caller|delayed order|login problem|ticket|chat & day|shift|phone|chat|freshdesk|zendesk|minute|hour|whatsapp|counter|csat|daily|rating; take|answer|handle & call|chat & failed payment|lost card|delivery|booking|refund|late order|billing|order status|login|recharge & shift|day|tamil|hindi|hour|english|week; write|reply|answer|call & buyer|customer|guest|passenger|user|member & late parcel|lost parcel|refund|delay|damage|wrong item|broken|booking|return
Complaint handling: calm|settle|solve|answer|handle|refund|replace|close|apologise|sort out & complaint|angry|upset|wrong order|damaged|late delivery|delayed|broken|dispute|escalat|missing item & customer|buyer|guest|caller|day|week|same day|refund|passenger|manager|month|order|user|hour
Client communication: write|mail|update|call|explain|present|inform & client & progress|weekly call|weekly mail|weekly update|status mail|status report|every week|every friday|delay|change request|open question
Query handling: answer|reply|solve|handle & question|query|queries|doubt|enquiry|enquiries & customer|student|applicant|parent|caller|day|phone|chat|whatsapp|desk|mail
Customer success: onboard|call|check in|help|renew|retain & customer|client account|school|new user & renewal|churn|product usage|adopt the|first week|health score|retention
Knowledge base articles: write|update|draft & help article|faq|help page|knowledge base|canned response|macro & customer|ticket|support|answer|user|product|team; write|rewrite & help page|help pages|faq|how to page|help centre & ticket|customer|user|cut|call|support
Customer feedback: collect|ask|read|sort|sum|tag & feedback|rating|nps|complaint|survey|suggestion & customer|guest|user|buyer|product|month|app|food|service
Product management: rank|prioritise|scope|spec|groom|own|plan|cut & backlog|roadmap|mvp|prd|feature request|feature list|user story|user stories|next release|request & engineer|developer|release|effort|quarter|sprint|adoption|value|jira|designer|launch|user; write|define|break down & user story|user stories|acceptance criteria|prd|product spec & release|feature|developer|engineer|team|app|sprint|module|designer; cut|scope|decide|choose|pick|ship & must have|first version|mvp|scope|v1|beta & user|week|ship|team|feature|launch; story|stories|user story|backlog|ticket & two week|sprint|build|release|lot|lots|priority & write|cut|check|order|split|accept|rank
User stories: write|split|groom|refine|break & user story|user stories|acceptance criteria; story|stories|user story|backlog|ticket & two week|sprint|build|release|lot|lots|priority & write|cut|check|order|split|accept|rank
Requirements gathering: ask|write|collect|note|list|document|interview|sit|gather & requirement|user story|user stories|acceptance criteria|what they need|use case|brd|scope|wish list|feature list & user|client|module|release|developer|department|staff|stakeholder|software|app|team|system|teacher|office|feature|process|owner; note|write|list|collect|turn|ask & wish|wished|need|needs|want|pain|problem & clerk|staff|user|teacher|department|client|nurse|officer|team & needs|numbered|document|list|spec|feature|requirement
Product roadmaps: rank|prioritise|plan|draw|order|map|sequence|score & feature|request|release|backlog|quarter|idea|epic & quarter|effort|value|impact|roadmap|rice|next release|timeline|moscow|month|must have
Product requirements: write|draft|define & prd|product spec|acceptance criteria|feature spec|requirement doc & feature|release|engineer|user|developer|team|app|module
Business analysis: map|interview|gather|compare|draw|document & as is process|to be process|brd|business case|use case diagram|swimlane|business requirement|process gap & department|stakeholder|client|system|team|branch|store|approval|user; sit|talk|interview|watch & clerk|staff|department|user|operator & draw|map|flow|where it waits|requirement|process|pain|gap|steps
Process mapping: map|draw|chart|document & process flow|workflow|flow chart|swimlane|process map|approval path|steps of & department|step|order|approval|bpmn|visio|delay|hand off|branch; draw|map|drew|chart & how an order|how order|how a claim|how a file|how requests|order moves|where it waits|hand over|flow of
Pricing strategy: test|compare|study|fix|change|model|set the|set a|set new|set launch & price|prices|pricing|discount|plan tier & competitor|margin|product|customer|pack|plan|menu|cost|revenue|rival|demand|willing to
Project coordination: follow up|chase|track|remind & task|deadline|milestone|deliverable|action item & trello|asana|vendor|notion|jira|weekly|department|tracker|on time
Go-to-market strategy: plan|write|design|build|draft & go to market|gtm|market entry|first 100 customer|channel plan & city|product|channel|pricing|segment|brand|app|startup
Pitch decks: make|prepare|write|design & pitch deck|investor deck|pitch & investor|slide|funding|startup|jury|founder|incubator
FMCG sales: shop|kirana|store|retailer|outlet & biscuit|snack|drink|soap|masala|tea|noodles|shampoo|cooking oil|hair oil|juice|chips|dairy & stock it|order|placed|shelf|new|sold|sell|display|beat
Customer retention: save|keep|win back|bring back|retain|turn|call & account|customer|subscriber|member|client & churn|cancel|leaving|angry review|renew|lapsed|came back|stayed|quit|inactive; phone|call|ring|rang|mail|message & member|customer|subscriber|donor|client|user & plan had ended|expired|lapsed|came back|renew|rejoin|inactive|left
Market sizing: size|count|estimate|work out|calculate & market & city|cities|size of|crore|lakh|potential|addressable|million|year|tam
Cold emailing: cold mail|cold email|cold mails|cold emails|outreach mail & send|write|lead|reply|generate|meeting|founder|recruiter|client|linkedin
Live chat support: chat|chats & day|daily|shift|a day & reply|answer|handle|solve|support|resolve|customer|csat|portal|at a time|user
Email support: answer|reply|resolve|handle & mail|email|mails & customer|buyer|user|order|refund|day|a day
Inbound calls: take|answer|handle & call|calls|inbound call & customer|day|policyholder|subscriber|caller|bank|booking|complaint
Field sales: sell|sold & door to door|house to house|stall|street|market|fair|campus & purifier|water purifier|vacuum|book|pack|bottle|kit|card|soap|cooker|phone|summer
Real estate sales: sell|close|book|show|pitch|generate|convince|explain & flats|apartments|plots|villas|villa|plot bookings|township|2 bhk|bhk|penthouses|row houses|farm plots|housing project|commercial units|site visits|independent floors & buyer|buyers|book|bookings|booking|families|payment plan|payment plans|crore|rera|walk ins|home loan|negotiation|possession|down payment|investors|channel partner|quarter; take|arrange|handle|schedule|conduct & site visits|site visit|property visits|flat visits & buyers|bookings|payment plan|families|home loan|channel partner|villas|closed|prospects|flats|plots; * & channel partner|channel partners & plot|plots|flats|bookings|site visits|walk ins|township|rera
`
