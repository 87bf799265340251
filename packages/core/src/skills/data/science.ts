/** Natural sciences, farming and the environment. */
export const science = `
# Biology and biotechnology ~ Healthcare, Pharmacy, Chemistry, Environment and agriculture
@ biologist, microbiologist, biotechnologist, lab technician, laboratory technician, lab assistant, laboratory assistant, molecular biologist, geneticist, zoologist, botanist, clinical research coordinator, lab analyst, biomedical engineer, clinical research associate, research intern
% laboratory, lab, cell, gene, protein, assay, specimen, organism, species, dna, tissue, b sc, m sc, biology, biological, life sciences, enzyme

## Laboratory techniques > Laboratory techniques // every line is done at the bench
Laboratory techniques: laboratory skills, lab skills, lab techniques, wet lab, bench work, laboratory experience, laboratory procedures, laboratory testing, lab testing, lab work, laboratory work, lab equipment?, laboratory equipment handling, lab equipment handling, handling of lab equipment, lab instruments?, lab instrument handling, handling lab instruments, lab practicals, lab instrument operation, laboratory instruments?, laboratory equipment?, incubator handling, incubators?, hot air oven, water bath handling, incubator operation, lab experiments, laboratory experiments, experiment setup, performing experiments, experimental work?, practical experiments in lab, experimental setup?, quality control of reagents, reagent qc, lab qc, dean stark, reflux setup, vacuum filtration + Pipetting=micropipettes=micropipette handling=micropipetting=multichannel pipette, Autoclaving=autoclave=autoclaves=autoclave operation=autoclave handling=media sterilisation=media sterilization
PCR: polymerase chain reaction, thermal cycler, rtpcr testing, thermocycler, taq polymerase, pcr amplification, multiplex pcr, colony pcr, gradient pcr, end point pcr > Molecular biology
COVID testing: covid sample testing, swab collection, swab testing, rtpcr covid testing > Sample collection
Gel electrophoresis: electrophoresis, gel running, gel casting, running gels, gel imaging, gel documentation, gel run, etbr, ethidium bromide, gel doc, geldoc, transilluminator > Molecular biology
Western blotting: western blot, immunoblotting, western blots, nitrocellulose membrane, pvdf membrane, chemidoc, immunoblot > Molecular biology
ELISA: immunoassay, immunoassays, enzyme linked immunosorbent assay, elisa reader, elisa plate, sandwich elisa, indirect elisa, elisa kit, microplate reader, chemiluminescence immunoassay > Immunology
Cell culture: cell cultures, cell line handling, cell line culture, cell line work, cell passaging, subculturing cells, cell maintenance in culture, cell counting, hela cells, hek293, mcf 7, cho cells, vero cells, dmem, trypsinization, trypsinisation, co2 incubator, mycoplasma testing, hepg2, t25 flask, rpmi, fetal bovine serum > Tissue culture
Flow cytometry: FACS^, cell sorting, flow cytometer, annexin v
Microscopy: light microscopy, microscope, slide observation, microscopic examination, microscopic observation, slide examination, compound microscope, stereo microscope, phase contrast microscopy, oil immersion, stage micrometer
DNA extraction: dna isolation, nucleic acid extraction, dna purification, dna quantification, ctab, ctab method, phenol chloroform, nanodrop, genomic dna, gdna, extraction of dna, isolation of dna > Molecular biology
DNA sequencing: sanger sequencing, rna seq, genome sequencing, whole genome sequencing > Genomics
Cloning: molecular cloning, gene cloning, recombinant dna, recombinant dna technology, restriction digestion, gibson assembly, ta cloning, blue white screening, restriction enzyme digestion, ligation of dna, gateway cloning > Molecular biology
CRISPR: gene editing, crispr cas9, genome editing > Genetics
Protein purification: protein expression, protein isolation, affinity chromatography, ni nta, fplc, his tag, iptg induction, ammonium sulphate precipitation, akta, recombinant protein > Biochemistry
Immunohistochemistry: ihc
Centrifugation: centrifuge use, centrifuge, centrifuge handling, centrifuge operation, centrifuge machine, ultracentrifuge, cooling centrifuge, microcentrifuge, ultracentrifugation
Animal handling: mouse handling, animal studies, animal research, animal house work, animal experiments, animal dosing, cpcsea, iaec, wistar rats, swiss albino mice, oral gavage
Laboratory safety: lab safety, lab hygiene, good lab practices in safety, fume hood, ghs labels, ghs labelling, eye wash station, chemical hygiene
Laboratory management: lab management, laboratory equipment maintenance, inventory of lab supplies, lab stock maintenance, lab inventory, lab chemicals stock, lab stock, lab supplies ordering, lab inventory management, chemical stock maintenance, lab consumables, reagent inventory, reagent stock
Glassware cleaning: glassware washing, washing glassware, cleaning of glassware, lab glassware, glassware handling, glassware sterilisation, glassware sterilization, lab cleaning, laboratory cleaning, cleaning of lab, lab cleanliness, chromic acid cleaning, glassware drying > Laboratory techniques

## Related work
Bioinformatics: sequence analysis, computational biology, bio informatics, biological data analysis, sequence data analysis, ncbi blast tools, biological sequence analysis + Biopython
BLAST: BLAST^ > Sequence alignment
Molecular docking: autodock vina, pyrx, glide docking, swissdock, discovery studio, ligand docking, protein ligand interaction, docking of ligands, binding energy of ligands > Bioinformatics
AutoDock > Molecular docking
PyMOL > Bioinformatics
Molecular dynamics ~ Bioinformatics, Computational chemistry

## Life sciences
Biology: biological sciences, life sciences, life science, general biology
Molecular biology: molecular techniques, molecular biology techniques
Cell biology: cellular biology, cell signaling
Genetics: molecular genetics, genetic analysis, genetic testing, genetic counselling basics, karyotype, pedigree analysis, punnett square, drosophila crosses
Genomics: gwas, genome wide association studies, genome wide association, genome analysis
Proteomics ~ Genomics, Metabolomics
Transcriptomics > Genomics
Metabolomics ~ Genomics, Proteomics
Microbiology: microbiological analysis, microbiological testing, microbial analysis, microbial testing, bacterial culture, microbial culture, culturing bacteria, microbial limit test, microbial limit testing, microbial techniques, microbial isolation, isolation of bacteria, bacteria isolation, bacterial isolation, pure culture isolation, streaking, streak plate, streak plate method, identification of bacteria, microbial identification, colony isolation, subculturing of bacteria, microbiological techniques, soil microbe isolation, isolation of soil bacteria, fungal culture, isolation of fungi, culture plating, plating of samples, inoculation of culture, urine culture plating
Virology > Microbiology
Bacteriology > Microbiology
Mycology > Microbiology
Immunology: immunological techniques
Biochemistry: metabolism, biochemical analysis, biochemical assays, biochemical tests, biochemical testing, biochemical estimation
Biotechnology: biotech, bio technology, bio tech
Botany: herbarium sheets, plant anatomy, plant morphology, plant sectioning
Zoology: animal biology, taxidermy, insect dissection
Entomology: insect collection, insect box, insect pinning, light trap collection > Zoology
Parasitology: stool parasite, parasite identification > Zoology
Ornithology > Zoology
Anatomy: human anatomy, anatomy and physiology
Physiology: human physiology
Neuroscience: neurobiology, cognitive neuroscience, neuroimaging + EEG=electroencephalography, fMRI
Ecology: field ecology, quadrat sampling, shannon index, phytosociology, vegetation sampling
Marine biology: aquatic biology
Evolutionary biology: evolution biology
Toxicology: toxicity studies, toxicity testing
Biophysics
Biomedical engineering: medical imaging devices, biomedical
Stem cell research: regenerative medicine, stem cells
Forensic science: forensics, forensic analysis, forensic lab work, forensic examination, forensic sample handling, evidence analysis in lab

## Tests of the laboratory
Coliform testing: mpn test, most probable number, coliform count, coliform test, coliforms, e coli test, presumptive test, e coli testing, total coliform > Microbiology
Biochemical identification of bacteria: imvic, imvic test, catalase test, oxidase test, tsi agar, biochemical characterisation of bacteria, indole test > Microbiology
Water microbiology: bacteriological testing of water, microbiological testing of water, membrane filtration test, bacterial testing of water > Microbiology
Food microbiology testing: food microbiology, microbiology of food, food microbial testing, salmonella testing, pathogen testing, total plate count, swab test of food handlers > Microbiology
Air and surface sampling for microbes: surface swabs, swab test, swab testing of surfaces, air exposure plates > Microbiology
Nitrogen estimation: kjeldahl, kjeldahl method, micro kjeldahl, total nitrogen estimation, kelplus, protein by kjeldahl
Chlorophyll estimation: chlorophyll content, spad meter, pigment estimation
Antioxidant assays: dpph, dpph assay, frap assay, abts assay, antioxidant activity, total phenolic content, folin ciocalteu, total phenol content > Laboratory techniques
Sugar estimation: dns method, dnsa method, anthrone method, reducing sugar estimation, benedict test, total sugar estimation > Biochemistry
Lipid profiling of samples: fatty acid profile, fatty acid analysis, fame analysis, lipid extraction
Variant calling: gatk, snp calling, bcftools, samtools, variant annotation, vcf files > Bioinformatics
ADMET prediction: swissadme, admetlab, pkcsm, protox, lipinski rule, drug likeness > Bioinformatics
Primer and probe validation: primer optimisation, primer optimization, primer validation > PCR
Plankton analysis: plankton sampling, plankton net > Ecology
Algal culture: algae cultivation, spirulina cultivation, spirulina farming, algae culture
Wildlife rescue: snake rescue, bird rescue, wildlife rehabilitation, rescue of wild animals, animal rescue
Zoo keeping: zookeeping, zoo animal care, enclosure enrichment, animal enclosure cleaning
Insect rearing: rearing of insects, mosquito rearing, trichogramma rearing, insect culture
Bird watching surveys: bird ringing, waterbird count, asian waterbird census > Biodiversity surveys
Bloodstain and body fluid tests: presumptive blood test, blood stain pattern, semen stain test, body fluid identification, bloodstain analysis, blood stain analysis, blood stain examination > Forensic science
Embalming and mortuary work: mortuary work, embalming
Post-mortem examination: postmortem examination, autopsy, necropsy, post mortem of animals, pm examination of birds

# Chemistry ~ Chemical engineering, Pharmacy, Biology and biotechnology
@ lab assistant, laboratory assistant, lab technician, laboratory technician, chemist, analytical chemist, research chemist, quality control chemist, formulation scientist, qc chemist, chemistry teacher, chemical analyst, lab chemist
% laboratory, lab, reagent, synthesis, compound, solvent, chemical, titration, chemistry, sample, spectra

## Chemistry > Chemistry // every line is a branch or method of the subject
Chemistry: chemical sciences, general chemistry, chemical sciences
Organic chemistry: synthetic chemistry, organic reactions
Inorganic chemistry
Physical chemistry
Analytical chemistry: chemical analysis, instrumental analysis, quantitative chemical analysis, wet chemistry, chemical testing, instrumental methods of analysis, analytical instruments, chemical test, chemical testing of samples, analytical instrument handling, instrument handling in lab, analytical lab work, wet lab analysis, chemical lab work, wet chemical analysis, gravimetry, gravimetric estimation, volumetric estimation
Medicinal chemistry: drug synthesis
Computational chemistry: quantum chemistry
Environmental chemistry
Chromatography + HPLC=high performance liquid chromatography=uplc=rp hplc=mobile phase preparation=c18 column=hplc column=shimadzu hplc=agilent hplc=waters hplc=liquid chromatograph=liquid chromatography=hplc analysis, Gas chromatography=GC^=gc analysis=gc instrument=gc handling=gc operation=gas chromatograph=fid detector=headspace gc=gc fid=gc headspace=residual solvents, LC-MS=lc ms=lcms=lc/ms, Thin layer chromatography=tlc=rf value=tlc plates=silica plates, Column chromatography=flash chromatography=silica gel column=silica column=column purification
Spectroscopy: spectrophotometry, spectrophotometer, spectral analysis, spectrofluorimeter + NMR=nmr spectroscopy=1h nmr=13c nmr=proton nmr=nmr spectra, FTIR=ft ir=kbr pellet=ftir spectra=atr ftir, UV-Vis spectroscopy=uv vis=uv spectrophotometer=uv spectrophotometry=uv vis spectrophotometer=uv visible spectroscopy=uv spectroscopy=uv analysis=uv spectrometer=uv vis spectrophotometry=uv visible spectrophotometer=double beam spectrophotometer=lambda max=absorption maxima=uv visible spectrophotometry, Raman spectroscopy, IR spectroscopy=ir spectra=infrared spectroscopy=infrared spectra
Mass spectrometry: mass spec, esi ms, maldi tof, q tof
Titration: titrations, volumetric analysis, gravimetric analysis, edta titration, complexometric titration, acid base titration, redox titration, burette, iodometric titration, permanganate titration, potentiometric titration, autotitrator, back titration, argentometric titration, conductometric titration, iodometry, complexometry, titrimetric > Laboratory techniques, Analytical chemistry
Thermal analysis techniques: dsc tga
ChemDraw: chem draw, chemsketch, avogadro software

## Related work
Scanning electron microscopy: sem microscopy, tem microscopy, fesem, sem edx, sem eds, edax, fe sem
X-ray diffraction: xrd, xrd patterns, rietveld, scherrer, powder xrd
Material characterization: materials characterization, characterization techniques, xrd and sem, sem and xrd
Formulation development: formulation, formulations?, product formulation, lab formulation, lab scale formulation, emulsion formulation, gel formulation

# Physics ~ Mathematics and statistics, Electrical and electronics
@ physicist, physics teacher, research physicist, astronomer, optical engineer, physics tutor
% quantum, particle, telescope, laser, physics, relativity, accelerator

## Physics > Physics // every line is a branch of the subject
Physics: applied physics, general physics, theoretical physics
Classical mechanics: newtonian mechanics, analytical mechanics
Quantum mechanics: quantum physics, quantum theory
Electromagnetism: electrodynamics, electromagnetics, electromagnetic theory
Statistical mechanics: statistical physics, thermal physics
Optics: nonlinear optics, optical engineering, interferometer, interferometry, optical bench
Solid state physics
Nuclear physics
Astrophysics: astronomy
Computational physics: simulation of physical systems + Geant4
Plasma physics: plasma?
Acoustics: acoustical engineering, sound physics
Medical physics: radiological physics, radiation therapy physics, dosimetry, linac qa, phantom dosimetry, radiotherapy physics
Vacuum technology
Geophysics: geophysical surveys, electrical resistivity tomography, ert survey, gravity survey, magnetic survey, ground penetrating radar, seismic refraction, proton magnetometer

# Environment and agriculture ~ Biology and biotechnology, Chemical engineering
@ environmental engineer, environmental consultant, agronomist, agriculture officer, farm manager, farmer, horticulturist, sustainability analyst, environmental scientist, ecologist, field officer, agricultural engineer, geologist, landscaper, groundskeeper, farm worker, ranch hand, forester, environmental specialist, soil scientist, agriculture specialist, veterinary technician, food inspector, animal caretaker
% farm, crop, soil, harvest, livestock, irrigation, climate, emission, pollution, environmental, agriculture, agricultural, greenhouse, seed, cattle, forest, garden, rural, pesticide, plants, usda

## Environment
Environmental science: environmental studies, environmental engineering, environmental management, environment studies, environment knowledge
Environmental education: environment awareness, environmental awareness, eco clubs, eco club activities, environment education, nature education, environmental awareness campaigns, environment awareness campaigns, environment awareness programmes, environment campaigns, beach cleanup, cleanup drives, cleanliness drives, clean up drives, earth day, world environment day, swachhata drive, nature trail, lake cleanup, river cleanup, plogging, beach clean up, nature walks, plastic free campaign
Environmental impact assessment: eia, environmental assessment, environmental impact, eia report, eia studies, public hearing for eia, leopold matrix, parivesh, parivesh portal, environment impact assessment, eia notification
Sustainability: sustainable development, corporate sustainability, sustainability strategy + ESG=esg reporting, Carbon footprint=carbon emission calculation, Life cycle assessment=LCA^=simapro=openlca=cradle to gate=iso 14040=GaBi!
Climate change: climate emergency, carbon emissions, climate crisis, climate science, global warming, climate resilience, climate adaptation plan
Waste management: solid waste management, garbage collection, waste collection, waste disposal, solid waste, swm, waste sorting, garbage segregation, wet and dry waste, dry wet segregation, bin segregation, material recovery facility, source segregation, door to door waste collection, biomining, legacy waste
Air quality monitoring: air quality testing, air monitoring, air sampling, air quality analysis, air pollution monitoring, pm2.5, pm10, pm 2.5, high volume sampler, respirable dust sampler, AQI^, ambient air quality, so2 and no2, dust sampler, fine particulate sampler, ambient air sampling, so2 and nox, air quality index
Geology: geosciences, mining geology
Meteorology: atmospheric science, weather data recording, weather observations, weather station data, rainfall recording, weather recording, automatic weather station, stevenson screen, synoptic charts, radiosonde, weather station reading, weather readings, rainfall measurement
Geography
Mining engineering: mining?, open cast mine, opencast mine, underground mine, mine visit
Environmental compliance: environmental regulations, environmental law compliance, epa regulations, pollution control board, consent to operate, environmental clearance, spcb compliance, consent to establish, pollution control compliance, environment clearance, environmental statutory compliance, pollution board, consent renewal, form v environmental statement, environmental statement, cpcb, cpcb norms, mpcb, spcb, ocmms, hazardous waste returns, half yearly compliance report, cto renewal, consent application, ec compliance

## Agriculture
Agriculture: agricultural science, farming, agricultural sciences, agri, farm work, farm activities, agricultural practices, agriculture field work, farm practices, agri knowledge, cultivation of crops, crop cultivation
Horticulture: gardening, garden maintenance, plant care?, orchard management, fruit and vegetable growing, plantation work, tree plantation work, horticultural crops, orchard work, gardener work, lawn maintenance, canopy management, bonsai, potting of plants, repotting
Pruning: pruning of plants, training and pruning, plant pruning, pruning and training, tree pruning > Horticulture
Crop management: crop production, crop science, crop protection, harvesting, crop care, crop practices, crop husbandry, cropping, crop growing, crop planning, package of practices, gap filling of crops, thinning of crops, crop rotation, crop calendar
Sowing and harvesting: sowing, seed sowing, transplanting of seedlings, crop harvesting, harvest work, ploughing, land preparation, sowing and transplanting, transplanting?, land preparation for sowing, mulching, mulching of beds, bed preparation for crops, earthing up of crops, ridge making, intercropping > Crop management
Commercial crop cultivation: sugarcane cultivation, cotton cultivation, sugarcane farming, cotton farming, spice cultivation, oilseed cultivation > Agriculture
Cereal cultivation: wheat cultivation, paddy cultivation, rice cultivation, wheat farming, paddy farming, rice farming, maize cultivation, paddy transplanting, maize farming, pulses cultivation, sri method, system of rice intensification, direct seeded rice, zero tillage > Agriculture
Soil science: soil fertility
Irrigation: irrigation systems, watering of crops, water management in farming, water management in fields, irrigation scheduling, flood irrigation, furrow irrigation, canal irrigation, irrigation channels + Drip irrigation=drip and mulch=drip system=drip installation=drip fitting=drip maintenance=drip laterals=inline drip=drippers=netafim=jain drip=drip kit=drip tubes=micro irrigation, Sprinkler irrigation=sprinkler irrigation system=rain gun irrigation=mini sprinkler
Animal husbandry: livestock management, livestock, cattle management, animal care, animal rearing, cattle care, cattle rearing, cattle feeding, feeding of animals, livestock farming, animal feeding, animal farm work, cattle farming, animal shed management, livestock feeding, cattle shed cleaning, gaushala work
Dairy farming: dairy farm work, milking, dairy management, dairy farm management, cow rearing, milking of cows, milking machine, dairy work, cattle shed management, cow care, dairy animal care, cattle milking, dairy animals, dairy cattle management, buffalo rearing, calving, milch animals, milking parlour, milking parlor, machine milking, hand milking, cow shed, gir cows, milk recording, milk yield recording, milk yield records > Animal husbandry
Poultry farming: poultry, broiler farming, layer farming, broiler management, hatchery, hatchery management, egg production, poultry farm management, hatchery operation, chick rearing, egg collection, egg grading, brooding of chicks, day old chicks, debeaking, layer cages, poultry shed, broiler shed, egg candling, feed conversion ratio in poultry, poultry house, quail farming, duck farming > Animal husbandry
Livestock vaccination: animal vaccination, cattle vaccination, vaccination of animals, poultry vaccination, vaccination of cattle, vaccinating animals, fmd vaccine, fmd vaccination, hs vaccine, bq vaccine, ppr vaccine, lsd vaccine, brucella vaccine, ranikhet vaccine, lasota, anti rabies vaccination of dogs, rabies vaccination of dogs, pet vaccination, goat vaccination, sheep vaccination, livestock immunisation > Animal husbandry
Veterinary science: veterinary ~ Animal husbandry
Aquaculture: fish culture, pond management, fish rearing, shrimp farming, prawn farming, fish pond management, biofloc, fish feeding, fish breeding, fish seed production, biofloc farming, cage culture of fish, fry rearing, pond preparation for fish, fish hatchery, induced breeding of fish, ovaprim, carp culture, composite fish culture, shrimp hatchery, fish pond, fish seed rearing
Forestry: forest management, plantation of trees, forest work, forest nursery, tree planting, social forestry, ntfp, forest inventory, tree enumeration, non timber forest produce
Tree plantation drives: tree plantation, afforestation, planting trees, sapling plantation, plantation drives, tree planting drives, sapling planting, seed balls, seed bombs, tree guards, van mahotsav, planted saplings, vriksharopan > Volunteering
Food safety: food hygiene, food safety and sanitation, food safety management, food handling, food sanitation, hygiene in food plant, food law, hygiene practices in food, hygienic cooking, food storage, metal detector checks, metal detection in food, cleaning and sanitation in food plant, pest control records in food plant, personal hygiene of food handlers, mock recall, traceability exercise, food handlers training, prp and oprp, traceability records, food traceability, traceability in food + HACCP=haccp plan=ccp monitoring=critical control points=hazard analysis of food=haccp study, FSSAI=fssai licence=fssai license=foscos=foscos portal=fssai registration=fssai norms=fssai compliance=food licence, ServSafe
Hygiene checks: hygiene audits, hygiene inspection, hygiene monitoring, hygiene checking, plant hygiene ~ Food safety
Agricultural machinery: farm equipment, farm machinery, farm implements, agricultural implements, tractor repair, tractor maintenance, farm machinery repair, harvester operation, rotavator, power tiller, combine harvester, seed drill, thresher, happy seeder, laser leveller, custom hiring centre, paddy transplanter
Rural development: rural management

## Care of animals
Animal deworming: deworming, deworming of animals, cattle deworming, animal drenching, dewormer, fenbendazole, deworming of goats, deworming of calves, pet deworming, oral drenching, dewormed > Animal husbandry
Artificial insemination: ai of cattle, ai in cattle, ai in cows, frozen semen, frozen straws, semen straws, heat detection, estrus detection, oestrus detection, estrus synchronization, oestrus synchronisation, semen collection, ai gun, sexed semen, insemination of cows > Animal breeding
Pregnancy diagnosis: rectal palpation, per rectal palpation, per rectal check, per rectal examination, pregnancy diagnosis of cattle, pregnancy check of animals, conception checks of animals > Animal husbandry
Spay and neuter: spaying, neutering, castration, castration of animals, dog sterilisation, dog sterilization, animal birth control, abc sterilisation, abc sterilization, abc surgery, ovariohysterectomy, spay surgery, dog neutering, sterilisation of dogs, sterilization of dogs, stray dog sterilisation, stray dog sterilization, spay neuter > Veterinary surgery
Mastitis screening: mastitis test, mastitis detection, california mastitis test, CMT^, strip cup test, somatic cell count, mastitis control
Calf rearing: calf care, calf feeding, colostrum feeding, calf management, calves rearing, raising calves > Animal husbandry
Animal tagging: ear tagging, ear tags, animal identification tags, pashu aadhaar, INAPH^, inaph tagging, tagging of cattle, microchipping of pets > Animal husbandry
Hoof trimming: hoof care, hoof paring, hoof cutting, farriery, hoof dressing > Animal husbandry
Animal restraint: restraining animals, casting of cattle, restraint of animals, animal restraining, casting of animals
Dehorning: disbudding of calves > Animal husbandry
Veterinary diagnostics: faecal egg count, fecal egg count, dung sample testing, skin scrapings, brucella test, tuberculin test, faecal examination of animals, animal blood sampling, animal sample testing, dung sample examination, faecal sample examination > Veterinary science
Veterinary pharmacy: animal medicines, vet medicines, animal drug dispensing
Animal health camps: veterinary camps, pashu arogya camp, infertility camps, cattle camps ~ Agricultural extension
Meat inspection: ante mortem inspection, antemortem inspection, abattoir inspection, carcass inspection, meat hygiene, slaughterhouse inspection ~ Food safety
Equine care: horse riding care, horse grooming, stable management, horse care, stable work > Animal husbandry
Aquarium maintenance: fish tank maintenance, ornamental fish breeding, aquarium setup ~ Aquaculture
Animal welfare: stray animal care, animal welfare work, stray dog feeding, animal adoption drives, cruelty to animals, animal cruelty

## Work on the farm
Crop cutting experiments: crop cutting, crop yield estimation, yield estimation of crops > Crop monitoring
Terrace gardening: rooftop gardening, home gardening, kitchen garden, kitchen gardening, terrace garden, grow bags, balcony gardening > Horticulture
Medicinal plant cultivation: lemongrass cultivation, tulsi cultivation, ashwagandha cultivation, herbal garden, medicinal garden > Agriculture
Plantation crops: coconut cultivation, rubber cultivation, arecanut cultivation, cardamom cultivation, rubber tapping, cashew cultivation, palm cultivation > Agriculture
Agricultural drones: agri drone, drone in agriculture, crop drone > Precision agriculture
Farm produce quality grading: agmark, agmark grading, moisture check of grain, quality check of produce, grain grading > Post-harvest technology
Grain procurement: paddy procurement, wheat procurement, msp procurement, procurement of crops, procurement from farmers, buying from farmers
Contract farming: buy back arrangement with farmers, contract growers > Agribusiness
Crop loss assessment: crop damage survey, crop damage assessment, pmfby, fasal bima, crop loss survey ~ Crop insurance
Agri weather advisory: agromet advisory, weather advisory to farmers > Agricultural extension
Tea processing: ctc processing, tea withering, tea factory, orthodox tea, tea manufacturing > Food processing
Tea tasting: tea cupping, cup tasting, tea blending, tea grading > Sensory evaluation

## Work for the environment
Noise monitoring: noise level monitoring, noise level measurement, noise measurement, noise survey, sound level meter, decibel meter, noise readings, ambient noise, db meter, noise pollution monitoring, noise mapping > Environmental monitoring
Stack emission testing: stack sampling, stack emissions, flue gas analysis, flue gas analyser, stack kit, isokinetic sampling, stack emission monitoring, stack monitoring > Environmental monitoring
Green belt development: greenbelt development, green belt plantation, miyawaki, miyawaki forest, miyawaki plantation, urban forest
Extended producer responsibility: EPR^, epr registration, epr compliance, epr portal, plastic credits > Environmental compliance
E-waste management: e waste, e waste collection, e waste recycling, electronic waste, ewaste > Waste management
Plastic waste management: plastic waste, plastic collection, plastic recycling, plastic waste collection, plastic segregation > Waste management
Waste characterization: waste characterisation, quartering of waste, waste composition study > Waste management
Environmental management plans: environment management plan, emp preparation, emp report
Energy and water audits in homes: household water audit, domestic water audit
Sewage sampling: stp sampling, mlss testing, sludge volume index, stp testing > Water quality testing
Core logging: drill core logging, borehole logging, lithology logging, drill cores, core sample logging > Geology
Mineral exploration: exploration drilling, ore exploration, geochemical sampling, stream sediment sampling > Geology
Human wildlife conflict: crop raiding by animals
Lake and river cleaning: lake cleaning, river cleaning, pond cleaning > Environmental education
Climate surveys: household energy survey, carbon footprint survey, energy use survey

## Making of food
Fruit and vegetable processing: fruit processing, vegetable processing, fruit preservation, fruit and vegetable preservation, jam making, jelly making, pickle making, jam and pickle making, squash making, syrup and squash making, fruit pulp making, pulp making, fruit jam, mango squash, potassium metabisulphite, ketchup making, tomato puree, sauce bottling, fruit squash, amla candy, juice processing, fruit bar making, fruit pulp processing, pulp processing, jam and jelly making, fruit juice making, mango pulp > Food processing
Canning: canning of fruits, retort processing, retorting, canning and retorting, can seaming, double seaming, canned food, retort pouch, retort pouches, can seamer, food canning > Food processing
Vacuum packaging: vacuum packing, vacuum sealing, vacuum pouches, vacuum sealer, vacuum packed, vacuum packing machine, vacuum packaging machine, air free pouches, vacuum pack > Food packaging
Modified atmosphere packaging: map packaging, nitrogen flushing, gas flushing, nitrogen flush packing, nitrogen packing > Food packaging
Food drying: food dehydration, solar drying of foods, osmotic dehydration, cabinet dryer, dehydrated vegetables, sun drying of foods, drying of vegetables, drying of fruits, dehydrated fruits, food dehydrator > Food processing
Food extrusion: extruded snacks, extruded products, pasta extrusion, extrusion cooking, extruder snacks, vermicelli making, snack extrusion, extruder operation in food > Food processing
Frozen food processing: IQF^, blast freezing, blast freezer, individual quick freezing, frozen vegetables, freezing of foods, frozen snacks > Food processing
Meat processing: sausage making, meat products, poultry processing, meat curing, chicken processing, meat cutting plant > Food processing
Seafood processing: fish processing, shrimp peeling, shrimp processing, fish drying, fish curing, prawn processing > Food processing
Milk testing: milk quality testing, milk fat testing, fat and snf testing, milk analysis, fat testing of milk, snf testing, milk quality, milk adulteration testing, lactometer, gerber method, gerber test, butyrometer, mbrt, clot on boiling, milk analyser, milk analyzer, platform tests of milk, methylene blue reduction, alcohol test of milk, ekomilk, fat and snf > Dairy technology
Milk procurement: milk collection, milk collection centre, milk procurement work, bulk milk cooler, milk chilling, milk chilling centre, milk routes, amcu, milk society > Dairy technology
Milk product making: milk products, paneer making, paneer production, ghee making, curd making, khoa making, cheese making, cheese production, butter churning, cream separator, cream separation, dahi making, flavoured milk, lassi making, yoghurt making, yogurt making, curd and buttermilk, buttermilk making, sweets from milk > Dairy technology
Proximate analysis of food: proximate composition, ash content of food, crude fibre, crude protein, crude fat, crude fibre estimation, moisture ash and protein, proximate analysis > Food testing
Aflatoxin testing: aflatoxin, mycotoxin testing, mycotoxins > Food testing
Food fortification: fortified rice, fortification of food, iron fortification, premix blending > Food technology
Bottling: bottle filling, bottling plant, bottling line, filling and capping, rinser filler capper, packaged drinking water, bottle filling machine, capping machine, juice bottling
Carbonated beverage production: soft drink production, carbonated drinks, soft drink bottling, syrup room, beverage carbonation
Jaggery making: gur making, jaggery production, jaggery powder > Food processing
Nut processing: cashew processing, cashew peeling, peanut roasting, nut roasting, groundnut processing, peanut butter making, makhana processing > Food processing
Ready-to-eat food production: ready to eat products, ready to cook products, instant mix making, instant mixes, batter making, ready mix production > Food processing
Namkeen and chips production: chips making, namkeen production, potato chips making, banana chips, papad production > Food processing
Food plant sanitation: food plant cleaning, sanitation in food factory, plant sanitation ~ Food safety

# Research ~ Biology and biotechnology, Chemistry, Physics, Psychology and social work, Economics, Data and AI
@ research assistant, field investigator, research associate, research scientist, research fellow, scientist, research intern, researcher, phd student, doctoral student, postdoctoral fellow, project fellow, field researcher, junior research fellow
% research, thesis, hypothesis, findings, literature, dissertation, publications, conference paper

## Research > Research // every line is a method or product of research
Research: research skills, research and development, r and d, scientific research, academic research, research work, research projects, conducting research
Literature review: literature reviews, literature search, literature survey, literature collection, reading research papers, research paper reading, literature study, reading of journals, reading journals, journal search, reading scientific papers, google scholar search, review of literature, review of papers
Scientific writing: research writing, research paper writing, technical paper writing, manuscript writing, research papers, scientific communication, research paper, research articles, journal articles, academic papers, abstract writing, scientific paper writing, research report writing, paper writing for journals, review article writing, paper writing, writing papers
Research methodology: research methods, research design, research methodologies, synopsis writing, research synopsis
Qualitative research: interviews and focus groups, qualitative analysis, qualitative data analysis + NVivo, ATLAS.ti, Thematic analysis, Focus groups=fgd=fgds, Ethnography
Quantitative research: quantitative methods, quantitative data analysis
Grant writing: grant proposals, grant applications, grants?, proposal writing, grant management
Field research: field sampling, ecology surveys, ecological surveys, fieldwork, field work, field surveys, field survey, field study, field data collection work, field visits for research, field interviews with people, primary data collection in field, field visit reports, field notes, ethnographic fieldwork > Field visits
Peer review
Research publication: journal publication, academic publishing, journal submission, paper publication, journal paper submission, publishing papers, research paper publication, manuscript submission, ugc care journal, scopus indexed journal, paper published in journal, manuscript revision

## Related work
Field visits: field visiting, visits to villages, visit to field, village visits
Reference management: citation formatting, bibliography making, reference formatting, apa referencing, reference list making, citing references, apa format, referencing? + Mendeley, Zotero, EndNote, JabRef, Paperpile
GraphPad Prism: graphpad, prism graphpad
`
