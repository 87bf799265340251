/** Supply chains, warehouses, purchasing, factories, quality. */
export const logisticsAndOperations = `
# Supply chain and logistics
Route optimization: redraw|optimise|shorten|cut|reroute|replan|re plan|rearrange|cluster & route|milk run|stop|delivery point|drop point|round & vehicle|van|kilometre|km|truck|rider|fuel|distance|tempo|delivery; plan|design|find|compute|model & delivery route|milk run|collection route|pickup route|garbage route|bus route|van route|route for delivery|route of & kilometre|km|fuel|distance|shortest|fewer|shorter|vehicle|van|truck; solve|model|code|find & travelling salesman|vehicle routing|shortest tour|shortest route|shortest path for & van|truck|delivery|stop|customer|vehicle|depot|route|bus|rider|city|node
Transportation management: book|plan|arrange|schedule|track|coordinate|allocate & truck|tempo|lorry|trailer|carrier|transporter|vehicle & load|freight|dispatch|trip|consignment|depot|route|delivery|shipment
Dispatch planning: plan|schedule|sequence|prepare|coordinate|sort & dispatch|loading plan|loading of truck|delivery slot|truck load|delivery schedule|delivery run & order|truck|van|vehicle|customer|depot|daily|warehouse|rider
Logistics: coordinate|arrange|move|track|ship|transport|handle|organise & consignment|shipment|cargo|freight|goods|material & carrier|warehouse|truck|port|depot|courier|container|site|delivery
Last-mile delivery: deliver|assign|track|monitor|coordinate|analyse & rider|delivery partner|delivery boy|hub|pincode|doorstep|delivery executive & order|parcel|attempt|delay|route|failed|time|zone|slot
Inventory management: count|track|reorder|monitor|record|update|control|maintain|check|issue|replenish|log & stock|inventory|raw material|spare part|sku|consumable & store|warehouse|godown|register|level|sheet|stockout|shortage|tally|excel|kitchen|bin|daily|weekly|item|shop|expiry|minimum; count|reconcile & physical stock|closing stock|store stock
Cycle counting: count|recount|check|verify & bin|sku|stock|rack|shelf stock|inventory & book stock|system stock|variance|mismatch|cycle|discrepancy|system quantity|physical count|software|sheet|against
Stock registers: update|maintain|keep|record|write & stock register|bin card|stock ledger|issue register|material register|stock sheet
Goods receiving: receive|unload|check|inspect|inward|enter|record & goods|material|consignment|delivery|shipment|carton|box & grn|challan|purchase order|goods receipt|damage|short supply|packing list|shortage|quantity|gate entry
ABC analysis: classify|group|sort|rank|categorise & inventory|item|stock|sku|part|spare & abc|annual usage|consumption value|fast moving|slow moving|ved|xyz
Inventory optimization: calculate|set|compute|find|model|revise|work out & reorder point|safety stock|reorder level|economic order quantity|eoq|minimum stock|order quantity|stock level; reduce|cut & stockout|excess stock|dead stock|slow moving stock|overstock|inventory cost|inventory holding|stock outs
Demand planning: forecast|predict|estimate & demand|sale|order|offtake & sku|store|season|month|stock|inventory|warehouse|item|product line|depot|replenish|material
Demand forecasting: forecast|predict|estimate|model|projection & demand|weekly sale|monthly sale|order volume|sale of each & item|sku|product|store|week|month|moving average|smoothing|season|error|arima|dish
Goods receiving: tally|match|check|compare & challan|gate pass|delivery note
Inventory management: issue|receive & material|raw material|goods|lots & challan|slip|store|indent|requisition
Procurement: buy|purchase|source|order|procure|invite|float|raise & material|equipment|component|spare|stationery|raw material|machine|medicine|consumable|uniform & vendor|supplier|quotation|quote|tender|price|indent|purchase order|purchase requisition|comparison
Quotation comparison: compare|tabulate|collect|invite|obtain|evaluate|gather & quotation|quote|bid|rate|offer & vendor|supplier|contractor|transporter|lowest|l1|comparative statement|dealer|printer
Purchase orders: raise|issue|prepare|create|release|track|follow up|draft & purchase order|po|purchase requisition|indent & vendor|supplier|material|sap|approval|delivery|item|buyer|store|department
Strategic sourcing: find|shortlist|qualify|source|onboard & supplier|vendor|two manufacturers|three manufacturers & new|alternate|cheaper|component|fabric|raw material|capability|sample|region
Supplier evaluation: rate|score|audit|visit|assess|evaluate|rank|monitor & supplier|vendor|subcontractor|transporter & delivery|quality|scorecard|lead time|capability|rejection|on time|criteria|performance
Vendor management: follow up|coordinate|negotiate|chase|onboard|manage & vendor|supplier & delivery|payment|rate|order|lead time|material|dispatch|quality|pending
Spend analysis: analyse|classify|study|categorise|compare & purchase spend|spend data|purchase data|procurement spend|spend by|spend across
Warehouse management: store|stack|arrange|label|organise|relocate|supervise|locate & pallet|rack|godown|warehouse|storeroom & stock|goods|carton|item|space|aisle|bin|material
Warehouse layout: redesign|plan|change|rearrange|propose|draw|move|relocate & warehouse|godown|store|rack|aisle|bin location|slotting & layout|walking|fast moving|picking|space|travel
Picking and packing: pick|pack|label|sort|box & order|parcel|carton|shipment & dispatch|warehouse|courier|scanner|daily|ship|hub|invoice|per day|per hour|an hour|a day
Order management: process|enter|track|confirm|punch|handle & sales order|online order|order sheet|purchase order & dispatch|delivery|erp|stock|invoice|system|portal|daily|warehouse|shopify|sap
Reverse logistics: collect|sort|process|inspect|handle|restock|reduce & return|returned item|returned parcel|rto & customer|refund|parcel|warehouse|resale|damage|courier|e commerce|order
Shipping: prepare|book|pack|ship|track|arrange|send & shipment|export order|container|sea freight|air waybill|parcel & customs|buyer|port|courier|abroad|packing list|export|vessel|label
Import documentation: prepare|check|file|draft|collect & bill of lading|packing list|bill of entry|airway bill|import document|shipping document
Export documentation: prepare|check|draft|file|collect & shipping bill|certificate of origin|commercial invoice|export invoice|packing list|export document|phytosanitary
Customs clearance: file|prepare|clear|classify|check|submit & bill of entry|shipping bill|hs code|hsn code|customs duty|duty drawback & customs|import|export|port|consignment|icegate|cargo|broker
Freight forwarding: book|compare|negotiate|quote|coordinate & container|vessel|freight rate|sea freight|air freight|shipping line|carrier rate
Fleet management: track|monitor|schedule|service|maintain|log & vehicle|truck|fleet|bus|van & gps|fuel|mileage|driver|trip sheet|service date|breakdown|permit|utilisation
Cold chain: monitor|log|record|maintain|check & temperature & cold storage|reefer|vaccine carrier|chiller|freezer|cold room|refrigerated truck|vaccine
Lead time reduction: reduce|cut|shorten|map|analyse & lead time|delivery time|order to dispatch & supplier|order|day|from|vendor|material
Supply chain network design: choose|model|optimise|find|place|select & warehouse location|hub location|depot location|facility location|number of warehouse|distribution centre location
Sales and operations planning: align|plan|match|balance & production|supply & sales forecast|demand|sales plan|sales target & monthly|plant|capacity|meeting|stock|week
Supply chain analytics: analyse|build|track|visualise|study & delivery data|shipment data|on time delivery|fill rate|otif|lead time data|inventory turn|freight cost|logistics cost
Materials management: issue|store|plan|track|reconcile & raw material|construction material|cement|spare|bill of material & site|production|consumption|plant|requirement|register
Packaging: design|test|choose|reduce|redesign|change & carton|corrugated box|packaging material|shrink wrap|pouch|bottle pack|outer box & product|damage|cost|transit|shelf|drop test|supplier|food

# Manufacturing
Production planning: plan|schedule|sequence|prepare|load|level & production|batch|shift|machine|work order|job order & capacity|order|daily|weekly|line|material|dispatch|target|output
Line balancing: balance|measure|redistribute|reduce|calculate|record|equalise & takt|workstation|station|operator|assembly line|sewing line|cycle time & idle|bottleneck|output
Work study: time|measure|record|observe|study|note|film & operator|worker|sewing operation|motion|task cycle & stopwatch|time study|standard time|cycle time|motion study|sam|smv|allowance; conduct|do|perform|carry out & time study|motion study|method study
Lean manufacturing: reduce|eliminate|cut|remove|find & waste|muda|motion|waiting|changeover|scrap|rework|inventory & line|shop floor|workstation|production|process step|plant|cell|factory|assembly
5S: sort|label|arrange|mark|shine|organise|red tag|implement & tool|shop floor|workplace|workstation|tool rack|storeroom|workbench & shadow board|floor marking|searching time|5s
Kaizen: suggest|implement|submit|record|lead & kaizen|small improvement|improvement suggestion & line|machine|operator|shop floor|cell|save|plant
Kanban: set up|design|introduce|implement|place & kanban|two bin|pull system & part|material|store|line|card|replenish
SMED: reduce|cut|shorten|bring down & changeover|setup time|die change|mould change|tool change
Value stream mapping: map|draw|chart & value stream|material and information flow|non value adding & lead time|process|plant|order|line|production
Overall equipment effectiveness: calculate|track|record|measure|raise|improve & oee|machine availability|machine downtime|equipment effectiveness|machine utilisation
Plant layout: redesign|draw|plan|propose|change|rearrange & layout & shop floor|plant|machine|factory|workshop|material flow|line
Manufacturing processes: operate|run|set|observe|work on|make|machine|trained on & lathe|milling machine|power press|hydraulic press|moulding machine|shaper|grinding machine|shop floor|furnace|extruder|drilling machine & part|component|job|batch|production|tolerance|plant|workpiece; turn|mill|weld|drill|machine & frame|shaft|roller|part|component|bracket|housing & on the lathe|college lathe|lathe machine|milling machine|drilling machine|workshop lathe
CNC machining: program|set|run|operate|machine|turn|mill|wrote & cnc|vmc|g code|machining centre & part|job|tool|offset|fixture|feed|component|aluminium|steel
Machining: turn|mill|drill|grind|bore|face|thread & lathe|milling machine|drilling machine|shaft|workpiece|mild steel|grinder
Computer-aided manufacturing: generate|simulate|program|create & toolpath|tool path|nc code|cam program
Welding: weld|tack|join|braze & frame|chassis|pipe|plate|joint|steel|bracket|tube|arc|tig|mig|electrode|sheet
Metal fabrication: cut|bend|weld|drill|grind|fabricate|fold & sheet|angle|plate|steel frame|mild steel|tube|bracket|chassis|aluminium sheet & assemble|rivet|frame|press brake|shear|structure
Sheet metal: bend|cut|punch|fold|nest|design|unfold & sheet metal|flat pattern|press brake|bend allowance|enclosure
Casting: cast|pour|mould|melt & sand|molten|aluminium|pattern|riser|gate|core|foundry|furnace
Injection molding: set|run|design|trial|optimise|analyse & mould|moulding machine|plastic part|moulded part & injection|gate|sink mark|short shot|warpage|cavity|plastic|cycle
3D printing: print|slice|fabricate|prototype & filament|pla|fdm|layer height|3d printer|resin printer|cura|print bed|abs plastic
Jigs and fixtures: design|make|model|build|machine & fixture|jig|clamp & part|weld|drill|assembly|locator|hold|component|inspection
Assembly line: assemble|fit|join|fasten & line|station|shift|unit & torque|screw|component|subassembly|conveyor|work instruction|unit a day|per shift
Work instructions: write|prepare|draft|revise|make|photograph & work instruction|standard work|operator instruction|one point lesson|assembly instruction|visual aid for operator
Preventive maintenance: grease|oil|inspect|service|schedule|check|lubricate|plan|replace|maintain|overhaul & machine|pump|motor|bearing|compressor|conveyor|boiler|generator|belt|gearbox & breakdown|checklist|weekly|monthly|downtime|maintenance|worn
Condition monitoring: monitor|measure|record|predict|analyse & vibration|bearing temperature|oil sample|thermography|motor current & bearing|failure|machine|motor|pump|fault|trend
Industrial automation: automate|program|wire|integrate|commission & conveyor|machine|pick and place|pneumatic cylinder|packing line|sorting & plc|sensor|actuator|relay|robot|hmi
Industrial robots: program|teach|simulate|operate|commission & robot arm|welding robot|six axis|pick and place robot|cobot|kuka|fanuc robot|abb robot
Plant operations: run|operate|supervise|monitor|record & shift|plant|boiler|reactor|unit & production|parameter|log sheet|control room|output|batch

# Quality
Quality control: inspect|check|measure|examine|reject|sort & part|component|batch|garment|lot|piece|finished product|incoming material|raw material|weld & defect|drawing|tolerance|gauge|vernier|micrometer|aql|dimension; measure|check|inspect & shaft|bush|gear|bearing|bolt|casting|rod & micrometer|vernier|go gauge|dial gauge|bore gauge|control chart
In-process inspection: inspect|check|patrol|measure & in process|hourly|line|during production|first piece|shift & defect|dimension|part|tolerance|garment
Incoming inspection: inspect|check|test|sample|measure & incoming material|incoming part|incoming goods|received lot|raw material|supplier lot & defect|certificate|lot|reject|specification|dimension|quality
First article inspection: inspect|measure|check|report & first article|first piece|first off
Quality assurance: audit|verify|document|maintain|check|prepare & quality manual|quality record|quality procedure|process audit|iso audit|non conformance|quality standard|batch record
Root cause analysis: find|trace|analyse|investigate|identify|study & root cause|cause of defect|cause of rejection|reason for failure|cause of breakdown|cause of delay|cause of failure|reason for rejection; ask|apply|use & five why|5 why|why why
Fishbone diagram: draw|make|prepare|use|map & fishbone|ishikawa|cause and effect diagram
CAPA: write|raise|close|track|prepare|file & corrective action|preventive action|capa|8d report & audit|complaint|deviation|non conformity|customer|quality|defect
FMEA: score|rate|list|rank|prepare & failure mode|risk priority number|rpn|severity occurrence & design|process|detection|action|part|severity|component|effect
Pareto analysis: draw|plot|rank|make|chart|prepare & pareto|80 20|top defect|vital few & defect|downtime|cause|complaint|rejection|loss
Control charts: plot|draw|chart|monitor|build & x bar|control limit|control chart|cp and cpk|cpk|process capability|p chart
Statistical process control: plot|chart|monitor|calculate|study & cpk|control limit|process capability|x bar|special cause|variation & process|line|part|machine|diameter|weight|batch|dimension
Six Sigma: reduce|lead|complete|apply|cut & dmaic|sigma level|defect per million|dpmo|define measure analyse
Measurement system analysis: run|conduct|perform|calculate|study & gauge r|gage r|repeatability and reproducibility|measurement system
PPAP: prepare|submit|compile & ppap|part submission warrant|part approval
Metrology: measure|inspect|check|record & vernier|micrometer|dial gauge|cmm|height gauge|profile projector|coordinate measuring|bore gauge|slip gauge
Calibration: calibrate & gauge|instrument|sensor|balance|micrometer|thermometer|pressure|flow meter|pipette|meter|equipment|transducer; send|track|schedule & calibration & certificate|due date|instrument|lab
Non-destructive testing: test|inspect|scan|check & ultrasonic|dye penetrant|magnetic particle|radiography|eddy current & weld|crack|casting|flaw|pipe|joint|defect
Tensile testing: test|pull|measure|prepare|break & tensile|universal testing machine|utm|hardness tester|rockwell|vickers|charpy & specimen|sample|strength|steel|strain|coupon|composite|fabric strip|hardness
ISO 9001: prepare|audit|document|help|write|implement & iso 9001|quality manual|surveillance audit|quality procedure & iso|certification|clause|internal
Good documentation practice: record|check|complete|review & logbook|batch record|controlled document & alcoa|overwriting|signature|audit trail|correction
Occupational safety: inspect|conduct|train|report|audit|check|deliver|enforce|record & safety|ppe|helmet|near miss|toolbox talk|fire extinguisher|accident|harness|evacuation & site|worker|plant|shop floor|factory|workshop|contractor|drill|warehouse|construction
Hazard identification: identify|list|assess|rate|walk & hazard|unsafe act|unsafe condition|near miss|job safety analysis & plant|site|worker|task|risk|control|shop floor|activity
Textile manufacturing: run|test|check|study|observe|operate & loom|spinning|yarn|dyeing|ring frame|carding|knitting machine & count|mill|shade|gsm|strength|batch|breakage|efficiency
`
