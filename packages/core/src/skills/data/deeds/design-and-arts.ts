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
Social media design: design|create|make & post|carousel|story template|creative|infographic & instagram|facebook|linkedin|social media
Packaging design: design|draw|redesign & box|bottle label|product label|label|carton|pouch|wrapper|sleeve & brand|soap|tea|snack|chocolate|bottle|dieline|cosmetic|spice|honey
Editorial design: lay out|laid out|design|typeset & magazine|newspaper|newsletter|yearbook|journal|book|zine & page|spread|issue|cover|indesign|grid
Book design: design|lay out|laid out|typeset & book cover|book jacket|inside page|picture book|cover of book
Illustration: draw|illustrate|sketch|paint & children s book|storybook|character|comic|magazine|book|sticker|editorial|cover & artwork|page|illustration|digital|watercolour|procreate|story|ink|cartoon
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
User interviews: interview|talk|speak & user|shopper|driver|patient|farmer|parent|rider & pain point|need|app|insight|redesign|persona|prototype
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
Fashion design: design|sketch|create|draw|make|develop & garment|dress|kurta|lehenga|blouse|saree|gown|romper|menswear|womenswear|kidswear|outfit & collection|season|silhouette|ramp|graduation|boutique|bridal|infant|theme|fabric; design|create|develop|sketch & capsule collection|clothing line|clothing collection|graduation collection|garment collection|bridal collection
Pattern making: draft|cut|make|develop|draw & pattern|bodice block|sloper & garment|dress|romper|kurta|blouse|jacket|trouser|skirt|shirt|infant|bodice|fit|fabric|size; cut|draft & grade & romper|frock|dress|kurta|blouse|jacket|trouser|skirt|shirt|garment|gown|kidswear|baby clothes|uniform
Grading of patterns: grade|scale|resize & pattern|block|bodice & size|s to xl|xs|plus size|age group|xl; cut|draft & grade & romper|frock|dress|kurta|blouse|jacket|trouser|skirt|shirt|garment|gown|kidswear|baby clothes|uniform
Garment construction: stitch|sew|construct|tailor|hem|overlock|assemble & garment|dress|kurta|blouse|shirt|jacket|skirt|gown|romper|lehenga|uniform|costume|trouser|seam
Sewing: sew|stitch|hem|overlock & machine|sewing|garment|dress|bag|zip|lining|button|seam|curtain
Draping: drape|pin & muslin|dress form|mannequin|toile|bodice & dress|garment|silhouette|gown|cowl|draft
Fabric cutting: cut|lay|spread & fabric|cloth & marker|cutting room|garment|dress|shirt|sewing
Sample making: make|develop|stitch|sew|prepare|produce & sample|toile|proto|prototype & garment|dress|shirt|stitched|size set|romper|kurta|apparel
Fit sessions: fit|pin|alter|adjust & mannequin|fit model|client|customer|wearer|toile & dress|blouse|gown|lehenga|jacket|bodice|kurta|garment
Tech packs: draw|prepare|make|write|create|fill & tech pack|spec sheet|specification sheet|flat sketch|measurement sheet & garment|style|stitch|factory|trim|buyer|measurement|construction
Size charts: measure|make|prepare|check & size chart|measurement chart|body measurement|garment measurement
Garment inspection: inspect|check|audit|measure & garment|shirt|stitching|seam|apparel & defect|aql|stain|skip stitch|reject|broken stitch|shade variation|open seam
Fabric testing: test|measure|check & fabric|cloth|yarn|textile & gsm|shrinkage|colour fastness|color fastness|pilling|wash fastness
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
Motion graphics: animate & logo|title sequence|typography|infographic|lower third|explainer|intro video
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
Music composition: compose|write & song|melody|jingle|background music|lyrics|raga; compose & score|track|tune|music & film|play|band|ad|album|game
Music arrangement: arrange|orchestrate|harmonise & song|melody|choir piece|hymn|folk tune & voice|instrument|harmony|part|band|ensemble
Music production: produce|record|mix & song|beat|ep|album|music track & logic pro|ableton|fl studio|studio|cubase|spotify|singer|artist|release
Mixing and mastering: mix|master & song|vocal|album|music track|audio track|podcast & eq|compression|studio|loudness|pro tools|reverb|logic pro
Sound design: record|create|design|layer|make & foley|sound effect|ambience|soundscape & film|game|play|animation|video|podcast
Live sound: set up|operate|run|mix & mixer|sound desk|pa system|monitor speaker|sound check|microphone & concert|event|band|gig|stage|show|fest
Music education: teach|coach|train|tutor & guitar|piano|keyboard lesson|singing|violin|vocals|music|tabla|drums & student|children|class|beginner|grade|pupil|lesson
Dance: perform|dance|learn|train|teach & bharatanatyam|kathak|ballet|hip hop|contemporary dance|salsa|odissi|folk dance|kuchipudi|bhangra|garba
Choreography: choreograph & dance|routine|sequence|piece|performance|flash mob|song|movement
Acting: act|perform|portray|play & role of|lead role|character|skit|monologue|street play|nukkad & theatre|drama|short film|audience|dramatics|on stage|stage play
Theatre direction: direct & street play|one act|stage play|skit|school play|college play|drama|theatre production
Stage management: cue|call|manage|coordinate|run & backstage|stage crew|light cue|prop table|scene change
Rehearsal management: schedule|run|hold|lead|conduct & rehearsal & play|band|dance|choir|musical|cast|actor|orchestra
Stage set building: build|paint|construct|make & backdrop|stage set|set piece|flats & play|stage|drama|theatre|musical
Stage lighting: operate|design|rig|program & spotlight|dimmer|stage light|dmx|light cue
Voice acting: voice|narrate|record|lend & voice over|audiobook|character|cartoon|dubbed|radio ad|narration|documentary
Painting and drawing: paint|sketch & canvas|mural|oil|acrylic|watercolour|watercolor|portrait|landscape; draw & watercolour|watercolor|charcoal|pastel|still life
Mural painting: paint & wall|mural
Sculpture: sculpt|carve & clay|stone|wood|bronze|plaster|statue|figure
Pottery: throw|threw|thrown|glaze & clay|kiln|pot|mug|bowl
Crafts: make|sell|teach|craft & macrame|candle|resin|crochet|origami|quilling|handmade card|terracotta
Exhibition curation: curate|hang|hung|install|select|display & artwork|painting|photograph|exhibit|sculpture & exhibition|gallery|museum
Curation: catalogue|document|select|label & artwork|artefact|artifact|museum object|painting collection & museum|gallery|archive|exhibit
Art education: teach|conduct|hold|run & drawing|painting|art|pottery|craft & children|student|class|workshop|summer camp
`
