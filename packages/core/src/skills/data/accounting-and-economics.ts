/** What accountants, bankers, insurers and economists do, in detail. */
export const accountingAndEconomics = `
# Accounting

## Closing and consolidation > Accounting // closing, costing and audit are done on the books
Group consolidation: financial consolidation, consolidated financial statements, consolidation of accounts
Intercompany accounting: intercompany reconciliation, intercompany transactions, inter branch reconciliation, branch reconciliation, intercompany eliminations, inter company accounting
Month-end close: month end closing, monthly close, month end > Journal entries
Year-end close: year end closing, annual closing > Journal entries
Accruals: accruals accounting, accruals and prepayments, prepaid expenses, outstanding expenses entries, provision for expenses > Journal entries
Revenue recognition: asc 606, ifrs 15
Lease accounting: ifrs 16, asc 842, lease liability, right of use asset
Trial balance: trial balance preparation, ledger balancing, ledger balances > Financial statements
Cash flow statements: cash flow statement preparation, indirect method cash flow > Financial statements
Balance sheets: balance sheet preparation > Financial statements
Depreciation: depreciation schedules, written down value, WDV^, straight line method, depreciation calculation, depreciation chart, depreciation working, slm and wdv > Fixed assets
Vendor reconciliation: vendor ledger reconciliation, supplier reconciliation, party reconciliation, ledger reconciliation, party ledger reconciliation, creditor reconciliation, ledger matching, customer reconciliation, vendor statement reconciliation, supplier statement reconciliation, statement of account checking, reconciling vendor statements
Inventory accounting: inventory valuation, stock valuation, closing stock valuation, inventory costing, stock accounting, fifo valuation, weighted average valuation, stock valuation report > Cost accounting
Import costing: landed cost, landed cost calculation, import cost sheets > Cost accounting
Management accounting: managerial accounting, cima > Cost accounting
Fund accounting: mutual fund accounting, nav calculation > Accounting
Government accounting: governmental accounting, public sector accounting
Nonprofit accounting: non profit accounting
Tax audit: form 3cd, form 3ca, form 3cb, 3cd report, tax audit report > Taxation, Auditing
Sarbanes-Oxley: sox, sox compliance, sox testing > Internal controls
Audit planning: audit sampling, audit programs, audit programme, audit plan > Auditing
Forensic audit: fraud audit > Forensic accounting
ACCA: association of chartered certified accountants ~ Chartered accountancy
CMA: certified management accountant, cma inter
Voucher entry: voucher posting, posting vouchers, accounting entries, voucher entries, purchase entry, sales entry, purchase entries, sales entries, bill entry, bill entries, invoice entry, daily entries, bank entries, bank entry, expense entry, payment entries, payment entry, receipt entry, receipt entries, cash entries, cash entry, payment vouchers, receipt vouchers, voucher making, voucher preparation, vouchers?, purchase booking, purchase bill entry, sales bill entry, bill punching, voucher punching, invoice punching, invoice booking, expense bill entry, contra vouchers, journal voucher entry, voucher feeding > Bookkeeping
Vouching: voucher verification, vouching of bills, voucher checking, bill vouching, expense vouching, purchase vouching, sales vouching, bills and vouchers, vouching work, voucher vouching, vouching of expenses, vouching of vouchers > Auditing, Bill checking
Ledger scrutiny: scrutiny of ledgers, ledger review, ledger checking, account scrutiny, accounts scrutiny, ledger analysis > Bookkeeping
Purchase and sales registers: purchase register, sales register, purchase registers, sales registers, sales ledger, purchase ledger, sales register maintenance, purchase register maintenance, sales book, purchase book, sales book entry, purchase book entry > Bookkeeping
Ageing analysis: debtors ageing, creditors ageing, aging analysis, debtors ageing, ageing reports, aging reports, debtor ageing, receivables ageing, debtors list, debtor list, creditors list, outstanding reports, outstanding statement, creditors aging, debtor aging, ageing summary, aging buckets
Three-way matching: three way match, 3 way match, 3 way matching, invoice matching > Accounts payable
Finalization of accounts: finalisation of accounts, accounts finalisation, accounts finalization, closing of accounts, final accounts, final account preparation, profit and loss account, p&l account, books finalisation, finalising books, finalisation of books, balance sheet finalisation, balance sheet finalization, books finalization > Financial statements
Audit documentation: audit files, audit working paper preparation, audit walkthroughs, audit working papers, working papers?, audit checklists, audit paper work > Auditing
Cost sheets: cost sheet, cost sheet preparation > Cost accounting
Cost audit: cost audit report > Cost accounting, Auditing
CARO^: caro reporting, companies auditors report order > Statutory audit
FreshBooks > Accounting software
Zoho Books > Accounting software
Marg ERP: marg erp 9, marg software > Invoicing ~ Accounting software
Drake Tax: drake software > Taxation
TurboTax > Taxation
Oracle Financials: oracle fusion financials > Accounting software
BlackLine > Accounting software
Computax > Taxation
Bank audit: bank branch audit, branch audit, concurrent audit, revenue audit, bank concurrent audit, branch statutory audit > Auditing
Balance confirmations: balance confirmation letters, debtor confirmations, party confirmations, external confirmations, bank confirmations, ledger confirmation, creditor confirmation, party balance confirmation > Auditing
Substantive testing: substantive procedures, tests of details, audit testing, audit tests > Auditing
Analytical review: analytical procedures > Auditing
Audit reports: audit report preparation, audit report drafting, audit observations, audit findings > Auditing
Secretarial audit > Company secretarial practice ~ Auditing

## Related work
Petty cash: petty cash management, petty cash handling, imprest, imprest account, imprest cash, imprest register, petty cash book, petty cash vouchers, petty expenses, petty cash register, cash imprest > Cash handling
Tax returns: tax return preparation, tax return filing, income tax return > Taxation
Tax planning: tax advisory, tax strategy > Taxation
Transfer pricing: transfer pricing documentation > Taxation
International taxation: double taxation, cross border taxation > Taxation
Company law compliance: roc filing, mca filing, roc compliance, roc work, roc forms, roc returns, mca forms, annual filing, aoc 4, mgt 7, annual return filing, companies act compliance, roc annual filing, corporate filings, mca portal, dir 3 kyc, din kyc, director kyc, mca compliance, mca e filing, dpt 3, adt 1 > Statutory compliance
Company incorporation: company registration, company formation, llp registration, llp incorporation, roc registration, firm registration, partnership registration, startup registration, trust registration, business registration, pvt ltd registration, opc registration, private limited registration > Company law compliance
XBRL: xbrl filing
Bank statement analysis
Input tax credit: itc reconciliation, gstr 2a, gstr 2b, gst reconciliation, gstr 2b reconciliation, gstr 2a reconciliation, itc matching, itc claim, itc reversal, 2b matching, 2a matching, gstr 2b matching, ims reconciliation, itc working > GST
Tax computation: computation of income, computation of total income, income tax computation, tax calculation, tax working, income computation, interest and tax calculation, tax computation sheet, tax liability calculation, taxable income calculation > Taxation
Tax assessments: tax assessment, tax notices, gst notices, income tax notices, tax scrutiny, notice replies for tax, tax notice replies, assessment proceedings, tax hearings, asmt 10, drc 01, drc 01a, section 148 notice, faceless assessment, 143 1 intimation, scrutiny assessment, assessment order, gst notice reply > Taxation
Advance tax > Income tax
Physical verification: physical verification of assets, physical verification of stock, asset verification, physical inventory verification, fixed asset verification, cash physical verification, physical count of assets, physical stock count for audit
Credit and debit notes: credit notes, debit notes, credit note, debit note, debit note entry, credit note entry, rate difference notes
GST audit > GST
E-invoicing: e invoices, e invoice generation, irn generation, einvoice, einvoicing, e invoice portal > GST
Bill checking: bill verification, invoice checking, bill scrutiny, bill passing, invoice scrutiny, verifying bills, expense bill checking ~ Data verification
Stock statements: monthly stock statements > Accounting
Payment reconciliation: payment gateway reconciliation, settlement reconciliation, marketplace reconciliation ~ Bank reconciliation
Cheque preparation: cheque writing, cheque printing, cheque handling, issuing cheques, check writing, cheque issuing, cheque filling, pdc handling, post dated cheques, cheque register ~ Payments
Bank liaison: bank work, bank visits, bank coordination, cheque deposits, bank related work, bank deposit, cash deposit in bank, pay in slips, depositing cheques, cheque deposit in bank
Tax challans: challan payment, statutory dues, statutory payments > Statutory compliance
Business licences: licence applications, trade licence, msme registration, udyam registration, iec registration, gumasta, gumasta licence, gumasta license, shop act licence, shop act license, msme udyam, iec code, udyam certificate, import export code, municipal licence > Statutory compliance
E-way bills: e way bill generation, eway bill, e waybill, ewb generation, eway bill portal > GST
CA certificates: net worth certificates, turnover certificates, 15ca 15cb, form 15cb, form 15ca, form 15ca 15cb > Taxation

## Work of accountants
GST composition scheme: composition scheme, cmp 08, gstr 4, composition dealer returns > GST
Letter of undertaking: lut filing, gst lut, lut renewal, rfd 11 > GST
Reverse charge mechanism: reverse charge, rcm entries, gst rcm, rcm liability > GST
HSN codes: hsn coding, hsn summary, hsn master, hsn sac, sac codes, hsn mapping ~ GST
GST refund claims: rfd 01, gst refund filing, export refund of gst > GST
Tax collected at source: tcs return, form 27eq, 27eq > Taxation
Capital gains computation: capital gains working, capital gain calculation, capital gains tax, ltcg and stcg > Tax computation
Deferred tax: deferred tax calculation, deferred tax asset, deferred tax liability, dta and dtl > Taxation
Fund flow statements: fund flow > Financial statements
Notes to accounts: schedule iii, schedule iii financials, notes to financial statements, schedule 3 financials, notes on accounts > Financial statements
Related party transactions: related party disclosures, rpt disclosures > Auditing
Long form audit report: lfar > Bank audit
Expense audit: audit of expenses > Auditing
Cash audit: surprise cash check, surprise cash verification, surprise cash count > Auditing
Payroll audit: wage audit, salary audit > Auditing
UDIN generation: udin, udin register
Digital signature certificates: dsc renewal, dsc token, dsc handling, dsc application, dsc registration, class 3 dsc
PAN and TAN applications: pan application, pan card application, tan application, form 49a, pan correction, pan card correction, tan registration, new pan application
FCRA returns: fcra accounts return, fc 4, fcra registration, fcra audit > Statutory compliance
Fee accounting: school fee accounting, fee ledger, student fee ledger > Accounts receivable ~ Fee collection
Site accounting: site accounts, site cash book, site expenses book, site petty cash > Accounting
Branch accounting: branch accounts, branch books > Accounting
Partnership accounts: partnership accounting, partner capital accounts, partnership firm accounts > Accounting
MSME payment tracking: msme payments, section 43b h, 43b h, msme form 1, msme dues > Accounts payable
Cost centre accounting: cost centres, cost centre allocation, cost center allocation, cost center accounting, cost centre wise expenses > Cost accounting
Foreign currency accounting: forex gain and loss, exchange gain and loss, currency revaluation, foreign exchange gain and loss > Accounting
Hotel accounting: hotel accounts, restaurant accounting, restaurant accounts > Accounting
Bank loan reports: project report for bank loan, dpr for bank loan, loan project report > Credit memos
Drawing power calculation: dp statement, drawing power statement > Stock statements
Tally inventory: tally inventory vouchers, tally stock items, stock items in tally, tally godowns > Tally
Vyapar app: vyapar software, vyapar billing, vyapar billing app > Invoicing
Khatabook: khata book app, khatabook app > Bookkeeping
OkCredit > Bookkeeping
myBillBook: my bill book > Invoicing
Winman: winman ca erp, winman software, winman tax > Income tax
ClearTax: cleartax gst > Taxation
Saral TDS: saral tds software, gen tds, spectrum tds > TDS
Logic ERP: logic erp software > Accounting software
Miracle accounting software: miracle software > Accounting software
Saral PayPack: saral paypack software > Payroll
TallyPrime reports: tally reports, tally mis > Tally
Opening balances entry: opening balances > Bookkeeping
Provision for tax: tax provision, tax provisioning, provision for income tax > Taxation
Bill discounting: invoice discounting, treds, treds platform > Trade finance
12A and 80G registration: 12a registration, 80g registration, 12a 80g, form 10a, form 10bd, csr 1 registration > Nonprofit accounting

# Finance

## Markets and securities > Finance // every line is a market or an instrument of finance
Bonds?: bond valuation, corporate bonds, bond markets > Fixed income
Mutual funds: mutual fund analysis, mutual fund distribution, mutual fund sales, mutual fund selling, mutual fund operations, mf distribution, sip selling, sip mutual fund, sip sales, sip registration, mutual fund investments, elss, sip investments, mutual fund sip, mutual fund investment forms, lumpsum and sip > Investments
Exchange-traded funds: etf > Investments
Hedge funds > Investments
Commodity trading: commodity markets
Forex trading: fx trading, currency trading
Intraday trading: day trading, swing trading > Stock market
Options trading: option strategies, option chain, option chain analysis, nifty options, bank nifty options > Derivatives
Swaps!: interest rate swaps, credit default swaps > Derivatives
Securitization: asset backed securities, mortgage backed securities
Initial public offerings: ipo, ipo valuation, drhp, red herring prospectus, sme ipo
Structured finance: structured products
Project finance
Alternative investments: reits, real estate investment trusts > Investments
Islamic finance: islamic banking, sharia finance
Sustainable finance: green finance, esg investing, impact investing, green bonds

## Related work
Microfinance: microcredit, micro finance, microfinance lending, mfi loans, micro loans

## Corporate finance > Finance // every line is work of a finance department or an adviser
Discounted cash flow: dcf, dcf valuation, dcf modeling, dcf analysis > Valuation, Financial modeling, Corporate finance
Comparable company analysis: trading comps, comparable companies, precedent transactions > Valuation
Leveraged buyouts: lbo, lbo modeling > Financial modeling
Ratio analysis: financial ratio analysis, financial ratios, financial ratio calculation, accounting ratios, dscr, debt service coverage ratio, current ratio analysis > Financial analysis
Variance analysis: budget variance analysis, budget versus actual, budget vs actual > Financial analysis
Cash flow analysis: cash flow forecasting, cash flow modeling > Financial analysis
Break-even analysis: breakeven analysis, break even > Financial analysis
Capital budgeting: npv, irr, npv irr, investment appraisal > Financial analysis, Corporate finance
Working capital management: working capital > Corporate finance
Cash flow management: cash flow
Private equity: pe investing, growth equity
Angel investing: startup investing, seed investing
Fundraising from investors: startup fundraising, investor pitching
Investor relations: shareholder communication, investor communications, investor calling, investor queries
Cost of capital: wacc, capital structure > Corporate finance
Credit risk: credit risk analysis, credit risk management > Financial risk management
Market risk: value at risk, market risk analysis > Financial risk management
Liquidity risk: liquidity risk management, asset liability management > Financial risk management
Credit risk modeling: probability of default, credit scorecards > Credit risk
Stress tests of portfolios ~ Sensitivity analysis
Sensitivity analysis: scenario analysis ~ Stress tests of portfolios
Basel norms: basel iii, basel ii > Financial regulations
Algorithmic trading: algo trading, quant trading, quantitative trading > Quantitative finance
Backtesting: strategy backtesting > Quantitative finance
Wealth management: private wealth management, wealth advisory, hni handling > Financial planning
Retirement planning: pension planning > Financial planning
Estate planning: succession planning of estates, wills and trusts > Financial planning
FP&A: financial planning and analysis, financial planning analysis + Anaplan, Adaptive Insights=adaptive planning=workday adaptive planning > Financial planning
Zerodha: zerodha kite > Stock market ~ Upstox
Upstox > Stock market ~ Zerodha
MetaTrader: metatrader 4, metatrader 5, mt4 > Stock market
TradingView: trading view > Technical analysis
Morningstar Direct: morningstar > Investments
Hyperion: oracle hyperion, hyperion planning, essbase > Financial reporting

## Related work
Personal finance: financial literacy, personal financial planning, money management, investment planning for individuals, financial goal planning
Due diligence: financial due diligence, commercial due diligence, dd support, due diligence support

# Banking and insurance

## Banking work > Banking // every line is an operation or product of a bank
Core banking systems: finacle, core banking solution, temenos t24, flexcube
Branch operations: branch banking operations, branch work, bank branch work, bank work in branches, branch customer service, branch visits, branch banking desk, bank help desk, bank branch operations, passbook update > Banking
Account opening: customer account opening, account opening process, account opening forms, opening bank accounts, account opening form filling, savings account opening, current account opening, new account opening, bank account opening, opening saving accounts, opening current accounts > KYC
Sanction documentation: loan sanction documents, credit documentation, security documentation, loan agreements, sanction letters > Loan processing
Loan disbursement: loan disbursal, loan disbursements, disbursement documents, disbursement checks > Loan processing
Credit memos: credit memo, cma data, credit proposals, credit appraisal note, cma report, cma preparation, bank loan project reports > Credit appraisal
NPA management: NPA^, non performing assets, stressed assets
Letters of credit: bank guarantees, lc documentation, lc documents, bank guarantee work, lc opening, lc amendment, lc negotiation, documentary credit, inland lc, lc discounting, bg issuance > Trade finance
Foreign exchange: forex, forex operations
Credit appraisal: credit analysis, credit assessment, loan appraisal, credit evaluation, loan assessment, loan evaluation, income assessment, loan eligibility, creditworthiness assessment, credit checks, borrower assessment ~ Credit rating
Gold loans: jewel loans, gold loan processing, ornament loans, gold loan files > Loan processing
Home loans: housing loans, home loan assistance, home loan support, home loan files, home loan processing, home loan counselling ~ Mortgages
Credit cards?: credit card sales, credit card operations, credit card selling, selling credit cards, card sales
Wire transfers: neft rtgs, swift payments, neft, rtgs, imps transfers, neft and rtgs, neft transfers, rtgs transfers, neft rtgs entries, neft payments, neft and rtgs entries, rtgs payments > Payments
Cheque clearing: check processing, cheque truncation, cheque clearing work, cheque processing, outward clearing, cts clearing, cheque truncation system, inward clearing, cheque return memo, cheque returns, clearing of cheques, clearing house work > Payments
NRI banking: nri services > Relationship banking
Private banking: hni clients > Relationship banking

## Related work
Digital payments: upi, mobile payments, digital wallets > Payments
Debt collection: debt recovery, loan recovery, collections calling, emi collection, emi follow up, overdue follow up, recovery calls, recovery calling, field collections, loan collections, collection calls, dues recovery, npa recovery, emi recovery, emi calling, soft bucket collection, tele collections, bounce calling, emi bounce calls > Credit management
Financial inclusion: financial literacy programs
Demat accounts: demat account, depository services, demat, demat account opening, trading account opening, demat and trading account
Credit scoring: cibil, credit bureau, cibil score, cibil checks, crif, crif high mark, cibil report, credit bureau check, bureau checks, bureau report checking
Transaction monitoring: suspicious activity reports, sanctions screening > Anti-money laundering

## Insurance work > Insurance // every line is an operation or product of an insurer
Crop insurance: agricultural insurance
Marine insurance: cargo insurance
Travel insurance products: travel insurance?, overseas mediclaim, overseas travel insurance, travel insurance policies, travel insurance policy, overseas mediclaim policy, student travel insurance
Group insurance: employee group insurance, group health insurance, group medical insurance, gmc policy, group health cover, gmc gpa, gmc and gpa, gpa policy, group personal accident, group mediclaim policy, employee mediclaim, corporate health insurance, group health policy
Actuarial valuation: reserving, actuarial reserving > Actuarial science
Risk underwriting: insurance underwriting > Underwriting
Policy servicing: policy administration, policy renewals, policy issuance, renewal reminders, renewal calls, renewal calling, premium collection, premium reminders, policy endorsements, premium follow up, policy renewal calls, policy documentation, policy documents, nominee changes, premium receipts, nomination change, free look, free look cancellation, persistency calls, policy conservation, insurance endorsement, endorsement passing, policy bond delivery, renewal notices, policy alteration
Claims adjudication > Claims processing
Loss adjusting: loss assessment, insurance surveying, claim survey, claims survey, motor survey, motor claim survey, loss survey, spot survey, vehicle damage assessment, insurance survey, surveyor work, claim inspection, damage survey, motor surveyor, final survey of vehicles, survey and loss assessment > Claims processing
Bancassurance: banca channel > Insurance

# Economics

## Related work
Randomized controlled trials: rct, randomised controlled trials ~ Impact evaluation

## Branches of economics > Economics // every line is a branch of the subject
Monetary policy: monetary economics, central banking > Macroeconomics
Fiscal policy: government budgeting, fiscal analysis > Public finance
Agricultural economics: farm economics
Environmental economics: natural resource economics, ecological economics
Urban economics: regional economics
Political economy: international political economy
Economic history: history of economic thought
Welfare economics: social choice
Managerial economics: business economics > Economics
Transport economics
Energy economics
Trade policy: international trade theory, wto rules > International economics

## Methods of economics > Economics // every line is taught as a method of economics
Panel data: panel data analysis, fixed effects models > Econometrics
Causal inference: instrumental variables, difference in differences, regression discontinuity > Econometrics
Cost-benefit analysis: benefit cost analysis > Economic analysis
Impact evaluation: program impact evaluation ~ Impact assessment
Input-output analysis: computable general equilibrium, cge models > Economic analysis
Poverty analysis: poverty studies, inequality measurement > Development economics
Price indices: consumer price index, inflation analysis > Macroeconomics
Auction theory: mechanism design > Microeconomics
NSSO data: nsso, national sample survey, plfs, nfhs
`
