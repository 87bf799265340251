/** Public relations, writing, journalism, languages, law, public life. */
export const communication = `
# Public relations and communications ~ Marketing, Writing and journalism, Hospitality and travel
@ pr executive, public relations manager, communications manager, communications specialist, pr intern, corporate communications manager, public relations specialist, communications intern, communications coordinator, public relations officer, media relations manager, press officer, communications director, public relations intern, public affairs officer, public affairs specialist, communications assistant, director of communications, public relations coordinator, publicist, spokesperson, public information officer, account coordinator, external affairs manager
% press, media, publicity, spokesperson, outreach, communications, public relations, editorial, newsletter, journalists, coverage, campaign, public affairs

## Public relations
Public relations: pr, pr campaigns, media outreach, pr strategy, public relation, digital pr, public relations campaigns, pr work, pr activities, pr coordination, pr outreach, pr agency work
Media relations: press relations, media liaison, media coordination, media management, media interviews, journalist relations, media handling, press coordination, press handling, media contacts handling, journalist coordination, liaising with journalists, media liaising, press liaison, liaison with media > Public relations
Press releases: press release writing, press release, news releases, press notes, press note drafting, media releases, press release drafting, press release distribution, drafting press releases, press statements, media statement drafting > Public relations
Corporate communications: corporate communication, corporate pr, external communications, organizational communication, corporate comms, company communications
Crisis communication: crisis communications, crisis response > Public relations
Speechwriting: speech writing, ceo speeches, writing speeches, speech scripts, writing speeches for others
Media monitoring: press clippings, media tracking, media analysis, news monitoring, news clippings, news tracking, media clippings, press cuttings, newspaper clippings, newspaper scanning, newspaper monitoring, coverage monitoring, news scanning, media coverage tracking, monitoring news + Cision, Meltwater
Mass communication: mass media, mass comm, journalism and mass communication, communication theory
Community outreach: outreach?, community engagement, public outreach, community relations, outreach programs, community programs, community service, mass awareness, door to door awareness
Event management: event planning, event organization, events management, event organizing, event execution, event coordination and planning, special events, events planning, event operations, events?, event organisation, event promotion, event coordination, event scheduling, conference coordination, event handling, event work, event support, event assistance, event arrangement, event activities, organising events, on ground event work, event running, managing events, college fest organising, fest management, fest organising, event managing, event day management, event team work > Planning
Run of show: run sheet, show flow, event flow sheet, minute to minute plan, show caller > Event management
Event vendor coordination: caterer coordination, event vendors, decorator coordination, event vendor handling > Vendor management, Event management
Event permissions: event licences, police permission for events, event noc, permissions for events > Event management
Event proposals: event pitch decks, event concept presentation, event concept notes > Event management
Fundraising: fund raising, fundraising campaigns, charity events, fund collection, collecting donations, donation campaigns, raising funds, fund raising drives, raising donations, collecting funds
Political communication: campaign communication, political campaigns
Public speaking: public speaker, speaking in public, presenting to audiences, oratory, elocution > Communication
Debate? > Public speaking
Anchoring! > Public speaking
Broadcasting: broadcast?, anchor news, live broadcasting, broadcast production
Radio broadcasting: radio, radio production, community radio, campus radio, radio shows, radio programmes, radio programs > Broadcasting
Television production: television broadcasting, tv production, tv studio work, television programme production, pcr operations, tv programme production > Broadcasting
Podcasting: podcast production, podcasts?, podcast, podcast recording, podcast hosting and recording, podcast making, podcast episodes
Distribution drives: relief distribution, ration distribution, food distribution drives, clothes distribution, kit distribution > Volunteering
Health camps: medical camps, health check up camps, eye camps, camp organisation > Community outreach
Government schemes: scheme awareness, scheme enrolment, welfare schemes, aadhaar enrolment, scheme linkage, pension forms
Village meetings: gram sabha, village level meetings, community meetings > Community outreach

# Writing and journalism ~ Public relations and communications, Marketing, Languages and translation, Teaching and education
@ reporting intern, stringer, content writer, journalist, editor, copywriter, content writing intern, reporter, technical writer, blogger, proofreader, sub editor, content creator, copy editor, writer, content editor, freelance writer, news reporter, creative writer, script writer, screenwriter, editorial assistant, content developer, content strategist, author, correspondent, editorial intern, managing editor, ghostwriter, academic writer, news editor, web content writer
% article, blog, editorial, magazine, newspaper, publication, story, news, manuscript, essays, writing, publishing, journalism, content, published, literature, edited

## Writing > Writing // every line is a form of writing or editing
Writing?: writing skills, professional writing, business writing, written content, english writing, letters and reports
Content writing: content writer, article writing and blogging, articles?, content drafting, content work, writing for websites, web articles, online content writing, content writing work, content writing for websites, writing blogs and articles > Content creation
Copywriting: copy writing, copywriter, copy?, marketing copywriting, writing copy, advertising copywriting
Blogging: blog writing, blogs?, blog posts, blog?, blog management, blog posting, posting blogs, writing blogs, blog articles, blog content, blog content writing, blog drafting, travel blogging, writing blog posts > Content creation
Creative writing: story writing, narrative writing
Technical writing: technical documentation writing, technical writer, technical documents writing, technical content writing, technical content, technical articles > Documentation
Academic writing: academic essays, assignment writing, academic content writing
Report writing: reports writing, report drafting, business reports, writing reports, report making, preparing reports, daily reports, weekly reports, report work, preparing project reports, writing project reports, report preparation and writing, visit reports, writing up reports
Scriptwriting: screenwriting, screenplay writing, screen writing, script writing, video scripting, video scripts, scripts for videos, script making, dialogue writing, scripts for reels, script development, scripts for reels and videos, script drafting, writing scripts, radio scripts, short film scripts, reel scripts, youtube scripts, voice over scripts, explainer scripts
Journalism: journalist, news editing, print journalism, digital journalism, news journalism, journalistic writing, news work, student journalism, campus journalism
Resume writing: cv writing, cover letters
Ghostwriting: ghost writing, freelance writing
Newsletter writing: newsletter creation, newsletter design, newsletter making, newsletter preparation, newsletter content, newsletter drafting, e newsletter writing, writing newsletters, monthly newsletter preparation + Substack
AP style: associated press style, chicago manual of style

## Related work
Content creation: content development, content generation, digital content, content creator
Editing: content editing, editorial skills, editor?, article editing, language editing, language correction, content correction, content checking, sub editing, editing articles, editing copy, text editing, editing of articles, copy subbing, editing manuscripts for language
Humanities: liberal arts, sociology of culture
Philosophy > Humanities
History? > Humanities
Archaeology > Humanities
Religious studies > Humanities
Ethics > Humanities
Content moderation: content review, content quality review, moderating content, moderation of comments and posts, ugc moderation
English literature: literature?, literary studies > English
English grammar: grammar?, grammar skills, spelling and grammar, grammar checking
Fact checking: fact-checking, source verification, verifying facts, fact verification, news verification, factchecking + Reverse image search=google reverse image search, Deepfake detection
Publishing: e publishing, digital publishing, editorial management, publishing house work, book publishing work, digital publishing work
Proofreading: proof reading, proof read, proofing, proofreader, proof reading work, proof correction, galley proofs, page proofs, spelling checking, typo checking, proofing text, proofreading documents, checking spellings
Ground reporting: on ground reporting, spot reporting, beat reporting, news gathering, news collection, local reporting, crime reporting, reporting from the field, street reporting, reporting from ground, on field reporting > Journalism
Vox pops: public bytes, taking bytes, byte collection, collecting bytes > Journalism
Piece to camera: p2c, PTC^ > Broadcast journalism
Business journalism: financial journalism, business news writing > Journalism
Entertainment journalism: film journalism, entertainment reporting, celebrity news, entertainment news > Journalism
Health journalism: science journalism > Journalism
Citizen journalism: hyperlocal news, hyperlocal reporting, local news reporting > Journalism
Agency copy: wire copy, pti copy, wire copies, agency copies, rewriting agency copy, news rewriting > Newsroom operations
News curation: news aggregation, news digest, news roundups
Newspaper page layout: newspaper design, pagination of newspaper, page make up
Web stories: google web stories, web story
Case study writing: case studies writing, writing case studies, client case studies writing
Company profile writing: corporate profile writing, brochure content, brochure writing, profile writing for companies > Content writing
Email copywriting: email copy, mailer copy, email content writing, mailer content, mailer writing > Copywriting
Authored articles: byline articles, bylined articles, guest articles for leaders, thought leadership articles, thought leadership writing > Public relations
Summary writing: book summaries, summaries writing, writing summaries
Quiz content: quiz question writing, question writing for quizzes
Wikipedia editing: wikipedia writing, wikipedia articles
Regional language writing: marathi content writing, tamil content writing, telugu content writing, kannada content writing, bengali content writing, gujarati content writing, malayalam content writing, urdu content writing, vernacular content writing > Content writing
E-book formatting: ebook formatting, epub formatting, epub conversion, kindle formatting
Book indexing: back of book index
Activity reports: field reports, progress reports, event reports, monthly progress reports > Report writing
Success stories: beneficiary stories, impact stories, case stories, human stories > Content writing
Court reporting: legal reporting, court beat > Journalism
Hindi content writing: hindi content, hindi writing, writing in hindi, hindi articles, regional content writing > Content writing, Hindi

# Languages and translation ~ Writing and journalism, Teaching and education
@ translator, interpreter, language tutor, language teacher, linguist, french teacher, german teacher, language expert, foreign language specialist
% language, bilingual, fluent, multilingual, linguistic

## Languages
English: spoken english, english speaking, english fluency, english language, english proficiency, english communication, fluent english, written english, spoken and written english, english communication skills, english spoken, english reading and writing, english typing and speaking, good english, english speaking skills
Hindi: hindi language, spoken hindi
French: french language, spoken french
German: german language, spoken german, deutsch
Spanish: spanish language, bilingual spanish, fluent spanish, español, espanol
Italian!: italian language
Portuguese: portuguese language
Mandarin: chinese!, mandarin chinese, chinese language
Japanese: japanese language
Korean: korean language
Arabic: arabic language
Russian: russian language
Dutch: dutch language
Swedish: swedish language
Turkish: turkish language
Hebrew: hebrew language
Sanskrit
Bengali: bangla language
Tamil: tamil language
Telugu: telugu language
Marathi: marathi language
Gujarati: gujarati language
Kannada: kannada language
Malayalam: malayalam language
Punjabi: punjabi language
Urdu: urdu language
Odia: oriya
Assamese
American Sign Language: sign language, asl!

## Translation
Translation: translating, document translation, translation and interpretation, language translation, translation work, article translation, translating documents, translating articles, translation of documents, text translation, translation of articles, translating text, website translation
Hindi translation: hindi to english translation, english to hindi translation, hindi english translation, translation to hindi, translation into hindi > Translation, Hindi
Marathi translation: marathi to english translation, english to marathi translation, translation to marathi > Translation, Marathi
Tamil translation: tamil to english translation, english to tamil translation, translation to tamil > Translation, Tamil
Telugu translation: telugu to english translation, english to telugu translation > Translation, Telugu
Kannada translation: kannada to english translation, english to kannada translation > Translation, Kannada
Malayalam translation: malayalam to english translation, english to malayalam translation > Translation, Malayalam
Bengali translation: bengali to english translation, english to bengali translation, bangla translation > Translation, Bengali
Gujarati translation: gujarati to english translation, english to gujarati translation > Translation, Gujarati
Punjabi translation: punjabi to english translation, english to punjabi translation > Translation, Punjabi
Urdu translation: urdu to english translation, english to urdu translation > Translation, Urdu
Odia translation: odia to english translation, english to odia translation > Translation, Odia
French translation: french to english translation, english to french translation > Translation, French
German translation: german to english translation, english to german translation > Translation, German
Spanish translation: spanish to english translation, english to spanish translation > Translation, Spanish
Japanese translation: japanese to english translation, english to japanese translation > Translation, Japanese
Language quality checks: linguistic quality assurance, linguistic testing, linguistic qa, language quality assurance, lqa testing
Indian Sign Language: isl interpreting, indian sign language interpretation ~ American Sign Language
Glossary building: terminology work, term bases, termbase, terminology research ~ Lexicography
Interpretation?: interpreting languages, oral translation, verbal translation, live interpreting, interpreting?, sight translation, whispered interpreting, spoken interpretation, language interpretation, interpretation services
Linguistics: applied linguistics
Subtitling: captioning?, subtitles, srt files, subtitle timing, subtitle creation, subtitle translation, subtitle writing, subtitle editing, srt subtitles, making subtitles + Aegisub, Subtitle Edit, Amara subtitles
CAT tools + SDL Trados=trados, memoQ, Smartcat, Wordfast, OmegaT, Memsource=phrase tms, MateCat

# Law and public policy ~ Public relations and communications, Economics, Psychology and social work, Accounting
@ lawyer, attorney, legal intern, paralegal, advocate, legal assistant, legal associate, law clerk, legal counsel, policy analyst, public policy intern, company secretary, compliance officer, legal executive, legal advisor, legal researcher, compliance analyst, legal secretary, policy researcher, program officer, political analyst, legal manager, judicial clerk, patent analyst, compliance manager, victim advocate, associate attorney, legal officer, police officer, security officer, correctional officer, investigator, government affairs manager, public policy analyst, litigation paralegal, patent attorney
% legal, court, law, litigation, case, statute, policy, government, legislation, llb, ba llb, judge, counsel, regulatory, hearing, ngo, parliament, attorney, advocacy, justice, clients rights, plaintiff, defendant

## Law > Law // every line is a branch or method of law
Law?: legal?, legal knowledge, legal studies, legal affairs, legal advisory
Legal research: case research, legal analysis, legal case research, law research, research on laws, legal issues research, research on case laws, legal database research, legal precedent research, research on judgments, research for cases, legal proposition research + Westlaw, LexisNexis=lexis nexis=lexis, Manupatra, SCC Online, CaseMine, LiveLaw database
Legal drafting: court drafting, judgment writing, judgement writing, legal writing, legal documentation, drafting legal documents, legal documents, legal briefs, contract law drafting, legal letters, draft preparation for court, drafting for court, legal document drafting, drafting legal papers, drafting deeds and notices, drafting of petitions
Litigation: civil litigation, criminal litigation, litigation support, trial practice, depositions?, discovery process, litigation work, court litigation, litigation assistance, litigating
Contract law: law of contracts, commercial contracts
Criminal law: criminal justice, criminal matters, criminal cases, criminal trial work, criminal trials
Constitutional law: public law
Family law: divorce law, family matters, family court, matrimonial law, divorce matters, guardianship petitions, custody cases, child custody, child custody petitions
Tax law practice: tax litigation
Cyber law: it law, technology law, information technology act, it act 2000
International law: public international law
Intellectual property: ipr, intellectual property rights, ip law, ip rights, ipr work, ip portfolio management
Patents: patent, patent law, patent work > Intellectual property
Trademarks: trademark, trademark law > Intellectual property
Copyright: copyright law, copyright protection > Intellectual property
Patent drafting > Intellectual property
Patent search > Intellectual property
Arbitration: arbitration cases, arbitration matters, arbitration proceedings, arbitral proceedings, arbitral awards, statement of claim, section 11 petitions, section 34 petitions, arbitration petitions, arbitration hearings, ad hoc arbitration, institutional arbitration > Alternative dispute resolution
Alternative dispute resolution: alternate dispute resolution, ADR^, conciliation?, out of court settlement, dispute resolution outside court
Lok Adalat: national lok adalat, lok adalat settlements > Alternative dispute resolution
Injunctions: temporary injunction, stay applications, injunction suits, interim injunctions, injunction applications > Civil procedure
Execution petitions: execution proceedings, execution of decrees, decree execution > Civil procedure
Money suits: money recovery suits, summary suits, drt matters > Litigation
Succession matters: probate, succession certificate, letters of administration, probate petitions, probate matters > Property law
Partition suits: partition cases > Property law
Tenancy disputes: eviction suits, rent control matters, rent control cases, landlord tenant disputes, eviction cases, eviction petitions > Property law
Quashing petitions: fir quashing, quashing of fir, 482 petitions > Criminal procedure
Police complaints: police complaint drafting, fir registration, fir filing, complaint to police, fir drafting, drafting police complaints
Domestic violence cases: domestic violence act, dv act, dv cases, 498a cases > Family law
Service matters in law: service law, central administrative tribunal, departmental enquiry cases, service tribunal matters > Administrative law
RERA matters: rera complaints, rera cases > Real estate law
Power of attorney: power of attorney drafting, general power of attorney, special power of attorney
Partnership deeds: llp agreements, llp agreement drafting > Contract drafting
Memorandum of understanding: MOU^, memoranda of understanding, mou drafts
Serving of summons: service of summons, serving summons, serving notices of court, dasti service, service of notice > Paralegal work
Court fees: court fee calculation, court fee stamps, court fee payment > Court filing
Caveat filing: caveat petition > Court filing
Limitation law: condonation of delay, limitation act, limitation calculation, delay condonation > Civil procedure
List of dates: list of dates and events, synopsis and list of dates, chronology of events for court, dates and events list > Legal drafting
Written submissions: written arguments, written synopsis for court, argument notes > Legal drafting
Court file inspection: file inspection in court, inspection of court files, inspection of court records, court record inspection, inspecting court files > Paralegal work
Legal proofreading: proofreading of petitions, proofreading legal documents > Proofreading
Design registration: industrial design registration, design patents, design application filing > Intellectual property
Geographical indications: gi tag, gi tagging, gi registration, gi application > Intellectual property
Brand protection: anti counterfeiting, counterfeit raids, takedown notices, online takedowns, counterfeit takedowns > Intellectual property
NGO registration: society registration, trust registration and 80g, 12a and 80g, section 8 company registration, trust deed registration
FCRA compliance: fcra, fc 4 return, fcra renewal > Regulatory compliance ~ FCRA returns
FEMA compliance: fc gpr, fema filings, fla return, fc trs, rbi fema filings, fema regulations, fema act > Regulatory compliance
Listing compliance: lodr, sebi lodr, stock exchange filings, listing regulations, lodr compliance, shareholding pattern filing, bse nse filings > Securities law
Share allotment: allotment of shares, private placement of shares, rights issue filing, share transfer forms, dematerialisation of shares, share transfers > Company secretarial practice
Board meetings: board meeting notices, agm preparation, agm conduct, general meetings of companies, board papers, agenda papers, board agenda
Mooting: memorial drafting, moot court, mock trial, mooting competitions, moot memorials, moot court competitions
Environmental law
Paralegal work: paralegal, legal assistance, case management legal, legal secretarial, paralegal support, clerk work in law office, law office work, chamber work
Bankruptcy law
Property law: land law, conveyancing, property matters, property disputes, property cases, land disputes

## Related work
Regulatory compliance: compliance, compliance management, legal compliance, regulatory affairs compliance, compliance monitoring, regulatory requirements, corporate compliance, compliance work, compliance checks, regulatory checks

## Public life
Public policy: policy making, public policy analysis
Political science: political theory, politics?, comparative politics, polity
International relations: international affairs, global affairs
Public administration: civil services, governance?, public sector, local government, govt liaisoning, government office work, district administration, panchayat work, panchayati raj, block office work, municipal administration
Public grievances: cpgrams, grievance redressal of citizens, citizen grievances, citizen complaints, public grievance redressal
Voter enrolment: voter registration, voter id enrolment, booth level officer duty, blo duty, electoral roll, voter lists
Census enumeration: census work, census duty, census survey, house listing survey
Forest rights: forest rights act, fra claims, individual forest rights, community forest rights
MGNREGA: nrega, mnrega, mgnrega works, nrega work > Government schemes
Constituency work: mp office work, mla office work, constituency office, constituency visits
Fact-finding reports: fact finding missions, fact finding visits
Prison legal aid: jail visits, jail legal aid, prison visits, undertrial review > Legal aid
Legislative research: legislation?, legislative affairs, legislative analysis, bill analysis, parliamentary research, bill summaries, parliament questions, parliamentary questions, bill summary
Advocacy: social advocacy, rights advocacy, activism?, campaigning, policy campaigning, rights campaigning, advocacy campaigns
Nonprofit management: ngo management, non profit management, ngo operations, ngo administration
Monitoring and evaluation: program evaluation, m and e, program assessment, project monitoring and evaluation, baseline and endline, programme evaluation, monitoring field projects, baseline endline surveys
Sociology
Anthropology ~ Sociology
Demography > Sociology
Gender studies > Sociology
International development: sustainable development goals, sdgs, development studies
Law enforcement: policing?, police work
Firefighting: fire fighting, rescue operations
Library science: library management, librarianship, library research
`
