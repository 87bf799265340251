/** Accounts, finance, banks, insurance, economics. */
export const finance = `
# Accounting ~ Finance, Banking and insurance, Administration
@ article trainee, articled trainee, accountant, accounts executive, staff accountant, bookkeeper, auditor, accounts assistant, tax consultant, accounting clerk, senior accountant, accounts payable specialist, accounts receivable specialist, tax analyst, chartered accountant, ca intern, articled assistant, article assistant, audit associate, accounts manager, cost accountant, accounting intern, controller, accounting manager, accounting assistant, accounts payable clerk, general accountant, audit assistant, accounts intern, tax preparer, accounts officer, payroll accountant, billing executive, billing specialist, internal auditor, junior accountant, finance executive, audit intern, accounts clerk
% ledger, invoice, reconciliation, tax, audit, journal entry, balance sheet, accounts, b com, bcom, m com, voucher, gst, cpa, accounting, gaap, financial statements, month end, debit, fiscal, accruals, journal posting, posting entries

## Accounting > Accounting // every line is kept or prepared by accountants
Accounting: accountancy, accounts?, general accounting, accounting principles, accounting skills, accounts and finance, basic accounting, accounting procedures, accounting operations, accounting standards, accounting work, accounts work, accounts writing, accounts department work, accounts maintenance
Financial accounting: corporate accounting, financial reporting and accounting
Bookkeeping: book keeping, general ledger, ledger posting, double entry, ledger?, gl accounting, general ledger accounting, ledgers?, ledger maintenance, ledger keeping, maintaining ledgers, day book, books of accounts, books of account, account books, maintaining books, cash book, cash book maintenance, ledger writing, ledger work, ledger creation, recording transactions, posting transactions, ledger making
Accounts payable: a/p, invoice processing, vendor payments, payables, ap processing, accounts payables, invoice verification, creditor payments, creditor management, sundry creditors, supplier payments, vendor bills, vendor bill booking, bill booking, vendor payment processing, vendor bill processing, supplier invoices, vendor invoices, bill processing, creditors ledger, purchase bills > Bill checking
Accounts receivable: a/r, receivables, collections accounting?, ar collections, accounts receivables, debtor management, debtors management, sundry debtors, debtor reconciliation, debtor follow up, debtors follow up, customer ledgers, receivables follow up, outstanding follow up, customer outstanding, accounts receivable follow up, bills receivable
Account reconciliation: reconciliation, reconciliations, account reconciliations, reconciling accounts, balance sheet reconciliation ~ Bank reconciliation
Bank reconciliation: bank reconciliations, bank reconciliation statement, brs, bank statement matching, bank statement reconciliation, reconciling bank statements, bank recon, bank reco, bank recos > Account reconciliation
Journal entries: journal entry, closing entries, book closing, adjusting entries, journal vouchers, journal posting, jv posting, adjustment entries, rectification entries, passing entries, contra entries, journalizing, provision entries
Cost accounting: cost-volume-profit analysis, cvp analysis, costing, cost analysis, cost and management accounting, product costing, costing work, cost calculation, cost records, cost computation, product cost calculation + Standard costing, Marginal costing, Activity-based costing=activity based costing, Job costing
Financial statements: income statement, profit and loss statement, financial statement preparation, preparation of financial statements, financial statement, financials preparation, p&l preparation, p&l statements
Auditing: audit, audits?, audit procedures, financial audit, audit support, audit work, audit assistance, auditing work, audit fieldwork, audit visits, company audit, society audit, trust audit, ngo audit, audit assignments, audit queries, audit query replies, cash verification, bills and vouchers checking + Internal audit=internal auditing=internal audits, Statutory audit, External audit, Stock audit
Internal controls: internal control, financial controls, control testing, internal control testing, internal control review, ifc testing, internal financial controls, risk control matrix
Tally: tally erp 9, tally erp, tally prime, tallyprime, tally.erp 9, tally accounting, tally 9 > Accounting software
QuickBooks: quick books, intuit quickbooks, quickbooks online, quickbooks pro > Accounting software
Sage: SAGE^, sage 50, sage accounting, sage 100, peachtree, peachtree accounting > Accounting software
Xero > Accounting software
Busy Accounting: busy software > Accounting software
Accounting software: accounting systems, accounting packages, computerized accounting, computerised accounting + Great Plains, MAS 90=mas90, Accpac, Yardi
Fixed assets: fixed asset accounting, asset accounting, asset management accounting, fixed asset register, fixed assets register, asset capitalization
GAAP: us gaap, generally accepted accounting principles, indian gaap
IFRS: ind as, international financial reporting standards > Financial accounting
CPA: certified public accountant
Chartered accountancy: chartered accountant, ca inter, ca intermediate, ca foundation, ca final, icai
Forensic accounting: fraud examination
Grant accounting

## Related work
Cash handling: cash management, cash counting, cash reconciliation, cash deposits, handling cash, cash receipts, cash counter, cash counter handling, cash desk, cash collection, cash closing, daily cash closing, cash balancing, till balancing, cash payments, daily cash report, counter cash
Expense management: expense reports, expense reporting, travel and expense, expense tracking, expense accounting, expense vouchers, expense claims, expense reimbursement, travel claims, expense booking, expense sheets, expense recording, expense analysis, expense statements, data of expenses
Invoicing?: billing?, invoices?, invoice generation, billing and invoicing, billing systems, billing software, billing work, bill preparation, invoice making, invoice preparation, sales invoices, sales billing, sales bills, client billing, bill generation, billing process, proforma invoices, invoice raising, raising invoices, gst billing, gst invoices, tax invoices > Customer billing
Taxation: tax, tax preparation, tax filing, tax accounting, tax compliance, tax law, sales tax, taxes?, tax work, taxation work, tax consultancy + Income tax=income tax return filing=itr filing=ITR^, Direct tax, Indirect tax, Corporate tax
GST: goods and services tax, gst filing, gst returns, gst return filing, gst compliance, service tax, gstr 1, gstr 3b, gstr 9, gst registration, gst compliances > Taxation
TDS: tds returns, tds filing, tax deducted at source, tds return, tds compliance, tax deduction at source, form 26as, form 16, form 24q, form 26q > Taxation
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
Portfolio management: portfolio analysis, portfolio optimization, asset allocation, investment management, portfolio construction, fund management, portfolio tracking, portfolio reports, client portfolio reporting
Asset management ~ Portfolio management
Investments: investment analysis, investing?, investment strategies, investment planning, investment research, investment products, investment plans, investment options
Stock market: stock trading, share market, trading?, equity trading, stock markets, nse, bse, securities trading, share trading, trading in shares
Technical analysis: chart patterns, candlestick patterns, technical analysis of stocks, price action, technical charts
Derivatives: financial derivatives, hedging? + Futures and options=f and o, Options pricing
Fixed income: fixed income securities
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
Loan processing: lending, loan origination, personal loans, loan servicing, loan documentation, consumer lending, loan files, loan file processing, loan login, file login, loan paperwork, loan work, loan application processing, bank loan papers, loan papers + Mortgages=mortgage=mortgage lending=mortgage banking
Trade finance
Teller operations: bank teller, cash vault, teller transactions, atm operations, counter operations, bank counter, deposit slips, withdrawal slips, passbook printing, cash teller, atm handling, atm cash loading
Relationship banking: priority banking, banking relationship management

## Related work
KYC: know your customer, kyc verification, customer due diligence, kyc aml, kyc documentation, re kyc, pan verification, kyc process, kyc collection, kyc work, kyc checks
Anti-money laundering: aml, bank secrecy act, bsa, aml checks, aml alerts
Fraud detection: fraud prevention, fraud investigation, fraud analysis, fraud detection models ~ Anti-money laundering
Payments?: remittances?, payment processing, money transfer
Credit management: credit control, collections?, credit operations
Loan sales: loan sourcing, selling loans, dsa work > Sales ~ Loan processing
Field verification: address verification, residence verification, contact point verification, house verification, borrower verification, residence visits, field investigation ~ KYC
CASA sales: casa sourcing, casa acquisition, savings account sales, current account sales > Sales, Banking ~ Account opening
Insurance sales: insurance selling, policy sales, selling insurance, selling policies, selling insurance policies, insurance marketing, insurance advisory, lic policies > Insurance, Sales
Agent recruitment: advisor recruitment, agency recruitment, recruiting agents, agency development, agent training, agency channel > Insurance sales, Recruitment
Premium calculation: premium quotes, insurance quotes, premium quotation, policy comparison, policy illustrations > Insurance
TPA coordination: tpa work, tpa desk, cashless desk, pre authorization of claims, preauthorization requests, tpa process, cashless processing, preauthorization, pre authorization, tpa documentation, insurance desk in hospital, cashless approvals, mediclaim processing, tpa claim processing, tpa handling, cashless process, cashless requests > Claims processing
Motor claims: motor insurance claims, vehicle claims, accident claims, auto claims > Claims processing ~ Motor insurance
Vehicle loans: auto loans, car loans, two wheeler loans > Loan processing
Business loans: msme loans, sme lending, sme loans, loan against property > Loan processing
Education loans: student loans > Loan processing
Investment advisory: investment advice, advising investors, investor advisory > Investments ~ Financial planning
Trade execution: equity dealing, dealing desk, trading terminal, placing trades, share dealing, stock broking > Stock market
Deposit mobilization: deposit mobilisation, fd opening, deposit collection, fixed deposit opening, fd and rd opening, fixed deposits?, recurring deposits? > Banking ~ CASA sales
Claim investigation: claim verification, claims fraud checking, claim fraud checks, fraud checking of claims, hospital verification, claims investigation > Claims processing
Hospital empanelment: provider empanelment, hospital tie ups, provider network > Insurance
Merchant acquiring: pos machine installation, qr code installation, qr installation, merchant acquisition, upi merchant onboarding ~ Merchant onboarding
Money changing: forex sales, foreign currency exchange, forex cards > Foreign exchange
Agricultural loans: agri loans, agriculture loans, crop loans, kcc loans, tractor loans > Loan processing
Group lending: centre meetings, center meetings, joint liability groups, jlg loans, group loans, shg loans, jlg > Microfinance
Locker operations: locker handling, safe deposit lockers, bank lockers > Branch operations
Interest calculation: interest working, interest computation, emi calculation ~ Loan processing
Cheque book requests: cheque book issue, passbook issue, debit card issue > Branch operations

## Insurance > Insurance // every line is work of an insurer
Insurance: insurance products, auto insurance, property insurance, insurance policies + Life insurance, Health insurance?, General insurance, Motor insurance, Property and casualty insurance=property and casualty, Reinsurance
Claims processing: claims management, insurance claims, claims handling, claim settlement, claims settlement, claim forms, claim documentation, claim filing, claim intimation, claim registration, claims follow up, claims work, claims documentation, claim support, claim file preparation, claim files, claim papers, claim coordination, claim documents checking
Insurance verification: benefit verification, insurance billing

## Related work
Underwriting: loan underwriting, credit underwriting, mortgage underwriting, underwriter, proposal scrutiny, proposal checking, medical underwriting, financial underwriting, risk selection

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
