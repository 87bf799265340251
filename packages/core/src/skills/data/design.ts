/** Design, architecture, fashion, film, music and the arts. */
export const design = `
# Graphic design ~ UX design, Film and animation, Marketing, Architecture and interiors
@ graphic designer, graphic design intern, visual designer, illustrator, art director, creative director, brand designer, web designer, designer, creative designer, senior designer, multimedia designer, graphic artist, layout artist, dtp operator, visualizer, packaging designer, production artist, presentation designer, creative intern, digital artist, web artist, multimedia artist, freelance graphic designer
% design, logo, poster, visual, layout, typography, creative, banner, artwork, print, illustration, portfolio, graphic, brochures, brand identity

## Graphic design > Graphic design
Graphic design: graphics design, graphic designing, graphics designing, graphic?, graphics?, visual design, designing?, visual communication, communication design, graphic arts, creative design, designing skills
Logo design: logo designing, logos, logo creation
Brand identity: brand identity design, corporate identity, brand design
Typography: lettering
Illustration: illustrations, digital drawing
Layout design: page layout, layout?, layouts?, flyers?
Packaging and label design
Infographics: infographic design
Color theory: colour theory, color correction theory
Art direction: creative strategy, conceptualization, concept development
Photo editing: image editing, retouching?
Social media design: social media posts, social media graphics, social media creatives, instagram posts
Presentation design tools: keynote!
Signage: signage design, large format printing

## Design software ~
Adobe Photoshop: photoshop, ps cs6, adobe photo shop, photo shop > Photo editing, Graphic design
Adobe Illustrator: Illustrator!, adobe illustrator cc, adobe illustrator cs6 > Graphic design
Adobe InDesign: indesign, in design! > Layout design, Graphic design
CorelDRAW: corel draw, corel, coreldraw graphics suite > Graphic design
Canva: canva design > Graphic design
Adobe Creative Suite: adobe creative cloud, adobe suite, creative cloud, creative suite, adobe cc, adobe, adobe products, adobe software > Graphic design
Adobe Lightroom: lightroom > Photo editing
Adobe Acrobat: adobe acrobat dc, adobe acrobat reader, acrobat, adobe reader, adobe acrobat pro, pdf editing
Inkscape > Graphic design
GIMP > Photo editing
Procreate!: procreate app > Illustration
Affinity Designer > Graphic design
QuarkXPress: quark xpress, quark! > Layout design
PageMaker: adobe pagemaker > Layout design
Adobe Dreamweaver: dreamweaver > Web design
Adobe Flash: macromedia flash, flash animation, actionscript

# UX design ~ Graphic design, Software development, Psychology and social work
@ ux designer, ui designer, ui ux designer, product designer, ux researcher, interaction designer, ui/ux intern, ui ux intern, user experience designer, user interface designer, ux intern, ux ui designer, ux writer
% user, wireframe, usability, prototype, interface, persona, journey, usability test, app design

## User experience > UX design
UX design: ux, user experience, user experience design, ui/ux, ui ux, ui/ux design, ux/ui, ux ui, ui ux design, ux/ui design, user centered design, user centred design, experience design, user-centered design
UI design: graphical user interface, ui, user interface, user interface design, interface design, app design, screen design, gui, gui design, user interfaces, ui designing
User research: affinity mapping, affinity diagrams, ux research, user studies
Wireframing: wireframes, wireframe, user journeys
Interaction design: interactive design, ixd
Information architecture: content architecture
Design systems: design system, ui kits?
Figma: figma design, figma prototyping > UI design, Wireframing ~ Adobe XD, Sketch
Adobe XD: xd, adobe experience design > UI design, Wireframing ~ Figma, Sketch
Sketch!: sketch app > UI design ~ Figma, Adobe XD
InVision: invision studio > UI design ~ Figma
Framer! + ProtoPie > UI design
Axure: axure rp > Wireframing
Zeplin
Accessible design: accessibility audits, inclusive design, accessibility

# Architecture and interiors ~ Civil engineering and construction, Graphic design
@ architect, interior designer, junior architect, architecture intern, landscape architect, interior design intern, draftsman, draftsperson, drafter, urban planner, furniture designer, set designer, architectural designer, space planner, 3d visualizer, project architect
% architecture, interior, floor plan, furniture, space, elevation, landscape, architectural, rendering, decor, b arch

## Architecture and interiors
Architecture: architectural design, building design, architectural planning, architectural?
Interior design: interior designing, interior decoration, interior architecture, interiors?, interior decorating, home decor, residential design, interior styling
Landscape architecture: landscape design
Furniture design: furniture making, upholstery
SketchUp: sketch up, google sketchup, trimble sketchup > 3D modeling
Lumion + Enscape, Twinmotion > 3D rendering
V-Ray: v ray, vray > 3D rendering
ArchiCAD > BIM
Rhinoceros: rhino!, rhino 3d, rhino3d + Grasshopper! > 3D modeling
3ds Max: 3d max, autodesk 3ds max, 3ds, 3d studio max > 3D modeling
3D modeling: 3d graphics, 3d modelling, 3d design, 3d models, 3d modeler, 3d?
3D rendering: rendering?, 3d visualization, 3d rendering and visualization
Physical model making: model making, scale models
Lighting design: light design
Exhibition design: museum design, set construction
Vastu: energy modeling of buildings
Industrial design: product design, product designing, consumer product design
Jewelry design: jewellery design, gemology, rhino jewelry

# Fashion and textiles ~ Graphic design, Retail
@ fashion designer, fashion stylist, textile designer, fashion intern, pattern maker, apparel designer, garment technologist, tailor, merchandiser, apparel merchandiser, fashion consultant, fashion merchandiser, fashion buyer, costume designer, technical designer, fashion illustrator, seamstress, dressmaker, assistant designer, fabric designer, stylist, wardrobe stylist, design assistant
% fashion, garment, fabric, textile, apparel, clothing, style, collection, costume, wardrobe, runway, sewing, trend, womenswear, menswear, accessories, denim, lookbook

## Fashion !~ > Fashion design
Fashion design: fashion designing, apparel design, fashion?, clothing design, fashion design intern, garment design
Pattern making: pattern drafting, pattern cutting, pattern making and draping, grading patterns
Garment construction: garment manufacturing, alterations, apparel
Textile design: fabric design, print design for textiles, textiles, textile, fabrics?, fabric?, weaving design
Fashion illustration: fashion sketching, technical flats, flat sketches
Fashion styling: styling?, photo shoot styling
Fashion merchandising
Fashion trend forecasting: trend forecasting, trend research, trend analysis fashion
CLO 3D: clo3d + Marvelous Designer, Gerber AccuMark, Lectra, Optitex, Browzwear
Beauty and makeup: esthetics, salon management, beauty therapy + Makeup artistry=makeup=make up artist, Hair styling=hairdressing, Cosmetology, Skin care=skincare, Spa services
Modeling?: fashion modeling, fashion modelling, runway modeling

# Film and animation ~ Graphic design, Writing and journalism, Music and performing arts
@ video editor, animator, film maker, cinematographer, photographer, motion graphics designer, video editing intern, vfx artist, 3d artist, videographer, sound engineer, 3d animator, producer, film director, 2d animator, assistant director, production assistant, camera operator, film editor, media producer, video producer, multimedia specialist, content producer, broadcast engineer, multimedia producer, game artist, digital content producer, associate producer
% video, film, camera, footage, shoot, animation, frame, documentary, studio, movie, editing, production, photo, television, broadcast, multimedia, reels

## Film and photography
Video editing: video editor, film editing, editing videos, video post production, post production, short video editing, video editing software, video making, video content
Video production: media production, audio visual production, shooting videos, multimedia production, production of videos, video content creation
Cinematography: camera operator, camera work, dslr, dslr camera
Photography: digital photography, photo shoots, photo shoot, photographer
Color grading: colour grading, davinci resolve, da vinci resolve
Adobe Premiere Pro: premiere pro, adobe premiere, Premiere!, adobe premier pro, premier pro > Video editing ~ Final Cut Pro
Final Cut Pro: final cut, fcp, final cut pro x > Video editing ~ Adobe Premiere Pro
Avid Media Composer: Avid!, avid editing > Video editing
Filmora: wondershare filmora + CapCut, KineMaster, InShot, VN Editor, iMovie, Camtasia, Sony Vegas > Video editing
Adobe After Effects: after effects, aftereffects, ae motion > Motion graphics
Storyboarding: storyboards, story boarding, storyboard
Live streaming: streaming setup
Film studies: film theory, cinema studies
Multimedia: multi media, interactive media, multimedia design

## Animation > Animation
Animation: animations?, animation design, cartoon animation, 2d/3d animation
Motion graphics: motion design, motion graphic design, motion graphics design, kinetic typography
Visual effects: vfx, special effects, cgi + Nuke!, Compositing, Rotoscoping
Maya!: autodesk maya, maya 3d > 3D modeling
Blender!: blender 3d, blender software > 3D modeling
Cinema 4D: c4d > 3D modeling, Motion graphics
Houdini > Visual effects
Substance Painter: substance 3d + Rigging=character rigging, Texturing, UV mapping
Character design: game art, character modeling, environment design, 3d character design
Toon Boom: toon boom harmony, moho animation

# Music and performing arts ~ Film and animation, Teaching and education
@ musician, singer, actor, actress, music teacher, dancer, sound designer, music producer, choreographer, theatre director, theater director, art teacher, artist, fine artist, performer, dance teacher, art instructor, curator, gallery assistant, theatre artist, museum educator, gallery manager, art therapist, stage manager, museum assistant, composer, vocalist, dance instructor, teaching artist, painter artist
% music, theater, theatre, stage, dance, art, performance, exhibition, gallery, museum, artists, orchestra, concert, rehearsal, paintings, drama, studio art, arts, sculpture, ensemble

## Performing arts !~
Music production: audio production, music producer
Sound design: sound engineering, audio engineering, audio editing, sound editing, sound systems
Ableton Live: ableton + FL Studio, Logic Pro=logic pro x, Pro Tools, Cubase, GarageBand, Audacity, Adobe Audition
Singing: vocals?, vocal music, classical singing, vocal performance, vocal training, choral
Musical instruments + Guitar, Piano, Violin, Drums, Tabla, Flute?
Music theory: music?
Dance: dancing, zumba dance + Kathak, Bharatanatyam, Ballet, Choreography
Acting?: theatre?, theater?, drama?, stage acting, theatre arts, theater arts, dramatic arts, stage performance, performing arts
Voice acting: voice over, voice overs, voiceover, voice modulation
Stage management: theatre production, stage production, theater production, technical theater

## Fine arts
Fine arts: artwork?, fine art, visual arts, art?, studio arts, visual art
Painting and drawing: canvas painting, sketching and painting + Oil painting, Watercolor=watercolour=water color painting, Acrylic painting
Sculpture: stone carving, wood carving + Pottery=ceramics
Art history: history of art
Curation: curating, gallery management, exhibit design, exhibition planning, collections management museum, art handling
Crafts: art and craft, arts and crafts, craft? + Handicrafts, Paper craft
Art education: arts administration, arts education
`
