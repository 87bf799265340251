/** Programming, the web, mobile, databases, clouds, security, testing. */
export const computing = `
## Programming languages
Python: python3, python2, py!, python programming, python scripting, core python, advanced python > Programming
Java: core java, advanced java, java se, java programming, java 8, java8, j2se, java development > Programming, Object-oriented programming
C++: cpp, c plus plus, c++11, c++14, c++17, c++20, c++ programming, c cpp > Programming, Object-oriented programming ~ C
C#: csharp, c sharp, c# net, c#.net > Programming, Object-oriented programming, .NET ~ Java
C!: c language, c programming, c programming language, ansi c, embedded c > Programming ~ C++
JavaScript: js, java script, ecmascript, es6, vanilla js, vanilla javascript, javascript es6, javascript programming > Programming
TypeScript: ts!, type script > JavaScript, Programming
Go!: golang, go lang, go language, go programming > Programming
R!: r programming, r language, rstudio, r studio, r statistics, r script > Programming, Statistics ~ Python, SAS
Rust!: rust lang, rustlang, rust programming > Programming ~ C++
Ruby!: ruby programming, ruby language > Programming ~ Python
PHP: php5, php7, php8, core php, php programming > Programming
Swift!: swift programming, swift language, swift 5 > Programming, iOS development
Kotlin > Programming ~ Java
Scala > Programming ~ Java
Perl: perl scripting > Programming ~ Python
Dart!: dart programming, dart language > Programming ~ Flutter
MATLAB: mat lab, matlab programming > Programming ~ Simulink, GNU Octave
GNU Octave: octave!  ~ MATLAB
Julia!: julia language, julia programming > Programming ~ Python, R
Haskell > Programming, Functional programming
Elixir! > Programming, Functional programming
Erlang > Programming, Functional programming
Clojure > Programming, Functional programming
F#: f sharp, fsharp > Programming, Functional programming, .NET
Lua: lua scripting > Programming
Objective-C: objective c, objectivec, obj c > Programming, iOS development ~ Swift
Visual Basic: vb, vb6, visual basic 6, vb script, vbscript > Programming
VB.NET: vb net, visual basic net > .NET, Programming
VBA: visual basic for applications, excel vba, vba macros, excel macros > Programming, Microsoft Excel
Assembly language: assembly!, assembler, asm, assembly programming, x86 assembly, mips assembly
COBOL > Programming
Fortran > Programming
Pascal!: delphi, object pascal > Programming
Ada!: ada programming > Programming
Lisp: common lisp > Programming, Functional programming
Prolog > Programming
Groovy! > Programming ~ Java
Solidity > Programming, Smart contracts
ABAP: sap abap > Programming, SAP
Apex!: salesforce apex, apex programming > Programming, Salesforce
Shell scripting: bash, shell!, bash scripting, shell script, shell programming, unix shell, korn shell, zsh, unix shell scripting, bash shell > Linux
PowerShell: power shell, windows powershell ~ Shell scripting
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
Programming: computer programming, coding, programming languages, software programming, programming skills, code writing, scripting languages, scripting

## Programming concepts
Object-oriented programming: oop, oops, oop concepts, oops concepts, object oriented, object oriented design, ood, object orientation, object oriented analysis and design, ooad, object-oriented design
Functional programming: fp^
Data structures: data structure, dsa, data structures and algorithms, data structure and algorithm, algorithms and data structures
Algorithms: algorithm, algorithm design, design and analysis of algorithms, algorithmic problem solving
Design patterns: software design patterns, gang of four
Software architecture: system architecture, application architecture, software architectures
System design: low level design, high level design, lld, hld, systems design
Software engineering: software development, software design, sdlc, software development life cycle, software development lifecycle, application development
Multithreading: multi threading, concurrency, concurrent programming, parallel programming, thread programming
Distributed systems: distributed computing, distributed system
Parallel computing: high performance computing, hpc, openmp, mpi^, cuda programming
Competitive programming: leetcode, codeforces, codechef, hackerrank, geeksforgeeks
Operating systems: operating system, os concepts, os^
Compilers: compiler design, compiler construction, llvm
Microservices: micro services, microservice architecture, microservices architecture, service mesh > Software architecture
Event-driven architecture: event driven, event sourcing, cqrs
Domain-driven design: ddd
Service-oriented architecture: soa
MVC: model view controller, mvc architecture, mvc framework
Debugging: troubleshooting code, gdb, debugger
Code review: code reviews, peer review of code
Refactoring: code refactoring, clean code
Version control: source control, vcs, version control systems, revision control
Technical documentation: software documentation, api documentation, javadoc
Regular expressions: regex, regexp
Unix: aix, solaris, hp ux > Operating systems
Linux: ubuntu, red hat, redhat, rhel, centos, debian, fedora, linux administration, linux unix, unix linux, kali linux > Operating systems ~ Unix
Windows: microsoft windows, windows 10, windows 7, windows 11, windows xp, ms windows, windows operating system > Operating systems
Windows Server: windows servers, windows server administration, microsoft server > Windows
macOS: mac os, mac os x, os x, osx > Operating systems

## Version control tools ~ > Version control
Git: git version control, git bash > Version control
GitHub: git hub
GitLab: git lab
Bitbucket: bit bucket
Subversion: svn, apache subversion, tortoisesvn
Perforce
Mercurial
Team Foundation Server: tfs, team foundation

## Web foundations > Web development
HTML: html5, html 5, xhtml, dhtml, hyper text markup language, hypertext markup language
CSS: css3, css 3, cascading style sheets, cascading style sheet
HTML/CSS: html css, html and css, html5 css3 > HTML, CSS
Sass: scss, sass css, sass scss > CSS
Less CSS: less css, lesscss > CSS
Tailwind CSS: tailwind, tailwindcss > CSS ~ Bootstrap
Bootstrap!: twitter bootstrap, bootstrap css, bootstrap 4, bootstrap 5 > CSS ~ Tailwind CSS
Material UI: mui, material design, material ui
AJAX: ajax programming
JSON: json api
XML: xslt, xsl, xpath, xsd, xquery
DOM manipulation: document object model
Responsive web design: responsive design, responsive websites, mobile first design, responsive web
Web accessibility: wcag, a11y, accessibility standards, aria^
Progressive web apps: pwa, progressive web app
WebSockets: web socket, websocket, socket.io, socket io
WebAssembly: wasm
WebRTC: web rtc
Web development: website development, web developer, web application development, web programming, web app development, web design and development, web applications, web technologies, web application
Web design: website design, website designing, web designing, web page design
Full-stack development: full stack, fullstack, full stack development, full stack web development, mern stack, mean stack, mern, mean stack development, fullstack development > Front-end development, Back-end development
Front-end development: front end, frontend, front-end, frontend development, front end web development, ui development, client side development > Web development
Back-end development: back end, backend, backend development, back end development, server side development, server side programming > Web development
Single-page applications: spa^, single page application
Web performance: page speed, lighthouse!, core web vitals
Web scraping: beautifulsoup, beautiful soup, scrapy, data scraping, web crawling, web crawler
SOAP: soap web services, soap api, wsdl
REST APIs: rest api, restful, restful api, restful apis, rest^, restful web services, rest services, rest web services, restful services, api development, rest apis development
APIs: api, application programming interface, api integration, third party apis, web services, web api, web service
GraphQL: graph ql, apollo graphql ~ REST APIs
gRPC: g rpc, protocol buffers, protobuf ~ REST APIs
OAuth: oauth2, oauth 2.0, oauth 2, openid connect, oidc, saml, single sign on, sso
JWT: json web token, json web tokens
Content management systems: cms, content management system

## Front-end frameworks ~ > JavaScript, Front-end development
React!: react js, reactjs, react.js, react hooks, react framework, react redux
Angular!: angular js, angularjs, angular.js, angular 2, angular 4, angular 8, angular cli
Vue.js: vue!, vue js, vuejs, vue 3, vuex, pinia
Svelte: sveltekit
Next.js: nextjs, next js > React
Nuxt.js: nuxt, nuxtjs, nuxt js > Vue.js
Ember.js: emberjs, ember js, ember!
Backbone.js: backbonejs, backbone js, backbone!
Gatsby!: gatsbyjs, gatsby js > React
Astro!: astro js
Remix!: remix run > React
SolidJS: solid js

## Front-end libraries and tools > JavaScript
jQuery: j query, jquery ui
Redux: redux toolkit, redux thunk, redux saga > React
D3.js: d3, d3js, d3 js > Data visualization
Three.js: threejs, three js, webgl > Computer graphics
Chart.js: chartjs, chart js > Data visualization
Webpack: web pack
Vite!: vitejs
npm: node package manager, yarn!
Babel!: babeljs
RxJS: rx js
Storybook
Electron!: electronjs, electron js

## Back-end frameworks > Back-end development
Node.js: node!, nodejs, node js, node express > JavaScript ~ Express.js
Express.js: express!, expressjs, express js > Node.js ~ NestJS
NestJS: nest js, nest.js > Node.js, TypeScript
Fastify > Node.js
Deno! > JavaScript ~ Node.js
Django: django rest framework, drf, python django > Python ~ Flask, FastAPI
Flask!: python flask, flask framework, flask api > Python ~ Django, FastAPI
FastAPI: fast api > Python ~ Flask, Django
Spring!: spring framework, spring mvc, java spring, spring core, spring security, spring cloud, spring data > Java
Spring Boot: springboot > Spring, Java
Hibernate: hibernate orm, jpa, java persistence api > Java
Struts: apache struts, struts 2 > Java
Java EE: jee, j2ee, java enterprise edition, jakarta ee, java ee, ejb, enterprise java beans > Java
JSP: java server pages, jsp servlets, jsf, java server faces > Java
Servlets: java servlets, servlet > Java
JDBC > Java
Java Swing: swing!, javafx, java fx, awt > Java
Laravel: laravel framework, php laravel > PHP ~ CodeIgniter, Symfony
CodeIgniter: code igniter > PHP ~ Laravel
Symfony > PHP ~ Laravel
CakePHP: cake php > PHP ~ Laravel
Zend Framework: zend > PHP
Yii: yii2 > PHP
Ruby on Rails: rails, ror, ruby rails > Ruby
.NET: .net framework, dot net, dotnet, .net core, net core, net framework, microsoft .net, dot net framework, .net 6, asp net developer
ASP.NET: asp.net, asp net, asp.net mvc, asp net mvc, asp.net core, asp net core, asp.net web api, asp net web api, asp .net, classic asp > .NET
Entity Framework: entity framework core, ef core, linq, ado.net, ado net > .NET
WPF: windows presentation foundation, winforms, windows forms, xaml > .NET
WCF: windows communication foundation > .NET
Blazor > .NET
Gin!: gin gonic > Go
Phoenix Framework > Elixir
Apache Tomcat: tomcat > Java
JBoss: wildfly > Java
WebLogic: oracle weblogic > Java
WebSphere: ibm websphere > Java
Nginx
Apache HTTP Server: apache!, apache server, apache web server
Internet Information Services: iis, microsoft iis
Celery!: celery task queue > Python
SQLAlchemy: sql alchemy > Python, SQL
Prisma!: prisma orm
Mongoose!: mongoose odm > MongoDB

## Content and commerce platforms ~ > Web development, Content management systems
WordPress: word press, wordpress development, elementor, woocommerce
Drupal
Joomla
Shopify: shopify development
Magento: adobe commerce
Wix!
Webflow
Squarespace
Adobe Experience Manager: aem
SharePoint: share point, microsoft sharepoint, ms sharepoint
Umbraco
Contentful
Strapi

## Mobile ~ > Mobile development
Android development: android, android studio, android sdk, android app development, android application development, android programming, jetpack compose
iOS development: ios, ios app development, swiftui, swift ui, xcode, uikit, cocoa touch, iphone development
Flutter: flutter development, flutter sdk > Dart
React Native: reactnative > React, JavaScript
Xamarin: xamarin forms, .net maui > C#
Ionic!: ionic framework > Angular
Apache Cordova: cordova, phonegap, phone gap
Kotlin Multiplatform > Kotlin
Mobile development: mobile app development, mobile application development, mobile apps, app development, mobile applications, mobile application, mobile app

## Relational databases ~ > SQL
PostgreSQL: postgres, postgre sql, postgresql database, psql, postgre
MySQL: my sql, mysql database, mysql workbench
Microsoft SQL Server: sql server, ms sql, mssql, ms sql server, microsoft sql, t sql, tsql, transact sql, ssms, sql server management studio
Oracle Database: oracle!, oracle db, oracle sql, oracle 11g, oracle 10g, oracle 12c, oracle rdbms, oracle server
SQLite: sqlite3, sql lite
MariaDB: maria db
IBM Db2: db2, ibm db2
Microsoft Access: ms access, access database, access!, microsoft office access
Sybase
Teradata
PL/SQL: pl sql, plsql, oracle pl/sql > Oracle Database
TimescaleDB > PostgreSQL
CockroachDB
Amazon Aurora: aurora db > AWS
Amazon RDS: rds, aws rds > AWS

## NoSQL databases ~ > NoSQL
MongoDB: mongo db, mongo, mongodb atlas
Redis
Cassandra: apache cassandra
DynamoDB: dynamo db, amazon dynamodb, aws dynamodb > AWS
Couchbase: couchdb, couch db
Neo4j: neo4j graph database, graph database, graph databases
HBase: apache hbase
Firebase: google firebase, firestore, firebase firestore
Elasticsearch: elastic search, elk, elk stack, elastic stack, kibana, logstash, opensearch
InfluxDB: time series database
Memcached
Supabase > PostgreSQL

## Databases
SQL: structured query language, sql queries, sql programming, sql query, ansi sql, sql scripting, sql databases > Databases
NoSQL: no sql, non relational databases, nosql databases > Databases
Databases: database, rdbms, dbms, database management, database management systems, database management system, relational databases, relational database, database systems, data bases
Database design: database modeling, er diagrams, entity relationship diagrams, schema design, normalization, database schema, database modelling > Databases
Database administration: dba, database administrator, database tuning, database performance tuning > Databases
Stored procedures: stored procedure, triggers and stored procedures, sql triggers > SQL
Query optimization: query tuning, sql tuning, index tuning > SQL
ORM: object relational mapping

## Cloud platforms ~ > Cloud computing
AWS: amazon web services, amazon aws, aws cloud, aws services, amazon web service
Microsoft Azure: azure, azure cloud, ms azure, windows azure
Google Cloud Platform: gcp, google cloud, google cloud services
IBM Cloud: bluemix
Oracle Cloud: oci!, oracle cloud infrastructure
DigitalOcean: digital ocean
Heroku
Alibaba Cloud: aliyun
OpenStack: open stack
Cloud Foundry
Vercel: netlify
Cloud computing: cloud, cloud services, cloud technologies, cloud infrastructure, cloud platforms, cloud computing platforms, saas, paas, iaas

## Cloud services
Amazon EC2: ec2, aws ec2 > AWS
Amazon S3: s3, aws s3 > AWS
AWS Lambda: lambda functions, amazon lambda > AWS, Serverless
Amazon SageMaker: sagemaker > AWS, Machine learning
Amazon Redshift: redshift > AWS, Data warehousing
Amazon CloudWatch: cloudwatch > AWS
AWS CloudFormation: cloudformation, cloud formation > AWS, Infrastructure as code
Azure DevOps: vsts, visual studio team services, azure pipelines > Microsoft Azure, CI/CD
Azure Data Factory: adf! > Microsoft Azure, ETL
BigQuery: google bigquery, big query > Google Cloud Platform, Data warehousing
Serverless: serverless architecture, serverless computing, faas, azure functions, cloud functions
Cloud security: aws security, azure security
Cloud migration: cloud adoption
Cloud architecture: cloud native, solutions architecture, solution architecture

## DevOps > DevOps
Docker: docker containers, dockerfile, docker compose, docker swarm > Containers
Kubernetes: k8s, kubernetes cluster, eks, aks^, gke, helm!, helm charts, kubectl > Containers ~ Docker
Containers!: containerization, container orchestration, containerisation, container technology
OpenShift: open shift, red hat openshift > Kubernetes
Jenkins > CI/CD
GitHub Actions > CI/CD
GitLab CI: gitlab ci/cd, gitlab ci cd > CI/CD
CircleCI: circle ci > CI/CD
Travis CI: travis, travisci > CI/CD
TeamCity: team city > CI/CD
Bamboo!: atlassian bamboo > CI/CD
Octopus Deploy > CI/CD
Argo CD: argocd, gitops > CI/CD
CI/CD: ci cd, cicd, continuous integration, continuous delivery, continuous deployment, continuous integration and continuous delivery, continuous integration and deployment, ci^, ci/cd pipelines, deployment pipelines, build pipelines
Ansible > Infrastructure as code ~ Chef Infra, Puppet, Terraform
Terraform: hashicorp terraform > Infrastructure as code
Puppet! > Infrastructure as code ~ Chef Infra, Ansible
Chef Infra: chef automation, chef cookbooks > Infrastructure as code ~ Puppet, Ansible
SaltStack: salt stack > Infrastructure as code
Vagrant: hashicorp vagrant
Infrastructure as code: iac, infrastructure automation
Configuration management: configuration management tools
DevOps: dev ops, devops engineering, devops practices, devops tools, devsecops
Site reliability engineering: sre, site reliability
Prometheus: grafana, prometheus grafana > Monitoring
Monitoring: application monitoring, system monitoring, nagios, zabbix, datadog, new relic, dynatrace, appdynamics, observability
Splunk > Monitoring
Maven: apache maven
Gradle
Apache Ant: ant!
CMake: makefile, gnu make
Artifactory: nexus repository, jfrog
HashiCorp Vault: vault!
Istio: envoy!, linkerd
Load balancing: load balancer, load balancers, haproxy
Virtualization: virtualisation, vmware, vsphere, hyper v, virtualbox, virtual machines, esxi, citrix, kvm, xen
Release management: release engineering, deployment management, software releases
Kafka: apache kafka > Message queues
RabbitMQ: rabbit mq > Message queues ~ Kafka
ActiveMQ: apache activemq > Message queues ~ RabbitMQ
Message queues: message queue, message broker, messaging systems, sqs, amazon sqs, pub/sub, jms, ibm mq, zeromq, mqtt

## Networking > Computer networks
Computer networks: networking!, computer networking, network engineering, network protocols, network infrastructure, data communication and networks, lan wan, lan/wan, lan, wan, computer network
TCP/IP: tcp ip, tcpip, tcp, udp
HTTP: https, http protocol
DNS: domain name system
DHCP
VPN: virtual private network, ipsec
Routing and switching: routing, routers, switches, routing protocols, bgp, ospf, eigrp, mpls, vlan, routers and switches
Cisco: cisco routers, cisco ios, cisco networking, cisco switches
CCNA: cisco certified network associate > Cisco
Network administration: network administrator, network management, network support, network troubleshooting
Network security: firewall, firewalls, palo alto firewall, fortinet, checkpoint firewall, network defense > Cybersecurity
Active Directory: microsoft active directory, ldap, group policy, azure ad
VoIP: voice over ip, sip protocol, asterisk pbx
Wireshark: packet tracer, packet analysis
Wireless networks: wifi, wi fi, wireless networking, wlan
Telecommunications: telecom, telecommunication, lte, 5g, 4g, gsm, umts, ran^
System administration: systems administration, sysadmin, system administrator, systems administrator, server administration, server management
Technical support: it support, desktop support, help desk, helpdesk, tech support, service desk, it helpdesk, technical assistance, technical troubleshooting, computer troubleshooting
Computer hardware: hardware troubleshooting, pc hardware, computer assembly, hardware and networking, pc repair, computer repair
IT service management: itsm, itil, itil v3, servicenow, service now, remedy
Backup and recovery: disaster recovery, data backup, backup and restore, veeam

## Security > Cybersecurity
Cybersecurity: cyber security, information security, infosec, it security, computer security, security engineering
Penetration testing: pen testing, pentesting, penetration tester, vapt, vulnerability assessment and penetration testing
Ethical hacking: ceh, certified ethical hacker, bug bounty
Vulnerability assessment: vulnerability management, vulnerability scanning, nessus, qualys
Application security: appsec, owasp, owasp top 10, secure coding, web application security, web security
Cryptography: encryption, pki, ssl, tls, ssl/tls, public key infrastructure
SIEM: security information and event management, qradar, arcsight
Incident response: security incident response, soc analyst, security operations, threat hunting
Digital forensics: computer forensics, cyber forensics, forensic tools
Malware analysis: reverse engineering malware, ghidra, ida pro
Identity and access management: iam, identity management, access management, okta, privileged access management
Burp Suite: burpsuite
Metasploit
Nmap
ISO 27001: iso27001, iso/iec 27001, information security management
CISSP
CompTIA Security+: comptia security, security+
GDPR: general data protection regulation, data protection, data privacy
Risk assessment: security risk assessment, it risk

## Testing > Software testing
Software testing: qa testing, quality assurance testing, software quality assurance, sqa, qa^, software quality, qa/qc, software qa, test engineering
Manual testing: manual tester, manual test
Test automation: automation testing, automated testing, automated tests, qa automation, test automation framework, automation frameworks, automated test
Selenium: selenium webdriver, selenium web driver > Test automation ~ Cypress, Playwright
Cypress!: cypress io > Test automation ~ Selenium, Playwright
Playwright!: playwright testing > Test automation ~ Selenium, Cypress
Puppeteer > Test automation, JavaScript
Appium > Test automation, Mobile development
Cucumber!: bdd, behavior driven development, behaviour driven development, gherkin
TestNG: test ng > Java
JUnit: j unit, mockito > Java, Unit testing
PyTest: py test, unittest^ > Python, Unit testing
Jest!: jest testing, mocha!, jasmine!, karma!, react testing library, chai! > JavaScript, Unit testing
NUnit: xunit, mstest > .NET, Unit testing
Unit testing: unit test, unit tests, test driven development, tdd
Integration testing: integration test, system testing, end to end testing, e2e testing, system integration testing
Regression testing: regression test, smoke testing, sanity testing, functional testing, black box testing, white box testing
Performance testing: load testing, stress testing, jmeter, loadrunner, load runner, gatling
API testing: postman, rest assured, soapui, soap ui, api test > APIs
Test planning: test plans, test plan, test cases, test case design, test case, test scenarios, test design, test strategy, test case writing
User acceptance testing: uat, acceptance testing
Bug tracking: bugzilla, defect tracking, bug reporting, defect management, mantis bug
Mobile testing: mobile app testing
Game testing: playtesting

## Delivery methods
Agile: agile methodology, agile methodologies, agile development, agile scrum, agile software development, agile practices, scrum agile, agile environment, agile project management
Scrum: scrum master, scrum methodology, sprint planning, csm! > Agile
Kanban: kanban board > Agile
Waterfall: waterfall model, waterfall methodology
Extreme programming: pair programming, xp programming
Jira: atlassian jira, jira software > Bug tracking
Confluence!: atlassian confluence, atlassian
Trello
Asana
UML: unified modeling language, use case diagrams, class diagrams, uml diagrams, use cases, use case
`
