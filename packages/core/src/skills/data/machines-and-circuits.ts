/** Machines, factories, circuits and power, in detail. */
export const machinesAndCircuits = `
# Mechanical engineering

## Mechanical practice
Hydraulic systems: hydraulic circuits, hydraulic fittings, hydraulic maintenance, hydraulic power packs, hydraulic cylinders, hydraulic machine maintenance, hydraulic hose crimping, hydraulic hoses, hydraulic seals replacement > Hydraulics
Pneumatic systems: pneumatic circuits, electro pneumatics, pneumatic fittings, pneumatic cylinders, pneumatic maintenance, pneumatic lines > Pneumatics
Thermal systems design: thermal management, heat sink design, battery thermal management > Heat transfer
Heat exchangers: heat exchanger design > Heat transfer
Steam turbines: gas turbines, turbine maintenance ~ Pumps and compressors
Power plant engineering: power plant, thermal power plant, power plant operation, power station operation
Engineering drawing: technical drawing, machine drawing, assembly drawings, part drawings, manufacturing drawings, production drawings, mechanical drawing, component drawings, detail drawings, detailed drawings > Blueprint reading
Drafting: 2d drafting, cad drafting, mechanical drafting, 2d drawings + DraftSight, BricsCAD, ZWCAD, GstarCAD
Parametric modeling: surface modeling, solid modeling, assembly modeling > Computer-aided design
Product lifecycle management: plm, plm software + Windchill, Teamcenter=siemens teamcenter, Enovia=3dexperience
Bill of materials: bom, bom management
Computer-aided manufacturing: CAM^, cam software, cad cam > Manufacturing processes
Bearings and gears: gear design, gearbox design, bearing selection > Machine design
Gearbox maintenance: gearbox repair, gearbox overhauling, gear box maintenance, gear box repair, gearbox assembly, gearbox servicing > Preventive maintenance
Fatigue analysis: fracture mechanics, fatigue and fracture > Failure analysis
Stress analysis: structural stress analysis, static structural analysis > Mechanics of materials
Crash simulation: crash analysis, impact simulation > Finite element analysis
Topology optimization: structural optimization, generative design > Finite element analysis
Meshing?: mesh generation, ansa beta cae > Finite element analysis
Multibody dynamics: msc adams, adams multibody, rigid body dynamics > Kinematics
Condition monitoring: vibration monitoring, predictive maintenance + Infrared thermography=thermography=thermal imaging of panels=thermographic inspection, Lubricant oil analysis=oil sampling=ferrography > Preventive maintenance
Total productive maintenance: tpm maintenance, autonomous maintenance > Preventive maintenance
Computerized maintenance management + SAP PM, Maximo > Preventive maintenance
Duct design: ducting, duct fabrication, duct installation, duct work, ductwork, duct fitting > HVAC
Composite materials: composites?, fiber reinforced polymers > Material science
Corrosion engineering: corrosion control, cathodic protection > Metallurgy
Heat treatment: annealing, case hardening, hardening and tempering, tempering and hardening, carburizing, carburising, nitriding, induction hardening, stress relieving of parts, heat treatment furnace > Metallurgy
Furnace operation: furnace handling, induction furnace, metal melting, melting furnace, annealing furnace, furnace charging
Nanomaterials: carbon nanotubes, graphene > Nanotechnology
Pressure vessel design: pressure vessels, asme codes
Valve assembly: assembly of valves, valve fitting, valve maintenance, valve servicing, valve repair ~ Mechanical assembly
Pressure and leak testing: leak testing, hydro testing, hydrostatic testing, hydrotest, leak test, pressure testing, hydraulic testing of pipes, pump testing, valve testing, leakage testing, air leak test, hydro test
Lift engineering: elevator maintenance, escalators, lift installation, elevator installation, lift repair, lift erection
Marine engineering: ship maintenance, marine engines, naval architecture
CAESAR II: caesar ii pipe stress, pipe stress analysis > Piping design
AVEVA E3D: aveva pdms > Piping design ~ SmartPlant 3D
SmartPlant 3D > Piping design ~ AVEVA E3D

# Manufacturing and quality

## Making things > Manufacturing processes // every line makes parts
Laser cutting: laser engraving, plasma cutting
Die casting > Casting
Sand casting > Casting
Investment casting > Casting
Foundry work: foundry + Moulding sand testing=green sand testing=sand testing in foundry=foundry sand testing=moulding sand preparation=molding sand testing, Core making?=core shop=core making in foundry=shell core making, Casting fettling=fettling > Casting
Forging?: hot forging, drop forging, closed die forging, forging press, forge shop, forging work
Arc welding: smaw, stick welding, electric welding, electrode welding > Welding
TIG welding: gtaw > Welding
MIG welding: gmaw, mag welding > Welding
Brazing: brazing and soldering ~ Welding
Lathe operation: turning operations, facing and turning, turning and facing, centre lathe, center lathe, capstan lathe, turret lathe, step turning?, taper turning, lathe work, lathe machine operation, lathe machine work > Lathe
Electrical discharge machining: wire edm, edm machining > Machining
Fanuc: fanuc controls > CNC machining ~ Sinumerik
Sinumerik: siemens sinumerik > CNC machining ~ Fanuc
Plastic extrusion: extrusion molding, extrusion?, blown film, extruder operation, extrusion machine operation
Mold design: mould design > Tool design
Die design: press tool design > Tool design
Jigs and fixtures: fixture design, jig and fixture design, welding fixtures, drill jigs > Tool design
Surface finishing: metal finishing, metal coating + Electroplating=zinc plating=chrome plating=nickel plating=plating work=plating shop, Powder coating=powder coating plant, Anodizing=anodising, Buffing and polishing=polishing and buffing=metal polishing=buffing work, Industrial painting=paint shop=paint shop work=paint booth, Deburring=burr removal=deburring of parts, Shot blasting=sand blasting=sandblasting=grit blasting=shot peening
Industrial robots: robotic arm programming, abb robotics, kuka > Industrial automation
Spinning mills: yarn manufacturing, ring spinning + Blow room and carding=blow room=carding machine=blowroom=carding section=draw frame=simplex machine=speed frame, Ring frame operation=ring frame=ring frame doffing=yarn piecing, Yarn winding=autoconer=cone winding, Open end spinning=rotor spinning > Textile manufacturing
Knitting technology: knitting, knitwear, knitting machine operation + Circular knitting=circular knitting machine, Flat knitting=flat knitting machine, Warp knitting > Textile manufacturing
Paper technology: pulp and paper

## Improving and checking
Industry 4.0: smart manufacturing, smart factory > Industrial automation
Work study: time and motion study, time study, method study, motion study > Industrial engineering
Plant layout: facility layout, facility planning, layout planning > Industrial engineering
Line balancing: cycle time reduction, takt time > Industrial engineering
SMED: quick changeover, changeover reduction > Lean manufacturing
Poka-yoke: mistake proofing > Lean manufacturing
Overall equipment effectiveness: oee > Lean manufacturing
Control plans: control plan
PPAP: production part approval process > APQP
Measurement system analysis: gauge r and r, gage r and r, msa studies, msa analysis, MSA^ > Metrology
Incoming inspection: incoming quality control, iqc, incoming material inspection, incoming material checking, raw material inspection, raw material checking, inward inspection, incoming quality check, incoming quality inspection, material inspection > Quality control
Raw material testing: raw material analysis, rm testing, raw material quality check, raw material sampling > Quality control ~ Material testing, Incoming inspection
In-process inspection: in process quality control, online inspection, line quality, line quality check, inprocess quality check, inprocess checking, patrol inspection, ipqc, line inspection? > Quality control
First article inspection: first piece inspection, first piece approval, first off inspection, first off approval, first piece checking > Quality control
Rejection analysis: rejection control, rejection reduction, scrap reduction, rejection and rework analysis, rework and rejection, defect reduction, rework of parts, rework of products, part rework ~ Root cause analysis
Inspection reports: quality records, quality reports, qc reports, qc documentation, quality documentation, inspection records, test report preparation, test reports, testing reports > Documentation
Certificates of analysis: COA^, coa preparation, test certificates, test certificate preparation, material test certificates > Documentation
Final inspection: pre dispatch inspection, outgoing inspection, final quality check, finished goods inspection, finished product inspection, finished product checking, final product inspection > Quality control
7 QC tools: seven qc tools, qc tools > Quality control
Ultrasonic testing: ultrasonic inspection > Non-destructive testing
Radiographic testing: radiography testing > Non-destructive testing
Dye penetrant testing: magnetic particle testing, liquid penetrant testing > Non-destructive testing

## Related work
Work instructions: standard work, standardized work, standard work instructions, work instruction
Hand tools: hand tools use, use of hand tools, power tools, hand and power tools, power tool handling, hand tool handling, use of power tools
Pareto analysis: pareto charts, pareto chart
DMAIC: dmaic methodology > Six Sigma
Digital twins
Control charts: process capability, cp cpk > Statistical process control

## Related work
Safety audits: safety inspections, safety auditing, ehs audits, site safety inspections, safety rounds, safety checklist > Occupational safety
Fire safety: fire safety management, fire drills, fire extinguishers, fire prevention, fire mock drills, mock drills > Occupational safety
Accident investigation: incident investigation at work, accident reporting, accident reports, safety incident reporting > Occupational safety
Toolbox talks: tool box talks, safety talks, safety briefings, safety induction > Occupational safety
Hazard identification: hira, job safety analysis, hazard reporting, near miss reporting, unsafe conditions reporting > Occupational safety
Lockout tagout: loto procedures, permit to work > Occupational safety
ISO 45001: ohsas 18001 > Occupational safety
ISO 13485: medical device quality > Quality management systems
AS9100 > Quality management systems
Material testing: materials testing, mechanical testing, strength testing, physical testing of materials + Tensile testing, Hardness testing
Weaving?: loom operation, handloom, loom work, power loom, powerloom, weaving of fabric + Rapier weaving=rapier loom=rapier looms, Air jet weaving=air jet loom=airjet loom=air jet looms, Jacquard weaving=jacquard loom=jacquard looms, Dobby weaving=dobby loom, Handloom weaving=pit loom=frame loom=pit looms, Ikat weaving=ikat technique, Jamdani weaving > Textile manufacturing
Printing technology: flexographic printing, digital printing, printing press, printing press work, printing work, print machine operation + Vinyl cutting=vinyl sticker cutting=radium cutting=plotter cutting=sticker cutting, Vehicle wraps=car wrapping=vehicle wrapping=car wrap, Flex printing=flex machine operation, Offset printing=offset press operation=offset machine operation
Box making: carton making, corrugated box making, corrugation?, corrugated boxes, paper bag making, carton production
Bookbinding: book binding, binding work, spiral binding, lamination?, lamination and binding, perfect binding, print finishing, binding and finishing
Ergonomics: human factors, human factors engineering, ergonomic advice, ergonomic assessment, workstation assessment
Fused deposition modeling: fdm printing, fdm 3d printing > 3D printing
Stereolithography: sla printing, selective laser sintering > 3D printing
Slicing software + Cura=cura slicer, PrusaSlicer > 3D printing
Supplier quality: supplier audits, supplier quality management, vendor inspection, supplier inspection > Quality assurance
Leather technology: footwear design, leather goods
Footwear making: shoe making, footwear manufacturing, shoe stitching, footwear production, shoe manufacturing, sole fitting
Leather goods making: leather work, leather stitching, leather cutting, leather product making, leather bag making, leather bag manufacturing, wallet making, bag stitching

# Electrical and electronics

## Circuits and chips
Operational amplifiers: op amps, op amp circuits > Analog electronics
Mixed-signal design: mixed signal, adc design, data converters > Analog electronics
RTL design: rtl coding, register transfer level > Digital electronics
Logic synthesis: synopsys design compiler, static timing analysis, PrimeTime^ > VLSI
Physical design: place and route, floorplanning vlsi, clock tree synthesis > VLSI
CMOS design: cmos, cmos layout > VLSI
ASIC design: asic > VLSI
System on chip: soc design, system on a chip > VLSI
UVM: universal verification methodology, uvm testbench > Design verification
ModelSim: questasim ~ Design verification
High-level synthesis: vivado hls, vitis > FPGA
RISC-V: riscv, risc-v architecture, risc v cpu, risc v core
Computer architecture: computer organization, computer organisation and architecture
Embedded C: embedded c programming > C, Embedded systems
Enclosure design: 3d enclosure design, product enclosure design, electronic enclosure design, box design for electronics, plastic enclosure design ~ Computer-aided design
Embedded Linux: yocto, buildroot, yocto project > Linux, Embedded systems
Keil: keil uvision > Microcontrollers ~ MPLAB
MPLAB: iar embedded workbench > Microcontrollers ~ Keil
NVIDIA Jetson: jetson nano > Embedded systems
BeagleBone > Embedded systems ~ Raspberry Pi, Arduino
Ethernet communication: industrial ethernet, profinet, profibus, ethercat
OPC UA: opc server
Motor drivers: servo motors, stepper motors, bldc motors ~ Electrical machines
Sensor calibration: signal conditioning > Sensors
Sensor interfacing: interfacing sensors, sensor connection, sensor modules, sensor interface, module interfacing, wifi module integration, display interfacing, gsm module interfacing, bluetooth module interfacing > Sensors
Radar systems: radar signal processing, radar? > RF engineering
Microwave engineering: microwave circuits > RF engineering
Ansys HFSS: hfss > Antenna design ~ CST Studio Suite
CST Studio Suite: cst microwave studio > Antenna design ~ Ansys HFSS
Keysight ADS: advanced design system > RF engineering
Software-defined radio: gnu radio, sdr radio > RF engineering
Satellite communication: satcom > Communication systems
Optical communication: fiber optic communication > Communication systems
Wireless communication: wireless communications, mimo, ofdm > Communication systems
Digital communication: modulation techniques > Communication systems
EMI/EMC: electromagnetic compatibility
Tinkercad: tinkercad circuits > Circuit design
Fritzing > Circuit design
Proteus! ~ SPICE, Circuit design
PLECS: psim > Power electronics
Inverters: dc dc converters, power converters > Power electronics
Surface-mount assembly: smt, smt assembly
Schematic capture: schematics?, schematic design, circuit schematics > Circuit design
Circuit diagram reading: schematic reading, reading schematics, reading circuit diagrams, circuit diagrams, datasheet reading, reading datasheets, component datasheets, circuit reading, schematic understanding, datasheets? > Electronics
Power supply design: power supply circuits, linear power supplies > Circuit design
Wire harness design: wiring harness, wire harness, cable harness, harness making, harness assembly, cable assembly, wire crimping, crimping?, connector crimping?, wire cutting and crimping
Oscilloscopes: digital storage oscilloscope, use of cro > Test equipment
Multimeters > Test equipment
Spectrum analyzers: network analyzer rf > Test equipment
Electronics repair: tv repair, electronic equipment repair, gadget repair, circuit board repair, pcb repair, board repair, chip level repair, board level repair, repair of electronic items, amplifier repair, audio system repair, set top box repair, power supply repair, smps repair, charger repair, card level repair, inverter board repair, speaker repair
Electronic components: electronic component identification, component identification, component testing, knowledge of electronic components > Electronics
Circuit testing: circuit checking, circuit debugging, board testing, pcb testing, pcb debugging, board bring up, circuit board testing, electronic circuit testing, pcb board testing > Electronics
PCB rework: smd rework, bga rework, reballing, board rework, desoldering, soldering and desoldering > Soldering
PCB assembly: electronic assembly, pcb population, board assembly, component mounting, through hole assembly, component soldering, pcb mounting, led light assembly, led bulb assembly, pcb inspection, inspection of pcbs, pcb quality inspection > Soldering
Water purifier servicing: ro servicing, ro service, ro installation, ro repair, water purifier installation, water purifier repair, water purifier service > Appliance repair
Appliance repair: home appliance repair, washing machine repair, refrigerator repair, fridge repair, home appliance servicing, microwave repair, geyser repair, cooler repair, mixer repair, appliance servicing ~ Electronics repair
Mobile repair: mobile phone repair, mobile repairing, mobile servicing, phone repair, smartphone repair, cell phone repair, mobile hardware repair, mobile phone servicing, mobile phone repairing > Electronics repair
CCTV installation: cctv, security systems installation, camera installation, security camera installation, cctv maintenance, cctv wiring, dvr, nvr, ip camera installation, cctv cameras, cctv camera, dvr setup, cctv setup
Biomedical equipment maintenance: medical equipment maintenance, biomedical equipment repair, biomedical equipment, medical equipment repair, hospital equipment maintenance, medical equipment installation

## Power and control
Power system protection: relay coordination, protection relays, relay testing, relay settings > Power systems ~ Switchgear
Load flow analysis: short circuit analysis, load flow studies > Power systems
PSCAD > Power systems ~ DIgSILENT PowerFactory, PSS/E
DIgSILENT PowerFactory: digsilent > Power systems ~ PSCAD
PSS/E: psse > Power systems ~ PSCAD
MATLAB Simulink modeling: simscape electrical > Simulink
Transformers maintenance: power transformers, distribution transformers, transformer repair, transformer operation > Electrical machines
Transformer testing: transformer tests > Electrical machines
Generators: electricity generator, power generator, diesel generators, dg sets, genset, dg operation, dg maintenance > Electrical machines
Energy metering: energy meters, energy meter testing, electricity meter reading, energy meter installation, electricity meters, meter testing, smart meter installation, meter reading, energy meter calibration, sub meters
UPS and inverter servicing: ups maintenance, ups installation, ups repair, inverter installation, inverter repair, inverter servicing, inverter and battery installation, ups and battery maintenance ~ Electronics repair
Battery maintenance: battery testing, battery bank maintenance, battery servicing, battery bank, battery charging and maintenance, battery replacement
Motor control: variable frequency drives, vfd, ac drives, dc drives, vfd programming, drive programming?, speed control of motors, vfd commissioning, vfd installation, vfd parameter setting, variable speed drives > Electrical machines
Cable sizing: cable tray design > Electrical wiring
Electrical load calculation: electrical load calculations, load calculation, electrical load estimation, load estimation, load survey, electrical load survey > Electrical engineering
Battery packs: battery pack, battery pack design, battery pack assembly, cell balancing, battery assembly, lithium battery assembly > Battery technology
Panel design: control panel design, electrical panels, mcc panels, control circuit design, control circuits, control panel wiring design, panel drawings, panel layout > Switchgear
Earthing: grounding systems, earth pits, earth resistance testing, earth testing, earth resistance measurement, earthing work, earthing pits, earthing system, chemical earthing, grounding pits, earth pit, earth electrodes, earthing installation, plate earthing, pipe earthing + Lightning protection=lightning arresters=lightning arrester=lightning conductor=lightning conductors=ese arrester > Electrical engineering
Lighting layout: dialux, lux calculation, dialux evo, lighting plan, electrical layout plan, interior lighting plan, light planning
Ceiling design: false ceiling design, reflected ceiling plans, ceiling layout, false ceiling layout, rcp drawings, false ceiling drawing, ceiling drawings, ceiling plans, false ceiling plans
Electrical safety: electrical inspection > Occupational safety
Energy audit: energy auditing, energy consumption analysis, energy saving audit, electricity audit, energy saving measures, electricity saving, power saving measures > Energy management
Building management systems: building automation, bms hvac
Solar installation: solar panel installation, solar pv installation, rooftop solar installation, solar panel fitting, solar panel mounting, solar erection, solar system installation, solar plant installation, panel mounting?, panel mounting work, module mounting?, module installation?, pv installation, pv module installation, solar panel erection > Solar energy
Solar site survey: solar site assessment, rooftop survey, roof survey, solar survey, rooftop solar site survey, solar rooftop survey > Solar energy, Site visits
Solar maintenance: solar panel maintenance, solar o&m, solar plant maintenance, solar plant operation, solar operations and maintenance, solar om, pv plant maintenance, solar plant o&m, o&m of solar plants + Solar inverter troubleshooting=inverter troubleshooting=inverter fault clearing, Solar tracker maintenance=solar trackers=solar tracker=single axis trackers=single axis tracker, Solar lantern repair=solar lanterns=solar lamp repair, Solar thermography=drone thermography of solar=hot spot detection in modules > Solar energy
Solar PV design: solar design, solar system design, solar plant design, solar system sizing, solar sizing, solar layout + String sizing=string sizing calculation=string design in solar=module string sizing, Tilt angle optimization=tilt angle calculation=solar tilt angle, Solar feasibility reports=solar feasibility=solar feasibility study, Solar bill of materials=solar bom=solar boq > Solar energy, Electrical engineering
Microgrids: distributed generation > Smart grid
Green hydrogen: hydrogen energy, electrolyzers > Renewable energy
Hydropower: hydroelectric power > Renewable energy
Biomass energy: biogas, bioenergy, biofuels > Renewable energy
HOMER Pro: homer energy > Renewable energy
EV charging: ev charging infrastructure, charging stations
PID tuning: pid control, pid controller > Control systems
Model predictive control: state space control, optimal control > Control systems
Process instrumentation: transmitters instrumentation + Flow measurement=flow meters=flowmeters > Instrumentation
HMI: hmi programming, human machine interface, hmi design, hmi screens, hmi screen design ~ SCADA
Distributed control systems: dcs, distributed control system ~ SCADA
Siemens TIA Portal: tia portal > Siemens PLC
Rockwell Studio 5000: rslogix, studio 5000, rslogix 5000 > Allen-Bradley

# Mechanical engineering

## Plant and machine work
SolidWorks Simulation: cosmosworks, solidworks fea > SolidWorks, Finite element analysis
Heat load calculation: hvac load calculation, cooling load calculation, heat load estimation, heat load sheets, carrier hap, e20 sheet > HVAC
VRF systems: VRV^, vrf installation, vrv installation, variable refrigerant flow > Air conditioning
Air balancing: air flow balancing, testing adjusting and balancing, damper balancing > HVAC
Refrigerant charging: gas charging of chillers, refrigerant recovery, refrigerant gas filling > Refrigeration
Cold storage plant operation: cold storage operation, ammonia plant operation, ammonia refrigeration, cold room operation > Refrigeration
Belt and pulley maintenance: belt replacement, v belt replacement, v belts, belt tensioning, belt alignment, pulley alignment > Preventive maintenance
Mechanical seal replacement: mechanical seals, gland packing, seal replacement in pumps, gland packing replacement > Pump maintenance
Steam systems: steam traps, steam lines, steam distribution, steam trap maintenance, condensate recovery ~ Boilers
Pipe fabrication: pipe spools, spool fabrication, pipe welding, pipe spool fabrication, piping fabrication, piping erection ~ Metal fabrication
Lifting and slinging: load slinging, lifting plans, lifting tackles, lifting tools and tackles, chain pulley blocks, wire rope inspection > Material handling
Torque tightening: torque wrench, torque wrenches, bolt torquing, bolt tightening, torque checking > Mechanical assembly
Sewing machine repair: sewing machine maintenance, sewing machine servicing, sewing machine mechanic work
Bicycle repair: cycle repair, cycle mechanic work, bicycle servicing, bicycle maintenance
Watch repair: clock repair, watch servicing, watch and clock repair

# Manufacturing and quality

## Shop floor
Submerged arc welding > Welding
Flux cored arc welding: FCAW^, flux cored welding > Welding ~ MIG welding
Welding procedures: welding procedure specification, wps and pqr, wps preparation, welder qualification, welding qualification > Weld inspection
Plastic moulding: plastic moulding work + Blow molding=blow moulding=pet blowing=bottle blowing=stretch blow molding=stretch blow moulding=pet bottle blowing, Thermoforming=vacuum forming, Compression molding=compression moulding=rubber moulding=rubber molding > Manufacturing processes
Mould changing: mold changing, mould setting, mold setting, mould change, mold change, mould loading > Injection molding
Nesting software: sheet nesting, nesting of parts, nesting of sheets, part nesting + SigmaNEST, Lantek > Sheet metal
Sampling inspection: aql sampling, aql inspection > Quality control
Gauge calibration: calibration of gauges, gauge management, dead weight tester, pressure gauge calibration > Calibration
Quality circles: quality circle, quality circle projects > Quality control
Layered process audits: layered process audit, process audits in production, process audit in plant > Quality assurance
Route cards: route card, process route cards, traveller cards, job traveler, job cards in production > Documentation
SAM calculation: smv calculation, standard allowed minutes, standard minute value, sam values, smv values, operation bulletins, operation bulletin, general sewing data > Work study
Social compliance audits: social audits in factories, social compliance, bsci audit, sedex audit, smeta audit, smeta
Denim washing: garment washing, enzyme wash, stone wash, denim wash, bio wash, garment wash
Shade matching: lab dips, lab dip, lab dip development, shade development?, shade approval, recipe prediction in dyeing, colour matching of fabrics, color matching of fabrics, lab dip approval, datacolor > Dyeing and finishing
Scouring and bleaching: fabric bleaching, fabric scouring, cotton scouring, desizing, kier boiling, bleaching of fabric, bleaching of cotton, pretreatment of fabric, pretreatment of fabrics, textile pretreatment + Mercerizing=mercerising=mercerisation, Fabric singeing > Dyeing and finishing
Textile finishing: finishing of fabrics, fabric finishing, sanforizing, sanforising, fabric calendering + Stenter operation=stenter=stenter machine=stentering=heat setting on stenter > Dyeing and finishing
Textile printing: flat bed printing, fabric printing + Pigment printing=pigment printing on fabric, Discharge printing=discharge print, Rotary screen printing=rotary printing, Digital textile printing=digital fabric printing=digital printing on fabric > Textile manufacturing
Sublimation printing: heat transfer printing, heat press printing, dtf printing, dtg printing, mug printing
Warping and sizing: yarn warping, sectional warping, beam warping, warping machine, yarn sizing, sizing machine, drawing in and denting > Textile manufacturing

# Electrical and electronics

## Electrical and electronic practice
Cable laying: underground cable laying, cable tray laying, cable tray installation, cable tray work, power cable laying > Electrical wiring
Overhead line work: overhead lines, line patrolling, conductor stringing, line stringing, transmission line stringing, transmission line erection, ht line work > Power systems
Transformer oil testing: bdv test, bdv testing, oil bdv, transformer oil bdv, transformer oil filtration, oil filtration of transformers > Transformer testing
Control valves: control valve calibration, control valve maintenance, control valve servicing, control valve stroking > Instrumentation
DCS operation: dcs panel operation, dcs operator work, panel operation in plant > Distributed control systems
Relay logic: relay logic circuits, contactor logic, control logic wiring, interlocking circuits
Access control systems: access control installation, door access systems, biometric installation, biometric machine installation, boom barriers, boom barrier installation
Breadboarding: breadboard, breadboards, breadboard prototyping, breadboard circuits, perfboard, veroboard, zero pcb, bread board > Electronics
PCB etching: etching of pcb, pcb making at lab, ferric chloride etching, homemade pcb, home made pcb > Electronics
SMT line operation: pick and place machine, smt line, solder paste printing, smt machine operation, smt operator work, stencil printing of solder paste > Surface-mount assembly
Automated optical inspection: AOI^, aoi machine, aoi inspection > Quality control
ESD control: esd precautions, esd safety, electrostatic discharge control, esd practices, esd handling
Electronic component sourcing: electronic component procurement, digikey, electronics bom costing
Box build: box build assembly, final assembly of electronics, product wiring and assembly, panel box assembly > PCB assembly
Board functional testing: functional testing of boards, in circuit testing, ict testing, burn in testing, burn in test, functional test jig > Circuit testing
Firmware flashing: flashing firmware, flashing of boards, st link, jtag programming, microcontroller flashing > Embedded systems
`
