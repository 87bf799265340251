/** Running organisations: management, operations, people, offices, supply, projects. */
export const business = `
# Business and operations ~ Consulting and strategy, Administration, Supply chain and logistics, Sales
@ operations manager, operations executive, general manager, business manager, operations intern, store manager, branch manager, operations associate, managing director, chief executive officer, ceo, coo, founder, co founder, entrepreneur, business owner, owner, team leader, team lead, supervisor, assistant manager, manager, director of operations, business operations, operations analyst, program coordinator, operations coordinator, management trainee, regional manager, district manager
% operations, business, mba, bba, budget, efficiency, startup, revenue, growth, policies, supervised, managed, productivity, management

## Management
Business management: general management, business administration, business studies, organizational management, enterprise management
Operations management: operations?, business operations, operational management, process management, day to day operations, operational excellence, operations strategy, daily operations
Team management: people management, staff management, managing teams, team supervision, supervision, team leading, personnel management, supervisory skills, supervising?, staff supervision, team handling
Project management: project manager, project planning, project coordination, project execution, project delivery, managing projects, project tracking, project leadership, pmo, project life cycle + PRINCE2, PMP
Program management: programme management, program coordination, program planning, program development
Product management: product manager, product roadmap, product strategy, product lifecycle management, product ownership, product owner, roadmapping, product development management, prd, product backlog
Product development: new product development, npd, product launch, product innovation
Change management: organizational change, organisational change, transition management
Risk management: risk analysis, enterprise risk management, operational risk, risk mitigation, risk control
Strategic planning: strategy?, business strategy, corporate strategy, strategic management, strategic thinking, strategy development, strategy formulation
Business planning: business plan, business plan development, business plans, business case
Budgeting: budget management, budget planning, budgets?, budget preparation, budget development, budget control, budgeting and forecasting, budget?
Cost control: cost reduction, cost management, cost optimization, expense control, cost saving
Resource planning: resource management, resource allocation, manpower planning, workforce planning
Vendor management: supplier management, vendor relations, vendor development, vendor negotiation, supplier relationship management, vendor coordination, vendor relationships
Contract management: contract negotiation, contracts?, contract administration, contract negotiations, contract review, tendering, tender management, service level agreements, sla management
Stakeholder management: stakeholder engagement, stakeholder communication, client stakeholder management
Performance management: kpi, kpis, performance appraisal, performance metrics, okrs, performance appraisals, performance evaluation, performance reviews, performance monitoring
Policy development: policies and procedures, policy formulation, standard operating procedures, sop, sops, procedure development
Business process outsourcing: bpo, kpo, lpo, ites, outsourcing, business process
Business continuity: crisis management, business continuity planning, emergency management, emergency preparedness
Corporate governance: company secretarial, board management, company secretary
Corporate social responsibility: csr, csr activities, csr initiatives
Entrepreneurship: startups?, start up?, startup management, venture development, entrepreneurial skills, founding?
Multi-unit management: multi site management, store operations, retail operations, p and l management, p&l, profit and loss, profit and loss management, p and l responsibility
Franchise management: franchising, franchise development
International business: global business, import export, export import, international trade, export documentation, foreign trade
Family business: small business management, small business

## Project tools ~ > Project management
Microsoft Project: ms project, MSP^
Monday.com
Basecamp
ClickUp
Notion!: notion workspace
Smartsheet
Airtable
Wrike
Miro! + Mural!, Lucidchart=lucid chart, Draw.io
Microsoft Visio: visio, ms visio

# Consulting and strategy ~ Business and operations, Finance, Data and AI
@ consultant, business analyst, management consultant, strategy analyst, product manager, associate product manager, strategy consultant, business consultant, associate consultant, product analyst, senior consultant, strategy intern, founder's office, functional consultant, advisor, project manager, program manager, project coordinator, principal consultant, scrum master, chief of staff
% client engagement, recommendations, stakeholder, engagement, presentation, benchmarking, feasibility, consulting, deliverables, client

## Consulting
Business analysis: business analyst, requirement gathering, requirements gathering, requirement analysis, requirements analysis, gap analysis, business requirements, user stories, business process analysis, feasibility study, feasibility analysis
Consulting: management consulting, business consulting, consultancy, consulting skills, client consulting, advisory?
Market sizing: guesstimates, tam sam som, market entry strategy, go to market, go to market strategy, gtm strategy
Competitive analysis: competitor analysis, competitive intelligence, benchmarking, competitive research, competitor research, competitive landscape analysis
SWOT analysis: pestle analysis, porters five forces, pest analysis, swot
Case analysis: case studies, case study, case interviews, case competitions
Business modeling: business models, business model canvas, business model development
Digital transformation: digital strategy, digital transformation strategy
Organizational development: organisational development, organization development, organizational design
Design thinking: human centered design, innovation management, innovation?
Business presentations: pitch decks, pitch deck, deck preparation, presentation design, investor decks
Process consulting: business process reengineering, bpr, process reengineering
Pricing strategy: pricing?, pricing analysis, price negotiation

# Human resources ~ Administration, Psychology and social work, Business and operations
@ hr executive, hr manager, hr intern, recruiter, talent acquisition specialist, human resources manager, hr generalist, hr assistant, human resources assistant, hr coordinator, technical recruiter, hr specialist, hr business partner, payroll specialist, human resources coordinator, hr director, human resources generalist, staffing specialist, hr associate, human resources specialist, human resources director, hr consultant, recruitment consultant, recruitment executive, training manager, human resources intern, hr recruiter, us it recruiter, hr administrator, bench sales recruiter, training and development specialist, people operations
% recruitment, employee, hiring, onboarding, candidate, benefits, payroll, hr, human resources, grievance, attrition, personnel, employment, resume screening, staffing, fmla, labor

## Human resources > Human resources
Human resources: hr, human resource, human resource management, human resources management, hr management, hr operations, hr generalist, hr policies, hr administration, human capital, hr activities, hr functions, personnel administration
Recruitment: recruiting, hiring, recruiter, staffing, talent sourcing, candidate sourcing, end to end recruitment, it recruitment, technical recruitment, recruitment process, campus recruitment, non it recruitment, hiring process, us staffing, us it recruitment, us recruitment, campus hiring
Talent acquisition: talent management, talent hunt, headhunting, head hunting, executive search
Interviewing candidates: candidate screening, resume screening, interview scheduling, screening resumes, shortlisting candidates, candidate interviews, interview coordination, interviewing?, cv screening, screening candidates
Onboarding: employee onboarding, induction?, joining formalities, new hire orientation, new employee orientation, offboarding, exit interviews, exit formalities, on boarding, orientation programs
Payroll: payroll processing, payroll management, payroll administration, salary processing, adp payroll, adp workforce, payroll accounting, pf and esi, payroll systems
Employee relations: employee engagement, industrial relations, labor relations, labour relations, grievance handling, employee communications, employee welfare, IR^, employee retention
Compensation and benefits: compensation?, benefits administration, employee benefits, compensation management, salary benchmarking, rewards and recognition, benefits management
Training and development: employee training, learning and development, l and d, staff training, corporate training, training programs, training delivery, staff development, training coordination, training and mentoring, employee development, soft skills training, train the trainer + Training needs analysis
HRIS: hrms, hris systems, hr software, human resource information systems, greenhouse ats, hcm + Kronos, UltiPro, BambooHR, Darwinbox, Keka, Taleo, Applicant tracking systems=applicant tracking system
Labor law: labour law, employment law, labor laws, labour laws, statutory compliance, fmla, eeo, ada compliance, employment laws, eeoc, affirmative action
Succession planning: career development planning, talent development, leadership development
Organizational behavior: organisational behaviour, organizational psychology, organizational behaviour, industrial psychology
Diversity and inclusion: diversity equity and inclusion, dei, diversity?, inclusion?
Employer branding: employer brand, hr marketing
Job portals: job posting, job postings, linkedin sourcing, monster.com + Naukri=naukri portal, LinkedIn Recruiter, Boolean search
Time and attendance: attendance management, leave management, timekeeping
Workers' compensation: workers compensation, unemployment claims
HR compliance: hr audits, background checks, background verification, reference checks

# Administration ~ Business and operations, Human resources, Customer service
@ administrative assistant, office assistant, executive assistant, receptionist, office manager, secretary, data entry operator, personal assistant, admin executive, administrative officer, clerk, office administrator, admin assistant, back office executive, front desk executive, virtual assistant, administrator, office executive, administrative coordinator, office clerk, data entry clerk, front desk receptionist, computer operator, administrative executive, file clerk, admin intern
% office, filing, calendar, correspondence, clerical, appointments, administrative, mail, reception, supplies, memos, phones, copier

## Office work
Administration: administrative support, office administration, administrative skills, administrative assistance, administrative duties, general administration, admin support, administrative work, clerical skills, clerical support, clerical, office management, administrative tasks, admin?
Calendar management: scheduling?, appointment scheduling, meeting scheduling, diary management, scheduling appointments, calendars?, scheduling meetings, appointment setting
Travel arrangements: travel coordination, travel booking, travel management, itinerary planning, ticketing
Filing?: file management, record keeping, records management, recordkeeping, record maintenance, filing systems, document management, maintaining records, records maintenance + Document control, Archiving
Typing: typing speed, keyboarding, 40 wpm, 10 key, ten key, touch typing, fast typing + Stenography, Shorthand
Reception: front desk, receptionist skills, greeting visitors, switchboard, multi line phone, front desk management, phone reception, visitor management
Office equipment: fax machine, copiers, photocopier, photocopying, office machines, fax?, scanners?, printers?
Correspondence?: business correspondence, letter writing, email correspondence, email management, email handling, business letters, memos?, drafting letters, e mail correspondence
Minutes of meetings: meeting minutes, minute taking, taking minutes, meeting coordination
Back office operations: back office, back office support, back end operations
Documentation?: document preparation, paperwork?, preparing documents, documentation skills, documenting, record documentation
Transcription: transcribing?, audio transcription, medical transcription, dictation?
Virtual assistance: remote assistance, virtual assistant
Event coordination: meeting planning, event scheduling, conference coordination
Mail handling: mail sorting, mailroom, courier management
Office supplies management: ordering supplies, office supplies, stationery management
Notary: notary public

# Supply chain and logistics ~ Business and operations, Manufacturing and quality, Retail
@ supply chain analyst, logistics coordinator, warehouse associate, warehouse manager, logistics executive, supply chain manager, inventory manager, purchasing manager, buyer, procurement executive, procurement manager, delivery driver, truck driver, driver, inventory specialist, purchase executive, logistics manager, warehouse worker, shipping clerk, material handler, dispatcher, store keeper, warehouse supervisor, purchase manager, procurement specialist, supply chain executive, stock clerk, forklift operator, purchasing agent, purchasing assistant
% warehouse, shipping, freight, stock, cargo, delivery, procurement, supplier, purchase order, inventory, logistics, truck, dispatch, vendor, pallets, receiving, transportation

## Supply chain > Supply chain management
Supply chain management: supply chain, scm, supply chain operations, supply chain planning, supply chain analytics, supply chain optimization
Logistics: logistics management, transportation management, freight, freight forwarding, third party logistics, contract logistics, reverse logistics, transportation logistics, logistics coordination, distribution logistics, transport?
Inventory management: inventory control, stock management, inventory, inventory planning, stock control, stock keeping, cycle counting, cycle counts, inventory tracking, stock taking, stocktaking, store keeping, inventory systems
Procurement: purchasing, purchase?, sourcing, strategic sourcing, purchase orders, procurement management, purchase management, material procurement, buying, purchase order processing, vendor sourcing, e procurement + SAP Ariba, RFQ, RFP
Warehouse management: warehousing, warehouse operations, wms, warehouse, store management, warehouse management systems, warehouse management system
Order management: order processing, order fulfillment, order fulfilment, order entry, sales order processing, order picking, picking and packing, pick and pack
Shipping: shipping and receiving, dispatch?, dispatching, shipment?, shipments?, shipping documentation, receiving shipments
Materials management: material management, materials planning, mrp, material requirements planning, bill of materials
Distribution?: distribution management, channel distribution, distribution planning, distributors?, dealer network
Demand planning: supply planning, demand and supply planning, s and op
Fleet management: fleet operations, vehicle tracking, route planning, route optimization
Customs clearance: customs, customs regulations, incoterms, import documentation, customs compliance
Category management: merchandise planning, assortment planning
Delivery driving: commercial driver's license, cdl, commercial driving, truck driving, safe driving, cdl class a, driving?, driving license, defensive driving
Cold chain: cold storage
`
