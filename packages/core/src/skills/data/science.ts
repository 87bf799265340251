/** Natural sciences, farming and the environment. */
export const science = `
# Biology and biotechnology ~ Healthcare, Pharmacy, Chemistry, Environment and agriculture
@ biologist, microbiologist, biotechnologist, lab technician, laboratory technician, lab assistant, laboratory assistant, molecular biologist, geneticist, zoologist, botanist, clinical research coordinator, lab analyst, biomedical engineer, clinical research associate, research intern
% laboratory, lab, cell, gene, protein, assay, specimen, organism, species, dna, tissue, b sc, m sc, biology, biological, life sciences, enzyme

## Laboratory techniques > Laboratory techniques
Laboratory techniques: laboratory skills, lab skills, lab techniques, wet lab, bench work, laboratory experience, laboratory procedures, laboratory testing, lab testing + Pipetting, Autoclaving
PCR: qpcr, rt pcr, polymerase chain reaction, real time pcr, primer design > Molecular biology
Gel electrophoresis: electrophoresis, sds page, agarose gel electrophoresis > Molecular biology
Western blotting: western blot, immunoblotting, western blots > Molecular biology
ELISA: immunoassay, immunoassays, enzyme linked immunosorbent assay > Immunology
Cell culture: tissue culture, mammalian cell culture, animal cell culture, cell cultures, plant tissue culture, aseptic technique, aseptic techniques
Flow cytometry: FACS^, cell sorting
Microscopy: fluorescence microscopy, confocal microscopy, light microscopy, electron microscopy, microscope
DNA extraction: rna extraction, dna isolation, nucleic acid extraction, plasmid isolation, rna isolation > Molecular biology
DNA sequencing: next generation sequencing, ngs, sanger sequencing, rna seq, genome sequencing, whole genome sequencing > Genomics
Cloning: molecular cloning, gene cloning, recombinant dna, recombinant dna technology > Molecular biology
CRISPR: gene editing, crispr cas9, genome editing > Genetics
Protein purification: protein expression, protein isolation, affinity chromatography > Biochemistry
Immunohistochemistry: ihc, histology, histopathology, staining, gram staining, immunofluorescence
Centrifugation: buffer preparation, media preparation
Animal handling: animal models, in vivo studies, mouse handling, animal studies, animal research
Laboratory safety: lab safety, biosafety, biosafety level 2, chemical safety
Laboratory management: lab management, lims, laboratory equipment maintenance, inventory of lab supplies
BLAST: BLAST^, ncbi, sequence alignment, clustal, mega software > Bioinformatics
Molecular docking: schrodinger suite, homology modeling + AutoDock, PyMOL, Molecular dynamics=gromacs > Bioinformatics

## Life sciences
Biology: biological sciences, life sciences, life science, general biology
Molecular biology: molecular techniques, molecular biology techniques
Cell biology: cellular biology, cell signaling
Genetics: human genetics, molecular genetics, population genetics, genetic analysis
Genomics: genome analysis + Proteomics, Transcriptomics, Metabolomics
Microbiology: bacterial culture, medical microbiology, microbial culture, culturing bacteria + Virology, Bacteriology, Mycology
Immunology: immunological techniques
Biochemistry: enzymology, metabolism, biochemical analysis, biochemical assays
Biotechnology: biotech, bio technology, bio tech
Botany: plant biology, plant physiology, plant pathology, plant taxonomy
Zoology: animal biology + Entomology, Parasitology, Ornithology
Anatomy: human anatomy, anatomy and physiology
Physiology: human physiology, exercise physiology
Neuroscience: neurobiology, cognitive neuroscience, neuroimaging + EEG, fMRI
Ecology: wildlife biology, conservation biology, biodiversity, wildlife conservation, field ecology
Marine biology: oceanography, aquatic biology, fisheries
Evolutionary biology: phylogenetics, evolution biology
Toxicology: toxicity studies, toxicity testing
Biophysics: biomechanics
Biomedical engineering: medical devices, biomaterials, biomedical instrumentation, biosignal processing, medical imaging devices, tissue engineering, biomedical
Stem cell research: regenerative medicine, stem cells
Forensic science: forensics, crime scene investigation, fingerprint analysis, forensic analysis

# Chemistry ~ Chemical engineering, Pharmacy, Biology and biotechnology
@ chemist, analytical chemist, research chemist, quality control chemist, formulation scientist, qc chemist, chemistry teacher, chemical analyst, lab chemist
% reagent, synthesis, compound, solvent, chemical, titration, chemistry, sample, spectra

## Chemistry > Chemistry
Chemistry: chemical sciences, general chemistry, chemical sciences
Organic chemistry: organic synthesis, synthetic chemistry, organic reactions
Inorganic chemistry: coordination chemistry, organometallic chemistry
Physical chemistry: chemical kinetics, electrochemistry, surface chemistry
Analytical chemistry: chemical analysis, instrumental analysis, quantitative chemical analysis, wet chemistry
Medicinal chemistry: drug design, drug discovery, drug synthesis
Computational chemistry: gaussian!, density functional theory, DFT^, quantum chemistry, vasp
Environmental chemistry: green chemistry
Chromatography + HPLC, Gas chromatography=gc ms=gcms=gc/ms, LC-MS=lc ms=lcms=lc/ms, Thin layer chromatography=tlc, Column chromatography
Spectroscopy: spectrophotometry, spectrophotometer + NMR=nmr spectroscopy, FTIR, UV-Vis spectroscopy=uv vis=uv visible spectroscopy=uv spectroscopy, Raman spectroscopy, IR spectroscopy
Mass spectrometry: mass spec, icp ms
X-ray diffraction: xrd, crystallography, x ray crystallography
Scanning electron microscopy: sem microscopy, tem microscopy, afm microscopy
Titration: titrations, volumetric analysis, gravimetric analysis
Thermal analysis techniques: dsc tga, differential scanning calorimetry, thermogravimetric analysis
ChemDraw: chem draw, chemsketch, avogadro software
Material characterization: materials characterization, characterization techniques
Formulation development: formulation, formulations, product formulation, cosmetic formulation

# Physics ~ Mathematics and statistics, Electrical and electronics
@ physicist, physics teacher, research physicist, astronomer, optical engineer, physics tutor
% quantum, particle, telescope, laser, physics, relativity, accelerator

## Physics > Physics
Physics: applied physics, general physics, theoretical physics
Classical mechanics: newtonian mechanics, analytical mechanics
Quantum mechanics: quantum physics, quantum theory, quantum field theory
Electromagnetism: electrodynamics, electromagnetics, electromagnetic theory
Statistical mechanics: statistical physics, thermal physics
Optics: photonics, laser physics, lasers, optoelectronics, nonlinear optics, zemax, optical engineering
Solid state physics: condensed matter physics, condensed matter
Nuclear physics: particle physics, radiation physics, high energy physics, nuclear engineering, radiation detection
Astrophysics: astronomy, cosmology, astronomical data analysis, astropy
Computational physics: physics simulation, simulation of physical systems + Geant4
Plasma physics: plasma
Acoustics: acoustical engineering, sound physics
Medical physics: radiation therapy physics, dosimetry
Vacuum technology: thin films, thin film deposition, sputtering, vacuum systems
Geophysics: seismology, seismic interpretation, geophysical surveys

# Environment and agriculture ~ Biology and biotechnology, Chemical engineering
@ environmental engineer, environmental consultant, agronomist, agriculture officer, farm manager, farmer, horticulturist, sustainability analyst, environmental scientist, ecologist, field officer, agricultural engineer, geologist, landscaper, groundskeeper, farm worker, ranch hand, forester, environmental specialist, soil scientist, agriculture specialist, veterinary technician, food inspector, animal caretaker
% farm, crop, soil, harvest, livestock, irrigation, climate, emission, pollution, environmental, agriculture, agricultural, greenhouse, seed, cattle, forest, garden, rural, pesticide, plants, usda

## Environment
Environmental science: environmental studies, environmental engineering, environmental management
Environmental impact assessment: eia, environmental assessment, environmental impact
Sustainability: sustainable development, sustainability reporting, corporate sustainability, sustainability strategy, carbon accounting + ESG=esg reporting, Carbon footprint, Life cycle assessment
Climate change: climate science, climate policy, climate modeling, global warming
Waste management: solid waste management, recycling, hazardous waste, waste segregation
Air quality monitoring: air pollution control, water quality testing, water quality, environmental monitoring, pollution control
Geology: petrology, mineralogy, geological mapping, geosciences, mining geology, hydrogeology
Meteorology: atmospheric science, weather forecasting
Geography: human geography, physical geography, cartography
Mining engineering: mine planning, mining?, surpac, mineral processing
Environmental compliance: environmental regulations, environmental law compliance, epa regulations

## Agriculture
Agriculture: agricultural science, agribusiness, agronomy, farming, organic farming, agri business, agricultural sciences
Horticulture: gardening, landscaping, floriculture, nursery management, greenhouse management, landscape maintenance
Crop management: crop production, crop science, seed production, crop protection, pest control, pest management, plant breeding, harvesting
Soil science: soil analysis, soil fertility, soil conservation
Irrigation: irrigation systems, drip irrigation
Animal husbandry: livestock management, livestock, cattle management, animal care, animal nutrition + Dairy farming, Poultry farming=poultry, Veterinary science=veterinary
Aquaculture: fish farming, hydroponics, aquaponics
Forestry: forest management, agroforestry, silviculture
Food safety: food hygiene, food safety and sanitation, food safety management, food handling, food sanitation + HACCP, FSSAI, ServSafe
Agricultural machinery: farm equipment, tractors, tractor operation
Rural development: rural marketing, rural management

# Research ~ Biology and biotechnology, Chemistry, Physics, Psychology and social work, Economics, Data and AI
@ research assistant, research associate, research scientist, research fellow, scientist, research intern, researcher, phd student, doctoral student, postdoctoral fellow, project fellow, field researcher, junior research fellow
% research, thesis, hypothesis, findings, literature, dissertation, publications, conference paper

## Research > Research
Research: research skills, research and development, r and d, scientific research, academic research, research work, research projects, conducting research, secondary research, desk research, primary research
Literature review: literature reviews, systematic review, literature search, meta analysis, literature survey
Scientific writing: research writing, research paper writing, technical paper writing, manuscript writing, research papers, scientific communication, research paper, thesis writing
Research methodology: research methods, research design, research methodologies
Qualitative research: in depth interviews, interviews and focus groups, qualitative analysis, qualitative data analysis + NVivo, ATLAS.ti, Thematic analysis, Focus groups, Ethnography
Quantitative research: quantitative methods, quantitative data analysis
Grant writing: grant proposals, research proposals, grant applications, grants?, proposal writing, grant management
Reference management + Mendeley, Zotero, EndNote
Field research: fieldwork, field work, field surveys, field survey, field study
GraphPad Prism: origin lab, originpro, graphpad, prism graphpad
Peer review: journal publication, academic publishing
`
