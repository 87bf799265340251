/** Roles of marketing, communications and English; the written form is explained in roles.ts. */
export const marketingRoles = `
# Digital Marketing
also: Digital Marketing Intern; Marketing Intern; Digital Marketing Executive; Marketing
majors: Marketing, Business, Communications
pay: 5-18
core: Digital marketing, SEO, Google Analytics, Social media marketing
more: Content marketing, Google Ads, Email marketing, Canva, Copywriting, Meta Ads, WordPress, Microsoft Excel
areas: Growth; Search and Content; Email and CRM; Festive Campaigns
do: plan and run {n:3-6} digital marketing campaigns for our {product}
do: improve SEO of {n:15-40} pages and track their ranking
do: set up goals in Google Analytics and report results of {area} every week
do: manage Google Ads and Meta Ads with a budget of {n:20-90} thousand rupees
do: write and test the subject lines of email marketing to {users}
do: schedule social media marketing for {area} with visuals made in Canva
do: update landing pages in WordPress and measure sign-ups
do: run an A/B test of two pages each month and keep the better one
do: write copy for {area} and adapt it to search, email and social media
did: Raised visits from search by {n:22-85} percent in {n:4-8} months
did: Ran Google Ads with {n:40-300} thousand rupees and lowered the cost of a lead by {n:14-37} percent
did: Wrote a newsletter for {n:2-18} thousand readers with an open rate of {n:31-52} percent
did: Planned {n:3-9} campaigns for the {product} and reported on each

# Social Media Marketing
also: Social Media Intern; Social Media Manager; Social Media Executive
majors: Marketing, Communications, Design
pay: 4-14
core: Social media marketing, Canva, Content creation, Instagram
more: Copywriting, Video editing, Adobe Photoshop, Facebook, Analytics, Reels, Creativity, LinkedIn
areas: Instagram and YouTube; Community; Creator Partnerships; College Outreach
do: plan a monthly content calendar for {area}
do: design {n:12-25} posts a month in Canva and write their copy
do: shoot and edit {n:4-10} short videos about our {product}
do: answer comments and messages of {users} within a working day
do: work with {n:5-12} creators on campaigns for our {product}
do: report reach and engagement with Instagram and YouTube analytics
do: follow social media trends and propose one idea each week
do: run a social media marketing campaign for a product launch
did: Grew an account from {n:2-9} to {n:14-48} thousand followers in {n:4-9} months
did: Filmed and cut {n:40-130} short videos
did: Answered {n:60-200} comments a week within four hours
did: Planned a month of posts for {n:2-5} brands

# SEO
also: SEO Intern; Search Engine Optimization (SEO); SEO Executive
majors: Marketing, Communications, Computer Science
pay: 5-15
core: SEO, Google Analytics, Keyword research, Content writing
more: HTML, WordPress, Google Search Console, Link building, Microsoft Excel, Ahrefs, Digital marketing
areas: Content Growth; Technical SEO; Local Search
do: research keywords that {users} search for and group them by intent
do: audit {n:40-120} pages with Screaming Frog and fix errors
do: optimise titles, headings and links of our pages on {product}
do: track rankings with Google Search Console and report every week
do: write briefs for {n:6-12} articles with the content team
do: measure organic traffic in Google Analytics
do: earn links from {n:5-15} relevant sites
did: Brought {n:18-70} keywords to the first page of results
did: Rewrote {n:60-240} titles and descriptions and raised clicks by {n:18-44} percent
did: Repaired {n:150-900} broken links and redirects
did: Wrote {n:20-60} briefs for writers

# Brand Marketing
also: Brand Management Intern; Brand Marketing Intern; Influencer Marketing; Campus Ambassador
majors: Marketing, Business, Communications
pay: 5-18
core: Branding, Marketing, Communication, Market research
more: Event management, Social media marketing, PowerPoint, Creativity, Negotiation, Content creation, Public relations
areas: Brand Studio; Launches; Retail Marketing; Partnerships
do: prepare the launch plan of a new {product}
do: research how {users} see our brand and two competitors
do: brief designers and photographers for {area} campaigns
do: coordinate {n:2-5} campaigns across shops, web and social media
do: write brand guidelines and check that material follows them
do: track campaign budgets and results in Microsoft Excel
do: organise samples, events and partnerships for {area}
did: Planned {n:4-14} campus events with {n:300-2400} visitors
did: Worked with {n:12-40} creators and measured what each brought
did: Wrote the guide to tone of voice for the {product}
did: Visited {n:30-110} shops and proposed a new display

# Performance Marketing
also: Performance Marketing Intern; Paid Ads Intern; Growth Marketing Intern
majors: Marketing, Data Science, Business
pay: 8-22
core: Google Ads, Meta Ads, Google Analytics, Microsoft Excel
more: Digital marketing, A/B testing, SQL, Data analysis, Copywriting, Landing pages, Email marketing
areas: Paid Search; Paid Social; App Installs; Retargeting
do: set up and optimise {area} campaigns in Google Ads and Meta Ads
do: write {n:10-25} ad variants a month and test them
do: report cost per sign-up in Google Analytics and Microsoft Excel
do: build audiences of {users} and exclude existing customers
do: review landing pages with the product team and propose tests
do: track conversions of {product} with Google Tag Manager
do: shift budget between campaigns based on weekly results
did: Managed {n:1-9} lakh rupees of advertising and lowered cost per customer by {n:16-41} percent
did: Ran {n:24-80} tests of text and picture and kept a log of results
did: Built {n:6-20} landing pages and raised sign-ups by {n:11-33} percent
did: Joined spending and sales in one weekly sheet

# Content Writing
also: Content Writer; Content Writing Intern; Blog Writer; Content Developer
majors: English, Communications, Marketing
pay: 4-14
core: Content writing, English, Research, SEO
more: Blogging, Copywriting, Editing, Proofreading, WordPress, Creative writing, Microsoft Word, Social media
areas: Blog and Newsletter; Help Centre; Website; Video Scripts
do: write {n:3-6} articles a month about {product} for {users}
do: research topics with interviews and keyword tools
do: edit and proofread drafts of colleagues
do: publish articles in WordPress with SEO titles and images
do: write the fortnightly newsletter of {area}
do: rewrite {n:10-25} older pages in plain language
do: write scripts for {n:2-5} short videos
do: report which content of {area} is read to the end
did: Wrote {n:30-110} articles, the best of which was read {n:9-60} thousand times
did: Edited {n:60-200} texts and kept a style sheet
did: Interviewed {n:10-35} specialists and turned the talks into articles
did: Rewrote the website of the {product} in plain English

# Technical Writing
also: Technical Writer; Documentation Intern; Technical Writing Intern
majors: English, Computer Science, Engineering
pay: 8-22
core: Technical writing, English, Documentation, Markdown
more: Git, HTML, Editing, API documentation, Research, Microsoft Word, Proofreading, Confluence
areas: API Documentation; User Guides; Release Notes
do: write user guides for the {app} and test them with {users}
do: document {n:10-25} API endpoints with examples
do: review documentation with developers in Git and Markdown
do: write release notes for each version of the {app}
do: restructure {area} so that each task has one page
do: draw diagrams and screenshots that stay up to date
do: edit technical writing of engineers into plain English
did: Documented {n:20-70} features of the {app} with examples that run
did: Cut the installation guide from {n:18-30} to {n:5-8} pages
did: Rewrote {n:80-260} error messages with the developers
did: Set up documentation in Markdown and Git with review

# Editing
also: Editorial Intern; Copy Editor; Proofreading Intern; Publishing Intern
majors: English, Communications
pay: 4-12
core: Editing, Proofreading, Copy editing, English
more: Creative writing, Research, Adobe InDesign, Publishing, Content writing, Microsoft Word, Communication
areas: Books Desk; Research Reports; Web Desk; Children's List
do: edit and proofread {n:20-60} pages a week for {area}
do: check facts, names and sources of each text
do: keep the style guide and apply it
do: write headlines, blurbs and captions
do: work with {n:4-8} authors on their drafts
do: prepare manuscripts for layout in Adobe InDesign
do: assess submissions and write a short report
did: Proofread {n:9-26} titles and kept the list of corrections
did: Read {n:50-180} manuscripts and wrote a page on each
did: Edited {n:14-60} articles a month against a style sheet
did: Wrote {n:12-40} back-cover texts

# Creative Writing
also: Script Writer; Creative Writing Intern; Copywriter; Story Writer
majors: English, Communications, Other
pay: 4-14
core: Creative writing, Copywriting, English, Storytelling
more: Script writing, Editing, Research, Hindi, Content writing, Creativity, Advertising
areas: Scripts; Stories; Campaign Copy; Audio Stories
do: write scripts for {n:3-6} episodes or films with the {area} team
do: develop characters and outlines for {product}
do: rewrite drafts after notes of the editor
do: research places and voices for new stories
do: write copywriting drafts in English and one Indian language
do: read submissions and recommend the best
do: take part in the weekly story meeting
did: Wrote {n:8-30} scripts, {n:4-12} of which were produced
did: Wrote lines for {n:5-16} campaigns, two of them on hoardings
did: Adapted {n:6-20} short stories for audio
did: Led a writers' circle of {n:7-18} students

# Public Relations
also: PR Intern; Public Relations Intern; Corporate Communications
majors: Communications, English, Marketing
pay: 5-16
core: Public relations, Communication, Content writing, English
more: Press releases, Media relations, Event management, Social media, Research, Microsoft Excel, Corporate communication
areas: Media Relations; Corporate Communications; Events and Press; Crisis Desk
do: write press releases and pitches about {product}
do: build and update media lists of {n:60-150} journalists
do: call journalists and follow up coverage
do: prepare the weekly media monitoring report
do: organise {n:2-4} press events
do: draft answers, speeches and social media posts
do: measure results of public relations campaigns
did: Wrote {n:12-45} press releases that led to {n:20-90} articles
did: Kept a list of {n:120-420} journalists in {n:3-6} languages
did: Prepared {n:6-20} speakers for interviews
did: Organised {n:3-9} press events

# Journalism
also: Journalism Intern; Reporter; News Desk Intern
majors: Communications, English, Economics
pay: 4-14
core: Journalism, Research, English, Content writing
more: Interviewing, Editing, Reporting, Hindi, Photography, Social media, Fact checking, Data journalism
areas: City Desk; Data Desk; Features; Explainers
do: report {n:2-4} stories a week for the {area}
do: interview people and verify each fact with two sources
do: write and edit copy under deadline
do: file right-to-information requests and read the replies
do: take photographs and short videos with a phone
do: analyse a public data set in Microsoft Excel for a story
do: publish stories in the content management system with headlines
did: Reported {n:24-80} local stories, three of them followed up by national papers
did: Checked {n:60-180} claims for the fact desk
did: Covered {n:10-26} council meetings
did: Built {n:4-12} maps and charts for stories

# Event Management
also: Event Management Intern; Event Coordinator; Festival Intern
majors: Communications, Business, Marketing, Other
pay: 5-14
core: Event management, Vendor management, Budgeting, Planning
more: Communication, Microsoft Excel, Public relations, Social media, Negotiation, Teamwork, Logistics
areas: Festivals; Venue Operations; Artist Relations; Corporate Events
do: plan budget, schedule and suppliers of {n:2-5} events
do: coordinate vendors, venue and volunteers on the day
do: negotiate offers of {n:5-10} suppliers
do: manage registrations and guest lists in Microsoft Excel
do: promote events on social media with the marketing team
do: write the run sheet and the report after each event
do: look after artists, speakers and {users}
did: Ran {n:5-16} events with {n:200-3500} guests each
did: Negotiated with {n:10-30} vendors and stayed {n:4-12} percent under budget
did: Led {n:12-45} volunteers at a college festival
did: Raised {n:1-7} lakh rupees from sponsors

# Video Editing
also: Video Editing Intern; Video Editor; Video Editing/Making; Film Production Intern
majors: Communications, Design, Other
pay: 5-18
core: Video editing, Adobe Premiere Pro, Storytelling
more: After Effects, DaVinci Resolve, Photography, Color grading, Motion graphics, Sound design, Cinematography, Final Cut Pro
areas: Short Films; YouTube; Reels; Lessons
do: edit {n:3-8} videos a month in Adobe Premiere Pro
do: correct colour and sound in DaVinci Resolve
do: add titles and motion graphics in After Effects
do: cut long recordings into {n:5-15} short clips for social media
do: organise footage, backups and project files
do: write storyboards with the author of {area}
do: add subtitles in English and Hindi
did: Cut {n:30-120} short films in Premiere Pro
did: Edited a documentary of {n:18-52} minutes that was shown at {n:2-5} festivals
did: Wrote and timed subtitles for {n:20-70} films
did: Set up an archive of {n:4-14} terabytes
`
