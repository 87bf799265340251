/** Natural sciences, farming and the environment. */
export const science = `
# Biology and biotechnology ~ Healthcare, Pharmacy, Chemistry, Environment and agriculture
@ biologist, microbiologist, biotechnologist, lab technician, laboratory technician, lab assistant, laboratory assistant, molecular biologist, geneticist, zoologist, botanist, clinical research coordinator, lab analyst, biomedical engineer, clinical research associate, research intern
% laboratory, lab, cell, gene, protein, assay, specimen, organism, species, dna, tissue, b sc, m sc, biology, biological, life sciences, enzyme

## Laboratory techniques > Laboratory techniques // every line is done at the bench
Laboratory techniques: autoclave, autoclaves, laboratory skills, lab skills, lab techniques, wet lab, bench work, laboratory experience, laboratory procedures, laboratory testing, lab testing + Pipetting, Autoclaving
PCR: polymerase chain reaction > Molecular biology
Gel electrophoresis: electrophoresis > Molecular biology
Western blotting: western blot, immunoblotting, western blots > Molecular biology
ELISA: immunoassay, immunoassays, enzyme linked immunosorbent assay > Immunology
Cell culture: tissue culture, cell cultures
Flow cytometry: FACS^, cell sorting
Microscopy: light microscopy, microscope
DNA extraction: dna isolation, nucleic acid extraction > Molecular biology
DNA sequencing: sanger sequencing, rna seq, genome sequencing, whole genome sequencing > Genomics
Cloning: molecular cloning, gene cloning, recombinant dna, recombinant dna technology > Molecular biology
CRISPR: gene editing, crispr cas9, genome editing > Genetics
Protein purification: protein expression, protein isolation, affinity chromatography > Biochemistry
Immunohistochemistry: ihc, staining
Centrifugation
Animal handling: mouse handling, animal studies, animal research
Laboratory safety: lab safety
Laboratory management: lab management, laboratory equipment maintenance, inventory of lab supplies

## Related work
Bioinformatics: sequence analysis, computational biology + Biopython
BLAST: BLAST^, clustal > Bioinformatics
Molecular docking > Bioinformatics
AutoDock > Bioinformatics
PyMOL > Bioinformatics
Molecular dynamics > Bioinformatics

## Life sciences
Biology: biological sciences, life sciences, life science, general biology
Molecular biology: molecular techniques, molecular biology techniques
Cell biology: cellular biology, cell signaling
Genetics: molecular genetics, genetic analysis
Genomics: gwas, genome wide association studies, genome wide association, genome analysis
Proteomics > Genomics
Transcriptomics > Genomics
Metabolomics > Genomics
Microbiology: microbiological analysis, microbiological testing, microbial analysis, microbial testing, bacterial culture, microbial culture, culturing bacteria
Virology > Microbiology
Bacteriology > Microbiology
Mycology > Microbiology
Immunology: immunological techniques
Biochemistry: metabolism, biochemical analysis, biochemical assays
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
Forensic science: forensics, forensic analysis

# Chemistry ~ Chemical engineering, Pharmacy, Biology and biotechnology
@ lab assistant, laboratory assistant, chemist, analytical chemist, research chemist, quality control chemist, formulation scientist, qc chemist, chemistry teacher, chemical analyst, lab chemist
% reagent, synthesis, compound, solvent, chemical, titration, chemistry, sample, spectra

## Chemistry > Chemistry // every line is a branch or method of the subject
Chemistry: chemical sciences, general chemistry, chemical sciences
Organic chemistry: synthetic chemistry, organic reactions
Inorganic chemistry
Physical chemistry
Analytical chemistry: chemical analysis, instrumental analysis, quantitative chemical analysis, wet chemistry
Medicinal chemistry: drug synthesis
Computational chemistry: quantum chemistry
Environmental chemistry
Chromatography + HPLC, Gas chromatography=GC^, LC-MS=lc ms=lcms=lc/ms, Thin layer chromatography=tlc, Column chromatography
Spectroscopy: spectrophotometry, spectrophotometer + NMR=nmr spectroscopy, FTIR, UV-Vis spectroscopy=uv vis=uv spectrophotometer=uv spectrophotometry=uv vis spectrophotometer=uv visible spectroscopy=uv spectroscopy, Raman spectroscopy, IR spectroscopy
Mass spectrometry: mass spec
Titration: titrations, volumetric analysis, gravimetric analysis > Laboratory techniques, Analytical chemistry
Thermal analysis techniques: dsc tga
ChemDraw: chem draw, chemsketch, avogadro software

## Related work
Scanning electron microscopy: sem microscopy, tem microscopy
X-ray diffraction: xrd
Material characterization: materials characterization, characterization techniques
Formulation development: formulation, formulations?, product formulation

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
Environmental science: environmental studies, environmental engineering, environmental management
Environmental impact assessment: eia, environmental assessment, environmental impact
Sustainability: sustainable development, corporate sustainability, sustainability strategy + ESG=esg reporting, Carbon footprint, Life cycle assessment
Climate change: climate emergency, carbon emissions, climate crisis, climate science, global warming
Waste management: solid waste management
Air quality monitoring
Geology: geosciences, mining geology
Meteorology: atmospheric science
Geography
Mining engineering: mining?
Environmental compliance: environmental regulations, environmental law compliance, epa regulations

## Agriculture
Agriculture: agricultural science, farming, agricultural sciences
Horticulture: gardening
Crop management: crop production, crop science, crop protection, harvesting
Soil science: soil fertility
Irrigation: irrigation systems, drip irrigation, drip and mulch, drip system
Animal husbandry: livestock management, livestock, cattle management, animal care
Dairy farming > Animal husbandry
Poultry farming: poultry > Animal husbandry
Veterinary science: veterinary > Animal husbandry
Aquaculture
Forestry: forest management
Food safety: food hygiene, food safety and sanitation, food safety management, food handling, food sanitation + HACCP, FSSAI, ServSafe
Agricultural machinery: farm equipment
Rural development: rural management

# Research ~ Biology and biotechnology, Chemistry, Physics, Psychology and social work, Economics, Data and AI
@ research assistant, field investigator, research associate, research scientist, research fellow, scientist, research intern, researcher, phd student, doctoral student, postdoctoral fellow, project fellow, field researcher, junior research fellow
% research, thesis, hypothesis, findings, literature, dissertation, publications, conference paper

## Research > Research // every line is a method or product of research
Research: research skills, research and development, r and d, scientific research, academic research, research work, research projects, conducting research
Literature review: literature reviews, literature search, literature survey
Scientific writing: research writing, research paper writing, technical paper writing, manuscript writing, research papers, scientific communication, research paper, research articles, journal articles, academic papers, abstract writing
Research methodology: research methods, research design, research methodologies
Qualitative research: interviews and focus groups, qualitative analysis, qualitative data analysis + NVivo, ATLAS.ti, Thematic analysis, Focus groups, Ethnography
Quantitative research: quantitative methods, quantitative data analysis
Grant writing: grant proposals, grant applications, grants?, proposal writing, grant management
Field research: field sampling, ecology surveys, ecological surveys, fieldwork, field work, field surveys, field survey, field study
Peer review: journal publication, academic publishing

## Related work
Reference management + Mendeley, Zotero, EndNote
GraphPad Prism: graphpad, prism graphpad
`
