/** Roles of psychology, biology and chemistry; the written form is explained in roles.ts. */
export const scienceRoles = `
# Psychology
also: Psychology Intern; Counselling Intern; Clinical Psychology Intern; Mental Health Intern
majors: Psychology
pay: 4-12
core: Psychology, Counseling, Communication, Active listening
more: Psychological assessment, Research, Report writing, Case studies, Empathy, Mental health, SPSS
do: sit in on sessions, with consent, and write reflections afterwards
do: prepare material for groups on sleep, stress and study
do: score questionnaires and check the scoring
do: answer first enquiries warmly and pass them to the right person
do: read about one method a week and present it in supervision
do: keep records so that nobody's privacy depends on luck
why: People come to us on a difficult day, and the first voice they hear matters
why: Interns here are supervised every week and never left alone with a case
seek: You are in the third year of psychology or later and know where your limits are
seek: Listening is the qualification
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
do: watch people use our {app} and say nothing for as long as you can
do: recruit a fair mix of {users}
do: write a guide for interviews and throw it away when something better comes up
do: cut recordings to the one minute that convinces a team
do: keep a library of findings that people really search
do: count as well as quote
why: We know what {users} click and rarely why
why: Opinions are free at our meetings, and evidence gets the chair
seek: You can stay quiet in an interview
seek: Psychology, design or anthropology: all are good roads here
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
do: prepare a staff survey that people answer honestly
do: analyse answers without exposing anybody
do: design a workshop of ninety minutes and run it
do: interview new colleagues after a month
do: read studies about work and tell which of them replicate
do: draft fair questions for job interviews
why: Companies ask us why people leave, and the answer is seldom pay alone
why: A survey that changes nothing is worse than none
seek: You can hold statistics and people in mind at once
seek: Confidentiality is not negotiable
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
do: prepare play that trains one thing at a time
do: observe a child and describe only what you saw
do: make picture cards, games and timetables
do: help in groups and learn when not to help
do: write to parents what went well
do: keep materials clean, counted and loved
why: Progress here is small, regular and wonderful
why: Each child comes twice a week, and continuity is everything
seek: Warm, punctual and observant
seek: Experience with younger brothers and sisters is experience
did: Prepared {n:40-130} lessons for children with learning difficulties
did: Observed {n:8-24} children and wrote reports for their therapists
did: Built {n:60-200} picture cards and games
did: Assisted in {n:50-160} group sessions

# Biotechnology
also: Biotechnology Intern; Research Intern (Biotechnology); Molecular Biology Intern; R&D Intern (Life Sciences)
majors: Biology, Chemistry
pay: 6-18
core: Molecular biology, PCR, Laboratory skills, Research
more: Cell culture, Gel electrophoresis, Microbiology, Data analysis, ELISA, Microsoft Excel, Protein purification, Genetics
do: prepare, run and read gels and write down the failures too
do: keep cells alive over the weekend
do: label everything twice
do: repeat an experiment exactly and then change one thing
do: enter results on the day on which they were made
do: present your week in five minutes at the Monday meeting
why: The bench is yours from the second week, with somebody beside you in the first
why: Our enzymes work well at 37 degrees, and our customers' tanks do not
seek: You have pipetted enough to know when a pipette lies
seek: Clean habits beat brilliant ones
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
do: take samples, plate them and count what grows
do: check water, air and hands
do: prepare media and prove that they are sterile
do: follow a suspicious result back to its source
do: keep records that an inspector reads with pleasure
do: explain to a production crew why the door stays shut
why: What we look for is invisible, so habits are our instruments
why: We release nothing that we would not give to our own families
seek: Good aseptic technique and legible handwriting
seek: Early shifts happen twice a week
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
do: run sequences through a pipeline and doubt what comes out
do: compare two tools on the same reads
do: write scripts that the next intern can use
do: plot quality so that a bad run is seen at a glance
do: annotate variants and note what is unknown
do: read code by biologists and biology by coders
why: A genome is three billion letters, and a family waits for one of them
why: Between the laboratory and the report lies a pipeline, and you would help to keep it honest
seek: You feel at home on a command line and in a cell
seek: Python or R, good notes and no fear of large files
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
do: check case report forms against the source
do: file documents where they will be found in ten years
do: prepare visits to hospitals
do: follow open queries until they are closed
do: help to write the plain summary for patients
do: count, compare and count again
why: Behind each row of our data stands a person who said yes
why: Trials fail through small omissions, which is why we value people who close lists
seek: Life-science students with an eye for what is missing
seek: You have read a consent form to the end
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
do: walk transects at dawn and enter the data by noon
do: sort thousands of camera pictures, most of them of cows
do: talk with villagers about what they have seen
do: draw maps that a forest guard can use
do: mark trees, measure ponds and mend nets
do: write a blog entry that is not about yourself
why: The forest department asks how many, and we would like to answer with a number
why: Field weeks are cold, muddy and the best part
seek: You can walk twelve kilometres and still write neatly
seek: Birds by ear are a bonus
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
do: lay out plots and keep the labels straight
do: measure height, yield and patience
do: take soil samples and explain the results to growers
do: compare a new variety with the one people trust
do: keep the weather diary
do: help with the harvest and weigh everything
why: A variety needs nine years, and you would see one of them
why: Growers believe what they see on their neighbour's field
seek: You like plants, spreadsheets and early mornings
seek: Marathi or Hindi is useful in the villages
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
do: prepare standards that others can rely on
do: run samples and recognise a bad peak
do: clean, calibrate and sign
do: compare two methods on the same batch
do: investigate results outside the limits
do: write a report that needs no telephone call
why: A batch waits in the yard until the laboratory says yes
why: Our instruments are good, and their operators decide how good
seek: You finish a titration without looking at your phone
seek: Chemistry students from the second year on
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
do: mix ten versions and keep the one that survives the oven
do: replace a solvent without anybody noticing
do: run stability tests and wait, productively
do: measure viscosity, gloss, smell and regret
do: scale a recipe from a beaker to a bucket
do: talk with customers about what went wrong on their line
why: Formulation is cooking with a notebook, and the notebook is the important part
why: We want to take one more solvent out of our {product} this year
seek: You are systematic with variables and generous with labels
seek: Curiosity about why things stick
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
do: take samples where the water is and not where the road is
do: test for what the rules ask and for what people complain about
do: calculate emissions from bills, meters and guesses, marked as such
do: check a factory's figures on site
do: prepare results that a village meeting can use
do: keep the chain of custody unbroken
why: Measured, published and discussed: that is the order here
why: Companies ask for a number, and we make sure that it means something
seek: Field shoes, laboratory coat, spreadsheet: you like all three
seek: Exact about units, relaxed about weather
did: Sampled {n:60-260} wells and ponds and published the results
did: Calculated the emissions of {n:4-18} sites from meters and bills
did: Tested {n:200-700} water samples for nitrate and iron
did: Checked treatment plants at {n:3-9} factories
`
