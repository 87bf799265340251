/** Buildings, plants, vehicles and interiors, in detail. */
export const buildingsAndVehicles = `
# Civil engineering and construction

## Building and surveying > Civil engineering // every line is design or execution of civil works
Reinforced concrete design: rcc design, rcc, reinforced concrete, slab design, beam design, column design, design of beams, beam and column design, design of slabs, water tank design, retaining wall design, staircase design > Structural engineering
Steel structure design: steel structures, structural steel, steel design > Structural engineering
Steel erection: structure erection, structural steel erection, peb erection, peb structures, steel structure erection, truss erection, erection of steel structures
Earthquake engineering: seismic design, seismic analysis > Structural engineering
Bridge engineering: bridge design > Structural engineering
Bridge inspection: bridge condition survey, bridge inspections, bridge health monitoring
Structural audits: rebound hammer test, building inspection, building condition survey, structural health assessment, upv test
Prestressed concrete: precast concrete, post tensioning > Structural engineering
Structural detailing: rebar detailing, reinforcement detailing, rcc detailing, structural drawings, reinforcement drawings ~ Structural engineering
Bar bending schedules: bbs, bbs preparation, reinforcement schedule, steel schedule > Structural detailing
Foundation design: foundation engineering, pile foundations, footing design, design of footings > Geotechnical engineering
Soil mechanics > Geotechnical engineering ~ Soil testing
Slope stability + PLAXIS, GeoStudio > Geotechnical engineering
Tunneling: tunnel engineering > Geotechnical engineering
Highway engineering: highway design, road design > Transportation engineering
Pavement design: pavement engineering, bituminous testing > Transportation engineering
Traffic engineering: traffic surveys, traffic simulation + VISSIM > Transportation engineering
Railway engineering: track maintenance, metro rail > Transportation engineering
Airport engineering: port and harbour engineering > Transportation engineering
Total station: total station surveying > Surveying
Land surveying: land survey, topographic survey, theodolite, auto level, plot survey, boundary survey, land measurement > Surveying
Water resources engineering: hydraulic modelling, hydraulic modeling, water resources, hydraulic engineering > Hydrology
Irrigation engineering: canal design, dam engineering > Hydrology
Stormwater management: storm water drainage, drainage design > Hydrology
Water supply engineering: water supply?, water supply systems, water distribution networks, sewerage design, sewer design
Wastewater treatment: waste water treatment, sewage treatment, stp design, effluent treatment > Water treatment
Concrete mix design: is 456, mix design > Concrete technology
Concrete testing: cube test, slump test, concrete cube testing, compressive strength testing of concrete, cube tests, cube test results, slump cone test, concrete quality check > Concrete technology, Material testing
Bitumen testing: asphalt testing, marshall test, bitumen tests > Material testing
Cement and aggregate testing: aggregate testing, cement testing, sand testing, brick testing, sieve analysis, silt content test, aggregate tests, construction material testing, steel testing, testing of building materials, brick tests > Material testing
Construction drawings: construction drawing, gfc drawings, shop drawings, as built drawings > Blueprint reading
Formwork: shuttering, scaffolding work, centering work
Site supervision: site experience, site training, site exposure, work experience at site, site engineering, site execution, site inspection, supervision of site work, civil site work, site management work, supervision of construction work, brick work supervision, plumbing supervision, plaster supervision, road work supervision, finishing supervision, civil supervision, concreting supervision, masonry supervision, civil work supervision, painting supervision, supervision of masonry work, carpentry supervision, execution of civil works, civil execution, site work?, site handling? > Construction management, Site visits
Site quality control: quality checking at site, site quality checks, civil qc, quality checks at site, qa qc at site, civil quality control, construction quality control, construction quality, pour cards, site quality checking, civil qa qc > Quality control
Piling: pile work, piling work, pile driving, bored piles, pile casting, pile foundation work ~ Foundation design
Snagging: snag list, punch list, snag inspection, desnagging, snag rectification, flat handover, handing over of flats, unit handover, building handover, handover of flats
Contractor management: contractor coordination, contractor handling, subcontractor management, subcontractor coordination, contractor supervision, handling contractors, coordination with contractors, managing contractors, sub contractor management
Drainage work: drainage?, sewer line laying, drainage line laying, manhole construction, sewer work, drain construction, sewerage work, storm drain work, drainage line
Finishing works: building finishes, building finishing, finishing items, interior finishing, civil finishing, finishing works of buildings
Building materials: construction materials, civil materials, knowledge of building materials, building material knowledge
Site stores: site store keeping, site material management, material reconciliation, cement stock register, site materials, material indenting, cement stock, site register, cement and steel stock, material register at site
Road construction: road work, road laying, bitumen laying, asphalt paving, highway construction, pavement laying > Transportation engineering
Earthwork: excavation work, earth work, earth filling, backfilling, excavation supervision
Bar bending: bar bending and fixing, steel fixing, rebar work, steel binding, reinforcement work, bar bender work, bar cutting and bending
Reinforcement checking: steel checking, rebar checking, reinforcement inspection, rebar inspection, steel reinforcement checking, checking of reinforcement, bar checking
Concreting: concrete pouring, slab casting, concrete casting, concrete laying, slab concreting, curing of concrete, concrete curing, rcc work, concrete work, curing?, curing work, slab curing, curing of slabs > Concrete technology
Layout marking: setting out?, site layout marking, centre line marking, center line marking, line out, layout setting, building layout marking, column marking, marking of layout, setting out of buildings, line and level checking, level checking?, level marking?, plinth marking, layout of building, foundation marking, excavation marking > Surveying
Labour supervision: worker supervision, labour allocation, manpower supervision, supervising workers, labor supervision, labour handling at site, site labour management, labour management, labour handling
Labour payments: weekly labour payment, labour wages payment, labour attendance at site, labour bills ~ Labour supervision
Bill of quantities: boq, boq preparation > Quantity surveying
Measurement books: mb recording, mb entry, joint measurement, measurement sheets, work measurement at site, measurement recording ~ Contractor billing
Contractor billing: ra bills, running bills, running account bills, contractor bills, subcontractor billing, sub contractor billing, site billing, civil billing, contractor bill checking, contractor bill preparation, contractor ra bills, subcontractor bills, bill certification, construction billing, ra billing > Quantity surveying
Rate analysis: dsr rates, schedule of rates, item rates > Quantity surveying
Quantity takeoff: quantity take off, qty take off, quantity calculation, quantity measurement, calculation of quantities, material quantity calculation, material take off + Bluebeam, PlanSwift, CostX=cost x > Quantity surveying
Procore > Construction management ~ PlanGrid
PlanGrid: autodesk construction cloud ~ Procore
Bentley OpenRoads: openroads, mxroad > Transportation engineering
CSI SAFE: csi slab design > Structural engineering ~ ETABS
MIDAS Civil: midas gen > Structural engineering
Green buildings: leed, griha, igbc, green building design

## Related work
Daily progress reports: daily progress report, DPR^, site progress reports, daily site report, site reporting, daily labour report, site diary, dpr preparation, site reports, work progress reports, site records > Documentation
Soil testing: soil tests, soil investigation, plate load test, spt test, cbr test, proctor test, field density test, safe bearing capacity
Drone surveying: uav mapping, drone mapping > Surveying
Building services: mep, mep design
Fire fighting systems: sprinkler systems, fire protection engineering, fire alarm, fire alarm systems, fire alarm installation, fire hydrants, fire hydrant systems, fire fighting equipment, smoke detectors, fire sprinklers, fire system maintenance
Valuation of buildings: building valuation, valuation of property by cost
Waterproofing: leakage repair, seepage treatment, water proofing, water proofing work
Flooring: flooring installation, floor laying, wooden flooring, vinyl flooring, flooring work, floor finishing ~ Tiling
False ceiling work: false ceiling, pop work, gypsum ceiling, gypsum board work, plaster of paris, false ceiling installation
Smart cities: urban infrastructure planning ~ Urban planning
Regional planning: land use planning, master plan preparation > Urban planning
Transport planning: transportation planning > Urban planning
Tendering: tender management, tender preparation, tender documents, tendering and estimation, tender work, tender filing, tender filling, tender submission, tender process, tenders?, e tendering, online tendering, gem tenders
Construction safety: site safety, safety at site, construction site safety, scaffolding safety > Occupational safety

# Chemical engineering

## Process plants > Chemical engineering // every line is design or operation of a chemical plant
Process design: process flow diagrams, pfd, p&id development, flow sheets, process flowsheeting, flowsheeting > Chemical engineering
Distillation: distillation column design > Mass transfer
Solvent recovery: solvent distillation, solvent recovery plant > Distillation
Heat and mass balance: material and energy balance, mass balance, energy balance, process calculations, material balance, stoichiometry, chemical process calculations
Unit operations: mechanical operations, fluidization
Industrial filtration: filter press, filter press operation, filtration operations > Unit operations
Industrial drying: dryer operation, tray dryer, fluid bed dryer, drying operations, tray drying > Unit operations, Mass transfer
Spray drying: spray dryer > Unit operations
Reactor design: chemical reactor design > Reaction engineering
Membrane technology: reverse osmosis, membrane separation, desalination > Water treatment
Effluent treatment plants: etp, etp operation, etp and stp operation, stp operation, stp plant operation, etp maintenance, etp plant, etp plant operation, stp maintenance, effluent plant operation, sewage treatment plant operation, etp stp > Water treatment
Water treatment plant operation: wtp operation, dm plant, dm plant operation, ro plant, ro plant operation, softener plant, water plant operation > Water treatment
Petroleum refining: refinery operations, crude oil refining > Petroleum engineering
Reservoir engineering: reservoir simulation, petrel > Petroleum engineering
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
CarSim: carmaker ipg > Vehicle dynamics
Formula Student: baja sae, go kart design, supra sae > Vehicle dynamics

## Related work
Two-wheeler repair: motorcycle repair, bike repair, two wheeler servicing, bike servicing, scooter repair, motorcycle servicing, bike service, two wheeler service, two wheeler mechanic work, two wheeler maintenance, bike mechanic work > Automotive repair
Service advising: job card opening, job card preparation, job card making, vehicle receiving, service advisory, repair orders > Customer service
Car washing: vehicle washing, car wash, car cleaning, car detailing, vehicle detailing, car polishing, auto detailing, vehicle cleaning
Car AC repair: car ac servicing, car ac service, vehicle ac repair, automotive ac repair, car ac > Automotive repair
Tyre fitting: tyre changing, puncture repair, tyre change, tyre replacement, tyre work, tire changing, tyre repair > Automotive repair
Auto electrical work: auto electrical, vehicle wiring, car wiring, auto electrician work, vehicle electricals, car electricals, automotive electrical, vehicle electrical repair > Automotive repair
Fleet maintenance: fleet servicing, fleet vehicle maintenance, vehicle fleet maintenance, fleet upkeep, maintenance of fleet vehicles > Automotive repair
EV servicing: ev repair, electric scooter repair, ev maintenance, e rickshaw repair, electric vehicle servicing, electric vehicle maintenance, electric vehicle repair, e bike repair, ev service > Electric vehicles
Denting and painting: auto body repair, vehicle painting, dent repair, car painting, body shop work, dent removal, car denting, body repair, vehicle body repair, denting work > Automotive repair
Vehicle inspection: pre delivery inspection, homologation, vehicle homologation, vehicle checking, car inspection, used car inspection, pre delivery checks, vehicle evaluation, used car evaluation
Vehicle registration: rto work, rto documentation, rto formalities, vehicle registration documents, rto documents
Vehicle delivery: car delivery, new vehicle delivery, vehicle handover, new car delivery
Hardware-in-the-loop: hil testing, dspace hil, model based design

## Air and space > Aerospace engineering // every line is design or testing of aircraft or spacecraft
Aircraft design: airframe design, aircraft structures > Aerospace engineering
Flight mechanics: flight dynamics, flight control systems
UAV design: drone design, drone building > Drones
Drone assembly: drone making, drone repair, drone maintenance, drone assembling, assembling drones > Drones
XFLR5: xfoil, openvsp > Aerodynamics
Rocketry: rocket propulsion, model rocketry > Propulsion
Jet engines: gas turbine engines, turbofan engines > Propulsion
Satellite systems: satellite design > Spacecraft design
STK: systems tool kit > Orbital mechanics ~ GMAT
GMAT^: gmat mission analysis > Orbital mechanics ~ STK
Airworthiness: dgca regulations, easa part 66

## Related work
Cabin crew work: in flight service, inflight service, cabin crew duties, safety demonstration, cabin crew training
Airline operations: flight dispatch, airline management
Air cargo: cargo handling
Airport operations: airport management, ramp operations
Drone piloting: drone flying, drone operation, drone operating, flying drones, drone handling > Drones
Aviation safety: safety management systems aviation

# Architecture and interiors

## Building design > Architecture // every line is a task or tool of building design
Architectural drafting: architectural drawing, working drawings, 2d plans, architectural plans, 2d plan making, architectural detailing, building drawings, plan elevation section, stair design, staircase drawings, door window schedule, door and window schedules, staircase detailing, toilet details, drafting of plans > Architecture
Architectural visualization: architectural rendering, archviz > 3D rendering
Elevation drawings: elevations?, sections and elevations, elevation design, elevation designing, 3d elevation, front elevation, house elevation, facade design, building elevation > Architectural drafting
Building information modeling for architecture: bim modeling, revit bim > BIM
Sustainable architecture: green architecture, passive design, climate responsive design > Green buildings
Heritage conservation: architectural conservation, restoration of buildings
Vernacular architecture: history of architecture
Urban design: streetscape design
Building physics: daylight analysis, energy simulation, building energy modeling, energy modeling of buildings
DesignBuilder: ecotect, ies ve, ladybug tools > Building physics
Parametric design: computational design
Vectorworks > Architecture
Unreal for architecture: twinmotion walkthrough, architectural walkthroughs > Architectural visualization

## Related work
Material boards: mood boards, moodboarding, concept boards, sample boards, material palette, material sampling for interiors, moodboards, finishes boards, inspiration boards, material samples
Set design: production design, stage design, set decoration, stage set design, set dressing, art department work, art direction for films
KeyShot > 3D rendering
Toy design: packaging structure design > Industrial design
Ceramic design: glass design, craft design > Industrial design
Product sketching: design sketching, rendering sketches > Industrial design
Autodesk Alias > Industrial design
Ergonomic design > Industrial design
Hospitality interiors: retail interiors, office interiors > Interior design
Modular kitchen design: kitchen design, wardrobe design, modular furniture design, kitchen layout, kitchen planning, modular furniture, modular kitchens > Interior design
Floor plans: floor plan design, space planning, site planning, furniture layout, layout plans, layout planning of interiors, floor layouts, furniture layout plan, 2d layouts, layout drawings, interior layout > Interior design
Chief Architect: home designer pro > Interior design ~ Sweet Home 3D
Sweet Home 3D > Interior design ~ Chief Architect
D5 Render: d5 > 3D rendering
Corona Renderer: corona render > 3D rendering
Site measurement: site measurements, site survey, site surveys, measured drawings, measurement taking at site, site dimensioning, as built survey, as built measurement, site visits and measurements, measurement of rooms, room measurement, measuring rooms > Site visits
Site visits: visiting sites, site visiting, site visit reports, regular site visits, site inspections visits, visits to site
Presentation drawings: presentation sheets, presentation boards, presentation panels, sheet composition, rendered plans, plan rendering, architectural presentation, design sheets
`
