/** Certificates, licences and registrations: held or not, as a degree is. What they imply was learned, not used. */
export const certificates = `
# Healthcare
## Certificates
Basic life support: bls, bls certified, bls certification, bls certificate, bls provider > CPR, First aid
ACLS: advanced cardiac life support, advanced cardiovascular life support > Basic life support
Pediatric advanced life support: PALS^ > Basic life support
First aid certificate: first aid certified, first aid certification, certified first aider, st john ambulance first aid, red cross first aid > First aid
Nursing council registration: state nursing council registration, registered with nursing council, state nursing council, nursing registration, rnrm, rn rm, rn-rm, registered nurse and midwife > Nursing

# Pharmacy
## Certificates
Pharmacist registration: registered pharmacist, pharmacy council registration, state pharmacy council registration, registered with pharmacy council, state pharmacy council > Pharmacy

# Finance
## Certificates
NISM certification: nism, nism certificate, nism certified + NISM Series V-A=nism va=nism v a=nism series va=nism 5a, NISM Series VIII=nism viii=nism 8=nism series 8=nism equity derivatives, NISM Series X-A=nism xa=nism x a=nism series xa=nism investment adviser, NISM Series XV=nism xv=nism 15=nism research analyst
AMFI registration: amfi, amfi certified, amfi certification, amfi certificate, arn holder > Mutual funds
CFA Level 1: cfa level i, cfa l1 > CFA
CFA Level 2: cfa level ii, cfa l2 > CFA Level 1
JAIIB
CAIIB > JAIIB

# Banking and insurance
## Certificates
IRDAI licence: irda licence, irdai license, irda license, irdai certificate, irda certificate, irda certification, irdai exam, irda exam, ic 38, insurance agent licence, insurance agent license > Insurance

# Administration
## Certificates
CCC: nielit ccc, course on computer concepts, doeacc ccc > Computer skills
NIELIT O level: o level nielit, doeacc o level, nielit 'o' level
MS-CIT: mscit, mkcl ms-cit > Computer skills
Typing certificate: typing exam, gcc tbc, gcc-tbc, typewriting certificate, typewriting exam, typing certification > Typing

# Teaching and education
## Certificates
CTET: central teacher eligibility test, ctet certificate
State TET: TET^, teacher eligibility test, mahatet, maha tet, uptet, tntet, htet, reet, ktet

# Psychology and social work
## Certificates
NCC A certificate: ncc a, ncc 'a' certificate, a certificate in ncc > NCC
NCC B certificate: ncc b, ncc 'b' certificate, b certificate in ncc > NCC A certificate
NCC C certificate: ncc c, ncc 'c' certificate, c certificate in ncc > NCC B certificate

# IT infrastructure
## Certificates
CCNA: cisco certified network associate > Cisco
AWS certification: aws certified, aws certificate, aws cloud practitioner, aws solutions architect associate > AWS
Azure certification: azure certified, azure fundamentals, az-900, az-104 > Microsoft Azure

# Cybersecurity
## Certificates
CEH: certified ethical hacker > Ethical hacking
CISSP > Cybersecurity
CompTIA Security+: comptia security > Cybersecurity

# Software development
## Certificates
ISTQB: istqb foundation, istqb certified, istqb foundation level > Software testing
Scrum certification: scrum master certification, certified scrum master, CSM!, psm i > Scrum

# Business and operations
## Certificates ~ // both teach one method of managing any project
PMP: project management professional > Project management
PRINCE2 > Project management

# Manufacturing and quality
## Certificates
Six Sigma Green Belt: green belt > Six Sigma
Six Sigma Black Belt: black belt > Six Sigma Green Belt
NEBOSH: iosh > Occupational safety
NDT Level II: ndt level 2, asnt level ii, asnt level 2, asnt ndt level ii > Non-destructive testing

# Mechanical engineering
## Certificates
CSWA: certified solidworks associate > SolidWorks
Boiler attendant certificate: boiler attendant licence, boiler operator certificate, boiler competency certificate > Boilers

# Electrical and electronics
## Certificates
Wireman licence: wireman license, wireman permit, electrical supervisor licence, electrical supervisor license, electrical licence, wireman certificate > Electrical wiring

# Automotive and aerospace
## Certificates
Drone pilot licence: drone pilot license, drone pilot certificate, remote pilot certificate, dgca drone pilot > Drone piloting

# Environment and agriculture
## Certificates
FoSTaC: fostac certificate, fostac certified, fostac certification, fssai fostac, food safety supervisor certificate > Food safety

# Supply chain and logistics
## Certificates
Driving licence (LMV): driving licence, driving license, driving licence lmv, driving license lmv, lmv licence, lmv license, lmv driving licence, lmv driving license, light motor vehicle licence > Driving
Heavy vehicle licence: heavy vehicle license, hmv licence, hmv license, driving licence hmv, transport licence, hgv licence > Driving licence (LMV)

# Law and public policy
## Certificates
Bar council enrolment: bar council enrollment, enrolled with bar council, enrolled advocate, all india bar examination, AIBE^
`
