/** Names of the same role; the first one represents all. Words, not whole titles: 'front end' in any title. */
export const roleNames = `
frontend: front end, ui developer, user interface developer, react developer, react js developer, reactjs developer, next js developer, angular developer, vue developer, vue js developer, javascript developer, html developer
backend: back end, server side, node developer, node js developer, nodejs developer, django developer, flask developer, laravel developer, spring boot developer, php developer
fullstack: full stack, mern stack, mern, mean stack, mern developer
mobile: mobile app, mobile application, app, flutter, react native
android: android app, android application, kotlin
ios: ios app, iphone, swift
web: website, web application
software: sde, software application, sw
machine learning: ml, deep learning
artificial intelligence: ai
qa: quality assurance, software testing, software test, software tester, tester, testing, test, manual testing, automation testing, sdet
devops: dev ops, site reliability, sre
cybersecurity: cyber security, information security, infosec, network security
database: dba
data entry: data entry operator
business development: bd, bde, bdm
hr: human resource, human resources, hrm, people operation, recruitment, recruiting, recruiter, talent acquisition, hiring
sale: sales, selling, field sales, inside sales, sale man, salesperson
customer support: customer care, customer service, customer relation, client support, call centre, call center, telecaller, bpo, helpdesk, help desk
marketing: marketer
digital marketing: online marketing, internet marketing, performance marketing, growth marketing
social media: social media marketing, smm, community
seo: search engine optimisation, search engine optimization, search engine
content: content creation, content creator, copy, copywriter, copywriting, blog
graphic: graphics, communication design, visual design
graphic designer: communication designer, visual designer
visual merchandising: visual merchandiser
ux: user experience, ui ux, ux ui, ui, user interface, interaction, product design
ux designer: product designer
filmmaking: film maker, film making, filmmaker, film director
video: videographer, videography, film
photography: photographer, photo
account: accounts, accounting, accountant, bookkeeping, bookkeeper, article, articled
finance: financial
audit: auditor, auditing
tax: taxation, gst
legal: law, lawyer, advocate, litigation, paralegal
logistic: logistics, supply chain, transport
operation: operations, ops
purchase: procurement, purchasing, buyer
warehouse: store, inventory
quality: quality control, qc
production: manufacturing
civil: site, construction
electrical: electric
electronic: electronics
embedded: embedded system, embedded systems, embedded software, firmware
vlsi: vlsi design, asic design
architecture: architectural, architect
interior: interior design, interior designer
fashion: apparel, garment, textile
pattern: pattern room, pattern cutting, pattern maker, pattern master
teaching: teacher, tutor, tuition, faculty, lecturer, academic instructor
research: researcher, research and development, r and d
journalism: journalist, reporter, reporting, news
public relation: pr, corporate communication
event: events, event planning, event planner
travel: tourism, tour
front office: front desk, reception, receptionist, guest relation
chef: cook, culinary, kitchen, commis
nurse: nursing, staff nurse
pharmacy: pharmacist, pharma
lab: laboratory, lab technician
psychology: psychologist, counselling, counselor, counsellor
biotech: biotechnology
`
