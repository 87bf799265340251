/** The same for the other majors; the written form is explained in studies-technical.ts. */
export const otherStudies = `
# Business
degree: BBA; B.Com.; MBA; BMS
courses: Financial Accounting, Marketing, Operations, Business Law, Organisational Behaviour, Statistics
certificates: Advanced Excel (evening course, 6 weeks); Tally (3 months); Business English, level C1
project: Canteen Turnaround | Microsoft Excel, Operations management, Market research | Counted {n:800-2400} orders and rearranged the counters | Cut the average wait from {n:11-16} to {n:4-7} minutes
project: Second-hand Book Fair | Sales, Communication, Planning | Sold {n:600-2400} books in two days with a team of {n:6-18} | Left a manual for the next organisers
project: Tea Stall Economics | Financial analysis, Interviewing, Microsoft Excel | Interviewed {n:15-45} owners and modelled their month | Presented three ways to survive the summer
project: Market Entry Case | Market research, PowerPoint, Financial modeling | Reached the final among {n:40-160} teams | Built the model and defended it before a jury
project: Alumni CRM | CRM, Google Sheets, Communication | Reconnected {n:200-900} alumni with the department | Arranged {n:8-30} talks

# Economics
degree: B.A. in Economics; B.Sc. in Economics; M.A. in Economics
courses: Microeconomics, Macroeconomics, Econometrics, Development Economics, Statistics, Public Finance
certificates: Stata for Economists (workshop); Data Analysis in R (online, 40 hours); Budget analysis summer school
project: Onion Prices and Rain | Stata, Econometrics, Data analysis | Estimated how late rain moves prices in {n:9-24} markets | Published the data set with a note of {n:6-14} pages
project: Who Rides the Night Bus | Survey design, R, Statistics | Interviewed {n:120-420} riders with four classmates | Showed that two routes serve mostly hospital staff
project: District Budget Explorer | Microsoft Excel, Power BI, Public policy | Compared {n:5-12} years of spending in one view | Presented it to the district library
project: Small Loans, Long Queues | Interviewing, Report writing, Research | Followed {n:12-36} applications through {n:3-6} banks | Wrote a report quoted in the college journal
project: Fair Price of a Seat | Python, Statistics, Economics | Modelled demand for {n:20-80} train routes | Tested the model on two held-out months

# Marketing
degree: BBA in Marketing; MBA in Marketing; B.Com. in Marketing
courses: Consumer Behaviour, Digital Marketing, Brand Management, Market Research, Advertising, Sales
certificates: Digital Marketing (online, 40 hours); Web Analytics (online, 20 hours); Copywriting workshop
project: Pickles by Post | Social media marketing, Canva, Content creation | Took a neighbour's pickles from 0 to {n:120-480} orders a month | Filmed {n:20-60} short videos
project: College Festival Campaign | Branding, Event management, Email marketing | Brought {n:1200-4200} visitors with {n:15-60} thousand rupees | Measured which poster worked
project: Search Study of Local Gyms | SEO, Google Analytics, Keyword research | Rewrote the site of one gym and doubled its calls in {n:3-6} months | Compared {n:12-30} gyms in the city
project: Taste Test on the Platform | Market research, Survey design, Microsoft Excel | Asked {n:150-500} travellers about three biscuits | Found that the packet mattered more than the price
project: Newsletter for Bird Lovers | Email marketing, Copywriting, WordPress | Grew a list to {n:300-1800} readers | Kept the open rate above {n:40-58} percent

# Psychology
degree: B.A. in Psychology; B.Sc. in Psychology; M.A. in Clinical Psychology; M.Sc. in Counselling Psychology
courses: Cognitive Psychology, Abnormal Psychology, Research Methods, Statistics, Social Psychology, Counselling Skills
certificates: Psychological First Aid (20 hours); Basic Counselling Skills (60 hours); SPSS workshop
project: Sleep before Exams | Survey design, SPSS, Statistics | Asked {n:180-620} students about sleep and marks | Reported an effect half as large as expected, and why
project: Peer Listening Circle | Active listening, Counseling, Communication | Trained {n:8-24} peer listeners and supervised the first term | Held {n:40-130} conversations in confidence
project: Reading Nook Study | Observation, Psychology, Report writing | Observed {n:20-60} children in two rooms | Recommended three changes that the school made
project: Button Colours and Trust | User research, Statistics, Figma | Tested {n:4-8} designs with {n:40-120} people | Found no difference and published it
project: Stress Diary App Study | Qualitative research, Interviewing, Research | Interviewed {n:12-36} users after four weeks | Coded {n:300-900} entries into themes

# Biology
degree: B.Sc. in Biotechnology; B.Sc. in Microbiology; M.Sc. in Life Sciences; B.Tech in Biotechnology; B.Sc. in Zoology
courses: Cell Biology, Genetics, Biochemistry, Microbiology, Ecology, Biostatistics
certificates: Good Laboratory Practice (30 hours); PCR workshop (1 week); Field first aid
project: Bacteria on Bus Handles | Microbiology, Microscopy, Laboratory skills | Sampled {n:40-120} handles on {n:8-20} routes | Compared two cleaning methods and reported to the depot
project: Butterflies of the Campus | Ecology, Field research, Photography | Recorded {n:38-90} species in one year | Drew a map that the college printed
project: Enzyme from Fruit Peel | Molecular biology, Protein purification, Research | Extracted and purified an enzyme with {n:3-9} times higher activity | Tested it on stains
project: Gene Tree of Local Mangoes | Bioinformatics, R, Genetics | Compared {n:14-40} varieties by published sequences | Found two names for one variety
project: Pond Water Watch | Data collection, Microsoft Excel, Environmental science | Tested {n:6-18} ponds every month for a year | Presented the results at {n:2-5} village meetings

# Chemistry
degree: B.Sc. in Chemistry; M.Sc. in Analytical Chemistry; B.Tech in Chemical Engineering
courses: Organic Chemistry, Physical Chemistry, Analytical Chemistry, Spectroscopy, Polymer Science, Chemical Kinetics
certificates: HPLC training (2 weeks); Good Manufacturing Practice (30 hours); Laboratory safety
project: Natural Dyes that Stay | Chemistry, Spectroscopy, Laboratory skills | Tested {n:12-36} dyes with {n:3-6} mordants | Measured fading after {n:20-60} hours of light
project: Lead in Old Paint | Analytical chemistry, Sampling, Quality control | Tested {n:30-110} samples from school walls | Informed {n:4-12} schools of the result
project: Glue from Rice Starch | Formulation, Polymer chemistry, Research | Made {n:16-48} versions and measured their strength | Reached {n:60-85} percent of a commercial glue
project: Nitrate in Wells | Titration, Data analysis, Microsoft Excel | Measured {n:25-90} wells before and after the rain | Drew the map that the village council uses
project: Green Extraction of Caffeine | HPLC, Organic chemistry, Documentation | Compared {n:3-7} solvents by yield and waste | Lowered solvent use by {n:25-55} percent

# English
degree: B.A. in English; M.A. in English Literature; B.A. in English and Linguistics
courses: British Literature, Indian Writing in English, Linguistics, Creative Writing, Editing, Translation
certificates: Copy-editing (online, 60 hours); Teaching English, 120 hours; Creative writing workshop
project: Oral Stories of the Market | Research, Editing, Creative writing | Recorded {n:18-50} traders and edited a book of {n:80-160} pages | Sold {n:150-600} copies at the fair
project: College Magazine | Editing, Proofreading, Adobe InDesign | Edited {n:3-6} issues with a team of {n:7-20} | Introduced a style sheet that is still in use
project: Subtitles for Silent Films | Script writing, Research, Video editing | Wrote new title cards for {n:3-8} old films | Showed them to {n:90-400} people
project: Plain English for Forms | Technical writing, English, Content writing | Rewrote {n:12-40} forms of the college office | Cut questions at the counter by {n:20-50} percent
project: Reading Room Blog | Content writing, Blogging, WordPress | Published {n:50-180} reviews | Reached {n:2-12} thousand readers a month

# Communications
degree: B.A. in Mass Communication; B.A. in Journalism; M.A. in Media Studies; BMM
courses: Reporting, Media Law, Public Relations, Broadcast, Advertising, Media Research
certificates: Mobile journalism workshop; Photography (3 months); Fact checking (online, 20 hours)
project: Radio Hour of the Campus | Podcasting, Audio editing, Interviewing | Produced {n:24-70} episodes with {n:5-14} classmates | Reached {n:400-2600} listeners
project: The Last Tram | Video editing, Adobe Premiere Pro, Storytelling | Filmed a documentary of {n:12-28} minutes | Shown at {n:2-5} student festivals
project: Rumour Check | Fact checking, Journalism, Social media | Checked {n:60-200} messages that went round the hostel | Published each result within a day
project: Festival Press Office | Public relations, Press releases, Event management | Wrote {n:10-28} releases that led to {n:12-50} articles | Looked after {n:15-60} reporters
project: Photo Essay on Night Work | Photography, Research, Content writing | Accompanied {n:8-20} people through a night | Exhibited in the city library

# Design
degree: B.Des. in Communication Design; B.Des. in Product Design; B.Des. in Interaction Design; B.Arch.; B.Des. in Fashion Design
courses: Typography, Form and Material, Interaction Design, Design Research, Drawing, Colour
certificates: Figma (online, 30 hours); Block printing workshop; Motion design (online, 50 hours)
project: Ticket Machine for Grandparents | Figma, User research, Usability testing | Redesigned a ticket machine with {n:12-40} older travellers | Cut errors by {n:30-64} percent
project: Alphabet for Village Signs | Typography, Adobe Illustrator, Sketching | Drew a typeface in two scripts with {n:220-460} signs | Painted {n:6-18} signs with a sign writer
project: Stackable Lunch Box | Product design, SolidWorks, Prototyping | Built {n:8-22} models and tested them with {n:20-70} office workers | Chose the one that cools slowest
project: Clinic Waiting Room | Sketching, SketchUp, Design thinking | Observed a waiting room for {n:5-14} days | Proposed changes that cost {n:4-18} thousand rupees
project: Map of Street Food | Illustration, Graphic design, Adobe Photoshop | Drew {n:40-110} stalls and printed {n:300-1200} copies | Sold out in {n:2-6} weeks
project: Onboarding for a Bank App | UI design, Prototyping, Wireframing | Reduced {n:11-16} screens to {n:5-7} | Tested the prototype with {n:10-36} first-time users

# Other
degree: BA LLB; B.Ed.; B.Sc. in Agriculture; BSW; Bachelor of Hotel Management; Bachelor of Physical Education; B.Mus.
courses: Research Methods, Communication Skills, Community Work, Constitutional Law, Management, Field Practice
certificates: First Aid (16 hours); Community Facilitation (40 hours); Spoken English, level C1
project: Street Library | Planning, Communication, Fundraising | Collected {n:400-1600} books and opened {n:2-5} shelves in tea stalls | Found volunteers who still run them
project: Legal Aid Leaflets | Legal research, English, Research | Explained {n:6-18} everyday rights on one page each | Handed out {n:900-4200} copies at bus stops
project: School Garden | Agriculture, Teaching, Planning | Planted {n:8-30} beds with {n:40-160} pupils | Served the harvest in the canteen
project: Football for Girls | Coaching, First aid, Communication | Trained {n:18-60} girls twice a week for a year | Arranged the first league of the ward
project: Songs of the Loom | Recording, Audio editing, Research | Recorded {n:15-50} work songs of weavers | Gave the archive to the local museum
project: Weekend Kitchen | Food and beverage, Planning, Teamwork | Cooked for {n:60-240} guests every Saturday | Kept the cost of a meal under {n:28-46} rupees
`
