/** Roles of design and of everything that the other lists leave out; the written form is explained in roles.ts. */
export const designRoles = `
# UI/UX Design
also: UI/UX Design Intern; UI/UX Designer; UI/UX Design (Mobile)
majors: Design, Computer Science, Psychology
pay: 7-25
core: Figma, UI design, UX design, Prototyping
more: Wireframing, User research, Adobe XD, Usability testing, Design systems, HTML, CSS, Adobe Illustrator
do: redraw one flow of our {app} a week and test it with three people
do: make prototypes that are honest about what is not decided
do: keep our library of components in Figma and in code the same
do: design the empty, the loading and the broken state first
do: sit with a developer until the screen is right to the pixel that matters
do: watch {users} and count the moments in which they stop
do: check contrast, sizes and touch targets
why: Our {users} are busy, and a good screen is one they forget at once
why: The product grew by features, and now it needs a designer who removes some
seek: A portfolio of three projects with the dead ends shown is perfect
seek: You can explain each decision without the word clean
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
do: design posts, posters and the odd menu
do: set type so that people read instead of admire
do: prepare files that a printer accepts at the first attempt
do: draw icons that work at the size of a lentil
do: keep templates that colleagues can use without spoiling
do: make three versions and argue for one
why: Our look was made in a hurry three years ago, and it shows
why: We print a lot, on paper, cloth and boxes
seek: Send work, not software lists
seek: An eye for spacing is worth more than effects
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
do: animate explanations of twenty seconds
do: draw storyboards that a client understands
do: time movement to a voice
do: prepare files so that others can open them
do: make a loop that nobody sees the end of
do: test on a phone, without sound
why: Movement explains what a paragraph cannot
why: Our rain, smoke and fireflies are made by hand, one layer after another
seek: A reel under a minute, with your part named
seek: Patience for the last three frames
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
do: sketch twenty ideas and build two from cardboard
do: talk with the workshop before drawing a radius
do: measure hands, shelves and habits
do: prepare models for tests with real people
do: choose a material for how it ages
do: document why the simple version won
why: Objects stay in kitchens for decades, so we take a week longer
why: Children are honest testers, and they pull at everything
seek: Sketches matter, renderings less
seek: You have made something with your hands this year
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
do: draw, cut and sew samples with our tailors
do: prepare prints in repeat and in the right red
do: measure returns to learn which sizes lie
do: write sheets that a workshop can follow
do: visit weavers and record their patterns with credit
do: plan a small collection around one cloth
why: Every print here has an author, and we name them
why: We make few pieces and want each of them worn for ten years
seek: You can sew, or want to very much
seek: Show us cloth, not only screens
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
do: draw characters that children recognise from behind
do: plan a book of 24 pages in thumbnails
do: colour with five inks
do: redraw a page after a child did not laugh
do: prepare files for print and for a small screen
do: look at old signboards for an afternoon
why: Pictures carry half of our stories, sometimes more
why: Five languages share the same drawings, so they must speak by themselves
seek: Sketchbooks are the best portfolio
seek: Any style, as long as it is yours
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
do: build models from cardboard until the light is right
do: draw details and ask the mason if they can be built
do: measure old houses
do: prepare drawings for permits
do: study how a courtyard cools a school
do: visit the site every week, with a camera and questions
why: Our schools are cool in May without machines, and the drawings explain how
why: We draw less and build more models than most
seek: Third year or later, with a love of sections
seek: Bring drawings by hand if you have them
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
do: find the three judgments that matter and the one against us
do: draft notices and clauses for review
do: sit in court and write what happened and not what should have
do: prepare plain summaries for clients
do: check a contract for what is missing
do: help at the free advice day
why: Clients come with a story, and the law is somewhere in it
why: Short drafts win here
seek: Third year of law or later, with good footnotes
seek: You can explain a clause to a shopkeeper
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
do: plan lessons with one aim each
do: teach small groups and hand over a little more every week
do: mark homework with one useful remark
do: build experiments out of bottles and string
do: talk with parents, mostly about good things
do: sit in the back row of another class and learn
why: A class of eight notices everything, preparation included
why: Our pupils remember their interns for years
seek: Patience, punctuality and a loud voice used rarely
seek: Every subject is welcome
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
do: write to donors as if to one person
do: prepare reports that show what did not work, too
do: organise volunteers and thank them by name
do: visit our programmes and come back with facts
do: look for grants that fit and skip those that do not
do: keep the books of a small campaign
why: Every rupee has a giver who would like to know
why: We grew on trust and would like to grow a little more
seek: You ask without shame and report without polish
seek: Weekday mornings matter more than experience
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
do: welcome guests by name and remember the second visit
do: plan days out with fishermen, cooks and boat builders
do: help in each department for two weeks
do: answer reviews, the bitter ones first
do: keep the booking calendar free of surprises
do: learn three dishes
why: Guests come for the water and return for the people
why: You would live by the sea and rise early
seek: Friendly before the first coffee
seek: Malayalam is helpful and can be learned
did: Looked after {n:300-1400} guests at the front office
did: Planned {n:30-110} day trips with local partners
did: Answered {n:120-480} reviews and raised the rating from {n:40-43} to {n:44-48} tenths
did: Worked in {n:4-7} departments within {n:3-6} months

# Sports Management
also: Sports Management Intern; Fitness Coach Intern; Physiotherapy Intern; Sports Coach
majors: Other, Biology, Business
pay: 4-12
core: Coaching, Communication, Planning, First aid
more: Sports management, Event management, Nutrition, Physiotherapy, Anatomy, Teamwork, Microsoft Excel, Exercise science
do: run warm-ups and set up fields before six
do: plan leagues that finish before the rain
do: write down how training went, child by child
do: film exercises and correct what you see
do: keep kit, keys and first-aid boxes in order
do: talk with parents about effort and not about goals
why: Half of our children had never been on grass before
why: Good training looks like play and is planned to the minute
seek: You play something badly and keep playing
seek: Mornings at 5.30 must not frighten you
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
do: record voices in a room that is never as quiet as you hope
do: cut breaths, keep pauses
do: build a railway station out of twelve sounds
do: mix for cheap earphones
do: keep a library of our own recordings
do: help writers to hear their text
why: Our listeners close their eyes, so the sound has to see for them
why: Two episodes leave the studio every day
seek: Bring something to listen to
seek: Ears first, equipment second
did: Recorded and mixed {n:40-160} episodes in Adobe Audition
did: Built a library of {n:600-2600} own recordings
did: Designed sound for {n:5-16} short films
did: Cut editing time of an episode from {n:6-9} to {n:3-4} hours
`
