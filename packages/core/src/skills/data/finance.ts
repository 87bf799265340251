/** Accounts, finance, banks, insurance, economics. */
export const finance = `
# Accounting ~ Finance, Banking and insurance, Administration
@ article trainee, articled trainee, accountant, accounts executive, staff accountant, bookkeeper, auditor, accounts assistant, tax consultant, accounting clerk, senior accountant, accounts payable specialist, accounts receivable specialist, tax analyst, chartered accountant, ca intern, articled assistant, article assistant, audit associate, accounts manager, cost accountant, accounting intern, controller, accounting manager, accounting assistant, accounts payable clerk, general accountant, audit assistant, accounts intern, tax preparer, accounts officer, payroll accountant, billing executive, billing specialist, internal auditor, junior accountant, finance executive, audit intern, accounts clerk
% ledger, invoice, reconciliation, tax, audit, journal entry, balance sheet, accounts, b com, bcom, m com, voucher, gst, cpa, accounting, gaap, financial statements, month end, debit, fiscal, accruals, journal posting, posting entries

## Accounting > Accounting // every line is kept or prepared by accountants
Accounting: accountancy, accounts?, general accounting, accounting principles, accounting skills, accounts and finance, basic accounting, accounting procedures, accounting operations, accounting standards, accounting work, accounts work, accounts writing, accounts department work, accounts maintenance
Financial accounting: corporate accounting, financial reporting and accounting
Bookkeeping: book keeping, general ledger, ledger posting, double entry, ledger?, gl accounting, general ledger accounting, ledgers?, ledger maintenance, ledger keeping, maintaining ledgers, day book, books of accounts, books of account, account books, maintaining books, cash book, cash book maintenance, ledger writing, ledger work, ledger creation, recording transactions, posting transactions, ledger making, party ledgers, subsidiary books, khata writing, bahi khata, day book entry
Accounts payable: a/p, invoice processing, vendor payments, payables, ap processing, accounts payables, invoice verification, creditor payments, creditor management, sundry creditors, supplier payments, vendor bills, vendor bill booking, bill booking, vendor payment processing, vendor bill processing, supplier invoices, vendor invoices, bill processing, creditors ledger, purchase bills, vendor invoice processing, vendor payment run, payment run, ap invoices > Bill checking
Accounts receivable: a/r, receivables, collections accounting?, ar collections, accounts receivables, debtor management, debtors management, sundry debtors, debtor reconciliation, debtor follow up, debtors follow up, customer ledgers, receivables follow up, outstanding follow up, customer outstanding, accounts receivable follow up, bills receivable, debtors ledger, customer receipts, debtors control, outstanding receivables, debtors outstanding
Account reconciliation: reconciliation, reconciliations, account reconciliations, reconciling accounts, balance sheet reconciliation ~ Bank reconciliation
Bank reconciliation: bank reconciliations, bank reconciliation statement, brs, bank statement matching, bank statement reconciliation, reconciling bank statements, bank recon, bank reco, bank recos, bank brs, brs preparation, bank statement reconciliation work, bank book reconciliation, matching bank statements > Account reconciliation
Journal entries: journal entry, closing entries, book closing, adjusting entries, journal vouchers, journal posting, jv posting, adjustment entries, rectification entries, passing entries, contra entries, journalizing, provision entries, jv entries
Cost accounting: cost-volume-profit analysis, cvp analysis, costing, cost analysis, cost and management accounting, product costing, costing work, cost calculation, cost records, cost computation, product cost calculation, costing of products, bom costing + Standard costing, Marginal costing, Activity-based costing=activity based costing, Job costing
Financial statements: income statement, profit and loss statement, financial statement preparation, preparation of financial statements, financial statement, financials preparation, p&l preparation, p&l statements
Auditing: audit, audits?, audit procedures, financial audit, audit support, audit work, audit assistance, auditing work, audit fieldwork, audit visits, company audit, society audit, trust audit, ngo audit, audit assignments, audit queries, audit query replies, cash verification, bills and vouchers checking + Internal audit=internal auditing=internal audits, Statutory audit=limited company audit=company statutory audit, External audit, Stock audit=inventory audit=godown audit
Internal controls: internal control, financial controls, control testing, internal control testing, internal control review, ifc testing, internal financial controls, risk control matrix, ifc walkthroughs, ifc review, icfr, ifc documentation, ifc audit, racm, internal control questionnaire, control walkthroughs, segregation of duties, icfr testing
Tally: tally erp 9, tally erp, tally prime, tallyprime, tally.erp 9, tally accounting, tally 9 > Accounting software
QuickBooks: quick books, intuit quickbooks, quickbooks online, quickbooks pro > Accounting software
Sage: SAGE^, sage 50, sage accounting, sage 100, peachtree, peachtree accounting > Accounting software
Xero > Accounting software
Busy Accounting: busy software > Accounting software
Accounting software: accounting systems, accounting packages, computerized accounting, computerised accounting + Great Plains, MAS 90=mas90, Accpac, Yardi
Fixed assets: fixed asset accounting, asset accounting, asset management accounting, fixed asset register, fixed assets register, asset capitalization, asset capitalisation, fixed assets schedule, fixed asset accounting entries, block of assets, FAR^
GAAP: us gaap, generally accepted accounting principles, indian gaap
IFRS: ind as, international financial reporting standards > Financial accounting
CPA: certified public accountant
Chartered accountancy: chartered accountant, ca inter, ca intermediate, ca foundation, ca final, icai
Forensic accounting: fraud examination
Grant accounting

## Related work
Cash handling: cash management, cash counting, cash reconciliation, cash deposits, handling cash, cash receipts, cash counter, cash counter handling, cash desk, cash collection, cash closing, daily cash closing, cash balancing, till balancing, cash payments, daily cash report, counter cash, cash tallying, cash denomination, day end cash, cash closing report, counting cash, daily cash tally
Expense management: expense reports, expense reporting, travel and expense, expense tracking, expense accounting, expense vouchers, expense claims, expense reimbursement, travel claims, expense booking, expense sheets, expense recording, expense analysis, expense statements, data of expenses
Invoicing?: billing?, invoices?, invoice generation, billing and invoicing, billing systems, billing software, billing work, bill preparation, invoice making, invoice preparation, sales invoices, sales billing, sales bills, client billing, bill generation, billing process, proforma invoices, invoice raising, raising invoices, gst billing, gst invoices, tax invoices, invoicing software, gst bills, billing entries > Customer billing
Taxation: tax, tax preparation, tax filing, tax accounting, tax compliance, tax law, sales tax, taxes?, tax work, taxation work, tax consultancy + Income tax=income tax return filing=itr filing=ITR^=itr 1=itr 2=itr 3=itr 4=income tax filing=income tax portal=income tax e filing=itr forms=section 44ad=44ad, Direct tax, Indirect tax, Corporate tax
GST: goods and services tax, gst filing, gst returns, gst return filing, gst compliance, service tax, gstr 1, gstr 3b, gstr 9, gst registration, gst compliances, gstr1, gstr3b, gstr 9c, gst r1, gst refund, gst annual return, gst working, gst payment, gst challan, gst portal, gst portal work, gst computation, gst data, gst liability, gst entries, gst calculation, cgst and sgst, gst amendment, gst cancellation > Taxation
TDS: tds returns, tds filing, tax deducted at source, tds return, tds compliance, tax deduction at source, form 26as, form 16, form 24q, form 26q, form 27q, 26as reconciliation, tds challan, tds payment, tds deduction, tds working, form 16a, tds certificates, tds entries, tds reconciliation, tds calculation, traces portal, tds deposit, tds quarterly returns, itns 281, tds working sheet > Taxation
VAT^: value added tax, vat return, vat returns, vat filing > Taxation
Payroll taxes: w 2, 1099, payroll tax, payroll tax returns

# Finance ~ Accounting, Banking and insurance, Economics, Consulting and strategy
@ financial analyst, finance manager, investment banker, equity research analyst, investment analyst, finance intern, portfolio manager, finance analyst, investment banking analyst, risk analyst, treasury analyst, credit analyst, financial advisor, financial consultant, wealth manager, fund manager, stock broker, trader, research analyst, finance director, chief financial officer, cfo, financial manager, financial planner, equity analyst, valuation analyst, budget analyst, finance officer, fp and a analyst, financial controller
% finance, financial, portfolio, investment, equity, stock market, valuation, fund, capital, securities, cfa, variance, forecast, returns, shares, trading

## Finance > Finance // every line is a branch or method of finance
Finance: financial management, finance management, financial services, financial operations, financial skills
Corporate finance: business finance
Financial analysis: financial statement analysis, financial analytics, fundamental analysis, financial statements analysis, profitability analysis, analyzing financial statements, balance sheet reading, reading balance sheets, balance sheet analysis, financial data analysis, company financials, annual report analysis, annual report reading
Financial modeling: merger modeling, merger modelling, merger model, financial modelling, financial models, three statement model, financial model, dcf excel models
Valuation: business valuation, company valuation, relative valuation, equity valuation, share valuation, valuations, valuation work, startup valuation
Pitch books: pitch decks for deals ~ Investment banking, Pitch decks
Investment banking: IB^, capital raising, m and a advisory
Mergers and acquisitions: m&a, m and a > Corporate finance
Equity research: stock research, equity analysis, stock analysis, equity markets, company research, sector research, sector analysis, company analysis, stock reports, sector reports, stock research notes
Portfolio management: portfolio analysis, portfolio optimization, asset allocation, investment management, portfolio construction, fund management, portfolio tracking, portfolio reports, client portfolio reporting, investment portfolio review, mutual fund portfolio review, client portfolio review, portfolio rebalancing
Asset management ~ Portfolio management
Investments: investment analysis, investing?, investment strategies, investment planning, investment research, investment products, investment plans, investment options
Stock market: stock trading, share market, trading?, equity trading, stock markets, nse, bse, securities trading, share trading, trading in shares
Technical analysis: chart patterns, candlestick patterns, technical analysis of stocks, price action, technical charts
Derivatives: financial derivatives, hedging? + Futures and options=f and o, Options pricing
Fixed income: fixed income securities, treasury bills, g secs, government securities, coupon bonds
Financial planning: financial advisory, cfp
Financial reporting: management reporting, financial reports, statutory reporting, finance reporting, monthly financial reports, finance reports, monthly closing reports
Treasury: treasury management, treasury operations, liquidity management, cash forecasting
Capital markets: financial markets, money markets, primary markets, security analysis, capital market
Investment memos: investment memo, investment memorandum, investment memoranda > Investments
Information memorandum: information memoranda, confidential information memorandum > Investment banking
Option Greeks: options greeks, delta hedging > Options pricing
Financial risk management: frm, risk modeling
Quantitative finance: financial engineering, mathematical finance, quantlib
Venture capital: deal sourcing, VC^
Corporate restructuring: turnaround management
CFA: chartered financial analyst
Bloomberg Terminal: bloomberg
Capital IQ: capitaliq, s&p capital iq ~ Bloomberg Terminal, FactSet
FactSet ~ Bloomberg Terminal
Refinitiv: thomson reuters eikon ~ Bloomberg Terminal
PitchBook ~ Capital IQ
Credit rating
Financial regulations: sec regulations, series 7, series 63, series 66, regulatory reporting + SEBI, FINRA

## Related work
Term sheets: term sheet
Stock screening: stock picking, stock screeners, stock selection > Stock market
Financial projections: revenue projections, revenue forecasting, financial forecasts, projected financials, projected balance sheet
Fintech: financial technology
Cap tables: cap table, capitalization table

# Banking and insurance ~ Finance, Sales, Accounting, Customer service
@ bank teller, teller, relationship manager, loan officer, bank officer, branch manager, personal banker, banker, insurance agent, insurance advisor, underwriter, claims adjuster, claims analyst, credit officer, loan processor, mortgage loan officer, relationship officer, head teller, probationary officer, insurance sales agent, customer service associate bank, lead teller, mortgage banker, bancassurance manager, sales officer bank, insurance manager, claims examiner, credit manager, universal banker, branch operations manager
% bank, loan, deposit, mortgage, insurance, policyholder, claim, branch, credit, banking, vault, atm, customer accounts, nbfc, underwriting, premium, teller, lending

## Banking > Banking // every line is work inside a bank
Banking: retail banking, commercial banking, corporate banking, bank operations, banking operations, branch banking, banking products, core banking, casa, banking services
Loan processing: lending, loan origination, personal loans, loan servicing, loan documentation, consumer lending, loan files, loan file processing, loan login, file login, loan paperwork, loan work, loan application processing, bank loan papers, loan papers, loan file preparation, loan application forms, loan document checking, loan case login, loan file checking + Mortgages=mortgage=mortgage lending=mortgage banking
Trade finance
Teller operations: bank teller, cash vault, teller transactions, atm operations, counter operations, bank counter, deposit slips, withdrawal slips, passbook printing, cash teller, atm handling, atm cash loading, cash teller work, bank cash counter, single window operator, cash receipts and payments in bank
Relationship banking: priority banking, banking relationship management

## Related work
KYC: know your customer, kyc verification, customer due diligence, kyc aml, kyc documentation, re kyc, pan verification, kyc process, kyc collection, kyc work, kyc checks, ckyc, c kyc, ckyc upload, ekyc, e kyc, video kyc, vkyc, kyc updation, kyc update, kyc papers, kyc forms, kyc documents, rekyc, kyc records, kyc of customers, kyc document checking, kyc form filling, kyc compliance
Anti-money laundering: aml, bank secrecy act, bsa, aml checks, aml alerts
Fraud detection: fraud prevention, fraud investigation, fraud analysis, fraud detection models ~ Anti-money laundering
Payments?: remittances?, payment processing, money transfer
Credit management: credit control, collections?, credit operations
Loan sales: loan sourcing, selling loans, dsa work > Sales ~ Loan processing
Field verification: address verification, residence verification, contact point verification, house verification, borrower verification, residence visits, field investigation, fi verification, home verification, office verification, residence check, cpv agency ~ KYC
CASA sales: casa sourcing, casa acquisition, savings account sales, current account sales > Sales, Banking ~ Account opening
Insurance sales: insurance selling, policy sales, selling insurance, selling policies, selling insurance policies, insurance marketing, insurance advisory, lic policies > Insurance, Sales
Agent recruitment: advisor recruitment, agency recruitment, recruiting agents, agency development, agent training, agency channel, posp, posp advisors, posp recruitment, posp agents, posp onboarding, insurance agent recruitment, agent hiring, advisor hiring, agent onboarding > Insurance sales, Recruitment
Premium calculation: premium quotes, insurance quotes, premium quotation, policy comparison, policy illustrations, premium rates, premium chart, premium working, premium computation, premium rate chart > Insurance
TPA coordination: tpa work, tpa desk, cashless desk, pre authorization of claims, preauthorization requests, tpa process, cashless processing, preauthorization, pre authorization, tpa documentation, insurance desk in hospital, cashless approvals, mediclaim processing, tpa claim processing, tpa handling, cashless process, cashless requests > Claims processing
Motor claims: motor insurance claims, vehicle claims, accident claims, auto claims > Claims processing ~ Motor insurance
Vehicle loans: auto loans, car loans, two wheeler loans, vehicle finance, tractor finance, auto finance > Loan processing
Business loans: msme loans, sme lending, sme loans, loan against property, working capital loans, cash credit limit, overdraft limits, cc od limits, lap loans > Loan processing
Education loans: student loans > Loan processing
Investment advisory: investment advice, advising investors, investor advisory > Investments ~ Financial planning
Trade execution: equity dealing, dealing desk, trading terminal, placing trades, share dealing, stock broking, odin terminal, equity dealer work, order punching in terminal, dealing terminal > Stock market
Deposit mobilization: deposit mobilisation, fd opening, deposit collection, fixed deposit opening, fd and rd opening, fixed deposits?, recurring deposits?, term deposits, fd renewal, fd booking, fd closure, deposit schemes > Banking ~ CASA sales
Claim investigation: claim verification, claims fraud checking, claim fraud checks, fraud checking of claims, hospital verification, claims investigation > Claims processing
Hospital empanelment: provider empanelment, hospital tie ups, provider network > Insurance
Merchant acquiring: pos machine installation, qr code installation, qr installation, merchant acquisition, upi merchant onboarding ~ Merchant onboarding
Money changing: forex sales, foreign currency exchange, forex cards, currency exchange counter, foreign currency notes, fx counter, money exchange > Foreign exchange
Agricultural loans: agri loans, agriculture loans, crop loans, kcc loans, tractor loans, kisan credit card, kcc renewal, kcc files, kcc accounts, farm loans, crop loan files, farmer loans, agriculture lending > Loan processing
Group lending: centre meetings, center meetings, joint liability groups, jlg loans, group loans, shg loans, jlg > Microfinance
Locker operations: locker handling, safe deposit lockers, bank lockers > Branch operations
Interest calculation: interest working, interest computation, emi calculation ~ Loan processing
Cheque book requests: cheque book issue, passbook issue, debit card issue > Branch operations

## Insurance > Insurance // every line is work of an insurer
Insurance: insurance products, auto insurance, property insurance, insurance policies + Life insurance, Health insurance?=mediclaim policy=mediclaim policies=family floater=floater policy=health insurance policies, General insurance, Motor insurance=own damage=own damage claims=third party cover=vehicle insurance=two wheeler insurance=car insurance=motor policies=motor policy renewal=zero depreciation cover=third party insurance=bike insurance, Property and casualty insurance=property and casualty, Reinsurance=treaty reinsurance=facultative reinsurance=reinsurance treaties=bordereaux
Claims processing: claims management, insurance claims, claims handling, claim settlement, claims settlement, claim forms, claim documentation, claim filing, claim intimation, claim registration, claims follow up, claims work, claims documentation, claim support, claim file preparation, claim files, claim papers, claim coordination, claim documents checking, reimbursement claims, claims register, claim submission
Insurance verification: benefit verification, insurance billing

## Related work
Underwriting: loan underwriting, credit underwriting, mortgage underwriting, underwriter, proposal scrutiny, proposal checking, medical underwriting, financial underwriting, risk selection

## Products and papers of banks and insurers
Demand drafts: dd making, pay orders, dd and pay orders, demand draft issue, bankers cheque > Payments
NACH mandates: nach registration, ecs mandate, e mandates, emandate, nach presentation, nach bounce, bank standing instructions, nach debit, nach mandates registration, e nach registration, e nach mandate > Payments
SARFAESI proceedings: sarfaesi, sarfaesi notices, sarfaesi act, section 13 2 notice > NPA management
Gold appraisal: gold loan appraisal, gold valuation, gold purity testing, gold purity checking, touchstone test, touchstone testing, karatmeter, jewel appraisal, ornament appraisal, jewel appraiser work ~ Gold loans
Banking correspondent work: business correspondent, bank mitra, bc point, csp point, bank correspondent, banking correspondent, aeps transactions, aadhaar enabled payment system, kiosk banking, bank bc work > Banking, Financial inclusion
Jan Dhan accounts: pmjdy, jan dhan, jan dhan account opening, zero balance accounts, jan dhan yojana > Financial inclusion, Account opening
Bank insurance schemes: pmjjby, pmsby, pmjjby and pmsby, atal pension yojana, apy enrolment, pmsby enrolment > Financial inclusion
Mudra loans: mudra yojana, pmegp, pmegp loans, stand up india loans, pm svanidhi, svanidhi loans > Business loans
Small savings schemes: post office savings, post office schemes, ppf accounts, ppf account opening, sukanya samriddhi, kisan vikas patra, post office savings schemes, national savings certificates > Investments
ATM reconciliation: atm cash reconciliation, atm balancing, atm cash balancing, ej pulling > Account reconciliation
Charge creation: cersai, cersai registration, hypothecation, lien marking, equitable mortgage, charge registration, rc hypothecation, hypothecation of vehicle > Sanction documentation
Loan closure: loan preclosure, loan foreclosure statement, noc after loan closure, loan pre closure, loan foreclosure letters, loan noc issue > Loan processing
Top-up loans: balance transfer loans, loan balance transfer, bt top up > Loan sales
Consumer durable loans: bajaj finserv emi, emi schemes, no cost emi, zero cost emi, emi card sales, in store finance > Loan processing
Trade settlement: settlement of trades, contract notes, trade reconciliation, pay in and pay out, t plus 1 settlement, settlement of securities > Capital markets
Margin monitoring: margin calls, margin funding, peak margin, margin shortfall, margin trading facility > Stock market
IPO applications: asba, asba forms, ipo bidding > Stock market
Mutual fund transactions: cams kfintech, cams and kfintech, kfintech, bse star mf, nse nmf, mf utility, mutual fund switch, sip and swp, mutual fund redemption, mutual fund purchase forms > Mutual funds
Debt recovery tribunal: drt cases, recovery suits, lok adalat recovery > NPA management
Loan collateral checking: collateral verification, collateral valuation, security valuation for loan > Loan processing
SHG bank linkage: shg credit linkage, shg loan files, bank linkage of shgs > Group lending
Term insurance: term insurance plans, term life insurance, term plans? > Life insurance
Unit-linked insurance: ulip, ulip plans, unit linked plans > Life insurance
Endowment plans: endowment policies, money back policy, money back policies, whole life policy, jeevan anand > Life insurance
Annuity plans: annuities, pension policies, pension plans selling, nps enrolment, nps account opening > Life insurance
Fire insurance: fire policy, fire policies, sfsp policy, standard fire and special perils, bharat sookshma udyam > General insurance
Cattle insurance: livestock insurance, cattle insurance claims, cattle tagging for insurance > General insurance
Personal accident insurance: personal accident cover, personal accident policy, pa cover > General insurance
Liability insurance: public liability insurance, professional indemnity, indemnity insurance, directors and officers insurance > General insurance
Shopkeeper insurance: shopkeepers policy, shop insurance, burglary insurance > General insurance
Contractors' all risk insurance: contractors all risk, erection all risk, engineering insurance, machinery breakdown insurance > General insurance
Insurance proposals: insurance proposal forms, policy login, proposal login, proposal forms? > Insurance
Pre-policy inspection: vehicle pre inspection, break in inspection, pre inspection of vehicles, pre insurance inspection, risk inspection, factory risk inspection, risk inspection reports > Underwriting
Insurance need analysis: human life value, hlv calculation, financial need analysis, insurance gap analysis > Insurance sales
Insurance broking: insurance broker work, placement slips, broker quotes, rfq to insurers > Insurance
Policy revival: lapsed policy revival, revival of lapsed policies, lapsed policies, policy reinstatement > Policy servicing
Policy surrender: surrender value, surrender of policies, policy maturity claims, maturity claims > Policy servicing
No claim bonus: ncb certificate, ncb transfer, no claim bonus transfer > Motor insurance
Death claims: death claim settlement, life insurance claims > Claims processing

# Economics ~ Finance, Data and AI, Law and public policy, Mathematics and statistics
@ economist, research economist, economic analyst, economics tutor, policy economist, economics teacher
% economic, gdp, inflation, economics, monetary, fiscal policy, macroeconomic, welfare, b a economics

## Economics > Economics // every line is a branch of the subject
Economics: economic theory, applied economics, economic principles
Microeconomics: micro economics, consumer theory
Macroeconomics: macro economics
Econometrics: econometric analysis, econometric modeling, econometric models, econometric modelling
Economic analysis: economic research, economic modeling, economic policy analysis, economic data analysis
Development economics
International economics: international finance
Behavioral economics: behavioural economics, experimental economics
Public finance: public economics, taxation policy
Financial economics: economics of finance
Health economics
Labor economics: labour economics
Industrial organization: antitrust economics, market structure analysis
`
