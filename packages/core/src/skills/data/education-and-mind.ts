/** Psychology, social work, teaching, people at work, in detail. */
export const educationAndMind = `
# Psychology and social work

## Branches of psychology > Psychology
Abnormal psychology: psychopathology > Clinical psychology
Child psychology: adolescent psychology > Developmental psychology
Educational psychology: school psychology > Developmental psychology
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

## Practice of psychology > Psychology
Psychotherapy: individual therapy, talk therapy > Counseling
Group therapy: group counseling, group counselling > Counseling
Family therapy: couples therapy, marriage counseling, family counseling > Counseling
Career counseling: career counselling, career guidance > Counseling
Grief counseling: bereavement counseling > Counseling
Trauma therapy: emdr, trauma informed care > Counseling
Motivational interviewing > Counseling
Dialectical behavior therapy: dbt therapy > Cognitive behavioral therapy
Acceptance and commitment therapy: mindfulness based therapy > Cognitive behavioral therapy
Rational emotive behavior therapy: rebt > Cognitive behavioral therapy
Applied behavior analysis: aba therapy > Behavioral analysis
Behavior modification: behaviour therapy, behavior therapy, behavioural therapy, behaviour modification, behavioral intervention > Behavioral analysis
Intelligence testing: iq testing, wais, wisc assessment > Psychological assessment
Projective tests: rorschach, thematic apperception test > Psychological assessment
Personality assessment: mmpi, 16pf, mbti > Psychological assessment
Aptitude testing: career assessment > Psychological assessment
Case history taking: mental status examination, case formulation > Clinical psychology
Psychoeducation: mental health workshops > Mental health
Suicide prevention: suicide risk assessment > Crisis intervention
De-escalation: conflict de escalation > Crisis intervention
Eye tracking: reaction time experiments > Cognitive psychology
Memory and attention research: attention research > Cognitive psychology
Attitude measurement: scale construction, likert scales > Psychometrics
Addiction treatment: addiction counseling, deaddiction > Substance abuse counseling
Autism support: autism spectrum, autism therapy > Disability support
ADHD support: learning disability support > Disability support

## Practice of social work > Social work
Child welfare: foster care, child protection services > Social work
Casework: case work, social casework
Community development: community work > Community outreach
Geriatric social work: elder services
Medical social work: hospital social work
School social work
Family services: family support services > Social work
Homeless services: shelter services
Women empowerment: women's empowerment programs > Gender and inclusion work
Youth mentoring: youth leadership programs > Youth development
Blood donation drives: donation drives, donation camps > Volunteering
NSS: national service scheme > Volunteering
NCC^: national cadet corps > Volunteering

# Teaching and education

## Ways of teaching > Teaching
Online teaching: virtual teaching, remote teaching > Teaching
Activity-based learning: project based learning, inquiry based learning
Montessori: montessori method > Early childhood education
Child care: childcare, babysitting > Early childhood education
Phonics: jolly phonics > Literacy instruction
Reading instruction: guided reading > Literacy instruction
Storytelling for children: story telling sessions > Early childhood education
Mathematics teaching: math teaching, teaching mathematics > STEM education
Science teaching: science education > STEM education
Coding instruction: teaching coding, coding for kids, teaching programming > STEM education
Robotics teaching: stem kits > STEM education
Language teaching: foreign language teaching > Teaching
Music teaching: teaching music > Teaching
Physics teaching: chemistry teaching, biology teaching > Science teaching
Test preparation: exam preparation, jee coaching, neet coaching > Tutoring
Doubt solving: doubt clearing > Tutoring
Homework help: assignment help > Tutoring
Question paper setting: question bank creation, test item writing > Student assessment
Rubric design: formative assessment, summative assessment > Student assessment
Grading?: grading papers, paper checking > Student assessment
Bloom's taxonomy: learning outcomes, outcome based education > Curriculum development
Course design: course development, course content development > Curriculum development
E-learning: elearning, e learning development > Educational technology
Individualized education programs: iep > Special education
Inclusive education > Special education
Learning disabilities: dyslexia support > Special education
Braille teaching: sign language interpretation > Special education
Academic advising: academic counseling, student advising > Student counseling
Admissions counseling: admission counselling, study abroad counseling > Student counseling
School administration: school management > Education policy
Educational leadership: education management, academic administration > Education policy
Pedagogy?: teaching methods, educational theory > Teaching
Adult education: andragogy, lifelong learning
Vocational training: skill development training, skill training > Training and development
Train the trainer: training of trainers > Training and development
Soft skills training: communication training, corporate soft skills training > Training and development
Teacher training: teacher professional development > Training and development
Webinar hosting: webinars?, webinar management > Workshop facilitation
Life coaching: executive coaching > Mentoring
Peer mentoring: buddy programs > Mentoring
Camp counseling: summer camps, outdoor education
School event planning: extracurricular activities coordination
Google for Education: google certified educator > Educational technology
Canvas LMS > Learning management systems
Kahoot: quizizz, nearpod > Educational technology
Edmodo: schoology > Learning management systems
iSpring: adobe presenter, easygenerator > Instructional design
SCORM: xapi > Learning management systems
ADDIE: addie model > Instructional design
Smart boards: smartboard > Educational technology

# Human resources

## People at work !~ > Human resources
Talent sourcing: candidate sourcing, sourcing candidates > Recruitment
Technical recruiting: technical recruitment, it recruitment > Recruitment
Campus recruitment: campus hiring, campus placements > Recruitment
Executive search: headhunting, head hunting > Talent acquisition
Resume screening: cv screening, screening resumes > Interviewing candidates
Interview scheduling: interview coordination > Interviewing candidates
Behavioral interviewing: competency based interviewing, structured interviews > Interviewing candidates
Offer management: offer letters, offer negotiation > Recruitment
Reference checks: background verification, background checks > HR compliance
Exit interviews: offboarding, exit formalities > Onboarding
Employee engagement: employee engagement activities > Employee relations
Grievance handling: grievance management > Employee relations
Industrial relations: labor relations, labour relations, trade union relations > Employee relations
Employee retention: retention strategy, attrition analysis > Employee relations
Job analysis: writing job descriptions, job evaluation, job description writing
HR policies: hr policy drafting > Human resources
HR analytics: people data, workforce analytics > People analytics
Workforce planning: manpower planning, headcount planning > Resource planning
Performance appraisals: performance reviews > Performance management
360-degree feedback > Performance management
OKRs: objectives and key results > Performance management
Competency mapping: skill gap analysis, skills matrix > Training and development
Compensation benchmarking: salary benchmarking, job grading > Compensation and benefits
Employee benefits: benefits administration, group mediclaim > Compensation and benefits
Payroll compliance: pf and esi, provident fund, esic > Payroll
ADP: adp payroll, adp workforce now > Payroll
GreytHR: zoho people, razorpayx payroll > HRIS
SAP SuccessFactors: success factors > HRIS
Oracle HCM: oracle hcm cloud > HRIS
Greenhouse ATS: lever ats, icims, jobvite > Applicant tracking systems
Internal mobility?: career pathing > Succession planning
Workplace inclusion: inclusive hiring, gender sensitization > Diversity and inclusion
Leave management: attendance management > Time and attendance
Employee communication: internal newsletters, town halls > Employee relations
HR audits > HR compliance
SHRM: shrm cp, hrci phr
`
