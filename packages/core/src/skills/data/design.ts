/** Design, architecture, fashion, film, music and the arts. */
export const design = `
# Graphic design ~ UX design, Film and animation, Marketing, Architecture and interiors
@ graphic designer, graphic design intern, visual designer, illustrator, art director, creative director, brand designer, web designer, designer, creative designer, senior designer, multimedia designer, graphic artist, layout artist, dtp operator, visualizer, packaging designer, production artist, presentation designer, creative intern, digital artist, web artist, multimedia artist, freelance graphic designer
% design, logo, poster, visual, layout, typography, creative, banner, artwork, print, illustration, portfolio, graphic, brochures, brand identity

## Graphic design > Graphic design // every line is a task of graphic design
Graphic design: graphics design, graphic designing, graphics designing, graphic?, graphics?, visual design, designing?, visual communication, communication design, graphic arts, creative design, designing skills, graphic work, visual content design, graphic creatives, creatives making, design sense, aesthetic sense
Logo design: logo designing, logos, logo creation, brand mark, brand marks, logomarks, logo marks, wordmarks, wordmark design, monogram design
Brand identity: brand identity design, corporate identity, brand design, visual identity, brand kit, corporate branding design
Typography: lettering, typographic design, type layout, font selection?, font choice
Layout design: page layout, layout?, layouts?, layout making, layout sense, sense of layout, layout skills
Packaging and label design
Color theory: colour theory, color correction theory, colour sense, colour knowledge, colour selection, color sense, colour combinations, colour scheme, color schemes, color combinations
Art direction: creative strategy, conceptualization, concept development
Social media design: social media posts, social media graphics, social media creatives, instagram post design, instagram creatives, post designing, social media banners, carousel design, social media artwork, festive creatives, festival posts, festival creatives, post creation design, carousel posts, social post design, whatsapp creatives, whatsapp status creatives, whatsapp posts design
Emailer design: emailer making, email template design, mailer design, newsletter layout, edm design, email banner design
Signage: signage design, large format printing, sign boards, signboard, sign board design, glow sign boards, flex design, flex banner design, hoardings, flex board design, flex printing design, signboard making

## Related work
Infographics: infographic design, infographic making
Presentation design tools: keynote!
Illustration: illustrations, digital drawing, illustrating + Scientific illustration=medical illustration=botanical illustration, Isometric illustration=isometric illustrations, Spot illustrations=spot illustration, Sticker design=digital stickers=sticker pack design

## Related work
Photo editing: image editing, retouching?, photo enhancement, photo collage + Photo restoration=old photo restoration=photo repair=old photo repair, Photo printing=photo lab work=photo prints, Camera raw editing=raw photo editing=adobe camera raw, Ghost mannequin editing=ghost mannequin=invisible mannequin
Photo album design: album design, album designing, wedding album design, photo album making, karizma album design, album making > Layout design, Photo editing

## Design software
Adobe Photoshop: photoshop, ps cs6, adobe photo shop, photo shop, photoshop editing > Photo editing ~ GIMP, Affinity Photo
Adobe Illustrator: Illustrator!, adobe illustrator cc, adobe illustrator cs6 > Graphic design ~ CorelDRAW, Affinity Designer, Inkscape
Adobe InDesign: indesign, in design! > Layout design, Graphic design ~ QuarkXPress
CorelDRAW: corel draw, corel, coreldraw graphics suite > Graphic design ~ Adobe Illustrator, Inkscape
Canva: canva design
Adobe Creative Suite: adobe creative cloud, adobe suite, creative cloud, creative suite, adobe cc, adobe, adobe products, adobe software > Graphic design
Adobe Lightroom: lightroom > Photo editing ~ Capture One
Adobe Acrobat: adobe acrobat dc, adobe acrobat reader, acrobat, adobe reader, adobe acrobat pro, pdf editing
Inkscape > Graphic design ~ Adobe Illustrator
GIMP > Photo editing ~ Adobe Photoshop
Procreate!: procreate app > Illustration
Affinity Designer > Graphic design ~ Adobe Illustrator
QuarkXPress: quark xpress, quark! > Layout design ~ Adobe InDesign
PageMaker: adobe pagemaker > Layout design
Adobe Dreamweaver: dreamweaver > Web design
Adobe Flash: macromedia flash, flash animation, actionscript

# UX design ~ Graphic design, Software development, Psychology and social work
@ ux designer, ui designer, ui ux designer, product designer, ux researcher, interaction designer, ui/ux intern, ui ux intern, user experience designer, user interface designer, ux intern, ux ui designer, ux writer
% user, wireframe, usability, prototype, interface, persona, journey, usability test, app design

## User experience > UX design // every line is a method or tool of UX design
UX design: ux, user experience, user experience design, user centered design, user centred design, experience design, user-centered design, user flow and experience design
UI design: graphical user interface, ui, user interface, user interface design, interface design, app design, screen design, gui, gui design, user interfaces, ui designing, app screens, app screen design, designing screens, dashboard ui design, mobile app ui, website layout design, mobile app design, ui mockups, webpage layout, form design?, app form design, settings screens
User research: affinity mapping, affinity diagrams, ux research, user studies, user surveys, ux surveys, user feedback collection, user needs research, user behaviour research, feedback from users, contextual inquiry, contextual interviews, in depth user interviews
Wireframing: wireframes, wireframe, user journeys, wire framing, ui wireframing, ux wireframing, app wireframes, ui wireframes, low fi wireframes, lo fi wireframes, lo fi screens, website wireframes
Interaction design: interactive design, ixd
Information architecture: content architecture
Design systems: design system, ui kits?, style guide creation
Figma: figma design, figma prototyping ~ UI design, Adobe XD, Sketch
Adobe XD: xd, adobe experience design ~ UI design, Figma, Sketch
Sketch!: sketch app ~ UI design, Figma, Adobe XD
InVision: invision studio ~ UI design, Figma
Framer! > UI design ~ ProtoPie
ProtoPie > UI design ~ Framer
Axure: axure rp > Wireframing
Zeplin
Accessible design: accessibility audits, inclusive design, accessibility
Accessibility testing: a11y testing, accessibility checks, screen reader testing > Accessible design

# Architecture and interiors ~ Civil engineering and construction, Graphic design
@ architect, interior designer, junior architect, architecture intern, landscape architect, interior design intern, draftsman, draftsperson, drafter, urban planner, furniture designer, set designer, architectural designer, space planner, 3d visualizer, project architect
% architecture, interior, floor plan, furniture, space, elevation, landscape, architectural, rendering, decor, b arch

## Architecture and interiors
Architecture: architectural design, building design, architectural planning, architectural?, architectural concept design, building planning, architectural work
Residential planning: house planning, house plan, home plan, house plan design, residential plans, residential planning and design, bungalow design, house design, home design > Architecture
Interior design: interior designing, interior decoration, interior architecture, interiors?, interior decorating, home decor, residential design, interior styling, interior space design, home interiors, interior work, residential interiors, interior concepts
Furnishings: soft furnishings, furnishing selection, curtain selection, decor sourcing, furniture sourcing, furniture selection, decor selection, furnishing fabrics, furniture procurement, home furnishings, curtain and upholstery, curtains?, upholstery selection, product catalogue knowledge in interiors ~ Interior design
Material selection: selection of materials, finishes selection, material and finish selection, material finalisation, finishes and materials, choosing materials, material choice, selection of finishes, interior materials, finish selection, wall finishes, wall finish, wall paint selection, paint and wallpaper selection, tile selection, laminate selection, veneer selection ~ Material science, Material boards
Interior site supervision: interior execution, interior project execution, turnkey interiors, fit out works, interior site execution, interior fit outs, interior site work, fit out supervision, interior site visits, handover to client, project handover interiors, site handover, interior site coordination, carpentry work supervision at interiors > Site supervision
Landscape architecture: landscape design, landscape planning, planting plans, planting design, landscape drawings, garden layout, garden planning
Furniture design ~ Furniture making
Furniture making: upholstery, modular furniture making, modular furniture manufacturing + Edge banding=edge banding machine=beam saw=panel saw ~ Furniture design, Carpentry
Furniture detailing: furniture drawings, furniture details, furniture working drawings, joinery details, joinery drawings, woodwork details, furniture drafting, woodwork detailing, wardrobe detailing, wardrobe drawings, kitchen detailing, wardrobe details, furniture shop drawings ~ Furniture design, Architectural drafting
SketchUp: sketch up, google sketchup, trimble sketchup > 3D modeling
Lumion > 3D rendering ~ Enscape, Twinmotion
Enscape > 3D rendering ~ Lumion, Twinmotion
Twinmotion > 3D rendering ~ Lumion, Enscape
V-Ray: v ray, vray > 3D rendering
ArchiCAD > BIM
Rhinoceros: rhino!, rhino 3d, rhino3d + Grasshopper! > 3D modeling
3ds Max: 3d max, autodesk 3ds max, 3ds, 3d studio max > 3D modeling ~ Maya, Blender
3D modeling: 3d graphics, 3d modelling, 3d design, 3d models, 3d modeler, 3d? + Retopology=retopo, Low poly modeling=low poly=low poly modelling=low poly models
3D product modeling: 3d product modelling, product modelling 3d, 3d asset creation, 3d assets, game asset modelling, 3d asset modelling, game assets > 3D modeling
3D rendering: rendering?, 3d visualization, 3d rendering and visualization, 3d visualisation, architectural visualisation, 3d views, interior rendering, exterior rendering, photorealistic rendering, 3d interior views, render images, interior views, realistic rendering
Walkthroughs: 3d walkthrough, walkthrough videos, walkthrough animation, walkthrough making, walk through animation > 3D rendering
Physical model making: model making, scale models, architectural models, model building by hand, physical models, 3d physical models, foam board models, model making by hand
Lighting design: light design
Exhibition design: museum design, set construction, stall design, stall designing, booth design, exhibition booth design, kiosk design, exhibition stall design
Vastu: vaastu
Industrial design: product design, product designing, consumer product design
Jewelry design: jewellery design, rhino jewelry, jewelry cad, jewellery cad, jewellery sketching, jewellery sketches + MatrixGold=matrix gold=rhinogold, JewelCAD, Gemology=gemmology
Jewelry making: jewellery manufacturing, jewellery making, handmade jewellery, goldsmith work, jewelry repair, bead jewellery, jewellery repair, gold jewellery making + Kundan work=kundan setting=kundan jewellery making, Meenakari=meenakari work, Filigree work=filigree jewellery, Jewelry casting=jewellery casting=wax injection=lost wax casting of jewellery=wax setting, Stone setting=gem setting=diamond setting, Terracotta jewellery making=terracotta jewellery

# Fashion and textiles ~ Graphic design, Retail
@ fashion designer, fashion stylist, textile designer, fashion intern, pattern maker, apparel designer, garment technologist, tailor, merchandiser, apparel merchandiser, fashion consultant, fashion merchandiser, fashion buyer, costume designer, technical designer, fashion illustrator, seamstress, dressmaker, assistant designer, fabric designer, stylist, wardrobe stylist, design assistant
% fashion, garment, fabric, textile, apparel, clothing, style, collection, costume, wardrobe, runway, sewing, trend, womenswear, menswear, accessories, denim, lookbook

## Fashion
Fashion design: fashion designing, apparel design, fashion?, clothing design, fashion design intern, garment design, dress designing, dress design, fashion design sketching, kidswear design, kids wear design, menswear design, womens wear design, womenswear design, ethnic wear design, boutique design, blouse design, uniform design, uniform designing, design development in fashion
Pattern making: pattern drafting, pattern cutting, pattern making and draping, grading patterns, paper pattern, basic block making, garment drafting, bodice drafting
Garment construction: garment manufacturing, alterations, garment making, dress making, dressmaking, stitching and construction, garment stitching, making garments
Body measurement taking: taking body measurements, customer measurements, measurement taking for stitching, taking customer measurements, measurements for stitching, client measurements for garments, taking measurements of customers, measurements of customers
Boutique management: boutique handling, boutique work, boutique sales, boutique operations, handling boutique, boutique customer handling
Textile design: fabric design, print design for textiles, textiles?, fabrics?, fabric?, weaving design
Fashion illustration: fashion sketching, technical flats, flat sketches, fashion drawing, croqui, croquis, fashion figure drawing, flat drawing, fashion figures, garment sketching, garment sketches, design sketching for garments, croquis drawing, fashion croquis > Fashion design
Fashion styling: styling?, photo shoot styling, styling for shoots, styling for photoshoots, photoshoot styling, styling of models, shoot styling, model styling, fashion stylist work, outfit styling, product styling, styling outfits
Fashion merchandising
Fashion trend forecasting: trend forecasting, trend research, trend analysis fashion, fashion trends, fashion forecasting, trend forecasting and research, trend boards, fashion research
CLO 3D: clo3d ~ Marvelous Designer, Gerber AccuMark, Lectra, Optitex, Browzwear
Marvelous Designer ~ CLO 3D, Gerber AccuMark, Lectra, Optitex, Browzwear
Gerber AccuMark ~ CLO 3D, Marvelous Designer, Lectra, Optitex, Browzwear
Lectra ~ CLO 3D, Marvelous Designer, Gerber AccuMark, Optitex, Browzwear
Optitex ~ CLO 3D, Marvelous Designer, Gerber AccuMark, Lectra, Browzwear
Browzwear ~ CLO 3D, Marvelous Designer, Gerber AccuMark, Lectra, Optitex
Beauty and makeup: esthetics, salon management, beauty therapy, beauty services, beautician work, beauty parlour work, salon work, parlour work, salon services, beauty parlor work, beauty care, parlour services, beautician course
Threading and waxing: waxing, eyebrow threading, threading waxing, hair removal, bleaching and waxing, waxing and threading, threading and facial, eyebrow shaping > Beauty and makeup
Makeup artistry: makeup, make up artist, make up?, airbrush makeup, party makeup work > Beauty and makeup
Hair styling: hair cutting, haircut, haircutting, hairdressing, hair dressing, hair do, hairdo, hair style making, hairstyles, hairstyling > Beauty and makeup
Cosmetology > Beauty and makeup
Skin care: skincare > Beauty and makeup
Spa services: spa therapy, spa treatments, body spa, spa massage, spa work, spa therapist work > Beauty and makeup
Modeling?: fashion modeling, fashion modelling, runway modeling
Sample making: sample development, garment samples, sample production, garment sampling, sampling follow up, proto samples, fit samples, pre production samples, pp samples, size set samples, sample stitching, sample sewing > Garment construction
Fit sessions: garment fitting, fit checks, garment fit, fitting sessions, fittings?, fit trials, trial fittings, fit approvals, fit comments, garment trials > Garment construction
Garment inspection: garment quality checks, garment quality, apparel quality control, garment checking, apparel inspection, garment qc, garment measurement checking, garment final inspection, garment measurement check ~ Quality control
Garment finishing: garment packing, ironing and packing, thread cutting of garments, garment finishing and packing, garment ironing, pressing and packing, finishing and packing of garments, garment pressing, trimming and checking
Fabric testing: textile testing, fabric quality + Yarn testing=yarn quality testing=yarn quality=yarn count testing=yarn count=yarn evenness=uster tester=uster testing=wrap reel=lea strength=csp testing=yarn twist testing, Color fastness testing=colour fastness=color fastness=colour fastness testing=wash fastness=wash fastness testing=rubbing fastness=rub fastness=crocking test=fastness testing, Fabric GSM testing=gsm testing=gsm checking=fabric gsm=gsm cutter, Shrinkage testing=shrinkage test=fabric shrinkage, Pilling test=martindale abrasion=pilling testing, Fabric strength testing=tear strength of fabric=bursting strength of fabric, Fibre testing=fiber testing=cotton fibre testing=hvi testing=fibre fineness=micronaire, Fabric construction analysis=fabric analysis=fabric structure analysis=fabric count=ends and picks=epi and ppi
Fibre identification: fiber identification, fibre identification tests, burning test, yarn identification, fabric identification, identification of fabrics, fabric identification skills ~ Fabric testing
Trims sourcing: trims and accessories, accessory sourcing, trims? > Fashion merchandising
Garment costing: apparel costing, style costing, cost sheet for garments, garment cost sheet, costing sheet, fabric consumption, fabric consumption calculation, fabric consumption sheet, garment consumption > Apparel merchandising
Buyer communication: buyer coordination, buyer follow up, buyer meetings, buyer handling, buyer mails, buyer correspondence > Apparel merchandising
Production follow-up: time and action calendars, tna calendars, garment order follow up > Apparel merchandising
Lookbooks: lookbook design, line sheets > Fashion styling
Size charts: measurement charts, garment measurements > Tech packs
Fabric dyeing: dyeing fabrics > Dyeing and finishing ~ Textile design
Hand weaving: loom weaving > Textile design
Wardrobe management: costume management, wardrobe coordination, costume arranging, costume arrangement > Fashion styling
Color palettes: colour palettes, colour stories, color stories
Collection development: range development, line development, capsule collections, collection planning, line planning in fashion, design development of garments > Fashion design
Fabric cutting: cutting fabric, garment cutting, cloth cutting, cutting master work, fabric spreading, spreading and cutting > Garment construction

# Film and animation ~ Graphic design, Writing and journalism, Music and performing arts
@ video editor, assistant editor, animator, film maker, cinematographer, photographer, motion graphics designer, video editing intern, vfx artist, 3d artist, videographer, sound engineer, 3d animator, producer, film director, 2d animator, assistant director, production assistant, camera operator, film editor, media producer, video producer, multimedia specialist, content producer, broadcast engineer, multimedia producer, game artist, digital content producer, associate producer
% video, film, camera, footage, shoot, animation, frame, documentary, studio, movie, editing, production, photo, television, broadcast, multimedia, reels

## Film and photography
Video editing: video editor, film editing, editing videos, video post production, post production, short video editing, video editing software, video making, video content, video cutting, editing of reels and videos, youtube video editing, video trimming, reel and video editing, trimming and cutting of videos, footage editing, vlog editing, cutting and trimming + Trailer editing=teaser editing=promo editing=promo cutting=trailer cutting, Wedding video editing=wedding films=wedding highlights=wedding highlight video=wedding film editing=cinematic wedding videos, News video editing=news editing on video=news package editing=bulletin editing, Rough cut editing=rough cuts of videos=assembly edit=assembly cut, Video encoding=adobe media encoder=handbrake=video transcoding=video compression, Lyric videos=lyrical videos=lyric video, Invitation videos=wedding invitation video=video invitations=invitation video making, Screen recording=screencasts=screencasting=screen recordings, Video stabilization=video stabilisation=warp stabilizer=footage stabilization, Proxy editing=proxy workflow=proxy files in editing, Speed ramping=speed ramps=slow motion editing
Video production: media production, audio visual production, shooting videos, multimedia production, production of videos, video content creation, video shoot, video making and shooting, video shooting and editing, shoot management, shoot coordination, video content making, shoot planning, video creation, corporate videos, ad film making, ad shoots, shooting and editing, corporate video making, product videos, product video making, promo videos, ad films, cinematic videos, cinematic reels, video uploading and editing
Cinematography: camera operator, camera work, dslr, dslr camera, camera angles, frame composition, camera skills
Photography: digital photography, event photography, photo shoots, photo shoot, photographer, photo taking, clicking pictures, taking photographs, clicking photos, photo clicking, event coverage photos, dslr photography, photo coverage, taking photos, photo shooting work, photoshoot assistance, assisting photoshoots, shoot assistance + Interior photography=architectural photography=architecture photography, Sports photography=sports shoots, Concert photography=gig photography, Macro photography=macro shots, Astrophotography=night sky photography=star trails
Color grading: colour grading, video colour correction, colour correction of video, video color correction, colourist work, video grading, colour tone, colour toning, color toning
DaVinci Resolve: da vinci resolve > Video editing, Color grading ~ Adobe Premiere Pro, Final Cut Pro
Adobe Premiere Pro: premiere pro, adobe premiere, Premiere!, adobe premier pro, premier pro > Video editing ~ Final Cut Pro
Final Cut Pro: final cut, fcp, final cut pro x > Video editing ~ Adobe Premiere Pro
Avid Media Composer: Avid!, avid editing > Video editing
Filmora: wondershare filmora > Video editing ~ CapCut, KineMaster, InShot, VN Editor, iMovie, Camtasia, Sony Vegas
CapCut > Video editing ~ Filmora, KineMaster, InShot, VN Editor, iMovie, Camtasia, Sony Vegas
KineMaster > Video editing ~ Filmora, CapCut, InShot, VN Editor, iMovie, Camtasia, Sony Vegas
InShot > Video editing ~ Filmora, CapCut, KineMaster, VN Editor, iMovie, Camtasia, Sony Vegas
VN Editor > Video editing ~ Filmora, CapCut, KineMaster, InShot, iMovie, Camtasia, Sony Vegas
iMovie > Video editing ~ Filmora, CapCut, KineMaster, InShot, VN Editor, Camtasia, Sony Vegas
Camtasia > Video editing ~ Filmora, CapCut, KineMaster, InShot, VN Editor, iMovie, Sony Vegas
Sony Vegas > Video editing ~ Filmora, CapCut, KineMaster, InShot, VN Editor, iMovie, Camtasia
Adobe After Effects: after effects, aftereffects, ae motion > Motion graphics
Storyboarding: storyboards, story boarding, storyboard
Live streaming: streaming setup, facebook live, youtube live, live telecast, live webcasting, webcast, webcasting, live stream handling, streaming of events, live telecasting, live video + Vision mixing=vision mixer=video switcher=online switching of cameras=video switcher operation=production control room
Film studies: film theory, cinema studies
Multimedia: multi media, interactive media, multimedia design
Location scouting: location recce, location hunting > Video production
Shot lists: shot division, shot breakdown, shot planning > Video production
Footage logging: logging footage, footage organization, footage management, footage backup, footage transfer, data backup of footage, footage sorting, card data transfer, footage data management, data wrangling on set, dit work, media offloading, card offloading, footage ingest, media management on shoots > Video editing
Photo culling: photo selection, image selection, photo sorting, sorting photos > Photo editing
Animatics: animatic > Storyboarding
Prop making: prop design, prop sourcing, props management, props?
Audio cleanup: noise removal, dialogue editing, audio cleaning, sound syncing, audio syncing, audio sync, syncing audio, audio video sync, syncing sound > Sound design
Multicam editing: multicam, multi camera editing, multi cam editing, multi camera edit > Video editing
Interview filming: interview videos, testimonial videos, shooting interviews, interview shooting > Video production

## Animation
Animation: animations?, animation design, cartoon animation, 2d/3d animation, animation work, animating characters, animation making, animation video making, basic animation, computer animation
Motion graphics: motion design, motion graphic design, motion graphics design, kinetic typography, motion graphic, mogrt, motion graphic work, text animation, logo animation, intro animation, intro and outro making, animated text, logo reveal + Broadcast graphics=vizrt=news tickers=wasp3d
Visual effects: vfx, special effects, cgi, video effects, vfx editing, vfx compositing, visual fx + Nuke!, Compositing, Rotoscoping=roto work=roto paint=rotoscopy=roto artist work, Wire and rig removal=rig removal, Mocha Pro=mocha ae, Motion tracking?=object tracking in video=tracking in after effects=planar tracking
Maya!: autodesk maya, maya 3d > 3D modeling ~ Blender, 3ds Max, Cinema 4D
Blender!: blender 3d, blender software > 3D modeling ~ Maya, 3ds Max, Cinema 4D
Cinema 4D: c4d > 3D modeling, Motion graphics
Houdini > Visual effects
Substance Painter: substance 3d
Rigging: character rigging, rig building for characters, skinning of characters, weight painting
Texturing
UV mapping
Character design: game art, character modeling, environment design, 3d character design, character sketching, character illustration, character concept, mascot design
Toon Boom: toon boom harmony, moho animation > Animation
Lip sync: lip syncing > Character animation
Inbetweening: in between animation, clean up animation, inbetweens > 2D animation

# Music and performing arts ~ Film and animation, Teaching and education
@ musician, singer, actor, actress, music teacher, dancer, sound designer, music producer, choreographer, theatre director, theater director, art teacher, artist, fine artist, performer, dance teacher, art instructor, curator, gallery assistant, theatre artist, museum educator, gallery manager, art therapist, stage manager, museum assistant, composer, vocalist, dance instructor, teaching artist, painter artist
% music, theater, theatre, stage, dance, art, performance, exhibition, gallery, museum, artists, orchestra, concert, rehearsal, paintings, drama, studio art, arts, sculpture, ensemble

## Performing arts
Music production: audio production, music producer, music making, song production, song recording, music recording, daw, daw software, music programming, song making, music track making + MIDI programming=midi sequencing=drum programming=midi controllers, DJing=dj mixing=dj work=rekordbox=serato=virtual dj=dj sets
Sound design: sound engineering, audio engineering, sound systems, sound editing and design, sfx, sound effects, background music selection, bgm, sound work, audio design, sound effects design
Audio editing: sound editing, audio post production, audio cutting, audio mixing and editing, voice editing, audio trimming, audio post, voice over editing
Ableton Live: ableton ~ FL Studio, Logic Pro, Pro Tools, Cubase, GarageBand, Audacity, Adobe Audition
FL Studio ~ Ableton Live, Logic Pro, Pro Tools, Cubase, GarageBand, Audacity, Adobe Audition
Logic Pro: logic pro x ~ Ableton Live, FL Studio, Pro Tools, Cubase, GarageBand, Audacity, Adobe Audition
Pro Tools ~ Ableton Live, FL Studio, Logic Pro, Cubase, GarageBand, Audacity, Adobe Audition
Cubase ~ Ableton Live, FL Studio, Logic Pro, Pro Tools, GarageBand, Audacity, Adobe Audition
GarageBand ~ Ableton Live, FL Studio, Logic Pro, Pro Tools, Cubase, Audacity, Adobe Audition
Audacity > Audio editing ~ Ableton Live, FL Studio, Logic Pro, Pro Tools, Cubase, GarageBand, Adobe Audition
Adobe Audition > Audio editing ~ Ableton Live, FL Studio, Logic Pro, Pro Tools, Cubase, GarageBand, Audacity
Singing: vocals?, vocal music, classical singing, vocal performance, vocal training, choral, choir + Choir conducting=choir training=conducting choir=choir direction, Ghazal singing, Bhajan singing=kirtan singing, Playback singing
Musical instruments: instrument playing, playing instruments + Shehnai, Sarangi!, Santoor!, Pakhawaj, Mridangam, Ghatam, Djembe, Cajon, Harmonica, Bass guitar, Harmonium=harmonium playing, Electric keyboard=keyboard playing=keyboard player work
Guitar > Musical instruments
Piano > Musical instruments
Violin > Musical instruments
Drums: drumming > Musical instruments
Tabla: tabla playing, tabla accompaniment, tabla solo > Musical instruments
Dholak: percussion > Musical instruments
Flute? > Musical instruments
Music theory: music? + Music transcription=transcribing music=swaralipi=notating songs, Ear training=aural training=solfege
Dance: dancing, zumba dance + Bollywood dance=bollywood dancing=bollywood choreography dance, Semi-classical dance=semi classical dance
Dance teaching: teaching dance, dance training, dance instruction, dance class handling, dance coaching, dance workshops, dance classes? > Dance, Teaching
Kathak > Classical dance
Bharatanatyam > Classical dance
Ballet > Dance
Choreography: dance choreography, choreographing, dance composition > Dance
Acting?: theatre?, theater?, drama?, stage acting, theatre arts, theater arts, dramatic arts, stage performance, performing arts, drama acting, theatre acting, camera acting, stage shows, stage plays, skits, skit performance, acting in plays, role play acting, theatre performance, acting for camera, acting skills, poetry recitation, recitation, mono acting, monologue performance
Theatre teaching: drama teaching, theatre workshops, drama workshops, acting workshops, teaching acting, drama classes?, theatre training, teaching drama, teaching theatre > Acting, Teaching
Voice acting: voice over, voice overs, voiceover, voice modulation, dubbing voice, vo artist work, voice artist work, voicing, voice over recording for videos, voiceover artist work
Stage management: theatre production, stage production, theater production, technical theater, backstage work, backstage management, backstage handling, stage arrangements, backstage?, backstage coordination, stage coordination
Live performance: performing live, live shows, concert performance, gigs?, stage performance skills, live stage performance, stage shows performance, live gigs, live singing
Rehearsal management: rehearsal direction, rehearsals?
Stage set building: set building, stage sets, backdrop painting > Stage management
Music arrangement: arranging music, song arrangement > Music production
Music notation: score reading, sheet music, staff notation, sight reading > Music theory
Jingles: jingle composition, ad jingles > Music composition

## Fine arts
Fine arts: artwork?, fine art, visual arts, art?, studio arts, visual art, art work
Painting and drawing: canvas painting, sketching and painting, drawing and painting, painting on canvas, painting work by artist, art painting, sketching painting + Fabric painting=cloth painting=hand painting on fabric=hand painted fabric, Glass painting=glass paintings, Pot painting=matka painting, Madhubani painting=madhubani art=mithila painting=madhubani paintings, Warli painting art, Tanjore painting=thanjavur painting=tanjore paintings, Pattachitra, Gond art=gond painting=gond paintings, Kalamkari=kalamkari painting, Pichwai=pichwai painting, Miniature painting=mughal miniature painting, Mandala art=dot mandala=mandala drawing > Painting
Oil painting > Painting and drawing
Watercolor: watercolour, water color painting > Painting and drawing
Acrylic painting > Painting and drawing
Sculpture: stone carving, wood carving, sculpting, idol making, statue making
Pottery: ceramics, terracotta, clay work, pot making, terracotta work, clay art > Sculpture
Art history: history of art
Curation: curating, gallery management, exhibit design, exhibition planning, collections management museum, art handling, gallery work, gallery assistance, museum work, art gallery work, museum cataloguing, museum assistance
Crafts: art and craft, arts and crafts, craft?, art and craft work, craft work, craft making, diy crafts, hand crafts, hand made crafts, art & craft activities, handmade products making, diy projects, best out of waste, handmade craft, craft activities + Lippan art=lippan work=mud mirror work art, Decoupage, String art, Jute craft=jute products making=jute crafts, Bamboo craft=cane and bamboo work=bamboo products=cane work, Papier mache=paper mache, Doll making=soft toy making=soft toys making, Flower making=artificial flower making=paper flowers, Diya making=diya painting=diya decoration, Crochet=crochet work=crocheting=amigurumi, Macrame=macrame work
Soap making: handmade soap making, handmade soaps, soap and candle making > Crafts
Candle making: scented candles, candle manufacturing, candle crafts > Crafts
Art teaching: teaching drawing, teaching art, drawing teaching, craft teaching, drawing and painting classes, art teacher work, art workshops, teaching painting, teaching craft > Teaching
Handicrafts > Crafts
Paper craft > Crafts
Art education: arts administration, arts education

# Fashion and textiles

## Thread and needle > Crafts // every line decorates cloth by hand or machine
Hand embroidery: hand embroidery work, embroidery by hand, hand work embroidery, hand stitches embroidery + Zardozi=zardosi=zari work=adda work=zardozi work, Aari work=aari=aari embroidery=ari work=maggam work, Chikankari=chikan work=chikan embroidery, Kantha embroidery=kantha=kantha stitch, Phulkari=phulkari embroidery, Kashida=kashidakari, Kasuti=kasuti embroidery, Mirror work=shisha work=abhla work, Gota patti=gota patti work=gota work, Bead work=beadwork=beading on garments=sequin work=sequins work, Cutwork embroidery, Applique work=applique, Cross stitch=cross stitch embroidery > Embroidery, Surface ornamentation
Machine embroidery: computerised embroidery, computer embroidery, computerized embroidery, embroidery machine operation, multi head embroidery, embroidery machine + Embroidery digitizing=embroidery digitising=embroidery punching=wilcom > Embroidery

## Studio and cutting room
Tie and dye: tie dye, tie and dye work, tie dyeing, resist dyeing + Bandhani=bandhej, Shibori=shibori dyeing, Leheriya=lehariya > Fabric dyeing
Batik: batik printing, batik painting, wax resist, wax resist dyeing, wax resist printing > Fabric dyeing
Saree draping: saree pleating, saree pre pleating, pre pleating of sarees, lehenga draping, dupatta draping
Fabric inspection: fabric checking, 4 point system, four point system, 4 point inspection, four point inspection, fabric quality check, fabric quality checking, grey fabric inspection, greige inspection, inspection of fabric, fabric inspection machine > Quality control ~ Fabric testing
Fabric fusing: fusing machine, collar fusing, interlining fusing, fusing of collars > Garment construction
Bundling in garments: bundle tickets, bundling and numbering, numbering and bundling, garment bundling > Apparel production
TUKAcad: tukatech > Pattern making ~ Gerber AccuMark, Lectra, Optitex
Textile design software + NedGraphics, Kaledo, Pointcarre > Textile print design
Sustainable textile standards: gots certification, oeko tex, oeko tex certification, GOTS^, bci cotton, global organic textile standard
Gemstone identification: gem identification, gem testing, gemstone testing, diamond grading, diamond sorting, diamond assorting, gemstone grading ~ Gemology
Eyelash extensions: lash extensions, eyelash extension > Beauty and makeup

# Graphic design

## More print and screens > Graphic design // every line is a product of graphic design
Social media templates: canva templates, post templates, instagram templates, story templates > Social media design
Resume design: cv design, portfolio layout design > Layout design
Ebook design: e book design, ebook layout, e book layout, digital magazine design > Layout design
Typesetting: book typesetting work, dtp typesetting, page composition > Layout design
`
