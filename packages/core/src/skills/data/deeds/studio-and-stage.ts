/** Fashion, design, film, music and the arts, by what those who work in them handle. */
export const studioAndStage = `
# fashion, design, film, music
Fashion merchandising: plan|select|buy|order|track|analyse|choose & season s range|sell through|size ratio|fashion buyer|open to buy|new season|colour story|best selling styles|slow styles|style mix|collection for stores & styles|stores|garments|collection|apparel|season|sizes|brand|sales|kurtas|sell through
Beauty and makeup: do|apply|give|make|create & bridal makeup|make up for|party makeup|eye makeup|foundation|makeup looks|hd makeup|contouring|smoky eyes|mascara & brides|bride|clients|models|shoot|face|actors|women|wedding|weddings|looks|shoots|artists|dancers
Bridal makeup: do|apply|give|book & brides|bride|bridal & makeup|make up|hair style|airbrush|saree draping|looks
Cosmetology: give|do|perform|provide|offer & facial|facials|waxing|threading|manicure|pedicure|clean up facial|hair spa|bleach|keratin|beauty parlour & clients|client|customers|parlour|salon|skin|daily|women|ladies|hair
Hair coloring: colour|color|apply|mix|highlight|bleach & hair|global colour|balayage|root touch|highlights|ombre & client|clients|salon|tint|developer|shade|shades|strand|foils
Spa services: give|provide|perform|prepare|offer & body scrub|aromatherapy|foot spa|spa|body wrap|hot stone|sauna|jacuzzi|facial & guests|clients|resort|hotel|therapy|guest|massages|oils
Prosthetic makeup: make|apply|create|sculpt|design & fake wounds|burn scars|prosthetic|latex|special effects makeup|sfx makeup|bald cap|zombie
Buyer communication: write|send|coordinate|follow up|update|mail|reply|negotiate & buyer comments|overseas buyers|buyers on approvals|buyer approvals|buyer queries|lab dip approval|sample approvals|buying house|buyer mails & sample|samples|approval|shipment|style|garment|lab dips|export|order|orders|production|dispatch
Collection development: design|develop|create|present|launch|plan & garment collection|capsule collection|summer collection|resort wear|fashion week|autumn winter|spring summer|festive collection|outfits|ensembles|garments inspired|mood board for collection & ensembles|garments|outfits|look|looks|inspired|pieces|fabric|range|theme|silhouettes|prints|textile|styles|craft
Fashion photography styling: style|select|arrange|dress|source|choose & fashion shoot|models for|lookbook shoot|editorial shoot|catalogue shoot|photo shoot|campaign shoot|garments for shoot & models|outfits|accessories|jewellery|looks|garments|props|styling|dresses|shoes
Personal styling: advise|suggest|select|pick|choose|help|plan & outfits|wardrobe|what to wear|colour analysis|body type|dressing sense & clients|client|customers|bride|body|occasion|wedding|office|women|skin tone|men|shape
Business card design: design|make|create & visiting card|visiting cards|business card|business cards|letterhead|letterheads|stationery set
Label design: design|make|create|draw|redesign & bottle label|bottle labels|jar labels|product labels|wine label|spice label|wrap around label|juice label|pickle label|shampoo label|candle labels
Type design: draw|design|create|kern|digitise & typeface|typefaces|font family|glyphs|devanagari letters|letterforms|glyphs app|fontlab|ligatures|font for & letters|characters|weights|font|glyphs|script|display|serif|kerning|tamil|bold|devanagari
Ad creatives: design|make|create|prepare|produce|adapt & ad creatives|facebook ads|instagram ads|google banners|display banners|banner ads|carousel ads|static ads|campaign creatives|performance creatives|newspaper ad|print ads|hoarding|hoardings & brand|brands|ctr|photoshop|campaign|sizes|canva|sale|festive|client|clients|product|app|offer|figma|illustrator|variants
Printmaking: cut|carve|print|pull|etch|make|ink & linocut|lino|woodcut|woodcuts|etching plate|lithograph|screen print posters|edition of|zinc plate|intaglio|block prints & prints|press|edition|ink|exhibited|paper|series|block|plate|studio
Color correction: correct|balance|match|grade|fix & white balance|skin tones|colour cast|exposure and colour|colour match|scopes|curves and levels|luts|colour of photographs & photos|photographs|footage|shots|video|images|lightroom|film|product|clips|davinci|wedding|raw
Creative direction: lead|direct|set|shape|guide|conceive|oversee & visual language|campaign concept|brand film concept|creative team|moodboards for campaign|look and feel of the campaign|overall look|art and copy
Concept art: draw|paint|sketch|design|create & characters and environments|concept art|environment concepts|creature|creatures|key art|character sheets|character turnaround|props for game|fantasy world & game|film|animation|photoshop|character|procreate|studio|level|short|scene|weapons
Site maps: draw|make|plan|map|prepare & site map|sitemap|sitemaps|page hierarchy|navigation tree|pages tree|menu structure
Micro-interactions: design|animate|prototype|create|add & button states|hover states|loading animation|micro interaction|micro interactions|toggle animation|like button animation|haptic feedback|pull to refresh
Voice interface design: design|write|script|test & alexa skill|voice flow|voice prompts|voice assistant dialogue|ivr prompts|utterances
Mobile UI design: design|redesign|draw|make|create & mobile screens|app screens|ui screens|screens for app|android app screens|phone app|mobile app screens|onboarding screens|app interface|ios screens|screens of an app & figma|app|icons|colours|xd|prototype|dark mode|components|wireframes|users|buttons|booking|delivery|hi fi|sketch
Style guides: write|create|make|prepare|document|define|build & style guide|brand book|colour palette and|typography scale|logo usage|brand guidelines|ui kit|tone and spacing rules|spacing rules & colours|typography|buttons|logo|brand|fonts|icons|designers|components|pages|spacing|colour|team|type
Responsive UI design: design|adapt|make|rework|test & breakpoints|tablet and mobile|phone tablet and desktop|different screen sizes|mobile first|all screen sizes|grid for desktop and mobile|small screens
Landing page design: design|make|create|redesign|build & landing page|landing pages|hero section|sign up page|lead capture page & conversion|figma|cta|webinar|campaign|course|form|sign ups|product|headline|copy|hero|visitors|app|leads|wordpress|framer
Multicam editing: edit|sync|cut|switch & multicam|multi camera|three cameras|four cameras|two camera|multi cam|camera angles & podcast|concert|interview|event|wedding|show|premiere|footage|synced|audio|episodes|live|play
Rotoscoping: roto|mask|cut|trace|rotoscope|paint & frame by frame|roto|silhouette fx|mattes|mocha & shots|shot|actors|background|frames|film|character|footage|nuke|wire
Texturing: paint|texture|bake|create|make & normal maps|substance painter|pbr|texture maps|roughness map|seamless textures|albedo|texture atlas|hand painted textures
UV mapping: unwrap|lay out|pack|cut & uv|uvs|uv islands|texel density|udim
Lip sync: animate|match|sync|time|dub & lip movement|lip movements|mouth shapes|dialogue of character|phonemes|lip sync|visemes
Inbetweening: draw|clean|make|add & inbetweens|in betweens|in between frames|key poses|clean up frames|tween frames
Film production: produce|shoot|manage|arrange|plan|schedule|assist|line produce|coordinate & short film|documentary|web series|feature film|music video|ad film|call sheet|call sheets|shooting schedule|film crew|location permissions|shoot permissions|shot list|crew of & crew|actors|location|locations|budget|cast|schedule|camera|days|edit|festival|shooting|script|post production|equipment|set|day
Video shooting: shoot|film|record|capture|operate & dslr|gimbal|interviews on camera|b roll|mirrorless|camcorder|wedding videos|event videos|tripod shots|lapel mic|sony a7|video of|videos of|promo videos|drone shots|reels on phone|lectures on camera & camera|lights|event|wedding|weddings|interview|interviews|edit|edited|footage|fest|4k|youtube|reels|lectures|mic|fps|promo|channel|products
Instagram reels: make|shoot|edit|create|script|post & reels|reel|trending audio|vertical videos & instagram|brand|views|followers|cafe|trending|page|likes|fashion|daily|hooks|shop|food|college
Sound mixing for film: mix|balance|edit|clean|sync|master & dialogue|foley|background score|5 1|ambience|sound effects|boom audio|location sound|room tone|dialogue tracks|dubbing tracks & film|films|short film|documentary|pro tools|scene|scenes|reel|adr|series|levels|web series|stereo
Continuity supervision: note|track|maintain|record|photograph|log & continuity|script supervisor|takes and lenses|take numbers|costume and prop changes|hair and costume between shots
Screenplay analysis: read|analyse|review|cover|break down & script coverage|screenplay|screenplays|three act structure|character arcs|script reports|beats of films
Title design: design|animate|make|create & opening titles|title sequence|film titles|end credits|title card|title cards|credit roll|film title
Explainer videos: make|animate|script|produce|create|edit|record & explainer|explainers|whiteboard animation|how it works video|how to video|vyond|animated video explaining|product demo video
Wildlife photography: photograph|shoot|capture|exhibit|click & birds|tigers|tiger|wildlife|leopard|elephants|butterflies|macro of insects|animals in the wild|deer|kingfisher & sanctuary|telephoto|national park|lens|exhibition|magazine|forest|wild|500 mm|hide|safari|nature
Street photography: photograph|shoot|capture|document & street life|streets|street vendors|bazaar|candid strangers|daily life of the city|ghats|old city & candid|black and white|series|exhibited|photo|photographs|35 mm|portraits|film|frames|camera
Motion capture: record|clean|capture|retarget|suit|process & mocap|motion capture|xsens|vicon|rokoko|optical markers|retargeted
Digital sculpting: sculpt|model|detail|retopologise & zbrush|high poly|nomad sculpt|mudbox|character bust|blender sculpt|creature|dynamesh
Environment art: build|model|create|design|make & game environment|3d environments|modular assets|terrain and foliage|unreal level|forest scene|ruins|dungeon|village scene|city scene & unreal|unity|blender|game|assets|level|textures|lighting|props|scene
Hard-surface modeling: model|build|make & robot in blender|vehicle in blender|hard surface|mech|sci fi|subdivision|spaceship|gun
Lighting and rendering: light|render|set & arnold|redshift|cycles|keyshot|three point lighting in|hdri|v ray|render passes|render layers|octane|global illumination
Pixel art: draw|make|create|animate|design & pixel art|sprites|sprite sheet|sprite sheets|tileset|tilesets|aseprite|8 bit|16 bit
Matte painting: paint|create|extend|composite & matte painting|matte paintings|set extension|digital backgrounds|sky replacement
Matchmoving: track|solve|match & camera track|3d camera|matchmove|syntheyes|pftrack|camera solve|3dequalizer
Green screen: key|shoot|replace|light|remove & green screen|chroma|keylight|spill|blue screen|chroma key
Particle effects: simulate|create|make|design|add & smoke and fire|explosions|explosion|particle system|particles in|houdini|niagara|dust and debris|rain and snow effects|fire and smoke|vfx graph|magic spells
Music theory: teach|write|explain|analyse|transcribe & scales and chords|chord progressions|staff notation|intervals and|ragas and talas|time signatures|ear training|harmony and counterpoint|circle of fifths|trinity grade theory
Music notation: write|transcribe|notate|type & staff notation|sheet music|musescore|sibelius|bhatkhande|swaralipi|guitar tabs|lead sheets|score sheets for violin|songs in notation
Jingles: compose|sing|write|record|make & jingle|jingles|radio spot tune|signature tune|ad tune
Film scoring: compose|score|write|record|arrange|produce & background score|film score|background music|theme music|bgm|original score & film|films|short film|documentary|scene|scenes|web series|movie
Beat making: make|produce|program|sell|create & beats|808|hip hop tracks|drum loops|trap|lo fi|mpc|sampled loops & rappers|rapper|fl studio|tracks|ableton|songs|samples|instrumental|loops|artists|singers|logic
Hindustani classical music: sing|perform|teach|render|accompany|learn & khayal|raga yaman|bhairav|thumri|bandish|alap|taans|dhrupad|sangeet visharad|tanpura
Carnatic music: sing|perform|teach|render|accompany|play & kriti|kritis|varnam|varnams|carnatic|kacheri|kutcheri|alapana|mridangam|sabha concert|thyagaraja
Western classical singing: sing|perform|teach|train & soprano|aria|arias|choir soloist|opera|lieder|trinity vocals|alto part|tenor
Classical dance: perform|teach|choreograph|dance|train|lead|present & bharatanatyam|kathak|odissi|kuchipudi|mohiniyattam|manipuri dance|abhinaya|arangetram|mudras|ghungroo|tatkar|adavus|sattriya & students|stage|recital|festival|children|solo|performances|group|piece|shows|years|temple|class|classes|programme|girls|audience
Contemporary dance: perform|teach|choreograph|dance|create & contemporary dance|contemporary piece|floor work|release technique|dance theatre|contact improvisation|contemporary routines
Hip hop dance: perform|teach|choreograph|dance|battle|lead & hip hop dance|street dance|breaking|b boying|popping and locking|krump|cypher|hip hop crew|hip hop routines
Street theatre: perform|act|write|stage|direct|lead|organise & nukkad|street play|street plays|street theatre & awareness|market|markets|villages|dowry|voter|crowd|squares|slums|station|health|cast|actors|script|slogans|audience|gender|road safety|colleges
Improvisation: perform|host|lead|teach & improv|improvised scenes|improv comedy|theatre games|unscripted scenes|audience suggestions
Stand-up comedy: perform|write|host|do|tell & stand up set|open mic|open mics|comedy set|comedy sets|comedy club|punchlines|five minute set|jokes on stage|comedy nights
Mime: perform|teach|stage|act|present & mime|miming|white face|silent skits|without words on stage|pantomime
Audiobook narration: narrate|read aloud|voice & audiobook|audiobooks|audio book|audio books|chapters for listeners|books for the blind|books for blind|stories for storytel|kuku fm|pocket fm
Oil painting: paint|make|exhibit|sell|finish & oil on canvas|oils on canvas|in oils|oil paintings|oil portraits|oil colours|linseed
Watercolor: paint|make|exhibit|sell|teach & watercolours|watercolour|watercolors|watercolor|wet on wet
Acrylic painting: paint|make|exhibit|sell|finish & acrylics|acrylic on canvas|acrylic paintings|acrylic canvas|acrylic paint
Madhubani painting: paint|draw|make|do|teach|create|exhibit & madhubani|warli|tanjore|gond art|gond paintings|pattachitra|kalighat|phad|kerala mural|mithila
Charcoal drawing: draw|sketch|make|shade|exhibit & charcoal|graphite portraits|pencil portraits|pencil shading|graphite pencils|conte
Fine arts: paint|draw|sculpt|exhibit|create|make|show & canvases|oil paintings|watercolours|art exhibition|group show|solo show|etchings|lalit kala|sculptures|still life|life drawing|art gallery
Installation art: build|make|create|install|design|exhibit & art installation|installation art|found objects|light installation|biennale|site specific|interactive installation in gallery
Mixed media art: make|create|exhibit & mixed media|collages|collage and|assemblage|paper and thread works
Ceramics art: throw|fire|glaze|make|shape|exhibit|teach & pottery|pots on the wheel|clay pots|stoneware|raku|ceramic pieces|ceramic sculptures|terracotta figures|kiln|studio pottery
Clay modeling: model|make|sculpt|teach|shape & clay idols|clay idol|clay figures|ganesha idols|eco friendly ganesha|shadu clay|clay models of animals|clay busts|plasticine
Resin art: make|pour|cast|sell & resin|epoxy coasters|resin coasters|resin trays|resin jewellery
Rangoli: make|draw|design|create|teach & rangoli|kolam|alpana|pookalam
Mehndi: apply|draw|design|do|put & mehndi|henna|mehendi
Art conservation: clean|restore|repair|document|conserve|retouch|mount|treat & paintings|old paintings|manuscripts|palm leaf|museum objects|canvas tears|frescoes|wall paintings|bronze idols|textiles of museum|artefacts & museum|varnish|condition|restoration|japanese tissue|cracks|fumigat|deacidif|acid free|humidity|pigment|flaking|solvent|gallery|termite
Art history: write|research|catalogue|lecture|study|document|guide & mughal miniatures|temple sculpture|rajput painting|indian miniatures|art movements|bengal school|ajanta|renaissance art|provenance of|iconography|museum collection of paintings
Art criticism: write|review|publish & art exhibitions|gallery shows|exhibition reviews|art reviews|artists profiles|catalogue essay|catalogue essays
Paper craft: make|cut|fold|teach|sell|quill & quilling|paper flowers|paper bags|handmade cards|paper lanterns|greeting cards by hand|papier mache|paper craft|pop up cards
Origami: fold|teach|make & origami|paper cranes|modular paper
`
