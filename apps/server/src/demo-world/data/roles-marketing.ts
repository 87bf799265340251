/** Roles of marketing, communications and English; the written form is explained in roles.ts. */
export const marketingRoles = `
# Digital Marketing
also: Digital Marketing Intern; Marketing Intern; Digital Marketing Executive; Marketing
majors: Marketing, Business, Communications
pay: 5-18
core: Digital marketing, SEO, Google Analytics, Social media marketing
more: Content marketing, Google Ads, Email marketing, Canva, Copywriting, Meta Ads, WordPress, Microsoft Excel
do: plan a month of posts, mails and pages and carry it out
do: look at what our visitors searched for and answer it
do: test two headlines and keep the winner
do: write the newsletter that {users} open on Saturday
do: prepare the weekly report on one page
do: update our website and ask why anybody would visit it
do: find ten small sites that should know about our {product}
why: People who try our {product} tend to stay, so the task is to tell the others
why: The marketing budget is small, which makes ideas important
seek: You write cleanly and read numbers without being asked
seek: Show us one page, post or mail of yours that somebody answered
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
do: find the stories in our day and tell them in thirty seconds
do: answer comments, the unkind ones too
do: shoot and cut short films with a phone
do: plan the week on Thursday and change the plan on Monday
do: note which posts led to something real
do: ask {users} if we may show their work
why: Our account is friendly and irregular, and we would like it to be friendly and regular
why: We post about people who use our {product}, and we need somebody who can draw a story out of them
seek: You know the difference between attention and interest
seek: Send two posts you admire and one that you made
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
do: find the questions people ask before they need us
do: repair titles, links and slow pages
do: write briefs for our writers and check what became of them
do: watch the search console and explain sudden drops
do: compare our pages with those above them
do: remove pages that help nobody
why: People look for exactly what we do and find somebody else
why: We have 400 pages, and about sixty of them earn their place
seek: You are patient, since results take months
seek: A little HTML helps
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
do: plan a small event and count what it brought
do: find partners who share our customers and not our product
do: write down how we speak and how we never do
do: visit shops and note where our {product} ended up on the shelf
do: brief a photographer and choose four pictures out of four hundred
do: talk with students about what they think of us
why: People who know us like us, and too few know us
why: We are renaming two products this year and would like a pair of fresh ears
seek: You notice packaging, signs and tone of voice
seek: Organised people with taste, please
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
do: set up small tests and stop the losers early
do: write advertisements in twenty words
do: match what we spent with what came back
do: build landing pages that keep the promise of the advertisement
do: report every Monday on what we learned
do: clean up old campaigns that nobody dared to stop
why: We spend carefully, and every rupee has to explain itself
why: Last year's best advertisement was written by an intern in Hindi
seek: You are at ease with percentages and with being wrong
seek: Experience with a real budget, however small, counts
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
do: write two articles a week that answer a real question
do: interview a colleague and turn the talk into a page
do: cut an old text by half without losing anything
do: check facts, names and figures before anybody else does
do: write captions, mails and the small texts on buttons
do: keep a list of words that we no longer use
do: adapt English texts for readers who use it as a third language
why: Our {users} read on the bus, so the first line has to earn the second
why: There are plenty of facts in this company and too few people who write them down
seek: Clear sentences, curiosity and deadlines kept: nothing else is required
seek: Please send two texts, one of them about something dull
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
do: follow our own instructions literally and write down where they break
do: document one feature of our {app} a week
do: ask engineers simple questions until the answers are simple
do: draw diagrams with few arrows
do: keep examples that really run
do: review error messages with the eyes of somebody in a hurry
why: Good documentation is the cheapest feature that we can ship
why: Our manual is complete and hard to use, which is a nice problem for a writer
seek: You enjoy understanding things more than sounding clever
seek: Code you need to read, not to write
did: Documented {n:20-70} features of the {app} with examples that run
did: Cut the installation guide from {n:18-30} to {n:5-8} pages
did: Rewrote {n:80-260} error messages with the developers
did: Set up documentation in Markdown and Git with review

# Editing
also: Editorial Intern; Copy Editor; Proofreading Intern; Publishing Intern
majors: English, Communications
pay: 4-12
core: Editing, Proofreading, English, Microsoft Word
more: Copy editing, Creative writing, Research, Adobe InDesign, Publishing, Content writing, Communication
do: read manuscripts and write a fair page about each
do: mark what is wrong and leave what is only unusual
do: check proofs against the manuscript, twice
do: write back-cover texts that do not give the end away
do: talk with authors about one hard paragraph
do: keep the schedule of six titles at once
why: Books outlive campaigns, and so do their mistakes
why: Three hundred manuscripts reach us every year, and each author deserves an answer
seek: You read a lot and across shelves
seek: Grammar is the easy part, tact is the other
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
do: write ten ideas in the morning and kill nine after lunch
do: turn a dull brief into one good sentence
do: write scenes that can be filmed on a Tuesday
do: read aloud what you wrote, to people
do: find the voice of a character and keep it for eight episodes
do: rewrite after feedback, without sulking
why: We look for writers who can be funny without being unkind
why: Our stories are spoken, so rhythm matters more than adjectives
seek: Send three pages, no cover letter
seek: Hindi, English or both, as long as it breathes
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
do: write releases that begin with the news
do: keep a list of journalists and what they care about
do: prepare people for interviews, with the unpleasant questions first
do: collect what was written about us and what we learn from it
do: answer press calls within the hour
do: draft the letter that nobody wants to write
why: Trust is built in quiet weeks
why: Reporters call us for facts, and we like to have them ready
seek: You read newspapers, several of them
seek: Discretion and speed, in that order
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
do: report one local story a week, on foot
do: check claims and call back
do: write headlines that are true on their own
do: sit through a council meeting and find the sentence that matters
do: build a small table or map when words are not enough
do: correct mistakes openly
why: Local news is where people meet the state, the weather and each other
why: We would rather be second and right
seek: You ask follow-up questions and write down names correctly
seek: A scooter helps, so does a second language
did: Reported {n:24-80} local stories, three of them followed up by national papers
did: Checked {n:60-180} claims for the fact desk
did: Covered {n:10-26} council meetings
did: Built {n:4-12} maps and charts for stories

# Event Management
also: Event Management Intern; Event Coordinator; Festival Intern
majors: Communications, Business, Marketing, Other
pay: 5-14
core: Event management, Communication, Planning, Microsoft Excel
more: Vendor management, Public relations, Budgeting, Social media, Negotiation, Teamwork, Logistics
do: keep the master list and the list behind the list
do: talk with artists, electricians and the police in one morning
do: compare offers for tents, toilets and sound
do: plan what happens when it rains
do: look after guests who arrive lost
do: write up costs and lessons within a week
why: Nine events a year, and each has exactly one chance
why: A festival is mostly chairs, cables and kindness
seek: You are organised, cheerful at midnight and quick with a spreadsheet
seek: College festivals count as experience
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
do: find the film in six hours of material
do: cut a two-minute version that makes people want the long one
do: clean sound and match colour
do: add subtitles that are worth reading
do: keep the archive in an order that others understand
do: help on set, carrying first and framing later
why: Our edit suite never stops, and neither does the coffee
why: Films about science live or die in the first twenty seconds
seek: A reel of one minute says it all
seek: Rhythm, patience and good headphones
did: Cut {n:30-120} short films in Premiere Pro
did: Edited a documentary of {n:18-52} minutes that was shown at {n:2-5} festivals
did: Wrote and timed subtitles for {n:20-70} films
did: Set up an archive of {n:4-14} terabytes
`
