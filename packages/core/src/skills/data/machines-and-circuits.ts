/** Machines, factories, circuits and power, in detail. */
export const machinesAndCircuits = `
# Mechanical engineering

## Mechanical practice
Hydraulic systems: hydraulic circuits > Hydraulics
Pneumatic systems: pneumatic circuits, electro pneumatics > Pneumatics
Thermal systems design: thermal management, heat sink design, battery thermal management > Heat transfer
Heat exchangers: heat exchanger design > Heat transfer
Steam turbines: gas turbines, turbine maintenance ~ Pumps and compressors
Power plant engineering: power plant, thermal power plant, power plant operation
Engineering drawing: technical drawing, machine drawing, assembly drawings, part drawings, manufacturing drawings, production drawings
Drafting: 2d drafting, cad drafting, mechanical drafting
Parametric modeling: surface modeling, solid modeling, assembly modeling > Computer-aided design
Product lifecycle management: plm, windchill, plm software
Teamcenter: siemens teamcenter > Product lifecycle management
Enovia: 3dexperience > Product lifecycle management
Bill of materials: bom, bom management
Computer-aided manufacturing: CAM^, cam software, cad cam > Manufacturing processes
Bearings and gears: gear design, gearbox design, bearing selection > Machine design
Fatigue analysis: fracture mechanics, fatigue and fracture > Failure analysis
Stress analysis: structural stress analysis, static structural analysis > Mechanics of materials
Crash simulation: crash analysis, impact simulation > Finite element analysis
Topology optimization: structural optimization, generative design > Finite element analysis
Meshing?: mesh generation, ansa beta cae > Finite element analysis
Multibody dynamics: msc adams, adams multibody, rigid body dynamics > Kinematics
Condition monitoring: vibration monitoring, predictive maintenance > Preventive maintenance
Total productive maintenance: tpm maintenance, autonomous maintenance > Preventive maintenance
Computerized maintenance management: sap pm, maximo > Preventive maintenance
Duct design: ducting, hvac load calculation, heat load calculation > HVAC
Composite materials: composites?, fiber reinforced polymers > Material science
Corrosion engineering: corrosion control, cathodic protection > Metallurgy
Heat treatment: annealing, case hardening > Metallurgy
Nanomaterials: carbon nanotubes, graphene > Nanotechnology
Pressure vessel design: pressure vessels, asme codes
Lift engineering: elevator maintenance, escalators
Marine engineering: ship maintenance, marine engines, naval architecture
CAESAR II: caesar ii pipe stress, pipe stress analysis > Piping design
AVEVA E3D: aveva pdms, smartplant 3d > Piping design

# Manufacturing and quality

## Making things > Manufacturing processes // every line makes parts or improves their making
Laser cutting: laser engraving, plasma cutting
Die casting > Casting
Sand casting > Casting
Investment casting > Casting
Foundry work: foundry > Casting
Forging?: press working > Metal fabrication
Arc welding: smaw, stick welding > Welding
TIG welding: gtaw > Welding
MIG welding: gmaw, mag welding > Welding
Brazing: brazing and soldering > Welding
Lathe operation: turning operations > Lathe
Electrical discharge machining: wire edm, edm machining > Machining
Fanuc: fanuc controls, siemens sinumerik > CNC machining
Plastic extrusion: blow molding, extrusion molding
Mold design: mould design > Tool design
Die design: press tool design > Tool design
Jigs and fixtures: fixture design > Tool design
Surface finishing: electroplating, powder coating, anodizing
Industrial robots: robotic arm programming, abb robotics, kuka > Industrial automation
Industry 4.0: smart manufacturing, smart factory > Industrial automation
Work study: time and motion study, time study, method study > Industrial engineering
Plant layout: facility layout, facility planning, layout planning > Industrial engineering
Line balancing: cycle time reduction, takt time > Industrial engineering
SMED: quick changeover, changeover reduction > Lean manufacturing
Poka-yoke: mistake proofing > Lean manufacturing
Overall equipment effectiveness: oee > Lean manufacturing
Control plans: pfmea, process fmea
PPAP: production part approval process > APQP
Measurement system analysis: gauge r and r, gage r and r, msa studies, MSA^ > Metrology
Incoming inspection: incoming quality control, iqc > Quality control
In-process inspection: in process quality control > Quality control
First article inspection: first piece inspection > Quality control
7 QC tools: seven qc tools, qc tools > Quality control
Ultrasonic testing: ultrasonic inspection > Non-destructive testing
Radiographic testing: radiography testing > Non-destructive testing
Dye penetrant testing: magnetic particle testing, liquid penetrant testing > Non-destructive testing
Spinning mills: yarn manufacturing, ring spinning > Textile manufacturing
Dyeing and finishing: dyeing?, textile dyeing, textile printing, wet processing > Textile manufacturing
Knitting technology: knitting > Textile manufacturing
Paper technology: pulp and paper

## Related work
Work instructions: standard work, standardized work, standard work instructions, work instruction
Pareto analysis: pareto charts, pareto chart
Six Sigma Green Belt: green belt > Six Sigma
Six Sigma Black Belt: black belt > Six Sigma
DMAIC: dmaic methodology > Six Sigma
Digital twins
Control charts: process capability, cp cpk > Statistical process control

## Related work
Safety audits: safety inspections, safety auditing, ehs audits, site safety inspections > Occupational safety
Fire safety: fire safety management > Occupational safety
NEBOSH: iosh > Occupational safety
Hazard identification: hira, job safety analysis > Occupational safety
Lockout tagout: loto procedures, permit to work > Occupational safety
ISO 45001: ohsas 18001 > Occupational safety
ISO 13485: medical device quality > Quality management systems
AS9100 > Quality management systems
Material testing: materials testing, mechanical testing + Tensile testing, Hardness testing
Weaving?: loom operation, handloom > Textile manufacturing
Printing technology: offset printing, flexographic printing, digital printing
Ergonomics: human factors, human factors engineering
Fused deposition modeling: fdm printing, fdm 3d printing > 3D printing
Stereolithography: sla printing, selective laser sintering > 3D printing
Slicing software: cura slicer, prusaslicer > 3D printing
Supplier quality: supplier audits, supplier quality management > Quality assurance
Design FMEA: dfmea > FMEA
Leather technology: footwear design, leather goods

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
ModelSim: questasim > Design verification
High-level synthesis: vivado hls, vitis > FPGA
RISC-V: riscv, risc-v architecture, risc v cpu, risc v core
Computer architecture: computer organization, computer organisation and architecture
Embedded C: embedded c programming > C, Embedded systems
Embedded Linux: yocto, buildroot, yocto project > Linux, Embedded systems
Keil: keil uvision, iar embedded workbench, mplab > Microcontrollers
NVIDIA Jetson: jetson nano > Embedded systems
BeagleBone > Embedded systems ~ Raspberry Pi, Arduino
Ethernet communication: industrial ethernet, profinet, profibus, ethercat
OPC UA: opc server
Motor drivers: servo motors, stepper motors, bldc motors ~ Electrical machines
Sensor calibration: sensor interfacing, signal conditioning > Sensors
Radar systems: radar signal processing, radar? > RF engineering
Microwave engineering: microwave circuits > RF engineering
Ansys HFSS: hfss, cst studio suite, cst microwave studio > Antenna design
Keysight ADS: advanced design system > RF engineering
Software-defined radio: gnu radio, sdr radio > RF engineering
Satellite communication: satcom > Communication systems
Optical communication: fiber optic communication > Communication systems
Wireless communication: wireless communications, mimo, ofdm > Communication systems
Digital communication: modulation techniques > Communication systems
EMI/EMC: electromagnetic compatibility
Tinkercad: tinkercad circuits > Circuit design
Fritzing > Circuit design
PLECS: psim > Power electronics
Inverters: dc dc converters, power converters > Power electronics
Surface-mount assembly: smt, smd soldering, smt assembly
Schematic capture: schematics?, schematic design, circuit schematics > Circuit design
Power supply design: power supply circuits, linear power supplies > Circuit design
Wire harness design: wiring harness, wire harness, cable harness
Oscilloscopes: digital storage oscilloscope > Test equipment
Multimeters > Test equipment
Spectrum analyzers: network analyzer rf > Test equipment
Electronics repair: mobile repair, mobile phone repair, tv repair, appliance repair
CCTV installation: cctv, security systems installation
Biomedical equipment maintenance: medical equipment maintenance

## Power and control
Power system protection: relay coordination, protection relays > Switchgear
Load flow analysis: short circuit analysis, load flow studies > Power systems
PSCAD: digsilent, digsilent powerfactory, psse > Power systems
MATLAB Simulink modeling: simscape electrical > Simulink
Transformers maintenance: power transformers, distribution transformers > Electrical machines
Transformer testing: transformer tests > Electrical machines
Generators: electricity generator, power generator, diesel generators, dg sets > Electrical machines
Motor control: variable frequency drives, vfd > Electrical machines
Cable sizing: cable tray design, cable laying > Electrical wiring
Electrical load calculation: electrical load calculations, load calculation, electrical load estimation > Electrical engineering
Battery packs: battery pack, battery pack design, battery pack assembly, cell balancing > Battery technology
Panel design: control panel design, electrical panels, mcc panels > Switchgear
Earthing: grounding systems, lightning protection > Electrical engineering
Lighting layout: dialux, lux calculation, dialux evo
Electrical safety: electrical inspection > Occupational safety
Energy audit: energy auditing > Energy management
Building management systems: building automation, bms hvac
Solar installation: solar panel installation, solar pv installation, rooftop solar installation > Solar energy
Solar PV design: solar design, helioscope > Solar energy, Electrical engineering
Microgrids: distributed generation > Smart grid
Green hydrogen: hydrogen energy, electrolyzers > Renewable energy
Hydropower: hydroelectric power > Renewable energy
Biomass energy: biogas, bioenergy, biofuels > Renewable energy
HOMER Pro: homer energy, sam nrel > Renewable energy
EV charging: ev charging infrastructure, charging stations
PID tuning: pid control, pid controller > Control systems
Model predictive control: state space control, optimal control > Control systems
Process instrumentation: flow measurement, transmitters instrumentation > Instrumentation
Wonderware: aveva intouch, wincc, ignition scada > SCADA
Siemens TIA Portal: tia portal > Siemens PLC
Rockwell Studio 5000: rslogix, studio 5000, rslogix 5000 > Allen-Bradley
Delta PLC: mitsubishi plc, omron plc, schneider plc > PLC
`
