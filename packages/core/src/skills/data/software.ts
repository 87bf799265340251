/** Programming: languages, ideas, methods, databases, testing. */
export const software = `
# Software development ~ Data and AI, IT infrastructure, Cybersecurity
@ software developer, software engineer, developer, programmer, sde, sde intern, software engineering intern, web developer, app developer, full stack developer, full stack engineer, front end developer, frontend developer, frontend engineer, back end developer, backend developer, backend engineer, java developer, python developer, php developer, android developer, ios developer, mobile developer, game developer, software development engineer, software architect, technical architect, systems analyst, system analyst, application developer, application engineer, programmer analyst, coder, ui developer, web engineer, database developer, sql developer, tech lead, technical lead, it engineer, software consultant, it analyst, solutions architect, sdet, qa engineer, test engineer, software tester, qa analyst, qa tester, mts, web designer and developer, webmaster
% software, programming, codebase, deployment, api, debugging, compiler, b tech, btech, mca, bca, computer science, information technology, hackathon, github, open source, application development, computer engineering, information systems, website

## Programming languages
Python: python3, python2, py!, python programming, python scripting, core python, advanced python, python language, python development, python scripts, python coding, python code, python developer > Programming
Java: jvm, jdk, openjdk, java se, core java, advanced java, java se, java programming, java 8, java8, j2se, java development, java language, java coding, java 17, java 11, java application development, java applications > Programming, Object-oriented programming
C++: cplusplus, cpp, c plus plus, c++11, c++14, c++17, c++20, c++23, c++0x, c++1y, c++1z, c++2a, c++ programming, c cpp, cpp programming, c++ language, c++ coding > Programming, Object-oriented programming ~ C
C#: csharp, c sharp, c# net, c#.net > Programming, Object-oriented programming ~ Java
C!: c ansi, ansi c, c language, c programming, c programming language, ansi c > Programming ~ C++
JavaScript: vanilla js, js, java script, ecmascript, es6, vanilla js, vanilla javascript, javascript es6, javascript programming, vanilla javascript coding, javascript development, javascript coding, javascript language, es6 javascript > Programming
TypeScript: ts!, type script > JavaScript, Programming
Go!: golang, go lang, go language, go programming > Programming
R!: r programming, r language, r statistics, r script + RStudio=r studio > Programming, Statistics ~ SAS
Rust!: rust lang, rustlang, rust programming > Programming
Ruby!: ruby programming, ruby language > Programming
PHP: php5, php7, php8, core php, php programming > Programming
Swift!: swift programming, swift language, swift 5 > Programming, iOS development
Kotlin > Programming ~ Java
Scala > Programming ~ Java
Perl: perl scripting > Programming
Dart!: dart programming, dart language > Programming ~ Flutter
MATLAB: matrix laboratory, mat lab, matlab programming > Programming ~ Simulink, GNU Octave
GNU Octave: octave! ~ MATLAB
Julia!: julia language, julia programming > Programming
Haskell > Programming, Functional programming
Elixir! > Programming, Functional programming
Gleam! > Functional programming
Erlang > Programming, Functional programming
Clojure: clj > Programming, Functional programming
F#: f sharp, fsharp > Programming, Functional programming, .NET
Lua: lua scripting > Programming
Objective-C: objective c, objectivec, obj c > Programming, iOS development ~ Swift
Visual Basic: vb, vb6, visual basic 6 > Programming
VBScript: vb script > Programming ~ Visual Basic
VB.NET: vb net, visual basic net > .NET, Programming
VBA: visual basic for applications, excel vba, vba macros, excel macros > Programming, Microsoft Excel
Assembly language: Assembly!, assembler, asm, assembly programming, x86 assembly, mips assembly
COBOL > Programming
Fortran: f95, fortran 90, f77 > Programming
Pascal! + Delphi!, Object Pascal > Programming
Ada!: ada programming, ada language > Programming
Lisp: common lisp > Programming, Functional programming
Prolog > Programming
Groovy! > Programming ~ Java
Solidity > Programming, Smart contracts
Hardhat! > Solidity
Solana > Blockchain
ABAP: sap abap > Programming, SAP
Apex!: salesforce apex, apex programming > Programming, Salesforce
Shell scripting: shellscript, shell!, shell script, shell programming, unix shell, unix shell scripting + Bash=bash scripting=bash shell, Zsh=zshell=z shell, Korn shell
PowerShell: powershell core, pwsh, power shell, windows powershell ~ Shell scripting
Scratch!: scratch programming
Verilog: verilog hdl, system verilog, systemverilog > Hardware description languages, Digital electronics
VHDL > Hardware description languages, Digital electronics
Hardware description languages: hdl
OCaml: o caml > Programming, Functional programming
Zig! > Programming
Crystal! > Programming
Tcl: tcl scripting, tcl tk
AWK: gawk
Sed!
Programming: computer programming, coding, programming languages, software programming, programming skills, code writing, scripting languages, scripting, writing code, code development, coding skills, programming knowledge, writing programs, coding languages

## Programming concepts
Object-oriented programming: oop, OOPS^, oop concepts, oops concepts, object oriented, object oriented design, ood, object orientation, object oriented analysis and design, ooad, object-oriented design, object oriented principles, oo programming, object oriented concepts
Functional programming: FP^
Data structures: data structure, dsa, data structures and algorithms, data structure and algorithm, algorithms and data structures + Linked lists, Binary trees=binary search tree, Hash tables=hash maps, Priority queues
Algorithms: algorithm, algorithm design, design and analysis of algorithms, algorithmic problem solving + Dynamic programming, Sorting algorithms=merge sort=quick sort, Graph algorithms=dijkstra algorithm, Backtracking algorithms, Greedy algorithms
Design patterns: software design patterns, gang of four + Singleton pattern, Factory design pattern, Observer pattern, Repository pattern=repository design pattern
Software architecture: system architecture, application architecture, software architectures
System design: low level design, high level design, lld, hld, systems design
Software engineering: software development, software design, sdlc, software development life cycle, software development lifecycle, application development
Multithreading: multi threading, concurrency, concurrent programming, thread programming
Distributed systems: distributed computing, distributed system
Parallel computing: high performance computing, hpc, parallel programming + OpenMP, MPI^, CUDA=cuda programming
Competitive programming + LeetCode, Codeforces, CodeChef, HackerRank, GeeksforGeeks
Operating systems: operating system, os concepts, OS^
Compilers: compiler design, compiler construction + LLVM
Microservices: micro services, microservice architecture, microservices architecture + Service mesh > Software architecture
Event-driven architecture: event driven + CQRS, Event sourcing
Domain-driven design: ddd
Service-oriented architecture: soa
MVC: model view controller, mvc architecture, mvc framework
Debugging: troubleshooting code, gdb, debugger, bug fixing, fixing bugs, bug fixes, code debugging, bug resolution, bug solving, error fixing in code, fixing code errors, debugging code
Command line: command line interface, terminal commands
Cron jobs: crontab, scheduled jobs, cron scheduling
Desktop application development: desktop applications, desktop apps, desktop software development, windows application development + Tkinter, PyQt=pyqt5=pyside6
Code review: review of code, code reviews, peer review of code, pull request review, merge request reviews, peer code review, reviewing code, code reviewing
Refactoring: code refactoring, clean code
Performance optimization: performance optimisation, code optimization, code optimisation
Version control: source control, vcs, version control systems, revision control, versioning of code, code versioning + Pull requests=merge requests
Technical documentation: software documentation, javadoc
Regular expressions: regex, regexp
Unix: unix os, unix system, unix commands + AIX, Solaris, HP-UX
Linux: linux kernel, linux distribution, linux administration, linux unix, unix linux, linux commands, linux terminal, linux command line, linux server, linux os, linux environment, linux basics, linux operating system + Ubuntu=kubuntu=xubuntu=lubuntu=edubuntu=ubuntu core, Red Hat Enterprise Linux=red hat=redhat=rhel, CentOS, Debian, Fedora=fedora workstation, Kali Linux, Arch Linux, Linux Mint, Rocky Linux, AlmaLinux, SUSE Linux=opensuse ~ Unix
Windows: microsoft windows, windows 10, windows 7, windows 11, windows xp, ms windows, windows operating system
Windows Server: windows servers, windows server administration, microsoft server > Windows
macOS: macos sierra, macosx, mac os, mac os x, os x, osx

## Version control tools ~ > Version control // every line keeps versions of files; ~: commit, branch and merge carry over
Git: git version control, git bash, git workflow, gitflow, git flow, git commands, git branching, git repository > Version control
GitHub: git hub, github repository, github repositories, github repo > Git
GitLab: git lab > Git
Bitbucket: bit bucket > Git
Subversion: svn, apache subversion, tortoisesvn
Perforce
Mercurial^
Team Foundation Server: tfs, team foundation

## Delivery methods
Agile: agile methodology, agile methodologies, agile development, agile scrum, agile software development, agile practices, scrum agile, agile environment
Scrum: scrum master, scrum methodology, sprint planning, daily scrum, sprint reviews, sprint retrospectives, scrum ceremonies, scrum team, daily stand ups, daily standups, sprint backlog, scrum events > Agile
Kanban: kanban board > Agile
Waterfall: waterfall model, waterfall methodology
Extreme programming: xp programming
Pair programming ~ Extreme programming
Jira: atlassian jira, jira software
Confluence!: atlassian confluence
Trello
Asana
UML: unified modeling language, use case diagrams, class diagrams, uml diagrams, sequence diagrams, activity diagrams
Data flow diagrams: dfd diagrams ~ UML

## Relational databases ~ > SQL // every line is queried in SQL; ~: dialects differ in details
PostgreSQL: pgsql, plpgsql, postgres, postgre sql, postgresql database, psql, postgre
MySQL: my sql, mysql database, mysql workbench
Microsoft SQL Server: sql server, ms sql, mssql, ms sql server, microsoft sql, t sql, tsql, transact sql, ssms, sql server management studio
Oracle Database: oracle!, oracle db, oracle sql, oracle 11g, oracle 10g, oracle 12c, oracle rdbms, oracle server + Oracle APEX, Oracle Forms=oracle forms and reports
SQLite: sqlite3, sql lite
MariaDB: maria db
IBM Db2: db2, ibm db2
Sybase
Teradata
TimescaleDB > PostgreSQL
CockroachDB
Amazon Aurora: aurora db > AWS

## Related work
Amazon RDS: rds, aws rds > AWS, Databases
Microsoft Access: ms access, access database, Access!, microsoft office access > Databases
PL/SQL: pl sql, plsql, oracle pl/sql > Oracle Database

## NoSQL databases > NoSQL // every line stores data without relational tables
MongoDB: mongo db, mongo, mongodb atlas ~ CouchDB, DynamoDB
Redis ~ Memcached, Caching
Cassandra: apache cassandra ~ HBase, ScyllaDB
DynamoDB: dynamo db, amazon dynamodb, aws dynamodb > AWS ~ MongoDB
Couchbase
CouchDB: couch db ~ Couchbase
Graph databases: graph database + Neo4j=neo4j graph database
HBase: apache hbase
Elasticsearch: elastic search + OpenSearch
Time series databases: time series database + InfluxDB

## Related work
ELK stack: ELK^, elastic stack > Elasticsearch
Kibana > Elasticsearch
Logstash > Elasticsearch

## Back-end services
Firebase: google firebase ~ Supabase
Firestore: firebase firestore > NoSQL, Firebase
Supabase > PostgreSQL, Databases ~ Firebase
Backend as a service: baas + Appwrite, PocketBase

## Databases
SQL: structured query language, sql queries, sql programming, sql query, ansi sql, sql scripting, sql databases, sql joins, sql commands, writing sql, sql scripts, writing queries in sql, sql coding > Databases
NoSQL: no sql, non relational databases, nosql databases > Databases
Databases: DB^, database, rdbms, dbms, database management, database management systems, database management system, relational databases, relational database, database systems, data bases, database work, database handling, relational database systems, database programming
Database design: database modeling, er diagrams, entity relationship diagrams, schema design, normalization, database normalization, database schema, database modelling, er modelling, database schema design, db design, erd diagrams > Databases
Database administration: dba, database administrator, database tuning, database performance tuning, db administration, database maintenance and tuning, mysql administration, oracle administration > Databases
Database backup: db backup, sql backup, database restore, database backup and restore, mysqldump > Backup and recovery, Databases
Database migration: db migration, schema migration + Flyway!=flyway migrations, Liquibase > Databases
Stored procedures: stored procedure, triggers and stored procedures, sql triggers > SQL
Query optimization: query tuning, sql tuning, index tuning, sql optimization, sql query optimization, database optimization, query performance tuning, sql query tuning, slow query tuning + Database indexing=sql indexing=db indexing > SQL
ORM: object relational mapper, object relational mapping, orm framework, orm tools, orm libraries, entity mapping

## Testing > Software testing // every line is a kind of test or a tool for tests
Software testing: app testing, website testing, qa testing, quality assurance testing, software quality assurance, sqa, qa, software quality, qa/qc, software qa, test engineering, web application testing, web testing, testing of software, website qa, app qa, testing websites, testing apps
Manual testing: manual tester, manual test, manual qa, manual software testing, manual functional testing, manual app testing, manual website testing
Test automation: testing automation, automation testing, automated testing, automated tests, qa automation, test automation framework, automation frameworks, automated test, ui automation, web automation testing, automation test scripts, test automation scripts, automation scripting for tests, automated regression, automating tests, automated ui testing
Cypress!: cypress io > Test automation ~ Selenium, Playwright
Playwright!: playwright testing > Test automation ~ Selenium, Cypress
Appium > Test automation, Mobile testing
Robot Framework > Test automation ~ Selenium
Behavior-driven development: bdd, behavior driven development, behaviour driven development + Cucumber!, Gherkin
TestNG: test ng > Java
JUnit: j unit > Java, Unit testing ~ Mockito
Mockito > Java, Unit testing ~ JUnit
PyTest: py test, unittest > Python, Unit testing
Jest!: jest testing > JavaScript, Unit testing ~ Mocha, Jasmine, Karma, React Testing Library, Chai
Mocha! > JavaScript, Unit testing ~ Jest, Jasmine, Karma, React Testing Library, Chai
Jasmine! > JavaScript, Unit testing ~ Jest, Mocha, Karma, React Testing Library, Chai
Karma! > JavaScript, Unit testing ~ Jest, Mocha, Jasmine, React Testing Library, Chai
React Testing Library > JavaScript, Unit testing ~ Jest, Mocha, Jasmine, Karma, Chai
Chai! > JavaScript, Unit testing ~ Jest, Mocha, Jasmine, Karma, React Testing Library
NUnit > .NET, Unit testing ~ xUnit, MSTest
xUnit > .NET, Unit testing ~ NUnit, MSTest
MSTest > .NET, Unit testing ~ NUnit, xUnit
Unit testing: unit test, unit tests + Test-driven development=tdd=test driven development, PHPUnit, GoogleTest=gtest
Integration testing: integration test, system testing, system integration testing, sit testing
Regression testing: regression test, regression suite, regression cycle
Smoke testing: sanity testing, smoke tests, build verification testing ~ Regression testing
White box testing
Exploratory testing: ad hoc testing of apps, exploratory tests > Manual testing
Cross-browser testing: browser compatibility testing, cross browser compatibility, browser testing, cross browser + BrowserStack, LambdaTest, Sauce Labs
GUI testing: user interface testing, gui tests, ui testing, ui tests
Database testing: db testing
Security testing: application security testing, app security testing
Test case execution: executing test cases, running test cases
Test data preparation: test data creation, test data management
QA test reports: test summary report, test closure report, software test reports
Requirement traceability matrix: traceability matrix, requirement traceability, RTM^ > Test planning
Boundary value analysis: equivalence partitioning, equivalence class partitioning, decision table testing, boundary value testing > Test planning
Test management tools: test case management + TestRail, Zephyr Scale=zephyr squad=jira zephyr, qTest, TestLink, HP ALM=hp quality center=micro focus alm, Jira Xray=xray for jira
Beta testing: beta test
Functional testing + Black box testing
Performance testing: load testing, stress testing, load tests, stress tests + JMeter, LoadRunner=load runner, Gatling
API testing: api test, rest api testing, api validation, web services testing, postman testing, api test cases, api test automation + REST Assured^, SoapUI=soap ui, Postman Newman, Karate framework=karate dsl > APIs
Test planning: test plans, test plan, test cases, test case design, test case, test scenarios, test design, test strategy, test case writing, test case preparation, writing test cases, test case creation, test scenario writing, test case documentation, test scripts writing, test plan preparation, preparing test cases
User acceptance testing: uat, acceptance testing, uat testing, uat support, user testing uat
Bug tracking: defect tracking, bug reporting, defect management, bug reports, bug report writing, bug logging, bug triage, bug life cycle, defect life cycle, logging bugs, raising bugs, reporting bugs, bug documentation, bug tracking tools, bug finding, finding bugs + Bugzilla, MantisBT=mantis bug, Redmine, YouTrack
Mobile testing: mobile app testing, android app testing, mobile application testing, mobile qa, app testing on devices
Game testing: playtesting

## Related work
Selenium: selenium webdriver, selenium web driver, selenium ide, selenium grid, selenium automation, selenium testing, selenium scripts, selenium with java, selenium python ~ Cypress, Playwright, Test automation

## Related work
Puppeteer > JavaScript
`
