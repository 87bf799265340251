/**
 * Whole: practices and tools that are only a part of it, though the vocabulary has them below it. A careful person who
 * reads of one of them must not take the whole for shown: 5S is one practice of lean manufacturing.
 */
export const partsOfWholes = `
Accounting: Auditing
Agriculture: Beekeeping, Tractor operation, Sericulture, Tea cultivation, Floriculture, Goat farming, Aquaponics, Agri-input sales
Brand management: Brand awareness
Business analysis: User stories
Chemical engineering: Water treatment plant operation, Industrial filtration, Industrial drying, Spray drying
Chemistry: Sample preparation, Reaction monitoring
Civil engineering: Site supervision, Formwork, Green buildings, Procore, Construction drawings, Structural audits, Bar bending schedules, Bitumen testing, Cement and aggregate testing, Site quality control, Snagging, Contractor management, Drainage work, Finishing works, Building materials, Site stores, Road construction, Earthwork, Bar bending, Reinforcement checking, Concreting, Layout marking, Labour supervision, Labour payments, Measurement books, Contractor billing
Clinical research: Informed consent
Community outreach: Home visits
Computer networks: DNS, DHCP, VPN, VoIP, Wireshark, SNMP
Construction management: Site supervision
Contract law: Non-disclosure agreements, Negotiation of contracts
Cryptography: SSL/TLS
Curriculum development: Bloom's taxonomy
Customer service: Customer satisfaction, Customer feedback, Knowledge base articles, Call scripts, Call logging, Customer verification, Call quality monitoring, Ticket resolution
Cybersecurity: Phishing simulations, Security awareness, PCI DSS, SSL/TLS, PKI, Firewalls
Digital marketing: Link building, Local SEO, Keyword research, Hashtag research, Social listening, Campaign reporting, Online reputation management, Hootsuite, Buffer, Mailchimp, Newsletter marketing, WhatsApp marketing, Meme marketing
Electrical engineering: Motor rewinding, Lighting installation, Cable jointing
Email marketing: Newsletter marketing
Employee relations: Employee engagement, Employee retention, Employee communication
Event management: Event decoration, Speaker coordination, Guest list management, Crowd management, Venue management
Finance: Ratio analysis, Variance analysis, Break-even analysis, Mutual funds, Bonds, Stock market, Technical analysis, Intraday trading, Zerodha, MetaTrader, TradingView
Good manufacturing practice: Batch records
Hospitality: Guest relations, Room cleaning, Catering
Human resources: Interview scheduling, Leave management, Employee records, HR letters, Time and attendance, Job portals, Naukri, Job advertisements, Boolean search, Exit interviews, Reference checks, Employee surveys, Recruitment, Onboarding, Succession planning, Workforce planning, Employee engagement, Employee communication, Job analysis
Inventory management: FIFO
Journalism: Story pitching
Law: Copyright, Patents, Negotiation of contracts, Document review
Lean manufacturing: 5S, Just in time, Poka-yoke, SMED, Value stream mapping, Overall equipment effectiveness, Kaizen, Work study
Litigation: E-discovery
Manufacturing processes: Work study, Plant layout, Poka-yoke, Overall equipment effectiveness, PPAP, Control plans, 7 QC tools, Raw material testing, Rejection analysis, Inspection reports, Certificates of analysis, Final inspection
Market research: Focus group moderation, Nielsen data
Marketing: Flyer distribution, Product sampling, Consumer behavior, Consumer insights, Trend spotting, Creative briefs, Sponsorship, Focus group moderation, Nielsen data
Mathematics: Geometry, Optimization
Mechanical engineering: Ventilation, Air conditioning, Pumps and compressors, Boilers, Bench fitting, Chiller operation
Mental health: Support groups
Menu planning: Recipe development
Pharmacy: Pharmaceutical packaging, Drug registers, Pharmacy billing, Dispensing of raw materials, Tablet testing, Pharma documentation, Capsule filling
Process improvement: 5S, Just in time
Product management: Backlog management
Project management: Microsoft Project, Monday.com, Basecamp, ClickUp, Wrike
Psychology: Counseling, Behavior tracking
Publishing: Desktop publishing
Recruitment: Interview scheduling, Offer management, Salary negotiation, Job fairs, Candidate communication
Research: Keyword research, Hashtag research, Internet research, Transcript coding, Annotated bibliographies, Scopus, Participant recruitment, Audience research
Retail: Cash register operation, Point of sale systems, Price tagging
SEO: Local SEO, Link building
Sales: Market visits, Sales forecasting, Quotation preparation, Tender search, Sales training, Quota planning, RFP responses
Social media: YouTube, LinkedIn
Social media marketing: Hashtag research, Meme marketing
Social work: Beneficiary coordination
Statistics: Descriptive statistics, Confidence intervals, Correlation analysis
Supply chain management: RFQ, RFP, Container shipping, Air freight, Customs clearance, Dispatch planning, Import documentation, Procurement, Logistics, Shipping, Warehouse management, Store management, Store operations, Materials management, Supplier evaluation
Teaching: Teacher training, Teaching aids, Worksheets, Grading, Question paper setting, Rubric design, Bloom's taxonomy, Student progress tracking, Student assessment, Curriculum development, Course design, Student attendance, School events, Activities for children, Handling children
UX design: Figma, Adobe XD, Sketch, InVision, Framer, Zeplin, Penpot, Style guides, Site maps, Landing page design, UI design, Usability testing
User research: FigJam, Competitor UX audits
Web development: AJAX, Web performance
`
