/** Everyday words that are one slip away from the word of a skill. From the word lists of SCOWL (wamerican, wbritish). */
export const notMisspelt = `
abacuse abased abided abloom aboard abridge abused abuser academics accelerate accelerates accesse ache aching
acing acknowledgment acknowledgments acoustic across acrylics acuter addend adder addictive addition addled
addling adventured adventurer adverser advocated aerobic aerodynamic aesthetics affiliated afield aflutter
aggregated agleam agribusinesse aground airing airliner airy alight alighting aline alining ally altar alter
altercation alternated alternation aluminum americana amount amounting anaesthesiology anal analogy analysed
analyser analyzed anesthetic angle annal annotate annul antennae antibiotics antis apace apiece aping apolitical
apparatuses arbour archeology archived aright arising articulated artiest artiste arty asexual asking asocial
aspics assault asse assemble assent assert asst assure aster atwitter automaton automobiled avenue averaged
averse aversion awaiting babe bach backboard backing bactria bake baked balking ballistic band bandana bandanas
banding barbecued bard baring barking basely bashed basics basked basking bass bassi bast basted basting batche
batching bath batter battling beaching bead beagle beak beaker bearding benche benching bender beside bewaring
biased biding bionic blacked bladder blanking blat blench blending blight blighting blinding blinked bloc bloody
blower bluffer bluffing boar boarder boga bogging boiling bonding booing booting bordering borer boss both
braced brainy braising braked braking branche brandy brandying breading bred bride bridged bright broad broiler
broke brooking browse brush bubbled budge bulldoze bunion buoying bureaus bureaux burgher burghers burying buse
bushiness businesse busying butcher buttonholed cabled cached cachet caddie calculuse calisthenic callisthenics
callous calluse camber camping campuse candied candled canning canoed cantering canvass capsuled captivated
captured carding cargoe caricatured caring carlton carnal carol carping carrousel carrousels cart carting carton
casandra casing cast caster castle castling casual catalogued cataloguer cataloguers catche catching caused cava
caving censuse cent centering centralize centrifuged centring certificated challenge champaign changed changing
char charged charger chartres chaste cheating chequed chequer chid chillier chin choicer chorale choreograph
chrystal chugging circled circlet clan clap classed classy clause cleanser cleansers cleave clement clever
clinked clod clogging closer closet clot clothe clouded cloudy clover clowning coache coal coaster coasters
coasting cock codding codger coffer coking cola colder colon colouring compete competes compile complain
completed completer compliant composed compute computerise computerises computerize concerti concerting concerto
concreted condense conducing confectioner conjoin consoled consolidate consult consume cont contacting contained
cooing cooker cope cording coring corm coronae corpuse corral corrugate corrugates cortexe cosmic costumed
couche county coup coupe coupled couplet coursed courser courtier cove coverall covert crafty craned crashe
cratering craving cray creaming cremating cremation crise crisp crisper critiqued crooking crosse crotchet
crouch crowed crud cruder cruised cruiser crypt cultured cunt curbing cure curling curse cursing cursory curt
curving cute cycled cypresse daft dafter danced dded dearly dearth debated debater deduced defenced defensed
defied define deflect deice deign deigning deliver demographics demotion denature denoting dentin depositor
depositors deprecation dept derive deriving desert devaluation devolution dewy diabetics dietetic differentiate
difficulty ding dinging dink dinning discharged disciplined discoursed discover discreet diseased dishonor
dishonors dispatche disputed distiller distribute dive diver diving divorced domestics done doubled doublet
dousing downer dowsing drafty dramatics drawling dreading dresse dressy drier drivel drizzled droned drubbing
duplicated duress dying eaglet earl earn earner earning earthling earthy ease easing eave eclipsed edgier eight
either elan elastics elating elation elective elector electrocardiograph electroencephalograph electronica
elegant embroider emerge emigration emote emoticon employe employes enrollment enrollments enter entered
entranced envy equality escape especial establishes ester esthetic estimated etcher eternal ethnic ethnics
ethnology ever evidenced ewer exchanged excl exercised exert experienced expresse extinguishes extremer eying
faction failing fairway fallen fare faring fastnesse fatigued fatness faulty featured feet fertilise fertilises
fertilize fetching fibber fight filed finale financed fining finish fink fist fixe flak flared flashe flashy
flautist flaying flee flighty fling flitting flogging flourishe flowery fluted fluttery focuse focussed foil
foiling forage forced forcep forged forger forget forgoe formulae forrest forster fractured franchised
franchisee franchiser freelanced freelancer friction fridge fright frighting frigid fritter fritters fronted
fruity fume fuse fussed gadded gain galley garb gardner gastronomical gating gauged gazeboe gearboxe geek genera
generalize generate geniuse gent gentry genus georgia geriatrics germane gestate ghosting gill gladder glasse
glassy glazing glided glider glistening glower gnome googled grainy grange grating grazing grin grocer groping
groupy grouting growling guaranteed guerilla guesstimated gust gynaecology hairline handcraft handing handled
hanover harbor hardiness harding hare haring harm harness harp hart hating haunting headlined healthy hearth
heater heath heck hedged heel hell hermitage heuristics hibernated hind hindustan hing hipping hobbling hoisting
hole homier homoeopathy hone hoot hooting hopper hopping hording hose hostel housed humane hunk hydroponic hype
hypothesise ignite ikon imaged imagined impalement improve indexe individualise individualises individualize
inflection influence inform inked insider insomniac inspect inspects instal integrate interfaced interj
internationale interne intravenouse invited invoiced ironic issued itch itche itching iterate jeweller jingled
join joiner jointing juiced juicer karat ketch ketche ketchup keynoted kill kinematic knifed knight kronor lace
lacerate laddie ladling lama laminated lamps landscaped larding larger lash lasing lasse lassoe lasting latche
lath lathed lather latter lauding launched launcher lazying leafletting leaner leaning leanings learned learnt
leased leashe leashing leathery leaved leaven lectured ledge leer leis lender leverage liar licensee lick lien
lightening liked liker limning linage linden lined liner linesman linker linking linting lithograph livability
loading loathe locale locus locution lope lose losing loth lotuse loud lump lunch lunche lush luster lute lying
machined macron magneto mailing malady male mall mama mange manged mangier mangler manicured mantise marco
marina mariner marital marking marsala marshal marshals marvell marvellous masking massaged mastery matche mate
matrixe matt matted maurine maxim meager measured mediaeval medial median merchandised mere merged mete meteor
meting metre metric micron microwaved mincing minding minting minuet minuted minuter mistaken misusing monkey
mono mony mooing moor moron mortgaged mortgagee mortgager mosquitoes mote moth motivate motive motorcycled
mouldy moused mouser mousey mousse multiplex muse musicale musics mustier naiver nave nearly needing neighbour
nether netiquette neutral nexuse nigh nighty niter noel noised nose noticed nova nowise nuclei nude nuder nudged
nugget numismatic nutriment oath obstetric octopuse omen omission oodle opener optima orating orator organics
organize orthodontic orthopaedic osceola ousting outer outreache outsider overage overclock overheard pacing
packaged padded paining palace palate pamper panda pane panning panting papery parish parity park participator
particulate partisan partly paschal pasteurise pasteurises pasteurize pasteurizes pasty patche patching patchy
pate patter paulette pauper payer paying peache peaking peal pearly pedicured peed peiping pend peopled perfect
peritonea personae pestled pettier phased phoenixe phoned phonetic phoney phonic photograph photon phrase physic
pickling pieced pierce piing piking pilaster pilling pimping pine pinion pinning pipping pirate pitched pitcher
pith placed placer placket plaice plait plaited plaiting planet planking planted planting platen playable please
pleasing pleated pleating plectra pliability pliant plight plighting pluming plunk pluse plying pock pointy
poison polar polaris policed poling polishe politic pone poser posing positing postured potter potting pouting
powdery practiced pragmatic praising prating pray precognition predication predicative preference premiered
preserving presidential presse pressured presume pretty preview priced pricey pricking prickle prickles primed
primmer prince principe principled priory privater privilege processed procreated produced prof profiled
programing programmed progresse prolong promote prospectuses prowl pubic publishe punctured purchased purchaser
purism purposed puttering puttying quaint quanta quart quay queued queuing quicky quoted rabbi race racer racing
racking rafter rafting rage raid raided raining raisin ranche randomise randomize rang ranged ranger rant
ranting raping rapper rapping ration rationale ratting ravel razing readier readying ream rear rearming
rebounding recast recorder recover rector rediscovery reduced reedy reek referenced refiling refiner refuge
regent regularize regulator rein reinforce reining reis relearning released relics reliving rely relying
remainder remainders remission remodelling remoter renal rend reparation repayment replay replaying repress
reprocessing resale rescued rescuer researche resent resenting reset resign resolved resolver respirator restate
restored restorer resumed retching retrain retrained retraining retrains reuther revaluation revere reversed
revolution revolutionary rice ricing ricket ride ridged rink rising riven river roaster roiling roister
roistering roof rooming rooster rote rotting rouble round rounded rounding rout routed routeing rubbery rubrics
rude runaway runnier runt saber sable sager sagging salable salmon saloon saltine saltines salving sampled
sampler sandwiched saner sanitize sanitizes sapling sate satellited sating sauced saucer sawing scalar scald
scalded scalding scalped scalping scheduled scheduler schemed schemer scoped scored scorer scorning scouring
scrapping scrappy scratche scratchy scrawling scrip sculling sculptured scum seam sear searche secured securer
sedating sedition seeding seep seeping seer seizing selve semantic semen send sensed sentient septic sequenced
sequencer serer serve serviced settling sever shade shadier shadowy shared shariah sharper sharpers sharping
shaving shearing sheller shelling shelved shifty shin shingle shinny shitting shogun shoo shooing shorting
shrift shtick shunting sick sicking sidling sifting sigh signalling signing sill simpler simulate simulator
simulators sine sing singe singeing singled singling sinning sipping sketched sketchy skewer skewing slaving
slayer slaying slewing slice slicker slicking slider sliding slier slight slighting slinging slinked slit
slitting sloe slogging slop sloped slower slowing sluicing slum slummer slunk smelling smoked smoker smoldering
sniffling snorting snot snowing socking soldiering soli soling solve soot sourced souring sowing spaced spacey
spar sparing sparking spaying specie specifics speedy speller spending spewed spewing sphere spiced spicing
spilt spinet spit spite spitting splaying splice splicer splicing splint spluttering spoke sporing sporting
sporty spot spout spreed sprig springy sprinkle sprinted sprinter sprinting spritze spry spunk squared squarer
stabilise stabilises stabilize stabilizes stabled stabler stag staged staking stale stalking standardize
standardizes stapling staring stated stater states stationer statistic statue stature statures statuse staving
stdio steaming steamy steely steppe stewing stickier stickler sticklers sticky stigma stimulated stimulation
sting stinging stockiest stocky stoke stoking stolid stolidity stoned stoner stoney storey storied storing
stormed storming stormy stowing strain strainer straining strand strap strata stresse stretches stretchier
stringy striped stript stroked struck strumpet strut stud studly sturdy stye substituted subtitled successe
sugary suit suited summery sump sunder supervise supine suppler surfaced svelter swam swan swarming sweating
sweety sweller swelling swerving swig swinging switch switched switcher sword syllabuse symmetric synching
synthesise synthesize synthetics tabatha tableaus tableaux tabled tacking tail tailing taiping tamping tanking
tapping tarter tasted taster teache telephoned telescoped tend tenor testate teste testier tether thee
therapeutics there thermodynamic thespis thicket thompson thorough thrust tick tile tilling tilting ting tinker
tirade titled titling titter tittle toasting toasty toga toiling toke tone toot toothy topical torche tore
tornadoe tost touche touchy touting trace tracery tracheotomy traffics trail tran trapping trappings tread
treading treat trending trendy tress tribal trio tripe tropic tropics troubled troubleshot trough truest trusty
tuck tumour tunnelling turban tying umber unclear unction underwrite unison unite untied unty updated updater
upholster upping urbane useability used valued varlet vast vent ventured verier versification versifying vertexe
villager vise voiced wadded wand wangling warehoused warrant wasp wasted waster watering watery waving waxwing
waxwings wealthy weigh weighting weighty welcomed whacker whacking whit whiten whiter widow wielding wight
wildly wing winter wirelesse witche witching woodmen workaday workbenche wrier wright wring write writhing yard
yearly yearned
`
