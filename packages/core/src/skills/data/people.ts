/** Health, care, teaching, psychology, sport. */
export const people = `
# Healthcare ~ Pharmacy, Biology and biotechnology, Fitness and nutrition, Psychology and social work
@ nurse, lab technician, laboratory technician, registered nurse, doctor, physician, medical assistant, staff nurse, medical officer, dentist, physiotherapist, physical therapist, occupational therapist, hospital administrator, healthcare assistant, caregiver, medical coder, medical biller, radiologic technologist, phlebotomist, paramedic, emt, dental assistant, surgeon, medical intern, healthcare manager, clinical assistant, patient care technician, certified nursing assistant, licensed practical nurse, nursing assistant, medical records clerk, home health aide, medical technologist, speech therapist, optometrist, clinic manager, nurse practitioner, nurse manager, charge nurse, medical receptionist, health coach, public health intern, resident doctor, senior resident, healthcare administrator, patient care coordinator, medical office manager, lab technologist, dental hygienist, radiographer, medical transcriptionist, health educator, respiratory therapist, patient coordinator
% laboratory, lab, patient, hospital, clinic, medical, medication, health, healthcare, nursing, mbbs, bds, surgery, surgical, clinical, physician, nurse, diagnosis, treatment, symptoms, care, patients, icu, ward, labour room, labor room, emergency room, operation theatre, operating room, hipaa, doctors, charts, therapy

## Clinical care
Patient care: bedside nursing, nursing process, bedside nursing care, patient support, bedside care, patient assistance, direct patient care, quality patient care, patient handling, patient relations, client care, sick care, bedside assistance, attending patients, patient comfort, patient hygiene, attending to patients, patient attendant work ~ Nursing
Medical equipment handling: handling of medical equipment, hospital equipment handling, infusion pumps, syringe pump, suction machine, operating medical equipment, bp apparatus, medical devices handling, hospital equipment operation, use of medical equipment, nebulizer, pulse oximeter, ventilator machine, multipara monitor, patient monitor handling, defibrillator, syringe infusion pump, laryngoscope
Personal hygiene care: bathing patients, sponge bath, patient bathing, feeding patients, patient feeding, bed bath, bed making for patients, patient positioning, linen change, bed linen change for patients, bed linen changing, changing bed linen > Patient care
Ward duty: ward work, ward management, ward nursing, general ward duty, ward posting, ipd duty, night duty nursing, ward assistance, ward care > Patient care
Nursing: nursing care, registered nursing, nursing skills, clinical nursing, staff nursing, bsc nursing, gnm, RN^, nurse duties
Nursing procedures: basic nursing procedures, enema, ryles tube feeding, tube feeding, nebulisation, nebulization > Patient care
Nursing handover: sbar, sbar handover, shift handover sbar, patient handover, nurse handover, bedside handover, nursing shift handover, isbar, nurse to nurse handover > Shift handover
Clinical skills: clinical practice, clinical rotations, clinical experience, clinical procedures, clinical knowledge
Vital signs: vital signs monitoring, blood pressure monitoring, taking vital signs, vitals, bp checking, bp monitoring, temperature pulse respiration, blood pressure checking, bp measurement, checking bp, blood pressure measurement, tpr charting, sphygmomanometer, bp cuff, spo2 monitoring, spo2 checking, tpr chart, tpr bp, tpr and bp, spo2, respiratory rate counting, bp and pulse
Oxygen therapy: oxygen administration to patients, nebulization therapy, oxygen support, oxygen cylinder handling, nasal prongs, nasal cannula, venturi mask, nrbm, oxygen concentrator, high flow nasal, hfnc, oxygen mask, oxygen administration, giving oxygen, administering oxygen ~ Respiratory therapy
Intake and output charting: intake output chart, i/o charting, intake and output monitoring, intake output monitoring, io chart, i/o chart, fluid balance chart, input output chart, urine output monitoring, input output charting, fluid balance charting > Patient monitoring
Blood glucose monitoring: blood sugar testing, blood sugar checking, glucometer, grbs, blood sugar monitoring, blood glucose testing, sugar testing of patients > Patient care
Phlebotomy: venipuncture, blood collection, blood draws, blood draw, specimen collection, blood sample collection, sample collection of blood, blood withdrawal, vein puncture, taking blood samples, phlebotomist work > Sample collection
Sample collection: lab sample collection, home sample collection, sample sending to lab, sending samples to lab, sample dispatch to lab, sample pick up, sample pickup, sample transport to lab
Medication administration: administering medication, administration of medication, administration of medicines, drug administration, medication management, medications?, giving medicines, medicine giving, medication giving, drug dosage calculation, drug calculation, giving medication, medicine chart, medication charts, drug chart, medicine round, medicine tray, medicine distribution to patients, five rights, six rights, medication administration record, mar chart, drip rate calculation, emar
First aid: emergency first aid + CPR=first aid and cpr=cpr certified=cpr certification=cpr/first aid=ambu bag=bag mask ventilation=chest compressions, AED
Emergency medicine: emergency care, emergency medical services, emt certification, emergency room, emergency handling of patients, casualty duty, casualty work, emergency ward, emergency duty, ambulance duty, casualty management
Surgery: surgical procedures, operation theatre, operating room, surgical assistance, surgical?, surgical assisting, ot assistance, minor ot, ot work, suturing, surgical instruments? + Laparoscopic surgery, General surgery
OT technology: ot technician work, operation theatre technician work, ot setup, theatre setup, ot preparation, operation theatre management, ot management, operation theatre duty, anesthesia technician work, ot duty, instrument tray setting, surgical tray setting, instrument trolley setting, ot trolley setting ~ Operating room nursing
Diagnosis: medical diagnosis, differential diagnosis, clinical diagnosis, diagnostic procedures
Internal medicine: general medicine
Cardiology > Internal medicine
Pulmonology > Internal medicine
Gastroenterology > Internal medicine
Nephrology > Internal medicine
Endocrinology > Internal medicine
Pediatrics: paediatrics, pediatric care, paediatric care, pediatric ward, paediatric ward, child patient care, pediatric patients + Neonatology=neonatal care=nicu=newborn care
Obstetrics and gynecology: gynecology, obstetrics, labor and delivery, gynaecology, ob gyn, gynae, obg
Oncology: cancer care, cancer research
Psychiatry: psychiatric care, behavioral health, behavioural health, psychiatric patient handling, psychiatric ward duty, psychiatric patients, handling psychiatric patients
Radiology: medical imaging, ultrasound imaging, biological imaging, radiography, x ray technician work, imaging technician work, radiographic imaging + MRI=mri scan=mri scanning=mr imaging, CT scan=ct imaging=hrct=cect=ct scanning, Ultrasound=sonography=usg=usg abdomen=doppler ultrasound=colour doppler=color doppler=obstetric scan=anomaly scan=ultrasound scanning=ultrasonography, X-ray imaging=x rays=x ray=chest x ray=dark room technique=computed radiography=digital radiography=portable x ray=x ray positioning=xray=x ray films=kvp=darkroom processing=x ray film processing=dark room processing
Pathology: clinical pathology, medical laboratory technology, clinical laboratory, MLT^, dmlt, lab diagnostics, diagnostic lab work, mlt lab work, clinical lab work, medical lab testing, diagnostic testing of samples, lab test procedures
Lab reporting: lab reports, lab report preparation, report dispatch in lab, laboratory reports, lab result entry, lab report entry, pathology reports > Documentation
Urine and stool testing: stool test, stool examination, urine testing, urine test, stool testing, urine examination, stool routine, stool microscopy, occult blood, ova and cyst, stool r/m > Pathology
Blood testing: blood tests?, blood sample testing, serum separation, blood cell counting, blood investigations + Complete blood count=CBC^=cbc test=cbc testing=haemogram=hemogram=sysmex=cell counter=haematology analyser=haematology analyzer=hematology analyser=hematology analyzer=beckman coulter=differential leucocyte count=differential leukocyte count=differential count=total leucocyte count=tlc dlc=tlc and dlc=platelet count=neubauer chamber, Haemoglobin testing=hemoglobin testing=hb testing=hb test=hemoglobin estimation=haemoglobin estimation=hemocue=sahli method=sahli haemoglobinometer, Blood grouping=blood group testing=blood group test=abo grouping=rh typing=blood typing, ESR testing=ESR^=westergren=wintrobe=erythrocyte sedimentation rate, Blood smear examination=blood smear=peripheral smear=peripheral blood smear=smear preparation=smear examination=leishman stain=leishman staining, Malaria testing=malaria parasite test=malaria smear=malaria antigen test=malaria parasite detection > Pathology
Dentistry?: dental care, dental procedures, dental assisting, dental?, chairside assistance, chair side assistance, dental clinic work, dental treatment, dental checkup, dental examination, dental clinic assistance, four handed dentistry, dental chair, dental opd, dental chair setup, dental surgery assistance
Ophthalmology: eye care
Physiotherapy: physical therapy, rehabilitation, rehab?, musculoskeletal physiotherapy, physio treatment, pain relief therapy, physiotherapist work, ortho cases, orthopedic cases, back pain treatment, neck pain treatment, knee pain treatment, back pain management, ortho physio, frozen shoulder treatment, physio?
Musculoskeletal assessment: orthopedic assessment, ortho assessment, musculoskeletal evaluation, physio assessment, orthopaedic assessment, slr test, straight leg raise, phalen test, drawer test, empty can test, orthopaedic special tests, orthopedic special tests, special tests of joints, lachman test, mcmurray test > Patient assessment
Sports physiotherapy: sports rehabilitation, sports injury rehabilitation, sports rehab, sports injury rehab, on field physiotherapy, field side physiotherapy, sports physio, player rehab, return to play, pitch side first aid > Physiotherapy, Sports medicine
Geriatric physiotherapy: elderly physiotherapy, geriatric physio > Physiotherapy
Home physiotherapy: home visit physiotherapy, home physio, domiciliary physiotherapy, physiotherapy at home, home visit physio, physio home visits, physiotherapy home visits > Physiotherapy
Pediatric physiotherapy: paediatric physiotherapy, cerebral palsy therapy, cp child therapy, pediatric physio, paediatric physio, child physio, cerebral palsy physiotherapy, cp physiotherapy, cerebral palsy rehabilitation, developmental delay physiotherapy > Physiotherapy
Post-operative rehabilitation: post surgical rehab, post operative rehab, post surgical rehabilitation, post op rehab, fracture rehabilitation, knee replacement rehab, ortho rehab, orthopedic rehabilitation, orthopaedic rehabilitation, tkr rehab, thr rehab, acl rehab, acl rehabilitation, post tkr, tkr patients, thr patients, hip replacement rehab, knee replacement physiotherapy, post tkr rehab, total knee replacement rehab, post surgical physiotherapy > Physiotherapy
Postural assessment: posture screening, posture assessment, postural analysis, posture analysis, postural evaluation, ergonomic assessment of posture ~ Posture correction
Range of motion assessment: goniometry, rom measurement, range of motion, rom exercises, range of motion exercises, range of motion and muscle strength assessment, joint range measurement, ROM^, goniometer, arom, universal goniometer, joint range, goniometric measurement, joint range of motion, rom measuring > Physiotherapy
Occupational therapy: ot therapy for children, adl training, fine motor training, fine motor skills training, sensory room, hand function training, therapy putty, pegboard activities, sensory diet, handwriting therapy, handwriting intervention, hand writing training of special children
Speech therapy: speech language pathology, speech and language therapy, speech correction, stammering therapy, speech practice, speech exercises, stuttering therapy, oromotor exercises, oro motor exercises, articulation correction, speech delay therapy, voice therapy, dysphagia therapy, swallowing therapy, misarticulation, speech and language, speech and language training
Geriatric care: elderly care, elder care, home care, personal care, caregiving, long term care, activities of daily living, ADL^, in home care, companionship care, old age care, old people care, elder people care, elderly support, senior citizen care, elderly patient care, caretaker work, bedridden patient care, old age home care
Baby care: newborn baby care, japa care, baby massage > Child care
Ayurveda: alternative medicine, ayurvedic medicine, ayurvedic treatment, ayurvedic knowledge, nadi pariksha, prakriti analysis, kshar sutra, ksharsutra, prakriti assessment, dravyaguna
Homeopathy: homeopathic medicine, homoeopathy, homeopathic treatment, homoeopathic medicine, homeopathic case taking, repertorisation, materia medica, homeopathic repertory, repertorization, kent repertory, constitutional remedy, homeopathic dispensing, remedy dispensing, potency dispensing
Naturopathy: nature cure, natural therapies, mud therapy, mud pack, hip bath, spinal bath, fasting therapy
Acupuncture: acupressure, acupressure therapy, moxibustion, auricular therapy, sujok, su jok
Infection control: sterilization techniques, infection prevention, infection prevention and control, disinfection, fumigation, cleaning and disinfection, asepsis, hicc, carbolisation, carbolization, clabsi, cauti, care bundles, isolation protocol, barrier nursing, donning and doffing, ot swab, hospital acquired infection, nosocomial infection, ward fogging, hai surveillance, surgical site infection, infection surveillance, hospital infection surveillance, infection control audit
Anesthesia: anesthesiology, anaesthesia, spinal anaesthesia, spinal anesthesia, general anaesthesia, boyle machine, anaesthesia machine, anesthesia machine, anaesthesia workstation, epidural anaesthesia
Dermatology: cosmetic dermatology, laser treatment skin
Respiratory therapy: ventilator management, respiratory care, ventilator care, ventilator settings, ventilator monitoring, mechanical ventilator care, ventilators?, bipap, cpap, arterial blood gas, abg analysis, abg sampling, ventilator weaning, et suction, non invasive ventilation
Care planning: care plans, treatment planning, treatment plans, nursing care plans
Medical assistance: medical assisting, clinical assistance, patient intake, doctor assistance, assisting doctors, assistance to doctors, assisting the doctor, doctor's assistant work, helping doctors, doctor's assistant

## Health administration
Healthcare management: hospital management, hospital administration, healthcare administration, health administration, healthcare operations, health services management, healthcare?, health care?, medical office management
Medical coding: cpt, icd 9, medical coder, cpc certification, drg coding, ed coding, surgery coding, icd and cpt, hcc coding, em coding, e/m coding, radiology coding, modifiers in medical coding
Medical billing: medical claims, us healthcare, insurance verification medical, healthcare billing, ar calling, rcm billing, eob, ub 04, cms 1500, us medical billing
Electronic health records: ehr, emr, electronic medical records, medical records, patient records, medical records management, emr systems, mrd work, patient file maintenance, patient file management, patient data entry, patient files, case file maintenance of patients, MRD^ + Epic EMR=epic systems, Cerner, Meditech, Allscripts
Medical terminology: medical vocabulary, medical knowledge, medical terms, medical abbreviations, medical language, knowledge of medical terms, hospital abbreviations
HIPAA: hipaa compliance, patient confidentiality, hipaa regulations
Public health: community health, national health programmes, phc work, primary health centre, sub centre work, national health mission
Healthcare quality: joint commission, quality of care
Health informatics: healthcare analytics, healthcare it, clinical informatics + HL7, FHIR
Telehealth: telemedicine, teleconsultation, tele consultation
Clinical notes: soap notes
Medical writing: clinical documentation, regulatory writing, medical content writing
Medical research: medical science, medicine?, mbbs
Medical office procedures: medical office administration, patient scheduling, patient registration, medical front office, clinic management, clinic reception, clinic front desk, patient reception, opd registration, opd reception, clinic assistance, patient check in, clinic reception work, front desk of clinic

## Physiotherapy in detail
Muscle strength testing: MMT^, manual muscle testing, muscle strength grading, muscle power grading, muscle grading, oxford grading, muscle strength assessment, muscle testing, muscle charting, hand held dynamometer, manual muscle test, muscle power testing > Physiotherapy ~ Range of motion assessment
Balance training: balance exercises, balance re education, berg balance scale, wobble board, balance board exercises, proprioception training, proprioceptive training, vestibular rehabilitation, fall prevention exercises, timed up and go, balance and coordination exercises, coordination exercises > Physiotherapy
Heat and cold therapy: heat therapy, cold therapy, hot pack, moist heat, wax bath, paraffin wax bath, hydrocollator, cryotherapy, ice massage, contrast bath, infrared lamp, infrared therapy, thermotherapy > Physiotherapy
Women's health physiotherapy: antenatal exercises, postnatal exercises, pelvic floor exercises, pelvic floor rehabilitation, kegel exercises, antenatal physiotherapy, obg physiotherapy, prenatal exercises, pelvic floor training > Physiotherapy
Splint making: splint fabrication, splints?, thermoplastic splint, cock up splint, orthosis making > Hand therapy
Amputee rehabilitation: prosthetic training, stump care, stump exercises, amputee training > Physiotherapy

# Pharmacy ~ Healthcare, Chemistry, Biology and biotechnology
@ pharmacist, pharmacy technician, pharmacy intern, drug safety associate, regulatory affairs executive, pharmacovigilance associate, clinical data manager, pharmacy assistant, medical science liaison, pharma executive, clinical pharmacist
% chemist shop, medical store, medical shop, chemist and druggist, drug, tablet, dosage, prescription, pharma, pharmacy, b pharm, pharmaceutical, pharm d, formulation, dispensing

## Pharmacy > Pharmacy // every line is a subject of a pharmacy degree
Pharmacy: pharmaceutical, pharmaceuticals, pharmaceutical sciences, pharma, pharm d, b pharm, bpharm, m pharm, pharmacy practice, pharmacist work, chemist shop work, medical store work, medical shop work, drug knowledge?, knowledge of medicines, medicine knowledge, knowledge of drugs
Pharmacology: pharmacodynamics, drug interactions, clinical pharmacology, generic names of drugs, knowledge of drug doses, organ bath, isolated tissue experiments, dose response curve, ld50, mechanism of action of drugs
Pharmaceutics: drug formulation, dosage forms, pharmaceutical technology, dosage form design, suspensions and emulsions, preformulation, preformulation studies
Dispensing: prescription dispensing, drug dispensing, prescriptions?, giving medicines against prescription, medicine counter handling, issuing medicines, medicine issue, generic substitution, substitute medicines, medicine substitution, generic medicines, alternate medicines, rx dispensing, pill counting, tablet counting, dose packing, medicine dispensing, dispensing of medicines, dispensing medicines
Pharmacovigilance: drug safety, pv case processing, safety case processing, psur, pbrer, dsur, arisg, vigibase, pvpi, case narratives, pv literature screening
Regulatory affairs: drug regulatory affairs, regulatory submissions, regulatory documentation, regulatory filing, drug licence, drug license work, regulatory compliance in pharma, drug licence application, regulatory documents, pharma regulatory, drug licensing, drug registration, product registration in pharma, product registration dossiers, export registration of medicines, drug master file, dmf filing, cdsco, sugam portal, site master file, annual product quality review, apqr, annual product review, variation filing, post approval changes
Pharmaceutical analysis: pharma quality control, analytical method development, method development, drug analysis, medicine testing, drug testing in lab, pharma qc, qc in pharma, pharma analysis, pharma testing, drug assay, assay of drugs, pharmacopoeia, indian pharmacopoeia, usp monograph, related substances, impurity profiling, assay of tablets, raw material testing in pharma, limit tests, ip bp usp
Pharmacognosy: crude drugs, powder microscopy, crude drug identification, herbal drug standardisation, pharmacognostic evaluation, extractive value

## Related work
Good manufacturing practice: gmp, cgmp, good manufacturing practices, gmp compliance, schedule m, whogmp, gmp documentation, who gmp, gmp audit, schedule m compliance, revised schedule m, current good manufacturing practice
Retention samples: retained samples, control samples, retention sample management, retain samples > Good manufacturing practice
Temperature and humidity monitoring: temperature and humidity record, temperature recording?, temperature monitoring?, humidity monitoring, temperature log, rh monitoring, temperature record
Equipment cleaning?: cleaning of equipment, equipment cleaning in plant, machine cleaning?, area cleaning in pharma, cleaning of machines, equipment cleaning records
Line clearance: packing line clearance, line clearance checks > Good manufacturing practice
Clinical research: clinical trials, clinical trial, clinical study, clinical studies, cro clinical, ich gcp, trial site coordination, patient recruitment for trials
Good clinical practice: gcp guidelines, good clinical practices, gcp compliance

## Pharmacy in detail
Equipment qualification: iq oq pq, installation qualification, operational qualification, performance qualification, dq iq oq pq, urs preparation > Good manufacturing practice
Process validation: process validation batches, validation batches, validation protocol > Good manufacturing practice
Cleanroom monitoring: clean room monitoring, settle plate, settle plates exposure, active air sampler, particle counter, non viable particle count, viable particle count, contact plates, cleanroom classification, rodac plates, environmental monitoring in pharma, clean room environmental monitoring > Good manufacturing practice
Pharma water systems: purified water system, wfi system, water for injection, purified water sampling, pw and wfi, water system sampling, water sampling in pharma
Out of specification investigation: OOS^, oos investigation, oot investigation, out of trend, out of specification > Pharmaceutical analysis
Change control in pharma: change control forms, change requests in pharma, change control in qa, change control requests in qms > Good manufacturing practice
Freeze drying: lyophilization, lyophilisation, lyophilizer, lyophiliser, lyophilized, freeze dryer, freeze dried
Pharmacological screening: analgesic activity, anti inflammatory activity, hot plate method, eddys hot plate, tail flick, rotarod, plethysmometer, antidiabetic activity, pharmacological activity, in vivo screening, animal experiments in pharmacology, pharmacology animal experiments > Pharmacology
Antimicrobial stewardship: antibiotic stewardship, antibiotic policy, antibiotic audit > Clinical pharmacy
Medication error reporting: medication error, near miss medication, medication error audit
Drug interaction checking: drug interaction check, ddi check, drug drug interaction, drug interaction screening > Pharmacology
Ethics committee submissions: irb submissions, iec submission, iec documents, ethics committee documents, iec approval, ethics approval, ethics committee approval > Clinical research
Trial master file: etmf, investigator site file, site file maintenance > Clinical research
Source data verification: SDV^, source document verification > Clinical monitoring
CTRI registration: ctri, clinical trial registry > Clinical research
Oral suspension preparation: dry syrup manufacturing, suspension manufacturing, oral suspensions > Liquid and ointment manufacturing

# Fitness and nutrition ~ Healthcare, Hospitality and travel, Teaching and education
@ fitness trainer, personal trainer, dietitian, nutritionist, yoga instructor, sports coach, fitness instructor, gym trainer, sports manager, dietician, coach, athletic trainer, group fitness instructor, fitness manager, lifeguard, swim instructor, yoga teacher, head coach, assistant coach, physical education teacher, sports analyst, fitness coach, wellness coach, group exercise instructor, fitness director, recreation assistant, fitness specialist, strength coach
% fitness, gym, workout, nutrition, diet, exercise, athlete, sports, wellness, training session, team sport, athletic, yoga, members, health club, recreation, aquatics, swimming

## Fitness
Fitness training: fitness?, fitness instruction, gym training, exercise programming, weight loss coaching, cardio training, gym instruction, gym trainer work, fitness classes?, exercise training, gym floor training, fitness sessions, training gym members, floor training in gym, fitness trainer work, workout training, gym instructor work, bodybuilding + Pilates=reformer pilates=mat pilates, Zumba=zumba classes=zumba sessions, CrossFit=crossfit training=amrap=emom, Aerobics=step aerobics=aqua aerobics, Strength training=weight training=strength and conditioning=weight lifting=weightlifting=powerlifting=resistance training=strength and conditioning training=deadlifts=bench press=barbell training=kettlebell training=kettlebells=dumbbell training=progressive overload=free weights=hypertrophy training
Fitness progress tracking: weight tracking?, client progress tracking, member progress tracking, client weight tracking, body measurement tracking, tracking client progress in fitness, client progress monitoring in gym
Gym membership sales: gym sales, selling gym memberships, gym membership, gym membership selling > Sales
Gym floor management: gym management, gym operations, gym equipment handling, gym floor supervision, gym maintenance, gym equipment maintenance, gym front desk, gym equipment, gym cleaning, gym hygiene
Yoga: yoga instruction, yoga teaching, yoga therapy, surya namaskar, hatha yoga, vinyasa, suryanamaskar, sun salutation, prenatal yoga, power yoga, yogasana, shatkarma, jal neti, yoga sessions, yoga classes, chair yoga, kids yoga, ashtanga yoga, yoga asana, iyengar yoga
Sports coaching: athletic coaching, coaching sports, sports training, physical education, sports?, athletic training, sports coach work, coaching of players, player coaching, coaching players, training players, player training, coaching kids in sports, sports drills, practice drills, skill drills, drills for players, conducting drills for players, warm up drills, warm up drills for players, net practice, fielding drills, practice sessions for players
Sports management: sports marketing, sports administration, recreation management, recreation?, sports facility management, sports academy management, sports ground maintenance, sports academy operations, sports operations, sports complex management, turf management
Sports equipment management: sports equipment handling, sports kit management, sports goods handling, equipment issue in sports, sports inventory
Sports science: exercise science
Lifeguarding: lifeguard, water safety, pool safety, life guard, life saving in pool, life guarding, pool rescue, drowning rescue, poolside safety
Pool maintenance: swimming pool maintenance, pool cleaning, pool operation, swimming pool cleaning, pool chlorination, pool backwash, pool water testing, chlorine dosing of pool
Nutrition: dietetics, nutrition counseling, nutrition counselling, food and nutrition, diet counselling, nutrition education, nutrition science, diet and nutrition, diet advice, diet consultation, dietician work, diet guidance, nutrition counseling sessions, rda calculation
Wellness coaching: health coaching, wellness programs?, corporate wellness, wellness?

# Psychology and social work ~ Human resources, Healthcare, Teaching and education
@ psychologist, counselor, counsellor, therapist, social worker, case manager, psychology intern, school counselor, school counsellor, mental health counselor, behavioral therapist, clinical psychologist, counseling intern, case worker, behavior technician, social work intern, youth counselor, career counselor, career counsellor, family therapist, substance abuse counselor, ngo intern, community worker, special educator, applied behavior analyst, crisis counselor, residential counselor, social services worker, outreach worker, volunteer coordinator
% therapy, mental health, client, counseling, behavior, children, youth, family, community, psychology, emotional, trauma, welfare, shelter, social, psychological, intervention, at risk

## Psychology > Psychology // every line is a branch of the subject
Psychology: psychological science, general psychology, applied psychology, psychology research, psychological concepts
Clinical psychology: clinical assessment psychology, dsm 5, clinical psych
Counseling: counselling, mental health counseling, counseling skills, student counselling, crisis counseling, individual counseling, therapy?, counselling sessions, counselling skills practice, one to one counselling, person centred counselling > Communication, Active listening
Child counseling: child counselling, adolescent counselling, counselling children, teen counselling, adolescent counseling, school counselling, school counseling, counseling children > Counseling
Cognitive behavioral therapy: CBT^, cognitive behavioural therapy, thought record, cognitive restructuring, behavioural activation, behavioral activation, exposure and response prevention, systematic desensitization, systematic desensitisation
Psychological assessment: psychometric testing, psychological testing, psychometric tests, behavioral assessment, psychological tests, psychological test administration, psych assessments, psychological scales, psychodiagnostics, psycho diagnostics, test administration?, administration of tests, scoring of tests, assessment of children, child assessment, beck depression inventory, bdi ii, gad 7, phq 9, dass 21, hamilton depression, hamilton anxiety, scl 90, psychometric battery, cbcl, conners rating scale, psychological battery
Behavioral analysis: behavior analysis, behavioral science, behavior management, behavioral therapy, child behaviour management
Developmental psychology: child development, early childhood development
Child development assessment: developmental screening, developmental assessment, denver developmental, dasii, developmental milestones, milestone assessment, VSMS^, ddst, vineland scale, vineland social maturity, vineland social maturity scale > Developmental psychology
Social psychology: group dynamics
Cognitive psychology: cognitive science, memory and perception
Forensic psychology: criminal psychology

## Related work
Mental health: mental health awareness, mental health support, mental wellness, emotional support ~ Counseling
Crisis intervention: conflict intervention
Substance abuse counseling: substance abuse, drug rehabilitation
Art and play therapy: expressive arts therapy, sand tray therapy, sandplay, mandala therapy, clay therapy, puppet therapy

## Social work
Social work: social services, social service, social welfare, msw, human services, youth services, social worker work, ngo work, ngo field work, working with ngos, ngo activities, social field work, group work in social work, social group work, concurrent field work
Volunteering: volunteer?, volunteer work, community volunteering, ngo volunteering, volunteerism
Needs assessment: psychosocial assessment, intake assessments, client assessment, need analysis of community, community need assessment, problem tree
Youth development: youth work, youth programs, at risk youth, youth engagement
Disability support: special needs care, developmental disabilities, disability services, special needs, autism?, special child care, handling special children, work with special children, care of disabled children, working with special children, differently abled children, special children, special kids, specially abled children, divyang children, cerebral palsy children, intellectual disability, wheelchair users support
Gender and inclusion work: livelihood programs

# Teaching and education ~ Psychology and social work, Writing and journalism, Languages and translation
@ teacher, tutor, mathematics teacher, maths teacher, teaching assistant, lecturer, professor, faculty, instructor, trainer, substitute teacher, teaching intern, academic counselor, academic counsellor, curriculum developer, principal, preschool teacher, educator, assistant professor, english teacher, science teacher, math teacher, maths teacher, physics teacher, elementary teacher, teacher assistant, special education teacher, subject matter expert, home tutor, instructional designer, school teacher, kindergarten teacher, online tutor, tgt, pgt, corporate trainer, academic advisor, student teacher, nursery teacher, daycare teacher, primary teacher, lead teacher, education coordinator, high school teacher, nanny, childcare provider, daycare worker, admission counsellor, admissions counselor, regional trainer, paraprofessional, faculty member, after school teacher, librarian, camp counselor
% student, students, classroom, school, lesson, teaching, curriculum, b ed, education, grade, academic, homework, class, exam, learners, pupils, syllabus, parents, children, elementary, lessons, kindergarten, lectures, admissions

## Teaching > Teaching // every line is done while teaching
Teaching: classroom teaching, teaching skills, teaching experience, teach?, educating?, teaching and mentoring, teaching assistance, teaching and learning, school teaching, classroom instruction, instruction?, student teaching, lecturing, teaching aptitude, school teacher work, delivering lectures, class teaching, teaching work, teaching students, teaching children, teaching kids, conducting classes, class taking, subject teaching > Communication
Tutoring: private tutoring, online tutoring, peer tutoring, home tuition, home tutor, tutor?, tutored, home tutoring, private tuition, private tuitions, home tuitions, tuition teaching, home tuitions teaching, private coaching classes, coaching students, tuition classes, one to one teaching, doubt clearance, taking tuitions, doubt sessions, one on one teaching, home coaching, group tuition, coaching class teaching
Computer teaching: teaching computers, computer classes, computer training for students, basic computer teaching, computer instruction, computer science teaching, teaching basic computers, ms office teaching, scratch teaching, computer basics teaching, computer lab teaching > Teaching
Remedial teaching: remedial classes, remedial instruction, slow learners, teaching slow learners, remedial coaching, remedial education, bridge classes, weak students coaching > Tutoring
Lesson planning: lesson plans, lesson plan, lesson plan development, lesson preparation, lesson planning and delivery, lesson notes, teaching plans, teaching notes, 5e lesson plan, 5e model, unit plans, herbartian, weekly lesson plans, period plans
Curriculum development: curriculum design, curriculum planning, curriculum?, syllabus design, curricula?, course material, curriculum writing, curriculum making, syllabus making, study material preparation, study material?, study material development, syllabus preparation
Classroom management: classroom handling, class control, class management, student discipline, classroom behavior management, classroom discipline, class discipline, handling of students, student handling, handling students, class handling, maintaining discipline, handling class
Student attendance?: attendance marking, marking attendance, student attendance records, attendance of students, attendance register of students, taking attendance
School events: annual day organising, organising school events, school event coordination, annual function?, annual day?, school functions?, school programmes, school event management, school celebrations, school assembly, morning assembly, assembly conducting, children's day celebration, republic day celebration, sports day in school ~ Event management
Student assessment: assessment?, assessments?, student evaluation, exam evaluation, assessment design, student assessments, checking answer sheets, student tests, notebook correction, answer sheet evaluation, checking notebooks, notebook checking, paper evaluation, evaluation of answer sheets, correction of papers, correction of notebooks, homework checking, checking homework, homework correction, assignment checking, checking assignments, assignment correction, class test checking, assessing students
Early childhood education: preschool education, kindergarten, preschool, nursery teaching, day care, daycare, infant care, early years education, preschool teaching, pre school teaching, pre primary teaching, kindergarten teaching, playschool, play school, pre primary, playgroup, nursery class teaching, play way method, teaching small children, teaching small kids, pre primary education, play school teaching, kg teaching, nursery classes, toddler care, ECCE^, lkg ukg, lkg and ukg, jr kg, sr kg, lkg, ukg, nursery class, fine motor activities
Activities for children: kids activities, children activities, fun activities for kids, conducting activities for children, activity sessions, activity classes, summer camp activities, co curricular activities handling, engaging activities for children ~ Early childhood education
Handling children: toddler handling, care of small children, child handling, handling kids, kids handling, handling small kids, handling small children, handling of children, managing kids, managing small children, managing young children, handling young children, engaging kids, looking after children, kids engagement ~ Child care, Classroom management
Special education: special needs education, special educator work, individualised education plan, individualized education plan, special need teaching, special educator support, adapted worksheets, multisensory teaching, functional academics
English teaching: esl, teaching english, tefl, tesol, english as a second language, ELL^, teaching english as a foreign language, english language teaching, spoken english teaching, teaching spoken english, english tuition, english coaching
STEM education: stem teaching, stem?, math tutoring, atal tinkering lab, tinkering lab, science kits
Literacy instruction: literacy?, reading and writing instruction
Differentiated instruction: differentiated learning, common core, common core standards, response to intervention
Physical education teaching: teaching sports, games period, school games period, pt period, pe classes, sports period, pt classes, physical education classes, school games, pe period, school sports teaching

## Related work
Mentoring: mentorship, mentor?, coaching?, coaching and mentoring, guiding students, student mentoring
Workshop facilitation: facilitation?, conducting workshops, workshop delivery, conducting training sessions, workshops?, training sessions, seminars?, group facilitation, conducting sessions, taking sessions, taking workshops, session facilitation, conducting group sessions, workshop sessions, workshop conducting, session taking
Educational technology: edtech, educational software, smart class, digital classroom, smart classes + Moodle, Google Classroom, Blackboard!, Learning management systems=lms, DIKSHA portal=diksha app=diksha platform, Teachmint, Padlet, Mentimeter, Edpuzzle, Wordwall, Plickers, Liveworksheets, PhET simulations=phet
Instructional design: elearning development, training material development, training materials, training modules, learning modules + Articulate 360=articulate storyline, Adobe Captivate
Education policy: educational research, educational administration
Student counseling: guidance counseling, student support, student affairs, student guidance, guidance to students, mentor mentee meetings, mentor mentee

## Around the classroom
Parent communication: parent teacher conferences, parent teacher communication, parent engagement, parent meetings, parent teacher meetings, parent interaction, parent handling, parent coordination, talking to parents, parent calling, ptm handling, parent query handling, parent updates, parent counselling, ptm, parent whatsapp group

# Hospitality and travel ~ Culinary, Customer service, Public relations and communications
@ receptionist, front desk executive, front desk associate, hotel manager, front office executive, guest service associate, event manager, event coordinator, tour guide, travel consultant, travel agent, event planner, housekeeping supervisor, concierge, hotel receptionist, event management intern, banquet manager, tour manager, guest relations executive, travel executive, housekeeper, hospitality manager, front desk agent, front desk manager, night auditor, reservations agent, guest services representative, hotel front desk agent, event executive, community manager, wedding planner, steward, stewardess, bell attendant, hospitality intern, tourism officer, front office manager, housekeeping manager
% front desk, front office, hotel, guest, travel, tourism, booking, event, hospitality, room service, guest room, hotel room, room division, banquet, resort, itinerary, vacation, guests, check in, lodging, cruise, concierge, reservations, bhm

## Hospitality > Hospitality // every line is a department or task of a hotel
Hospitality: hospitality management, hotel management, hotel operations, hospitality services, hotel industry, bhm, hotel?, resort management, lodging?, hotel work, hotel duties
Guest relations: guest services, guest service, guest satisfaction, guest experience, guest handling, guest care, welcoming guests, guest welcome, guest assistance, guest interaction, attending guests, guest queries, guest dealing, greeting guests > Customer service
Front office operations: front office, hotel front office, hotel reception, hotel front desk, check in check out, front desk in hotel > Customer service
Hotel software: hotel management software, pms in hotel, hotel pms, hotel booking software
Hotel billing: guest billing, guest folio, guest bills, hotel bill settlement, folio handling, room billing, guest bill settlement > Front office operations, Invoicing
Reservations: reservation systems, booking systems, hotel reservations, table reservations, hotel booking, booking management, managing bookings, room bookings, guest reservations, ota bookings, reservation handling, reservation work, room reservation, booking handling, guest house booking
Banquet operations: banquets?, banquet management, catering operations, banquet service, banquet setup, buffet setup, buffet service, banquet work, buffet arrangement, banquet functions, banquet duty, banquet functions setup, odc, buffet handling
Concierge services: valet parking, bell desk, concierge, bell service, luggage assistance, concierge ticketing, concierge desk, guest luggage, luggage handling of guests, lost and found > Customer service
Room cleaning: room preparation, bed making, making beds, guest room cleaning, turndown service, room service cleaning, room making, room attendant work, bed making and cleaning, washroom cleaning, room making up, public area cleaning, bathroom cleaning, toilet cleaning, making rooms, cleaning of rooms, bed making work, minibar checking, mini bar, amenities refilling > Housekeeping
Room inspection: room checks, inspecting rooms, housekeeping inspection > Housekeeping
Room allocation: room assignment, allotting rooms > Front office operations
Guest seating: seating guests, table allocation > Food and beverage service

## Related work
Housekeeping: housekeeping operations, cleaning?, hotel housekeeping, sanitation?, floor care, deep cleaning, house keeping, floor cleaning, cleaning work, office cleaning, sweeping and mopping, mopping, floor mopping, dusting and mopping, hk work, corridor cleaning, housekeeping work + Laundry=ironing of clothes=ironing clothes=dry cleaning=washing and ironing=steam ironing=clothes ironing, Janitorial work=janitorial=custodial=janitorial services
Wedding planning: wedding management, wedding events, wedding work, wedding coordination, wedding decor planning
Revenue management: hotel revenue management

## Travel
Travel and tourism: tourism, tour operations, travel planning, travel consulting, tour planning, tourism management, travel agency, travel industry, travel operations, tour operation, tours and travels, travel desk work, tour operation work, tourism work
Destination knowledge: knowledge of destinations, tourist destinations, destination information, tourist places knowledge, destination research, knowledge of tourist places, tourist spots, destination content, destination guides, geography of tourist places
Group tours: group tour handling, group departures, group tour management, tour management, handling tour groups, group booking, school tours handling, quotation for tours, package quotation for tours ~ Tour guiding
Hotel contracting: hotel rates negotiation, hotel tie ups, hotel vendor tie ups, hotel booking for tours, land package costing, tour package costing, costing of tours > Travel and tourism
Amadeus: amadeus gds, gds systems, GDS^, gds knowledge, gds?, gds software ~ Galileo GDS, Sabre
Galileo GDS ~ Amadeus, Sabre
Sabre!: sabre gds ~ Amadeus, Galileo GDS
Visa processing: visa documentation, visa assistance, visa filing, visa paperwork, visa applications, visa work, visa form filling, visa file preparation, passport and visa, visa filing and documentation, visa file processing, visa form submission, visa formalities, visa handling, visa forms, visa appointments, passport documents, passport formalities

# Culinary ~ Hospitality and travel, Fitness and nutrition
@ steward, stewardess, food and beverage service intern, chef, cook, line cook, sous chef, baker, pastry chef, restaurant manager, server, bartender, barista, kitchen manager, chef de partie, commis chef, commis, waiter, waitress, food service worker, executive chef, prep cook, head chef, food and beverage manager, kitchen helper, restaurant supervisor, lead cook, head cook, dishwasher, private chef, kitchen supervisor, culinary intern, food technologist, food runner, food server, pizza maker, banquet chef, host restaurant, hostess restaurant, demi chef, catering manager, restaurant cashier, food service manager, kitchen intern, commis ii, cafeteria worker, banquet cook, chef instructor, steward restaurant, stewardess restaurant, food service supervisor
% food, kitchen, restaurant, menu, cooking, recipe, meal, dining, beverage, ingredients, catering, culinary, grill, portion, dishes, sauces, plating, banquet, servsafe, chefs, cooks, cafe, cuisine, food cost

## Culinary > Culinary arts // every line is done in a kitchen
Culinary arts: cooking, culinary skills, food preparation, food production, culinary, kitchen skills, cookery, meal preparation, food prep, chef skills, preparing food, cooking techniques, cook?, food cooking, food making, kitchen work, cook work, chef work, kitchen duties, kitchen helper work, kitchen assistance, helper work in kitchen, commis work, hot kitchen
Baking: bakery?, breads?, bakery work, bakery products, cookies making, cookie making, bakery production, bakery items, bread making work, muffin and cookie making, bakery making, bakery skills + Pastry=pastries=pastry making=patisserie=baking and pastry, Cake decorating=cake making=cake icing=icing cakes=icing and decoration=fondant work=fondant=cake designing=icing of cakes=cake finishing=cake icing and decoration=custom cakes=theme cakes=piping on cakes, Confectionery=confectionary=chocolate work=chocolate moulding=candy making
Menu planning: menu development, menu design, menu creation, menu making, menu preparation, menu designing for food
Kitchen management: kitchen operations, kitchen supervision, kitchen equipment, restaurant kitchen, kitchen?, back of house, kitchen staff management, kitchen organization, kitchen supervisor work
Food presentation: plating?, garnishing, plate styling, dish presentation, dish plating, plate decoration, plating of food, plating and presentation, plating food
World cuisines: cuisine? + Indian cuisine=tandoor=indian cooking=indian food=north indian cooking=north indian cuisine=mughlai=indian curries=tandoori=north indian food=indian gravies=biryani making=indian breads, Continental cuisine=continental food=continental cooking=continental dishes=continental kitchen, Italian cuisine=pizza making=pasta making=italian food=pizza and pasta=italian cooking, Chinese cuisine=chinese food=chinese cooking=indo chinese=wok cooking=chinese dishes=chinese kitchen, French cuisine, Mexican cuisine, Mediterranean cuisine, Asian cuisine, Thai cuisine, Sushi
Salad and soup preparation: salads?, soups?, stocks and soups, salad making, salads and soups, soup making, salad preparation, soups and salads > Culinary arts
Snacks and fast food preparation: fast food making, snacks making, burger making, sandwich making, snack preparation, chaat making, momos making, burgers and sandwiches, fast food preparation, sandwich preparation, chaat counter, street food making, rolls and sandwiches, shawarma making > Culinary arts
Cooking methods: sauteing, broiling, sauce making, frying?, sauces?, roasting?
Knife skills: butchering, knife handling, vegetable carving, cutting and chopping, knife cuts, cutting skills in kitchen, carving skills, fruit carving, fruit and vegetable carving, vegetable cuts
Food costing: food cost control, food cost, inventory of food, food ordering, food costs, waste control kitchen, recipe costing, dish costing, menu costing, plate costing, kitchen costing, menu price calculation
Food quality: food quality control, food inspection, quality check of food > Quality control
Mise en place: ingredient preparation, vegetable cutting, vegetable chopping, chopping vegetables, mis en place, pre preparation in kitchen, kitchen prep, vegetable prep, kitchen preparation, pre prep, prep work in kitchen, pre preparation, chopping work
Taste testing: food tasting, tasting sessions
Allergen management: food allergens, allergen labelling, allergens? > Food safety
Indian sweets: mithai, sweet making, indian desserts > Confectionery
Ingredient sourcing: kitchen purchasing, buying ingredients, produce sourcing, vegetable purchase, purchase of vegetables, grocery purchase, purchasing of raw material for kitchen, purchase of groceries, ordering of raw material, ordering raw materials, ordering ingredients

## Related work
Food testing: food analysis, food sample testing, food lab testing, food sample analysis, food adulteration testing, adulteration testing, food product testing, testing of food samples, food chemistry analysis, food adulteration tests, moisture and ash analysis, nutrient testing of food, food testing lab, oil and fat testing, spice testing, flour testing, fat and protein analysis, grain testing, food quality lab testing, oil testing?, edible oil testing, acidity testing, ph and acidity check, brix measurement, brix testing, acidity check, fssai lab testing, food packaging material testing, refractometer brix, food adulterants, adulterant testing, peroxide value, acid value of oil, saponification value, iodine value, total soluble solids, free fatty acid > Food technology
Food and beverage service: f and b service, food service, serving food, food and beverage, food & beverage, f&b, f&b service, fine dining, food and beverage operations, food serving, waitressing, waitering, serving customers food, serving guests, restaurant serving, table service work, captain work in restaurant, serving tables, fnb service, fnb operations, restaurant table service, serving of guests, guest serving, table attending, service at restaurant, menu explanation, explaining menu, suggesting dishes, menu knowledge > Customer service
Bartending: bar management, beverage service, bartender, bar work, bar service, bar operations, bar tending, bar counter, bar counter work, drinks serving
Bar stock control: bar stock, bar inventory, liquor stock, bar stock taking, liquor inventory, beverage stock, bar store > Inventory management
Barista skills: coffee making, coffee?, espresso?, barista?, coffee machine, coffee machine handling, coffee preparation, espresso making, coffee machine operation, espresso machine, coffee brewing and serving, cafe work
Restaurant management: restaurant operations, restaurant?, restaurants?, cafe management, qsr, restaurant service, fast food?, restaurant supervision, outlet handling in restaurant, running restaurant, restaurant floor management, restaurant outlet handling, cafe operations, restaurant floor handling, restaurant supervisor work
Dishwashing: dish washing, utensil cleaning, utensil washing, cleaning utensils, kitchen stewarding, pot washing, washing utensils, vessel washing
Swiggy and Zomato handling: swiggy zomato handling, swiggy zomato orders, zomato orders, online food orders, zomato and swiggy, swiggy and zomato orders, online food order handling, food delivery orders, food aggregator handling, food order packing
Restaurant billing: billing in restaurant, petpooja, restaurant pos, kot and billing, restaurant billing software, restaurant bill settlement, cafe billing, food billing, billing on pos, pos billing in restaurant > Invoicing
Sommelier: wine knowledge, wines?, wine?
Table setting: table setup, laying tables, setting tables, napkin folding, table lay up, cover setup, table cover setting > Food and beverage service
Order taking: taking orders, taking food orders, taking guest orders, kot, kot handling, taking restaurant orders, kot making, order taking in restaurant > Food and beverage service
Beverage preparation: drink preparation, making drinks, juice preparation, mocktails?, mocktail making, tea and coffee making, tea making, juice making, shakes and juices, mocktail preparation, milkshakes, tea coffee making, juices and shakes, cold beverages, fresh juices, shake making
Kitchen stock control: kitchen inventory, kitchen stock, stock rotation, kitchen store, kitchen store management, kitchen indenting, kitchen store handling, indent making in kitchen, kitchen requisition > Kitchen management, Inventory management
Mixology: cocktail making, cocktails? > Bartending
Latte art: coffee brewing, coffee roasting > Barista skills
Wine service: wine pairing, wine tasting > Sommelier
Table service: fine dining service, waiting tables > Food and beverage service
Quick service restaurants: qsr operations, cloud kitchen, fast food outlet, qsr outlet, fast food counter, fast food outlet work > Restaurant management
`
