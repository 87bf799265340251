/** Accounting, finance, banks, insurance, economics. */
export const accountingAndFinance = `
# Accounting
Bank reconciliation: match|compare|reconcile|trace|tally|tick|cross check|check|agree & bank statement|passbook|bank book|bank entry & cash book|ledger|book|entry|receipt|payment|difference|unmatched|cheque|voucher|transaction|line; reconcile & bank statement|bank account|bank balance|bank entry|passbook; find|clear|explain|list|trace & uncleared cheque|unpresented cheque|unmatched entry|outstanding cheque|bank difference
Bookkeeping: close|finalise|finish & book|book of account & month|year|monthly|yearly|firm|trust|club; post|enter|record & ledger|journal voucher|day book|cash book|purchase book|sales book|double entry; keep|maintain|write & book of account|cash book|account book|day book & shop|firm|business|trust|society|store|club|company|client|daily|owner|trader
Journal entries: post|pass|book|record|prepare|enter & accrual|provision|depreciation|prepaid|adjustment entry|rectification entry|closing entry|year end entry|month end entry
Voucher entry: post|enter|punch|record|pass|key & voucher & tally|ledger|account|payment|receipt|journal|contra|expense|busy|erp|day
Vouching: check|verify|tick|trace|compare|match|examine|test & voucher & bill|invoice|ledger|support|approval|audit|signature|register|amount
Ledger scrutiny: scrutinise|examine|go through|review|check & ledger & unusual|wrong|error|misposting|misclassified|audit|balance|odd|negative
Accounts payable: process|enter|book|match|check|pay|verify|record & vendor invoice|supplier invoice|supplier bill|vendor bill|purchase invoice|purchase bill; schedule|prepare|release|process & vendor payment|supplier payment|payment run|creditor payment
Three-way matching: match|compare|tie|check|agree & invoice|bill & purchase order|po & receipt note|goods receipt|grn|delivery challan|delivery note|challan
Accounts receivable: follow up|chase|remind|collect|recover|call|send & overdue|outstanding payment|unpaid invoice|dues|unpaid bill|receivable|pending payment & customer|client|debtor|invoice|dealer|buyer|account
Ageing analysis: sort|group|list|bucket|prepare|classify & outstanding|overdue|unpaid|due|debtor|receivable & 30 day|60 day|90 day|by age|ageing|day late
Invoicing: raise|issue|prepare|make|generate|send & invoice|tax invoice|sales bill|gst bill|proforma & customer|client|tally|zoho|gst|hsn|dealer|buyer|service|monthly|sale|order|member; scan|add up|print|generate|prepare|raise|make|issue|send|create|enter|total & supermarket|statement of|receipt|gst bill|pos|barcode|bills for|bills of|bills to|tax invoice|invoice|invoices|ipd bill|opd bill|room bill|kot|table bill|running account|monthly statement|patient bill|hourly statement|final bill & counter|client|clients|customer|customers|shift|hours|month|items|discount|offers|tally|marg|patients|tenants|guest|guests|gst|hsn|parties|printed|members|hospital|dealers|owed|vyapar|busy|zoho; * & gst invoice|tax invoice|debit note|proforma invoice|e invoice|e invoicing|irn|credit memo|billing software|pos billing|billing counter|supermarket counter & customer|client|dealer|vendor|patient|raise|month|gst|shift|bill|counter|order|item
Credit and debit notes: raise|issue|prepare|pass|book & credit note|debit note
Trial balance: prepare|draw|extract|agree|tally|tie|close|make|pull & trial balance
Financial statements: prepare|draw up|draft|make|compile|finalise & balance sheet|profit and loss|income statement|income and expenditure account|trading account|final account; prepare|draw up & receipt and payment account & trust|society|club|school|ngo|year
Balance sheets: prepare|draw|draft|compile|make|finalise & balance sheet
Cash flow statements: prepare|draft|make|build|draw & cash flow statement|statement of cash flow
Finalization of accounts: finalise|close|complete & account|book & year end|financial year|march|annual|audit|balance sheet|tax return
Month-end close: close|finish|complete|reconcile|help & book|account & month end|each month|every month|monthly
Depreciation: calculate|compute|work out|charge|book|post & depreciation
Fixed assets: tag|verify|list|record|maintain|update & fixed asset|asset register|depreciation|capital asset & register|physical|machine|furniture|location|account|block
Physical verification: count|verify|inspect|physically check & stock|asset|inventory|cash|godown & against|book|register|audit|record & auditor|client|difference|shortage|physical
Stock audit: audit|count|verify & stock|inventory|godown & auditor|bank|client|book|drawing power & difference|report|statement|value
Internal audit: test|check|review|audit|examine & control|approval|process|purchase cycle|payroll cycle|authorisation & auditor & internal|department|weakness|finding|sample|gap|branch
Statutory audit: check|verify|vouch|test|assist|examine|audit & ledger|voucher|balance confirmation|financial statement|sample|caro|debtor & statutory|company act|audit report|audit firm|ca firm|articleship
Auditing: vouch|sample|trace|verify|test & invoice|voucher|bill|ledger|entry|expense|payment & audit|auditor; send|collect|obtain & balance confirmation|confirmation letter & debtor|creditor|bank|audit|customer
Audit documentation: prepare|file|document|write|update|index & audit working paper|audit paper|audit file|audit note|audit evidence
Bank statement analysis: read|analyse|scan|study|go through & bank statement & income|salary|bounce|average balance|loan|credit|emi|cash flow
GST: file|prepare|submit|upload|compute|calculate|fill|worked on|reconcile & gst|gstr|gstr 1|gstr 3b|gstr 9|goods and services tax|cgst|sgst|igst & return|monthly|quarterly|portal|tax|credit|liability|client|sale|invoice|trader|shop|firm; prepare|file|submit & gstr 1|gstr 3b|gstr 9|gst return; apply|register|obtain|help & gst registration|gst number|gstin
Input tax credit: match|reconcile|compare|claim|check|calculate & input tax credit|itc|gstr 2a|gstr 2b|input credit
GST audit: reconcile|compare|match & gstr|gst & book|ledger|sales register|purchase register|turnover & difference|mismatch|year|annual|gstr 9
E-invoicing: generate|create|make|issue|prepare & e way bill|eway bill|e invoice|irn
TDS: deduct|deposit|calculate|compute|work out|file|pay|check & tax deducted at source|tds return|tds liability|tds payable|tds ledger|26as|24q|26q|form 16|form 16a|194c|194j; deduct & tax & section|vendor|contractor|salary|rent|professional fee & deposit|challan|return|source; * & 26q|24q|27q|26as|16a|challan 281|itns 281|traces portal|from traces|on traces|194c|194j|194i|194h|194q|tds return|withholding tax|lower deduction certificate|conso file|short deduction & deduct|file|return|vendor|rent|client|employee|quarter|certificate|tax|payment|contractor|generat|tan|salary|default|correct|match|portal; deduct|withhold|hold back|work out|compute|calculate|match|deposit|remit & tax & contractor|contractors|professional fees|rent|26as|tds|challan|7th|landlord|section|withholding|hold back
Income tax: file|prepare|submit|fill|upload|compute & itr|income tax return|return of income|itr 1|itr 2|itr 3|itr 4; calculate|compute|work out|estimate & income tax|tax liability|taxable income|capital gain|old regime|new regime; file|prepare|fill & tax return & salaried|individual|client|trader|freelancer|shopkeeper|assessee|family|company
Tax returns: file|prepare|submit|fill|upload & itr|income tax return|tax return|itr 1|itr 4|return of income
Tax computation: compute|calculate|work out|prepare & taxable income|tax liability|total income|computation of income|80c|chapter vi a|capital gain tax
Advance tax: calculate|compute|pay|estimate|work out & advance tax
Tax assessments: reply|draft|answer|respond|prepare & income tax notice|gst notice|tax notice|show cause notice|143|148|scrutiny|assessment notice|demand notice & tax|assessee|department|officer|assessing
Tax planning: save|reduce|advise|suggest|plan & tax & deduction|80c|regime|exemption|investment|elss|hra
Tax audit: prepare|fill|assist|check & form 3cd|3cd|3ca|3cb|tax audit report
Cost accounting: work out|calculate|compute|allocate|find|split & cost per unit|unit cost|product cost|overhead|cost of production|cost sheet|cost per piece|cost per kg|batch cost|cost of each product
Cost sheets: prepare|make|draw up|build & cost sheet|cost statement
Standard costing: compare|analyse|explain & standard cost|material variance|labour variance|usage variance|price variance
Break-even analysis: calculate|find|work out|compute|show & break even|contribution margin|contribution per unit|breakeven
Inventory accounting: value|valuation|calculate & stock|inventory & fifo|weighted average|lifo|closing stock|net realisable value
Petty cash: keep|handle|maintain|manage|record|balance|replenish & petty cash|imprest|small cash expense
Expense management: check|process|verify|track|claim|reimburse|settle & expense claim|travel bill|expense voucher|expense report|travel claim|fuel bill
Cash handling: count|reconcile|balance|tally|deposit|close|match & till|cash drawer|cash counter|daily cash|cash register|cash box|day cash|cash collection; count|collect|hold|sort|match|tally|deposit|balance|handle|keep|disburse|receive|pay out|close|reconcile|bundle|check & cash|notes|fees|petty amount|petty cash|imprest|till|cash box|cash drawer|day collection|day 's collection|vault|denomination|denominations|fake notes|counterfeit|cash register|takings|change|pos settlement|upi receipts & receipt|receipts|total|rupee|total with|day book|paid out|each day|every day|closing|shift|counter|denomination|shortage|difference|evening|teller|canteen|vouchers|night|fest; count|take|collect|deposit|tally & till|cash|fees|money|notes and coins|coins|day 's sales & receipts|each night|every night|closing|drawer|in the bank|counter|cash book|end of day|vault
Vendor reconciliation: match|reconcile|compare|agree & vendor|supplier|creditor & statement|ledger|balance confirmation & difference
Intercompany accounting: reconcile|match|eliminate|agree & intercompany|group company|sister concern|subsidiary|inter company & balance|transaction|entry|ledger
Group consolidation: consolidate|combine|eliminate & subsidiary|group company|group account & account|balance sheet|statement|balance|minority
Fund accounting: calculate|compute|check & nav|net asset value & fund|scheme|unit|daily|portfolio
Payroll taxes: file|prepare|calculate & w 2|1099|941|payroll tax
Company law compliance: file|fill|upload & mgt 14|dir 12|mca portal|pas 3; file|prepare|upload|submit|fill & aoc 4|mgt 7|dir 3|roc|mca|annual return|inc 20a|spice|adt 1 & company|director|form|auditor|startup|portal|registrar
Tally: enter|post|record|pass|maintain & tally & ledger|voucher|entry|bill|invoice|account|cash book|stock|payroll
Sarbanes-Oxley: test|document|walk through & key control|sox|control matrix|icfr|rcm & internal financial control|auditor|deficiency
Forensic accounting: trace|investigate|uncover|detect|find & fake vendor|fake invoice|embezzle|siphon|shell company|duplicate payment|misappropriate & account|ledger|invoice|fund|bank|audit|employee
Grant accounting: prepare|record|track|report|check & utilisation certificate|grant spend|donor fund|fund utilisation|grant budget|fcra & donor|grant|project|auditor|account|ngo|expense

# Finance
Financial analysis: compare|analyse|study|examine|calculate|read & balance sheet|annual report|profit margin|income statement|current ratio|debt equity|return on equity|roe|roce|operating margin|ebitda & company|firm|year|peer|bank|competitor|industry|trend
Ratio analysis: calculate|compute|compare|work out|tabulate & current ratio|debt equity|quick ratio|liquidity ratio|inventory turnover|debtor turnover|return on equity|interest cover|ratio of
Variance analysis: compare|explain|track|analyse & actual & budget|plan|forecast & variance|overspend|difference|deviation|month|department|gap
Budgeting: prepare|plan|draft|make|draw up|manage|track & budget & department|event|annual|fest|project|expense|cost|lakh|quarterly|actual|allocate|committee|club
Financial modeling: build|forecast|construct|develop|make|projection & revenue|cash flow|income statement|balance sheet|profit and loss & assumption|scenario|five year|5 year|three statement|sensitivity|excel model|spreadsheet model
Financial projections: forecast|estimate & revenue|profit|cash flow|expense|sales & three year|five year|3 year|5 year|next year|startup|business plan|investor|quarter
Valuation: value|estimate|find|work out|arrive & company|share|stock|firm|business|startup|equity & discounted|multiple|peer|p e|ev ebitda|intrinsic|dcf|fair value|target price|book value
Discounted cash flow: discount & cash flow|free cash flow|future cash; forecast & free cash flow & wacc|terminal value|discount
Comparable company analysis: compare|collect|benchmark & ev ebitda|p e ratio|price to earning|trading multiple|peer multiple|listed peer & company|peer|multiple|median|valuation|share
Capital budgeting: calculate|compute|compare|evaluate|find|work out & npv|net present value|irr|internal rate of return|payback & project|machine|investment|plant|proposal|option|equipment
Cost of capital: calculate|estimate|compute & wacc|cost of equity|cost of debt|beta & capm|capital|firm|company|debt|equity
Equity research: write|prepare|publish|cover|track|study|research & stock|share|listed company|quarterly result|earning call & target price|buy or sell|buy recommendation|sell recommendation|research note|result update|initiating coverage|valuation
Stock screening: filter|shortlist|pick|screen|select & stock|share & ratio|roe|debt|p e|growth|criteria|screener|market cap|fundamental
Stock market: trade|buy|invest|track|follow & share|stock|nifty|sensex & nse|bse|intraday|portfolio|demat|market|zerodha|swing
Technical analysis: read|study|chart|mark|use|trade & moving average|rsi|macd|candlestick|support and resistance|bollinger|fibonacci
Portfolio management: build|rebalance|manage|track|construct|allocate|diversify & portfolio & stock|share|fund|equity|bond|asset|risk|return|sharpe|investor|weight; decide|construct|split|rebalance|reallocate|run|allocate|review|adjust|shift|diversify|switch|design & equity debt|20 stock|stocks|shares to buy|mutual funds|bonds and gold|holdings|simulated fund|1 crore fund|virtual portfolio|model portfolio|investment club|hni|asset mix|asset allocation|sip|debt and equity|etfs|small case|smallcase|fund of & rebalance|rebalanced|rebalanced quarterly|sharpe|alpha|beta|benchmark|nifty|risk profile|clients|mix|sell|markets moved|gold|weights|drawdown|returns|bonds|hold|reallocating|allocation; choose|pick|buy|sell|manage|review & stocks|shares|funds|bonds|gold etf & family office|investment club|virtual fund|reviewed monthly|reviewed weekly|client money|investors|profit and loss weekly|target mix|paper trading|model fund
Backtesting: test|simulate|run & trading rule|trading strategy|strategy|signal & historical price|past price|past data|historical data|year of data|drawdown|sharpe
Algorithmic trading: write|code|build|automate|develop & trading bot|trading algorithm|order execution|trading system|trading strategy
Derivatives: hedge|price|trade|analyse & option|future|swap|forward contract & strike|expiry|premium|nifty|currency|volatility|commodity|black scholes|payoff
Options pricing: price|value|compute|calculate & option|call|put & black scholes|binomial|implied volatility|delta|greek
Mutual funds: compare|analyse|explain|recommend|sell|track|study & mutual fund|sip|elss|index fund|nav & return|expense ratio|investor|scheme|risk|client|benchmark
Financial planning: plan|advise|prepare|help|suggest & retirement|insurance cover|emergency fund|saving|sip & client|investor|household|individual & portfolio|invest|financial
Fixed income: price|calculate|compare|analyse & bond|debenture|government security|gilt & yield|duration|coupon|maturity|convexity
Financial risk management: measure|estimate|model|stress test|calculate & value at risk|credit risk|market risk|currency risk|interest rate risk|portfolio loss|expected shortfall
Market risk: compute|calculate|estimate|measure & value at risk|var|expected shortfall|portfolio volatility & portfolio|confidence|historical simulation|day|return
Credit rating: assess|analyse|rate|score|study|review & borrower|issuer|creditworthiness|repayment capacity|debt service & loan|bank|financial|default|company|dscr|msme
Credit appraisal: assess|appraise|review|check|evaluate|study|prepare|calculate & loan application|loan proposal|borrower|dscr|msme loan|term loan|working capital limit|cash credit & repay|income|financial|bank|balance sheet|collateral|sanction|note|turnover|eligibility; assess|analyse|look into|check|appraise|prepare|recommend|review|study|score|compute|work out|spread|calculate|evaluate & dscr|cma|credit limit|credit period|30 day terms|cibil|payment record|repayment record|repayment capacity|foir|bank statements|itrs|leverage ratio|loan proposal|credit memo|credit note for committee|financials of borrowers|collateral|debt equity|credit rating|sme borrowers|balance sheets of & loan|borrower|borrowers|limit|sanction|term loan|buyer|buyers|dealers|terms|msme|sme|working capital|sell them|lend|credit|committee|exposure|rating
Credit memos: prepare|write|draft & credit memo|credit note for committee|credit proposal|cma data|appraisal note|loan note
Mergers and acquisitions: study|research|list|screen|shortlist|value|analyse & acquisition|merger|takeover|target company|acquirer & synergy|deal|buyer|target|premium|price|bid
Due diligence: read|review|check|examine|go through|verify|collect|study & company document|data room|founder|target|statutory record|share certificate|cap table|contract|licence|financials & before|acquisition|investment|seed round|funding round|deal|merger|investor|buyer|takeover|share purchase; fill|prepare|build|populate|organise & data room
Legal due diligence: read|review|check|examine|list|verify & company document|title deed|licence|contract|litigation record|board minute|shareholder|statutory register & before|acquisition|investment|seed round|funding round|deal|merger|risk|red flag|investor|purchase
Investment banking: prepare|build|draft|make & pitch book|teaser|information memorandum|investor list|buyer list|deal deck|cim
Investment memos: write|draft|prepare & investment memo|investment note|deal memo|investment thesis
Venture capital: screen|source|meet|evaluate|review|track|shortlist & startup|founder|pitch deck|deck & invest|fund|vc|seed|investment committee|series a|deal|angel|partner
Cap tables: build|update|model|maintain|calculate & cap table|shareholding pattern|dilution|esop pool|share issue
Fundraising from investors: raise|secure|pitch|close & seed|angel|investor|funding round|pre seed & lakh|crore|fund|round|startup
Pitch decks: make|build|prepare|design|draft|write & pitch deck|investor deck|investor presentation|fundraising deck
Treasury: track|forecast|plan|place|invest|monitor & cash position|surplus fund|fixed deposit|liquidity|fund position|cash requirement & bank|daily|weekly|company|limit|idle|group
Working capital management: calculate|reduce|analyse|study|shorten|track & cash conversion cycle|working capital|debtor day|inventory day|creditor day|receivable day
Cash flow analysis: forecast|track|model|plan|projection & cash flow|cash inflow|cash outflow|cash requirement & week|month|shop|business|firm|weekly|monthly|quarter
Management information systems: send|mail|compile|prepare & daily figure|daily collection|collection figure|daily number|branch figure|daily sale figure & head office|head quarters|branches|management|regional office; prepare|make|build|send|circulate|update|automate & mis & report|sheet|dashboard|daily|weekly|monthly|sale|management
Financial reporting: prepare|compile|draft|present|send & monthly|quarterly|board|management|investor & financial result|p and l|profit and loss|management account|financial pack|revenue report|cost report|expense report
Bloomberg Terminal: pull|download|use|extract & bloomberg
Microfinance: lend|collect|visit|assess|disburse|verify|study & joint liability|self help group|group loan|micro loan|small loan|centre meeting & women|borrower|village|repay|member|group
Personal finance: teach|explain|advise|track & household budget|saving habit|compound interest|emergency fund|credit card debt & student|family|youth|worker|household|participant|client
Financial inclusion: teach|explain|open|help|enrol|train & bank account|jan dhan|upi|saving|digital payment|insurance scheme & village|rural|migrant|women|vendor|worker|farmer|slum

# Banking and insurance
KYC: check|verify|collect|match|validate|scan|review|update|complete & aadhaar|pan card|identity proof|address proof|identity document|passport copy|photo id|kyc|beneficial owner & customer|client|account|bank|applicant|borrower|investor|merchant|onboard|loan|policy|vendor|form; check|verify & identity|address & customer|account holder|client|borrower & account opening|bank account|new account|before opening|loan; complete|check|verify|collect|do|match|scan|update|screen|upload|review|conduct|re verify & video identification|video kyc|vcip|aadhaar|pan card|ckyc|ekyc|e kyc|address proof|proof of address|id proof|ovd|beneficial owner|beneficial ownership|pep|sanctions list|sanction list|re kyc|customer identity|identity papers|identity proofs|ubo|live photo|officially valid & customer|customers|account|accounts|client|clients|merchant|merchants|bank|borrower|nominee|shift|sellers|vendors|onboard|risk category|investors|name|drivers|form|forms; match|check|verify|compare & photos and addresses|customers photos|id cards|identity|documents of customers|applicants documents|signatures & wallet|bank|account|accounts|documents|customers|sim|loan|broker|fintech|demat
Account opening: open|process|fill|help & saving account|current account|bank account|salary account|demat account|new account & customer|form|document|branch|client|student|kyc|villager
Anti-money laundering: flag|screen|investigate|monitor|review|report|clear & suspicious transaction|sanction list|unusual transaction|watch list|pep|large cash deposit|transaction alert|str
Transaction monitoring: review|flag|investigate|clear|monitor & transaction alert|unusual transaction|suspicious transaction|alert & transaction|account|customer & bank|fraud|aml|suspicious|rule|threshold|card
Fraud detection: flag|detect|catch|investigate|identify & fraud|fraudulent|fake claim|stolen card|chargeback|forged & transaction|claim|account|payment|merchant|document|order|card
Loan processing: process|check|collect|verify|prepare|log|complete & loan application|loan file|loan document|sanction letter|loan form|home loan|vehicle loan|borrower document; collect|check|log in|login|process|verify|follow|fill|sanction|disburse|complete|scrutinise|prepare|upload|handle & salary slip|salary slips|loan application|loan applications|finance applications|two wheeler finance|gold ornaments|disbursal|disbursement|sanction letter|mortgage deed|loan file|loan files|field investigation|pre sanction|emi|nach|pdc|cersai|legal and technical|property papers|credit card application|mudra|kcc|education loan|home loan|crop loan|shg loan|vehicle loan & borrower|borrowers|applicant|applicants|disbursal|disbursed|approval|eligibility|sanction|loan|money|month|bank|customers|login|branch|nbfc|farmers|cases|applications|released; take|weigh|value|appraise & gold ornaments|gold & pledge|borrowers|loan|loans|karat; * & disbursal|disbursement memo|loan sanction|gold loan|loan login|pre sanction visit|emi schedule|nach mandate|loan appraisal file & loan|borrower|applicant|branch|file|case|customer|nbfc|document|two wheeler; fill|check|verify|collect|follow|submit|visit & loan forms|crop loan|home loan|gold loan|loan papers|income papers|loan applicants|housing loan|two wheeler loan|personal loan|loan cases|mudra|kcc & farmers|payment|bank|branch|applicants|files|approval|disbursed|borrowers|customers|documents
Loan disbursement: disburse|release|process & loan & borrower|document|sanction|agreement|lakh|crore|customer|branch
Debt collection: call|visit|recover|collect|remind & overdue|emi|default|bounced|missed instalment|past due & borrower|loan|customer|card|lakh
Credit management: set|check|review|monitor|track & credit limit|payment term|overdue|credit period & customer|dealer|distributor|debtor|account
NPA management: track|list|review|recover|follow up & npa|non performing|sma|stressed account|overdue loan
Credit scoring: build|calculate|develop|predict|model & credit score|scorecard|default probability|loan default|probability of default
Teller operations: pay|accept|count|receive|handle & cash deposit|withdrawal|cheque deposit|teller counter|cash counter & bank|branch|customer & cash|note|daily|account
Branch operations: handle|help|process|update|print|assist & passbook|cheque book|demand draft|rtgs|neft|fixed deposit|locker|cash deposit & customer|branch|counter|bank
Cheque clearing: process|scan|clear|sort & cheque|check image & bank|truncation|return|batch|branch
Digital payments: teach|help|install|train|onboard|promote|set up|activate & upi|qr code|qr|payment app|bhim|paytm|phonepe & shop|vendor|merchant|customer|villager|user|kirana
Trade finance: prepare|check|scrutinise|examine|process & letter of credit|bank guarantee|bill of exchange|export bill|import bill|lc document
Foreign exchange: convert|track|process|hedge|calculate & forex|foreign currency|dollar payment|exchange rate|inward remittance|outward remittance & bank|export|import|rate|payment|client|exposure
Relationship banking: meet|call|visit|manage|cross sell & account holder|bank client|hni|priority customer|depositor & deposit|account|portfolio|branch|fixed deposit
Insurance: explain|sell|compare|recommend|pitch|renew & health policy|life policy|motor policy|term plan|mediclaim|insurance policy|insurance plan|policy & premium|cover|policyholder|claim|customer|family|rider|sum assured
Claims processing: check|process|settle|register|verify|assess|review|scrutinise & insurance claim|claim form|mediclaim claim|motor claim|cashless claim|hospital bill|reimbursement claim|survey report & policy|claim|insurer|tpa|document|hospital; process|settle|register & claim & policyholder|insurer|tpa|policy term; handle|process|verify|help|gather|settle|register|forward|assess|scrutinise|check|intimate|file|follow|track|calculate|adjudicate|visit & claim|claims|pmfby|crop loss|intimation|intimations|cashless|surveyor|tpa|accident victim|accident victims|discharge summary|survey report|mediclaim|motor damage|own damage|third party liability|policy schedule|pre authorisation|preauthorisation|hospital bills|death claim|salvage|fir copy & insurer|policy|settlement|insurance|paid|damage|policyholder|policyholders|claim form|reimbursement|tpa|premium|rejected|farmers|hospital|loss|repudiated|garage|surveyor|settle
Loss adjusting: inspect|assess|survey|estimate & damage|loss & insurance|claim|policy|surveyor
Policy servicing: issue|renew|endorse|update|cancel|dispatch & policy|nominee|insurance policy & policyholder|premium|address change|insured
Underwriting: assess|evaluate|review|decide|check & proposal form|medical report|risk profile|applicant risk|insurability|loan risk & premium|policy|cover|approve|decline
Actuarial science: calculate|price|estimate|model|fit & mortality table|life table|premium|claim frequency|loss reserve|chain ladder|claim severity & insurance|policy|age|reserve|annuity|mortality|triangle|claim

# Economics
Econometrics: estimate|regress|run|fit|test|model & ols|fixed effect|panel|instrumental variable|heteroskedasticity|endogeneity|cointegration|difference in difference|logit|probit|gdp|wage|inflation & data|variable|effect|coefficient|elasticity
Causal inference: estimate|identify|measure & causal effect|treatment effect|difference in difference|instrumental variable|regression discontinuity|propensity score
Panel data: estimate|build|run|analyse|assemble & panel|fixed effect|random effect & state|country|district|firm|year|household|regression
Macroeconomics: track|analyse|explain|study|forecast|chart & gdp|inflation|repo rate|fiscal deficit|unemployment rate|current account deficit|monetary policy|cpi|money supply
Economic analysis: analyse|study|examine|estimate|compare & economic|gdp|employment|trade|price|income|wage|welfare & growth|policy|state|rbi|data|sector|district|impact|budget
Development economics: study|survey|measure|evaluate|interview|analyse & poverty|rural household|income|microcredit|nrega|cash transfer|livelihood|child labour & village|household|programme|district|welfare|scheme|women
NSSO data: analyse|clean|use|extract|merge & nsso|nss|plfs|nfhs|household survey|unit level data|census|ihds
Impact evaluation: measure|evaluate|estimate|assess & impact|effect of programme|effect of scheme & treatment group|control group|baseline|endline|programme|beneficiary|intervention
Cost-benefit analysis: compare|weigh|calculate|estimate & cost & benefit & project|policy|scheme|ratio|metro|net|social|option|analysis
International economics: analyse|study|estimate|track & export|import|tariff|trade deficit|free trade agreement|exchange rate & country|trade|sector|wto|partner|gravity|policy|effect
Public finance: analyse|study|examine|track|compare & state budget|union budget|government spending|fiscal deficit|tax revenue|public expenditure|municipal budget
Price indices: build|compute|collect|construct & price index|cpi|wpi|inflation basket|price data & inflation|index|food|month|weekly|market
Game theory: model|solve|analyse|find & nash equilibrium|dominant strategy
Labor economics: study|analyse|estimate & wage gap|female labour force|unemployment|labour supply|labour market|minimum wage|migration
Behavioral economics: design|run|conduct|test|study & nudge|framing|loss aversion|default option|dictator game|anchoring & experiment|choice|participant|saving|decision|behaviour
Microeconomics: estimate|model|analyse|derive & demand curve|elasticity|consumer surplus|utility function|production function|oligopoly|price discrimination
`
