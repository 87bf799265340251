/** Psychology, social work, teaching, people at work, in detail. */
export const educationAndMind = `
# Psychology and social work

## Branches of psychology > Psychology // every line is a branch of the subject
Abnormal psychology: psychopathology > Clinical psychology
Child psychology: adolescent psychology > Developmental psychology
Educational psychology: school psychology
Industrial-organizational psychology: industrial psychology, organizational psychology, io psychology > Organizational behavior
Health psychology: medical psychology
Positive psychology: well being research
Neuropsychology: neuropsychological assessment
Biological psychology: physiological psychology, psychophysiology
Experimental psychology: psychology experiments, muller lyer, stroop, stroop test, mirror drawing, psychology practicals, span of attention, tachistoscope, psychology lab experiments
Consumer psychology: behavioural insights, nudge theory
Cross-cultural psychology: cultural psychology
Environmental psychology
Personality psychology: personality theories
Counseling psychology: counselling psychology
Community psychology

## Practice of psychology > Psychology // every line is practised by psychologists
Psychotherapy: individual therapy, talk therapy > Counseling
Group therapy: group counseling, group counselling, group therapy sessions, group counselling sessions > Counseling
Family therapy: couples therapy, marriage counseling, couples counseling > Counseling
Career counseling: career counselling, career guidance, career guidance sessions, career counselling of students, stream selection, career mapping, career counselling sessions > Counseling
Grief counseling: bereavement counseling > Counseling
Trauma therapy: emdr, trauma informed care > Counseling
Motivational interviewing > Counseling
Dialectical behavior therapy: dbt therapy > Cognitive behavioral therapy
Acceptance and commitment therapy: mindfulness based therapy > Cognitive behavioral therapy
Rational emotive behavior therapy: rebt > Cognitive behavioral therapy
Applied behavior analysis: aba therapy, ABA^, discrete trial training, discrete trial, vb mapp, ablls, functional behaviour assessment, functional behavior assessment, prompt fading, rbt training > Behavioral analysis
Behavior modification: behaviour therapy, behavior therapy, behavioural therapy, behaviour modification, behavioral intervention, token economy, star chart, contingency management, shaping and chaining > Behavioral analysis
Intelligence testing: iq testing, wais, wisc assessment, binet kamat, seguin form board, malin intelligence, MISIC^, raven progressive matrices, standard progressive matrices, coloured progressive matrices, wechsler, bhatia battery, iq test, iq assessment, stanford binet, wisc iv, wisc test, wisc iii > Psychological assessment
Projective tests: rorschach, thematic apperception test, tat cards, draw a person, house tree person, sentence completion test, inkblot, sacks sentence completion, word association test, tat test, children apperception test > Psychological assessment
Personality assessment: mmpi, 16pf, mbti, neo pi, neo ffi, big five inventory, eysenck, epq, myers briggs, hexaco, mcmi, personality tests > Psychological assessment
Aptitude testing: career assessment, differential aptitude test, dbda, riasec, gatb, interest inventory, holland code > Psychological assessment
Case history taking: mental status examination, case formulation, case histories, intake interviews, mental state examination, MSE^, mental status exam, psychiatric history, intake session, mse of patients > Clinical psychology
Psychoeducation: mental health workshops > Mental health
Memory and attention research: attention research > Cognitive psychology
Addiction treatment: addiction counseling, deaddiction, de addiction counselling, de addiction centre, de addiction, deaddiction counselling, relapse prevention, 12 step programme, rehab centre counselling > Substance abuse counseling
Behavioral observation: behavioural observation, child observation, client observation
Psychological reports: psychological report writing, psychological assessment reports, psychodiagnostic reports > Psychological assessment
Relaxation techniques: relaxation training, jpmr, guided relaxation, progressive muscle relaxation, jacobson relaxation, guided imagery, jacobson progressive, deep breathing exercises, breathing relaxation, autogenic training, pmr technique
Test scoring: administering psychological tests, scoring tests, psychometric scoring, scoring of psychometric tests, psychological test scoring > Psychological assessment

## Related work
Case notes: session notes, counselling notes, counseling notes, case documentation, case records, case recording, counselling records, session notes writing
Behavior tracking: behaviour tracking, behaviour charts, behavior charts > Behavioral analysis
Attitude measurement: scale construction, likert scales > Psychometrics
Eye tracking: reaction time experiments

## Related work
De-escalation: conflict de escalation
Helpline support: helpline calls, crisis helpline, helpline counselling, tele manas, crisis chat, mental health helpline > Crisis intervention
Autism support: autism spectrum, autism therapy > Disability support
ADHD support: learning disability support > Disability support
Support groups: peer support groups, peer support, support group facilitation > Mental health
Suicide prevention: suicide risk assessment > Crisis intervention

## Practice of social work > Social work // every line is work of a social worker
Child welfare: foster care, child protection, child protection services, child rights, child safeguarding, good touch bad touch, childline, child helpline, child welfare committee, juvenile home, observation home, pocso awareness, child marriage prevention > Social work
Casework: case work, social casework, social case work, individual case work, social investigation report, home study report
Community development: community work, livelihood training, livelihood programmes, livelihood projects > Community outreach
Geriatric social work: elder services, old age home visits
Medical social work: hospital social work, patient aid fund, patient welfare fund
School social work
Family services: family support services > Social work
Homeless services: shelter services
Client referrals: referral services, referral linkages
Beneficiary coordination: beneficiary identification, beneficiary interaction, beneficiary data, beneficiary selection, beneficiary records, beneficiary follow up

## Related work
Home visits: house visits, household visits, family visits > Community outreach ~ Social work
NSS: national service scheme, nss camp, nss volunteer, nss unit > Volunteering
NCC^: national cadet corps, ncc cadet, ncc camp > Volunteering
Blood donation drives: donation drives, donation camps, blood donation camps > Volunteering
Awareness campaigns: awareness drives, awareness programs, awareness sessions, community awareness, awareness camps, awareness work, awareness talks, spreading awareness, awareness rallies
Community surveys: baseline surveys, village surveys, household surveys, household survey data, door to door survey, house to house survey, socio economic survey, endline survey, village profiling, household listing, household baseline > Data collection, Field research
Impact assessment: impact measurement, social impact assessment ~ Monitoring and evaluation
Women empowerment: women's empowerment programs > Gender and inclusion work
Youth mentoring: youth leadership programs > Youth development

## More of psychology and social work
Autism assessment: isaa, cars scale, m chat, mchat, ados, autism screening, childhood autism rating scale > Psychological assessment
Augmentative communication: aac device, picture exchange, picture exchange communication, PECS^, avaz app, picture communication board > Speech therapy
Group work with children: life skill sessions with children, circle time with children in shelter
Rating scale administration: depression scale, anxiety scale, stress scale, rating scales of symptoms > Psychological assessment
Participatory rural appraisal: PRA^, pra tools, pra exercise, transect walk, social mapping of village, resource mapping of village, village mapping, wealth ranking > Needs assessment
Social audit: mgnrega social audit, jan sunwai
Disability certification: udid card, UDID^, disability certificate, udid registration > Disability support
Assistive devices distribution: aids and appliances, wheelchair distribution, adip camp, tricycle distribution > Disability support
Adoption work: adoption process, home study for adoption, prospective adoptive parents, cara guidelines > Child welfare
School enrolment drives: enrolment drive, out of school children, school dropouts enrolment, back to school campaign
Mental health camps: psychological screening camp > Mental health
Scouts and guides: bharat scouts and guides, scouting camps, scout camp, rover scouts, guide captain > Volunteering

# Teaching and education

## Ways of teaching > Teaching // every line is done while teaching
Online teaching: virtual teaching, remote teaching, online classes, virtual classes, live classes, online class > Teaching
Activity-based learning: project based learning, inquiry based learning
Montessori: montessori method, montessori materials, pink tower, sensorial activities, practical life exercises, montessori teaching, montessori training > Early childhood education
Phonics: jolly phonics, phonic sounds, synthetic phonics, digraphs, sight words, cvc words, phonemic awareness, letter sounds, letterland, blending and segmenting > Literacy instruction
Reading instruction: guided reading, reading sessions, reading circles, reading to kids, reading to children, reading aloud > Literacy instruction
Storytelling for children: story telling sessions, story telling for kids, stories for children, story telling in class, puppet show, puppetry, story time, story hour, picture story ~ Early childhood education
Mathematics teaching: math teaching, teaching mathematics, maths tuition, maths coaching, teaching maths > STEM education
Science teaching: science education, science tuition, science classes for children > STEM education
Coding instruction: teaching coding, coding for kids, teaching programming > STEM education
Robotics teaching: stem kits > STEM education
Language teaching: foreign language teaching, sanskrit teaching, kannada teaching, tamil teaching, telugu teaching, marathi teaching, french teaching, german teaching > Teaching
Music teaching: teaching music > Teaching
Physics teaching > Science teaching
Chemistry teaching > Science teaching
Biology teaching > Science teaching
Test preparation: exam preparation, jee coaching, neet coaching, competitive exam coaching, entrance coaching, ssc coaching, board exam coaching, cuet coaching, olympiad coaching, nda coaching, upsc coaching, gate coaching, foundation batch coaching, mock test series, bank exam coaching > Tutoring
Doubt solving: doubt clearing, solving doubts, doubt clearing sessions > Tutoring
Homework help: assignment help, homework support, helping with homework, homework assistance > Tutoring
Question paper setting: question bank creation, test item writing, test papers, test paper preparation, quiz creation, setting tests, question banks, exam paper setting, paper setting, question paper making, question paper preparation, class tests, quiz making, blueprint of question paper, question paper blueprint, mcq preparation, mcq creation, mcq writing > Student assessment
Rubric design: formative assessment, summative assessment > Student assessment
Grading?: grading papers, paper checking, copy checking, copy correction, answer copy checking, answer sheet checking, answer sheets, paper correction, answer script evaluation, exam copy checking, answer script checking, answer scripts > Student assessment
Bloom's taxonomy: learning outcomes, outcome based education, co po mapping, outcome based learning > Curriculum development
Course design: course development, course content development, subject content, educational content, academic content, course content, e content making, e content, e content development, e content creation > Curriculum development
Individualized education programs: iep, iep goals, iep meeting > Special education
Inclusive education: inclusive classroom, mainstreaming of children, cwsn > Special education
Braille teaching: braille reading, braille writing, slate and stylus, perkins brailler, brailler, taylor frame, six dot reading, braille transcription, bharati braille, braille slate > Special education
Pedagogy?: teaching methods, educational theory > Teaching
Adult education: andragogy, lifelong learning, nav bharat literacy, night school teaching, adult literacy classes
Teacher training: teacher professional development, nishtha training, in service teacher training > Training and development
Worksheets: worksheet creation, worksheet design, activity sheets, practice sheets, worksheet making, worksheet preparation, activity sheet making
Teaching aids: teaching learning materials, TLM^, flash cards, teaching materials, classroom materials, teaching aid making, charts and models, classroom charts, tlm preparation
Video lectures: recorded lectures, lecture videos, educational videos, video lessons > Online teaching
Classroom activities: activity planning, activity design, learning activities, class activities
Student engagement: learner engagement, engaging students, class participation
Life skills education: life skills, life skills training
Student progress tracking: student progress reports, tracking student progress, report cards, progress cards, pupil progress reports, mark register
Community teaching: teaching underprivileged children, teaching underprivileged
Rhymes and songs: nursery rhymes, action songs, rhyme singing, rhyme teaching, rhymes?, circle time > Early childhood education
Art and craft teaching: art classes for children, craft work with children, drawing classes, paper craft classes > Teaching ~ Crafts
Play activities: play based learning, playway method, games for children, play way teaching, play way > Early childhood education
Hindi teaching: teaching hindi > Language teaching
Social studies teaching: sst teaching, social science teaching, history teaching, geography teaching > Teaching
Commerce teaching: accountancy teaching, accounts teaching, economics teaching, business studies teaching > Teaching
Primary teaching: primary classes, primary school teaching, elementary teaching, teaching primary classes, primary class teaching > Teaching

## Related work
Field trips: school trips, educational trips, educational visits, school picnic, excursions with students
Educational games: learning games, game based learning
Camp counseling: camp counselor, outdoor education
School event planning: extracurricular activities coordination
Exam invigilation: invigilation, exam supervision, proctoring, exam duty, invigilation duty, conducting exams, conducting examinations, examination duty, exam conduct, exam hall duty, invigilator duty, exam superintendent, flying squad
Learning disabilities: dyslexia support, orton gillingham, slow learner support, dyslexia remediation, dyscalculia, dysgraphia, remedial for dyslexia > Special education
Digital literacy: digital literacy training, computer literacy training
Admissions processing: admission work, student admissions, school admissions, student admission process
Student record keeping: student records?, student files, student data maintenance, student documents, admission register, scholar register, cumulative records
Fee collection: fees collection, fee receipts, fee reminders, fees receipts, fee records
Library work: library duty, library assistance, library work experience, library membership, library cards, library membership cards ~ Library science
Laboratory assistance in schools: school lab assistance, lab demonstration for students, laboratory demonstration, lab demonstration
Diaper changing: diapering, nappy changing, feeding babies, feeding children, baby feeding > Child care
Group discussions: gd pi, mock interviews for students ~ Public speaking

## Related work
Academic advising: academic counseling, student advising > Student counseling
Admissions counseling: admission guidance, admission counselling, study abroad counseling, admission calls, admission calling, course counselling, admission enquiries, admission enquiry, counselling students for admission, course enquiries, calling students, calling parents, overseas education counselling, abroad counselling, course guidance, education counselling, educational counselling > Student counseling
Alumni relations: alumni engagement, alumni management, alumni outreach, alumni affairs
School administration: school management, school office work, school office, udise, udise plus, apaar id, transfer certificates, bonafide certificates, midday meal register, school office administration
Educational leadership: education management, academic administration
Vocational training: skill development training, skill training > Training and development
Train the trainer: training of trainers > Training and development
Soft skills training: communication training, corporate soft skills training > Training and development
Webinar hosting: webinars?, webinar management
Life coaching: executive coaching > Mentoring
Peer mentoring: buddy programs > Mentoring
Google for Education: google certified educator > Educational technology
Canvas LMS > Learning management systems
Edmodo > Learning management systems ~ Schoology
Schoology > Learning management systems ~ Edmodo
SCORM: xapi > Learning management systems
ADDIE: addie model > Instructional design
iSpring: adobe presenter, easygenerator > Instructional design
E-learning: elearning, e learning development > Educational technology
Kahoot > Educational technology ~ Quizizz
Quizizz: nearpod > Educational technology ~ Kahoot
Smart boards: smartboard, promethean, activpanel, interactive panel, interactive flat panel, interactive whiteboard, interactive board, digital board teaching, smart panel, smart board teaching, digital boards > Educational technology
Child care: childcare, babysitting, child minding, creche, caring for children, creche work

## Work of the library
Library circulation: circulation desk, circulation counter, book issue and return, issue of books, library books issue, issue and return of books, issue return counter, issue and return counter, issue return, book issue, book return, lending desk, library counter, library fines, overdue books, book renewals, book circulation, charging and discharging of books, borrower records > Library work
Book accessioning: accession register, accession entry, book accession, accession of books, stamping of books, stamping of new books, accessioning of books, book accessioning work > Library work
Book classification: classification of books, library classification, DDC^, ddc numbers, call numbers, colon classification, class numbers of books, universal decimal classification > Library science
Shelf reading: shelf rectification, shelving of books, book shelving, shelving books, stack maintenance, stack room, reshelving, reshelving books, call number order, book arrangement on shelves, arranging books on shelves, shelf arrangement in library > Library work
Library automation: library management software, integrated library system, library software, library computerisation, barcoding of books, rfid library, library management system, library automation software + SOUL software=SOUL^=soul library software=soul 2.0=soul 3.0, e-Granthalaya=egranthalaya, LIBSYS, NewGenLib, Evergreen ILS > Library science
OPAC: web opac, online public access catalogue, online public access catalog, library catalogue search, online catalogue of library > Library science
Reference service: ready reference, reference desk, reference queries, readers advisory, library reference, current awareness service, selective dissemination of information, reader queries in library, reference questions > Library science
Serials management: serials control, periodical section, journal subscriptions, magazine subscriptions, periodicals control, newspapers and magazines in library, journal check in, periodicals? > Library science
Library stock verification: library stock taking, book stock verification, stock verification of books, weeding out books, weeding of books, missing books list > Library work
Library acquisition: acquisition of books, book acquisition, book ordering, book procurement, book selection, purchase of books, library book purchase > Library science
Digital library management: digital library, institutional repository, eprints, inflibnet, shodhganga, delnet, e resources management, national digital library, n list, metadata creation for library, metadata entry for books, question paper archive, e books management, greenstone digital library > Library science
Library orientation: information literacy, user education in library, library tour, library orientation programme, user orientation in library > Library science
Paper conservation: manuscript conservation, conservation of manuscripts, book conservation, deacidification, palm leaf manuscripts, japanese tissue, document restoration, restoration of documents, restoration of manuscripts, book repair, mending of books, manuscript preservation, repair of books, tissue mending, preservation of manuscripts, preservation of documents, document preservation, preservation of old documents, preservation of records
MARC 21: marc21, marc records, MARC^, aacr2, bibliographic records > Cataloguing
Archival description: finding aids, archival cataloguing, isad g, archival arrangement, archival boxes, accession of archives, arrangement of archives, microfilming, archives arrangement
Manuscript digitisation: digitisation of manuscripts, digitization of manuscripts, scanning of manuscripts, book scanner, overhead scanner, scanning of rare books, digitisation of books, digitization of books, book digitisation, digitisation of newspapers ~ Document scanning
Museum documentation: artefact documentation, accession of artefacts, object cataloguing in museum, museum registration, artefact cataloguing, jatan software, museum object records
Artefact conservation: artifact cleaning, artefact cleaning, conservation of artefacts, preventive conservation, museum conservation
Reading room management: reading room supervision, reading room duty, reading room service > Library work
Children's library: reading corner, reading club, library period, library class for children, children library, classroom library, children reading programme, reading programme for children, reading programs for children > Library work ~ Reading instruction
Bibliometric analysis: vosviewer, bibliometrics, biblioshiny, scientometrics, citation analysis, bibliometric study

## Work of schools and special schools
Microteaching: micro teaching, micro lessons, micro teaching skills, simulated teaching, micro teaching lessons > Teaching
Teaching practice: practice teaching, practice lessons, school internship teaching, block teaching, b ed internship, practice of teaching > Teaching
Shadow teaching: shadow teacher work, shadow support, shadowing a child, one on one classroom support > Special education
Social stories and visual schedules: visual schedules, social stories, picture schedule, visual supports, first then board > Special education
Early intervention: early intervention for children, infant stimulation, early stimulation > Special education
Daily living skills training: toilet training, self help skills, self care training, functional skills training, activities of daily living training, adl skills training, dressing and brushing training > Special education
Orientation and mobility training: white cane training, cane training, white cane, mobility training for blind, orientation and mobility > Special education
Deaf education: teaching deaf children, auditory verbal therapy, lip reading, hearing impaired teaching, total communication, teaching hearing impaired > Special education
Assistive technology training: assistive technology, nvda, nvda training, jaws training, screen reader training, daisy books, daisy player, talkback screen reader > Special education
Sign language interpretation: sign language interpreting, isl interpretation, sign language interpreter work ~ American Sign Language
Exam administration: examination cell, exam cell work, exam section work, exam cell, seating plan of exams, omr scanning, omr sheets, marks entry, tabulation of marks, mark list preparation, result preparation in school, exam form processing, exam seating arrangement, result preparation, result compilation in school, marks upload, marks posting, evaluation camp duty
Academic accreditation: naac documentation, aqar, iqac, ssr preparation, nba documentation, naac work, nirf data, naac file work, nba file work
Timetable making: timetable preparation, class timetable, school timetable, exam timetable, academic calendar preparation > School administration
Mid-day meal supervision: mid day meal, midday meal, pm poshan, mdm register > School administration
School management software: school erp, fedena, entab, student information system, school software > School administration
Scholarship processing: scholarship forms, scholarship applications, national scholarship portal, scholarship portal, nsp portal
Science exhibitions: science fair, science model making, inspire manak, science projects guidance, working models of science
Academic competitions: quiz competition, inter school competitions, olympiad registration, spell bee, essay competition
Environmental studies teaching: evs teaching, evs classes, teaching evs > Teaching
Preschool classroom setup: classroom decoration, bulletin board decoration, class decoration, display boards in school
School library programmes: read aloud sessions, drop everything and read, book fair organising, book fair organisation, book exhibition in library
Academic coordination: academic coordinator work, syllabus completion tracking, faculty scheduling, batch scheduling in coaching, lecture scheduling > School administration
Toy library and play area: toy library, play area supervision, playground supervision > Child care
School health and safety: school bus supervision, student safety, bus duty

# Human resources

## People at work > Human resources // every line is a function of a human resources department
Talent sourcing: candidate sourcing, sourcing candidates, candidate search, candidate hunting, profile sourcing, candidate identification, finding candidates, manpower sourcing, sourcing profiles, profile search, resume sourcing, cv sourcing, resume search, candidate database, portal search, searching candidates > Recruitment
Technical recruiting: technical recruitment, it recruitment, it hiring, tech hiring, technical hiring > Recruitment
Campus recruitment: campus hiring, campus placements, campus drives, placement drives, college hiring, campus interviews, college tie ups for hiring, campus drive coordination > Recruitment
Executive search: headhunting, head hunting > Recruitment
Resume screening: cv screening, screening resumes, cv shortlisting, resume shortlisting, profile screening, profile shortlisting, shortlisting resumes, shortlisting cvs, application screening, screening cvs, resume review > Recruitment
Interview scheduling: interview coordination, scheduling interviews, interview arrangements, arranging interviews, interview planning, lining up interviews, interview line up, lining up candidates, candidate lineups, line ups of candidates > Recruitment, Scheduling
Behavioral interviewing: competency based interviewing, structured interviews > Interviewing candidates
Offer management: offer letters, offer negotiation > Recruitment
Reference checks: background verification, background checks, employee verification, background screening, employee background checks, reference calls, document verification of candidates, bgv
Exit interviews: offboarding, exit formalities, full and final settlement, full and final, fnf settlement, f&f settlement, relieving formalities, exit management, employee exit, employee separation, exit process handling, clearance formalities, no dues
Employee engagement: employee engagement activities, team outings, office celebrations, employee events, staff engagement, staff engagement activities, employee fun activities, engagement activities, office events, employee celebrations, fun fridays, staff events, employee activities > Employee relations
Grievance handling: grievance management, employee grievances, staff grievances, employee complaints, employee queries, worker grievances, employee concerns > Employee relations
Industrial relations: labor relations, labour relations, trade union relations > Employee relations
Employee retention: retention strategy > Employee relations
Job analysis: writing job descriptions, job evaluation, job description writing, jd writing, drafting job descriptions, job description drafting, creating job descriptions, job description preparation, job description making, jd preparation, jd creation, job descriptions?
HR policies: hr policy drafting, employee handbook, leave policy, leave policies, hr manual, hr handbook, staff handbook, policy handbook > Human resources
HR analytics: people data, attrition analytics, attrition analysis, workforce analytics
Workforce planning: manpower planning, headcount planning > Resource planning
Performance appraisals: performance reviews, appraisals?, appraisal process, employee appraisals, staff appraisals, appraisal support, kra setting, kra kpi, kpi setting, appraisal forms > Performance management
360-degree feedback > Performance management
Competency mapping: skill gap analysis, skills matrix
Compensation benchmarking: salary benchmarking, job grading, compensation surveys, salary surveys > Compensation and benefits
Employee benefits: benefits administration, group mediclaim > Compensation and benefits
GreytHR > HRIS
SAP SuccessFactors: success factors, successfactors > HRIS
Oracle HCM: oracle hcm cloud > HRIS
Greenhouse ATS > Applicant tracking systems ~ Lever ATS
Lever ATS: icims, jobvite > Applicant tracking systems ~ Greenhouse ATS
Internal mobility?: career pathing > Succession planning
Workplace inclusion: inclusive hiring, gender sensitization, gender sensitisation > Diversity and inclusion
Leave management: attendance management, leave records, leave tracking, leave applications, leave register, leave balances, leave approvals, leave entry > Time and attendance
Employee communication: internal newsletters, town halls > Employee relations
HR audits > HR compliance
SHRM: shrm cp, hrci phr
Candidate communication: candidate follow up, candidate coordination, candidate engagement, candidate experience, applicant communication, candidate calling, calling candidates, candidate calls, candidate handling, talking to candidates, interview calls, feedback of candidates, candidate feedback > Recruitment
Employee records: employee files, personnel files, employee data management, personnel records, staff records, hr records, hr documentation, employee documentation, staff files, hr files, staff documents, employee documents, personal file maintenance, employee master data, hr data management, employee file maintenance, employee data updating, staff data, employee details updating, hr records updating, employee database?
Bulk hiring: mass hiring, volume hiring, mass recruitment, walk in drives, walk in interviews, bulk recruitment, walk in interview drives > Recruitment
Employee surveys: pulse surveys, employee feedback, employee satisfaction surveys, engagement surveys > Employee relations
Recruitment tracking: recruitment tracker, hiring tracker, recruitment reports, hiring dashboard > Recruitment
Salary negotiation: salary discussions, negotiating salaries > Recruitment
Talent mapping: talent pipeline, talent pools, candidate pipeline > Recruitment
HR letters: hr letter drafting, experience letters, appointment letters, relieving letters, employment letters, warning letters, employment confirmation letters, increment letters, employee letters, joining letters, hr drafting, letters to employees, salary certificates
Employee wellness: employee wellbeing, workplace wellness > Employee relations
Job advertisements: job ads, job posting, job postings, vacancy posting, posting vacancies, posting jobs, recruitment advertising, naukri posting, job posts, hiring posts, recruitment posts > Job portals

## Related work
OKRs: objectives and key results
Job fairs: career fairs, recruitment fairs > Recruitment
Payroll compliance: pf and esi, pf and esi compliance, pf compliance, esi compliance, provident fund, esic, pf returns, esi returns, pf filing, pf esi, pf work, epf, esic filing, pf challan, professional tax, gratuity calculation, bonus calculation > Payroll, Statutory compliance
ADP: adp payroll, adp workforce now > Payroll
Zoho People > HRIS
RazorpayX Payroll: razorpay payroll > Payroll
Contract labour management: contract labour, contract workers, labour deployment, manpower deployment, labour supply ~ Team management
Placement coordination: placement cell, student placements, training and placement, placement support, placement assistance ~ Campus recruitment
`
