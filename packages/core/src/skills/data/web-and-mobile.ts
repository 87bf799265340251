/** The web and mobile apps. */
export const webAndMobile = `
# Software development

## Web foundations !~ > Web development
HTML: html5, html 5, xhtml, dhtml, hyper text markup language, hypertext markup language
CSS: css modules, css3, css 3, cascading style sheets, cascading style sheet
HTML/CSS: html css, html and css, html5 css3 > HTML, CSS
Sass: libsass, node sass, scss, sass css, sass scss > CSS
Less CSS: less css, lesscss > CSS
Tailwind CSS: tailwind, tailwindcss > CSS ~ Bootstrap
shadcn/ui: shadcn ui, shadcn > Tailwind CSS
Bootstrap!: twitter bootstrap, bootstrap css, bootstrap 4, bootstrap 5 > CSS ~ Tailwind CSS
Material UI: material design principles, material 3, mui, material design, material ui
AJAX: ajax programming
JSON: json schema, json api
XML + XSLT=xsl, XPath, XSD, XQuery
DOM manipulation: document object model
Responsive web design: responsive design, responsive websites, mobile first design, responsive web
Web accessibility: wcag, a11y, accessibility standards, ARIA^
Progressive web apps: pwa, progressive web app
WebSockets: web socket, websocket + Socket.IO=socket io
WebAssembly: wasm
WebRTC: web rtc
Web development: website development, web developer, web application development, web programming, web app development, web design and development, web applications, web technologies, web application
Web design: website design, website designing, web designing, web page design
Full-stack development: full stack, fullstack, full stack development, full stack web development, fullstack development + MERN stack=mern, MEAN stack=mean stack development > Front-end development, Back-end development
Front-end development: front end, frontend, front-end, frontend development, front end web development, ui development, client side development > Web development
Back-end development: back end, backend, backend development, back end development, server side development, server side programming > Web development
Single-page applications: SPA^, single page application
Web performance: page speed, Lighthouse!, core web vitals
Web scraping: data scraping, web crawling, web crawler + Beautiful Soup=beautifulsoup, Scrapy
SOAP^: soap web services, soap api + WSDL
REST APIs: rest api, restful, restful api, restful apis, REST^, restful web services, rest services, rest web services, restful services, api development, rest apis development
APIs: api rest, api wrapper, api gateway, api, application programming interface, api integration, third party apis, web services, web api, web service
GraphQL: graph ql, apollo graphql ~ REST APIs
gRPC: g rpc, protocol buffers, protobuf ~ REST APIs
OAuth: oauth2, oauth 2.0, oauth 2 + OpenID Connect=oidc, SAML, Single sign-on=sso
JWT: jsonwebtoken, rfc 7519, json web token, json web tokens
Content management systems: cms, content management system

## Front-end frameworks ~ > JavaScript, Front-end development
React!: react js, reactjs, react.js, react hooks, react framework, react redux
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

## Front-end libraries and tools > JavaScript
jQuery: j query, jquery ui
Redux + Redux Toolkit, Redux Saga, Redux Thunk > React
D3.js: d3, d3js, d3 js > Data visualization
Three.js: threejs, three js + WebGL > Computer graphics
WebGPU > Computer graphics
Chart.js: chartjs, chart js > Data visualization
Webpack: web pack
Vite!: vitejs
npm: node package manager + Yarn!
Babel!: babeljs
RxJS: rx js
Storybook
Electron!: atom shell, electronjs, electron js

## Back-end frameworks > Back-end development
Node.js: node!, nodejs, node js, node express > JavaScript ~ Express.js
Express.js: Express!, expressjs, express js > Node.js ~ NestJS
NestJS: nest js, nest.js > Node.js, TypeScript
Fastify > Node.js
Deno! > JavaScript ~ Node.js
Django: django rest framework, drf, python django > Python ~ Flask, FastAPI
Flask!: python flask, flask framework, flask api > Python ~ Django, FastAPI
FastAPI: fast api > Python ~ Flask, Django
Spring!: spring framework, java spring, spring core + Spring MVC=spring webmvc, Spring Security, Spring Cloud, Spring Data > Java
Spring Boot: springboot > Spring, Java
Hibernate^: hibernate orm + JPA=java persistence api > Java
Struts^: apache struts, struts 2 > Java
Java EE: jee, j2ee, java enterprise edition, jakarta ee, java ee + EJB=enterprise java beans > Java
JSP: java server pages, jsp servlets + JSF=java server faces > Java
Servlets: java servlets, servlet > Java
JDBC > Java
Java Swing: Swing! + JavaFX=java fx=openjfx, AWT > Java
Laravel: laravel framework, php laravel > PHP ~ CodeIgniter, Symfony
CodeIgniter: code igniter > PHP ~ Laravel
Symfony > PHP ~ Laravel
CakePHP: cake php > PHP ~ Laravel
Zend Framework: zend > PHP
Yii: yii2 > PHP
Ruby on Rails: rails, ror, ruby rails > Ruby
.NET: dotnet core, .net framework, dot net, dotnet, .net core, net core, net framework, microsoft .net, dot net framework, .net 6, asp net developer
ASP.NET: asp.net, asp net, asp.net mvc, asp net mvc, asp.net core, asp net core, asp.net web api, asp net web api, asp .net, classic asp > .NET
Entity Framework: entity framework core, ef core + LINQ, ADO.NET=ado net > .NET
WPF: windows presentation foundation + Windows Forms=winforms=windows form, XAML > .NET
WCF: windows communication foundation > .NET
Blazor > .NET
Gin!: gin framework, gin gonic > Go
Phoenix Framework: Phoenix!, phoenix liveview > Elixir
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
Drizzle ORM: drizzle! > ORM ~ Prisma
TanStack Query: react query, tanstack > React
SolidStart > SolidJS
Mongoose!: mongoose odm > MongoDB

## Content and commerce platforms ~ > Web development, Content management systems
WordPress: WP^, word press, wordpress development + Elementor, WooCommerce
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
Android development: android, android app development, android application development, android programming + Android Studio, Android SDK, Jetpack Compose
iOS development: ios swift, ios, ios app development, iphone development + SwiftUI=swift ui, Xcode, UIKit, Cocoa Touch
Flutter: flutter development, flutter sdk > Dart
React Native: reactnative > React, JavaScript
Xamarin: xamarin forms, .net maui > C#
Ionic!: ionic framework > Angular
Apache Cordova: cordova, phonegap, phone gap
Kotlin Multiplatform > Kotlin
Mobile development: mobile app development, mobile application development, mobile apps, app development, mobile applications, mobile application, mobile app
`
