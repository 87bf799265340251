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
Prestressed concrete: post tensioning > Structural engineering
Structural detailing: rebar detailing, reinforcement detailing, rcc detailing, structural drawings, reinforcement drawings ~ Structural engineering
Bar bending schedules: bbs, bbs preparation, reinforcement schedule, steel schedule > Structural detailing
Foundation design: foundation engineering, footing design, design of footings > Geotechnical engineering
Soil mechanics > Geotechnical engineering ~ Soil testing
Slope stability + PLAXIS, GeoStudio > Geotechnical engineering
Tunneling: tunnel engineering > Geotechnical engineering
Highway engineering: highway design, road design > Transportation engineering
Pavement design: pavement engineering, bituminous testing > Transportation engineering
Traffic engineering: traffic surveys, traffic simulation + VISSIM > Transportation engineering
Railway engineering: track maintenance, metro rail > Transportation engineering
Airport engineering: port and harbour engineering > Transportation engineering
Total station: total station surveying > Surveying
Land surveying: land survey, plot survey, boundary survey, land measurement > Surveying
Water resources engineering: hydraulic modelling, hydraulic modeling, water resources, hydraulic engineering > Hydrology
Irrigation engineering: canal design, dam engineering > Hydrology
Stormwater management: storm water drainage, drainage design > Hydrology
Water supply engineering: water supply?, water supply systems, water distribution networks, sewerage design, sewer design
Wastewater treatment: waste water treatment, sewage treatment, stp design, effluent treatment > Water treatment
Concrete mix design: is 456, mix design > Concrete technology
Concrete testing: cube test, slump test, concrete cube testing, compressive strength testing of concrete, cube tests, cube test results, slump cone test, concrete quality check, cube testing?, cube casting, cube crushing, concrete cube casting, quality checks of concrete, checking of concrete, quality of concrete > Concrete technology, Material testing
Bitumen testing: asphalt testing, marshall test, bitumen tests > Material testing
Cement and aggregate testing: aggregate testing, cement testing, sand testing, brick testing, sieve analysis, silt content test, aggregate tests, construction material testing, steel testing, testing of building materials, brick tests > Material testing
Construction drawings: construction drawing + As-built drawings=as built drawings=as built drawing=redline drawings, Shop drawings=shop drawing, GFC drawings=gfc drawing=gfc drawing set=good for construction drawings > Blueprint reading
Formwork: shuttering, centering work, formwork checking, shuttering checking, shuttering inspection, formwork inspection, shuttering work, shuttering erection, deshuttering + Aluminium formwork=mivan=mivan shuttering=aluminium shuttering=aluform
Site supervision: site experience, site training, site exposure, work experience at site, site engineering, site execution, site inspection, supervision of site work, civil site work, site management work, supervision of construction work, brick work supervision, plumbing supervision, plaster supervision, road work supervision, finishing supervision, civil supervision, concreting supervision, masonry supervision, civil work supervision, painting supervision, supervision of masonry work, carpentry supervision, execution of civil works, civil execution, site work?, site handling? > Construction management, Site visits
Site quality control: quality checking at site, site quality checks, civil qc, quality checks at site, qa qc at site, civil quality control, construction quality control, construction quality, pour cards, site quality checking, civil qa qc, inspection requests, request for inspection, inspection and test plans, inspection test plan, site checklists, pre pour checklist, pour card > Quality control
Piling: pile work, piling work, pile driving, bored piles, pile casting, pile foundation work, pile foundation, pile foundations, pile boring ~ Foundation design
Snagging: snag list, punch list, snag inspection, desnagging, snag rectification, flat handover, handing over of flats, unit handover, building handover, handover of flats, snags list, defect liability list, snag clearing
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
Layout marking: setting out?, site layout marking, centre line marking, center line marking, line out, layout setting, building layout marking, column marking, marking of layout, setting out of buildings, line and level checking, level checking?, level marking?, plinth marking, layout of building, foundation marking, excavation marking, column layout, column layout marking, column centre marking, grid line marking, building line out > Surveying
Labour supervision: worker supervision, labour allocation, manpower supervision, supervising workers, labor supervision, labour handling at site, site labour management, labour management, labour handling
Labour payments: weekly labour payment, labour wages payment, labour attendance at site, labour bills, labour muster, muster roll writing, labour attendance, labour attendance register ~ Labour supervision
Bill of quantities: boq, boq preparation > Quantity surveying
Measurement books: mb recording, mb entry, joint measurement, measurement sheets, work measurement at site, measurement recording, mbook, measurement book entry, mb entries, measurement of work done ~ Contractor billing
Contractor billing: ra bills, running bills, running account bills, contractor bills, subcontractor billing, sub contractor billing, site billing, civil billing, contractor bill checking, contractor bill preparation, contractor ra bills, subcontractor bills, bill certification, construction billing, ra billing, ra bill checking, agency bills, contractor payment bills, work bills checking > Quantity surveying
Rate analysis: dsr rates, schedule of rates, item rates > Quantity surveying
Quantity takeoff: quantity take off, qty take off, quantity calculation, quantity measurement, calculation of quantities, material quantity calculation, material take off, qto, quantities from drawings, takeoff sheets, take off sheets, quantity sheets, boq quantities + Bluebeam, PlanSwift, CostX=cost x > Quantity surveying
Procore > Construction management ~ PlanGrid
PlanGrid: autodesk construction cloud ~ Procore
Bentley OpenRoads: openroads, mxroad > Transportation engineering
CSI SAFE: csi slab design > Structural engineering ~ ETABS
MIDAS Civil: midas gen > Structural engineering
Green buildings: leed, griha, igbc, green building design

