/** Roles of business and economics; the written form is explained in roles.ts. */
export const businessRoles = `
# Business Development
also: Business Development Intern; Business Development (Sales); Sales Intern; Inside Sales Associate
majors: Business, Marketing, Economics
pay: 6-20
core: Sales, Communication, Lead generation, CRM
more: Negotiation, Microsoft Excel, Market research, Presentation skills, Cold calling, Business development, LinkedIn, HubSpot
do: find out who needs our {product} and who only sounds interested
do: call, listen, take notes and call again
do: prepare short offers that answer the question which was asked
do: keep our CRM so tidy that anybody could take over tomorrow
do: join meetings with {users} and write the summary within the hour
do: compare how three competitors describe themselves
do: follow up the people who went quiet in spring
why: We grew by recommendation, and now we would like to learn how to introduce ourselves
why: Selling here means asking good questions, because {users} have heard every pitch
seek: You talk easily with strangers and stop talking when it is time to listen
seek: Targets exist, scripts do not
did: Called {n:250-900} leads and won {n:9-40} customers worth {n:3-18} lakh rupees a year
did: Cleaned {n:1200-5200} CRM records and rewrote the stages of the sales pipeline
did: Prepared {n:15-60} offers, of which {n:30-48} percent were signed
did: Researched {n:20-80} competitors and customers for a new region

# Human Resources
also: Human Resources (HR); HR Intern; Talent Acquisition; HR Recruiter
majors: Business, Psychology, Communications
pay: 5-15
core: Recruitment, Communication, Human resources, Microsoft Excel
more: Interviewing, Onboarding, Payroll, Employee engagement, MS Office, Scheduling, HR policies, LinkedIn
do: answer each applicant within three days, kindly and with a reason
do: write job advertisements without the word ninja
do: arrange interviews so that nobody waits in a corridor
do: prepare the first day of every new colleague
do: keep leave and attendance records in order
do: ask leavers what we should have known
do: bring ideas for the monthly lunch and carry one of them out
why: Applicants remember how they were treated for longer than what they were paid
why: We will hire {n:12-40} people this year, and the way we do it should be as good as the people
seek: You are discreet, quick and good with calendars
seek: You notice when somebody has been forgotten
did: Scheduled {n:70-240} interviews and brought the time to an answer from {n:9-16} to {n:3-5} days
did: Screened {n:300-1100} applications with clear criteria
did: Prepared the first week of {n:12-45} new colleagues
did: Ran a survey of {n:60-400} employees and presented three proposals

# Operations
also: Operations Intern; Operations Management; Operations Executive
majors: Business, Engineering, Economics
pay: 6-16
core: Operations management, Microsoft Excel, Communication, Problem solving
more: Google Sheets, Data analysis, Process improvement, Project management, Inventory management, Vendor management, Logistics
do: follow an order from the first click to the doorstep and write down each delay
do: build a simple sheet that tells tomorrow's team what is missing
do: talk with suppliers before a problem becomes urgent
do: handle the unusual cases that no process covers
do: test a change in one place for a fortnight before anybody else copies it
do: write the checklist that saves the next person an hour
do: sit with our support team and find the question that comes most often
why: Things mostly go well here, and operations is the reason nobody notices
why: Small delays add up, and {users} feel every one of them
seek: You like order and stay calm when it ends
seek: Excel is useful, a telephone voice is essential
did: Cut late orders from {n:9-16} to {n:2-5} percent with a daily checklist
did: Built a planning sheet in Excel used by {n:4-15} colleagues every morning
did: Renegotiated with {n:5-14} suppliers and saved {n:4-12} percent
did: Wrote {n:10-35} process notes that new colleagues start with

# Product Management
also: Product Management Intern; Associate Product Manager; Product Analyst
majors: Business, Computer Science, Design, Economics
pay: 12-40
core: Product management, User research, Data analysis, Communication
more: SQL, Microsoft Excel, Wireframing, Agile, JIRA, Figma, A/B testing, Market research, Roadmapping
do: talk with five of our {users} a week and bring back what they did rather than what they said
do: write one-page proposals and defend them
do: decide with engineers what a first version may leave out
do: look at the numbers after a release and tell us if we were wrong
do: read support mails until a pattern appears
do: draw rough screens that start a conversation
do: keep the list of things we decided not to do
why: We have more good ideas than months, and choosing is the work
why: Our {app} does a lot, and {users} need about a third of it
seek: You can tell a problem from a feature request
seek: Write clearly and your English may be as plain as you like
did: Interviewed {n:24-70} {users} and wrote up {n:4-9} findings that changed the plan
did: Specified {n:3-8} features of the {app} and followed each to its release
did: Measured a new sign-up flow with SQL and proposed the change that raised completion by {n:7-19} percent
did: Kept the backlog of a team of {n:5-11} engineers

# Supply Chain
also: Supply Chain Management; Logistics Intern; Procurement Intern; Warehouse Operations
majors: Business, Engineering
pay: 7-18
core: Supply chain management, Microsoft Excel, Inventory management, Logistics
more: Procurement, SAP, Data analysis, Forecasting, Vendor management, Negotiation, Operations management, Power BI
do: compare what the system says is on the shelf with what is on the shelf
do: forecast next month and measure how wrong last month's forecast was
do: ask suppliers for offers and compare them fairly
do: plan loads so that trucks do not drive half empty
do: find the slow movers and suggest what to do about them
do: track late deliveries to their cause
why: A missing box of screws can stop a line of forty people
why: We buy from 120 suppliers and know perhaps thirty of them well
seek: You enjoy spreadsheets and do not mind a warehouse in May
seek: Polite persistence is the main skill
did: Counted {n:900-3200} items and brought stock accuracy from {n:84-91} to {n:97-99} percent
did: Lowered forecast error by {n:8-22} percent for {n:40-160} products
did: Compared offers of {n:8-24} suppliers and saved {n:3-11} percent
did: Replanned truck loads and cut trips by {n:6-17} percent

# Customer Success
also: Customer Success Intern; Customer Support; Client Servicing; Customer Relationship Intern
majors: Business, Communications, Psychology
pay: 6-16
core: Communication, Customer service, CRM, Problem solving
more: Microsoft Excel, Email writing, Zendesk, Product knowledge, Onboarding, Hindi, English, Documentation
do: answer questions from {users} by mail and telephone
do: show new customers around our {app}
do: turn repeated questions into help pages
do: tell our developers what hurts, with examples
do: call customers who have become quiet
do: collect stories of what worked, with permission
why: Our customers stay because somebody answers, and you would be that somebody
why: Every week about 300 people write to us, and each of them is having a bad morning
seek: Friendly, exact and hard to upset: that is the profile
seek: Hindi and English, and any further language is a gift
did: Answered {n:30-70} requests a day with {n:92-98} percent satisfaction
did: Wrote {n:20-60} help pages and cut repeated questions by {n:15-38} percent
did: Introduced {n:25-90} customers to the {app}
did: Passed {n:12-40} well described problems to the developers

# Founder's Office
also: Founder's Office Intern; Strategy Intern; Management Consulting Intern; Business Analyst
majors: Business, Economics, Engineering
pay: 12-35
core: Market research, Microsoft Excel, Communication, Presentation skills
more: Financial modeling, Data analysis, PowerPoint, Project management, Strategy, SQL, Business analysis
do: prepare decisions: the facts, the options and your own opinion
do: size a market from the ground up instead of quoting a report
do: build the model behind next year's plan
do: run a project that belongs to no department
do: interview customers and competitors' customers
do: keep track of what was promised in meetings
why: The role changes every month, and that is the honest description
why: You would sit two desks from the people who decide, and they will ask what you think
seek: You learn fast, write short and do not need to be told twice
seek: A good analysis of something small impresses us most
did: Sized {n:2-5} markets from the ground up and presented them to the founders
did: Built the financial model for a plan of {n:12-36} months
did: Ran a project across {n:3-6} departments and finished in {n:6-11} weeks
did: Interviewed {n:18-60} customers and wrote a report of ten pages

# Finance
also: Finance Intern; Financial Analyst; Corporate Finance Intern; Financial Planning Intern
majors: Economics, Business, Mathematics
pay: 7-25
core: Microsoft Excel, Financial analysis, Accounting, Financial modeling
more: Valuation, PowerPoint, SQL, Power BI, Budgeting, Corporate finance, Data analysis, Forecasting
do: build a model that survives a wrong assumption
do: compare budget and reality and ask why
do: prepare the monthly figures and reconcile them to the last rupee
do: value a company in two ways and explain the gap
do: read annual reports from the notes backwards
do: check invoices and chase the late ones politely
why: We like numbers that have been checked by somebody who doubted them
why: Month end takes us nine days, and five would do
seek: You know what happens to cash when profit rises
seek: Excel without a mouse is a plus, careful is a must
did: Built a three-statement model and found {n:3-8} errors in the old one
did: Brought month-end closing from {n:9-12} to {n:4-6} days
did: Valued {n:4-11} companies by multiples and by discounted cash flow
did: Reconciled {n:600-2400} entries a month to the last rupee

# Accounting
also: Accounts Intern; Accounting and Taxation; Audit Intern; Accounts Assistant
majors: Business, Economics
pay: 5-14
core: Accounting, Tally, Microsoft Excel, GST
more: Taxation, Auditing, Bookkeeping, Bank reconciliation, TDS, Financial reporting, QuickBooks
do: enter vouchers and question the strange ones
do: reconcile bank statements every week
do: prepare GST returns for review
do: help with stock counts at clients
do: keep files in the order an auditor expects
do: call clients for the document that is always missing
why: Books that balance let everybody sleep
why: The season from January to March is long, and you would learn a year's worth in it
seek: You find a wrong digit faster than a spelling mistake
seek: Students of commerce and CA aspirants are most welcome
did: Prepared {n:40-160} GST returns without a late one
did: Reconciled {n:12-40} bank accounts a month in Tally
did: Assisted in {n:6-18} audits and stock counts
did: Cleared {n:150-500} old entries in the suspense account

# Economics Research
also: Economics Research Intern; Policy Research Intern; Research Analyst; Public Policy Intern
majors: Economics, Mathematics, English
pay: 8-25
core: Economics, Research, Data analysis, Microsoft Excel
more: Stata, R, Econometrics, Statistics, Report writing, Survey design, Python, Public policy
do: clean survey data and note every decision
do: estimate an effect and then try to make it disappear
do: read what has been published and say what is solid
do: prepare figures that need no legend
do: help to plan a survey, down to the order of its questions
do: write briefs of two pages for people with ten minutes
why: Opinions about cities are cheap, and counting footpaths takes a summer
why: Our work is read by officials who must decide on Thursday
seek: Econometrics at the level of a good second course, and scepticism above it
seek: You can write a paragraph without the word robust
did: Cleaned survey data of {n:2-11} thousand households in Stata
did: Estimated the effect of a bus line on wages with {n:3-6} checks of robustness
did: Wrote {n:4-10} policy briefs, two of them quoted in the press
did: Designed a questionnaire of {n:24-60} questions and trained {n:6-20} interviewers

# Investment Research
also: Equity Research Intern; Investment Banking Intern; Investment Analyst
majors: Economics, Business, Mathematics
pay: 12-40
core: Financial modeling, Valuation, Microsoft Excel, Equity research
more: Accounting, Financial analysis, Bloomberg, PowerPoint, Report writing, Python, Industry research
do: build and update models for companies that few others follow
do: visit a factory and write what you saw
do: listen to calls with managers and note what was avoided
do: compare a company with its peers, honestly chosen
do: write the first draft of a note
do: keep a diary of forecasts and how they ended
why: Our readers pay us to say no more often than yes
why: We follow 40 companies, and you would know four of them well by the end
seek: You read footnotes for pleasure
seek: Bring a short note on any listed company, in your own words
did: Modelled {n:4-9} listed companies and updated them after results
did: Wrote {n:3-8} research notes of six to ten pages
did: Compared {n:10-24} peers in one sector by margin and debt
did: Visited {n:2-6} plants and added the findings to the notes

# Market Research
also: Market Research Intern; Consumer Insights Intern; Market Research Analyst
majors: Economics, Marketing, Psychology, Business
pay: 6-18
core: Market research, Microsoft Excel, Data analysis, Survey design
more: SPSS, Statistics, Report writing, Interviewing, PowerPoint, Google Forms, Qualitative research, Power BI
do: write questions that do not suggest their answer
do: interview people where they shop
do: code open answers and count what repeats
do: check a sample before anybody trusts it
do: present results with the doubts left in
do: compare what {users} say with what they buy
why: Brands guess what people want, and we go and ask
why: Our interviewers speak to 900 people a month, and somebody has to hear them all
seek: You are curious about people and strict with numbers
seek: A second Indian language is very useful
did: Interviewed {n:60-240} shoppers in {n:2-5} cities
did: Designed surveys with {n:400-2200} answers and analysed them in SPSS
did: Coded {n:900-4200} open answers into {n:12-30} themes
did: Presented findings to {n:3-8} brand teams
`
