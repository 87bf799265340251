/** Beginnings of resumes. Slots: year, degree, skill, skill2, skill3, track, project. */
export const summaries = [
  '{year} student of {degree} with practice in {skill}, {skill2} and {skill3}. Looking for an internship in {track} where careful work counts.',
  'I study {degree} and spend most of my free hours on {skill} and {skill2}. My project {project} taught me to finish what I start.',
  'Curious and reliable {year} student. Comfortable with {skill} and {skill2}, learning {skill3}. Interested in {track}.',
  'Student of {degree} who likes real users, clear goals and honest feedback. Strongest in {skill} and {skill2}.',
  'Hands-on student with experience in {skill}, {skill2} and {skill3}, gained in internships and in projects such as {project}.',
  'Looking for an internship in {track}. I bring {skill}, {skill2}, punctuality and a notebook full of questions.',
  '{year} student aiming at {track}. I like to measure first and to explain my work in plain words; my tools are {skill} and {skill2}.',
  'I enjoy work that can be seen and used by others. In the last two years I have learned {skill}, {skill2} and {skill3}, mostly by doing.',
  'Motivated student of {degree}, used to working in teams. {project} shows how I work; {skill} and {skill2} are what I use most.',
  'Detail-minded student with a practical bent: {skill} in class, {skill2} in projects, {skill3} out of interest.',
] as const

/** What stands at the end of a resume. */
export const activities = [
  'Organised the annual department festival with a budget of {n:80-400} thousand rupees',
  'Member of the college cricket team, {n:2-4} seasons',
  'Volunteer teacher for Class VIII on Saturdays, {n:1-3} years',
  'Secretary of the {club} club, {n:20-90} members',
  'Second place in a state-level quiz among {n:30-120} teams',
  'Led the hostel committee for {n:120-400} residents',
  'Donated blood {n:3-9} times and organised {n:2-5} camps',
  'Plays the {instrument} in the college orchestra',
  'Finished {n:2-6} half marathons',
  'Editor of the department newsletter, {n:4-12} issues',
  'Class representative for {n:50-70} students',
  'National Service Scheme volunteer, {n:120-240} hours',
] as const

export const clubs = ['photography', 'chess', 'astronomy', 'debating', 'film', 'trekking', 'theatre', 'quiz'] as const
export const instruments = ['violin', 'tabla', 'flute', 'veena', 'guitar', 'sitar'] as const

export const languages = [
  'English',
  'Hindi',
  'Kannada',
  'Tamil',
  'Telugu',
  'Marathi',
  'Bengali',
  'Malayalam',
  'Gujarati',
  'Urdu',
] as const

/** Abroad. */
export const highSchools = ['Lakeside High School', 'Maple Street High School', 'Northgate High School'] as const

export const schools = [
  'Gulmohar Public School',
  'Neem Grove High School',
  'Lotus Lane Senior Secondary School',
  'Hillside Higher Secondary School',
  'Banyan Tree Public School',
  'Silver Brook School',
  'Mango Orchard High School',
  'Eastern Gate Public School',
  'Peacock Hill School',
  'Sunflower Public School',
] as const
