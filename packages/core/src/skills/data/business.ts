/** Running organisations: management, operations, people, offices, supply, projects. */
export const business = `
# Business and operations ~ Consulting and strategy, Administration, Supply chain and logistics, Sales
@ product manager, associate product manager, product owner, product analyst, operations manager, operations executive, general manager, business manager, operations intern, store manager, branch manager, operations associate, managing director, chief executive officer, ceo, coo, founder, co founder, entrepreneur, business owner, owner, team leader, team lead, supervisor, assistant manager, manager, director of operations, business operations, operations analyst, program coordinator, operations coordinator, management trainee, regional manager, district manager
% operations, business, mba, bba, budget, efficiency, startup, revenue, growth, policies, supervised, managed, productivity, management

## Management
Business management: general management, business administration, business studies, organizational management, enterprise management
Operations management: operations?, business operations, operational management, process management, day to day operations, operational excellence, operations strategy, daily operations
Team management: people management, staff management, managing teams, team supervision, supervision, team leading, personnel management, supervisory skills, supervising?, staff supervision, team handling > Leadership
Project management: project manager, project execution, project delivery, managing projects, project tracking, project leadership, pmo, project life cycle > Planning
Program management: programme management, program coordination, program planning, program development
Product management: product manager, product ownership, product owner, product development management
Product development: new product development, npd, product innovation
Change management: organizational change, organisational change, transition management
Risk management: risk analysis, operational risk, risk mitigation, risk control
Strategic planning: strategy?, business strategy, corporate strategy, strategic management, strategic thinking, strategy development, strategy formulation
Business planning: business plan, business plan development, business plans, business case
Budgeting: budget analysis, budget management, budget planning, budgets?, budget preparation, budget development, budget control, budgeting and forecasting, budget?, budget tracking, budget forecasting, budget making, budgeting work
Cost control: cost reduction, cost management, cost optimization, expense control, cost saving
Resource planning: resource management, resource allocation
Vendor management: supplier management, vendor relations, supplier relationship management, vendor coordination, vendor relationships, supplier relations, supplier coordination, vendor follow up, vendor handling, vendor communication, vendor liaison, supplier handling, vendor registration, vendor empanelment, vendor onboarding, dealing with vendors, vendor payment follow up, vendor meetings, vendor database, supplier database, vendor coordination work
Contract management: contracts?, contract administration
Stakeholder management: stakeholder engagement, stakeholder communication, client stakeholder management
Performance management: performance evaluation
Policy development: policies and procedures, policy formulation, procedure development, policy drafting
Business process outsourcing: bpo, kpo, lpo, ites, outsourcing, business process
Business continuity: business continuity planning, emergency management, emergency preparedness
Corporate governance: company secretarial, board management, company secretary
Corporate social responsibility: csr, csr activities, csr initiatives
Entrepreneurship: startups?, start up?, startup management, venture development, entrepreneurial skills
Multi-unit management: multi site management
P&L management: p and l management, p&l, profit and loss, profit and loss management, p and l responsibility
Franchise management: franchising, franchise development
International business: global business, international trade, foreign trade, export import, import export, exim
Family business: small business management, small business?
Staff scheduling: shift scheduling, shift planning, duty rosters, rostering, roster management, staff rosters, employee scheduling, workforce scheduling > Scheduling

## Project tools
Microsoft Project: ms project, MSP^ > Project management
Monday.com > Project management ~ ClickUp, Wrike
Basecamp > Project management
ClickUp > Project management ~ Monday.com, Wrike
Notion!: notion workspace
Smartsheet
Airtable
Wrike > Project management ~ ClickUp, Monday.com
Miro! ~ Mural, Lucidchart, Draw.io
Mural! ~ Miro, Lucidchart, Draw.io
Lucidchart: lucid chart ~ Miro, Mural, Draw.io
Draw.io ~ Miro, Mural, Lucidchart
Microsoft Visio: visio, ms visio

# Consulting and strategy ~ Business and operations, Finance, Data and AI
@ consultant, business analyst, management consultant, strategy analyst, strategy consultant, business consultant, associate consultant, senior consultant, strategy intern, founder's office, functional consultant, advisor, project manager, program manager, project coordinator, principal consultant, scrum master, chief of staff
% client engagement, recommendations, stakeholder, engagement, presentation, benchmarking, feasibility, consulting, deliverables, client

## Consulting
Business analysis: business analyst, requirement analysis, requirements analysis, business requirements, business process analysis
Consulting: management consulting, business consulting, consultancy, consulting skills, client consulting, advisory?
Market sizing: guesstimates, tam sam som
Competitive analysis: competitor analysis, competitive intelligence, competitive research, competitor research, competitive landscape analysis, competitor study, competition study, competitor mapping, competition analysis, competitor tracking, competitor pages study, competitor pages, tracking competitors
SWOT analysis: pest analysis, pestle analysis, swot
Case analysis: case studies?, case study?
Business modeling: business models, business model development
Digital transformation: digital strategy, digital transformation strategy
Organizational development: organisational development, organization development
Design thinking: human centered design
Business presentations: deck preparation, presentation design
Process consulting: business process reengineering, bpr, process reengineering
Pricing strategy: pricing?, pricing analysis
Unit economics: ltv cac, customer lifetime value, contribution margin analysis
Stakeholder interviews: stakeholder interview, client interviews
Process documentation: process notes, process manuals, documenting processes

# Human resources ~ Administration, Psychology and social work, Business and operations
@ hr executive, hr manager, hr intern, recruiter, talent acquisition specialist, human resources manager, hr generalist, hr assistant, human resources assistant, hr coordinator, technical recruiter, hr specialist, hr business partner, payroll specialist, human resources coordinator, hr director, human resources generalist, staffing specialist, hr associate, human resources specialist, human resources director, hr consultant, recruitment consultant, recruitment executive, training manager, human resources intern, hr recruiter, us it recruiter, hr administrator, bench sales recruiter, training and development specialist, people operations
% recruitment, employee, hiring, onboarding, candidate, benefits, payroll, hr, human resources, grievance, attrition, personnel, employment, resume screening, staffing, fmla, labor

## Human resources > Human resources // every line is a function of a human resources department
Human resources: hr, human resource, human resource management, human resources management, hr management, hr operations, hr generalist, hr administration, human capital, hr activities, hr functions, personnel administration, hr work, hr support, hr assistance, hr coordination, hr tasks, hr duties, hr processes, core hr, hr and admin, hr admin
Recruitment: recruiting, hiring?, recruiter?, staffing, end to end recruitment, recruitment process, non it recruitment, hiring process, us staffing, us it recruitment, us recruitment, talent acquisition, talent hunt, manpower hiring, hiring support, recruitment support, recruitment work, recruitment coordination, manpower recruitment, staff hiring, staff recruitment, filling vacancies, lateral hiring, recruitment activities, hiring of staff, blue collar hiring, worker recruitment, hiring of workers, intern hiring, sales hiring, hiring drives, recruitment drives
Talent management: talent development, leadership development
Interviewing candidates: candidate interviews, telephonic interviews, telephonic screening, phone interviews, phone screening, hr interviews, hr rounds, first round interviews, preliminary interviews, candidate assessment, candidate evaluation, initial interviews, taking hr interviews > Candidate screening, Interviewing
Onboarding: employee onboarding, induction?, joining formalities, new hire orientation, new employee orientation, on boarding, orientation programs, employee induction, staff induction, induction programs, joinee orientation, joining documents, joining kits, new joinees, new joiners, joining process, joining documentation, new hire paperwork, new joinee formalities, employee joining, employee joining formalities, joining of employees, staff joining, new staff orientation, joining forms, onboarding documents, pre joining formalities, day one formalities, employee joining kit, onboarding formalities, induction training of employees
Employee relations: employee welfare, IR^, staff welfare, labour welfare, worker welfare, employee welfare activities, employee grievances handling, workmen relations, union handling
Compensation and benefits: compensation?, compensation management, rewards and recognition, benefits management, salary structuring, salary structure, ctc calculation, ctc break up, ctc breakup, salary break up
HRIS: hrms, hris systems, hr software, human resource information systems, hcm, hr portal, employee self service portal, ess portal, hr management system + Kronos, UltiPro, BambooHR, Darwinbox, Keka, Taleo, Applicant tracking systems=applicant tracking system
Succession planning
Employer branding: employer brand, hr marketing
Job portals: linkedin sourcing, monster.com, job portals handling, portal handling, resdex, naukri resdex, resume mining, portal sourcing, candidate search on portals, naukri and indeed + Naukri=naukri portal, Boolean search
LinkedIn Recruiter > Job portals, LinkedIn
Time and attendance: timekeeping, attendance tracking, attendance records, attendance registers, attendance monitoring, attendance?, biometric attendance, attendance sheets, attendance entry, muster roll, overtime calculation, attendance work, shift attendance, attendance and wages, time office, time office work, shift records, attendance maintenance, staff attendance, employee attendance, worker attendance, biometric machine, biometric punching, punching data, attendance muster, attendance punching, late coming register, shift register, essl, in out register
Workers' compensation: workers compensation, unemployment claims
HR compliance

## Related work
Labor law: labour law, employment law, labor laws, labour laws, fmla, eeo, ada compliance, employment laws, eeoc, affirmative action?, labour law compliance, labor law compliance, factory act, factories act, contract labour act, clra, minimum wages act, shop act, shops and establishments act, industrial law, labour compliance, labour law knowledge, labour licence, labour license, labour returns, contractor compliance, shops and establishment, payment of wages act, payment of bonus act, maternity benefit act, standing orders act, contractor labour, labour registers, labour department returns, statutory labour registers, clra licence, labour inspection
Organizational behavior: organisational behaviour, organizational behaviour
Training and development: employee training, learning and development?, l and d, staff training, corporate training, training programs, training delivery, staff development, training coordination, training and mentoring, employee development, training calendar, training arrangements, training records, training schedules, training organisation, training support, staff training sessions, training attendance records, induction training records, training coordination work + Training needs analysis=training needs identification=training need identification
Payroll: payroll processing, payroll management, payroll administration, salary processing, adp workforce, payroll accounting, payroll systems, salary sheets, salary sheet preparation, salary calculation, wage calculation, wages calculation, wage sheets, payslips, payslip generation, salary slips, salary disbursement, payroll inputs, wages?, salary preparation, salary work, salary register, wage register, wages register, salary statement, payroll entry, salary processing work, arrears calculation, payroll data, salary inputs, stipend processing, stipend calculation, wage slips, payroll run, salary run, payroll cycle, pay slips, salary computation
Diversity and inclusion?: diversity equity and inclusion, dei, diversity?, inclusion?
Employee ID cards: id card preparation, id cards, id card distribution, uniform distribution, uniform and id card distribution, identity cards, id card printing, access card issue, id card issue
Organization charts: organisation chart, org charts, organogram

## Work of HR offices
Apprentice management: apprenticeship portal, naps portal, nats portal, apprentice registration, apprentices act, apprenticeship registration, apprentice hiring, apprentice records, apprentice contracts, naps registration > Human resources
Disciplinary proceedings: domestic enquiry, domestic inquiry, disciplinary action, disciplinary procedures, misconduct enquiry, show cause notices to employees, charge sheet to employees, disciplinary enquiry > Employee relations
Provident fund claims: pf withdrawal, pf claims, pf transfer, uan activation, uan generation, uan kyc, uan linking, epf withdrawal, form 19 and 10c, epf claims, uan creation, pf settlement > Payroll compliance
ESI claims: esi card, esic claims, esic card generation, esi registration of employees, esi ip registration, esic pehchan card, esi accident report > Payroll compliance
PF and ESI challans: esi challans, ecr filing, ecr upload, pf ecr, esic challan > Payroll compliance
Gratuity administration: gratuity working computation, form f gratuity, gratuity > Payroll compliance
Training evaluation: training feedback, training effectiveness, kirkpatrick model, post training assessment, training feedback forms, training feedback analysis > Training and development
Training needs assessment: TNI^, TNA^, training needs?, skill gap survey ~ Training needs analysis
Employee insurance enrolment: mediclaim enrolment, gmc enrolment, health insurance enrolment, insurance enrolment of employees, e card distribution > Employee benefits
Canteen management: canteen supervision, canteen handling, canteen operations, canteen coupons, canteen committee, canteen contractor, canteen work ~ Mass catering
Employee transport: cab rostering, staff transport, staff bus, employee pick up and drop, cab roster, employee cabs, employee transportation, bus routes for employees
Guest house management: company guest house, guest house upkeep, guest house handling, guest house maintenance
Security supervision: security guards supervision, guard deployment, guard roster, security rounds, security agency coordination, guard duty roster, security management at site
Bench sales: bench sales recruiting, bench marketing, opt recruitment, opt cpt hiring, h1b consultants, corp to corp, c2c w2 > Recruitment
Offer rollout: offer release, rolling out offers, offer letter release, offer roll out > Offer management
Freshers hiring: fresher recruitment, hiring freshers > Recruitment
Factory licensing: factory licence, factory license, factory licence renewal, factory licence work > Labor law
Labour welfare fund: lwf returns, labour welfare fund return, lwf challan > Payroll compliance
Probation tracking: probation confirmation, probation review, confirmation reviews > Human resources
Headcount reporting: headcount report, manpower report, daily manpower report, hr mis report, headcount mis > HR analytics
Timesheets: timesheet management, timesheet collection, time sheets, timesheet approval, timesheet tracking > Time and attendance
Birthday and anniversary events: employee birthdays, birthday celebrations of staff, work anniversaries, office birthdays, birthday celebration of employees > Employee engagement
Candidate screening: candidate shortlisting, shortlisting candidates, screening candidates, applicant screening, screening applicants > Recruitment

# Administration ~ Business and operations, Human resources, Customer service
@ administrative assistant, office assistant, executive assistant, receptionist, office manager, secretary, data entry operator, personal assistant, admin executive, administrative officer, clerk, office administrator, admin assistant, back office executive, front desk executive, virtual assistant, administrator, office executive, administrative coordinator, office clerk, data entry clerk, front desk receptionist, computer operator, administrative executive, file clerk, admin intern
% office, filing, calendar, correspondence, clerical, appointments, administrative, mail, reception, supplies, memos, phones, copier

## Office work
Administration: administrative support, office administration, administrative skills, administrative assistance, administrative duties, general administration, admin support, administrative work, clerical skills, clerical support, clerical, office management, administrative tasks, admin?, admin work, office work, office duties, office assistance, clerical work, office tasks, admin tasks, admin duties, day to day office work, general office work, office help
Reporting?
Interviewing?: conducting interviews, taking interviews, interviewing people
Scheduling? > Planning
Calendar management: meeting scheduling, diary management, calendars?, scheduling meetings, diary maintenance, appointment diary, calendar handling > Scheduling
Travel arrangements: travel coordination, travel booking, travel management, cab booking, travel desk, booking travel, ticket booking, train booking, cab arrangements, vehicle arrangements, transport arrangements, flight and hotel booking, tickets and hotel booking
Filing?: file management, record maintenance, filing systems, document management, maintaining records, records maintenance, filing work, paper filing, file arrangement, file keeping, document filing, office filing, record filing, file maintenance, document maintenance, document arrangement, box files, alphabetical filing, file numbering, file labelling, filing of papers, filing documents, filing of documents + Document control, Archiving
Typing: typewriting, typing speed, keyboarding, 40 wpm, 10 key, ten key, touch typing, fast typing, typing work, english typing, computer typing, letter typing
Reception?: front desk, receptionist skills, greeting visitors, multi line phone, phone reception, front desk handling, reception work, reception handling, reception duty, reception desk, attending visitors, receptionist work, front desk work, lobby desk, front desk duties, welcoming visitors, reception counter > Customer service
Office equipment: fax machine, copiers, photocopier, photocopying, office machines, fax?, scanners?, printers?, photocopy, xerox work, printer handling, printing and scanning, office machine handling, printing and xerox, taking printouts, xerox machine, printers and scanners, photostat
Correspondence?: business correspondence, letter writing, letter drafting, email correspondence, email management, email handling, business letters, memos?, drafting letters, e mail correspondence, email writing, writing emails, email drafting, mail drafting, drafting mails, mail writing, official letters, office letters, official correspondence, mail correspondence, replying to emails, email replies, drafting emails, letter making, replying to mails
Minutes of meetings: meeting minutes, minute taking, taking minutes, mom preparation, minutes drafting, minutes preparation, minutes writing, meeting notes, recording minutes, drafting minutes > Documentation
Back office operations: back office, back office support, back end operations, back office work, back office processing, back office tasks
Documentation?: docs?, document preparation, paperwork?, preparing documents, documentation skills, documenting?, record documentation, documentation work, document making, document work, file documentation
Transcription: transcribing?, audio transcription
Virtual assistance: remote assistance, virtual assistant
Mail handling: mail sorting, mailroom, courier management, inward outward register, inward register, outward register, post handling, incoming mail, speed post, letter dispatch, dispatch register, inward and outward?, inward outward?, letter dispatching, dispatch of letters, letter inward, registered post, post office work, franking machine, franking, speed post booking, register post
Office supplies management: ordering supplies, office supplies, stationery management, stationery purchase, stationery ordering, office inventory, stationery?, office stationery, stationery handling, stationery stock, stationery issue, stationery indent, office consumables, stationery register, printing stationery
Notary: notary public, notarisation, notarization, document attestation, stamp papers, attestation of documents, document attestation work, notary attestation, notarised documents
Phone handling: telephone handling, attending calls, answering phones, phone answering, telephone answering, phone calls, telephone calls, taking calls, answering the phone, call attending, attending phone calls, telephone operator, receiving calls, call receiving, call transfer, transferring calls, telephone operation, answering calls, phone attending, telephone duty, incoming calls, call answering, telephone work, telephone exchange, telephone log, phone call handling ~ Reception, Call center operations
Document scanning: scanning documents, document digitization, digitization of records, record digitization, scan and upload, scanning and indexing, bulk scanning
Data verification: data checking, record verification, verifying data, verification of records, data validation of records, cross checking data, checking data, data cross checking
Form processing: forms processing, application form processing, form filling, online form filling, filling forms, application filling, form checking, online form fill up, online applications filling, online form submission, form fill up, exam form filling, online application forms
Asset tracking: asset registers, asset tagging, office assets
Secretarial support: secretarial work, secretarial skills, secretarial duties, executive support, executive assistance, pa work, personal assistant work, assistance to director, ea work
EPABX: epabx handling, epabx operation, pbx handling, epabx system > Phone handling
Stenography ~ Shorthand, Typing
Shorthand ~ Stenography, Typing
Hindi typing: krutidev, mangal font > Typing, Hindi
Document collection?: collecting documents, documentation collection, document pickup, gathering documents
Pantry management: pantry handling, pantry work, office pantry, pantry supplies, tea and coffee service
Utility bill payments: electricity bill payments, utility payments, telephone bills, paying electricity bills, mobile bill payment
Document uploading: uploading documents, scanning and uploading ~ Document scanning
Regional language typing: marathi typing, gujarati typing, tamil typing, telugu typing, kannada typing, bengali typing, unicode typing > Typing

## Work of offices and service centres
Noting and drafting: noting drafting, note sheets, file noting, office notes, office noting, government noting
e-Office: eoffice, e office system, e office portal, e office files > Filing
Dak and tapal: dak register, dak handling, tapal, tapal section, tapal register, diary and dispatch section, dak work, dak section > Mail handling
Record room work: record room, record room maintenance, record room upkeep, record room management > Records management
Government liaison: liaison with government offices, government office visits, municipal liaison, liaison work, government department visits, liaison with departments, government department liaison
Citizen service centre: common service centre, common service center, csc centre, csc work, csc center, digital seva, digital seva portal, e mitra, emitra, maha e seva kendra, jan seva kendra, meeseva, village level entrepreneur, csc services, e seva kendra, jan seva kendra work > Form processing
Aadhaar services: aadhaar update, aadhaar updation, aadhar enrolment, aadhar update, aadhaar seeding, aadhaar operator work, aadhaar centre, aadhaar enrolment centre, aadhar card updation, aadhaar correction
Passport Seva: passport seva kendra, passport seva portal, passport appointments, passport online form > Travel documentation
Office upkeep: electrician and plumber coordination, office repairs, office facility upkeep, office maintenance work > Administration
Courier register: courier log, courier inward register, courier entry, courier log book > Courier coordination
Vehicle pool management: office vehicle management, vehicle pool, pool cars, company vehicle management > Travel arrangements
Keys and access register: key register, office key register, key log
AMC register: amc tracking, amc records, amc contracts tracking ~ Vendor management
Office budget tracking: office expenses tracking, admin expenses, administrative expenses tracking, office expense sheet > Expense management

# Supply chain and logistics ~ Business and operations, Manufacturing and quality, Retail
@ supply chain analyst, stores helper, stores assistant, storekeeper, store keeper, logistics coordinator, warehouse associate, warehouse manager, logistics executive, supply chain manager, inventory manager, purchasing manager, buyer, procurement executive, procurement manager, delivery driver, truck driver, driver, inventory specialist, purchase executive, logistics manager, warehouse worker, shipping clerk, material handler, dispatcher, store keeper, warehouse supervisor, purchase manager, procurement specialist, supply chain executive, stock clerk, forklift operator, purchasing agent, purchasing assistant
% warehouse, shipping, freight, stock, cargo, delivery, procurement, supplier, purchase order, inventory, logistics, truck, dispatch, vendor, pallets, receiving, transportation

## Supply chain > Supply chain management // every line is a stage of the supply chain
Supply chain management: supply chain, scm, supply chain operations, supply chain planning, supply chain optimization
Logistics: logistics planning, logistics management, freight, contract logistics, transportation logistics, logistics coordination, distribution logistics, transport?, transport coordination, goods movement, transport work, logistics work, logistics support, transport management, transport operations, goods transport, goods transportation, logistics handling
Procurement: purchasing, purchase?, sourcing, procurement management, purchase management, material procurement, buying?, vendor sourcing, purchase work, purchase activities, purchase department, raw material purchase, material purchase, purchase process, material purchasing + SAP Ariba, RFQ, RFP
Warehouse management: warehousing, warehouse operations, warehouse, warehouse work, godown, godown management, godown work, warehouse handling, warehouse support, warehouse duties
Store management: storekeeping, stores management, stores work, store room, stores handling, material stores, store handling, stores department, store records ~ Warehouse management
Shipping: shipping and receiving, shipment?, shipments?, shipping documentation, receiving shipments, shipping work, shipment handling, shipment coordination, shipment booking, shipment documents, cargo shipping
Materials management: material management, materials planning
Distribution?: distribution management, channel distribution, distribution planning, distributors?, dealer network, dealer distributor network, distribution work
Demand planning: supply planning, demand and supply planning
Fleet management: fleet operations, vehicle tracking, driver management, driver coordination, vehicle log books, trip sheets, vehicle scheduling, vehicle movement, fleet handling, gps vehicle tracking, vehicle gps tracking, fleet tracking, driver duty allocation, gps tracking of vehicles
Customs clearance: customs, customs regulations, customs compliance, cha work, cha coordination, custom house agent, customs documentation, clearing and forwarding, custom clearance, bill of entry, shipping bills, import clearance, export clearance, icegate, port documentation, ports documentation, shipping bill filing, bill of entry filing, customs duty calculation, customs duty, customs broker, let export order, out of charge
Category management: merchandise planning
Cold chain: cold storage, cold room, cold store, temperature controlled storage
Route optimization: route optimisation, route planning, delivery route planning, vehicle routing, vehicle routing problem, milk runs, milk run, delivery routing
Dispatch planning: dispatch?, dispatching, dispatch scheduling, delivery scheduling, load planning, delivery planning, dispatch coordination, dispatch work, dispatch handling, goods dispatch, material dispatch, order dispatch, despatch?, dispatch management, dispatch operations, dispatch documentation, outward dispatch, outward despatch, outward material, goods outward, finished goods dispatch, fg dispatch, dispatch loading, dispatch entries, material outward, outward movement > Logistics, Shipping
Inventory optimization: inventory optimisation, economic order quantity, EOQ^, safety stock, reorder point, reorder level > Inventory management
Lead time reduction: lead time analysis
Supply chain network design: supply chain network optimization, network optimisation, facility location

## Related work
Order management: order processing, order entry, sales order processing, order punching, order follow up, order handling, sales order entry, order acknowledgement, order coordination, order to delivery, sales order management, order execution
Inventory management: inventory control, stock management, inventory, inventory planning, stock control, stock keeping, stock checking, inventory tracking, stocktaking, store keeping, inventory systems, stock handling, stock maintenance, inventory handling, stock updating, stock updation, stock monitoring, inventory work, stock position, inventory updating, inventory reports, stock management work
Driving?: safe driving, defensive driving + Delivery driving, Truck driving=commercial driver's license=cdl=commercial driving=cdl class a
Quotation comparison: rate comparison, quote comparison, comparing quotations, comparative statements, quotation analysis, quotation collection, collecting quotations, vendor quotations, getting quotations, vendor comparison, taking quotations, l1 selection, comparative statement preparation, comparative chart, quote comparison sheet, quotation comparative, three quotations > Procurement
Stock registers: stock register, stock register maintenance, bin cards, stock ledger, stock book, stock entry, stock entries, stock records, inventory register, inventory records, stock register writing, stores ledger, stock ledger maintenance, stock card, stock book writing, bin card writing, stores register > Inventory management
Transporter coordination: transporter follow up, vehicle placement, truck booking, truck arrangement, lorry booking, transporter management, transport vendors, transport booking, fleet vendor, truck placement, lorry arrangement, hiring trucks, arranging trucks, vehicle hiring, truck hiring > Logistics
Lorry receipts: lr making, lr preparation, consignment notes, bilty making, lr entry, bilty, lr copies, builty, lr booking > Logistics
Delivery challans: delivery challan preparation, delivery notes, gate passes, gate pass, challan making, outward challan, dc making, delivery challan making
Material indents: indents?, purchase requisitions, indenting, material requisition, indent preparation, purchase indents, indent slips, material requisition slips, pr creation, indent raising, pr raising > Procurement
Material follow-up: purchase follow up, po follow up, delivery follow up, supplier follow up, expediting, order follow up with vendors, expediting orders, vendor expediting, pending po follow up, pending purchase orders > Procurement ~ Vendor management
Loading and unloading: loading unloading, unloading goods, loading goods, truck loading, vehicle loading, container stuffing, container loading, loading supervision, goods unloading, material unloading, container unloading, destuffing, container de stuffing, de stuffing, truck unloading, loading of trucks, loading of goods, labour for loading ~ Material handling
Delivery coordination: rider management, rider coordination, delivery supervision, delivery scheduling with riders, delivery partners handling > Logistics
Parcel packing: goods packing, carton packing, packing and labelling, packing products, weighing and packing, packaging of goods, product packaging work, bubble wrap, bubble wrapping, carton sealing, courier packing ~ Picking and packing

## Work of stores and dispatch
Vendor master: vendor code creation, vendor master data, vendor creation, supplier master, vendor codes, vendor master creation ~ Vendor management
Item master: item code creation, material master, sku creation, item codes, material codes, sku master, product master creation, item creation, material code creation
Rate contracts: annual rate contract, price agreements > Procurement
Reverse auctions: reverse e auction, reverse bidding > E-procurement
Import purchasing: import purchase, import procurement, overseas sourcing, china sourcing, alibaba sourcing, import sourcing > Procurement
Putaway: stock putaway, bin allocation, bin locations, put away?, putaway work, stock binning > Warehouse management
Palletizing: palletising, palletization, pallet building, pallet stacking
Shrink wrapping: stretch wrapping, pallet wrapping, stretch film, carton strapping, box strapping > Parcel packing
Cross docking: cross dock, crossdocking, cross dock operations > Warehouse management
Material kitting: kitting?, kitting of parts, kit assembly
Yard management: yard planning, truck yard, yard movement > Logistics
Gate entry: material gate entry, vehicle gate entry, gate inward entry, gate inward, gate outward
Weighbridge operation: weighbridge, weigh bridge, weighment, weighment slips, weighbridge work, weighbridge slips
NDR and RTO handling: ndr management, ndr handling, ndr calls, ndr follow up, rto handling, rto management, rto parcels, rto orders, return to origin, undelivered parcels, undelivered orders, non delivery reports > Reverse logistics
Inventory ageing: stock ageing, dead stock, slow moving stock, non moving stock, slow moving items, non moving items, fsn analysis, inventory aging, obsolete stock, slow moving inventory > Inventory management
Stock reconciliation: inventory reconciliation, stock variance, stock mismatch, reconciling stock, stock reconciliation work, inventory variance > Inventory management
Batch tracking: lot tracking, batch traceability, lot traceability, batch wise stock, lot wise stock
Scrap disposal: scrap sale, scrap management, scrap handling, scrap auction, scrap selling
Dock scheduling: dock management, loading dock, dock doors, bay allocation > Warehouse management
Proof of delivery: pod collection, pod follow up, pod tracking, signed pod, e pod, pod upload, delivery acknowledgement > Logistics
Freight billing: transporter billing, transporter bills, freight bill checking, freight bills, freight audit, lorry freight payment, freight invoice checking, freight auditing, transporter bill passing > Bill checking, Logistics
Fuel records: diesel register, fuel log, fuel log book, fuel register, mileage log, diesel log > Fleet management
Vehicle documents: fastag recharge, vehicle permits, vehicle fitness certificate, national permit, puc renewal > Fleet management
HS classification: hs codes, itc hs, itc hs code, tariff classification, customs tariff, hs code finding > Customs clearance
Export incentives: duty drawback, rodtep, meis, advance licence, advance authorisation, advance license, epcg, dgft work, dgft portal, dgft, epcg licence, export benefits > International business
AD code registration: ad code, ebrc, e brc, bank realisation certificate > International business
Demurrage control: demurrage, detention and demurrage, demurrage and detention, detention charges, free days tracking > Shipping
CFS operations: container freight station, inland container depot, icd operations, cfs work, cfs and icd > Customs clearance
Vessel scheduling: vessel schedule, vessel planning, vessel eta, sailing schedule, berth planning > Shipping
Rake loading: railway rake, rake handling, rake movement, railway siding, rake unloading, rail rakes > Logistics
Shipping aggregators + Shiprocket=shiprocket panel, NimbusPost, Pickrr, iThink Logistics > Shipping
Unicommerce: uniware > Warehouse management systems ~ EasyEcom
EasyEcom > Warehouse management systems ~ Unicommerce
Increff > Warehouse management systems
Zoho Inventory > Inventory management
Material shortage follow-up: shortage follow up, material shortage, line shortage follow up > Material follow-up
Vehicle loading plan: load plan, loading plan, vehicle utilisation > Dispatch planning
Job work challans: job work material, subcontracting challan, job work register, itc 04, job work dispatch
Returnable gate passes: rgp and nrgp, returnable gate pass, non returnable gate pass > Delivery challans
E-commerce packing: order packing for amazon, fba prep, fba packing, fba shipments > Picking and packing
Temperature-controlled transport: reefer container, reefer trucks, reefer vans, refrigerated van, reefer vehicle > Cold chain
Multimodal transport: multimodal logistics, intermodal transport > Logistics
Dangerous goods handling: dangerous goods, hazmat cargo, imdg, iata dgr, dg cargo, hazardous cargo > Logistics
Phytosanitary certificates: phyto certificate, fumigation certificate registration, spice board registration, apeda > Export documentation
Cargo weighing and VGM: verified gross mass, vgm filing > Container shipping
Barcode scanning: handheld scanner, barcode scanners, scanning barcodes, zebra handheld, zebra scanner, honeywell scanner, rf scanner, rf gun, handheld terminal, scan guns, scanning of barcodes ~ Price tagging
`
