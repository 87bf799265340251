/**
 * Sentences of advertisements that do not depend on the role. Slots: name, home, headcount, does, doesThird,
 * users, product, app (the company); role, aRole, city, duration (the listing); mentor, day, skill, skill2, skill3; {n:a-b} a number.
 */

/** How an advertisement may begin; {fact} is a sentence of the company, {task} one of the role's tasks. */
export const openings = {
  company: [
    '{name} {doesThird}.',
    'We {does}.',
    'At {name} we {does}, and we would like {aRole} intern with us for {duration}.',
    '{name} is a company of {headcount} people in {home}; we {does}.',
    'You may not have heard of {name}: we {does}.',
    'In {home}, {name} {doesThird}.',
    'What does {name} do? We {does}.',
    'Our work at {name} is easily told: we {does}.',
    '{name} from {home} {doesThird}, and has a place for {aRole} intern.',
    'Hello from {name}, where we {does}.',
  ],
  need: [
    'We are looking for {aRole} intern for {duration}.',
    '{name} has a place for {aRole} intern, with room to grow.',
    'This is {aRole} internship of {duration} at {name}.',
    'A small team at {name} would like {aRole} intern for {duration}.',
    'For {duration} we need a second pair of hands, preferably those of {aRole} intern.',
    'At {name}, interesting work is waiting for {aRole} intern: {duration} of it.',
    '{name} is growing and needs {aRole} intern.',
    'Our last intern stayed on as a colleague, so we are looking for {aRole} intern again.',
    'A place for {aRole} intern at {name}: {duration}, a fixed mentor and real work.',
    'Come and work with us on our {product} for {duration}.',
    '{mentor}, who will look after you at {name}, is looking for {aRole} intern.',
  ],
  fact: [
    '{fact} That is {name}: we {does}.',
    '{fact} {name} {doesThird}, and has a place for {aRole} intern.',
    '{fact} It is one of the things you would learn about {name}, where we {does}.',
    '{fact} This is daily life at {name}. We {does}.',
    '{fact} We {does}, and {aRole} intern would fit in well.',
    '{fact} If that sounds like your kind of place, {name} is looking for {aRole} intern.',
    '{fact} We are {name}, and we {does}.',
    '{fact} {name} {doesThird}. Now we would like to hear from you.',
  ],
  question: [
    'Would you like to {task}?',
    'Could you {task}?',
    'Have you ever wanted to {task}?',
    'Who will help us to {task}?',
    'Do you know how to {task}, or would you like to learn it?',
  ],
  task: [
    'To {task}: that is the heart of this internship.',
    'On a normal {day} you would {task}.',
    'Somebody has to {task}, and we hope that it will be you.',
    'The plan for {duration} is simple: {task}.',
    '{Gerund} is what this place is about.',
    'First of all, you would {task}.',
  ],
} as const

/** The opening of a listing for later vacancies, which has no place yet. */
export const poolOpening =
  'At {name} we {does}. We have no vacancy at the moment and collect resumes for our next {role} internship.'

/** Introductions of a list of tasks. */
export const listHeads = [
  'What you will do:',
  'The work:',
  'Your tasks:',
  'Day to day:',
  'What is waiting for you:',
  'During the internship you will:',
  'On your desk:',
  'This is the plan:',
  'Things you will work on:',
  'What the weeks hold:',
  'The role in short:',
  'What we would hand over to you:',
] as const

/** Ways to tell tasks in prose: {a}, {b} and {c} are tasks, {A} the same as an '-ing' form. */
export const taskFrames = [
  'You will {a}. Later you {b}, and once you know your way around you {c}.',
  'Most of your time goes into {A}. The rest is {B}, and now and then {C}.',
  'Your main task is to {a}. When that runs well, you {b}.',
  'In the first month you {a}; in the second you {b}. Before you leave, you will also {c}.',
  'We would ask you to {a} and, from about week {n:3-5}, to {b}.',
  'The job has three parts: to {a}, to {b}, and to {c}.',
  'A usual week means {A}, then {B}. On quiet days you {c}.',
  'You start by {A}. Then comes the interesting part: to {b}.',
  'Mornings are for {A}; afternoons for {B}.',
  'Together with {mentor} you will {a}, and on your own you {b}.',
  'Half of the job is {A}. The other half: {B} and, if you like, {C}.',
  'Week 1: {A}. Weeks 2 to {n:4-6}: {B}. After that you choose, for instance {C}.',
  'We expect you to {a}. You may also {b} and {c}, depending on what interests you.',
  'It begins small, with {A}. By the end you {b} on your own.',
  'Some of what you would do: {a}; {b}; {c}.',
  'You take over a project of your own, which means you {a}, you {b} and you {c}.',
] as const

