/** Law, public life, languages and the humanities, in detail. */
export const lawAndSociety = `
# Law and public policy

## Practice of law > Law // every line is a branch or task of legal practice
Corporate law: company law, companies act > Law
Commercial law: business law, mercantile law > Law
Securities law: capital markets law, sebi regulations > Corporate law
Competition law: antitrust law, antitrust
Labour codes: industrial disputes, industrial disputes act, labour court, labour cases, labour court cases, labour court matters, industrial disputes matters > Labor law
Consumer law: consumer protection, consumer disputes, consumer complaints drafting, consumer forum, consumer cases, consumer court, consumer complaint, consumer complaints in law, consumer court cases, consumer matters, consumer commission
Immigration law: visa petitions, asylum law, visa law
Personal injury law: personal injury, tort law, law of torts
Administrative law: writ petitions, public interest litigation > Constitutional law
Human rights law: human rights
Humanitarian law: international humanitarian law, refugee law > International law
Maritime law: admiralty law, shipping law
Aviation law
Space law
Media law: entertainment law, defamation law
Sports law
Health law: medical negligence law, healthcare law
Data protection law: data privacy law, dpdp act, privacy law
Fintech law: banking law, banking regulation
Insolvency law: insolvency and bankruptcy code, ibc code, IBC^, insolvency matters, ibc matters > Bankruptcy law
Real estate law: rera > Property law
Land records: land acquisition law, revenue law, revenue records, land documents, mutation of land, 7 12 extract, khatauni, jamabandi, rtc land record, record of rights, khasra khatauni > Property law
Evidence law: law of evidence, indian evidence act
Civil procedure: code of civil procedure, cpc procedure, civil matters, civil cases, civil suits, CPC^ > Litigation
Criminal procedure: code of criminal procedure, crpc, bnss, bharatiya nagarik suraksha sanhita > Criminal law
Indian Penal Code: bharatiya nyaya sanhita, ipc sections > Criminal law
Juvenile justice: child rights law
Legal aid: legal awareness camps, legal literacy, legal awareness, legal aid camps, legal literacy camps, legal aid clinic, legal clinic, legal aid work, legal services authority, dlsa, dlsa work, para legal volunteer, paralegal volunteering, free legal advice, legal awareness programme
Mediation: mediation and conciliation, mediation sessions, mediation proceedings, mediation cases > Alternative dispute resolution
International arbitration: commercial arbitration > Arbitration
Negotiation of contracts: contract negotiations, deal negotiation law > Contract law
Contract drafting: drafting contracts, drafting agreements, drafting of agreements, agreement making, agreement preparation, mou drafting, agreements drafting, drafting of contracts, contract writing, preparing agreements, preparing contracts > Legal drafting
Contract review: contract vetting, vetting of contracts, vetting contracts, reviewing contracts, agreement review, contract redlining, vetting of agreements, agreement vetting, agreement checking, contract checking, contract scrutiny, reading contracts, clause checking, contract clauses, document vetting, legal vetting, contract reviewing, redlining contracts, redlining agreements, contract redlines, nda review, red lining contracts, checking contracts, reviewing agreements, review of contracts, review of agreements > Contract law
Non-disclosure agreements: NDA^, nda drafting, non disclosure agreement, confidentiality agreements, reviewing ndas > Contract law
Shareholder agreements: shareholders agreement, shareholders agreements, share subscription agreements > Contract law
Employment agreements: employment contracts, employment agreement > Contract law
Privacy policies: privacy policy, terms of service, terms of use, website policies, privacy notices, website terms and conditions, terms and conditions drafting, cookie policy
Legal due diligence: legal diligence, legal dd > Due diligence
Case tracking: cause list, cause lists, court diary, case status tracking, case diary, hearing dates, court dates, litigation tracker, matter management, ecourts, next dates, cause list checking, matter tracking, hearing date tracking, legal mis, litigation mis, court diary maintenance, court case status
Pleadings?: drafting pleadings, plaint drafting, written statements, plaint, plaints, pleadings drafting, plaint and written statement, rejoinders, rejoinder drafting, petitions?, drafting petitions, petition writing, replies and rejoinders, drafting plaints, drafting written statements, counter affidavits > Legal drafting
Legal notices: legal notice drafting, drafting notices, legal notice reply, notice replies, reply to legal notices, replies to notices, demand notices, notice drafting, sending legal notices > Legal drafting
Wills and deeds: deed drafting, sale deeds, will drafting, gift deeds, partition deeds > Legal drafting
Affidavits: affidavit making, affidavit drafting, drafting affidavits, affidavit preparation > Legal drafting
Legal opinions: legal memos, legal memoranda, legal opinion writing, opinion drafting, legal note preparation > Legal research
Case law analysis: case law research, case law, case commentary, case summaries, judgment summaries, precedents, judgment analysis, case briefs, case briefing, judgement search, reading judgments, judgment reading, case reading, finding case laws, notes on judgments, judgment notes, case digests, case law digest, judgment briefs, judgement summaries, case notes on judgments, judgment digest, judgement analysis, case law compilation, case comment > Legal research
Legislative drafting: bill drafting
E-discovery: relativity ediscovery > Litigation
Document review: legal document review, document scrutiny, reviewing legal documents
Trial preparation: trial advocacy, cross examination > Litigation
Court proceedings: court appearances, court visits, court procedures, court procedure, court practice, court hearings, court work, court attendance, attending court, court exposure, court assistance, court observation, attending hearings, daily court work, courtroom exposure, courtroom visits, mentioning matters, court appearances work, hearing attendance, hearings attendance, hearing notes, watching court proceedings, observing court, court room work, court going
Trademark registration: trademark filing, trademark search, trademark objections, trademark opposition, tm filing, trademark renewal, trademark prosecution, trademark objection reply, tm applications, trademark applications, tm objection reply, trademark examination reply, trademark hearing, form tm a, TM-A^, trademark class search, trademark public search, tm search, brand name registration + Trademark watch=trademark watching, Madrid Protocol filing=madrid application > Trademarks
Patent prosecution: patent filing, fer reply, fer response, first examination report, patent office action, office action replies, fer replies, patent application filing > Patents
Prior art search: patentability search, patent landscaping, prior art, novelty search, patentability report, patentability searches, freedom to operate, fto search, invalidity search, prior art searches > Patent search
IP licensing: technology transfer, ip valuation > Intellectual property
Copyright registration: copyright clearance, copyright filing, copyright application > Copyright
Company secretarial practice: secretarial compliance, board resolutions, statutory registers, board minutes, board meeting minutes, share certificates, agm notices, notices and agenda, board resolution drafting, company secretary work, statutory registers maintenance, minutes of board meetings, agm minutes, secretarial work of companies, secretarial filings, cs internship work, minute books > Corporate governance, Corporate law
Client interviewing in law: legal counselling, client counselling, client interviewing, interviewing clients, legal consultation, legal advice to clients, client interview in law, meeting clients in chamber, client meetings in law, taking client facts
AIR Online > Legal research ~ Indian Kanoon
Indian Kanoon: live law > Legal research ~ AIR Online
HeinOnline: jstor > Legal research
Bluebook citation: bluebook, oscola
Court filing: case filing, filing cases, filing of cases, filing of suits, suit filing, petition filing, e filing of cases, filing in court, vakalatnama filing, affidavit filing, court registry work, e filing in court, filing petitions, filing work in courts, court e filing, filing and refiling, refiling of cases, filing and refiling of cases > Paralegal work
Court file maintenance: case file preparation, court files, paper books, case bundles, brief preparation for court, case brief preparation, reading case files, court bundles, paper book preparation, court case files > Paralegal work
Counsel briefing: briefing counsel, briefing seniors, briefing advocates, briefing senior counsel, counsel conferences > Litigation
Bail applications: bail matters, anticipatory bail, bail petitions, bail drafting, drafting bail applications, regular bail, bail hearings > Criminal law
Cheque bounce cases: cheque bounce, 138 ni act, negotiable instruments act, section 138, cheque dishonour, cheque bounce matters, cheque dishonour cases, 138 cases, 138 notices > Litigation
Motor accident claims tribunal: mact cases, mact, motor accident cases > Litigation
Matrimonial cases: divorce cases, divorce petitions, maintenance cases, matrimonial disputes, matrimonial matters > Family law
Title search: title verification, title search reports, title reports, title investigation, title due diligence, property due diligence, encumbrance certificate, title searches, encumbrance search, search reports on property, property title search > Property law
Court applications: vakalatnama, miscellaneous applications, drafting applications for court, adjournment applications > Legal drafting
Bare acts: bare act reading, reading of bare acts, statute reading, reading statutes, statutory interpretation, interpretation of statutes > Legal research
Registry defects: curing defects, filing in registry, defect curing, removing objections in registry > Court filing
Certified copies: certified copy, applying for certified copies, court copies, certified copy application, certified true copies, obtaining certified copies > Paralegal work
NCLT matters: nclt, nclat, nclt practice, company petitions > Insolvency law
Client letters in law: reply drafting, drafting replies, drafting of replies > Legal drafting
Legal blogs: legal blog writing, legal articles, legal content writing, writing on law, legal article writing > Content writing

## Related work
Beneficiary surveys: need assessment survey > Community surveys
Activity documentation: documentation of activities, programme documentation, event documentation, field documentation > Report writing
Group activities?: group games, team activities, ice breakers
Handwriting improvement: handwriting teaching, cursive writing, calligraphy classes for kids
Mahila groups: mahila mandal, mahila mandals > Community organizing
Rural camps: village camps, camp activities, rally organisation > Community outreach
Photo documentation: photo documentation of activities, event photo documentation
Parking duty: parking handling, parking management?
Stakeholder consultations: stakeholder consultation, public consultations, public consultation
POSH^: posh act, prevention of sexual harassment, posh committee, posh training, posh compliance, internal complaints committee, posh policy > Labor law
Statutory compliance: statutory compliances, statutory filings, statutory compliance work, labour law registers, statutory registers of labour law > Regulatory compliance
Compliance audits: compliance auditing > Regulatory compliance
Compliance calendar: compliance tracker, compliance tracking, compliance calendars, compliance checklists, compliance dates tracking, compliance due dates, compliance tracking sheet, compliance due dates tracking > Regulatory compliance
Anti-bribery compliance: fcpa, anti corruption > Regulatory compliance
Legal translation: translation of legal documents, translating legal documents, translation of judgments, translating judgments, vernacular legal translation, court document translation > Translation
Legal technology: legal tech, contract lifecycle management
Right to information: RTI^, rti applications, rti filing, rti application, rti act, rti drafting, rti replies, first appeal in rti, right to information applications, filing rti, pio replies
Criminology: penology, victimology

## Government and society
Policy analysis: policy research, policy evaluation, scheme analysis, scheme evaluation, policy studies > Public policy
Policy briefs: policy writing, policy memos, policy brief writing, briefing notes > Public policy
Public finance policy: tax policy > Public policy
Health policy making > Public policy
Education policy analysis > Public policy
Urban policy: housing policy, urban governance > Public policy
Technology policy: internet governance, ai policy > Public policy
E-governance: digital governance > Public administration
Government relations?: government affairs, liaisoning, govt liaison, government liaisoning, liaising with government
Lobbying?: policy advocacy > Advocacy
Election campaigns: election campaigning, election campaign, electioneering, political campaigning, booth management, door to door canvassing, voter outreach
Election analysis: psephology, opinion polling, voter survey, booth level data, constituency profiling, exit polls
Diplomacy: protocol and diplomacy > International relations
Geopolitics: security studies, defence studies, strategic studies > International relations
Foreign policy analysis: foreign policy > International relations
Model United Nations: model un, MUN^
Conflict studies: peace studies, peacebuilding > International relations
Human trafficking prevention
Humanitarian aid: relief work, refugee support
Gender analysis: feminist theory, women studies > Gender studies
Social research: social research methods > Sociology
Rural sociology > Sociology
Urban sociology > Sociology
Cultural anthropology: social anthropology > Anthropology
Physical anthropology: biological anthropology > Anthropology
Population studies: demographic analysis > Demography
Community organizing: community mobilization, community mobilisation, village mobilisation, mobilising communities, mobilizing villagers, community mobilising, people mobilisation
Project proposals?: donor reports, donor reporting, logframe
CSR projects: csr reporting, csr project management, csr work, csr proposals, csr programmes, csr implementation > Corporate social responsibility
Self-help groups: livelihood promotion, microenterprise development, shg, shg formation, shg meetings, self help group formation, shg work, women self help groups, shg training, shg records, shg women, shg federations
Volunteer management: volunteer coordination, volunteer handling, managing volunteers, volunteer recruitment, volunteer engagement
Private security: surveillance?, security management, security services?, security operations management, security guard, physical security, security handling, security duty, security guard duty
Crime prevention: patrol?, community policing
Criminal investigation: interrogation, detective work > Law enforcement
Disaster rescue: search and rescue
Cataloguing: library cataloguing, dewey decimal > Library science
Koha: koha library, dspace repository > Library science
Archives management: archives?, archival research, digital archiving > Archiving
Museum studies: museology, artifact conservation
Museum guiding: museum tours, gallery tours, docent tours > Tour guiding

# Languages and translation

## Languages
Vietnamese: vietnamese language
Thai language: spoken thai
Indonesian: bahasa indonesia
Malay language: bahasa melayu
Persian: farsi, persian language
Pashto
Swahili: kiswahili
Polish language: spoken polish
Greek language: modern greek
Czech language: spoken czech
Hungarian language: spoken hungarian
Romanian language: spoken romanian
Norwegian: norwegian language
Danish language: spoken danish
Finnish language: spoken finnish
Ukrainian: ukrainian language
Tagalog: filipino language
Nepali: nepali language
Sinhala: sinhalese
Konkani
Tulu
Kashmiri language: spoken kashmiri
Dogri
Maithili
Bhojpuri
Chhattisgarhi
Manipuri: meitei
Bodo language: spoken bodo
Sindhi
Santali: santhali
Mizo language: spoken mizo
Khasi!: khasi language
Garo language: spoken garo
Latin language: classical latin
Ancient Greek
Cantonese: cantonese chinese ~ Mandarin
Braille
Esperanto

## Work with language
Machine translation post-editing: post editing, mtpe > Translation
Literary translation > Translation
Medical translation: medical interpreting, medical interpreter > Translation
Technical translation > Translation
Simultaneous interpretation: conference interpreting > Interpretation
Consecutive interpretation: liaison interpreting > Interpretation
Transcreation: game localization, localization testing
Phonetics: phonology > Linguistics
Syntax and semantics: morphology and syntax, pragmatics > Linguistics
Sociolinguistics: psycholinguistics > Linguistics
Corpus linguistics: corpus analysis > Linguistics
Computational linguistics: language modeling > Linguistics
Language documentation: field linguistics > Linguistics
Closed captioning: closed captions, caption files, captioning videos, video captioning > Subtitling
Lexicography: terminology management, glossary preparation, bilingual glossaries
IELTS: ielts preparation, ielts coaching
TOEFL: toefl preparation
Business English > English
Accent training: accent neutralization, pronunciation training
JLPT: jlpt n3, jlpt n2, jlpt n4 > Japanese
DELF: delf b1, delf b2 > French
Goethe-Zertifikat: goethe b1 > German
HSK: hsk 4 > Mandarin
DELE: dele spanish > Spanish
TOPIK: topik korean > Korean
Translation review: translation quality, translation editing, proofreading translations, translation proofreading, back translation, proofreading of translations, reviewing translations, translated text checking, checking translations, translation checking > Translation
Transliteration
Bilingual communication: multilingual communication, multilingual support, bilingual support
Language assessment: language testing, language evaluation

# Writing and journalism

## Forms of writing > Writing // every line is a form of writing or editing
Article writing: writing articles, feature articles, article work, newspaper articles, listicles, listicle writing, magazine articles, article drafting, writing articles for magazine, writing news articles and features > Content writing
SEO writing: seo content writing, seo copywriting > Content writing
Website content: web content, web content writing, web page content, website text, website pages writing, about us page content, writing website content > Content writing
Product descriptions: product description writing, product copy, amazon product descriptions, product content writing, catalogue copy > Content writing
Social media copy: caption writing, post captions, instagram captions, captions for posts, caption making, social media captions, writing captions, social media writing, social media content writing, writing posts, post copy > Copywriting
Ad copy: sales copy, ad copywriting, taglines, tagline writing, slogan writing, punch lines, ad writing, ad scripts, advertisement writing, slogans?, advertisement copy, ad taglines, ad headlines, writing ad copies, ad copies > Copywriting
UX writing: microcopy, ux copywriting > Copywriting
Storytelling?: brand storytelling, narrative storytelling > Creative writing
Poetry?: poetry writing, poems, poem writing, shayari, hindi poetry, writing poems > Creative writing
Fiction writing: short stories, short story writing, fiction?, novels? > Creative writing
Playwriting: play writing > Scriptwriting
Travel writing: food writing, lifestyle writing
Children's writing: childrens literature
Biographical writing: memoir writing, biography writing
Essay writing: essays?, critical essays > Writing
Thesis writing: dissertation writing, project report writing, thesis work > Academic writing
Statement of purpose writing: personal statement writing
White papers: whitepaper writing, white paper writing > Technical writing
User manuals: user guides, instruction manuals, operating manual writing, help guides, user guide writing > Technical writing
API documentation: api documentation writing, readme writing > Technical documentation
MadCap Flare: robohelp > Technical writing
Copy editing: copyediting, line editing, editing for grammar, language polishing > Editing
Developmental editing: substantive editing > Editing
Book reviews: film reviews, film criticism, reviewing books, film review writing, book review writing
Speech drafting: speech drafts
Headline writing: writing headlines, headlines?, writing headings and captions, heads and straps
Content research: topic research, researching topics, content ideation, story ideas, topic ideation, story research, research for content, content ideas, content idea generation, story ideas generation
Story pitching: pitching stories, story pitches > Journalism
Opinion writing: column writing, op eds, opinion pieces
E-book writing: ebook writing
Content rewriting: rewriting content, rewriting articles, content repurposing, repurposing content > Content writing
Event coverage: covering events, event reporting, covering press conferences, press conference coverage, covering press meets, live event coverage, fest coverage > Journalism

## Related work
Grammarly: hemingway editor ~ English grammar, Proofreading
Plagiarism checking: turnitin, plagiarism check, plagiarism removal, plagiarism free content, copyscape, plagiarism report, similarity check, similarity report, turnitin report
Content uploading: article uploading, content publishing, uploading articles, blog uploading, website uploading, blog upload, content upload, uploading blogs, news uploading, uploading posts on website, posting articles on website, cms uploading, uploading content
Citation styles: citation?, citations?, legal citation, apa style, mla style, harvard referencing > Academic writing
Manuscript evaluation: manuscript editing, manuscript assessment > Editing
Scrivener: final draft software

## Journalism and letters
Investigative journalism: investigative reporting, investigative stories > Journalism
Political reporting: political journalism, civic reporting > Journalism
Photojournalism: photo essays, photo captions, press photography, news photography > Journalism
Data journalism: datawrapper, flourish studio, data stories, data driven stories > Journalism
News writing: news reporting, reporting news, news scripts, news drafting, news copy, writing news, news story writing, writing news stories > Journalism, Content writing
Feature writing: magazine writing, feature stories, human interest stories, profile stories, longform writing, long form writing > Journalism
Broadcast journalism: tv journalism, television journalism, tv reporting, television reporting, on camera reporting, tv news reporting > Journalism
Mobile journalism: mojo reporting > Journalism
Newsroom operations: news desk, news production, news bulletins, assignment desk, bulletin preparation, rundown preparation, copy desk, news room work, news desk work, newsroom work, bulletin rundown, bulletin production, input desk, output desk, desk work in newspaper > Journalism
Interviewing sources: journalistic interviews, interviewing people for stories, source interviews, interviews for stories, news interviews > Journalism, Interviewing
Book publishing: self publishing, e book publishing > Publishing
Magazine publishing: editorial planning > Publishing
Desktop publishing: dtp > Publishing
Literary criticism: literary theory, literary analysis > English literature
Comparative literature: world literature > English literature
Postcolonial literature: indian writing in english > English literature
American literature > English literature
British literature > English literature
Shakespeare studies: renaissance literature > English literature
Children's literature studies: young adult literature > English literature
Classical studies: classics studies, ancient history
Medieval history > History
Modern history: world history > History
Oral history: historical research, oral histories, oral history interviews > History
Indology: indian history, indian philosophy
Logic and reasoning in philosophy: epistemology, metaphysics > Philosophy
Bioethics: medical ethics > Ethics
Cultural studies: cultural theory > Humanities
Digital humanities: text encoding > Humanities
Epigraphy: numismatics, excavation archaeology > Archaeology
`
