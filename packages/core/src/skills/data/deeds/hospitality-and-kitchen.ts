/** Hotels, travel, events and kitchens. */
export const hospitalityAndKitchen = `
# Hospitality and travel
Guest relations: greet|welcome|assist|attend|escort|receive & guest|arrivals & hotel|resort|lobby|stay|vip|arrival|room|homestay
Check-in and check-out: check in|check out|register|hand over|handed over & guest & key|keys|room|hotel|arrival|passport|registration card|id proof; check in|check out & guest|tourist|delegate & shift|front office|front desk|hotel|resort|reservation|opera|homestay|reception|lodge
Front office operations: check in|check out|room key|key card|allot room|assign room|wake up call & guest|hotel|front desk|front office|resort; take|confirm|handle & reservation|room booking & guest|hotel|front desk|front office|resort|opera; * & epabx|visitor pass|reception|room key|front desk|room allotment|guest registration|opera pms|night audit|hospital reception|registration counter|visitor register|courier desk|c form|no show|walk in guest|reservation desk|switchboard|help desk counter & call|courier|guest|appointment|patient|hotel|visitor|payment|fee|reservation|night shift|cash|office|complaint|settle|welcome|register|clinic|bill|hospital; welcome|greet|receive|register|attend|check & guest|visitor|patient|arrival & room key|reception|front desk|appointment|pass|token|hotel|badge|registration counter; * & reception & desk|guests|hotel|patients|visitors|calls; welcome|greet|receive & guest|visitor|patient & hotel desk|front desk|reception desk|counter; answer|take|greet|issue|handle|keep|manage & visitor book|greeted visitor|telephone|guest bill|took bookings|issued key|front counter|welcome desk|enquiry counter|reception desk|guest luggage|appointment book|admission counter & visitor|law firm|resort|guest|office|hotel|booking|clinic|lodge|firm|hospital|reception
Opera PMS: train|use|handle|learn|operate & property management system & opera; reservation|check in|check out|folio|room|arrival|night audit & on opera|in opera|opera software|opera system|opera cloud
Room cleaning: make|clean|turn|prepare|change|service & bed|guest room|linen|bedsheet|bathroom amenity|hotel room & guest|hotel|room|checkout|shift|floor|resort
Housekeeping: clean|mop|dust|vacuum|polish|sanitise & guest room|hotel room|lobby|corridor|hostel room|public area|banquet hall
Room inspection: inspect|check|audit & guest room|hotel room|room after cleaning|made up room & cleanliness|amenity|checklist|linen|minibar|maintenance|arrival
Room allocation: assign|allot|allocate|block & room & guest|arrival|group booking|delegate|vip
Linen management: count|issue|sort|collect|track & linen|towel|bedsheet|uniform & laundry|hotel|floor|guest|housekeeping
Laundry: wash|iron|press|fold|sort & linen|towel|bedsheet|guest clothes|uniform & hotel|hostel|guest|hospital|laundry
Reservations: take|confirm|modify & booking|reservation & guest|phone|ota|booking.com|walk in|table
Channel managers: update|manage|adjust & room rate|room price|room availability|room inventory & booking.com|makemytrip|agoda|ota|airbnb|goibibo|expedia
Concierge services: recommend|arrange|book|suggest & guest & sightseeing|taxi|cab|restaurant|tour|airport transfer|theatre ticket|luggage
Night auditing: night & close|reconcile|post|balance & room charge|guest folio|hotel account|day s revenue|guest bill
Revenue management: adjust|set|forecast|analyse & occupancy|room rate|adr|revpar & hotel|season|demand|weekend|room
Food and beverage service: serve|carry|take|clear & table|cover|dish|meal|drink|guest order & guest|diner|restaurant|banquet|cafe|buffet|dining
Event management: run|manage|handle|man|coordinate|staff & artist desk|green room|registration desk|call sheet|show night|backstage & festival|show|concert|event|band|artist|night; organise|arrange|plan|head|manage|coordinate|take charge|execute|run|host|anchor|lead & techno cultural|cultural fest|tech fest|college fest|annual day|annual function|blood donation camp|wedding|conference|silver jubilee|inter college|farewell|freshers party|hackathon|marathon|alumni meet|product launch|award ceremony|concert|sangeet|trade fair|convocation|sports meet|inauguration|quiz|seminar|symposium|run sheet|workshop series & visitor|venue|sponsor|stage|volunteer|hall|guest|food|light|participant|team|permission|budget|decor|people|vendor|delegate|sound|catering|attendee|logistic|footfall; book|invite|get|arrange & hall|venue|doctor|chief guest|permission|stage & camp|function|event|donor|fest|guest|ceremony; coordinate|organise|put together|arrange|plan|manage & cultural night|book fair|food festival|stall|fashion show|talent hunt|charity run|walkathon|music night|freshers|dj night|prize distribution|youth festival|annual meet|orientation day|fun fair|debate contest|parents day|product launch|dealer meet|sound and guest|art exhibition & author|student|stage|guest|sound|invite|sponsor|participant|permission|volunteers|team|two day|visitor|decoration
Order taking: take|note|punch|write & guest order|food order|table order|order from guest|order from table|order of diner|kot
Table service: carry|clear & dish|plate|table|crockery & banquet|cover|buffet|dinner|diner; wait|serve|attend & table & diner|guest|restaurant|cover|dinner|lunch|shift; carry|take|bring|serve & plate|tray|order & table & restaurant|place|cafe|bistro|diner|orders at|dhaba
Table setting: lay|set|arrange|fold & table|napkin|cutlery|crockery|cover & guest|dinner|banquet|restaurant|dining|buffet|wedding
Guest seating: seat|show|usher|escort & guest|diner|family & table|waitlist|restaurant|dining|hall|auditorium
Banquet operations: set up|arrange|serve|plan|lay|coordinate & banquet|buffet|conference hall|wedding reception|gala dinner & guest|hotel|pax|cover|hall|counter
Catering: cater|serve|cook|supply & wedding|party|function|event|conference|pax & food|meal|lunch|dinner|menu|snack
Travel and tourism: plan|design|sell|arrange|book & tour|trip|holiday|pilgrimage|honeymoon & traveller|tourist|family|client|group|passenger|customer
Itinerary planning: plan|draw|make|design|prepare|create & itinerary|day wise plan|day by day plan|travel plan|tour plan & tourist|traveller|hotel|sightseeing|trip|tour|client|group|city
Tour packaging: cost|price|design|create|build|put together & tour|holiday|package|trip & hotel|transport|sightseeing|per person|itinerary|flight
Tour guiding: lead|guide|take|show|escort|accompany & tourist|visitor|traveller|heritage walk|tour group|trekker|foreign guest & monument|fort|museum|heritage|city|walk|temple|trek|old town
Airline ticketing: book|issue|reissue|cancel|amend & air ticket|flight|airline|pnr & passenger|client|agency|amadeus|galileo|fare|traveller|corporate
Visa processing: fill|check|prepare|submit|file & visa & document|embassy|appointment|passport|form
Travel documentation: check|verify & passport|boarding pass|visa & passenger|traveller|airport|counter

# Events
Event management: organise|plan|run|host|arrange|coordinate|manage & fest|conference|exhibition|seminar|concert|reception|sangeet|annual day|hackathon|tournament|trade fair & stage|venue|vendor|sponsor|guest|attendee|budget|volunteer|footfall|stall|crowd
College fest organization: organise|plan|run|host|head|coordinate & college fest|cultural fest|tech fest|techfest|annual fest|intercollege|inter college
Wedding planning: plan|coordinate|arrange|manage & wedding|sangeet|mehendi|bride|baraat & decor|vendor|guest|caterer|venue|budget|florist|photographer
Venue management: book|find|scout|visit|shortlist|finalise & venue|auditorium|hall|banquet|lawn & event|wedding|conference|fest|concert|seminar|party
Event decoration: decorate|set up|design|drape & stage|venue|mandap|hall|stall|backdrop & wedding|event|fest|party|flower|function
Guest list management: prepare|track|maintain|make|confirm & guest list|rsvp|invitee|invitation list
Event registration: register|check in|issue|hand out|handed out|man & attendee|delegate|participant list & desk|badge|kit|counter|id card|conference
Crowd management: manage|control|direct|guide|queue & crowd|queue|audience|spectator|devotee & event|entry|gate|fest|concert|stadium|fair|festival
Speaker coordination: receive|invite|host|coordinate|contact & speaker|artist|chief guest|panelist|band & travel|stay|hotel|airport|green room|session|fest
Sponsorship: approach|pitch|get|raise|bring|secure|sign|close & sponsor|sponsorship & fest|event|lakh|brand|company|rs|inr|club|conference
Trade shows: stall|booth & exhibition|trade fair|expo|trade show & visitor|display|manage|set up|buyer|product|man

# Culinary
Culinary arts: cook|prepare|fry|grill|saute|roast|boil|steam & dish|meal|curry|lunch|dinner|breakfast|thali|biryani|soup|gravy|starter|main course & guest|kitchen|restaurant|cover|people|student|hostel|hotel|portion|service|canteen
Mise en place: chop|peel|cut|dice|marinate|portion & vegetable|onion|meat|chicken|fish|herb|ingredient & kitchen|service|chef|station|lunch|dinner|restaurant|prep
Knife skills: julienne|dice|fillet|debone|brunoise|chop|mince & vegetable|fish|chicken|meat|onion|lamb|kg
Butchery: cut|debone|portion|trim|clean|fillet & chicken|meat|lamb|mutton|carcass|pork|goat & kitchen|shop|kg|restaurant|hotel|cold room
Baking: bake & bread|cookie|cake|muffin|croissant|loaf|pizza base|tart|brownie|bun|pie|scone|biscuit
Bread making: knead|prove|proof|shape|ferment & dough|loaf|sourdough|bread|focaccia
Pastry: bake|make|pipe|laminate|assemble|prepare & croissant|tart|eclair|puff|choux|mousse|macaron|gateau
Cake decorating: ice|pipe|frost|decorate|fondant & cake|cupcake
Desserts: make|plate|set|prepare|bake & dessert|pudding|ice cream|cheesecake|tiramisu|brownie|souffle & guest|restaurant|menu|kitchen|hotel|cafe|buffet
Chocolate making: temper|mould|melt & chocolate|bonbon|truffle
Indian sweets: make|prepare|fry|boil & gulab jamun|barfi|laddu|jalebi|rasgulla|halwa|mithai|peda
Food presentation: plate|garnish|arrange|decorate|style & dish|starter|dessert|main course|salad|canape|platter
Grilling: grill|skewer|char|barbecue & kebab|steak|tikka|fish|chicken|paneer|meat
Menu planning: plan|design|write|draw up|revise|create & menu & restaurant|cafe|canteen|mess|hostel|catering|weekly|season|guest|dish|kitchen
Recipe development: create|develop|test|invent|standardise|write|try out & recipe|new dish|signature dish
Food costing: calculate|work out|cost|reduce|track & food cost|cost per plate|cost per portion|plate cost|recipe cost|per plate|dish
Portion control: weigh|measure|portion|standardise & portion size|serving size|plate|serving & waste|size|gram|cost
Kitchen stock control: count|rotate|label|store|track|check & ingredient|perishable|dairy|vegetable|dry store|cold room|kitchen & expiry|fifo|first in|stock|store|fridge|freezer|date
Ingredient sourcing: buy|source|select|order|pick & vegetable|spice|fish|meat|ingredient|flour & market|supplier|farmer|kitchen|restaurant|local farm
Kitchen hygiene: clean|sanitise|scrub|disinfect & kitchen|station|worktop|chopping board|utensil|cold room|fryer
Food safety: record|check|log|follow|monitor & fridge temperature|core temperature|haccp|fssai|food temperature|holding temperature|cross contamination
Allergen management: label|check|list|mark|ask & allergen|allergy|gluten|nut free & dish|menu|guest|food|meal|kitchen
Barista skills: brew|pull|froth|steam|pour|make|grind & espresso|coffee|cappuccino|latte|flat white|cold brew
Latte art: pour|draw & latte art|rosetta|milk foam heart
Bartending: mix|shake|stir|pour|make|serve & cocktail|spirit|beer & bar|guest|lounge|pub|club
Mixology: create|invent|develop|design & cocktail|mocktail|signature drink
Beverage preparation: make|blend|mix|prepare|squeeze & juice|smoothie|shake|mocktail|iced tea|lassi|lemonade & cafe|counter|guest|customer|stall|restaurant|bar
Wine service: pair|serve|decant|pour & wine & guest|dish|cheese|restaurant|course
Kitchen management: supervise|lead|run|train|head|roster & kitchen|cook|commis|kitchen helper|kitchen staff & service|cover|order|shift|section|hotel|restaurant|mess
Mass catering: cook|prepare|serve & 200|300|400|500|600|800|1000|2000 & meal|people|student|portion|cover|devotee|lunch
Quick service restaurants: assemble|make|fry|prepare & burger|pizza|sandwich|fries|wrap & counter|order|minute|shift|drive through|customer
Taste testing: taste|rate|score & dish|sample|recipe|food product|beverage & panel|flavour|flavor|texture|trial|taster
Vegan cooking: cook|make|develop|bake & vegan|plant based|dairy free|eggless
HACCP: identify|prepare|list|monitor|do|set|verify|conduct|fix|draw|develop|log|validate|document|record|check|review|map|define|write & ccps|critical limit|critical point|critical control point|hazard analysis|haccp|germs or metal|metal detection|metal detector|decision tree for food|iso 22000|pasteurisation|retort|flow diagram of food|fssc 22000|physical hazard|biological hazard|prerequisite programme|corrective action & food|line|prawn|paneer|sauce|chilling|critical|limits|deviation|cold room|batter|plant|unit|juice|milk|dairy|bakery|frozen|metal|temperature|ice cream|meat|fish|cooking|snack; prepare|monitor|find|set|list|identify|mark & hazard analysis|critical control|ccp|where contamination|contamination could|steps where|points where|food hazard|critical step|control points & limits|juice|line|ice cream|food|bakery|meat|canning|milk|dairy|fish|process|plant
`
