/** Healthcare, pharmacy, biology, chemistry, physics, environment, agriculture. */
export const healthAndLife = `
# Healthcare
Vital signs: record|check|measure|take|monitor|note|chart & blood pressure|pulse|temperature|spo2|oxygen saturation|respiratory rate|blood sugar & patient|ward|clinic|camp|hourly|bp|opd|elderly|resident|villager
History taking: take|record|elicit|note|present|write & patient history|case history|chief complaint|history of|presenting complaint & patient|ward|opd|case|consultant|diagnosis|clinic|bedside
Patient care: bathe|feed|turn|assist|lift|position|comfort|care|help & patient|bedridden|inpatient & ward|bed|hygiene|hospital|icu|nurse|meal|mobility|feeding tube
Ward rounds: attend|join|present|follow|accompany & ward round|clinical round|bedside round|rounds with
Outpatient care: examine|register|see|assist|treat|screen & opd|outpatient|walk in patient
Wound care: dress|clean|redress|suture|irrigate|change & wound|ulcer|surgical site|burn & patient|ward|sterile|daily|diabetic|clinic|hospital
Medication administration: give|administer|dispense|chart|prepare & injection|medication|iv fluid|oral medicine|insulin|drip & patient|ward|nurse|dose|bed|resident|shift
Phlebotomy: draw|collect|take & blood sample|venous blood|blood specimen; collect|draw & blood & patient|vial|lab|vacutainer|donor|camp
Infection control: audit|sterilise|disinfect|isolate|train|monitor|swab & hand hygiene|ot instrument|autoclave|ward infection|hospital infection|isolation ward|surgical instrument
Sterilization: sterilise|autoclave|disinfect|pack & instrument|surgical tray|ot|glassware|linen|equipment
Emergency medicine: stabilise|triage|treat|attend|resuscitate|manage & emergency|casualty|trauma|cardiac arrest|accident victim & patient|ward|department|case|duty|hospital
Triage: sort|prioritise|assign|assess & patient & severity|urgency|emergency|casualty|priority|colour code
First aid: give|bandage|perform|teach|demonstrate & cpr|first aid|fracture splint|choking & injured|accident|victim|volunteer|student|player|training|dummy
Patient education: teach|explain|counsel|advise|educate & patient|mother|caregiver|diabetic|family & insulin|diet|wound|breastfeeding|inhaler|exercise|medicine|hygiene|discharge|foot care|medication
Physiotherapy: treat|mobilise|exercise|rehabilitate|stretch|assess|give & knee|shoulder|back pain|stroke|frozen shoulder|sciatica|post operative|range of motion|spine|acl & patient|therapy|session|rehab|electrotherapy|ultrasound|gait|joint
Electronic health records: enter|update|file|scan|retrieve|digitise|maintain|record & patient file|case sheet|patient record|discharge summary|patient detail|patient data|lab report & hospital|system|software|ehr|ward|clinic|database|his|opd|register|online
Medical coding: code|assign|review|audit & diagnosis|procedure|chart|medical record|discharge summary & icd|cpt|hcpcs|claim|modifier|drg
Medical billing: submit|post|prepare|follow|bill|appeal & claim|denial|copay|remittance & patient|insurance|medicare|payer|hospital|provider|eob
Healthcare management: schedule|reduce|cut|shorten|track|survey|manage|measure|study & opd|patient waiting|bed occupancy|patient flow|discharge time|operation theatre|patient feedback & hospital|queue|staff|doctor|waiting|turnaround|nabh|department|minute
Hospital accreditation: audit|prepare|document|check|assist & nabh|jci|accreditation & hospital|ward|quality|indicator|standard|file
Public health: survey|screen|organise|vaccinate|map|count|conduct & village|slum|household|community|anganwadi|school child & immunisation|malnutrition|anaemia|health camp|diabetes|dengue|tb|sanitation|blood pressure|hygiene|eye checkup|health checkup
Epidemiology: analyse|calculate|trace|map|track|study|estimate & outbreak|incidence|prevalence|odds ratio|case control|mortality rate|risk factor|disease spread|sir model & disease|case|population|infection|cohort|patient|covid|dengue|malaria|diabetes|district
Health promotion: organise|deliver|design|conduct|run|give & health talk|health awareness|health camp|menstrual hygiene|anti tobacco|handwashing|blood donation
Biomedical waste management: segregate|audit|weigh|dispose|train & biomedical waste|hospital waste|sharps|yellow bag|colour coded bin
Radiology: take|position|perform|assist|read|prepare & x ray|ct scan|mri|mammogram|chest film|ultrasound scan & patient|film|scan|technician|radiologist|report|department
Pathology: test|stain|analyse|count|examine|prepare & blood sample|urine sample|blood smear|cbc|haemoglobin|sputum|biopsy|tissue section|stool sample|peripheral smear
Surgery: assist|scrub|prepare|retract|observe & appendectomy|caesarean|laparoscopic|operation|hernia|c section|cataract surgery|theatre & patient|surgeon|case|instrument
Dentistry: fill|scale|extract|restore|treat|clean|polish & tooth|teeth|cavity|gum|root canal|molar
Diet planning: plan|design|prepare|make|calculate|chart & diet|meal plan|menu|calorie|diet chart & diabetic|patient|client|athlete|obese|weight loss|protein|pregnant|renal|pcos|balanced
Clinical research: recruit|screen|enrol|follow|consent|collect|randomise|monitor & trial|clinical study|case report form|informed consent|study participant|study visit|crf & patient|subject|site|protocol|sponsor|ethics|drug|dose|hospital|participant
Geriatric care: bathe|feed|walk|care|accompany|assist|help|sit & elderly|old age home|senior citizen|dementia|nursing home|grandparent & medicine|meal|daily|resident|bed|hygiene|wheelchair

# Pharmacy
Dispensing: dispense|fill|check|label|count|issue|hand|read & prescription|medicine|tablet strip|drug order & pharmacy|patient|dose|counter|refill|hospital|expiry|chemist|medical store
Prescription audits: audit|check|analyse|review|screen|collect|study & prescription & error|interaction|antibiotic|generic|legib|polypharmacy|who indicator|dose|irrational
Clinical pharmacy: interview|counsel|review|attend|check|reconcile|monitor & medication|drug chart|dosage|drug interaction|medicine & ward|patient|round|bedside|discharge|physician|doctor|adherence|interaction|case sheet
Drug information: answer|prepare|search|write & drug information|drug query|drug monograph|drug leaflet
Pharmacovigilance: report|collect|assess|enter|code|process|monitor|record|write & adverse drug|adverse reaction|adverse event|side effect|adr form|safety case|icsr|suspected reaction
Pharmacy inventory: track|order|arrange|check|maintain|return|count & medicine|drug|tablet|vaccine & expiry|near expiry|stock|rack|reorder|batch number|shelf|shortage
Pharmaceutics: prepare|formulate|make|evaluate|develop|coat|compress & tablet|ointment|gel|emulsion|capsule|suspension|syrup|granule|transdermal|microsphere|nanoparticle|liposome|suppository & drug|excipient|release|hardness|friability|binder|dissolution|batch|viscosity|disintegration|herbal
Tablet manufacturing: compress|granulate|coat|punch|make & tablet & batch|binder|machine|hardness|friability|wet granulation|direct compression
Dissolution testing: test|run|perform|measure|compare|study & dissolution|drug release|disintegration
Stability studies: store|test|run|conduct|pull|monitor|charge & stability study|stability studies|stability sample|stability chamber|stability batch|stability test|accelerated condition|shelf life & batch|month|humidity|40|drug|product|chamber|tablet|sample|formulation
Pharmaceutical analysis: assay|test|validate|analyse|quantify|develop|determine & drug|tablet|api|impurity|dosage form|raw material & hplc|uv|dissolution|method|titration|pharmacopoeia|ip|usp|spectrophotometer
Good manufacturing practice: check|audit|review|follow|document|clear|fill & batch record|line clearance|clean room|deviation report|bmr|gowning|cgmp
Regulatory affairs: compile|prepare|submit|review|format|file|collate & drug dossier|product dossier|registration dossier|ctd|ectd|anda|dmf|drug licence|cdsco|usfda|marketing authorisation|label claim|module 3
Medicinal chemistry: design|synthesise|dock|screen|modify & analogue|inhibitor|derivative|lead compound|scaffold & activity|drug|enzyme|receptor|admet|assay|target
Drug discovery: screen|dock|identify|test|search & lead compound|inhibitor|drug target|hit compound|phytochemical|ligand & protein|library|target|cancer|receptor|binding|virtual
Pharmacology: test|inject|study|measure|evaluate|dose|record & rat|mice|isolated tissue|guinea pig|dose response|wistar|animal model & drug|extract|analgesic|response|activity|compound
Pharmacognosy: extract|identify|screen|isolate|study|collect|test & phytochemical|crude drug|medicinal plant|alkaloid|flavonoid

# Biology
PCR: amplify|run|set up|optimise|perform|design & gene|dna|primer|amplicon|16s|exon|fragment|cdna & thermocycler|thermal cycler|annealing|cycle|pcr|taq|polymerase; amplify & gene|16s|exon|its region|cdna & dna|rna|isolate|strain|bacteria
Primer design: design|order|check|select & primer & gene|pcr|exon|amplicon|blast|tm
Gel electrophoresis: run|load|cast|visualise|image|separate|pour & agarose|gel & dna|band|protein|ethidium|ladder|pcr product|lane|plasmid|digest; run|load|separate & product|amplicon|fragment & on a gel|on the gel|agarose gel
SDS-PAGE: run|cast|separate|resolve|load & polyacrylamide|protein gel|sds gel|coomassie
Western blotting: probe|transfer|detect|blot|run|incubate & membrane|antibody & protein|band|nitrocellulose|pvdf|chemiluminescence
ELISA: coat|run|read|measure|perform|detect & antibody|antigen|cytokine|96 well|plate reader & well|absorbance|450|plate|kit|serum|standard curve|optical density
DNA extraction: extract|isolate|purify & dna|rna|plasmid|genomic dna|nucleic acid
Cell culture: culture|passage|thaw|split|seed|maintain|grow|subculture & hela|cell line|fibroblast|hek293|mcf|stem cell|cell monolayer|explant|callus|mammalian cell|cancer cell
Cell viability assays: treat|test|measure|expose & cell|hela|mcf & mtt|viability|cytotoxic|ic50|trypan blue|apoptosis
Microbiology: streak|inoculate|plate|isolate|culture|incubate|grow|identify|stain & bacteria|bacterial|e coli|fungal|colony|agar|microbe|nutrient broth|petri|yeast|staphylococcus
Gram staining: stain|smear & gram|bacteria|bacterial smear|crystal violet & slide|microscope|negative|positive|isolate
Antibiotic sensitivity testing: test|measure|screen|check|read & antibiotic|zone of inhibition|disc diffusion|mic|antibiogram & bacteria|isolate|zone|resistant|plate|strain|agar|extract|coli
Media preparation: prepare|pour|autoclave|make & agar|broth|culture media|culture medium|nutrient media|lb media|ms media
Buffer preparation: prepare|make|mix|weigh & buffer|stock solution|molar solution|reagent & ph|lab|molar|assay|practical|extraction|gel|titration|dilution|autoclave
Serial dilution: dilute|plate|count & serial|colony forming|cfu|tenfold & sample|colony|milk|water|soil|agar
Aseptic technique: work|handle|maintain|inoculate|transfer & laminar|biosafety cabinet|sterile condition|contamination free; prepare|pour|inoculate|streak & media|medium|agar & autoclave
Microscopy: observe|image|count|examine|view|capture|mount & microscope|confocal|phase contrast|electron micrograph|fluorescence
Protein purification: purify|express|elute|lyse & protein|his tag|enzyme|antibody & column|ni nta|affinity|chromatography|coli|dialysis|sonicat
Cloning: clone|ligate|transform|digest|insert & plasmid|vector|restriction enzyme|competent cell & gene|coli|colony|expression|dna
Protein estimation: estimate|measure|quantify & protein & bradford|lowry|bca|absorbance|biuret
Enzyme assays: assay|measure|test|study & enzyme|amylase|lipase|catalase|protease|cellulase & activity|kinetics|substrate|km|absorbance
CRISPR: design|edit|knock|target & guide rna|grna|sgrna|cas9|gene knockout|crispr
Fermentation: ferment|grow|run|produce|optimise & bioreactor|shake flask|yeast|bioethanol|kombucha|lactobacillus|fed batch & yield|broth|ph|ethanol|biomass|enzyme|culture|litre|sugar
Plant tissue culture: culture|propagate|sterilise|induce|harden & explant|callus|plantlet|ms medium|micropropag|shoot tip
Animal handling: handle|inject|breed|feed|dose|weigh|dissect & mice|rat|zebrafish|rabbit|wistar|drosophila
Sequence alignment: align|compare|search|blast & sequence & gene|protein|species|clustal|strain|genome|mega|conserved|homolog|dna
Phylogenetics: build|construct|draw|infer & phylogenetic|evolutionary tree|neighbour joining|maximum likelihood tree
Genomics: analyse|assemble|annotate|call|map|sequence & genome|exome|variant|snp|sequencing read|rna seq|transcriptome & gene|pipeline|reference|species|read|expression|strain|patient|bacterial
Molecular docking: dock|simulate|screen & ligand|protein|inhibitor|compound|phytochemical & autodock|binding energy|pymol|binding site|receptor|binding affinity|active site|vina
Bioinformatics: analyse|search|annotate|retrieve|parse|predict|mine & gene sequence|protein sequence|ncbi|uniprot|fasta|pdb|microarray|rna seq|gene expression|genbank
Immunohistochemistry: stain|section|embed|fix|cut & tissue|paraffin|biopsy & slide|antibody|microtome|haematoxylin|eosin
Ecology: count|survey|sample|record|map|monitor & species|bird|butterfly|quadrat|transect|plant diversity|camera trap|insect|tiger|wetland & forest|lake|campus|habitat|diversity index|field|plot|grassland|sanctuary
Biodiversity surveys: count|survey|identify|record|list|document|photograph & bird|butterfly|tree|plant|species|flora|fauna|frog|moth & campus|lake|forest|wetland|sanctuary|park|checklist|ebird|inaturalist|transect
Botany: collect|press|identify|section|grow & plant specimen|herbarium|leaf|fern|flora & species|microscope|taxonomy|stomata|family|key
Forensic science: lift|collect|compare|examine|analyse|develop & fingerprint|crime scene|blood stain|bullet|handwriting sample|trace evidence|footprint cast
Laboratory techniques: pipette|centrifuge|weigh|dilute|autoclave|titrate & sample|reagent|solution|tube|buffer|lysate|supernatant|media
Documentation: chart|record|note & pulse|blood pressure|temperature|vital sign|intake & patient|shift|ward; keep|maintain|write|update|fill & lab notebook|laboratory notebook|lab record|batch record|batch manufacturing record|case sheet
Laboratory management: order|stock|label|maintain|log|track & reagent|chemical|glassware|consumable|lab equipment & lab|laboratory|inventory|freezer|expiry|store

# Chemistry
Titration: titrate|burette & acid|base|edta|solution|sample|hardness|endpoint|indicator|vinegar|permanganate|water|iodine

Organic synthesis: synthesise|react|reflux|prepare|purify|couple & compound|ester|aspirin|derivative|intermediate|schiff base|amide|chalcone|heterocycl|ligand|dye|imine & yield|recrystallise|tlc|nmr|step|catalyst|column|melting point|solvent
Column chromatography: purify|separate|run|pack|elute|isolate & silica|silica gel|column & compound|fraction|product|extract|tlc|solvent|hexane|ethyl acetate|mixture
Thin layer chromatography: run|spot|monitor|check|develop|separate & tlc|rf value|silica plate|thin layer
HPLC: run|inject|quantify|analyse|separate|develop|operate & hplc|mobile phase|c18|retention time|reverse phase
Gas chromatography: run|inject|analyse|quantify|operate & gas chromatograph|gc ms|gcms|headspace|fid
UV-Vis spectroscopy: measure|scan|record|determine|plot & absorbance|lambda max|uv vis|uv visible|beer lambert|spectrophotometer
FTIR: record|run|interpret|scan|analyse|characterise & ftir|infrared spectrum|ir spectra|functional group|kbr
NMR: run|record|interpret|assign|prepare & nmr|proton spectrum|chemical shift|carbon 13
X-ray diffraction: run|record|index|analyse|refine & xrd|diffraction pattern|rietveld|crystallite size|diffractogram
Scanning electron microscopy: image|observe|coat|operate|characterise|prepare & sem|scanning electron|edx|sputter coat
Nanoparticle synthesis: synthesise|prepare|make|grow|green & nanoparticle|quantum dot|nanorod|silver nano|zno nano|nanocomposite
Electrochemistry: measure|run|record|test|fabricate & cyclic voltammetry|electrode|supercapacitor|impedance spectr|electrolyte|potentiostat & voltammogram|capacitance|corrosion|scan rate|cell|sensor|cv
Analytical chemistry: analyse|determine|estimate|quantify|test|detect & iron|lead content|metal ion|nitrate|chloride|caffeine|fluoride|vitamin c|pesticide residue|calcium|heavy metal & sample|titration|spectro|absorbance|water|ppm|hplc|milk|soil|tablet|lab
Formulation development: formulate|prepare|make|develop|test|mix & shampoo|cream|soap|lotion|paint|detergent|lip balm|sunscreen|adhesive|face wash|ink|coating & ph|viscosity|stability|surfactant|emulsifier|batch|ingredient|foam|spf|binder
Computational chemistry: optimise|calculate|compute|model|simulate & molecule|homo lumo|dft|transition state|molecular orbital|gaussian|bond length|basis set
Chemical kinetics: measure|study|determine|follow & rate constant|order of reaction|activation energy|half life of
Sample preparation: digest|filter|weigh|grind|dilute|homogenise|extract|dry & sample & acid|analysis|hplc|lab|gc|solvent|spectro|sieve|icp|analyte
Laboratory safety: follow|check|label|handle|train|store & chemical|acid|msds|fume hood|lab coat|spill|solvent & safety|hood|hazard|lab|ppe|disposal

# Physics
Optics: align|measure|build|set up|focus|calibrate|design & laser beam|laser diode|lens|interferometer|optical bench|diffraction grating|michelson|polariser|optical fibre|photodiode|spectrometer|telescope
Astrophysics: observe|analyse|measure|photograph|reduce|classify|fit & star|exoplanet|galaxy|light curve|supernova|variable star|telescope|nebula|black hole|sunspot & spectra|data|period|magnitude|redshift|photometry|brightness|image
Computational physics: simulate|solve|code|model|integrate & ising|schrodinger|n body|pendulum|molecular dynamics|random walk|wave equation|lattice|planetary orbit|diffusion equation
Quantum mechanics: solve|calculate|simulate|derive|study & schrodinger|hydrogen atom|harmonic oscillator|wave function|wavefunction|spin system|qubit|potential well
Solid state physics: measure|study|grow|calculate|characterise & band gap|hall effect|thin film|semiconductor crystal|resistivity|magnetisation|perovskite|dielectric & temperature|film|sample|material|probe|deposition|crystal
Experimental physics: measure|set up|perform|design & resistance|pendulum|hall|photoelectric|planck|viscosity|thermal conductivity|refractive index|e m ratio|gamma & experiment|error|apparatus|uncertainty|lab|detector|setup
Thin film deposition: deposit|coat|sputter|spin & thin film|spin coat|substrate|film thickness

# Environment and agriculture
Water quality testing: test|sample|measure|analyse|collect|monitor & well water|river water|lake water|drinking water|groundwater|pond water|water sample|borewell|water from|tap water & ph|tds|turbidity|coliform|nitrate|bod|dissolved oxygen|hardness|fluoride|arsenic|lab|kit
Air quality monitoring: measure|record|monitor|map|log|install & pm2|pm10|aqi|air quality|dust level|particulate|no2|stubble smoke
Environmental impact assessment: survey|assess|prepare|study|predict|write & noise level|environmental impact|eia|environmental clearance|public hearing|baseline of air|displacement & project|mine|dam|highway|plant|construction|site|factory|road
Waste management: segregate|sort|weigh|compost|collect|audit|recycle & waste|garbage|plastic waste|wet waste|e waste|food waste & ward|household|campus|hostel|kg|bin|dry|society|ton|school|cafeteria
Waste audits: weigh|sort|audit|measure|record & waste|garbage|trash & kg|hostel|canteen|campus|household|category|per day
Carbon footprint: calculate|estimate|measure|account|compute|track & carbon footprint|co2|scope 1|scope 2|greenhouse gas|ghg|emission factor|carbon emission
Life cycle assessment: assess|compare|calculate|model & life cycle|cradle to|environmental footprint & bottle|impact|gabi|simapro|openlca|product|material|packaging|emission
Sustainability reporting: collect|draft|prepare|compile|map|write & brsr|gri|sustainability report|esg disclosure|esg report|esg data|energy and water data
Sustainability: reduce|save|install|replace|audit|cut & plastic use|single use|water use|electricity use|energy use|food waste|carbon|paper use & campus|hostel|office|event|factory|percent|college|canteen
Geographic information systems: map|digitise|overlay|georeference|analyse|plot|buffer|layer & ward|land use|satellite|shapefile|watershed|spatial|gps|village boundary|catchment|forest cover|ndvi|flood|urban & qgis|arcgis|gis|raster|landsat|sentinel|district
Remote sensing: classify|compute|download|process|analyse|detect & landsat|sentinel|satellite image|ndvi|modis|satellite imagery|hyperspectral
Wildlife biology: track|survey|count|monitor|record|set & camera trap|elephant|tiger|leopard|turtle nest|bird nest|pugmark|wildlife
Climate change: analyse|study|model|map|interview & rainfall trend|temperature trend|heat wave|sea level|monsoon|flood risk|drought|climate & decade|trend|farmer|year|adaptation|vulnerab|district|imd|glacier|coast
Agriculture: sow|weed|harvest|transplant|spray|irrigate|plough|cultivate|grow & paddy|wheat|vegetable|crop|maize|millet|cotton|field|tomato|sugarcane|pulse & acre|farm|yield|plot|hectare|season|village|kg|organic
Field trials: lay|conduct|record|compare|run|set up & plot trial|field trial|crop variety|seed variety|fertiliser dose|treatment plot|replication|randomised block & yield|plot|wheat|paddy|height|maize|crop|variety|tiller
Crop management: monitor|scout|record|advise|check|spray & crop|paddy|wheat|cotton|maize|soybean|orchard & pest|disease|growth|weed|yield|fertiliser|leaf|nutrient|stage
Pest management: scout|count|identify|trap|spray|monitor|release & aphid|bollworm|pest|whitefly|fall armyworm|pheromone|mite|fruit fly & crop|field|farm|leaf|acre|farmer|orchard|plant
Soil testing of farmland: test|collect|sample|analyse|measure & soil & nitrogen|npk|ph|organic carbon|farm|farmer|field|potassium|soil health card|nutrient|fertility
Irrigation: install|design|schedule|lay|measure|automate & drip|sprinkler|irrigation|furrow|soil moisture & farm|field|crop|acre|litre|plant|plot|pump|vegetable|water
Horticulture: graft|bud|prune|raise|pot|propagate|plant|transplant & seedling|mango|rose|orchard|sapling|nursery|cutting|ornamental|polyhouse
Agricultural extension: train|teach|visit|demonstrate|advise|meet|explain & farmer|grower|fpo member|kisan & crop|pest|seed|drip|soil|scheme|field|fertiliser|organic|yield|farm|practice
Farm surveys: interview|survey|visit|question & farmer|farm household|grower|fisherman|cultivator & crop|income|questionnaire|village|landholding|input|yield|loan|schedule|market
Seed technology: test|count|germinate|treat|store|grade & seed & vigour|viability|moisture|purity|lot|petri|variety
Animal husbandry: milk|feed|vaccinate|deworm|breed|clean|rear & cow|cattle|goat|buffalo|calf|poultry|sheep|pig|dairy animal
Veterinary science: treat|vaccinate|examine|operate|deworm|neuter|bandage & dog|cow|cattle|animal|goat|buffalo|stray|cat|pet|horse & clinic|vet|disease|wound|veterinary|camp|hospital|shelter
Organic farming: make|prepare|apply|promote|grow & vermicompost|jeevamrut|organic manure|neem spray|biofertiliser|green manure
Hydroponics: grow|build|raise|monitor|set up & hydroponic|nutrient film|nft|lettuce & nutrient|water|ec|ph|basil|channel|soil less
Food safety: check|audit|record|swab|inspect|test|train & hygiene|fssai|haccp|food temperature|adulteration|expiry of food|milk sample|kitchen cleanliness & kitchen|food|milk|canteen|vendor|plant|spice|handler|hotel
`
