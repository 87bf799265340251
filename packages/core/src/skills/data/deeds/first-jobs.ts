/** What beginners do in a small firm, ward, shop, site or college club, in the words of people who do not know the trade's terms. */
export const firstJobs = `
# Law
Legal research: read|study|find|check|go through & old order|judgment|judgement|past order|court order & help our side|our side|our client|our case|our matter|favour|same issue
Client interviewing in law: note|write|record|take & client said|clients said|clients told|what the client|client's words|victim said|worker said & advocate|lawyer|legal|court|petition
Contract drafting: write|type|draft|make|prepare & rent agreement|rent paper|lease paper|service agreement|work contract|vendor contract|freelance contract|freelancer contract|franchise agreement
Legal research: * & court rulings|high court ruling|supreme court ruling|old judgments|earlier judgments|reported judgments|case digest|judgments on|rulings on
Corporate governance: * & board minutes|minutes of board|agm notice|share register|board papers|statutory register
Corporate law: * & board resolution|dir 12|mgt 7|aoc 4|roc form|mca form|incorporation form|incorporation papers
Legal research: bring|find|give|collect|look|search|pull|read & supreme court ruling|high court ruling|court ruling|scc|manupatra|indian kanoon|reported case|old court order|reporter volume & point|case|note|senior|sir|section|set aside|matter; write|make|prepare & short note|two page note|note & new law|law says|act says|section says|consumer law|labour law|rent law|court says|legal position
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
Inventory management: tell|inform|write|see|note & get over|going to finish|about to finish|going to end|left for only|running short & madam|sir|owner|milk|coffee|cup|medicine|order|shop|kitchen; give|write|note|record|count & spare part|part|item|box|carton|tool & how many came|how many went|came and went|in and out|came and how many|how many are left
Route optimization: change|decide|make|plan & which van|which vehicle|which truck|which rider|which boy & area|colony|before 7|time|reach
5S: keep|put|hang|arrange & tool|die|gauge|spanner & marked place|fixed place|own place|right place & removed|clean|label|not used|unused|floor|line
Line balancing: count|note|time|measure|see & pieces & each machine|each operator|each tailor|every operator|per operator & moved people|moved helpers|shifted|slow
Process improvement: see|find|time|watch|put & wait for trolley|waiting time|waiting for|the wait|idle time|extra walking|walking & came down|less|cut|half|minutes less
Root cause analysis: find|see|check|trace & thread|bottle|cap|part|piece|cake|seal|weld|machine|pump|motor & breaking because|leaking because|stopping because|failing because|cracking because|cause was|reason was
Forecasting: tell|work out|find|decide|say & need of|demand of|demand for|requirement of & next month|next week|next season|festival & last month|past|old|last year|sale
Inventory management: * & stock copy|stock register|stock book|godown register|bin card|reorder level|monthly stock sheet
Route optimization: * & shortest route|shorter route|shortest way|fewer km|less km; change|plan|make|set & delivery route|route of the van|routes of van|bus route|order of drops & fuel|diesel|minutes|shorter|time
5S: * & tool board|shadow board|red tag|red tags
Root cause analysis: * & fish bone|five whys|why why|5 why
Inventory management: check|count|see|note|write|look & were left|was left|are left|is left|got over|running out|still left|left in the & kit|glove|syringe|medicine|chemical|cupboard|packet|bag|thread|button|bottle|store|ward|rack; keep|maintain|write|note & tally of|count of|account of|record of & cement|steel|bag|cloth roll|fabric roll|bricks|raw material|spare|chemical & used|issued|came|left|site|taken; match|check|count & cloth roll|shelf|rack|roll|carton|sack|drum|spare part|bottles & with the copy|with the book|with the register|with the computer|with the list|found less|missing|with the system; ask|tell|order & before they finish|before it finish|before stock|before it ran out|before they ran out|when it was less|when they were few & more|sir|order|store|supplier
Route optimization: ride|draw|find|go|make|plan|choose & shorter way|shorter road|quicker way|pin code|pin codes|fastest way|avoid traffic|traffic jam|fewer turns & van|rider|truck|driver|tempo|delivery|deliveries|parcel|bus|route|garbage|milk; make|divide|club|group|sort & pin code|area|colony|side of town|side of the city & parcel|delivery|deliveries|rider|drop & trip|same|near|cross|one round|fuel|one go
Logistics: fix|book|arrange|call|follow|talk & truck|lorry|tempo|transporter|courier pickup|container & load|lr|papers|reached|consignment|shipment|goods|loading; give|hand|collect|keep|send & e way bill|lorry receipt|lr copy|bilty|delivery challan|gate pass & driver|truck|transporter|load|consignment
Forecasting: look|say|tell|estimate|guess|use|see & last diwali|last season|last year's sale|last month sale|past order|past orders|sales of last|sale of last & how many|how much|next month|this season|will sell|to make|to order|demand
5S: label|mark|clean|remove|sort|keep|paint|tag|throw & bin|rack|scrap|tool|drawer|workbench|shop floor & daily clean list|cleaning list|clean list|own place|fixed place|right place|same place|outline|red tag|unused
Line balancing: see|put|give|move|find|time|shift & helper|operator|tailor|extra hand|machine & stuck in the line|stuck on the line|slow station|slowest operator|slow operator|slowest machine|next machine waiting|line was stuck|wait for pieces
Process improvement: make|put|start|open|change|add|time & tick list|check list|second line|single form|one form|colour tag|token|billing counter|new order of work & mistakes|came down|faster|night shift|errors
Root cause analysis: check|see|trace|study|find|look & machine man|man machine|one by one|most late|most complaint|most of the reject|most defect|most rejects & why|because|came from|come from|cause|reason
Calibration: check|test|set|compare|adjust & weighing scale|weighing balance|gauge|dial gauge|pressure gauge|thermometer|pipette|multimeter|micropipette & kg weight|known|standard|master|ice water|due for check; run|make|prepare|draw|inject & standards of|ppm|standard solution & before samples|calibration line|the line|curve|straight line|r2; keep|make|send & list of gauge|gauges due|instruments due|gauge list|due for check|due date of gauge & lab|sticker|gauge|register|month
Logistics: call|book|tell|arrange|send|track & truck|tempo|lorry|transporter|driver & carton|lorry receipt|loaded|reached|which truck|godown|dispatch|bilty
Forecasting: tell|guess|work out|predict|find|decide & last year|last three year|old number|past sale|previous year|last month & will sell|will be needed|will need|needed each day
5S: throw|mark|paint|give|keep|hang|put & each tool|spanner|every tool|tool board & place|line|hang|name|outline
Line balancing: time|give|move|shift|put|divide & tailor|stitching operator|sewing operator|from collar|machine operator|helper & pile up|sits free|sit free|heap|waiting|bottleneck|idle
Process improvement: change|remove|join|shift|cut & step|paper form & in one day|minute less|faster|more pieces|less time|half the time; move|shift|put|keep & tool|table|bench|register|rack & walk less|walks less|less walking
Root cause analysis: ask|draw|find|see|check & fish bone|why five times|five times why|same fault|why the machine|why each batch|why the bottle|machine stopped & because|leak|changing|stopped|crack|team|reason|reject
Inventory management: count & left on each|what was left|what is left|how many are left|godown|storeroom|store room|stock room|rack|shelves & order|register|computer|every week|every sunday|every night|owner|short|missing; write|note|record|enter & what came|goods came|material came|stock came|item came|carton came|what went out & godown|storeroom|store room|register|warehouse; find|check|count|match & shirt|piece|packet|box|bottle|item & less than|fewer than|missing & computer|system|stock register|bill book; keep|make|write|tell|see & about to end|about to finish|running low|going to finish|getting over|nearly over & order|medicine|strip|raw material|grocery|shop|store
Route optimization: change|join|put|decide|club|combine|make|mark|arrange|see & trip|order of stop|drop point|same colony|same area|same side|delivery point|delivery address & diesel|fuel|petrol|km less|fewer km|minute early|minute earlier|comes after|on map|on google map|on the map|shorter

# Money
Budgeting: make|write|keep|prepare & money sheet|expense plan|spending plan|cost sheet & trip|fest|camp|event|club|play|ngo|picnic; divide|split & among|for four|for three|for each|between & club money|fest money|amount|fund|rupees & event|committee|team|bills
Bank reconciliation: tick|put|match|check & bank paper|bank sheet|bank statement|bank page & our register|our book|cheque|pending|our ledger|tally
Auditing: check|match|count|see & stock & same as in the book|books & ca|audit|auditor
Vendor negotiation: bring & tent man|caterer|printer|decorator|supplier|vendor|bus owner & another rate|other rate|other quote|rate of another
Negotiation: talk|ask|bargain|argue & owner|seller|landlord|vendor|shopkeeper & thousand less|rupees less|for less|gave it for|less than he|lower price
Tax returns: file|fill|submit|upload & itr|gstr|gst return|income tax return|tds return|24q|26q|itr 1|gstr 1|gstr 3b
Accounts receivable: * & payment reminder|overdue bill|unpaid bill|unpaid invoice|old dues|pending dues|outstanding list
Bank reconciliation: * & bank lines|bank entries with|passbook entries|passbook entry
Budgeting: * & spending limit|money for each committee|amount for each committee|how much each committee
Budgeting: keep|write|note|count|watch|track & every rupee|money spent|amount spent|what we spent|spent on each|how much was spent|rupee & fest|stay in|stay within|lakh|limit|picnic|camp|event|club|department|below; keep|fix|set|put & percent aside|10 percent aside|money aside|amount for each|limit for each & fest|picnic|sudden|event|emergency|trip|club|camp; ask|collect|compare|take & prices from|rates from|quotes from & fixed how much|limit|total cost|within|budget
Bank reconciliation: check|match|find|tick|see|trace|compare & bank line|bank entries|bank entry|bank sheet|deposit|in bank|bank app & in our book|in our tally|with our tally|with tally|with the ledger|in the book|in our register|in our ledger
Auditing: pick|take|check|ask|see|count|go & entries of wages|muster|debtor|debtors by letter|confirm the balance|bills with payment|sanction paper|payment vouchers|sign of each|cash book entries & reason|confirm|not signed|missing|short|why; go|visit & branch|society|panchayat|trust|cooperative|ration shop & checked bills|checked their book|checked the book|with bills|vouchers|books of
Income tax: ask|collect|take|get & rent receipt|lic receipt|lic|school fee|form 16|home loan certificate|tuition fee paper & return|tax|filled|deduction|client|salaried|80c; work out|compute|find & tax & 44ad|presumptive|slab|new regime|old regime|capital gain; match|check & form 26as|26as|ais & form 16|income|mismatch|tds
Tax returns: file|upload|fill|submit & gstr|gstr 3b|gstr 1|itr|itr 4|tds return|gst return|tax return & shops|before the 20th|before 20th|due date|government site|portal|before 11th|traders|last date|teachers|salaried; collect|take|ask & papers|form 16 & tax filed|filed their tax|filed tax|filled their return|filled itr
Accounts receivable: send|write|message|call|visit & old bill|bills are old|unpaid|overdue|pending bill|not paid|owes & client|shop|party|parties|customer|brought|lakh; write|list|note|make & owes how much|who owes|shop owes|credit list|udhaar list & since when|how long|days|weeks|followed|called|month
Invoicing: make|send|type|raise & bill with gst|bill of hours|bill for each|bill for job|monthly bills|bills at month end & party|client|customer|mailed|month|job work
Vendor negotiation: ask|call|talk|get & caterer|printer|tailor|tent|vendor|seller|supplier|bus owner & rates|drop|quote|per plate|per piece|each & drop|lower|less|cheaper|reduce|brought down|third
Negotiation: close|settle|bargain|bring & seller|owner|vendor|dealer|landlord|buyer & closed at|said 900|down to|down from & price|rate|rent|pieces|rupees|per
Taxation: check|find|compute|work out|tell & tds|gst|professional tax|advance tax|44ad & must pay|to be paid|has to pay|have to pay|how much|payable & contractor|shop|firm|client|shopkeeper|trader
Auditing: open|count|see|take|check|match & petty cash|sale bill|fixed asset|voucher|purchase bill|asset & same as the book|whether each|in the ledger|with the register|right amount|number sticker|sample
Accounts receivable: make|call|list|phone|remind|chase|message|note & payment|dues & has come|60 days|30 days|90 days|overdue|promised & party|parties|customer|people|buyer|called them
Invoicing: type|make|write|print & bills a day|bills for customer|bill for each|bills for client|daily bills|sale bills & number|gst|hsn|whatsapp|tally|computer
Tax returns: upload|fill|file|enter & sale and buy bill|sale bill|itr|itr 1|gst site|gst bill & 11th|20th|gst site|before the date
Taxation: work out|compute|find|calculate|tell & how much tax|tax to pay|advance tax & shop|trader|firm|challan|client|doctor|owner
Due diligence: see|check|read|list|ask & land paper|company paper|papers of a company|papers of the company|court cases & before & bought|buy|invest|merger|deal|clean|loan; see|check|look & land paper|loan|case & clean|missing
Vendor negotiation: ask|talk|bargain|push|bring & seller|printer|vendor|supplier|caterer|decorator|wholesaler|tent house & cheaper|less rate|lower rate|less price|credit days|more days|rupees less|discount
Negotiation: ask|talk|bargain|convince & days of payment|more days|less rate|lower rent|down from|down to|cheaper & agreed|owner|seller|shop|vendor|printer|rupees
Budgeting: write|decide|fix|list|keep|make|plan & how much each|how much we can|can spend|will spend|to spend on & committee|fest|event|department|club|ngo|month|trip|play; divide|split & costume|light|sound|stage|food|travel|printing|decoration|prize & thousand|lakh|rupees|money|fund
Bank reconciliation: tick|match|sit|compare|check|find|see & cash book|our book|our ledger|our account & bank paper|bank page|bank entry|bank charge|bank statement|bank showed|in the bank|passbook; find|list|trace|note & cheque & uncleared|pending in bank|still in clearing; match|tick|check|compare & upi|card swipe|neft|cheque & bank showed|bank shows|bank statement|passbook
Income tax: match|check|compare|tally & 26as|ais & income|client|told|salary|interest; tell|show|explain|work out|compare & 80c|old regime|new regime|which regime|old and new regime & client|tax|salaried|people|save

# Selling, words and pages
A/B testing: show|send|run|keep|try & old and new|two page|two home page|both version|two mails|two ad & people each|signed up|more people|clicked|more signed|opened
Packaging design: make|design|draw & box|carton|pouch|sleeve & without glue|folded flat|can be folded|for diya
Lead generation: find|search|list|write|collect & restaurant|school|clinic|shop|hotel|compan|firm & sales people|sales team|sales boys & number|mail id|owner name|phone|contact
Digital marketing: put|run|make|give & ads & facebook|google|insta|instagram & coaching|students came|enquiries|shop|customers|admission
Social media design: make|design|draw & poster|story frame|frames|cover|banner|template & insta|instagram|facebook|story & posts|frames|fest|page|story
Client servicing: take|note|write|listen|hear & client|brand & what they want|wants|changes they want|their changes|feedback & design people|designer|design team|creative team|writers
Content creation: make|shoot|upload|post|record & cooking video|study video|travel video|dance video|comedy video|tutorial video|my videos; make|shoot|record|edit & video & upload|uploaded|views|subscribers|my channel|my page
Market research: visit|go|ask & shop|store|dealer & price|model|brand|rate & ask for|people ask|sells|compared|noted
A/B testing: * & two subject lines|half the visitors|half of the visitors|half the users|half of the users
Digital marketing: run|make|manage|set & google ads|facebook ads|meta ads|instagram ads|ads on google|ads on facebook
Social media design: make|design & insta post|instagram post|instagram carousel|carousel|story template|story cover|reel cover|highlight cover|square post
Print design: design|make|lay out|create & visiting card|wedding card|invitation card|menu card|flex banner|letterhead|standee
Motion graphics: * & lower third|moving text|animated logo|logo reveal|animated title|kinetic text
Social media marketing: ask|invite|call|send|pay|get & food blogger|blogger|influencer|insta page|local page & post about|posted about|to post|review|free plate|free meal|free sample|reel; make|run|start|hold|put & giveaway|tag two friends|tag friends|contest on insta|quiz on insta|insta contest|hashtag challenge & follower|insta|instagram|comment|entries; write|post|put & caption|hashtag & most people are online|at 7 pm|at night|insta|instagram|facebook|reel|page|followers
Social media: run|handle|manage|look after & youtube|insta|instagram|facebook|twitter|linkedin & unit|club|cell|society|fest|chapter|page of
A/B testing: change|put|show|try|use & half the|half of the|two photo|two picture|two headline|two button|two price|a week each|one week each|other half & ordered more|clicked|sign up|visitors|app & saw which|percent more|which was|compared|got more
Email marketing: make|send|write|set & mail|mails & left things in cart|left in cart|left the cart|cart|festival mail|birthday mail|welcome mail|offer mail|alumni|groups of buyer|by city & offer|buyer|customer|different|subscriber|each|member|month|come back
Market research: stand|ask|talk|count|go|sit|visit & mall|cafe|market|shop|store|mothers|shopper|rival|competitor & which diaper|which soap|which brand|why they changed|why they buy|what they pay|what they like|how many people go|what price|who buys|which they use
Lead generation: call|phone|ring|message|find|search & numbers a day|numbers from the list|from the list|linkedin|just dial|justdial|google maps|directory & wants a demo|who wants|interested|ready to buy|sales team|sales person|demo|hot ones
Digital marketing: make|run|put|set & ads on google|google ads|facebook ads|meta ads|ads on facebook|ad on insta & which words|enquiries|calls|clicks|dentist|coaching|leads|cost
Copywriting: write|rewrite|make & words on the app|button words|push message|leaflet|hoarding lines|radio spot|ad lines|offer message|sms lines|punch line|tag line & offer|screen|call|people|customers|sale|brand|clinic|shop|buy|launch
Motion graphics: make|animate|draw & chart|arrow|sticker|intro|text|shapes|icons|map & moving|move in a video|moves in|intro with sound|for a youtube|loop|explainer|in video & video|channel|youtube|sound|film|reel
Packaging design: draw|design & packet|box|carton|wrapper|tin|pouch & chips|cover of|soap|spice|sweets|snack; make|test|cut & trial box|dummy box|die line|dieline & bottle|break|fit|glass|product
Print design: make|lay|set|draw & wedding card|menu card|invitation|newsletter|leaflet|brochure|poster|magazine & cut mark|crop mark|bleed|for the press|to the press|print ready|offset|300 dpi|cmyk
Storytelling: write|tell|record|film & story of a|stories of|life of a|day of a & weaver|sweeper|potter|people read|farmer|artisan|vendor|photos|listeners
Client servicing: meet|call|talk|visit|hear|sit & owner|client|brand & every monday|every week|each week|wants|feedback & told the design|told designers|told the team|passed to|design team|creative team|to the team
Content creation: make|shoot|record|post|edit & short video|reel|vlog|shorts|podcast & on local food|on food|voice over|with voice|my channel|my page|subscribers|on study|travel|tips|captions
Market research: go|ask|note|taste|visit|compare|survey & price|sells most|what they drink|what they buy|which brand|offers & kirana|other brand|brands of|shopkeeper|competitor|rival|juice brand|dealer & which|size|why|sells|buy
Email marketing: send|write|remove|make & mail|newsletter & buyer|subscriber|sign up|list|every friday|every week & opened|open it|spam|by itself|new design|dead id|discount
Mailchimp: send|make & mailchimp
Lead generation: take|collect|get & numbers of|phone numbers|visiting cards & stall|mall|kiosk|sales team|exhibition; put|make|add & form on the ad|lead form|enquiry form & number|ad|free class|free trial|people
Digital marketing: make|put|add|ask & google map|google maps|google business & review|come on|timing|enquiries
Client servicing: talk|take|tell|send|call|update & brief from|brief of|what the client|client every|client daily|client changes|what they want & designer|brand|report|changes|copywriter|approval
Print design: lay out|make|design|draw|set & magazine|pamphlet|visiting card|flex|invitation card|booklet|brochure|book cover & for printing|to the press|at the press|printer|cmyk|bleed|page
Storytelling: tell|narrate|act & stories|story|folk tale & puppet|children|voices|saturday|audience|aloud
Social media marketing: boost & post|reel & rupees|rs|within|km|nearby|follower|insta|instagram|facebook
Social media: post|upload|put|share & photo|picture|video|reel|story & insta|instagram|facebook; reply|answer & comment|message|dms|inbox & page|insta|instagram|facebook; look after|take care|handle|run|manage & facebook|instagram|insta & page|account|fest|club|shop
A/B testing: run|make|show|send|put|try|stop & two version|two colour|two design|two subject line|two headline|half of|other half|two picture|two thumbnail|two title & more click|opened more|stopped the weaker|weaker|bought more|worked better|more opens
Motion graphics: make|animate|add|bring|give & logo|title|text|icon|lower bar|name & come alive|move in|moving|slide in|fly in|opening & video|channel|reel|film|youtube|after effects|interview
Packaging design: draw|design|redo|redraw & snack pouch|pouch|carton|soap box|tea box|sachet|jar label|packet & flat cut|folded a dummy|flavour|seen from far|from far|front of|look of|colour of|fold line|front; change & pouch|carton|packet|label & flavour is|seen from far|look of

# Teaching
Counseling: sit|talk|listen|meet & afraid of exam|scared of exam|fear of exam|exam stress|wanted to leave|home problem|family problem|bullied|alone at home & each week|every week|small goals|daily|calm|her|him
Remedial teaching: teach|take|coach|sit|explain & weak student|weak children|weak child|slow learner|weak reader|students who failed|children who failed|failed student
Lesson planning: write|make|prepare|plan & lesson notes|lesson diary|teaching diary|period plan|plan for each period|plan of the period|plan for the class|plan for each class
Sports coaching: teach|train|coach & batting|dribbling|kabaddi|kho kho|badminton|volleyball|swimming|karate|bowling
Teaching aids: make|draw|paste|cut & word wheel|number line|picture card|story card|sandpaper letter|fraction strip|counting frame
Parent communication: * & parents' whatsapp|parent whatsapp|parents whatsapp|parent meeting|parents meeting
Lesson planning: make|write|think|prepare|plan & page for each period|for each period|for each class|for every period|for next day|next day's class|start the topic|starter game|opening activity|period plan & aim|activity|homework|questions|topic
Teaching aids: make|build & model of & show how|to teach|for teaching; make|draw|paste & picture card|word wheel|word cards|flash card|number line|puppet|abacus|clock face|big book & matra|teach|children|class
Parent communication: tell|send|inform|write|message|call & parent|parents|mother|mothers & child ate|child slept|ate and slept|homework|class work|photos of class|behaviour|absent|marks|what the child|at the gate|diary|progress & daily|messages|group|gate|every|how|week|child|school
Counseling: ask|meet|listen|talk|sit & addict|the boy why|the girl why|drinkers|lonely|depressed|scared of exam|broken family|runaway & for an hour|every tuesday|every week|listened|say no|feeling|his mother|her mother|in private|slowly
Remedial teaching: find|take|teach|explain|sit|help & children who could|reading slowly|weak children|weak readers|slow children|those who failed|failed children|lagging behind|behind in class & daily|again|letters|extra|after class|after school|40 minutes|one by one|roti
Google Classroom: make|set|open & online class|google class & with code|join code|class code & students|join|send|marks
Curriculum development: make|write|plan|prepare|design & six week plan|week plan|month plan|year plan|course plan & tailoring|course|what to teach|subject|topics & teach|learn|batch|level
Public speaking: host|speak|address & freshers party|gram sabha|crowd|assembly|rally|audience|stage & mic|stage|about|crowd|before|in front
Presentation skills: make|show|explain|present & slides|findings|ppt|project|charts & spoke|before the company|before the jury|before the panel|before judges|to the board|in front of
Counseling: talk|sit|listen|speak & in stress|stressed|fought|fighting with|lonely|crying|addicted|exam fear & alone|every week|parent|helped them|decide|helpline|in private|secret|feeling
Remedial teaching: teach|sit|start|help|practise & weak in|could hardly|slow learner|weak children|weak student|left behind|failed in & again|stick|read|table|subtract|letter|after school|one by one
Google Classroom: put|post|upload|give|collect & google class|google class page|class page & homework|note|mark|worksheet
Curriculum development: decide|write|plan|make|prepare|divide|list & month by month|week by week|10 week|12 week|six week|whole course & course|taught|chapter|worksheet|level|topic
Sports coaching: teach|train|coach|show & bowling|batting|dribbling|passing drill|kicking|catching|footwork & kid|boy|girl|children|team|under 12|under 14|under 16; make & kid|boy|girl|children|under 12|under 14 & bowling|batting|stretch|dribbling|footwork
Lesson planning: write|plan|decide|think|prepare|make & before every class|before each class|before class|before the period|before every period|coming class|next week & will teach|to teach|which question|how many minutes|which activity; divide|split|break|spread & chapter|unit|syllabus & period|class|week|day & activity|teach; show|submit|give & lesson notes|lesson diary|teaching diary|plan of coming class|plan of class|plan for each period & mentor|teacher|headmistress|school|principal
Teaching aids: cut|make|draw|collect|bring & sandpaper|bottle cap|old button|bead|ice cream stick|matchstick|cardboard|waste box|straw & alphabet|fraction|place value|children learn|learn to count|to teach|small children|for counting

# Hotels
Check-in and check-out: check|see|look & room & guest left|guest leaves|guest was leaving|guests left & bill|desk|towel|minibar|missing
Complaint handling: note|write|take|record|log & complaint & book|register|sheet|ticket & told|called|fixed|solved|closed|till; give|call|change|send & guest|customer & was angry|complained|was upset|shouted|not happy & room|plumber|new|free|another|refund
Table service: take|carry|bring|serve & food|dish|plate|meal & to table|to tables|to the table|at table & water|bill|clear|order
Reservations: pick|attend|take|answer|write & table booking|room booking|seat booking|booking & phone|number of people|names and time|name time|call
Front office operations: stand|sit|work|welcome|greet|handle|manage|answer & hotel reception|hotel desk|hotel front desk|reception of a hotel|guest desk
Check-in and check-out: * & arrival card|guest's id|guests' id|guest id|c form|minibar bill
Banquet operations: * & buffet counter|buffet line|chafing dish|chair cover|banquet table|banquet hall
Reservations: take|note|enter|confirm|change|block & room booking|table booking|booking diary|booking call|guest booking|makemytrip|booking.com
Complaint handling: * & angry customer|angry guest|upset customer|upset guest|unhappy customer|unhappy guest|complaint book|complaint register
Check-in and check-out: take|collect|see|write|ask & id proof|aadhaar|passport|advance & name of guest|names of guest|big register|guest register|room number|luggage|taxi|guests; give|allot & room|rooms & group of|guests|tourists|families|bus of & keys|desk|arrived; take|collect|check|get & keys|key card|room key & mini fridge|minibar|room checked|gave the bill|final bill
Banquet operations: set|arrange|lay|count|carry|fill & plate|spoon|buffet|starter|cutlery|crockery & wedding party|party of|function|banquet|function paper|function sheet|marriage hall & buffet|people|guest|before|spoons
Table service: look after|serve|set|lay|take & table|forks|knives|spoons and|menu|glasses|napkin & dinner|guests sat|dish of the day|guests|diners|lunch|course & menu|knives|forks|napkin|cutlery|glasses|course|table
Complaint handling: hear|listen|read|take|write|give|answer & shouted|bad review|bad reviews|angry|net not working|late pizza|late food|wrong order|cold food|bill was wrong & new one|ticket|sorry|replied|replies|free|refund|solved|technician|calmed
Reservations: tell|take|change|note|keep|confirm & free rooms|rooms are free|date of booking|booking dates|table for|room booking|booking & caller|weekend|advance|diary|tables|rooms|dates
Front office operations: welcome|greet|receive|stand|sit|answer & hotel desk|hotel lobby|hotel counter|reception of a hotel|hotel reception & guest|form|phone|room|people|keys
Food and beverage service: serve|make|take|carry|bring & breakfast buffet|room orders|room service|coffee|starters|drinks & guests|tables|orders|buffet|rooms|diners
Table service: bring|carry|pour|clear|ask|serve & food|plate|water|wine|dish|dessert|bill & from the right|from the left|order|guest|table & table|clear|cleared|dessert|right side|left side
Food and beverage service: tell|suggest|bring|serve & what is in the dish|in the dish|dish of the day|bill|starter & guest|table|diner
Front office operations: tell|call|keep|give|book|carry & taxi|cab|wake up call|luggage|bag|breakfast time|room & guest & breakfast|taxi|luggage|bag|check|key|sight
Reservations: take|note|block|enter & room booking|table booking|bookings from|booking & travel site|diary|blocked|rooms|booking.com|makemytrip|register
Check-in and check-out: give|hand|take|collect & key card|room key|keys of the room|key of the room & guest|bill|id proof|hotel|payment|luggage; fill|take|copy|scan|check & arrival card|c form|guest register|registration card|id proof|aadhaar & guest|hotel|lodge|homestay; check|make|prepare|settle|add & minibar|final bill|room bill|folio & leaving|was leaving|check out|departure
Banquet operations: lay|set|arrange|put|cover|refill|clear|carry|serve & round table|long table|chair bow|chair cover|buffet|chafing|welcome drink|snack tray & marriage|wedding|party|conference|hall|function
Complaint handling: listen|calm|handle|talk|speak|pacify|hear & angry|upset|shouting|irate & customer|guest|caller|passenger; say sorry|said sorry|apologise & guest|customer|passenger|caller|room & room|parcel|order|refund|replaced|food|bill|late|broken|changed

# Wards and laboratories
Gel electrophoresis: make|pour|fill|run|load & percent gel|gel & wells|bands|photo of bands|ladder
Calibration: check|test & pipette|burette|balance & weighing the water|water it gives|ten times|drift
Clinical research: fill|keep|check|enter & study form|study file|trial form|study sheet & patient
Batch records: write|fill|note|enter & tablet|capsule|syrup|ointment|lot|batch & each step|every step & record|weight|time|sheet|sign
Media preparation: pour|boil|mix|weigh|autoclave|melt|make|prepare & nutrient agar|agar plate|lb broth|lb agar|nutrient broth|ms medium|culture medium|pda plate
Protein purification: * & nickel column|ni column|ni nta|affinity column|lysate|eluted protein|his tag
Clinical research: * & study patient|trial patient|case report form|trial visit|study drug|patients of the trial
Calibration: * & standard weight|known weight|slip gauge|master gauge|calibration sticker|due date sticker
Basic life support: * & chest compression|rescue breath|recovery position
Basic life support: do|give|start|learn & cpr & casualty|patient|man|dummy|doctor came|manikin|breath|pulse|person; check|see|feel & breathing|pulse & pressing the chest|press the chest|chest compression|cpr
Medication administration: push|give|hang & antibiotic|injection|iv medicine|insulin|painkiller|right pill & cannula|chart|right bed|right patient|swallowed|slowly|patient
Cell culture: grow|feed|keep|work|split|wash|fill & cancer cell|cells|dishes of cell & warm box|co2|fungus|t25|confluent
Gel electrophoresis: mix|put|load|run|take & dna|rna|protein|blue dye & each hole|each well|on gel|picture of bands|gel|wells|bands & gel|dye|hole|well|ladder
Media preparation: boil|mix|weigh|cool|fill|pour & agar|nutrient broth|ms salts|potato dextrose|lb broth|peptone & petri|plates|ph|autoclave|bottling|tubes
Descriptive statistics: draw|find|compare|make & line through point|how strongly|frequency table|mean and standard|difference & by luck|linked|by chance|strongly|deviation|median|mean
Clinical research: check|explain & rules of the study|fit the study|study rules & patient|consent|sign; write|note|tell|report & side effects & study patient|trial|study form
Health education: teach|tell|give|show|explain & mothers|girls|villagers|school children|women & hold baby|breast milk|menstrual pads|menses|hand wash|ors|clean water|dengue
First aid: give|put|wash|check & ors|shade|cold water|ice|bandage|splint & fainted|bleeding|sprain|snake bite|fell down|collapsed|hurt knee|hurt leg
Kinesio taping: tape|put|apply|stick & ankle|knee|shoulder|wrist|back & stretch tape|elastic tape|k tape|kinesio
Electrotherapy: set|put|give|attach|keep & wet pads|ift|current & knee|shoulder|neck|muscle & current|machine|minutes|pain
Batch records: write|fill|note|sign|check & lot paper|lot sheet|batch paper|batch sheet|batch file|bmr & weight|time|machine number|step|sign|each
Protein purification: run|load|wash|pass|collect & lysate|broken cells|crude extract|supernatant & ni column|nickel|column|imidazole|ni nta|one band
Cloning: put|insert|join|cut|paste & gene & plasmid|vector|coloni|ring|bacteria & colonies|pcr|e coli|enzyme|checked|bacteria
Gel electrophoresis: put|load|give|run|see|melt|pour & samples in|small well|agarose|gel|comb|ladder & band|volt|90 volts|uv light|ladder|under uv
Media preparation: weigh|mix|make|pour|prepare|keep & powder|broth|agar|medium & autoclave & plate|bottle|water|lab|hood
Protein purification: break|pass|wash|spin|collect|load & nickel column|column|beads & protein|imidazole
Cloning: cut|join|put|pick|check & gene|plasmid|ring of dna|white coloni|white colony & bacteria|enzyme|blue one|e coli|took the gene|insert|coloni|colony
Batch records: fill|write|note|enter|sign & lot paper|lot sheet|sheet of each lot|batch sheet|batch paper|batch card|lot card & tablet|syrup|weight|step|time|sign
Clinical research: call|take|fill|keep|note & consent form|case sheet|case report form & trial|medicine count|of the study; call|meet|note|ask|take & study patient|trial patient|patients of the trial|patients of the study & visit|next|medicine|side|sign
Health education: tell|teach|show|explain|talk & sugar patient|village women|mothers|pregnant women|school children|villager & insulin|feet|ors|hand wash|breast milk|iron tablet|clean water|mosquito
First aid: wash|clean|tie|stop|press|put & cut|bleeding|wound|sprain|burn|splint|knee & bandage|splint|ice|took the child|hospital|camp|cold water & child|player|worker|student|camp|leg|boy|girl|hand
Kinesio taping: put|stick|cut|apply & stretchy tape|elastic tape|y shape|kinesio & knee|shoulder|runner|ankle|player
Electrotherapy: put|give|apply|fix & current|tens machine|tens and|ift|muscle stimulator & knee|back|shoulder|neck|pain & minute|patient|pads|muscle
Calibration: put|dip|compare|check|set & ph meter|known weight|vernier|slip gauge|thermometer|micrometer|standard weight & set it right|how much it was off|next date|sticker|off by|ph 4|4 7
Basic life support: press|push|pump & chest & pulse|ambulance|breath|dummy|not breathing|fallen|collapsed; give & chest compression|chest press & dummy|breath|pulse|mouth to mouth; put|attach|fix|use & aed & pad|chest|dummy|breath|collapsed; give & bag and mask|bag mask|ambu|mouth to mouth|rescue breath & patient|casualty|dummy|child|baby|breath
Medication administration: crush|give|push & tablet|pill|medicine|syrup & tube|wrist band|wristband|feeding tube|ward|chart
Cell culture: change|look|feed|split|check|count|see & flask & cells|sticking|attached & medium|media|bottom|full|day|dye|microscope; count & dead cell|living cell|live cell|living and dead cell & dye|blue|chamber|slide
Statistics: take|check|find|see|work out|test|compare & sample|house|group|mark|answer & go together|by chance|related or not|average and spread|p value

# Software
Data science: make|build|train & python model|model in python|ml model & loan|customer|price|sale|crop|guess|say|tell
Manual testing: click|try|test|check|press & every button|every screen|each screen|every link|all buttons|each button|all the buttons
Unit testing: write|add|make|run & checks|small test|tests & bill function|date function|cart function|total function|login function & zero|wrong coupon|discount|empty|code is pushed|by themselves|negative|each time
Manual testing: write|run|follow|do & steps and expected|expected result|test steps|steps to test & login|cart|release|screen|form|app
Usability testing: sit|watch|note|ask|see & shopkeeper|old people|users|farmers|people & where they stopped|where they stop|used the app|used the billing app
Data science: take|use|clean|study & ticket data|sales data|two years of|data of|lakh rows|data & found pattern|patterns & model|guess|predict|rush
Data warehousing: make|load|bring & star table|fact table|store of data|dimension table & billing|shop|sales|report|branches
Geographic information systems: take|mark|make|draw|put|collect & gps of|gps points|gps & map|layers|qgis|google earth & trees|wells|houses|map|ward|village|borewell
Data science: make|build|train & model & guess|tells which|predict|will leave|house price|years of data
Firebase: save|store|keep|use|put & google's online database|google online database|realtime database|firestore & user|chat|login|otp|message
Data warehousing: bring|put|make|load|join & one big database|one database|star schema|fact table|dimension table|fact and dimension & report|branch|sale|dashboard
Usability testing: note|watch|ask|see|sit & got stuck|get stuck|got confused|wrong button|pressed the wrong & user|people|farmer|old|shopkeeper & app|screen|site|page|button|changed
Manual testing: fill|click|try|press|enter|type & wrong number|wrong phone number|empty box|wrong password|wrong email|blank & if it stops|see if|error message|broke|crashed|hangs; click|try|press|check & every button|every link|every screen & app|site|phones|form
Geographic information systems: put|draw|mark|colour|plot|trace & wells|ward|houses|pond|hand pump|road|village & on a map|on map|satellite picture|satellite image|google earth & gps|qgis|depth|satellite|coloured
Unit testing: write|make|add & small check|small test|unit check|checks for each|tests for each|checks for every|tests for every & function|component; check|test & each function|every function|function alone|each method & alone|fake data|mock|lines covered|by itself

# Sites, drawings and cloth
Surveying: read|hold|write|note|put & staff & back and fore|fore reading|back reading|level on the tripod|fore sight|back sight|bench mark
Fabric dyeing: * & dye bath|tie and dye|tie dye|indigo vat|natural dye|reactive dye|mordant
Surveying: * & dumpy level|auto level|total station|ranging rod|back sight|plane table
Structural detailing: draw|show|make|prepare|detail & stirrup spacing|lap length|bar mark|bend length|rebar|bars in beam|bar list & beam|column|slab|footing|drawing|autocad
Electrical engineering: * & mcb|megger|earthing pit|distribution board|contactor|panel wiring|star delta|motor winding|three phase motor|three phase supply
Pattern making: * & paper cutting of|paper pattern|blouse pattern|sleeve pattern|basic block|pattern pieces
Surveying: put|fix|mark|hammer & peg|stakes|lime line & corners|corner of|building|from the drawing|centre line; take|note|read|find & level readings|staff readings|levels each|levels every|ground levels & 20 metres|every 10 m|each 20|soil to cut|road|chainage|plot
Structural detailing: show|draw & bar overlap|bars overlap|hook|stirrup gap|stirrup|lap length|bar mark & footing|column|beam|slab
Electrical engineering: fix|check|draw|connect|test|wire & mcb|megger|earthing|panel diagram|contactor|relay|single line|motor winding & panel|motor|megger|earth|house|diagram|distribution
Engineering drawing: draw|sketch & shaft|bracket|gear|pulley|flange|broken part|jig|casting & vernier|autocad|front view|side view|lathe|with sizes|workshop
Fabric dyeing: make|match|dip|mix & dye bath|reactive dye|reactive blue|reactive red|indigo vat|indigo|shade of the sample & salt|soda|degrees|cloth|fabric|yarn|colour|cotton
Pattern making: make|cut|draw|trace & paper cutting|paper pattern|brown paper|block of a|paper pieces & blouse|kurta|kurti|dart|three sizes|shirt|frock|sleeve|trouser
Surveying: hold & staff & reading|level; set|take|note|measure & total station|dumpy level|auto level|through the level|plot corner & point|road|plot|land|corner|reading; measure|draw & plot|land|boundary|field & with tape|chain and tape|with angles|corners
Structural detailing: draw|detail|show|list & bolt hole|each rod|bend length|cutting length|steel rod|base plate|stirrup & beam|column|slab|shed|spacing; make & rod list|bar list|bar schedule & length|slab|beam
Electrical engineering: draw|join|wire|check|fix & panel|wiring|motor|switch board|distribution board|earthing & load of|with meter|multimeter|three phase|circuit|wire|starter
Fabric dyeing: dip|dye|boil|soak & cloth|yarn|dupatta|fabric|cotton|saree & indigo|shade|marigold|alum|dyed|madder; tie & dupatta|cloth|saree|stole|fabric & dye|dyed
Pattern making: draw|cut|make|take|trace & brown paper|paper piece|pieces on paper|pieces of a kurti|body measure & seam|margin|kurti|blouse|for l|bigger|sleeve|dart|shirt

# Offices
Job analysis: talk|sit|ask|meet & nurse|worker|operator|staff|clerk|guard & job has|skill it needs|what their job|what their work|duties of|their daily tasks & write|wrote|list|sheet|skill
Performance appraisals: keep|make|enter|collect|write & yearly review|year end review|half yearly review|appraisal & worker|staff|employee|team|hr
Coordination: call|ask|message|meet|tell & all teams|every team|all heads|each team|all volunteers & next day|done what|what is left|has done|event|update
Planning: make|write|prepare & chart of which work|which work|who will do|by whom|till when & fest|camp|event|trip|team
Questionnaire design: make|write|frame & questions on|questions about|question & fill it first|filled it first|if it is clear|two friends|pilot|tried it|confusing
Questionnaire design: write|frame|make|prepare & survey question|survey form|questions for survey|questions for a survey|form for survey
Performance appraisals: * & appraisal form|self rating|rating sheet|increment letter|increment sheet
Job analysis: write|list|note|make & duties of each post|duties of each job|tasks of each post|tasks of each job|duties of every post|skills for each post
Job analysis: follow|watch|sit|make|write|note & store keeper|storekeeper|each chair|each seat|each post|operator|worker|clerk|post & all that he does|what he does|what she does|what they do|what skills|skills are needed|skill needed|day's work
Performance appraisals: make|put|collect|fill|prepare|enter & marks to his people|marks to their people|yearly increment|yearly rating|targets and results|increment sheet|increment list|self marks|yearly marks & sheet|form|team head|boss|staff|sales boys|head
Coordination: keep|tell|stand|call|link & in touch|slot and hall|between the kitchen|between the team|both teams|all teams|each department|every team & colleges|teams|hall|vendors|departments|volunteers
Planning: write|make|fix|decide & day by day|hour by hour|who brings what|who does what|date wise list|list of work & camp|trip|fest|event|function|trek|fixed
Questionnaire design: frame|write|make|word & question|questions & with options|options|yes or no|scale|tried it on|google form|easy words & sleep|survey|people|shop|users|mess|habit
Research: find|read|design|meet|study|write & methods others used|what others found|what others did|wrote the gap|research gap|the study|wrote the findings|old studies|past studies & findings|papers|gap|wrote|method|midwives
Job analysis: ask|sit|note|write|list|talk & worker|operator|each post|each role & duties|task|job sheet|all day|what they do & skill|job sheet|duties
Coordination: call|tell|inform|keep|update & caterer|tent|dj|printing|decorator|volunteers|bus driver|sound man|delivery people & right time|in time|on time|informed|dates|so all|same time
Planning: make|write|decide|list & what to do on which day|who will do|which day|day wise list|which work|who does what & camp|fest|trip|event|day|work
Active listening: listen|hear & patiently|full story|till the end & people|old|patient|parent|customer|student|children
Problem solving: find|arrange|fix|think|solve & another shop|another way|other way|second bus|new way|quick fix|in between|last minute & stopped|in time|broke|cancelled|failed|came late
Creativity: think|make|come up & new theme|new idea|own idea|from old newspaper|waste material|from waste & stall|theme|poster|decoration|skit|made it|fest
Performance appraisals: collect|remind|gather|make|send|file|ask & year end form|year end rating|rating form|self rating|ratings of their|ratings of staff|ratings of employee|rating sheet & manager|senior|boss|hod|staff|employee|hr
`
