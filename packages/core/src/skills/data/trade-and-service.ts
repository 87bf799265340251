/** Marketing, selling, running organisations and moving goods, in detail. */
export const tradeAndService = `
# Marketing

## Channels of marketing > Digital marketing // every line is a channel or tool of digital marketing
Local SEO: google my business, google business profile, gmb, gmb listing, google business listing, gmb management, google listing, google maps listing, gmb optimization, google business profile management, map listing, google maps seo, gbp optimization > SEO
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
WhatsApp marketing: whatsapp business, whatsapp business api, whatsapp broadcast, bulk whatsapp, whatsapp promotion, whatsapp campaigns, whatsapp blast, whatsapp group promotion, wati, aisensy, interakt > Mobile marketing
SMS marketing: bulk sms, sms campaigns, bulk messaging > Mobile marketing
Content calendars: content planning, editorial calendar, posting calendar, post calendar, social media calendar, content calendar making, posting schedule, content ideas for social media, social calendar, monthly content calendar, content calender > Content marketing, Planning
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
UTM tracking: conversion tracking, facebook pixel, meta pixel, pixel setup, pixel installation, fb pixel, utm parameters, utm links, utm tags, conversions api > Web analytics
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
Field marketing: on ground activation, btl marketing, btl activities, canopy activities, canopy promotion, btl promotions, ground promotions, on ground promotions, society activations, street marketing, field promotion, canopy activity, college activations, campus activations, kiosk promotions, activation campaigns > Event marketing
Trade shows: exhibitions stalls, trade fair, exhibitions participation > Event marketing
Product launches: product launch, launch planning > Product marketing
Go-to-market strategy: go to market, gtm strategy > Product marketing
Account-based marketing: abm campaigns > B2B marketing
Rural marketing: bottom of pyramid marketing > Marketing
Luxury marketing: fashion marketing > Marketing
Healthcare marketing: pharmaceutical marketing > Marketing
Tourism marketing: destination marketing > Marketing
Campus ambassador programs: campus ambassador, student ambassador, campus marketing, brand ambassador programs, campus promotions > Marketing
Loyalty programs: loyalty marketing, customer loyalty programs, reward points program, rewards program, points redemption, loyalty points, loyalty cards, loyalty points redemption > Marketing
Neuromarketing > Consumer behavior

# Sales

## Ways of selling > Sales // every line is a stage or kind of selling
Consultative selling: consultative sales > B2B sales
Solution selling: spin selling, challenger sale > B2B sales
SaaS sales: software sales, saas selling > B2B sales
Field sales: outside sales, door to door sales, door to door marketing, direct selling, on field sales, shop to shop sales, van sales, beat sales, field selling, sales visits, door to door selling > Sales
Counter sales: showroom sales, counter handling, counter selling, sales counter, over the counter sales, showroom selling, shop sales, counter salesmanship, kiosk sales, kiosk selling, stall sales, stall selling, shop counter sales > Retail sales
Lead qualification: bant qualification, lead scoring > Lead generation
Prospecting: sales prospecting, customer prospecting, client prospecting, prospect research, lead research, prospect lists, identifying prospects, finding prospects, finding clients, finding customers > Lead generation
Cold emailing: cold email > Communication ~ Cold calling
Client acquisition: customer acquisition, new client acquisition > Business development
Partnership development: strategic partnerships, corporate partnerships, tie ups > Business development
Proposal writing for sales: sales proposals, business proposals, proposal making, client proposals, proposal drafting > Presales
RFP responses: bid writing > Presales
Product demos: product demonstrations, giving demos, demo calls, product explanation, product presentations, machine demos, product demo calls, explaining products, demo giving, product demo giving, demo sessions with clients > Sales presentations
Objection handling: handling objections > Negotiation
Deal closing: closing deals, closing sales, sales closing, sales closure, order closing, lead closing, deal closure, order finalization, closure of sales, closing? > Negotiation
Quota planning: target planning, sales incentives > Sales strategy
Sales pipeline management: pipeline management, sales pipeline, sales funnel ~ Sales forecasting
Dealer management: distributor management, dealer handling, distributor handling, dealer coordination, distributor coordination, dealer appointment, distributor appointment, stockist management, retailer management, stockist handling, distributor follow up, dealer network management, dealer network handling > Channel sales
Account management: strategic account management > Key account management
Client servicing: client handling, client management, client relationship management, client service, client relations, client relationship, client relationships, client coordination > Key account management ~ Customer service
Real estate sales: property sales, flat selling, flat sales, plot sales, selling flats, selling plots, property selling, selling properties, villa sales, flat visits, flat selling work, apartment sales, plots selling > Real estate
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
Escalation management: escalation handling, escalation matrix, escalated calls, escalated complaints > Complaint handling
After-sales service: after sales support, after sales, after sale service, post sales support, post sales service, service follow up, warranty handling, free service reminders, post sales follow up > Customer service
Customer onboarding: client onboarding, welcome calls, user onboarding, onboarding customers, welcome calling > Customer success
Customer retention: churn reduction, churn analysis, retention calls, win back calls, save desk, retention calling, churn calls > Customer satisfaction
Warranty claims: returns processing, refunds processing, warranty registration, warranty replacement > Complaint handling

## Related work
Service level agreements: sla management, sla tracking, sla adherence, sla monitoring, tat tracking, tat monitoring, sla reports ~ Customer service
Net promoter score: NPS^, csat surveys, nps survey, nps calls, nps scores > Customer satisfaction

# Retail

## Shop practice > Retail // every line is work of a shop
Visual merchandising: merchandise display, window display, store display, shop display, mannequin styling, mannequin dressing, window dressing, display setup, showroom display, dummy dressing, mannequin display, vm guidelines, visual merchandiser work > Merchandising
Planograms: space planning retail, store layouts, shelf layouts, planogram compliance, shelf planogram, planogram setup > Merchandising
Category buying: assortment planning, range planning > Retail buying
Store operations: retail store operations > Store management
Cash register operation: cashiering, cash register > Point of sale systems, Customer service
Shrinkage control: shrink control, stock shrinkage, pilferage control, pilferage, stock pilferage > Loss prevention
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
Commercial real estate: office leasing, office space leasing, shop leasing
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
Export documentation: export documents, export paperwork, packing list preparation, commercial invoice, certificate of origin, export invoices, exim documentation, pre shipment documents, post shipment documents, packing list, export packing list, invoice and packing list, shipping instructions > International business
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
Records management: record keeping, recordkeeping, record updating, updating records, register maintenance, maintaining registers, record maintenance work, register writing, register entry, keeping records, maintaining records and files, record updation, register updation, maintaining office registers, record upkeep > Filing, Documentation
Meeting coordination: meeting planning, meeting arrangements, arranging meetings, meeting room booking, meeting room setup, meeting setup, conference room booking, meeting organization, meeting support, board room arrangement, agenda preparation, meeting agenda, meeting invites, video conference setup, meeting logistics
Visitor management: front desk management, visitor handling, visitor registration, visitor logs, visitor entry, visitor register, visitor register maintenance, gate register, visitor pass, visitor passes, visitor badges, visitor management system, visitor entry register
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
Freight forwarding: freight management, freight brokerage, freight booking, freight quotes, freight rates, shipping line coordination, freight quotation, freight negotiation, container booking, freight forwarder work, nvocc, freight enquiry, freight forwarding desk > Logistics
Transportation management > Logistics
Last-mile delivery: last mile logistics, courier delivery, parcel delivery, delivery hub, delivery hub operations, parcel sorting, shipment sorting > Logistics
Reverse logistics: returns management > Logistics
Third-party logistics: 3pl, 3pl management, 3pl vendor, 3pl coordination, 3pl warehouse > Logistics
Warehouse layout: slotting, warehouse design, pallet racking, racking layout, rack layout, bin labelling, warehouse space utilisation, racking system > Warehouse management
Warehouse management systems: wms, wms software, manhattan wms > Warehouse management
Strategic sourcing: sourcing strategy, rfq floating > Procurement
E-procurement: gem portal + Coupa > Procurement
Spend analysis: cost benchmarking procurement > Procurement
Vendor development: supplier development, supplier localisation, vendor search, vendor identification, supplier identification, finding vendors, vendor scouting, supplier scouting, new vendor development, supplier search > Vendor management
Supplier evaluation: supplier audits procurement, vendor evaluation, vendor selection, supplier selection, supplier assessment, vendor rating, vendor assessment, supplier rating > Vendor management
Sales and operations planning: s and op > Demand planning
Material requirements planning: mrp, mrp planning, mrp ii > Production planning
Import documentation: bill of lading, shipping documents, import documents, import paperwork, bl draft, house bl, telex release filing, igm, hbl and mbl, arrival notice, draft bl, sea waybill > Customs clearance
Container shipping: ocean freight, sea freight, port operations, fcl and lcl, lcl consolidation, lcl shipments, fcl shipments, container release order > Shipping
Air freight: air cargo logistics, airway bill, air waybill, mawb, hawb, awb generation, awb preparation, airway bill preparation > Shipping
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
Picking and packing: order fulfillment, order fulfilment, pick and pack, order picking, order packing, picking?, picking work, order assembly, order packing work, pick lists?, picking list, picking slips, wave picking, zone picking, batch picking, picker packer, picking orders, order pulling, packing slips > Warehouse management ~ Order management
Purchase orders: purchase order processing, purchase order management, po making, po preparation, po creation, po processing, po generation, po release, purchase order preparation, purchase order making, po raising, po issue, po amendment, purchase orders raising, purchase order release, po closure, issuing purchase orders ~ Procurement
Cycle counting: cycle counts, stock taking, stock counting, stock counts, inventory counts, physical stock verification, stock tally, stock tallying, stock verification, inventory counting, physical counting, stock check, physical stock taking, stock counting work, annual stock taking, physical inventory, pi count, perpetual inventory, inventory cycle count, stock count sheet, stocktake, bin count, stock taking work > Inventory management
SAP ABAP development: abap development > ABAP, SAP
`