## Related work
Daily progress reports: daily progress report, DPR^, site progress reports, daily site report, site reporting, daily labour report, site diary, dpr preparation, site reports, work progress reports, site records, daily site reports, site daily report > Documentation
Soil testing: soil tests, soil investigation, plate load test, cbr test, proctor test, safe bearing capacity + Field density test=field density tests=sand replacement test=core cutter test=fdd test=compaction test=compaction testing=compaction tests=soil compaction testing=soil compaction test, Atterberg limits=liquid limit test=plastic limit test, Standard penetration test=spt test
Drone surveying: uav mapping, drone mapping, drone survey, drone surveys, drone surveys of land > Surveying
Building services: mep, mep design
Fire fighting systems: sprinkler systems, fire protection engineering, fire alarm, fire alarm systems, fire alarm installation, fire hydrants, fire hydrant systems, fire fighting equipment, smoke detectors, fire sprinklers, fire system maintenance
Valuation of buildings: building valuation, valuation of property by cost
Waterproofing: leakage repair, seepage treatment, water proofing, water proofing work, waterproofing work, waterproofing treatment, membrane waterproofing, terrace waterproofing, bathroom waterproofing, brick bat coba, app membrane, toilet waterproofing + Dr. Fixit=dr fixit
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
Sugar technology
Cement technology
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

# Electrical and electronics

## Solar and wind
Net metering: net meter, net metering application, net metering applications, net meter application, export import metering, net metering documentation, net meter installation, discom liaisoning, discom liaison, discom coordination, discom approvals for solar, discom follow up > Solar energy
Shadow analysis: shading analysis, solar shading analysis, shade analysis, shadow study of roof, shadow analysis of roof, near shading analysis, suneye, solar pathfinder > Solar energy ~ Solar site survey
Energy yield simulation: energy yield estimation, energy yield assessment, yield simulation, pv simulation, solar simulation, solar generation estimation, energy yield analysis, p50 p90 + PVsyst, HelioScope, PVSOL=pv sol, Aurora Solar > Solar energy
Module mounting structures: module mounting structure, solar mounting structure, solar mounting structures, solar structure installation, solar structure erection, mms installation, solar structure fitting > Solar installation
Solar inverters: solar inverter, string inverters?, string inverter, solar string inverters + Sungrow, Growatt, Fronius inverters, GoodWe, Enphase, SolarEdge > Solar energy
Solar inverter installation: string inverter installation, solar inverter commissioning, inverter commissioning, string inverter commissioning, pv inverter installation > Solar inverters, Solar installation
Solar DC wiring: dc cabling, string cabling, solar cabling, dc cable laying, mc4 connectors, mc4 crimping, mc4, acdb, dcdb, string combiner boxes, solar wiring > Solar installation
Solar panel cleaning: panel cleaning?, module cleaning?, pv module cleaning, solar module cleaning, cleaning of solar panels, robotic cleaning of solar panels > Solar maintenance
IV curve testing: iv curve tracing, iv curve tracer, string voltage testing, voc and isc testing + Solar module testing=pv module testing=module testing?=el testing of modules=flash testing of modules > Solar energy, Electrical testing
Solar plant monitoring: solar monitoring, inverter monitoring, solar generation monitoring, solar data logging, solar scada + Performance ratio analysis=performance ratio=pr calculation in solar=cuf calculation, Irradiance measurement=pyranometer=solar irradiance measurement=irradiation data logging > Solar maintenance
Solar pump installation: solar pumps, solar pump, solar water pumps, solar pumping systems > Solar installation
Solar water heaters: solar water heater, solar water heating, solar geysers, solar water heater installation > Solar energy
Solar street lights: solar street light, solar street light installation, solar lights installation, solar lighting > Solar installation
Off-grid solar: off grid solar systems, off grid system design, offgrid solar, hybrid solar systems > Solar energy
Battery bank sizing: battery sizing, solar battery sizing, sizing of battery bank > Off-grid solar
Solar sales: rooftop solar sales, solar proposals, solar proposal making, selling solar, solar lead generation, solar quotation > Solar energy, Sales
Solar subsidy applications: solar subsidy, solar subsidy documentation, subsidy application for solar, pm surya ghar, rooftop solar subsidy > Solar energy
Wind turbine maintenance: windmill maintenance, wind turbine operation, wtg maintenance, wind turbine servicing > Wind energy
Wind resource assessment: wind data analysis, met mast, wind mast, WAsP^, windpro > Wind energy

