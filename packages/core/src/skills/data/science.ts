/** Natural sciences, farming and the environment. */
export const science = `
# Biology and biotechnology ~ Healthcare, Pharmacy, Chemistry, Environment and agriculture
@ biologist, microbiologist, biotechnologist, lab technician, laboratory technician, lab assistant, laboratory assistant, molecular biologist, geneticist, zoologist, botanist, clinical research coordinator, lab analyst, biomedical engineer, clinical research associate, research intern
% laboratory, lab, cell, gene, protein, assay, specimen, organism, species, dna, tissue, b sc, m sc, biology, biological, life sciences, enzyme

## Laboratory techniques > Laboratory techniques // every line is done at the bench
Laboratory techniques: laboratory skills, lab skills, lab techniques, wet lab, bench work, laboratory experience, laboratory procedures, laboratory testing, lab testing, lab work, laboratory work, lab equipment?, laboratory equipment handling, lab equipment handling, handling of lab equipment, lab instruments?, lab instrument handling, handling lab instruments, lab practicals, lab instrument operation, laboratory instruments?, laboratory equipment?, incubator handling, incubators?, hot air oven, water bath handling, incubator operation, lab experiments, laboratory experiments, experiment setup, performing experiments, experimental work?, practical experiments in lab, experimental setup?, quality control of reagents, reagent qc, lab qc + Pipetting=micropipettes=micropipette handling=micropipetting, Autoclaving=autoclave=autoclaves=autoclave operation=autoclave handling=media sterilisation=media sterilization
PCR: polymerase chain reaction, thermal cycler, rtpcr testing > Molecular biology
COVID testing: covid sample testing, swab collection, swab testing, rtpcr covid testing > Sample collection
Gel electrophoresis: electrophoresis, gel running, gel casting, running gels, gel imaging, gel documentation, gel run > Molecular biology
Western blotting: western blot, immunoblotting, western blots > Molecular biology
ELISA: immunoassay, immunoassays, enzyme linked immunosorbent assay > Immunology
Cell culture: cell cultures, cell line handling, cell line culture, cell line work, cell passaging, subculturing cells, cell maintenance in culture, cell counting > Tissue culture
Flow cytometry: FACS^, cell sorting
Microscopy: light microscopy, microscope, slide observation, microscopic examination, microscopic observation, slide examination
DNA extraction: dna isolation, nucleic acid extraction, dna purification, dna quantification > Molecular biology
DNA sequencing: sanger sequencing, rna seq, genome sequencing, whole genome sequencing > Genomics
Cloning: molecular cloning, gene cloning, recombinant dna, recombinant dna technology > Molecular biology
CRISPR: gene editing, crispr cas9, genome editing > Genetics
Protein purification: protein expression, protein isolation, affinity chromatography > Biochemistry
Immunohistochemistry: ihc
Centrifugation: centrifuge use, centrifuge, centrifuge handling, centrifuge operation, centrifuge machine
Animal handling: mouse handling, animal studies, animal research, animal house work, animal experiments, animal dosing
Laboratory safety: lab safety, lab hygiene, good lab practices in safety
Laboratory management: lab management, laboratory equipment maintenance, inventory of lab supplies, lab stock maintenance, lab inventory, lab chemicals stock, lab stock, lab supplies ordering, lab inventory management, chemical stock maintenance
Glassware cleaning: glassware washing, washing glassware, cleaning of glassware, lab glassware, glassware handling, glassware sterilisation, glassware sterilization, lab cleaning, laboratory cleaning, cleaning of lab, lab cleanliness > Laboratory techniques

## Related work
Bioinformatics: sequence analysis, computational biology, bio informatics, biological data analysis, sequence data analysis + Biopython
BLAST: BLAST^ > Sequence alignment
Molecular docking > Bioinformatics
AutoDock > Molecular docking
PyMOL > Bioinformatics
Molecular dynamics ~ Bioinformatics, Computational chemistry

## Life sciences
Biology: biological sciences, life sciences, life science, general biology
Molecular biology: molecular techniques, molecular biology techniques
Cell biology: cellular biology, cell signaling
Genetics: molecular genetics, genetic analysis, genetic testing, genetic counselling basics
Genomics: gwas, genome wide association studies, genome wide association, genome analysis
Proteomics ~ Genomics, Metabolomics
Transcriptomics > Genomics
Metabolomics ~ Genomics, Proteomics
Microbiology: microbiological analysis, microbiological testing, microbial analysis, microbial testing, bacterial culture, microbial culture, culturing bacteria, microbial limit test, microbial limit testing, microbial techniques, microbial isolation, isolation of bacteria, bacteria isolation, bacterial isolation, pure culture isolation, streaking, streak plate, streak plate method, identification of bacteria, microbial identification, colony isolation, subculturing of bacteria, microbiological techniques, soil microbe isolation, isolation of soil bacteria, fungal culture, isolation of fungi
Virology > Microbiology
Bacteriology > Microbiology
Mycology > Microbiology
Immunology: immunological techniques
Biochemistry: metabolism, biochemical analysis, biochemical assays, biochemical tests, biochemical testing, biochemical estimation
Biotechnology: biotech, bio technology, bio tech
Botany
Zoology: animal biology
Entomology > Zoology
Parasitology > Zoology
Ornithology > Zoology
Anatomy: human anatomy, anatomy and physiology
Physiology: human physiology
Neuroscience: neurobiology, cognitive neuroscience, neuroimaging + EEG=electroencephalography, fMRI
Ecology: field ecology
Marine biology: aquatic biology
Evolutionary biology: evolution biology
Toxicology: toxicity studies, toxicity testing
Biophysics
Biomedical engineering: medical imaging devices, biomedical
Stem cell research: regenerative medicine, stem cells
Forensic science: forensics, forensic analysis, forensic lab work, forensic examination, forensic sample handling, evidence analysis in lab

# Chemistry ~ Chemical engineering, Pharmacy, Biology and biotechnology
@ lab assistant, laboratory assistant, lab technician, laboratory technician, chemist, analytical chemist, research chemist, quality control chemist, formulation scientist, qc chemist, chemistry teacher, chemical analyst, lab chemist
% laboratory, lab, reagent, synthesis, compound, solvent, chemical, titration, chemistry, sample, spectra

## Chemistry > Chemistry // every line is a branch or method of the subject
Chemistry: chemical sciences, general chemistry, chemical sciences
Organic chemistry: synthetic chemistry, organic reactions
Inorganic chemistry
Physical chemistry
Analytical chemistry: chemical analysis, instrumental analysis, quantitative chemical analysis, wet chemistry, chemical testing, instrumental methods of analysis, analytical instruments, chemical test, chemical testing of samples, analytical instrument handling, instrument handling in lab, analytical lab work, wet lab analysis, chemical lab work
Medicinal chemistry: drug synthesis
Computational chemistry: quantum chemistry
Environmental chemistry
Chromatography + HPLC=high performance liquid chromatography=uplc, Gas chromatography=GC^=gc analysis=gc instrument=gc handling=gc operation, LC-MS=lc ms=lcms=lc/ms, Thin layer chromatography=tlc, Column chromatography
Spectroscopy: spectrophotometry, spectrophotometer + NMR=nmr spectroscopy, FTIR, UV-Vis spectroscopy=uv vis=uv spectrophotometer=uv spectrophotometry=uv vis spectrophotometer=uv visible spectroscopy=uv spectroscopy=uv analysis=uv spectrometer=uv vis spectrophotometry, Raman spectroscopy, IR spectroscopy
Mass spectrometry: mass spec
Titration: titrations, volumetric analysis, gravimetric analysis > Laboratory techniques, Analytical chemistry
Thermal analysis techniques: dsc tga
ChemDraw: chem draw, chemsketch, avogadro software

## Related work
Scanning electron microscopy: sem microscopy, tem microscopy
X-ray diffraction: xrd
Material characterization: materials characterization, characterization techniques
Formulation development: formulation, formulations?, product formulation, lab formulation

# Physics ~ Mathematics and statistics, Electrical and electronics
@ physicist, physics teacher, research physicist, astronomer, optical engineer, physics tutor
% quantum, particle, telescope, laser, physics, relativity, accelerator

## Physics > Physics // every line is a branch of the subject
Physics: applied physics, general physics, theoretical physics
Classical mechanics: newtonian mechanics, analytical mechanics
Quantum mechanics: quantum physics, quantum theory
Electromagnetism: electrodynamics, electromagnetics, electromagnetic theory
Statistical mechanics: statistical physics, thermal physics
Optics: nonlinear optics, optical engineering
Solid state physics
Nuclear physics
Astrophysics: astronomy
Computational physics: simulation of physical systems + Geant4
Plasma physics: plasma?
Acoustics: acoustical engineering, sound physics
Medical physics: radiological physics, radiation therapy physics, dosimetry
Vacuum technology
Geophysics: geophysical surveys

# Environment and agriculture ~ Biology and biotechnology, Chemical engineering
@ environmental engineer, environmental consultant, agronomist, agriculture officer, farm manager, farmer, horticulturist, sustainability analyst, environmental scientist, ecologist, field officer, agricultural engineer, geologist, landscaper, groundskeeper, farm worker, ranch hand, forester, environmental specialist, soil scientist, agriculture specialist, veterinary technician, food inspector, animal caretaker
% farm, crop, soil, harvest, livestock, irrigation, climate, emission, pollution, environmental, agriculture, agricultural, greenhouse, seed, cattle, forest, garden, rural, pesticide, plants, usda

## Environment
Environmental science: environmental studies, environmental engineering, environmental management, environment studies, environment knowledge
Environmental education: environment awareness, environmental awareness, eco clubs, eco club activities, environment education, nature education, environmental awareness campaigns, environment awareness campaigns, environment awareness programmes, environment campaigns, beach cleanup, cleanup drives, cleanliness drives, clean up drives
Environmental impact assessment: eia, environmental assessment, environmental impact
Sustainability: sustainable development, corporate sustainability, sustainability strategy + ESG=esg reporting, Carbon footprint=carbon emission calculation, Life cycle assessment
Climate change: climate emergency, carbon emissions, climate crisis, climate science, global warming
Waste management: solid waste management, garbage collection, waste collection, waste disposal, solid waste, swm, waste sorting, garbage segregation
Air quality monitoring: air quality testing, air monitoring, air sampling, air quality analysis, air pollution monitoring
Geology: geosciences, mining geology
Meteorology: atmospheric science, weather data recording, weather observations, weather station data, rainfall recording, weather recording
Geography
Mining engineering: mining?
Environmental compliance: environmental regulations, environmental law compliance, epa regulations, pollution control board, consent to operate, environmental clearance, spcb compliance, consent to establish, pollution control compliance, environment clearance, environmental statutory compliance, pollution board

## Agriculture
Agriculture: agricultural science, farming, agricultural sciences, agri, farm work, farm activities, agricultural practices, agriculture field work, farm practices, agri knowledge, cultivation of crops, crop cultivation
Horticulture: gardening, garden maintenance, plant care?, orchard management, fruit and vegetable growing, plantation work, tree plantation work, horticultural crops, orchard work, gardener work, lawn maintenance
Pruning: pruning of plants, training and pruning, plant pruning, pruning and training, tree pruning > Horticulture
Crop management: crop production, crop science, crop protection, harvesting, crop care, crop practices, crop husbandry, cropping, crop growing, crop planning, package of practices
Sowing and harvesting: sowing, seed sowing, transplanting of seedlings, crop harvesting, harvest work, ploughing, land preparation, sowing and transplanting, transplanting?, land preparation for sowing, mulching, mulching of beds, bed preparation for crops, earthing up of crops, ridge making, intercropping > Crop management
Commercial crop cultivation: sugarcane cultivation, cotton cultivation, sugarcane farming, cotton farming, spice cultivation, oilseed cultivation > Agriculture
Cereal cultivation: wheat cultivation, paddy cultivation, rice cultivation, wheat farming, paddy farming, rice farming, maize cultivation, paddy transplanting, maize farming, pulses cultivation > Agriculture
Soil science: soil fertility
Irrigation: irrigation systems, drip irrigation, drip and mulch, drip system, drip installation, watering of crops, drip fitting, drip maintenance, water management in farming, water management in fields
Animal husbandry: livestock management, livestock, cattle management, animal care, animal rearing, cattle care, cattle rearing, cattle feeding, feeding of animals, livestock farming, animal feeding, animal farm work, cattle farming
Dairy farming: dairy farm work, milking, dairy management, dairy farm management, cow rearing, milking of cows, milking machine, dairy work, cattle shed management, cow care, dairy animal care, cattle milking, dairy animals, dairy cattle management, buffalo rearing > Animal husbandry
Poultry farming: poultry, broiler farming, layer farming, broiler management, hatchery, hatchery management, egg production, poultry farm management, hatchery operation, chick rearing, egg collection, egg grading > Animal husbandry
Livestock vaccination: animal vaccination, cattle vaccination, vaccination of animals, poultry vaccination, deworming, vaccination of cattle, deworming of animals, vaccinating animals > Animal husbandry
Veterinary science: veterinary ~ Animal husbandry
Aquaculture: fish culture, pond management, fish rearing, shrimp farming, prawn farming, fish pond management, biofloc, fish feeding, fish breeding, fish seed production, biofloc farming
Forestry: forest management, plantation of trees, forest work, forest nursery, tree planting
Tree plantation drives: tree plantation, afforestation, planting trees, sapling plantation, plantation drives, tree planting drives > Volunteering
Food safety: food hygiene, food safety and sanitation, food safety management, food handling, food sanitation, hygiene in food plant, food law, hygiene practices in food, hygienic cooking, food storage, metal detector checks, metal detection in food, cleaning and sanitation in food plant, pest control records in food plant, personal hygiene of food handlers + HACCP, FSSAI, ServSafe
Hygiene checks: hygiene audits, hygiene inspection, hygiene monitoring, hygiene checking, plant hygiene ~ Food safety
Agricultural machinery: farm equipment, farm machinery, farm implements, agricultural implements, tractor repair, tractor maintenance, farm machinery repair, harvester operation
Rural development: rural management

# Research ~ Biology and biotechnology, Chemistry, Physics, Psychology and social work, Economics, Data and AI
@ research assistant, field investigator, research associate, research scientist, research fellow, scientist, research intern, researcher, phd student, doctoral student, postdoctoral fellow, project fellow, field researcher, junior research fellow
% research, thesis, hypothesis, findings, literature, dissertation, publications, conference paper

## Research > Research // every line is a method or product of research
Research: research skills, research and development, r and d, scientific research, academic research, research work, research projects, conducting research
Literature review: literature reviews, literature search, literature survey, literature collection, reading research papers, research paper reading, literature study, reading of journals, reading journals, journal search, reading scientific papers
Scientific writing: research writing, research paper writing, technical paper writing, manuscript writing, research papers, scientific communication, research paper, research articles, journal articles, academic papers, abstract writing, scientific paper writing, research report writing, paper writing for journals, review article writing, paper writing, writing papers
Research methodology: research methods, research design, research methodologies
Qualitative research: interviews and focus groups, qualitative analysis, qualitative data analysis + NVivo, ATLAS.ti, Thematic analysis, Focus groups=fgd=fgds, Ethnography
Quantitative research: quantitative methods, quantitative data analysis
Grant writing: grant proposals, grant applications, grants?, proposal writing, grant management
Field research: field sampling, ecology surveys, ecological surveys, fieldwork, field work, field surveys, field survey, field study, field data collection work, field visits for research, field interviews with people, primary data collection in field, field visit reports > Field visits
Peer review
Research publication: journal publication, academic publishing, journal submission, paper publication, journal paper submission, publishing papers, research paper publication, manuscript submission

## Related work
Field visits: field visiting, visits to villages, visit to field, village visits
Reference management: citation formatting, bibliography making, reference formatting, apa referencing, reference list making, citing references, apa format, referencing? + Mendeley, Zotero, EndNote
GraphPad Prism: graphpad, prism graphpad
`
