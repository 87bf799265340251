/** What nurses, doctors, therapists and pharmacists do, in detail. */
export const clinicalCare = `
# Healthcare

## Nursing practice
Critical care nursing: icu care, intensive care nursing, icu nursing, critical care, intensive care, icu duty, critical patient care, icu work, icu posting, icu patient care, care of critical patients, icu experience, iccu care, sicu, MICU^, ccu nursing, hdu care, icu nurse work, high dependency unit, icu monitoring, icu patient monitoring, critical patient monitoring > Patient care, Nursing
NICU nursing: nicu care, nicu duty, picu care, neonatal nursing, PICU^ > Neonatology, Nursing
Pediatric nursing: paediatric nursing > Nursing
Psychiatric nursing: mental health nursing > Psychiatry, Nursing
Operating room nursing: surgical nursing, operating theatre, operating theatre nursing, theatre nursing, ot nursing, scrub nursing, perioperative nursing, ot assistance in nursing, surgical nurse work, circulating nurse work, scrub nurse work, scrub nurse duty, surgical counts, swab count, instrument count, sponge count, mayo trolley, mayo stand, swab and instrument count > Nursing
Community health nursing: public health nursing, community nursing, asha work, anm work, village health visits, field nursing > Nursing
Nursing research: evidence based practice, evidence based nursing > Nursing
Preoperative care: pre operative care, pre op care, preoperative preparation, pre op checklist, preop preparation, pre anaesthetic checkup, pre anaesthesia checkup, pre operative checklist, preoperative checklist > Patient care
Crash cart checking: crash cart, emergency trolley, emergency trolley checking, crash trolley, emergency trolley preparation
Postoperative care: post operative care, post op care, post surgical care, post operative nursing, post operative patient care, recovery room care, post operative monitoring, PACU^, post anaesthesia care unit, post anesthesia care, postop care, post anaesthesia recovery > Patient care
Suture removal: stitch removal > Wound care
Wound care: wound dressing, wound management, dressing changes, bandaging, wound cleaning, dressing and bandaging, surgical dressing, bed sore care, bedsore care, pressure sore care, plaster application, wound healing care, bedsore prevention, bed sore prevention, pressure sore prevention, pressure ulcer care, pressure ulcer prevention, vac dressing, vac therapy, negative pressure wound therapy, npwt, diabetic foot dressing, burn dressing, betadine dressing, braden scale, sterile dressing, decubitus ulcer care, diabetic foot care, diabetic foot ulcer care > Patient care
IV therapy: iv insertion, intravenous therapy, iv cannulation, iv line insertion, iv fluids, iv line, cannulation, iv drip, iv cannula insertion, saline drip, iv infusion, iv injections, cannula insertion, drip setting, intracath, venflon, iv cannula, heparin lock, saline lock, peripheral line insertion, infusion set > Medication administration
Catheterization: catheterisation, urinary catheterisation, nasogastric tube insertion, ng tube insertion, urinary catheterization, catheter care, catheter insertion, foley catheterization, ryles tube insertion, catheter changing, foley catheter, ryles tube, ng tube, nasogastric tube, condom catheter, bladder catheterization, bladder catheterisation
Tracheostomy care: suctioning, airway management
Injections?: intramuscular injection, giving injections, im injections, im iv injections, im and iv injections, administering injections, insulin injection, injection administration, injecting patients, insulin giving, insulin administration, giving insulin, injection room, injection room duty, sc injection, subcutaneous injection, intradermal injection, tt injection, tetanus injection, intravenous injection > Medication administration
Immunization: immunisation, immunisations, vaccination, vaccine administration, vaccine giving, giving vaccines, vaccine handling, bcg vaccine, bcg vaccination, polio drops, pulse polio, pentavalent vaccine, penta vaccine, mr vaccine, immunisation card, immunization card, universal immunisation programme, universal immunization programme, covid vaccination, rotavirus vaccine, tetanus vaccination, opv drops > Medication administration
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
Triage: emergency triage, triaging patients, emergency severity index, start triage > Emergency medicine
Trauma care: trauma nursing > Emergency medicine
Palliative care: hospice, hospice care, end of life care
Dementia care: alzheimers care > Geriatric care
Home health care: home nursing, nursing at home, home care nursing, home patient care, home attendant work, home care services
Midwifery: antenatal care, postnatal care, prenatal care, anc care, anc pnc, antenatal checkups, anc checkups, delivery assistance, assisting deliveries, labour room duty, conducting deliveries, normal delivery, labour room work, pnc care, antenatal check ups, delivery conduction, labor room duty, assisting childbirth, labour room, ANC^, partograph, partogram, apgar score, apgar, episiotomy, fetal heart monitoring, foetal heart monitoring, fetal doppler, foetal doppler, CTG^, cardiotocography, antenatal mothers, vaginal delivery, fundal height, leopold manoeuvre, non stress test, fetal heart sound > Obstetrics and gynecology
Lactation support: breastfeeding support, breastfeeding counselling, lactation counselling, breast feeding counselling, breast feeding technique, breastfeeding technique
Dialysis: hemodialysis, haemodialysis, peritoneal dialysis, dialysis machine operation, crrt, CAPD^, fistula cannulation, fistula needling, av fistula, dialyser reprocessing, dialyzer reprocessing, dialyser reuse, dialyzer reuse, fresenius dialysis, dialyser priming, dialysis technician work, haemodialysis sessions, dialysis machine priming, machine priming for dialysis > Nephrology
Chemotherapy: chemotherapy administration, chemo administration, chemo port care, chemo drugs, chemo day care, chemotherapy drugs > Oncology
Radiation therapy: radiotherapy > Oncology
Pain management: acute pain service, pain relief, pain assessment, nprs, numeric pain rating, epidural analgesia, numeric rating scale of pain, vas pain score
Blood banking: transfusion medicine, blood transfusion, blood bank work, cross matching, blood bank technology, blood cross matching, component separation, blood component preparation, blood components, prbc, packed cells, fresh frozen plasma, apheresis, plateletpheresis, coombs test, donor screening, blood donor screening, crossmatch, antibody screening, donor bleeding, donor counselling, blood donor counselling > Pathology
Hematology: haematology, clinical hematology > Pathology
Clinical biochemistry: clinical chemistry, biochemistry analyser, biochemistry tests, biochemistry analyzer, biochemistry lab tests, semi auto analyser, semi autoanalyser, autoanalyser, autoanalyzer, auto analyser, serum creatinine, blood urea, sgot, sgpt, serum electrolytes, cholesterol testing, biochemistry testing + Liver function tests=LFT^, Kidney function tests=KFT^=renal function test, Lipid profile=lipid profile test=lipid profiling, HbA1c testing=hba1c=hba1c test=glycosylated haemoglobin, Thyroid profile=thyroid function test=t3 t4 tsh=tsh testing
Histopathology: histology, tissue processing, microtome, microtomy, h&e staining, haematoxylin, hematoxylin, paraffin embedding, paraffin block, frozen section, grossing of specimens, tissue sectioning, tissue embedding, section cutting of tissue, cryostat sectioning, cryostat sections > Pathology
Cytology: cytopathology, pap smear, fnac, fine needle aspiration, pap stain, pap staining, fluid cytology, liquid based cytology > Pathology
Urinalysis: urine analysis, urine routine, urine microscopy, urine dipstick, urine strip, dipstick test, uristix, multistix, urine routine and microscopy, urine culture, urine r/m > Pathology, Urine and stool testing
Sterilization: instrument sterilization, sterilisation, sterile technique, autoclave sterilization, autoclaving of instruments, cssd, sterilizing instruments, cssd work, eto sterilization, eto sterilisation, ethylene oxide sterilization, plasma sterilization, plasma sterilisation, plasma steriliser, bowie dick, tssu, cidex, steam sterilization, steam sterilisation, dry heat sterilisation, dry heat sterilization, instrument autoclaving, glutaraldehyde > Infection control
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
Echocardiography: echocardiogram, 2d echo, echo cardiography, echo reporting, echo assistance, echo machine > Cardiology
Electrocardiography: ecg, ekg, ecg interpretation, ecg taking, 12 lead ecg, ecg recording, 12 lead, ecg machine, ecg leads > Cardiology
Cardiac catheterization: cath lab > Cardiology
Endoscopy: colonoscopy > Gastroenterology
Audiology: hearing assessment, audiometry, hearing tests, hearing aid fitting, hearing aids, hearing testing, pure tone audiometry, pure tone, tympanometry, impedance audiometry, BERA^, OAE^, otoacoustic emission, ear mould, hearing screening, newborn hearing screening, hearing aid programming, hearing aid trial, cochlear implant mapping, audiometer
Optometry: refraction, vision testing, eye testing, eye tests, eye examination, eye checkup, eye check up, vision check, spectacle dispensing, optical dispensing, sight testing, power checking of eyes, optometrist work, eye check ups, contact lens fitting, eye power checking, retinoscopy, retinoscope, snellen chart, snellen, slit lamp, autorefractor, auto refractometer, autorefractometer, tonometry, subjective refraction, lensometer, lensmeter, keratometry, ophthalmoscopy, visual acuity, colour vision test, perimetry, visual field test, low vision aids, vision screening, contact lenses, fundus photography, ishihara chart, ishihara plates, contact lens trial, contact lens dispensing > Ophthalmology
Orthodontics: dental braces, bracket bonding, clear aligners, archwire, cephalometric tracing, orthodontic treatment, orthodontic wires, orthodontic assistance, orthodontics assistance > Dentistry
Endodontics: root canal treatment, root canal, rct dental, biomechanical preparation, obturation, pulpectomy, pulpotomy, rotary endo, protaper, gutta percha, apex locator, endodontic treatment > Dentistry
Oral surgery: tooth extraction, maxillofacial surgery, extraction of teeth, teeth extraction, disimpaction, impaction surgery, third molar surgery, wisdom tooth removal, exodontia, minor oral surgery, alveoloplasty, third molar removal > Dentistry
Prosthodontics: dentures, crown and bridge, dental prosthetics, complete denture, partial denture, removable partial denture, crown preparation, crown cutting, jaw relation, denture making, denture fabrication, crown and bridge work, crown bridge work > Dentistry
Dental lab work: dental ceramics, dental laboratory work, dental technician work, crown making, dental casting, pfm crowns, zirconia crowns, dental wax up, denture processing, metal ceramic crowns, dental milling, exocad, cad cam dentistry, denture acrylisation ~ Prosthodontics
Periodontics: scaling and root planing, ultrasonic scaling, dental scaling, hand scaling, oral prophylaxis, scaling and polishing, root planing, periodontal therapy, flap surgery, gum treatment, teeth cleaning, ultrasonic scaler, gingivectomy, gum cleaning > Dentistry
Dental hygiene: oral hygiene > Dentistry
Prosthetics and orthotics: prosthetics, orthotics, jaipur foot, artificial limb, orthosis, orthoses, prosthesis, caliper fitting, prosthetic limb, below knee prosthesis, afo fabrication, orthotic devices
Unani medicine: unani
Siddha medicine: siddha
Panchakarma: ayurvedic therapies, abhyanga, shirodhara, ayurvedic massage, virechana, nasya, basti therapy, janu basti, kati basti, kizhi, pizhichil, swedana, udvartana, netra tarpana, snehana, raktamokshana, leech therapy, panchakarma therapies, podikizhi > Ayurveda

## Therapies
Exercise therapy: therapeutic exercise, therapeutic exercises, strengthening exercises, stretching and strengthening, mobility exercises, exercise training for patients, stretching exercises therapy, physio exercises, exercise demonstration, home exercise programme, home exercise program, exercise teaching to patients, teaching exercises to patients, theraband, thera band, resistance band exercises, swiss ball exercises, isometric exercises, core strengthening, active assisted exercises, quadriceps drill, pnf stretching, mckenzie exercises, codman exercises, pendulum exercises, frenkel exercises, theraband exercises, static quadriceps, proprioceptive neuromuscular facilitation, passive stretching, passive movements, passive exercises, active exercises for patients > Physiotherapy, Rehabilitation exercise
Manual therapy: joint mobilization, soft tissue mobilization, soft tissue release, myofascial release, mobilisation techniques, spinal manipulation, soft tissue mobilisation, maitland!, mulligan!, maitland mobilisation, maitland mobilization, mulligan mobilisation, mulligan mobilization, kaltenborn, muscle energy technique, positional release, trigger point release, cyriax, deep friction massage, joint mobilisation, iastm, mobilisation with movement, mobilization with movement, trigger point therapy > Physiotherapy
Electrotherapy: ultrasound therapy, TENS^, IFT^, interferential therapy, electro therapy, tens and ultrasound, ift and ultrasound, physiotherapy machines, shortwave diathermy, laser therapy, ultrasonic therapy, traction therapy, ift machine, ultrasound and ift, ultrasound and tens, therapeutic ultrasound, muscle stimulation, muscle stimulator, electrical stimulation therapy, faradic stimulation, traction?, cervical traction, lumbar traction, nerve stimulation, SWD^, short wave diathermy, nmes, longwave diathermy, microwave diathermy, iontophoresis, shockwave therapy, eswt, interferential current, galvanic stimulation, muscle stimulator machine, cpm machine > Physiotherapy
Neurological rehabilitation: neurorehabilitation, stroke rehabilitation, stroke rehab, neuro rehab, neuro physiotherapy, neurological physiotherapy, neuro rehabilitation, paralysis rehabilitation, paralysis treatment, stroke physiotherapy, neuro cases, neurological cases, neuro physio, cva rehabilitation, mirror therapy, constraint induced movement therapy, cimt, brunnstrom, motor relearning, spinal cord injury rehabilitation, spinal cord injury rehab, hemiplegia rehabilitation, stroke rehab exercises, parkinsons rehabilitation, hemiplegic patients, hemiplegia patients, stroke patients physiotherapy, roods approach, parkinson exercises > Physiotherapy
Neurodevelopmental therapy: bobath > Physiotherapy, Neurological rehabilitation
Cardiopulmonary rehabilitation: cardiac rehabilitation, chest physiotherapy, cardiac rehab, pulmonary rehabilitation, breathing exercises for patients, cardio physiotherapy, cardiorespiratory physiotherapy, postural drainage, chest percussion, chest pt, airway clearance, incentive spirometry, incentive spirometer, acbt, six minute walk test, 6 minute walk test, 6mwt, pursed lip breathing, diaphragmatic breathing, autogenic drainage, phase 1 cardiac rehab, icu physiotherapy, percussion and vibration, active cycle of breathing > Physiotherapy
Gait training: gait analysis, gait re education, gait assessment, gait correction, crutch walking, crutch training, walker training, walking aid training, ambulation training, walking re education, parallel bar walking, gait belt > Physiotherapy
Dry needling: needling therapy > Physiotherapy
Kinesio taping: kinesiology taping, sports taping, taping?, athletic taping, taping techniques, strapping and taping, mcconnell taping, k tape, kt tape, rigid taping, kinesio tape > Physiotherapy
Cupping therapy: hijama, wet cupping, dry cupping > Physiotherapy
Geriatric rehabilitation > Physiotherapy
Hydrotherapy: aquatic therapy, pool therapy, aquatic exercises > Physiotherapy
Sensory integration > Occupational therapy
Hand therapy: splinting > Occupational therapy
Language therapy: aphasia therapy, articulation therapy > Speech therapy
Music therapy
Art therapy: art based therapy
Dance movement therapy: movement therapy
Massage therapy: deep tissue massage, swedish massage, body massage, massaging, head massage, foot massage, massage techniques, oil massage, foot reflexology, aromatherapy massage, sports massage, balinese massage, thai massage
Play therapy > Art and play therapy

## Health systems
Epidemiology: epidemiological studies, outbreak investigation > Public health
Disease surveillance: health surveillance, malaria survey, dengue survey, vector control, house to house fever survey, disease survey, idsp, larva survey, mosquito breeding survey, breeding spots survey, contact tracing, fever survey > Public health
Health promotion: health campaigns, health awareness > Public health ~ Health education
Health education: health awareness sessions, health talks, health talk, health awareness camps, health awareness programmes, health camp organising > Public health
Health screening: health checkup camps, screening camps, health checkups, health check ups, bmi screening, school health checkups, school health, school health programme, camp duty, health camp duty, ncd screening, hypertension screening, diabetes screening, anaemia screening, cancer screening camps
Health policy: health policy analysis > Public health
Global health: international health > Public health
Maternal and child health: maternal health, child health, maternal care, rch, jsy, janani suraksha, janani suraksha yojana, high risk pregnancy > Public health
Child growth monitoring: growth monitoring of children, growth charts of children, child growth charts, anganwadi work, anganwadi visits, anganwadi, icds work, muac tape, sam mam, poshan tracker, who growth charts, poshan abhiyaan, take home ration, sam children, severe acute malnutrition, malnourished children screening > Maternal and child health
Community medicine: preventive medicine > Public health
Health economics and outcomes research: heor, pharmacoeconomics > Health economics
Biostatistics: biostatistical analysis > Statistics
Occupational health: industrial hygiene
Environmental health: sanitation and hygiene, wash programs > Public health
Hospital operations: opd management, ipd management, ipd work, hospital floor management, hospital front desk, hospital floor operations > Healthcare management
Hospital housekeeping: hospital cleaning, ward cleaning, hospital hygiene > Housekeeping
Hospital information systems: hospital management software, hms software, hospital software, hospital management system > Electronic health records
Patient coordination: patient follow up, patient guidance, patient calling, patient coordinator work, patient appointments, patient appointment scheduling, patient queries, patient query handling, doctor appointments, doctor appointment scheduling, patient feedback, appointment of patients, patient complaints, patient complaint handling, patient grievances
Hospital billing: patient billing, ipd billing, opd billing, medical bill preparation, hospital bill preparation, billing in hospital, discharge billing, tariff in hospital, cghs billing, echs billing, ayushman billing
Hospital accreditation: nabh, nabh standards, jcaho, jci accreditation, nabl, nabl documentation, hospital quality standards, nabl accreditation, nabh documentation, nabh audit, nabh accreditation, nabh indicators > Healthcare quality
Patient safety: medication safety, fall risk assessment, morse fall scale, fall prevention of patients, patient identification check > Healthcare quality
Biomedical waste management: bio medical waste, bmw management, bio waste, biomedical waste, biomedical waste segregation, hospital waste management, bio waste disposal, hospital waste disposal, bmw segregation, needle cutter, needle destroyer, hub cutter, sharps disposal, sharps container, puncture proof container, colour coded bags > Infection control
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
Clinical data management: clinical data entry, edc systems, clinical data, crf, case report forms, clinical trial data entry, crf filling, crf review, redcap, ecrf, query resolution in edc, discrepancy management, data clarification forms
Medidata Rave: oracle clinical, medidata > Clinical data management
Health insurance claims: tpa claims, cashless claims, mediclaim, mediclaim claims, health claims, hospital insurance claims, reimbursement claims medical, preauth, pre auth, preauthorisation, ayushman claims, pmjay claims > Claims processing
Utilization review: utilization management
Medical tourism

## More of the ward, the laboratory and the clinic
Stoma care: colostomy care, ileostomy care, colostomy bag, stoma bag > Wound care
Family planning services: family planning, family planning counselling, copper t, iucd insertion, iucd, ppiucd, contraceptive counselling, contraception counselling, contraceptive distribution, antara injection
Kangaroo care: kangaroo mother care, kangaroo father care, skin to skin care of newborns
Newborn resuscitation: neonatal resuscitation, nrp training, newborn care corner, radiant warmer, phototherapy of newborns > Neonatology
Coagulation testing: pt inr, aptt, prothrombin time, coagulation profile, bleeding time, clotting time, coagulometer, d dimer, bt ct > Hematology
Serology: serological tests, serological testing, rapid card tests, rapid diagnostic tests, rapid test kits, rapid antigen test, crp test, aso titre, ra factor + Widal test=widal, VDRL testing=vdrl=rpr test, HIV testing=hiv test=hiv rapid test=hiv screening, HBsAg testing=hbsag=hepatitis b test, Dengue testing=ns1 antigen=dengue ns1=dengue test > Pathology
Tuberculosis testing: tb testing, sputum afb, afb staining, zn staining, ziehl neelsen, cbnaat, genexpert, gene xpert, truenat, sputum microscopy, sputum examination, sputum smear, mantoux test, sputum collection for tb, acid fast staining > Pathology
Tuberculosis care: dots therapy, dots provider, tb patients follow up, ntep, nikshay, tb treatment supporter > Public health
Semen analysis: sperm count, semen examination > Pathology
Electrolyte analysis: electrolyte analyser, ise analyser, electrolyte estimation, sodium and potassium testing, serum electrolyte estimation > Clinical biochemistry
Lab quality control: levey jennings, westgard rules, internal quality control in lab, eqas, external quality assessment, lab controls run
Pulmonary function testing: pulmonary function test, spirometry, peak flow meter, dlco, lung function test, spirometer test > Pulmonology
Holter monitoring: holter, abpm, ambulatory bp monitoring > Cardiology
Treadmill test: TMT^, stress ecg, exercise stress test, tmt test > Cardiology
Nerve conduction studies: ncv test, nerve conduction velocity, emg ncv, electromyography, ncv > Neurology
Sleep studies: polysomnography, sleep lab
Intubation: endotracheal intubation, et intubation, laryngoscopy, lma insertion, airway insertion ~ Anesthesia
Radiation protection: lead apron, tld badge, alara, aerb guidelines, aerb, radiation safety in radiology > Radiology
Contrast studies: barium meal, barium swallow, barium enema, contrast x ray, fluoroscopy, hysterosalpingography > Radiology
PCPNDT compliance: pc pndt, pcpndt, pndt form f, pcpndt act, form f records
Bone densitometry: dexa scan, bone mineral density, bmd test, bone density test > Radiology
Radiotherapy planning: linac operation, linear accelerator treatment, brachytherapy, treatment planning system, radiotherapy simulation > Radiation therapy
Dental restorations: dental filling, gic filling, gic restoration, composite filling, composite restoration, amalgam filling, tooth filling, restorative dentistry, conservative dentistry, tooth restoration, light cure composite, class ii restoration > Dentistry
Dental impressions: alginate impression, jaw impression, putty impression, elastomeric impression, study models of teeth, dental casts, rubber base impression, impression taking in dental, dental impression taking, alginate mixing > Dentistry
Pediatric dentistry: paediatric dentistry, pedodontics, paedodontics, fluoride application, fluoride varnish, pit and fissure sealants, child dental care, space maintainer > Dentistry
Dental radiography: dental x ray, iopa, opg x ray, RVG^, bitewing, cbct, orthopantomogram, intraoral radiograph > Dentistry, X-ray imaging
Dental implantology: dental implants, implant placement, tooth implants > Dentistry
Oral health education: brushing technique, oral health camps, dental camp, dental health camp, dental awareness, oral health awareness, dental screening camp > Dental hygiene
Teeth whitening: teeth bleaching, tooth whitening, dental bleaching > Dentistry
Dental instrument sterilization: dental instrument sterilisation, dental autoclave, handpiece autoclaving > Sterilization
Cataract surgery: phacoemulsification, phaco surgery, cataract operation, sics surgery > Ophthalmology
Spectacle fitting: lens edging, spectacle lens fitting, frame fitting, lens grinding, frame adjustment of spectacles, pupillary distance measurement > Optometry
Speech assessment: language assessment of children, speech and language assessment, speech evaluation > Speech therapy
Menstrual hygiene awareness: menstrual hygiene, menstrual health, pad distribution, sanitary pad distribution, menstrual hygiene management, menstrual awareness > Health education
HIV counselling: hiv counseling, ictc, targeted intervention, hiv aids awareness, pre test and post test counselling, red ribbon club > Health education
Water and sanitation programmes: swachh bharat mission, toilet construction awareness, chlorination of wells, handwashing campaigns, sanitation awareness > Environmental health
Ayushman card registration: ayushman card, ayushman bharat registration, pmjay registration, golden card, health id registration, abha id, abha registration
Medical record filing: mrd filing, medical record retrieval, case sheet filing, icd indexing of records > Electronic health records
Ambulance services: ambulance coordination, ambulance dispatch, 108 ambulance > Emergency medicine
Hospital inventory: hospital stores, hospital store management, ward stock, ward indents, consumables stock in ward, ward inventory
Organ donation awareness: organ donation, transplant coordination

# Pharmacy

## Drug development > Pharmacy // every line is development or manufacture of medicines
Pharmacokinetics: adme studies, pk/pd, bioequivalence studies > Pharmacology
Toxicology studies of drugs: preclinical studies, preclinical research
Drug delivery systems: drug delivery, novel drug delivery systems > Pharmaceutics
Tablet manufacturing: tablet formulation, tablet compression, granulation, tablet making, tablet production, compression machine operation, tablet punching, tableting, rapid mixer granulator, fluidised bed dryer, wet granulation, dry granulation, direct compression, roller compaction, octagonal blender, vibro sifter, tablet compression machine, compression of tablets + Rotary tablet press=cadmach=rotary press=tablet press=single rotary=double rotary > Pharmaceutics
Dispensing of raw materials: raw material dispensing, rm dispensing, dispensing booth, weighing of raw materials, raw material weighing, rm weighing > Good manufacturing practice
Tablet testing: tablet hardness testing, friability test, disintegration test, weight variation test, hardness and friability, tablet evaluation, friability testing, disintegration testing, evaluation of tablets, tablet hardness test, friabilator, hardness tester of tablets, disintegration apparatus, dt apparatus, weight variation, content uniformity, uniformity of weight, friability, monsanto hardness tester, pfizer hardness tester, disintegration time > Pharmaceutical analysis
Pharmaceutical packaging: blister packing, strip packing, pharma packing, pharma packaging, medicine packing, blister packaging, medicine packaging, tablet packing, blister packing machine, blister machine, alu alu packing, alu alu, strip packing machine, blister pack machine > Packaging
Liquid and ointment manufacturing: liquid orals, syrup manufacturing, syrup making, ointment manufacturing, ointment making, ointment preparation, oral liquids, cream and ointment preparation, syrup preparation, cream preparation, cream making, lotion preparation, syrup filling, liquid filling, ointment filling > Pharmaceutics
Capsule filling: capsule manufacturing, capsule filling machine, encapsulation of drugs, capsule production, capsule filling machine operation > Pharmaceutics
Tablet coating: film coating, film coating of tablets, sugar coating of tablets, enteric coating, coating of tablets, coating pan, auto coater, tablet coater, opadry, hpmc coating, perforated pan coater > Tablet manufacturing
Parenteral manufacturing: sterile manufacturing, injectables, aseptic processing, injectable manufacturing, sterile area work, vial filling, vial washing, ampoule filling, sterile production, media fill, depyrogenation tunnel, aseptic filling, sterile filling, large volume parenterals, iv fluid manufacturing > Pharmaceutics
Stability studies: stability testing, stability sample testing, stability chambers, accelerated stability > Pharmaceutical analysis
Shelf-life studies: shelf life testing, shelf life analysis, shelf life evaluation, shelf life test, shelf life determination ~ Stability studies
Method validation: analytical method validation > Pharmaceutical analysis
Dissolution testing: dissolution studies, dissolution?, dissolution apparatus, dissolution tester, drug release study, in vitro drug release, dissolution profile, dissolution test, paddle apparatus > Pharmaceutical analysis, Laboratory techniques
Cleaning validation: swab and rinse sampling, rinse sampling, maco calculation > Good manufacturing practice
Batch records: batch manufacturing record, bmr review, BMR^, bmr filling, bmr writing, bmr and bpr, bmr bpr, bmr preparation, batch sheet, batch production records, e bmr, ebmr, master formula record > Good manufacturing practice, Documentation
Good documentation practice: gdp documentation, alcoa, logbook entry in lab, alcoa plus, data integrity in pharma, GDocP^
Pharma documentation: logbooks in pharma, batch documentation, batch record review, batch packing records, deviation reports, log book maintenance in plant, deviation handling > Documentation
Drug discovery: lead optimization, target identification ~ Medicinal chemistry
Drug design: structure based drug design, qsar > Medicinal chemistry
Adverse event reporting: adverse events, icsr processing, argus safety, adverse drug reactions, adverse drug reaction, adr reporting, adr monitoring, adverse drug reaction reporting, icsr, suspected adr, adr form, naranjo scale, causality assessment, vigiflow, serious adverse event, sae reporting, adverse event form, yellow card reporting, who umc scale, oracle argus, literature screening for adverse events > Pharmacovigilance
Signal detection: pharmacovigilance signal management > Pharmacovigilance
Dossier preparation: ectd, ctd dossier, anda filing, dossiers, dossier, anda dossier, ctd modules, ctd format, acctd > Regulatory affairs
Prescription processing: prescription review, prescription handling, prescription reading, reading prescriptions, prescription checking, doctor prescription reading, prescription filling, prescription verification, checking prescriptions, prescription understanding > Dispensing
Compounding: sterile compounding, extemporaneous preparation, extemporaneous compounding > Dispensing
Hospital pharmacy: inpatient pharmacy, ipd pharmacy, hospital pharmacist work, opd pharmacy > Pharmacy
Retail pharmacy: community pharmacy, medical shop handling, medical store handling, chemist shop handling, medical store management, pharmacy counter, pharmacy store, retail chemist, medicine arrangement, arranging medicines, medicine arrangement on racks, rack arrangement in pharmacy, medicine racks, jan aushadhi, generic medicine store, medical counter > Pharmacy
Drug registers: schedule h register, schedule h drugs record, schedule h1 register, narcotic register, narcotic drugs register, pharmacy records, medicine records, drug records, narcotics record, prescription register, schedule h drugs, schedule x register, schedule x, ndps register, h1 register, schedule h1
Clinical pharmacy: medication reconciliation, drug utilization review, medication chart review, drug utilisation study, drug utilization study, polypharmacy, medication review, ward round participation of pharmacist > Pharmacy
Prescription audits: prescription audit, prescription auditing
Drug information: drug information services, drug information queries, drug interaction checker + Micromedex, Lexicomp > Pharmacy
Medication history: medication history interviews, medication history taking > Clinical pharmacy
Medication therapy management: medication counseling, patient counselling on medicines, dosage counselling, dose explanation, explaining dosage, medicine counselling, inhaler technique counselling, inhaler technique, medication adherence, patient medication counselling, medicine adherence counselling, otc counselling, counselling at pharmacy counter
Pharmacy inventory: pharmacy inventory management, drug inventory, inventory of drugs, medicine stock, medicine stock keeping, medicine stock management, drug store management, medicine store keeping, medicine indenting, medical store stock, drug stock, medicine purchase, medicine procurement, expired medicines return, return of expired medicines, medicine returns, fefo in pharmacy, medicine reorder, short expiry stock, drug procurement, medicine stock register
Pharmacy billing: medicine billing, billing of medicines, medical shop billing, medical store billing, pharmacy billing software, pharmacy software, marg pharmacy software, gofrugal pharmacy, medeil, pharmacy erp

## Related work
Clinical trial management: clinical trial coordination, ctms, site initiation visit, trial logistics, clinical trial site management, cro coordination, screening log > Clinical research
Clinical monitoring: site monitoring, site management clinical, monitoring visit reports, site monitoring visit > Clinical research
Informed consent: icf, consent taking, taking consent, patient consent, consent forms, informed consent form, audio visual consent, patient information sheet > Clinical research
FDA regulations: usfda, fda, 21 cfr part 11 > Regulatory affairs
Herbal medicine: phytochemistry, herbal formulations, herbal products, herbal extraction, herbal extracts, ayurvedic formulation, ayurvedic product making, ayurvedic medicine making, herbal drugs > Pharmacognosy
Nutraceuticals: dietary supplement formulation, health supplements, dietary supplements
Cosmetics formulation: cosmetic science, cosmetic formulation, cosmetic product development, cream formulation, cosmetics manufacturing, cosmetic making, skincare formulation, lotion making, cosmetics making, cosmetic manufacturing, shampoo formulation, lip balm, lipstick making, face cream making, hair oil making, herbal cosmetics, spf testing, sunscreen formulation, face pack making, cosmetic cream
Cold chain storage of medicines: medicine storage, drug storage, storage of medicines, vaccine storage, storage of drugs, storing medicines, vaccine carrier, ice lined refrigerator, cold box, vaccine cold chain, ilr temperature, deep freezer for vaccines
Medicine delivery: home delivery of medicines, medicine home delivery, delivery of medicines
Medicine sales: otc sales, otc medicines, otc products, selling medicines, medicine selling, over the counter medicines, pharmacy sales, medicine counter sales, otc medicine sales > Sales
Expiry checking: expiry management, expiry stock checking, checking expiry dates, expiry date checking, near expiry stock, expiry medicines, expired stock handling, expiry check, expiry checks, expiry dates, near expiry, expired stock, expiry monitoring, checking expiry of medicines, expiry checking of medicines ~ FIFO
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
Volleyball? + Volleyball coaching
Kabaddi? + Kabaddi coaching, Kho kho coaching

## Sports and movement
Personal training: one on one training, pt sessions, one to one training, 1 on 1 training, pt clients, personal trainer work > Fitness training
Functional training: hiit, high intensity interval training, circuit training, bootcamp training, calisthenics, functional fitness, tabata, battle ropes, plyometrics, agility ladder, bodyweight training, agility training, plyometric training, trx training, trx workouts, trx suspension training > Fitness training
Group exercise: group fitness, group fitness classes, group classes, group class, group workout classes, group training in gym > Fitness training
Spinning classes: indoor cycling
Exercise prescription: fitness assessment, body composition analysis, fitness testing, fitness tests, bmi and body fat analysis, body fat measurement, body composition testing, beep test, yo yo test, cooper test, vo2 max testing, vo2 max, sit and reach, skinfold, skinfold caliper, inbody, bleep test, fitness test of players, agility test > Fitness training
Rehabilitation exercise: corrective exercise
Swimming: swimming instruction, swim coaching, swimming teaching, learn to swim, swimming lessons, stroke correction, breaststroke ~ Sports coaching
Martial arts: self defense training, self defence, self defense, martial art + Karate, Taekwondo, Judo, Kickboxing, Boxing=boxing training
Athletics coaching: track and field, athletics?, athletics training, sprint coaching, sprint training, long jump coaching
Meditation: mindfulness, guided meditation, meditation teaching, vipassana, yoga nidra, mindful breathing, mindfulness sessions, dhyana
Pranayama: breathing exercise, breathing techniques, anulom vilom, kapalbhati, bhramari, nadi shodhana, ujjayi, bhastrika > Yoga
Sports nutrition: performance nutrition > Nutrition
Clinical nutrition: medical nutrition therapy, therapeutic diets, hospital dietetics, diet for patients, patient diets, hospital diet, renal and diabetic diet, diabetic diet, kitchen diet in hospital, enteral feeding, enteral nutrition, parenteral nutrition, tpn, ryles tube feed planning, renal diet, dash diet, low sodium diet, diet rounds, nutrition screening of patients, mnt for diabetics > Nutrition
Diet planning: diet plans, diet charts, meal planning, meal plans, weight loss diet, diet prescription, keto diet plan, weekly diet chart, meal chart, diabetic diet plan, customised diet plans, customized diet plans > Nutrition
Community nutrition: public health nutrition, nutrition survey, anaemia mukt bharat, kitchen garden for nutrition, nutrition gardens > Nutrition
Nutritional analysis: nutrient analysis, calorie calculation, nutritive value calculation, calculating calories, nutritive value, nutrient calculation, nutritional calculation, macro calculation, nutrition calculation, recipe calories, calories of recipes, nutrient composition, ifct > Nutrition
Food science: food chemistry > Food technology
Exercise physiology: exercise testing > Sports science
Kinesiology: movement science > Sports science
Sports psychology: performance psychology > Sports science
Sports event management: sports event organisation, sports event planning, sports events, tournament organization, sports days, sports meets, tournaments?, tournament management, sports tournament, match organising, sports event coordination, tournament conduct, tournament handling, conducting tournaments, event marshalling in sports, sports marshalling > Sports management
Sports journalism: sports writing, sports reporting > Journalism
Workout planning: workout plans, exercise plans, workout programs, exercise routines, workout routines, exercise charts, workout charts, exercise schedule, workout chart making, workout schedule, training plans in gym
Posture correction: exercise form correction, correcting form, exercise form, form checking in gym
Injury prevention: warm up exercises, warm up and cool down, stretching exercises, warm up?, stretching, warm up and stretching, stretching sessions, cool down exercises
Anthropometry: anthropometric measurements, bmi calculation, body measurements, bmi measurement, height and weight measurement, bmi checking, height weight measurement, weighing of children, body fat analysis, bmi?, height and weight recording, waist hip ratio, stadiometer, muac, mid upper arm circumference, infantometer, skinfold thickness, waist circumference
Dietary assessment: dietary recall, diet recall, food journals, food diaries, calorie counting, calorie tracking, 24 hour recall, diet history, food frequency questionnaire, nutritional assessment, nutritional status assessment, diet assessment, nutrition assessment, nutritional screening, diet survey, diet history taking, 24 hr recall, 24hr recall, 24 hour dietary recall, FFQ^, nutrition care process, dietcal, nutrisurvey + MyFitnessPal > Nutrition
Weight management: weight loss programs, weight loss plans, weight loss counselling, fat loss, weight loss? > Nutrition
Nutrition awareness: nutrition camps, nutrition workshops, nutrition talks, nutrition sessions, nutrition counselling camps, healthy eating sessions, poshan maah, nutrition week > Nutrition
Refereeing: umpiring, officiating, scorekeeping, umpire work, referee work, umpire duties, linesman duty, match officiating, match scoring, third umpire, line judge, table official
Match analysis: game analysis, sports video analysis, player statistics, performance analysis in sports, player performance analysis, sports performance analysis, player analysis, match statistics, video analysis of matches, player performance tracking, match video analysis > Sports science
`
