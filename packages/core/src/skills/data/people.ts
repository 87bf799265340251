/** Health, care, teaching, psychology, sport. */
export const people = `
# Healthcare ~ Pharmacy, Biology and biotechnology, Fitness and nutrition, Psychology and social work
@ nurse, registered nurse, doctor, physician, medical assistant, staff nurse, medical officer, dentist, physiotherapist, physical therapist, occupational therapist, hospital administrator, healthcare assistant, caregiver, medical coder, medical biller, radiologic technologist, phlebotomist, paramedic, emt, dental assistant, surgeon, medical intern, healthcare manager, clinical assistant, patient care technician, certified nursing assistant, licensed practical nurse, nursing assistant, medical records clerk, home health aide, medical technologist, speech therapist, optometrist, clinic manager, nurse practitioner, nurse manager, charge nurse, medical receptionist, health coach, public health intern, resident doctor, senior resident, healthcare administrator, patient care coordinator, medical office manager, lab technologist, dental hygienist, radiographer, medical transcriptionist, health educator, respiratory therapist, patient coordinator
% patient, hospital, clinic, medical, medication, health, healthcare, nursing, mbbs, bds, surgery, surgical, clinical, physician, nurse, diagnosis, treatment, symptoms, care, patients, icu, ward, hipaa, doctors, charts, therapy

## Clinical care
Patient care: patient support, bedside care, patient assistance, direct patient care, patient monitoring, patient safety, quality patient care, patient handling, patient assessment, patient education, patient relations, patient advocacy, client care
Nursing: nursing care, registered nursing, nursing skills, clinical nursing, staff nursing, bsc nursing, gnm, critical care nursing, icu nursing, pediatric nursing, operating room nursing, RN^
Clinical skills: clinical practice, clinical rotations, clinical experience, clinical procedures, clinical knowledge
Vital signs: vital signs monitoring, blood pressure monitoring, taking vital signs, vitals
Phlebotomy: venipuncture, blood collection, blood draws, iv therapy, injections, blood draw, iv insertion, immunizations, specimen collection
Medication administration: administering medication, medication management, medications?
First aid: emergency first aid, PALS^ + CPR=first aid and cpr=cpr certified=cpr certification=cpr/first aid, Basic life support=bls=bls certified, ACLS, AED
Emergency medicine: emergency care, emergency medical services, trauma care, emt certification, emergency room, triage
Surgery: surgical procedures, operation theatre, operating room, surgical assistance, surgical?, surgical assisting + Laparoscopic surgery, General surgery
Diagnosis: medical diagnosis, differential diagnosis, clinical diagnosis, diagnostic procedures
Internal medicine: general medicine + Cardiology, Pulmonology, Gastroenterology, Nephrology, Endocrinology
Pediatrics: paediatrics + Neonatology=neonatal care=nicu
Obstetrics and gynecology: gynecology, obstetrics, labor and delivery, midwifery
Oncology: cancer care, chemotherapy, cancer research, radiation therapy
Psychiatry: psychiatric care, psychiatric nursing, behavioral health, behavioural health
Radiology: medical imaging, radiography + MRI, CT scan, Ultrasound=sonography, X-ray imaging=x rays=x ray
Pathology: clinical pathology, medical laboratory technology, hematology, clinical laboratory, MLT^, dmlt, urinalysis, blood banking, lab diagnostics
Dentistry?: dental care, dental hygiene, orthodontics, dental assisting, oral hygiene, dental?
Ophthalmology: optometry, eye care
Physiotherapy: physical therapy, rehabilitation, rehab?, manual therapy, musculoskeletal physiotherapy
Occupational therapy: sensory integration
Speech therapy: speech language pathology, audiology
Geriatric care: elderly care, elder care, home health care, home care, personal care, caregiving, long term care, hospice, dementia care, activities of daily living, ADL^, in home care, companionship care
Ayurveda: alternative medicine, panchakarma + Homeopathy, Naturopathy, Acupuncture
Infection control: sterilization, sterile technique, sterilization techniques, PPE^
Anesthesia: anesthesiology, anaesthesia, pain management
Dermatology: cosmetic dermatology, laser treatment skin
Respiratory therapy: ventilator management, respiratory care, oxygen therapy
Care planning: care plans, discharge planning, care coordination, case management, treatment planning, treatment plans, utilization review, nursing care plans, patient charting, charting
Medical assistance: medical assisting, clinical assistance, patient intake

## Health administration
Healthcare management: hospital management, hospital administration, healthcare administration, health administration, healthcare operations, health services management, healthcare?, health care?, medical office management
Medical coding: icd 10, icd-10, cpt coding, cpt, icd 9, medical coder, hcpcs, cpc certification, drg coding, ed coding, surgery coding
Medical billing: revenue cycle management, rcm, medical claims, us healthcare, denial management, insurance verification medical, healthcare billing, ar calling, charge entry, payment posting
Electronic health records: ehr, emr, electronic medical records, medical records, patient records, medical records management, nextgen ehr, emr systems + Epic EMR=epic systems, Cerner, Meditech, Allscripts
Medical terminology: medical vocabulary, medical knowledge
HIPAA: hipaa compliance, patient confidentiality, hipaa regulations
Public health: epidemiology, community health, health promotion, health policy, disease surveillance, global health, health education, maternal health, community medicine
Healthcare quality: nabh, jcaho, joint commission, quality of care, nabh standards
Health informatics: healthcare analytics, healthcare it, clinical informatics, clinical data management + HL7, FHIR
Telehealth: telemedicine
Medical writing: clinical documentation, regulatory writing, medical content writing
Medical research: medical science, medicine, mbbs, medical?
Medical office procedures: medical office administration, patient scheduling, patient registration, medical front office

# Pharmacy ~ Healthcare, Chemistry, Biology and biotechnology
@ pharmacist, pharmacy technician, pharmacy intern, drug safety associate, regulatory affairs executive, pharmacovigilance associate, clinical data manager, pharmacy assistant, medical science liaison, pharma executive, clinical pharmacist
% drug, tablet, dosage, prescription, pharma, pharmacy, b pharm, pharmaceutical, pharm d, formulation, dispensing

## Pharmacy > Pharmacy
Pharmacy: pharmaceutical, pharmaceuticals, pharmaceutical sciences, pharma, retail pharmacy, hospital pharmacy, pharm d, b pharm, bpharm, m pharm, clinical pharmacy, pharmacy practice
Pharmacology: pharmacokinetics, pharmacodynamics, drug interactions, clinical pharmacology
Pharmaceutics: drug formulation, dosage forms, drug delivery, tablet manufacturing, drug delivery systems, pharmaceutical technology
Dispensing: prescription dispensing, drug dispensing, compounding, prescription processing, prescriptions?
Pharmacovigilance: drug safety, adverse event reporting, argus safety, adverse events, signal detection
Clinical research: clinical trials, clinical trial management, clinical trial, clinical study, clinical studies, cro clinical, clinical trials management, ich gcp
Good clinical practice: gcp guidelines, good clinical practices, gcp compliance
Good manufacturing practice: gmp, cgmp, good manufacturing practices, glp, good laboratory practice, good laboratory practices
Regulatory affairs: drug regulatory affairs, dossier preparation, fda regulations, usfda, fda, regulatory submissions, ectd
Pharmaceutical analysis: pharma quality control, stability studies, method validation, analytical method development, dissolution testing, method development
Pharmacognosy: herbal medicine, phytochemistry

# Fitness and nutrition ~ Healthcare, Hospitality and travel, Teaching and education
@ fitness trainer, personal trainer, dietitian, nutritionist, yoga instructor, sports coach, fitness instructor, gym trainer, sports manager, dietician, coach, athletic trainer, group fitness instructor, fitness manager, lifeguard, swim instructor, yoga teacher, head coach, assistant coach, physical education teacher, sports analyst, fitness coach, wellness coach, group exercise instructor, fitness director, recreation assistant, fitness specialist, strength coach
% fitness, gym, workout, nutrition, diet, exercise, athlete, sports, wellness, training session, team sport, athletic, yoga, members, health club, recreation, aquatics, swimming

## Fitness > Fitness training
Fitness training: personal training, fitness?, fitness instruction, group fitness, gym training, exercise programming, functional training, exercise prescription, fitness assessment, fitness assessments, group exercise, weight loss coaching, cardio training + Pilates, Zumba, CrossFit, Aerobics, Strength training=weight training=strength and conditioning
Yoga: yoga instruction, yoga teaching, meditation, yoga therapy
Sports coaching: athletic coaching, coaching sports, sports training, cricket coaching, football coaching, physical education, athletics, swimming instruction, sports?, swim coaching, athletic training
Sports management: sports marketing, sports administration, recreation management, recreation?, sports events
Sports science: kinesiology, exercise science, sports medicine, sports psychology, sports nutrition, sports physiotherapy
Lifeguarding: lifeguard, water safety
Nutrition: dietetics, diet planning, nutrition counseling, clinical nutrition, food and nutrition, nutritional analysis, diet counselling, meal planning, nutrition education, nutrition science, diet and nutrition, community nutrition
Wellness coaching: health coaching, wellness programs, corporate wellness, wellness?, massage therapy

# Psychology and social work ~ Human resources, Healthcare, Teaching and education
@ psychologist, counselor, counsellor, therapist, social worker, case manager, psychology intern, school counselor, school counsellor, mental health counselor, behavioral therapist, clinical psychologist, counseling intern, case worker, behavior technician, social work intern, youth counselor, career counselor, career counsellor, family therapist, substance abuse counselor, ngo intern, community worker, special educator, applied behavior analyst, crisis counselor, residential counselor, social services worker, outreach worker, volunteer coordinator
% therapy, mental health, client, counseling, behavior, children, youth, family, community, psychology, emotional, trauma, welfare, shelter, social, psychological, intervention, at risk

## Psychology > Psychology
Psychology: psychological science, general psychology, applied psychology, psychology research
Clinical psychology: abnormal psychology, psychopathology, clinical assessment psychology, dsm 5
Counseling: counselling, mental health counseling, counseling skills, psychotherapy, individual therapy, group therapy, group counseling, career counseling, career counselling, student counselling, family therapy, family counseling, crisis counseling, individual counseling, therapy?, counselling psychology
Cognitive behavioral therapy: CBT^, cognitive behavioural therapy, dbt therapy, dialectical behavior therapy
Psychological assessment: psychometric testing, psychological testing, personality assessment, psychometric tests, behavioral assessment, psychological tests
Behavioral analysis: behavior analysis, applied behavior analysis, aba therapy, behavior modification, behavioral science, behavior management, behavioral intervention, behavioral therapy
Developmental psychology: child psychology, child development, adolescent psychology, early childhood development, educational psychology, school psychology
Social psychology: group dynamics
Cognitive psychology: cognitive science, memory and perception
Mental health: mental health awareness, mental health support, mental wellness, emotional support
Crisis intervention: suicide prevention, de escalation, conflict intervention
Substance abuse counseling: addiction counseling, addiction treatment, substance abuse, drug rehabilitation
Art and play therapy: play therapy, expressive arts therapy
Forensic psychology: criminal psychology

## Social work
Social work: social services, social service, social welfare, community work, msw, case work, social casework, human services, child welfare, family services, foster care, youth services
Volunteering: volunteer?, volunteer work, community volunteering, ngo volunteering, nss, NCC^, volunteerism
Needs assessment: psychosocial assessment, intake assessments, client assessment
Youth development: youth mentoring, youth work, youth programs, at risk youth, youth engagement
Disability support: special needs care, autism support, developmental disabilities, disability services, special needs, autism?
Gender and inclusion work: women empowerment, livelihood programs, self help groups

# Teaching and education ~ Psychology and social work, Writing and journalism, Languages and translation
@ teacher, tutor, teaching assistant, lecturer, professor, faculty, instructor, trainer, substitute teacher, teaching intern, academic counselor, academic counsellor, curriculum developer, principal, preschool teacher, educator, assistant professor, english teacher, science teacher, math teacher, maths teacher, physics teacher, elementary teacher, teacher assistant, special education teacher, subject matter expert, home tutor, instructional designer, school teacher, kindergarten teacher, online tutor, tgt, pgt, corporate trainer, academic advisor, student teacher, nursery teacher, daycare teacher, primary teacher, lead teacher, education coordinator, high school teacher, nanny, childcare provider, daycare worker, admission counsellor, admissions counselor, regional trainer, paraprofessional, faculty member, after school teacher, librarian, camp counselor
% student, students, classroom, school, lesson, teaching, curriculum, b ed, education, grade, academic, homework, class, exam, learners, pupils, syllabus, parents, children, elementary, lessons, kindergarten, lectures, admissions

## Teaching > Teaching
Teaching: classroom teaching, online teaching, teaching skills, teaching experience, teach?, educating, teaching and mentoring, teaching assistance, teaching and learning, school teaching, classroom instruction, instruction?, student teaching, lecturing, teaching aptitude
Tutoring: private tutoring, online tutoring, peer tutoring, home tuition, homework help, tutor?, tutored, home tutoring, doubt solving
Lesson planning: lesson plans, lesson plan, lesson plan development, lesson preparation, lesson planning and delivery
Curriculum development: curriculum design, curriculum planning, curriculum?, course design, course development, syllabus design, curricula?, course material, curriculum writing
Classroom management: class management, student discipline, classroom behavior management
Student assessment: grading?, student evaluation, exam evaluation, test preparation, assessment design, question paper setting, grading papers, exam preparation, student assessments, paper checking
Early childhood education: preschool education, montessori, kindergarten, preschool, child care, childcare, nursery teaching, babysitting, day care, daycare, infant care, early years education
Special education: special needs education, iep, individualized education program, inclusive education, learning disabilities, individualized education programs, ieps
Educational technology: edtech, e learning, elearning, canvas lms, smart board, smartboard, educational software + Moodle, Google Classroom, Blackboard!, Learning management systems=lms
Instructional design: elearning development, training material development, addie, course content development, training materials + Articulate 360=articulate storyline, Adobe Captivate
English teaching: esl, teaching english, tefl, tesol, english as a second language, ELL^, teaching english as a foreign language, english language teaching
STEM education: stem teaching, science education, science teaching, math teaching, mathematics teaching, teaching mathematics, stem?, math tutoring, robotics teaching
Student counseling: academic advising, student advising, admissions counseling, academic counseling, guidance counseling, student support, student affairs, admission counselling, admissions?
Education policy: educational research, pedagogy?, educational leadership, education management, school administration, educational administration, higher education, academic administration
Mentoring: mentorship, mentor?, coaching?, peer mentoring, coaching and mentoring, guiding students, student mentoring, life coaching
Workshop facilitation: facilitation?, conducting workshops, workshop delivery, conducting training sessions, workshops?, training sessions, seminars?, webinars?, group facilitation, webinar hosting
Literacy instruction: reading instruction, phonics, literacy?, guided reading, reading and writing instruction
Parent communication: parent teacher conferences, parent teacher communication, parent engagement
Differentiated instruction: differentiated learning, common core, common core standards, response to intervention
Physical education teaching: teaching sports

# Hospitality and travel ~ Culinary, Customer service, Public relations and communications
@ hotel manager, front office executive, guest service associate, event manager, event coordinator, tour guide, travel consultant, travel agent, event planner, housekeeping supervisor, concierge, hotel receptionist, event management intern, banquet manager, tour manager, guest relations executive, travel executive, housekeeper, hospitality manager, front desk agent, front desk manager, night auditor, reservations agent, guest services representative, hotel front desk agent, event executive, community manager, wedding planner, steward, bell attendant, hospitality intern, tourism officer, front office manager, housekeeping manager
% hotel, guest, travel, tourism, booking, event, hospitality, room, banquet, resort, itinerary, vacation, guests, check in, lodging, cruise, concierge, reservations, bhm

## Hospitality > Hospitality
Hospitality: hospitality management, hotel management, hotel operations, hospitality services, hotel industry, bhm, hotel?, resort management, lodging?
Guest relations: guest services, guest service, guest satisfaction, guest experience, guest handling
Front office operations: front office, hotel front office, hotel reception, check in and check out, night audit, guest check in
Housekeeping: room service, housekeeping operations, cleaning?, hotel housekeeping, sanitation?, floor care, deep cleaning + Laundry, Janitorial work=janitorial=custodial=janitorial services
Reservations: reservation systems, booking systems, hotel reservations, table reservations, opera pms, hotel booking
Revenue management: yield management, hotel revenue management
Banquet operations: banquets?, banquet management, catering operations, catering, banquet service, catering management, catering services
Wedding planning: wedding management, wedding events
Concierge services: valet parking, bell desk

## Travel
Travel and tourism: tourism, tour operations, travel planning, tour guiding, tour packages, travel consulting, holiday packages, tour planning, ecotourism, tourism management, travel agency, travel industry
Amadeus: amadeus gds, gds systems, airline reservations + Galileo GDS, Sabre!=sabre gds
Visa processing: visa documentation, visa assistance, visa filing

# Culinary ~ Hospitality and travel, Fitness and nutrition
@ chef, cook, line cook, sous chef, baker, pastry chef, restaurant manager, server, bartender, barista, kitchen manager, chef de partie, commis chef, commis, waiter, waitress, food service worker, executive chef, prep cook, head chef, food and beverage manager, kitchen helper, restaurant supervisor, lead cook, head cook, dishwasher, private chef, kitchen supervisor, culinary intern, food technologist, food runner, food server, pizza maker, banquet chef, host restaurant, demi chef, catering manager, restaurant cashier, food service manager, kitchen intern, commis ii, cafeteria worker, banquet cook, chef instructor, steward restaurant, food service supervisor
% food, kitchen, restaurant, menu, cooking, recipe, meal, dining, beverage, ingredients, catering, culinary, grill, portion, dishes, sauces, plating, banquet, servsafe, chefs, cooks, cafe, cuisine, food cost

## Culinary > Culinary arts
Culinary arts: cooking, culinary skills, food preparation, food production, culinary, kitchen skills, cookery, meal preparation, food prep, chef skills, preparing food, cooking techniques, cook?, food cooking
Baking: bakery, breads, bread making, chocolate making, desserts? + Pastry=pastries=patisserie=baking and pastry, Cake decorating=cake making, Confectionery
Menu planning: menu development, menu design, recipe development, menu creation, recipes?, menu pricing, recipe creation, menu engineering
Kitchen management: kitchen operations, kitchen supervision, kitchen equipment, restaurant kitchen, kitchen?, back of house, kitchen staff management, kitchen organization
Food presentation: plating?, food styling, garnishing, food plating
Food and beverage service: f and b service, food service, waiting tables, table service, serving food, food and beverage, food & beverage, f&b, f&b service, fine dining, food and beverage operations, food serving, waitressing, waitering, serving customers food
Bartending: mixology, cocktails?, bar management, beverage service, cocktail making, bartender, beverages?, wine service
Barista skills: coffee making, coffee?, espresso?, barista?, latte art
Restaurant management: restaurant operations, restaurant?, restaurants?, cafe management, quick service restaurant, qsr, restaurant service, fast food?, restaurant supervision
World cuisines: cuisine? + Indian cuisine=south indian cuisine=tandoor, Continental cuisine, Italian cuisine, Chinese cuisine, French cuisine, Mexican cuisine, Mediterranean cuisine, Asian cuisine, Thai cuisine, Sushi
Knife skills: butchery, butchering, meat cutting, grilling?, sauteing, knife handling, grill?, broiling, sauce making, garde manger, frying?, sauces?, sous vide, roasting?, meat fabrication
Food costing: food cost control, portion control, food cost, inventory of food, food ordering, food costs, waste control kitchen
Sommelier: wine knowledge, wine tasting, wine pairing, wines?, wine?
Food quality: food quality control, food inspection, sensory evaluation
`
