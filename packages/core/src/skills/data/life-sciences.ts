/** Methods and branches of biology, farming and the environment. */
export const lifeSciences = `
# Biology and biotechnology

## Methods of the laboratory > Laboratory techniques // every line is done at the bench
Quantitative PCR: qpcr, rt qpcr, real time pcr, sybr green, taqman, ct values, quantstudio > PCR
RT-PCR: reverse transcription pcr > PCR
SDS-PAGE: polyacrylamide gel electrophoresis, protein gel, protein gels, native page, coomassie, coomassie staining > Gel electrophoresis
Agarose gel electrophoresis: agarose gel > Gel electrophoresis
RNA extraction: rna isolation, rna purification, cdna synthesis, trizol > Molecular biology
Plasmid isolation: plasmid preparation, miniprep > DNA extraction
Bacterial transformation: competent cells, heat shock transformation, transformation of e coli, dh5 alpha > Cloning
Transfection: cell transfection, lentiviral transduction > Cell culture
Mammalian cell culture: animal cell culture, cell line maintenance > Cell culture
Plant tissue culture: micropropagation, callus culture, banana tissue culture, hardening of tissue culture plants, tissue culture lab work, explant preparation, micro propagation, explants, callus induction, shoot induction, somatic embryogenesis, meristem culture, anther culture, plantlets, plantlet hardening, acclimatization of plantlets > Tissue culture ~ Cell culture
Tissue culture: tissue culture work, tissue culture techniques, tissue culturing, tissue culture media ~ Cell culture, Plant tissue culture
Primary cell culture: stem cell culture > Cell culture
Aseptic technique: sterile handling, aseptic handling, laminar air flow, laminar flow, sterile work, laminar air flow handling, laf, laf handling, aseptic work, aseptic conditions, aseptic culture techniques, sterile area practice, sterile area, aseptic area, lafu, laf bench, laminar hood, laminar airflow, laminar flow hood, laminar air flow hood
Cell viability assays: mtt assay, cell proliferation assay, cytotoxicity assay, MTT^, trypan blue, srb assay, ldh assay, ic50 > Cell culture
Enzyme assays: enzyme kinetics > Biochemistry
Protein estimation: bradford assay, lowry assay, bca assay, lowry method, bca kit, biuret test, biuret method, bradford method, lowry assay method, bradford protein > Biochemistry
Immunofluorescence: immunocytochemistry > Microscopy
Confocal microscopy: laser scanning microscopy > Microscopy
Electron microscopy: transmission electron microscopy > Microscopy
Fluorescence microscopy: live cell imaging > Microscopy
Gram staining: staining, staining techniques, bacterial staining, staining of bacteria, staining methods, slide staining, negative staining, endospore staining, simple staining, gram stain, capsule staining, gram positive > Microbiology
Laboratory notebooks: lab notebook, laboratory record keeping, data recording in lab, lab data recording, lab records, recording lab data, lab data entry, lab documentation, experiment records, lab record maintenance, laboratory records, recording results in lab
Media preparation: culture media preparation, agar plate preparation, agar preparation, agar plates, agar plate pouring, media pouring, culture media making, culture medium preparation, nutrient agar, macconkey agar, potato dextrose agar, lb broth, lb media, ms media, ms medium, agar slants, blood agar, slant preparation
Buffer preparation
Reagent preparation: solution preparation, reagent making, standard solution preparation, stock solutions, stock solution preparation, chemical solution preparation, molar solutions, preparing standard solutions > Laboratory techniques
Moisture testing: moisture analysis, moisture content testing, loss on drying, moisture content determination, moisture content analysis, moisture analyser, moisture determination > Laboratory techniques
Physical property testing: density measurement, viscosity measurement, density and viscosity measurement, specific gravity measurement, refractive index measurement, melting point determination, boiling point determination, viscosity testing, density testing, viscometer, refractometer, polarimeter, pycnometer, brookfield viscometer, ostwald viscometer, redwood viscometer, optical rotation, melting point apparatus, polarimetry, specific gravity bottle, melting point, boiling point > Laboratory techniques
Serial dilution: colony counting, plate count, bacterial count, tpc testing, spread plate, pour plate, spread plate method, pour plate method, microbial count, plating of bacteria, microbial counting, cfu/ml, colony forming units, total viable count, yeast and mould count, plate count agar, cfu counting > Microbiology
Antibiotic sensitivity testing: antimicrobial susceptibility testing, disk diffusion, sensitivity testing, ast testing, culture and sensitivity, culture sensitivity testing, kirby bauer, antibiotic sensitivity, mueller hinton, mueller hinton agar, antibiogram, vitek, antibiotic discs, disc diffusion > Antimicrobial testing
Fermentation: fermentation technology, bioreactor operation, bioreactors, fermenter operation, fermentor operation, fermenter handling, fermenter, shake flask culture, fed batch, fed batch fermentation
Biofertilizer production: biofertiliser production, biofertilizers, bio fertilizer production, biopesticides, biofertiliser making, bio fertiliser, biopesticide production, bio fertilizer making, trichoderma production
Downstream processing: bioseparation
Cryopreservation: cell banking
Spectrophotometric assays: absorbance assays, colorimeter, colorimetry, colorimetric estimation, colorimetric assay, od measurement
Flow cytometry analysis: flowjo > Flow cytometry
Animal models: in vivo studies, mouse models > Animal handling
Zebrafish: zebrafish models
Dissection: animal dissection
Specimen preparation: slide preparation, specimen mounting, slide mounting, temporary slides
Sample processing: specimen processing, sample accessioning, sample labelling, sample labeling, sample storage, sample registration, sample receiving, sample entry, sample transport, sample sorting, samples handling, receiving samples, handling of samples
Antimicrobial testing: antimicrobial assays, antibacterial testing, antifungal testing, antimicrobial activity, antibacterial activity, antifungal activity, zone of inhibition, agar well diffusion, well diffusion, minimum inhibitory concentration, well diffusion method > Microbiology
Bioassays
Biosafety: biosafety level 2, bsl 2 > Laboratory safety
LIMS: laboratory information management system ~ Laboratory management

## Related work
Primer design: primer designing
Weighing?: weighing and measuring, weighing balance, analytical balance, weighing of chemicals, weighing of ingredients, ingredient weighing, weighing balance handling, digital weighing balance, weighing samples
Herbarium preparation: plant identification, herbarium making, herbarium collection, plant specimen collection > Botany
Plant extract preparation: plant extraction, plant extracts, phytochemical screening, phytochemical analysis, phytochemical extraction, preparation of plant extracts, phytochemical tests, crude extract preparation, leaf extract preparation > Laboratory techniques

## Related work
ImageJ: image j, fiji imagej, fiji!, fiji plugin
SnapGene ~ Benchling
Benchling ~ SnapGene

## Branches of biology
Proteomics analysis: shotgun proteomics > Proteomics
Structural biology: cryo em, protein crystallography, protein structure prediction > Biochemistry
Systems biology: pathway analysis
Synthetic biology: synbio, genetic circuits
Epigenetics: dna methylation, chip seq > Genetics
Population genetics: quantitative genetics > Genetics
Human genetics: genetic counseling, cytogenetics, karyotyping > Genetics
Gene expression analysis: differential expression, transcriptome analysis, rna seq analysis, rnaseq > Genomics
Single-cell sequencing: single cell rna seq, scrna seq > Genomics
Next-generation sequencing: ngs, ngs data analysis, illumina sequencing, nanopore sequencing, oxford nanopore, library preparation for sequencing, miseq, illumina, ngs libraries > DNA sequencing
Metagenomics: microbiome analysis, 16s rrna sequencing > Genomics
Phylogenetics: phylogenetic analysis, mega software, phylogenetic tree, phylogenetic trees > Evolutionary biology
Cancer biology: tumor biology
Developmental biology: embryology
Plant biology: plant physiology, plant science > Botany
Plant pathology: plant disease diagnosis, plant disease identification, disease identification in plants, crop disease identification, plant diseases, crop diseases, identification of plant diseases, crop disease diagnosis > Botany
Plant breeding: plant genetics, hybridization breeding > Agriculture
Mycology culture: mushroom cultivation, mushroom farming, mushroom growing, mushroom production, spawn production, spawn preparation, mushroom spawn, oyster mushroom, button mushroom, mushroom spawn preparation, mushroom beds, mushroom bags, milky mushroom
Virology assays: viral culture > Virology
Medical microbiology: clinical microbiology > Microbiology
Industrial microbiology: industrial biotechnology > Biotechnology
Environmental biotechnology: bioremediation > Biotechnology
Vaccine development: vaccinology > Immunology
Monoclonal antibodies: hybridoma technology, antibody engineering > Immunology
Enzymology: protein biochemistry > Biochemistry
Biomechanics: human movement analysis
Biomaterials: tissue engineering, scaffolds for tissue > Biomedical engineering
Medical devices: medical device design, medical device development > Biomedical engineering
Biomedical instrumentation: medical instrumentation, biosensors > Biomedical engineering
Biomedical signal processing: biosignal processing, ecg signal processing > Biomedical engineering
Wildlife biology: wildlife monitoring, wildlife conservation, wildlife surveys, conservation biology, camera trap, camera trapping, pugmark, tiger census, radio collar > Ecology
Biodiversity: biodiversity assessment, species identification > Ecology
Biodiversity surveys: biodiversity survey, tree census, bird census, species surveys, flora and fauna surveys, line transect, quadrat, bird count, butterfly count, ebird, inaturalist, mist netting, flora survey, fauna survey, transects, bird survey, butterfly survey > Biodiversity
Animal behavior: ethology, animal behaviour > Zoology
Ichthyology: fish biology > Zoology
Herpetology > Zoology
Biological taxonomy: taxonomy?, systematics, plant taxonomy
Marine ecology: coral reef ecology, limnology, coral survey, intertidal survey > Marine biology
Oceanography: physical oceanography ~ Marine biology
Paleontology: palaeontology
Crime scene investigation: evidence collection, crime scene management, chain of custody, luminol, kastle meyer, crime scene sketching, crime scene photography > Forensic science
Fingerprint analysis: fingerprinting, questioned documents, finger print examination, fingerprint development, handwriting examination, fingerprint lifting, fingerprint examination, latent prints, latent fingerprints, ninhydrin, fingerprint powder, handwriting analysis of documents, questioned document examination, forged document examination, signature examination > Forensic science
DNA fingerprinting: dna profiling > Forensic science
Forensic toxicology: viscera, viscera analysis > Forensic science
Ballistics: forensic ballistics > Forensic science

## Computing for biology > Bioinformatics // every line analyses biological data
Sequence alignment: multiple sequence alignment, clustal, clustal omega
Genome assembly: genome annotation, de novo assembly
Homology modeling: protein modeling, swiss model ~ Molecular docking
Molecular docking studies: protein ligand docking > Molecular docking
GROMACS > Molecular dynamics ~ AMBER
AMBER^: namd > Molecular dynamics ~ GROMACS
Schrödinger Suite: schrodinger maestro > Molecular docking
Bioconductor: deseq2, edger > R
Galaxy!: galaxy project, usegalaxy
Cytoscape: string database
Nextflow ~ Snakemake
Snakemake ~ Nextflow
QIIME: qiime2
Rosetta!: rosettafold ~ AlphaFold
AlphaFold ~ Rosetta
UCSC Genome Browser: ensembl, igv genome viewer
Biological databases: ncbi, uniprot, pdb database

# Environment and agriculture

## Land and water
Climate modeling: climate models, climate data analysis > Climate change
Climate policy: climate action, climate adaptation, net zero > Climate change
Carbon accounting: ghg accounting, ghg inventory, scope 3 emissions, ghg protocol, scope 1 and 2, tco2e, emission factors, ghg emissions, carbon inventory, scope 1 emissions, scope 2 emissions > Carbon footprint
Carbon credits: carbon markets, emissions trading
Sustainability reporting: gri standards, brsr, gri reporting, esg report, esg disclosure, esg data collection, GRI^, cdp disclosure, tcfd, sasb, sustainability report, cdp questionnaire, brsr core > Sustainability, ESG
Circular economy: zero waste
Water quality testing: water quality, water analysis, water sampling, water testing, ph and tds testing, water hardness testing, effluent testing, effluent analysis, boiler water testing, water sample testing, wastewater testing, wastewater analysis, effluent sampling, water audit, wastewater sampling, tds testing, hardness of water, lake water testing, drinking water testing, total hardness, residual chlorine, chloride in water, fluoride testing, water testing kit, is 10500, mlss, bod and cod testing, bod cod, bod and cod, stp water testing, etp water testing + Biochemical oxygen demand=BOD^=bod testing=bod test=bod analysis=bod bottles=bod incubator=biological oxygen demand, Chemical oxygen demand=COD^=cod testing=cod test=cod analysis=cod digester, Dissolved oxygen testing=winkler method=winkler titration=do meter=dissolved oxygen, Turbidity testing=nephelometer=turbidity measurement=turbidity meter=turbidity, Suspended solids testing=TSS^=total suspended solids=tss testing=total dissolved solids
Pollution control: air pollution control > Environmental science
Hazardous waste management: hazardous waste, tsdf, hazardous waste manifest, form 10 manifest > Waste management
Recycling: waste segregation, dry waste, paper recycling, scrap recycling > Waste management
Composting: vermicomposting, vermicompost, compost making, vermi compost, compost preparation, manure making, compost pit, vermi composting, earthworm manure, earthworm compost, vermiwash, vermi wash, nadep, nadep compost, bokashi, wet waste composting, home composting, eisenia fetida, aerobic composting, windrow composting, compost bin, vermi bed > Waste management
Waste audits: waste audit, waste auditing > Waste management
Rainwater harvesting: watershed management, water conservation, rain water harvesting, rain water harvesting design, recharge pit, percolation pit, recharge well, rooftop rainwater, RWH^, farm pond, check dam, soak pit, percolation tank, groundwater recharge
Wetland conservation: habitat restoration, ecological restoration, lake restoration, mangrove plantation, mangrove restoration, pond restoration, lake rejuvenation, pond rejuvenation > Ecology
Environmental auditing: iso 14001 audits, environmental audit, green audit > Environmental compliance
Environmental monitoring: environmental sampling, pollution monitoring, ambient air monitoring, environmental sample collection, dust monitoring, illumination survey, environmental samples
Disaster management: disaster risk reduction, disaster relief, emergency response, aapda mitra, flood relief, disaster preparedness, disaster mock drill
Hydrogeology: groundwater, groundwater modeling, pumping test, resistivity survey, vertical electrical sounding, water table monitoring, water level indicator, borewell logging, groundwater level > Geology
Petrology: mineralogy, thin section analysis, thin sections of rocks, petrographic microscope, petrography, hand specimens, rock identification, mineral identification, rock sample analysis, rock samples, rock sample study > Geology
Geological mapping: field geology, brunton compass, strike and dip, outcrop mapping, toposheet, dip and strike > Geology
Geochemistry > Geology
Structural geology: stratigraphy > Geology
Mine planning: surpac, mine design > Mining engineering
Mineral processing: ore beneficiation > Mining engineering
Drilling and blasting: rock mechanics > Mining engineering
Weather forecasting: numerical weather prediction > Meteorology
Cartography: map making, thematic mapping > Geography
Human geography: economic geography > Geography
Physical geography > Geography
GPS surveying: gps mapping, gnss, gps survey
ERDAS Imagine: envi software, erdas > Remote sensing
Google Earth Engine: earth engine > Remote sensing
LiDAR: lidar data processing, photogrammetry > Remote sensing

## Farming > Agriculture // every line is a branch or task of farming
Agronomy: crop agronomy > Agriculture
Organic farming: natural farming, sustainable agriculture, organic agriculture, organic cultivation, natural agriculture, organic manure, jeevamrut, organic crop production, organic inputs preparation, organic manure preparation, panchagavya, beejamrit, jeevamrutha, neemastra, zbnf, zero budget natural farming, green manuring, farmyard manure, FYM^, cow dung manure, dashparni > Agriculture
Organic certification: pgs certification, organic certification work, npop, organic certification documentation, organic inspection, organic documentation > Organic farming
Precision agriculture: smart farming, precision farming
Hydroponics: aeroponics, vertical farming, hydroponic farming, hydroponic system, soilless cultivation, hydroponic cultivation, hydroponic setup, soilless farming, nft system, nft channels, deep water culture, dutch bucket, hydroponic lettuce, nutrient film technique
Aquaponics > Aquaculture
Greenhouse management: protected cultivation, polyhouse, poly house, greenhouse operation, polyhouse farming, shade net, net house management, greenhouse cultivation, greenhouse work, green house management, shade house management, fan and pad, net house, naturally ventilated polyhouse > Horticulture
Floriculture: flower cultivation, ornamental horticulture, flower farming, rose cultivation, flower growing, flower production, marigold cultivation, chrysanthemum cultivation, polyhouse roses, jasmine cultivation > Horticulture
Nursery management: plant propagation, grafting techniques, nursery raising, nursery work, seedling raising, seedling production, plant nursery, grafting and budding, sapling raising, plant nursery work, nursery operations, raising seedlings, nursery preparation, budding and grafting, plant grafting, seedling preparation, nursery bed preparation, raising of seedlings, air layering, softwood grafting, t budding, wedge grafting, raising cuttings, seed trays, polybag filling, veneer grafting, stem cuttings, grafted plants > Horticulture
Fruit cultivation: pomology, fruit production, fruit growing, mango cultivation, fruit farming, grape cultivation, pomegranate cultivation, banana cultivation, fruit crops, high density planting, grape vineyard, guava cultivation, citrus orchard > Horticulture ~ Vegetable cultivation
Vegetable cultivation: olericulture, vegetable growing, vegetable farming, vegetable production, vegetable crops, tomato cultivation, chilli cultivation, onion cultivation, potato cultivation, capsicum cultivation, cucumber cultivation, exotic vegetables > Horticulture ~ Fruit cultivation
Pest management: pest control, integrated pest management, pest scouting, plant protection, pest identification, pest and disease identification, pest and disease management, disease scouting, pest and disease control, pest surveillance, pest monitoring, pest and disease scouting, insect identification, crop protection knowledge, diseases and pests of crops, pest disease identification, pheromone trap, yellow sticky trap, sticky trap, trichocards, biological control of pests, bio control agents, economic threshold level, ipm in crops, light trap for pests > Crop management
Pesticide spraying: spraying of pesticides, crop spraying, pesticide application, sprayer operation, spraying pesticides, drone spraying, spray operations, pesticide knowledge, insecticide spraying, agrochemicals, agro chemicals, foliar spray, knapsack sprayer, drone spray, mist blower, fungicide spraying, neem oil spray, power sprayer > Crop management
Crop monitoring: crop scouting, field scouting, crop health monitoring, field inspection of crops, crop inspection, crop survey, field monitoring of crops, field visits for crops, crop observation, crop health checking, crop field visits, ndvi crop monitoring, crop stage observation, plant population count > Crop management, Field visits
Weed management: weed control, weeding, hoeing, manual weeding, weed removal, herbicide application, intercultural operations, pre emergence herbicide, inter cultivation > Crop management
Seed technology: seed production, seed testing, seed germination, seed treatment, seed processing, seed quality testing, germination test, seed certification, seed multiplication, seed purity testing, germination testing, seed dressing, seed priming, seed viability, tetrazolium test, hybrid seed production, detasseling, roguing, grow out test, seed grading, foundation seed, breeder seed, emasculation and pollination > Crop management
Fertilizer management: nutrient management, fertilizers, fertiliser application, fertiliser recommendation, manure application, fertigation, fertiliser knowledge, top dressing, urea application, dap application, basal dose, neem coated urea, micronutrient application > Soil science
Soil testing of farmland: soil analysis, soil sampling, soil sample collection, soil sample testing, soil health card, soil health testing, soil ph testing, collecting soil samples, soil health, soil nutrient testing, npk testing, npk analysis, organic carbon estimation, walkley black, soil auger, soil npk, soil ec, soil ph, available nitrogen, available phosphorus, npk estimation, soil organic carbon, soil samples of farms, field soil samples > Soil science, Soil testing
Soil conservation: soil and water conservation, contour bunding, contour trench, gully plugging, check bunds, continuous contour trenches, farm bunding, field bunding > Soil science
Post-harvest technology: post harvest management, grain storage, grading and packing of produce, sorting and grading of fruits, cold storage of produce, grading of vegetables, sorting and grading of produce, post harvest processing, fruit grading, produce grading, grading and packing, sorting and grading, grading and sorting, sorting grading and packing, ripening chamber, pack house, packhouse, pre cooling of produce, banana ripening, fruit ripening, controlled atmosphere storage, wax coating of fruits, produce packing
Agricultural extension: farmer training, extension education, farmer advisory, farmer meetings, extension work, farmer awareness, farmer interaction, field demonstration, farmer field school, farmer demonstrations, farm advisory, farmer contact, meeting farmers, farmer visits, farmer education, farmer group meetings, kisan meetings, agri extension, farmer support, farmer counselling, farmer mobilisation, visiting farmers, farmer handling, farmer guidance, crop advisory, crop advice, agronomy advice, advising farmers, farmer database, farmer data collection, farmer registration, farmer records, kisan goshthi, method demonstration, kvk trainings, krishi vigyan kendra, front line demonstration, farmer producer meetings, kisan call centre, farm school, kisan mela organising, kisan goshthis, crop and pest advice, training of farmers, pest advice to farmers > Field visits
Agri-input sales: fertilizer sales, pesticide sales, seed sales, agrochemical sales, agri sales, seeds and fertilizer sales, sale of agri inputs, agri product sales, agri inputs, cattle feed sales, dealer visits in agri, feed sales, agri dealer visits, agri retail > Sales
Agribusiness: agri business, agribusiness management, agricultural marketing, marketing of produce, produce marketing, sale of produce, mandi sales, agri produce marketing, mandi work, fpo work, farmer producer company work, fpo formation, fpo registration, fpo mobilisation, farmer producer organisation, farmer producer organization, apmc, mandi prices, mandi marketing, marketing of farm produce, farm produce marketing > Agriculture
Farm management: farm operations, farm planning, farm supervision, farm record keeping, farm labour management, farm records, farm manager work, farm visits, farm supervisor work, cost of cultivation, farm diary, farm accounts, labour muster on farm
Field trials: crop trials, agronomic trials, field trial, crop demonstration, demo plots, demonstration plots, trial plots, variety trials, randomised block design, randomized block design, yield trials, rbd trials, varietal trials
Farm surveys: farm survey, farmer survey, farmer surveys, rural surveys, village surveys on farming, crop surveys of farmers, agri survey, agriculture survey
Tractor operation: tractors?, tractor driving > Agricultural machinery, Driving
Beekeeping: apiculture, bee keeping, honey extraction, honey production, honey processing, bee rearing, honey bee rearing, apiary, bee boxes, honey extractor, queen rearing, langstroth, bee hives, apis mellifera, apis cerana, beehives
Sericulture: silk production, silkworm rearing, silk worm rearing, mulberry cultivation, silk reeling, chawki rearing, chawki
Animal nutrition: feed formulation, cattle feed, fodder management, fodder cultivation, feed mixing, feed preparation for animals, fodder production, feed preparation?, preparing feed, silage making, hay making, azolla cultivation, mineral mixture feeding, total mixed ration, tmr feeding, ration balancing, chaff cutter > Animal husbandry
Animal breeding: livestock breeding, cow breeding, bull selection, breed improvement, pedigree breeding, breeding records of animals > Animal husbandry
Goat farming: goat rearing, goat management, goat shed, goatery, stall fed goats, goat kids rearing > Animal husbandry ~ Sheep farming
Sheep farming: sheep rearing > Animal husbandry ~ Goat farming
Pig farming: piggery > Animal husbandry
Fisheries science: fish farming, fisheries, fish stock assessment, fishing gear, fish landing centre, fish identification > Aquaculture
Agroforestry > Forestry
Tea cultivation ~ Coffee cultivation
Coffee cultivation ~ Tea cultivation

## Related work
Pet care: pet grooming, dog training, animal shelter work, pet handling, dog care, pet bathing, dog walking, dog grooming, pet sitting, dog handling, cat grooming, dog bathing, pet boarding, pet spa, pet feeding, dog boarding, dog training classes, kennel work, cat care, nail clipping of dogs
Household pest control: pest control services, pest control treatment, termite treatment, rodent control, pest control work, anti termite treatment, pest treatment, mosquito control
Floral arrangement: flower arrangement, flower decoration, bouquet making, floristry, floral decoration, floral design, florist work
Drosophila: drosophila melanogaster, fruit fly genetics
Food packaging: food packaging technology, shrink packaging of food, pouch packing of food, pouch sealing, band sealer, form fill seal > Food technology
Food labelling: nutrition labelling, food labels, food labeling, nutrition labels, nutritional labelling, nutrition label making, nutrition facts labels, label checking of food, nutrition facts panel, back of pack label, food label compliance
FSSC 22000: iso 22000, brc standards, brcgs, iso 22000 documentation, fssc > Food safety
Sensory evaluation: sensory analysis, sensory test, sensory testing, sensory panel, organoleptic testing, organoleptic evaluation, taste panel, organoleptic test, hedonic scale, hedonic test, hedonic rating, hedonic tasting, 9 point hedonic, triangle test, sensory panellists, sensory scores, duo trio, panelists tasting, sensory score card, point hedonic, sensory trials > Food technology
Food product development: new food product development, food formulation, food product formulation, food recipe development, food npd, product trials in food, recipe standardisation > Food technology
Veterinary medicine: veterinary care, small animal medicine, large animal medicine, animal treatment, vet clinic work, treatment of animals, animal health care, veterinary clinic work, pet treatment, veterinary assistance, veterinary first aid, veterinary practice, animal health, vet assistance, dystocia, pet clinic, vet clinic, canine parvovirus, animal first aid, tick treatment, animal wound dressing, farm animal treatment, veterinary dispensary, veterinary hospital work, veterinary opd > Veterinary science
Veterinary surgery: small animal surgery, animal surgery, rumenotomy, caesarean in cows, surgery on animals > Veterinary science
Food processing: food preservation, food production technology, millet processing, papad making, namkeen making, snack manufacturing, biscuit manufacturing, noodles manufacturing, sorting and grading of grains, millet products, millet product making, biscuit making in factory, biscuit line > Food technology
Batch coding: date coding, batch code printing, batch number printing, expiry date printing, batch printing, batch coding machine, mrp printing, inkjet coder, inkjet coding, videojet, date printing on packs ~ Packaging
Spice processing: spice grinding, masala making, masala grinding, spice blending, masala preparation, masala blending, masala powders, spice powder making, chilli grinding, turmeric processing > Food processing
Cleaning in place: CIP^, cip cleaning, cip operation, clean in place, caustic wash of tanks, cip of tanks
Pasteurization: pasteurisation, milk pasteurization, homogenization of milk, milk pasteurisation, pasteurizer operation, pasteuriser, HTST^, UHT^, milk pasteuriser, batch pasteurizer, pasteurised milk, phosphatase test, uht processing, milk homogeniser, milk homogenizer > Food technology
Edible oil processing: oil pressing, oil expeller, edible oil production, cold pressed oil making, edible oil extraction, kachi ghani, wood pressed oil, oil refining, degumming, oil mill, ghani oil, cold press oil, oil extraction from seeds, oil milling
Grain milling: flour milling, rice milling, flour mill, rice mill, rice mill operation, flour mill operation, dal mill, atta chakki, roller flour mill, parboiling, destoner, paddy dehusking, colour sorter, sortex, rice polishing, dal milling, millet milling
Food product packing: food packing, packing of food, packing food, food packaging work, food packing work, packing of food products > Packaging
Dairy technology: milk processing, dairy processing, milk plant, dairy plant, dairy plant operation, milk standardisation > Food technology
Forest conservation: forest survey > Forestry
Silviculture: forest mensuration, tree height measurement, hypsometer, girth at breast height, tree girth, DBH^, dbh measurement > Forestry
Landscaping: garden design, landscape maintenance, lawn laying, topiary, vertical garden, lawn making, turf laying > Horticulture

# Research

## Ways of research > Research // every line is a method or product of research
Systematic reviews: prisma review, prisma flow, prisma flow diagram, rayyan, covidence, scoping review > Literature review
Meta-analysis: revman, forest plot, funnel plot > Literature review
Primary research: field interviews > Research
Secondary research: desk research > Research
In-depth interviews: kii, key informant interviews, semi structured interviews, kiis, idis > Qualitative research
Grounded theory: discourse analysis, narrative analysis > Qualitative research
Content analysis: media content analysis > Qualitative research
Action research: participatory research
Case study research: case study method
Questionnaire design: questionnaire development, questionnaires?, survey design, questionnaire making, questionnaire preparation, survey form design, survey questionnaire, survey form making, question framing for surveys, google form survey design, interview schedule design, survey tool design, pilot study, pilot survey, pilot testing of questionnaire > Survey research
Mixed methods: mixed methods research
Longitudinal studies: cohort studies, case control studies
Research ethics: irb, human subjects research, citi certification, ethics clearance, institutional ethics committee
Research proposals: research proposal writing
Scopus ~ Web of Science, PubMed
Web of Science ~ Scopus
PubMed ~ Scopus
MAXQDA > Qualitative research
KoboToolbox: odk collect, kobocollect, kobo collect, odk > Survey research ~ SurveyCTO
SurveyCTO > Survey research ~ KoboToolbox
LimeSurvey > Survey research
JASP > Statistical analysis ~ Jamovi
Jamovi > Statistical analysis ~ JASP
PsychoPy: e prime, psychtoolbox, opensesame
Research reports: research summaries, research briefs, research notes, research documentation > Report writing
Annotated bibliographies: bibliography compilation, annotated bibliography, bibliographies? > Literature review
Participant recruitment: subject recruitment, recruiting participants, respondent recruitment
Transcript coding: coding of transcripts, interview coding, coding interviews, data coding?, coding of data, coding of responses, coding of survey responses, coding of open ended responses > Qualitative research
Research interviews: expert interviews, respondent interviews, interviewing participants > Qualitative research
## Related work
Scientific presentation: poster presentation, conference presentation, paper presentation, oral presentation at conference, conference papers, poster presented
OriginPro: origin lab
`
