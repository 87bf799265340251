/** Mechanical, electrical, civil, chemical and automotive engineering, architecture. */
export const makingAndBuilding = `
# Mechanical
Computer-aided design: model|draw|draft|design|sketch|detail & part|assembly|bracket|component|gearbox|enclosure|mechanism|housing|fixture & solidworks|catia|creo|fusion 360|autocad|inventor|solid edge|cad|siemens nx|onshape; make|prepare|create|build & 3d model|solid model|cad model & part|assembly|component|machine|mechanism|gear|casting|bracket
Engineering drawing: make|draw|prepare|issue|read|detail|produce|release & part drawing|assembly drawing|machine drawing|orthographic|detail drawing|manufacturing drawing|shop drawing|section view|2d drawing & part|machine|component|dimension|tolerance|production|supplier|gear|frame|sheet
Drafting: draft|draw|redraw|convert|trace & autocad|2d drawing|layout drawing|plan and section|dwg
GD&T: apply|add|mark|define|assign|check & flatness|true position|datum|runout|concentricity|geometric tolerance|perpendicularity; calculate|analyse & tolerance stack|stack up
Bill of materials: prepare|make|maintain|update|build|cost & bill of material|bom|part list
Machine design: design|size|calculate|select|dimension & shaft|gear|bearing|gearbox|helical spring|leaf spring|clutch|flange coupling|belt drive|chain drive|lead screw|press frame|flywheel & load|torque|stress|power|transmission|machine|keyway|life|speed
Kinematics: design|simulate|analyse|synthesise|model & linkage|four bar|cam follower|slider crank|degree of freedom|gripper mechanism|walking mechanism
Finite element analysis: mesh|simulate|analyse|model|run|check|validate & stress|deformation|deflection|von mises|buckling|factor of safety|modal|fatigue life|static load|crash test & ansys|abaqus|element|load case|boundary condition|solidworks|frame|chassis|bracket|beam|part|wing|structural
Stress analysis: calculate|analyse|find|check|compute & bending stress|shear stress|principal stress|bending moment|factor of safety|von mises|stress concentration
Computational fluid dynamics: simulate|mesh|model|analyse|run|study & airflow|air flow|drag|turbulence|flow field|fluid flow|pressure drop|lift coefficient|k epsilon|smoke spread & fluent|openfoam|cfd|airfoil|duct|car|wing|pipe|reynolds|coefficient|velocity
Heat transfer: calculate|measure|simulate|model|analyse|reduce & heat loss|heat transfer coefficient|heat flux|thermal resistance|heat dissipation|junction temperature|conduction|convection|fin
Heat exchangers: design|size|clean|calculate|rate|test & heat exchanger|condenser|evaporator|shell and tube|radiator core|cooling coil & temperature|tube|lmtd|area|duty|flow|fouling|effectiveness|plate
Thermodynamics: calculate|test|measure|analyse|compute|compare & rankine|brayton|carnot|refrigeration cycle|coefficient of performance|enthalpy|thermal efficiency|boiler efficiency|exergy
HVAC: size|design|calculate|install|commission|select|estimate|service & duct|chiller|ahu|air conditioning|cooling load|heat load|vrf|fan coil|air handling|tonnage|split ac
Duct design: size|calculate|draw|design & duct & hvac|air|heat load|cfm|velocity|static pressure|supply air
Refrigeration: charge|repair|service|install|build & refrigerator|compressor|cold room|freezer|chiller|deep freezer & gas|leak|vacuum|cop
Piping design: draw|route|design|model|size|prepare & pipe & isometric|stress|p and id|layout|valve|flange|pressure drop|nozzle|plant 3d|diameter
Pumps and compressors: select|overhaul|test|service|install|size|align|repair & pump|compressor|turbine|blower & head|flow|impeller|seal|shaft|suction|discharge|pressure|efficiency|bearing|coupling
Hydraulics: design|build|repair|size|test|troubleshoot & hydraulic cylinder|hydraulic press|hydraulic circuit|power pack|hydraulic pump|hydraulic valve
Pneumatics: design|build|wire|connect|test|automate & pneumatic cylinder|solenoid valve|pneumatic circuit|compressed air|air cylinder
Vibration analysis: measure|analyse|simulate|reduce|damp|record & vibration|natural frequency|mode shape|resonance|unbalance & shaft|rotor|machine|fft|accelerometer|frequency|beam|motor|damper|spectrum
Prototyping: build|make|fabricate|assemble|test|print|machine & prototype|working model|proof of concept rig|test rig|mock up & 3d print|wood|acrylic|aluminium|sensor|motor|arduino|mechanism|laser cut|steel|field test
Reverse engineering: measure|disassemble|redraw|recreate|model & worn part|broken part|old part|3d scan|point cloud|existing part|spare part
Material science: select|compare|test|characterise|study & alloy|composite|polymer|steel grade|ceramic|carbon fibre & strength|hardness|microstructure|density|corrosion|property|weight|young
Metallurgy: polish|etch|observe|study|heat|quench|temper|measure & microstructure|grain size|hardness|steel specimen|weld zone|martensite|pearlite
Heat treatment: quench|anneal|temper|harden|carburise|normalise & steel|furnace|hardness|gear|specimen
Composite materials: lay|fabricate|mould|cure|prepare|test & carbon fibre|glass fibre|fibreglass|epoxy|laminate|prepreg
Product development: design|develop|build|launch & product & prototype|user test|field test|mould|manufactur|cost target|patent
Boilers: operate|inspect|test|monitor|treat|maintain & boiler & steam|feed water|pressure|flue gas|efficiency|tds|blowdown

# Electrical and electronics
Circuit design: design|build|draw|breadboard|simulate|make|analyse & circuit|amplifier|oscillator|filter circuit|rectifier|power supply|voltage regulator|op amp|comparator & resistor|transistor|ltspice|proteus|multisim|ic|sensor|led|battery|schematic|voltage|gain|current|555
PCB design: lay out|route|design|draw|etch|assemble|fabricate|layout & pcb|printed circuit|board & gerber|copper|layer|trace|footprint|kicad|altium|easyeda|eagle|component|drc|solder; design|route|lay out & pcb|printed circuit board
Schematic capture: draw|capture|make|prepare & schematic & circuit|board|pcb|kicad|altium|orcad|sensor|supply
Soldering: solder|desolder & board|component|wire|joint|smd|pcb|header|connector|chip|led|circuit|kit|resistor
Test equipment: measure|test|probe|capture|check|use & oscilloscope|multimeter|function generator|logic analyser|spectrum analyser|lcr meter|clamp meter
Electronics repair: repair|diagnose|replace|fix|service & circuit board|motherboard|mobile phone|laptop board|tv|inverter board|smps|appliance|display panel
Microcontrollers: program|code|interface|flash|write|build|wire|connect & arduino|esp32|stm32|atmega|pic16|pic18|8051|nodemcu|microcontroller|msp430|esp8266 & sensor|motor|led|adc|pwm|interrupt|uart|display|relay|firmware|servo|i2c|timer|data|read
Embedded systems: program|write|develop|code|debug|port & microcontroller|stm32|firmware|device driver|bootloader|esp32|rtos|bare metal & c|sensor|uart|spi|i2c|interrupt|board|driver|task|motor|timer|can bus
Sensors: interface|connect|read|mount|fuse|wire|log|install & ultrasonic sensor|temperature sensor|soil moisture sensor|imu|dht11|gas sensor|pir|load cell|accelerometer|infrared sensor|thermocouple|lidar|hall sensor
Internet of things: send|connect|log|monitor|control|publish|stream|read|build & sensor|esp32|nodemcu|esp8266|raspberry pi|smart meter|microcontroller & cloud|mqtt|thingspeak|blynk|app|dashboard|wifi|firebase|phone|alert|remote|server
Robotics: build|program|design|assemble|code & robot|line follower|rover|robotic arm|manipulator|quadruped|drone & motor|sensor|maze|gripper|servo|competition|wheel|path|chassis|navigate|lidar|ros|obstacle
Drones: build|fly|assemble|tune|design|program & drone|quadcopter|hexacopter|uav & flight controller|propeller|pixhawk|esc|payload|survey|autonomous|spray|betaflight|brushless
PLC: program|wire|write|debug|simulate|commission & plc|ladder|ladder logic|siemens s7|allen bradley & conveyor|motor|sensor|machine|logic|timer|hmi|start|interlock|tank|traffic|input|output|relay|bottle
SCADA: design|build|configure|create|monitor|link & scada|hmi screen|hmi|wincc|intouch|dcs & plc|plant|tag|alarm|trend|screen|process|substation
Control systems: tune|design|model|implement|simulate|code & pid|pid controller|speed controller|controller gain|transfer function|feedback loop|state space|closed loop|root locus|lqr & motor|speed|temperature|level|overshoot|response|pendulum|stability|simulink|drone|position|plant|settling
Instrumentation: calibrate|install|loop check|wire|commission|select|test & transmitter|flow meter|pressure gauge|control valve|thermocouple|level sensor|rtd & plant|loop|process|4 20|ma|range|panel|hart
Electrical wiring: wire|install|lay|rewire|fix|pull|terminate & cable|switchboard|distribution board|mcb|house wiring|lighting point|power socket|conduit|earthing|fan point & building|house|panel|site|floor|phase|room|load|flat|hostel
Panel design: wire|design|assemble|draw|test|build & control panel|mcc|distribution panel|starter panel|electrical panel|lt panel|panel board & contactor|relay|mccb|busbar|plc|starter|breaker; draw|prepare|read|follow & wiring diagram|control diagram|power diagram & panel|starter|motor|plc|contactor
Electrical load calculation: calculate|estimate|list|prepare|work out & electrical load|connected load|lighting load|load schedule|maximum demand|diversity factor
Cable sizing: size|select|calculate|choose & cable & voltage drop|current|load|kva|ampacity|derating|route|short circuit
Earthing: measure|install|design|test|dig & earth pit|earth resistance|earthing|grounding|lightning arrester
Power systems: simulate|analyse|study|model|calculate & load flow|fault current|transmission line|power flow|feeder|short circuit|voltage profile|substation|power factor & etap|bus|matlab|line|system|kv|relay|load|grid|capacitor|network
Power system protection: set|coordinate|test|calculate|simulate & relay|circuit breaker|overcurrent|differential protection & fault|feeder|kv|trip|curve|substation|transformer
Electrical machines: test|rewind|run|overhaul|simulate|design|assemble|repair & transformer|induction motor|alternator|dc motor|bldc motor|synchronous machine|diesel generator & winding|torque|no load|load test|speed|insulation|efficiency|short circuit|oil|slip|core
Power electronics: design|build|simulate|test|make & converter|inverter|buck|boost|rectifier|charger|mosfet driver|chopper & dc|duty cycle|ripple|switching|igbt|mosfet|volt|simulink|pwm|kw
Solar energy: install|design|size|clean|test|simulate|survey|calculate|mount & solar panel|solar plant|pv|rooftop solar|solar module|solar pump|solar water heater|photovoltaic & kw|inverter|roof|tilt|string|load|yield|shadow|battery|output|irradiance|efficiency|generation|site
Battery packs: build|assemble|design|test|balance|weld|charge & battery pack|lithium ion|18650|bms|battery module & cell balancing|volt|spot weld|series|discharge|thermal|soc|ah|ev|cycle
Battery management systems: design|program|estimate|test|monitor|develop & bms|state of charge|cell balancing|cell voltage|soc estimation
Energy audit: measure|audit|survey|record|find|calculate|list & energy|electricity|power consumption|lighting load|electricity bill & saving|led|kwh|building|hostel|campus|factory|motor|ac|plant|unit
FPGA: program|implement|design|synthesise|write|code & fpga|zynq|basys|spartan|artix|nexys|altera
RTL design: write|code|design|synthesise & verilog|vhdl|rtl|systemverilog & alu|fifo|processor|uart|module|counter|state machine|adder|controller|pipeline|cache|synthesis|memory
VLSI: design|lay|simulate|size|characterise|draw & cmos|inverter cell|sram|chip layout|standard cell|ring oscillator|transistor level|floorplan|finfet & cadence|virtuoso|nm|drc|lvs|tape|timing|delay|leakage|magic|spice
Design verification: write|build|run|develop|debug & testbench|uvm|assertion|coverage|scoreboard & verilog|dut|rtl|systemverilog|axi|asic|fpga
Digital signal processing: filter|design|denoise|process|implement|extract|analyse & fft|fir|iir|ecg|noise from|audio signal|spectrogram|sampling rate|wavelet|band pass|eeg & signal|matlab|frequency|heart|sample|noise|python|artefact|feature
Communication systems: simulate|model|design|measure|modulate|implement & qpsk|ofdm|bit error rate|ber|snr|qam|channel fading|mimo|amplitude modulation
Antenna design: design|simulate|fabricate|measure|optimise|tune & antenna|patch antenna|dipole|return loss|radiation pattern|s11|horn
Wire harness design: crimp|route|draw|assemble|make|design|label & harness|wiring loom|cable assembly
EMI/EMC: test|reduce|shield|measure & emi|emission limit|radiated emission|electromagnetic interference
EV charging: design|install|survey|build|test|map & charging station|ev charger|charging point|wall charger

# Civil and construction
Site supervision: supervise|check|inspect|monitor|oversee|record|execute|watch & concreting|reinforcement|shuttering|brickwork|plaster|slab|footing|column casting|excavation|formwork|rebar|tile work|pcc|masonry work|concrete pour
Construction management: supervise|coordinate|manage|monitor|plan|track & contractor|subcontractor|site labour|mason|slab|building site|bridge & site|progress|construction|schedule|labour|floor|delay|bill|dpr
Daily progress reports: write|prepare|send|submit|record|compile & daily progress|site diary|site report|dpr|progress report & site|labour|concrete|contractor|work|slab
Quantity surveying: calculate|measure|work out|estimate|take off|compute|prepare & quantity|measurement sheet|running bill|ra bill|brickwork|excavation volume|steel quantity|cement bag|concrete volume & concrete|steel|brick|site|drawing|boq|contractor|building|slab|bill|road|plaster
Bill of quantities: prepare|make|check|draft|compile|fill & boq|bill of quantity|item of work|abstract sheet
Cost estimation: estimate|calculate|prepare|work out|cost & cost of|material cost|labour cost|rate & building work|construction|road|house|renovation|bridge|site|boq|contractor|civil|plumbing|interior work|square foot
Rate analysis: analyse|calculate|prepare|build|work out & schedule of rate|rate analysis|dsr|item rate|labour rate
Structural detailing: prepare|check|draw|make|calculate & bar bending|bbs|reinforcement detail|rebar|cutting length|stirrup
Structural engineering: design|analyse|model|check|calculate & beam|rcc column|steel column|slab|truss|footing|retaining wall|g 2|g 3|g 5|multistorey|steel shed|frame building & staad|etabs|is 456|moment|load|reinforcement|seismic|deflection|wind|shear|is 1893|storey
Reinforced concrete design: design|detail|calculate & slab|beam|column|footing|staircase & is 456|rcc|reinforced|limit state|steel
Steel structure design: design|model|check|analyse & truss|steel shed|purlin|steel frame|connection|girder|tower & is 800|wind load|bolt|weld|steel|section
Concrete testing: test|cast|cure|crush|measure|check & concrete|cube|slump|cylinder & compressive|28 day|7 day|workability|strength|rebound hammer
Concrete mix design: design|proportion|trial|prepare|develop & concrete|mix|grade m25|m30 & cement|fly ash|water cement|aggregate|admixture|mix ratio|trial mix|is 10262|slag
Soil mechanics: test|determine|find|perform|sample|classify & soil & liquid limit|plastic limit|cbr|proctor|compaction|direct shear|triaxial|permeability|bearing capacity|sieve|spt
Geotechnical engineering: log|drill|calculate|test|analyse|design & borehole|pile|bearing capacity|spt|settlement|retaining wall|slope stability|soil nail
Surveying: survey|level|measure|set out|plot & total station|theodolite|auto level|dumpy level|chainage|dgps|plane table|boundary stone; survey|level|measure|mark & benchmark|contour|reduced level|traverse & land|road|acre|canal|plot of land
Total station: survey|measure|set|operate|use|mark & total station|theodolite|prism pole
Highway engineering: design|align|survey|inspect|draw & highway|road alignment|carriageway|camber|superelevation|road curve|flyover
Pavement design: design|test|measure|lay|check & pavement|bitumen|subgrade|flexible pavement|wearing course
Traffic engineering: count|survey|simulate|model|study|record|propose & traffic volume|road traffic|traffic jam|traffic count|vehicle at the junction|pedestrian|signal timing|junction & peak|signal|congestion|pcu|road|turning
Hydrology: model|calculate|estimate|measure|simulate|map & runoff|rainfall|catchment|flood|watershed|discharge of river|groundwater recharge & hec ras|basin|return period|stream|river|drain|swat|hydrograph
Water supply engineering: design|lay|size|map|model|survey & water pipe|pipeline network|overhead tank|sewer|water distribution|water supply|manhole & epanet|diameter|village|pump|demand|town|flow|house
Wastewater treatment: design|operate|test|size|monitor|sample & sewage|stp|septic|activated sludge|aeration tank|clarifier|wastewater|etp & bod|cod|mld|sludge|tank|plant|flow|treat|tds
Project scheduling: schedule|plan|prepare|make|update|baseline & primavera|ms project|critical path|gantt|construction schedule & activity|site|construction|project|float|milestone|task|delay|floor
BIM: model|clash|coordinate|federate|build|detect & revit|navisworks|bim|ifc|mep clash & wall|duct|level|family|structure|architect|floor|mep|schedule
Construction drawings: read|prepare|revise|check|make|mark & gfc drawing|construction drawing|as built drawing|structural drawing|shop drawing|working drawing
Tendering: prepare|fill|submit|evaluate|compare|float|check & tender|bid document|price bid|technical bid|emd & contractor|work|boq|government|rate|civil|site|clause|pwd|bidder
Transportation engineering: survey|plan|model|study & bus route|trip generation|origin destination|metro station|parking demand|public transport

# Chemical
Process simulation: simulate|model|optimise|converge|build & distillation|reactor|flash drum|absorber|process flow|plant|column|flowsheet & aspen|hysys|dwsim|chemcad|steady state
Heat and mass balance: calculate|prepare|close|do|solve|perform|make & mass balance|material balance|energy balance|heat balance
Process design: draw|prepare|develop|size|draft|design & pfd|process flow diagram|p and id|piping and instrumentation|flow sheet|vessel sizing|reactor vessel|equipment datasheet
Distillation: run|design|operate|simulate|separate|calculate & distillation|reflux|distillation column|packed column|steam distil & column|tray|purity|ethanol|mixture|plate|feed|oil|solvent
Mass transfer: measure|calculate|run|study|design|model & absorption column|liquid liquid extraction|mass transfer coefficient|packed bed|leaching|gas absorption|drying curve
Reaction engineering: run|study|model|optimise|measure|design & cstr|plug flow|batch reactor|rate constant|packed bed reactor|catalyst bed & reactor|catalyst|yield|kinetic|temperature|residence|conversion|order|esterification
HAZOP: identify|prepare|record|join|list|attend & hazop|guide word|process deviation & hazard|deviation|plant|safeguard|consequence|process
Process safety: identify|assess|prepare|write|review|calculate|model & chemical hazard|relief valve|gas leak|runaway|flammable|toxic release|work permit|interlock|msds & plant|hazard|risk|scenario|process|store|tank|emergency
Water treatment: treat|test|dose|run|filter|remove|design|backwash & jar test|water|effluent|reverse osmosis|coagulant|turbidity|softener|raw water|fluoride|arsenic & alum|ph|tds|ro|chlorine|hardness|adsorption|filter bed|sludge|membrane|resin|activated carbon
Effluent treatment plants: operate|monitor|sample|test|treat|design & effluent|etp|industrial wastewater|dye wastewater & cod|bod|ph|plant|discharge|colour|norm
Polymer science: synthesise|test|process|extrude|mould|blend|cast|characterise & polymer|plastic film|rubber|resin|bioplastic|hdpe|starch film|hydrogel & strength|melt|film|crosslink|tensile|property|viscosity|filler|degrad
Petroleum engineering: analyse|simulate|interpret|test|study|estimate & reservoir|crude|well log|drilling mud|wellbore|oil well|core sample|enhanced oil recovery
Process scale-up: scale up|transfer|run|trial & pilot plant|pilot scale|pilot batch|lab scale to
Unit operations: run|perform|operate|measure|study & filtration|crystallisation|evaporation|drying|sedimentation|size reduction|ball mill|sieve analysis|fluidised bed & plant|lab|batch|cake|pressure drop|pilot|rate|slurry|dryer
Food technology: develop|test|preserve|formulate|dry|process|study|extend & jam|juice|snack|biscuit|fruit pulp|millet|shelf life|yoghurt|dairy product|sauce|pasteurise & moisture|sensory|texture|brix|recipe trial|ph|panel|water activity|protein content

# Automotive and aerospace
Automotive repair: repair|replace|fix|overhaul|change & clutch|brake pad|engine oil|car|motorcycle|scooter|bike engine|wheel bearing|timing belt|vehicle|two wheeler & workshop|garage|engine|road test|brake
Automotive diagnostics: diagnose|scan|read|trace|test & fault code|obd|ecu|engine misfire|vehicle fault|dtc|check engine
Vehicle dynamics: design|simulate|tune|model|analyse|test|optimise|calculate & suspension|steering geometry|ackermann|double wishbone|camber|roll centre|tyre|anti roll|weight transfer
Chassis design: design|fabricate|weld|analyse|optimise|model & roll cage|chassis|space frame|monocoque|swing arm & baja|atv|car|kart|torsional|vehicle|bike|tube|team|formula|crash
Powertrain: design|select|tune|assemble|test|size & gearbox|drivetrain|differential|final drive|cvt|engine mount|transmission|sprocket & vehicle|baja|kart|car|torque|gear ratio|atv|formula|bike|acceleration
Internal combustion engines: test|measure|dismantle|overhaul|simulate|analyse|run & diesel engine|petrol engine|piston|exhaust gas|brake thermal|injector|engine test|cylinder head|biodiesel|emission & engine|load|smoke|nox|rpm|efficiency|dynamometer|blend|fuel
Electric vehicles: build|convert|design|test|assemble|size & electric vehicle|e rickshaw|electric scooter|electric bike|e bike|ev conversion|electric car|electric kart & motor|battery|range|controller|charge|kw|hub|powertrain|regenerative
Formula Student: design|build|race|weld|compete & baja|formula student|supra|go kart|formula bharat|formula green
Aircraft maintenance: inspect|replace|service|check|assist & aircraft|engine borescope|landing gear|helicopter|airframe & maintenance|hangar|task card|logbook|engine|manual
Aerodynamics: test|simulate|measure|design|optimise|analyse & wing|airfoil|drag|lift|wind tunnel|spoiler|nacelle|winglet & angle of attack|cfd|tunnel|coefficient|pressure|stall
Aircraft design: size|design|build|fly & glider|rc plane|fixed wing|wing loading|fuselage|tail plane|rc aircraft
Propulsion: test|design|fire|simulate|build & rocket motor|nozzle|thrust|jet engine|hybrid rocket|turbojet|sugar rocket

# Architecture and interiors
Architectural drafting: draw|draft|prepare|make|detail|produce & floor plan|elevation|section drawing|working drawing|door schedule|site plan|toilet detail|staircase detail|reflected ceiling|submission drawing|municipal drawing & house|villa|building|autocad|revit|client|residence|apartment|school|project|architect|office|cafe|site
Architecture: design|draw|propose|conceive & house|villa|school building|community centre|apartment block|pavilion|museum|bungalow|library building|campus block & elevation|floor plan|climate|courtyard|massing|circulation|facade|site analysis|cross ventilation
Floor plans: draw|plan|draft|lay out|redraw|design & floor plan|space plan|furniture layout|bubble diagram|zoning plan|seating layout & house|flat|office|cafe|home|client|autocad|bhk|apartment|salon|clinic|shop|floor
Interior design: design|style|plan|furnish|decorate|redo|redesign & living room|bedroom|flat|cafe interior|office interior|modular kitchen|false ceiling|home interior|wardrobe|showroom|salon interior|hostel room|clinic interior & furniture|material|colour|client|lighting|theme|storage|layout|curtain|laminate|budget|moodboard|3d
Architectural visualization: render|visualise|model|light|make & interior|exterior|villa|building|elevation|facade|walkthrough|living room & lumion|v ray|enscape|sketchup|3ds max|twinmotion|d5|photoreal|blender|client
Physical model making: make|build|cut|assemble & scale model|site model|study model|massing model|foam board model|mount board|balsa|architecture model|block model
Site measurement: measure|survey|document|sketch|draw & site|room|existing building|house|heritage building|old building|flat & laser|tape|dimension|as built|measured drawing|elevation
Material boards: prepare|make|select|curate|present|source & mood board|material board|sample board|finish|laminate|fabric swatch|tile sample & client|interior|colour|room|house|vendor|cafe|space|concept
Modular kitchen design: design|draw|detail|sell|plan & modular kitchen|wardrobe|kitchen cabinet
Furniture design: design|draw|build|detail|make|prototype & chair|coffee table|dining table|wooden table|stool|furniture|bookshelf|wooden bench|sofa|cabinet & wood|plywood|joinery|carpenter|joint|ergonomic|veneer|bamboo|teak|fabricator
Landscape architecture: design|plan|draw|propose|select & garden|park|landscape|planting plan|courtyard garden|terrace garden|streetscape & plant|tree|path|lawn|shade|softscape|hardscape|species|shrub|paving|seating
Urban planning: map|survey|propose|study|plan|analyse|redesign & neighbourhood|land use|street|ward|slum|market street|public space|walkability|zoning|transit & city|pedestrian|resident|municipal|footpath|density|urban|master plan
Heritage conservation: document|restore|survey|measure|draw & heritage|haveli|monument|temple|stepwell|fort|old building & conservation|lime|condition|facade|mapping
Building physics: simulate|measure|analyse|study|calculate & daylight|thermal comfort|solar gain|u value|sun path|energy use of|heat gain|lux & building|room|classroom|facade|window|ladybug|ecotect|designbuilder|house|office
Lighting layout: design|calculate|plan|simulate|draw & lighting layout|lux level|dialux|light fitting|luminaire|streetlight|street light
Exhibition design: design|build|lay out|curate & exhibition stall|museum|gallery|expo booth|pavilion & panel|visitor|display|layout|structure|3d|stand|signage

# In plain words
$make: make|build|design|develop|create|put together|assemble|fabricate|construct|set up|rebuild|prepare|produce
$draw: draw|make|prepare|draft|model|redraw|produce|sketch|design|detail|convert|trace
$find: find|trace|locate|diagnose|check|test|replace|fix|repair|rework|revive|restore
$measure: measure|record|log|plot|find|take|determine|estimate|study|compare|check|test|note
$cad: solidworks|creo|catia|fusion 360|inventor|nx|onshape|autocad|solid edge|freecad
$parts: part|assembly|gearbox|casing|bracket|housing|fixture|pump|valve|crank|chassis|frame|engine|mould|enclosure|component|gear|piston|coupling|jig|hinge|trolley|drone|arm|knuckle|clamp|machine|impeller|mount
Computer-aided design: $draw & $parts & $cad|3d|cad; $parts|drawing|layout & in solidworks|in creo|in catia|in fusion 360|in inventor|in nx|in onshape|in autocad|in solid edge|on solidworks|on catia
3D modeling: model|sculpt|build & $parts|character|scene|prop|building|room|house|market|city|vehicle & $cad|blender|maya|3ds max|cinema 4d|rhino|zbrush|sketchup|3d
Engineering drawing: $draw & part|shaft|flange|assembly|component & tolerance|dimension|section view|orthographic|title block|surface finish|worn sample|drawing|bill of material|limits and fits
GD&T: limit|tolerance|flatness|position|runout|datum & fit|drawing|geometric|stack & part|shaft|hole|drawing|assembly|bore|vendor
Finite element analysis: mesh|load|constrain|simulate|check|analyse|crack|bend & bracket|frame|chassis|knuckle|beam|plate|blade|hook|part|arm|wing|casing|axle|pedal|mount & kn|stress|break|crack|bend|mpa|deflection|safety factor|factor of safety|ansys|element|hypermesh|abaqus|weight
Computational fluid dynamics: air flow|airflow|flow|drag|lift|wake|cooling|smoke & simulate|mesh|model|fluent|openfoam|star ccm|cfd|comsol & car|mirror|wing|pipe|duct|room|blade|heat sink|speed|reynolds|intake|nozzle|helmet|airfoil|velocity|pressure
Machining: turn|drill|thread|bore|mill|face|ream|tap|knurl|grind|shape & shaft|bush|pin|job|plate|block|part|flange|rod|hole|component|aluminium|brass|mild steel & hundredth|mm|micron|lathe|mill|tolerance|drill|workshop|a day|to size|batch|drawing
Lathe operation: turn|face|bore|thread|knurl & shaft|bush|pin|rod|job|spindle|flange & lathe|hundredth|mm|micron|thread|drill
CNC machining: set|run|program|load|write|prove out|offset|feed & cnc|vmc|machining centre|fanuc|g code|tool path|toolpath|mastercam & part|tool|job|batch|program|piece|offset|component|aluminium|block|shift|cycle
Welding: weld|tack|braze & cage|frame|gate|chassis|rack|stand|pipe|tank|joint|plate|seam|railing|bracket|table|trolley|grill|trailer|roll cage
Metal fabrication: cut|bend|weld|roll|shear|punch|grind|drill & sheet|plate|angle|channel|tube|steel pipe|square pipe|aluminium profile & frame|stand|rack|cabinet|enclosure|gate|trolley|chassis|machine|body|table|cart
3D printing: print|slice|post process & part|prototype|bracket|model|gear|case|enclosure|prosthetic|mount|pla|abs|petg & 3d|pla|petg|abs|printer|resin|fdm|sla|cura|layer|infill|filament
Engine repair: strip|rebuild|overhaul|dismantle|tune|take apart|service|replace|open|clean|repair & engine|carburettor|carburetor|piston|clutch|gearbox|cylinder head|valve seat|crankshaft|fuel injector|spark plug & scooter|bike|motorcycle|car|diesel|two wheeler|tractor|service centre|garage|workshop|vehicle|petrol|truck|generator|km
Automotive repair: replace|service|repair|change|fix|strip|inspect|fit|diagnose|bleed|align & brake pad|clutch|suspension|shock absorber|engine oil|alternator|starter motor|radiator|wheel bearing|spark plug|brake|silencer|carburettor|scooter|cylinder & car|bike|vehicle|garage|service centre|customer|scooter|day|workshop|truck|dealership|two wheeler
Automotive diagnostics: read|scan|find|trace|clear|diagnose & fault code|obd|ecu|scanner|error code|misfire|no start|warning light & car|vehicle|engine|bike|sensor|wiring|injector|garage
Vehicle dynamics: suspension|steering|handling|wheel|tyre|camber|roll|damper|spring rate|anti roll bar & bump steer|toe|roll centre|hard point|understeer|camber|travel|lap|weight transfer|ride|cornering|ackermann|kinematic|motion ratio & design|change|tune|model|simulate|measure|test|run|calculate|set|plot
Chassis design: design|model|weld|build|make|analyse|lay out & chassis|roll cage|space frame|spaceframe|tubular frame & baja|formula student|kart|buggy|vehicle|car|bike|sae|torsion|stiffness|driver|go kart|supra
Automotive engineering: design|build|test|tune|make|manufacture|run & suspension|brake|steering|drivetrain|powertrain|chassis|roll cage|transmission|wheel hub & baja|formula student|kart|buggy|sae|vehicle|race|car|supra|atv
Electric vehicles: build|convert|design|test|wire|size|make & battery pack|bldc motor|hub motor|motor controller|charger|traction motor|regenerative & scooter|bike|kart|rickshaw|ev|e bike|cycle|vehicle|car|electric; convert|turn|retrofit & scooter|cycle|bike|rickshaw|car|kart|auto & battery|electric|motor|charge
Line balancing: move|balance|shift|rearrange|share|redistribute|even & station|task|operator|work element|workstation|assembly line|line & cycle time|takt|bottleneck|waits|idle|equal|wait|output|per hour|seconds
Work study: time|measure|study|film|record|observe|count & station|operator|worker|assembly|job|cycle|line|packing & stopwatch|cycle time|second|motion|walk|standard time|allowance|idle|wasted|time study
Root cause analysis: why & five|times|asked|crack|fail|failed|reject|defect|break|late & trace|find|found|cause|why|because; trace|find|dig|investigate|track|pin down & cause|source|root|reason|traced to|fishbone|ishikawa|5 whys|five whys & crack|reject|rejection|defect|failure|breakdown|complaint|leak|delay|scrap|casting|downtime|stoppage|batch|machine|return|shortage
5S: label|mark|sort|shadow|arrange|tidy & tool|bin|shelf|rack|workplace|workshop|tool board|floor & yellow line|shadow board|search time|red tag|place for|5s|searching|walking
Lean manufacturing: cut|reduce|remove|map|shorten|save|rearrange & changeover|waste|walking|waiting time|lead time|inventory between|setup time|set up time|work in progress|motion|search time & line|shop floor|machine|plant|station|assembly|press|cell|operator|factory; kanban|pull system|trolley route|milk run|two bin|fifo lane|supermarket rack & line|bolt|station|part|shop floor|assembly|stock|never|shortage|cell
Process improvement: cut|reduce|shorten|save|halve|simplify|remove|raise|bring & cycle time|waiting time|step|rework|turnaround|changeover|walking|lead time|rejection|processing time|approval time & from|half|minute|hour|day|percent|line|form|process
Production planning: plan|schedule|prepare|make|allot|balance & production schedule|production plan|machine load|job card|shift plan|work order|line plan|daily target|weekly production & machine|shift|line|week|plant|dispatch|shortage
Statistical process control: plot|calculate|keep|fill|maintain|study & control chart|x bar|cpk|cp|p chart|process capability
Quality control: measure|check|inspect|sort|sample|test|gauge|reject|pull|weigh & piece|bore|bottle|casting|garment|part|batch|carton|weld|lot|tile|tablet|seam|packet|component|thread & gauge|reject|defect|limit|spec|sample|pass|rework|vernier|line|day|tolerance|shift|leak|aql|crack
Quality assurance: audit|check|verify|inspect & sop|first piece|batch record|control plan|supplier part|standard operating & reject|deviation|non conformance|nonconformity|batch|customer complaint|release
Metrology: measure|check|inspect|calibrate & bore|shaft|thread|piece|roundness|surface|gear|part|dimension|diameter & gauge|vernier|micrometer|cmm|profile projector|dial|comparator|slip
Calibration: check|adjust|compare|calibrate|correct & gauge|balance|sensor|scale|meter|pipette|thermometer|micrometer|instrument|load cell|transmitter|ph meter & standard|known weight|reference|master|certificate|reading|known|drift|offset|error
Preventive maintenance: grease|oil|check|service|tighten|clean|change|inspect & machine|pump|motor|belt|bearing|filter|press|compressor|coupling|conveyor|lathe|generator|chiller|lift & before|sunday|weekly|monthly|schedule|list|breakdown|checklist|shift|log|every|daily
Maintenance: repair|fix|overhaul|replace|dismantle|refit|service|change & pump|motor|bearing|gearbox|machine|belt|valve|compressor|conveyor|seal|press|spindle|hydraulic cylinder|boiler|chiller|crane & breakdown|downtime|plant|line|shift|stoppage|hour|workshop|running|leak|noise|vibration|machine
Heat transfer: measure|calculate|plot|simulate|compare & heat|temperature|cooling|thermal conductivity|fin & rod|fin|plate|exchanger|tube|insulation|wall|heat sink|oven|convection|conduction|nusselt|radiator|pcm; compare|measure|test & fin|fins|heat sink|insulation|cooling plate|radiator & thermocouple|temperature|wind duct|w m2|watt|ir camera
Thermodynamics: measure|calculate|test|plot & efficiency|cop|heat balance|fuel consumption|enthalpy|brake power|steam rate & engine|boiler|refrigerator|cycle|turbine|heat pump|compressor|air conditioner|bomb calorimeter
Fluid mechanics: measure|calculate|plot|test|calibrate & flow|head|discharge|pressure drop|velocity|friction & pipe|venturi|orifice|weir|pump|notch|pitot|channel|turbine|nozzle|manometer
HVAC: calculate|size|lay out|install|service|draw|select|check|clean|balance & duct|heat load|chiller|split unit|ahu|air conditioner|cooling tower|vrf|fan coil|cooling load|ventilation & hall|office|hospital|floor|room|mall|building|tonne|hotel|tr|cfm|filter|gas|school|diffuser
Machine design: design|size|calculate|select|check & shaft|gear|bearing|chain|belt|clutch|spring|screw|hoist|press|lift table|conveyor|shredder|crusher|thresher|sheller|gripper|linkage|winch & load|torque|rpm|stress|kg|tonne|fatigue|fail|power|speed|catalogue|life
Mechatronics: build|make|design|wire|program & motor|servo|actuator|pneumatic|conveyor|sorter|gripper|stepper & arduino|plc|camera|encoder|esp32|stm32|limit switch|feedback

# Circuits
Circuit design: $make|simulate|breadboard|test|debug & circuit|amplifier|charger|driver|filter|power supply|preamp|oscillator|schematic|inverter|rectifier|buzzer|led driver|timer|interface board|voltage regulator & transistor|op amp|mosfet|relay|battery|ltspice|proteus|resistor|schematic|ic|gain|volt|mv|noise|breadboard|555|multisim|sensor
PCB design: $make|lay out|route|etch|order|solder|bring up & board|pcb & layer|kicad|altium|eagle|easyeda|gerber|trace|footprint|schematic|sensor|charger|smd|copper|usb|mcu|via|ground plane|motor driver|etch
Electronics repair: $find|change|desolder|swap & regulator|capacitor|resistor|fuse|mosfet|chip|connector|charging port|display|keypad|diode|speaker|dead board|motherboard|returned board|power supply|smps & board|phone|radio|tv|laptop|amplifier|meter|scope|multimeter|oscilloscope|toy|inverter|charger|remote
Problem solving: $find & fault|dead|fails|failure|not working|no power|stuck|leak|noise|overheat|short circuit|break|intermittent|cause & board|machine|pump|line|network|motor|wiring|customer|server|meter|scope|print|order|log|circuit|sensor|unit|vehicle|supply
Embedded systems: write|code|program|port|flash|debug|drive|develop|read & stm32|esp32|arduino|avr|pic|msp430|nrf52|microcontroller|atmega|8051|rtos|freertos|cortex & c|sensor|display|motor|load cell|interrupt|uart|spi|i2c|timer|adc|keypad|relay|low power|sleep|can|lcd|oled|meter|lock|task; write|code|debug & spi|i2c|uart|interrupt|can bus|dma|watchdog & code|driver|routine|detector|node|lock|meter|sensor|sleep|board|microamp|logger|display
Firmware: write|code|debug|flash|port|update|develop|fix & stm32|esp32|avr|pic|msp430|nrf52|cortex|bootloader|8051|atmega|over the air|ota & c|driver|interrupt|uart|spi|i2c|bootloader|flash|load cell|display|sleep|register|sensor|can|timer
Microcontrollers: $make|program|wire|interface|drive|read|connect|code|control & arduino|esp32|esp8266|stm32|nodemcu|atmega|8051|pic|raspberry pi pico & sensor|motor|relay|display|servo|load cell|lcd|buzzer|keypad|rfid|led|pump|lock|fan|gps|gsm
Sensors: read|wire|mount|calibrate|connect|log|interface|compare|place & load cell|ultrasonic|infrared|ir|thermistor|accelerometer|imu|moisture sensor|gas sensor|mq|dht|lidar|hall|strain gauge|thermocouple|pressure sensor|temperature sensor|light sensor|pir|ldr|water level & arduino|esp32|board|display|data|stm32|alarm|motor|esp8266|nodemcu|microcontroller|logger|adc|robot|cloud|bin|tank
Internet of things: esp8266|esp32|nodemcu|lora|raspberry pi|smart bin|smart meter|sensor node|sensor & text|sms|phone|app|cloud|mqtt|dashboard|alert|wifi|blynk|thingspeak|firebase|server|telegram & full|level|water|temperature|motor|field|tank|door|light|meter|plant|room|moisture|power|bin|air|energy|pump|gas|cold; log|send|read|track|show|measure & soil moisture|temperature|humidity|water level|power use|air quality|tank level|dust & web chart|lora|wifi|online|dashboard|cloud|phone|sms|app|web page|mqtt|telegram
Robotics: robot|line follower|rover|robotic arm|robot arm|quadruped|hexapod|gripper|maze solver|sumo bot|pick and place|arm that & $make|program|code|turn|follow|pick|avoid|map|tune|walk|sort|grip|climb & sensor|motor|servo|pid|ros|camera|eye|encoder|lidar|maze|wheel|kinematic|ir|arena|competition|arduino|obstacle|moveit|gazebo|ultrasonic; arm|gripper|rover|bot & sort|pick|place|follow|avoid|climb|balance & cube|ball|block|camera|line|wall|servo|planner|object|box|motor
Control systems: pid|feedback|controller|loop|gain|lqr|state feedback|kalman & tune|balance|hold|stabilise|design|control|model|simulate|steady|settle & motor|ball|pendulum|drone|speed|temperature|level|servo|position|plate|oven|overshoot|tank|robot|heater|quadcopter|fan; tune|hold|keep|balance|stabilise|track & drone|ball|robot|motor|pendulum|arm|oven|boat|cart & height|upright|within|steady|overshoot|gain|setpoint|altitude|speed|temperature
Digital signal processing: filter|denoise|clean|extract|detect|count|compress|classify|separate|process & ecg|eeg|emg|audio|speech|noise|vibration|radar|signal|heart|ppg|sound|recording & matlab|python|fft|wavelet|frequency|band pass|filter|beat|peak|spectrum|fir|iir|noise|spectrogram|mfcc|simulink
PLC: write|program|test|change|simulate|debug|add|wire & ladder|plc|siemens controller|rung|s7|allen bradley|delta controller|codesys|tia portal & rig|filling|conveyor|motor|line|pump|press|sensor|lift|bottle|gate|machine|valve|traffic|mixing|timer|sorting|interlock|packing
Electrical wiring: wire|lay|pull|fit|install|connect|run|replace & cable|switchboard|db|distribution board|mcb|light|fan|socket|conduit|panel|earthing|meter board|inverter & house|flat|hall|building|shop|floor|point|room|phase|load|hostel|site|classroom; replace|trace|fix|change|connect|test & contactor|phase fault|mcb|relay|starter|burnt wire|short circuit|cable|earth fault|loose connection & panel|motor|pump|db|switchboard|phase|line
Panel design: wire|assemble|draw|test|lay out & panel|starter|contactor|mcc & relay|busbar|contactor|overload|plc|motor|breaker|terminal|wiring diagram|vfd
Electrical machines: test|rewind|run|plot|find|overhaul|measure & transformer|induction motor|motor|alternator|generator|winding & no load|blocked rotor|torque|slip|insulation|efficiency|winding|speed|load test|megger|short circuit|back emf
Power electronics: $make|simulate|test|drive & converter|inverter|buck|charger|rectifier|h bridge|smps|flyback|chopper & mosfet|igbt|pwm|duty|ripple|volt|watt|simulink|solar|battery|gate driver|inductor
Power systems: model|simulate|study|calculate|run|plan & load flow|feeder|fault level|substation|grid|bus system|power factor|transmission|distribution network|relay setting & etap|pscad|matlab|bus|kv|loss|voltage|capacitor bank|relay|dg|feeder|load
Solar energy: design|size|install|mount|clean|measure|simulate|wire|plan|estimate|compare & solar|pv|rooftop panel|photovoltaic & kw|roof|inverter|yield|unit|pump|string|shade|home|hostel|tilt|pvsyst|battery|campus|load|output|panel|village|light; size|choose|work out|select & panel|pv module|solar panel & battery|batteries|inverter|school|load|roof|pump|house|clinic
Battery technology: test|cycle|build|spot weld|balance|charge|measure|age|model & cell|pack|lithium|lead acid|18650|li ion & capacity|cycle|bms|internal resistance|soc|voltage|charge|module|series|temperature|nickel strip|discharge
VLSI: design|simulate|lay out|draw|size|characterise|optimise & inverter|nand|adder|sram|flip flop|amplifier|ring oscillator|comparator|cmos & cadence|nm|layout|drc|lvs|delay|power|virtuoso|magic|spice|w l|tsmc
RTL design: write|code|design|implement|synthesise & verilog|vhdl|systemverilog & fifo|uart|alu|processor|counter|spi|controller|multiplier|cache|fsm|vga|cpu|filter|pipeline|clock|adder
FPGA: $make|implement|port|run|load & fpga|nexys|zynq|artix|spartan|de10|vivado|quartus; processor|cpu|counter|uart|vga|stopwatch|filter & basys board|basys 3|zynq|nexys|fpga|de10 & run|design|write|implement|running|verilog|vhdl
Instrumentation: calibrate|install|wire|loop|check|commission|read|replace|hook up & transmitter|flow meter|thermocouple|rtd|control valve|level switch|pressure gauge|data logger|strain gauge|load cell|daq & plant|loop|range|ma|panel|reading|boiler|tank|rig|line|accuracy|labview|bench|drift
Communication systems: simulate|model|measure|build|modulate|plot & qam|ofdm|psk|bit error|ber|mimo|fm receiver|am receiver|channel|antenna|sdr|modulation & matlab|snr|noise|python|gnuradio|rate|simulink|db|receiver|curve

# Buildings, roads, plants
Surveying: take|run|mark|plot|peg|carry|set out|measure|map|do & level|contour|traverse|benchmark|total station|theodolite|auto level|dumpy level|gps point|boundary|profile & road|plot|km|site|campus|profile|land|canal|section|field|pond|village|drain|bridge; mark|set out|peg|check|lay out & column position|column line|centre line|diagonal|plot corner|boundary|grid line|plinth level & plot|site|m2|building|layout|foundation|ground
Quantity surveying: measure|work out|calculate|take off|prepare|check|compute & brickwork|plaster|concrete|steel|quantity|quantities|bill|boq|flooring|excavation|paint & drawing|block|bill|contractor|building|rate|site|measurement|house|school|tender|slab|floor|m3|road
Bill of quantities: prepare|make|draft|compile & bill of quantities|boq|abstract
Cost estimation: rate|price|cost|quantity|quantities|estimate & supplier|material|labour|schedule of rates|dsr|market rate|quote|quotes|steel|cement|brick|drawing & house|2bhk|flat|villa|building|wall|road|renovation|extension|bridge|room|toilet block|square foot|sq ft|school|shed|hall|overhead tank
Site supervision: check|watch|supervise|oversee|inspect|verify|see|approve|look after & steel spacing|cover block|pour|shuttering|rebar|bar bending|slab|plaster|brickwork|formwork|curing|reinforcement|concreting|waterproofing|tile|footing|column|excavation depth & before|site|floor|storey|drawing|pour|contractor|mason|labour|level|day|line|labourer|gang|bay
Construction management: plan|schedule|track|coordinate|handle|manage|assign|follow & mason|labour|contractor|subcontractor|crew|cement|material|steel|progress|plumber|carpenter|pour & site|floor|building|construction|tower|bridge|villa|slab|road|delay|metro
Concrete technology: cast|cure|crush|break|test|mix|design|trial|compare|replace & cube|concrete|slump|mortar|cylinder|fly ash|m25|m20|m30|admixture & days|day|strength|cement|mpa|mix|slump|aggregate|workability|28|ash|water cement|fibre|n mm2
Concrete testing: cast|crush|break|test|cure & cube|slump|cylinder|core|rebound hammer & days|day|concrete|strength|28|compression|site|pour
Structural engineering: analyse|size|design|model|check|calculate|detail & frame|beam|column|slab|truss|footing|g 4|g 3|g 2|g 5|portal|retaining wall|water tank|storey|culvert|staircase & etabs|staad|sap2000|quake|wind|load|moment|is 456|seismic|reinforcement|shear|steel|deflection|hand calculation
Structural detailing: draw|detail|prepare|make|count & bar|stirrup|rebar|reinforcement|steel & bar bending|schedule|cutting length|lap|column|beam|slab|drawing
Soil mechanics: test|find|run|collect|do|plot|determine|sample & soil|clay|sand|borehole|subgrade & liquid limit|plastic limit|proctor|cbr|shear|density|sieve|moisture|bearing|permeability|compaction|spt|atterberg
Highway engineering: design|mark|plan|lay|survey|calculate|check & road|pavement|curve|alignment|junction|highway & camber|superelevation|bitumen|thickness|gradient|cbr|civil 3d|sight distance|subbase|traffic|layer|cross section
Traffic engineering: count|survey|record|plan|simulate|time|study & vehicle|traffic|signal|junction|pedestrian|parking|roundabout & hour|peak|signal|junction|delay|queue|phase|vissim|flow|crossing|speed|lane; count|survey & car|bus|vehicle|truck|two wheeler & crossing|junction|signal|green time|roundabout|four arm|turning|by type
Hydrology: calculate|measure|model|estimate|map|gauge & runoff|rainfall|catchment|flood|infiltration|stream flow|watershed|discharge & hec|river|drain|basin|gis|pond|check dam|hydrograph|curve number|intensity|stream|culvert|reservoir
Water treatment: dose|treat|filter|jar|test|design|run|monitor|size & alum|chlorine|coagulant|turbidity|sand filter|jar test|ro plant|filtration|softener|stp|water & plant|pond|clear|water|turbidity|ntu|tank|raw|tds|litre|village|ppm
Wastewater treatment: treat|test|monitor|run|design|size|sample|reduce & sewage|effluent|wastewater|sludge|stp|etp|greywater|grey water|dye bath & cod|bod|aeration|plant|sludge|litre|kld|tank|ph|flocculation|reed bed|wetland|reactor; cut|bring|reduce|lower|remove & cod|bod|tss|colour|sludge & waste|effluent|dye house|alum|carbon|mg|sewage|plant|wetland|from
Architectural drafting: draw|prepare|make|draft|produce|redraw & plan|section|elevation|floor plan|working drawing|toilet detail|door schedule|site plan|kitchen detail|staircase detail|stair detail & hall|house|school|autocad|revit|building|flat|villa|clinic|apartment|community|municipal|submission|residence|storey|site|interior; redraw|draw|measure & haveli|old house|heritage house|fort|temple|stepwell|bungalow|room by room|every room
Architecture: design & house|community hall|school|library|housing|pavilion|hostel|museum|studio|clinic|community centre & site|climate|courtyard|section|elevation|model|village|users|light|ventilation|1 100|bamboo|brick
Physical model making: model|scale model|maquette|mock up & foam|foam board|mdf|balsa|cardboard|sun board|sunboard|mount board|laser cut|1 50|1 100|1 200|acrylic|bamboo|1 20|clay; make|build|cut|glue & scale model|site model|massing model|study model
Architectural visualization: walk through|walkthrough|render|view|fly through|flythrough|visualise & lumion|enscape|v ray|vray|twinmotion|3ds max|d5|corona|sketchup|blender|unreal & showroom|house|villa|room|building|interior|light|exterior|flat|hall|office|lobby|cafe|facade|street|client|day
Interior design: choose|select|pick|lay out|design|redo|source & tile|furniture|lighting|curtain|wardrobe|false ceiling|paint|fabric|kitchen|finish|layout|upholstery & flat|bedroom|living room|cafe|office|bhk|house|salon|clinic|room|shop|restaurant|hostel
Landscape architecture: design|plan|draw|lay out|choose & planting|garden|park|courtyard|paving|landscape|terrace & tree|shrub|path|plan|slope|species|native|seating|drainage|lawn
Urban planning: map|survey|study|plan|propose|zone & ward|neighbourhood|street|land use|market street|slum|public space|bus stop|footpath & land use|parking|vendor|density|walk|proposal|map|municipal|sector|open space|master plan|footpath
Furniture design: design|make|build|draw|model & chair|table|stool|bench|shelf|bookshelf|desk|lamp|cabinet|bed & plywood|wood|bamboo|cane|joint|prototype|teak|ergonomic|flat pack|foldable|1 1|metal|laminate
Process design: balance|calculate|size|draw|design|prepare & flow sheet|flowsheet|pfd|p and id|ammonia|distillation|reactor|absorber|evaporator|mass and energy|stream & plant|column|loop|plant design|kg|tonne|heat|exchanger|report|pump|process
Heat and mass balance: balance|work out|calculate|do|prepare & mass|material|heat|energy & energy|heat|steam|balance & plant|loop|dryer|column|boiler|evaporator|process|reactor|stream|kiln
Chemical engineering: design|simulate|run|size|balance|operate & distillation|reactor|absorber|heat exchanger|column|evaporator|crystalliser|extraction unit|dryer & feed|aspen|product|yield|kg|steam|plant|conversion|purity|reflux|pilot
Process simulation: simulate|model|run|optimise|build & column|distillation|reactor|flowsheet|separation|flash|plant|loop|absorber & aspen|hysys|dwsim|chemcad|reflux|purity|feed|unisim
Distillation: run|simulate|design|separate|operate & column|reflux|distillation|tray|packed & ethanol|benzene|toluene|methanol|purity|solvent|aspen|water|feed|stage; distil|distill|fractionate & ethanol|oil|water|purity|reflux|plot|steam|alcohol|solvent|batch
Process safety: list|check|study|mark|review|take part & hazop|hazard|relief valve|permit|near miss|what if|msds|interlock|leak scenario & plant|tank|line|reactor|chemical|node|unit|storage|shutdown|work
Occupational safety: check|hold|give|log|inspect|mark|record|train|walk|report|fix & ppe|helmet|harness|toolbox talk|near miss|scaffold|guard|fire extinguisher|hazard|unsafe|safety drill|mock drill|permit & site|worker|shift|floor|plant|labour|machine|factory|week|daily|workshop|labourer
Polymer science: make|synthesise|blend|mould|test|extrude|cure & polymer|plastic|resin|rubber|pla|film|epoxy|hydrogel|composite & tensile|melt|viscosity|sample|strength|blend|crosslink|mould|degrade|starch|thickness
Physics: measure|build|set up|study|plot|simulate|find & refractive index|thermal conductivity|planck|pendulum|laser|magnetic field|hall effect|spectrum|young modulus|diffraction|semiconductor|speed of sound|half life|radiation|interference|viscosity & error|experiment|lab|graph|rod|slit|sample|uncertainty|prism|apparatus|grating|source|temperature|detector|data|report
Laboratory techniques: measure|run|prepare|set up|record|repeat|weigh & thermal conductivity|titration|solution|buffer|absorbance|sample|refractive index|spectrum|reagent|dilution|specimen & error|lab|write up|wrote up|bench|notebook|reading|rod|replicate|triplicate|instrument|uncertainty
X-ray diffraction: read|record|index|take|run|measure|fit|analyse & xrd|x ray peak|x ray pattern|bragg|diffractogram|diffraction pattern
Thin film deposition: grow|deposit|coat|sputter|spin|anneal & thin film|film|zinc oxide|perovskite|titania|ito|tio2|zno & substrate|glass|sputter|spin coat|layer|nm|sol gel|anneal|x ray|band gap|vacuum
Optics: align|build|measure|set up|image|focus & laser|lens|interferometer|fibre|polariser|spectrometer|grating|slit|mirror & fringe|beam|bench|wavelength|pattern|setup|angle|light|refractive|focal
Computational physics: simulate|code|model|solve & ising|molecular dynamics|schrodinger|n body|monte carlo|wave equation|heat equation|random walk|planet|lattice|orbit & python|c|fortran|step|grid|matlab|temperature|julia|energy; simulate|model|code & spin|magnetism|ising|galaxy|planet|wave packet|lattice|double pendulum
Power supply design: make|build|design|test & power supply|5 v supply|12 v supply|bench supply|3 3 v supply|adapter|linear regulator|buck converter|smps & ripple|scope|load|current|regulation|ma|transformer|efficiency
Drones: tune|build|fly|assemble|program|wire & drone|quadcopter|hexacopter|fixed wing & height|hover|flight|altitude|gps|payload|survey|waypoint|hold
Electrical load calculation: add up|check|work out|total|sum|list|calculate & load|feeder|transformer|kva|connected load|street light|lighting & new block|building|hold|transformer|feeder|demand|hostel|block|kw|phase
SMED: die change|tool change|mould change|changeover|setup time|set up time & minute|from|down|cut|half|reduce
FMEA: list|score|rate|rank|note & go wrong|failure mode|fail|failure & severity|how likely|how bad|occurrence|detection|rpn|scored|effect|risk number
Jigs and fixtures: make|design|build|develop|pin & clamp|locator|pins|fixture|jig|drill bush|locating pin & drill|hold|weld|piece|mill|tube|bent|grind|seconds|part|assembly
Sheet metal: bend|bent|cut|punch|shear|fold|spot weld|develop & sheet|1 2 mm|2 mm sheet|gi sheet|ms sheet|aluminium sheet & cabinet|box|panel|duct|bracket|tray|enclosure|mm|cover|chimney
Fatigue analysis: test|cycle|load|plot|draw|estimate & spring|shaft|specimen|weld|joint|bar & s n curve|to failure|cycles to|fatigue|endurance
Reverse engineering: take apart|took apart|strip|dismantle & pump|part|gear|machine|toy|product|valve|broken piece|old part & drawing|copied|redraw|model of each|cad|each piece|recreate|replica
Internal combustion engines: tune|test|run|measure|strip|jet|map|change & carburettor|exhaust|ignition|engine|injector|spark plug|intake & mileage|power|rpm|torque|km|fuel|emission|kart|brake|dyno|petrol|diesel
Project scheduling: make|draw|prepare|update|plan|build & bar chart|gantt|critical path|network diagram|cpm|pert|activity list|activities of & activity|activities|week|delay|slip|float|site|job|project|milestone|month
Daily progress reports: write|note|record|send|keep|log & poured|labour count|site diary|how many people|how many labour|labour strength|work done & each day|every day|daily|evening|day
Rainwater harvesting: roof|rain|rainwater & pit|tank|filter|recharge|catchment & hostel|house|school|size|litre|design|building|calculate|campus|plan
Sustainable architecture: sun path|shade study|shading study|daylight|cross ventilation|passive cooling|solar gain|rammed earth|mud brick|jaali & school|house|building|study|courtyard|design|hostel|facade|roof|library|classroom
HAZOP: node|deviation|guide word|guideword|what if & plant|solvent|reactor|tank farm|line|store|pump|hazop|column|boiler
Process scale-up: scale|raise & recipe|batch|reaction|formulation & beaker|litre|pilot|kettle|lab scale|bench|kg
Experimental physics: measure|detect|count|record & muon|half life|speed of light|planck|charge of electron|cosmic ray|gravity|hall voltage|photoelectric|zeeman & scintillator|counts|detector|setup|apparatus|lab|error|slope|uncertainty|value
`
