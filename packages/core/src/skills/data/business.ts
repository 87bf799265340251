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
Vendor management: supplier management, vendor relations, supplier relationship management, vendor coordination, vendor relationships, supplier relations, supplier coordination, vendor follow up, vendor handling, vendor communication, vendor liaison, supplier handling, vendor registration, vendor empanelment, vendor onboarding, dealing with vendors
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
Recruitment: recruiting, hiring?, recruiter?, staffing, end to end recruitment, recruitment process, non it recruitment, hiring process, us staffing, us it recruitment, us recruitment, talent acquisition, talent hunt, manpower hiring, hiring support, recruitment support, recruitment work, recruitment coordination, manpower recruitment, staff hiring, staff recruitment, filling vacancies, lateral hiring, recruitment activities, hiring of staff, blue collar hiring, worker recruitment, hiring of workers, intern hiring, sales hiring
Talent management: talent development, leadership development
Interviewing candidates: candidate screening, shortlisting candidates, candidate interviews, screening candidates, telephonic interviews, telephonic screening, phone interviews, phone screening, hr interviews, hr rounds, first round interviews, preliminary interviews, candidate assessment, candidate evaluation, initial interviews, taking hr interviews > Interviewing
Onboarding: employee onboarding, induction?, joining formalities, new hire orientation, new employee orientation, on boarding, orientation programs, employee induction, staff induction, induction programs, joinee orientation, joining documents, joining kits, new joinees, new joiners, joining process, joining documentation, new hire paperwork, new joinee formalities, employee joining, employee joining formalities, joining of employees, staff joining, new staff orientation
Employee relations: employee welfare, IR^, staff welfare, labour welfare, worker welfare, employee welfare activities
Compensation and benefits: compensation?, compensation management, rewards and recognition, benefits management, salary structuring, salary structure, ctc calculation
HRIS: hrms, hris systems, hr software, human resource information systems, hcm + Kronos, UltiPro, BambooHR, Darwinbox, Keka, Taleo, Applicant tracking systems=applicant tracking system
Succession planning
Employer branding: employer brand, hr marketing
Job portals: linkedin sourcing, monster.com, job portals handling, portal handling + Naukri=naukri portal, Boolean search
LinkedIn Recruiter > Job portals, LinkedIn
Time and attendance: timekeeping, attendance tracking, attendance records, attendance registers, attendance monitoring, attendance?, biometric attendance, attendance sheets, attendance entry, muster roll, overtime calculation, attendance work, shift attendance, attendance and wages, time office, time office work, shift records, attendance maintenance, staff attendance, employee attendance, worker attendance
Workers' compensation: workers compensation, unemployment claims
HR compliance

