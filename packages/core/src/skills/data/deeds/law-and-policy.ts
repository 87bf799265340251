/** Law, public policy, consulting and management. */
export const lawAndPolicy = `
# Law
Case law analysis: find|read|cite|collect|summarise|brief|compile|study|trace|note|search|locate|look up|analyse|digest|collate|list & judgment|judgement|precedent|ruling|ratio decidendi|landmark case|reported case & court|bail|bench|tribunal|pleading|section|act|matter|petition|counsel|case|senior|advocate|proposition|point of law|legal
Legal research: search|find|trace|research|look up|collect|locate|compile|cite & judgment|judgement|precedent|statute|bare act|case law|legal provision|point of law|question of law|section of the act|tribunal order; research|search & manupatra|scc online|westlaw|lexisnexis|indian kanoon|heinonline; read|compare|interpret|study & statute|bare act|legal provision|rules under & advise|note|memo|legal|court|section|client|opinion
Legal opinions: write|draft|prepare & legal opinion|legal memo|legal memorandum|research memo|note on the law|brief of the case|case brief|opinion & client|partner|senior|court|counsel|law|legal|statute|matter|advocate
Legal drafting: write & legal notice|petition|plaint|affidavit|legal document|rejoinder|service agreement & client|advocate|court|vendor|senior|lawyer|tenant|draft|matter; draft|prepare & agreement|contract|deed|petition|plaint|affidavit|legal notice|rejoinder|vakalatnama|power of attorney|nda|mou|memorandum of understanding|writ & client|advocate|service|court|vendor|party|law|senior|firm|lawyer|lease|clause|template|rent|sale|employment|reply|property|consumer
Contract drafting: mark up|redline|turn & agreement|contract|term sheet; write & service agreement|vendor agreement|lease agreement|agreement clause|contract clause|client agreement|nda & client|founder|party|template|vendor|draft|lawyer|startup|advocate|company|legal; draft|prepare|redraft & agreement|contract|nda|memorandum of understanding|mou|clause & service|vendor|client|lease|employment|supply|party|founder|shareholder|consultancy|template|indemnity|licence|confidentiality|franchise|startup|freelancer|distribution|commercial
Contract review: review|vet|redline|mark up|proofread|check|read|go through|negotiate|compare|amend & agreement|contract|nda|lease|term of service & clause|risk|indemnity|termination|liability|playbook|missing|deviation|legal|lawyer|counterparty|obligation|governing law; vet|redline & agreement|contract|nda|clause
Contract law: draft|review|advise|negotiate & indemnity|breach of contract|termination clause|liability clause|force majeure|governing law|specific performance|liquidated damage
Contract management: track|log|tabulate|file|list|maintain|index|extract & contract|agreement & renewal|expiry|register|tracker|due date|repository|obligation|database|key date
Non-disclosure agreements: draft|review|prepare|send|negotiate|vet & nda|non disclosure agreement|confidentiality agreement
Shareholder agreements: draft|review|vet|prepare & shareholder agreement|share subscription agreement|founder agreement|term sheet
Employment agreements: draft|review|vet & employment agreement|employment contract|consultant agreement|internship agreement|non compete
Rental agreements: draft|review|prepare|register & lease deed|rent agreement|rental agreement|lease agreement|leave and licence
Privacy policies: draft|write|review|update & privacy policy|cookie policy|term of use|term of service|website policy|terms and condition
Legal notices: draft|send|reply|serve|prepare|write & legal notice|demand notice|section 138|cheque bounce notice|notice to the tenant|notice under section
Pleadings: draft|prepare|settle|write & plaint|written statement|rejoinder|counterclaim|replication|writ petition|special leave petition|bail application|appeal & court|senior|advocate|suit|high court|district|matter|client|case|tribunal|counsel|divorce; draft|prepare & plaint|written statement of|rejoinder|writ petition|special leave petition|bail application
Affidavits: draft|prepare|file|notarise & affidavit|petition|vakalatnama
Wills and deeds: draft|prepare|register|execute & will and|sale deed|gift deed|trust deed|partnership deed|lease deed|settlement deed|power of attorney
Litigation: draft|file|prepare|attend|argue|assist & suit|plaint|petition|evidence affidavit|cross examination|hearing|written submission|appeal & court|judge|tribunal|advocate|senior counsel|litigant|civil|criminal
Court proceedings: attend|observe|watch|appear|note|accompany & hearing|court|trial|lok adalat|tribunal|cause list & advocate|judge|senior|district court|high court|session court|bail|argument|adjournment|matter|order
Paralegal work: file|number|paginate|index|serve|arrange|prepare|collect|inspect & case file|court registry|court record|certified copy|paper book|court filing|vakalatnama|summons|compilation of document & court|registry|advocate|matter|hearing
Case tracking: track|update|maintain|note|check & cause list|hearing date|court date|case status|next date|case diary|adjournment
Trial preparation: prepare|draft|list|frame & cross examination|witness|list of date|issue|argument|chronology & trial|court|hearing|senior|counsel|advocate|judge
Mooting: argue|draft|represent|research|write|speak & moot|memorial|mock trial|moot court
Arbitration: draft|prepare|attend|assist|research & statement of claim|arbitral|arbitration clause|arbitral award|section 34
Mediation: settle|mediate|sit in|observe|assist & settlement talk|lok adalat|disputing party|conciliation & party|dispute|court|case|family|matter
Criminal law: draft|research|file|study|assist & bail|fir|charge sheet|chargesheet|quashing|anticipatory|ipc|bns|criminal appeal & court|application|accused|section|advocate|petition|case|legal
Family law: draft|file|assist|research & divorce|maintenance|child custody|domestic violence|guardianship|mutual consent & petition|court|section|client|case|advocate
Property law: check|verify|search|draft|trace & title|sale deed|encumbrance|land record|mutation|property document|ownership chain & property|land|plot|flat|builder|registrar|year|buyer|bank
Real estate law: search|verify|trace|check|prepare & title deed|encumbrance certificate|title search|rera complaint|chain of title|title report
Labor law: draft|file|advise|reply|research|study & labour court|industrial dispute|gratuity claim|wrongful termination|labour commissioner|standing order|minimum wages act|shops act
Consumer law: draft|file|assist|help & consumer complaint|consumer forum|consumer commission|deficiency in service|consumer court
Right to information: file|draft|write|reply|submit & rti|right to information
Constitutional law: draft|research|argue|study|file & writ petition|public interest litigation|pil|article 21|article 14|fundamental right|article 19|basic structure
Trademark registration: file|search|apply|reply|register|oppose|prepare & trademark|trade mark|brand name|tm application & class|registry|application|examination report|similar mark|ip india|journal|opposition|objection|availability
Trademarks: search|compare|file|oppose|watch & trademark|trade mark|similar mark|infringement of mark
Patent search: search|find|map|read|compare|chart & prior art|patent database|espacenet|patent claim|google patents|novelty|patent family
Patents: draft|file|map|read|analyse & patent claim|patent application|claim chart|patent specification|patent landscape|provisional specification
Copyright: register|file|clear|research|draft & copyright|music licence|image licence|dmca|takedown notice
Company secretarial practice: draft|prepare|file|maintain|write|circulate & board resolution|board meeting|statutory register|agm notice|annual general meeting|director report|share certificate|minute book|egm
Corporate law: incorporate|draft|register|convert|file|research & company|llp|private limited|section 8|one person company & articles of association|moa|aoa|mca|registrar|share transfer|company act|spice|registration
Regulatory compliance: check|track|map|list|monitor|prepare|update|review & compliance|regulation|regulatory|licence renewal|statutory filing|statutory requirement|sebi circular|rbi circular|rbi direction|fssai licence & calendar|checklist|deadline|tracker|company|gap|matrix|law|audit|circular|filing|act|rule|bank|clause|requirement
Compliance calendar: build|make|track|maintain|update|prepare & compliance calendar|compliance tracker|due date|filing deadline|compliance checklist & filing|law|statutory|regulatory|company|renewal|act|compliance
Securities law: draft|review|research|check|prepare & prospectus|drhp|listing regulation|lodr|insider trading|sebi|takeover code|stock exchange disclosure
Insolvency law: draft|file|research|collate|verify & insolvency|ibc|nclt|resolution professional|liquidation|corporate debtor|resolution plan
Data protection law: map|review|draft|check|research|audit & personal data|data protection|dpdp|gdpr|consent notice|data processing agreement & law|act|policy|clause|consent|notice|compliance|privacy|company|app|agreement
POSH: draft|train|prepare|conduct|assist & posh|sexual harassment|internal committee|internal complaints committee
Legal aid: advise|hold|organise|visit|explain|help|conduct & free legal|legal aid|legal awareness|legal camp|undertrial|prison inmate|rights of women|legal service authority
Client interviewing in law: interview|meet|take|note|record & client & fact|statement|case history|instruction|chronology & advocate|case|legal|matter|court|lawyer
E-discovery: review|tag|code|sort & document & privilege|relevance|discovery|responsive|litigation
Legal translation: translate & court|legal|deed|affidavit|judgment|fir|petition|agreement
Citation styles: format|check|correct|fix|edit|insert & citation|footnote|reference list|bibliography|bluebook|oscola|apa style
Legal aid: explain|teach|inform & legal rights|rti|labour rights|fundamental right|domestic violence act|consumer right & village|worker|women|community|slum|student|camp

# Public policy
Policy analysis: analyse|compare|evaluate|study|review|assess|read|summarise|examine & policy|scheme|government programme|ordinance|legislation|budget allocation & ministry|impact of|on the impact|parliament|policy option|citizen|beneficiary|municipal|country|gap|committee
Policy briefs: write|draft|prepare|author|publish & policy brief|policy note|policy memo|issue brief|policy paper|briefing note|policy recommendation|position paper
Public policy: draft|study|recommend|research|consult|compare & policy|scheme|welfare programme & ministry|government|state|municipal|parliament|citizen|think tank|regulation|legislator|mla
Legislative research: summarise|track|read|analyse|research|draft|prepare|compare & bill|act of parliament|parliamentary question|legislation|zero hour|debate|committee report|assembly question & parliament|lok sabha|rajya sabha|mp|mla|assembly|clause|ministry|session|standing committee
Stakeholder consultations: organise|conduct|hold|interview|consult|summarise|collate & stakeholder|public comment|civil society|official & policy|draft|bill|government|scheme|regulation|urban|ministry|plan
Public administration: assist|prepare|process|visit|monitor|support & district collector|panchayat|municipal corporation|block office|government department|district administration|ward office|gram sabha
Monitoring and evaluation: track|measure|monitor|evaluate|visit|collect|verify & indicator|baseline|endline|beneficiary|outcome|midline|logframe|output & programme|project|scheme|ngo|intervention|donor|field|village|school
Advocacy: campaign|lobby|petition|advocate|mobilise & rights|law change|council|legislator|bill|policy change|municipal|mla & government|citizen|policy|officials|councillor|disability|environment|city
International relations: analyse|write|study|brief|track & foreign policy|bilateral|united nation|border dispute|diplomatic|geopolitical|multilateral|sanction|treaty
Election analysis: map|analyse|survey|poll|study|forecast & voter|constituency|vote share|booth|turnout|election
Election campaigns: canvass|campaign|manage|phone|organise|coordinate & voter|booth|candidate rally|constituency|door to door & election|party|candidate|poll
E-governance: digitise|test|design|train|help|roll out & citizen service|land record|government portal|common service centre|e office|certificate application|online service & government|citizen|district|portal|panchayat

# Consulting, strategy and business
Market sizing: estimate|size|calculate|work out & market size|tam|sam|addressable market|total market|market potential|size of the market|market in crore|demand for
Competitive analysis: compare|benchmark|study|map|track|analyse|tabulate|mystery shop & competitor|rival|competing|competition|other brands|other apps|peer company|similar startup|similar app & price|feature|product|offer|market|brand|app|share|strategy|service|campaign|store|plan
Business analysis: document|gather|map|write|collect|elicit|interview|translate|analyse & business requirement|user requirement|requirement|as is process|current process|use case|business rule|user need|functional specification & user|department|system|client|stakeholder|process|software|developer|team|erp|crm
Requirements gathering: gather|collect|document|elicit|note|interview|write|capture & requirement|user need|what users need|specifications from|user specification & client|stakeholder|user|department|software|system|app|developer|portal
User stories: write|draft|groom|split|prioritise & user story|acceptance criteria|backlog item
Product requirements: write|draft|prepare|document & prd|product requirement|feature spec|product spec|feature specification
Product roadmaps: own|run|keep|maintain|lead|shape|set & roadmap & product|onboarding|feature|app|merchant|customer|user|release|platform|payment|quarter; plan|prioritise|build|prepare|draw|present & roadmap|feature backlog|release plan & product|feature|quarter|app|user|release|engineering
Product management: prioritise|define|ship|launch|spec|own|plan & feature|roadmap|product backlog|product release & user|engineer|developer|design|metric|customer|retention|adoption
Gap analysis: compare|find|identify|list|map & gap & current|best practice|standard|requirement|target|future state|desired|process|compliance
Process mapping: map|draw|document|chart|diagram|sketch & process|workflow|value chain|approval flow|order flow|customer journey of order & step|bottleneck|swimlane|flowchart|as is|department|handoff|delay|visio|team|start to end
Standard operating procedures: write|draft|prepare|document|create|standardise & sop|operating procedure|standard operating|process manual|step by step procedure|procedure manual|operating manual
Process documentation: write|document|prepare|record & process note|process document|process manual|workflow document|procedure note
Process improvement: cut|reduce|shorten|save|streamline|remove|eliminate|speed|redesign|simplify|brought down & turnaround time|processing time|cycle time|waiting time|manual step|lead time|approval time|paperwork|rework|queue time|duplicate work|bottleneck & process|workflow|by|from|minute|hour|day|percent
KPI tracking: track|measure|define|monitor|report|set & kpi|key performance indicator|performance indicator|weekly metric|okr|operating metric
Feasibility studies: assess|study|evaluate|check|examine|analyse & feasibility|viability & project|plant|business|site|cost|market|product|plan|technical|financial
Business planning: write|prepare|draft|build|develop|make & business plan|business case|revenue model|operating plan|go to market plan
Business modeling: design|build|compare|test|fill & business model|revenue stream|lean canvas|business model canvas|value proposition
Unit economics: calculate|work out|model|analyse|compute & customer acquisition cost|cac|ltv|contribution margin|cost per order|margin per order|unit economics|lifetime value
SWOT analysis: strength & weakness & threat|opportunity & company|market|brand|competitor|business|store|startup|product
Market entry strategy: plan|recommend|assess|study|research & new city|new market|new country|market entry|expansion into|entry strategy & market|city|country|competitor|demand|store|product|company
Case competitions: win|compete|present|solve|finalist|runner up & case competition|case study competition|case challenge|b plan competition|business plan competition
Business presentations: build|make|prepare|present|design|draft & deck|slide & client|board|partner|leadership|management|senior|steering committee|cxo|ceo
Pricing strategy: set|test|recommend|revise|analyse|study|model|suggest & price & margin|elasticity|competitor|discount|tier|willingness|subscription|menu|sku|segment
Consulting: advise|recommend|diagnose|present|interview & client|small business|msme|owner|company & strategy|turnaround|growth plan|cost saving|improvement plan|operating model
Stakeholder interviews: interview & stakeholder|department head|client team|expert|vendor|dealer|distributor|shop owner|with managers & process|pain point|market|problem|requirement|industry|need|project
Strategic planning: draft|develop|set|facilitate & five year plan|annual plan|strategic goal|strategic plan|growth strategy|vision document|long term plan
Project planning: plan|break|schedule|draw|prepare|make & gantt|work breakdown|milestone|project plan|project schedule|timeline & project|task|team|week|deliverable|phase|event
Project coordination: track|chase|follow up|coordinate|update|maintain & milestone|action item|project tracker|task list|deliverable|status report|project plan|deadline & team|vendor|department|project|stakeholder|weekly|client
Project management: lead|deliver|manage|finish|complete & milestone|project scope|project budget & project|team|deadline|week|month|schedule|budget
Risk management: identify|list|rate|assess|log|map & risk & mitigation|likelihood|impact|probability|register|control
Operations management: run|manage|oversee|handle|supervise & daily operation|day to day|store operation|plant operation|dark store|kitchen operation|shift operation & team|staff|order|store|warehouse|outlet|centre|rider|vendor
Entrepreneurship: start|found|launch|run|set up|cofound|bootstrap & venture|own business|startup|own brand|small business|stall|online shop|cloud kitchen|e cell & customer|revenue|order|sale|sold|profit|rupee|lakh|team|crore|buyer
Vendor negotiation: negotiate|bargain|haggle & vendor|supplier|printer|contractor|transporter|caterer|wholesaler & price|rate|discount|cost|term|credit|quote|cheaper|lower|contract
Event budgeting: plan|track|manage|prepare & budget|expense & fest|event|concert|conference|hackathon|tournament & lakh|rupee|sponsor|vendor|cost|actual|within
`