/** One sentence on people, learning and ways of working. */
export const contexts = [
  '{mentor} will be your mentor and meets you every {day}.',
  'You belong to the team, join its meetings and have a say in them.',
  'Your mentor, {mentor}, started here as an intern.',
  'There are other interns too, so you will not be the only new face.',
  'Everything you finish is used; we keep no tasks for practice.',
  'You get an hour of feedback each week and give us some in return.',
  'Questions are welcome at any time, and silly ones most of all.',
  'We plan on Mondays and show each other what we did on Fridays.',
  'Making coffee for others is not one of your tasks.',
  'You will see the whole path from an idea to {users}.',
  'You will meet {users} more often than you expect.',
  'Mistakes are talked about here, without names.',
  'Every {day} somebody explains one thing they know well, and interns take their turn.',
  'Interns are asked what they would change here, and some of it has been changed.',
  'The first week is for reading, asking and shadowing {mentor}.',
  'We give you one clear aim for each fortnight.',
  'You can talk to anybody here, including the founders.',
  'If your college needs a report or a supervisor, we are used to it.',
  'We will tell you honestly how you are doing, half-way and at the end.',
  'Two days a week you work with {mentor}, the others on your own.',
  'There is time to learn: every {day} afternoon belongs to a course of your choice.',
  'You will work with people from several parts of the company.',
  'Our interns write a short note each week on what they learned, and we read it.',
  'Nobody expects you to know everything on the first day, or on the last.',
  'You will be asked for your opinion, and it will be used or answered.',
  'Each intern has one colleague for work and one for everything else.',
  'Meetings are short here, and you may leave those that do not concern you.',
  'You get real responsibility, in small pieces.',
  'Once a month we visit somebody who uses what we make.',
  '{mentor} was an intern once and knows what the first weeks feel like.',
  'We share what we earn and what we spend with everyone, interns included.',
  'By the third week most interns have something of their own to show.',
  'We laugh a lot, mostly at ourselves.',
  'Most of us came to this work by a detour, so yours is welcome too.',
  'You decide with {mentor} what to learn first.',
] as const

/** The same, for work at a desk. */
export const deskContexts = [
  'We write more than we meet, so you have time to think.',
  'You work on your own machine or on one of ours, as you prefer.',
  'Your work is reviewed the way everybody’s is: carefully and in writing.',
  '{mentor} reads every piece of work and writes down what was good before what was not.',
  'In the second half you choose a small project and present it to everyone.',
] as const

/** Who is looked for, by skills of the listing. */
export const skillLines = [
  'You should know {skill} and {skill2}; the rest can be learned here.',
  'We use {skill}, {skill2} and {skill3} every day.',
  'Some practice with {skill} is needed, and some {skill2} is a plus.',
  'A little {skill} is enough if you are quick to learn.',
  'In the talk we will ask about {skill} and where you have used it.',
  'If {skill} and {skill2} are familiar words to you, write to us.',
  'Please bring some {skill}; {skill2} and {skill3} would be lovely.',
  'Experience with {skill} from a course or a project of your own counts.',
  'Tell us where you have used {skill}, even if it was only at college.',
  'We expect {skill}, hope for {skill2} and teach {skill3}.',
  'You cannot do without {skill}; {skill2} and {skill3} are good to have.',
  'You have met {skill} before, and you are not afraid of {skill2}.',
  'The longer you have worked with {skill}, the sooner it gets interesting.',
  'Of the skills on the list, {skill} matters most.',
] as const

/** Practical matters at the end. */
export const closings = [
  'We would rather read about one project in full than about ten in a line each.',
  'There may be one small task, paid if it takes longer than two hours.',
  'The first day is short, so that you can take it in.',
  'A certificate and an honest letter of reference are a matter of course.',
  'Good interns are asked to stay.',
  'Exams come first: tell us the dates and we plan around them.',
  'There is no fee, no deposit and no bond, and there never will be.',
  'Write what you want to learn, and we say whether you can learn it here.',
  'What you have tried out matters most to us.',
  'We look at what you can do and not at the name of your college.',
  'If you are unsure whether you fit, apply anyway.',
  'Two short conversations decide, both with people you would work with.',
  'Apply with your resume; a letter is not needed.',
  'A job offer afterwards is possible and depends on both sides.',
  'We would like you to stay for the full {duration}.',
  'Please apply because you want this work, and not just any work.',
  'We read applications in the order in which they come.',
  'Interviews take place by telephone or video, whichever suits you.',
  'Ask us anything before the first talk; it saves time for both of us.',
  'Plain words in an application are the best ones.',
  'Days off for a feast or a family visit are a matter of agreement.',
  'Please tell us in your resume what you did yourself and what the team did.',
  'Former interns are happy to talk with you before you decide.',
  'We are glad of every question before you apply.',
  'People who come back after a break are just as welcome.',
  'After {duration} you get a written account of what you achieved.',
  'One reference, from a teacher or an employer, is enough.',
  'A link to something you made tells us more than a certificate.',
  'We choose with care and plan the work before you come.',
  'The first conversation takes twenty minutes and is with {mentor}.',
  'Equipment, software and access are ready on your first day.',
  'Half-way through, we sit down together and see what you would like to do next.',
  'If the dates do not fit, write anyway, and we see what can be done.',
] as const

/** The same, where the kind of listing allows it. */
export const paidClosings = [
  'The stipend is paid on the last working day of each month.',
  'Travel for work is paid on top of the stipend.',
] as const
export const unpaidClosings = [
  'There is no stipend, and we say so openly.',
  'The place is unpaid, so you may leave at any time for a paid one.',
] as const
export const partTimeClosings = [
  'About {n:12-20} hours a week are enough, laid around your classes.',
  'Afternoons or evenings, three days a week: you choose.',
] as const
export const fullDayClosings = [
  'Working hours are ten to six, with {day} afternoons free for study.',
  'You need {n:28-40} hours a week; how you lay them is mostly up to you.',
] as const
export const officeClosings = [
  'The office is close to public transport.',
  'Lunch is at one, together, and it is on us.',
  'If you come to {city} for this, we help you to find a room.',
] as const
export const remoteClosings = [
  'You can work from anywhere with a steady connection.',
  'We lend you a laptop and pay for your connection.',
  'This team works from home and meets twice a year.',
  'We talk by video at eleven and at five; in between, the time is yours.',
  'Remote means remote: nobody watches your screen.',
] as const

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