## Related work
Labor law: labour law, employment law, labor laws, labour laws, fmla, eeo, ada compliance, employment laws, eeoc, affirmative action?, labour law compliance, labor law compliance, factory act, factories act, contract labour act, clra, minimum wages act, shop act, shops and establishments act, industrial law, labour compliance, labour law knowledge, labour licence, labour license, labour returns, contractor compliance
Organizational behavior: organisational behaviour, organizational behaviour
Training and development: employee training, learning and development?, l and d, staff training, corporate training, training programs, training delivery, staff development, training coordination, training and mentoring, employee development, training calendar, training arrangements, training records, training schedules, training organisation, training support + Training needs analysis=training needs identification=training need identification
Payroll: payroll processing, payroll management, payroll administration, salary processing, adp workforce, payroll accounting, payroll systems, salary sheets, salary sheet preparation, salary calculation, wage calculation, wages calculation, wage sheets, payslips, payslip generation, salary slips, salary disbursement, payroll inputs, wages?, salary preparation, salary work, salary register, wage register, wages register, salary statement, payroll entry, salary processing work, arrears calculation, payroll data, salary inputs
Diversity and inclusion?: diversity equity and inclusion, dei, diversity?, inclusion?
Employee ID cards: id card preparation, id cards, id card distribution, uniform distribution, uniform and id card distribution
Organization charts: organisation chart, org charts, organogram

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
Filing?: file management, record maintenance, filing systems, document management, maintaining records, records maintenance, filing work, paper filing, file arrangement, file keeping, document filing, office filing, record filing, file maintenance, document maintenance, document arrangement + Document control, Archiving
Typing: typewriting, typing speed, keyboarding, 40 wpm, 10 key, ten key, touch typing, fast typing, typing work, english typing, computer typing, letter typing
Reception?: front desk, receptionist skills, greeting visitors, multi line phone, phone reception, front desk handling, reception work, reception handling, reception duty, reception desk, attending visitors, receptionist work, front desk work > Customer service
Office equipment: fax machine, copiers, photocopier, photocopying, office machines, fax?, scanners?, printers?, photocopy, xerox work, printer handling, printing and scanning, office machine handling, printing and xerox, taking printouts
Correspondence?: business correspondence, letter writing, letter drafting, email correspondence, email management, email handling, business letters, memos?, drafting letters, e mail correspondence, email writing, writing emails, email drafting, mail drafting, drafting mails, mail writing, official letters, office letters, official correspondence, mail correspondence, replying to emails, email replies, drafting emails, letter making, replying to mails
Minutes of meetings: meeting minutes, minute taking, taking minutes, mom preparation, minutes drafting, minutes preparation, minutes writing, meeting notes, recording minutes, drafting minutes > Documentation
Back office operations: back office, back office support, back end operations, back office work, back office processing, back office tasks
Documentation?: docs?, document preparation, paperwork?, preparing documents, documentation skills, documenting?, record documentation, documentation work, document making, document work, file documentation
Transcription: transcribing?, audio transcription
Virtual assistance: remote assistance, virtual assistant
Mail handling: mail sorting, mailroom, courier management, inward outward register, inward register, outward register, post handling, incoming mail, speed post, letter dispatch, dispatch register, inward and outward?, inward outward?
Office supplies management: ordering supplies, office supplies, stationery management, stationery purchase, stationery ordering, office inventory, stationery?, office stationery, stationery handling, stationery stock, stationery issue
Notary: notary public, notarisation, notarization, document attestation, stamp papers
Phone handling: telephone handling, attending calls, answering phones, phone answering, telephone answering, phone calls, telephone calls, taking calls, answering the phone, call attending, attending phone calls, telephone operator, receiving calls, call receiving, call transfer, transferring calls, telephone operation, answering calls, phone attending, telephone duty, incoming calls, call answering, telephone work ~ Reception, Call center operations
Document scanning: scanning documents, document digitization, digitization of records, record digitization
Data verification: data checking, record verification, verifying data, verification of records, data validation of records, cross checking data, checking data, data cross checking
Form processing: forms processing, application form processing, form filling, online form filling, filling forms, application filling, form checking
Asset tracking: asset registers, asset tagging, office assets
Secretarial support: secretarial work, secretarial skills, secretarial duties, executive support, executive assistance, pa work, personal assistant work, assistance to director, ea work
EPABX: epabx handling, epabx operation, pbx handling, epabx system > Phone handling
Stenography ~ Shorthand, Typing
Shorthand ~ Stenography, Typing
Hindi typing: krutidev, mangal font > Typing, Hindi
Document collection?: collecting documents, documentation collection, document pickup, gathering documents
Pantry management: pantry handling, pantry work, office pantry, pantry supplies, tea and coffee service
Utility bill payments: electricity bill payments, utility payments, telephone bills
Document uploading: uploading documents, scanning and uploading ~ Document scanning
Regional language typing: marathi typing, gujarati typing, tamil typing, telugu typing, kannada typing, bengali typing, unicode typing > Typing

# Supply chain and logistics ~ Business and operations, Manufacturing and quality, Retail
@ supply chain analyst, stores helper, stores assistant, storekeeper, store keeper, logistics coordinator, warehouse associate, warehouse manager, logistics executive, supply chain manager, inventory manager, purchasing manager, buyer, procurement executive, procurement manager, delivery driver, truck driver, driver, inventory specialist, purchase executive, logistics manager, warehouse worker, shipping clerk, material handler, dispatcher, store keeper, warehouse supervisor, purchase manager, procurement specialist, supply chain executive, stock clerk, forklift operator, purchasing agent, purchasing assistant
% warehouse, shipping, freight, stock, cargo, delivery, procurement, supplier, purchase order, inventory, logistics, truck, dispatch, vendor, pallets, receiving, transportation

