/** Marketing, selling, running organisations, moving goods, and serving guests, in detail. */
export const tradeAndService = `
# Marketing

## Channels of marketing > Digital marketing // every line is a channel or tool of digital marketing
Local SEO: google my business, google business profile, gmb, gmb listing, google business listing, gmb management, google listing, google maps listing, gmb optimization > SEO
SEO audits: site audit > SEO
E-commerce SEO: product seo > SEO
App store optimization: aso, app store listing > Mobile marketing
Pay-per-click: ppc, ppc campaigns > SEM
Display advertising: banner ads, google display network, programmatic advertising > Digital marketing
Remarketing: retargeting, retargeting campaigns > Digital marketing
YouTube marketing: youtube seo, youtube ads, youtube channel handling, youtube promotion, youtube optimization, youtube management > Video marketing, YouTube
Instagram marketing: instagram growth, instagram page management, instagram handling, instagram page handling, instagram account management, instagram promotion, insta page handling, insta handling, instagram management > Social media marketing, Instagram
Instagram ads > Facebook Ads, Instagram
Instagram insights > Social media analytics, Instagram
LinkedIn marketing: linkedin ads, linkedin outreach, linkedin posts, linkedin posting, linkedin page management, linkedin content, linkedin handling > Social media marketing, LinkedIn
Facebook marketing: facebook page management, facebook handling, facebook page handling, facebook promotion > Social media marketing, Facebook
Twitter marketing: x ads > Social media marketing
WhatsApp marketing: whatsapp business, whatsapp business api, whatsapp broadcast, bulk whatsapp, whatsapp promotion, whatsapp campaigns > Mobile marketing
SMS marketing: bulk sms, sms campaigns, bulk messaging > Mobile marketing
Content calendars: content planning, editorial calendar, posting calendar, post calendar, social media calendar, content calendar making, posting schedule, content ideas for social media > Content marketing, Planning
Content strategy > Content marketing
Content distribution: content syndication > Content marketing
Newsletter marketing: substack newsletters, newsletters?, email newsletters > Email marketing
Drip campaigns: email automation, drip email > Email marketing
Meme marketing: viral marketing, moment marketing, meme making, memes?, meme creation > Social media marketing
Growth hacking: growth experiments > Performance marketing
User acquisition: user growth > Performance marketing
Media buying: ad buying > Performance marketing
Attribution modeling: marketing attribution + AppsFlyer > Marketing analytics
Marketing mix modeling: marketing roi analysis > Marketing analytics
UTM tracking: conversion tracking, facebook pixel, meta pixel > Web analytics
Customer data platforms: segment cdp > Marketing automation
ActiveCampaign > Email marketing ~ Brevo
Brevo: sendinblue > Email marketing ~ ActiveCampaign
Salesforce Marketing Cloud: exacttarget > Marketing automation
Online community building: discord communities, community building, community management, online community management

## Related work
Heatmaps: microsoft clarity, crazy egg > Web analytics
Landing pages: landing page optimization, unbounce, landing page making, landing page creation, landing page content
ChatGPT for marketing: ai content tools, jasper ai > Content marketing
Push notifications: in app messaging

## Ideas of marketing > Marketing // every line is a task of a marketing department
Brand strategy: brand positioning > Brand management
Brand awareness: brand awareness campaigns, brand visibility > Brand management
Customer segmentation: STP^, market segmentation, stp marketing > Consumer behavior
Consumer insights: customer insights, customer insight work > Consumer behavior
Focus group moderation: moderating focus groups > Market research
Competitor benchmarking: competitor benchmarking analysis > Competitive analysis
Nielsen data: nielsen, kantar > Market research
Media planning: media plan, media strategy > Advertising
Print advertising: outdoor advertising, ooh advertising > Advertising
Television advertising: tv advertising, radio advertising > Advertising
Advertising copy testing: ad testing > Advertising
Sales promotion: promotional campaigns > Direct marketing
Field marketing: on ground activation, btl marketing, btl activities, canopy activities, canopy promotion, btl promotions, ground promotions, on ground promotions, society activations, street marketing, field promotion, canopy activity, college activations, campus activations > Event marketing
Trade shows: exhibitions stalls, trade fair, exhibitions participation > Event marketing
Product launches: product launch, launch planning > Product marketing
Go-to-market strategy: go to market, gtm strategy > Product marketing
Account-based marketing: abm campaigns > B2B marketing
Rural marketing: bottom of pyramid marketing > Marketing
Luxury marketing: fashion marketing > Marketing
Healthcare marketing: pharmaceutical marketing > Marketing
Tourism marketing: destination marketing > Marketing
Campus ambassador programs: student ambassador, campus marketing, brand ambassador programs, campus promotions > Marketing
Loyalty programs: loyalty marketing, customer loyalty programs > Marketing
Neuromarketing > Consumer behavior

# Sales

## Ways of selling > Sales // every line is a stage or kind of selling
Consultative selling: consultative sales > B2B sales
Solution selling: spin selling, challenger sale > B2B sales
SaaS sales: software sales, saas selling > B2B sales
Field sales: outside sales, door to door sales, door to door marketing, direct selling, on field sales, shop to shop sales, van sales, beat sales, field selling, sales visits, door to door selling > Sales
Counter sales: showroom sales, counter handling, counter selling, sales counter, over the counter sales, showroom selling, shop sales, counter salesmanship > Retail sales
Lead qualification: bant qualification, lead scoring > Lead generation
Prospecting: sales prospecting, customer prospecting, client prospecting, prospect research, lead research, prospect lists, identifying prospects, finding prospects, finding clients, finding customers > Lead generation
Cold emailing: cold email > Communication ~ Cold calling
Client acquisition: customer acquisition, new client acquisition > Business development
Partnership development: strategic partnerships, corporate partnerships, tie ups > Business development
Proposal writing for sales: sales proposals, business proposals, proposal making, client proposals, proposal drafting > Presales
RFP responses: bid writing > Presales
Product demos: product demonstrations, giving demos, demo calls, product explanation, product presentations, machine demos, product demo calls, explaining products > Sales presentations
Objection handling: handling objections > Negotiation
Deal closing: closing deals, closing sales, sales closing, sales closure, order closing, lead closing, deal closure, order finalization, closure of sales, closing? > Negotiation
Quota planning: target planning, sales incentives > Sales strategy
Sales pipeline management: pipeline management, sales pipeline, sales funnel ~ Sales forecasting
Dealer management: distributor management, dealer handling, distributor handling, dealer coordination, distributor coordination, dealer appointment, distributor appointment, stockist management, retailer management, stockist handling > Channel sales
Account management: strategic account management > Key account management
Client servicing: client handling, client management, client relationship management, client service, client relations, client relationship, client relationships, client coordination > Key account management ~ Customer service
Real estate sales: property sales, flat selling, flat sales, plot sales, selling flats, selling plots, property selling, selling properties, villa sales, flat visits > Real estate
Medical device sales: surgical sales
Advertising sales: ad sales, media sales > Sales
Export sales: international sales > Sales
LinkedIn Sales Navigator: sales navigator > Lead generation, LinkedIn
Outreach.io > Sales
ZoomInfo: zoom info > Lead generation ~ Apollo.io
Apollo.io: lusha > Lead generation ~ ZoomInfo

# Customer service

## Service practice > Customer service // every line serves customers after or before a sale
Live chat support: chat support, live chat, chat handling, customer chats, whatsapp support, chat process handling, chat replies > Non-voice process
Email support: email process > Non-voice process
Inbound calls: inbound calling, inbound call handling > Call center operations
Outbound calls: outbound calling > Call center operations
Escalation management: escalation handling > Complaint handling
After-sales service: after sales support, after sales, after sale service, post sales support, post sales service, service follow up, warranty handling > Customer service
Customer onboarding: client onboarding, welcome calls, user onboarding, onboarding customers > Customer success
Customer retention: churn reduction, churn analysis > Customer satisfaction
Warranty claims: returns processing, refunds processing > Complaint handling

## Related work
Service level agreements: sla management ~ Customer service
Net promoter score: NPS^, csat surveys > Customer satisfaction

# Retail

## Shop practice > Retail // every line is work of a shop
Visual merchandising: merchandise display, window display, store display, shop display, mannequin styling, mannequin dressing, window dressing, display setup, showroom display, dummy dressing > Merchandising
Planograms: space planning retail, store layouts, shelf layouts > Merchandising
Category buying: assortment planning, range planning > Retail buying
Store operations: retail store operations > Store management
Cash register operation: cashiering, cash register > Point of sale systems, Customer service
Shrinkage control: shrink control > Loss prevention
Omnichannel retail: click and collect, quick commerce
Retail analytics: basket analysis, market basket analysis, footfall analysis, sell through analysis, footfall tracking
Franchise retail: franchise store operations
Square POS: shopify pos, toast pos > Point of sale systems

# Real estate

## Property practice > Real estate // every line sells, lets or manages property
Property management: apartment management, residential property management > Real estate
Leasing: property leasing, lease negotiation, renting flats, rental deals, property renting, flat renting, renting properties, renting out flats, rental?, rent deals > Real estate
Real estate appraisal: real estate valuation > Property valuation
Real estate investment analysis: property investment
Real estate marketing: property marketing > Real estate
Commercial real estate: office leasing
Home staging: property staging
Argus Enterprise: argus software > Real estate

# Business and operations

## Running projects and firms
Project planning: project plans, work breakdown structure > Project management
Project coordination: project coordinator tasks > Project management
Project documentation: project charters ~ Project management
Critical path method: gantt charts, pert charts > Project management
Earned value management: project controls > Project management
Agile project management: scrumban, safe agile > Agile, Project management
CAPM: pmi capm > Project management
Project risk management: risk registers > Risk management
Enterprise risk management: erm framework > Risk management
Product roadmaps: roadmapping, product roadmap > Product management
Product requirements: prd, product requirement documents > Product management
Product strategy: product vision > Product management
Backlog management: product backlog, backlog grooming > Product management
User stories: user story writing, acceptance criteria > Business analysis
Requirements gathering: requirements elicitation > Business analysis
Gap analysis: fit gap analysis > Business analysis
Feasibility studies: feasibility analysis
Process mapping: process maps, process flowcharts, swimlane diagrams, process flow charts, process charting
Standard operating procedures: sop, sop creation, sop writing, sop drafting, sop preparation > Documentation
KPI tracking: kpi, kpi dashboards
Balanced scorecard > Performance management
Porter's five forces: porters five forces > Competitive analysis
Business model canvas: lean canvas, value proposition design > Business modeling
Pitch decks: investor decks > Business presentations
Case competitions: case interviews, case study competitions > Case analysis
Market entry strategy: market expansion, market entry
Mergers integration: post merger integration
Crisis management: crisis planning
Export documentation: export documents, export paperwork, packing list preparation, commercial invoice, certificate of origin, export invoices, exim documentation, pre shipment documents, post shipment documents > International business
Incoterms: letter of origin, export procedures > International business
Startup operations: startup incubation, business incubation > Entrepreneurship
Social entrepreneurship: social enterprise > Entrepreneurship
Lean startup: mvp development, customer discovery > Entrepreneurship
Business intelligence reporting: business dashboards > Business intelligence
Vendor negotiation: supplier negotiation > Vendor management
Event budgeting: event budgets, event costing > Budgeting
Innovation management: innovation?, ideation?, brainstorming?
Organizational design: org design > Organizational development
Management information systems: MIS^, mis reporting, mis reports > Data reporting

## Work tools
Todoist: ticktick
Linear App
Zoho Projects: teamwork projects
Coda!: coda.io
Microsoft Planner: microsoft to do
Calendly
Google Calendar: gcalendar, gcal

# Administration

## Desk work
Office coordination: office support > Administration
Appointment scheduling: scheduling appointments, appointment setting, appointment booking, booking appointments, appointment management, fixing appointments, appointment handling, booking of appointments, appointment fixing, appointment calls > Calendar management, Scheduling
Records management: record keeping, recordkeeping, record updating, updating records, register maintenance, maintaining registers, record maintenance work, register writing, register entry, keeping records, maintaining records and files > Filing, Documentation
Meeting coordination: meeting planning, meeting arrangements, arranging meetings, meeting room booking, meeting room setup, meeting setup, conference room booking, meeting organization, meeting support, board room arrangement
Visitor management: front desk management, visitor handling, visitor registration, visitor logs, visitor entry, visitor register, visitor register maintenance, gate register
Dictation?: audio typing > Transcription
Data entry operations: data typing, data entry work > Data entry
Courier coordination: dispatch of mail, courier handling, courier work, courier dispatch, courier booking, parcel booking, courier tracking, parcel dispatch, courier? > Mail handling
Mail merge > Correspondence
Petty purchases: office procurement
DocuSign ~ Adobe Sign
Adobe Sign ~ DocuSign
Expense tools: sap concur, expensify > Expense management

# Supply chain and logistics

## Moving goods > Supply chain management // every line is a stage or method of the supply chain
Freight forwarding: freight management, freight brokerage, freight booking, freight quotes, freight rates, shipping line coordination, freight quotation, freight negotiation, container booking > Logistics
Transportation management > Logistics
Last-mile delivery: last mile logistics, courier delivery, parcel delivery > Logistics
Reverse logistics: returns management > Logistics
Third-party logistics: 3pl, 3pl management > Logistics
Warehouse layout: slotting, warehouse design > Warehouse management
Warehouse management systems: wms, wms software, manhattan wms > Warehouse management
Strategic sourcing: sourcing strategy > Procurement
E-procurement: gem portal + Coupa > Procurement
Spend analysis: cost benchmarking procurement > Procurement
Vendor development: supplier development, supplier localisation, vendor search, vendor identification, supplier identification, finding vendors, vendor scouting, supplier scouting, new vendor development, supplier search > Vendor management
Supplier evaluation: supplier audits procurement, vendor evaluation, vendor selection, supplier selection, supplier assessment, vendor rating, vendor assessment, supplier rating > Vendor management
Sales and operations planning: s and op > Demand planning
Material requirements planning: mrp, mrp planning, mrp ii > Production planning
Import documentation: bill of lading, shipping documents, import documents, import paperwork > Customs clearance
Container shipping: ocean freight, sea freight, port operations > Shipping
Air freight: air cargo logistics > Shipping
Supply chain analytics: logistics analytics > Supply chain management
Supply chain risk: supply chain resilience > Supply chain management
Sustainable supply chains: green logistics > Supply chain management
Blue Yonder: jda software > Demand planning ~ Kinaxis
Kinaxis > Demand planning ~ Blue Yonder
SAP EWM: sap wm, sap extended warehouse > SAP, Warehouse management
SAP APO: sap ibp > SAP, Demand planning
SAP PP: sap production planning > SAP, Production planning
APICS: cscp, cpim > Supply chain management

## Related work
ABC analysis > Inventory management
Picking and packing: order fulfillment, order fulfilment, pick and pack, order picking, order packing, picking?, picking work, order assembly, order packing work > Warehouse management ~ Order management
Purchase orders: purchase order processing, purchase order management, po making, po preparation, po creation, po processing, po generation, po release, purchase order preparation, purchase order making, po raising ~ Procurement
Cycle counting: cycle counts, stock taking, stock counting, stock counts, inventory counts, physical stock verification, stock tally, stock tallying, stock verification, inventory counting, physical counting, stock check, physical stock taking > Inventory management
SAP ABAP development: abap development > ABAP, SAP

# Hospitality and travel

## Guests > Hospitality // every line is a department or task of a hotel or tour operator
Opera PMS: oracle opera > Front office operations
Check-in and check-out: guest check in, hotel check in, guest check out, guest registration, guest arrival, checkout of guests, checking in guests > Front office operations
Night auditing: night audit, night auditor work, night shift audit > Front office operations
Room division: rooms division management > Hospitality
Room service: in room dining, room service orders, in room service > Food and beverage service
Linen management: hotel linen, linen room, uniform room, linen handling, linen inventory, linen stock > Housekeeping
Hotel revenue analysis: yield management, revpar analysis > Revenue management
Channel managers: ota management, booking engines > Reservations
Catering: catering services, catering management, catering work, outdoor catering, party catering, event catering > Banquet operations
Banquet sales: mice events, mice planning > Banquet operations
Resort operations: spa management > Hospitality
Cruise operations: cruise line services > Hospitality
Destination management: destination weddings > Travel and tourism
Cloudbeds: ids next, hotelogix > Front office operations

## Related work
Airline ticketing: ticketing?, airline reservations, flight booking, air ticket booking, booking flights, air ticketing, air tickets, flight tickets, flight ticketing, ticket issuance, iata ticketing, ticket reissue, airline ticket booking > Travel and tourism
Itinerary planning: travel itineraries, trip planning, itinerary making, itinerary preparation, itinerary?, itineraries?, itinerary design, tour itinerary, day wise itinerary > Travel and tourism
Tour guiding: tour guide services, heritage walks, tour escorting, guided tours, guiding tourists, guide work, sightseeing tours, tour leading, guiding guests, tour conducting, local sightseeing, guiding groups, sightseeing? > Travel and tourism
Tour packaging: tour packages, holiday packages, travel packages, package making, package costing, holiday packages preparation, package tours > Travel and tourism
Travel documentation: passport services, passport applications, passport work, passport forms, passport filing > Visa processing
Ecotourism: sustainable tourism, adventure tourism > Travel and tourism

# Culinary

## Kitchen craft > Culinary arts // every line is done in a kitchen or bar
Bread making: artisan bread, sourdough, bread production, bun making > Baking
Chocolate making: chocolatier work, chocolate tempering > Confectionery
Desserts?: dessert making, plated desserts > Pastry
Butchery: meat cutting, meat fabrication, chicken cutting, fish cutting, fish filleting, meat handling > Knife skills
Garde manger: cold kitchen > Culinary arts
Sous vide: molecular gastronomy > Culinary arts
Grilling?: grill?, barbecue, tandoor cooking, tandoor work, grilled food > Culinary arts
South Indian cuisine: south indian cooking, south indian food, south indian dishes > Indian cuisine
Japanese cuisine > Asian cuisine
Korean cuisine > Asian cuisine
Vegan cooking: vegetarian cooking, plant based cooking > Culinary arts
Food styling: food plating, plate presentation, food plating work > Food presentation
Recipe development: recipe creation, recipe standardization, recipe testing, recipe writing, recipes?, recipe trials, new recipes, new dish development > Menu planning
Menu engineering: menu pricing > Menu planning
Portion control: portioning, food waste control
Kitchen hygiene: kitchen sanitation, kitchen cleaning, kitchen deep cleaning, cleaning of kitchen > Food safety
Mass catering: bulk cooking, institutional catering, bulk food preparation, mess cooking, canteen cooking, quantity food production, bulk food production > Kitchen management
`
