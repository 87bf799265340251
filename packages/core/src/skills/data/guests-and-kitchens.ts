/** Hotels, travel and kitchens, in detail. */
export const guestsAndKitchens = `
# Hospitality and travel

## Guests > Hospitality // every line is a department or task of a hotel or tour operator
Opera PMS: oracle opera > Front office operations
Check-in and check-out: guest check in, hotel check in, guest check out, guest registration, guest arrival, checkout of guests, checking in guests, guest check ins, express checkout, guest arrivals and departures > Front office operations
Night auditing: night audit, night auditor work, night shift audit, night auditor duties, day closing in hotel, night audit reports > Front office operations
Room division: rooms division management > Hospitality
Room service: in room dining, room service orders, in room service, in room dining orders, room service trays, ird orders > Food and beverage service
Linen management: hotel linen, linen room, uniform room, linen handling, linen inventory, linen stock, linen exchange, linen par stock, soiled linen, linen counting, linen store, uniform exchange > Housekeeping
Hotel revenue analysis: yield management, revpar analysis > Revenue management
Channel managers: ota management, booking engines, ota channel manager, channel manager software, ota rate updates > Reservations
Catering: catering services, catering management, catering work, outdoor catering, party catering, event catering, marriage catering, catering orders, catering events, catering setup > Banquet operations
Banquet sales: mice events, mice planning, mice sales, banquet booking, banquet enquiries > Banquet operations
Resort operations: spa management > Hospitality
Cruise operations: cruise line services > Hospitality
Destination management: destination weddings > Travel and tourism
Cloudbeds: hotelogix > Front office operations

## Related work
Airline ticketing: ticketing?, airline reservations, flight booking, air ticket booking, booking flights, air ticketing, air tickets, flight tickets, flight ticketing, ticket issuance, iata ticketing, ticket reissue, airline ticket booking, pnr creation, creating pnrs, galileo ticketing, amadeus ticketing, e ticket issuance, air fare quotes, flight reservations, air reservations, gds ticketing > Travel and tourism
Itinerary planning: travel itineraries, trip planning, itinerary making, itinerary preparation, itinerary?, itineraries?, itinerary design, tour itinerary, day wise itinerary, day by day itinerary, travel itinerary, trip itinerary > Travel and tourism
Tour guiding: tour guide services, heritage walks, tour escorting, guided tours, guiding tourists, guide work, sightseeing tours, tour leading, guiding guests, tour conducting, local sightseeing, guiding groups, sightseeing?, local guide work, site guiding, tourist guide work, walking tours > Travel and tourism
Tour packaging: tour packages, holiday packages, travel packages, package making, package costing, holiday packages preparation, package tours, holiday package making, tour package preparation, travel package making > Travel and tourism
Travel documentation: passport services, passport applications, passport work, passport forms, passport filing, passport renewal, passport renewal forms, passport filing work > Visa processing
Ecotourism: sustainable tourism, adventure tourism > Travel and tourism

## Work of hotel desks and floors
IDS Next: ids fortune > Front office operations, Property management systems
eZee Absolute: ezee, ezee frontdesk > Front office operations, Property management systems
Property management systems: pms software for hotels, hotel property management system > Hotel software
Foreigner registration: frro, frro registration, form c filing, form c submission, c form of foreigners, foreigner c form, frro portal, foreign guest registration, frro work > Front office operations
Wake-up calls: wake up call service, guest wake up calls > Front office operations
Key control: key cards, guest keys, room key issue, key card encoding, key card making > Front office operations
OTA extranet: extranet handling, booking.com extranet, rate parity, ota listing, ota portals, ota handling, agoda extranet, mmt extranet > Channel managers
SiteMinder > Channel managers
STAAH > Channel managers
Airbnb hosting: airbnb management, airbnb listing, airbnb co hosting > Reservations
Homestay management: homestay hosting, homestay operations, running a homestay, homestay handling, guest house operations > Hospitality
VIP guest handling: vip arrivals, vip guests, vip amenities, vip guest arrivals, vip handling > Guest relations
Guest history records: guest history, guest profiles, guest preference records, guest history cards > Front office operations
Group check-ins: group check in, group arrivals, group rooming list, rooming lists > Check-in and check-out
No-show charges: no show posting, no shows?, late checkout charges > Hotel billing
Floor polishing: floor scrubbing, floor buffing, single disc machine, auto scrubber, scrubbing machine, floor scrubbing machine > Housekeeping
Carpet and sofa shampooing: carpet shampooing, sofa shampooing, upholstery shampooing, carpet cleaning, sofa cleaning, upholstery cleaning > Housekeeping
Cleaning chemicals: taski, taski chemicals, r1 to r9, chemical dilution for cleaning, cleaning agents, dilution of cleaning chemicals > Housekeeping
Maid cart setup: maid cart, maid trolley, chambermaid trolley, housekeeping trolley, room attendant trolley > Room cleaning
Towel art: towel folding art, towel origami > Room cleaning
Stain removal: spot removal from fabric, stain treatment, fabric stain removal > Laundry
Guest laundry: valet laundry, guest laundry pickup, laundry of guest clothes > Laundry
Window and glass cleaning: glass cleaning, window cleaning, facade glass cleaning > Housekeeping
Pool attendant work: pool upkeep, pool attendant duties, swimming pool upkeep
Club desk operations: club membership desk, club house management, clubhouse operations, recreation club desk
Doorman service: door attendant duties, doorman duties, guest car parking > Concierge services
Schengen visa filing: schengen visas, schengen forms application > Visa processing
US visa forms: ds 160, ds160, ds 160 form, us visa filing, b1 b2 visa > Visa processing
Visa appointment booking: vfs appointment, vfs slots, visa slot booking, vfs submission, visa biometrics, bls appointments, visa slots, vfs slot booking > Visa processing
E-visas filing, e visa application > Visa processing
Student visa filing: student visa filing, f1 visa filing, study permit filing files > Visa processing
Web check-in: web check ins, boarding pass printing > Airline ticketing
Bus ticketing: bus booking, bus ticket booking, bus tickets, volvo tickets, bus seat booking > Travel and tourism
Cruise booking: cruise packages, cruise tickets > Travel and tourism
Travel vouchers: hotel vouchers, service vouchers for tours, confirmation vouchers, tour vouchers > Travel and tourism
Car rental booking: car rental desk, car hire, taxi booking, tempo traveller, tempo traveller booking, coach hire, self drive cars, outstation cabs, taxi hire for tours, coach booking > Travel arrangements
Hajj and Umrah packages: umrah packages, hajj packages, hajj and umrah, umrah visas, umrah tours > Tour packaging
Pilgrimage tours: char dham yatra, char dham, teerth yatra, pilgrimage packages, religious tours > Travel and tourism
Trek leading: trek leader work, trek guiding, leading treks, trek guide work, trekking guide work > Tour guiding
Adventure camps: camp management for tourists, campsite operations, adventure camp management, camping operations, river rafting guide work > Travel and tourism
FIT packages: fit tours, fit itineraries, fit and git, customised holiday packages > Tour packaging
Inbound tourism: inbound tours, inbound travel desk, inbound groups > Travel and tourism
Outbound tourism: outbound tours, outbound packages, international tour packages, outbound groups > Travel and tourism
MICE tours: mice travel, mice groups, incentive tours, corporate mice, mice operations > Travel and tourism
Safari booking: jungle safari booking, safari permits > Travel and tourism
Attraction tickets: monument tickets, entry tickets for tourists, theme park tickets, attraction ticketing > Travel and tourism
B2B travel portals: tbo portal, tripjack, tbo holidays, riya connect, travel b2b portals > Travel and tourism
Honeymoon packages: honeymoon tours > Tour packaging
School excursions: school tours, educational tours, student tours, school trips arrangement > Group tours
Airport representation: airport representative work, paging boards, airport placard reception > Airport pickups

# Culinary

## Kitchen craft > Culinary arts // every line is done in a kitchen or bar
Bread making: artisan bread, sourdough, bread production, bun making, pav making, bun baking, bread baking, loaf baking > Baking
Chocolate making: chocolatier work, chocolate tempering, couverture, truffles making > Confectionery
Desserts?: dessert making, plated desserts, puddings?, cheesecakes?, mousses? > Pastry
Butchery: meat cutting, meat fabrication, chicken cutting, fish cutting, fish filleting, meat handling, fish cleaning, fish dressing, poultry cutting, chicken dressing, deboning, deboning chicken, meat cleaning, prawn cleaning > Knife skills
Garde manger: cold kitchen, cold starters, cheese platters, canapes? > Culinary arts
Sous vide: molecular gastronomy > Culinary arts
Grilling?: grill?, barbecue, grilled food, barbeque, bbq, charcoal grill > Culinary arts
South Indian cuisine: south indian cooking, south indian food, south indian dishes, chettinad cuisine, udupi food, south indian breakfast > Indian cuisine
Japanese cuisine > Asian cuisine
Korean cuisine > Asian cuisine
Vegan cooking: vegetarian cooking, plant based cooking > Culinary arts
Food styling: food plating, plate presentation, food plating work, food styling for photos > Food presentation
Recipe development: recipe creation, recipe standardization, recipe testing, recipe writing, recipes?, recipe trials, new recipes, new dish development, standard recipes, recipe cards, standard recipe cards > Menu planning
Menu engineering: menu pricing, menu matrix > Menu planning
Portion control: portioning, food waste control
Kitchen hygiene: kitchen sanitation, kitchen cleaning, kitchen deep cleaning, cleaning of kitchen, kitchen sanitisation, kitchen cleaning schedule, kitchen hygiene checklist > Food safety
Mass catering: bulk cooking, institutional catering, bulk food preparation, mess cooking, canteen cooking, quantity food production, bulk food production, langar cooking, hostel mess, mess management, mid day meal cooking, industrial canteen > Kitchen management

## Work of kitchens and bakeries
Tandoor cooking: tandoor work, tandoori cooking, clay oven cooking, naan making, kebab making, tandoor section, tandoor operation, tandoor counter, tandoori section > Indian cuisine, Grilling
Biryani cooking: dum biryani, biryani preparation, dum cooking, dum pukht > Indian cuisine
Idli and dosa making: idli batter, dosa counter, idli making, idli dosa, dosa batter, dosa station > South Indian cuisine
Deep frying: deep fryer, fryer operation, fryer station, fryer handling > Culinary arts
Marination: marinating, marinades, marinade preparation, meat marination, marinating meat > Culinary arts
Halwai work: halwai section, halwai cooking > Indian sweets
Cream piping: whipped cream piping, piping nozzles, piping bag, buttercream piping, russian nozzles, cream flowers piping > Cake decorating
Biscuit baking: cookie baking, nankhatai making, biscuit making > Baking
Viennoiserie: croissant making, laminated dough, dough lamination, lamination of dough, croissants? > Pastry
Bakery machines: planetary mixer, spiral mixer, deck oven, rotary rack oven, rotary oven, dough sheeter, dough divider, proofing chamber, bread slicer, dough mixer > Baking
Dough proofing: proofing of dough, bread proofing, dough fermentation, proving dough > Bread making
Macaron making: macarons? > Pastry
Sugar craft: sugarcraft, gum paste flowers, gumpaste, pulled sugar, isomalt, sugar flowers > Cake decorating
Ice cream making: gelato making, kulfi making, ice cream production, softy machine, ice cream churning > Desserts
Eggless baking: eggless cakes, eggless cake making, eggless bakery > Baking
Gluten-free baking: sugar free baking, millet baking, vegan baking, gluten free bakes > Baking
Brownie and cupcake making: brownie making, cupcake making, brownies?, cupcakes?, muffins? > Baking
Doughnut making: donut making > Baking
Silver service: gueridon service, gueridon, russian service, flambe service > Food and beverage service
Commercial kitchen equipment: combi oven, tilting pan, bratt pan, blast chiller, bain marie, walk in chiller, salamander grill, kitchen machines > Culinary arts
Food waste reduction: food wastage control, leftover management, food waste management, wastage control in kitchen, food waste log
Tiffin service: dabba service, tiffin delivery, home tiffin, lunch box service, tiffin business ~ Catering
Diet cooking: diet meals, therapeutic diet cooking, diabetic meals, keto meals, hospital diet kitchen, diet kitchen, diet food preparation > Culinary arts
Jain cooking: jain food, satvik cooking, sattvic food, satvik food, no onion no garlic > Indian cuisine
Regional Indian cuisines: regional indian food, regional cuisine + Gujarati cuisine=gujarati food=gujarati cooking, Punjabi cuisine=punjabi food=punjabi cooking, Bengali cuisine=bengali food=bengali cooking, Rajasthani cuisine=rajasthani food, Maharashtrian cuisine=maharashtrian food, Kerala cuisine=kerala food, Goan cuisine=goan food, Hyderabadi cuisine=hyderabadi food, Awadhi cuisine=awadhi food, Kashmiri cuisine=kashmiri wazwan=wazwan > Indian cuisine
Food date labelling: day dots, date labels on food, food date labels, food labels in kitchen, date tagging of food > Food safety
Food temperature checks: fridge temperature log, core temperature checks, chiller temperature log, cooking temperature log, freezer temperature log > Food safety
Seating of guests: host desk, hostess desk, hostess duties, host duties, host desk duties, hostess desk duties, restaurant hostess work, restaurant host work, guest waitlist > Guest seating
Pasta and pizza station: pizza station, pasta station, pizza oven, wood fired pizza, pizza dough, fresh pasta > Italian cuisine
Dim sum making: dim sum, dimsums, dumpling making > Asian cuisine
Chutneys and pickles: chutney making > Indian cuisine
Rice and dal cooking: dal cooking, rice cooking, dal rice cooking, khichdi cooking > Indian cuisine
Puri and paratha making: paratha making, puri making, poori making > Indian cuisine
Stocks and base sauces: white stock, brown stock > Cooking methods
Plated desserts station: dessert station, dessert counter, dessert plating > Desserts
Buffet counter service: live counter service, buffet replenishment, buffet refilling > Banquet operations
Food tray service: tray service, patient meal service, meal trays > Food and beverage service
Crockery and cutlery handling: cutlery polishing, crockery polishing, glass polishing, wiping cutlery > Food and beverage service
Restaurant captain work: restaurant captain duties > Food and beverage service
Wine and liquor knowledge: spirits knowledge, liquor knowledge > Bartending
Cold beverages counter: juice counter, juice bar, smoothie making > Beverage preparation
Tea counter: chai making, chai counter, masala chai, filter coffee making > Beverage preparation
Home baking business: home bakery, home baker work, home baking orders > Baking
Cake orders: customised cakes, custom cake orders > Cake decorating
Bakery counter sales: bakery counter, cake counter, cake shop counter > Counter sales
`
