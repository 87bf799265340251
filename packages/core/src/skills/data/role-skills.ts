/**
 * Skills that everybody with such a post uses, whatever words the resume finds for the work: `Skill: words of a title`.
 * A title that names the skill itself ('Nursing Intern') needs no line.
 */
export const roleSkills = `
Customer service: receptionist, front office, front desk, guest service, guest relation, guest relations, guest experience, cashier, teller, barista, waiter, waitress, steward, stewardess, concierge, cabin crew, flight attendant, store associate, retail associate, retail assistant, sales associate, sales assistant, shop assistant, salesman, saleswoman, salesperson, counter sales, telecaller, customer help desk, box office, travel agent, travel consultant
Reception: receptionist, front office, front desk
Invoicing: cashier
Cash handling: cashier, teller
Food and beverage service: waiter, waitress, steward, stewardess, barista, food runner
Sales: sales associate, sales assistant, sales representative, sales intern, sales trainee, salesman, saleswoman, salesperson, counter sales, business development executive, business development associate, medical representative
Retail: store associate, retail assistant, shop assistant, store manager
Culinary arts: chef, cook, commis
Housekeeping: housekeeper, room attendant
Tour guiding: tour guide
Teaching: teacher, lecturer, teaching assistant
Nursing: nurse
Patient care: nurse, ward boy, ward girl, ward attendant, caregiver
Physiotherapy: physiotherapist
Pharmacy: pharmacist
Counseling: counsellor, counselor
Social work: social worker
Football coaching: football coach, soccer coach
Sports coaching: cricket coach, athletics coach, badminton coach, swimming coach, sports coach, physical education teacher, pe teacher, sports teacher
Library science: librarian
Laboratory techniques: lab technician, laboratory technician, lab assistant, laboratory assistant
Accounting: accountant, accounts assistant, accounts intern, accounts trainee, accounts clerk
Auditing: auditor, audit assistant, article assistant, articled assistant, articled clerk
Administration: office assistant
Inventory management: stores helper, stores assistant, store keeper, storekeeper
Data collection: field investigator, enumerator
Community outreach: community mobiliser, community mobilizer
Event management: event coordinator, event manager, event executive
Journalism: stringer, reporter, correspondent
Content writing: content writer, freelance writer, article writer, blogger
Translation: translator
Graphic design: graphic designer
Interior design: interior designer
Fashion design: fashion designer
Animation: animator
Illustration: illustrator
Digital marketing: digital marketer
Front-end development: frontend developer, front end developer
Back-end development: backend developer, back end developer
Mechanical engineering: mechanical engineer, mechanical trainee, mechanical intern
Civil engineering: civil engineer, civil trainee, civil intern, civil site
Site supervision: site engineer, site intern, site trainee, site supervisor
Electrical wiring: electrician
Welding: welder
Carpentry: carpenter
Plumbing: plumber
Quality control: quality inspector
`

/** The nursing of a unit that the title of a nurse's posting begins with ('ICU, District Hospital'). */
export const nursingUnits = `
Critical care nursing: icu, iccu, ccu, micu, sicu, hdu, intensive care, critical care
NICU nursing: nicu, picu, newborn unit, neonatal
Operating room nursing: ot, operation theatre, operation theater, operating theatre, operating room
Pediatric nursing: pediatric, paediatric, pediatrics, paediatrics
Psychiatric nursing: psychiatric, psychiatry
Emergency medicine: casualty, emergency
Midwifery: labour room, labor room, maternity
Community health nursing: community posting, community health
Ward duty: medical ward, surgical ward, general ward, male ward, female ward
`
