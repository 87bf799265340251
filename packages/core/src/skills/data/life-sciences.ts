/** Methods and branches of biology, farming and the environment. */
export const lifeSciences = `
# Biology and biotechnology

## Methods of the laboratory > Laboratory techniques // every line is done at the bench
Quantitative PCR: qpcr, rt qpcr, real time pcr > PCR
RT-PCR: reverse transcription pcr > PCR
SDS-PAGE: polyacrylamide gel electrophoresis, protein gel, protein gels > Gel electrophoresis
Agarose gel electrophoresis: agarose gel > Gel electrophoresis
RNA extraction: rna isolation > Molecular biology
Plasmid isolation: plasmid preparation, miniprep > DNA extraction
Bacterial transformation: competent cells > Cloning
Transfection: cell transfection, lentiviral transduction > Cell culture
Mammalian cell culture: animal cell culture, cell line maintenance > Cell culture
Plant tissue culture: micropropagation, callus culture > Cell culture
Primary cell culture: stem cell culture > Cell culture
Aseptic technique: sterile handling
Cell viability assays: mtt assay, cell proliferation assay, cytotoxicity assay > Cell culture
Enzyme assays: enzyme kinetics > Biochemistry
Protein estimation: bradford assay, lowry assay, bca assay > Biochemistry
Immunofluorescence: immunocytochemistry > Microscopy
Confocal microscopy: laser scanning microscopy > Microscopy
Electron microscopy: transmission electron microscopy > Microscopy
Fluorescence microscopy: live cell imaging > Microscopy
Gram staining: staining techniques, bacterial staining > Microbiology
Laboratory notebooks: lab notebook, laboratory record keeping
Media preparation: culture media preparation
Buffer preparation
Reagent preparation: solution preparation, reagent making, standard solution preparation, stock solutions, stock solution preparation, chemical solution preparation, molar solutions > Laboratory techniques
Serial dilution: colony counting, plate count > Microbiology
Antibiotic sensitivity testing: antimicrobial susceptibility testing, disk diffusion > Antimicrobial testing
Fermentation: fermentation technology, bioreactor operation, bioreactors
Downstream processing: bioseparation
Cryopreservation: cell banking
Spectrophotometric assays: absorbance assays
Flow cytometry analysis: flowjo > Flow cytometry
Animal models: in vivo studies, mouse models > Animal handling
Zebrafish: zebrafish models, drosophila genetics, c elegans
Dissection: animal dissection
Specimen preparation: slide preparation, specimen mounting
Sample processing: specimen processing, sample accessioning
Antimicrobial testing: antimicrobial assays, antibacterial testing, antifungal testing, antimicrobial activity, antibacterial activity, antifungal activity > Microbiology
Bioassays
Biosafety: biosafety level 2, bsl 2 > Laboratory safety
LIMS: laboratory information management system > Laboratory management

## Related work
Primer design: primer designing
Herbarium preparation: plant identification > Botany

## Related work
ImageJ: image j, fiji imagej, fiji!, fiji plugin
SnapGene: benchling

## Branches of biology
Proteomics analysis: shotgun proteomics > Proteomics
Structural biology: cryo em, protein crystallography, protein structure prediction > Biochemistry
Systems biology: pathway analysis
Synthetic biology: synbio, genetic circuits
Epigenetics: dna methylation, chip seq > Genetics
Population genetics: quantitative genetics > Genetics
Human genetics: genetic counseling, cytogenetics, karyotyping > Genetics
Gene expression analysis: differential expression, transcriptome analysis > Genomics
Single-cell sequencing: single cell rna seq, scrna seq > Genomics
Next-generation sequencing: ngs, ngs data analysis, illumina sequencing > DNA sequencing
Metagenomics: microbiome analysis, 16s rrna sequencing > Genomics
Phylogenetics: phylogenetic analysis, mega software, phylogenetic tree, phylogenetic trees > Evolutionary biology
Cancer biology: tumor biology
Developmental biology: embryology
Plant biology: plant physiology, plant science > Botany
Plant pathology: plant disease diagnosis > Botany
Plant breeding: plant genetics, hybridization breeding > Agriculture
Mycology culture: mushroom cultivation
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
Wildlife biology: wildlife monitoring, wildlife conservation, wildlife surveys, conservation biology > Ecology
Biodiversity: biodiversity assessment, species identification > Ecology
Biodiversity surveys: biodiversity survey, tree census, bird census, species surveys, flora and fauna surveys > Biodiversity
Animal behavior: ethology, animal behaviour > Zoology
Ichthyology: fish biology > Zoology
Herpetology > Zoology
Biological taxonomy: taxonomy?, systematics, plant taxonomy
Marine ecology: coral reef ecology, limnology > Marine biology
Oceanography: physical oceanography > Marine biology
Paleontology: palaeontology
Crime scene investigation: evidence collection, crime scene management > Forensic science
Fingerprint analysis: fingerprinting, questioned documents > Forensic science
DNA fingerprinting: dna profiling > Forensic science
Forensic toxicology > Forensic science
Ballistics: forensic ballistics > Forensic science

## Computing for biology > Bioinformatics // every line analyses biological data
Sequence alignment: multiple sequence alignment, clustal omega > BLAST
Genome assembly: genome annotation, de novo assembly
Homology modeling: protein modeling, swiss model > Molecular docking
Molecular docking studies: protein ligand docking > Molecular docking
GROMACS: AMBER^, namd > Molecular dynamics
Schrödinger Suite: schrodinger maestro > Molecular docking
Bioconductor: deseq2, edger > R
Galaxy!: galaxy project, usegalaxy
Cytoscape: string database
Nextflow: snakemake
QIIME: qiime2
Rosetta!: alphafold, rosettafold
UCSC Genome Browser: ensembl, igv genome viewer
Biological databases: ncbi, uniprot, pdb database

# Environment and agriculture

## Land and water
Climate modeling: climate models, climate data analysis > Climate change
Climate policy: climate action, climate adaptation, net zero > Climate change
Carbon accounting: ghg accounting, ghg inventory, scope 3 emissions > Carbon footprint
Carbon credits: carbon markets, emissions trading
Sustainability reporting: gri standards, brsr, gri reporting > Sustainability, ESG
Circular economy: zero waste
Water quality testing: water quality, water analysis, water sampling, water testing
Pollution control: air pollution control > Environmental science
Hazardous waste management: hazardous waste > Waste management
Recycling: waste segregation > Waste management
Composting: vermicomposting, vermicompost, compost making > Waste management
Waste audits: waste audit, waste auditing > Waste management
Rainwater harvesting: watershed management, water conservation
Wetland conservation: habitat restoration, ecological restoration > Ecology
Environmental auditing: iso 14001 audits, environmental audit > Environmental compliance
Environmental monitoring: environmental sampling
Disaster management: disaster risk reduction, disaster relief, emergency response
Hydrogeology: groundwater, groundwater modeling > Geology
Petrology: mineralogy, thin section analysis > Geology
Geological mapping: field geology > Geology
Geochemistry > Geology
Structural geology: stratigraphy > Geology
Mine planning: surpac, mine design > Mining engineering
Mineral processing: ore beneficiation > Mining engineering
Drilling and blasting: rock mechanics > Mining engineering
Weather forecasting: numerical weather prediction > Meteorology
Cartography: map making, thematic mapping > Geography
Human geography: physical geography, economic geography > Geography
GPS surveying: gps mapping, gnss
ERDAS Imagine: envi software, erdas > Remote sensing
Google Earth Engine: earth engine > Remote sensing
LiDAR: lidar data processing, photogrammetry > Remote sensing

## Farming > Agriculture // every line is a branch or task of farming
Agronomy: crop agronomy > Agriculture
Organic farming: natural farming, sustainable agriculture > Agriculture
Precision agriculture: smart farming, precision farming
Hydroponics: aeroponics, vertical farming
Aquaponics > Aquaculture
Greenhouse management: protected cultivation, polyhouse > Horticulture
Floriculture: flower cultivation, ornamental horticulture > Horticulture
Nursery management: plant propagation, grafting techniques > Horticulture
Fruit cultivation: pomology, vegetable cultivation, olericulture > Horticulture
Pest management: pest control, integrated pest management, pest scouting, plant protection > Crop management
Crop monitoring: crop scouting, field scouting, crop health monitoring > Crop management
Weed management: weed control > Crop management
Seed technology: seed production, seed testing, seed germination > Crop management
Fertilizer management: nutrient management, fertilizers > Soil science
Soil testing of farmland: soil analysis, soil sampling > Soil science, Soil testing
Soil conservation: soil and water conservation > Soil science
Post-harvest technology: post harvest management, grain storage
Agricultural extension: farmer training, extension education
Agribusiness: agri business, agribusiness management, agricultural marketing > Agriculture
Farm management: farm operations, farm planning
Field trials: crop trials, agronomic trials, field trial
Farm surveys: farm survey, farmer survey, farmer surveys
Tractor operation: tractors?, tractor driving > Agricultural machinery, Driving
Beekeeping: apiculture
Sericulture: silk production
Animal nutrition: feed formulation > Animal husbandry
Animal breeding: artificial insemination, livestock breeding > Animal husbandry
Goat farming: pig farming, sheep farming > Animal husbandry
Fisheries science: fish farming, fisheries > Aquaculture
Agroforestry > Forestry
Tea cultivation: coffee cultivation, plantation management

## Related work
Pet care: pet grooming, dog training, animal shelter work
Drosophila: drosophila melanogaster, fruit fly genetics
Food packaging: food packaging technology > Food technology
FSSC 22000: iso 22000, brc standards > Food safety
Sensory evaluation: sensory analysis > Food technology
Food product development: new food product development > Food technology
Veterinary medicine: veterinary care, small animal medicine, large animal medicine > Veterinary science
Veterinary surgery: small animal surgery > Veterinary science
Food processing: food preservation, food production technology > Food technology
Dairy technology: milk processing, dairy processing > Food technology
Forest conservation: forest survey > Forestry
Silviculture: forest mensuration > Forestry
Landscaping: garden design, landscape maintenance > Horticulture

# Research

## Ways of research > Research // every line is a method or product of research
Systematic reviews: prisma review > Literature review
Meta-analysis > Literature review
Primary research: field interviews > Research
Secondary research: desk research > Research
In-depth interviews: semi structured interviews > Qualitative research
Grounded theory: discourse analysis, narrative analysis > Qualitative research
Content analysis: media content analysis > Qualitative research
Action research: participatory research, participatory rural appraisal
Case study research: case study method
Questionnaire design: questionnaire development, questionnaires?, survey design > Survey research
Mixed methods: mixed methods research
Longitudinal studies: cohort studies, case control studies
Research ethics: irb, human subjects research, citi certification
Research proposals: research proposal writing
Scopus: web of science, pubmed
MAXQDA > Qualitative research
KoboToolbox: odk collect, surveycto > Survey research
LimeSurvey > Survey research
JASP: jamovi > Statistical analysis
PsychoPy: e prime, psychtoolbox, opensesame
Research reports: research summaries, research briefs, research notes > Report writing
Annotated bibliographies: bibliography compilation, annotated bibliography, bibliographies? > Literature review
Participant recruitment: subject recruitment, recruiting participants, respondent recruitment
Transcript coding: coding of transcripts, interview coding, coding interviews > Qualitative research
Research interviews: expert interviews, respondent interviews, interviewing participants > Qualitative research
## Related work
Scientific presentation: poster presentation, conference presentation, paper presentation
OriginPro: origin lab
`
