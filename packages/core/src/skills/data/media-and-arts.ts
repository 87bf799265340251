/** Design, film, music, fashion, media and public relations, in detail. */
export const mediaAndArts = `
# Graphic design

## Print and brand > Graphic design // every line is a product of graphic design
Poster design: posters?, poster making > Layout design
Print design > Layout design
Brochure design: flyer design, pamphlet design, brochures? > Layout design
Book design: book cover design, book layout, book typesetting > Layout design
Editorial design: magazine design, magazine layout > Layout design
Banner design: banners?, hoarding design, standees, standee design > Layout design
Business card design: stationery design > Brand identity
Brand guidelines: brand style guide, brand manual > Brand identity
Packaging design: package design > Packaging and label design
Label design: dieline design > Packaging and label design
Prepress: print production, color separation, print ready artwork, print ready files, print file preparation
Type design: font design, fontlab, glyphs app > Typography
Vector illustration: vector art > Illustration
Icon design: iconography > UI design
Thumbnail design: youtube thumbnails, thumbnails > Social media design
Adobe Express: adobe spark, visme > Social media design
Scribus: affinity publisher > Layout design
Piktochart: venngage > Infographics
Mockup design: mockups, product mockups
Invitation design: invitation cards, e invites, invitation card design > Layout design
Menu card design: menu cards, menu layout > Layout design
T-shirt design: tshirt design, merchandise design, merch design
Ad creatives: banner creatives, advertisement design > Social media design

## Related work
Generative AI art: midjourney, dall e, adobe firefly

## Related work
Photo retouching: photo manipulation, image retouching > Photo editing
Printmaking: linocut, etching art > Fine arts
Calligraphy: hand lettering > Typography
Sketching: pencil sketching, drawing? > Illustration
Caricature: portrait drawing, portraits > Illustration
Comics?: comic art, graphic novels, comic strips > Illustration
Screen printing: silk screen printing
Color correction: colour correction > Photo editing
Affinity Photo > Photo editing
Data storytelling: information design > Infographics
Background removal: clipping path, image cutouts > Photo editing
Image resizing?: image cropping, resizing images > Photo editing
Storybook illustration: children's book illustration > Illustration
Creative direction: creative concepts > Art direction
Clip Studio Paint: krita, paint tool sai > Illustration
Prezi: keynote presentations > Presentation design tools
Motion posters: gif design, animated posters > Motion graphics
Digital illustration: digital painting, digital art > Illustration
Concept art: visual development > Illustration

# UX design

## Methods of UX > UX design // every line is a method or tool of UX design
Usability testing: user testing, usability tests > User research
User interviews: customer interviews > User research
User personas: personas, empathy maps, empathy mapping > User research
Card sorting: tree testing > Information architecture
Heuristic evaluation: ux audit, expert review usability
Journey mapping: customer journey mapping, user journey mapping
User flows: task flows > Wireframing
Site maps: sitemaps > Information architecture
Low-fidelity prototyping: paper prototyping, low fidelity prototypes > Wireframing
High-fidelity prototyping: interactive prototypes, clickable prototypes > Interaction design
Micro-interactions: microinteractions > Interaction design
Voice interface design: conversational design, chatbot design > Interaction design
Service design: service blueprints > UX design
Mobile UI design: app ui design > UI design
Style guides: grid systems?, auto layout, component libraries > Design systems
Design handoff: developer handoff > UI design
Responsive UI design: adaptive design > UI design
Balsamiq: balsamiq mockups, Whimsical^ > Wireframing
UserTesting: Lookback^ > Usability testing
FigJam: figjam boards > User research
Penpot: uizard > UI design
Marvel App > UI design
Principle App: origami studio, lottie > Interaction design
Spline 3D > UI design
Interface redesign: app redesign, website redesign, screen redesign, redesign? > UI design
Research synthesis: ux research synthesis, insight synthesis > User research
Competitor UX audits: competitor audit, competitor app analysis, ux benchmarking > User research
Landing page design: landing page layouts > UI design
## Related work
Dashboard design: saas ui design ~ UI design, Data visualization

# Film and animation

## On set and after > Video production // every line is a stage of making a film
Film direction: film directing, direction of films > Video production
Film production: producing films, line production > Video production
Documentary filmmaking: documentaries?, documentary production > Video production
Short filmmaking: short films, filmmaking, film making
Camera operation: camera handling, videography, dslr videography > Cinematography
Lighting for film: studio lighting, set lighting > Cinematography
Drone videography: aerial photography, aerial videography > Cinematography
Video shooting: multi camera production > Cinematography
Reels editing: short form video, youtube shorts, reel making, reel creation, making reels, shooting reels, reels? > Video editing
Instagram reels > Reels editing, Instagram
Instagram posts > Social media design, Instagram
Colour grading tools: davinci resolve color > Color grading
Sound mixing for film: film sound, boom operation > Sound design
YouTube production: youtube content creation, vlogging > Video production, YouTube
Casting direction: casting coordination, casting calls, auditions?
Continuity supervision: script supervision

## Related work
Video streaming tools: obs studio, streamlabs, vmix > Live streaming
Production management: production coordination, call sheets

## Related work
Screenplay analysis: film analysis > Film studies
Title design: lower thirds > Motion graphics
Subtitles and captions editing: caption editing > Subtitling
Explainer videos: whiteboard animation, doodly, vyond > Animation

## Photography > Photography // every line is a kind or tool of photography
Portrait photography: fashion photography > Photography
Product photography: product photo shoot, product shoot, food photography, e commerce photography > Photography
Wedding photography
Wildlife photography: nature photography > Photography
Street photography: travel photography
Photo composition: lighting for photography
Capture One: photo mechanic > Photo editing
Darkroom printing: film photography

## Animation craft > Animation // every line is a kind of animation or a program for it
2D animation: 2d animation design, cel animation > Animation
3D animation: 3d animator work > Animation
Character animation: keyframe animation, walk cycles > Animation
Stop motion: claymation > Animation
Motion capture: mocap, facial capture
Spine 2D: dragonbones > 2D animation
Adobe Animate: adobe animate cc > 2D animation
Moho!: opentoonz, pencil2d > 2D animation

## Related work
Digital sculpting: zbrush, 3d sculpting, mudbox > 3D modeling
Environment art: environment modeling, level art > 3D modeling
Hard-surface modeling: prop modeling > 3D modeling
Lighting and rendering: arnold renderer, redshift renderer > 3D rendering
Pixel art: sprite art
Matte painting: digital matte painting > Visual effects
Matchmoving: camera tracking vfx, 3dequalizer > Visual effects
Green screen: chroma key, chroma keying > Compositing
Particle effects: fluid simulation vfx, embergen > Visual effects
Marmoset: quixel mixer, quixel > Texturing
Unreal for film: virtual production > Visual effects

# Music and performing arts

## Music
Music composition: composing music, songwriting, song writing > Music production
Mixing and mastering: audio mixing, sound mixing, audio mastering > Music production
Beat making: beatmaking, dj mixing, djing > Music production
Film scoring: background score, music for film > Music production
Sound recording: audio recording, studio recording, recording? > Sound design
Live sound: live sound mixing, pa systems, sound checks > Sound design
Foley: foley art > Sound design
Hindustani classical music: hindustani music, hindustani vocals > Singing
Carnatic music: carnatic vocals > Singing
Western classical singing: opera singing > Singing
Flute playing: bansuri, flutist > Musical instruments
Sitar: sarod, veena > Musical instruments
Keyboard instruments: synthesizer, harmonium > Musical instruments
Ukulele: mandolin, cello > Musical instruments
Saxophone: trumpet, clarinet > Musical instruments
Music education: teaching of music
Musicology: ethnomusicology, music history
Music business: artist management, music licensing
Reaper!: studio one daw, bitwig > Music production

## Stage
Classical dance: odissi, kuchipudi, mohiniyattam > Dance
Classical dance teaching: bharatanatyam teaching, kathak teaching, classical dance training > Classical dance, Teaching
Contemporary dance: modern dance > Dance
Hip hop dance: street dance, breakdance > Dance
Folk dance: bhangra, garba > Dance
Salsa dance: ballroom dance > Dance
Street theatre: nukkad natak, street play > Acting
Improvisation?: improv comedy > Acting
Stand-up comedy: comedy writing > Acting
Theatre direction: play direction, theater direction
Mime? > Acting
Stage lighting: stage lighting design
Costume design: costume construction
Dubbing: voice dubbing > Voice acting
Audiobook narration: narration? > Voice acting

## Making art > Fine arts // every line is a technique of the fine arts
Mural painting: wall art, wall murals > Painting and drawing
Madhubani painting: warli art, warli painting, tanjore painting > Painting and drawing
Charcoal drawing: graphite drawing > Painting and drawing
Installation art: performance art
Mixed media art: collage making
Ceramics art: pottery wheel > Pottery
Clay modeling: clay modelling > Sculpture
Resin art: candle making, soap making > Crafts
Rangoli > Crafts
Mehndi: mehendi, henna art > Crafts

## Related work
Art conservation: art restoration
Exhibition curation: curating exhibitions, exhibition setup, exhibit installation, hanging artworks > Curation
Art criticism: art writing > Art history
Embroidery: hand embroidery, crochet, macrame > Crafts
Origami: quilling, paper quilling > Paper craft

# Fashion and textiles

## Fashion craft
Draping?: dress draping > Pattern making
Sewing: tailoring, stitching? > Garment construction
Apparel production: garment production, apparel manufacturing > Garment construction
Apparel merchandising: garment merchandising, export merchandising > Fashion merchandising
Tech packs: spec sheets apparel
Grading of patterns: pattern grading, marker making, garment grading, size grading, pattern sizing > Pattern making
Surface ornamentation: surface design, zardozi > Textile design
Block printing: batik, tie and dye > Textile design
Textile print design: textile prints, repeat patterns, print development > Textile design
Knitwear design: knit design
Fabric sourcing: textile sourcing, fabric knowledge > Fashion merchandising
Sustainable fashion: upcycling, slow fashion > Fashion design
Accessory design: bag design, footwear styling > Fashion design
Fashion photography styling: editorial styling > Fashion styling
Personal styling: wardrobe styling > Fashion styling
Fashion journalism: fashion writing, fashion blogging > Journalism
Fashion show production: runway shows, fashion shows, ramp shows
Bridal makeup: party makeup > Makeup artistry
Prosthetic makeup: special effects makeup > Makeup artistry
Nail art: manicure and pedicure, nail extensions > Beauty and makeup
Hair coloring: hair cutting, keratin treatment > Hair styling
Facials?: facial treatments > Skin care

# Public relations and communications

## Work with the public
Press conferences: press events, press meets, media invites > Media relations
Media pitching: journalist outreach, media pitches > Media relations
Media kits: press kits
Spokesperson training: media training > Media relations
Internal communications: internal communication, employee communications > Corporate communications
Executive communications: leadership communications, ceo communications > Corporate communications
Strategic communications: communication strategy, communications strategy > Corporate communications
Reputation management: brand reputation
Stakeholder communications: public affairs > Public relations
Issue management > Crisis communication
Annual reports: annual report writing, corporate reports ~ Corporate communications
Development communication: communication for development, behaviour change communication > Mass communication
Health communication: public health campaigns > Mass communication
Science communication: science outreach, popular science > Mass communication
Intercultural communication: cross cultural communication > Mass communication
Media studies: media theory, communication studies > Mass communication
Audience research: media research, audience analysis > Mass communication
Media ethics: media literacy > Mass communication
Radio jockeying: radio jockey, rj radio > Radio broadcasting
News anchoring: news anchor, news reading, newsreading, news presenting, bulletin reading, tv anchoring > Broadcasting
Podcast editing: podcast hosting > Podcasting
Emceeing: hosting events, compering, master of ceremonies > Public speaking
Debating: parliamentary debate, debate competitions > Public speaking
Toastmasters: toastmasters international > Public speaking
Donor relations: donor management, donor stewardship, donor communication, donor follow up, donor calling, donor engagement, donor coordination, donor outreach > Fundraising
Crowdfunding: crowdfunding campaigns, donation collection, online fundraising > Fundraising
Grant fundraising: corporate fundraising > Fundraising
Conference planning: conference organization > Event management
Event production: event logistics, stage setup > Event management
Virtual events: hybrid events, online event management > Event management
College fest organization: fest organizing, cultural fest management > Event management
Muck Rack: prowly > Media relations
Event decoration: event decor, venue decoration, venue decor, event setup, venue setup > Event management
Venue management: venue booking, venue selection, venue sourcing, venue coordination > Event management
Guest list management: guest lists, guest invitations, rsvp tracking > Event management
Event registration: participant registration, registration desk, attendee registration ~ Event management
Crowd management: crowd control > Event management
Speaker coordination: artist hospitality, artist coordination, guest speaker coordination > Event management
Media lists: press lists, journalist lists, media database, journalist database, media contacts, journalist contacts > Media relations
Coverage reports: press coverage, media coverage, coverage tracking, press coverage tracking > Media monitoring
Key messaging: key messages, talking points, spokesperson briefing
Stakeholder mapping: stakeholder lists ~ Stakeholder management
`
