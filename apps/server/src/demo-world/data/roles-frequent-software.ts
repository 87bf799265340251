/** More to say of the software roles that most companies hire for; added to what roles-software.ts says of them. */
export const frequentSoftwareRoles = `
# Frontend Developer
do: rewrite one old page a week without changing what it does
do: add a search box that forgives typing mistakes
do: measure how long our pages take to become usable, and shorten that
do: bring our forms to work on tablets in both orientations
do: prepare our texts for a second and third language
do: replace a library that has not been cared for since 2021
do: show long lists without making old phones stutter
do: write a short guide to our components for the next person
why: Nobody reads a manual here, so the screen has to explain itself
why: We measure every release on a phone that costs less than 9,000 rupees
why: Support mails tell us where the interface fails, and we would like fewer of them
seek: Bring a page that you made and be ready to change it with us
seek: Somebody who reads the specification of a form field before reaching for a package fits well
seek: Design sense is welcome, and so is the wish to argue about it kindly
seek: Accessibility should be a word that you have met before

# Backend Developer
do: split a table that has grown eighty columns
do: make two requests at the same moment harmless
do: replace polling by events, one place at a time
do: write down what each of our queues is for, and delete one
do: build the export that {users} ask for every month
do: test what happens when the disk is full
do: keep secrets out of logs and prove it
why: Twice a year everything happens at once, and we prepare for it all year
why: The data outlives every framework, so we take care of it first
why: Half of our backend is calm, tested code, and the other half is waiting for you
seek: You can read a query plan, or want to badly
seek: Tell us about a bug that took you a whole night
seek: We like people who ask what happens if it fails
seek: Knowing one database well beats having heard of six

# Full Stack Developer
do: turn a spreadsheet that everyone fears into a small web page
do: give our sales colleagues a page that works on the train
do: add sign-in by one-time code
do: make the first page load in under two seconds
do: move uploads out of the database and into a store
do: write one test for each bug before it is repaired
do: set up previews, so that a change can be seen before it is merged
why: The person who asks for a feature sits in the next room and will use it tomorrow
why: Our website earns most of what we live on, and two people look after it
why: We would rather finish five small things than start one large thing
seek: Something of yours should be running somewhere, however small
seek: Say which half of the stack you like less, and we will be honest in return
seek: You keep going when the error message makes no sense
seek: Experience in a college team project is a good start

# Software Engineer
do: measure memory before and after, and keep the table
do: port a small tool from one language to another and compare
do: find the test that fails once in fifty runs and learn why
do: simplify a class that knows too much
do: write a tiny simulator for a device that we cannot bring to the office
do: review changes by others every morning for half an hour
do: give a short talk on an algorithm that we really use
why: Correct comes first here, clear second and clever a distant third
why: Our oldest service turned ten this year and still has to run every night
why: You would be one of few people who can say what happens when {users} press the button
seek: Data structures are not exam questions to you but tools
seek: You write code that a tired colleague can read
seek: Explain to us, in five minutes, how something works that you use every day
seek: Any language is fine, as long as you know what it does underneath

# Mobile App Developer
do: read the reviews in the store every Monday and answer the fair ones
do: let people go on where a call interrupted them
do: make the text readable for somebody without glasses
do: measure what the app does to a battery in one day
do: write tests that tap through the app at night
do: replace five permissions by two
do: add a home-screen widget that is really useful
why: The app has to open before the rickshaw moves on
why: Our reviews are good on new phones and merciless on old ones
why: There are {n:3-9} thousand devices out there with a version from last year
seek: You know what happens to an app that is put away
seek: Kotlin, Dart or Swift, one of them well
seek: Show us the smallest app of yours that anybody uses
seek: Owning an old phone is an advantage for once

# Python Developer
do: turn a script of 900 lines into a package of six files
do: read PDF bills and compare them with what was ordered
do: write a command that colleagues run instead of sending mails
do: speed up a loop, and then remove it
do: watch folders, queues and mailboxes for new work
do: replace print by proper logs
why: Somebody here copies numbers from one window to another for two hours a day
why: Our scripts are older than our server, and some of them are quite wise
seek: Knowing when not to write a class is a skill
seek: You test the boring cases first
seek: Short scripts with a purpose are the best application
`
