/** Roles of design and of everything that the other lists leave out; the written form is explained in roles.ts. */
export const designRoles = `
# UI/UX Design
also: UI/UX Design Intern; UI/UX Designer; UI/UX Design (Mobile)
majors: Design, Computer Science, Psychology
pay: 7-25
core: Figma, UI design, UX design, Prototyping
more: Wireframing, User research, Adobe XD, Usability testing, Design systems, HTML, CSS, Adobe Illustrator
do: design screens of {area} in Figma, from wireframe to final interface
do: build a prototype of {area} and run usability testing with {n:5-8} {users}
do: extend our design systems with {n:6-15} components
do: map the journey of {users} through the {app} and find where they stop
do: write interface texts and error messages for {area}
do: check contrast, type size and touch targets for accessibility
do: hand designs to developers with states, spacing and notes
do: redesign {n:3-6} older screens of the {app} for small phones
do: run {n:4-8} short interviews as user research for {area}
do: present UI design and UX design decisions in the weekly review
did: Redesigned {n:4-12} flows of the {app} in Figma and tested them with {n:15-60} people
did: Built a design system of {n:30-90} components
did: Cut the steps of the main form from {n:9-14} to {n:4-6}
did: Ran {n:12-40} usability tests and showed the results to the team

# Graphic Design
also: Graphic Designer; Graphic Design Intern; Visual Design Intern
majors: Design, Communications, Marketing
pay: 4-14
core: Adobe Photoshop, Adobe Illustrator, Graphic design, Canva
more: Typography, Adobe InDesign, Branding, CorelDRAW, Creativity, Print design, Figma, Social media
areas: Brand Studio; Packaging; Campaigns; Print and Social
do: design {n:15-30} posts, posters and banners a month for {product}
do: prepare print files in Adobe Illustrator and InDesign
do: retouch photographs in Adobe Photoshop
do: apply the brand guidelines and extend them with typography rules
do: draw icons and infographics for {area}
do: design the packaging or brochure of a new {product}
do: adapt campaign artwork to {n:6-12} formats
do: present two graphic design routes for each brief
did: Designed {n:80-320} posts and {n:12-40} posters in Illustrator and Photoshop
did: Laid out a catalogue of {n:24-96} pages in InDesign
did: Drew a set of {n:40-120} icons
did: Designed packaging for {n:6-24} articles

# Motion Graphics
also: Motion Graphics Intern; 2D Animation Intern; Motion Designer; Animation Intern
majors: Design, Communications
pay: 6-20
core: After Effects, Motion graphics, Animation, Adobe Illustrator
more: Adobe Premiere Pro, Storyboarding, Blender, Video editing, Cinema 4D, Adobe Photoshop, Sound design, Illustration
areas: Titles; Explainers; Social Films; Interactive Screens
do: animate explainers of {n:30-90} seconds in After Effects
do: draw storyboards and style frames in Adobe Illustrator
do: edit sound and picture in Premiere Pro
do: build motion templates for {area}
do: model and render simple 3D scenes in Blender
do: animate logos and titles for {product}
do: export films for {n:3-6} screens and platforms
did: Animated {n:20-70} explainers in After Effects
did: Drew storyboards for {n:8-26} films
did: Built {n:12-40} templates that editors reuse
did: Animated titles for a series of {n:5-13} episodes

# Product Design
also: Industrial Design Intern; Product Design Intern; Exhibition Design Intern
majors: Design, Engineering
pay: 7-20
core: Product design, SolidWorks, Sketching, Prototyping
more: 3D modeling, Rhino, KeyShot, 3D printing, Design thinking, User research, Adobe Illustrator, Ergonomics
areas: Consumer Products; Exhibits; Packaging; Furniture
do: sketch and model concepts of {product} in Rhino or SolidWorks
do: build and test {n:4-10} prototypes
do: interview {users} and observe how they use {product}
do: choose materials and finishes with suppliers
do: prepare renderings and technical drawings
do: run a cost and manufacturing check of each concept
do: document product design decisions for the workshop
did: Designed {n:4-11} objects, two of which are in production
did: Built {n:15-60} models from card, foam and wood
did: Modelled {n:20-70} parts in SolidWorks for moulding
did: Tested prototypes with {n:20-80} people

# Fashion Design
also: Fashion Design Intern; Textile Design Intern; Fashion Merchandising
majors: Design, Business
pay: 5-15
core: Fashion design, Sketching, Textiles, Adobe Illustrator
more: Pattern making, Draping, Adobe Photoshop, Merchandising, Trend analysis, Garment construction, CorelDRAW, Microsoft Excel
areas: Womenswear; Prints; Kidswear; Sampling
do: sketch {n:15-30} designs for the next collection
do: prepare technical sheets in Adobe Illustrator
do: source fabrics and trims and compare prices
do: follow samples through pattern making and stitching
do: draw prints and colourways in Adobe Photoshop
do: fit garments with the team and note changes
do: research fashion design trends for {users}
did: Drew a collection of {n:8-24} pieces and made {n:4-10} samples
did: Prepared {n:20-70} prints in repeat with Illustrator
did: Wrote technical sheets for {n:30-110} garments
did: Studied returns and corrected {n:5-14} size charts

# Illustration
also: Illustrator; Illustration Intern; Children's Book Illustrator; Concept Artist
majors: Design, English, Other
pay: 4-15
core: Illustration, Adobe Photoshop, Sketching, Adobe Illustrator
more: Procreate, Storyboarding, Character design, Digital painting, Watercolor, Typography, Creativity
areas: Picture Books; Characters; Editorial; Learning Material
do: illustrate {n:8-20} pages for {product}
do: develop characters and storyboards
do: paint and colour in Procreate or Adobe Photoshop
do: draw spot illustrations for {area}
do: prepare artwork for print with the designer
do: revise drawings after notes of the editor
do: build a style guide for illustration
did: Illustrated {n:2-6} picture books of 24 to 40 pages
did: Designed {n:12-40} characters for a series
did: Drew {n:60-240} spot illustrations for articles
did: Prepared storyboards for {n:6-18} short films

# Architecture
also: Architecture Intern; Architectural Intern; Interior Design Intern
majors: Design, Engineering, Other
pay: 5-16
core: AutoCAD, SketchUp, Architecture, Sketching
more: Revit, Adobe Photoshop, V-Ray, Model making, Interior design, Rhino, Lumion, Building codes
areas: Schools; Housing; Healthcare Buildings; Interiors
do: draw plans and sections in AutoCAD
do: model buildings in SketchUp and Revit
do: prepare working drawings and details of {area}
do: build {n:2-5} physical or digital models for client meetings
do: visit sites and record progress
do: render views in Lumion or V-Ray
do: research materials and building rules for architecture projects
did: Built {n:8-26} models and {n:3-9} at full scale
did: Drew {n:40-140} sheets in AutoCAD for permits
did: Measured {n:4-14} old houses and published the drawings
did: Modelled daylight for {n:3-8} classrooms

# Law
also: Legal Intern; Law Intern; Legal Research Intern
majors: Other, English
pay: 4-15
core: Legal research, Legal drafting, English, Research
more: Contract law, Corporate law, Microsoft Word, Communication, Litigation, Intellectual property, Compliance
areas: Contracts; Labour Law; Company Law; Litigation Research
do: research case law and write memos on {area}
do: draft and review {n:6-15} contracts a month
do: prepare filings and check documents for completeness
do: summarise new rules for {users} in plain English
do: keep the case calendar and files in order
do: attend hearings or meetings and write the minutes
do: proofread legal drafting of colleagues
did: Researched {n:30-110} questions of law and wrote short memos
did: Drafted {n:20-80} contracts and notices for review
did: Attended {n:15-50} hearings and kept notes
did: Helped {n:40-160} people at a legal aid clinic

# Teaching
also: Teaching Intern; Volunteering (Education); Teaching Assistant; Academic Associate
majors: Other, English, Mathematics, Physics, Psychology
pay: 0-10
core: Teaching, Communication, Lesson planning, English
more: Mathematics, Public speaking, Curriculum design, Creativity, Classroom management, Microsoft Word, Hindi, Mentoring
areas: Primary School; Science Classes; English Classes; After-School Programme
do: plan and teach {n:4-10} lessons a week with a mentor teacher
do: prepare worksheets and lesson plans for {users}
do: assess pupils' work and give written feedback
do: run small-group sessions for pupils who need help
do: organise {n:2-4} activities such as a science day
do: talk with parents about progress
do: record attendance and learning results
did: Taught {n:20-90} pupils for {n:3-8} months
did: Planned {n:40-150} lessons with one aim each
did: Raised the average mark of a weak class by {n:9-22} points
did: Built {n:10-35} experiments from household things

# Fundraising
also: Fundraising Intern; Social Work; NGO Intern; Volunteer Coordinator
majors: Other, Psychology, Business, Communications
pay: 0-10
core: Fundraising, Communication, Report writing, Social work
more: Event management, Content writing, Microsoft Excel, Public speaking, Volunteer management, Research, Grant writing
areas: Individual Giving; Grants; Corporate Partnerships; Campaigns
do: research {n:20-50} foundations and companies that fund {product}
do: write grant proposals with budgets
do: plan an online fundraising campaign and report its results
do: thank donors and keep records in the CRM
do: prepare presentations for corporate partners
do: write stories from the field for the newsletter
do: organise a fundraising event with volunteers
did: Raised {n:1-9} lakh rupees from {n:60-420} donors
did: Coordinated {n:25-120} volunteers for weekend programmes
did: Wrote {n:5-16} grant applications, of which {n:2-5} were approved
did: Visited {n:8-26} villages and reported on the programme

# Hotel Management
also: Hospitality Intern; Hotel Management Intern; Travel and Tourism Intern; Guest Relations
majors: Other, Business, Communications
pay: 5-14
core: Hospitality, Communication, Customer service, English
more: Microsoft Excel, Food and beverage, Front office, Event management, Travel planning, Teamwork, Hindi
areas: Front Office; Food and Beverage; Guest Relations; Events and Banquets
do: welcome guests and handle check-in and check-out
do: coordinate housekeeping and the kitchen for {area}
do: take bookings and update the reservation system
do: solve guest requests and record feedback
do: help to plan menus and control food costs
do: prepare banquets for {n:40-150} guests
do: check hospitality standards in {n:10-25} rooms a day
did: Looked after {n:300-1400} guests at the front office
did: Planned {n:30-110} day trips with local partners
did: Answered {n:120-480} reviews and raised the rating from {n:40-43} to {n:44-48} tenths
did: Worked in {n:4-7} departments within {n:3-6} months

# Sports Management
also: Sports Management Intern; Fitness Coach Intern; Sports Operations Intern; Sports Coach
majors: Other, Biology, Business
pay: 4-12
core: Coaching, Communication, Planning, First aid
more: Sports management, Event management, Nutrition, Fitness training, Anatomy, Teamwork, Microsoft Excel, Exercise science
areas: Academies; Leagues and Events; Membership; Fitness Programmes
do: organise {n:3-8} matches or classes a week
do: schedule fields, coaches and teams
do: register {users} and keep records in Microsoft Excel
do: promote programmes on social media
do: coordinate volunteers and suppliers for event management
do: measure fitness and progress of athletes with the coach
do: report attendance and costs of {area} each month
did: Coached {n:30-140} children for {n:3-9} months
did: Planned a league of {n:8-24} teams
did: Wrote exercise plans for {n:20-90} people with a physiotherapist
did: Organised {n:4-14} tournaments

# Sound Design
also: Audio Production Intern; Podcast Production; Sound Engineer Intern; Music Production Intern
majors: Other, Communications
pay: 5-15
core: Sound design, Audio editing, Storytelling, Adobe Audition
more: Pro Tools, Audacity, Music production, Podcasting, Video editing, Recording, Logic Pro, Ableton Live
areas: Podcasts; Games Audio; Film Post; Live Sound
do: record and edit {n:3-8} episodes or scenes a month
do: mix dialogue, music and effects in Pro Tools or Audacity
do: record field sounds and keep the library tagged
do: clean noise from recordings
do: compose short themes for {area}
do: implement sounds in Unity or in the edit
do: master final files for {n:2-4} platforms
did: Recorded and mixed {n:40-160} episodes in Adobe Audition
did: Built a library of {n:600-2600} own recordings
did: Designed sound for {n:5-16} short films
did: Cut editing time of an episode from {n:6-9} to {n:3-4} hours
`
