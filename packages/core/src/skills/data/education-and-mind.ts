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
Experimental psychology: psychology experiments
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
Career counseling: career counselling, career guidance, career guidance sessions, career counselling of students > Counseling
Grief counseling: bereavement counseling > Counseling
Trauma therapy: emdr, trauma informed care > Counseling
Motivational interviewing > Counseling
Dialectical behavior therapy: dbt therapy > Cognitive behavioral therapy
Acceptance and commitment therapy: mindfulness based therapy > Cognitive behavioral therapy
Rational emotive behavior therapy: rebt > Cognitive behavioral therapy
Applied behavior analysis: aba therapy, ABA^ > Behavioral analysis
Behavior modification: behaviour therapy, behavior therapy, behavioural therapy, behaviour modification, behavioral intervention > Behavioral analysis
Intelligence testing: iq testing, wais, wisc assessment > Psychological assessment
Projective tests: rorschach, thematic apperception test > Psychological assessment
Personality assessment: mmpi, 16pf, mbti > Psychological assessment
Aptitude testing: career assessment > Psychological assessment
Case history taking: mental status examination, case formulation, case histories, intake interviews, mental state examination > Clinical psychology
Psychoeducation: mental health workshops > Mental health
Memory and attention research: attention research > Cognitive psychology
Addiction treatment: addiction counseling, deaddiction > Substance abuse counseling
Behavioral observation: behavioural observation, child observation, client observation
Psychological reports: psychological report writing, psychological assessment reports, psychodiagnostic reports > Psychological assessment
Relaxation techniques: relaxation training, jpmr, guided relaxation, progressive muscle relaxation, jacobson relaxation
Test scoring: administering psychological tests, scoring tests > Psychological assessment

## Related work
Case notes: session notes, counselling notes, counseling notes, case documentation, case records, case recording, counselling records, session notes writing
Behavior tracking: behaviour tracking, behaviour charts, behavior charts > Behavioral analysis
Attitude measurement: scale construction, likert scales > Psychometrics
Eye tracking: reaction time experiments

## Related work
De-escalation: conflict de escalation
Helpline support: helpline calls, crisis helpline, helpline counselling > Crisis intervention
Autism support: autism spectrum, autism therapy > Disability support
ADHD support: learning disability support > Disability support
Support groups: peer support groups, peer support, support group facilitation > Mental health
Suicide prevention: suicide risk assessment > Crisis intervention

## Practice of social work > Social work // every line is work of a social worker
Child welfare: foster care, child protection, child protection services, child rights, child safeguarding > Social work
Casework: case work, social casework
Community development: community work, livelihood training, livelihood programmes, livelihood projects > Community outreach
Geriatric social work: elder services, old age home visits
Medical social work: hospital social work
School social work
Family services: family support services > Social work
Homeless services: shelter services
Client referrals: referral services, referral linkages
Beneficiary coordination: beneficiary identification, beneficiary interaction, beneficiary data, beneficiary selection, beneficiary records, beneficiary follow up

## Related work
Home visits: house visits, household visits, family visits > Community outreach ~ Social work
NSS: national service scheme > Volunteering
NCC^: national cadet corps > Volunteering
Blood donation drives: donation drives, donation camps, blood donation camps > Volunteering
Awareness campaigns: awareness drives, awareness programs, awareness sessions, community awareness, awareness camps, awareness work, awareness talks, spreading awareness, awareness rallies
Community surveys: baseline surveys, village surveys, household surveys, household survey data, door to door survey, house to house survey, socio economic survey > Data collection, Field research
Impact assessment: impact measurement, social impact assessment ~ Monitoring and evaluation
Women empowerment: women's empowerment programs > Gender and inclusion work
Youth mentoring: youth leadership programs > Youth development

# Teaching and education

