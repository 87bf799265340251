/** The web and mobile apps. */
export const webAndMobile = `
# Software development

## Web foundations
HTML: html5, html 5, xhtml, dhtml, hyper text markup language, hypertext markup language > Web development
CSS: css modules, css3, css 3, cascading style sheets, cascading style sheet, css styling, css layout + CSS Flexbox=flexbox, CSS Grid=css grid layout, CSS animations=css transitions > Web development
HTML/CSS: html css, html and css, html5 css3, html5 and css3, html5 css3 coding, html and css coding > HTML, CSS
Sass: libsass, node sass, scss, sass css, sass scss > CSS
Less CSS: less css, lesscss > CSS
Tailwind CSS: tailwind, tailwindcss > CSS ~ Bootstrap
shadcn/ui: shadcn ui, shadcn > Tailwind CSS
Bootstrap!: twitter bootstrap, bootstrap css, bootstrap 4, bootstrap 5 > CSS ~ Tailwind CSS
Material Design: material 3, material design principles ~ Material UI
Material UI: mui ~ Material Design
AJAX: ajax programming > Web development
JSON: json schema, json api
XML + XSLT=xsl, XPath, XSD, XQuery
DOM manipulation: document object model > Web development
Responsive web design: responsive design, responsive websites, responsive pages, responsive screens, responsive layouts, responsive site, mobile first design, responsive web, mobile responsive, mobile responsive design, responsive ui, mobile friendly website, responsive web pages, mobile responsiveness > Web development
Web accessibility: wcag, a11y, accessibility standards, ARIA^, accessible websites, website accessibility > Web development
Progressive web apps: pwa, progressive web app > Web development
WebSockets: web socket, websocket + Socket.IO=socket io
WebAssembly: wasm
WebRTC: web rtc
Web development: website development, web developer, web application development, web programming, web app development, web design and development, web applications, web technologies, web application, website building, website coding, making websites, building websites, developing websites
Web design: website design, website designing, web designing, web page design, designing websites, website layout
Full-stack development: full stack, fullstack, full stack development, full stack web development, fullstack development > Front-end development, Back-end development
MERN stack: mern > Full-stack development, React, Node.js, Express.js, MongoDB
MEAN stack: mean stack development > Full-stack development, Angular, Node.js, Express.js, MongoDB
Front-end development: front end, frontend, front-end, frontend development, front end web development, ui development, client side development > Web development
Back-end development: back end, backend, backend development, back end development, server side development, server side programming > Web development
Single-page applications: SPA^, single page application, single page app, spa development, single page web application + React Router=react router dom, Vue Router, Angular routing=angular router > Web development
Web performance: page speed, Lighthouse!, core web vitals > Web development
Web scraping: data scraping, web crawling, web crawler, website scraping, scraping websites, scraping data, web data extraction + Beautiful Soup=beautifulsoup, Scrapy
SOAP^: soap web services, soap api + WSDL
REST APIs: rest api, restful, restful api, restful apis, REST^, restful web services, rest services, rest web services, restful services, api development, rest apis development, building apis, writing apis, api endpoints, rest endpoints, crud api > APIs
APIs: api rest, api wrapper, api gateway, api, application programming interface, api integration, third party apis, web services, web api, web service, integrating apis, third party api integration, api calls, consuming apis
GraphQL: graph ql, apollo graphql > APIs ~ REST APIs
gRPC: g rpc, protocol buffers, protobuf > APIs ~ REST APIs
OAuth: oauth2, oauth 2.0, oauth 2 + OpenID Connect=oidc > Authentication
SAML > Authentication ~ OAuth
Single sign-on: sso > Authentication ~ OAuth
JWT: jsonwebtoken, rfc 7519, json web token, json web tokens > Authentication
Authentication: user authentication, authentication and authorization, authorization, login systems, rbac, login and signup, user login, login and registration, user registration and login, role based access control, login page development + Firebase Authentication=firebase auth, Passport.js=passportjs, NextAuth=nextauth js, Two-factor authentication=2fa=multi factor authentication=two step verification
Real-time applications: real time chat, realtime applications, real time web applications, chat applications
Payment gateway integration: payment gateway, payment gateways, payment integration, online payment integration, payment api integration, integrating payment gateway, upi integration + Razorpay, Stripe=stripe api, Cashfree, CCAvenue, PayU=payumoney, Instamojo
Webhooks: webhook integration > APIs
SMS gateway integration: sms api, sms gateway, otp integration, otp sms, sms api integration + Twilio, MSG91 > APIs
WhatsApp API integration: whatsapp cloud api, whatsapp api > APIs
Google Maps API: google maps integration, maps api, google maps platform, map integration > APIs
Admin panel development: admin panel, admin dashboard development, admin dashboards, admin panel design, back office panel > Web development
Form validation: client side validation, input validation > Web development
Figma to code: psd to html, psd to html conversion, figma to html, figma to react, design to code, figma to html conversion, converting designs to html > HTML, CSS, Front-end development
Browser extensions: chrome extension, chrome extension development, browser plugin > JavaScript
Email template coding: html emails, html email templates, email template development + MJML^ > HTML, CSS
Domain and hosting: web hosting, domain registration, domain and hosting management, hosting setup, domain setup, shared hosting, hosting management, server hosting + cPanel, Plesk, Hostinger, GoDaddy hosting
Web servers: web server configuration, web server setup
CRUD operations: crud, crud application, crud app > Databases
Multi-tenant applications: saas development, saas application development, multi tenant architecture, multi tenant app
Website builders: no code website + Google Sites, Framer sites
Content management systems: cms, content management system, cms development, website cms

## Web styling and state
State management: react state management, global state
WebGPU > Computer graphics
PostCSS > CSS
Bulma!: bulma css > CSS ~ Bootstrap
Server-side rendering: server rendered, server side rendered
Static site generation: static site generator, static site generators

## Front-end frameworks ~ > JavaScript, Front-end development // JavaScript frameworks for user interfaces; ~: components, state and routing carry over
React!: react js, reactjs, react.js, react hooks, react framework, react redux, react app, react frontend, react components, react web app, functional components in react, react context api
Angular!: angular js, angularjs, angular.js, angular 2, angular 4, angular 8, angular cli
Vue.js: vue!, vue js, vuejs, vue 3 + Vuex, Pinia
Svelte + SvelteKit
Next.js: nextjs, next js > React
Nuxt.js: nuxt, nuxtjs, nuxt js > Vue.js
Ember.js: emberjs, ember js, ember!
Backbone.js: backbonejs, backbone js, backbone!
Gatsby!: gatsbyjs, gatsby js > React
Astro!: astro build, astro js
Remix!: remix run > React
SolidJS: solid js

## Front-end libraries and tools > JavaScript // these are used from JavaScript code
jQuery: j query, jquery ui
Redux + Redux Toolkit, Redux Saga, Redux Thunk > React
D3.js: d3, d3js, d3 js > Data visualization
Three.js: threejs, three js > Computer graphics
WebGL > Computer graphics ~ Three.js
Chart.js: chartjs, chart js > Data visualization
Webpack: web pack
Vite!: vitejs
npm: node package manager ~ Yarn, pnpm
Yarn! ~ npm, pnpm
Babel!: babeljs
RxJS: rx js
Storybook
Electron!: atom shell, electronjs, electron js

## Back-end frameworks
Node.js: node!, nodejs, node js, node express, node backend, node server, node js backend, nodejs backend > JavaScript, Back-end development ~ Express.js
Express.js: Express!, expressjs, express js > Node.js, Back-end development ~ NestJS
NestJS: nest js, nest.js > Node.js, TypeScript, Back-end development
Fastify > Node.js, Back-end development
Deno! > JavaScript ~ Node.js
Django: django rest framework, drf, python django, django app, django orm, django web development, django backend > Python, Back-end development ~ Flask, FastAPI
Flask!: python flask, flask framework, flask api > Python, Back-end development ~ Django, FastAPI
FastAPI: fast api > Python, Back-end development ~ Flask, Django
Spring!: spring framework, java spring, spring core + Spring MVC=spring webmvc, Spring Security, Spring Cloud, Spring Data > Java, Back-end development
Spring Boot: springboot, spring boot microservices, spring boot apis > Spring, Java
Hibernate^: hibernate orm > Java, JPA, ORM
JPA: java persistence api > Java, ORM ~ Hibernate
Struts^: apache struts, struts 2 > Java
Java EE: j2ee, java enterprise edition, jakarta ee, java ee + EJB=enterprise java beans > Java, Back-end development
JSP: java server pages, jsp servlets > Java
JSF: java server faces > Java
Servlets: java servlets, servlet > Java, Back-end development
JDBC > Java
Java Swing: Swing! > Java
JavaFX: java fx, openjfx > Java
AWT > Java
Laravel: laravel framework, php laravel + Eloquent ORM=laravel eloquent > PHP, Back-end development ~ CodeIgniter, Symfony
CodeIgniter: code igniter > PHP, Back-end development ~ Laravel
Symfony > PHP, Back-end development ~ Laravel
CakePHP: cake php > PHP, Back-end development ~ Laravel
Zend Framework: zend > PHP, Back-end development
Yii: yii2 > PHP, Back-end development
Ruby on Rails: Rails!, ror, ruby rails > Ruby, Back-end development
.NET: dotnet core, .net framework, dot net, dotnet, .net core, net core, net framework, microsoft .net, dot net framework, .net 6, asp net developer
ASP.NET: asp.net, asp net, asp.net mvc, asp net mvc, asp.net core, asp net core, asp.net web api, asp net web api, asp .net, classic asp > .NET, Back-end development
Entity Framework: entity framework core, ef core > .NET, ORM
LINQ > .NET
ADO.NET: ado net > .NET
WPF: windows presentation foundation > .NET ~ Windows Forms, XAML
Windows Forms: winforms, windows form > .NET ~ WPF, XAML
XAML > .NET ~ WPF, Windows Forms
WCF: windows communication foundation > .NET
Blazor > .NET
Gin!: gin framework, gin gonic > Go, Back-end development
Phoenix Framework: Phoenix!, phoenix liveview > Elixir, Back-end development
Apache Tomcat: tomcat > Web servers ~ Java EE
JBoss: wildfly ~ Java EE
WebLogic: oracle weblogic ~ Java EE
WebSphere: ibm websphere ~ Java EE
Nginx > Web servers
Apache HTTP Server: apache!, apache server, apache web server > Web servers
Internet Information Services: iis, microsoft iis > Web servers
Celery!: celery task queue > Python
SQLAlchemy: sql alchemy > Python, SQL, ORM
Prisma!: prisma orm > ORM
Drizzle ORM: drizzle! > ORM ~ Prisma
TanStack Query: react query, tanstack > React
SolidStart > SolidJS
Mongoose!: mongoose odm > MongoDB

## Content and commerce platforms
WordPress: WP^, word press, wordpress development, wordpress site, wordpress website, wordpress themes, wordpress theme customization, wordpress plugins, wordpress customization, wordpress management, wordpress website development, wordpress theme development + Elementor, WooCommerce, Divi builder=divi theme, Gutenberg editor, WPBakery > Content management systems ~ Drupal, Joomla, Wix, Webflow, Squarespace
Drupal > Content management systems ~ WordPress, Joomla
Joomla > Content management systems ~ WordPress, Drupal
Shopify: shopify development, shopify store, shopify website, shopify themes, shopify theme customization, shopify store setup ~ Magento, WooCommerce
Magento: adobe commerce ~ Shopify
Wix! > Website builders ~ Squarespace, Webflow, WordPress
Webflow > Website builders
Squarespace > Website builders ~ Wix, Webflow
Adobe Experience Manager: aem > Content management systems
SharePoint: share point, microsoft sharepoint, ms sharepoint
Umbraco > Content management systems
Contentful > Content management systems ~ Strapi
Strapi > Content management systems ~ Contentful

## Mobile > Mobile development // every line builds apps for phones
App store publishing: play store publishing, play store upload, google play console, play console, app store submission, app store connect, publishing apps, app publishing, apk release, play store release, app release + TestFlight
Flutter state management: flutter riverpod + BLoC pattern=flutter bloc, Riverpod, GetX > Flutter, State management
Android development: android, android app development, android application development, android programming, android studio development, android apps, android applications, native android + Android Studio, Android SDK
Jetpack Compose > Android development, Kotlin
iOS development: ios swift, ios, ios app development, iphone development, ios apps, iphone app, ios application development + Xcode, UIKit, Cocoa Touch
SwiftUI: swift ui > iOS development, Swift
Flutter: flutter development, flutter sdk, flutter app, flutter app development, flutter widgets > Dart ~ React Native
React Native: reactnative, react native app, react native development > React, JavaScript ~ Flutter
Xamarin: xamarin forms, .net maui > C#
Ionic!: ionic framework ~ Apache Cordova
Apache Cordova: cordova, phonegap, phone gap ~ Ionic
Kotlin Multiplatform > Kotlin
Mobile development: mobile app development, mobile application development, mobile apps, app development, mobile applications, mobile application, mobile app, mobile app building, making mobile apps, mobile app developer
`
