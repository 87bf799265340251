/** Design, film, music, fashion, media and public relations, in detail. */
export const mediaAndArts = `
# Graphic design

## Print and brand > Graphic design // every line is a product of graphic design
Poster design: posters?, poster making, poster creation, poster designing work, digital poster, event posters, poster work > Layout design
Print design > Layout design
Brochure design: flyers?, flyer design, pamphlet design, brochures?, catalogue design, catalog design, brochure making, flyer making, catalogue making, brochure layout, product catalogue design, catalogue layout, company profile design, corporate profile design, calendar design?, prospectus design, company profile layout, profile design of company > Layout design
Book design: book cover design, book layout, book typesetting, book cover, cover design, cover page design, book formatting > Layout design
Editorial design: magazine design, magazine layout, newspaper layout, newspaper page design, news page design, page layout for newspaper > Layout design
Banner design: banners?, hoarding design, standees, standee design, banner making, web banners, website banners, banner creation, backdrop design, stage backdrop design, event backdrop design > Layout design
Business card design: stationery design, visiting card design, letterhead design, letter head design, letterheads, id card design, visiting card making, certificate design > Brand identity
Brand guidelines: brand style guide, brand manual > Brand identity
Packaging design: package design, packing design, pouch design, packaging artwork, carton design, dieline design, dielines, packaging dieline, die line making, box artwork, pouch artwork, carton artwork, pack artwork, label and pouch design, box packaging design, box design for products > Packaging and label design
Label design: product labels, label making, labels and stickers > Packaging and label design
Prepress: print production, color separation, print ready artwork, print ready files, print file preparation, print files, print ready designs, pre press, print file making, print finalisation, colour proofs, ctp, print vendor coordination, coordination with printers, print follow up, colour separation?, plate making for offset
Type design: font design, fontlab, glyphs app > Typography
Vector illustration: vector art, vector drawing, logo vectorization, logo tracing, vector tracing, vector work, vectorisation > Illustration
Icon design: iconography, icons?, icon set, icon making > UI design
Thumbnail design: youtube thumbnails, thumbnails > Social media design
Adobe Express: adobe spark > Social media design
Scribus > Layout design
Piktochart: venngage > Infographics
Mockup design: mockups, product mockups, mock ups, mock up design, mock up making
Invitation design: invitation cards, e invites, invitation card design, wedding card design, wedding cards, wedding invitation, greeting card design > Layout design
Menu card design: menu cards, menu layout, restaurant menu design > Layout design
T-shirt design: tshirt design, merchandise design, merch design, t shirt printing design, tshirt graphics, t shirt graphics
Ad creatives: banner creatives, advertisement design, print ads design, newspaper ad design, facebook ad creatives, performance creatives, ad banners, newspaper ads, magazine ads, press ads > Social media design

## Related work
Generative AI art: midjourney, dall e, adobe firefly, ai image generation, ai images, ai art, ai generated images, ai image tools, ai design tools, ai image creation, ai graphics

## Related work
Photo retouching: photo manipulation, image retouching, skin retouching, image touch up, photo touch up, beauty retouching, high end retouching > Photo editing
Printmaking: linocut, etching art > Fine arts
Calligraphy: hand lettering, lettering art > Typography
Sketching: pencil sketching, drawing?, free hand drawing, freehand drawing, hand drawing, drawing skills, perspective drawing, sketch making, hand drawn sketches > Illustration
Caricature: portrait drawing, portraits, portrait sketching > Illustration
Comics?: comic art, graphic novels, comic strips, comic making, comic illustration, comic drawing, comic book art, manga drawing, comic design > Illustration
Screen printing: silk screen printing, tshirt printing, t shirt printing, fabric printing by screen, printing on t shirts + Screen making for printing=screen exposing=screen exposure=screen making?=screen coating and exposing
Color correction: colour correction > Photo editing
Affinity Photo > Photo editing
Data storytelling: information design ~ Infographics
Background removal: clipping path, image cutouts, background change, background cutting, image masking, cut out images, bg removal > Photo editing
Image resizing?: image cropping, resizing images, image compression and resizing > Photo editing
Storybook illustration: children's book illustration > Illustration
Creative direction: creative concepts, creative ideation, campaign concepts > Art direction
Clip Studio Paint > Illustration ~ Krita
Krita > Illustration ~ Clip Studio Paint
Prezi > Presentation design tools
Motion posters: gif design, animated posters, gifs, gif making, gif creation, animated posts > Motion graphics
Digital illustration: digital painting, digital art, ipad drawing, digital sketching, digital drawing tablet, tablet drawing > Illustration
Concept art: visual development > Illustration

# UX design

## Methods of UX > UX design // every line is a method or tool of UX design
Usability testing: user testing, usability tests, app testing with users, prototype testing with users + Lyssna=usabilityhub, Useberry, Optimal Workshop > User research
User interviews: customer interviews, talking to users > User research
User personas: personas, empathy maps, empathy mapping > User research
Card sorting: tree testing > Information architecture
Heuristic evaluation: ux audit, expert review usability, usability audit, ux evaluation, ui audit
Journey mapping: customer journey mapping, user journey mapping
User flows: task flows, flow diagrams for apps, screen flows, app flow, user journey flows > Wireframing
Site maps: sitemaps > Information architecture
Low-fidelity prototyping: paper prototyping, low fidelity prototypes, low fi prototypes, lo fi prototypes, low fi prototyping > Wireframing
High-fidelity prototyping: interactive prototypes, clickable prototypes, hi fi prototypes, hi fi design, high fidelity designs, hi fi mockups > Interaction design
Micro-interactions: microinteractions > Interaction design
Voice interface design: conversational design, chatbot design > Interaction design
Service design: service blueprints > UX design
Mobile UI design: app ui design > UI design
Style guides: grid systems?, auto layout, component libraries > Design systems
Design handoff: developer handoff, developer hand off, handover to developers, design handover, design hand off, design specs for developers > UI design
Design reviews: design critique, design feedback, critique sessions, design review sessions
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
Film direction: film directing, direction of films, direction department work, video direction, directing videos, assisting director, film director assistance > Video production
Film production: producing films, line production > Video production
Documentary filmmaking: documentaries?, documentary production, documentary making, documentary film, documentary film making, documentary shooting > Video production
Short filmmaking: short films, filmmaking, film making, student films
Camera operation: camera handling, videography, dslr videography, videographer work, camera operating work, video coverage of events, video recording, event video shooting, camera shooting, gimbal, gimbal operation, gimbal use, gimbal shooting, gimbal handling, shot taking, taking shots, camera equipment handling, shoot equipment handling, equipment handling on shoot, handling shoot equipment, camera setup, camera operating?, gimbal shots, video camera operation, handycam + Timelapse video=time lapse photography=timelapse videos=hyperlapse=time lapse video, Jib operation=camera jib=jib crane operation=jimmy jib, Teleprompter operation, Behind the scenes video=bts video=bts shoot=bts videos=making video of shoots, Lecture recording=lecture video recording=recording lectures, B-roll shooting=b roll footage=b roll shooting=cutaway shots > Cinematography
Lighting for film: studio lighting, set lighting, lighting setup for shoots, light setup, lights setup for shoot, shoot lighting, lighting setup, three point lighting, lighting for shoots, light rigging for shoots, interview lighting, key and fill lights > Cinematography
Drone videography: aerial photography, aerial videography, drone shooting, drone shoot, drone shots, drone camera operation, drone video, aerial shoots, drone photography, drone footage, drone reels, fpv drone shots > Cinematography
Video shooting: multi camera production > Cinematography
Reels editing: short form video, youtube shorts, reel making, reel creation, making reels, shooting reels, reels?, short reels, instagram reel making, instagram reels editing, short videos, shorts editing, shorts making, short form content, youtube shorts editing, reel cutting, short video making, vertical videos > Video editing
Instagram reels > Reels editing, Instagram
Colour grading tools: davinci resolve color > Color grading
Sound mixing for film: film sound, boom operation > Sound design
YouTube production: youtube content creation, vlogging, youtube videos, youtube video making, youtube channel management, vlogs, youtube content, youtube handling, youtube channel, vlog making, youtube video production, video uploading, youtube uploading, video upload > Video production, YouTube
Casting direction: casting coordination, casting calls, auditions?, casting work, casting assistance, audition handling, model casting
Continuity supervision: script supervision

## Related work
Instagram posts > Instagram ~ Social media posting
Video streaming tools + OBS Studio, Streamlabs, vMix > Live streaming
Production management: production coordination, call sheets, production handling of shoots, film production assistance, production assistance, shoot scheduling, film set work, shoot logistics, film set management, script breakdown

## Related work
Screenplay analysis: film analysis > Film studies
Title design: lower thirds, title animation, titles and credits, credit titles > Motion graphics
Subtitles and captions editing: caption editing, adding subtitles, adding captions, caption adding, captioning of videos, video captions, subtitle adding, srt file creation, captions typing > Subtitling
Explainer videos: whiteboard animation, doodly, vyond, animated explainer, animation videos, whiteboard videos, animated videos > Animation

## Photography > Photography // every line is a kind or tool of photography
Portrait photography: fashion photography + Newborn and maternity photography=baby shoots=newborn photography=maternity shoot=baby photography=maternity photography, Passport photos=passport size photos=passport photo printing=id photos, Studio photography=studio shoots=softbox lighting=studio strobes=photo studio work > Photography
Product photography: product photo shoot, product shoot, e commerce photography, product photos, catalogue shoot, catalogue photography, clicking product photos, product picture taking, ecommerce photography, product photograph, catalog shoot + Food photography=food shoots, Jewelry photography=jewellery photography=jewellery shoot, White background photography=white background product shots > Photography
Wedding photography: candid photography, pre wedding shoot, candid shoot, wedding shoots, wedding coverage, wedding photo shoots
Wildlife photography: nature photography > Photography
Street photography: travel photography
Photo composition: lighting for photography, framing and composition, composition and framing, composition and lighting, photography composition
Capture One: photo mechanic > Photo editing
Darkroom printing: film photography

## Animation craft > Animation // every line is a kind of animation or a program for it
2D animation: 2d animation design, cel animation, 2d animated videos + Background art for animation=bg painting=background painting in animation=bg design=animation backgrounds > Animation
3D animation: 3d animator work, 3d product animation, product animation, 3d animated videos > Animation
Character animation: keyframe animation, walk cycles > Animation
Stop motion: claymation > Animation
Motion capture: mocap, facial capture
Spine 2D > 2D animation
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
Green screen: chroma key, chroma keying, green screen keying, green screen removal, chroma keying work, chroma removal, chroma background removal, chroma shoot, keylight > Compositing
Particle effects: fluid simulation vfx, embergen > Visual effects
Marmoset: quixel mixer, quixel > Texturing
Unreal for film: virtual production > Visual effects

# Music and performing arts

## Music
Music composition: composing music, songwriting, song writing > Music production
Mixing and mastering: audio mixing, sound mixing, audio mastering, song mixing, mixing mastering, mix and master > Music production
Beat making: beatmaking > Music production
Film scoring: background score, music for film > Music production
Sound recording: audio recording, studio recording, recording?, voice recording, recording studio work, dubbing recording, recording of voice, vocal recording, location sound, voice over recording, boom mic, boom microphone, lapel mic, lapel mics, sync sound, sync sound recording, sound recordist work, lavalier mic + Zoom field recorders=zoom h6=zoom h4n=zoom h5 > Sound design
Live sound: live sound mixing, pa systems, sound checks, sound system handling, sound system setup, mic setup, sound setup, event sound, event sound setup, sound system operation, sound mixer operation, audio visual setup, av setup, audio setup, mic and speaker setup, handling sound system, stage sound, mixer operation at events, live mixing, sound desk operation > Sound design
Foley: foley art > Sound design
Hindustani classical music: hindustani music, hindustani vocals > Singing
Carnatic music: carnatic vocals > Singing
Western classical singing: opera singing > Singing
Flute playing: bansuri, flutist > Musical instruments
Sitar > Musical instruments
Keyboard instruments: synthesizer > Musical instruments
Ukulele: mandolin > Musical instruments
Cello > Musical instruments
Saxophone > Musical instruments
Trumpet: clarinet > Musical instruments
Veena: sarod > Musical instruments
Music education: teaching of music, vocal teaching, music training, keyboard teaching, guitar teaching, music lessons, teaching guitar, teaching singing, tabla teaching, vocal music teaching, instrument teaching, music classes?, guitar classes?, singing classes?
Musicology: ethnomusicology, music history
Music business: artist management, music licensing
Reaper!: studio one daw, bitwig > Music production

## Stage
Classical dance + Odissi, Kuchipudi, Mohiniyattam, Kathakali, Manipuri dance, Sattriya > Dance
Classical dance teaching: bharatanatyam teaching, kathak teaching, classical dance training > Classical dance, Teaching
Contemporary dance: modern dance > Dance
Hip hop dance: street dance, breakdance > Dance
Folk dance + Bhangra, Garba, Lavani, Ghoomar, Giddha, Dandiya=dandiya raas, Chhau dance=chhau, Bihu dance > Dance
Salsa dance: ballroom dance > Dance
Street theatre: nukkad natak, street play > Acting
Improvisation?: improv comedy > Acting
Stand-up comedy: comedy writing > Acting
Theatre direction: play direction, theater direction, drama direction, skit direction
Mime? > Acting
Stage lighting: stage lighting design, light cues, dmx lighting, dmx console, lighting console operation, light board operation, lighting cues
Costume design: costume construction, costumes?, costume making, costume styling
Dubbing: voice dubbing > Voice acting
Audiobook narration: narration? > Voice acting

## Making art > Fine arts // every line is a technique of the fine arts
Mural painting: wall art, wall murals, wall painting art, mural making, artistic wall painting > Painting and drawing
Charcoal drawing: graphite drawing > Painting and drawing
Installation art: performance art
Mixed media art: collage making
Ceramics art: pottery wheel > Pottery
Clay modeling: clay modelling > Sculpture
Resin art > Crafts
Rangoli > Crafts
Mehndi: mehendi, henna art, henna design > Crafts

## Related work
Art conservation: art restoration
Exhibition curation: curating exhibitions, exhibition setup, exhibit installation, hanging artworks, exhibition display, art exhibition?, artwork installation, gallery setup > Curation
Art criticism: art writing > Art history
Embroidery: needle work, needlework > Crafts
Origami: quilling, paper quilling > Paper craft

# Fashion and textiles

## Fashion craft
Draping?: dress draping, draping on dress form, fabric draping, garment draping, draping on mannequin > Pattern making
Sewing: tailoring, stitching?, stitching work, machine stitching, sewing machine operation, stitching of garments, hand stitching, tailor work, blouse stitching, sewing machine handling, stitching clothes, buttonhole work, buttonholing, button attaching, button stitching, pico and fall, hemming + Overlock machine operation=overlock machine=overlocking=flatlock machine=flatlock > Garment construction
Apparel production: garment production, apparel manufacturing, garment factory work, garment manufacturing process, garment line supervision > Garment construction
Apparel merchandising: garment merchandising, export merchandising, order follow up in garments, export house merchandising, apparel sourcing, merchandiser work, sample follow up, fashion merchandiser work > Fashion merchandising
Tech packs: spec sheets apparel, techpack, spec sheet, specification sheets for garments, technical sheets
Grading of patterns: pattern grading, marker making, garment grading, size grading, pattern sizing, grading and marker making, marker planning, marker preparation > Pattern making
Surface ornamentation: surface design, embellishment, fabric embellishment, surface embellishment, hand work on garments > Textile design
Block printing: hand block printing, block print, block prints, wooden block printing + Ajrakh=ajrakh printing, Dabu printing > Textile design
Textile print design: textile prints, repeat patterns, print development, print making for textiles, print and pattern design, fabric prints, motif development, motif design, print artwork, all over prints, motifs? > Textile design
Knitwear design: knit design
Fabric sourcing: textile sourcing, fabric knowledge, fabric buying, fabric selection, fabric procurement, fabric vendor sourcing, fabric and trims sourcing, material sourcing for garments, fabric market visits, fabric research, selection of fabrics, cloth purchase, cloth buying > Fashion merchandising
Sustainable fashion: upcycling, slow fashion > Fashion design
Accessory design: bag design, footwear styling, handbag design, footwear designing > Fashion design
Fashion photography styling: editorial styling > Fashion styling
Personal styling: wardrobe styling > Fashion styling
Fashion journalism: fashion writing, fashion blogging > Journalism
Fashion show production: runway shows, fashion shows, ramp shows
Bridal makeup: party makeup, bridal make up, wedding makeup, hd makeup, bride makeup > Makeup artistry
Prosthetic makeup: special effects makeup > Makeup artistry
Nail art: manicure and pedicure, nail extensions, manicure, pedicure, manicure pedicure, nail care, gel nails, nail work, mani pedi > Beauty and makeup
Hair coloring: keratin treatment, hair spa, hair smoothening, hair straightening, hair rebonding, hair treatment > Hair styling
Facials?: facial treatments, face massage, facial massage, face clean up > Skin care

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
Emceeing: hosting events, compering, master of ceremonies, event anchoring, stage anchoring, show hosting, hosting shows, stage hosting, anchoring of events, anchoring events, anchoring on camera, on camera anchoring, camera anchoring, video anchoring > Public speaking
Debating: parliamentary debate, debate competitions > Public speaking
Toastmasters: toastmasters international > Public speaking
Donor relations: donor management, donor stewardship, donor communication, donor follow up, donor calling, donor engagement, donor coordination, donor outreach > Fundraising
Crowdfunding: crowdfunding campaigns, donation collection, online fundraising > Fundraising
Grant fundraising: corporate fundraising > Fundraising
Conference planning: conference organization > Event management
Event production: event logistics, stage setup > Event management
Virtual events: hybrid events, online event management > Event management
College fest organization: fest organizing, cultural fest management > Event management
Muck Rack > Media relations
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