## Supply chain > Supply chain management // every line is a stage of the supply chain
Supply chain management: supply chain, scm, supply chain operations, supply chain planning, supply chain optimization
Logistics: logistics planning, logistics management, freight, contract logistics, transportation logistics, logistics coordination, distribution logistics, transport?, transport coordination, goods movement, transport work, logistics work, logistics support, transport management, transport operations, goods transport, goods transportation, logistics handling
Procurement: purchasing, purchase?, sourcing, procurement management, purchase management, material procurement, buying?, vendor sourcing, purchase work, purchase activities, purchase department, raw material purchase, material purchase, purchase process, material purchasing + SAP Ariba, RFQ, RFP
Warehouse management: warehousing, warehouse operations, warehouse, warehouse work, godown, godown management, godown work, warehouse handling, warehouse support, warehouse duties
Store management: storekeeping, stores management, stores work, store room, stores handling, material stores, store handling, stores department, store records ~ Warehouse management
Shipping: shipping and receiving, shipment?, shipments?, shipping documentation, receiving shipments, shipping work, shipment handling, shipment coordination
Materials management: material management, materials planning
Distribution?: distribution management, channel distribution, distribution planning, distributors?, dealer network, dealer distributor network, distribution work
Demand planning: supply planning, demand and supply planning
Fleet management: fleet operations, vehicle tracking, driver management, driver coordination, vehicle log books, trip sheets, vehicle scheduling, vehicle movement, fleet handling
Customs clearance: customs, customs regulations, customs compliance, cha work, cha coordination, custom house agent, customs documentation, clearing and forwarding, custom clearance, bill of entry, shipping bills, import clearance, export clearance, icegate, port documentation, ports documentation
Category management: merchandise planning
Cold chain: cold storage
Route optimization: route optimisation, route planning, delivery route planning, vehicle routing, vehicle routing problem, milk runs, milk run, delivery routing
Dispatch planning: dispatch?, dispatching, dispatch scheduling, delivery scheduling, load planning, delivery planning, dispatch coordination, dispatch work, dispatch handling, goods dispatch, material dispatch, order dispatch, despatch?, dispatch management, dispatch operations, dispatch documentation > Logistics, Shipping
Inventory optimization: inventory optimisation, economic order quantity, EOQ^, safety stock, reorder point, reorder level > Inventory management
Lead time reduction: lead time analysis
Supply chain network design: supply chain network optimization, network optimisation, facility location

## Related work
Order management: order processing, order entry, sales order processing, order punching, order follow up, order handling, sales order entry, order acknowledgement, order coordination
Inventory management: inventory control, stock management, inventory, inventory planning, stock control, stock keeping, stock checking, inventory tracking, stocktaking, store keeping, inventory systems, stock handling, stock maintenance, inventory handling, stock updating, stock updation, stock monitoring, inventory work, stock position, inventory updating, inventory reports, stock management work
Driving?: safe driving, defensive driving + Delivery driving, Truck driving=commercial driver's license=cdl=commercial driving=cdl class a
Quotation comparison: rate comparison, quote comparison, comparing quotations, comparative statements, quotation analysis, quotation collection, collecting quotations, vendor quotations, getting quotations, vendor comparison, taking quotations > Procurement
Stock registers: stock register, stock register maintenance, bin cards, stock ledger, stock book, stock entry, stock entries, stock records, inventory register, inventory records, stock register writing, stores ledger, stock ledger maintenance > Inventory management
Transporter coordination: transporter follow up, vehicle placement, truck booking, truck arrangement, lorry booking, transporter management, transport vendors, transport booking > Logistics
Lorry receipts: lr making, lr preparation, consignment notes, bilty making > Logistics
Delivery challans: delivery challan preparation, delivery notes, gate passes, gate pass, challan making
Material indents: indents?, purchase requisitions, indenting, material requisition, indent preparation, purchase indents > Procurement
Material follow-up: purchase follow up, po follow up, delivery follow up, supplier follow up, expediting, order follow up with vendors > Procurement ~ Vendor management
Loading and unloading: loading unloading, unloading goods, loading goods, truck loading, vehicle loading, container stuffing, container loading, loading supervision, goods unloading, material unloading ~ Material handling
Delivery coordination: rider management, rider coordination, delivery supervision > Logistics
Parcel packing: goods packing, carton packing, packing and labelling, packing products, weighing and packing, packaging of goods, product packaging work ~ Picking and packing
`
