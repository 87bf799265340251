/** Everyday words that stand for each other in a job requirement, one group a line. No word is in two groups. */
export const wordGroups = `
baby infant newborn toddler
child kid
teenager adolescent teen
garment apparel clothing
trouser pant
footwear shoe
jewellery jewelry ornament
saree sari
stitch sew
dye tint
handbag purse
makeup cosmetics
needlework embroidery
vendor supplier
client customer
cv resume
applicant candidate
vacancy opening
hiring recruitment recruiting
intern trainee
employee staff personnel
coworker colleague teammate
salary wage remuneration
induction orientation
roster rota
attrition turnover
enterprise company firm
boss supervisor
labourer laborer worker
beginner novice
expert specialist
invoice bill
quotation quote
estimate approximation
discount rebate
revenue income
profit earnings
expense expenditure
investor shareholder
tax levy
bookkeeping accounting
payment remittance
fraud forgery
phone telephone
mobile cellphone smartphone
email mail
calendar diary
schedule timetable
deadline timeline
meeting appointment
memo circular
courier parcel
letter correspondence
visitor guest
complaint grievance
query question enquiry inquiry
feedback comment
rating score
dispute conflict
issue problem
solve resolve
fix repair mend
fault defect flaw
error mistake
bug glitch
breakdown malfunction
upkeep maintenance servicing
build construct assemble
test trial
check verify validate
measure gauge
compare benchmark
assess evaluate appraise
monitor track
supervise oversee
manage handle
guide mentor
train coach
teach instruct
learn study
student pupil learner
lecturer professor
college university
kindergarten preschool playschool
creche daycare
syllabus curriculum
homework assignment
exam examination
grade mark
thesis dissertation
scholarship fellowship
hostel dormitory
article piece
poem verse poetry
novel fiction
newspaper gazette
magazine periodical
newsletter bulletin mailer
headline title
translator interpreter
subtitle caption
speech oration
presentation slides deck
poster placard
flyer pamphlet leaflet
brochure booklet
hoarding billboard
logo emblem
photo photograph picture image
painting artwork
colour color hue
font typeface
icon pictogram
website site
webpage homepage
prototype mockup
software program
developer programmer coder
computer pc
database datastore
encryption cipher
chart graph plot
forecast predict
survey poll questionnaire
respondent interviewee
finding result
hypothesis assumption
laboratory lab
specimen sample
chemical reagent
doctor physician
nurse caregiver
hospital clinic
medicine drug medication
tablet pill
dose dosage
illness disease ailment
injury wound
vaccination immunisation
therapy treatment
counselling counseling
disability impairment
autism autistic
wellbeing wellness
hygiene sanitation
cancer tumour tumor
bacteria microbe microorganism
pregnancy maternity antenatal
obese overweight
diet nutrition
exercise workout
gym gymnasium
athlete sportsperson
tournament championship
referee umpire
advertisement ad advert
follower subscriber
film movie
camera dslr
microphone mic
singer vocalist
actor actress
theatre theater
rehearsal practice
script screenplay
animation cartoon
concert gig recital
choir chorus
sculpture statue
pottery ceramics
museum gallery
exhibition expo fair
craft handicraft
supermarket hypermarket
merchandise goods
wholesale bulk
label tag sticker
warehouse godown depot
shipment consignment
delivery dispatch
truck lorry
car automobile
route itinerary
port harbour harbor
passenger commuter
procurement purchase buying
tender bid
contract agreement
negotiate bargain
sell vend
territory region
distributor dealer
flat apartment
landlord lessor
tenant renter lessee
rent lease
elevator lift
furniture furnishing
hotel inn
booking reservation
tourist traveller traveler
trip tour journey
luggage baggage
restaurant eatery
waiter steward
bartender mixologist
chef cook
meal food
spice seasoning
pastry patisserie
utensil cookware
beverage drink
bread loaf
cutlery tableware
cleaning housekeeping
laundry washing
fest festival
wedding marriage
venue hall
decoration decor
attendee participant
conference symposium
volunteer helper
donor contributor
charity nonprofit ngo
neighbourhood neighborhood locality
women female
awareness sensitisation sensitization
policy guideline
law legislation statute
lawyer advocate attorney
court tribunal
judge magistrate
lawsuit litigation
clause provision
compliance adherence
plaintiff petitioner
crime offence offense
migrant immigrant
farmer cultivator grower
crop harvest
seed sapling
fertiliser fertilizer manure
pesticide insecticide
irrigation watering
livestock cattle
poultry chicken
fishery aquaculture
forest woodland
pollution contamination
waste garbage trash
sewage wastewater effluent
solar photovoltaic
sensor detector
drone uav quadcopter
accident mishap
hazard danger
mason bricklayer
bridge flyover
road highway
pipe tube
aircraft airplane aeroplane
team group crew
coordinate liaise
organise organize arrange
choose select pick
improve enhance
reduce decrease lower
increase raise
start begin launch
finish complete
update revise
explain describe
speak talk
fast quick rapid
accurate precise
reliable dependable
abroad overseas
global worldwide
yearly annual
online virtual
fabric textile
shop store
reply answer
assist help
story tale
machine machinery
match game
`
