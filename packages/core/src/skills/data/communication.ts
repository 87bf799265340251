/** Public relations, writing, journalism, languages, law, public life. */
export const communication = `
# Public relations and communications ~ Marketing, Writing and journalism, Hospitality and travel
@ pr executive, public relations manager, communications manager, communications specialist, pr intern, corporate communications manager, public relations specialist, communications intern, communications coordinator, public relations officer, media relations manager, press officer, communications director, public relations intern, public affairs officer, public affairs specialist, communications assistant, director of communications, public relations coordinator, publicist, spokesperson, public information officer, account coordinator, external affairs manager
% press, media, publicity, spokesperson, outreach, communications, public relations, editorial, newsletter, journalists, coverage, campaign, public affairs

## Public relations > Public relations
Public relations: pr, public affairs, pr campaigns, media outreach, publicity, pr strategy, public relation, digital pr, public relations campaigns
Media relations: press relations, media liaison, press conferences, media coordination, media management, press conference, media interviews, journalist relations
Press releases: press release writing, press release, press kits, media kits, news releases, press notes
Corporate communications: corporate communication, internal communications, internal communication, corporate pr, external communications, employee communication, strategic communications, organizational communication, communications strategy, communication strategy
Crisis communication: crisis communications, reputation management
Speechwriting: speech writing, executive communications
Media monitoring: press clippings, media tracking, media analysis + Cision, Meltwater
Mass communication: mass media, mass comm, media studies, communication studies, journalism and mass communication, communication theory
Community outreach: outreach?, community engagement, public outreach, community relations, outreach programs, community programs, community service, community development
Event management: event planning, event organization, events management, event organizing, event execution, event coordination and planning, special events, events planning, conference planning, event operations, events?, event organisation, event production, event promotion
Fundraising: fund raising, fundraising campaigns, crowdfunding, donor relations, donor management, donation drives, charity events
Political communication: campaign communication, political campaigning, political campaigns
Public speaking: public speaker, speaking in public, presenting to audiences, oratory, toastmasters, emceeing, elocution, hosting events + Debate=debating, Anchoring!
Broadcasting: radio jockey, news anchoring, broadcast?, news production, broadcast journalism, anchor news + Radio broadcasting=radio=radio production, Television production=television broadcasting=tv production
Podcasting: podcast production, podcasts?, podcast

# Writing and journalism ~ Public relations and communications, Marketing, Languages and translation, Teaching and education
@ content writer, journalist, editor, copywriter, content writing intern, reporter, technical writer, blogger, proofreader, sub editor, content creator, copy editor, writer, content editor, freelance writer, news reporter, creative writer, script writer, screenwriter, editorial assistant, content developer, content strategist, author, correspondent, editorial intern, managing editor, ghostwriter, academic writer, news editor, web content writer
% article, blog, editorial, magazine, newspaper, publication, story, news, manuscript, essays, writing, publishing, journalism, content, published, literature, edited

## Writing > Writing
Writing?: writing skills, professional writing, business writing, written content, english writing, essay writing, letters and reports
Content writing: content creation, web content writing, article writing, content development, seo writing, seo content writing, content writer, web content, writing articles, website content, content generation, article writing and blogging, articles?, digital content
Copywriting: copy writing, ad copy, copywriter, caption writing, ux writing, copy?, sales copy
Blogging: blog writing, blogs?, blog posts, blog?, blog management
Creative writing: fiction writing, storytelling?, poetry?, story writing, short stories, poetry writing, narrative writing, novel writing
Technical writing: technical documentation writing, user manuals, technical writer, user guides, instruction manuals
Editing: copy editing, copyediting, content editing, editorial skills, line editing, substantive editing, editor?, manuscript editing
Proofreading: proof reading, proofing, proofreader
Academic writing: dissertation writing, academic essays, citation styles, apa style, mla style
Report writing: reports writing, report drafting, business reports, writing reports
Scriptwriting: script writing, screenwriting, screenplay writing, video scripts, scripts for videos, playwriting
Journalism: reporting news, news writing, news reporting, investigative journalism, feature writing, journalist, news editing, print journalism, photojournalism, sports journalism, digital journalism
Publishing: desktop publishing, book publishing, magazine publishing, e publishing, digital publishing, editorial management
Fact checking: fact-checking, source verification
Resume writing: cv writing, cover letters
Ghostwriting: ghost writing, freelance writing
Newsletter writing: newsletter creation, newsletter design
AP style: associated press style, chicago manual of style
English grammar: grammar?, grammar skills, spelling and grammar, grammarly
English literature: literature?, literary analysis, comparative literature, literary criticism, literary studies, american literature
Humanities: liberal arts, cultural studies, world history, sociology of culture + Philosophy, History, Archaeology, Religious studies, Ethics
Content moderation: content review, content quality review

# Languages and translation ~ Writing and journalism, Teaching and education
@ translator, interpreter, language tutor, language teacher, linguist, french teacher, german teacher, language expert, foreign language specialist
% language, bilingual, fluent, multilingual, linguistic

## Languages
English: english language, english proficiency, spoken english, english communication, fluent english, english speaking, written english, spoken and written english, english fluency, english communication skills, ielts, toefl, business english, english spoken
Hindi: hindi language, spoken hindi, hindi typing
French: french language, spoken french, delf
German: german language, spoken german, goethe zertifikat, deutsch
Spanish: spanish language, bilingual spanish, fluent spanish, español, espanol, dele spanish
Italian!: italian language
Portuguese: portuguese language
Mandarin: chinese!, mandarin chinese, chinese language, cantonese
Japanese: japanese language, jlpt, jlpt n3
Korean: korean language, topik
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
Translation: translating, document translation, translation and interpretation, language translation
Interpretation: simultaneous interpretation, interpreting languages, consecutive interpretation
Linguistics: phonetics, sociolinguistics, computational linguistics, morphology and syntax, applied linguistics, corpus linguistics
Subtitling: captioning?, subtitles, closed captioning
CAT tools + SDL Trados=trados, memoQ

# Law and public policy ~ Public relations and communications, Economics, Psychology and social work, Accounting
@ lawyer, attorney, legal intern, paralegal, advocate, legal assistant, legal associate, law clerk, legal counsel, policy analyst, public policy intern, company secretary, compliance officer, legal executive, legal advisor, legal researcher, compliance analyst, legal secretary, policy researcher, program officer, political analyst, legal manager, judicial clerk, patent analyst, compliance manager, victim advocate, associate attorney, legal officer, police officer, security officer, correctional officer, investigator, government affairs manager, public policy analyst, litigation paralegal, patent attorney
% legal, court, law, litigation, case, statute, policy, government, legislation, llb, ba llb, judge, counsel, regulatory, hearing, ngo, parliament, attorney, advocacy, justice, clients rights, plaintiff, defendant

## Law > Law
Law?: legal?, legal knowledge, legal studies, legal affairs, business law, company law, corporate law, commercial law, legal advisory, mercantile law
Legal research: case law research, case research, legal analysis, case law, legal case research + Westlaw, LexisNexis=lexis nexis=lexis, Manupatra, SCC Online
Legal drafting: legal writing, contract drafting, drafting contracts, legal documentation, drafting agreements, drafting pleadings, drafting legal documents, legal documents, legal memoranda, legal briefs, contract law drafting, drafting of agreements
Litigation: civil litigation, trial preparation, court proceedings, criminal litigation, litigation support, trial practice, court appearances, depositions?, pleadings?, discovery process, e discovery
Contract law: law of contracts, commercial contracts
Criminal law: criminal justice, criminology, criminal procedure, criminal investigation
Constitutional law: administrative law, public law
Family law: immigration law, personal injury, divorce law, immigration?
Tax law practice: tax litigation
Cyber law: it law, technology law, data protection law
International law: human rights law, public international law, human rights, international humanitarian law
Intellectual property: ipr, intellectual property rights, ip law + Patents=patent=patent law, Trademarks=trademark=trademark law, Copyright=copyright law, Patent drafting, Patent search
Arbitration: mediation?, alternative dispute resolution, ADR^, conciliation?
Regulatory compliance: compliance, compliance management, legal compliance, regulatory affairs compliance, compliance monitoring, regulatory requirements, compliance audits, corporate compliance
Mooting: moot court, mock trial
Environmental law: labour and environmental law
Paralegal work: paralegal, legal assistance, case management legal, court filings, legal secretarial
Bankruptcy law: insolvency law, insolvency and bankruptcy code
Property law: land law, conveyancing

## Public life
Public policy: policy analysis, policy research, policy making, public policy analysis, policy writing, policy briefs, policy advocacy, policy?
Political science: political theory, politics?, comparative politics, polity
International relations: diplomacy, foreign policy, geopolitics, international affairs, model united nations, MUN^, global affairs
Public administration: civil services, governance?, government relations?, public sector, government affairs, government?, local government, govt liaisoning, liaisoning, e governance
Legislative research: legislation?, legislative affairs, lobbying?, legislative analysis
Advocacy: social advocacy, rights advocacy, activism?, campaigning
Nonprofit management: ngo, non profit, nonprofit, ngo management, non governmental organization, volunteer management, not for profit, non profit management
Monitoring and evaluation: program evaluation, m and e, program assessment
Sociology: social research, social sciences, social science + Anthropology=cultural anthropology, Demography, Gender studies
International development: sustainable development goals, sdgs, development studies
Law enforcement: policing?, patrol?, police work, surveillance?, crime prevention, security guard, physical security, security management, security services, access control systems, security operations management
Firefighting: fire fighting, rescue operations
Library science: library management, cataloguing, archival research, librarianship, archives?, library research
`