# Civil engineering and construction

## Survey on site > Surveying // every line is a kind of survey
Levelling survey: levelling, differential levelling, leveling survey, level survey, fly levelling, dumpy level, dumpy levelling, auto level, auto level survey, taking levels, spot levels, bench mark transfer, tbm transfer > Surveying
Contour survey: contour mapping, contour maps, block levelling, contour plan, grid levelling > Surveying
DGPS survey: dgps, gnss survey, rtk survey, rtk gps, gnss rover, rtk rover, dgps surveying > Surveying
Theodolite survey: theodolite, theodolite traversing, traverse survey, traversing survey, theodolite surveying > Surveying
Chain survey?: chain surveying?, plane table survey, plane tabling, compass survey, chain and compass survey > Surveying
Topographic survey: topographical survey, topo survey, topographic surveying > Land surveying
Route survey?: road survey, alignment survey, chainage marking, corridor survey?, longitudinal section survey, l section survey, cross section survey > Surveying
Boundary marking?: boundary demarcation, plot demarcation?, demarcation of plots, boundary pillars, boundary stones, plot marking? > Land surveying
Bathymetric survey: hydrographic survey, echo sounder, hydrographic surveying > Surveying
3D laser scanning: lidar survey, terrestrial laser scanning, point cloud processing, lidar surveying > Surveying
Survey drafting: plotting of survey data, survey plotting, survey drawings, survey maps, cadastral mapping, survey plans > Surveying

## Site works
Ready mix concrete: rmc plant, rmc plant operation, batching plant, batching plant operation, ready mixed concrete, concrete batching, transit mixers ~ Concrete technology
Scaffolding erection: scaffolding work, scaffold erection, cuplock scaffolding, scaffolding inspection, scaffolding fixing, scaffold inspection
Precast construction: precast concrete, precast erection, precast elements, precast yard, precast slabs ~ Prestressed concrete
Structural repair: structural retrofitting, retrofitting of buildings, column jacketing, crack repair, crack filling, structural strengthening, concrete repair, jacketing of columns, micro concreting ~ Structural audits
Grouting?: cement grouting, epoxy grouting, pressure grouting, chemical grouting, tendon grouting
Rebar anchoring: chemical anchoring, rebarring, anchor fasteners, rebar drilling, anchor fixing, chemical anchors
Core cutting: core cutting in concrete, concrete core cutting, concrete cutting
Dewatering: dewatering work, well point dewatering, site dewatering, dewatering pumps
Demolition?: demolition work, dismantling work at site, building demolition, breaking work at site
Road layers: wet mix macadam, granular sub base, wmm laying, gsb laying, tack coat, prime coat, dense bituminous macadam, bituminous concrete laying, subgrade preparation, dbm laying > Road construction
Road marking?: road markings, thermoplastic marking, lane marking?, thermoplastic road marking
Culverts: culvert construction, box culverts, hume pipe culvert, slab culvert, culvert work
Bridge construction: girder launching, pier casting, pier construction, bridge construction work, bridge execution, deck slab casting ~ Bridge engineering
Pile load testing: pile load test, pile integrity test, pile testing, pile integrity testing > Piling
Method statements: method statement, method statement preparation, work method statements > Documentation
Delay analysis in construction: eot claims, extension of time claims, construction claims, construction delay analysis, claims management in construction
Aconex: oracle aconex ~ Procore
Wallpaper installation: wallpaper fixing, wallpaper pasting, wall paper fixing, wallpaper hanging
Wood polishing: furniture polishing, pu polish, melamine polish, wood polish, furniture polish, french polishing, veneer polishing ~ Carpentry

