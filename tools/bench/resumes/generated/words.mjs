/** Parts of invented names. Any resemblance to real people, companies or schools is coincidental. */

/** @param {string} text */
const list = (text) => text.split(/\s*[|\n]\s*/).filter((part) => part !== '')

export const givenNames = list(`
  Aarav | Ishani | Kabir | Meher | Rohan | Saanvi | Tanish | Vedika | Yash | Zoya | Nandini | Farhan | Lakshmi
  Devansh | Ritika | Omkar | Priya | Sameer | Tejas | Anjali | Björn | Chidi | Elena | Fumiko | Gabriela | Hassan
  Inés | Jakub | Katarzyna | Leandro | Maëlle | Nikolai | Oluwaseun | Paula | Quentin | Rosalind | Stefan
  Thandiwe | Ursula | Viktor | Wanjiru | Xiomara | Yusuf | Aoife | Dmitri | Siddharth | Harini | Joseph
`)

export const familyNames = list(`
  Deshpande | Iyer | Chaudhary | Banerjee | Kulshrestha | Menon | Pillai | Rathore | Shenoy | Trivedi | Varghese
  Wagle | Gill | Fernandes | D'Souza | Qureshi | Bhattacharya | Nambiar | Sodhi | Kamat | Lindgren | Okafor
  Petrov | Yamada | Moreira | Haddad | Garcia | Nowak | Kowalska | Vidal | Dubois | Volkov | Adeyemi | Marini
  Lefevre | Whitfield | Brandt | Nkosi | Keller | Orlov | Njoroge | Castillo | Demir | Murphy | Sokolov | Rao
`)

export const places = list(`
  Pune, India | Bengaluru, India | Chennai, Tamil Nadu | Kochi, Kerala | Jaipur, Rajasthan | Hyderabad, India
  Mumbai, Maharashtra | Kolkata, India | Indore, Madhya Pradesh | Lisbon, Portugal | Leeds, UK | Austin, TX
  Toronto, Canada | Berlin, Germany | Nairobi, Kenya | Coimbatore, India | Remote
`)

export const companies = list(`
  Kestrel & Pike | Lumen Orchard | Tarang Labs | Blue Heron Robotics | Saffron Ledger | Northwind Mills
  Quillfeather | Vayu Mobility Pvt. Ltd. | Madder Textiles | Opal Street Clinic | Banyan Tree Publishers
  Ferrous Works | Monsoon Analytics | Harbour & Finch | Kites Over Delhi | Zephyrine | Samudra Shipping Ltd
  Pallav Studios | Greyhound Press | Anvil Foundry | Cedar Hospital | Tindalo | Meridian Power Grid
  Copperpot Kitchens | Vrindavan Hotels | Larkspur Legal LLP | Dhruva Instruments | Juniper Bank | Rangoli
  Thistle and Thread | Orbital Farms | Paperboat Media | Sundial Software | Hexa Mart | Ember Insurance
  Malabar Spice Exchange | Ridge Civil Consultants | Aster BioSciences | Nimbus | Ashlar Builders
  Government of Vindhya | Wren | Lotus Five | Cobalt Nine | Tamarind | Yellow Ferry | Iron Lantern
`)

/** Names with and without a word such as 'college'. */
export const schools = list(`
  Sahyadri Institute of Technology | Vindhya University | Kaveri Bhavan | St. Aldric's College | Marigold Hall
  Nalgonda School of Design | Presidency, Kolkata | Ramnarain Ruparel | Kalinga Deemed University | Thornbury
  University of Kullaberg | Christ Nagar | Deccan Polytechnic | Amrita Vilas | Jnana Deepam | Ashwood
  Malhar Law College | Western Ghats University | National School of Hotel Studies | Rajagiri Vihar
  Konark Medical College | Northgate | Lady Irwin Hall | Symbion | Institute of Applied Commerce | Loyola Mathai
`)

export const highSchools = list(`
  Delhi Heights Public School | Kendriya Vidyalaya No. 2 | Little Flower Convent | Army Public School
  Gyan Bharti | St. Mary's High School | Zilla Parishad School | Vidya Vihar
`)

export const languages = list(`
  English | Hindi | Marathi | Tamil | French | German | Spanish | Bengali | Malayalam | Arabic
`)

/** Role, organisation and what was done. */
export const volunteerRoles = list(`
  Volunteer Teacher > Asha Deep Foundation > Taught arithmetic to forty children on Saturdays.
  Event Volunteer > Green Ward Trust > Planted six hundred trees along the canal.
  Blood Drive Coordinator > Red Lotus Society > Organised nine blood drives with two hospitals.
  Animal Care Volunteer > Paws of Pune > Fed and walked rescued dogs every morning.
  Helpline Volunteer > Samvaad > Listened to callers for eighty hours.
  Youth Mentor > Teach for Tomorrow > Guided twelve pupils through their board exams.
`).map((line) => line.split(' > '))

/** Title and issuer. */
export const awards = list(`
  Winner, Inter-College Hackathon > Vindhya University
  Dean's List >
  Best Paper Award > National Student Conference
  Merit Scholarship > Tata Trusts
  Gold Medal, State Debate > Maharashtra Debate Council
  Second Prize, Design Sprint > Nalgonda School of Design
  National Talent Search Scholar > NCERT
`).map((line) => line.split(/ > ?/))

export const headings = {
  plain: {
    summary: 'Summary',
    jobs: 'Experience',
    schools: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certifications',
    awards: 'Awards',
    volunteering: 'Volunteering',
    languages: 'Languages',
    contact: 'Contact',
  },
  formal: {
    summary: 'PROFESSIONAL SUMMARY',
    jobs: 'WORK EXPERIENCE',
    schools: 'ACADEMIC QUALIFICATIONS',
    skills: 'TECHNICAL SKILLS',
    projects: 'ACADEMIC PROJECTS',
    certificates: 'COURSES & CERTIFICATIONS',
    awards: 'HONOURS & AWARDS',
    volunteering: 'VOLUNTEER EXPERIENCE',
    languages: 'LANGUAGES KNOWN',
    contact: 'CONTACT DETAILS',
  },
  indian: {
    summary: 'Career Objective',
    jobs: 'Internships',
    schools: 'Educational Details',
    skills: 'Key Skills',
    projects: 'Project Work',
    certificates: 'Trainings & Certificates',
    awards: 'Achievements',
    volunteering: 'Social Work',
    languages: 'Languages',
    contact: 'Personal Details',
  },
  unknown: {
    summary: 'Hello there',
    jobs: 'The road so far',
    schools: 'Classrooms I sat in',
    skills: 'What I am good with',
    projects: 'Things I made',
    certificates: 'Papers on the wall',
    awards: 'Applause',
    volunteering: 'Giving back',
    languages: 'Tongues',
    contact: 'Find me',
  },
  story: {
    summary: 'In short',
    jobs: 'Where I have worked',
    schools: 'Where I learned',
    skills: 'My toolkit',
    projects: 'Built with love',
    certificates: 'Credentials',
    awards: 'Honours',
    volunteering: 'Community',
    languages: 'I speak',
    contact: 'Say hello',
  },
}
