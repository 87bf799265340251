import type { Advertisement } from './advertisement.ts'

/** Invented advertisements as they are copied from pages of jobs. */
export const pageAdvertisements: Advertisement[] = [
  {
    name: 'a page of a network for professionals',
    text: `Frontend Developer Intern
Quillworks · Bengaluru, Karnataka, India (Hybrid)

About the job
Quillworks makes tools for 40,000 writers.

What you'll do
• Build components in React and TypeScript
• Write tests

Requirements
• Good knowledge of React, TypeScript and CSS
• Git
• Strong communication skills

Nice to have
• Next.js

Details
6-month internship
₹25,000 per month`,
    title: 'Frontend Developer Intern',
    requirements: ['React', 'TypeScript', 'CSS', 'Git', 'Communication', 'Next.js (nice to have)'],
    location: 'Bengaluru, Karnataka, India',
    type: 'Hybrid',
    duration: '6 months',
    stipend: 25_000,
  },
  {
    name: 'a page with a label above each value',
    text: `Digital Marketing
Tamarind Tech
Work from home
Start date
Immediately
Duration
3 Months
Stipend
₹ 5,000-10,000 /month
Apply by
24 Dec' 26
Skill(s) required
Digital Marketing
Google Analytics
Eligibility
Candidates available for the work from home job/internship
Number of openings
4`,
    title: 'Digital Marketing',
    requirements: ['Digital marketing', 'Google Analytics'],
    location: 'Remote',
    type: 'Remote',
    duration: '3 Months',
    stipend: 5000,
    openings: 4,
    applyBy: '2026-12-24',
  },
  {
    name: 'markdown headings',
    text: `## Machine Learning Intern

**Location:** Chennai
**Type:** Full-time
**Start date:** 2027-01-11
**Stipend:** INR 30,000 / month

### Requirements
- Python
- PyTorch or TensorFlow
- Linear algebra

### Good to have
- Docker

### Perks
- Free lunch, a MacBook and Kubernetes courses`,
    title: 'Machine Learning Intern',
    requirements: ['Python', 'PyTorch or TensorFlow', 'Linear algebra', 'Docker (nice to have)'],
    location: 'Chennai',
    type: 'Full-time',
    stipend: 30_000,
    startsOn: '2027-01-11',
  },
  {
    name: 'numbers in a table',
    text: `Job Title\tAccounts Intern
Location\tIndore
Vacancies\t2
Stipend (per month)\t7500
Tenure\t6 months
Qualification\tTally, GST, Excel`,
    title: 'Accounts Intern',
    requirements: ['Tally', 'GST', 'Microsoft Excel'],
    location: 'Indore',
    duration: '6 months',
    stipend: 7500,
    openings: 2,
  },
  {
    name: 'a page that sells a course first',
    text: `About us
We have raised ₹50,00,000 and train 5,000 students every month.

We are looking for a Business Development Intern to join our team in Noida.

Eligibility:
- Good at Sales and Lead generation
- Own laptop

Registration fee: ₹500
Prize for the best intern: ₹10,000
Stipend: performance based`,
    title: 'Business Development Intern',
    requirements: ['Sales', 'Lead generation'],
    location: 'Noida',
  },
  {
    name: 'two ways of working',
    text: `Title: UI/UX Design Intern
Location: Kochi or Thiruvananthapuram
You may work remote or on-site.
Part-time
Skills: Figma, Wireframing
Duration: 8 weeks
Monthly stipend: Rs 6000/-`,
    title: 'UI/UX Design Intern',
    requirements: ['Figma', 'Wireframing'],
    location: 'Kochi or Thiruvananthapuram',
    type: 'Part-time',
    duration: '8 weeks',
    stipend: 6000,
  },
  {
    name: 'the last day behind the date',
    text: `Applications are invited for the post of Research Intern (Chemistry) at the Institute of Salt Studies, Bhubaneswar.
15 January 2027 is the last date. Work starts on 1 February 2027.
Applications open on 1 December 2026.
Fellowship of ₹12,000 per month. Number of positions: 1`,
    title: 'Research Intern',
    requirements: ['Chemistry'],
    location: 'Bhubaneswar',
    stipend: 12_000,
    openings: 1,
    startsOn: '2027-02-01',
    applyBy: '2027-01-15',
  },
  {
    name: 'Windows line ends and a range of openings',
    text: 'Legal Intern\r\nLocation: New Delhi\r\nOpenings: 2-3\r\nDuration: 1 month\r\nSkills: Legal research, Drafting\r\n',
    title: 'Legal Intern',
    requirements: ['Legal research', 'Legal drafting'],
    location: 'New Delhi',
    duration: '1 month',
  },
  {
    name: 'skills that are not needed',
    text: `Hiring: Kitchen Trainee, Goa
Requirements
- Food safety
- No prior experience with Excel required
Salary: 9,000 per month`,
    title: 'Kitchen Trainee',
    requirements: ['Food safety'],
    location: 'Goa',
    stipend: 9000,
  },
  {
    name: 'remote sensing, which is no remote work',
    text: `GIS Intern
Work with remote sensing data in QGIS at our Dehradun office.
Internship period: 5 months
Stipend: 10K to 12K per month`,
    title: 'GIS Intern',
    requirements: ['Remote sensing', 'QGIS'],
    location: 'Dehradun',
    duration: '5 months',
    stipend: 10_000,
  },
  {
    name: 'a paragraph',
    text: 'Bluebell Analytics is hiring a Data Engineering Intern for its Gurugram office. The six-month internship pays ₹35,000 a month and begins on 15th February 2027. You will use Python, SQL and Apache Airflow every day. We work hybrid. Apply before 10 January 2027.',
    title: 'Data Engineering Intern',
    requirements: ['Python', 'SQL', 'Apache Airflow'],
    location: 'Gurugram',
    type: 'Hybrid',
    duration: 'six months',
    stipend: 35_000,
    startsOn: '2027-02-15',
    applyBy: '2027-01-10',
  },
  {
    name: 'a text about something else',
    text: 'Happy Diwali to all our friends and customers! The shop stays closed until Monday.',
    requirements: [],
  },
  {
    name: 'days that do not exist and months alone',
    text: `Role: QA Intern
Apply by 31 June 2027
Starts in January 2027
Skills: Selenium`,
    title: 'QA Intern',
    requirements: ['Selenium'],
  },
]