# Chemical engineering

## Plant work
Crystallizer operation: industrial crystallization, industrial crystallisation, crystalliser operation > Unit operations
Industrial centrifuging: basket centrifuge, industrial centrifuge, centrifuge machine operation, decanter operation > Unit operations
Evaporator operation: multiple effect evaporator, mee operation, evaporators operation, mee plant, agitated thin film dryer, atfd > Unit operations
Chemical dosing: dosing pumps, chemical dosing systems, dosing system, chlorine dosing, alum dosing > Water treatment
Scrubber operation: wet scrubber, wet scrubbers, gas scrubber, fume scrubber, scrubber maintenance
Tank farm operation: tank farm, tanker unloading, tanker loading, loading and unloading of tankers, tanker decanting, solvent unloading
Spill control: spill response, chemical spill control, spill kit, spill kits, spill handling? > Occupational safety
Brewing: brewery operations, beer brewing, distillery technology, distillery operations
Ceramics technology: ceramic processing, tile manufacturing, glaze preparation, kiln firing of tiles
Glass technology: glass manufacturing, glass processing, glass toughening

# Automotive and aerospace

## Workshop
CNG kit installation: cng fitting, cng kit fitting, lpg kit fitting, cng conversion, cng kits > Automotive repair
Car accessories fitting: car accessories fitment, accessory fitment in vehicles, car accessories installation, vehicle accessories fitting
Pollution testing of vehicles: puc testing, vehicle emission testing, pollution under control certificate
Roadside assistance: vehicle towing, vehicle breakdown assistance, breakdown van, vehicle recovery
Bodyshop estimation: accident repair estimation, accidental vehicle estimation, bodyshop estimate, repair estimates for accidents, insurance survey of vehicles
Service reminder calls: service follow up calls, post service follow up, psf calls, service booking calls, service due calls > Customer service
Vehicle assembly: vehicle assembly line, bike assembly, vehicle line assembly, automobile assembly ~ Assembly line

# Architecture and interiors

## Studio and site
Site analysis?: site study?, site studies?, site context study, architectural site analysis, swot of site ~ Site visits
Zoning diagrams: bubble diagrams, bubble diagram, adjacency diagrams, zoning diagram, concept diagrams, zoning and circulation > Architecture
Services drawings: services layouts, electrical and plumbing layouts, plumbing and electrical drawings, mep drawings, services layout > Building services
Render post-production: post production of renders, photoshop renders, photoshop rendering, rendering in photoshop, architectural post production
Interior estimation: interior boq, interior costing, interior quotation, interior estimates, interior cost estimation, boq for interiors > Cost estimation
Interior design software + Infurnia, Foyr Neo=foyr, Coohom, Planner 5D, KD Max, RoomSketcher > Interior design
Wall panelling: wall paneling, wall cladding, wall panels installation, louvers and panelling

# Manufacturing and quality

## Colour on cloth
Dyeing and finishing: dyeing?, textile dyeing, wet processing, dyeing work, dyeing process, textile chemical processing, dyeing and printing, dyeing and bleaching, dye house work + Reactive dyeing=cold brand dyes=procion=procion dyes, Disperse dyeing=polyester dyeing, Vat dyeing=indigo dyeing=indigo vat, Acid dyeing=silk dyeing=wool dyeing, Natural dyeing=vegetable dyeing, Jigger dyeing=jigger machine, Soft flow dyeing=soft flow machine=soft flow dyeing machine=jet dyeing=winch dyeing, Pad batch dyeing=cold pad batch=cpb dyeing=pad steam dyeing, Yarn dyeing=hank dyeing=package dyeing=cheese dyeing=cone dyeing, Garment dyeing=dyeing of garments, Mordanting=mordants=mordant dyeing, Dye recipe preparation=dye recipes=dyeing recipe=dyeing recipes=dye weighing=recipe making in dyeing, Lab dyeing=laboratory dyeing=beaker dyeing=lab dyeing machine > Textile manufacturing
`
