/** Which roles a sector hires for: 'Role' once at most, 'Role x3' up to three times for each company. Every sector also hires `officeRoles`. */
export const sectorRoles: Record<string, string> = {
  software:
    "Natural Language Processing, Founder's Office, Frontend Developer x5, Backend Developer x4, Full Stack Developer x4, Software Engineer x5, Python Developer x3, Mobile App Developer x3, QA Engineer x2, DevOps x2, Cyber Security, Data Science x2, Data Analyst x2, Machine Learning x2, Natural Language Processing, Data Engineer, UI/UX Design x3, Product Management x2, Technical Writing, User Research, Customer Success",
  robotics:
    'Robotics Engineer x4, Embedded Systems x3, Mechanical Design Engineer x3, Machine Learning x2, Software Engineer x2, Electronics Engineer x2, Production Engineer',
  games:
    'Game Developer x4, Illustration x2, Motion Graphics x2, Sound Design, Software Engineer, QA Engineer, UI/UX Design x2, Creative Writing',
  logistics:
    'Supply Chain x3, Operations x3, Data Analyst x2, Quantitative Research, Backend Developer x2, Mobile App Developer x2, Frontend Developer, Software Engineer x2, Product Management, Customer Success x2',
  agency:
    'Performance Marketing x2, Journalism, Frontend Developer x2, Full Stack Developer x2, UI/UX Design x2, Graphic Design x3, Social Media Marketing x3, Brand Marketing x2, Performance Marketing x2, SEO x2, Creative Writing x2, Video Editing x2, Motion Graphics, Public Relations x2',
  hardware:
    'Embedded Systems x4, Electronics Engineer x4, Software Engineer x2, Mobile App Developer, Frontend Developer, Mechanical Design Engineer x2, Electrical Engineer, Instrumentation x2, QA Engineer x2, Data Analyst, Supply Chain, Physics Research',
  security:
    'Cyber Security x6, Software Engineer x2, Python Developer x2, DevOps, Technical Writing, Frontend Developer',
  studio:
    'Game Developer, Architecture, UI/UX Design x2, Product Design x3, Frontend Developer x2, Illustration, Motion Graphics x2, Game Developer, Electronics Engineer, User Research',
  health:
    'Clinical Research x2, Psychology, Customer Success x2, Data Analyst x2, Mobile App Developer, Frontend Developer, Full Stack Developer, Microbiology x2, Operations x2, Software Engineer, Biotechnology, User Research',
  physio:
    'Physiotherapy x3, Sports Management, Clinical Research x2, Video Editing x2, Customer Success x2, Mobile App Developer x2, UI/UX Design, Data Analyst, Psychology',
  counselling:
    'Psychology x5, Special Education x3, Organisational Psychology, User Research, Frontend Developer, Social Media Marketing',
  biotech:
    'Bioinformatics x2, Biotechnology x5, Microbiology x3, Bioinformatics x3, Analytical Chemistry x2, Data Science, Clinical Research, Python Developer, Machine Learning, Technical Writing',
  clinical:
    'Clinical Research x5, Data Analyst x2, Bioinformatics, Biotechnology, Technical Writing, Python Developer, Psychology',
  finance:
    'Law, Finance x4, Accounting x4, Economics Research x2, Data Analyst x2, Actuarial Analyst x3, Market Research x2, Mobile App Developer, Full Stack Developer, Software Engineer',
  capital:
    'Investment Research x3, Investment Research x5, Finance x3, Economics Research x3, Data Analyst x2, Quantitative Research x2, Accounting, Editing',
  fintech:
    "Law, Founder's Office, Frontend Developer x2, Backend Developer x3, Mobile App Developer x2, Finance x2, Accounting, Data Analyst x2, Data Science x2, Actuarial Analyst, Cyber Security, Product Management x2, UI/UX Design x2, QA Engineer, Economics Research, Software Engineer x2",
  quant: 'Quantitative Research x4, Machine Learning, Software Engineer x2, Data Engineer, Finance',
  edtech:
    'Game Developer, Sound Design, Mathematics Content Developer x4, Teaching x3, Frontend Developer x2, Mobile App Developer x2, UI/UX Design x2, Video Editing x2, Special Education, Editing, Data Science, Full Stack Developer x2, Product Management, Illustration, Psychology',
  school:
    'Robotics Engineer, Teaching x5, Special Education x3, Psychology x2, Mathematics Content Developer x2, Sports Management, Illustration, Event Management, Accounting',
  consulting:
    "Law, Founder's Office x3, Finance x2, Market Research x3, Data Analyst x3, Economics Research x2, Operations, Supply Chain x2, Organisational Psychology, Quantitative Research x2, Data Science, Product Management",
  policy:
    'Economics Research x5, Market Research x3, Data Analyst x2, User Research, Editing, Environmental Testing, Data Science, Journalism, Psychology',
  energy:
    'Civil Engineer x2, Electrical Engineer x3, Environmental Testing x3, Mechanical Design Engineer x2, Data Analyst, Civil Engineer, Physics Research x2, Instrumentation, Full Stack Developer',
  people:
    'Organisational Psychology x4, Human Resources x2, Market Research x2, Psychology x2, Data Analyst, User Research, Python Developer',
  factory:
    'Robotics Engineer x2, Production Engineer x4, Mechanical Design Engineer x4, Electrical Engineer x3, Supply Chain x2, Accounting, Data Analyst, Instrumentation, Robotics Engineer, Analytical Chemistry, Full Stack Developer',
  ev: 'Robotics Engineer x2, Automotive Engineer x2, Automotive Engineer x5, Embedded Systems x2, Electrical Engineer x2, Electronics Engineer x2, Mechanical Design Engineer x2, Production Engineer x2, Data Science, Supply Chain, Software Engineer, Formulation Chemist',
  chemicals:
    'Formulation Chemist x5, Analytical Chemistry x4, Environmental Testing x2, Production Engineer, Supply Chain, Microbiology',
  pharma:
    'Analytical Chemistry x4, Microbiology x3, Clinical Research x2, Formulation Chemist x3, Production Engineer x2, Biotechnology, Data Analyst, Supply Chain, Technical Writing',
  textile:
    'Fashion Design x3, Formulation Chemist, Analytical Chemistry, Production Engineer x2, Supply Chain, Graphic Design',
  instruments:
    'Physics Research x4, Instrumentation x4, Electronics Engineer x2, Mechanical Design Engineer x2, Embedded Systems, Python Developer, Technical Writing, Analytical Chemistry',
  food: "Hotel Management x2, Performance Marketing x2, Founder's Office, Supply Chain x3, Operations x3, Brand Marketing x2, Microbiology, Formulation Chemist, Mobile App Developer, Frontend Developer, Data Analyst x2, Customer Success x2, Market Research, UI/UX Design, Product Management",
  fashion:
    'Fashion Design x4, Graphic Design x2, Brand Marketing x3, Social Media Marketing x2, Performance Marketing, Supply Chain, Frontend Developer, Customer Success, Product Design',
  retail:
    'Hotel Management, Performance Marketing, Brand Marketing x2, Customer Success x2, Performance Marketing, Supply Chain, Full Stack Developer, Product Design, Editing, Event Management, Market Research, Sports Management',
  media:
    'Journalism, Public Relations, Video Editing x4, Creative Writing x3, Sound Design x3, Motion Graphics x3, Illustration x2, Journalism, Public Relations, Mobile App Developer, Data Analyst, Frontend Developer',
  publishing:
    'Editing x4, Illustration x4, Creative Writing x2, Content Writing x2, Teaching, Public Relations, Frontend Developer',
  newsroom:
    'Journalism x2, Journalism x5, Editing x3, Video Editing x2, Data Analyst, Economics Research, Content Writing x2, Full Stack Developer, Public Relations, Data Science',
  events: 'Event Management x5, Public Relations x2, Sound Design x2, Video Editing, Brand Marketing x2, Fundraising',
  environment:
    'Agriculture x2, Law, Ecology x5, Environmental Testing x4, Fundraising x2, Data Analyst, Agriculture, Economics Research, Mobile App Developer, Teaching',
  ngo: 'Law, Teaching x2, Fundraising x4, Teaching x2, Data Analyst, Economics Research x2, Content Writing, Social Media Marketing, Event Management, Psychology x2, Full Stack Developer, Journalism',
  lab: 'Physics Research x6, Instrumentation x5, Data Science x2, Analytical Chemistry x2, Environmental Testing x2, Python Developer x2, Ecology, Mathematics Content Developer, Quantitative Research x2, Electronics Engineer, Editing',
  civic:
    'Civil Engineer x2, Law, Frontend Developer x2, UI/UX Design x2, User Research x2, Economics Research x2, Data Analyst x2, Civil Engineer x2, Software Engineer, Law, Public Relations',
  agri: 'Agriculture x5, Ecology, Biotechnology, Data Analyst, Supply Chain, Environmental Testing x2, Brand Marketing, Mobile App Developer, Formulation Chemist',
  hospitality:
    'Hotel Management x5, Customer Success x2, Event Management x2, Accounting, Frontend Developer, Video Editing',
  law: 'Law x6, Editing, Economics Research, Fundraising',
  architecture:
    'Civil Engineer x2, Architecture x6, Civil Engineer x3, Graphic Design, Product Design, Environmental Testing',
  sports: 'Sports Management x5, Event Management x2, Psychology, Mobile App Developer, Fundraising',
}

