/** Branches and methods of chemistry, physics and mathematics. */
export const physicalSciences = `
# Chemistry

## Chemical synthesis > Chemistry // every line is a branch or method of the subject
Organic synthesis: multistep synthesis, synthetic organic chemistry, chemical synthesis, synthesis of compounds, compound synthesis, drug synthesis work, synthesis of organic compounds, lab synthesis, grignard, suzuki coupling, schiff base, click reaction, esterification, aldol condensation, diels alder, knoevenagel, friedel crafts, multicomponent reaction, reductive amination, wittig, boc protection, grignard reaction, aspirin synthesis > Organic chemistry
Peptide synthesis: solid phase peptide synthesis > Organic chemistry
Asymmetric synthesis: stereochemistry > Organic chemistry
Reaction monitoring: reaction optimization, reaction workup, reaction setup, reaction work up, running reactions, setting up reactions
Sample preparation: sample prep, sample digestion, sample making for testing, preparing test samples, acid digestion, microwave digestion, solid phase extraction, sonication, quechers, sample homogenisation
Purification techniques: recrystallization, distillation techniques, rotary evaporation, recrystallisation, distillation and extraction, solvent extraction, extraction and purification, liquid liquid extraction, purification of compounds, crystallisation of compounds, soxhlet extraction, soxhlet, rotavapor, rotary evaporator, rotavap, rota evaporator, separating funnel, fractional distillation, steam distillation, simple distillation, vacuum distillation
Catalysis: heterogeneous catalysis, homogeneous catalysis
Electrochemistry: cyclic voltammetry, electrochemical analysis, potentiostat, electrochemical impedance, galvanostat, tafel, three electrode cell, eis measurement, electroplating experiments > Physical chemistry
Chemical kinetics: reaction kinetics > Physical chemistry
Chemical thermodynamics: thermochemistry > Physical chemistry
Photochemistry > Physical chemistry
Surface chemistry: colloid chemistry > Physical chemistry
Organometallic chemistry: organometallics > Inorganic chemistry
Coordination chemistry: metal complexes > Inorganic chemistry
Bioinorganic chemistry > Inorganic chemistry
Supramolecular chemistry
Polymer chemistry: polymer synthesis, polymerization > Polymer science
Green chemistry: sustainable chemistry
Natural product chemistry: natural products isolation
Industrial chemistry: applied chemistry, process chemistry
Detergent making: soap and detergent manufacturing, detergent manufacturing, soap manufacturing, phenyl making, handwash making, cleaning product making, detergent formulation, sanitizer making, detergent powder making, floor cleaner making, soap production, toilet cleaner making, dishwash liquid, dishwash making, acid slurry, cold process soap, soap noodles, liquid soap making, herbal soap making, hand wash making
Nanoparticle synthesis: nanoparticles, nanomaterial synthesis, silver nanoparticles, gold nanoparticles, zno nanoparticles, green synthesis of nanoparticles, co precipitation method, carbon dots, nanocomposites, quantum dots synthesis > Nanotechnology
Sol-gel synthesis: hydrothermal synthesis, sol gel
Paints and coatings: surface coatings, coating technology, paint manufacturing, paint making, paint technology, paint formulation, coating formulation, colour matching of paints, paint production
Paint testing: coating testing, paint quality control, cross hatch adhesion, ford cup viscosity, gloss meter, hegman gauge, scrub resistance, dft of paint > Paints and coatings
Perfumery: fragrance chemistry, perfume making, fragrance making, attar making, incense making, agarbatti making, fragrance development, perfume blending, perfume compounding, itra making, ittar

## Chemical analysis > Analytical chemistry // every line measures what a substance contains
GC-MS: gcms > Gas chromatography
Ion chromatography: ion exchange chromatography > Chromatography
Size-exclusion chromatography: gel permeation chromatography > Chromatography
Atomic absorption spectroscopy: atomic absorption, AAS^, atomic absorption spectrophotometer, aas analysis > Spectroscopy
ICP-MS: icp oes, icp ms analysis, icpms > Mass spectrometry
Fluorescence spectroscopy: spectrofluorometry > Spectroscopy
Circular dichroism > Spectroscopy
X-ray photoelectron spectroscopy: xps analysis > Spectroscopy
Differential scanning calorimetry: dsc analysis > Thermal analysis techniques
Thermogravimetric analysis: tga analysis > Thermal analysis techniques
Crystallography: x ray crystallography, crystal structure analysis > X-ray diffraction
Karl Fischer titration: karl fischer, kf titration, kf titrator, kf moisture > Titration
Qualitative analysis of salts: salt analysis, inorganic qualitative analysis, cation anion analysis, flame test, salt identification, group reagents, cation and anion analysis
MestReNova: topspin > NMR
Empower software: chromeleon > HPLC

## Related work
Chemical safety: msds, chemical handling, material safety data sheets, chemical storage, safe handling of chemicals, chemical spill handling, sds, safety in chemical lab, safety data sheet, chemical spill kit, chemical inventory safety > Laboratory safety
Gaussian software: gaussian!, gaussian 09, gaussian 16, gaussview, dft with gaussian, b3lyp, homo lumo > Computational chemistry
Density functional theory: DFT^, dft calculations, vasp, quantum espresso > Computational chemistry
Molecular modeling: molecular modelling > Computational chemistry
ORCA^: q chem > Computational chemistry
Materials Studio: biovia > Computational chemistry
LAMMPS > Molecular dynamics
pH measurement: ph meter, conductivity measurement, ph testing, ph checking, ph meter calibration, checking ph, conductivity meter, ph electrode, ph calibration
Atomic force microscopy: afm microscopy > Material characterization
Transmission electron microscopy characterization: tem analysis > Material characterization
BET surface area analysis: bet analysis, surface area analysis, bet surface area > Material characterization
Dynamic light scattering: particle size analysis, zeta potential, zeta sizer, zetasizer, particle size analyser > Material characterization

## Tests of the chemist
HPTLC: hptlc fingerprinting, camag, high performance thin layer chromatography > Thin layer chromatography
LabSolutions > HPLC
OpenLab CDS: openlab, chemstation > HPLC
Preparative HPLC: prep hplc > HPLC
Flame photometry: flame photometer, sodium and potassium estimation > Analytical chemistry
Colorimetric estimation of metals: iron estimation, nessler reagent, phosphate estimation, ammonia estimation > Analytical chemistry
Heavy metal testing: heavy metal analysis, heavy metals, heavy metal estimation, lead and arsenic testing > Analytical chemistry
Fuel testing: flash point, pensky martens, pour point, cloud point testing, calorific value, bomb calorimeter, aniline point, fuel quality testing, coal proximate analysis, coal testing > Physical property testing
Lubricant testing: oil viscosity testing, grease testing, lubricant analysis, kinematic viscosity > Physical property testing
Cement and limestone analysis: limestone analysis, cement chemical analysis, loss on ignition, lime analysis > Analytical chemistry
Metal and alloy analysis: alloy analysis, spark oes, optical emission spectrometer, spectro analysis of metals, ore analysis, xrf analysis, xrf > Analytical chemistry
Essential oil extraction: clevenger, clevenger apparatus, hydrodistillation, essential oil distillation, steam distillation of oils, extraction of essential oils
Adsorption studies: batch adsorption, adsorption isotherm, langmuir isotherm, dye removal, adsorbent preparation
Corrosion studies: corrosion testing, corrosion rate, weight loss method of corrosion, corrosion inhibitor
Resin and adhesive making: adhesive manufacturing, adhesive formulation, resin manufacturing, glue making > Polymer chemistry
Ink making: ink formulation, ink manufacturing
ISO 17025: iso/iec 17025, measurement uncertainty, proficiency testing, inter laboratory comparison, uncertainty of measurement
Standardization of solutions: standardisation of solutions, primary standard solution, standardising solutions, normality of solutions > Titration
Water chemistry testing: alkalinity, alkalinity testing, hardness titration, chloride estimation, hardness by edta > Water quality testing
Reaction scale-up: scale up of reactions, kilo lab, pilot scale synthesis > Organic synthesis
Chiral analysis: chiral hplc, chiral separation, enantiomeric excess > Chromatography
Lab scale distillation units: solvent recovery in lab > Purification techniques
Calibration of lab instruments: calibration of instruments in lab, balance calibration, ph meter and balance calibration, pipette calibration, calibration of glassware, analytical instrument calibration

# Physics

## Branches of physics > Physics // every line is a branch of the subject
Special relativity: general relativity, relativity theory
Quantum field theory: qft > Quantum mechanics
Quantum information: quantum optics, quantum entanglement
Particle physics: high energy physics
Cosmology > Astrophysics
Observational astronomy: telescope observation, astronomical observation, photometry astronomy, telescope handling, telescope operation, telescope use, night sky observation, stargazing sessions, star gazing, sky watching, light curves, variable stars, dobsonian, asteroid search, celestron, telescope sessions > Astrophysics
Condensed matter physics: condensed matter > Solid state physics
Semiconductor physics: device physics > Solid state physics
Superconductivity > Solid state physics
Magnetism: magnetic materials, spintronics > Solid state physics
Nonlinear dynamics: chaos theory, dynamical systems
Fluid physics: turbulence modeling
Laser physics: lasers, laser systems, laser lab, laser experiments > Optics
Photonics: optoelectronics, integrated photonics > Optics
Fiber optics: optical fibers, fibre optics > Optics
Fiber splicing: optical fiber splicing, fibre splicing, ofc splicing, ofc laying, otdr, otdr testing, fiber laying, optical fibre laying, fiber cable laying, fibre laying
Spectrometer design: optical instrumentation > Optics
Atomic physics: atomic and molecular physics
Biophysics methods: single molecule biophysics > Biophysics
Seismology: seismic interpretation, seismic data processing > Geophysics
Radiation detection: radiation physics, radiation safety, scintillation detectors, gm counter, geiger counter, gamma spectrometry, hpge detector, survey meter, geiger muller counter, nai detector, radiation survey, radiation monitoring > Nuclear physics
Nuclear engineering: reactor physics > Nuclear physics
Mathematical physics: group theory in physics
Experimental physics: physics laboratory, lab instrumentation, instrument handling?, physics experiments, physics practicals, hall effect experiment, michelson interferometer, newtons rings, millikan, photoelectric effect experiment, zeeman effect, physics lab, diffraction grating experiment, physics lab experiments
Cryogenics: low temperature physics

## Physics tools
Thin film deposition: sputtering, thin films, pulsed laser deposition, spin coating, dip coating, thermal evaporation, rf sputtering, physical vapour deposition, chemical vapour deposition, spray pyrolysis, magnetron sputtering, atomic layer deposition, e beam evaporation, thin film coating
Vacuum systems: rotary vacuum pump, diffusion pump, turbomolecular pump, pirani gauge, helium leak detection > Vacuum technology
Cleanroom fabrication: photolithography, cleanroom, lithography fabrication > Semiconductor devices
Zemax: zemax opticstudio, code v > Optics
Lumerical: rsoft, lumerical fdtd > Optics
CERN ROOT: root framework, root cern > Particle physics
Astropy: astronomical data analysis, iraf > Astrophysics
Stellarium > Astrophysics
FLUKA > Nuclear physics ~ MCNP
MCNP > Nuclear physics ~ FLUKA
Phyphox ~ Experimental physics

## Work of the physics laboratory
Electronics experiments in physics: cro experiments, cathode ray oscilloscope experiments > Experimental physics
Crystal growth: single crystal growth, czochralski, slow evaporation technique > Solid state physics
Photoluminescence studies: photoluminescence, pl spectra, luminescence > Spectroscopy
Planetarium shows: science centre demonstrations, sky shows, planetarium demonstrations ~ Observational astronomy
Radon measurement: radon monitoring, background radiation survey > Radiation detection
Instrument fabrication in physics: detector fabrication, detector assembly, apparatus fabrication > Experimental physics
Hall effect and resistivity measurement: four probe method, hall measurement, four probe resistivity, hall effect measurement > Material characterization
Solar cell fabrication: perovskite solar cells, dye sensitized solar cell, dssc

# Mathematics and statistics

## Statistical methods > Statistics // every line is a statistical method or software for it
Descriptive statistics: summary statistics > Statistics
Inferential statistics: statistical inference > Statistics
Confidence intervals: point estimation, interval estimation
Nonparametric statistics: non parametric tests, mann whitney, kruskal wallis > Hypothesis testing
Correlation analysis: correlation and regression
Generalized linear models: glm models, poisson regression > Regression analysis
Mixed effects models: linear mixed models, hierarchical models, multilevel modeling > Regression analysis
Ridge regression: lasso regression, regularized regression > Regression analysis
Structural equation modeling: sem modeling, path analysis, amos spss, smartpls > Multivariate analysis
Discriminant analysis: canonical correlation > Multivariate analysis
Conjoint analysis: discrete choice models, choice modeling > Multivariate analysis
Cluster analysis
Item response theory: rasch model > Psychometrics
ARIMA: sarima, arima models > Time series analysis
GARCH: volatility modeling > Time series analysis
Stochastic processes: markov chains, stochastic calculus, queueing theory > Probability
Markov chain Monte Carlo: mcmc > Bayesian statistics
Bootstrapping statistics: resampling methods
Spatial statistics: geostatistics, kriging
Actuarial mathematics: life contingencies > Actuarial science
Official statistics: census data
JMP: jmp software > Statistical analysis
Stan!: rstan > Bayesian statistics ~ PyMC
PyMC: winbugs > Bayesian statistics, Python ~ Stan
ggplot2: tidyverse, dplyr > R
R Shiny: shiny apps > R
R Markdown: rmarkdown, quarto > R
statsmodels > Python, Statistics

## Related work
Demand forecasting: sales demand forecasting > Forecasting
Statistical quality control: acceptance sampling > Statistical process control

## Branches of mathematics > Mathematics // every line is a branch of the subject
Number theory: analytic number theory
Group theory: ring theory, field theory algebra > Abstract algebra
Graph theory > Discrete mathematics
Combinatorics > Discrete mathematics
Set theory > Discrete mathematics
Complex analysis
Functional analysis > Real analysis
Measure theory > Real analysis
Partial differential equations: pdes > Differential equations
Ordinary differential equations: odes > Differential equations
Differential geometry
Geometry: euclidean geometry, analytic geometry
Vector calculus: multivariable calculus > Calculus
Fourier analysis: laplace transforms, fourier transforms
Linear programming: simplex method > Optimization
Integer programming: mixed integer programming > Optimization
Convex optimization > Optimization
Numerical linear algebra > Numerical methods
Mathematical logic: formal logic > Logic
Vedic mathematics: vedic maths, abacus teaching, abacus, abacus training, abacus teacher work
Olympiad mathematics: math olympiad
Cryptographic mathematics: coding theory, number theoretic cryptography > Cryptography

## Related work
Metaheuristics: genetic algorithms, simulated annealing, particle swarm optimization > Optimization
Gurobi: gams software > Operations research ~ CPLEX
CPLEX > Operations research ~ Gurobi
Simulation: simulations, simulation modelling, simulation modeling
Discrete event simulation + Arena simulation, AnyLogic > Simulation, Operations research
Numerical simulation: scientific computing > Numerical methods, Simulation
Curve fitting: data fitting, fitting data > Numerical methods

# Research

## Work of researchers
Scale validation: cronbach alpha, reliability analysis of scale, validity and reliability, pilot study of questionnaire, questionnaire validation, pilot study of scale
Case report writing: case series, medical case report, clinical case report, case report publication > Scientific writing
Reviewer response: response to reviewers, reply to reviewers, addressing reviewer comments > Research publication
Lab notebook digitisation: electronic lab notebook, eln software > Laboratory notebooks
Research data management: data archiving in research, research data curation, research data repository
Project fellowship reporting: utilisation certificate, utilization certificate, grant utilisation report, project utilisation certificates
Respondent tracking: follow up survey rounds, endline tracking, tracking of respondents > Survey research
Capi surveys: CAPI^, computer assisted personal interviewing, tablet based survey, tablet surveys > Survey research

# Pharmacy

## Work of the plant and the shop
Sachet and powder filling: sachet filling, powder filling, dry powder filling, ors sachet packing, powder filling machine > Pharmaceutical packaging
Ayurvedic manufacturing: churna making, churna preparation, kwath preparation, tailam preparation, asava arishta preparation, vati making, ayurvedic pharmacy, ayurvedic medicine manufacturing, bhasma preparation > Herbal medicine
In-process checks in pharma: in process checks, in process checks of tablets, ipqc checks in pharma, in process quality control of tablets, ipqc of tablets > Pharmaceutical analysis
Clean room gowning: gowning, gowning procedure, gowning qualification, clean room entry, aseptic gowning > Good manufacturing practice
Medicine label checking: drug label checking, label claim checking, checking of medicine labels, label reconciliation > Pharmaceutical packaging
Pharmacovigilance literature screening: literature screening in pv, pv literature search > Pharmacovigilance
Pharma warehouse: pharma warehousing, quarantine area labelling, quarantine and approved labels, raw material store in pharma ~ Warehouse management
Surgical items sales: surgical goods sales, surgical instruments sales, medical device sales support

# Healthcare

## Work at the clinic
Health record entry in apps: u win entry, u win, hmis entry, hmis data entry, nikshay entry, anmol app, rch portal, rch portal entry > Electronic health records
Medical camp registration: camp registration of patients, patient registration in camps, token distribution to patients ~ Health screening
Clinic sterile supply: glove and gauze packing, gauze cutting, dressing drum packing, linen packing for ot > Sterilization
Diabetes education: insulin technique teaching, insulin injection technique, diabetic education, diabetes counselling, diabetic counselling > Patient education
Hospital linen management: hospital linen, ward linen, linen exchange in hospital > Hospital housekeeping
Mortuary services: mortuary management, dead body handling, body release formalities
Rehabilitation assessment scales: barthel index, functional independence measure, fim score, modified ashworth scale, ashworth scale, modified rankin scale > Patient assessment

# Psychology and social work

## Work with people in need
Old age home activities: activities for elders, activities with elders, recreation for elders, elder activity sessions ~ Geriatric social work
Children's home work: shelter home work, orphanage work, orphanage visits, shelter home activities, children home activities ~ Child welfare
Community kitchens: langar seva, meal distribution to poor, cooked meal distribution
Elder helpline and companionship: elder companionship, calling elders, senior citizen companionship ~ Geriatric social work
`
