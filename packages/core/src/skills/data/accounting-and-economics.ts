/** What accountants, bankers, insurers and economists do, in detail. */
export const accountingAndEconomics = `
# Accounting

## Closing and consolidation > Accounting
Group consolidation: financial consolidation, consolidated financial statements, consolidation of accounts
Intercompany accounting: intercompany reconciliation, intercompany transactions
Month-end close: month end closing, monthly close, month end > Journal entries
Year-end close: year end closing, annual closing > Journal entries
Accruals: accruals accounting, accruals and prepayments > Journal entries
Revenue recognition: asc 606, ifrs 15
Lease accounting: ifrs 16, asc 842
Trial balance: trial balance preparation > Financial statements
Cash flow statements > Financial statements
Balance sheets: balance sheet preparation > Financial statements
Depreciation: depreciation schedules > Fixed assets
Petty cash: petty cash management, petty cash handling > Cash handling
Vendor reconciliation: vendor ledger reconciliation, supplier reconciliation
Inventory accounting: inventory valuation, stock valuation > Cost accounting
Standard costing: activity based costing, job costing, marginal costing > Cost accounting
Management accounting: managerial accounting, cima > Cost accounting
Fund accounting: mutual fund accounting, nav calculation > Accounting
Government accounting: governmental accounting, public sector accounting > Grant accounting
Nonprofit accounting: non profit accounting > Grant accounting
Tax returns: tax return preparation, tax return filing, income tax return > Taxation
Tax planning: tax advisory, tax strategy > Taxation
Transfer pricing: transfer pricing documentation > Taxation
International taxation: double taxation, cross border taxation > Taxation
Tax audit: form 3cd > Taxation, Auditing
GST audit: gst reconciliation, gstr 2b reconciliation > GST
E-invoicing: e way bill, eway bill > GST
Sarbanes-Oxley: sox, sox compliance, sox testing > Internal controls
Audit planning: audit sampling, audit working papers, audit programs > Auditing
Forensic audit: fraud audit > Forensic accounting
ACCA: association of chartered certified accountants > Chartered accountancy
CMA: certified management accountant, cma inter
Company law compliance: roc filing, mca filing, roc compliance
FreshBooks > Accounting software
Zoho Books > Accounting software
Marg ERP: marg erp 9, marg software > Accounting software
Drake Tax: drake software > Accounting software
TurboTax: lacerte, proseries > Accounting software
Oracle Financials: oracle fusion financials > Accounting software
BlackLine > Accounting software
Computax: winman, genius tax software > Accounting software

# Finance

## Markets and securities > Finance
Bonds?: bond valuation, corporate bonds, bond markets > Fixed income
Mutual funds: mutual fund analysis, mutual fund distribution > Investments
Exchange-traded funds: etf > Investments
Hedge funds > Investments
Commodity trading: commodity markets > Stock market
Forex trading: fx trading, currency trading > Stock market
Intraday trading: day trading, swing trading > Stock market
Options trading: option strategies > Derivatives
Swaps!: interest rate swaps, credit default swaps > Derivatives
Securitization: asset backed securities, mortgage backed securities
Initial public offerings: ipo, ipo valuation
Structured finance: project finance, structured products
Alternative investments: reits, real estate investment trusts > Investments
Islamic finance: islamic banking, sharia finance
Microfinance: microcredit, micro finance
Sustainable finance: green finance, esg investing, impact investing, green bonds

## Corporate finance > Finance
Discounted cash flow: dcf, dcf valuation, dcf modeling, dcf analysis > Valuation
Comparable company analysis: trading comps, comparable companies, precedent transactions > Valuation
Leveraged buyouts: lbo, lbo modeling > Financial modeling
Ratio analysis: financial ratio analysis, financial ratios > Financial analysis
Variance analysis: budget variance analysis > Financial analysis
Cash flow analysis: cash flow forecasting, cash flow modeling > Financial analysis
Break-even analysis: breakeven analysis, break even > Financial analysis
Capital budgeting: npv, irr, npv irr, investment appraisal > Financial analysis
Working capital management: working capital > Treasury
Cash flow management: cash flow > Treasury
Due diligence: financial due diligence, commercial due diligence > Mergers and acquisitions
Private equity: pe investing, growth equity > Venture capital
Angel investing: startup investing, seed investing > Venture capital
Fundraising from investors: startup fundraising, investor pitching > Venture capital
Investor relations: shareholder communication, investor communications
Cost of capital: wacc, capital structure
Credit risk: credit risk analysis, credit risk management > Financial risk management
Market risk: value at risk, market risk analysis > Financial risk management
Liquidity risk: liquidity risk management, asset liability management > Financial risk management
Credit risk modeling: probability of default, credit scorecards > Credit risk
Stress tests of portfolios: scenario analysis, sensitivity analysis > Financial modeling
Basel norms: basel iii, basel ii > Financial regulations
Algorithmic trading: algo trading, quant trading, quantitative trading > Quantitative finance
Backtesting: strategy backtesting > Quantitative finance
Personal finance: personal financial planning, money management > Financial planning
Wealth management: private wealth management > Financial planning
Retirement planning: pension planning > Financial planning
Estate planning: succession planning of estates, wills and trusts > Financial planning
FP&A: financial planning and analysis > Financial planning
Zerodha: zerodha kite, upstox > Stock market
MetaTrader: metatrader 4, metatrader 5, mt4 > Stock market
TradingView: trading view > Technical analysis
Morningstar Direct: morningstar > Investments
Hyperion: oracle hyperion, hyperion planning, essbase > Financial reporting
Anaplan > Financial planning
Adaptive Insights: adaptive planning, workday adaptive planning > Financial planning

# Banking and insurance

## Banking work > Banking
Core banking systems: finacle, core banking solution, temenos t24, flexcube
Branch operations: branch banking operations > Banking
Account opening: customer account opening, account opening process > KYC
Letters of credit: bank guarantees > Trade finance
Foreign exchange: forex, forex operations > Trade finance
Debt collection: debt recovery, loan recovery, collections calling > Credit management
Credit appraisal: credit assessment, loan appraisal, credit evaluation > Credit rating
Credit scoring: cibil, credit bureau > Credit rating
Gold loans > Loan processing
Home loans: housing loans > Mortgages
Credit cards?: credit card sales, credit card operations > Loan processing
Wire transfers: neft rtgs, swift payments > Payments
Digital payments: upi, mobile payments, digital wallets > Payments
Cheque clearing: check processing, cheque truncation > Payments
Transaction monitoring: suspicious activity reports, sanctions screening > Anti-money laundering
NRI banking: nri services > Relationship banking
Private banking: hni clients > Relationship banking
Financial inclusion: financial literacy programs

## Insurance work > Insurance
Crop insurance: agricultural insurance
Marine insurance: cargo insurance
Travel insurance products: travel insurance?
Group insurance: employee group insurance
Actuarial valuation: reserving, actuarial reserving > Actuarial science
Risk underwriting: insurance underwriting > Underwriting
Policy servicing: policy administration, policy renewals
Claims adjudication > Claims processing
Loss adjusting: loss assessment, insurance surveying > Claims processing
Bancassurance: banca channel > Insurance

# Economics

## Branches of economics > Economics
Monetary policy: monetary economics, central banking > Macroeconomics
Fiscal policy: government budgeting, fiscal analysis > Public finance
Agricultural economics: farm economics > Labor economics
Environmental economics: natural resource economics, ecological economics > Labor economics
Urban economics: regional economics
Political economy: international political economy
Economic history: history of economic thought
Welfare economics: social choice
Managerial economics: business economics > Economics
Transport economics: energy economics
Trade policy: international trade theory, wto rules > International economics

## Methods of economics > Economics
Panel data: panel data analysis, fixed effects models > Econometrics
Causal inference: instrumental variables, difference in differences, regression discontinuity > Econometrics
Cost-benefit analysis: benefit cost analysis > Economic analysis
Impact evaluation: program impact evaluation > Development economics
Randomized controlled trials: rct, randomised controlled trials > Development economics
Input-output analysis: computable general equilibrium, cge models > Economic analysis
Poverty analysis: poverty studies, inequality measurement > Development economics
Price indices: consumer price index, inflation analysis > Macroeconomics
Auction theory: mechanism design > Microeconomics
Household surveys: nsso data, national sample survey, household survey data > Economic analysis
`