/** The listings of the company that a visitor can sign in as. */
export const showcaseRoles =
  'Frontend Developer, Backend Developer, Full Stack Developer, Software Engineer, Mobile App Developer, QA Engineer, Data Analyst, UI/UX Design, Digital Marketing'

/** Hired everywhere. */
export const officeRoles =
  'Human Resources, Digital Marketing, Social Media Marketing, Content Writing, Graphic Design, Business Development, Operations'

/** Work that needs hands, a laboratory or a site: never advertised as remote. */
export const inPersonRoles = [
  'Physiotherapy',
  'Robotics Engineer',
  'Embedded Systems',
  'Electronics Engineer',
  'Instrumentation',
  'Physics Research',
  'Civil Engineer',
  'Production Engineer',
  'Automotive Engineer',
  'Electrical Engineer',
  'Mechanical Design Engineer',
  'Biotechnology',
  'Microbiology',
  'Analytical Chemistry',
  'Formulation Chemist',
  'Environmental Testing',
  'Ecology',
  'Agriculture',
  'Special Education',
  'Hotel Management',
  'Sports Management',
  'Event Management',
  'Fashion Design',
  'Architecture',
  'Product Design',
  'Supply Chain',
  'Clinical Research',
]

/** Where companies have further offices; often named ones come more than once. */
export const indianCities =
  'Bengaluru, Bengaluru, Bengaluru, Mumbai, Mumbai, Pune, Pune, Hyderabad, Hyderabad, Chennai, Chennai, Delhi, Delhi, Gurugram, Gurugram, Noida, Noida, Kolkata, Ahmedabad, Jaipur, Kochi, Indore, Chandigarh, Coimbatore, Lucknow, Nagpur, Visakhapatnam, Surat, Bhubaneswar, Thiruvananthapuram'

