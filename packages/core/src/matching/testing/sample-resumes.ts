/** Resumes of invented students, as short and as plain as real ones. */
export const resumes = {
  frontend: `Asha Verma
asha.verma@example.com | +91 98765 43210 | Pune
Education
B.Tech in Computer Science, Pune Institute of Technology, 2022 - 2026, CGPA 8.4
Skills
JavaScript, TypeScript, React, HTML, CSS, Tailwind, Git, Node.js, Express, MongoDB
Projects
Campus Marketplace - a web app built with React and Node.js where students sell used books
Weather dashboard - React, REST APIs, deployed on Vercel
Experience
Web Development Intern, Brightcode Labs, June 2025 - August 2025
Built responsive pages in React and fixed bugs with the team using Git
Coursework: Data Structures and Algorithms, Operating Systems, DBMS
Achievements: Winner of college hackathon, member of dance club`,

  data: `Rahul Nair
rahul.nair@example.com
Objective: B.Sc Statistics student looking for a data analyst internship
Education
B.Sc. Statistics, Fergusson College, Pune, 2023 - 2026
Technical Skills
Python, pandas, NumPy, SQL, Excel, Power BI, Tableau, Statistics
Projects
Sales dashboard in Power BI for a local retailer; cleaned data in pandas
Predicting house prices with linear regression in scikit-learn
Volunteer, NSS blood donation camp`,

  marketing: `Priya Menon
priya@example.com
BBA Marketing, Christ University, Bengaluru 2022-2025
Skills: Social media marketing, Canva, SEO, Content writing, Google Analytics, MS Office, Communication
Experience
Social Media Intern, Chai Point Stories (May 2024 - Jul 2024)
Grew Instagram page from 800 to 4,500 followers, wrote captions and blog posts
Campus ambassador for a food festival; handled sponsorship and event promotion`,

  accounts: `Karan Shah
karan@example.com
B.Com (Hons), Narsee Monjee College, 2023-2026
CA Foundation cleared
Skills: Tally, GST, Excel (VLOOKUP, pivot tables), Accounting, Financial statements, Taxation
Internship: Articled assistant at a chartered firm - prepared GST returns, bank reconciliation and ledger scrutiny
Project: ratio analysis of FMCG companies`,

  biology: `Meera Iyer
meera@example.com
M.Sc. Biotechnology, Vellore Institute of Technology
Lab skills: PCR, gel electrophoresis, ELISA, cell culture, DNA extraction, microscopy
Dissertation: Isolation and characterization of soil bacteria with antimicrobial activity
Internship at a diagnostics laboratory: sample processing, RT-PCR`,

  mechanical: `Arjun Singh
arjun@example.com
B.Tech Mechanical Engineering, 2026
Software: SolidWorks, AutoCAD, ANSYS, MATLAB
Courses: Thermodynamics, Fluid Mechanics, Machine Design
Project: Design and fabrication of a go-kart, finite element analysis of the chassis
Internship at a pump manufacturing plant, quality inspection`,

  design: `Zoya Khan
zoya@example.com
Bachelor of Design
Skills: Figma, Adobe XD, Photoshop, Illustrator, wireframing, user research, prototyping
Projects: redesign of a metro ticketing app: user interviews, personas, usability testing`,

  law: `Ishaan Rao
ishaan@example.com
BA LLB, NALSAR University of Law
Skills: Legal research, legal drafting, Manupatra, SCC Online, contract law, English
Internships: district court, drafted pleadings and case briefs; Moot court finalist`,

  hotel: `Tenzin Dorje
tenzin@example.com
Bachelor of Hotel Management
Skills: front office operations, food and beverage service, guest relations, Opera PMS, communication
Industrial training at a five star hotel: housekeeping, kitchen, banquet`,

  psychology: `Nisha Kapoor
nisha@example.com
MA Clinical Psychology
Skills: Counseling, psychological assessment, cognitive behavioral therapy, SPSS, empathy
Internship at a child guidance clinic: intake interviews, play therapy, case reports
Dissertation on exam anxiety: survey design, qualitative research`,
} as const
