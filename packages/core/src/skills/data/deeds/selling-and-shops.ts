/** Sales, shops and property. */
export const sellingAndShops = `
# Sales
Sales: sell & ticket|subscription|policy|membership|course|stall|handmade|pass|kit|package|insurance|credit card|merchandise|saree|jewellery|candle & customer|worth|revenue|target|commission|student|people|visitor|fest|exhibition|month|week|lakh|rs|inr; meet|achieve|exceed|beat|hit & sale target|sale quota|monthly target|sale goal
Cold calling: cold & call|dial|phone|ring|rang & prospect|client|customer|company|business|buyer|lead|shop
Sales calls: call|dial|phone & prospect|potential client|potential customer|potential buyer|business owner|shop owner|prospective & day|daily|week|meeting|demo|pitch|appointment|sell|interest
Telemarketing: call|phone|dial & sell|pitch|offer & phone|policy|loan|credit card|subscription|insurance|broadband|course
Lead generation: find|collect|gather|compile|list|identify|generate|bring & potential customer|potential client|potential buyer|prospect list|list of prospect|prospective client|prospective customer|visiting card|business card|interested customer|new enquiry|qualified lead|new lead|sale lead
Lead qualification: ask|check|qualify|score|call & prospect|enquiry|inquiry|qualified lead|lead from & budget|need|interest|timeline|requirement|decision maker
Lead follow-up: follow up|call back|remind|chase & prospect|enquiry|inquiry|quotation|interested|walk in & sale|admission|convert|purchase|demo|client|customer|visit|close
Prospecting: research|list|identify|find|map|shortlist & prospect|potential client|potential customer|target company|decision maker|potential buyer|prospective client & sale|pitch|meeting|email|linkedin|industry|city|contact
Client meetings: visit|call on|meet with|sit with|sat with & client|dealer|distributor|buyer|architect|shopkeeper & pitch|explain|requirement|present|sell|demo|sample|quotation|feedback|order
Field sales: visit|cover|walk|door to door|house to house|on foot & shop|outlet|kirana|society|dealer|chemist|house|door to door & take order|sell|pitch|sale|subscription|sample
B2B sales: sell|pitch|sign up & business|company|school|college|hospital|hotel|restaurant|corporate|enterprise & deal|contract|bulk|subscription|licence|license|annual plan
Channel sales: appoint|onboard|sign up|visit & dealer|distributor|channel partner|reseller|stockist|franchisee
Merchant onboarding: sign up|onboard|enrol|persuade|convince & merchant|restaurant|shopkeeper|kirana|shop owner|salon & app|platform|qr|delivery|payment|wallet|marketplace
Business development: approach|reach out|pitch|contact & company|brand|startup|school|corporate|college & new business|partnership|tie up|contract|deal|new client|retainer
Client acquisition: bring|win|sign|get|acquire|land & new client|new customer|new account|first client|paying client|paying customer
Partnership development: sign|negotiate|arrange|propose|secure & partnership|mou|tie up|alliance & brand|college|ngo|company|cafe|startup|restaurant|school
Key account management: look after|handle|manage|serve|service|coordinate & existing client|key client|major client|big client|client account|top client|corporate client|regular client
Client servicing: brief|update|coordinate|share|relay|gather & client & agency|creative team|revision|campaign|deliverable
Account management: renew|grow|expand|retain & client account|existing account|client contract|corporate account
Negotiation: bargain|haggle|negotiate|bring down|beat down & price|rate|discount|term|contract|rent|vendor|supplier|fee|deal
Deal closing: close & deal & worth|lakh|rs|crore|inr|revenue|value; win|sign|clinch & deal|contract|client & worth|lakh|rs|crore|inr|revenue
Objection handling: answer|handle|overcome|counter|address & customer objection|sale objection|price objection|buyer objection|objection of|hesitation|price concern|too expensive
Upselling: suggest|offer|persuade|convince|add|sell & add on|upgrade|accessory|combo|dessert|extended warranty|matching|higher plan|premium plan & customer|guest|bill|diner|table|shopper|buyer|client
Product demos: demo|demonstrate|show & software|product|machine|device|platform|appliance & client|customer|prospect|buyer|school|doctor|dealer
Sales presentations: pitch & client|prospect|buyer|retailer|school|principal|corporate|brand|shop owner & product|service|course|package|plan|software|solution|campaign; make|prepare|create & pitch deck|sale deck|client deck|client presentation
Proposal writing for sales: draft|prepare|write & proposal & client|customer|prospect|buyer|sponsor
Quotation preparation: prepare|send|make|draft|issue|calculate & quotation|price quote|price estimate|rate card|proforma & client|customer|buyer|dealer|enquiry|party
Tender search: find|search|track|monitor|look up & tender|gem portal|rfp
Order booking: book order|take order|collect order|bring order|order worth|order from|order booked & retailer|dealer|distributor|kirana|shop|buyer|exhibition|client|outlet|wholesaler
Payment collection: collect|recover|follow up|chase & overdue|pending payment|outstanding payment|outstanding balance|outstanding amount|cheque|emi|payment from & customer|client|dealer|retailer|party|borrower|member
CRM: update|log|enter|record|maintain & customer detail|client detail|client record|prospect|follow up|contact detail|client information|sale call & spreadsheet|hubspot|zoho|salesforce|sheet|system|database|software
Sales forecasting: prepare|compile|make|send|update & daily sale|weekly sale|monthly sale|sale figure|sale target|sale number & report|sheet|manager|excel|team|chart|forecast
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
Visual merchandising: dress|arrange|set up|style|change|decorate|design|build & mannequin|shop window|window display|store window|display rack|product display|front display|showcase|gondola
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
Property valuation: estimate|value|compare|appraise|assess & flat|property|plot|land & recent sale|per square foot|per sq ft|comparable|circle rate|market rate
Property management: supervise|manage|oversee|look after|inspect & apartment|building|society|rental property|hostel|paying guest & tenant|repair|maintenance|plumber|lift|rent
Leasing: find|negotiate|close|sign & tenant|lease|rental & flat|office space|shop|apartment|landlord|mall
Property documentation: collect|check|verify|prepare|arrange & sale deed|title deed|encumbrance|property document|khata|possession letter
Property inspection: inspect|check|photograph|note & flat|apartment|property|house|villa & damage|snag|handover|move in|leak|defect|crack
Real estate: help|advise|match|guide & buyer|tenant|investor|family & flat|apartment|plot|villa|home loan & budget|site visit|location|booking|builder
`
