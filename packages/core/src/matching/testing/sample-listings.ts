import type { ListingText } from '../listing/prepared-listing.ts'

/** Invented internships, one for each of the sample resumes and some that fit none. */
export const listings = {
  frontend: {
    id: 'frontend',
    title: 'Frontend Developer Intern',
    description:
      'We are building a platform for booking sports venues. You will build user interfaces with React and TypeScript together with our designers, write clean code, fix bugs and improve the speed of our pages. You will work with REST APIs and review the code of others. Perks: certificate, letter of recommendation, flexible hours.',
    requirements: ['React', 'JavaScript', 'HTML', 'CSS', 'Git'],
  },
  backend: {
    id: 'backend',
    title: 'Backend Engineer Intern',
    description: 'Work on our payments service: design REST APIs, write SQL queries, and keep things fast.',
    requirements: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
  },
  data: {
    id: 'data',
    title: 'Data Analyst Intern',
    description:
      'Turn raw sales data into dashboards. You will clean data, write SQL queries, build reports in Power BI and present insights to the business team.',
    requirements: ['SQL', 'Excel', 'Power BI', 'Python', 'Statistics'],
  },
  marketing: {
    id: 'marketing',
    title: 'Digital Marketing Intern',
    description:
      'Plan and post content on Instagram and LinkedIn, run campaigns, write blogs, track results in Google Analytics.',
    requirements: ['Social media marketing', 'SEO', 'Content writing', 'Canva', 'Communication skills'],
  },
  accounts: {
    id: 'accounts',
    title: 'Accounts Intern',
    description: 'Support our accounts team: entries in Tally, GST returns, bank reconciliation, invoices.',
    requirements: ['Tally', 'GST', 'MS Excel', 'Accounting'],
  },
  biology: {
    id: 'biology',
    title: 'Molecular Biology Intern',
    description: 'Assist in experiments on gene expression; keep lab records.',
    requirements: ['PCR', 'Gel electrophoresis', 'Cell culture', 'ELISA'],
  },
  mechanical: {
    id: 'mechanical',
    title: 'Mechanical Design Intern',
    description: 'Create drawings of parts for our electric scooters, run simple simulations.',
    requirements: ['SolidWorks', 'AutoCAD', 'ANSYS', 'Thermodynamics'],
  },
  design: {
    id: 'design',
    title: 'UI/UX Design Intern',
    description: 'Design screens for our mobile app from first ideas to prototype.',
    requirements: ['Figma', 'Wireframing', 'User research', 'Prototyping'],
  },
  law: {
    id: 'law',
    title: 'Legal Intern',
    description: 'Read cases, draft agreements and notices, support the litigation team.',
    requirements: ['Legal research', 'Legal drafting', 'Contract law', 'Good command of English'],
  },
  hotel: {
    id: 'hotel',
    title: 'Front Office Trainee',
    description: 'Welcome guests, handle reservations, check-in and check-out at our resort.',
    requirements: ['Guest relations', 'Front office operations', 'Communication', 'Opera PMS'],
  },
  psychology: {
    id: 'psychology',
    title: 'Psychology Intern',
    description: 'Sit in on sessions with children and their parents and write case notes.',
    requirements: ['Counseling', 'Psychological assessment', 'Cognitive behavioral therapy', 'Empathy'],
  },
} as const satisfies Record<string, ListingText>