/** Teams and projects of a sector's companies, for titles and tasks of roles without their own `areas`. */
export const sectorAreas = `
software: Onboarding; Reports; Notifications; Mobile App; Search; Admin Console; Billing; Integrations
robotics: Vision; Motion Control; Operator Panel; Fleet Software
games: Level Tools; Live Events; Player Progress; Store
logistics: Route Planning; Driver App; Hub Operations; Tracking
agency: Hotel Websites; Craft Brands; Campaign Sites; Online Shops
hardware: Device Cloud; Mobile App; Field Diagnostics; Alerts
security: Scanner; Client Reports; Phishing Tests; Findings Portal
studio: Museum Screens; Exhibits; Visitor Guides; Touch Tables
health: Patient Booking; Home Sample Collection; Lab Reports; Pharmacy
physio: Exercise Plans; Booking; Athlete Care; Video Library
counselling: Booking; Group Programmes; Client Portal; Helpline
biotech: Sequencing; Lab Records; Assays; Quality
clinical: Trial Data; Site Visits; Patient Recruitment; Safety Reports
finance: Loans; Claims; Branch Tools; Collections
capital: Company Research; Deal Room; Sector Notes; Fund Reports
fintech: Payments; KYC; Savings Goals; Reconciliation; Fraud Checks
quant: Research Platform; Execution; Risk; Market Data
edtech: Live Classes; Practice Tests; Parent App; Lesson Player; Progress Reports
school: Science Club; Parent Portal; Admissions; Libraries
consulting: Hospital Operations; Manufacturing; Family Business; Cost Models
policy: City Data; Household Surveys; Water; Mobility
energy: Solar Monitoring; Carbon Reports; Site Planning; Tenders
people: Pay Survey; Hiring Tools; Culture Survey; Assessments
factory: Order Portal; Line Dashboard; Quality; Dispatch
ev: Battery Software; Driver App; Charging; Service Tools
chemicals: Coatings; Lab Records; Product Safety; Order Desk
pharma: Batch Records; Quality; Stability; Supply Planning
textile: Weaving; Dyeing; Sampling; Order Portal
instruments: Optics; Calibration; Instrument Software; Service Portal
food: Ordering; Delivery; Store Operations; Farmer Network
fashion: Online Shop; Collections; Returns; Size Advice
retail: Online Shop; Store Events; Rentals; Loyalty
media: Documentaries; Podcasts; Trailers; Viewer App
publishing: Picture Books; School Titles; Translations; Online Shop
newsroom: City News; Elections; Newsletter; Data Stories
events: Ticketing; Stages; Sponsors; Volunteers
environment: Forest Survey; Village Ponds; Field Data App; Water Map
ngo: School Programmes; Volunteer App; Open Data; Community Kitchens
lab: Tide Gauges; Optics; Data Service; Public Outreach
civic: Property Tax; Grievances; Licences; Street Works
agri: Field Trials; Grower Advice; Seed Data; Orchard
hospitality: Bookings; Guest App; Front Office; Restaurants
law: Contracts; Compliance; Knowledge Base; Start-up Desk
architecture: Schools; Clinics; Housing; Model Library
sports: Academies; Field Booking; Leagues; Fitness
`
