/** What beginners do in a small firm, ward, shop, site or college club, in the words of people who do not know the trade's terms. */
export const firstJobs = `
# Law
Legal research: bring|find|give|collect|look|search|pull|read & supreme court ruling|high court ruling|court ruling|scc|air|manupatra|indian kanoon|reported case|old court order|reporter volume & point|case|note|senior|sir|section|set aside|matter; write|make|prepare & short note|two page note|note & new law|law says|act says|section says|consumer law|labour law|rent law|court says|legal position
Client interviewing in law: ask|talk|listen|meet|sit|note|write|take & women|client|people|family|worker|tenant|victim & legal camp|free legal|family court|maintenance matter|divorce matter|before sir met|before the advocate|legal aid; ask|note|write|take & client|clients & dates names|names and papers|facts of the case|facts of their case|history of the case|facts of the matter|story in order
Mooting: speak|argue|answer|reply|appear|stand & petitioner|respondent|appellant|our side|bench|memorial & mock court|moot|moot court|mock high court|mock bench|bench questions
Contract drafting: change|rewrite|write|add|fix|edit & vendor paper|service terms|payment terms|vendor agreement|lock in period|penalty clause|terms for a|terms between|work terms & late fee|ending|freelancer|client|deposit|notice period|scope|cancel|landlord|supplier
Due diligence: check|look|see|read|trace & sale deed|who owns the share|pending case|loan papers|title papers|cases are pending|papers of the seller & bank give|bank gives|being bought|before buying|before the bank|buyer|takeover|investor|last 30 years
Corporate law: write|type|fill|prepare & board resolution|mgt form|dir 3|dir 12|incorporation|moa|articles of the company & company|roc|form|mca|director
Corporate governance: prepare|make|send|write|keep & board meeting|director meeting|directors before meeting|agenda for director|papers for director|shareholder meeting & minutes|papers|notice|agenda|attendance|signed
Contract drafting: write|type|make|draft|prepare & rent paper|rent agreement|paper between|nda|secrets paper|service agreement|agreement between & deposit|notice|term|founder|employee|secret|eleven month|party|parties|tenant
Corporate law: file|make|prepare|write & change of director|private company|resolution|moa|increase of capital|new company & form|papers|roc|resolution|start|mca|director
Corporate governance: keep|write|send|file & register of member|register of director|members and directors|board meeting|agm & notice|director|decided|roc|minute book|quorum
Legal research: search|find|look|take out|collect|read|list|go through & old ruling|earlier ruling|earlier case|same point|similar case|past judgment|old judgment|judgment|high court has said|supreme court has said & accused|bail|judge|court|advocate|section|senior|cheque bounce|petitioner; find|search|check|read & which section|bare act|section apply & rent act|penal code|ipc|bns|high court|supreme court|cheque bounce|labour law|motor vehicles act
Client interviewing in law: ask|sit|listen|talk|meet|hear|write|note & legal aid|law clinic|sir's chamber|advocate's chamber|lawyer's office|advocate's office|chamber|lok adalat & what happened|had happened|their problem|their story|her story|his story|her side|their side; listen|ask|sit|talk & tenant|complainant|accused|petitioner|litigant|undertrial|prisoner|divorce & story|his side|her side|what happened|had happened
Mooting: argue|speak|answer|plead|face & judge & made up case|imaginary case|fake case|made up dispute|college court|petitioner side|respondent side; write|prepare|draft|make & both side|both sides|petitioner and respondent|memorial & college court|court competition|law competition|law fest; go|reach|win|travel & with memorial|our memorial|best memorial

# Stores and roads
Inventory management: check|count|see|note|write|look & were left|was left|are left|is left|got over|running out|still left|left in the & kit|glove|syringe|medicine|chemical|cupboard|packet|bag|thread|button|bottle|store|ward|rack; keep|maintain|write|note & tally of|count of|account of|record of & cement|steel|bag|cloth roll|fabric roll|bricks|raw material|spare|chemical & used|issued|came|left|site|taken; match|check|count & cloth roll|shelf|rack|roll|carton|sack|drum|spare part|bottles & with the copy|with the book|with the register|with the computer|with the list|found less|missing|with the system; ask|tell|order & before they finish|before it finish|before stock|before it ran out|before they ran out|when it was less|when they were few & more|sir|order|store|supplier
Route optimization: ride|draw|find|go|make|plan|choose & shorter way|shorter road|quicker way|pin code|pin codes|fastest way|avoid traffic|traffic jam|fewer turns & van|rider|truck|driver|tempo|delivery|deliveries|parcel|bus|route|garbage|milk; make|divide|club|group|sort & pin code|area|colony|side of town|side of the city & parcel|delivery|deliveries|rider|drop & trip|same|near|cross|one round|fuel|one go
Logistics: fix|book|arrange|call|follow|talk & truck|lorry|tempo|transporter|courier pickup|container & load|lr|papers|reached|consignment|shipment|goods|loading; give|hand|collect|keep|send & e way bill|lorry receipt|lr copy|bilty|delivery challan|gate pass & driver|truck|transporter|load|consignment
Forecasting: look|say|tell|estimate|guess|use|see & last diwali|last season|last year's sale|last month sale|past order|past orders|sales of last|sale of last & how many|how much|next month|this season|will sell|to make|to order|demand
5S: label|mark|clean|remove|sort|keep|paint|tag|throw & bin|rack|scrap|tool|drawer|workbench|shop floor & daily clean list|cleaning list|clean list|own place|fixed place|right place|same place|outline|red tag|unused
Line balancing: see|put|give|move|find|time|shift & helper|operator|tailor|extra hand|machine & stuck in the line|stuck on the line|slow station|slowest operator|slow operator|slowest machine|next machine waiting|line was stuck|wait for pieces
Process improvement: make|put|start|open|change|add|time & tick list|check list|checklist|second line|single form|one form|colour tag|token|billing counter|new order of work & mistakes|came down|time|queue|waiting|faster|minutes|wrong|night shift|errors
Root cause analysis: check|see|trace|study|find|look & machine man|man machine|one by one|each step|most late|most complaint|most of the reject|most defect|most rejects & why|because|came from|come from|cause|reason
Calibration: check|test|set|compare|run|weigh|read & weighing scale|weighing balance|gauge|gauges|dial gauge|pressure gauge|thermometer|pipette|balance|multimeter|micropipette & 1 kg|5 kg|known|standard|each morning|before use|master|ice water|against|due for check; run|make|prepare|draw|inject & standards of|ppm|standard solution & before samples|calibration line|the line|curve|straight line|r2; keep|make|send & list of gauge|gauges due|instruments due|gauge list|due for check|due date of gauge & lab|sticker|gauge|register|month
Logistics: call|book|tell|arrange|send|track & truck|tempo|lorry|transporter|driver & carton|lorry receipt|loaded|reached|which truck|godown|dispatch|bilty
Forecasting: tell|guess|work out|predict|find|decide & last year|last three year|old number|past sale|previous year|last month & will sell|will be needed|will need|will be sold|needed each day
5S: throw|mark|paint|give|keep|hang|put & each tool|spanner|every tool|tool board & place|line|hang|name|outline
Line balancing: time|give|move|shift|put|divide & tailor|stitching operator|sewing operator|from collar|machine operator|helper & pile up|sits free|sit free|heap|waiting|bottleneck|idle
Process improvement: move|change|remove|join|shift|put & step|paper form|tool|table|bench|register & walk less|walks less|in one day|minute less|faster|more pieces|not needed|less time|half the time|saved
Root cause analysis: ask|draw|find|see|check & fish bone|why five times|five times why|same fault|why the machine|why each batch|why the bottle|machine stopped & because|leak|changing|stopped|crack|team|reason|reject
Inventory management: count & left on each|what was left|what is left|how many are left|godown|storeroom|store room|stock room|rack|shelves & order|register|computer|every week|every sunday|every night|owner|short|missing; write|note|record|enter & what came|goods came|material came|stock came|item came|carton came|what went out & godown|storeroom|store room|register|warehouse; find|check|count|match & shirt|piece|packet|box|bottle|item & less than|fewer than|missing & computer|system|stock register|bill book; keep|make|write|tell|see & about to end|about to finish|running low|going to finish|getting over|nearly over & order|medicine|strip|raw material|grocery|shop|store
Route optimization: change|join|put|decide|club|combine|make|mark|arrange|see & trip|order of stop|drop point|same colony|same area|same side|delivery point|delivery address & diesel|fuel|petrol|km less|fewer km|minute early|minute earlier|comes after|on map|on google map|on the map|shorter

# Money
Budgeting: keep|write|note|count|watch|track & every rupee|money spent|amount spent|what we spent|spent on each|how much was spent|rupee & fest|stay in|stay within|lakh|limit|picnic|camp|event|club|department|below; keep|fix|set|put & percent aside|10 percent aside|money aside|aside for|amount for each|give for each|limit for each & fest|picnic|sudden|event|emergency|trip|things|club|camp; ask|collect|compare|take & prices from|rates from|quotes from & fixed how much|limit|total cost|within|budget
Bank reconciliation: check|match|find|tick|see|trace|compare & bank line|bank entries|bank entry|bank sheet|deposit|in bank|bank app & in our book|in our tally|with our tally|with tally|with the ledger|in the book|in our register|in our ledger
Auditing: pick|take|check|ask|see|count|go & entries of wages|muster|debtor|debtors by letter|confirm the balance|bills with payment|sanction paper|stock sheet|payment vouchers|sign of each|cash book entries & sign|bank|reason|confirm|not signed|missing|short|why; go|visit & branch|society|panchayat|trust|cooperative|ration shop & checked bills|checked their book|checked the book|with bills|vouchers|books of
Income tax: ask|collect|take|get & rent receipt|lic receipt|lic|school fee|form 16|home loan certificate|tuition fee paper & return|tax|filled|deduction|client|salaried|80c; work out|compute|find & tax & 44ad|presumptive|slab|new regime|old regime|capital gain; match|check & form 26as|26as|ais & form 16|income|mismatch|tds
Tax returns: file|upload|fill|submit & gstr|gstr 3b|gstr 1|itr|itr 4|tds return|return & shops|before the 20th|before 20th|due date|government site|portal|before 11th|traders|last date|teachers|salaried; collect|take|ask & papers|form 16 & tax filed|filed their tax|filed tax|filled their return|filled itr
Accounts receivable: send|write|message|call|visit & reminder|remind & old bill|bills are old|unpaid|overdue|pending bill|not paid|dues|owes & client|shop|party|parties|customer|brought|lakh; write|list|note|make & how much each|owes how much|who owes|shop owes|credit list|udhaar list & since when|how long|days|weeks|followed|called|month
Invoicing: make|send|type|raise & bill with gst|bill of hours|bill for each|bill for job|monthly bills|bills at month end & party|client|customer|mailed|month|job work
Vendor negotiation: ask|call|talk|get & caterer|printer|tailor|tent|vendor|seller|supplier|bus owner & rates|drop|quote|per plate|per piece|each & drop|lower|less|cheaper|reduce|brought down|third
Negotiation: close|settle|bring|get|bargain & seller|owner|vendor|dealer|landlord|buyer & closed at|said 900|from|down to|in place of|instead of|less & price|rate|rent|pieces|rupees|per
Taxation: check|find|compute|work out|tell & tds|gst|professional tax|advance tax|44ad & must pay|to be paid|has to pay|have to pay|how much|payable & contractor|shop|firm|client|shopkeeper|trader
Auditing: open|count|see|take|check|match & petty cash|sale bill|fixed asset|voucher|purchase bill|asset & same as the book|whether each|in the ledger|with the register|right amount|number sticker|sample
Accounts receivable: make|call|list|phone|remind|chase|message|note & payment|dues|money & pending|has come|60 days|30 days|90 days|overdue|late|promised & party|parties|customer|people|buyer|called them|monday
Invoicing: type|make|write|print & bills a day|bills for customer|bill for each|bills for client|daily bills|sale bills & number|gst|hsn|whatsapp|tally|computer
Tax returns: upload|fill|file|enter & sale and buy bill|sale bill|itr|itr 1|gst site|gst bill & 11th|20th|gst site|month|teacher|before the date
Taxation: work out|compute|find|calculate|tell & how much tax|tax to pay|advance tax & shop|trader|firm|challan|client|doctor|owner
Due diligence: see|check|read|list|ask & land paper|company paper|papers of a company|papers of the company|court cases & before & bought|buy|invest|merger|deal|clean|loan; see|check|look & land paper|loan|case & clean|missing
Vendor negotiation: ask|talk|bargain|push|bring & seller|printer|vendor|supplier|caterer|decorator|wholesaler|tent house & cheaper|less rate|lower rate|less price|credit days|more days|rupees less|discount
Negotiation: ask|talk|bargain|convince & days of payment|more days|less rate|lower rent|down from|down to|cheaper & agreed|owner|seller|shop|vendor|printer|rupees
Budgeting: write|decide|fix|list|keep|make|plan & how much each|how much we can|can spend|will spend|to spend on & committee|fest|event|department|club|ngo|month|trip|play; divide|split|share|distribute & costume|light|sound|stage|food|travel|printing|decoration|prize & thousand|lakh|rupees|money|fund|rs|among
Bank reconciliation: tick|match|sit|compare|check|find|see & cash book|our book|our ledger|our account & bank paper|bank page|bank entry|bank charge|bank statement|bank showed|in the bank|passbook; find|list|trace|note & cheque & uncleared|pending in bank|still in clearing; match|tick|check|compare & upi|card swipe|neft|cheque & bank showed|bank shows|bank statement|passbook
Income tax: match|check|compare|tally & 26as|ais & income|client|told|salary|interest; tell|show|explain|work out|compare & 80c|old regime|new regime|which regime|old and new regime & client|tax|salaried|people|save

# Selling, words and pages
Social media marketing: ask|invite|call|send|pay|get & food blogger|blogger|influencer|insta page|local page & post about|posted about|to post|review|free plate|free meal|free sample|reel; make|run|start|hold|put & giveaway|tag two friends|tag friends|contest on insta|quiz on insta|insta contest|hashtag challenge & follower|insta|instagram|comment|entries; write|post|put & caption|hashtag & most people are online|at 7 pm|at night|insta|instagram|facebook|reel|page|followers
Social media: run|handle|manage|look after & youtube|insta|instagram|facebook|twitter|linkedin & unit|club|cell|society|fest|chapter|page of
A/B testing: change|put|show|try|use & half the|half of the|two photo|two picture|two headline|two button|two price|a week each|one week each|other half & more|ordered more|clicked|sign up|visitors|app|joined & saw which|percent more|which was|compared|got more|worked
Email marketing: make|send|write|set & mail|mails & left things in cart|left in cart|left the cart|cart|festival mail|birthday mail|welcome mail|offer mail|alumni|groups of buyer|by city & offer|buyer|customer|different|subscriber|each|member|month|come back
Market research: stand|ask|talk|count|go|sit|visit & mall|cafe|market|shop|store|mothers|shopper|rival|competitor & which diaper|which soap|which brand|why they changed|why they buy|what they pay|what they like|how many people go|what price|who buys|which they use
Lead generation: call|phone|ring|message|find|search & numbers a day|numbers from the list|from the list|linkedin|just dial|justdial|google maps|directory & wants a demo|who wants|interested|ready to buy|sales team|sales person|demo|hot ones
Digital marketing: make|run|put|set & ads on google|google ads|facebook ads|meta ads|ads on facebook|ad on insta & which words|enquiries|calls|clicks|dentist|coaching|leads|cost
Copywriting: write|rewrite|make & words on the app|button words|push message|leaflet|hoarding lines|radio spot|ad lines|offer message|sms lines|punch line|tag line & offer|screen|call|people|customers|sale|brand|clinic|shop|buy|launch
Motion graphics: make|animate|draw & chart|arrow|sticker|intro|text|shapes|icons|map & moving|move in a video|moves in|intro with sound|for a youtube|loop|explainer|in video & video|channel|youtube|sound|film|reel
Packaging design: draw|make|design|test|cut & packet|box|trial box|carton|wrapper|tin|pouch|jar & chips|cover of|trial|glass bottle|break|die line|board|sweets|soap|spice|dummy & product|see that|packets|bottle|brand|shop|print|chips|design|shelf
Print design: make|lay|set|draw & wedding card|menu card|invitation|newsletter|leaflet|brochure|poster|magazine & cut mark|crop mark|bleed|for the press|to the press|print ready|offset|300 dpi|cmyk
Storytelling: write|tell|record|film & story of a|stories of|life of a|day of a & weaver|sweeper|potter|people read|farmer|artisan|vendor|photos|listeners
Client servicing: meet|call|talk|visit|hear|sit & owner|client|brand & every monday|every week|each week|wants|feedback & told the design|told designers|told the team|passed to|design team|creative team|to the team
Content creation: make|shoot|record|post|edit & short video|reel|vlog|shorts|podcast & on local food|on food|voice over|with voice|my channel|my page|subscribers|on study|travel|tips|captions
Market research: go|ask|note|taste|visit|compare|survey & price|sells most|what they drink|what they buy|which brand|offers & kirana|other brand|brands of|shopkeeper|competitor|rival|juice brand|dealer & which|size|why|sells|buy
Email marketing: send|write|remove|make & mail|newsletter & buyer|subscriber|sign up|list|every friday|every week & opened|open it|spam|by itself|new design|dead id|offer|discount
Mailchimp: send|make & mailchimp
Lead generation: put|make|take|stand|collect|get & form on the ad|numbers of|phone numbers|lead form|free class|free trial|visiting cards & stall|mall|people|ad|parents|sales team
Digital marketing: make|put|add|ask|run & google map|google maps|google business|google page & review|shop|clinic|come on|customers|timing
Client servicing: talk|take|tell|send|call|update & brief from|brief of|what the client|client every|client daily|client changes|what they want & designer|brand|report|changes|copywriter|approval
Print design: lay out|make|design|draw|set & magazine|pamphlet|visiting card|flex|invitation card|booklet|brochure|book cover & for printing|to the press|at the press|printer|cmyk|bleed|page
Storytelling: tell|narrate|act & stories|story|folk tale & puppet|children|voices|saturday|audience|aloud
Social media marketing: boost|promote & post|reel & rupees|rs|within|km|nearby|follower|insta|instagram|facebook
Social media: post|upload|put|share & photo|picture|video|reel|story & insta|instagram|facebook; reply|answer & comment|message|dms|inbox & page|insta|instagram|facebook; look after|take care|handle|run|manage & facebook|instagram|insta & page|account|fest|club|shop
A/B testing: run|make|show|send|put|try|stop & two version|two colour|two design|two subject line|two headline|half of|other half|two picture|two thumbnail|two title & more click|opened more|stopped the weaker|weaker|bought more|worked better|got more click|more opens
Motion graphics: make|animate|add|bring|give & logo|title|text|icon|lower bar|name & come alive|move in|moving|slide in|fly in|opening & video|channel|reel|film|youtube|after effects|interview
Packaging design: draw|design|redo|change|make & snack pouch|pouch|carton|soap box|tea box|sachet|jar label|packet & flat cut|folded a dummy|flavour|seen from far|from far|front of|look of|colour of|fold line|front

# Teaching
Lesson planning: make|write|think|prepare|plan & page for each period|for each period|for each class|for every period|for next day|next day's class|start the topic|game to start|opening activity|period plan & aim|activity|homework|questions|topic|board work|class|goal
Teaching aids: make|build|draw|paste & model of|picture card|word wheel|word cards|flash card|number line|puppet|abacus|clock face|big book & bottles|pipes|show how|matra|teach|children|class|thermocol|topic|explain
Parent communication: tell|send|inform|write|message|call & parent|parents|mother|mothers & child ate|child slept|ate and slept|homework|class work|photos of class|behaviour|absent|marks|what the child|at the gate|diary|progress & daily|messages|group|gate|every|how|week|child|school
Counseling: ask|meet|listen|talk|sit & addict|the boy why|the girl why|drinkers|lonely|depressed|scared of exam|broken family|runaway & for an hour|every tuesday|every week|listened|say no|feeling|his mother|her mother|in private|slowly
Remedial teaching: find|take|teach|explain|sit|help & children who could|could not read|weak children|weak readers|slow children|those who failed|failed children|lagging behind|behind in class & daily|again|letters|extra|after class|after school|40 minutes|one by one|roti
Google Classroom: make|set|open|run & online class|google class & code|codes|homework|assignment & students|join|send|marks
Curriculum development: make|write|plan|prepare|design & six week plan|week plan|month plan|plan of what to teach|year plan|course plan & tailoring|course|what to teach|tests|subject|training|topics & teach|test|learn|batch|level
Public speaking: host|speak|talk|address & freshers party|villagers|gram sabha|crowd|assembly|rally|audience|stage & mic|stage|about|crowd|before|in front
Presentation skills: make|show|explain|present & slides|findings|ppt|project|charts & spoke|before the company|before the jury|before the panel|before judges|to the board|in front of
Counseling: talk|sit|listen|speak & low|in stress|stressed|fought|fighting with|lonely|crying|upset|addicted|exam fear & alone|every week|parent|helped them|decide|helpline|in private|secret|feeling
Remedial teaching: teach|sit|start|help|practise & weak in|could hardly|slow learner|weak children|weak student|left behind|failed in & again|stick|read|table|subtract|letter|after school|one by one
Google Classroom: put|post|upload|give|collect & google class|google class page|class page & homework|note|mark|worksheet
Curriculum development: decide|write|plan|make|prepare|divide|list & month by month|week by week|10 week|12 week|six week|whole course & course|taught|chapter|worksheet|level|topic
Sports coaching: make|teach|take|train|show & bowling|batting|dribbling|passing drill|kicking|catching|footwork|stretch & kid|boy|girl|children|team|under 12|under 14|under 16
Lesson planning: write|plan|decide|think|prepare|make & before every class|before each class|before class|before the period|before every period|coming class|next week & will teach|to teach|which question|how many minutes|which activity; divide|split|break|spread & chapter|unit|syllabus & period|class|week|day & activity|teach|question; show|submit|give & lesson notes|lesson diary|teaching diary|plan of coming class|plan of class|plan for each period & mentor|teacher|headmistress|school|principal
Teaching aids: cut|make|draw|collect|bring & sandpaper|bottle cap|button|bead|ice cream stick|matchstick|cardboard|waste box|straw & letter|count|number|alphabet|fraction|place value|children learn

# Hotels
Check-in and check-out: take|collect|see|write|ask & id proof|aadhaar|passport|advance & name of guest|names of guest|big register|guest register|room number|luggage|taxi|guests; give|hand|keep & room|rooms|keys ready|room keys & group of|guests|tourists|families|bus of & keys|covers|desk|hotel|minutes|arrived; take|collect|check|get & keys|key card|room key & mini fridge|minibar|room checked|gave the bill|final bill|payment|settled
Banquet operations: set|arrange|lay|count|carry|fill & chair|plate|spoon|buffet|starter|cutlery|crockery|stage & wedding party|party of|function|banquet|function paper|function sheet|marriage hall|reception & plate|buffet|starter|people|guest|stage|before|spoons
Table service: look after|serve|set|lay|take & table|forks|knives|spoons and|menu|glasses|napkin & dinner|guests sat|dish of the day|guests|diners|lunch|course & menu|knives|forks|napkin|cutlery|glasses|course|table
Complaint handling: hear|listen|read|take|write|give|answer & shouted|bad review|bad reviews|not working|angry|net not working|late pizza|late food|wrong order|cold food|bill was wrong & new one|ticket|sorry|replied|replies|free|refund|solved|technician|calmed
Reservations: tell|take|change|note|keep|confirm & free rooms|rooms are free|date of booking|booking dates|waiting list|table for|room booking|booking & caller|weekend|advance|diary|tables|rooms|dates
Front office operations: welcome|greet|receive|stand|sit|answer & hotel desk|front desk|hotel lobby|hotel counter|reception of a hotel|hotel reception & guest|form|phone|room|people|keys
Food and beverage service: serve|make|take|carry|bring & breakfast buffet|room orders|room service|coffee|starters|drinks & guests|tables|orders|buffet|rooms|diners
Table service: bring|carry|pour|clear|ask|serve & food|plate|water|wine|dish|dessert|bill & from the right|from the left|order|guest|table & table|clear|cleared|dessert|right side|left side
Food and beverage service: tell|suggest|bring|serve & what is in the dish|in the dish|dish of the day|bill|starter & guest|table|diner
Front office operations: tell|call|keep|give|book|carry & taxi|cab|wake up call|luggage|bag|breakfast time|room & guest & breakfast|taxi|luggage|bag|check|key|sight
Reservations: take|note|write|block|enter & room booking|table booking|bookings from|booking & travel site|diary|blocked|rooms|booking.com|makemytrip|register
Check-in and check-out: give|hand|take|collect & key card|room key|keys of the room|key of the room & guest|bill|id proof|hotel|payment|luggage; fill|take|copy|scan|check & arrival card|c form|guest register|registration card|id proof|aadhaar & guest|hotel|lodge|homestay|room; check|make|prepare|settle|add & minibar|final bill|room bill|folio & leaving|left|was leaving|check out|departure|going
Banquet operations: lay|set|arrange|put|cover|refill|clear|carry|serve & round table|long table|chair bow|chair cover|buffet|chafing|welcome drink|snack tray & marriage|wedding|party|conference|hall|function
Complaint handling: listen|calm|handle|talk|speak|pacify|hear & angry|upset|shouting|irate & customer|guest|caller|passenger; say sorry|said sorry|apologise & guest|customer|passenger|caller|room & room|parcel|order|refund|replaced|food|bill|late|broken|changed

# Wards and laboratories
Basic life support: do|give|start|learn & cpr & casualty|patient|man|dummy|doctor came|manikin|breath|pulse|person; check|see|feel & breathing|pulse & pressing the chest|press the chest|chest compression|cpr
Medication administration: push|give|hang|put|set & antibiotic|injection|iv medicine|potassium|insulin|painkiller|right pill & cannula|chart|right bed|right patient|swallowed|drops|slowly|patient|drip
Cell culture: grow|feed|keep|work|split|wash|fill & cancer cell|cells|cell bottles & warm box|co2|incubator|hood|fungus|dishes of cell|flask|t25|confluent
Gel electrophoresis: mix|put|load|run|take & dna|rna|protein|blue dye & each hole|each well|on gel|picture of bands|gel|wells|bands & gel|dye|hole|well|ladder
Media preparation: boil|mix|weigh|cool|fill|set|pour & agar|nutrient broth|ms salts|potato dextrose|lb|peptone & petri|plates|ph|autoclave|bottling|bottles|tubes|sugar
Statistics: draw|find|compare|make|check & line through point|how strongly|difference|frequency table|mean and standard|spread|median|link & by luck|linked|by chance|strongly linked|heights|marks|deviation|mean
Clinical research: check|write|explain|note|take & rules of the study|side effects|study patients|trial patients|fit the study|study form|took their sign & patient|study|trial|consent|doctor
Health education: teach|tell|give|show|explain & mothers|girls|villagers|school children|women|farm workers & hold baby|breast milk|six months|menstrual pads|periods|hand wash|ors|clean water|tobacco|dengue|worms
First aid: give|put|wash|lift|check & ors|shade|cold water|ice|bandage|cotton|splint & fainted|fell|cut|bleeding|sprain|hurt|bee|snake|burn|heat
Kinesio taping: tape|put|apply|stick & ankle|knee|shoulder|wrist|back & stretch tape|elastic tape|k tape|kinesio|coloured tape|blue tape
Electrotherapy: set|put|give|attach|keep & wet pads|pads|electrodes|tens|ift|current & knee|back|shoulder|neck|muscle & current|machine|minutes|pain
Batch records: write|fill|note|sign|check & lot paper|lot sheet|batch paper|batch sheet|batch file|bmr & weight|time|machine number|step|sign|each
Protein purification: run|load|wash|pass|collect & lysate|broken cells|crude extract|supernatant & ni column|nickel|column|imidazole|ni nta|one band
Cloning: put|insert|join|cut|paste & gene & plasmid|vector|coloni|ring|bacteria & colonies|pcr|e coli|enzyme|checked|bacteria
Kinesio taping: put|apply|stick|cut & kinesio tape|k tape & knee|ankle|shoulder|player|patient
Gel electrophoresis: put|load|give|run|see|melt|pour & samples in|small well|agarose|gel|comb|ladder & band|volt|90 volts|uv light|ladder|under uv
Media preparation: weigh|mix|make|pour|prepare|keep & powder|broth|agar|medium & autoclave & plate|bottle|water|lab|hood
Protein purification: break|pass|wash|spin|collect|load & nickel column|column|beads & protein|tagged|cell|imidazole
Cloning: cut|join|put|pick|check & gene|plasmid|ring of dna|white coloni|white colony & bacteria|enzyme|blue one|e coli|took the gene|insert|coloni|colony
Batch records: fill|write|note|enter|sign & lot paper|lot sheet|sheet of each lot|batch sheet|batch paper|batch card|lot card & tablet|syrup|weight|step|time|sign
Clinical research: call|take|fill|keep|note & study patient|trial patient|consent form|case sheet|case report form|patients of the trial|patients of the study & visit|sign|trial|medicine count|study
Health education: tell|teach|show|explain|talk & sugar patient|village women|mothers|pregnant women|school children|villager & insulin|feet|ors|hand wash|breast milk|iron tablet|clean water|mosquito
First aid: wash|clean|tie|stop|press|put & cut|bleeding|wound|sprain|burn|splint|knee & bandage|splint|ice|took the child|hospital|camp|cold water & child|player|worker|student|camp|leg|boy|girl|hand
Kinesio taping: put|stick|cut|apply|tape & stretchy tape|elastic tape|coloured tape|y shape|kinesio & knee|shoulder|runner|ankle|player|pain|back
Electrotherapy: put|give|apply|fix|keep & pads|current|tens|ift|ultrasound|electrode & current|minute|pain|back|knee|shoulder & back|knee|neck|shoulder|patient|muscle|pain
Calibration: put|dip|compare|check|set|keep & ph meter|known weight|balance|vernier|slip gauge|thermometer|micrometer|standard weight|buffer & set it right|how much it was off|before use|next date|error|sticker|off by|ph 4|4 7
Basic life support: press|push|pump & chest & pulse|ambulance|breath|dummy|not breathing|fallen|collapsed; give & chest compression|chest press & dummy|breath|pulse|mouth to mouth; put|attach|fix|use & aed & pad|chest|dummy|breath|collapsed; give & bag and mask|bag mask|ambu|mouth to mouth|rescue breath & patient|casualty|dummy|child|baby|breath
Medication administration: crush|give|push & tablet|pill|medicine|syrup & tube|wrist band|wristband|feeding tube|ward|chart
Cell culture: change|look|feed|split|check|count|see & flask & cells|sticking|attached & medium|media|bottom|full|day|dye|microscope; count & dead cell|living cell|live cell|living and dead cell & dye|blue|chamber|slide
Statistics: take|check|find|see|work out|test|compare & sample|house|group|mark|answer & go together|by chance|related or not|average and spread|p value

# Software
Unit testing: write|add|make|run & checks|small test|tests & bill function|date function|cart function|total function|function|functions & zero|wrong coupon|discount|empty|code is pushed|by themselves|negative|each time
Manual testing: write|run|follow|do & steps and expected|expected result|test steps|steps to test|same steps & login|cart|release|screen|form|app
Usability testing: sit|watch|note|ask|see & shopkeeper|old people|users|students|farmers|people & where they stopped|where they stop|where they got|got lost|got confused|pressed wrong|used the app|used the billing app
Data science: take|use|clean|study & ticket data|sales data|two years of|data of|lakh rows|data & found pattern|patterns & model|guess|predict|rush
Firebase: make|keep|store|save & firebase & chat|messages|app|login|users|data|notification
Apache Spark: join|read|clean|count & pyspark & tables|trips|logs|rows|files|data
Data warehousing: make|load|bring|move & daily load|nightly load|star table|fact table|store of data|all branches & billing|shop|star|sales|report|branches
Geographic information systems: take|mark|make|draw|put|collect & gps of|gps points|gps & map|layers|qgis|google earth & trees|wells|houses|map|ward|village|borewell
Data science: make|train & model & rush hour|years of|patterns
Data science: make|build|train|clean & model & guess|tells which|predict|will leave|house price|years of data|rows
Firebase: save|store|keep|use|put & google's online database|google online database|realtime database|firestore & user|chat|login|otp|message
Apache Spark: read|process|run|join|clean & pyspark|spark & gb|log|rows|machines|tables|data
Apache Airflow: set|make|write|run & job|jobs & every night|by itself|tries again|retry|at 2 am & data & step|again|fail|order
Data warehousing: bring|put|make|load|join & one big database|one database|star schema|fact table|dimension table|fact and dimension & report|branch|sale|dashboard
Usability testing: note|watch|give|ask|see|sit & pressed the wrong|got stuck|get stuck|stuck|confused|wrong button & user|people|app|screen|site
Manual testing: fill|click|try|press|enter|type & every button|wrong number|wrong phone number|empty box|blank|wrong password|wrong email & form|app|screen|site|stops|broke|error message
Geographic information systems: put|draw|mark|colour|plot|trace & wells|ward|houses|pond|hand pump|road|village & on a map|on map|satellite picture|satellite image|google earth & gps|qgis|depth|satellite|coloured
Unit testing: write|make|add & small check|small test|checks for|tests for & function|method|component|code; check|test & each function|every function|function alone|each method & alone|fake data|mock|lines covered|by itself

# Sites, drawings and cloth
Surveying: put|fix|mark|hammer|hold & peg|pegs|stakes|lime line & corner|building|from the drawing|plot|road|centre line; take|note|read|find & levels|level readings|staff readings & 20 metres|every 10 m|each 20|soil to cut|road|chainage|how much to fill|plot
Structural detailing: show|draw|mark|make|give & bar overlap|bars overlap|hook|stirrup gap|stirrup|lap length|bar mark|bend & footing|column|beam|slab|drawing|bar bender & drawing|draw|column|footing|bar|drew
Electrical engineering: fix|check|draw|connect|test|wire & mcb|megger|earthing|panel diagram|contactor|relay|single line|motor winding & panel|motor|megger|earth|house|diagram|distribution
Engineering drawing: measure|draw|make|sketch & shaft|bracket|gear|pulley|flange|broken part|jig|casting & vernier|autocad|front view|side view|lathe|with sizes|workshop
Fabric dyeing: make|match|dip|mix|dye & dye bath|reactive|vat|indigo|shade of the sample|four mixes|mixes of colour & salt|soda|degrees|cloth|fabric|yarn|colour|sample|cotton
Pattern making: make|cut|draw|trace & paper cutting|paper pattern|brown paper|block of a|sleeve|paper pieces & blouse|kurta|kurti|dart|three sizes|shirt|frock|sleeve|trouser
Surveying: hold|set|take|note|measure|draw & staff|total station|level|plot corner|boundary|chain|tripod & reading|point|road|plot|angle|land|corner & reading|corner|road|land|plot|tape|boundary
Structural detailing: draw|make|mark & bolt hole|each rod|bend length|cutting length|steel rod|steel plates|base plate|stirrup & beam|column|slab|shed|spacing|plate
Electrical engineering: draw|join|wire|check|fix & panel|wiring|motor|switch board|distribution board|earthing & load of|with meter|multimeter|three phase|circuit|wire|starter
Fabric dyeing: dip|dye|tie|boil|soak & cloth|yarn|dupatta|fabric|cotton|saree|thread & indigo|shade|colour|marigold|alum|dyed|madder|turmeric
Pattern making: draw|cut|make|take|trace & brown paper|paper piece|pieces on paper|pieces of a kurti|body measure & seam|margin|kurti|blouse|for l|bigger|sleeve|dart|shirt

# Offices
Job analysis: follow|watch|sit|make|write|note & store keeper|storekeeper|each chair|each seat|each post|operator|worker|clerk|post & all that he does|what he does|what she does|what they do|what skills|skills are needed|skill needed|day's work
Performance appraisals: make|put|collect|fill|prepare|enter & marks to his people|marks to their people|yearly increment|yearly rating|targets and results|increment sheet|increment list|self marks|yearly marks & sheet|form|team head|boss|staff|sales boys|head
Coordination: keep|tell|stand|call|link & in touch|slot and hall|between the kitchen|between the team|both teams|all teams|each department|every team & colleges|teams|hall|vendors|departments|volunteers|came|day|fest
Planning: write|make|fix|decide & day by day|hour by hour|who brings what|who does what|date wise list|list of work & camp|trip|fest|event|function|trek|fixed
Questionnaire design: frame|write|make|word|set & question|questions & with options|options|yes or no|scale|got it checked|tried it on|google form|easy words|hindi & sleep|survey|people|shop|checked|students|users|mess|form
Research: find|read|design|meet|study|write & methods others used|what others found|what others did|gap|the study|wrote the findings|old studies|past studies & findings|papers|gap|wrote|method|midwives
Job analysis: ask|sit|note|write|list|talk & worker|operator|each post|staff|each role & duties|task|job sheet|all day|what they do & skill|post|job sheet|duties
Coordination: call|tell|inform|keep|update & caterer|tent|dj|printing|decorator|volunteers|bus driver|sound man|delivery people & right time|in time|on time|informed|dates|so all|same time
Planning: make|write|decide|list & what to do on which day|who will do|which day|day wise list|which work|who does what & camp|fest|trip|event|day|work
Active listening: listen|hear & patiently|full story|till the end & people|old|patient|parent|customer|student|children
Problem solving: find|arrange|fix|think|solve & another shop|another way|other way|second bus|new way|quick fix|in between|last minute & stopped|in time|broke|cancelled|failed|came late
Creativity: think|make|come up & new theme|new idea|own idea|from old newspaper|waste material|from waste & stall|theme|poster|decoration|skit|made it|fest
Performance appraisals: collect|remind|gather|make|send|file|ask & year end form|year end rating|rating form|self rating|ratings of their|ratings of staff|ratings of employee|rating sheet & manager|senior|boss|hod|staff|employee|hr
`
