/** What nurses, doctors, therapists and pharmacists do, in detail. */
export const clinicalCare = `
# Healthcare

## Nursing practice
Critical care nursing: icu care, intensive care nursing, icu nursing, critical care, intensive care, icu duty, critical patient care, icu work, icu posting, icu patient care, care of critical patients, icu experience, iccu care > Patient care, Nursing
NICU nursing: nicu care, nicu duty, picu care, neonatal nursing > Neonatology, Nursing
Pediatric nursing: paediatric nursing > Nursing
Psychiatric nursing: mental health nursing > Psychiatry, Nursing
Operating room nursing: surgical nursing, operating theatre, operating theatre nursing, theatre nursing, ot nursing, scrub nursing, perioperative nursing, ot assistance in nursing, surgical nurse work > Nursing
Community health nursing: public health nursing, community nursing, asha work, anm work, village health visits, field nursing > Nursing
Nursing research: evidence based practice, evidence based nursing > Nursing
Preoperative care: pre operative care, pre op care, preoperative preparation > Patient care
Crash cart checking: crash cart, emergency trolley, emergency trolley checking, crash trolley, emergency trolley preparation
Postoperative care: post operative care, post op care, post surgical care, post operative nursing, post operative patient care, recovery room care, post operative monitoring > Patient care
Suture removal: stitch removal > Wound care
Wound care: wound dressing, wound management, dressing changes, bandaging, wound cleaning, dressing and bandaging, surgical dressing, bed sore care, bedsore care, pressure sore care, plaster application, wound healing care, bedsore prevention, bed sore prevention, pressure sore prevention, pressure ulcer care, pressure ulcer prevention > Patient care
IV therapy: iv insertion, intravenous therapy, iv cannulation, iv line insertion, iv fluids, iv line, cannulation, iv drip, iv cannula insertion, saline drip, iv infusion, iv injections, cannula insertion, drip setting > Medication administration
Catheterization: catheterisation, urinary catheterisation, nasogastric tube insertion, ng tube insertion, urinary catheterization, catheter care, catheter insertion, foley catheterization, ryles tube insertion, catheter changing
Tracheostomy care: suctioning, airway management
Injections?: intramuscular injection, giving injections, im injections, im iv injections, im and iv injections, administering injections, insulin injection, injection administration, injecting patients, insulin giving, insulin administration, giving insulin, injection room, injection room duty > Medication administration
Immunization: immunisation, immunisations, vaccination, vaccine administration, vaccine giving, giving vaccines, vaccine handling > Medication administration
Patient assessment: health assessment, head to toe assessment, patient examination, physical examination, patient screening, initial assessment of patients, clinical examination > Patient care
History taking: patient history, patient history taking, case taking, case sheet writing, case sheets
Ward rounds: clinical rounds, bedside rounds, doctor rounds, rounds with doctors, accompanying doctors on rounds, hospital rounds
Outpatient care: OPD^, outpatient clinics, opd work, outpatient services, opd duty, opd assistance, opd handling, opd patients, opd posting
Patient education: patient counseling, patient counselling, patient and family education, patient family education, health advice to patients > Patient care
Patient monitoring: hemodynamic monitoring, cardiac monitoring, observation of patients > Patient care
Patient advocacy: patient rights > Patient care
Patient transport: patient transfer, patient lifting, patient shifting, shifting patients, stretcher handling, wheelchair assistance, shifting of patients > Patient care
Discharge planning: discharge summaries, discharge process, patient discharge, discharge formalities, discharge procedure, discharge process of patients > Care planning
Patient admission: admission of patients, ipd admission, admission formalities in hospital, admission and discharge, hospital admissions, admission procedure of patients, admission and discharge process
Care coordination: care transitions > Care planning
Case management: medical case management
Charting?: patient charting, nursing documentation, nursing records, nurses notes, nursing notes, chart maintenance of patients > Documentation
Triage: emergency triage, triaging patients > Emergency medicine
Trauma care: trauma nursing > Emergency medicine
Palliative care: hospice, hospice care, end of life care
Dementia care: alzheimers care > Geriatric care
Home health care: home nursing, nursing at home, home care nursing, home patient care, home attendant work, home care services
Midwifery: antenatal care, postnatal care, prenatal care, anc care, anc pnc, antenatal checkups, anc checkups, delivery assistance, assisting deliveries, labour room duty, conducting deliveries, normal delivery, labour room work, pnc care, antenatal check ups, delivery conduction, labor room duty, assisting childbirth, labour room, ANC^ > Obstetrics and gynecology
Lactation support: breastfeeding support, breastfeeding counselling, lactation counselling, breast feeding counselling
Dialysis: hemodialysis, haemodialysis, peritoneal dialysis, dialysis machine operation > Nephrology
Chemotherapy: chemotherapy administration > Oncology
Radiation therapy: radiotherapy > Oncology
Pain management: acute pain service, pain relief, pain assessment
Blood banking: transfusion medicine, blood transfusion, blood bank work, cross matching, blood bank technology, blood cross matching > Pathology
Hematology: haematology, clinical hematology > Pathology
Clinical biochemistry: clinical chemistry, biochemistry analyser, biochemistry tests, biochemistry analyzer, biochemistry lab tests
Histopathology: histology, tissue processing > Pathology
Cytology: cytopathology, pap smear > Pathology
Urinalysis: urine analysis > Pathology
Sterilization: instrument sterilization, sterilisation, sterile technique, autoclave sterilization, autoclaving of instruments, cssd, sterilizing instruments, cssd work > Infection control
Hand hygiene: standard precautions > Infection control

## Specialties
Neurology: stroke care
Neurosurgery: brain surgery
Orthopedics: orthopaedics, orthopedic surgery, ortho care, plaster and splint application, pop application, fracture care
Urology
Rheumatology
ENT: otolaryngology
Plastic surgery: reconstructive surgery > Surgery
Cardiothoracic surgery: cardiac surgery > Surgery
Family medicine: primary care, general practice
Sports medicine: sports injury management, sports injuries
Forensic medicine: medical jurisprudence
Infectious diseases: tropical medicine
Reproductive medicine: ivf, infertility treatment
Intensive care medicine: mechanical ventilation
Nuclear medicine: pet ct
Interventional radiology: angiography > Radiology
Mammography > Radiology
Echocardiography: echocardiogram > Cardiology
Electrocardiography: ecg, ekg, ecg interpretation > Cardiology
Cardiac catheterization: cath lab > Cardiology
Endoscopy: colonoscopy > Gastroenterology
Audiology: hearing assessment, audiometry, hearing tests, hearing aid fitting, hearing aids, hearing testing
Optometry: refraction, vision testing, eye testing, eye tests, eye examination, eye checkup, eye check up, vision check, spectacle dispensing, optical dispensing, sight testing, power checking of eyes, optometrist work, eye check ups, contact lens fitting, eye power checking > Ophthalmology
Orthodontics: dental braces > Dentistry
Endodontics: root canal treatment > Dentistry
Oral surgery: tooth extraction, maxillofacial surgery > Dentistry
Prosthodontics: dentures, crown and bridge, dental prosthetics > Dentistry
Dental lab work: dental ceramics, dental laboratory work, dental technician work, crown making, dental casting ~ Prosthodontics
Periodontics: scaling and root planing > Dentistry
Dental hygiene: oral hygiene > Dentistry
Prosthetics and orthotics: prosthetics, orthotics
Unani medicine: unani
Siddha medicine: siddha
Panchakarma: ayurvedic therapies, abhyanga, shirodhara, ayurvedic massage > Ayurveda

## Therapies
Exercise therapy: therapeutic exercise, therapeutic exercises, strengthening exercises, stretching and strengthening, mobility exercises, exercise training for patients, stretching exercises therapy, physio exercises, exercise demonstration, home exercise programme, home exercise program, exercise teaching to patients, teaching exercises to patients > Physiotherapy, Rehabilitation exercise
Manual therapy: joint mobilization, soft tissue mobilization, soft tissue release, myofascial release, mobilisation techniques, spinal manipulation, soft tissue mobilisation > Physiotherapy
Electrotherapy: ultrasound therapy, TENS^, IFT^, interferential therapy, electro therapy, tens and ultrasound, ift and ultrasound, physiotherapy machines, shortwave diathermy, laser therapy, ultrasonic therapy, traction therapy, ift machine, ultrasound and ift, ultrasound and tens, therapeutic ultrasound, muscle stimulation, muscle stimulator, electrical stimulation therapy, faradic stimulation, traction?, cervical traction, lumbar traction, nerve stimulation > Physiotherapy
Neurological rehabilitation: neurorehabilitation, stroke rehabilitation, stroke rehab, neuro rehab, neuro physiotherapy, neurological physiotherapy, neuro rehabilitation, paralysis rehabilitation, paralysis treatment, stroke physiotherapy, neuro cases, neurological cases, neuro physio > Physiotherapy
Neurodevelopmental therapy: bobath > Physiotherapy
Cardiopulmonary rehabilitation: cardiac rehabilitation, chest physiotherapy, cardiac rehab, pulmonary rehabilitation, breathing exercises for patients, cardio physiotherapy, cardiorespiratory physiotherapy > Physiotherapy
Gait training: gait analysis, gait re education, gait assessment, gait correction > Physiotherapy
Dry needling: needling therapy > Physiotherapy
Kinesio taping: kinesiology taping, sports taping, taping?, athletic taping, taping techniques, strapping and taping > Physiotherapy
Cupping therapy > Physiotherapy
Geriatric rehabilitation > Physiotherapy
Hydrotherapy: aquatic therapy > Physiotherapy
Sensory integration > Occupational therapy
Hand therapy: splinting > Occupational therapy
Language therapy: aphasia therapy, articulation therapy > Speech therapy
Music therapy
Art therapy: art based therapy
Dance movement therapy: movement therapy
Massage therapy: deep tissue massage, swedish massage, body massage, massaging, head massage, foot massage, massage techniques, oil massage, foot reflexology
Play therapy > Art and play therapy

## Health systems
Epidemiology: epidemiological studies, outbreak investigation > Public health
Disease surveillance: health surveillance, malaria survey, dengue survey, vector control, house to house fever survey, disease survey > Public health
Health promotion: health campaigns, health awareness > Public health ~ Health education
Health education: health awareness sessions, health talks, health talk, health awareness camps, health awareness programmes, health camp organising > Public health
Health screening: health checkup camps, screening camps, health checkups, health check ups, bmi screening, school health checkups, school health, school health programme, camp duty, health camp duty
Health policy: health policy analysis > Public health
Global health: international health > Public health
Maternal and child health: maternal health, child health, maternal care > Public health
Child growth monitoring: growth monitoring of children, growth charts of children, child growth charts, anganwadi work, anganwadi visits, anganwadi, icds work > Maternal and child health
Community medicine: preventive medicine > Public health
Health economics and outcomes research: heor, pharmacoeconomics > Health economics
Biostatistics: biostatistical analysis > Statistics
Occupational health: industrial hygiene
Environmental health: sanitation and hygiene, wash programs > Public health
Hospital operations: opd management, ipd management, ipd work, hospital floor management, hospital front desk, hospital floor operations > Healthcare management
Hospital housekeeping: hospital cleaning, ward cleaning, hospital hygiene > Housekeeping
Hospital information systems: hospital management software, hms software, hospital software, hospital management system > Electronic health records
Patient coordination: patient follow up, patient guidance, patient calling, patient coordinator work, patient appointments, patient appointment scheduling, patient queries, patient query handling, doctor appointments, doctor appointment scheduling, patient feedback, appointment of patients, patient complaints, patient complaint handling, patient grievances
Hospital billing: patient billing, ipd billing, opd billing, medical bill preparation, hospital bill preparation, billing in hospital, discharge billing
Hospital accreditation: nabh, nabh standards, jcaho, jci accreditation, nabl, nabl documentation, hospital quality standards, nabl accreditation > Healthcare quality
Patient safety: medication safety > Healthcare quality
Biomedical waste management: bio medical waste, bmw management, bio waste, biomedical waste, biomedical waste segregation, hospital waste management, bio waste disposal, hospital waste disposal > Infection control
Revenue cycle management: rcm, rcm healthcare > Medical billing
Denial management: claim denials > Medical billing
Charge entry: payment posting > Medical billing
ICD-10 coding: icd 10, icd 10 cm > Medical coding
CPT coding: cpt codes, hcpcs > Medical coding
Medical transcription: clinical transcription, medical transcribing, medical dictation typing, medical scribing, medical scribe work > Transcription
eClinicalWorks > Electronic health records
athenahealth: athenanet > Electronic health records
NextGen^: nextgen ehr > Electronic health records
PACS: dicom > Radiology
Clinical data management: clinical data entry, edc systems, clinical data, crf, case report forms, clinical trial data entry, crf filling, crf review
Medidata Rave: oracle clinical, medidata > Clinical data management
Health insurance claims: tpa claims, cashless claims, mediclaim, mediclaim claims, health claims, hospital insurance claims, reimbursement claims medical > Claims processing
Utilization review: utilization management
Medical tourism

# Pharmacy

## Drug development > Pharmacy // every line is development or manufacture of medicines
Pharmacokinetics: adme studies, pk/pd, bioequivalence studies > Pharmacology
Toxicology studies of drugs: preclinical studies, preclinical research
Drug delivery systems: drug delivery, novel drug delivery systems > Pharmaceutics
Tablet manufacturing: tablet formulation, tablet compression, granulation, tablet making, tablet production, compression machine operation, tablet punching, tableting > Pharmaceutics
Dispensing of raw materials: raw material dispensing, rm dispensing, dispensing booth, weighing of raw materials, raw material weighing, rm weighing > Good manufacturing practice
Tablet testing: tablet hardness testing, friability test, disintegration test, weight variation test, hardness and friability, tablet evaluation, friability testing, disintegration testing, evaluation of tablets, tablet hardness test > Pharmaceutical analysis
Pharmaceutical packaging: blister packing, strip packing, pharma packing, pharma packaging, medicine packing, blister packaging, medicine packaging, tablet packing, blister packing machine > Packaging
Liquid and ointment manufacturing: liquid orals, syrup manufacturing, syrup making, ointment manufacturing, ointment making, ointment preparation, oral liquids, cream and ointment preparation, syrup preparation, cream preparation, cream making, lotion preparation, syrup filling, liquid filling, ointment filling > Pharmaceutics
Capsule filling: capsule manufacturing, capsule filling machine, encapsulation of drugs, capsule production, capsule filling machine operation > Pharmaceutics
Tablet coating: film coating, film coating of tablets, sugar coating of tablets, enteric coating, coating of tablets, coating pan, auto coater, tablet coater > Tablet manufacturing
Parenteral manufacturing: sterile manufacturing, injectables, aseptic processing, injectable manufacturing, sterile area work, vial filling, vial washing, ampoule filling, sterile production > Pharmaceutics
Stability studies: stability testing, stability sample testing, stability chambers, accelerated stability > Pharmaceutical analysis
Shelf-life studies: shelf life testing, shelf life analysis, shelf life evaluation, shelf life test, shelf life determination ~ Stability studies
Method validation: analytical method validation > Pharmaceutical analysis
Dissolution testing: dissolution studies, dissolution? > Pharmaceutical analysis, Laboratory techniques
Cleaning validation: process validation, equipment qualification > Good manufacturing practice
Batch records: batch manufacturing record, bmr review, BMR^, bmr filling, bmr writing, bmr and bpr, bmr bpr, bmr preparation, batch sheet, batch production records > Good manufacturing practice, Documentation
Good documentation practice: gdp documentation, alcoa, logbook entry in lab
Pharma documentation: logbooks in pharma, batch documentation, batch record review, batch packing records, deviation reports, log book maintenance in plant, deviation handling > Documentation
Drug discovery: lead optimization, target identification ~ Medicinal chemistry
Drug design: structure based drug design, qsar > Medicinal chemistry
Adverse event reporting: adverse events, icsr processing, argus safety, adverse drug reactions, adverse drug reaction, adr reporting, adr monitoring, adverse drug reaction reporting > Pharmacovigilance
Signal detection: pharmacovigilance signal management > Pharmacovigilance
Dossier preparation: ectd, ctd dossier, anda filing, dossiers, dossier > Regulatory affairs
Prescription processing: prescription review, prescription handling, prescription reading, reading prescriptions, prescription checking, doctor prescription reading, prescription filling, prescription verification, checking prescriptions, prescription understanding > Dispensing
Compounding: sterile compounding > Dispensing
Hospital pharmacy: inpatient pharmacy, ipd pharmacy, hospital pharmacist work, opd pharmacy > Pharmacy
Retail pharmacy: community pharmacy, medical shop handling, medical store handling, chemist shop handling, medical store management, pharmacy counter, pharmacy store, retail chemist, medicine arrangement, arranging medicines, medicine arrangement on racks, rack arrangement in pharmacy, medicine racks > Pharmacy
Drug registers: schedule h register, schedule h drugs record, schedule h1 register, narcotic register, narcotic drugs register, pharmacy records, medicine records, drug records, narcotics record, prescription register, schedule h drugs
Clinical pharmacy: medication reconciliation, drug utilization review > Pharmacy
Prescription audits: prescription audit, prescription auditing
Drug information: drug information services, drug information queries > Pharmacy
Medication history: medication history interviews, medication history taking > Clinical pharmacy
Medication therapy management: medication counseling, patient counselling on medicines, dosage counselling, dose explanation, explaining dosage, medicine counselling
Pharmacy inventory: pharmacy inventory management, drug inventory, inventory of drugs, medicine stock, medicine stock keeping, medicine stock management, drug store management, medicine store keeping, medicine indenting, medical store stock, drug stock, medicine purchase, medicine procurement, expired medicines return, return of expired medicines, medicine returns
Pharmacy billing: medicine billing, billing of medicines, medical shop billing, medical store billing, pharmacy billing software, pharmacy software, marg pharmacy software

## Related work
Clinical trial management: clinical trial coordination, ctms > Clinical research
Clinical monitoring: site monitoring, site management clinical > Clinical research
Informed consent: icf, consent taking, taking consent, patient consent, consent forms, irb submissions, ethics committee submissions > Clinical research
FDA regulations: usfda, fda, 21 cfr part 11 > Regulatory affairs
Herbal medicine: phytochemistry, herbal formulations, herbal products, herbal extraction, herbal extracts, ayurvedic formulation, ayurvedic product making, ayurvedic medicine making > Pharmacognosy
Nutraceuticals: dietary supplement formulation, health supplements, dietary supplements
Cosmetics formulation: cosmetic science, cosmetic formulation, cosmetic product development, cream formulation, cosmetics manufacturing, cosmetic making, skincare formulation, lotion making, cosmetics making, cosmetic manufacturing, shampoo formulation
Cold chain storage of medicines: medicine storage, drug storage, storage of medicines, vaccine storage, storage of drugs, storing medicines
Medicine delivery: home delivery of medicines, medicine home delivery, delivery of medicines
Medicine sales: otc sales, otc medicines, otc products, selling medicines, medicine selling, over the counter medicines, pharmacy sales, medicine counter sales, otc medicine sales > Sales
Expiry checking: expiry management, expiry stock checking, checking expiry dates, expiry date checking, near expiry stock, expiry medicines, expired stock handling, expiry check, expiry checks, expiry dates, near expiry, expired stock, expiry monitoring ~ FIFO
MedDRA: meddra coding, who drug dictionary > Pharmacovigilance
Good laboratory practice: glp ~ Good manufacturing practice

# Fitness and nutrition

## Games
Cricket?: cricket playing + Cricket coaching=cricket training=cricket coach work=batting coaching=bowling coaching=cricket academy coaching
Football?: soccer? + Football coaching=soccer coaching=football coach work
Basketball? + Basketball coaching
Tennis? + Tennis coaching
Badminton? + Badminton coaching
Chess? + Chess coaching=chess teaching=teaching chess=chess classes?

## Sports and movement
Personal training: one on one training, pt sessions, one to one training, 1 on 1 training, pt clients, personal trainer work > Fitness training
Functional training: hiit, high intensity interval training, circuit training, bootcamp training, calisthenics, functional fitness, tabata > Fitness training
Group exercise: group fitness, group fitness classes, group classes, group class, group workout classes, group training in gym > Fitness training
Spinning classes: indoor cycling
Exercise prescription: fitness assessment, body composition analysis, fitness testing, fitness tests, bmi and body fat analysis, body fat measurement, body composition testing > Fitness training
Rehabilitation exercise: corrective exercise
Swimming: swimming instruction, swim coaching, swimming teaching ~ Sports coaching
Martial arts: self defense training, self defence, self defense, martial art + Karate, Taekwondo, Judo, Kickboxing, Boxing=boxing training
Athletics coaching: track and field, athletics?
Meditation: mindfulness, guided meditation, meditation teaching
Pranayama: breathing exercise, breathing techniques > Yoga
Sports nutrition: performance nutrition > Nutrition
Clinical nutrition: medical nutrition therapy, therapeutic diets, hospital dietetics, diet for patients, patient diets, hospital diet, renal and diabetic diet, diabetic diet, kitchen diet in hospital > Nutrition
Diet planning: diet plans, diet charts, meal planning, meal plans, weight loss diet, diet prescription > Nutrition
Community nutrition: public health nutrition > Nutrition
Nutritional analysis: nutrient analysis, calorie calculation, nutritive value calculation, calculating calories, nutritive value, nutrient calculation, nutritional calculation, macro calculation, nutrition calculation, recipe calories, calories of recipes > Nutrition
Food science: food chemistry, food microbiology > Food technology
Exercise physiology: exercise testing > Sports science
Kinesiology: movement science > Sports science
Sports psychology: performance psychology > Sports science
Sports event management: sports event organisation, sports event planning, sports events, tournament organization, sports days, sports meets, tournaments?, tournament management, sports tournament, match organising, sports event coordination, tournament conduct, tournament handling, conducting tournaments > Sports management
Sports journalism: sports writing, sports reporting > Journalism
Workout planning: workout plans, exercise plans, workout programs, exercise routines, workout routines, exercise charts, workout charts, exercise schedule, workout chart making, workout schedule, training plans in gym
Posture correction: exercise form correction, correcting form, exercise form, form checking in gym
Injury prevention: warm up exercises, warm up and cool down, stretching exercises, warm up?, stretching, warm up and stretching, stretching sessions, cool down exercises
Anthropometry: anthropometric measurements, bmi calculation, body measurements, bmi measurement, height and weight measurement, bmi checking, height weight measurement, weighing of children, body fat analysis, bmi?, height and weight recording
Dietary assessment: dietary recall, diet recall, food journals, food diaries, calorie counting, calorie tracking, 24 hour recall, diet history, food frequency questionnaire, nutritional assessment, nutritional status assessment, diet assessment, nutrition assessment, nutritional screening, diet survey, diet history taking > Nutrition
Weight management: weight loss programs, weight loss plans, weight loss counselling, fat loss, weight loss? > Nutrition
Nutrition awareness: nutrition camps, nutrition workshops, nutrition talks, nutrition sessions, nutrition counselling camps, healthy eating sessions > Nutrition
Refereeing: umpiring, officiating, scorekeeping, umpire work, referee work, umpire duties
Match analysis: game analysis, sports video analysis, player statistics, performance analysis in sports, player performance analysis, sports performance analysis, player analysis, match statistics, video analysis of matches, player performance tracking, match video analysis > Sports science
`
