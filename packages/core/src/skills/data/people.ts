/** Health, care, teaching, psychology, sport. */
export const people = `
# Healthcare ~ Pharmacy, Biology and biotechnology, Fitness and nutrition, Psychology and social work
@ nurse, registered nurse, doctor, physician, medical assistant, staff nurse, medical officer, dentist, physiotherapist, physical therapist, occupational therapist, hospital administrator, healthcare assistant, caregiver, medical coder, medical biller, radiologic technologist, phlebotomist, paramedic, emt, dental assistant, surgeon, medical intern, healthcare manager, clinical assistant, patient care technician, certified nursing assistant, licensed practical nurse, nursing assistant, medical records clerk, home health aide, medical technologist, speech therapist, optometrist, clinic manager, nurse practitioner, nurse manager, charge nurse, medical receptionist, health coach, public health intern, resident doctor, senior resident, healthcare administrator, patient care coordinator, medical office manager, lab technologist, dental hygienist, radiographer, medical transcriptionist, health educator, respiratory therapist, patient coordinator
% patient, hospital, clinic, medical, medication, health, healthcare, nursing, mbbs, bds, surgery, surgical, clinical, physician, nurse, diagnosis, treatment, symptoms, care, patients, icu, ward, labour room, labor room, emergency room, operation theatre, operating room, hipaa, doctors, charts, therapy

## Clinical care
Patient care: bedside nursing, nursing process, bedside nursing care, patient support, bedside care, patient assistance, direct patient care, quality patient care, patient handling, patient relations, client care ~ Nursing
Nursing: nursing care, registered nursing, nursing skills, clinical nursing, staff nursing, bsc nursing, gnm, RN^
Clinical skills: clinical practice, clinical rotations, clinical experience, clinical procedures, clinical knowledge
Vital signs: vital signs monitoring, blood pressure monitoring, taking vital signs, vitals
Phlebotomy: venipuncture, blood collection, blood draws, blood draw, specimen collection
Medication administration: administering medication, administration of medication, administration of medicines, drug administration, medication management, medications?
First aid: emergency first aid + CPR=first aid and cpr=cpr certified=cpr certification=cpr/first aid, Basic life support=bls=bls certified, ACLS, AED
Emergency medicine: emergency care, emergency medical services, emt certification, emergency room
Surgery: surgical procedures, operation theatre, operating room, surgical assistance, surgical?, surgical assisting + Laparoscopic surgery, General surgery
Diagnosis: medical diagnosis, differential diagnosis, clinical diagnosis, diagnostic procedures
Internal medicine: general medicine
Cardiology > Internal medicine
Pulmonology > Internal medicine
Gastroenterology > Internal medicine
Nephrology > Internal medicine
Endocrinology > Internal medicine
Pediatrics: paediatrics + Neonatology=neonatal care=nicu=newborn care
Obstetrics and gynecology: gynecology, obstetrics, labor and delivery
Oncology: cancer care, cancer research
Psychiatry: psychiatric care, behavioral health, behavioural health
Radiology: medical imaging, ultrasound imaging, biological imaging, radiography + MRI, CT scan, Ultrasound=sonography, X-ray imaging=x rays=x ray
Pathology: clinical pathology, medical laboratory technology, clinical laboratory, MLT^, dmlt, lab diagnostics
Dentistry?: dental care, dental procedures, dental assisting, dental?
Ophthalmology: eye care
Physiotherapy: physical therapy, rehabilitation, rehab?, musculoskeletal physiotherapy
Occupational therapy
Speech therapy: speech language pathology
Geriatric care: elderly care, elder care, home care, personal care, caregiving, long term care, activities of daily living, ADL^, in home care, companionship care
Ayurveda: alternative medicine
Homeopathy
Naturopathy
Acupuncture
Infection control: sterilization techniques, PPE^
Anesthesia: anesthesiology, anaesthesia
Dermatology: cosmetic dermatology, laser treatment skin
Respiratory therapy: ventilator management, respiratory care, oxygen therapy
Care planning: care plans, treatment planning, treatment plans, nursing care plans
Medical assistance: medical assisting, clinical assistance, patient intake

## Health administration
Healthcare management: hospital management, hospital administration, healthcare administration, health administration, healthcare operations, health services management, healthcare?, health care?, medical office management
Medical coding: cpt, icd 9, medical coder, cpc certification, drg coding, ed coding, surgery coding
Medical billing: medical claims, us healthcare, insurance verification medical, healthcare billing, ar calling
Electronic health records: ehr, emr, electronic medical records, medical records, patient records, medical records management, emr systems + Epic EMR=epic systems, Cerner, Meditech, Allscripts
Medical terminology: medical vocabulary, medical knowledge
HIPAA: hipaa compliance, patient confidentiality, hipaa regulations
Public health: community health
Healthcare quality: joint commission, quality of care
Health informatics: healthcare analytics, healthcare it, clinical informatics + HL7, FHIR
Telehealth: telemedicine
Clinical notes: soap notes
Medical writing: clinical documentation, regulatory writing, medical content writing
Medical research: medical science, medicine?, mbbs
Medical office procedures: medical office administration, patient scheduling, patient registration, medical front office

# Pharmacy ~ Healthcare, Chemistry, Biology and biotechnology
@ pharmacist, pharmacy technician, pharmacy intern, drug safety associate, regulatory affairs executive, pharmacovigilance associate, clinical data manager, pharmacy assistant, medical science liaison, pharma executive, clinical pharmacist
% chemist shop, medical store, medical shop, chemist and druggist, drug, tablet, dosage, prescription, pharma, pharmacy, b pharm, pharmaceutical, pharm d, formulation, dispensing

## Pharmacy > Pharmacy // every line is a subject of a pharmacy degree
Pharmacy: pharmaceutical, pharmaceuticals, pharmaceutical sciences, pharma, pharm d, b pharm, bpharm, m pharm, pharmacy practice
Pharmacology: pharmacodynamics, drug interactions, clinical pharmacology
Pharmaceutics: drug formulation, dosage forms, pharmaceutical technology
Dispensing: prescription dispensing, drug dispensing, prescriptions?
Pharmacovigilance: drug safety
Regulatory affairs: drug regulatory affairs, regulatory submissions
Pharmaceutical analysis: pharma quality control, analytical method development, method development
Pharmacognosy

## Related work
Good manufacturing practice: gmp, cgmp, good manufacturing practices
Clinical research: clinical trials, clinical trial, clinical study, clinical studies, cro clinical, ich gcp
Good clinical practice: gcp guidelines, good clinical practices, gcp compliance

# Fitness and nutrition ~ Healthcare, Hospitality and travel, Teaching and education
@ fitness trainer, personal trainer, dietitian, nutritionist, yoga instructor, sports coach, fitness instructor, gym trainer, sports manager, dietician, coach, athletic trainer, group fitness instructor, fitness manager, lifeguard, swim instructor, yoga teacher, head coach, assistant coach, physical education teacher, sports analyst, fitness coach, wellness coach, group exercise instructor, fitness director, recreation assistant, fitness specialist, strength coach
% fitness, gym, workout, nutrition, diet, exercise, athlete, sports, wellness, training session, team sport, athletic, yoga, members, health club, recreation, aquatics, swimming

## Fitness
Fitness training: fitness?, fitness instruction, gym training, exercise programming, weight loss coaching, cardio training + Pilates, Zumba, CrossFit, Aerobics, Strength training=weight training=strength and conditioning
Yoga: yoga instruction, yoga teaching, yoga therapy
Sports coaching: athletic coaching, coaching sports, sports training, physical education, sports?, athletic training
Sports management: sports marketing, sports administration, recreation management, recreation?
Sports science: exercise science, sports physiotherapy
Lifeguarding: lifeguard, water safety
Nutrition: dietetics, nutrition counseling, nutrition counselling, food and nutrition, diet counselling, nutrition education, nutrition science, diet and nutrition
Wellness coaching: health coaching, wellness programs?, corporate wellness, wellness?

# Psychology and social work ~ Human resources, Healthcare, Teaching and education
@ psychologist, counselor, counsellor, therapist, social worker, case manager, psychology intern, school counselor, school counsellor, mental health counselor, behavioral therapist, clinical psychologist, counseling intern, case worker, behavior technician, social work intern, youth counselor, career counselor, career counsellor, family therapist, substance abuse counselor, ngo intern, community worker, special educator, applied behavior analyst, crisis counselor, residential counselor, social services worker, outreach worker, volunteer coordinator
% therapy, mental health, client, counseling, behavior, children, youth, family, community, psychology, emotional, trauma, welfare, shelter, social, psychological, intervention, at risk

## Psychology > Psychology // every line is a branch of the subject
Psychology: psychological science, general psychology, applied psychology, psychology research
Clinical psychology: clinical assessment psychology, dsm 5
Counseling: counselling, mental health counseling, counseling skills, student counselling, crisis counseling, individual counseling, therapy? > Communication, Active listening
Cognitive behavioral therapy: CBT^, cognitive behavioural therapy
Psychological assessment: psychometric testing, psychological testing, psychometric tests, behavioral assessment, psychological tests
Behavioral analysis: behavior analysis, behavioral science, behavior management, behavioral therapy
Developmental psychology: child development, early childhood development
Child development assessment: developmental screening, developmental assessment > Developmental psychology
Social psychology: group dynamics
Cognitive psychology: cognitive science, memory and perception
Forensic psychology: criminal psychology

## Related work
Mental health: mental health awareness, mental health support, mental wellness, emotional support ~ Counseling
Crisis intervention: conflict intervention
Substance abuse counseling: substance abuse, drug rehabilitation
Art and play therapy: expressive arts therapy

## Social work
Social work: social services, social service, social welfare, msw, human services, youth services
Volunteering: volunteer?, volunteer work, community volunteering, ngo volunteering, volunteerism
Needs assessment: psychosocial assessment, intake assessments, client assessment
Youth development: youth work, youth programs, at risk youth, youth engagement
Disability support: special needs care, developmental disabilities, disability services, special needs, autism?
Gender and inclusion work: livelihood programs

# Teaching and education ~ Psychology and social work, Writing and journalism, Languages and translation
@ teacher, tutor, mathematics teacher, maths teacher, teaching assistant, lecturer, professor, faculty, instructor, trainer, substitute teacher, teaching intern, academic counselor, academic counsellor, curriculum developer, principal, preschool teacher, educator, assistant professor, english teacher, science teacher, math teacher, maths teacher, physics teacher, elementary teacher, teacher assistant, special education teacher, subject matter expert, home tutor, instructional designer, school teacher, kindergarten teacher, online tutor, tgt, pgt, corporate trainer, academic advisor, student teacher, nursery teacher, daycare teacher, primary teacher, lead teacher, education coordinator, high school teacher, nanny, childcare provider, daycare worker, admission counsellor, admissions counselor, regional trainer, paraprofessional, faculty member, after school teacher, librarian, camp counselor
% student, students, classroom, school, lesson, teaching, curriculum, b ed, education, grade, academic, homework, class, exam, learners, pupils, syllabus, parents, children, elementary, lessons, kindergarten, lectures, admissions

## Teaching > Teaching // every line is done while teaching
Teaching: classroom teaching, teaching skills, teaching experience, teach?, educating?, teaching and mentoring, teaching assistance, teaching and learning, school teaching, classroom instruction, instruction?, student teaching, lecturing, teaching aptitude, class teaching, teaching work, teaching students, teaching children, teaching kids, conducting classes, class taking, subject teaching > Communication
Tutoring: private tutoring, online tutoring, peer tutoring, home tuition, home tutor, tutor?, tutored, home tutoring, private tuition, private tuitions, home tuitions, tuition teaching, tuition classes, taking tuitions, home coaching, group tuition
Remedial teaching: remedial classes, remedial instruction > Tutoring
Lesson planning: lesson plans, lesson plan, lesson plan development, lesson preparation, lesson planning and delivery, lesson notes, teaching plans, teaching notes
Curriculum development: curriculum design, curriculum planning, curriculum?, syllabus design, curricula?, course material, curriculum writing
Classroom management: classroom handling, class control, class management, student discipline, classroom behavior management, handling students, class handling, class discipline, maintaining discipline, handling class, classroom discipline
Student assessment: assessment?, assessments?, student evaluation, exam evaluation, assessment design, student assessments
Early childhood education: preschool education, kindergarten, preschool, nursery teaching, day care, daycare, infant care, early years education
Special education: special needs education
English teaching: esl, teaching english, tefl, tesol, english as a second language, ELL^, teaching english as a foreign language, english language teaching
STEM education: stem teaching, stem?, math tutoring
Literacy instruction: literacy?, reading and writing instruction
Differentiated instruction: differentiated learning, common core, common core standards, response to intervention
Physical education teaching: teaching sports

## Related work
Mentoring: mentorship, mentor?, coaching?, coaching and mentoring, guiding students, student mentoring
Workshop facilitation: facilitation?, conducting workshops, workshop delivery, conducting training sessions, workshops?, training sessions, seminars?, group facilitation
Educational technology: edtech, educational software + Moodle, Google Classroom, Blackboard!, Learning management systems=lms
Instructional design: elearning development, training material development, training materials, training modules, learning modules + Articulate 360=articulate storyline, Adobe Captivate
Education policy: educational research, educational administration, higher education?
Student counseling: guidance counseling, student support, student affairs

## Around the classroom
Parent communication: parent teacher conferences, parent teacher communication, parent engagement, parent meetings, parent teacher meetings, parent interaction

# Hospitality and travel ~ Culinary, Customer service, Public relations and communications
@ receptionist, hotel manager, front office executive, guest service associate, event manager, event coordinator, tour guide, travel consultant, travel agent, event planner, housekeeping supervisor, concierge, hotel receptionist, event management intern, banquet manager, tour manager, guest relations executive, travel executive, housekeeper, hospitality manager, front desk agent, front desk manager, night auditor, reservations agent, guest services representative, hotel front desk agent, event executive, community manager, wedding planner, steward, stewardess, bell attendant, hospitality intern, tourism officer, front office manager, housekeeping manager
% hotel, guest, travel, tourism, booking, event, hospitality, room service, guest room, hotel room, room division, banquet, resort, itinerary, vacation, guests, check in, lodging, cruise, concierge, reservations, bhm

## Hospitality > Hospitality // every line is a department or task of a hotel
Hospitality: hospitality management, hotel management, hotel operations, hospitality services, hotel industry, bhm, hotel?, resort management, lodging?
Guest relations: guest services, guest service, guest satisfaction, guest experience, guest handling > Customer service
Front office operations: front office, hotel front office, hotel reception > Customer service
Reservations: reservation systems, booking systems, hotel reservations, table reservations, hotel booking, booking management, managing bookings, room bookings, guest reservations
Banquet operations: banquets?, banquet management, catering operations, banquet service, banquet setup, buffet setup, buffet service
Concierge services: valet parking, bell desk > Customer service
Room cleaning: room preparation, bed making, making beds, guest room cleaning, turndown service > Housekeeping
Room inspection: room checks, inspecting rooms, housekeeping inspection > Housekeeping
Room allocation: room assignment, allotting rooms > Front office operations
Guest seating: seating guests, table allocation > Food and beverage service

## Related work
Housekeeping: housekeeping operations, cleaning?, hotel housekeeping, sanitation?, floor care, deep cleaning + Laundry, Janitorial work=janitorial=custodial=janitorial services
Wedding planning: wedding management, wedding events
Revenue management: hotel revenue management

## Travel
Travel and tourism: tourism, tour operations, travel planning, travel consulting, tour planning, tourism management, travel agency, travel industry
Amadeus: amadeus gds, gds systems ~ Galileo GDS, Sabre
Galileo GDS ~ Amadeus, Sabre
Sabre!: sabre gds ~ Amadeus, Galileo GDS
Visa processing: visa documentation, visa assistance, visa filing, visa paperwork, visa applications

# Culinary ~ Hospitality and travel, Fitness and nutrition
@ steward, stewardess, food and beverage service intern, chef, cook, line cook, sous chef, baker, pastry chef, restaurant manager, server, bartender, barista, kitchen manager, chef de partie, commis chef, commis, waiter, waitress, food service worker, executive chef, prep cook, head chef, food and beverage manager, kitchen helper, restaurant supervisor, lead cook, head cook, dishwasher, private chef, kitchen supervisor, culinary intern, food technologist, food runner, food server, pizza maker, banquet chef, host restaurant, hostess restaurant, demi chef, catering manager, restaurant cashier, food service manager, kitchen intern, commis ii, cafeteria worker, banquet cook, chef instructor, steward restaurant, stewardess restaurant, food service supervisor
% food, kitchen, restaurant, menu, cooking, recipe, meal, dining, beverage, ingredients, catering, culinary, grill, portion, dishes, sauces, plating, banquet, servsafe, chefs, cooks, cafe, cuisine, food cost

## Culinary > Culinary arts // every line is done in a kitchen
Culinary arts: cooking, culinary skills, food preparation, food production, culinary, kitchen skills, cookery, meal preparation, food prep, chef skills, preparing food, cooking techniques, cook?, food cooking
Baking: bakery?, breads + Pastry=pastries=pastry making=patisserie=baking and pastry, Cake decorating=cake making, Confectionery
Menu planning: menu development, menu design, menu creation, recipes?
Kitchen management: kitchen operations, kitchen supervision, kitchen equipment, restaurant kitchen, kitchen?, back of house, kitchen staff management, kitchen organization
Food presentation: plating?, garnishing, plate styling, dish presentation, dish plating, plate decoration
World cuisines: cuisine? + Indian cuisine=tandoor, Continental cuisine, Italian cuisine, Chinese cuisine, French cuisine, Mexican cuisine, Mediterranean cuisine, Asian cuisine, Thai cuisine, Sushi
Knife skills: butchering, sauteing, knife handling, grill?, broiling, sauce making, frying?, sauces?, roasting?
Food costing: food cost control, food cost, inventory of food, food ordering, food costs, waste control kitchen, recipe costing, dish costing, menu costing, plate costing
Food quality: food testing, food quality control, food inspection
Mise en place: ingredient preparation, vegetable cutting, vegetable chopping, chopping vegetables
Taste testing: food tasting, tasting sessions
Allergen management: food allergens, allergen labelling, allergens? > Food safety
Indian sweets: mithai, sweet making, indian desserts > Confectionery
Ingredient sourcing: kitchen purchasing, buying ingredients, produce sourcing

## Related work
Food and beverage service: f and b service, food service, serving food, food and beverage, food & beverage, f&b, f&b service, fine dining, food and beverage operations, food serving, waitressing, waitering, serving customers food > Customer service
Bartending: bar management, beverage service, bartender
Barista skills: coffee making, coffee?, espresso?, barista?
Restaurant management: restaurant operations, restaurant?, restaurants?, cafe management, qsr, restaurant service, fast food?, restaurant supervision
Sommelier: wine knowledge, wines?, wine?
Table setting: table setup, laying tables, setting tables, napkin folding > Food and beverage service
Order taking: taking orders, taking food orders, taking guest orders > Food and beverage service
Beverage preparation: drink preparation, making drinks, juice preparation, mocktails?, mocktail making
Kitchen stock control: kitchen inventory, kitchen stock, stock rotation > Kitchen management, Inventory management
Mixology: cocktail making, cocktails? > Bartending
Latte art: coffee brewing, coffee roasting > Barista skills
Wine service: wine pairing, wine tasting > Sommelier
Table service: fine dining service, waiting tables > Food and beverage service
Quick service restaurants: qsr operations, cloud kitchen > Restaurant management
`
