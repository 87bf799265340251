/**
 * Words that mean a skill in one field of work and something else in another. `senses.ts` reads them: a word counts as its
 * skill only next to words of the skill's own field or of those named here; after ';' are fields in which it is another
 * skill, or none. '*' stands for every field that is not named. README.md has the rules.
 */
export const wordsOfFields = `
SEM: ; Chemistry, Physics, Mechanical engineering, Biology and biotechnology, Manufacturing and quality = Scanning electron microscopy
soil testing: ; Environment and agriculture, Biology and biotechnology = Soil testing of farmland
GC: Chemical engineering, Pharmacy, Biology and biotechnology, Environment and agriculture, Manufacturing and quality
TDS: Finance, Banking and insurance; Chemistry, Environment and agriculture, Civil engineering and construction, Chemical engineering = Water quality testing
API: Data and AI, IT infrastructure, Cybersecurity, UX design, Electrical and electronics
ELT: IT infrastructure, Software development
LLM: Software development; Law and public policy
CPC: ; Marketing, Healthcare
IBC: ; Civil engineering and construction, Architecture and interiors
CAD: Manufacturing and quality, Architecture and interiors, Civil engineering and construction, Electrical and electronics, Automotive and aerospace, Fashion and textiles, Graphic design
ORM: *; Marketing, Public relations and communications, Hospitality and travel, Sales = Online reputation management
FAR: Finance, Administration
PR: Marketing, Writing and journalism, Hospitality and travel
PPC: Sales
BPM: Business and operations, Consulting and strategy
BBS: Architecture and interiors
BMS: Automotive and aerospace, Mechanical engineering
DCS: Chemical engineering, Manufacturing and quality
ROS: Mechanical engineering, Electrical and electronics, Data and AI
SLAM: Mechanical engineering, Electrical and electronics, Data and AI
SOA: IT infrastructure, Cybersecurity
NDT: *; Healthcare = Neurodevelopmental therapy
EDA: Software development, Mathematics and statistics
RAG: Software development
ML: Software development, Mathematics and statistics
AML, BSA: Finance, Law and public policy, Accounting
CPA: Finance, Business and operations
CFP: Banking and insurance
CRM: *; Chemistry, Biology and biotechnology
HR: *; Healthcare, Fitness and nutrition
NPD: *; Healthcare, Psychology and social work
ADP: Accounting, Administration
CPT: Administration
ODEs: Physics, Mechanical engineering, Data and AI, Economics
SAFe: Business and operations
Windows: *; Civil engineering and construction, Architecture and interiors
Waterfall: Business and operations, Consulting and strategy, IT infrastructure
authorization, authentication: IT infrastructure, Cybersecurity, Data and AI
normalization: Data and AI
Selenium, Gherkin, Fedora, Postman: IT infrastructure, Cybersecurity, Data and AI
raspberry: Electrical and electronics
classification: Mathematics and statistics, Software development
Houdini: Graphic design, Software development
CRO: Sales, Software development, Data and AI, UX design, Retail; Electrical and electronics, Physics = Oscilloscopes
Vagrant: Software development
Kafka, Prometheus, Cassandra: *; Writing and journalism, Law and public policy, Languages and translation, Teaching and education, Music and performing arts
Asana: *; Fitness and nutrition, Teaching and education
patching: Cybersecurity, Software development
routing: Electrical and electronics, Cybersecurity
prompting: Software development
regression: Data and AI, Economics, Finance, Research, Psychology and social work, Marketing, Biology and biotechnology
Topology: Physics
unit test, unit testing: IT infrastructure, Data and AI, Cybersecurity; Teaching and education
documentation: *; Writing and journalism = Technical writing
data preparation: Mathematics and statistics, Research, Software development
fitting, fittings: ; Mechanical engineering, Manufacturing and quality, Automotive and aerospace = Bench fitting
markdown, markdowns: *; Retail, Fashion and textiles, Sales = Markdown planning
sampling: *; Environment and agriculture, Biology and biotechnology, Chemistry, Music and performing arts, Civil engineering and construction
localization: *; Biology and biotechnology, Mechanical engineering
rigging, texturing: Graphic design
piping: Chemical engineering, Civil engineering and construction, Manufacturing and quality
stamping: Mechanical engineering, Automotive and aerospace
milling: Mechanical engineering, Automotive and aerospace
annealing: Manufacturing and quality, Physics, Chemistry
generators: Mechanical engineering, Civil engineering and construction
drafting: Manufacturing and quality, Civil engineering and construction, Architecture and interiors, Automotive and aerospace, Electrical and electronics; Law and public policy = Legal drafting; Writing and journalism, Public relations and communications, Human resources, Administration
scripting: IT infrastructure, Data and AI, Cybersecurity; Writing and journalism, Film and animation, Marketing, Public relations and communications = Scriptwriting
telephony: ; Customer service, Sales, Administration, Hospitality and travel
architecture: Civil engineering and construction, Graphic design, Real estate
construction: Architecture and interiors, Real estate, Mechanical engineering
surveying: Architecture and interiors, Environment and agriculture, Real estate
Rhinoceros: Graphic design, Fashion and textiles, Mechanical engineering
petrel: Environment and agriculture
brewing: Chemistry
formulation: Pharmacy, Chemical engineering, Biology and biotechnology
refraction: Biology and biotechnology
diagnosis: Psychology and social work, Pharmacy, Biology and biotechnology
rehabilitation: Psychology and social work, Fitness and nutrition
prosthetics: Mechanical engineering
vitals: Fitness and nutrition, Pharmacy
triage: Psychology and social work
staining: Healthcare
blast: Data and AI
fingerprinting: Law and public policy
cloning: 
nutrition: *; Environment and agriculture
foley: Film and animation
drums, marmoset: Film and animation, Teaching and education, Hospitality and travel
translation: *; Biology and biotechnology
reporting: *; Writing and journalism = Journalism
editing: *; Biology and biotechnology; Film and animation = Video editing
customs: Business and operations, Law and public policy, Accounting
derivatives: Banking and insurance, Economics, Accounting
lending: Finance
reserving: Mathematics and statistics, Finance
reconciliation: Finance, Banking and insurance, Administration, Retail, Business and operations, Supply chain and logistics
compliance: *; Healthcare
administration: *; Healthcare, Pharmacy
proofing: Graphic design, Public relations and communications, Languages and translation; Culinary = Bread making
acrobat: Administration, Writing and journalism
delegation: *; Law and public policy
SOAP: IT infrastructure, Data and AI, Cybersecurity
ADR: ; Pharmacy, Healthcare = Adverse event reporting
IR: Law and public policy; Chemistry, Physics, Pharmacy, Biology and biotechnology = Spectroscopy
CTMS: *; Civil engineering and construction
lasers: Electrical and electronics
coaching: *; Fitness and nutrition = Sports coaching
FIFO: *; Electrical and electronics, Software development
onboarding: *; Customer service, Sales = Customer onboarding
geometry: Teaching and education, Physics
optimization: Software development, Economics, Manufacturing and quality, Supply chain and logistics
PCA: *; Healthcare
issue management: Public relations and communications
succession planning: *; Banking and insurance, Finance
support groups: Healthcare
case summaries: 
sourcing: *; Human resources = Talent sourcing
capacity planning: *; IT infrastructure, Software development
p&l, profit and loss: *; Accounting, Finance = Financial reporting
closing: *; Accounting, Finance = Month-end close; Culinary, Hospitality and travel, Retail, Customer service
corrective action: *; Human resources
VC: Business and operations, Consulting and strategy, Law and public policy, Accounting, Economics
IB: Banking and insurance, Accounting, Economics, Consulting and strategy
DCF: Accounting, Economics, Banking and insurance, Consulting and strategy
NPA: Finance, Accounting, Law and public policy
CAM: Manufacturing and quality, Automotive and aerospace, Electrical and electronics
CMM: Mechanical engineering, Automotive and aerospace
MSA: Mechanical engineering, Automotive and aerospace
EV: Electrical and electronics, Mechanical engineering, Manufacturing and quality, Environment and agriculture
DOE: Manufacturing and quality, Research, Data and AI, Chemistry, Pharmacy, Biology and biotechnology, Chemical engineering, Mechanical engineering
DL, ANN: Software development, Mathematics and statistics, Electrical and electronics
OS: Data and AI, IT infrastructure, Cybersecurity, Electrical and electronics
ECS, SNS: Software development, Data and AI, Cybersecurity
IAM: Software development, IT infrastructure
UGC: Sales, Writing and journalism, Film and animation, Public relations and communications, Graphic design
STP: Sales, Business and operations; Environment and agriculture, Civil engineering and construction, Chemical engineering = Water treatment
FB: Sales, Writing and journalism, Film and animation, Public relations and communications, Graphic design
PPE: *; Healthcare, Pharmacy, Biology and biotechnology = Infection control
MSP: *; Environment and agriculture, Economics
RTI: *; Healthcare, Pharmacy
poultry: *; Culinary, Hospitality and travel
philosophy: Teaching and education, Research, Writing and journalism
labour management: *; Healthcare
bed making: *; Healthcare = Personal hygiene care
working drawings: Civil engineering and construction, Real estate; Mechanical engineering, Manufacturing and quality = Engineering drawing
account management: *; IT infrastructure, Cybersecurity
line development: 
process design: Chemistry, Environment and agriculture
print design: *; Fashion and textiles = Textile print design
grading: *; Fashion and textiles = Grading of patterns; Film and animation = Color grading; Environment and agriculture
casting: *; Film and animation, Music and performing arts = Casting direction
plating: *; Manufacturing and quality, Mechanical engineering = Surface finishing; Biology and biotechnology
costing: *; Fashion and textiles = Garment costing; Culinary = Food costing
drawing: *; Mechanical engineering, Manufacturing and quality = Engineering drawing
QA: *; Pharmacy, Manufacturing and quality, Chemical engineering = Quality assurance
making slides, slide making: *; Healthcare, Biology and biotechnology = Specimen preparation
weeding: *; Law and public policy, Teaching and education
GCP: *; Healthcare, Pharmacy = Good clinical practice
BPR: *; Pharmacy, Chemical engineering = Batch records
DB: *; Electrical and electronics, Civil engineering and construction, Real estate
RTM: IT infrastructure, Business and operations; Sales, Retail, Marketing, Supply chain and logistics, Mechanical engineering, Manufacturing and quality
PTC: Film and animation, Public relations and communications
SPA: ; Hospitality and travel, Fitness and nutrition
client interview, client interviews: *; Law and public policy = Client interviewing in law
thread cutting: *; Fashion and textiles = Garment finishing
ROM: *; Electrical and electronics, Software development, IT infrastructure
MMT: *; Hospitality and travel
SWD: *; Software development
ESR: *; Electrical and electronics
CBC: *; Cybersecurity, Software development, Teaching and education
TMT: *; Civil engineering and construction, Manufacturing and quality, Retail, Sales, Supply chain and logistics
RCH, LFT: Pharmacy, Psychology and social work
MTT: Pharmacy, Healthcare, Chemistry
SDV: Healthcare, Biology and biotechnology
OOS: Chemistry, Chemical engineering
FFQ: Healthcare, Research
CMT, FYM, DBH: Biology and biotechnology
BOD, COD, TSS: Chemistry, Chemical engineering, Civil engineering and construction; Supply chain and logistics, Retail, Business and operations, Law and public policy
LCA: Architecture and interiors, Chemical engineering, Chemistry, Manufacturing and quality; Automotive and aerospace
RWH: *; Software development
GRI, EPR: *; Physics, Chemistry, Software development, Business and operations
MSE: Healthcare; Data and AI, Mathematics and statistics, Economics, Finance
UDID: Teaching and education; Software development
PRA: Environment and agriculture, Research, Teaching and education, Law and public policy; Finance, Banking and insurance
SOUL, DDC, MARC: Writing and journalism; Music and performing arts, IT infrastructure, Software development, Mechanical engineering, Film and animation
AAS: Pharmacy, Environment and agriculture, Biology and biotechnology, Chemical engineering
CAPI: Data and AI, Marketing, Psychology and social work
deworming: *; Healthcare, Teaching and education
auto level: Architecture and interiors, Environment and agriculture
data wrangling: *; Film and animation = Footage logging
`
