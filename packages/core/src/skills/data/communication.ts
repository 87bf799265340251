/** Public relations, writing, journalism, languages, law, public life. */
export const communication = `
# Public relations and communications ~ Marketing, Writing and journalism, Hospitality and travel
@ pr executive, public relations manager, communications manager, communications specialist, pr intern, corporate communications manager, public relations specialist, communications intern, communications coordinator, public relations officer, media relations manager, press officer, communications director, public relations intern, public affairs officer, public affairs specialist, communications assistant, director of communications, public relations coordinator, publicist, spokesperson, public information officer, account coordinator, external affairs manager
% press, media, publicity, spokesperson, outreach, communications, public relations, editorial, newsletter, journalists, coverage, campaign, public affairs

## Public relations
Public relations: pr, pr campaigns, media outreach, pr strategy, public relation, digital pr, public relations campaigns, pr work, pr activities, pr coordination
Media relations: press relations, media liaison, media coordination, media management, media interviews, journalist relations, media handling, press coordination, press handling > Public relations
Press releases: press release writing, press release, news releases, press notes, press note drafting, media releases > Public relations
Corporate communications: corporate communication, corporate pr, external communications, organizational communication
Crisis communication: crisis communications, crisis response > Public relations
Speechwriting: speech writing, ceo speeches, writing speeches
Media monitoring: press clippings, media tracking, media analysis, news monitoring, news clippings, news tracking, media clippings, press cuttings, newspaper clippings + Cision, Meltwater
Mass communication: mass media, mass comm, journalism and mass communication, communication theory
Community outreach: outreach?, community engagement, public outreach, community relations, outreach programs, community programs, community service
Event management: event planning, event organization, events management, event organizing, event execution, event coordination and planning, special events, events planning, event operations, events?, event organisation, event promotion, event coordination, event scheduling, conference coordination, event handling, event work, event support, event assistance, event arrangement, event activities, organising events, on ground event work > Planning
Fundraising: fund raising, fundraising campaigns, charity events, fund collection, collecting donations, donation campaigns
Political communication: campaign communication, political campaigns
Public speaking: public speaker, speaking in public, presenting to audiences, oratory, elocution > Communication
Debate? > Public speaking
Anchoring! > Public speaking
Broadcasting: broadcast?, anchor news
Radio broadcasting: radio, radio production > Broadcasting
Television production: television broadcasting, tv production > Broadcasting
Podcasting: podcast production, podcasts?, podcast
Distribution drives: relief distribution, ration distribution, food distribution drives, clothes distribution, kit distribution > Volunteering
Health camps: medical camps, health check up camps, eye camps, camp organisation > Community outreach
Government schemes: scheme awareness, scheme enrolment, welfare schemes, aadhaar enrolment, scheme linkage, pension forms
Village meetings: gram sabha, village level meetings, community meetings > Community outreach

# Writing and journalism ~ Public relations and communications, Marketing, Languages and translation, Teaching and education
@ reporting intern, stringer, content writer, journalist, editor, copywriter, content writing intern, reporter, technical writer, blogger, proofreader, sub editor, content creator, copy editor, writer, content editor, freelance writer, news reporter, creative writer, script writer, screenwriter, editorial assistant, content developer, content strategist, author, correspondent, editorial intern, managing editor, ghostwriter, academic writer, news editor, web content writer
% article, blog, editorial, magazine, newspaper, publication, story, news, manuscript, essays, writing, publishing, journalism, content, published, literature, edited

## Writing > Writing // every line is a form of writing or editing
Writing?: writing skills, professional writing, business writing, written content, english writing, letters and reports
Content writing: content writer, article writing and blogging, articles?, content drafting, content work, writing for websites > Content creation
Copywriting: copy writing, copywriter, copy?
Blogging: blog writing, blogs?, blog posts, blog?, blog management, blog posting, posting blogs, writing blogs, blog articles > Content creation
Creative writing: story writing, narrative writing
Technical writing: technical documentation writing, technical writer > Documentation
Academic writing: academic essays, assignment writing, academic content writing
Report writing: reports writing, report drafting, business reports, writing reports, report making, preparing reports, daily reports, weekly reports, report work
Scriptwriting: screenwriting, screenplay writing, screen writing, script writing, video scripting, video scripts, scripts for videos, script making, dialogue writing, scripts for reels, script development, scripts for reels and videos
Journalism: journalist, news editing, print journalism, digital journalism
Resume writing: cv writing, cover letters
Ghostwriting: ghost writing, freelance writing
Newsletter writing: newsletter creation, newsletter design, newsletter making, newsletter preparation, newsletter content, newsletter drafting
AP style: associated press style, chicago manual of style

## Related work
Content creation: content development, content generation, digital content, content creator
Editing: content editing, editorial skills, editor?, article editing, language editing, language correction, content correction, content checking, sub editing
Humanities: liberal arts, sociology of culture
Philosophy > Humanities
History? > Humanities
Archaeology > Humanities
Religious studies > Humanities
Ethics > Humanities
Content moderation: content review, content quality review
English literature: literature?, literary studies > English
English grammar: grammar?, grammar skills, spelling and grammar, grammar checking
Fact checking: fact-checking, source verification
Publishing: e publishing, digital publishing, editorial management
Proofreading: proof reading, proof read, proofing, proofreader, proof reading work
Ground reporting: on ground reporting, spot reporting, beat reporting, news gathering, news collection, local reporting, crime reporting, reporting from the field > Journalism
Activity reports: field reports, progress reports, event reports, monthly progress reports > Report writing
Success stories: beneficiary stories, impact stories, case stories, human stories > Content writing
Court reporting: legal reporting, court beat > Journalism
Hindi content writing: hindi content, hindi writing, writing in hindi, hindi articles, regional content writing > Content writing, Hindi

# Languages and translation ~ Writing and journalism, Teaching and education
@ translator, interpreter, language tutor, language teacher, linguist, french teacher, german teacher, language expert, foreign language specialist
% language, bilingual, fluent, multilingual, linguistic

## Languages
English: spoken english, english speaking, english fluency, english language, english proficiency, english communication, fluent english, written english, spoken and written english, english communication skills, english spoken
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
Translation: translating, document translation, translation and interpretation, language translation, translation work, article translation
Interpretation?: interpreting languages, oral translation, verbal translation, live interpreting, interpreting?
Linguistics: applied linguistics
Subtitling: captioning?, subtitles
CAT tools + SDL Trados=trados, memoQ

# Law and public policy ~ Public relations and communications, Economics, Psychology and social work, Accounting
@ lawyer, attorney, legal intern, paralegal, advocate, legal assistant, legal associate, law clerk, legal counsel, policy analyst, public policy intern, company secretary, compliance officer, legal executive, legal advisor, legal researcher, compliance analyst, legal secretary, policy researcher, program officer, political analyst, legal manager, judicial clerk, patent analyst, compliance manager, victim advocate, associate attorney, legal officer, police officer, security officer, correctional officer, investigator, government affairs manager, public policy analyst, litigation paralegal, patent attorney
% legal, court, law, litigation, case, statute, policy, government, legislation, llb, ba llb, judge, counsel, regulatory, hearing, ngo, parliament, attorney, advocacy, justice, clients rights, plaintiff, defendant

## Law > Law // every line is a branch or method of law
Law?: legal?, legal knowledge, legal studies, legal affairs, legal advisory
Legal research: case research, legal analysis, legal case research, law research, research on laws, legal issues research, research on case laws + Westlaw, LexisNexis=lexis nexis=lexis, Manupatra, SCC Online
Legal drafting: court drafting, judgment writing, judgement writing, legal writing, legal documentation, drafting legal documents, legal documents, legal briefs, contract law drafting, legal letters, draft preparation for court
Litigation: civil litigation, criminal litigation, litigation support, trial practice, depositions?, discovery process
Contract law: law of contracts, commercial contracts
Criminal law: criminal justice, criminal matters, criminal cases, criminal trial work, criminal trials
Constitutional law: public law
Family law: divorce law, family matters, family court, matrimonial law, divorce matters
Tax law practice: tax litigation
Cyber law: it law, technology law
International law: public international law
Intellectual property: ipr, intellectual property rights, ip law
Patents: patent, patent law > Intellectual property
Trademarks: trademark, trademark law > Intellectual property
Copyright: copyright law > Intellectual property
Patent drafting > Intellectual property
Patent search > Intellectual property
Arbitration: alternative dispute resolution, ADR^, conciliation?, arbitration matters, arbitration cases
Mooting: memorial drafting, moot court, mock trial
Environmental law
Paralegal work: paralegal, legal assistance, case management legal, legal secretarial
Bankruptcy law
Property law: land law, conveyancing

## Related work
Regulatory compliance: compliance, compliance management, legal compliance, regulatory affairs compliance, compliance monitoring, regulatory requirements, corporate compliance

## Public life
Public policy: policy making, public policy analysis
Political science: political theory, politics?, comparative politics, polity
International relations: international affairs, global affairs
Public administration: civil services, governance?, public sector, local government, govt liaisoning
Legislative research: legislation?, legislative affairs, legislative analysis, bill analysis, parliamentary research, bill summaries
Advocacy: social advocacy, rights advocacy, activism?, campaigning
Nonprofit management: ngo management, non profit management
Monitoring and evaluation: program evaluation, m and e, program assessment
Sociology
Anthropology ~ Sociology
Demography > Sociology
Gender studies > Sociology
International development: sustainable development goals, sdgs, development studies
Law enforcement: policing?, police work
Firefighting: fire fighting, rescue operations
Library science: library management, librarianship, library research
`
