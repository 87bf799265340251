/** Graphic design, user experience, fashion, film, music and the stage. */
export const designAndArts = `
# Graphic design
Graphic design: design|create|make & poster|banner|flyer|brochure|logo|leaflet|hoarding|invitation|backdrop|t shirt|standee|pamphlet|book cover|album cover
Poster design: design|create|make & poster & event|fest|club|campaign|film|exhibition|college|concert|print
Logo design: design|create|draw|redesign & logo|logomark|wordmark|monogram
Brand identity: design|create|build|develop & logo & colour|color|typeface|letterhead|stationery|brand|guideline|visiting card
Brand guidelines: write|prepare|design|create & brand book|style guide|brand manual|logo usage
Banner design: design|create|make & banner|hoarding|standee|flex|backdrop & event|shop|website|campaign|sale|stall|fest
Brochure design: design|create|lay out|laid out|make & brochure|leaflet|catalogue|flyer|pamphlet|trifold
Social media design: design & post|carousel|story template|creative|infographic & instagram|facebook|linkedin|social media
Packaging design: design|draw|redesign & box|bottle label|product label|label|carton|pouch|wrapper|sleeve & brand|soap|tea|snack|chocolate|bottle|dieline|cosmetic|spice|honey; design|draw|create|develop|make|redesign|illustrate|prototype & corrugated box|gift box|gift boxes|wrapper|carton|cartons|pouch|pouches|product label|product labels|sachet|blister pack|tin|jar label|bottle label|takeaway box|hang tag|mono cartons|juice carton|tetra pack|rigid box|paper bags & dieline|dielines|die cut|artwork|barcode|folding layout|mock up|mockup|printed artwork|pantone|breakage|transit|inserts|nutrition panel|fssai|illustrator|print|unboxing; * & dieline|dielines|mono carton|mono cartons|die line & carton|label|labels|box|pouch|print|artwork|barcode|pantone|spice|brand
Editorial design: lay out|laid out|design|typeset & magazine|newspaper|newsletter|yearbook|journal|book|zine & page|spread|issue|cover|indesign|grid
Book design: design|lay out|laid out|typeset & book cover|book jacket|inside page|picture book|cover of book
Illustration: draw|illustrate|sketch|paint & children s book|storybook|character|comic|magazine|a book|the book|book cover|book of|sticker|editorial|cover & artwork|page|illustration|digital|watercolour|procreate|story|ink|cartoon
Digital illustration: draw|paint|illustrate & procreate|tablet|ipad|wacom|stylus
Vector illustration: trace|draw|redraw|create & vector & icon|artwork|logo|illustrator|illustration
Comics: draw|ink|illustrate|publish & comic|webcomic|comic strip|cartoon strip|graphic novel
Caricature: draw|sketch & caricature|live portrait|cartoon of
Photo editing: retouch|crop|edit|touch up|colour correct|enhance & photo|photograph|portrait|product image|product shot|raw file
Photo retouching: retouch|smooth|airbrush|remove & skin|blemish|wrinkle|flyaway hair & photo|portrait|model shot|image
Background removal: remove|cut out|mask|erase & background & product photo|product image|portrait|catalogue|photoshop|e commerce
Infographics: visualise|design|turn|create|present & infographic|fact sheet|explainer graphic
Typography: pair|choose|draw|design & typeface|font|lettering|letterform & poster|brand|book|logo|print|headline
Calligraphy: write|letter|ink & calligraph|nib|brush lettering|wedding card
Prepress: prepare|check|send|export & print|press|offset|printer & bleed|cmyk|crop mark|plate|separation|print ready
Screen printing: print & squeegee|stencil|silk screen & t shirt|poster|tote|cloth|fabric
Sketching: sketch|draw & pencil|charcoal|figure|still life|life drawing|portrait
Storybook illustration: illustrate|draw|paint & picture book|children s book|storybook|story book
Icon design: design|draw|create & icon|pictogram & app|set|website|wayfinding
Signage: design|install|paint & wayfinding|sign board|signboard|shop sign|direction board
Presentation design tools: design|format|polish & slide|deck & keynote|template|powerpoint|investor
Invitation design: design|make|create & invitation|wedding card|e invite|save the date
Menu card design: design|redesign|lay out|laid out & menu card|restaurant menu|cafe menu|menu board
T-shirt design: design|draw|print & t shirt|tshirt|hoodie|tote bag
Thumbnail design: design|make|create & thumbnail
Mockup design: make|create|render|present & mockup|mock up & product|packaging|logo|label|bottle|t shirt
Art direction: direct|guide|lead|plan & photoshoot|photo shoot|visual style|look and feel|visual concept
Color palettes: choose|select|develop|build|pick & palette|colour scheme|color scheme|colourway|colorway

# UX design
UX design: redesign|simplify|rework|restructure & app|website|portal|checkout|onboarding|dashboard & user|usability|drop off|task|click|tap
UI design: design|draw|create & screen|interface|mobile app|dashboard|app page & figma|sketch|adobe xd|prototype|mockup|style guide
Wireframing: sketch|draw|draft & screen|page|flow|app & low fidelity|paper|lo fi|wireframe|balsamiq|whiteboard
Usability testing: test|observe|watch|moderate & with user|real user|target user|elderly user|first time user|five user|5 user|6 user|8 user|10 user|12 user|15 user|20 user & prototype|task|think aloud|app|website|click path
User interviews: call|phone|ring|meet & user|customer|shop owner|subscriber|seller & reason|had left|who left|stopped|churned|why they; interview|talk|speak & user|shopper|driver|patient|farmer|parent|rider & pain point|need|app|insight|redesign|persona|prototype
User research: interview|survey|observe|shadow & user & pain point|behaviour|behavior|need|insight|habit|usability
User personas: create|build|write|define & persona|empathy map
Journey mapping: map|chart|draw & user journey|customer journey|user step|touchpoint|touch point|pain point
User flows: map|draw|design|chart & user flow|task flow|screen flow|flow of screen|checkout flow|signup flow
Heuristic evaluation: audit|evaluate|review & usability|nielsen|interface|accessibility issue|ux & heuristic|severity|issue|screen
Information architecture: reorganise|restructure|group|label|organise & navigation|menu structure|site map|sitemap|content structure & website|app|portal|page
High-fidelity prototyping: build|make|create|design & clickable|interactive & prototype|mockup|screen
Low-fidelity prototyping: make|sketch|build|draw & paper prototype|paper wireframe|paper screen|paper mockup|low fidelity
Design systems: build|create|maintain|document & component & figma|style guide|colour style|ui library
Interface redesign: redesign|revamp|rework & app|website|portal|homepage|checkout|dashboard & screen|navigation|interface|user|visual|layout
Accessible design: check|improve|fix|design & colour contrast|color contrast|screen reader|wcag|alt text
Design handoff: annotate|hand over|handed over|spec|export & developer & screen|figma|asset|zeplin|redline
UX writing: write|rewrite|draft & error message|button label|tooltip|empty state|in app text|onboarding text & user|app|tone|screen|clear
Competitor UX audits: compare|audit|study|review & competing app|competitor app|rival app|similar app
Service design: map|redesign|design & service blueprint|patient journey|service touchpoint|queue experience

# Fashion and textiles
Fashion design: design|sketch|create|draw|make & garment|dress|kurta|lehenga|blouse|saree|gown|romper|menswear|womenswear|kidswear|outfit & collection|season|silhouette|ramp|graduation|boutique|bridal|infant|theme|fabric; design|create|develop|sketch & capsule collection|clothing line|clothing collection|graduation collection|garment collection|bridal collection
Pattern making: draft|cut|make|develop|draw & pattern|bodice block|sloper & garment|dress|romper|kurta|blouse|jacket|trouser|skirt|shirt|infant|bodice|fit|fabric|size; cut|draft & grade & romper|frock|dress|kurta|blouse|jacket|trouser|skirt|shirt|garment|gown|kidswear|baby clothes|uniform; draft|draw|trace|make|cut|develop|grade|digitise|manipulate & paper shapes|paper pieces|paper pattern|basic block|basic blocks|blocks on paper|bodice|sloper|pattern pieces|darts|size sets|production patterns|ready paper pieces|trouser blocks & dress|body measures|garment|garments|measurements|cutter|seam allowance|cloth|muslin|toile|toiles|kidswear|fit|sizes|sleeve|skirt|styles|graded
Grading of patterns: grade|scale|resize & pattern|block|bodice & size|s to xl|xs|plus size|age group|xl; cut|draft & grade & romper|frock|dress|kurta|blouse|jacket|trouser|skirt|shirt|garment|gown|kidswear|baby clothes|uniform
Garment construction: stitch|sew|construct|tailor|hem|overlock|assemble & garment|dress|kurta|blouse|shirt|jacket|skirt|gown|romper|lehenga|uniform|costume|trouser|seam
Sewing: sew|stitch|hem|overlock & machine|sewing|garment|dress|bag|zip|lining|button|seam|curtain; sew|stitch|cut|alter|hem|assemble|attach|tack|overlock & blouses|salwar|frocks|school uniforms|men s shirts|shirts|trousers|masks|kurtas|lehengas|petticoats|falls|dresses|suits|cloth|collars|sherwani|cushion covers & measurements|measuring|zip|zips|hem|hemming|collars|cuffs|buttons|juki|sewed|bespoke|finishing|altered|a week|pedal machine|home|tailoring shop|boutique
Draping: drape|pin & muslin|dress form|mannequin|toile|bodice & dress|garment|silhouette|gown|cowl|draft
Fabric cutting: cut|lay|spread & fabric|cloth & marker|cutting room|garment|dress|shirt|sewing
Sample making: make|develop|stitch|sew|prepare|produce & sample|toile|proto|prototype & garment|dress|shirt|stitched|size set|romper|kurta|apparel
Fit sessions: fit|pin|alter|adjust & mannequin|fit model|client|customer|wearer|toile & dress|blouse|gown|lehenga|jacket|bodice|kurta|garment
Tech packs: draw|prepare|make|write|create|fill & tech pack|spec sheet|specification sheet|flat sketch|measurement sheet & garment|style|stitch|factory|trim|buyer|measurement|construction
Size charts: measure|make|prepare|check & size chart|measurement chart|body measurement|garment measurement
Garment inspection: inspect|check|audit|measure & garment|shirt|stitching|seam|apparel & defect|aql|stain|skip stitch|reject|broken stitch|shade variation|open seam
Fabric testing: take|test|measure|check & count|strength|twist|evenness & yarn|ring frame; test|check|measure|rate & fastness & wash|rub|light|grey scale
Dyeing and finishing: dye & swatch|cotton|fabric|yarn|silk|wool & mordant|recipe|shade|bath|natural dye|fastness
Fabric testing: test|measure|check & fabric|cloth|yarn|textile & gsm|shrinkage|colour fastness|color fastness|pilling|wash fastness; * & crocking|martindale|colour fastness|color fastness|gsm cutter|pilling test|crockmeter|launderometer|elmendorf|seam slippage|spray rating|perspiration fastness|fabric drape|drape meter; test|wash|rub|stretch|measure|check|run|rate & cloth|fabric|fabrics|knit|knits|garment samples|denim|woven|towels|export samples & fade|shrink|shrinkage|tensile|pilling|gsm|fastness|abrasion|crocking|bleed|bursting strength|air permeability|tear strength|drape|astm|nabl
Fabric sourcing: source|buy|select|find|choose & fabric & weaver|swatch|mill|boutique|garment|surat|season; source|buy|select|choose & cloth|yarn|textile|khadi|silk|cotton & supplier|mill|market|weaver|collection|swatch|vendor
Trims sourcing: source|buy|choose & button|zip|lace|trim|lining & garment|supplier|collection|buyer
Fashion illustration: sketch|draw|illustrate & croquis|garment|outfit|dress|fashion figure|silhouette|technical flat & fashion|collection|figure|womenswear|menswear
Fashion trend forecasting: research|study|track|forecast|predict & runway|street style|fashion week|wgsn|colour trend|silhouette trend|fashion trend
Fashion styling: style|dress & model|celebrity|client|outfit|lookbook|look & shoot|photoshoot|editorial|campaign|wedding|magazine|wardrobe
Lookbooks: shoot|design|style|produce|create & lookbook|line sheet|fashion catalogue
Textile design: design|develop|create|draw & print|weave|motif|repeat|surface pattern|swatch & textile|saree|scarf|cushion|dupatta|stole
Print design: draw|design|develop|create & floral|motif|all over print|allover print|repeat print & fabric|textile|saree|kids wear|shirt|garment|dupatta
Block printing: print|carve & block & cloth|saree|wooden|natural dye|dupatta|motif|by hand
Fabric dyeing: dye & fabric|yarn|cloth|indigo|saree|cotton|silk|thread
Hand weaving: weave|wove|woven & loom|handloom|warp|weft|charkha
Knitwear design: knit & sweater|jersey|yarn|garment|cardigan|gauge|swatch
Embroidery: embroider|zardozi|aari|chikankari|kantha|phulkari & garment|fabric|saree|blouse|motif|thread|hoop|dupatta
Surface ornamentation: bead|sequin|applique|mirror work & garment|embellish|lehenga|blouse|dupatta
Garment costing: cost|calculate|estimate|work out & garment|fabric consumption|style|shirt|trim & per piece|fabric consumption|cost sheet|cmt|fob
Apparel merchandising: follow up|coordinate|track|confirm & buyer & sample|factory|swatch|garment|lab dip
Production follow-up: follow up|track|monitor|chase & cutting|sewing line|stitching|factory|production & garment|buyer|shipment date|tna
Apparel production: supervise|run|plan|balance|monitor & sewing line|stitching line|sewing floor|cutting room|garment factory
Wardrobe management: organise|source|maintain|track|arrange & costume|wardrobe & actor|shoot|film|play|performer|continuity|show
Costume design: design|make|stitch|create|sew & costume & play|dance|film|theatre|actor|drama|character|period|performer
Accessory design: design|make|create & bag|belt|scarf|jewellery|hat|footwear & leather|collection|handmade|bead|season|material
Sustainable fashion: upcycle|reuse|repurpose|recycle & denim|garment|old saree|textile waste|scrap fabric|clothes|fabric waste
Fashion show production: organise|coordinate|direct|choreograph|plan & fashion show|ramp walk|runway show
Makeup artistry: apply|do|done|did & makeup & bride|model|actor|shoot|stage|client|performer
Hair styling: style|cut|blow dry|braid|colour & hair & client|bride|model|salon|shoot

# Film and animation
Video editing: edit|cut|trim|assemble|stitch together & video|film|footage|reel|vlog|short film|documentary|interview|teaser|trailer|episode
Video production: shoot|film|produce|make & video|short film|documentary|music video|ad film|promo|vlog|testimonial|aftermovie
Documentary filmmaking: shoot|film|make|direct|produce & documentary|docu
Short filmmaking: shoot|direct|write|make|produce & short film
Film direction: direct & short film|film|music video|web series|documentary|ad film|actor on set
Cinematography: shoot|operate|film & camera|dslr|gimbal|lens & film|scene|documentary|music video|interview
Camera operation: operate|handle|man & camera|gimbal|jib & shoot|film|event|studio|multi camera|wedding
Photography: photograph|shoot|click & portrait|wedding|product shot|dslr|wildlife|event photo|food photo; take photo|click photo|click picture|take picture|photograph & event|wedding|club|magazine|newspaper|exhibition|fest
Product photography: photograph|shoot|click & product|food|jewellery|catalogue|garment & lightbox|catalogue|website|studio|e commerce|menu|lookbook|online store
Portrait photography: photograph|shoot|click & portrait|headshot|model portfolio
Photo culling: select|choose|pick|sort|shortlist & photo|photograph|shot & hundred|thousand|album|final|client|lightroom|wedding|500|1000
Color grading: grade|colour correct|color correct|match & footage|shot|film|clip|short film & colour|color|lut|davinci|grade|tone
Storyboarding: draw|sketch & shot|scene|storyboard & film|ad|animation|sequence
Shot lists: write|prepare|plan|break down & shot list|shot division|shot breakdown
Location scouting: scout|find|visit|photograph & location|recce & shoot|film|ad|video|scene
Casting direction: audition|cast|shortlist & actor|dancer|extra & film|play|ad|shoot|web series|musical
Production management: prepare|arrange|plan|book|schedule & call sheet|shoot day|crew|equipment rental|shooting schedule & film|shoot|actor|video|ad|location
Lighting for film: set|rig|light|place & softbox|key light|three point|reflector|studio light
Sound recording: record & voice|dialogue|interview|ambient|boom|podcast|song|location sound & mic|microphone|studio|recorder|film|boom|lapel|sync|track
Audio cleanup: remove|clean|reduce|sync & background noise|hiss|hum|dialogue|audio & film|podcast|interview|video|recording|audition|audacity
Motion graphics: animate & logo|title sequence|typography|infographic|lower third|explainer|intro video; * & lower thirds|kinetic typography|2d explainer|explainer animation|shape layers|logo reveal|logo reveals|logo animation|logo animations|animated titles|title sequence|title sequences|animated infographics|broadcast graphics|motion posters|lottie animations|opening titles|moving titles|animated bumpers; animate|create|make|produce|design|rig & after effects|cinema 4d|shape layers|keyframes|rigs and expressions|cavalry & video|videos|seconds|second|explainer|logo|titles|ads|reels|infographics|2d|intro
2D animation: animate|draw & character|cartoon|frame by frame|keyframe|explainer & toon boom|frame|animate|2d|scene|cartoon|short
3D animation: animate & 3d|blender|maya & character|model|scene|walk cycle|rig|short
Character animation: animate & character|walk cycle|lip sync|expression|run cycle
Stop motion: animate|shoot|photograph & clay|puppet|cut out|cutout & frame|film|stop motion
Visual effects: composite|key out|track|remove|rotoscope & green screen|wire|cgi|explosion|rig removal & shot|film|scene|footage|nuke|after effects
Character design: design|draw|sketch|create & character & game|animation|comic|expression|turnaround|cartoon|story|series
Animatics: cut|make|assemble|edit & animatic|storyboard & timing|scratch|animation|film
Subtitles and captions editing: add|write|time|burn & subtitle|caption & reel|video|youtube|film|short
YouTube production: run|start|grow|manage|host|create & youtube channel
Live streaming: stream|broadcast|webcast|host & obs|vmix|youtube live|live on youtube|facebook live|streamyard
Footage logging: log|label|organise|back up|sort|catalogue & footage|rushes|clip|memory card|raw video
Prop making: make|build|source|paint & stage prop|film prop|puppet|mask|prop for & film|play|stage|shoot|drama|theatre
Interview filming: shoot|film|record & interview|testimonial|vox pop & camera|video|documentary|alumni|customer|channel
Drone videography: fly|shoot|capture & drone|aerial & footage|video|shot|photo|wedding|film
Film studies: analyse|review|critique|write & cinema|auteur|mise en scene|film movement|film theory

# Music and performing arts
Singing: sing|perform & choir|song|band|concert|raga|solo|chorus|vocal|carnatic|hindustani|bhajan|playback
Musical instruments: play|perform|accompany & guitar|tabla|piano|keyboard instrument|violin|flute|drums|sitar|veena|saxophone|mridangam|harmonium|ukulele
Live performance: perform|play|sing|dance & concert|gig|on stage|live audience|cafe|recital|fest|crowd|perform live & band|song|guitar|dance|solo|music|vocalist|ensemble|singer|raga
Music composition: compose|write & song|melody|jingle|background music|lyrics|raga; compose & score|track|tune|music & film|play|band|ad|album|game; write|make up|compose|create|arrange|score|produce|orchestrate & tune|tunes|melody|melodies|harmony|songs|jingle|jingles|background score|film score|raga|anthem|bgm|soundtrack|theme music|minute piece|piece for string|string quartet|musical score|instrumental pieces|chord progressions & choir|band|film|films|tabla|synth|strings|piano|guitar|original|logic pro|fl studio|ableton|album|orchestra|adverts|advertisers|musical|recital|orchestrated|arrangement|parts|quartet|lyrics|violin|flute|serial|documentary; * & counterpoint|four part harmony|orchestral score & composed|wrote|piece|choir|strings|parts
Music arrangement: arrange|orchestrate|harmonise & song|melody|choir piece|hymn|folk tune & voice|instrument|harmony|part|band|ensemble
Music production: produce|record|mix & song|beat|ep|album|music track & logic pro|ableton|fl studio|studio|cubase|spotify|singer|artist|release
Mixing and mastering: mix|master & song|vocal|album|music track|audio track|podcast & eq|compression|studio|loudness|pro tools|reverb|logic pro
Sound design: record|create|design|layer|make & foley|sound effect|ambience|soundscape & film|game|play|animation|video|podcast
Live sound: set up|operate|run|mix & mixer|sound desk|pa system|monitor speaker|sound check|microphone & concert|event|band|gig|stage|show|fest
Music education: teach|coach|train|tutor & guitar|piano|keyboard lesson|singing|violin|vocals|music|tabla|drums & student|children|class|beginner|grade|pupil|lesson
Dance: perform|dance|learn|train|teach & bharatanatyam|kathak|ballet|hip hop|contemporary dance|salsa|odissi|folk dance|kuchipudi|bhangra|garba
Choreography: choreograph & dance|routine|sequence|piece|performance|flash mob|song|movement
Acting: act|perform|portray|play & role of|lead role|character|skit|monologue|street play|nukkad & theatre|drama|short film|audience|dramatics|on stage|stage play
Theatre direction: direct & street play|one act|stage play|skit|school play|college play|drama|theatre production; direct|stage|block|lead|guide|cast|choose|put|rehearse & one act|one act play|street plays|street play|nukkad natak|ekankika|whole play|hindi play|school play|college play|hindi production|theatre production|stage play|cast of|minute play|full length play|play on stage & actors|staging|shows|rehearsal|rehearsals|on stage|lighting and set|casting|blocking|audience|move and speak|performances|lights|script|scenes|festival|cast|weeks|prize; * & blocked scenes|stage blocking|stage directions & rehearsals|play|plays|actors|one act
Stage management: cue|call|manage|coordinate|run & backstage|stage crew|light cue|prop table|scene change
Rehearsal management: schedule|run|hold|lead|conduct & rehearsal & play|band|dance|choir|musical|cast|actor|orchestra
Stage set building: build|paint|construct|make & backdrop|stage set|set piece|flats & play|stage|drama|theatre|musical
Stage lighting: operate|design|rig|program & spotlight|dimmer|stage light|dmx|light cue
Voice acting: voice|narrate|record|lend & voice over|audiobook|character|cartoon|dubbed|radio ad|narration|documentary
Painting and drawing: paint|sketch & canvas|mural|oil|acrylic|watercolour|watercolor|portrait|landscape; draw & watercolour|watercolor|charcoal|pastel|still life; * & madhubani|warli|gond art|pattachitra|oil on canvas|acrylic on canvas|plein air|still life|charcoal portraits|miniature painting|acrylic mural|pichwai|kalighat & works|work|paintings|painting|sold|exhibited|paper|canvas|wall|series|exhibition|commission|artists|panels|walls|portraits|pieces; paint|draw|make|finish|complete|create|execute & portraits|landscapes|landscape|mural|murals|canvases|abstract works|wall art|seascapes|figures & oil|watercolour|watercolours|acrylics|acrylic|canvas|brushes|charcoal|gouache|exhibited|exhibition|gallery|commission|station wall|artists|oil colours|pastels|poster colours; exhibit|sell|show|display & paintings|canvases|watercolours|art works & group show|solo show|gallery|art fair|melas|mela|exhibition
Mural painting: paint & wall|mural; paint|design|make|draw|execute|cover & mural|murals|wall art|school walls|station wall|flyover pillars|boundary wall|compound wall|underpass|graffiti wall & artists|acrylic|feet|foot|school|city|theme|art|station|ft|public|colours|street art|volunteers|hospital|village|cafe
Sculpture: sculpt|carve & clay|stone|wood|bronze|plaster|statue|figure
Pottery: throw|threw|thrown|glaze & clay|kiln|pot|mug|bowl
Crafts: make|sell|teach|craft & macrame|candle|resin|crochet|origami|quilling|handmade card|terracotta
Exhibition curation: curate|hang|hung|install|select|display & artwork|painting|photograph|exhibit|sculpture & exhibition|gallery|museum
Curation: catalogue|document|select|label & artwork|artefact|artifact|museum object|painting collection & museum|gallery|archive|exhibit
Art education: teach|conduct|hold|run & drawing|painting|art|pottery|craft & children|student|class|workshop|summer camp

# In plain words
$make: make|design|draw|create|do|prepare|produce|redo|sketch|set|lay out|finish|develop|redraw
$shop: bakery|cafe|shop|startup|start up|brand|club|fest|ngo|clinic|salon|restaurant|client|company|college|band|school|store|firm|society|boutique|event|juice bar|gym|tea|company 's|hotel|festival|team
$screens: screen|app|site|website|prototype|portal|dashboard|kiosk|checkout|mockup|booking form|sign up form
UI design: $make|rework|refresh & screen|app screen|button|icon set|component|empty state|settings page|login page|dark mode|interface|home screen|checkout page|tab bar|dashboard screen|dashboard page|admin dashboard|dashboard for & app|figma|state|web app|mobile|spacing|colour|sketch|xd|booking|portal|user|kiosk|grid|visual|tablet; repaint|restyle|redraw|design|update & settings|profile page|home page|login page|pages|screen|list view & light and dark|new style|dark|visual style|style guide|icon|spacing|colour; redesign|design|rework|revamp|refresh & app|screens|website|dashboard|portal|kiosk & screens|icon|states|colour|typography|layout|component|visual|buttons|look
UX design: $make|rework|simplify|cut|restructure|remove|redesign & flow|step|navigation|onboarding|checkout|sign up|journey|menu structure & user|tap|click|drop off|confused|first time|stuck|app|site|shorter|elder|task|fewer
User research: ask|talk|interview|sit|shadow|follow|observe|visit|watch|listen|chat & tenant|user|rider|student|farmer|driver|shopper|shopkeeper|vendor|parent|patient|elder|nurse|teacher|commuter|women|passenger|visitor|maid & how they|pain point|persona|hurts|habit|frustrat|user journey|affinity|why they|where they get stuck|unmet need|theme|sticky note
User interviews: ask|talk|interview|sit & tenant|user|rider|farmer|driver|shopper|shopkeeper|parent|elder|nurse|teacher|commuter|patient|people & how they|hurts|pain point|persona|affinity|stuck|needs|why they|where they|prototype|app
User personas: $make|write|build & persona|user profile|empathy map
Journey mapping: map|draw|chart|sketch & journey|touchpoint|every step|service blueprint & user|customer|patient|visitor|guest|passenger|pain|student|rider|shopper
Wireframing: $make|map|block out & grey box|gray box|greybox|low fidelity|lo fi|wireframe|paper screen|rough screen|balsamiq|skeleton screen|pen and paper & screen|app|page|site|step|flow|booking; grey box|gray box|greybox|low fidelity|rough|paper & screen|layout of page|page layout|app flow; mid fidelity|low fidelity|lo fi|rough|paper|grey|first & screens|screen|layout|layouts|page
Prototyping: tappable|clickable|tap through|click through|working model|figma prototype|interactive mockup & version|prototype|mockup|mock up|model|demo|screen|app|flow|figma; link|connect|join|wire|stitch & screen|frame & figma|xd|flow|click|tap|protopie|framer; interactive & mockup|mock up|figma|model of|flow
High-fidelity prototyping: tappable|clickable|interactive|high fidelity & version|prototype|mockup|screen & figma|xd|framer|protopie|animation
Usability testing: watch|try|test|observe & $screens & shopkeeper|user|people|elder|student|rider|parent|teacher|participant|first time|farmer|nurse|driver|patient|visitor|passenger|grandparent|senior|customers use|customers try|customers on; task|think aloud|got stuck|stumble|hesitat|confuse & $screens & user|people|participant|shopper|elder|student|visitor; try|test|show|take|tried & screen|screens|prototype|app|mockup|draft & village|villages|people|user|students|shops|homes|elders
Design systems: $make|document|collect|unify|build|standardise|turn|merge & button|colour|component|token|spacing|type scale|icon|style|input field & reusable|library|design system|shared|variant|consistent|token|for three app|across|figma library|storybook|one set; rule|rules|standard|guide|library|tokens & spacing|type|colour|component|icon|button & team|teams|alike|consistent|product|apps|shared
Heuristic evaluation: go through|check|review|audit|evaluate|walk & nielsen|heuristic|ten rules|usability rule|usability principle
Information architecture: group|sort|rename|rearrange|regroup|merge|cut|restructure & menu|page|navigation|category|categories|section|label|site & card sort|card sorting|site map|sitemap|tree test|find|fewer|level|portal|tree; ask|test|sort|change|rename & menu|navigation|label|category & word|sort|found|fewer click|by it|tree|find
Interaction design: design|prototype|animate|define|make & gesture|swipe|transition|micro interaction|hover|animation of button|feedback state|loading state|haptic & app|screen|button|user|prototype|card|figma|after effects
Logo design: $make|refresh & logo|logotype|wordmark|emblem|monogram|brand mark|mascot & $shop|client|colour|version|concept|variant|vector|unit; mark|logo|emblem|wordmark & colour|signboard|visiting card|letterhead|packaging|font|typeface & $shop; symbol|mark|emblem|crest|badge|monogram & colour|colours|jersey|letterhead|flag|font|kit & league|team|club|shop|fest|brand|cafe|school|company|society
Brand identity: $make|build & logo|mark|wordmark|emblem|identity|brand & colour|signboard|stationery|letterhead|palette|packaging|menu|typeface|font|uniform|visiting card|tag; mark|logo|emblem|identity|visual identity|wordmark & colour|signboard|stationery|letterhead|palette|packaging|menu|typeface|font & $shop; symbol|mark|emblem|crest|badge|monogram & colour|colours|jersey|letterhead|flag|font|kit & league|team|club|shop|fest|brand|cafe|school|company|society
Graphic design: $make & poster|flyer|flier|banner|brochure|logo|invitation|standee|leaflet|pamphlet|backdrop|sticker|badge|hoarding|t shirt|infographic|book cover|album art & $shop|print|photoshop|illustrator|canva|coreldraw|indesign|vector|colour|a3|exhibition|workshop|concert|play; poster|flyer|banner|brochure|table card|leaflet|standee|invitation|visiting card & printed|print|two colours|cafe|fest|illustrator|photoshop|coreldraw|canva|for the annual|a3; $make & menu|book cover|album cover & illustrator|photoshop|canva|coreldraw|indesign|print|colour|cafe|vector; banner|standee|badge|stall panel|poster|backdrop|hoarding|flyer & fair|fest|exhibition|conference|annual day|campaign|event|stall & make|design|badge|panel|draw|do|print; handbill|ticket|stage cloth|pamphlet|programme|poster|backdrop|invite|menu card|standee|bookmark & play|fest|show|cafe|concert|wedding|exhibition|event|campaign|shop & stage|print|ticket|poster|card|banner|handbill|design|make|draw
Print design: $make|prepare & poster|flyer|menu|brochure|leaflet|standee|banner|hoarding|calendar|card|newsletter|catalogue|label & print|offset|riso|cmyk|bleed|foil|copies|paper stock|flex|screen print|gsm|printing press; poster|flyer|menu|table card|brochure|leaflet|card|calendar & printed|press ready|print ready|two colours|two colour|cmyk|bleed; handbill|ticket|stage cloth|pamphlet|programme|poster|backdrop|invite|standee|bookmark|menu card & play|fest|show|cafe|concert|wedding|exhibition|event|campaign|shop & stage|print|ticket|poster|card|banner|handbill|design|make|draw
Poster design: $make & poster|standee & event|play|fest|film|campaign|exhibition|club|workshop|concert|week|theatre|awareness|a3|month|talk
Layout design: set|lay out|design|arrange|typeset|format & magazine|newspaper|book|page|brochure|spread|catalogue|zine|newsletter|journal|thesis|annual report & indesign|column|grid|page|language|print|typeset|quark|affinity|margin|photo|press|scribus
Typography: set|choose|pair|draw|design|pick|kern|test & typeface|font|letterform|lettering|type|glyph|kerning|devanagari type|headline type & poster|book|brand|page|logo|grid|sign|script|report|menu|alphabet|letter|readable|pair|scale; choose|pick|pair & typeface|typefaces|font & heading|hindi|english|rule|size|body text|language|weight
Packaging and label design: $make & box|label|pouch|bottle|wrapper|jar|carton|sleeve|tin & honey|snack|soap|tea|spice|brand|dieline|die line|pickle|chocolate|oil|cosmetic|mithai|biscuit|flavour|variant|shelf|coffee|sweet|shampoo|gift; sleeve|jar|pouch|box|bottle label|wrapper|carton & pickle|chutney|soap|tea|honey|chocolate|spice|snack|candle|cookie|shampoo|juice & sold|shelf|shop|design|flavour|colour|printed|launch
Illustration: draw|paint|illustrate|sketch|ink|colour|make & picture|illustration|spread|character|spot|panel|comic|cartoon|drawing|map|plate|cover art & a book|the book|book cover|book of|magazine|children|story|blog|poster|procreate|calendar|zine|article|app|comic|watercolour|textbook|editorial|digital|card|ink|publisher|cover; drawn by hand|hand drawn|ink drawing|line drawing|drawing of|pictures of & label|a book|the book|book cover|book of|card|poster|page|story|calendar|magazine|map|animal|bird|bee
Icon design: draw|make|design|redraw & icon|pictogram; icon & style guide|dark mode|icon set|stroke width|client app|pixel grid|visual designer
Signage: design|make|draw|paint|plan|place & sign|signboard|wayfinding|signage|direction board & campus|hospital|station|shop|arrow|floor|stop|park|museum|metro|building|visitor|road|bilingual
Social media design: make|design|create|draw|produce|lay out|prepare & post|carousel|story template|reel cover|thumbnail|template|grid|creatives for|ad creative|creatives on|post creative & instagram|facebook|linkedin|canva|social|photoshop|youtube|figma; carousel|story frame|story template|post template|reel cover|grid post & week|brand|chain|template|client|canva|design|page|clinic
Infographics: turn|make|draw|design|show & infographic|data poster|diagram|one page visual & number|data|survey|report|result|process|finding|steps|policy; one page picture|picture of how|data picture|visual summary|one page visual & how|law|number|survey|report|process|works
Video editing: cut|edit|trim|splice|put together|assemble|join|turn|make|finish|shorten|sync & film|video|reel|footage|clip|vlog|episode|trailer|teaser|rushes|aftermovie|short|podcast|interview|documentary|lecture|highlight & premiere|hour|minute|second|final cut|davinci|capcut|music|subtitle|caption|youtube|shot|camera|sound|colour|raw|week|month|event|channel|transition|filmora|wedding|title; put|add|sync|lay & subtitle|music|voice over & lecture|film|episode|clip|video|reel|interview
Color grading: match|grade|balance|correct|warm|even out|fix & colour|color|skin tone|white balance|tone|exposure|grade|lut & shot|camera|film|footage|clip|scene|resolve|davinci|interview|lumetri; give|correct|grade|balance|match|create|make|apply|do|fix|warm|even & lumetri|davinci|resolve|lut|luts|rec 709|s log3|log footage|slog|c log|skin tone|skin tones|power window|power windows|white balance|hues|colour wheels|cool blue tone|blue tone|warm tone|teal|primary and secondary|scopes|vectorscope|day for night|exposure of clips|shots look alike|look alike|colour match & film|footage|scene|scenes|clip|clips|shots|video|documentary|cameras|episode|episodes|wedding|short|reel|ad|series|youtube|vlog|music video|interviews; make|match|turn|adjust|correct|fix|set|give & look like night|same look|warm look|vintage look|film look|moody look|two cameras|colours of|colour of|saturation|tint|tone of & footage|film|shots|clip|clips|vlog|video|short|scenes|documentary|reel
Cinematography: shoot|film|light|frame|operate|plan|capture & film|scene|documentary|music video|shot|sequence|short|take|camera|ad & lens|light|gimbal|handheld|camera|frame|tripod|dslr|exposure|shot list|director|mirrorless|natural light|iphone|slider|dolly|fx3; second camera|camera|lens|focus & fiction film|short film|documentary|music video & hold|held|light|frame|shoot|operate|shot
Video production: shoot|film|record|produce|make|direct|capture & video|reel|short film|promo|ad film|testimonial|documentary|explainer|vlog|aftermovie|music video|episode|video interview|interviews with|interviews of|interview series & edit|script|youtube|camera|alumni|client|ngo|brand|upload|minute|light|release|college|fest|team|company|department|sound
Photography: shoot|photograph|click|take|capture & photo|picture|portrait|wedding|frame|dslr|product shot|fest|match|headshot|street|lens|stage|sports event|fashion show|convocation|couple|model|album & edit|lightroom|album|wedding|fest|light|dslr|portrait|magazine|exhibition|publish|college paper|client|studio|print|finished|selected|lens|natural light|menu|catalogue|online|club|society|instagram; photo|photos|picture|pictures|portraits & exhibition|exhibited|prize|published|print|magazine|shown & bird|market|street|people|festival|wildlife|village|city|two|series
Product photography: shoot|photograph|click|take & product|saree|jewellery|food|shoe|bag|candle|dish|cake|bottle|soap|furniture|watch|garment|pottery|kurta|pickle & white|lightbox|catalogue|background|website|studio|menu|amazon|listing|backdrop|store|flat lay|shop|page|online shop|online store|online catalogue|online listing
Portrait photography: shoot|photograph|take|click & portrait|headshot|model portfolio|family picture|passport photo
Photo editing: retouch|edit|crop|mask|clean|correct|cut out|remove|adjust|give|deliver|touch up|restore & photo|picture|frame|portrait|image|background|skin|old photograph|raw file & lightroom|photoshop|colour|finished|album|wedding|background|skin|exposure|gimp|snapseed|delivered|print|catalogue|spot|crop|scratch
Motion graphics: animate|moving|design|create|kinetic & title|logo|icon|lower third|infographic|intro|bumper|typography & explainer|clip|after effects|video|second|youtube|reel|motion|ad|channel|presentation|keyframe|lottie; moving & title|chart|logo|text|type & clip|video|explainer|after effects|reel
2D animation: hand drawn|frame by frame|draw|animate|inbetween|rig|colour|in between & frame|walk cycle|run|jump|cartoon|character|fox|scene|animation|short|gif|puppet|lip sync & frames a second|frame|animate|toon boom|adobe animate|cartoon|loop|flash|2d|hand drawn|explainer|krita|opentoonz|second
3D animation: animate|rig|model|light & 3d|blender|maya|cinema 4d|3d character & walk|scene|short|shot|loop|product|cycle|fly|render|ad|character|rig
3D rendering: light|render|model|texture & market|scene|room|product|watch|bottle|character|interior|forest|shot|car|prop|street & blender|maya|keyshot|cycles|arnold|octane|v ray|3ds max|cinema 4d|unreal
Animation: animate|draw & character|frame|walk cycle|scene|loop|logo|cartoon|short & second|frame|blender|after effects|toon boom|short|explainer|film|maya|clip|gif; walk|run|idle|jump|attack & loop|cycle|sprite|frame & hero|character|game|platformer|animate|enemy|player; clay|puppet|paper cut|cut paper|sand|toy & frame|frames|walk|move|second|table|shot
Character design: draw|design|sketch|create|develop|model|invent & character|mascot|villain|hero|monster|creature|cast of & game|turnaround|expression|pose|story|animation|comic|sheet|children|brand|fest|film|short
Storyboarding: storyboard|panel|frame|sketch|draw|thumbnail & 48 frames|frame|shot|scene|panel|camera angle|animatic|boards for|boards of & ad|film|short|commercial|video|script|explainer|sequence|music video|campaign|the director|film director|ad director; board|draw|sketch|make|prepare|thumbnail|revise|plan & chase sequence|shot panel|shot panels|animatic|panels|every scene|each scene|each screen|each shot|frame by frame|camera angle|camera angles|camera position|shot list|small drawings|thumbnails|storyboard pro|key frames of story|scene by scene|shot by shot|boards for & director|dialogue|film|advert|commercial|commercials|crew|camera|animated|short|sequence|filming|ad|episode|script|music video|movement|animation|brand film|photoshop; illustrate|draw|sketch|plan|map|prepare & shot by shot|scene by scene|frame by frame|sketched frames|picture sequence|comic style frames|each shot|every shot|camera moves & film|ad|advert|script|client|video|director|animation|shoot|crew|commercial
Visual effects: key|remove|composite|track|replace|paint out|add|rotoscope & green screen|wire|sky|screen replacement|rig|explosion|smoke|background|roto|logo on building|muzzle & shot|nuke|after effects|film|fusion|clip|frame|footage|mocha|short; remove|erase|add|replace|paint out & wire|crane|sky|crowd|rain|smoke|logo|background|blood & shot|frame
Compositing: key|composite|layer|merge|blend & green screen|plate|render pass|roto|cg element|matte
Sound design: record|layer|build|make|mix|create|place & footsteps|foley|ambience|effect|rain|sound|atmosphere|drone & film|game|play|scene|short|animation|podcast|theatre|radio|trailer; make|create|record & sounds of|footsteps|rustle|door creak|rain & short|film|silent|play|scene|game
Audio editing: cut|clean|mix|edit|remove|level|trim|splice|denoise & noise|breath|voice|episode|podcast|interview|track|audio|recording|pause|hum|music|radio & audacity|reaper|minute|clean|listener|voice|level|episode|loudness|pro tools|noise|hour|hindenburg
Sound recording: record|mic|place|boom|capture & voice|interview|dialogue|drum|vocal|ambience|podcast|choir|folk song|song & mic|boom|studio|zoom h|location|condenser|session|lapel|recorder|multitrack
Podcasting: record|host|edit|make|produce|launch|script|run & podcast|audio show|audio story|audio series
Scriptwriting: write|draft|adapt|rewrite & script|dialogue|screenplay|scene|episode|skit|street play|one act & film|play|video|radio|short|youtube|minute|actor|web series|podcast|reel|explainer|stage|fest|ad; pen|write|draft|think up|adapt|script|compose|rewrite|develop & screenplay|dialogue|dialogues|street play|nukkad natak|one act play|skit|each actor says|actor says|radio play|monologue|web series|short film|episode scripts|video scripts|ad script|explainer script|voice over|voiceover|mime|logline|treatment|scene breakdown|beat sheet|final draft software|bound script|story bible|youtube script|teleplay|puppet play & film|films|series|channel|drama|actor|actors|characters|play|episodes|villages|performed|episode|youtube|minute|minutes|director|audience|scenes|stage|festival|festivals|words|radio|hindi|marathi|podcast|reels|story; create|write|develop|improvise|work out & dialogues|scenes|characters|plot|storyline & drama|play|skit|short film|web series|nukkad|stage|theatre|comedy show|puppet show|radio
Film direction: direct|block & short|film|actor|scene|music video|documentary|ad film|web series
Lighting for film: light|gel|bounce|set & interview|scene|softbox|key|fill|set|reflector|shoot|product shot & film|shoot|interview|studio|scene|camera|video
Live streaming: stream|live|switch|broadcast & fest|match|convocation|obs|camera|youtube|event|lecture|wedding|concert|webinar & obs|vmix|youtube|camera|live|switcher|encoder|zoom

# Garments in plain words
$garment: bodice|skirt|kurta|dress|gown|blouse|jacket|trouser|shirt|saree|lehenga|romper|frock|uniform|sleeve|collar|line|collection|garment|coat|top|salwar|palazzo|t shirt|dungaree|bag|pant|corset|costume|anarkali|sherwani|nightwear
Pattern making: draft|cut|trace|draw|grade|alter|true|develop|plot|flatten & pattern|bodice|pattern block|sloper|sleeve|skirt|collar|trouser|basic block|paper pattern & piece|line|size|kurta|fabric|dress|fit|muslin|dart|garment|brown paper|measurement|grade|toile|bodice|blouse|gerber|lectra|optitex|clo|jacket|uniform
Draping: pin|drape|mould|cut|form & muslin|calico|stand|dress form|mannequin|toile|fabric on form & gown|dress|bodice|evening|skirt|stand|form|look|cowl|collection|drape|bias
Garment construction: sew|stitch|make|finish|attach|set|cut|assemble|overlock|line|hem|construct & $garment|zip|placket|pocket|lining|seam & machine|finish|size|lining|client|order|piece|fit|zip|by hand|sample|exhibition|overlock|seam|fabric|measurement|juki|show|cotton|silk|denim
Fashion design: design|draw|sketch|create|develop|make|show & kurta|dress|gown|blouse|jacket|saree|lehenga|frock|garment|capsule wardrobe|menswear|womenswear|kidswear|anarkali|sherwani|outfit|silhouette|nightwear|co ord|twelve look|look on & collection|look|ramp|season|weaver|graduation|theme|khadi|inspired|mood board|fashion show|denim|handloom|runway|bridal|upcycle|boutique|sewn|silhouette; look|garment|outfit & draw|sketch|design & sew|sewn|ramp|graduation show|runway; draw|design|sketch|stitch|make & line of|range of clothes|range of garments|range in|collection|outfit|pieces & cotton|silk|denim|linen|khadi|monsoon|summer|winter|wool|waxed|wedding|kids
Fashion illustration: draw|sketch|paint|illustrate & croquis|flat|fashion figure|garment sketch|outfit|technical flat|look & collection|marker|illustrator|brand|pose|gouache|spec|designer|procreate|range|fashion
Textile design: design|draw|weave|print|develop|paint|block & motif|repeat|print|pattern|ikat|stripe|bandhani|ajrakh|weave|border|jacquard|dobby & fabric|saree|scarf|cotton|stole|silk|loom|textile|curtain|cushion|upholstery|bed linen|collection|yardage|dupatta
Fashion styling: style|dress|pull|pick|choose|put together|source|match & look|outfit|model|accessories|wardrobe|clothes|jewellery & shoot|editorial|lookbook|show|campaign|magazine|client|film|ramp|cover|catalogue|music video|photographer; dress|style & model|actor|bride|cast & magazine|issue|shoot|cover|lookbook|editorial|ramp
Tech packs: draw|make|fill|prepare|write|complete & tech pack|spec sheet|measurement sheet|construction detail|flat sketch|stitch detail|bom & factory|vendor|style|garment|sample|size|buyer|trim|kurta|shirt
Apparel merchandising: follow|track|send|chase|approve|coordinate|cost & sample|lab dip|strike off|trim card|size set|fit sample|swatch|time and action|tna|bulk fabric & buyer|factory|order|vendor|style|shipment|export|approval|comment|merchandiser
Garment inspection: check|inspect|measure|reject & seam|stitch|measurement|shade|stain|button|label|garment|piece|skip stitch & aql|defect|garment|shirt|reject|buyer|lot|alter|spec sheet|final inspection|inline
UX writing: write|rewrite|word|shorten & words on button|button text|error message|errors of|empty state|microcopy|button label|in app text|onboarding text|labels of & app|screen|user|site|form|loan|portal
Research synthesis: group|cluster|sort|sum|turn|code & sticky note|interview note|quotes|observation|finding & theme|affinity|insight|pattern|product head|map
Card sorting: sort|group|arrange & card|cards|menu word|menu label|menu item|page name & user|student|people|participant|menu|categories
Design handoff: redline|spec|specs|asset|measurement|spacing|states & developer|engineer & pass|hand|give|answer|export|annotate|question|explain|zeplin|inspect
Mural painting: paint & wall|mural & cafe|metre|school|street|by hand|canteen|hostel|m2|feet|lettering|city|community
Camera operation: hold|held|operate|run|handle|man|pull & second camera|main camera|b camera|camera two|focus|gimbal|steadicam|crane shot & film|scene|match|shoot|show|wedding|minute|interview|play|concert
Foley: make|record|perform & footsteps|cloth rustle|door|sounds of & short|film|scene|animation|silent
Rigging: rig|build|set up|place & bone|bones|skeleton|face control|joint|ik|controller|skin weight|blend shape & animator|character|pose|tiger|blender|maya|dog|robot|animate|face
Interview filming: talk|ask|interview & on camera|to camera|in front of camera
Grading of patterns: grade|size|sizes & kurta|dress|blouse|frock|shirt|trouser|base pattern|pattern & from one|base|six sizes|five sizes|s to|xs to|xxl|real bodies|each size
Block printing: block print|block printed|print with block|wooden block|carved block & metre|mul|cotton|indigo|madder|saree|stole|fabric|natural dye
Production follow-up: chase|track|follow|push|monitor|remind & mill|dyer|factory|tailor|printer|embroiderer|stitching unit|supplier & shipment|on time|order|delivery|ex factory|dispatch|lot|fabric
Stop motion: clay|puppet|paper cut|cut paper|sand|toy & frame|frames|walk|move|second|table|shot
Game development: make|design|code|build|program|create|develop|script|model|publish|add & endless runner|platformer|shooter|puzzle|game jam|level design|designed levels|character movement|enemy ai|enemies|unity|unreal|godot|pygame|blueprints|phaser|snake and ladder|tetris|chess engine|ludo|board game app|vr game|quiz game|sprite|sprites|hitbox|tilemap|boss fight|multiplayer|roblox|construct 3|player physics|racing game|tic tac toe & player|players|jam|installed|sound|physics|score|python|android|enemies|prototype|itch|mobile|collision|platformer|leaderboard|animation; write|make|code|build|create|design & chess|ludo|carrom|card game|board game|maze|quiz|puzzle|cricket game|racing|word game|memory game|tic tac toe & java|python|unity|two player|graphical board|players|phones|scratch|javascript|pygame|score|levels|website
Merchandising: coordinate|follow up|decide|arrange|plan|replenish|track|study|choose|allocate|negotiate & tech pack|tech packs|sample approval|sample approvals|fit sample|t and a calendar|t a calendars|pp sample|size set|buyer|buyers|buying house|garment styles|bulk production|shipment of garments|lab dips|trims|kurtas|sell through|planogram|window display|window displays|store wise|assortment|size ratio|markdown|range plan|best sellers|end caps|option plan|open to buy|consumption sheet|order follow up|fabric approval & garment|garments|shelf|shelves|store|stores|export|knitwear|sizes|sales|season|shipment|factories|delhi office|buyer|buyers|style|styles|apparel|festive|stock|costing|sampling|vendor|delivery|display; set out|arrange|group|place|display|plan|lay out & sarees|garments|kurtas|shirts|shoes|toys|groceries|snacks|packets|jewellery|cosmetics|books & colour|by price|by size|slow|eye level|shelf|shelves|faster|front|entrance|window|rack|racks|billing counter; handle|send|follow|coordinate|update|track & buyer comments|sample development|proto sample|size set|tech pack|fabric swatches|lab dips|trim cards|order sheets & styles|kidswear|buyer|garment|factory|knits|denim|approval|shipment
Yarn testing: test|measure|check|wind|grade|determine|trace & yarn|yarns|spun thread|cotton count|ring spun|lea|sliver|roving|spindles|bobbins|spinning frame|cops|ring frame|cones & count|twist|evenness|uster|csp|tpi|hairiness|imperfections|breaking strength|thin places|neps|lea strength|count and strength|strength|appearance boards; * & lea strength|yarn count|uster tester|count strength product|yarn hairiness|wrap reel|yarn appearance boards|appearance boards|imperfections per km|single yarn strength
`
