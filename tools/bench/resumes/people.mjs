/**
 * Invented people for resumes. Any resemblance to real people or companies is coincidental.
 *
 * @typedef {{ title: string, company: string, from: string, to: string, points: string[] }} Job
 * @typedef {{ degree: string, school: string, from: string, to: string }} School
 * @typedef {{ id: string, name: string, email: string, phone: string, place: string, jobs: Job[], schools: School[], skills: string[] }} Person
 */

/** @type {Person[]} */
export const people = [
  {
    id: 'ishita-varma',
    name: 'Ishita Varma',
    email: 'ishita.varma@example.com',
    phone: '+91 98200 11223',
    place: 'Pune, India',
    jobs: [
      {
        title: 'Backend Intern',
        company: 'Lumora Systems',
        from: 'Jun 2024',
        to: 'Aug 2024',
        points: [
          'Wrote a Go service that stores twenty million events a day in PostgreSQL.',
          'Cut the time of the nightly report from forty minutes to six.',
        ],
      },
      {
        title: 'Software Engineering Intern',
        company: 'Tindalo Labs',
        from: 'May 2023',
        to: 'Jul 2023',
        points: ['Built forms in React and TypeScript for clinics in three cities.'],
      },
    ],
    schools: [
      { degree: 'B.Tech in Computer Science', school: 'Sahyadri Institute of Technology', from: '2021', to: '2025' },
    ],
    skills: ['Python', 'Go', 'PostgreSQL', 'Docker', 'React', 'TypeScript'],
  },
  {
    id: 'noah-lindqvist',
    name: 'Noah Lindqvist',
    email: 'noah.lindqvist@example.com',
    phone: '+46 70 123 45 67',
    place: 'Malmö, Sweden',
    jobs: [
      {
        title: 'Data Analyst Intern',
        company: 'Norrsken Freight',
        from: 'Jan 2024',
        to: 'Jun 2024',
        points: [
          'Modelled delays of ferries in Python and showed them in Tableau.',
          'Wrote SQL checks that found nine thousand wrong addresses.',
        ],
      },
      {
        title: 'Research Assistant',
        company: 'Oresund Mobility Group',
        from: 'Sep 2022',
        to: 'Dec 2023',
        points: ['Counted bicycles with OpenCV at four crossings.'],
      },
    ],
    schools: [{ degree: 'MSc in Statistics', school: 'Kullaberg University', from: '2022', to: '2024' }],
    skills: ['Python', 'SQL', 'Tableau', 'Pandas', 'Excel', 'OpenCV'],
  },
  {
    id: 'amara-okonjo',
    name: 'Amara Okonjo',
    email: 'amara.okonjo@example.com',
    phone: '+234 803 555 0101',
    place: 'Lagos, Nigeria',
    jobs: [
      {
        title: 'Marketing Intern',
        company: 'Baobab Foods',
        from: 'Mar 2024',
        to: 'Sep 2024',
        points: [
          'Planned a campaign on Instagram that reached eighty thousand people.',
          'Wrote a weekly newsletter for two hundred shops.',
        ],
      },
      {
        title: 'Sales Assistant',
        company: 'Makoko Books',
        from: 'Jun 2022',
        to: 'Feb 2024',
        points: ['Kept the stock of a shop with six thousand titles in Excel.'],
      },
    ],
    schools: [{ degree: 'BSc in Business Administration', school: 'Lekki Coast University', from: '2020', to: '2024' }],
    skills: ['SEO', 'Google Analytics', 'Canva', 'Excel', 'Copywriting', 'Photoshop'],
  },
]
