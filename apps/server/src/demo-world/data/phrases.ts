/**
 * Lines of advertisements that do not depend on the role. Slots: name, does, users, product, app (the company); area,
 * city, duration, major (the listing); mentor, day; a and b (its first skills), rest (its further skills); {n:a-b} a
 * number.
 */

/** The first sentence, which begins with the work; {task} and {Task} are one of the role's tasks. */
export const openings = [
  '{Task}, with {mentor} and the {area} team.',
  '{Task}. You join our {area} team for {duration}.',
  '{Task}, as an intern in our {area} team.',
  '{Task}, and see it used by {users}.',
  'You {task}. {mentor} and the {area} team work with you.',
  'You {task}, in {duration} with the {area} team.',
] as const

/** The opening of a listing for later vacancies, which has no place yet. */
export const poolOpening =
  'We have no vacancy at the moment and collect resumes for our next {area} internship: {task}.'

/** What applicants should bring. */
export const skillLines = [
  'Hands-on work with {a} and {b}, at college, in a job or on your own',
  'You have used {a} and {b} in at least one project',
  'Good knowledge of {a} and some practice with {b}',
  'Practical experience of {a}, and a start in {b}',
] as const
export const restLines = [
  'Basics of {rest}',
  'Some experience with {rest}, or the wish to learn',
  'Familiarity with {rest} is a plus',
] as const
export const studyLines = [
  'You study {major} or a related subject',
  'Second year or later in {major} or a related subject',
  'A course of study in {major}, or similar experience',
] as const
export const mannerLines = [
  'You write clearly and ask when something is open',
  'You like to talk with {users}',
  'You are available for the full {duration}',
  'You can explain your work to people of other teams',
  'You finish what you start and say early when a date will slip',
  'Interest in {product}',
  'You are comfortable with feedback every {day}',
  'You check your own work before you hand it over',
  'You look things up first and then ask',
  'Clear written English; Hindi or another Indian language helps',
  'You enjoy working in a small team',
  'A project or piece of work that you can show and explain',
] as const

/** What interns get. */
export const mentorLines = [
  'Mentoring by {mentor}, with a review every {day}',
  'An hour with {mentor} every {day}',
  '{mentor} from the {area} team as your mentor',
  'Written feedback from {mentor} on everything you finish',
] as const
export const certificateLines = [
  'Certificate of internship',
  'Certificate and letter of recommendation',
  'Certificate that names what you worked on',
  'Certificate after {duration}, and a reference on request',
  'Certificate, with a report for your college',
  'Certificate signed by {mentor}',
  'Certificate with a description of your project',
] as const
export const offerLines = [
  'PPO for interns who do well',
  'PPO after {duration}, based on your work',
  'Chance of a PPO in the {area} team',
  'PPO for final-year students, decided in the last fortnight',
  'Pre-placement offer for the best of each batch',
] as const
export const flexibleLines = [
  'Flexible hours around classes and exams',
  'Flexible hours, apart from a team call at eleven',
  'Flexible working hours and exam leave',
] as const
export const remoteLines = [
  'Laptop for the internship, sent to your home',
  'Two team meetings in person, travel paid',
  'Internet paid during the internship',
  'A weekly call with interns of other teams',
] as const
export const officeLines = [
  'Lunch on office days',
  'Travel for work paid on top of the stipend',
  'Help to find a room in {city}',
  'Laptop and desk ready on your first day',
  'A visit to {users} in the first fortnight',
  'Metro or bus pass for the {city} office',
] as const

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
