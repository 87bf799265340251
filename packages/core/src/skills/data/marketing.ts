/** Marketing, sales, service to customers, shops, property. */
export const marketing = `
# Marketing ~ Public relations and communications, Sales, Writing and journalism, Graphic design
@ marketing executive, marketing intern, digital marketing executive, digital marketing intern, marketing manager, social media manager, social media executive, social media intern, seo executive, seo analyst, brand manager, growth hacker, digital marketer, performance marketer, ppc specialist, email marketer, marketing analyst, marketing coordinator, marketing associate, marketing specialist, digital marketing manager, digital marketing specialist, content marketer, media planner, brand executive, seo specialist, marketing director, marketing assistant, product marketing manager, influencer marketing executive, campus ambassador, growth intern, digital media specialist, online marketing manager, marketing consultant, e commerce executive, digital media manager, advertising manager, account planner, social media coordinator, social media specialist
% marketing, campaign, brand, audience, advertising, promotion, traffic, engagement, followers, ads, consumer, digital, leads, media, promotional, branding, market

## Digital marketing > Digital marketing // every line is a channel or tool of digital marketing
Digital marketing: online marketing, internet marketing, digital advertising, digital media, online advertising, digital campaigns, web marketing, digital marketing strategy, digital promotion, online promotion, digital marketing work
SEO: search engine optimization, search engine optimisation, seo optimization + Link building=backlinks=backlink creation=directory submission=guest posting=guest blogging, Technical SEO, On-page SEO=on page optimization, Off-page SEO=off page optimization
SEM: SEM^, search engine marketing, paid search, sem/ppc
Google Ads: google adds, google adwords, adwords, google ad words, google ads campaigns, google search ads, search ads, google ad campaigns, responsive search ads > SEM
Facebook Ads: meta ads, facebook advertising, facebook ads manager, meta ads manager, meta business suite, paid social, fb ads, post boosting, boosting posts, ad boosting, meta campaigns, facebook campaigns, boost posts, facebook lead ads, lead ads, lead generation ads, lookalike audiences, custom audiences, meta ads campaigns, facebook ad campaigns, instant forms > Social media marketing, Facebook
Social media marketing: smm, follower growth, social media optimization, smo, social media management, social media strategy, social media advertising, social media campaigns, social media handling, social marketing, social media content, social media work, social media promotion, social media accounts, social media pages, social media handles, social media engagement, managing social media, social media page handling, social media activities > Social media
Email marketing: e mail marketing, email campaigns, mass mailing, bulk mailing, bulk emails, email blasts, emailers, mailer campaigns, email promotion, mail campaigns, cold email campaigns + Mailchimp, Constant Contact, Klaviyo, SendGrid
Content marketing: blog marketing
Influencer marketing: influencer outreach, influencer collaboration, influencer management, creator marketing, UGC^, influencer research, influencer identification, influencer lists, creator outreach, user generated content, influencer coordination, influencer handling, influencer search, influencer shortlisting, creator management, influencer tie ups, influencer campaigns, blogger outreach, creator coordination, finding influencers, influencer coordination work, barter collaborations, influencer barter, paid collaborations with influencers
Affiliate marketing: affiliate programs, referral marketing
Performance marketing: growth marketing, paid media, roas, paid marketing, paid ads, paid campaigns, paid promotions, paid advertising, running ads, ad campaign management, ads management, online ads, campaign optimisation, ad optimisation, ads optimization, ad spend management
Marketing automation + Marketo, Pardot, Eloqua, WebEngage, CleverTap, MoEngage
SEO tools + Semrush, Ahrefs, Moz!, Google Search Console=search console=google webmaster tools, Screaming Frog, Ubersuggest
Keyword research: keyword planner, keyword analysis, keyword planning ~ SEO tools
Conversion rate optimization: CRO^, conversion optimization
Mobile marketing: app promotion, app marketing
Video marketing: video content marketing, promotional videos
Social listening + Sprout Social, Brandwatch, Sprinklr
Online reputation management: review management, online reputation, review replies, online reviews handling, google reviews, google review replies, trustpilot, google reviews handling, orm work, review response
Campaign reporting: campaign tracking, campaign performance, campaign reports, campaign analysis, campaign monitoring, ad reports, ads reporting, marketing reports, ad performance reports, ads performance report
Social media analytics: social media insights, social media reports, social media metrics, social media reporting, insights reports > Social media marketing
Hashtag research: hashtag strategy, hashtags? > Social media marketing
Social media posting: post scheduling, scheduling posts, social media scheduling, social media updates, content posting, content scheduling, post making, posting content, posting on social media, reels posting, posting reels, reel posting, story posting, posting stories, graphic posts, image posts, buffer scheduling, daily posting on social media, posting creatives + Hootsuite, Buffer! > Social media marketing, Social media

## Related work
Telemarketing: tele marketing, telesales, tele sales, tele calling, telecalling, tele caller, telecaller, outbound sales calls, phone sales, phone selling, tele calling work > Sales
Social media: social networks, social networking sites, social networking, social media platforms + Facebook=FB^=facebook graph api, Instagram=insta?, Twitter, YouTube, LinkedIn, Pinterest, Snapchat, TikTok=tik tok
E-commerce: ecommerce, e commerce management, online sales, online store, ecommerce platforms, e commerce operations, flipkart, amazon marketplace, catalog management, cataloging, online retail, online selling, marketplace handling, online marketplace, ecommerce operations handling, online store handling + Amazon Seller Central=amazon listing=amazon seller account, Product listing=product uploading=product upload=catalogue uploading=catalog uploading=listing of products=flipkart listing=meesho listing=marketplace listing=marketplace listings=product listings
Website updates: website content updates, web page updates, updating websites, website upkeep, website maintenance work, website handling
Comment moderation: comment management, replying to comments, responding to comments, community moderation, comments and dms, comment replies, comment handling, social media replies, replies on social media ~ Social listening
Flipkart Seller Hub: flipkart seller panel, flipkart seller > E-commerce
Meesho Supplier Panel: meesho seller, meesho supplier > E-commerce
Online order processing: marketplace orders, ecommerce orders > Order management
Poster pasting: banner putting, banner installation, hoarding installation, sticking posters ~ Flyer distribution
Stall handling: stall management, stall setup, stall activities > Event marketing

## Marketing > Marketing // every line is a task of a marketing department
Marketing: marketing skills, marketing management, marketing activities, marketing support, marketing principles, marketing operations, promotion work, marketing work, promotional activities
Marketing strategy: marketing plans, marketing planning, strategic marketing, marketing plan, integrated marketing, marketing strategies
Campaign management: marketing campaigns, marketing campaign, campaign planning
Brand management: branding, brand development, brand promotion, brand marketing, brand building, brand identity strategy
Market research: marketing research, consumer research, market analysis, market survey, market intelligence, market surveys, market trends, market study, customer research, industry research, consumer surveys, market information, market data collection, market surveying, market study work
Consumer behavior: consumer behaviour, buyer behavior
Advertising: ad campaigns, advertising campaigns, ad design, advertisement, advertisements
Product marketing: product positioning, product promotion, product messaging
B2B marketing: business to business marketing, b2b?, business to business
Event marketing: experiential marketing, brand activation, atl btl, exhibitions?, mall activations, activation events, product roadshow, mall promotions
Direct marketing: direct mail, on ground marketing, guerrilla marketing
Marketing communications: marcom, marketing collateral, marketing communication, integrated marketing communications, promotional materials, marketing materials, sales collateral
International marketing: global marketing, export marketing
Sponsorship: sponsorships?, sponsorship acquisition, sponsorship sales, sponsor outreach, sponsor acquisition, getting sponsors
Trade marketing: shopper marketing, channel marketing, visual merchandising for trade
Services marketing
Flyer distribution: pamphlet distribution, leaflet distribution, leafleting, flyering, handbill distribution, pamphlet distribution work, distributing flyers > Direct marketing
Creative briefs: creative briefing, design briefs, campaign briefs
Trend spotting: trend tracking, spotting trends, social media trends
Brand collaborations: brand partnerships, brand tie ups, co branding, brand collabs, collaboration outreach, brand outreach
Product sampling: in store promotions, sampling campaigns, kiosk activation, in store promoter work, product promoter, in shop promotion, sample distribution, distribution of samples, sampling activity > Trade marketing

## Work of marketing desks
Meta tags: meta descriptions, meta titles, title tags, alt tags, meta tag writing, meta tag optimization, heading tags > On-page SEO
XML sitemaps: sitemap submission, robots.txt, sitemap.xml > Technical SEO
Schema markup: structured data markup, rich snippets, schema.org markup > Technical SEO
Internal linking: interlinking of pages > On-page SEO
Forum marketing: quora marketing, reddit marketing, quora answers, answering on quora, reddit posting, forum posting, quora and reddit > Social media marketing
Telegram marketing: telegram channels handling, telegram channel, telegram group handling, telegram promotion > Social media marketing
Pinterest marketing: pinterest pins, pinterest management, pinterest promotion > Social media marketing
Brand audits: brand health study, brand tracking, brand health tracking > Brand management
Price surveys: price comparison survey, competitor price check, competitor price survey > Market research
Mystery shopping: mystery audits, mystery visits, mystery calling > Market research
POSM deployment: posm, point of sale material, danglers, wobblers, shelf talkers, standee placement, in store branding, offer display, pop display, shop branding > Trade marketing
Lead databases: lead sheet, email scraping, contact scraping, email extraction, lead list building, prospect database, contact list building > Lead generation
Daily sales reports: sales mis, sales mis report, daily call reports, dcr reporting, daily activity report, sales reports preparation, dsr preparation, sales dsr > Data reporting
Distributor claims: scheme claims, scheme settlement, distributor claim settlement, trade schemes, dealer scheme settlement > Dealer management
LeadSquared: lead squared > CRM
Bitrix24: bitrix > CRM
Meta Ads reporting: facebook ads reporting, ads manager reports > Campaign reporting, Facebook Ads
Google Merchant Center: google shopping ads, shopping ads, performance max > Google Ads
Google Tag Manager setup: gtm tags, gtm setup, google tag setup > Web analytics
Amazon advertising: amazon ads, amazon ppc, amazon sponsored ads, sponsored products, amazon sponsored products, flipkart ads > Performance marketing
Amazon content pages: amazon a plus content, a plus content, amazon listing optimization, amazon brand store > Product listing
Newspaper advertising: classified ads, print ad booking > Print advertising
Hoarding advertising: billboard advertising, flex boards, bus branding, wall painting ads, auto branding > Print advertising
Giveaway contests: instagram contests, social media contests > Social media marketing
Referral programs: refer and earn, referral campaigns > Marketing
Email list building: email lists, subscriber list, newsletter subscribers, email list cleaning > Email marketing

# Sales ~ Marketing, Customer service, Business and operations, Retail
@ sales executive, business development executive, business development manager, sales manager, sales intern, sales associate, account executive, account manager, inside sales executive, business development associate, sales representative, area sales manager, territory sales manager, sales officer, field sales executive, business development intern, key account manager, regional sales manager, territory manager, sales engineer, sales director, business developer, director of business development, presales consultant, sales consultant, outside sales representative, sales coordinator, inside sales representative, national sales manager, vice president of sales, channel sales manager, medical representative, sales person, salesperson, salesman, saleswoman, telemarketer, tele sales executive, telesales executive, corporate sales manager, sales trainee, bde, bdm, sales specialist, sales analyst, sales head
% sales, quota, territory, prospect, deal, client, revenue, leads, targets, accounts, negotiation, closing, sold, pipeline, commission, customers, new business, distributor, dealers

## Sales > Sales // every line is a stage or kind of selling
Sales: selling, sales skills, sales management, direct sales, sales executive activities, sales operations, selling skills, sales experience, sales support, sales activities, sales process, sales executive, sales targets, target achievement, quota attainment, sales and marketing, product selling, product sales, selling products, sales work, target based sales, achieving sales targets, sales duties
Business development: BD^, new business development, business expansion, new business, corporate tie ups, business generation, business developer, getting new business, new business generation, business acquisition
Lead generation: leads generation, b2b lead generation, lead management, lead nurturing, lead conversion, generating leads, sales leads, lead gen, finding leads, lead finding, lead sourcing, lead lists, enquiry generation, inquiry generation, client hunting, b2b leads, lead data collection, getting leads, new client hunting
Cold calling: cold calls, cold outreach, database calling, data calling, calling on data > Communication ~ Telemarketing
B2B sales: corporate sales, enterprise sales, institutional sales, b2b selling, it sales, technical sales
B2C sales: b2c, consumer sales, b2c sales and marketing
Inside sales: inside selling, outbound sales, inbound sales
Retail sales: in store sales, shop selling, store sales, floor sales, in store selling, product selling in shop > Customer service
Channel sales: channel management, distributor sales, channel partners, dealer development, partner management, dealer sales, distribution sales, dealer distributor sales, channel partner handling
Key account management: key accounts, account handling, account handling of clients, corporate account handling
Territory management: area sales, area sales management, territory sales, regional sales, sales territory, territory mapping, beat mapping, outlet mapping, market mapping, outlet census
Sales strategy: sales planning, sales plan
Sales presentations: sales pitch, sales presentation, demo presentation, sales pitching, client presentations, client pitches, pitching to clients, presentations to clients, corporate presentations, presenting to clients, presenting to customers
Upselling: cross selling, upsell, cross sell, up selling, suggestive selling, add on selling, add on sales
Sales forecasting
Presales: pre sales, presales support, solutioning, bid management, bidding?, online bidding, proposal preparation, upwork bidding
Sales training: sales coaching, sales team management, sales leadership, sales team leadership
Pharmaceutical sales: medical sales, pharma sales, medical representative
FMCG sales: fmcg, general trade, modern trade
Industrial sales: engineering sales, capital goods sales, project sales, machinery sales, machine sales, equipment sales
Lead follow-up: client follow up, sales follow up, customer follow up, following up leads, follow up calls, prospect follow up, followup of leads, enquiry follow up, inquiry follow up, quotation follow up, following up with clients, follow up with customers, follow up with clients > Lead generation
Sales calls: sales calling, calling leads, calling prospects, lead calling, prospect calling ~ Cold calling, Telemarketing
Quotation preparation: price quotations, preparing quotations, price quotes, sales quotes, quotations?, quotation making, quotation work, quote making, quote preparation, sending quotations, quotation sending, rate quotations, proforma quotation, price list preparation, quotation drafting
Order booking: order collection, sales orders, secondary orders, taking orders from retailers, order punching on app, retailer orders, order taking from shops, sales order booking
Market visits: store visits, retailer visits, outlet visits, shop visits, outlet coverage, market coverage, retail visits, dealer visits, distributor visits, beat plan, market working, counter visits, beat planning, beat routes, pjp, retail beat > Field sales
Merchant onboarding: retailer onboarding, seller onboarding, partner onboarding, dealer onboarding
Tender search: finding tenders, tender tracking, tender searching, tender portals, tender finding, tender bidding, bid participation > Presales
Contract renewals: subscription renewals, renewals?, membership renewals

## Related work
Client meetings: client visits, meeting clients, customer visits, customer meetings, meeting customers, b2b meetings, client meet, face to face client meetings ~ Sales
Negotiation: bargaining, negotiations, negotiating, negotiation skills, contract negotiations skills, negotiation and closing, deal negotiation, price negotiation, rate negotiation, bargaining with vendors > Communication
CRM: customer relationship management, crm software, crm systems, crm tools, crm management, customer relationship, crm updates, crm data entry, updating crm, customer data maintenance, customer database?, client database?, crm entry, crm entries, lead entry in crm, crm handling + Pipedrive, Freshsales
HubSpot: hubspot crm > CRM ~ Marketing automation
Payment collection: collecting payments, payment follow up, dues collection, payment recovery, outstanding collection, collection follow up, market collection, payment reminders, recovery of payments, collections from dealers, following up payments, following up on payments, chasing payments
Doctor detailing: doctor calls, detailing to doctors, chemist visits, stockist visits, doctor meetings, visiting doctors, chemist calls > Pharmaceutical sales
Holiday sales: travel sales, holiday package sales, tour sales, selling tour packages, package sales > Sales, Travel and tourism
Course selling: course sales, selling courses, edtech sales, education sales, admission sales > Sales
Site visit arrangement: arranging site visits, site visit scheduling, fixing site visits > Real estate
Loyalty enrolment: loyalty card enrolment, membership enrolment, loyalty sign ups, membership sales, selling memberships ~ Loyalty programs
Trial room management: trial room assistance, fitting room management, fitting rooms, trial room > Retail
Stock transfer: inter store transfers, branch transfer of stock > Inventory management
Damaged goods handling: damaged stock, damage stock, defective goods, damaged stock handling, damage reports ~ Returns and exchanges
Container tracking: container tracking work, shipment status, vessel tracking, cargo tracking, shipment tracking work, cargo arrival tracking > Shipping
Stores issue: material issue, issue of material, issuing material, issue slips, material issuance, issue vouchers, material issue register, issue register, stores issue slip, issue of stores, issuing stores > Store management
Tenant search: tenant finding, finding tenants, tenant hunting > Leasing
Broker network: broker networking, broker tie ups, broker meets, broker management, broker coordination > Channel sales
Airport pickups: airport transfers, guest pickup, pick up and drop, airport pick up coordination, airport assistance, meet and greet at airport > Travel and tourism
Tour costing: tour quotations, package quotation, itinerary costing, client quotation for tours, travel quotations, tour quotation preparation > Tour packaging
Rail ticketing: train tickets, train ticket booking, tatkal booking, rail tickets, rail reservations, railway reservations, irctc booking, irctc agent, tatkal tickets, tatkal, railway ticket booking, train reservations, railway tickets, irctc tickets, train seat booking > Travel and tourism
Dough kneading: dough making, dough preparation, dough handling, dough work, roti making, chapati making, dough rolling
Gravy preparation: gravies, curry making, curry preparation, base gravies > Indian cuisine
Egg and breakfast cooking: breakfast preparation, egg station, breakfast cooking, live counter > Culinary arts
Bar setup: bar stocking, bar counter setup, bar mise en place, bar opening
Guest transport: guest transportation, guest transport arrangements
Minibar service: minibar refilling, minibar, amenities replenishment
Lost property handling: lost and found handling, lost articles
Exhibition handling: exhibition work, exhibition visits, exhibitions handling, trade fair work > Trade shows
Display of goods: goods display, display of stock, displaying goods > Merchandising
Card swiping: cash and card payments, swipe machine, upi collection > Point of sale systems
Possession formalities: possession handover, flat possession, possession letters > Real estate

## Work of sales desks
Flat booking: unit bookings, plot booking, booking form filling, allotment letters for flats > Real estate sales
Corporate gifting: corporate gifts, corporate gift sales, bulk gifting > B2B sales
Coupon and voucher sales: gift vouchers, gift voucher sales, gift cards sales > Retail sales
Institutional selling: school tie ups, hospital tie ups sales, college tie ups, canteen sales > B2B sales

# Customer service ~ Sales, Administration, Hospitality and travel, Banking and insurance
@ customer service representative, customer support executive, customer care executive, call center agent, customer service executive, call center representative, customer success manager, process associate, bpo executive, customer support associate, technical support associate, telecaller, customer relationship executive, csr, customer service associate, chat support executive, customer care representative, customer service manager, call center manager, customer service specialist, technical support representative, voice process executive, customer support representative, service representative, customer service agent, support executive, call centre executive, help desk executive, customer service supervisor, quality analyst bpo, customer success executive, customer success associate
% customer, calls, call center, complaints, inbound, outbound, bpo, process, tickets, queries, inquiries, callers, shift, satisfaction, chat, helpline, resolution, escalations

## Customer service > Customer service // every line serves customers after or before a sale
Customer service: customer care, customer support, customer services, customer handling, customer service skills, customer assistance, customer service operations, guest service skills, customer queries, customer interaction, client support, excellent customer service, customer service management, customer dealing, dealing with customers, customer attending, serving customers, handling customers, helping customers, assisting customers, customer coordination, greeting customers, client dealing, customer service work, customer help > Communication
Customer satisfaction: customer experience, csat, customer delight, service quality, customer loyalty, dsat, csat score, customer happiness
Customer success: client success, client retention
Call center operations: call center, call centre, call handling, inbound?, outbound?, call center management, telephone etiquette, phone etiquette, calling?, multi line phone systems, telephone skills, inbound customer service, phone support, telephone support, support calls, customer calls, phone based support, telephonic support, tele support, bpo calling, calling work, telephonic conversation, customer calling
Voice process: voice support, voice based process, semi voice, blended process, international call center, inbound voice, us process, uk process, voice processes, inbound process, outbound process, us shift + International voice process=international bpo, Domestic voice process=domestic bpo
Non-voice process: chat process, non voice, backend process, web chat
Complaint handling: complaint resolution, conflict handling, issue resolution, customer complaints, query resolution, grievance redressal, handling complaints, complaint management, escalations?, dispute resolution, customer issues, customer grievances, guest complaints, resolving complaints, resolving customer complaints, complaint solving, complaint registration, complaint follow up, complaint register, complaint attending, complaint calls, solving complaints, complaint logging, customer grievance handling, complaint closure, complaint tickets, customer escalation handling > Customer service, Communication
Ticketing systems: ticketing system, ticket management, salesforce service cloud + Zendesk, Freshdesk=freshworks, Intercom!, Gorgias, Zoho Desk, Help Scout
Call quality monitoring: call monitoring, call audits, call quality, average handle time, AHT^, call auditing, call calibration, dsat analysis, call quality audits, call listening, call evaluation, qa of calls, aht tracking
Client communication: client interaction, client coordination skills, customer communication, customer communications, client briefing, briefing clients, client calls, client emails, client updates, talking to clients, customer updates > Communication
Query handling: answering queries, handling queries, customer enquiries, customer inquiries, enquiry handling, inquiry handling, answering customer questions, query solving, solving queries, enquiries?, attending enquiries, query support, phone enquiries, telephonic enquiries, student enquiries, parent enquiries, enquiry attending
Ticket resolution: resolving tickets, ticket handling, ticket closure, support tickets, ticket triage, service requests ~ Ticketing systems
Customer feedback?: feedback collection, collecting feedback, feedback calls, client feedback, guest feedback, customer surveys, user feedback?, feedback forms, feedback taking, taking feedback, feedback gathering, review collection ~ Customer satisfaction
Order tracking?: order status?, tracking orders, delivery tracking?, shipment tracking?
Customer verification: caller verification, identity verification?, identity checks
Call logging: logging calls, call documentation, call notes, call disposition, disposition codes, wrap up codes, disposition tagging, call tagging, call log sheet
Call scripts: calling scripts, script adherence > Call center operations
Service recovery: handling angry customers, difficult customers, irate customers, handling difficult customers, angry customers > Complaint handling
First call resolution: first contact resolution > Customer satisfaction
Knowledge base articles: faq writing, help articles, help center content, faqs?

## Related work
Product knowledge: product information, product support, product training
Walk-in handling: walk in customers, attending walk ins, walk ins?, walk in enquiries, walk in clients, attending customers, dealing with walk ins, walk in guests > Customer service
Service call coordination: engineer allocation, technician scheduling, service scheduling, service call allocation, technician allocation, complaint allocation ~ Dispatch planning
Message replies: dm replies, dm handling, replying to dms, replying to messages, whatsapp replies, answering messages ~ Live chat support

## Work of call centres
Dialer software: predictive dialer, auto dialer, predictive dialler, auto dialler, dialer handling, dialler + Avaya, Ameyo, VICIdial=vici dial, Ozonetel, Exotel, Genesys=genesys cloud, Five9, Knowlarity, MyOperator > Call center operations
IVR systems: IVR^, ivr setup, interactive voice response, ivr flow ~ Call center operations
Tele-verification: verification calls, verification calling, telephonic verification, order confirmation calls, cod confirmation calls, televerification, tele verification calls > Outbound calls
Telephone surveys: survey calls, survey calling, CATI^, telephonic survey, phone surveys, feedback survey calls > Outbound calls
Reminder calls: reminder calling, due date reminder calls, appointment reminder calls > Outbound calls
Social media support: twitter support, social media customer support, social customer care, orm support > Customer service
Installation coordination: demo and installation calls, installation calls, installation scheduling ~ Service call coordination
AMC sales: amc renewal calls, service contract sales, amc selling > Sales

# Retail ~ Sales, Customer service, Supply chain and logistics, Fashion and textiles
@ store manager, retail sales associate, cashier, merchandiser, store associate, shift manager, retail manager, visual merchandiser, assistant store manager, department manager, retail associate, stocker, sales clerk, retail executive, floor manager, shift supervisor, retail store manager, key holder, store executive, retail salesperson, sales assistant
% store, shop, merchandise, cash register, shelves, retail, customers, displays, pos, showroom, shrink, stock

## Retail > Retail // every line is work of a shop
Retail: retail management, retail operations management, retail store management, store management skills, retail industry, retail marketing, shop work, showroom work, showroom handling, shopkeeping, kirana store, shop duties
Merchandising: product display, display merchandising, merchandise presentation, in store displays, product displays, product arrangement, arranging products, shelf arrangement, arranging shelves, product placement in shops, rack arrangement, display arrangement, stock arrangement, counter display, shelf display, arranging stock, product facing
Point of sale systems: pos systems, point of sale, pos system, pos machine, pos machines, edc machine, pos terminal, pos software, cashier?, register operation, micros pos, pos billing, retail billing, counter billing, billing counter > Customer billing
Loss prevention: shoplifting prevention, asset protection
Store opening: store opening and closing, opening and closing store, store opening and closing procedures, shop opening, opening and closing of shop, store closing
Retail buying: merchandise buying, fashion buying
Inventory stocking: shelf stocking, stocking?, restocking?, stocking shelves, stock replenishment, shelf replenishment, shelf filling, refilling shelves, rack filling, refilling racks, shelf refilling, stock filling, filling shelves, stock refilling, stock arranging > Inventory management
Grocery retail: supermarket operations
Price tagging: price labelling, price labeling, price tags, barcode labels, barcode printing, product tagging, mrp stickers, price stickers, barcode stickers, product labelling, sticker pasting, barcode labelling, barcode system, barcoding of products
Returns and exchanges: product returns, exchange handling, handling returns, sales returns, return handling, replacement handling, refund handling, customer returns, exchange and returns, credit note issue at store, exchange counter, exchange of garments > Customer service
Floor supervision: floor management, retail floor management, shift supervision > Team management
Store upkeep: store cleaning, store housekeeping, shop floor upkeep, shop cleaning, showroom cleaning, shop upkeep, counter cleaning
Markdown planning: clearance pricing, discount planning, markdown pricing
Gift wrapping: gift packing
Shop floor assistance: assisting shoppers, floor assistance, fitting room assistance > Customer service ~ Retail sales

## Related work
FIFO^: first in first out, FEFO^ > Inventory management
Goods receiving: goods receipt, receiving goods, stock receiving, goods inward, inward entry, GRN^, goods receipt notes, material receiving, material receipt, material inward, grn entry, grn making, inward checking, inward material checking, material inwarding, receiving materials, material receipt entry, material checking, checking of materials, inward register for goods, gate inward checking, receiving of goods, grn making work, unloading and checking, goods received note, material inward register, goods inwarding > Inventory management ~ Inventory management
Customer billing: computer billing, bill making, billing desk, billing of customers, bill cutting, bill printing, cash memo, retail bills > Invoicing
Garment sales: apparel sales, saree sales, clothing sales, selling garments, textile showroom sales, kurti sales, readymade sales, menswear sales > Retail sales
Jewellery sales: jewelry sales, gold sales, jewellery selling, jewelry retail, jewellery counter, jewellery showroom sales, diamond sales > Retail sales
Mobile phone sales: mobile sales, handset sales, selling mobiles, electronics sales, appliance sales, mobile counter, mobile counter sales, mobile accessories sales > Retail sales

## Work of shops
Till opening and closing: day opening of till, till closing, till opening, z report, day end report on pos > Cash handling ~ Cash register operation
Footfall counting: customer counting at store, walk in counting, footfall counter > Retail analytics
Dead stock clearance: clearance sale, end of season sale, stock clearance sale, eoss > Markdown planning
Security tags: eas tags, anti theft tags, security tagging of garments > Loss prevention
Home delivery packing: home delivery orders, home delivery of orders, phone orders > Order management
Product expiry removal: expiry removal, near expiry removal, expired stock removal, expiry checks on shelf ~ FIFO
Weighing and billing of produce: weighing counter, weighing of vegetables, weighing scale counter, loose item weighing > Grocery retail
Footwear sales: shoe sales, footwear fitting, shoe fitting, selling shoes > Retail sales
Cosmetics sales: beauty advisor sales, makeup sales, beauty product sales > Retail sales
Furniture sales: furniture showroom sales, furniture selling, mattress sales > Retail sales
Paint and hardware sales: paint sales, sanitaryware sales, tiles sales, hardware shop sales > Retail sales
Optical sales: optical shop sales, spectacle sales, eyewear sales, frame selection for customers > Retail sales
Book sales: bookshop sales, bookstore sales, selling books > Retail sales
Store audits: shop audit, retail audit, store checklist audit > Retail

# Real estate ~ Sales, Civil engineering and construction
@ real estate agent, property manager, leasing agent, real estate consultant, leasing consultant, real estate broker, property consultant, realtor, property advisor, apartment manager
% property, tenant, lease, apartment, broker, realty, rental, housing, landlord

## Real estate > Real estate // every line sells, lets or manages property
Real estate: realty?, residential leasing, property dealing, lease administration
Property valuation: appraisals of property, property comparables, market comparables
Tenant relations: lease management, rent collection, tenant management
Property showings: property visits, property tours, house showings, flat showings, apartment tours, showing properties, client site visits, site visits with clients, property site visits, showing flats, project site visits, site visits for flats, flat site visits, model flat showing, sample flat showing > Real estate sales
Tenant screening: tenant verification, tenant selection, tenant police verification, tenant background check > Tenant relations
Property listings: property listing, listing properties, property portals, posting properties, property posting, property ads, rental listings, to let ads, property listing online, square yards > Real estate marketing
Property inspection: property inspections, move in inspections > Property management
Property documentation: property papers, property paperwork, sale documentation, sale agreement, agreement to sale, property document checking
Real estate brokerage: property brokerage
Society management: housing society management, apartment society management, maintenance collection, maintenance bill collection, society work, society accounts, society secretary work, rwa management, housing society work, society accounting > Property management
Property search?: home search, house hunting, property matching > Real estate sales

## Related work
Rental agreements: lease agreements, rent agreements, tenancy agreements, lease deeds, leave and license agreements, rent agreement making, leave and licence, leave and licence agreement, rent agreement drafting, rental agreement preparation ~ Leasing
Property registration: registry work, sub registrar work, stamp duty, deed registration, property registry, registration of documents, document registration > Property documentation
99acres > Property listings
MagicBricks > Property listings

## Work of property desks
RERA compliance: rera registration, rera filing, rera quarterly updates, maharera, rera agent registration > Real estate law
Property mutation: khata transfer, mutation of property, khata certificate > Property documentation
NoBroker: nobroker portal, nobroker listing > Property listings
Housing.com: housing.com portal > Property listings
MyGate: mygate app, nobrokerhood, adda gatekeeper > Visitor management
Property photography: property photos, real estate photography, property videos > Real estate marketing, Photography
Demand letters to flat buyers: buyer demand letters, construction linked payments, instalment reminders to buyers, clp demand > Payment collection
Rent roll management: rent roll, rent ledger, rent receipts, rent invoicing > Property management
Home loan coordination for buyers: home loan coordination, bank coordination for home loan, loan coordination for flat buyers ~ Home loans
Maintenance billing of society: society maintenance bills, society billing, maintenance bills, cam charges, cam billing > Society management
Facility handover > Possession formalities
`
