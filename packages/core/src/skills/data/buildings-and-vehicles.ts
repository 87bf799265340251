/** Buildings, plants, vehicles and interiors, in detail. */
export const buildingsAndVehicles = `
# Civil engineering and construction

## Building and surveying > Civil engineering // every line is design or execution of civil works
Reinforced concrete design: rcc design, rcc, reinforced concrete > Structural engineering
Steel structure design: steel structures, structural steel, steel design > Structural engineering
Earthquake engineering: seismic design, seismic analysis > Structural engineering
Bridge engineering: bridge design > Structural engineering
Bridge inspection: bridge condition survey, bridge inspections, bridge health monitoring
Prestressed concrete: precast concrete, post tensioning > Structural engineering
Structural detailing: bar bending schedule, rebar detailing, bbs ~ Structural engineering
Foundation design: foundation engineering, pile foundations > Geotechnical engineering
Soil mechanics > Geotechnical engineering ~ Soil testing
Slope stability: retaining walls, plaxis, geostudio > Geotechnical engineering
Tunneling: tunnel engineering > Geotechnical engineering
Highway engineering: highway design, road design > Transportation engineering
Pavement design: pavement engineering, bituminous testing > Transportation engineering
Traffic engineering: traffic surveys, vissim, traffic simulation > Transportation engineering
Railway engineering: track maintenance, metro rail > Transportation engineering
Airport engineering: port and harbour engineering > Transportation engineering
Total station: total station surveying > Surveying
Land surveying: land survey, topographic survey, theodolite, auto level > Surveying
Water resources engineering: hydraulic modelling, hydraulic modeling, water resources, hydraulic engineering > Hydrology
Irrigation engineering: canal design, dam engineering > Hydrology
Stormwater management: storm water drainage, drainage design > Hydrology
Water supply engineering: water supply?, water supply systems, water distribution networks, sewerage design, sewer design
Wastewater treatment: sewage treatment, stp design, effluent treatment > Water treatment
Concrete mix design: is 456, mix design > Concrete technology
Concrete testing: cube test, slump test, concrete cube testing, compressive strength testing of concrete, cube tests, cube test results > Concrete technology, Material testing
Construction drawings: construction drawing, gfc drawings, shop drawings, as built drawings > Blueprint reading
Formwork: shuttering, scaffolding work
Site supervision: site engineering, site execution, site inspection > Construction management
Bill of quantities: boq, boq preparation > Quantity surveying
Rate analysis: dsr rates > Quantity surveying
Quantity takeoff: bluebeam, planswift, cost x > Quantity surveying
Procore: plangrid, autodesk construction cloud > Construction management
Bentley OpenRoads: openroads, mxroad > Transportation engineering
CSI SAFE: csi slab design, csi bridge > ETABS
MIDAS Civil: midas gen > Structural engineering
Green buildings: leed, griha, igbc, green building design

## Related work
Daily progress reports: daily progress report, DPR^, site progress reports > Documentation
Soil testing: soil tests
Drone surveying: uav mapping, drone mapping > Surveying
Building services: mep, mep design, mep coordination
Fire fighting systems: sprinkler systems, fire protection engineering
Valuation of buildings: building valuation
Waterproofing: plaster of paris, flooring installation
Smart cities: urban infrastructure planning > Urban planning
Regional planning: land use planning, master plan preparation > Urban planning
Transport planning: transportation planning > Urban planning
Tendering: tender preparation, tender documents, tendering and estimation
Construction safety: site safety > Occupational safety

# Chemical engineering

## Process plants > Chemical engineering // every line is design or operation of a chemical plant
Process design: process flow diagrams, pfd, p&id development > Chemical engineering
Distillation: distillation column design > Mass transfer
Heat and mass balance: material and energy balance, mass balance, energy balance
Unit operations: mechanical operations, fluidization > Mass transfer
Reactor design: chemical reactor design > Reaction engineering
Membrane technology: reverse osmosis, membrane separation, desalination > Water treatment
Effluent treatment plants: etp operation > Water treatment
Petroleum refining: refinery operations, crude oil refining > Petroleum engineering
Reservoir engineering: reservoir simulation, petrel, eclipse reservoir > Petroleum engineering
Drilling engineering: well drilling, mud logging > Petroleum engineering
Petrochemicals: fertilizer technology
Rubber technology: polymer processing, plastics technology > Polymer science
Process control engineering: advanced process control
Safety instrumented systems: layer of protection analysis, lopa, sil assessment > Process safety
Process scale-up: pilot plant, pilot plant operations
Sugar technology: brewing, distillery technology
Cement technology: ceramics technology, glass technology
Oil and gas operations: upstream oil and gas, offshore operations > Petroleum engineering

# Automotive and aerospace

## Vehicles > Automotive engineering // every line is design or testing of vehicles
Automotive design: car design, vehicle design, automobile design > Automotive engineering
Chassis design: suspension design, steering design, chassis? > Vehicle dynamics
Vehicle body design: body in white, biw > Automotive design
Powertrain: powertrain engineering, drivetrain
Engine testing: engine calibration, emissions testing > Internal combustion engines
Hybrid vehicles: hybrid electric vehicles > Electric vehicles
CANoe^: vector canoe, canalyzer > CAN bus
ISO 26262: functional safety
CarSim: carmaker ipg, avl cruise > Vehicle dynamics
Formula Student: baja sae, go kart design, supra sae > Vehicle dynamics

## Related work
Two-wheeler repair: motorcycle repair, bike repair > Automotive repair
Denting and painting: auto body repair, vehicle painting > Automotive repair
Vehicle inspection: pre delivery inspection, homologation, vehicle homologation
Hardware-in-the-loop: hil testing, dspace hil, model based design

## Air and space > Aerospace engineering // every line is design or testing of aircraft or spacecraft
Aircraft design: airframe design, aircraft structures > Aerospace engineering
Flight mechanics: flight dynamics, flight control systems
UAV design: drone design, drone building > Drones
XFLR5: xfoil, openvsp > Aerodynamics
Rocketry: rocket propulsion, model rocketry > Propulsion
Jet engines: gas turbine engines, turbofan engines > Propulsion
Satellite systems: satellite design > Spacecraft design
STK: systems tool kit, gmat mission analysis > Orbital mechanics
Airworthiness: dgca regulations, easa part 66

## Related work
Cabin crew work: in flight service
Airline operations: flight dispatch, airline management
Air cargo: cargo handling
Airport operations: airport management, ramp operations
Drone piloting: drone pilot license > Drones
Aviation safety: safety management systems aviation

# Architecture and interiors

## Building design > Architecture // every line is a task or tool of building design
Architectural drafting: architectural drawing, working drawings > Architecture
Architectural visualization: architectural rendering, archviz > 3D rendering
Elevation drawings: elevations?, sections and elevations > Architectural drafting
Building information modeling for architecture: bim modeling, revit bim > BIM
Sustainable architecture: green architecture, passive design, climate responsive design > Green buildings
Heritage conservation: architectural conservation, restoration of buildings
Vernacular architecture: history of architecture
Urban design: streetscape design
Building physics: daylight analysis, energy simulation, building energy modeling
DesignBuilder: ecotect, ies ve, ladybug tools > Building physics
Parametric design: computational design
Vectorworks > Architecture
Unreal for architecture: twinmotion walkthrough, architectural walkthroughs > Architectural visualization

## Related work
Material boards: mood boards, moodboarding
Set design: production design, stage design
KeyShot > 3D rendering
Toy design: packaging structure design > Industrial design
Ceramic design: glass design, craft design > Industrial design
Product sketching: design sketching, rendering sketches > Industrial design
Autodesk Alias > Industrial design
Ergonomic design > Industrial design
Hospitality interiors: retail interiors, office interiors > Interior design
Modular kitchen design: kitchen design, wardrobe design > Interior design
Floor plans: floor plan design, space planning, site planning > Interior design
Chief Architect: home designer pro, sweet home 3d > Interior design
D5 Render: d5 > 3D rendering
Corona Renderer: corona render > 3D rendering
Site measurement: site measurements, site survey, site surveys, measured drawings
`
