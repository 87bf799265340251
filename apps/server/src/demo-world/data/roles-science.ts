/** Roles of psychology, biology and chemistry; the written form is explained in roles.ts. */
export const scienceRoles = `
# Psychology
also: Psychology Intern; Counselling Intern; Clinical Psychology Intern; Mental Health Intern
majors: Psychology
pay: 4-12
core: Psychology, Counseling, Communication, Active listening
more: Psychological assessment, Research, Report writing, Case studies, Empathy, Mental health, SPSS
areas: Student Counselling; Group Programmes; Assessment; Helpline
do: prepare material for {n:2-4} group sessions on sleep, stress and study
do: score psychological assessments and check the scoring with a supervisor
do: observe counselling sessions with consent and write reflections
do: take first enquiries of {users} and pass them to the right person
do: review research on one method of psychology each fortnight
do: keep case records confidential and up to date
do: analyse questionnaires in SPSS
did: Observed {n:40-120} supervised sessions and kept reflective notes
did: Scored {n:60-240} psychological assessments and checked them with a supervisor
did: Ran {n:6-20} workshops on exam stress for {n:120-600} students
did: Answered {n:80-300} first enquiries on a student helpline

# User Research
also: UX Research Intern; User Researcher; Behavioural Research Intern
majors: Psychology, Design, Marketing
pay: 8-25
core: User research, Interviewing, Usability testing, Communication
more: Survey design, Qualitative research, Figma, Statistics, Report writing, SPSS, Data analysis, Psychology
do: plan and run {n:4-8} interviews with {users} each month
do: run usability testing of {area} and report the findings with clips
do: recruit participants and keep the panel balanced
do: write surveys and analyse the answers with statistics
do: turn user research into journey maps and personas in Figma
do: present results of {area} to designers and engineers
do: keep the library of findings about the {app} up to date
did: Interviewed {n:24-80} {users} and tested {n:4-12} prototypes
did: Ran a survey with {n:300-1600} answers and reported it in SPSS
did: Built a library of {n:60-200} findings about the {app}
did: Showed that {n:5-8} of 8 people missed the main button, which led to a redesign

# Organisational Psychology
also: People and Culture Intern; Organisational Development Intern; Learning and Development Intern
majors: Psychology, Business
pay: 6-16
core: Psychology, Human resources, Communication, Survey design
more: Statistics, SPSS, Training, Microsoft Excel, Employee engagement, Interviewing, Research, Facilitation
areas: Employee Surveys; Assessment Centre; Learning and Development; Culture
do: design a staff survey and analyse it in SPSS or R
do: prepare structured interviews and scoring sheets for recruitment
do: run {n:2-4} training workshops of ninety minutes
do: interview new colleagues after a month and report themes
do: review research on {area} and recommend what to use
do: build reports for clients of {product} in Microsoft Excel
do: support psychological assessments in the {area} team
did: Analysed a survey of {n:200-1900} employees in SPSS
did: Designed {n:3-9} workshops and ran them for {n:60-300} people
did: Interviewed {n:15-50} new colleagues and proposed a better first month
did: Wrote structured questions for {n:6-18} jobs

# Special Education
also: Special Education Intern; Child Development Intern; Speech Therapy Assistant
majors: Psychology, Other, English
pay: 3-10
core: Teaching, Child development, Communication, Patience
more: Psychology, Lesson planning, Special education, Observation, Report writing, Creativity, Empathy
areas: Early Intervention; Inclusive Classroom; Therapy Support
do: assist the special educator in {n:2-4} sessions a day
do: prepare individual education plans with the teacher
do: observe children and write factual notes on child development
do: make picture cards, games and visual timetables
do: support pupils with learning disabilities in class
do: communicate progress to parents every fortnight
do: adapt lesson material for {n:3-6} children
did: Prepared {n:40-130} lessons for children with learning difficulties
did: Observed {n:8-24} children and wrote reports for their therapists
did: Built {n:60-200} picture cards and games
did: Assisted in {n:50-160} group sessions

# Physiotherapy
also: Physiotherapy Intern; Sports Physiotherapy Intern; Physiotherapist Assistant
majors: Physiotherapy
pay: 5-12
core: Physiotherapy, Exercise prescription, Communication
more: Electrotherapy, Manual therapy, Gait training, Anatomy, Patient education, Kinesio taping, First aid
areas: Sports Injuries; Stroke Recovery; Back and Neck Clinic; Knee and Hip Clinic
do: assess {n:3-9} patients a day with a senior physiotherapist
do: take {users} through their exercise prescription and correct each movement
do: prepare electrotherapy and keep the treatment notes
do: practise gait training with patients after a stroke or an operation
do: show families the exercises for home as patient education
do: measure progress every week and present {n:2-5} cases
did: Assessed {n:40-160} patients with back, knee and shoulder pain
did: Took {n:20-90} patients through their exercises
did: Made a picture sheet of exercises for home that the clinic still uses

# Biotechnology
also: Biotechnology Intern; Research Intern (Biotechnology); Molecular Biology Intern; R&D Intern (Life Sciences)
majors: Biology, Chemistry
pay: 6-18
core: Molecular biology, PCR, Laboratory skills, Research
more: Cell culture, Gel electrophoresis, Microbiology, Data analysis, ELISA, Microsoft Excel, Protein purification, Genetics
areas: Molecular Biology; Cell Culture; Proteins; Process Development
do: run PCR and gel electrophoresis and record results the same day
do: maintain cell culture of {n:4-10} lines under sterile conditions
do: extract DNA and proteins following written protocols
do: repeat an experiment in triplicate and analyse the variation
do: prepare buffers and media and keep the stock list
do: document work under good laboratory practice
do: present results of {area} at the weekly meeting
did: Ran {n:120-420} PCR reactions and improved one protocol to {n:88-97} percent success
did: Maintained {n:3-8} cell lines for {n:4-9} months without contamination
did: Purified {n:4-12} proteins and documented the yield
did: Presented results at {n:2-5} student conferences

# Microbiology
also: Microbiology Intern; Quality Control (Microbiology); Food Technology Intern
majors: Biology, Chemistry
pay: 5-15
core: Microbiology, Quality control, Laboratory skills, Sterilization
more: GMP, HACCP, Food safety, Microscopy, Microsoft Excel, Documentation, GLP, Cell culture
areas: Water Testing; Quality Control Lab; Sterility; Food Safety
do: take samples, plate them and count colonies
do: test water, air and surfaces of {area} for contamination
do: prepare culture media and prove that they are sterile
do: identify bacteria with staining and biochemical tests
do: trace a failed result of quality control to its source
do: keep records that follow good laboratory practice
do: validate {n:2-4} cleaning procedures with {area}
did: Tested {n:300-1400} samples of water and product
did: Traced a contamination to one valve within {n:2-6} days
did: Rewrote {n:6-18} laboratory procedures under GMP
did: Trained {n:10-40} colleagues in hygiene

# Bioinformatics
also: Bioinformatics Intern; Computational Biology Intern; Genomics Data Intern
majors: Biology, Data Science, Computer Science
pay: 10-28
core: Bioinformatics, Python, R, Genomics
more: Linux, Statistics, Data analysis, Sequence analysis, Machine learning, SQL, Git, BLAST
areas: Genomics; Variant Analysis; Pipelines; Protein Structure
do: run sequencing data through a pipeline in Python and Linux
do: compare {n:2-4} alignment tools on the same reads
do: annotate genetic variants and rank them by evidence
do: plot quality control of {n:30-90} samples in R
do: write tested scripts for {area} and keep them in Git
do: analyse gene expression with statistics
do: document the bioinformatics workflow so that others can rerun it
did: Rebuilt a variant pipeline in Python that runs {n:3-8} times faster
did: Compared {n:3-6} aligners on {n:20-80} samples
did: Annotated {n:900-4200} variants and flagged {n:12-60} for review
did: Wrote quality plots in R that are now part of each run

# Clinical Research
also: Clinical Research Intern; Clinical Data Management; Clinical Trial Assistant; Public Health Intern
majors: Biology, Chemistry, Psychology
pay: 7-18
core: Clinical research, Good clinical practice, Data management, Documentation
more: Microsoft Excel, Statistics, Medical terminology, Pharmacovigilance, Report writing, Research, Medical writing
areas: Trial Operations; Data Management; Patient Recruitment; Regulatory Affairs
do: check case report forms against source documents
do: file trial documents under good clinical practice
do: prepare {n:3-6} site visits and write the reports
do: follow up data queries of hospitals until they are closed
do: help to recruit patients and explain consent
do: enter and clean data of the clinical research database
do: draft the plain-language summary for patients
did: Checked {n:200-900} case report forms against source documents
did: Closed {n:120-480} data queries in {n:3-6} months
did: Prepared {n:6-18} site visits under good clinical practice
did: Wrote plain summaries of {n:3-8} studies

# Ecology
also: Wildlife Research Intern; Environmental Science Intern; Conservation Intern; Field Research Intern
majors: Biology, Other
pay: 0-10
core: Ecology, Field research, Data collection, Research
more: GIS, Microsoft Excel, Report writing, Photography, R, Biodiversity, Environmental science, QGIS
areas: Field Surveys; Wetlands; Wildlife Cameras; Mapping
do: survey birds, plants and tracks on {n:8-20} transects
do: sort and label {n:3-9} thousand camera pictures
do: draw maps of habitats in GIS
do: analyse biodiversity data in R
do: interview villagers about what they have seen
do: enter field data the same day and check it
do: write a short report on ecology for the forest department
did: Walked {n:40-130} transects and recorded {n:60-190} species
did: Sorted {n:8-40} thousand camera-trap pictures
did: Mapped {n:20-90} ponds in QGIS
did: Interviewed {n:30-120} villagers about crop damage

# Agriculture
also: Agriculture Intern; Agronomy Intern; Plant Breeding Intern
majors: Biology, Chemistry, Other
pay: 4-12
core: Agriculture, Field research, Data collection, Plant biology
more: Microsoft Excel, Soil testing, Statistics, Horticulture, Report writing, Botany, GIS, Communication
areas: Field Trials; Soil Health; Farmer Advisory; Seed Programme
do: lay out and monitor {n:20-60} trial plots
do: measure growth, pests and yield every week
do: take soil samples and explain the results to {users}
do: analyse trial data in Microsoft Excel or R
do: write advisories for farmers in the local language
do: compare {n:3-8} varieties on yield and water use
do: organise {n:2-4} farmer meetings on crop management
did: Managed {n:24-90} trial plots through one season
did: Tested {n:80-300} soil samples and explained them to growers
did: Compared {n:5-14} varieties by yield and water use
did: Taught {n:60-260} farmers about soil health

# Analytical Chemistry
also: Chemistry Intern; Quality Control Chemist; Analytical Chemistry Intern; QC Intern (Chemistry)
majors: Chemistry
pay: 6-16
core: Analytical chemistry, HPLC, Quality control, Laboratory skills
more: GMP, Titration, Spectroscopy, Gas chromatography, Microsoft Excel, Documentation, GLP, UV-Vis spectroscopy
areas: HPLC Lab; Stability Studies; Raw Materials; Method Development
do: run samples on HPLC and gas chromatography
do: prepare standards and calibrate instruments
do: validate an analytical chemistry method for {product}
do: investigate results outside the limits and write the report
do: titrate, weigh and record under good laboratory practice
do: analyse stability data of {n:10-30} batches
do: compare two methods on the same batch with statistics
did: Ran {n:400-1600} HPLC samples and recognised a faulty column early
did: Validated {n:2-6} methods under GMP
did: Calibrated {n:8-24} instruments and kept their log books
did: Investigated {n:5-16} results outside the limits

# Formulation Chemist
also: R&D Chemist; Product Development Chemist; Formulation Intern
majors: Chemistry, Biology
pay: 7-18
core: Chemistry, Formulation, Laboratory skills, Research
more: Organic chemistry, Product development, Stability studies, Polymer chemistry, Microsoft Excel, Spectroscopy, Documentation
areas: Coatings; Fragrances; Tablets; Product Development
do: mix and test {n:10-25} versions of a formulation
do: measure viscosity, pH and stability and record the results
do: replace a raw material and show that quality control still passes
do: scale a recipe of {product} from laboratory to pilot plant
do: run accelerated stability tests for {n:4-12} weeks
do: prepare safety and technical data sheets
do: compare {n:3-6} competing products in the chemistry laboratory
did: Formulated {n:20-80} versions of a water-based coating and chose two by test
did: Ran stability studies on {n:10-36} samples for {n:8-20} weeks
did: Replaced a solvent and lowered emissions by {n:22-58} percent
did: Scaled {n:3-8} recipes to pilot size

# Environmental Testing
also: Water Testing Intern; Environmental Engineer; Sustainability Intern; ESG Intern
majors: Chemistry, Biology, Engineering, Physics
pay: 6-18
core: Environmental science, Data analysis, Laboratory skills, Microsoft Excel
more: Water treatment, Sustainability, Sampling, GIS, Report writing, Chemistry, Carbon accounting, Life cycle assessment
areas: Water Quality; Air Quality; Emissions; Waste
do: take water, air and soil samples at {n:6-15} sites
do: test samples in the laboratory and check the results against the limits
do: calculate emissions from meters and bills in Microsoft Excel
do: draw maps of results in GIS
do: audit waste and energy records of {n:2-5} plants
do: write environmental impact reports for {users}
do: keep the chain of custody of every sample
did: Sampled {n:60-260} wells and ponds and published the results
did: Calculated the emissions of {n:4-18} sites from meters and bills
did: Tested {n:200-700} water samples for nitrate and iron
did: Checked treatment plants at {n:3-9} factories
`
