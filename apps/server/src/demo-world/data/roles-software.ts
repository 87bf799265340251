/** Roles of computer science; the written form is explained in roles.ts. */
export const softwareRoles = `
# Frontend Developer
also: Frontend Developer Intern; React Developer; Frontend Engineer; Frontend Developer (React)
majors: Computer Science, Design
pay: 8-30
core: HTML, CSS, JavaScript, React
more: TypeScript, Redux, Next.js, Tailwind CSS, Git, REST API, Jest, Figma, Responsive design
do: build and polish screens of our {app} in React, from a design file to code that ships
do: make pages load quickly on three-year-old phones with a weak connection
do: turn repeated pieces of interface into components that the whole team uses
do: write tests for the forms that {users} fill in most often
do: sit with a designer and settle how a screen behaves when it is empty, slow or wrong
do: track down layout bugs that appear in only one browser
do: check new screens with a keyboard and a screen reader
do: connect forms to our APIs and show errors in words that help
why: Most {users} open our {app} on a phone, often in bright sun and with one bar of signal, and the interface has to cope
why: Our interface grew quickly, and the next six months are about making it simpler
seek: You have built at least two pages or small apps in React and can explain what you would change today
seek: We care more about clean CSS and clear state than about the number of libraries you know
did: Rebuilt the main form of the {app} in React and cut abandoned entries by {n:12-34} percent
did: Wrote {n:25-80} component tests with Jest and found a bug that had lost drafts for months
did: Reduced the JavaScript bundle of the {app} from {n:780-1400} kB to {n:240-420} kB
did: Built a shared set of {n:12-30} React components documented for the whole team

# Backend Developer
also: Backend Developer Intern; Node.js Developer; Backend Engineer; API Developer
majors: Computer Science
pay: 10-35
core: Node.js, SQL, REST API, Git
more: PostgreSQL, MongoDB, Express.js, TypeScript, Redis, Docker, Python, Microservices, AWS
do: add endpoints to the API behind our {app}, with tests and a short note on each decision
do: find the slow queries of the week and make them quick
do: move a background job from a nightly script to a proper queue
do: review logs after each release and follow up what looks odd
do: write migrations that run while {users} keep working
do: model new data together with the person who asked for it
do: add limits and clear error messages where our API trusts its callers too much
do: read a service that nobody has touched for a year and write down how it works
why: The service behind our {app} is small enough to understand in a week and busy enough to teach you something every day
why: Reliability comes before features here, and this role is where the two meet
seek: You should be able to design three tables and explain why there are not four
seek: A small API of your own, even an unfinished one, tells us more than a certificate
did: Added {n:6-18} endpoints to the {app} in Node.js with PostgreSQL, each with tests
did: Made the busiest query {n:4-20} times faster with one composite index
did: Moved nightly exports to a Redis queue and ended the timeouts {users} reported
did: Wrote the first load test of the API and raised its limit from {n:90-200} to {n:600-1200} requests per second

# Full Stack Developer
also: Full Stack Developer Intern; MERN Stack Developer; Full Stack Web Developer; Web Development
majors: Computer Science
pay: 8-30
core: JavaScript, React, Node.js, MongoDB
more: Express.js, HTML, CSS, TypeScript, Git, PostgreSQL, Docker, REST API, Next.js, Firebase
do: take one small feature of our {app} at a time from the database to the button
do: fix the bugs that {users} report most often, on whichever side they live
do: build an internal page that saves our support team an hour a day
do: write tests for the paths that must never break
do: keep the development setup working on a fresh laptop in under ten minutes
do: add a new report with filters, sorting and an export
do: pair with a senior developer on the sign-in and permission code
why: We are a small team, and nobody here says that something is only a frontend or only a backend problem
why: A list of 40 small improvements to our {app} is waiting, each of them finishable in days
seek: You do not need to know every layer well, but you should not be afraid of any
seek: Show us one thing you built that somebody else used
did: Delivered {n:5-14} features of the {app} end to end with React, Node.js and MongoDB
did: Built an internal page that saved the support team about {n:4-12} hours a week
did: Fixed {n:30-90} reported bugs and wrote a regression test for each
did: Replaced hand-made sign-in code with sessions and role checks

# Software Engineer
also: Software Engineer Intern; Software Engineering Intern; Software Developer; Java Developer
majors: Computer Science, Engineering, Mathematics
pay: 10-40
core: Java, Data structures, Algorithms, Git
more: Spring Boot, SQL, C++, Python, Object-oriented programming, Linux, Unit testing, Microservices, REST API
do: work in one of our product teams on real tickets from the first fortnight
do: write small, reviewed changes to the services behind our {app}
do: profile a job that takes too long and explain where the time goes
do: replace a copied piece of logic by one tested module
do: write a design note of one page before any change that takes longer than three days
do: add unit tests to a part of the code that has none
do: take part in code review, as author and as reader
why: You would join as an engineer and not as a helper: same tools, same reviews, same right to ask why
why: Some of the hardest code in our {app} is five hundred lines long and older than the company's logo, and it deserves fresh eyes
seek: You know one language well and can reason about how much memory and time a solution takes
seek: Good grades are fine, but we ask about one program you are proud of
did: Cut the running time of a nightly job in Java from {n:70-160} to {n:8-25} minutes
did: Wrote {n:60-180} unit tests and raised coverage of the core module from {n:20-40} to {n:70-88} percent
did: Replaced {n:3-7} copies of the pricing logic with one tested module
did: Added a Spring Boot service that now handles {n:10-60} thousand requests a day for {users}

# Python Developer
also: Python Developer Intern; Python Development; Django Developer; Backend Developer (Python)
majors: Computer Science, Data Science, Mathematics
pay: 6-25
core: Python, Django, SQL, Git
more: Flask, FastAPI, PostgreSQL, REST API, Pandas, Docker, Linux, HTML, Celery
do: write Django views and background tasks for our {app}
do: clean up scripts that everybody depends on and nobody owns
do: build importers for files that never look the way the manual says
do: add type hints and tests to older modules
do: prepare small data reports for colleagues who do not program
do: integrate an outside API and handle the days on which it is down
do: automate a task that somebody now does by hand every morning
why: Half of our tooling is Python written in a hurry, and we would like it to be Python written with care
why: Our {app} runs on Django, and there is more to do than three people can manage
seek: Readable code matters to us: short functions, honest names, no cleverness
seek: If you have automated something for your college or family, start your application with it
did: Wrote {n:8-20} Django views and {n:3-8} Celery tasks for the {app}
did: Automated a daily report in Python that used to take {n:40-120} minutes by hand
did: Built an importer that reads {n:5-14} supplier formats and rejects bad rows with a reason
did: Added type hints and tests to {n:4-9} old modules of the {app}

# Mobile App Developer
also: Android Developer; Flutter Developer; Mobile App Developer Intern; Mobile App Development
majors: Computer Science
pay: 8-30
core: Flutter, Dart, Firebase, Git
more: Kotlin, Android development, Java, React Native, REST API, SQLite, iOS development, Figma
do: build screens of our mobile app and test them on cheap and expensive phones
do: make the app useful without a connection and patient when the connection returns
do: read crash reports every morning and fix the most common one
do: shrink the download so that {users} do not have to delete photos first
do: add notifications that people are glad to receive
do: prepare releases for the store, with notes that a person can read
do: move an old screen to the new design without losing anybody's data
why: Two of three {users} know us only through the phone in their hand
why: Our app works well on new phones, and this internship is about all the others
seek: You have put at least one app on a real device and watched somebody struggle with it
seek: Flutter experience helps, curiosity about how phones behave helps more
did: Built {n:6-15} Flutter screens of the {app} for Android and iOS
did: Brought crash-free sessions from {n:92-96} to 99 percent by reading reports daily
did: Cut the app's download size by {n:25-48} percent
did: Added offline storage with SQLite, so that {users} keep working without a signal

# QA Engineer
also: Software Testing; QA Intern; Test Automation Engineer; Quality Assurance Engineer
majors: Computer Science, Engineering
pay: 6-20
core: Manual testing, Test cases, Selenium, SQL
more: Java, Python, Postman, API testing, JIRA, Cypress, Git, Automation testing, Agile
do: write test cases for the flows that {users} depend on
do: automate the regression checks that now take two people a full day
do: reproduce bug reports until a developer can see the fault in one minute
do: test our API with wrong, missing and hostile input
do: try each release on a slow phone and an old laptop
do: keep a short, honest list of what is not tested
do: sit in planning meetings and ask what could go wrong
why: A bug that we find costs an hour, and one that {users} find costs a week of trust
why: Testing here is a craft with a seat at the planning table
seek: You like to break things and to describe precisely how you did it
seek: A little programming is enough, patience is not optional
did: Automated {n:60-220} regression checks with Selenium and saved {n:6-14} hours a release
did: Reported {n:80-240} bugs of the {app}, {n:15-40} of them critical, with steps to repeat
did: Wrote the API test collection in Postman that now runs on every build
did: Introduced a release checklist used by {n:2-5} teams

# DevOps
also: DevOps Intern; Cloud Engineer; DevOps Engineer; Site Reliability Intern
majors: Computer Science
pay: 10-35
core: Linux, Docker, AWS, Git
more: Kubernetes, Jenkins, Terraform, CI/CD, Shell scripting, Python, Prometheus, Grafana, Nginx, Ansible
do: shorten our build so that a change is tested in minutes
do: write Terraform for the parts of our setup that exist only in somebody's memory
do: add dashboards and alerts that wake people for good reasons only
do: practise restoring backups, because an untested backup is a hope
do: update base images and remove what nobody needs
do: move one service at a time into containers
do: write the page that the person on call reads at three in the morning
why: Our {app} must stay up while we change everything underneath it
why: The release process works, but it takes an afternoon and one particular colleague
seek: You are at home in a Linux shell and curious about what happens below it
seek: Tell us about something you broke and how you got it back
did: Cut the build time of the {app} from {n:28-45} to {n:6-11} minutes with cached Docker layers
did: Described {n:20-60} cloud resources in Terraform and removed {n:5-15} that nobody used
did: Set up Prometheus and Grafana with {n:8-20} alerts, each with a written response
did: Restored the production backup in a drill and halved the time it took

# Cyber Security
also: Cyber Security Intern; Security Analyst; Information Security Intern; Application Security Engineer
majors: Computer Science
pay: 8-30
core: Network security, Linux, Penetration testing, OWASP
more: Python, Burp Suite, Wireshark, Nmap, Vulnerability assessment, Cryptography, SIEM, Kali Linux, Networking
do: test web applications by hand and with scanners, and know which of the two to believe
do: write findings that a busy developer can act on
do: check fixes and try to get around them
do: follow new advisories and tell us which of them concern us
do: run a harmless phishing exercise and the lesson after it
do: review who may access what and why
do: keep the test lab in order and add a new target each month
why: The people who attack small companies are patient, and we have to be more so
why: Our security work begins with a threat model on a whiteboard, and interns hold the pen
seek: You have tried capture-the-flag exercises or a lab at home and can describe one find step by step
seek: Curiosity matters, discretion matters more
did: Found {n:14-45} weaknesses in web applications, {n:2-6} of them severe, and checked each fix
did: Wrote a scanner in Python that lists exposed services every night
did: Ran a phishing exercise for {n:80-300} colleagues and the training that followed
did: Reviewed access rights of the {app} and removed {n:40-160} stale accounts

# Game Developer
also: Unity Developer; Game Development Intern; Gameplay Programmer
majors: Computer Science, Design
pay: 8-28
core: Unity, C#, Game development, Git
more: Blender, C++, 3D modeling, Object-oriented programming, Unreal Engine, Game design
do: build small playable pieces and throw half of them away
do: tune how a jump feels until nobody can say why it is right
do: write tools that let our designers change levels without asking
do: keep the frame rate steady on a phone that costs 8,000 rupees
do: sit behind players and note where they hesitate
do: repair save files that went wrong in old versions
why: Our next game is four months old and finally fun, which is the best time to join
why: We prototype on Mondays and decide on Fridays
seek: Send us something playable, however short
seek: You enjoy the last ten percent of a feature, the part players notice
did: Built {n:4-9} playable prototypes in Unity, two of which went into production
did: Raised the frame rate on low-end phones from {n:18-26} to {n:45-60} frames per second
did: Wrote a level editor in C# that {n:3-6} designers use daily
did: Ran {n:10-30} playtests and reworked the first ten minutes of the game
`
