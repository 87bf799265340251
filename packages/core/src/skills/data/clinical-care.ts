/** What nurses, doctors, therapists and pharmacists do, in detail. */
export const clinicalCare = `
# Healthcare

## Nursing practice
Critical care nursing: icu care, intensive care nursing, icu nursing, critical care, intensive care > Patient care, Nursing
Pediatric nursing: paediatric nursing > Nursing
Psychiatric nursing: mental health nursing > Psychiatry, Nursing
Operating room nursing: surgical nursing, operating theatre, operating theatre nursing, theatre nursing, ot nursing, scrub nursing, perioperative nursing > Nursing
Community health nursing: public health nursing > Nursing
Nursing research: evidence based practice, evidence based nursing > Nursing
Preoperative care: pre operative care, pre op care, preoperative preparation > Patient care
Suture removal: stitch removal > Wound care
Wound care: wound dressing, wound management, dressing changes > Patient care
IV therapy: iv insertion, intravenous therapy, iv cannulation > Medication administration
Catheterization: catheterisation, urinary catheterisation, nasogastric tube insertion, ng tube insertion, urinary catheterization, catheter care
Tracheostomy care: suctioning, airway management
Injections?: intramuscular injection, giving injections > Medication administration
Immunization: immunisation, immunisations, vaccination, vaccine administration > Medication administration
Patient assessment: health assessment, head to toe assessment > Patient care
History taking: patient history, patient history taking, case taking
Ward rounds: clinical rounds, bedside rounds
Outpatient care: OPD^, outpatient clinics, opd work, outpatient services
Patient education: patient counseling, patient counselling > Patient care
Patient monitoring: hemodynamic monitoring > Patient care
Patient advocacy: patient rights > Patient care
Patient transport: patient transfer, patient lifting > Patient care
Discharge planning: discharge summaries > Care planning
Care coordination: care transitions > Care planning
Case management: medical case management
Charting?: patient charting, nursing documentation > Documentation
Triage: emergency triage > Emergency medicine
Trauma care: trauma nursing > Emergency medicine
Pediatric advanced life support: PALS^ > First aid
Palliative care: hospice, hospice care, end of life care
Dementia care: alzheimers care > Geriatric care
Home health care: home nursing
Midwifery: antenatal care, postnatal care, prenatal care > Obstetrics and gynecology
Lactation support: breastfeeding support
Dialysis: hemodialysis, haemodialysis, peritoneal dialysis > Nephrology
Chemotherapy: chemotherapy administration > Oncology
Radiation therapy: radiotherapy > Oncology
Pain management: acute pain service
Blood banking: transfusion medicine, blood transfusion > Pathology
Hematology: haematology, clinical hematology > Pathology
Clinical biochemistry: clinical chemistry
Histopathology: histology, tissue processing > Pathology
Cytology: cytopathology, pap smear > Pathology
Urinalysis: urine analysis > Pathology
Sterilization: sterilisation, sterile technique, autoclave sterilization > Infection control
Hand hygiene: standard precautions > Infection control

## Specialties
Neurology: stroke care
Neurosurgery: brain surgery
Orthopedics: orthopaedics, orthopedic surgery
Urology
Rheumatology
ENT: otolaryngology
Plastic surgery: reconstructive surgery > Surgery
Cardiothoracic surgery: cardiac surgery > Surgery
Family medicine: primary care, general practice
Sports medicine: sports injury management
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
Audiology: hearing assessment, audiometry
Optometry: refraction, vision testing, eye testing, eye tests, eye examination > Ophthalmology
Orthodontics: dental braces > Dentistry
Endodontics: root canal treatment > Dentistry
Oral surgery: tooth extraction, maxillofacial surgery > Dentistry
Prosthodontics: dentures, crown and bridge > Dentistry
Periodontics: scaling and root planing > Dentistry
Dental hygiene: oral hygiene > Dentistry
Prosthetics and orthotics: prosthetics, orthotics
Unani medicine: unani
Siddha medicine: siddha
Panchakarma: ayurvedic therapies > Ayurveda

## Therapies
Exercise therapy: therapeutic exercise, therapeutic exercises > Physiotherapy, Rehabilitation exercise
Manual therapy: joint mobilization > Physiotherapy
Electrotherapy: ultrasound therapy, TENS^, IFT^, interferential therapy > Physiotherapy
Neurological rehabilitation: neurorehabilitation, stroke rehabilitation > Physiotherapy
Neurodevelopmental therapy: bobath > Physiotherapy
Cardiopulmonary rehabilitation: cardiac rehabilitation, chest physiotherapy > Physiotherapy
Gait training: gait analysis > Physiotherapy
Dry needling > Physiotherapy
Kinesio taping: kinesiology taping, sports taping > Physiotherapy
Cupping therapy > Physiotherapy
Geriatric rehabilitation > Physiotherapy
Hydrotherapy: aquatic therapy > Physiotherapy
Sensory integration > Occupational therapy
Hand therapy: splinting > Occupational therapy
Language therapy: aphasia therapy, articulation therapy > Speech therapy
Music therapy
Art therapy: art based therapy
Dance movement therapy: movement therapy
Massage therapy: deep tissue massage, swedish massage
Play therapy > Art and play therapy

## Health systems
Epidemiology: epidemiological studies, outbreak investigation > Public health
Disease surveillance: health surveillance > Public health
Health promotion: health campaigns, health awareness > Public health ~ Health education
Health education: health awareness sessions, health talks, health talk > Public health
Health policy: health policy analysis > Public health
Global health: international health > Public health
Maternal and child health: maternal health, child health > Public health
Community medicine: preventive medicine > Public health
Health economics and outcomes research: heor, pharmacoeconomics > Health economics
Biostatistics: biostatistical analysis > Statistics
Occupational health: industrial hygiene
Environmental health: sanitation and hygiene, wash programs > Public health
Hospital operations: opd management, ipd management > Healthcare management
Hospital accreditation: nabh, nabh standards, jcaho, jci accreditation > Healthcare quality
Patient safety: medication safety > Healthcare quality
Biomedical waste management: bio medical waste > Infection control
Revenue cycle management: rcm, rcm healthcare > Medical billing
Denial management: claim denials > Medical billing
Charge entry: payment posting > Medical billing
ICD-10 coding: icd 10, icd 10 cm > Medical coding
CPT coding: cpt codes, hcpcs > Medical coding
Medical transcription: clinical transcription > Transcription
eClinicalWorks > Electronic health records
athenahealth: athenanet > Electronic health records
NextGen^: nextgen ehr > Electronic health records
PACS: dicom > Radiology
Clinical data management: clinical data entry, edc systems
Medidata Rave: oracle clinical, medidata > Clinical data management
Health insurance claims: tpa claims, cashless claims > Claims processing
Utilization review: utilization management
Medical tourism

# Pharmacy

## Drug development > Pharmacy // every line is development or manufacture of medicines
Pharmacokinetics: adme studies, pk/pd, bioequivalence studies > Pharmacology
Toxicology studies of drugs: preclinical studies, preclinical research
Drug delivery systems: drug delivery, novel drug delivery systems > Pharmaceutics
Tablet manufacturing: tablet formulation, tablet compression, granulation > Pharmaceutics
Parenteral manufacturing: sterile manufacturing, injectables, aseptic processing > Pharmaceutics
Stability studies: stability testing > Pharmaceutical analysis
Method validation: analytical method validation > Pharmaceutical analysis
Dissolution testing: dissolution studies, dissolution? > Pharmaceutical analysis, Laboratory techniques
Cleaning validation: process validation, equipment qualification > Good manufacturing practice
Batch records: batch manufacturing record, bmr review, BMR^ > Good manufacturing practice, Documentation
Good documentation practice: gdp documentation, alcoa
Drug discovery: lead optimization, target identification > Medicinal chemistry
Drug design: structure based drug design, qsar > Medicinal chemistry
Adverse event reporting: adverse events, icsr processing, argus safety, adverse drug reactions, adverse drug reaction, adr reporting, adr monitoring, adverse drug reaction reporting > Pharmacovigilance
Signal detection: pharmacovigilance signal management > Pharmacovigilance
Dossier preparation: ectd, ctd dossier, anda filing, dossiers, dossier > Regulatory affairs
Prescription processing: prescription review, prescription handling, prescription reading, reading prescriptions > Dispensing
Compounding: sterile compounding > Dispensing
Hospital pharmacy: inpatient pharmacy > Pharmacy
Retail pharmacy: community pharmacy > Pharmacy
Clinical pharmacy: medication reconciliation, drug utilization review > Pharmacy
Prescription audits: prescription audit, prescription auditing
Drug information: drug information services, drug information queries > Pharmacy
Medication history: medication history interviews, medication history taking > Clinical pharmacy
Medication therapy management: medication counseling
Pharmacy inventory: pharmacy inventory management, drug inventory, inventory of drugs

## Related work
Clinical trial management: clinical trial coordination, ctms > Clinical research
Clinical monitoring: site monitoring, site management clinical > Clinical research
Informed consent: irb submissions, ethics committee submissions > Clinical research
FDA regulations: usfda, fda, 21 cfr part 11 > Regulatory affairs
Herbal medicine: phytochemistry, herbal formulations > Pharmacognosy
Nutraceuticals: dietary supplement formulation
Cosmetics formulation: cosmetic science, cosmetic formulation
MedDRA: meddra coding, who drug dictionary > Pharmacovigilance
Good laboratory practice: glp ~ Good manufacturing practice

# Fitness and nutrition

## Games
Cricket?: cricket playing + Cricket coaching=cricket training
Football?: soccer? + Football coaching=soccer coaching
Basketball? + Basketball coaching
Tennis? + Tennis coaching
Badminton? + Badminton coaching
Chess? + Chess coaching

## Sports and movement
Personal training: one on one training > Fitness training
Functional training: hiit, high intensity interval training > Fitness training
Group exercise: group fitness, group fitness classes > Fitness training
Spinning classes: indoor cycling
Exercise prescription: fitness assessment, body composition analysis > Fitness training
Rehabilitation exercise: corrective exercise
Swimming: swimming instruction, swim coaching ~ Sports coaching
Martial arts: karate, taekwondo, self defense training, judo
Athletics coaching: track and field, athletics?
Meditation: mindfulness, guided meditation
Pranayama > Yoga
Sports nutrition: performance nutrition > Nutrition
Clinical nutrition: medical nutrition therapy, therapeutic diets > Nutrition
Diet planning: diet plans, diet charts, meal planning, meal plans > Nutrition
Community nutrition: public health nutrition > Nutrition
Nutritional analysis: nutrient analysis > Nutrition
Food science: food chemistry, food microbiology > Food technology
Exercise physiology: exercise testing > Sports science
Kinesiology: movement science > Sports science
Sports psychology: performance psychology > Sports science
Sports event management: sports event organisation, sports event planning, sports events, tournament organization, sports days, sports meets, tournaments? > Sports management
Sports journalism: sports writing, sports reporting > Journalism
Workout planning: workout plans, exercise plans, workout programs, exercise routines, workout routines
Posture correction: exercise form correction, correcting form
Injury prevention: warm up exercises, warm up and cool down, stretching exercises
Anthropometry: anthropometric measurements, bmi calculation, body measurements
Dietary assessment: dietary recall, diet recall, food journals, food diaries, calorie counting, calorie tracking > Nutrition
Weight management: weight loss programs, weight loss plans > Nutrition
Nutrition awareness: nutrition camps, nutrition workshops, nutrition talks > Nutrition
Refereeing: umpiring, officiating, scorekeeping
Match analysis: game analysis, sports video analysis, player statistics > Sports science
`
