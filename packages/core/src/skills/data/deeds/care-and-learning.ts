/** Fitness, psychology and social work, teaching and research. */
export const careAndLearning = `
# Fitness and nutrition
Fitness training: train|coach|guide|lead & client|member|beginner|athlete & gym|workout|squat|weights|dumbbell|cardio|strength
Personal training: train|coach & client|member & one on one|one to one|individual & exercise|workout|gym|fitness|weight
Workout planning: write|design|plan|prepare|make & workout|exercise & client|member|athlete|weekly|beginner|gym|plan for
Strength training: train|coach|program & squat|deadlift|bench press|barbell
Yoga: teach|lead|guide|instruct|conduct|take & asana|surya namaskar|yoga|pranayama
Group exercise: lead|instruct|teach|conduct|take & aerobics|zumba|spin class|bootcamp|group class|dance fitness
Posture correction: correct|check|watch & posture|exercise form|lifting form|alignment & member|client|student|athlete|trainee|exercise|squat
Exercise prescription: assess|test|measure & fitness level|flexibility|body fat|vo2|heart rate & client|member|athlete|exercise|trainee
Sports coaching: coach|train|drill & cricket|football|basketball|badminton|hockey|tennis|volleyball|kabaddi|swimming & children|player|team|student|junior|under 14|school|academy|batting|drill
Refereeing: umpire|referee|keep score & match|tournament|game|inning|league|bout|cricket|football
Sports event management: organise|plan|run|schedule|host & tournament|sport day|sports day|league match|marathon|knockout & team|player|fixture|match|school
Match analysis: analyse|tag|chart|study & match video|match footage|opponent|player performance|game film
Swimming: teach|coach|train & swim|freestyle stroke|backstroke
Lifeguarding: watch|guard|rescue|patrol & pool|beach|swimmer
Injury prevention: lead|teach|guide|conduct & warm up|stretching|cool down|mobility drill
Nutrition: advise|counsel|guide & diet|nutrition|eating habit|balanced meal|protein intake|calorie & client|patient|member|mother|athlete|child|student
Diet planning: plan|make|prepare|write|design|chart & diet|meal plan|diet chart|menu for patient|calorie & client|patient|athlete|diabetic|weight|child|pregnant|member|obese
Dietary assessment: record|take|calculate|analyse|track & food intake|24 hour recall|calorie intake|nutrient intake|food diary|what they ate|dietary intake
Anthropometry: measure|record|take & height and weight|bmi|mid arm|muac|waist circumference|skinfold
Nutrition awareness: talk|session|camp|explain|teach|demonstrate|awareness & nutrition|anaemia|anemia|balanced diet|breastfeeding|junk food & mother|school|village|anganwadi|children|women|adolescent
Weight management: guide|plan|help|coach & lose weight|weight loss|fat loss & client|member|diet|patient
Clinical nutrition: plan|calculate|prepare|modify & therapeutic diet|renal diet|diabetic diet|tube feed|hospital diet
Meditation: lead|guide|teach|conduct & meditation|breathing exercise|mindfulness session

# Psychology and social work
Counseling: listen|counsel|talk|guide|support & distress|anxious|anxiety|depressed|grief|stress|low mood|exam stress|survivor|troubled & student|client|patient|women|teenager|child|adolescent|caller|family|couple|session
Career counseling: guide|advise|counsel|help & career|stream|course choice & student|class 10|class 12|school|teenager|graduate|parent; administer|give|interpret|score|conduct|hold|run & aptitude test|interest inventory|interest inventories|career test|riasec|aptitude and interest|psychometric test & class 10|class 9|class 12|stream|career|pupil|student; guide|advise|counsel|talk|help|tell|mentor & college choice|stream selection|stream choice|career option|careers|entrance exam|higher studies|which course|after class 12|after class 10|career path|vocational course & student|junior|pupil|girl|youth|boy|class 12|class 10|teenager|parent|dropout
Group therapy: lead|run|facilitate|conduct|co facilitate & support group|therapy group|sharing circle|group session & patient|client|addict|survivor|teenager|caregiver|student
Support groups: run|facilitate|start|lead|join & support circle|peer circle|support group|self help group
Psychological assessment: administer|score|give|conduct & personality test|intelligence test|aptitude test|psychological test|personality inventory|rorschach|tat|mmse|wais|beck depression
Case history taking: take|record|write|collect|prepare & case history|mental status|intake form|family history|client history & patient|client|psychiatr|ward|hospital|child|counsellor|session
Case notes: write|maintain|keep|update & session note|case file|progress note|case note|case record & client|counsellor|therapist|child|family|beneficiary|patient|social worker
Behavioral observation: observe|record|note & child|children|patient|behaviour of|behavior of & behaviour|behavior|play|interaction|checklist & classroom|ward|clinic|playground|school|session|preschool
Behavior tracking: chart|track|record|log & tantrum|behaviour|behavior|outburst & child|children|autism|reward|student|token
Applied behavior analysis: discrete trial|token economy|reinforcement|prompting & autism|autistic|child with
Disability support: assist|support|help|teach|care & autistic|autism|special needs|cerebral palsy|down syndrome|hearing impaired|visually impaired|blind student|wheelchair|disabled child|disabled student|person with disability|people with disability|student with disability|children with disability
Mental health: awareness|workshop|talk|campaign|session & stress|anxiety|depression|stigma|self care|burnout & student|school|college|employee|campus|peer|women
Psychoeducation: explain|teach & symptom|disorder|coping|medication adherence & family|caregiver|parent|client|patient
Crisis intervention: calm|support|respond|talk & suicidal|panic attack|crisis call|domestic violence|self harm
Helpline support: answer|take|attend|handle & helpline|crisis line|distress call
Substance abuse counseling: counsel|support|motivate|guide & alcohol|addict|drug user|relapse|de addiction|sobriety
Art and play therapy: draw|paint|puppet|clay|toy|play & therapy|therapist|trauma|healing & child|children|patient
Experimental psychology: run|conduct|design & reaction time|stimulus|stimuli|recall task|stroop
Social work: help|assist|support|link|enrol|rehabilitate & destitute|slum|migrant|widow|ration card|pension scheme|homeless|orphan|trafficked|domestic violence|underprivileged & family|scheme|shelter|women|children|ngo|government
Home visits: visit|go & household|home of|home visit|family at home & beneficiary|health worker|asha|case|counsel|child|patient|mother|survey|family
Client referrals: refer|link|connect & client|patient|survivor|family|beneficiary & hospital|shelter|legal aid|psychiatrist|scheme|counsellor|agency
Awareness campaigns: rally|street play|campaign|drive|camp|awareness & hygiene|menstrual|road safety|blood donation|voting|plastic|child marriage|literacy|dowry|hiv|tobacco|cyber safety & village|school|community|women|slum|people|student|resident
Community surveys: survey|interview|door to door & household|villager|slum dweller|resident|farmer|migrant & village|slum|ward|block|district|community|need
Needs assessment: survey|assess|identify|map & need of|problem of|gap in & village|slum|villager|beneficiary|women|tribal
Child welfare: teach|play|care|help|rescue & orphan|street children|child labour|shelter home|children s home
Casework: handle|follow|manage|document & case & survivor|child in need|destitute|foster|rehabilitation
Community organizing: mobilise villager|mobilise women|mobilise youth|mobilise resident|form women|form village|form self help & group|meeting|committee|collective|shg|drive
Self-help groups: form|train|support|audit & self help group|shg|women s group
Women empowerment: train|teach|support|help & women & tailoring|livelihood|income|self defence|loan|skill|enterprise|literacy
Volunteering: volunteer & ngo|orphanage|old age home|blood camp|relief|shelter|clean up|cleanup|animal shelter|food drive|cause
Volunteer management: recruit|train|lead|assign|coordinate|manage|roster & volunteer & event|ngo|shift|drive|camp|task|fest|relief; find|divide|recruit|train|brief|roster|lead|coordinate|assign|induct|mobilise|deploy|schedule|enrol|motivate|manage|thank|supervise & volunteer|volunteers|helpers|students willing|scribes|nss|ncc cadets|student volunteers|relief workers|blood donors motivators|mentors|tutors & teams|duties|duty|shift|shifts|attendance|camp|class|roster|relief|certificates|tasks|teach|orientation|zones|weekend|task|drive|fest|event|chapter|centre|marathon|flood|slots|helpdesk
Blood donation drives: organise|donate|plan|collect|run & blood camp|blood donation|clothes|food packet|book drive|old clothes & camp|drive|distribute|needy|donor|shelter
Impact assessment: interview|survey|evaluate|assess|measure & beneficiary|programme impact|program impact|scheme & impact|outcome|before and after|change|baseline
Monitoring and evaluation: track|monitor|evaluate|report & programme indicator|program indicator|beneficiary|logframe|field data & ngo|project|donor|quarter|baseline|target; collect|measure|track|compare|design|conduct|visit|verify|analyse|evaluate|build|prepare|check & kobocollect|kobo|odk|endline|midline|indicator|indicators|logframe|beneficiaries|shg members|theory of change|results framework|spot check|back check|outcome|outcomes|attendance of beneficiaries|mis data|survey cto|surveycto|baseline survey|baseline score & baseline|project|programme|beneficiaries|change|income|villages|donor|quarterly|schools|members|households|progress|trainees; collect & kobo|kobocollect|odk|surveycto|survey cto; visit|check|track|see|collect|compare & if tablets|if toilets|whether|indicators|target|progress|usage of|outcomes|results of & donors|donor|project|programme|ngo|livelihood|scheme|baseline|trainees|reported to
Humanitarian aid: pack|distribute|deliver|collect & relief kit|ration kit|food packet|relief material|medicine kit|flood relief

# Teaching and education
Teaching: teach|instruct|take & class|lesson|subject|chapter|concept & student|children|pupil|school|grade|learner|kid; teach & maths|math|english|science|physics|chemistry|biology|history|computer|accounts|economics|geography
Tutoring: teach|tutor|coach|help|tuition & class 5|class 6|class 7|class 8|class 9|class 10|class 11|class 12|junior|weak student|school children|neighbourhood children|grade student & maths|math|science|english|home|exam|physics|subject|evening|homework|marks
Lesson planning: plan|prepare|design|write & lesson|class activity|unit plan|teaching plan|session plan & class|grade|student|chapter|topic|week|school|children
Worksheets: make|design|create|prepare|write & worksheet|activity sheet|practice sheet|colouring sheet|exercise sheet
Teaching aids: make|prepare|create|design|use & flashcard|flash card|puppet|low cost material & class|children|lesson|teach|student|kindergarten|teacher
Student assessment: grade|mark|check|correct|evaluate & answer sheet|exam paper|test paper|answer script|notebook|homework|assignment & student|class|pupil|school|semester|undergraduate|term|exam
Question paper setting: set|write|prepare|make|draft|frame & question paper|quiz|mcq|test paper|unit test|mock test & student|class|chapter|exam|subject|school|weekly
Doubt solving: clear|solve|answer|resolve & doubt & student|learner|class|chat|chapter|jee|neet
Homework help: help|assist|support|guide & homework|assignment & children|student|kid|after school
Classroom management: manage|handle|keep|control|calm & class of|classroom|30 children|40 student|30 student|40 children|noisy|seating & attention|discipline|routine|order|behaviour|rule|engaged
Early childhood education: teach|engage|play|read|care|look after & toddler|preschool|nursery|playschool|kindergarten|lkg|ukg|three year old|anganwadi; lead|run|teach|plan|tell|sing|hold|play|sang & circle time|rhyme|story time|clay|finger painting|show and tell|counting game|sand play|free play|block play|play way|pretend play|sorting game|action song|pre writing & anganwadi|nursery|preschool|kindergarten|lkg|ukg|playschool|play school|year old|toddler|four year|creche|balwadi|little ones
Child care: feed|bathe|look after|babysit|watch|supervise & toddler|infant|baby|preschooler|young children
Storytelling for children: read|tell|narrate|enact & story|picture book|puppet & children|kid|nursery|school|toddler|library
Phonics: teach|practise|sound out & letter sound|phonics|blending sound|phonic
Reading instruction: teach|help|practise|run & read|reading & fluency|reading level|aloud|story book|early reader|struggling reader|library
Special education: teach|adapt|modify|support|plan & dyslexia|autism|special needs|learning disability|slow learner|iep & student|child|children|lesson|class|pupil
Classroom activities: plan|design|conduct|organise|run & quiz|role play|learning game|craft|science experiment|class activity|learning activity|group work & class|student|children|pupil
STEM education: demonstrate|teach|run|conduct & robotics|arduino|science experiment|coding|science kit & children|school student|class|pupil|kid|camp
Coding instruction: teach & scratch|python|html|coding|java & children|school|student|kid|class|beginner|junior
Online teaching: teach|conduct|take|hold & zoom|google meet|online|live class|skype & class|student|lesson|session|tuition|batch
Video lectures: record|edit|script|film & lecture|concept video|tutorial|teaching video|video lesson & student|youtube|course|chapter|class|learner
Course design: design|write|develop|create|outline|structure & course|module|syllabus & learner|student|unit|lesson|quiz|assignment|beginner|workshop
Curriculum development: revise|design|develop|align|map|write & curriculum|syllabus|cbse|icse|state board|learning outcome & chapter|grade|school|subject|unit|ncert
Instructional design: storyboard|script|build|develop|design & e learning|elearning|training module|interactive lesson|learning module
Parent communication: meet|call|update|talk|speak|report|inform & parent|guardian|mother & progress|attendance|behaviour|ptm|fee|performance|child
Student progress tracking: track|record|maintain|chart|report & student progress|progress of student|learning level|report card|marks register|marks of & class|student|term|school|parent
Exam invigilation: invigilate|supervise|proctor & exam|examination|exam hall; invigilate|supervise|watch|oversee|proctor|seal|distribute|give|verify|serve|frisk & board paper|answer script|answer book|answer sheet|answer booklet|hall ticket|semester end paper|writing their test|exam hall|malpractice|room supervisor|seating register|examinee|computer based test & candidate|student|hall|malpractice|copying|seating|session|attendance|biometric|frisking|nta|paper|sealed
Field trips: accompany|organise|plan|take & student|children|class|school & museum|zoo|educational trip|picnic|science centre|field trip
Workshop facilitation: conduct|facilitate|run|lead|deliver|hold & workshop|hands on session|bootcamp|masterclass & student|school|teacher|junior|50|100|women|for 30|for 40
Mentoring: mentor|guide|coach|advise & junior|first year|fresher|younger student|mentee|new volunteer
Student counseling: guide|advise|counsel|help & admission|course selection|university application|college application & student|parent|school leaver
Admissions counseling: call|counsel|guide|convert|meet & admission|enrolment enquiry|course enquiry & student|parent|college|university|aspirant; counsel|advise|guide|explain|tell|help|answer|call|follow|meet|speak|talk|persuade|convince|take & admission|enrolment|courses and fees|course fees|fees and eligibility|prospectus|campus tour|hostel charges|which programme|which course|courses, scholarships|courses on offer|choice filling|seat allotment|programme to apply|b tech|mba course|management quota & student|parent|family|families|aspirant|applicant|walk in|class 12|candidate|caller|lead|enquiry|enquiries; convert & enquiry|enquiries|leads|walk ins & enrolment|admission|intake
Digital literacy: teach|train|show & senior citizen|villager|women|elderly|rural|grandparent & smartphone|computer|upi|internet|email
Life skills education: teach|session|workshop|conduct & life skills|decision making|good touch|saving money|self esteem|puberty & children|adolescent|school|girls|student
Community teaching: teach & slum|underprivileged|street children|orphanage|village children|tribal|government school|municipal school
Adult education: teach|literacy & adult|housewife|labourer|farmer|domestic worker & read|sign|literacy|count|evening
Teacher training: train|coach & teacher & pedagogy|teaching method|classroom technique|workshop for|workshop on

# Research
Literature review: read|review|summarise|collect|survey|synthesise & paper|journal article|study|published work & 20|30|40|50|60|100|scholar|theme|gap|topic|research|table|author|jstor|pubmed
Survey research: survey|interview|questionnaire|poll & respondent|household|participant|resident & sample|likert|analyse|question|district|village|college
Questionnaire design: design|write|frame|draft|prepare|pilot & questionnaire|survey form|survey question|google form|interview guide|interview schedule
Primary research: interview|survey|observe & respondent|shopkeeper|farmer|household & study|research|finding|thesis|dissertation|paper
Research interviews: interview|record|transcribe & respondent|participant|expert|migrant|elder|teacher & study|research|thesis|dissertation|theme|project
In-depth interviews: conduct|hold|transcribe|record & in depth interview|semi structured|life history|key informant
Focus groups: conduct|moderate|hold|run & group discussion|fgd|focus group & women|consumer|student|villager|respondent|shopper
Transcript coding: code|tag|categorise & transcript|interview|open ended & theme|nvivo|category|pattern
Thematic analysis: theme|pattern|category & transcript|interview|narrative|open ended & code|identify|group|emerge|analyse
Qualitative research: transcribe|code|interview & theme|narrative|lived experience & participant|respondent|women|student|patient|study; spend|ask|interview|talk|transcribe|code|facilitate|conduct|listen|record|sum up|group|analyse|collect|moderate & migrant|labourers|weavers|asha workers|vendors|mothers|women|widows|farmers|nurses|students|teachers|workers|participants|respondents|fisherfolk|refugees|sex workers|transgender|caregivers|survivors|youth & themes|common themes|stories|open questions|open ended|focus group|thematic|nvivo|atlas ti|grounded theory|in depth|semi structured|transcripts|life history|life histories|narratives|coded|why they|ethnograph|ethnographic|dedoose|member checking|saturation|field notes; * & focus group|semi structured interview|in depth interview|key informant|thematic analysis|grounded theory|nvivo|atlas ti|maxqda|participant observation|narrative analysis|photovoice & women|workers|participants|dissertation|study|interview|transcript|code|coded|themes|village|students|respondents|thesis|community; hold|have|conduct|record|spend & long conversations|open conversations|long talks|group discussions|life stories|conversations|open interviews|oral histories & themes|patterns|drew out|nurses|women|workers|dissertation|thesis|coded|study|elders|common
Quantitative research: regression|anova|t test|chi square|correlation & respondent|survey|sample|questionnaire & spss|test|stata|significant|analyse
Field research: visit|travel|collect|observe|stay & village|field site|forest|slum|tribal|household & data|interview|survey|study|sample|research|thesis
Ethnography: live|observe|shadow & tribe|temple|migrant|bazaar & field note|fieldwork|months|participant observation
Participant recruitment: recruit|enrol|find|screen & research participant|study participant|participant for|respondent|human subject & study|experiment|survey|trial|interview
Secondary research: collect|compile|read|extract|gather & census|government report|annual report|published data|industry report|news archive|nfhs|nsso
Research reports: write|summarise|compile|prepare & research finding|key finding|survey finding|study finding|research brief|policy brief|literature & report|brief|summary|note|study
Scientific writing: write|publish|co author|submit|draft & journal|conference paper|manuscript|research paper|abstract|review paper
Scientific presentation: present & conference|symposium|poster session|seminar|colloquium & paper|poster|finding|research
Research methodology: design|choose|plan & sampling|hypothesis|variable|control group & study|survey|experiment|respondent|research
Annotated bibliographies: annotate|compile|prepare & bibliography|reading list|reference list
Reference management: format|manage|organise|check & citation|footnote|reference list & apa|mla|chicago|zotero|mendeley|thesis|paper
Research ethics: consent form|informed consent|anonymise|ethics committee|ethics approval & participant|study|respondent|interview|research
Grant writing: write|draft|apply|prepare|submit & grant|funding proposal|research proposal & ngo|lakh|research|foundation|project|donor|fellowship; write|put|prepare|draft|apply|submit|secure|win|develop & concept note|concept notes|grant|grants|dst|serb|birac|icssr|dbt|icmr|ugc|csr proposal|logframe|log frame|theory of change|expression of interest|eoi|letter of intent|funding proposal|fcra|donors|donor|foundation|budget narrative|seed fund|startup india|tata trusts|call for proposals|rfp response & lakh|application|applications|funding|funded|donors|proposal|proposals|study|project|two of whom|gave money|ngo|foundation|secured|secure|on paper|approved|crore|sanctioned; prepare|write|draft|put|send|submit & project notes|project note|proposal|proposals|budget|budgets|fund request|application & csr|donor|donors|funding|trust|foundation|lakh|grant|grants|embassy|corporate fund
Case study research: write|study|document|research & case of|case study & company|village|interview|organisation|hospital|school
Peer review: review|referee & manuscript|journal submission|conference submission
Case management: handle|follow|keep|manage|track|maintain|plan|assess|link|open|close|monitor|support|work|update|visit & caseload|child protection|rescued|de addiction|deaddiction|survivor|survivors|foster|disabled person|beneficiary families|case file|case files|care plan|care plans|referral|referrals|rehab|first meeting|domestic violence|trafficked|destitute|street child|street children|juvenile|cwc|one stop centre|hiv positive|tb patients|runaway|mentally ill|elderly clients|case load|clients in distress & closure|follow up|follow ups|needs|home visit|home visits|fortnight|shelter|progress|rehab|rehabilitation|care plans|referrals|doctors|schools|pensions|settled|client|clients|families|child|children|help each|till|fortnightly|months|restored|case notes|plan; make|prepare|keep|write|update|follow|maintain|review & care plan|care plans|individual care|rehabilitation plan|case notes|case file|case files|case history|client file|client files|follow up sheet & children|women|child|shelter|home|survivors|families|court|clients|cwc|patients|addicts|homeless
Fundraising: go|collect|persuade|raise|pitch|secure|meet|bring|ask|sell|approach|run|write|convince|appeal|get & donation|donations|contribution|contributions|sponsorship|sponsorships|crowdfunding|milaap|ketto|alumni|residents|donors|donor|csr|orphanage|ngo|flood relief|old age home|relief fund|charity|give india|impact guru|well wishers|companies|shops|stall & lakh|rs|inr|rupees|target|crore|000|ngo|orphanage|fees|surgery|raised|school|relief|scholarship|cause|shelter|donations|fest; meet|exceed|achieve|cross|hit & donation target|donations|fundraising target|donor target & ngo|education|week|weeks|month|target; write|mail|call|run|hold|organise|sell|visit|ask & former students|old students|well wishers|charity concert|charity|bake sale|diyas|donation box|donation drive|crowdfunding|local shops|patrons|philanthropists & got|lakh|rs|brought|raised|library|patients|000|orphan|school|hostel|animal|funds
Child development assessment: administer|screen|assess|test|observe|score|check|evaluate & dasii|vineland|denver|ddst|bayley|milestone|developmental quotient|developmental delay|age norm|gross motor|fine motor|motor and language|speech delay|delay in speech|delays in speech|m chat|walked, spoke|motor, language & child|children|toddler|infant|preschooler|year old|aged|babies|anganwadi; * & dasii|denver developmental|bayley scale|developmental quotient|developmental screening
Cognitive behavioral therapy: use|teach|run|apply|guide|challenge|keep|assist|plan & thought record|cognitive distortion|automatic thought|behavioural activation|behavioral activation|exposure hierarchy|graded exposure|cognitive restructuring|core belief|cbt & client|anxiety|depression|session|patient|phobia|homework|panic|teen
Behavioral analysis: record|chart|observe|code|take|run|track & abc chart|antecedent|functional behaviour assessment|aba|discrete trial|token system|reinforcement schedule|problem behaviour|tantrum|baseline behaviour & child|behaviour|session|autism|client|data|children
Behavior modification: design|run|use|apply|plan|set & token economy|star chart|reward chart|positive reinforcement|behaviour plan|behavior plan|time out|behaviour contract & child|children|class|tantrum|pupil|aggression|behaviour|autism|sitting
Autism support: work|teach|help|support|sit|train|shadow|use & autism|autistic|asperger|pecs|picture exchange|sensory break|social stories|visual schedule|on the spectrum & child|children|student|class|boy|girl|pupil|communication|meltdown|centre|routine
ADHD support: teach|help|support|plan|run|sit|shadow & adhd|hyperactive|attention deficit|short attention & child|children|student|class|boy|task|focus|teen|break|checklist
Learning disabilities: teach|help|assess|support|screen|use|plan & dyslexia|dyslexic|dyscalculia|dysgraphia|orton gillingham|slow learner|multisensory|reading difficulty|remedial & child|children|student|pupil|letter|spelling|reading|class|phonics
Addiction treatment: counsel|run|support|assess|help|facilitate|lead|prepare & de addiction|deaddiction|alcoholic patient|alcohol dependence|alcohol addiction|alcoholics anonymous|substance use|relapse prevention|opioid|drug rehab|rehab centre|12 step|drinking problem|naltrexone|addict & client|patient|family|families|session|group|centre|men|youth|craving
Grief counseling: counsel|sit|support|listen|run|help & bereaved|grief|lost a parent|lost their|bereavement|mourning & family|families|group|session|child|children|client
Trauma therapy: support|counsel|use|help|work|run & trauma survivor|abuse survivor|ptsd|emdr|grounding exercise|survivors of violence|flashbacks|sexual assault survivor|acid attack & survivor|session|client|women|child|children|shelter|grounding
Family therapy: meet|counsel|see|sit|run|assist|observe|draw & couple|couples|genogram|marital conflict|family session|in laws|joint session|family therapy & session|conflict|family|families|genogram|therapist|communication|dispute
Suicide prevention: answer|counsel|train|take|run|assess|listen & suicide|suicidal|suicide helpline|mental health helpline|crisis line|self harm|gatekeeper training|safety plan & caller|call|student|hostel|distress|youth|session
Motivational interviewing: use|apply|run|hold & motivational interviewing|decisional balance|readiness to change|change talk|ambivalence & patient|client|smoker|drinker|session|quit
Intelligence testing: administer|give|score|conduct|run & wisc|wais|binet kamat|raven|malin|bhatia battery|iq test|progressive matrices|vineland social|seguin form board|stanford binet|mental age & child|children|student|report|adult|year old|iq|pupil|patient|school
Projective tests: administer|score|interpret|conduct|give & rorschach|tat cards|thematic apperception|draw a person|house tree person|sentence completion|word association|children's apperception|inkblot & client|patient|child|report|student|adult|case
Personality assessment: administer|score|interpret|give|conduct|compare & 16pf|mmpi|neo pi|big five|mbti|eysenck|epq|hexaco|personality test|personality inventory|disc profile & student|employee|client|report|adult|score|sample|trait|patient|manager
Aptitude testing: administer|give|score|conduct|hold|design & differential aptitude|aptitude battery|aptitude test|numerical reasoning test|mechanical reasoning test & student|class|applicant|pupil|candidate|score|school|stream
Memory and attention research: run|test|measure|record|conduct|design|program & stroop|n back|digit span|reaction time|recall task|recognition task|working memory|flanker|serial position|word recall|e prime|psychopy|visual search task & participant|student|trial|score|task|adult|experiment
Eye tracking: record|run|calibrate|analyse|measure & eye tracker|gaze|fixation|tobii|saccade|pupil dilation|area of interest|areas of interest & participant|page|ad|reading|screen|user|task|calibration
Attitude measurement: design|build|develop|construct|validate|administer|measure & likert|attitude scale|semantic differential|thurstone|scale items & item|student|reliability|survey|attitude|cronbach|respondent
Geriatric social work: visit|run|counsel|help|organise|support|read & old age senior citizen|elders|elderly|dementia|pensioner|aged residents|day care for elders & pension|activity|activities|resident|family|loneliness|abuse|session|games|scheme
Medical social work: counsel|help|arrange|assess|link|interview|trace|support & patient|patients|attendants|dialysis|cancer ward|discharged & scheme|financial aid|ayushman|blood donor|free medicine|social worker|psychosocial|shelter|relief fund
School social work: counsel|visit|track|meet|help|run|bring & dropout|drop out|irregular student|absent children|out of school children|absentee|child marriage|school children & school|parent|home visit|enrol|attendance|family|families|back to school|enrolled
Family services: visit|counsel|mediate|assist|help|link & domestic violence|family counselling centre|one stop centre|mahila|dowry|marital dispute|adoption|foster care|single mother & women|family|families|shelter|police|case|couple|court|home study
Homeless services: serve|distribute|shelter|count|help|rescue|interview|run & homeless|night shelter|pavement dweller|rain basera|street dweller|street children|destitute|beggars & food|blanket|shelter|aadhaar|bath|meal|id card|people|night|census|winter
Beneficiary coordination: list|verify|register|mobilise|call|track|update|follow|identify & beneficiary|beneficiaries & scheme|form|village|training|ngo|list|aadhaar|distribution|camp|data|kit
Youth development: run|train|mentor|organise|lead|plan|design|facilitate & adolescent|adolescents|youth club|youth group|life skills|slum youth|young people|teenagers|nehru yuva|kishori|peer educators & session|camp|workshop|village|leadership|skill|club|programme|sport|career
Youth mentoring: mentor|guide|meet|coach|support & teenager|orphanage|shelter home|adolescent|underprivileged student|first generation|government school student|foster youth|teens & week|month|goal|study|career|confidence|exam|year
NSS: plant|organise|clean|adopt|survey|volunteer|run|camp & nss|special camp|village adoption|programme officer|seven day camp & village|camp|hours|rally|blood|tree|volunteer
NCC: parade|command|march|drill|attend|shoot|lead & cadet|cadets|ncc|c certificate|b certificate|republic day camp|rdc|annual training camp|thal sainik & camp|drill|battalion|guard of honour|parade|unit|rifle|contingent|grade
English teaching: teach|coach|tutor|help & english|spoken english|grammar|tenses|vocabulary|conversation class & class|student|children|learner|girls|batch|pupil|village|women|adults
Literacy instruction: teach|help|coach|run|hold & letters|alphabet|read and write|reading and writing|barakhadi|phonics|varnamala|sign their name|decode words|adult literacy|reading fluency & child|children|adult|women|village|learner|centre|slum|year old|labourer|pupil|worker
Differentiated instruction: plan|prepare|make|group|design|adapt|split|set & different level|three levels|mixed ability|slow learners and|by level|by reading level|tiered|at their level & class|task|worksheet|lesson|student|pupil|group|children|activity
Physical education teaching: teach|train|coach|conduct|lead|run|plan & mass drill|warm up|kabaddi|kho kho|athletics|yoga period|relay race|pt period|sports period|games period & school|class|pupil|student|children|grade
Mathematics teaching: teach|explain|coach|tutor|drill|show & fractions|algebra|trigonometry|calculus|geometry|times tables|mathematics|maths|decimals|quadratic|mensuration|number line|vedic maths & class|student|children|pupil|board|tuition|school|grade|batch
Science teaching: teach|explain|demonstrate|show & general science|maths and science|mathematics and science|science subject|photosynthesis|electricity|acids and bases|physics|chemistry|biology|force and motion|science experiment|simple circuit|volcano model & class|student|children|pupil|school|grade
Physics teaching: teach|explain|coach|tutor|solve & physics|mechanics|optics|electrostatics|kinematics|newton's law|thermodynamics & class 11|class 12|student|jee|neet|board|school|batch
Robotics teaching: teach|train|coach|mentor|guide & robot|robotics|lego|arduino|line follower|mbot|tinkercad & student|children|kids|school|workshop|pupil|batch
Music teaching: teach|coach|train|give & guitar|keyboard|tabla|vocals|carnatic|hindustani vocal|piano|violin|ragas|singing|ukulele|harmonium|flute|choir & student|children|class|lesson|beginner|school|kids|batch|pupil
Test preparation: coach|teach|train|prepare|guide|tutor|help|set & jee|neet|ssc|upsc|bank po|ielts|clat|olympiad|navodaya|ntse|entrance exam|mock test|board exam & student|aspirant|batch|class|mock|question|score|cleared|rank|selected|learner
Rubric design: write|design|make|draft|build & rubric|rubrics|marking scheme|grading criteria|scoring guide & project|essay|assignment|student|criteria|level|class|presentation|band
Montessori: present|run|guide|prepare|teach|make|demonstrate & montessori|pink tower|sandpaper letters|golden beads|practical life|moveable alphabet|sensorial|brown stairs & children|child|class|preschool|material|activity|environment
Individualized education programs: write|draft|review|prepare|plan|set & iep|individualised education|individual education plan|learning goals for each|annual goals for & child|children|student|parent|special|goal|need|class|teacher
Inclusive education: adapt|support|shadow|include|teach|modify|sit & wheelchair|hearing impaired|visually impaired|special need|disability|disabilities|deaf|down syndrome|cerebral palsy & class|child|children|student|school|pupil|lesson|worksheet|mainstream
Student engagement: run|use|plan|introduce|try & quiz|quizzes|game|kahoot|group activity|role play|clicker|puzzles|class debate & participation|attendance|attention|student|shy
Educational games: make|design|create|play|invent & board game|flash cards|card game|word game|maths game|quiz game|learning game|puzzles & children|teach|learn|student|fraction|spelling|vocabulary|school|grade
Camp counseling: lead|run|plan|supervise|organise|look after & summer camp|campers|campfire|adventure camp|day camp|treks for children|children's camp|tents & children|kids|camper|game|activity|craft|age|group|hike|year old
Academic advising: advise|help|guide|plan|meet|tell & elective|electives|credits|course registration|backlog paper|course load|degree requirement|minor degree|choose courses|study plan & student|junior|semester|freshers|batch|graduation
School administration: maintain|prepare|collect|issue|handle|enter|update|manage & fee register|udise|transfer certificate|admission register|school records|bus list|timetable|mid day meal register|bonafide|scholarship form|student record|shala & school|student|class|teacher|fee|parent|office
Vocational training: teach|train|run|show|conduct & tailoring|beautician|mobile repair|plumbing|electrician trade|candle making|carpentry|basic computer|pmkvy|iti trade|welding|handicraft|jute bag & youth|women|batch|trainee|girls|learner|prisoner|centre|income|certificate
Soft skills training: train|conduct|run|hold|teach|coach|facilitate & body language|interview skill|group discussion|communication skill|presentation skill|telephone etiquette|email etiquette|mock interview|confidence building & student|employee|batch|workshop|trainee|staff|session|college|youth
Train the trainer: train|coach|brief|prepare & master trainer|teachers to teach|anganwadi worker|volunteer teacher|peer educator & module|session|workshop|training|village|batch|manual
Webinar hosting: host|moderate|run|set up|organise|anchor & webinar|zoom session|online talk|expert talk|live session|virtual panel & attendee|registration|participant|speaker|question|zoom|viewer|youtube
Peer mentoring: mentor|guide|help|support|meet & junior|juniors|freshers|first year|buddy|new students|batchmate & week|subject|exam|settle|semester|hostel|course|year
E-learning: make|build|record|create|design|develop|script|convert & e learning|storyline|screen recording|video lesson|online module|learning module|scorm|online course|micro course|explainer lesson|quiz module & learner|module|course|lesson|employee|student|moodle|udemy|lms|video
Gender and inclusion work: run|hold|conduct|train|facilitate|organise|counsel & menstrual|gender|transgender|lgbtq|queer|posh session|girls' rights|masculinity|gender sensitisation|safe spaces & session|workshop|school|village|women|boys|girls|college|worker|student|community
Goal setting: set|write|break|fix|define & smart goals|weekly goals|monthly goals|okr|personal goal|quarterly goal & team|track|progress|week|member|student|achieved|met|review
`
