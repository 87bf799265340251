/** Roles of business and economics; the written form is explained in roles.ts. */
export const businessRoles = `
# Business Development
also: Business Development Intern; Business Development (Sales); Sales Intern; Inside Sales Associate
majors: Business, Marketing, Economics
pay: 6-20
core: Sales, Communication, Lead generation, CRM
more: Negotiation, Microsoft Excel, Market research, Presentation skills, Cold calling, Business development, LinkedIn, HubSpot
areas: New Markets; Campus Partnerships; Key Accounts; Inside Sales
do: research {n:25-60} possible customers for our {product} every week
do: call and email {users}, and record each conversation in the CRM
do: prepare proposals and presentations for {area}
do: compare {n:3-6} competitors on price and features in Microsoft Excel
do: join customer meetings and write the follow-up the same day
do: qualify leads for {area} and hand them to the sales team
do: negotiate pilot projects with a senior colleague
do: report the lead generation figures of {area} each Friday
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
areas: Campus Hiring; Talent Acquisition; Onboarding; People Operations
do: screen resumes for {n:3-8} open positions and schedule interviews
do: write job descriptions and post them on {n:4-7} job boards
do: prepare onboarding plans and first-day documents for new colleagues
do: keep attendance, leave and employee records correct in Microsoft Excel
do: run the {area} drive at {n:3-6} colleges
do: analyse exit interviews and present the findings
do: organise {n:2-4} employee engagement events
do: support payroll with checked inputs every month
did: Scheduled {n:70-240} interviews and brought the time to an answer from {n:9-16} to {n:3-5} days
did: Screened {n:300-1100} applications with clear criteria
did: Prepared the first week of {n:12-45} new colleagues
did: Ran a survey of {n:60-400} employees and presented three proposals

# Operations
also: Operations Intern; Operations Management; Operations Executive
majors: Business, Engineering, Economics
pay: 6-16
core: Operations management, Process improvement, Data analysis, Microsoft Excel
more: Google Sheets, Communication, Problem solving, Project management, Inventory management, Vendor management, Logistics
areas: Fulfilment; Vendor Operations; Process Improvement; Customer Operations
do: track {n:40-120} orders a day from receipt to delivery in Microsoft Excel
do: map the process of {area} and remove steps that add no value
do: follow up vendors of {product} on late deliveries
do: build a daily report for {area} in Google Sheets
do: solve cases of {users} that the standard process does not cover
do: pilot a change of {area} at one site and measure the result
do: write checklists and train {n:4-10} colleagues on them
do: analyse complaints of {users} and propose process improvement
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
do: interview {n:4-8} {users} every fortnight and summarise what they need
do: write user stories and acceptance criteria for {area} in JIRA
do: define success measures for a release of {area} and report on them
do: draw wireframes of {area} in Figma and test them with {users}
do: compare {n:4-6} competing products and recommend what to build
do: prioritise the backlog of {area} with engineers and designers
do: analyse use of the {app} with SQL or Google Analytics
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
areas: Demand Planning; Procurement; Warehouse; Last Mile
do: forecast demand for {product} in Microsoft Excel and measure the error
do: request and compare offers of {n:4-8} suppliers
do: audit the inventory of the {area} team and explain differences
do: plan weekly loads and reduce empty kilometres by {n:5-15} percent
do: track late deliveries of {product} to their cause
do: maintain purchase orders and stock levels in SAP
do: build a logistics dashboard of {area} for the weekly review
did: Counted {n:900-3200} items and brought stock accuracy from {n:84-91} to {n:97-99} percent
did: Lowered forecast error by {n:8-22} percent for {n:40-160} products
did: Compared offers of {n:8-24} suppliers and saved {n:3-11} percent
did: Replanned truck loads and cut trips by {n:6-17} percent

# Customer Success
also: Customer Success Intern; Customer Support; Client Servicing; Customer Relationship Intern
majors: Business, Communications, Psychology
pay: 6-16
core: Customer service, CRM, Email writing, Communication
more: Problem solving, Microsoft Excel, Zendesk, Product knowledge, Onboarding, Hindi, English, Documentation
areas: Onboarding; Support Desk; Renewals; Key Accounts
do: answer {n:15-40} questions of {users} a day by email and phone
do: onboard new customers to the {app} with a call and a checklist
do: write help articles for the {n:10-20} most frequent questions
do: record each case in the CRM and follow it until it is solved
do: analyse support tickets of {area} and report trends every week
do: call {users} who stopped using the {app} and note the reason
do: collect customer success stories with permission
did: Answered {n:30-70} requests a day with {n:92-98} percent satisfaction
did: Wrote {n:20-60} help pages and cut repeated questions by {n:15-38} percent
did: Introduced {n:25-90} customers to the {app}
did: Passed {n:12-40} well described problems to the developers

# Founder's Office
also: Founder's Office Intern; Strategy Intern; Management Consulting Intern; Business Analyst
majors: Business, Economics, Engineering
pay: 12-35
core: Market research, Business analysis, Presentation skills, Microsoft Excel
more: Communication, Financial modeling, Data analysis, PowerPoint, Project management, Strategy, SQL
areas: Strategy; New Initiatives; Fundraising Support; Special Projects
do: research a market for {product} and estimate its size from the bottom up
do: build a financial model for next year's plan in Microsoft Excel
do: prepare presentations for board and investor meetings
do: run a project of {area} with people from {n:3-5} teams
do: interview {n:8-15} {users} and competitors' customers
do: track goals of {area} and prepare the weekly review
do: draft memos that set out the options, costs and a recommendation
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
areas: Planning and Analysis; Treasury; Valuation; Controlling
do: build a financial model of {product} in Microsoft Excel
do: compare budget and actual costs each month and explain variances
do: prepare monthly reports with accounting and reconcile the balances
do: value {n:2-4} companies by discounted cash flow and multiples
do: analyse financial statements of customers and suppliers
do: forecast cash flow for the next {n:8-13} weeks
do: prepare slides of {area} for the management meeting
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
areas: Accounts Payable; GST and TDS; Audit Support; Month-End Close
do: enter and check invoices in Tally for {area}
do: prepare GST and TDS returns with a senior accountant
do: reconcile {n:4-10} bank accounts every week in Microsoft Excel
do: support the month-end close with journal entries
do: vouch {n:60-150} transactions for the statutory audit
do: follow up unpaid invoices of {users}
do: file accounting documents so that auditors find them
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
areas: Labour and Education; Urban Policy; Household Surveys; Trade and Industry
do: collect and clean data on {area} from public sources with Stata or R
do: run regressions and test whether the results are robust
do: write a literature review of {n:15-30} papers on economics
do: design survey questions and pilot them with {n:20-40} households
do: prepare charts and tables for a research report on {area}
do: summarise findings in a two-page policy brief
do: check statistics of a colleague before publication
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
areas: Consumer and Retail; Financial Services; Industrials; Small Caps
do: build financial models of {n:2-4} listed companies in Microsoft Excel
do: read annual reports and summarise what changed
do: value companies in {area} by discounted cash flow and multiples
do: write a research note with a recommendation and its risks
do: track results of {n:10-20} companies in the earnings season
do: call distributors and customers to test an investment idea
do: present a company to the fund managers of {area}
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
areas: Consumer Panels; Brand Tracking; Competitor Research; Field Surveys
do: design a questionnaire on {product} and test it with {n:10-20} people
do: run a survey of {n:150-400} {users} and check the answers
do: analyse survey data in SPSS or Microsoft Excel
do: moderate {n:2-4} group discussions and write the summary
do: compare prices and claims of {n:5-10} competitors
do: present market research of {area} to the brand team
do: code open answers and report the main themes
did: Interviewed {n:60-240} shoppers in {n:2-5} cities
did: Designed surveys with {n:400-2200} answers and analysed them in SPSS
did: Coded {n:900-4200} open answers into {n:12-30} themes
did: Presented findings to {n:3-8} brand teams
`
