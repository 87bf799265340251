/** Engineering of machines, circuits, buildings, processes, vehicles and energy. */
export const engineering = `
# Mechanical engineering ~ Manufacturing and quality, Automotive and aerospace, Electrical and electronics
@ mechanical engineer, design engineer, cad engineer, maintenance engineer, mechanical design engineer, hvac engineer, piping engineer, service engineer, project engineer, plant engineer, cad designer, mechanical technician, maintenance technician, thermal engineer, r and d engineer, engineer trainee, graduate engineer trainee, engineering manager, engineering technician, engineering intern, chief engineer, senior engineer, field engineer, process engineer
% mechanical, machine, turbine, gear, pump, engine, fluid, thermal, prototype, tooling, engineering, b tech, b e, assembly drawing, drawings, technical drawing, plant, mechanical engineering, mechatronics, compressor, boiler

## Computer-aided design ~ > Computer-aided design // every line is a CAD program; ~: sketch, part, assembly and drawing work alike
AutoCAD: auto cad, autocad 2d, autocad 3d, autodesk autocad
SolidWorks: solid works, solidwork, dassault solidworks
CATIA: catia v5
Autodesk Inventor: inventor!
Creo: ptc creo, pro engineer, pro e, proe, creo parametric
Siemens NX: NX^, unigraphics, nx cad, ug nx
Fusion 360: autodesk fusion
Solid Edge: solidedge
Onshape
FreeCAD
MicroStation: bentley microstation ~ AutoCAD
Computer-aided design: cad, 3d cad, 3d modelling in cad, computer aided design, cad drawings, 3d part modelling, 3d part modeling, part modelling

## Mechanical analysis
ANSYS: ansys workbench > Finite element analysis
ANSYS Fluent: fluent cfd > Computational fluid dynamics
Finite element analysis: fea, fem, finite element method, finite element, structural analysis fea, fe analysis, structural simulation
Abaqus > Finite element analysis ~ Nastran, HyperMesh, Altair HyperWorks, LS-DYNA
Nastran > Finite element analysis ~ Abaqus, HyperMesh, Altair HyperWorks, LS-DYNA
HyperMesh > Finite element analysis ~ Abaqus, Nastran, Altair HyperWorks, LS-DYNA
Altair HyperWorks > Finite element analysis ~ Abaqus, Nastran, HyperMesh, LS-DYNA
LS-DYNA > Finite element analysis ~ Abaqus, Nastran, HyperMesh, Altair HyperWorks
Computational fluid dynamics: cfd, flow simulation + OpenFOAM, STAR-CCM+=star ccm
COMSOL: comsol multiphysics > Finite element analysis
Simulink: matlab simulink, simscape > MATLAB
Thermodynamics: engineering thermodynamics, thermal engineering, thermal analysis
Heat transfer > Mechanical engineering
Fluid mechanics: fluid dynamics
Aerodynamics > Fluid mechanics
Hydraulics: hydraulics and pneumatics > Fluid mechanics
Pneumatics > Fluid mechanics
Mechanics of materials: strength of materials, solid mechanics, statics, engineering mechanics
Machine design: design for manufacturing, design for manufacturability, dfm, mechanical design, design of machine elements, product design engineering, mechanical engineering design > Mechanical engineering
Kinematics: theory of machines, dynamics of machinery, mechanisms? > Mechanical engineering
Vibration analysis: mechanical vibrations, nvh, modal analysis
Tribology: lubrication > Mechanical engineering
Mechatronics
Mechanical engineering: mechanical systems
Mechanical assembly: machine assembly, sub assembly, parts assembly, component assembly, machine assembling, assembly of machines > Mechanical engineering
Bench fitting: fitting work, fitter work, mechanical fitting, fitting shop, fitter trade > Mechanical assembly
Mechanical maintenance: mechanical repair, maintenance of mechanical equipment > Mechanical engineering, Preventive maintenance
GD&T: gd and t, geometric dimensioning and tolerancing, tolerance analysis, tolerance stack up, limits and fits, fits and tolerances, limits fits and tolerances
Failure analysis: failure mode analysis, root cause failure analysis
HVAC: heating ventilation and air conditioning, hvac systems, hvac design + Refrigeration, Air conditioning, Ventilation > Mechanical engineering
Insulation work: thermal insulation, pipe insulation, insulation and cladding, insulation fitting
Chiller operation: chiller maintenance, chiller plant, chiller plant operation, ahu maintenance, air handling units, chillers? > HVAC
AC servicing: ac repair, ac service, ac installation, ac maintenance, ac repairing, air conditioner repair, air conditioner servicing, air conditioner installation, split ac installation, ac gas charging > Air conditioning
Piping design: piping, pipelines design, piping layout, pipeline layout
P&ID reading: p and id, p&id drawings, piping and instrumentation diagrams, piping and instrument diagram, p and id diagrams ~ Piping design, Process design
Pumps and compressors: pumps?, compressors, rotating equipment, turbines, turbomachinery > Mechanical engineering
Compressor maintenance: air compressor maintenance, compressor operation, compressor servicing, air compressors? > Pumps and compressors
Shaft alignment: alignment of shafts, coupling alignment, laser alignment, alignment of machines, machine alignment, machine levelling, levelling of machines
Pump maintenance: pump repair, pump overhaul > Pumps and compressors
Boilers: boiler operation > Mechanical engineering
Utility operation: cooling tower operation, utility maintenance, plant utilities, utility section, boiler and chiller operation, cooling towers?
Maintenance?
Preventive maintenance: equipment maintenance, plant maintenance, maintenance engineering, machine maintenance, maintenance and repair, equipment repair, periodic maintenance, scheduled maintenance, planned maintenance, pm checklist, pm checklists, pm schedule, pm schedules, preventive maintenance checklist
Spare parts management: spare parts, spares planning, spares management, spare parts planning, spare parts inventory, spares inventory, spare parts handling, parts counter, spare parts counter, spare parts store, spares indenting, purchase of spares, spares purchase, spares register
Conveyor systems: conveyor maintenance, conveyors?, conveyor belts, conveyor system maintenance, conveyor belt maintenance ~ Material handling
Field service?: attending service calls, service visits, on site service, customer site installation, installation at customer site, installation and servicing, customer site service, breakdown calls, service engineer work, onsite servicing, field servicing, field service engineering, equipment servicing, complaint attending at site, servicing of machines, service calls?
Equipment installation: machine installation, machinery installation, erection and commissioning, installation and commissioning, testing and commissioning, machine commissioning, equipment erection, plant erection, machine erection, erection work, commissioning of equipment, project erection, equipment commissioning, commissioning?, machine shifting, erection of machinery
Maintenance records: machine history cards, maintenance logbook, maintenance log, maintenance register, breakdown records, breakdown register, breakdown log, maintenance checklists, maintenance schedules, maintenance reports > Documentation
Machine lubrication: oiling and greasing, lubrication of machines, greasing of machines, lubrication schedules, machine oiling > Preventive maintenance, Maintenance
Bearing replacement: bearing fitting, bearing mounting, bearing changing, bearing maintenance, bearing change > Preventive maintenance, Maintenance
Breakdown maintenance: breakdown repair, corrective maintenance, machine repair, machine repairing, machine breakdown, machine troubleshooting, breakdown handling, breakdown attending ~ Preventive maintenance
Reverse engineering: reverse engineering of parts
3D printing: additive manufacturing, 3d printer ~ Rapid prototyping
Rapid prototyping
Prototyping: prototype development, prototypes?, prototype?, prototype building, prototype making, building prototypes, making prototypes, prototype fabrication, physical prototypes
Material science: materials science, materials engineering
Metallurgy: metallurgical engineering, metallography, corrosion

# Manufacturing and quality ~ Mechanical engineering, Supply chain and logistics, Chemical engineering
@ production engineer, manufacturing engineer, quality engineer, quality inspector, production supervisor, production manager, machine operator, cnc operator, machinist, welder, fitter, plant manager, industrial engineer, quality control inspector, quality assurance engineer, quality controller, tool and die maker, assembler, production planner, quality manager, fabricator, production executive, shift engineer, manufacturing technician
% factory, shop floor, production, assembly, manufacturing, yield, defect, inspection, plant, line, machining, industrial, fabrication, scrap, throughput

## Manufacturing
Manufacturing processes: manufacturing, manufacturing process, manufacturing technology, production technology, manufacturing engineering, production engineering, production process?
CNC machining: cnc, cnc programming, cnc turning programming, cnc milling programming, vmc programming, cnc machine, cnc operation, cam programming, vmc operation, vmc operating, vmc setting, vmc machine, vmc operator work, hmc machine + Mastercam, G-code, CNC turning=cnc lathe=cnc lathe operation=cnc turning centre=cnc turning center, CNC milling=vmc milling=vmc machining=vertical machining centre=vertical machining center, CNC setting=cnc setter work=tool offset setting=tool offsets=work offset setting=work offsets=cnc tool setting=job setting on cnc
Machining: drilling?, metal cutting, machine shop, machine shop work, workshop practice, shaper machine, machine tools, knowledge of machine tools, machine tool operation, workshop machinery, drill machine operation, drilling machine, grinding machine, thread cutting, threading and tapping, material cutting, bandsaw cutting + Lathe=lathe machine=lathe machining, Milling=milling machine, Turning!, Grinding!=surface grinding=cylindrical grinding=tool grinding, Drilling and tapping=radial drilling=pillar drilling=drill press=radial drilling machine=tapping machine=drilling operation, Honing and lapping=honing machine=lapping machine=lapping operation=cylinder honing > Machine operation
Gear manufacturing: gear cutting, gear hobbing, gear shaping, gear grinding > Machining
Welding: soldering and welding
Weld inspection: welding inspection, weld checking, weld testing, weld joint inspection, weld quality, weld quality check, weld defects, weld visual inspection > Quality control
Spot welding: resistance welding, seam welding > Welding
Gas welding: gas cutting, oxy acetylene welding, gas cutting and welding > Welding
Casting?: metal casting, castings inspection, casting process
Sheet metal: sheet metal work, sheet metal design, sheet metal fabrication, stamping, sheet bending, bending machine operation, shearing machine, guillotine shearing, cnc bending, turret punching, turret punch press, cnc punching, sheet cutting and bending
Press operation: power press, power press operation, press machine operation, press shop, hydraulic press operation, hydraulic press, press work, press brake, press brake operation, press working > Sheet metal, Machine operation
Injection molding: injection moulding, plastic molding, plastics engineering, moulding machine operation, molding machine operation
Metal fabrication: fabrication, steel fabrication
Tool design: tooling?, tool and die
Tool room work: tool room, tool making?, die making, mould making, tool maintenance?, die maintenance, mould maintenance, mold maintenance, toolroom, tool and die making, die polishing > Machining
Production planning: production planning and control, production scheduling, capacity planning, production control, machine loading, production target follow up, production targets, target monitoring in production, production follow up in plant
Assembly line: assembly operations, product assembly, assembly line operations
Industrial engineering
Industrial automation: factory automation, automation engineering
Home automation: smart home automation, smart homes, smart home devices, smart home installation ~ Building management systems
Packaging?: packaging technology, packing?, packing of products, packing section, packing line, packing work, box packing, product packing, packing of goods
Plant operations: plant management, shop floor management, factory management, plant operation, production supervisor work, factory operations
Production supervision: production floor supervision, supervision of production, production line supervision, shift supervision in production > Plant operations, Shop floor work
Shop floor work: shop floor?, shop floor experience, shopfloor?, shop floor exposure, shop floor knowledge, shop floor working
Crane operation: eot crane, eot crane operation, overhead crane operation, hydra crane > Material handling
Shift handover: shift handing over, shift log book, shift change handover, shift reports
Production reports: production reporting, daily production report, production report preparation, production log sheets, production data recording > Documentation
Plant log sheets: log sheet filling, log sheets, log sheet maintenance, plant readings, logbook maintenance, log book filling, log book entries, hourly readings, plant data recording, logbook entries, log book maintenance ~ Production reports
Machine operation: machine operating, operating machines, machine running, machine operations, machine operator work, handling of machines, machine handling?
Material handling: forklift, forklift operation, forklift operator, pallet jack
Textile manufacturing: spinning?, textile technology, textile engineering, textile processing + Cotton ginning=ginning=ginning machine=cotton gin, Nonwoven fabrics=nonwoven=nonwovens=non woven fabric making=needle punching=spunbond, Hand spinning=charkha=charkha spinning=khadi spinning, Carpet weaving=carpet making=rug weaving=carpet tufting=rug tufting=durrie weaving

## Quality
Quality control: qc, quality checks, quality inspection, quality check, inspection?, product inspection, product checking, product quality checking, quality checker work, quality testing, checking of products, defect checking
Product testing?: testing of products, product trials, product performance testing, prototype testing?, performance testing of products, testing of finished products, finished product testing
Quality assurance: quality management, quality audit, quality audits, quality standards, quality systems, quality improvement, audit preparation in quality, vendor qualification
Quality management systems: qms, iso standards, iso documentation, iso audit, iso certification, iso procedures, iso internal audits, iso 9001 documentation, iso implementation + ISO 9001=iso 9000, ISO 14001, IATF 16949=ts 16949, Total quality management=tqm
Six Sigma: 6 sigma > Process improvement
Lean Six Sigma > Six Sigma, Lean manufacturing
Lean manufacturing: lean!, lean principles, toyota production system, lean management + Kaizen, 5S, Value stream mapping, Just in time, Gemba walks=gemba walk=gemba > Process improvement
Statistical process control: spc
Root cause analysis: rca, 5 why, problem root cause, corrective action + Fishbone diagram=fishbone=ishikawa diagram=cause and effect diagram, 8D, CAPA
FMEA: failure mode and effects analysis, fmea analysis + Process FMEA=pfmea, Design FMEA=dfmea
Metrology: measurement systems, vernier, measuring instruments, precision measuring instruments, dimensional inspection, micrometer?, dial gauge, dimension checking, dimensional checking, measuring tools, dimension measurement, dimensional measurement + Calibration=instrument calibration=calibration of instruments=calibration of measuring instruments, CMM
Non-destructive testing: ndt
APQP
Process improvement: continuous improvement, process optimization, process optimisation, business process improvement, process improvements
Occupational safety: PPE^, workplace safety, industrial safety, health and safety, ehs, hse, osha, safety management, safety procedures, safety compliance, environment health and safety, safety training, safety rules, safety at work, safety norms, plant safety, factory safety, safety practices, safety awareness, safety precautions
Reliability engineering: reliability analysis, reliability testing

# Electrical and electronics ~ Mechanical engineering, IT infrastructure
@ electrical engineer, electronics engineer, electrician, embedded engineer, vlsi engineer, hardware design engineer, instrumentation engineer, telecom engineer, rf engineer, electrical technician, electrical design engineer, power engineer, control engineer, automation engineer, pcb designer, electronics technician, embedded software engineer, asic engineer, robotics engineer, iot engineer, test technician
% circuit, voltage, wiring, transformer, signal, antenna, sensor, relay, electrical, electronics, electronic, ece, eee, motor, switchgear, semiconductor, oscilloscope

## Electronics
Circuit design: circuit analysis, electronic circuits, electrical circuits, circuits, analog circuits, electronic circuit design, circuit theory, circuit simulation
PCB design: pcb layout, printed circuit board, pcb, pcb fabrication + Altium Designer=altium, KiCad, OrCAD, Eagle PCB, EasyEDA, Gerber files=gerber generation=gerber file generation=gerber file preparation > Electronics
Analog electronics: analog design, analog circuit design, analog ic design
Digital electronics: digital design, digital circuits, logic design, digital logic design, digital logic
VLSI: vlsi design, ic design, chip design, semiconductor design
FPGA: fpga programming, fpga design + Xilinx, Vivado, Altera, Quartus
Cadence Virtuoso: cadence!, cadence tools ~ Synopsys, Mentor Graphics
Synopsys ~ Cadence Virtuoso, Mentor Graphics
Mentor Graphics ~ Cadence Virtuoso, Synopsys
SPICE^ + LTspice, PSpice, Multisim, HSPICE, Ngspice
Design verification: functional verification, systemverilog uvm, verification engineer
Semiconductor devices: semiconductors, semiconductor, semiconductor fabrication, microfabrication
RF engineering: rf!, radio frequency, rf design, rf circuits
Antenna design: antennas?, antenna theory, antenna testing, antenna measurement, antenna simulation
Communication systems: analog communication
Signals and systems: signal analysis, signals?
Power electronics: converters?, smps > Electrical engineering
Soldering: pcb soldering, soldering work, hand soldering, smd soldering work, circuit soldering, smd soldering + Reflow soldering=reflow oven=wave soldering=wave soldering machine=hot air rework
Test equipment: function generator, test instruments + Logic analyzers=logic analyser=saleae, LCR meters=lcr meter, Clamp meters=clamp meter
Electronics: electronic devices design, basic electronics, electronics engineering, electronics and communication
LabVIEW: lab view

## Electrical engineering
Electrical engineering: electrical systems, electrical?, electricals, electrical design
Electrical maintenance: electrical repair, electrical repairing, electrical work, electrician work, electrical breakdowns, electrical equipment maintenance, plant electrical maintenance, fan repair, fan repairing, stabiliser repair, stabilizer repair, ht line maintenance, electrical line maintenance > Electrical engineering
Power factor correction: power factor improvement, capacitor banks, apfc panels, power factor? > Electrical engineering
Electrical drawings: electrical layout drawings, electrical drafting, electrical schematics, wiring diagrams, electrical wiring diagrams, electrical circuit diagrams, electrical layouts + Single line diagrams=single line diagram=SLD^=sld drawing > Electrical engineering
Electrical documentation: electrical test reports, electrical checklists, electrical log sheets, electrical log books > Documentation
Electrical site supervision: electrical site work, electrical installation supervision, electrical execution, electrical project execution, electrical site execution, electrical supervision, electrical work supervision > Site supervision
Electrical estimation: electrical estimating, electrical estimation and costing, electrical boq, electrical costing, electrical bill of quantities, electrical material estimation, electrical quotation > Cost estimation
Electrical testing: continuity testing, electrical tests, testing of electrical equipment, electrical equipment testing, testing and commissioning of electrical equipment, cable testing, testing of cables, hipot testing, high voltage testing, megger and earth testing + Insulation testing=megger testing=insulation resistance testing=insulation resistance test=meggering=megger > Electrical engineering
Fault finding: fault diagnosis, fault rectification, fault tracing, electrical troubleshooting, electrical fault finding, electrical faults, circuit troubleshooting, fault location ~ Electrical maintenance, Breakdown maintenance
Power systems: power system, power system analysis, power transmission, power distribution, power generation, transmission and distribution + ETAP, Smart grid, Substations=substation=sub station=switchyard=switchyard maintenance, High voltage engineering > Electrical engineering
Electrical machines: transformer design, motors?, electric motors, electrical transformers, induction motors, electric drives > Electrical engineering
Motor rewinding: motor winding, coil winding, armature winding, motor coil winding, fan winding, transformer winding, winding work, rewinding work, stator winding, winding of pump motors, winding of motors, pump motor winding > Electrical machines
Motor starters: motor starter panels, motor starter panel maintenance, dol starter, star delta starter, starter wiring, motor control panels, relay and contactor wiring, contactors and relays, relays and contactors, motor connection, motor wiring connections > Electrical machines
Motor maintenance: motor repair, motor repairing, motor servicing, motor overhauling, electric motor repair, electric motor maintenance, motor testing > Electrical machines
Electrical wiring: wiring?, house wiring, cabling?, electrical installation, electrical installations, building wiring, wiring installation, building wiring installation, domestic wiring, conduit wiring, industrial wiring, wiring work, electrical fittings, fan and light fitting, switchboard fitting, conduit laying, conduit pipe laying, mcb fitting, mcb installation, distribution board fitting, temporary wiring at site, db fitting > Electrical engineering
Lighting installation: light fitting, led light installation, led light fitting, street light maintenance, light fixture installation, led lighting installation, pole erection, street light installation, electric pole erection > Electrical wiring
Cable jointing: cable termination, cable glanding, cable crimping, lugging and crimping, cable joints > Electrical wiring
Panel wiring: control panel wiring, panel assembly, panel building, control wiring, panel board wiring, distribution board wiring, electrical panel assembly, panel making, electrical panel wiring, panel board assembly, db dressing, distribution board dressing, panel dressing, contactor and relay wiring, relay and contactor panel wiring > Electrical wiring
Switchgear: circuit breakers, relay protection, ht lt panels, ht panels, lt panels, panel maintenance, electrical panel maintenance, breaker maintenance, switch gears, mcb and mccb, acb and vcb > Electrical engineering
PLC: plc programming, siemens logo, programmable logic controller, programmable logic controllers, plc scada + Siemens PLC=step 7, Allen-Bradley=allen bradley, Delta PLC, Mitsubishi PLC, Omron PLC, Schneider PLC, Ladder logic
SCADA + Wonderware=aveva intouch, WinCC, Ignition SCADA
Control systems: control engineering, control theory, feedback control, control system design
Instrumentation: instrumentation engineering, instrumentation and control, process control, process control instrumentation
Instrument maintenance: field instruments, instrument servicing, instrument repair, loop checking, transmitter calibration, instrumentation maintenance > Instrumentation
Renewable energy: green energy, clean energy + Solar module manufacturing=solar panel manufacturing=module lamination=tabber stringer=solar cell stringing
Solar energy: solar power, photovoltaic, solar pv, solar panels > Renewable energy
Wind energy > Renewable energy
Energy management: energy efficiency, energy systems, energy conservation, energy saving?
Battery technology: lithium ion + Battery management systems=battery management system=bms, Fuel cells, Energy storage
EPLAN: electrical cad
AutoCAD Electrical: autocad electrical, acad electrical > AutoCAD

# Civil engineering and construction ~ Architecture and interiors, Mechanical engineering, Real estate
@ site engineering, site engineering intern, civil engineer, site engineer, structural engineer, construction manager, quantity surveyor, site supervisor, construction worker, carpenter, plumber, foreman, surveyor, mason, project superintendent, construction superintendent, construction supervisor, planning engineer, estimator, construction project manager, general contractor, highway engineer, geotechnical engineer, field superintendent, laborer, construction laborer, roofer, painter, equipment operator, superintendent
% construction, building, concrete, site, contractor, bridge, road, steel, excavation, blueprint, foundation, civil, subcontractor, permits, cement, scaffolding, renovation, remodeling, roofing, framing

## Civil design software
STAAD.Pro: staad pro, staad > Structural engineering ~ ETABS
ETABS: safe etabs > Structural engineering ~ SAP2000, STAAD.Pro
SAP2000 > Structural engineering ~ ETABS
Revit: autodesk revit, revit architecture, revit mep > BIM
Primavera: primavera p6, oracle primavera > Project scheduling
Civil 3D: autocad civil 3d
Tekla Structures: tekla
Navisworks > BIM
HEC-RAS
EPANET
WaterGEMS
SWMM
BIM: building information modeling, building information modelling

## Civil engineering
Civil engineering: civil works, civil construction, civil engineering design
Structural engineering: structural analysis, structural design, structural calculations, structural modelling, structural engineer work > Civil engineering
Surveying: leveling and surveying, survey work at site, site surveying?, survey work, land and site survey
Quantity surveying: quantity estimation, quantity surveyor work
Construction management: construction, construction project management, site management, construction supervision, building construction, construction planning, building work, civil project management
Cost estimation: estimation?, estimation and costing, project estimation, cost estimating, costing and estimation, construction estimating, estimate preparation, preparation of estimates, project costing, site estimation, estimate making
Geotechnical engineering
Transportation engineering
Hydrology: stormwater
Concrete technology: concrete?
Building codes: building code, permits and inspections, is codes, zoning, nbc codes, building bye laws, building bylaws, irc codes, indian standard codes, building byelaws, code provisions, development control rules, setback rules, dcr rules, setbacks and fsi, unified dcpr, ubbl + Area statements=area statement=fsi calculation=fsi calculations=carpet area calculation
Building approvals: building plan approval, plan sanction, municipal approvals, sanction drawings, submission drawings, municipal drawings, approval drawings, building permission, plan approvals, corporation drawings, building plan sanction, submission drawing, municipal submission drawings
Project scheduling: construction scheduling, project planning and scheduling, cpm pert, work programme, project schedule preparation, bar chart scheduling, look ahead plan, look ahead planning, three week look ahead, look ahead schedule
Carpentry: woodworking, woodwork, framing?, cabinet making, cabinetry, joinery, wood working, wood work, carpenter work, door and window fitting
Aluminium and glass work: aluminium fabrication, aluminium windows, upvc windows, glass fitting, aluminium section work, glass installation, upvc window installation, aluminium partitions, aluminium work, glass work fitting
Furniture assembly: furniture fitting, furniture installation, modular furniture installation, furniture fixing, furniture assembling ~ Carpentry
Plumbing: pipe fitting, pipefitting, pipe laying, pipeline laying, sanitary fittings, sanitary work, bathroom fittings, leak repair, pipe repair, plumber work
Plumbing design: plumbing layout, water supply and drainage design, public health engineering ~ Piping design
Masonry: mason work, paver blocks, paver block laying, boundary wall work, kerb stone work + Brickwork=brick work=brick masonry=brick laying=bricklaying, Blockwork=block work=aac block work=block masonry, Plastering=plaster work=wall plastering=internal plastering=external plastering=cement plaster, Stone masonry=rubble masonry, Drywall=drywall partitions
Tiling: tile work, tile laying, tile fixing, tile fitting, floor tiling, marble laying, granite fixing, tile installation > Masonry
Painting? + House painting=spray painting=wall painting=wall putty
Roofing: siding, insulation installation
Heavy equipment operation: excavator?, bulldozer?, backhoe?, excavator operation, jcb operation, heavy equipment, heavy machinery
Blueprint reading: reading blueprints, blueprints, blue print reading, drawing reading, reading drawings, drawing interpretation, interpreting drawings, job drawing reading, understanding of drawings, reading engineering drawings, engineering drawing reading, drawing study, part drawing reading, machine drawing reading, reading of job drawings
Renovation: remodeling, building maintenance, home repair, handyman
Urban planning: town planning, city planning
Facilities management: facility management, facilities maintenance, building management, property maintenance, building upkeep
Maintenance contracts: amc management, amc contracts, annual maintenance contracts, amc renewals, amc follow up, amc coordination

# Chemical engineering ~ Chemistry, Manufacturing and quality, Environment and agriculture
@ chemical engineer, process safety engineer, petroleum engineer, chemical plant operator, process technician, refinery operator, drilling engineer
% reactor, distillation, refinery, chemical, process plant, petroleum, polymer, effluent

## Chemical and process engineering
Chemical engineering: process engineering, chemical process, chemical process design, chemical plant
Chemical plant operation: process plant operation, reactor operation, reactor handling, chemical process operation, plant running, chemical plant operations, process operation, reactor charging, charging of reactors, raw material charging, batch charging, material charging > Plant operations
Chemical sampling: in process sampling, sampling of chemicals
Batch mixing: chemical mixing, mixing and blending, batch preparation, batch making, blending operations, chemical blending, mixing of chemicals, product blending, liquid blending, powder blending, blending of products
Aspen Plus: aspentech
Aspen HYSYS: hysys ~ Aspen Plus
DWSIM ~ Aspen Plus
CHEMCAD ~ Aspen Plus
Mass transfer: separation processes, absorption column
Reaction engineering: chemical reaction engineering, chemical reactors
Process simulation: process modeling, process modelling, flowsheet simulation
Process safety: hazard analysis, process safety management, chemical plant safety, plant safety procedures + HAZOP
Petroleum engineering: oil and gas, upstream oil
Polymer science: polymers, plastics
Water treatment: water purification, jar test, jar tests
Food technology: food engineering, food tech, food manufacturing, food product making, food science and technology
Biochemical engineering: bioprocess engineering, bioprocessing
Nanotechnology

# Automotive and aerospace ~ Mechanical engineering, Manufacturing and quality
@ automotive engineer, automobile engineer, aerospace engineer, aeronautical engineer, auto mechanic, automotive technician, service advisor, pilot, aircraft mechanic, aircraft technician, flight attendant, cabin crew, service technician, mechanic, air traffic controller, flight engineer, avionics technician, diesel mechanic, auto technician, body shop technician, aviation manager, crew chief, flight instructor, first officer, vehicle technician, automobile technician
% vehicle, car, automotive, automobile, aircraft, flight, aviation, airport, airline, engine, brake, dealership, hangar, faa, crew, aerospace, cockpit, tire, truck, repair order

## Automotive
Automotive engineering: automobile engineering, vehicle engineering, automobile
Vehicle dynamics: vehicle suspension, baja saeindia
Electric vehicles: ev technology, electric vehicle, ev powertrain, EV^, ev battery technology, ev design, ev systems
Internal combustion engines: ic engines, engine design, gt power
Automotive repair: auto repair, vehicle servicing, vehicle maintenance, vehicle repair, automotive maintenance, car repair, auto mechanics, car servicing, car mechanic work, four wheeler repair, garage work, vehicle mechanic work, car maintenance, automobile servicing, car servicing and repair + Brake repair=brake service=brake servicing=brake work, Engine repair=engine overhaul=engine overhauling=engine tuning=engine servicing=engine work, Transmission repair, Wheel alignment=wheel balancing, Suspension repair=suspension work=shock absorber replacement=shock absorber repair=suspension overhaul=suspension servicing, Clutch repair=clutch overhaul=clutch plate replacement=clutch work=clutch replacement, Vehicle periodic servicing=periodic vehicle service=car periodic service=paid service of vehicles=engine oil change=oil changes, Fuel injector cleaning=fuel injector servicing, Radiator repair=radiator flushing=coolant flushing, Alternator and starter repair=alternator repair=starter motor repair=self motor repair
Automotive diagnostics: vehicle diagnostics, obd ii, engine diagnostics, diagnostic equipment, vehicle scanning, obd scanning, scanner diagnosis, car diagnostics, vehicle fault diagnosis, engine scanning
Automotive sales: car sales, vehicle sales, automobile sales, dealership management, car showroom sales, selling cars, bike sales, two wheeler sales, selling vehicles
Test drives: giving test drives, test drive coordination, test ride, vehicle demonstration
Autonomous vehicles: self driving cars, advanced driver assistance, autonomous driving
AUTOSAR
Diesel engines: diesel mechanics, diesel engine

## Aerospace and aviation
Aerospace engineering: aeronautical engineering, aerospace design
Avionics: aircraft systems, aircraft electronics
Aircraft maintenance: aviation maintenance, aircraft inspection, aircraft repair, a and p license, airframe and powerplant, aircraft maintenance engineering, line maintenance aircraft
Flight operations: aviation operations, flight planning, flight safety, aviation
Piloting: commercial pilot, private pilot, instrument rating, flight training, pilot license, multi engine
Air traffic control: air traffic management
Propulsion: jet propulsion
Spacecraft design + CubeSat, Orbital mechanics=astrodynamics
Wind tunnel testing: airfoil analysis
Ground handling: cabin service, passenger service, airport ground staff, ground staff, airport ground operations, passenger handling, airport check in, passenger check in, boarding assistance, airline check in, check in counter duty, boarding gate duty
Baggage handling: baggage screening, baggage loading, luggage handling > Ground handling
Military operations: military training, weapons systems, combat training, tactical operations
`
