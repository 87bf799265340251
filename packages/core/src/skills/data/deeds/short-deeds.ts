/** Deeds whose verb and object belong together, so that nothing else need be near: they lie within a few words. */
export const shortDeeds = `
$served: customer|guest|shopper|visitor|caller|patron|passenger|diner|walk in
$machine: motor|motor starter|alternator|transformer|diesel generator|dg set|motor winding|armature
$roster: duty chart|duty list|duty sheet|duty roster|shift sheet|shift chart|shift plan|shift roster|shift list|staff roster|weekly roster|roster|rota

# Serving people
Customer service: serve|greet|welcome|assist|attend to|escort|calm|pacify|seat & $served; hear|listen & guest out|customer out|visitor out|caller out|passenger out; answer|guide|advise & customer|guest|passenger|diner|walk in; meet & walk in shopper|walk in customer; ring|inform|remind & customer|guest|passenger; * & bill customer|bill walk in|bill shopper|bill guest|help customer|help guest|help shopper
Complaint handling: hear|listen|apologise|sort out|make up & guest out|customer out|guest complaint|customer complaint|unhappy guest|unhappy customer|upset guest|upset customer
Reception: answer|attend & intercom|front desk call|reception call; receive|greet|welcome & visitor
Communication: tell|explain|speak|talk|convince|persuade|inform|reassure & parent|mother|patient|relative|villager|farmer|client|customer|guest|visitor|owner|vendor|supplier|shopkeeper|resident|duty doctor|passenger; explain|brief|convey|announce|instruct & junior|fresher|student|worker|volunteer|member|audience; call & candidate|applicant|alumni; conduct|hold & induction|orientation for|orientation of
Ticket resolution: resolve|close|clear & ticket
Call center operations: handle|manage|take|answer & call volume|volume of calls|high volume calls

# Kitchens
Menu planning: develop|plan|write|design|create|make & weekly menu|seasonal menu|new menu|daily special|cyclic menu|menu for
Kitchen management: direct|run|manage|lead|oversee|supervise & kitchen operation|operation of kitchen|kitchen team|kitchen crew
Kitchen hygiene: sanitise|clean|scrub|wash|change & cutting board|chopping board|worktop|deep fryer|prep area|prep station
Cost control: control|cut|reduce|lower & food cost|labour cost|labor cost|beverage cost|operating cost

# Planning and order
Grading: grade|mark|correct & assignment|answer script|answer sheet|homework|lab report
Time and attendance: prepare|draft|check|collect|enter|approve & time sheet|timesheet
Staff scheduling: make|prepare|draw|write|set|keep|plan|fix|arrange|publish & $roster
Planning: make|prepare|draw|draw up|write|set|work out|arrange|fix & timetable|time table|itinerary|route plan|route map|weekly plan|daily plan|tour plan|action plan|work plan|shoot plan|event schedule|practice schedule|training schedule|shoot schedule|run sheet|running order|call sheet|seating plan|gantt chart|activity calendar|content calendar; plan & tour|trip|menu|camp|event|fest|workshop|picnic|shoot|production run|delivery route|bus route|field visit
Documentation: fill|fill in|fill up|note|record|write|maintain|keep|log|enter|complete & log sheet|logbook|log book|batch record|deviation form|inspection report|test report|case sheet|daily report|observation sheet|field note|record book|history sheet|check sheet|measurement book|site diary|wastage sheet|stock register|nurse note
Data collection: fill|fill in|collect|gather|administer & questionnaire|family folder|survey form|household form|household data|interview schedule|survey response
Inventory management: tell|report|inform|note|list|flag|warn & run low|running low|out of stock|short item|near expiry stock|low stock; order|reorder|indent|restock & bean|consumable|ingredient|raw material|stationery stock|medicine stock|kitchen supply|kitchen stock|cup

# Machines and circuits
Electrical machines: change|replace|rewind|megger|service|overhaul|grease|repair|dismantle|align|commission|maintain & $machine
Switchgear: megger|test|overhaul|service|maintain|rack out|wire|rewire & breaker|contactor|overload relay|motor control centre|panel board|capacitor bank|isolator switch|33 kv isolator|11 kv isolator
Substations: log|note|record|monitor|patrol|take & transformer oil|winding temperature|feeder reading|feeder load|busbar|switchyard
Solar PV design: size|calculate|select|choose|lay out|design & solar panel|pv panel|pv module|string inverter|solar array|rooftop solar|solar string
Problem solving: find|trace|locate|detect|work out|find out & why the|cause of|cause for|fault in|the fault|reason for failure|reason for stoppage|loose connection|loose terminal|short circuit|blown fuse|air leak|oil leak; find|find out|work out & why & trip|fail|stop|jam|leak|overheat|vibrate|break|hang|crash; rectify|diagnose|troubleshot|troubleshoot & fault|breakdown|failure|defect|error
In-process inspection: weigh|measure|test|inspect & tablet|capsule|ampoule|vial|blister|strip pack|friability|disintegration time|fill weight|fill volume|rinse water|weight variation; check|do|carry out|perform & friability|disintegration time|fill weight|fill volume|rinse water|weight variation|strip pack|disintegration and|hardness and

Electronics repair: change|replace|repair|test|desolder & mosfet|capacitor|diode|transistor|inverter board|circuit board|smps|motherboard
Soldering: change|replace|desolder & mosfet|capacitor|diode|transistor|smd part
Two-wheeler repair: service|repair|overhaul|strip & bike|scooter|motorcycle|two wheeler|moped
Process improvement: suggest|propose|introduce|add|change & time|stoppage|rejection|scrap|downtime|rework|waiting|breakage & down from|down to|reduce|cut|fell|drop|save
Data management: write|add|build|set & check|validation|test & missing row|rows are missing|duplicate row|null|nightly load|failed load|bad row
Quantity takeoff: work out|calculate|compute|estimate|take off & earthwork|brickwork|steel quantity|concrete quantity|volume of concrete

# Shows of one's own
Content creation: shoot|film|edit|post|record & reel|short video|vlog|carousel
Reels editing: shoot|edit|cut|turn|caption & reel
Social media marketing: shoot|post|make|run|publish & reel|post|carousel & view|seen|follower|likes|reach|impression

# Pages, batches and fields
Performance optimization: cut|reduce|bring|speed|lower & first load|load time|page load|loading time|bundle size|response time|first paint; split|lazy load|compress|cache & bundle|image & fast|load|second|size
Quality control: check|test|measure|inspect & every batch|each batch|all batches
Irrigation: lay|fit|run|set|use & drip line|drip lateral|drip kit|drip set

# People who join
Onboarding: show|induct|guide|train|welcome|brief|teach|settle|buddy & new joiner|joiner|joinee|new recruit|new hire|new colleague|new staff|newcomer

# Care
Patient education: instruct|educate|teach|counsel|guide & patient|family member & discharge|home care|self care|wound care; hand|give|explain|tell|advise|show & dose|dosage|how to take|side effect|dose advice & patient|relative|mother|attendant
Operating room nursing: pass|hand|count|arrange|lay & surgical instrument|instrument & case|surgery|operation|theatre|surgeon|swab; count & swab & instrument|theatre|surgery|operation
Anthropometry: weigh|measure|plot & under five|anganwadi child|child growth|growth chart|height and weight|mid arm

# Law
Due diligence: go through|review|read|check|examine|list|study & vendor agreement|lease deed|contract|agreement|record|filing & acquisition|merger|share purchase|target company|change of control|investor|takeover
Company secretarial practice: prepare|draft|write|update|file & board resolution|minute book|minutes book|statutory register|agm notice|incorporation paper|notice of board|mgt 7|aoc 4|roc annual return|roc return
Legal aid: tell|advise|guide|explain|help|write|type|draft & legal aid|free legal|help desk & application|visitor|walk in|litigant|paper|dispute|people

# Design and print
3D rendering: render & interior|exterior|villa|facade|living room|bedroom|walkthrough
Packaging design: draw|design|make|prepare|redraw|rework|redesign & dieline|die line|carry bag|gift box|carton|wrapper|pouch|label for
Prepress: stand|check|approve|prepare|send|pass|mark & press proof|print proof|colour proof|print ready|offset press|at the press
Signage: mock up|design|draw|paint|place|make & signage|direction board|arrow|wall sign|sign board
`
