/** Roles of computer science; the written form is explained in roles.ts. */
export const softwareRoles = `
# Frontend Developer
also: Frontend Developer Intern; React Developer; Frontend Engineer; Frontend Developer (React)
majors: Computer Science, Design
pay: 8-30
core: HTML, CSS, JavaScript, React
more: TypeScript, Redux, Next.js, Tailwind CSS, Git, REST API, Jest, Figma, Responsive design
do: build screens of {area} in React and JavaScript from Figma designs
do: write semantic HTML and responsive CSS that works from 320 pixels to a desktop
do: connect forms of the {app} to a REST API, with loading, empty and error states
do: move shared interface parts of {area} into typed React components
do: write component tests with Jest for the pages that {users} use most
do: cut the load time of {area} on low-end Android phones by {n:10-40} percent
do: fix {n:3-6} reported layout bugs a fortnight across Chrome, Safari and Firefox
do: make {area} usable by keyboard and screen reader, following WCAG 2.2
do: migrate {n:4-12} pages from plain JavaScript to TypeScript
do: build a filterable list for {users} with Redux and Tailwind CSS
do: add Next.js pages for {area} that search engines can index
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
do: design and build REST API endpoints for {area} in Node.js
do: write SQL queries and migrations for the PostgreSQL database of the {app}
do: add integration tests for {n:8-20} endpoints of {area}
do: find slow SQL queries with EXPLAIN and add the indexes they need
do: move nightly jobs of the {app} to a Redis queue with retries
do: build an export of {area} data that {users} can download as CSV
do: containerise {n:2-4} services with Docker for local development
do: validate input and return clear errors in every endpoint of {area}
do: write OpenAPI documentation for the endpoints that partners of {area} call
do: review pull requests on Git with the two engineers of {area}
do: add logging and alerts for failed requests of {users}
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
do: build features of {area} end to end with React, Node.js and MongoDB
do: model {area} data in MongoDB and expose it through a REST API
do: build an admin page in React that lets our support team help {users}
do: fix {n:4-8} bugs a sprint in the JavaScript front end or the Node.js back end
do: add sign-in with one-time codes to the {app}
do: write end-to-end tests for the three main journeys of {area}
do: build a report for {users} with filters, sorting and a CSV export
do: set up Docker and preview deployments for pull requests on Git
do: rewrite {n:3-6} older pages of the {app} in React and TypeScript
do: add Express.js middleware for permissions in {area}
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
do: implement features of {area} in Java, with unit tests
do: profile a slow job of the {app} and choose better data structures and algorithms
do: write a service in Spring Boot that {area} calls through a REST API
do: refactor a module of {n:400-900} lines of {area} and cover it with unit tests
do: review pull requests on Git and have yours reviewed by two engineers
do: write a one-page design note for each larger change of {area}
do: automate a manual step of our releases with Python or shell scripts on Linux
do: debug reports of {users} from the logs to the line of code
do: write SQL for the weekly figures of {area}
do: reduce the build time of the {app} by {n:20-50} percent
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
do: write Django views, forms and admin pages for {area}
do: build a REST API for the {app} with tests in pytest
do: import partner files into PostgreSQL with Python and pandas
do: move slow work of {area} into Celery tasks with retries
do: integrate {n:2-3} outside APIs that {area} depends on
do: add type hints and tests to {n:6-12} older Python modules
do: write SQL reports that {area} reads every Monday
do: package scripts with Docker so that colleagues can run them on Linux
do: review and merge changes with Git in a team of {n:3-6}
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
do: build screens of {area} in Flutter and Dart from Figma designs
do: store {area} data on the device with SQLite so that the app works offline
do: connect the app to a REST API and Firebase notifications
do: read crash reports in Firebase and fix the most frequent crash of each week
do: reduce the download size of the {app} by {n:10-30} percent
do: test releases on {n:6-12} Android and iOS devices that {users} own
do: write widget tests for the {n:4-8} main screens of {area}
do: prepare releases for the Play Store and App Store with Git tags and notes
do: port {n:2-4} older Kotlin screens of {area} to Flutter
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
do: write test cases for {area} from user stories and keep them in JIRA
do: run manual testing of each release of the {app} on phones and browsers
do: automate {n:20-60} regression tests with Selenium
do: test the API of {area} with Postman, including wrong and missing input
do: check stored data of {area} with SQL queries
do: reproduce bugs of {users} and report them with steps, screenshots and logs
do: build a smoke test with Cypress that runs on every pull request
do: measure test coverage of {area} and close the largest gap
do: take part in Agile planning and add acceptance criteria to stories
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
areas: Platform; Cloud Infrastructure; Release Engineering; Observability
do: write Terraform for {n:3-8} AWS services of the {app}
do: build Docker images and a CI/CD pipeline in Jenkins for {area}
do: set up Prometheus metrics and Grafana dashboards for the {app}
do: move {n:2-4} services to Kubernetes with a senior engineer
do: write shell scripts for Linux servers that patch and restart safely
do: test restoring the database backups of the {app} every fortnight
do: shorten the build of {area} from {n:18-30} to under {n:8-12} minutes
do: document runbooks for the alerts that reach the person on call
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
areas: Application Security; Cloud Security; Red Team; Security Operations
do: test web applications against the OWASP Top 10 with Burp Suite
do: scan networks with Nmap, confirm findings by hand and rank them by risk
do: write penetration testing reports that developers can act on
do: retest {n:10-25} fixes and record which hold
do: analyse captured traffic in Wireshark for signs of misuse
do: harden Linux servers of the {app} and document each change
do: write Python scripts that automate vulnerability assessment of {area}
do: triage alerts of our SIEM with the senior analyst
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
do: program gameplay of our next game in Unity and C#
do: build editor tools that let designers change levels without code
do: profile the game on low-end phones and keep it at {n:30-60} frames a second
do: import 3D models from Blender and set up their materials and animation
do: implement menus, saving and settings of {area}
do: watch {n:8-15} playtests and turn notes into fixes
do: write object-oriented C# with Git reviews in a team of {n:4-7}
did: Built {n:4-9} playable prototypes in Unity, two of which went into production
did: Raised the frame rate on low-end phones from {n:18-26} to {n:45-60} frames per second
did: Wrote a level editor in C# that {n:3-6} designers use daily
did: Ran {n:10-30} playtests and reworked the first ten minutes of the game
`
