/**
 * Workshops, sites and studios in the words of their people: machines and gauges, circuits, solar roofs, garages, survey
 * instruments, dye baths, looms, cameras and stages. Most groups hold things that no other trade handles.
 */
export const workshopsAndStudios = `
$mend: repair|replace|change|overhaul|fit|service|refit|rebuild|adjust|dismantle|renew
$fit: fit|install|mount|fix|erect|commission|bolt|connect|set up|wire|replace|instal
$run: run|operate|set|load|mind|handle|start|attend
$find: find|measure|check|test|take|determine|calculate|run|do|conduct|perform|note|record|plot
$draw: draw|draft|prepare|make|detail|revise|update|issue|complete|produce|do
$play: play|perform|accompany|present|practise|give|keep
$cloth: cotton|silk|wool|viscose|polyester|georgette|chiffon|mulmul|khadi|cloth|fabric|yarn|hank|saree|dupatta|stole|scarf|kurta|knit|greige|linen|metre of

# Machines and measuring
Lathe operation: turn|face|bore|machine|part off|chamfer|knurl & shaft|bush|pin|sleeve|flange|roller|spindle|pulley|rod|ms job|mild steel job & lathe|facing|boring|chuck|tailstock|tool post|knurling|turret|capstan; * & tailstock|three jaw chuck|four jaw chuck|parting tool|knurling tool
Milling: * & end mill|face mill|dividing head|indexing head|milling cutter|side and face cutter
Grinding: * & wheel dressing|surface grinder|cylindrical grinder|centreless grinder|magnetic chuck
Drilling and tapping: drill|tap|ream|countersink & hole|plate|flange|casting|bracket & m6|m8|m10|m12|m16|radial|pillar|bench drill|tap set|reamer; make|drill|bore|tap|ream & mm hole|hole|holes & pillar|radial|bench drill|drill machine|pillar machine|plate|flange
CNC setting: set|enter|take|touch off & work offset|tool offset|g54|job zero|work zero|tool length & cnc|vmc|hmc|machine|turning centre|fanuc|job
CNC machining: * & g54|canned cycle|turning centre|fanuc|sinumerik|cutter compensation; $run & fanuc|turning centre|vmc|cnc|hmc|machining centre & bush|shaft|part|flange|component|shift|piece|job
Gear manufacturing: cut|hob|shape|shave|grind & gear|spline|pinion|sprocket & hobbing|hob|teeth|module|gear shaper|index
Arc welding: * & e6013|e7018|6013|7018|electrode holder|electrode oven
Weld inspection: check|inspect|measure|test|find & undercut|porosity|weld bead|fillet size|leg length|root gap|slag inclusion|spatter & weld|joint|bead|fabrication|pipe|tank
Dye penetrant testing: * & dye penetrant|penetrant and developer|dp test|dpt of|mpi test|magnetic particle
Ultrasonic testing: * & flaw detector|ut probe|couplant|ultrasonic probe
Hardness testing: * & rockwell|brinell|vickers|bhn|hrc
Tensile testing: * & extensometer|universal testing machine|utm machine|dumbbell specimen; pull|break|load|test & specimen|coupon|bar|dumbbell & tensile|utm|elongation|yield strength
Heat treatment: * & carburising furnace|tempering furnace|salt bath furnace|quench tank|case depth|nitriding|induction hardening
Foundry work: * & cupola|core box|cope and drag|green sand|sand mould|moulding box|runner and riser|tundish
Moulding sand testing: $find & green strength|permeability|compactability|clay content|moisture & moulding sand|green sand|foundry sand
Injection molding: * & shot weight|sprue|barrel temperature|mould temperature controller|hopper dryer|injection pressure
Mould changing: change|set|load|mount|swap & mould|mold & injection|moulding machine|tonne machine|press of
Blow molding: $run & preform|pet bottle|parison
Plastic extrusion: $run & extruder|blown film|haul off|die head & film|pipe|sheet|granule|profile|kg|line
Shot blasting: blast & grit|garnet|shot|sand & sa 2 5|casting|plate|tank|structure
Deburring: remove|file|clean|knock off & burr|sharp edge & part|piece|casting|bracket|plate|hole|component
Powder coating: spray|coat|load|bake|hang & powder coat|powder coating & booth|oven|micron|dft|panel|gate|grill|rack
Electroplating: plate|rack|electroplate & zinc|nickel|chrome|copper|silver & bath|barrel|plating|anode|vat of
Metrology: * & bore gauge|plug gauge|go no go|slip gauge|snap gauge|height gauge|profile projector|sine bar|thread gauge|air gauge|radius gauge; gauge|measure|check & bore|diameter|thread|shaft & air plug|plug|micrometer|vernier|comparator|dial|reject
Gauge calibration: calibrate|check|verify|send & pressure gauge|vernier|micrometer|dial gauge|plug gauge|bore gauge|snap gauge & calibrat|master|certificate|due|slip gauge|nabl|dead weight
Incoming inspection: check|inspect|verify|sample|reject & incoming|inward|supplier lot|received lot & casting|component|dimension|vernier|test certificate|forging
Sampling inspection: draw|pick|check|inspect & aql & lot|carton|piece|garment|part
Bearing replacement: change|replace|press|pull|fit|mount & bearing & puller|induction heater|blower|motor|pump|roller|fan|gearbox; pull|press|knock|draw|heat|remove & 6204|6205|6206|6305|6308|bearing & motor|fan|pump|gearbox|blower|alternator|spindle
Belt and pulley maintenance: change|replace|tension|align|tighten & v belt|flat belt|drive belt|belt tension & pulley|machine|blower|compressor|motor|conveyor
Mechanical seal replacement: replace|change|fit|repack|renew & mechanical seal|gland packing|gland rope
Machine lubrication: * & grease nipple|grease point|lubrication chart|grease gun|slideway oil
Hydraulic systems: change|fix|replace|repair|bleed & hydraulic hose|cylinder seal|hydraulic oil|power pack|hydraulic cylinder
Breakdown maintenance: attend|handle|rectify|repair|fix|clear & breakdown & machine|press|conveyor|mill|plant|shift|line
AC servicing: clean|gas|service|install|repair|charge|wash|fit & split ac|window ac|indoor unit|outdoor unit|ac filter|cassette ac|ac coil
Refrigerant charging: charge|recover|fill|top up|evacuate & r32|r22|r410a|r134a|refrigerant
Heat load calculation: calculate|estimate|work out|find & cooling load|heat load|tonnage|heat gain & room|hall|office|hap|e20|floor|building
Chiller operation: log|check|run|start|watch & chilled water|condenser approach & temperature|shift|hourly|plant|mall|hospital
Crane operation: drive|operate|run & eot crane|hydra crane|overhead crane|gantry crane
Lift engineering: * & lift pit|lift car|door operator|counterweight|guide rails|overspeed governor & lift|elevator|rope|floor|alignment
Valve assembly: lap|assemble|fit|overhaul|repack & valve seat|gate valve|ball valve|globe valve|butterfly valve
SAM calculation: calculate|time|study|prepare|work out & sam|smv|standard minute & sewing|garment|shirt|collar|stitching
Bicycle repair: $mend & bicycle|cycle chain|cycle brake|cycle tube|derailleur

# Wires and boards
Earthing: dig|make|install|test|measure|bury|lay|drive & earth pit|grounding pit|earth electrode|earth strip|gi strip|earthing plate|earth rod|chemical earthing|copper plate & ohm|panel|transformer|plant|building|charcoal|site|kw|kva; grounding pit|earth pit|earth electrode & ohm
Switchgear: * & acb|vcb|ring main unit|rmu|sf6 breaker|breaker trolley
Substations: log|inspect|check|operate|maintain|watch & isolator|bus coupler|lightning arrester|33 kv|66 kv|132 kv|220 kv & substation|switchyard|bay|feeder|control room
Transformers maintenance: check|top up|change|replace|inspect & silica gel|conservator|buchholz|breather|bushing|oltc & transformer|kva|mva|oil
Transformer oil testing: test|filter|sample|filtrate & bdv|transformer oil
Generators: start|run|service|load|maintain|top up & dg set|diesel generator|genset & kva|oil|coolant|filter|hour|load|diesel|battery
UPS and inverter servicing: install|service|replace|repair|fit & ups|home inverter & battery|batteries|kva|distilled water
Battery maintenance: top up|check|measure|charge|clean & distilled water|specific gravity|hydrometer|electrolyte & battery|batteries|cells
Lighting installation: fit|fix|install|replace|erect & street light|flood light|high mast|tube light|led fitting|light pole
CCTV installation: $fit & dome camera|bullet camera|nvr|dvr|ip camera|ptz|cctv
Access control systems: $fit & boom barrier|door access|em lock|biometric machine|flap barrier
Fire fighting systems: $fit & smoke detector|hooter|manual call point|sprinkler head|heat detector|fire panel
Control valves: stroke|calibrate|overhaul|check|tune & control valve|positioner
Motor control: set|enter|change|program & vfd|ac drive & parameter|ramp|hz|frequency|acceleration|rpm
DCS operation: monitor|watch|control|operate|handle & dcs & plant|loop|trend|alarm|shift|unit|screen
Cable laying: lay|pull|dress|bury|run & armoured cable|ht cable|lt cable|power cable|xlpe|cable tray|3 5 core
Overhead line work: string|patrol|erect|climb|sag & conductor|overhead line|11 kv line|33 kv line|transmission line|insulator string|tower line
Lighting layout: calculate|plan|simulate|design & lux & room|hall|floor|office|fixture|classroom|shop
Appliance repair: $mend & washing machine|microwave oven|geyser|mixer grinder|fridge compressor|water cooler|induction cooktop|table fan
Mobile repair: $mend & phone screen|mobile screen|charging jack|phone display|touch panel|phone battery|mobile display
Water purifier servicing: $mend & ro membrane|sediment filter|water purifier|ro purifier|carbon filter
Home automation: $fit & smart switch|smart bulb|smart lock|smart plug|zigbee
Soldering: join|joint|tin|attach & smd|through hole|header pin|0805|0603 & iron|board|tip|pcb
PCB assembly: mount|populate|place|assemble|stuff & smd|through hole|component|ic & board|pcb; stuff|populate|solder|assemble & board|pcb & controller|stuff|through hole|smd|component|reel|batch|unit
PCB rework: reball|rework|remove|replace|lift & bga|smd|qfn|qfp & hot air|wick|rework station|board
PCB etching: etch & copper clad|ferric chloride|pcb
Breadboarding: build|wire|test|try|make|rig & breadboard|perfboard|zero pcb|veroboard
Gerber files: generate|export|send|check|review|release & gerber|drill file|pick and place file
SMT line operation: $run & pick and place|reflow|stencil printer|solder paste & line|board|feeder|shift|machine|panel
Board functional testing: test|check|screen & pcba|board|pcb & ict|burn in|test jig|bed of nails
ESD control: wear|check|follow|keep|test & wrist strap|esd mat|esd shoe|esd bag
Firmware flashing: flash|burn|load & firmware|hex file|bootloader & st link|jtag|board|programmer|unit|esptool; burn|flash|load|upload & hex|bin file|firmware|bootloader & usbasp|attiny|esp32|atmega|stm32|st link|unit|board|avr

# Sun and wind
Shadow analysis: mark|map|plot|study|note|check|simulate|measure|find|trace & obstruction|shadow|shade|near shading & roof|rooftop|array|solar|suneye|pv|terrace
Net metering: file|apply|submit|follow up|process|prepare|get|complete & net meter|net metering|bidirectional meter|bi directional meter; file|apply|submit|follow up|process|prepare & export import|import export & rooftop|solar|discom|kwp; get|arrange|chase|follow up|obtain & load sanction|meter change|load extension|synchronisation & discom|solar|rooftop|kwp
Module mounting structures: $fit & purlin|mms|mounting structure|ballast block|mid clamp|end clamp & module|solar|kw|kwp|pv
Solar inverter installation: $fit & sungrow|growatt|solis|fronius|goodwe|solaredge|enphase|string inverter|central inverter|solar inverter|grid tie inverter|hybrid inverter
Energy yield simulation: simulate|run|prepare|generate|model|estimate|work out & pvsyst|helioscope|specific yield|pvsol|solar yield
Solar panel cleaning: wash|clean|wipe & solar panel|solar module|pv module|pv panel|solar array|solar plate; wash|clean|wipe & module & brush|ro water|soiling|rooftop
Solar DC wiring: crimp|lay|connect|pull|run|terminate & mc4|string cable|solar cable|dcdb|acdb|string combiner
IV curve testing: $find & voc|isc|iv curve|i v curve|string voltage & string|module|array|solar
Solar plant monitoring: monitor|track|log|watch|compare & daily generation|energy generation|power generation|inverter fault|inverter data & solar|pv|mw plant|kw plant|rooftop plant
Solar site survey: visit|measure|survey|inspect|check & roof|rooftop|terrace|shed & solar|pv|kwp & area|shadow|tilt|parapet|bill|azimuth|site|measure
Solar subsidy applications: apply|fill|upload|submit|file|process & subsidy|surya ghar & rooftop|solar|kw
Solar pump installation: $fit & solar pump|solar water pump|solar submersible
Battery bank sizing: size|calculate|work out|select & battery|batteries|battery bank & ah|autonomy|backup hour & solar|off grid|inverter|home
Solar sales: sell|pitch|quote|close & rooftop solar|solar plant|solar system|solar panel & customer|proposal|lead|society|household|payback|owner
Wind turbine maintenance: * & nacelle|wtg|pitch bearing|yaw drive|yaw motor

# Garage
Brake repair: $mend & brake pad|brake shoe|brake fluid|brake drum|brake disc|brake cable|caliper pin
Clutch repair: $mend & clutch plate|pressure plate|clutch cable|release bearing
Suspension repair: $mend & shock absorber|lower arm|ball joint|link rod|fork oil|fork seal
Vehicle periodic servicing: change|do|complete|carry out|replace|finish & engine oil|oil filter|spark plug|periodic service|free service|paid service & car|bike|scooter|vehicle|two wheeler|workshop|km
Fuel injector cleaning: clean|test|replace|remove & fuel injector|common rail|injector & diesel|car|engine|truck|vehicle
Alternator and starter repair: $mend & alternator|self starter|starter motor & car|vehicle|truck|bike|charging|tractor
Wheel alignment: align|balance|rotate|set & wheel|toe|camber & alignment|balancing|weights|3d aligner|tyre
Tyre fitting: change|fit|mount|patch|repair & tyre|puncture & tubeless|rim|tube|truck|car|bike|bead|workshop
Denting and painting: pull|beat|fill|sand|paint|prime|spray|tap & dent|bumper|fender|bonnet|car door & car|putty|clear coat|primer|booth|base coat
Service advising: open|make|write|prepare|close & job card|repair order & car|vehicle|bike|workshop|customer|service
Vehicle registration: file|submit|process|prepare|upload & form 20|form 21|rto|hsrp|vahan & vehicle|car|bike|scooter
Auto electrical work: trace|fix|replace|wire|repair & headlamp|fuse box|indicator|horn|ignition switch|wiring & car|bike|truck|scooter
EV servicing: check|replace|repair|service|diagnose & hub motor|ev battery|throttle|bldc hub|controller & e rickshaw|e scooter|electric scooter|electric bike|e bike
Service reminder calls: call|ring|phone|remind & service due|due for service|psf|post service & customer|owner|vehicle|car|bike
CNG kit installation: fit|install|service & cng kit|lpg kit|cng cylinder
Vehicle inspection: do|check|complete|carry out|finish & pdi|pre delivery & car|bike|vehicle|scooter|tractor

# Survey and site
Levelling survey: take|run|transfer|book|reduce|shoot|fix|check|carry & rls|backsight|back sight|foresight|fore sight|tbm|temporary bench mark|height of collimation & dumpy|staff|auto level|drain|road|site|plinth|slab|bench mark|excavation|level|instrument; * & dumpy level|dumpy|levelling staff|tilting level|auto level & level|reading|road|drain|site|plinth|slab|rl|staff|excavation
Contour survey: take|draw|plot|map|prepare & contour|spot level & site|acre|land|civil 3d|campus|hill
Theodolite survey: * & theodolite & angle|traverse|station|bearing|survey|column|plumb
DGPS survey: fix|observe|set|collect|log|take & dgps|rtk rover|rtk gps|gnss & control point|survey|coordinate|pillar|boundary|land|road
Chain survey: * & ranging rod|cross staff|plane table|prismatic compass|chain and tape
Route survey: peg|mark|survey|take|draw & chainage|l section|long section|longitudinal section & road|canal|pipeline|railway|km|highway
Boundary marking: fix|mark|demarcate|peg|plant|place & boundary stone|boundary pillar|plot corner|survey stone|corner stone
Survey drafting: plot|draw|draft|prepare & survey point|total station data|field book & autocad|map|plan|scale|civil 3d
3D laser scanning: scan|register|process|clean & point cloud|laser scanner & building|site|facade|bridge|tunnel|plant|temple
Concrete testing: crush|cast|cure|test|break|demould & cube|m20|m25|m30|m35|m40|concrete sample & ctm|28 day|7 day|n mm2|compressive|mould|pour; test|check|measure & slump & concrete|pour|rmc|transit mixer|truck|cone; take|note|record|keep|measure & slump & mixer|90 mm|100 mm|110 mm|120 mm|mm|concrete|truck|cone|pour
Cement and aggregate testing: * & vicat|initial setting time|le chatelier|flakiness|elongation index|silt content|fineness modulus|aggregate impact|crushing value|los angeles abrasion|bulking of sand; pass|sieve|sift|shake & sand|aggregate|20 mm|grit & sieve|4 75|grading|fineness|retained|micron; sieve|grade|wash & sand|aggregate & plot|curve|silt|zone
Bitumen testing: * & marshall stability|ring and ball|bitumen extraction|bitumen penetration|ductility of bitumen
Field density test: $find & compaction|field density|fdd|dry density & sand replacement|core cutter|embankment|subgrade|layer; do|take|run|conduct|check & sand replacement|core cutter|nuclear gauge|fdd
Soil testing: * & proctor|core cutter|liquid limit|casagrande|dcpt|cbr mould & soil|layer|subgrade|mould|sample|embankment|site
Waterproofing: apply|coat|lay|brush|treat|seal|do & membrane|brick bat coba|dr fixit|crystalline|elastomeric|waterproof slurry & terrace|sunken|basement|bathroom|toilet|water tank|retaining wall
Formwork: check|inspect|fix|erect|strip|align|oil & shuttering|acrow|formwork & slab|pour|beam|column|plumb|footing
Scaffolding erection: erect|fix|inspect|dismantle|tag|check & scaffolding|cuplock|scaffold tag & floor|height|site|metre|facade|labour
Brickwork: lay|build|check|raise|point & brick|aac block|english bond|flemish bond & wall|course|mortar|joint|partition|plumb; check|lay|raise|build|inspect|supervise & 9 inch wall|4 inch wall|9 inch|4 5 inch|230 mm wall|115 mm|block wall|brick wall|brick & plumb|joint|course|bond|mortar|raking
Plastering: plaster|apply|finish|float|check & wall|ceiling|external face & mortar|1 4|1 6|12 mm|15 mm|20 mm|chicken mesh|gypsum plaster|cement plaster
Bar bending: cut|bend|tie|bind|place & stirrup|rebar|tmt|reinforcement|main bar & binding wire|column|slab|footing|beam|mm
Reinforcement checking: check|measure|verify|inspect & cover|spacing|lap|chair|development length & rebar|bar|stirrup|steel & slab|footing|column|beam|raft; check|count|verify|tick|pass & c c|cover block|dia bar|mm bar|mm dia & slab|footing|column|beam|raft|lintel|pour
Concreting: * & needle vibrator|transit mixer|curing compound|hessian & concrete|slab|column|footing|pour|raft; pond|wrap|cover|water|wet|cure|sprinkle & slab|column|beam|concrete & hessian|7 day|14 day|gunny|jute bag|curing|pond
Road layers: lay|compact|spread|roll|check|spray & gsb|wmm|dbm|wet mix|tack coat|prime coat|granular sub base|bituminous concrete & layer|road|km|roller|thickness|camber|chainage
Heavy equipment operation: operate|drive|drove|run|ran|handle|move & excavator|bulldozer|backhoe|jcb|wheel loader
Earthwork: excavate|backfill|compact|fill|dig|cut|roll & earth|murum|trench|foundation pit|embankment & jcb|excavator|cum|cubic|mm layer|roller|tipper
Culverts: build|cast|lay|construct|check & culvert|hume pipe
Drainage work: lay|build|connect|test & sewer line|manhole|storm water drain|inspection chamber|swr pipe|stoneware pipe
Piling: bore|cast|drive|log|chip & pile & tremie|rig|cage|bentonite|depth|dia|cut off; log|note|record|bore|cast|watch|pour & bored pile|pile|piles & tremie|rig|cage|bentonite|depth|termination|socket
Bridge construction: cast|launch|erect|stress|check|concrete & girder|pier|deck slab & bridge|flyover|viaduct
Grouting: grout|inject & crack|base plate|honeycomb|tendon|anchor bolt|joint & epoxy|cement|non shrink|port|machine
Structural repair: repair|jacket|retrofit|strengthen|treat & spalled|honeycomb|cracked beam|column|slab|crack & micro concrete|epoxy|polymer mortar|frp|jacketing
False ceiling work: fix|hang|install|erect|level & gypsum board|pop|grid ceiling|ceiling channel|ceiling tile & ceiling|room|hall|office
House painting: apply|roll|scrape|paint|sand & putty|emulsion|distemper|wall primer & wall|room|flat|building
Quantity takeoff: work out|take off|calculate|measure|extract|prepare|compute & quantity|quantities|boq figure|concrete volume|number of brick & drawing|cad file|revit
Measurement books: record|enter|write|measure & mb|measurement book|joint measurement & bill|contractor
Site stores: issue|receive|record|count|reconcile|store & cement bag|steel|tmt|sand|aggregate & site|stock register|material register|consumption|store
Labour supervision: allot|supervise|direct|guide|deploy & mason|bar bender|mistri|labour gang & site|slab|daily|floor|gang|work
Ready mix concrete: order|check|receive|run|track & rmc truck|rmc plant|batching plant|transit mixer|batch slip
Building approvals: submit|file|prepare|upload|apply & sanction drawing|submission drawing|building plan & municipal|corporation|town planning|panchayat|autodcr|noc|sanction; make|prepare|draw & municipal|sanction|submission & set|drawing|area table
Building codes: check|calculate|verify|work out|follow|apply & fsi|setback|ground coverage|parking norm|height limit & plot|building|dcr|bylaw|bye law|nbc|site
Area statements: prepare|calculate|make|work out & area statement|carpet area|built up area|fsi & flat|floor|plan|building|plot|tower
Site quality control: raise|submit|close & rfi|wir|inspection request & slab|consultant|pmc|pour|site

# Drawing boards and interiors
Architectural drafting: $draw & gfc|working drawing|centre line plan|door window schedule|toilet detail|staircase section|brickwork plan|flooring layout|wall section|kitchen detail & autocad|floor|villa|house|building|sheet|revit|residence|school|g 1|g 2|g 3|g 4|g 5; gfc sheet|gfc set|working drawing set & autocad|revit|villa|building|house|floor|g 1|g 2|g 3|g 4|g 5
Site measurement: measure|take|tape & room|flat|site|wall|window & tape|laser measure|laser meter|as built|measured drawing; tape|measure & flat|room|house|villa|shop|office & existing plan|as is|dimension|sketch|drawn plan|autocad|base plan
Modular kitchen design: design|plan|draw|lay out & kitchen|wardrobe|tv unit & carcass|shutter|laminate|hob|work triangle|modular
Interior estimation: prepare|make|work out|draw up & quotation|estimate|boq & wardrobe|false ceiling|modular|interior
Site analysis: study|map|note|chart|analyse & wind direction|sun path & studio|architecture|building|house|hostel
Render post-production: edit|add|touch up|finish & render|elevation|section & photoshop & people|tree|sky|cutout|texture|background
Wood polishing: polish|sand & door|furniture|teak|veneer|chair & melamine|pu|lacquer|french

# Plants
Industrial centrifuging: load|unload|run|wash|operate & centrifuge|nutsche|anf & wet cake|cake|mother liquor|batch
Industrial filtration: * & filter press|filter cloth|nutsche filter|sparkler filter
Industrial drying: $run & tray dryer|fbd|fluid bed dryer|vacuum tray dryer|rotary dryer|rotocone|rcvd
Evaporator operation: $run & mee|atfd|multiple effect|triple effect evaporator
Chemical dosing: dose|add|prepare|pump & alum|pac|polyelectrolyte|sodium hypochlorite|caustic|lime & raw water|etp|wtp|clarifier|effluent
Effluent treatment plants: $run & etp|stp|aeration tank|equalisation tank|sludge bed|clarifier & shift|ph|mlss|cod|sludge|kld|hotel|plant
Water treatment plant operation: run|regenerate|backwash|operate|start & softener|dm plant|ro plant|sand filter|resin bed & shift|tds|hardness|boiler|plant|lph
Tank farm operation: unload|load|dip|decant|gauge & tanker|storage tank|iso tank & acid|solvent|caustic|ethanol|methanol|oil|hose
Plant log sheets: record|note|log|fill|write & hourly|every hour|log sheet & pressure|temperature|level|flow|reading & boiler|reactor|compressor|chiller|pump

# Cloth and thread
Reactive dyeing: dye|colour|tint|print & $cloth & procion|soda ash|glauber|reactive|remazol|cold brand
Disperse dyeing: dye|colour & polyester|pet fabric & disperse|carrier|130|high temperature|dispersing agent
Vat dyeing: dye|dip & indigo|vat & hydros|oxidise|sodium hydrosulphite|indigo vat|dips
Acid dyeing: dye|colour & silk|wool|nylon & acid dye|acetic acid|levelling agent|formic
Natural dyeing: dye|mordant|colour|print & $cloth & madder|marigold|turmeric|pomegranate|myrobalan|harda|alum|onion skin|natural dye
Shade matching: match|develop|prepare|correct|approve|make|dip & shade|lab dip|swatch & delta e|datacolor|d65|dye recipe|dyeing|dye house
Scouring and bleaching: scour|bleach|desize|boil|mercerise|singe & $cloth & caustic|peroxide|enzyme|kier|soda|wetting agent
Textile finishing: apply|pad|run|finish|set & softener|stenter|calender|resin finish|water repellent|raising machine & $cloth
Textile printing: print|run|expose|prepare & rotary screen|flat bed|pigment paste|discharge paste|digital printer|print table & $cloth
Block printing: stamp|print|press|carve & bunta|wooden block|wood block|carved block|hand block|dabu|ajrakh & $cloth
Batik: wax|apply|draw|paint|dye|crack|do & tjanting|canting|molten wax|wax resist|wax & $cloth; * & tjanting
Tie and dye: tie|knot|fold & dye & $cloth|thread|t shirt
Yarn testing: $find & ne|csp|lea strength|tpi|twist per inch|hairiness|yarn count|english count|imperfection & wrap reel|yarn|cop|lea|uster|cone|hank
Ring frame operation: $run|piece|doff & ring frame|doff|end breakage & yarn|mill|shift|count|cop
Blow room and carding: $run|clean & blow room|carding|card machine|sliver & cotton|mill|hank|grain|fibre
Warping and sizing: prepare|wind|make|warp|size & warp beam|weaver beam|creel|sectional warp|size paste & end|yarn|loom|metre|beam
Jacquard weaving: weave|set|punch|run|thread & jacquard & loom|card|hook|harness|pick
Weaving: weave|thread|set|run|throw & heald|reed|shuttle|warp and weft|pit loom|frame loom|rapier|dobby & $cloth|loom|pick|shawl|rug
Fabric inspection: inspect|check|grade|mark|look over & greige|grey fabric|grey cloth|fabric roll|roll of fabric|cloth|thaan & 4 point|four point|hole|slub|barre|inspection table|light table|defect|metre; 4 point|four point & greige|fabric|grey cloth
Fabric GSM testing: cut|weigh|check|measure|find & gsm & cutter|fabric|swatch|knit|roll|cloth
Denim washing: wash|tint|bleach|scrape|stone & denim|jeans & enzyme|pumice|whisker|potassium permanganate|stone|desize
Social compliance audits: prepare|check|face|support|clear & bsci|sedex|smeta|social audit & factory|garment|wage|buyer|export
Hand embroidery: stitch|embroider|work|do|make|finish|fill & zardozi|aari|chikan|chikankari|kantha|phulkari|kasuti|kashida|gota patti|french knot|satin stitch|chain stitch|lazy daisy|herringbone stitch|resham|dabka|maggam & $cloth|lehenga|blouse|cushion|hoop|by hand|bag|frame|motif; embroider & by hand|needle|hoop & motif|floral|flower|border|thread & $cloth|lehenga|blouse|cushion|bag
Machine embroidery: $run|thread|digitise & multi head|embroidery machine|tajima|barudan|wilcom
Saree draping: drape|pleat|pin & saree|lehenga|dupatta & bride|client|model|customer|guest|wedding|bridal
Jewelry making: set|fix|solder|cast|file|polish|string & stone|polki|prong|bezel|kundan|gemstone|wax tree & ring|pendant|earring|necklace|gold|silver|bangle
Jewelry design: model|draw|design|sketch|make & ring|pendant|earring|necklace|bangle & matrix|rhino|prong|gouache|jewellery cad

# Print, pixels and frames
Packaging design: make|design|draw|prepare|finalise|adapt & box|pouch|carton|sachet|jar|tin|label & dieline|die line|artwork|back of pack|nutrition panel; artwork|dieline|die line & pouch|carton|sachet & product|snack|brand|sku|tea|spice|dieline|flavour
Vinyl cutting: cut|weed|paste|stick & vinyl|radium|sunboard & plotter|signage|shop|glass|letter|board
Sound recording: record|mic|capture|hold|place|boom & boom|lapel|lavalier|shotgun mic|room tone|zoom h6|condenser mic & film|dialogue|interview|shoot|actor|vocal|song|podcast
Green screen: key|remove|pull|replace|shoot & chroma|green screen|green background|blue screen & news|promo|clip|shot|background|keylight|footage|anchor
Color grading: grade|correct|match|balance & footage|skin tone|s log|lut|log footage & resolve|film|short film|lumetri|documentary|music video
Subtitles and captions editing: type|time|sync & caption & lecture|film|video|episode; type|time|sync|make|add|write & closed caption|subtitle|srt & lecture|film|video|episode|reel|interview
Video encoding: encode|transcode|compress & h 264|prores|mp4|handbrake|media encoder & video|clip|footage|master|episode
Rough cut editing: cut|assemble|prepare|make & rough cut|assembly cut|string out|first cut & film|interview|episode|documentary|footage|video
Trailer editing: cut|edit & trailer|teaser|promo & film|show|series|episode|play|web series
Vision mixing: switch|mix|operate|run|handle & vision mixer|atem|switcher|three camera|multi camera|4 camera & live|stream|event|match|show|bulletin
Timelapse video: shoot|make|capture|stitch & timelapse|time lapse|hyperlapse & video|city|construction|dslr|event|sky
Broadcast graphics: $run|update|make|key & vizrt|lower third|aston & news|bulletin|channel|live|election
Lighting for film: set|rig|place|light|arrange & softbox|key light|three point|c stand|fresnel & interview|shoot|scene|film|product
Passport photos: click|print|crop & passport size|passport photo|stamp size
Photo restoration: restore|repair|colourise|clean & old photo|torn photo|damaged photo|family photo|old photograph
Rotoscoping: roto|rotoscope|mask|cut out & shot|frame|actor|hair & silhouette|mocha|nuke|after effects|matte
Wire and rig removal: remove|paint out|erase|clean & wire|rig|boom shadow|tracking marker & nuke|after effects|silhouette
Retopology: retopologise|retopo|reduce|rebuild & mesh|sculpt|high poly & low poly|zbrush|quad
Rigging: rig|skin|weight paint & character|bone|joint|creature & maya|blender|ik|rig control|animator

# Music and stage
Tabla: $play & teental|teentaal|teen taal|keherwa|kaherwa|jhaptal|jhaptaal|ektaal|theka|kaida
Hindustani classical music: sing|perform|present|teach|practise & bandish|khayal|khyal|thumri|alap|sargam|raag
Carnatic music: sing|perform|present|teach|play & varnam|kriti|alapana|kalpanaswaram|thillana
Harmonium: $play & harmonium
Mixing and mastering: balance|mix|eq|pan|compress|master & track|stem|vocal|song|drum & eq|reverb|compression|logic pro|pro tools|cubase|fl studio|limiter|lufs
Live sound: mic|run|set|patch|mix|check|handle & foh|wedge|line check|sound check|stage box|pa system|mixing console & band|concert|event|singer|speaker|fest|stage
MIDI programming: program|sequence|write & drum|string part|synth|bass line & midi|cubase|ableton|fl studio|vst|kontakt
DJing: play|mix|spin & cdj|deck|rekordbox|serato|dj set & party|club|wedding|sangeet|hour|crowd
Choir conducting: conduct|lead|train|direct & choir
Music transcription: transcribe|notate & song|melody|bandish|solo|tune & notation|sheet|staff|musescore|swar
Bharatanatyam: perform|dance|teach|present|learn & arangetram|alarippu|jatiswaram|adavu|tillana
Kathak: perform|dance|teach|present|learn & tatkar|tukda|chakkar|gat nikas|toda
Stage lighting: hang|focus|plot|run|cue|program & par can|dimmer|light cue|dmx|follow spot|profile light & play|stage|show|dance|theatre

# More of the same trades
Performance ratio analysis: track|work out|calculate|log|compare|report & cuf|performance ratio & solar|mw|plant|kwp|irradiation
Irradiance measurement: * & pyranometer|irradiance meter|solarimeter
String sizing: work out|size|calculate|decide|fix & string|in series|modules per string & inverter|voc|mppt|1000 v|1500 v|volt
Solar tracker maintenance: * & slew drive|single axis tracker|tracker motor|torque tube
Lightning protection: * & air terminal|down conductor|ese arrester|lightning arrester|lightning rod|strike counter
Solar installation: $fit & module|solar panel & tin shed|purlin|rcc roof|rooftop|kw|kwp; $fit & panel & tin shed|l feet|l foot|roof clamp
Solar inverter troubleshooting: clear|fix|reset|trace|rectify|solve & iso fault|earth fault|grid fault|inverter error|fan error|inverter alarm|ground fault & inverter|string|solar|growatt|sungrow|unit
Solar bill of materials: list|prepare|make|price & module|panel|cable|clamp|structure & quote|kw system|kw quote|kwp|kw plant
Solar lantern repair: $mend & lantern|solar lamp & led|battery|batteries|solar|panel
Solar module testing: * & flash test|el test|sun simulator|electroluminescence|el image & panel|module|pv|cell|shift
Solar feasibility reports: write|prepare|make & payback|feasibility|site note & rooftop|solar|kwp|roof
Solar module manufacturing: $run|solder|tab|lay up|frame & stringer|tabber|laminator|busbar|eva sheet|back sheet|junction box & cell|module|panel|glass
Toolbox talks: give|hold|take|conduct|lead & tbt|toolbox talk|tool box talk|safety talk
Color fastness testing: * & crockmeter|wash wheel|launderometer|perspirometer|xenon arc & swatch|fabric|cloth|sample|shade|garment|yarn; crockmeter|launderometer & swatch|fabric|cloth|yarn
Mordanting: treat|soak|boil|dip|mordant|steep & $cloth & alum|myrobalan|harda|iron acetate|tannin|ferrous sulphate|pomegranate
Cotton ginning: $run|gin|feed & double roller|gin|roller gin|saw gin & lint|cotton|bale|kapas|seed
Fibre testing: test|grade|take|measure|check|sort & staple length|micronaire|hvi|fibre strength|trash content; hvi|micronaire|staple length & bale|cotton|fibre|lot
Fabric construction analysis: count|find|analyse|note|check|work out & epi|ppi|ends per inch|picks per inch|pick glass|warp and weft count & swatch|fabric|cloth|sample|weave
Hand spinning: spin & charkha|takli|amber charkha
Pigment printing: print|cure|paste & binder|pigment paste|kerosene emulsion & cloth|fabric|metre|table|cotton|m
Dye recipe preparation: weigh|calculate|prepare|work out|dose|scale & dye|dyestuff|dyes & salt|shade|lot|liquor ratio|owf|recipe
Lab dyeing: * & beaker dyeing|ir dyeing machine|lab dyeing|5 g swatch|dyeing beaker
Nonwoven fabrics: * & needle punch|needle loom|spunbond|meltblown|carded web
Screen making for printing: coat|expose|stretch|strip|wash|burn & screen|mesh & emulsion|t shirt|exposure|photo emulsion
Circular knitting: $run|knit|thread & circular machine|single jersey|24 gauge|28 gauge|rib machine|interlock & fabric|gauge|jersey|kg|roll|shift
Motion tracking: track|stick|attach|pin|follow & text|logo|screen|object|callout & after effects|mocha|footage|tracker
Multicam editing: sync|cut|switch|edit|align & angle|camera|cam & premiere|multicam|multi cam|talk|concert|podcast|debate
B-roll shooting: shoot|film|capture|take & cutaway|b roll|detail shot|insert shot
Video stabilization: smooth|stabilise|steady|fix & shaky|handheld|jerk|shake & shot|footage|clip|video|warp
Title design: name super|lower third|end credit|opening title & after effects|premiere
Sensor interfacing: read|connect|interface|wire|hook & dht11|dht22|mq 135|mq 2|hc sr04|bmp280|mpu6050|ldr|pir|load cell|hx711|ultrasonic sensor & esp32|arduino|nodemcu|esp8266|raspberry pi|stm32|board
Electronic components: check|test|sort|identify|measure & diode|capacitor|transistor|resistor|mosfet|inductor & lcr|multimeter|dmm|value|leakage|batch|incoming
Circuit testing: probe|test|check|debug & board|circuit|pcb & dmm|cro|scope|oscilloscope|multimeter|voltage|test point|signal
MIG welding: weld|tack|join & co2|mig|mag & bracket|frame|joint|wire|fabrication|part|chassis|plate|tank; co2 weld|mig weld & bracket|frame|wire|part|chassis|plate
TIG welding: weld|tack|join & tig|argon|tungsten & pipe|ss|stainless|aluminium|joint|tube|root
Blueprint reading: follow|read|study & part print|job drawing|component drawing & tolerance|shop floor|dimension|machine|part
`
