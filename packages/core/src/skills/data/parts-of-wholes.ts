/**
 * Whole: what is only a part of it. A careful person who reads of one of them must not take the whole for shown: 5S is
 * one practice of lean manufacturing. README.md has the rules.
 */
export const partsOfWholes = `
Academic writing: Citation styles
Accounting: Auditing, Internal controls, Marg ERP, Drake Tax, TurboTax, Computax, BlackLine, Yardi, Ageing analysis, Stock statements
Aerospace engineering: Drone assembly, UAV design
Agile: User stories, Trello
Agriculture: Beekeeping, Tractor operation, Sericulture, Tea cultivation, Floriculture, Goat farming, Aquaponics, Agri-input sales, Organic certification, Farm surveys, Agribusiness, Fisheries science, Animal nutrition, Animal breeding, Soil testing of farmland, Post-harvest technology, Pesticide spraying, Weed management, Pest management, Crop monitoring, Agroforestry, Field trials, Agricultural extension, Pig farming, Sheep farming, Coffee cultivation
Animal husbandry: Livestock vaccination
Animation: Motion capture
APIs: Postman
Apparel merchandising: Buyer communication, Garment costing, Production follow-up
APQP: PPAP
Architecture: Floor plans, Unreal for architecture, Vernacular architecture
Artificial intelligence: Prompt engineering
Astrophysics: Observational astronomy, Stellarium
Auditing: Physical verification
Automotive engineering: Automotive repair
Automotive repair: Tyre fitting, Denting and painting, Wheel alignment
Baking: Confectionery
Banking: Cheque clearing, Foreign exchange, Credit cards, Branch operations
Banquet operations: Banquet sales
Bioinformatics: PyMOL, Biological databases
Branch operations: Locker operations, Cheque book requests
Brand identity: Business card design
Brand management: Brand awareness, Logo design, Brand identity
Business analysis: User stories, Requirements gathering, Gap analysis, Process mapping
Business modeling: Business model canvas
Calendar management: Appointment scheduling
Cardiology: Electrocardiography, Cardiac catheterization
CFA: CFA Level 1, CFA Level 2
Chemical engineering: Water treatment plant operation, Industrial filtration, Industrial drying, Spray drying, Effluent treatment plants, Reservoir engineering, Drilling engineering, Oil and gas operations, Cement technology, Sugar technology, Rubber technology, Solvent recovery
Chemistry: Sample preparation, Reaction monitoring, Detergent making, Perfumery, ChemDraw, Paints and coatings
Circuit design: Tinkercad, Fritzing
Civil engineering: Site supervision, Formwork, Green buildings, Procore, Construction drawings, Structural audits, Bar bending schedules, Bitumen testing, Cement and aggregate testing, Site quality control, Snagging, Contractor management, Drainage work, Finishing works, Building materials, Site stores, Road construction, Earthwork, Bar bending, Reinforcement checking, Concreting, Layout marking, Labour supervision, Labour payments, Measurement books, Contractor billing, Concrete testing, Steel erection, Bridge inspection, Land surveying, Total station, Quantity takeoff, Rate analysis, Piling, PlanGrid, Wastewater treatment
Clinical research: Informed consent
Cloud computing: Vercel, Netlify, Heroku
Community outreach: Home visits
Complaint handling: Warranty claims
Compositing: Green screen
Computer networks: DNS, DHCP, VPN, VoIP, Wireshark, SNMP
Concierge services: Travel arrangements
Concrete technology: Concreting
Construction management: Site supervision
Consumer behavior: Customer segmentation
Content marketing: Content calendars, ChatGPT for marketing
Contract law: Non-disclosure agreements, Negotiation of contracts
Corporate law: Company secretarial practice
Correspondence: Mail merge
Cost accounting: Inventory accounting
Counseling: Case notes
Creative writing: Storytelling
Credit management: Debt collection
Crop management: Pesticide spraying, Weed management, Crop monitoring, Pest management, Seed technology
Cryptography: SSL/TLS
Culinary arts: Kitchen hygiene, Portion control, Food styling, Food presentation, Menu planning, Taste testing, Food quality, Food costing, Allergen management, Ingredient sourcing
Curriculum development: Bloom's taxonomy
Customer satisfaction: First call resolution, Customer retention
Customer service: Customer satisfaction, Customer feedback, Knowledge base articles, Call scripts, Call logging, Customer verification, Call quality monitoring, Ticket resolution, Hotel billing, Night auditing, Table setting, Room allocation, Opera PMS, Cloudbeds
Customer success: Customer onboarding
Customs clearance: Import documentation
Cybersecurity: Phishing simulations, Security awareness, PCI DSS, SSL/TLS, PKI, Firewalls, Cryptography
Debugging: Manual testing
Design systems: Style guides
DevOps: CI/CD, Infrastructure as code
Digital marketing: Link building, Local SEO, Keyword research, Hashtag research, Social listening, Campaign reporting, Online reputation management, Hootsuite, Buffer, Mailchimp, Newsletter marketing, WhatsApp marketing, Meme marketing, SendGrid, Content calendars, UTM tracking, Online community building, Social media posting, Instagram insights, ChatGPT for marketing
Direct marketing: Flyer distribution
Dispatch planning: Parcel packing, Picking and packing, E-way bills, Lorry receipts, Delivery challans
Dispensing: Expiry checking
E-commerce: Product listing
Econometrics: Stata
Economics: Cost-benefit analysis, Causal inference, Impact evaluation, NSSO data
Effluent treatment plants: Water quality testing
Electrical engineering: Motor rewinding, Lighting installation, Cable jointing, Electrical maintenance, Electrical wiring, Electrical testing, Electrical drawings, Earthing, Power factor correction, Motor starters, Motor maintenance, Transformers maintenance, Generators, Switchgear, Electrical load calculation
Electronics: Circuit diagram reading, Electronic components
Email marketing: Newsletter marketing, SendGrid
Employee relations: Employee engagement, Employee retention, Employee communication, Employee surveys, Employee wellness
Entrepreneurship: Startup operations, Lean startup
Event management: Event decoration, Speaker coordination, Guest list management, Crowd management, Venue management
Event marketing: Stall handling
Fashion design: Fashion illustration, Sustainable fashion
Fashion merchandising: Trims sourcing
Fashion styling: Lookbooks
Finance: Ratio analysis, Variance analysis, Break-even analysis, Mutual funds, Bonds, Stock market, Technical analysis, Intraday trading, Zerodha, MetaTrader, TradingView, Investor relations, Forex trading, Commodity trading, Options trading, Exchange-traded funds, Estate planning, Retirement planning, Angel investing, Cash flow management
Financial analysis: Break-even analysis
Financial modeling: Ratio analysis, Break-even analysis, Sensitivity analysis
Financial statements: Trial balance
Fine arts: Rangoli, Mehndi, Resin art
Fitness training: Exercise prescription
Fixed assets: Depreciation
Fluid mechanics: Hydraulics, Pneumatics
Food and beverage service: Table setting, Guest seating
Food safety: Kitchen hygiene, Allergen management
Food technology: Food processing, Food packaging, Sensory evaluation, Pasteurization
FPGA: Verilog, VHDL
Front office operations: Travel arrangements
Front-end development: React Native
Garment construction: Fabric cutting, Fit sessions
Gastroenterology: Endoscopy
Genomics: Sequence alignment
Good manufacturing practice: Batch records, Retention samples, Line clearance, Dispensing of raw materials, Cleaning validation
Graphic design: Color theory, Prepress, Photo album design, Calligraphy, Creative direction, Piktochart, Business card design
GST: E-invoicing, E-way bills
Health education: Nutrition awareness
Horticulture: Pruning, Landscaping
Hospitality: Guest relations, Room cleaning, Catering, Linen management, Room inspection, Guest seating, Hotel billing, Hotel software, Opera PMS, Cloudbeds, Night auditing
Human resources: Interview scheduling, Leave management, Employee records, HR letters, Time and attendance, Job portals, Naukri, Job advertisements, Boolean search, Exit interviews, Reference checks, Employee surveys, Recruitment, Onboarding, Succession planning, Workforce planning, Employee engagement, Employee communication, Job analysis, HRIS, Employer branding, Interviewing candidates, Employee wellness, Workplace inclusion, Internal mobility
Immunology: ELISA
Import documentation: Export documentation
Income tax: Advance tax
Industrial automation: Industry 4.0
Infection control: Sterilization, Hand hygiene, Biomedical waste management
Information architecture: Site maps
Instrumentation: P&ID reading
Insurance: TPA coordination, Hospital empanelment, Agent recruitment, Insurance verification, Health insurance claims
Interior design: Floor plans, Interior design software
Internal medicine: Dialysis, Electrocardiography, Endoscopy, Cardiac catheterization
International business: Export documentation, Incoterms
Inventory management: FIFO, Stock transfer, Inventory stocking, Goods receiving, ABC analysis, Expiry checking
Investment banking: Information memorandum, Pitch books
Invoicing: Point of sale systems
Journalism: Story pitching, Interviewing sources
Key account management: Client servicing
Kitchen management: Mass catering, Kitchen stock control
Labor law: POSH, Payroll compliance
Laboratory techniques: Laboratory safety, Laboratory management, Laboratory notebooks, Glassware cleaning, COVID testing, Sample processing, Biosafety, Chemical safety, Animal handling, Flow cytometry analysis
Large language models: ChatGPT
Law: Copyright, Patents, Negotiation of contracts, Document review, Company secretarial practice, Court file maintenance, Certified copies, Registry defects, Case tracking, Land records, Bluebook citation, Patent search, Legal blogs
Lead generation: Lead follow-up, Lead qualification
Lean manufacturing: 5S, Just in time, Poka-yoke, SMED, Value stream mapping, Overall equipment effectiveness, Kaizen, Work study
Leasing: Tenant search
Lesson planning: Worksheets, Teaching aids
Litigation: E-discovery
Loan processing: Field verification
Logistics: Lorry receipts, Transporter coordination, Delivery coordination, Parcel packing, E-way bills, Rail ticketing, Travel arrangements
Manufacturing processes: Work study, Plant layout, Poka-yoke, Overall equipment effectiveness, PPAP, Control plans, 7 QC tools, Raw material testing, Rejection analysis, Inspection reports, Certificates of analysis, Final inspection
Market research: Focus group moderation, Nielsen data
Marketing: Flyer distribution, Product sampling, Consumer behavior, Consumer insights, Trend spotting, Creative briefs, Sponsorship, Focus group moderation, Nielsen data, Market research, Stall handling, Exhibition handling, Product launches, Brand collaborations, Campus ambassador programs, Loyalty programs, Competitor benchmarking, Property listings, Advertising copy testing, Social media posting
Mass communication: Audience research, Media ethics
Mathematics: Geometry, Optimization, Operations research, GeoGebra, Desmos, Vedic mathematics, Numerical simulation, Mathematical logic
Mechanical engineering: Ventilation, Air conditioning, Pumps and compressors, Boilers, Bench fitting, Chiller operation, HVAC, Mechanical assembly, Mechanical maintenance, Tribology
Media relations: Media lists
Medical writing: Informed consent
Medication administration: Immunization
Mental health: Support groups, Psychoeducation
Menu planning: Recipe development
Motor control: Motor starters
Mycology: Mycology culture
Negotiation: Objection handling, Deal closing
Nephrology: Dialysis
Neuroscience: EEG, fMRI
NoSQL: ELK stack, Kibana, Logstash
Numerical methods: Curve fitting
Nursing: Nursing research, Vital signs
Nutrition: Nutritional analysis, Dietary assessment, Nutrition awareness, Weight management
Occupational safety: Fire safety, Toolbox talks, Electrical safety, Lockout tagout, Accident investigation
Office coordination: Office supplies management
Ophthalmology: Optometry
Organic farming: Organic certification
Patient care: Patient education, Patient transport, Patient advocacy, Patient assessment, Suture removal, Blood glucose monitoring
Pattern making: Grading of patterns
Payroll: Payroll compliance
Penetration testing: Nmap
Performance management: Balanced scorecard
Pharmaceutics: Tablet testing
Pharmacy: Pharmaceutical packaging, Drug registers, Pharmacy billing, Dispensing of raw materials, Tablet testing, Pharma documentation, Capsule filling, Pharmacovigilance, Regulatory affairs, Pharmaceutical analysis, Good documentation practice, Cleaning validation, Expiry checking, Batch records
Photo editing: Photo culling, Image resizing
Photography: Capture One
Physics: Fiber splicing, Phyphox, Stellarium, Observational astronomy
Physiotherapy: Range of motion assessment, Kinesio taping, Cupping therapy
Point of sale systems: Card swiping
PostgreSQL: Supabase
Presales: Tender search
Preventive maintenance: Mechanical maintenance, Bearing replacement, Machine lubrication, Gearbox maintenance
Process improvement: 5S, Just in time
Procurement: RFQ, RFP, Quotation comparison, Material indents, Material follow-up, Spend analysis, Office supplies management
Product management: Backlog management, Product roadmaps, Product requirements, Product strategy, User stories
Product marketing: Product launches
Programming: Simulink
Project management: Microsoft Project, Monday.com, Basecamp, ClickUp, Wrike, Project planning, Project coordination, Critical path method, Earned value management
Property management: Property inspection
Psychology: Counseling, Behavior tracking, Career counseling, Behavioral observation, Relaxation techniques, Motivational interviewing, Aptitude testing, Psychoeducation, Test scoring
Public health: Community surveys
Public relations: Press releases, Media lists
Publishing: Desktop publishing
Radiology: PACS
Real estate: Possession formalities, Property documentation, Society management, Home staging, Site visit arrangement, Property search, Tenant search
Real estate sales: Property search
Recruitment: Interview scheduling, Offer management, Salary negotiation, Job fairs, Candidate communication, Recruitment tracking, Talent mapping, Job analysis, Job advertisements
Regulatory compliance: Statutory compliance, KYC
Research: Keyword research, Hashtag research, Internet research, Transcript coding, Annotated bibliographies, Scopus, Participant recruitment, Audience research, Survey research, Grant writing, Peer review, Content research, Research ethics, PsychoPy, User personas, Usability testing, JASP, Jamovi, Web of Science, PubMed
Reservations: Channel managers
Restaurant management: Quick service restaurants
Retail: Cash register operation, Point of sale systems, Price tagging, Trial room management, Store upkeep, Gift wrapping, Loss prevention, Retail analytics, Inventory stocking, Returns and exchanges, Store opening
Sales: Market visits, Sales forecasting, Quotation preparation, Tender search, Sales training, Quota planning, RFP responses, ZoomInfo, Outreach.io, LinkedIn Sales Navigator, Pipedrive, Presales, Order booking, Merchant onboarding, Agent recruitment, Broker network, Partnership development, Apollo.io
Sales presentations: Pitch decks
Sales strategy: Quota planning
Sculpture: Pottery
SEO: Local SEO, Link building, Keyword research
Shipping: Parcel packing
Six Sigma: Pareto analysis, Fishbone diagram, Control charts, Root cause analysis
Social media: YouTube, LinkedIn
Social media design: Instagram posts
Social media marketing: Hashtag research, Meme marketing, Instagram insights, Content calendars
Social work: Beneficiary coordination, Client referrals
Software architecture: Microservices, Clean architecture
Software testing: Bug tracking
Soil science: Fertilizer management
Solar energy: Net metering, Solar sales, Solar subsidy applications, Solar panel cleaning, Solar inverters, Solar water heaters
Sound design: Audio cleanup, Sound recording, Live sound
Spacecraft design: Orbital mechanics
Sports management: Sports event management
Sports science: Match analysis
SQL: Amazon RDS
Stage management: Stage set building
Statistics: Descriptive statistics, Confidence intervals, Correlation analysis, R, Official statistics
STEM education: Mathematics teaching, Science teaching
Student assessment: Question paper setting, Rubric design
Student counseling: Admissions counseling
Supply chain management: RFQ, RFP, Container shipping, Air freight, Customs clearance, Dispatch planning, Import documentation, Procurement, Logistics, Shipping, Warehouse management, Store management, Store operations, Materials management, Supplier evaluation, Route optimization, Lead time reduction, Inventory optimization, Fleet management, Category management, Cold chain, Material requirements planning, SAP PP, Distribution
Surveying: Layout marking, Chain survey
Tablet manufacturing: Tablet testing
Taxation: CA certificates
Teaching: Teacher training, Teaching aids, Worksheets, Grading, Question paper setting, Rubric design, Bloom's taxonomy, Student progress tracking, Student assessment, Curriculum development, Course design, Student attendance, School events, Activities for children, Handling children, Lesson planning, Student engagement, Classroom activities, Play activities, Rhymes and songs, Individualized education programs, Pedagogy, Storytelling for children, Homework help
Tech packs: Size charts
Test automation: API testing, Manual testing
Textile design: Fabric dyeing, Hand weaving
Textile manufacturing: Weaving, Fabric dyeing, Natural dyeing
Tissue culture: Cell culture
Trade marketing: Product sampling
Transportation engineering: Road construction
Travel and tourism: Airport pickups, Rail ticketing, Airline ticketing, Museum guiding
Typography: Calligraphy
UI design: Icon design, Design handoff
User research: FigJam, Competitor UX audits, User personas
UX design: Figma, Adobe XD, Sketch, InVision, Framer, Zeplin, Penpot, Style guides, Site maps, Landing page design, UI design, Usability testing, User research, Wireframing, Information architecture, Design systems, Accessible design, Accessibility testing, Micro-interactions, Design reviews, Axure, ProtoPie, Principle App, Journey mapping
Valuation: Property valuation, Actuarial valuation
Vehicle dynamics: Formula Student
Vendor management: Vendor development, Supplier evaluation, Vendor negotiation
Video editing: Footage logging
Video production: Shot lists, Location scouting, Colour grading tools, Sound mixing for film, Casting direction, Continuity supervision
Visa processing: Travel documentation
VLSI: Verilog, VHDL, RTL design
Vulnerability assessment: Nmap
Warehouse management: Warehouse layout, Picking and packing, Parcel packing
Waste management: Composting
Wastewater treatment: Water quality testing
Water treatment: Water quality testing
Web development: AJAX, Web performance, React Native, Web accessibility
Wireframing: User flows
World cuisines: Indian cuisine, Continental cuisine, Italian cuisine, Chinese cuisine, French cuisine, Mexican cuisine, Mediterranean cuisine, Asian cuisine, Thai cuisine, Sushi
Writing: Copy editing, Developmental editing, Citation styles, Photojournalism, Interviewing sources, Newsroom operations, Broadcast journalism, Mobile journalism, Content research, AP style, Headline writing, Storytelling
Yoga: Pranayama
Youth development: Youth mentoring
`
