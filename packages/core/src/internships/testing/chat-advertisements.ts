import type { Advertisement } from './advertisement.ts'

/** Invented advertisements as they are sent in chats and mails. */
export const chatAdvertisements: Advertisement[] = [
  {
    name: 'a chat message with bold labels',
    text: `🚀 *Hiring Alert!* 🚀

*Role:* Content Writing Intern
*Company:* Marigold Media
*Location:* Remote (WFH)
*Duration:* 3 months
*Stipend:* ₹8,000/month
*Skills:* SEO, Copywriting, WordPress

Last date to apply: 15 Dec 2026
Send your resume to jobs@marigold.example`,
    title: 'Content Writing Intern',
    requirements: ['SEO', 'Copywriting', 'WordPress'],
    location: 'Remote',
    type: 'Remote',
    duration: '3 months',
    stipend: 8000,
    applyBy: '2026-12-15',
  },
  {
    name: 'a bare message of two lines',
    text: `Need 2 graphic design interns in Pune, 15k/month, 6 months.
Must know Photoshop and Figma. Start from 1 Jan.`,
    title: 'Graphic design intern',
    requirements: ['Adobe Photoshop', 'Figma'],
    location: 'Pune',
    duration: '6 months',
    stipend: 15_000,
    openings: 2,
    startsOn: '2027-01-01',
  },
  {
    name: 'one line with bars',
    text: 'Data Analyst Intern | Bengaluru | Hybrid | 6 months | ₹20,000 pm | SQL, Python, Power BI | Apply by 5th January 2027',
    title: 'Data Analyst Intern',
    requirements: ['SQL', 'Python', 'Power BI'],
    location: 'Bengaluru',
    type: 'Hybrid',
    duration: '6 months',
    stipend: 20_000,
    applyBy: '2027-01-05',
  },
  {
    name: 'an e-mail to a placement cell',
    text: `Subject: Summer Internship - Mechanical Design Intern

Dear Sir/Madam,

Greetings from Anvil Gears Pvt Ltd. We would like to offer internships to your students at our plant in Coimbatore.

The internship is for 2 months and starts on 4 May 2027. Interns will prepare drawings in AutoCAD and SolidWorks and help with GD&T checks. We have 5 openings. A stipend of Rs. 10,000-15,000 per month will be paid.

Kindly share the profiles on or before 31/03/2027.

Regards,
R. Meenakshi`,
    title: 'Mechanical Design Intern',
    requirements: ['AutoCAD', 'SolidWorks', 'GD&T'],
    location: 'Coimbatore',
    duration: '2 months',
    stipend: 10_000,
    openings: 5,
    startsOn: '2027-05-04',
    applyBy: '2027-03-31',
  },
  {
    name: 'an unpaid post with an immediate start',
    text: `Looking for passionate interns in Human Resources!
Unpaid, certificate on completion.
Work from home
Duration - 2 months
Joining: Immediately`,
    title: 'Intern in Human Resources',
    requirements: [],
    location: 'Remote',
    type: 'Remote',
    duration: '2 months',
    stipend: 0,
  },
  {
    name: 'hashtags and an annual package',
    text: `#hiring #internship
We are hiring a Backend Developer Intern at Copper Kettle Labs, Hyderabad.
Full-time, in-office.
Tech stack: Node.js, PostgreSQL, Docker
CTC after conversion: 8 LPA
DM me!`,
    title: 'Backend Developer Intern',
    requirements: ['Node.js', 'PostgreSQL', 'Docker'],
    location: 'Hyderabad',
    type: 'On-site',
  },
  {
    name: 'a message with emojis as labels',
    text: `📢 Video Editing Internship
📍 Location: Andheri, Mumbai
💰 Stipend – 12k per month
⏳ Duration – 4 months
🧰 Skills – Premiere Pro, After Effects
👥 Openings – 3
🗓 Apply before 20th December`,
    title: 'Video Editing Internship',
    requirements: ['Adobe Premiere Pro', 'Adobe After Effects'],
    location: 'Andheri, Mumbai',
    duration: '4 months',
    stipend: 12_000,
    openings: 3,
    applyBy: '2026-12-20',
  },
  {
    name: 'a sentence that only asks for an intern',
    text: 'We need an intern to handle our Instagram page. No stipend for now. Ping me.',
    requirements: ['Instagram'],
    stipend: 0,
  },
  {
    name: 'remote that is denied',
    text: `Role: Lab Intern (Microbiology)
City: Vadodara
This is not a remote internship. On-site only, 6 days a week.
Stipend: Nil`,
    title: 'Lab Intern (Microbiology)',
    requirements: ['Microbiology'],
    location: 'Vadodara',
    type: 'On-site',
    stipend: 0,
  },
  {
    name: 'numbered facts',
    text: `Greetings from Zenith Robotics!!

We are looking for Embedded Systems Interns (2 positions) for our Pune office.

Internship Details:
1. Duration: Min 4 months
2. Mode: On-site (Hinjewadi, Pune)
3. Stipend: INR 12000 - 18000 per month based on performance
4. Start date: 15.01.2027

Skills required:
1. C++ programming
2. Arduino, ESP32
3. Knowledge of Java, Rust or Python

Interested candidates can mail their CV to hr@zenith.example with subject "Embedded Intern" by 10th December.`,
    title: 'Embedded Systems Intern',
    requirements: ['C++', 'Arduino', 'ESP32', 'Java or Rust or Python'],
    location: 'Pune',
    type: 'On-site',
    duration: '4 months',
    stipend: 12_000,
    openings: 2,
    startsOn: '2027-01-15',
    applyBy: '2026-12-10',
  },
  {
    name: 'short sentences',
    text: `Hello everyone,
My startup Nimbu is hiring interns for marketing & social media. Should be good with Canva and copywriting. Paid internship (5k-8k). WFH. 2 months. Interested? Fill the form by 30/11/26`,
    title: 'Intern for marketing & social media',
    requirements: ['Canva', 'Copywriting'],
    location: 'Remote',
    type: 'Remote',
    duration: '2 months',
    stipend: 5000,
    applyBy: '2026-11-30',
  },
  {
    name: 'a title that ends with wanted',
    text: 'Nursing assistant trainee wanted at City Care Hospital, Nagpur. Full time. Salary 9000 pm.',
    title: 'Nursing assistant trainee',
    requirements: [],
    location: 'Nagpur',
    type: 'Full-time',
    stipend: 9000,
  },
]
