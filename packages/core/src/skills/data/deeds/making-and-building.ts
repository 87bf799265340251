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
`