## Ways of teaching > Teaching // every line is done while teaching
Online teaching: virtual teaching, remote teaching, online classes, virtual classes, live classes > Teaching
Activity-based learning: project based learning, inquiry based learning
Montessori: montessori method > Early childhood education
Phonics: jolly phonics > Literacy instruction
Reading instruction: guided reading, reading sessions, reading circles, reading to kids, reading to children, reading aloud > Literacy instruction
Storytelling for children: story telling sessions, story telling for kids, stories for children, story telling in class ~ Early childhood education
Mathematics teaching: math teaching, teaching mathematics, maths tuition, maths coaching, teaching maths > STEM education
Science teaching: science education, science tuition, science classes for children > STEM education
Coding instruction: teaching coding, coding for kids, teaching programming > STEM education
Robotics teaching: stem kits > STEM education
Language teaching: foreign language teaching > Teaching
Music teaching: teaching music > Teaching
Physics teaching > Science teaching
Chemistry teaching > Science teaching
Biology teaching > Science teaching
Test preparation: exam preparation, jee coaching, neet coaching, competitive exam coaching, entrance coaching, ssc coaching, board exam coaching > Tutoring
Doubt solving: doubt clearing, solving doubts, doubt clearing sessions > Tutoring
Homework help: assignment help, homework support, helping with homework, homework assistance > Tutoring
Question paper setting: question bank creation, test item writing, test papers, test paper preparation, quiz creation, setting tests, question banks, exam paper setting, paper setting, question paper making, question paper preparation, class tests, quiz making > Student assessment
Rubric design: formative assessment, summative assessment > Student assessment
Grading?: grading papers, paper checking, copy checking, copy correction, answer copy checking, answer sheet checking, answer sheets, paper correction, answer script evaluation, exam copy checking > Student assessment
Bloom's taxonomy: learning outcomes, outcome based education > Curriculum development
Course design: course development, course content development, subject content, educational content, academic content, course content, e content making, e content, e content development, e content creation > Curriculum development
Individualized education programs: iep > Special education
Inclusive education > Special education
Braille teaching: sign language interpretation > Special education
Pedagogy?: teaching methods, educational theory > Teaching
Adult education: andragogy, lifelong learning
Teacher training: teacher professional development > Training and development
Worksheets: worksheet creation, worksheet design, activity sheets, practice sheets, worksheet making, worksheet preparation, activity sheet making
Teaching aids: teaching learning materials, TLM^, flash cards, teaching materials, classroom materials, teaching aid making, charts and models, classroom charts, tlm preparation
Video lectures: recorded lectures, lecture videos, educational videos, video lessons > Online teaching
Classroom activities: activity planning, activity design, learning activities, class activities
Student engagement: learner engagement, engaging students, class participation
Life skills education: life skills, life skills training
Student progress tracking: student progress reports, tracking student progress, report cards
Community teaching: teaching underprivileged children, teaching underprivileged
Rhymes and songs: nursery rhymes, action songs, rhyme singing, rhyme teaching, rhymes?, circle time > Early childhood education
Art and craft teaching: art classes for children, craft work with children > Teaching ~ Crafts
Play activities: play based learning, playway method, games for children, play way teaching, play way > Early childhood education
Hindi teaching: teaching hindi > Language teaching
Social studies teaching: sst teaching, social science teaching, history teaching, geography teaching > Teaching
Commerce teaching: accountancy teaching, accounts teaching, economics teaching, business studies teaching > Teaching
Primary teaching: primary classes, primary school teaching, elementary teaching, teaching primary classes, primary class teaching > Teaching

## Related work
Field trips: school trips, educational trips
Educational games: learning games, game based learning
Camp counseling: camp counselor, outdoor education
School event planning: extracurricular activities coordination
Exam invigilation: invigilation, exam supervision, proctoring, exam duty, invigilation duty, conducting exams, conducting examinations, examination duty, exam conduct
Learning disabilities: dyslexia support > Special education
Digital literacy: digital literacy training, computer literacy training
Admissions processing: admission work, student admissions, school admissions, student admission process
Student record keeping: student records?, student files, student data maintenance, student documents
Fee collection: fees collection, fee receipts, fee reminders, fees receipts, fee records
Library work: book issue and return, issue of books, book shelving, library duty, shelving books, library books issue ~ Library science
Laboratory assistance in schools: school lab assistance, lab demonstration for students
Diaper changing: diapering, nappy changing, feeding babies, feeding children, baby feeding > Child care
Group discussions: gd pi, mock interviews for students ~ Public speaking

## Related work
Academic advising: academic counseling, student advising > Student counseling
Admissions counseling: admission guidance, admission counselling, study abroad counseling, admission calls, admission calling, course counselling, admission enquiries, admission enquiry, counselling students for admission, course enquiries, calling students, calling parents, overseas education counselling, abroad counselling, course guidance, education counselling, educational counselling > Student counseling
Alumni relations: alumni engagement, alumni management, alumni outreach, alumni affairs
School administration: school management, school office work, school office
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
Smart boards: smartboard > Educational technology
Child care: childcare, babysitting, child minding, creche, caring for children, creche work

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
Payroll compliance: pf and esi, provident fund, esic, pf returns, esi returns, pf filing, pf esi, pf work, epf, esic filing, pf challan, professional tax, gratuity calculation, bonus calculation > Payroll, Statutory compliance
ADP: adp payroll, adp workforce now > Payroll
Zoho People > HRIS
RazorpayX Payroll: razorpay payroll > Payroll
Contract labour management: contract labour, contract workers, labour deployment, manpower deployment, labour supply ~ Team management
Placement coordination: placement cell, student placements, training and placement, placement support, placement assistance ~ Campus recruitment
`
