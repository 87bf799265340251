/** What every field asks for: office programs, ways of working. They weigh less in a match. */
export const general = `
# General

## Office programs
Microsoft Excel: Excel^, on excel, into excel, from excel, through excel, excel for, excel of, excel was, ms excel, ms exel, ms-excel, advanced excel, microsoft excel, excel spreadsheets, pivot tables, vlookup, excel formulas, spreadsheets, spreadsheet, advance excel, pivot table, xlookup, excel dashboards, excel modeling, ms excel advanced, basic excel, excel basics, excel skills, excel sheets, excel sheet, excel work, excel reporting, excel data, data in excel, pivot charts, excel charts, countif, sumif, hlookup, index match, excel functions, excel pivot tables, excel lookups, excel formulae, excel reports preparation, maintaining excel sheets, excel maintenance, working in excel, excel trackers > Microsoft Office ~ Google Sheets
Microsoft Word: ms word, word processing, msword, ms-word, word basics, word processor, Word!, word documents, ms word documents, word document formatting > Microsoft Office
Microsoft PowerPoint: powerpoint, ms powerpoint, power point, ppt, ms power point, powerpoint presentations, ms ppt, ppt making, ppt preparation, slide making, making slides, powerpoint slides, ppt design, making ppts, making presentations in powerpoint, powerpoint decks, power point presentation > Microsoft Office
Microsoft Outlook: Outlook!, ms outlook, outlook express, outlook mail, outlook email, outlook calendar > Microsoft Office
Microsoft Exchange: exchange server ~ Microsoft Outlook
Lotus Notes ~ Microsoft Outlook
Microsoft Office: ms office, office suite, microsoft office suite, ms office suite, office 365, microsoft 365, office365, msoffice, ms-office, microsoft suite, microsoft office applications, o365, ms office applications, microsoft office products, word excel powerpoint, microsoft office package > Microsoft Excel, Microsoft Word, Microsoft PowerPoint
LibreOffice ~ Microsoft Office
OpenOffice: open office ~ Microsoft Office, LibreOffice
Microsoft OneNote: onenote ~ Evernote
Evernote ~ Microsoft OneNote
Microsoft Publisher: ms publisher, Publisher!
Microsoft Teams: ms teams, Teams!
Google Workspace: g suite, gsuite, google suite, google apps, google docs and sheets + Google Apps Script=apps script=google script, Google Docs=gdocs, Google Drive=gdrive, Google Slides ~ Microsoft Office
Slack!: slack app
Zoom!: zoom meetings, video conferencing, zoom calls, zoom webinars, zoom hosting ~ Google Meet, Webex, Skype
Google Meet ~ Zoom, Webex, Skype
Webex ~ Zoom, Google Meet, Skype
Skype ~ Zoom, Google Meet, Webex
Internet research: web research, online research, internet searching, web surfing, internet browsing, google search, internet?, google searching, internet surfing, online searching, web searching, internet work, online searches, internet search, searching online, searching information online, desk search, secondary web research
E-mail: google mail, email?, emails?, e mails?, email etiquette, gmail, emailing?, checking mails, email checking, mail checking

## Communication
Communication: communication skills, verbal communication, written communication, oral communication, communicator?, effective communication, good communication, excellent communication, communication skill, verbal and written communication, written and verbal communication, strong communication, oral and written communication, spoken communication, written and oral communication, business communication, professional communication, verbal and written, cross functional communication, good communication skills, excellent communication skills, effective communication skills, strong communication skills, communication and interpersonal skills, non verbal communication
Presentation skills: presentations?, presentation?, presenting?, presentation making, delivering presentations, making presentations, powerpoint presentation skills, presenting to people, presentation delivery, giving presentations, presenting to managers, presenting to management, presenting to non technical people, presenting to stakeholders > Communication
Interpersonal skills: people skills, relationship building, interpersonal?, rapport building, social skills, building relationships, interpersonal communication, interpersonal relations, relationship management, relationship development ~ Communication
Active listening: listening skills, listening?, good listener
Networking with people: professional networking, networking skills, networking events, business networking
Persuasion: convincing skills, influencing skills, convincing power, persuasive communication, influencing?, convincing customers, convincing clients, convincing ability, convincing people, convincing?
Conflict resolution: conflict management, conflict resolution skills, mediation skills

## Ways of working
Teamwork: team work, team player, collaboration, working in teams, team building, collaborative?, cooperation?, team collaboration, team oriented, cross functional teams, cross functional collaboration, collaborating?, team spirit, collaborative work
Leadership: leadership skills, team leadership, leading teams, led teams, leader?, leadership qualities, strong leadership
Problem solving: problem-solving, problem solver, analytical problem solving, problem solving skills, troubleshooting, trouble shooting, problem resolution, troubleshoot, complex problem solving
Critical thinking: critical thinker, critical analysis, critical reasoning, logical thinking ~ Analytical skills
Analytical skills: analytical thinking, analytical, analytical ability, analysis skills, analytical reasoning, analytical mindset, data analysis skills
Time management: time-management, meeting deadlines, deadline management, prioritization, prioritisation, deadline oriented, prioritizing, punctuality?, managing deadlines
Organizational skills: organisational skills, organization skills, organised?, organized?, organizing?, organising?, highly organized, planning and organizing, organizational?
Multitasking: multi tasking, multi-task, multitask, multi task, multitasker, multi-tasking
Adaptability: flexibility?, adaptable?, flexible?, resilience?, agility?, quick adaptability, open mindedness
Attention to detail: detail oriented, detail-oriented, accuracy?, detail orientation, meticulous, precision?, eye for detail
Creativity: creative mindset, creative mind, creative thinking, creative?, creative skills, innovative thinking, out of the box thinking
Decision making: decision-making, decision maker, judgment?, decision making skills, sound judgment
Self-motivation: self motivated, self starter, self-motivated, initiative?, proactive?, self motivation, drive for results, motivated?, self management, go getter, self driven
Work ethic: hardworking?, hard working?, dedicated?, reliable?, dependable?, dedication?, professionalism?, strong work ethic, integrity?, discipline?, dependability?, responsibility?, commitment?, accountability?, sincerity?, honesty?
Fast learning: quick learner, fast learner, willingness to learn, eager to learn, learning agility, curiosity?, quick learning, continuous learning, ability to learn quickly
Emotional intelligence: empathy, emotional quotient, compassion, patience?, empathetic
Delegation: delegating, task delegation
Planning?: planning skills, planning and coordination, action planning, planner?, work planning
Coordination: co ordination, coordinating?, team coordination, liaison?, coordination skills, co-ordination, coordinator skills, follow up and coordination, coordination work, inter department coordination, coordinating with teams, liaising?
Goal setting: goal oriented
Stress management: working under pressure, work under pressure, handling pressure, pressure handling, ability to work under pressure
Independent work: work independently, working independently, independent worker, remote work, ability to work independently
Cultural awareness: multicultural, cultural sensitivity, cross cultural awareness, cultural competency, cultural competence
Confidentiality: discretion, confidential information handling, handling confidential information
Customer focus: customer oriented, customer-focused, client focused, customer centric, customer focused
Personality development: soft skills, grooming?, confidence?, positive attitude, can do attitude, self confidence, body language
Research and information gathering: information gathering, fact finding
Student leadership: class representative, student council, club coordinator, student government, president of student club
`
