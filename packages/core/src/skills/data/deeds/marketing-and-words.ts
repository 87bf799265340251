/** Marketing, public relations, writing and languages. */
export const marketingAndWords = `
# Marketing
Social media marketing: run|handle|manage|grow|post & instagram|facebook page|linkedin page|twitter handle|social handle|pinterest & follower|reach|engagement|brand|club|page|account|ngo|startup|business; increase|grow|double|gain & follower|subscriber & instagram|facebook|youtube|linkedin|twitter
Social media posting: publish|upload|schedule & story|reel|carousel|tweet|post & instagram|facebook|linkedin|twitter; post & instagram|facebook|linkedin|twitter & daily|week|reel|story|every day|regularly
Instagram marketing: instagram & grow|increase|boost|raise|take & follower|reach|engagement
Content calendars: plan|schedule|map & post|content|reel|newsletter & month ahead|weekly plan|monthly plan|posting schedule|post for the month|content plan|in advance
Reels editing: make|shoot|film|edit|cut|create & reel|short video|youtube short
Social media analytics: track|report|analyse|check|measure & reach|impression|engagement|follower growth|follower count & instagram|facebook|linkedin|reel
Hashtag research: find|research|test|pick & hashtag
Comment moderation: reply|answer|hide|moderate|respond & comment|dm|direct message & follower|page|instagram|facebook|post|youtube
Influencer marketing: contact|approach|shortlist|pitch|collaborate|tie up|reach out & influencer|blogger|creator|youtuber & brand|campaign|product|post|barter|promotion|review
SEO: rank|raise|improve|push|grow & google search|google rank|google result|first page of|organic traffic|organic search & keyword|page|blog|website|article|site
Keyword research: find|list|choose|research|pick|shortlist & keyword|search term & google|blog|article|search volume|seo|page|campaign
On-page SEO: write|fix|add|optimise & meta description|title tag|alt text|meta tag|meta title|header tag
Link building: get|build|earn|submit & backlink|guest post|directory|inbound link
Google Ads: run|set up|manage|launch & search ad|display ad|google ad|responsive ad|ppc
Facebook Ads: run|set up|boost|launch|target & facebook|instagram|meta & paid|ad|audience|budget|boosted
Email marketing: send|write|design|schedule & newsletter|mailer|bulk email|promotional email|email blast & subscriber|open rate|customer|list|reader|click
Newsletter marketing: write|send|compile|design|edit & newsletter & subscriber|reader|weekly|monthly|member|alumni
Campaign reporting: report|track|measure|compare|analyse & ctr|cpc|impression|click through|conversion|roas|ad spend & campaign|ad|weekly|client|brand
Market research: survey|interview|ask|poll & shopper|consumer|customer|buyer|household|college student & preference|buying habit|which brand|habit|willingness|taste|choose
Competitor benchmarking: compare|study|track|benchmark|analyse & competitor|rival brand|competing brand & price|feature|post|campaign|product|strategy|offering|website
Consumer behavior: study|observe|analyse|interview & buying habit|purchase decision|shopping habit|buying behaviour|purchase behaviour|buying pattern
Customer segmentation: group|divide|segment|cluster & customer|shopper|buyer|consumer & age|income|spend|purchase|segment|rfm
Brand awareness: promote|spread|raise & brand|product|app|startup & campus|college|stall|mall|locality|awareness|hostel
Campus ambassador programs: promote|represent|refer & brand|app|platform|startup & my college|campus|classmate|hostel
Flyer distribution: distribute|hand out|handed out|drop|give out & flyer|pamphlet|leaflet|handbill
Event marketing: promote|advertise & event|fest|workshop|concert|show|webinar & poster|instagram|ticket|registration|footfall|attendance
Field marketing: stall|kiosk|canopy|mall|road show|roadshow & promote|sample|demo|activation & product|brand|customer|visitor
Product sampling: give|hand out|handed out|distribute|offer & sample|trial pack|free sachet & shopper|customer|store|mall|visitor|product
Product launches: launch|introduce & new product|new flavour|new collection|new range|new brand & market|campaign|store|press|customer|plan
Advertising: plan|write|create|place|run & advertisement|tv ad|radio spot|hoarding|print ad|ad film|billboard
Media planning: plan|allocate|choose|book & newspaper|radio|tv|hoarding|digital & ad budget|media budget|reach|ad slot|grp
Sales promotion: plan|run|design|offer & discount|coupon|voucher|buy one get one|festive offer|combo offer & store|customer|sale|shop|footfall
Loyalty programs: run|design|enrol|launch & loyalty card|reward point|referral program|membership card|repeat customer
Landing pages: build|write|design|test & landing page|signup page|squeeze page & lead form|conversion|campaign|sign up|signup
A/B testing: test|compare & two version|version a|variant|subject line|headline & click|conversion|open rate|signup|response
Brand collaborations: partner|tie up|collaborate|barter & brand|cafe|label & giveaway|campaign|collab|co branded|post|event
Website updates: update|upload|edit|change & wordpress|wix|squarespace|college website|company website|cms & page|banner|content|blog|event|text
Creative briefs: write|prepare|share & creative brief|design brief|campaign brief|brief for
Podcasting: host|record|produce|edit|launch & podcast|audio show|audio series
Growth hacking: referral|viral loop|waitlist & grow|user|signup & campaign|invite|launch
Online reputation management: reply|respond|monitor & google review|zomato review|tripadvisor|online review|app store review|negative review
Mobile marketing: send|schedule|run & sms|push notification|whatsapp broadcast & offer|campaign|customer|user|promotion

# Public relations and communications
Press releases: write|draft|issue|send|prepare & press release|press note|media release|news release
Media relations: contact|call|invite|email|brief|pitch & journalist|newspaper editor|media house|press & story|coverage|event|interview|feature|release
Media pitching: pitch & journalist|editor|magazine|newspaper|media & story|feature|interview|founder|coverage
Media lists: compile|build|update|prepare & journalist|media contact & list|database|beat|contact|sheet
Media monitoring: read|scan|track|clip|monitor & newspaper|news coverage|press coverage|media mention|brand mention|news clipping
Coverage reports: compile|count|report|track & coverage|clipping|media mention & client|brand|campaign|publication|report
Press conferences: organise|arrange|invite|host|set up & press conference|press meet|media briefing|media interaction
Crisis communication: draft|respond|issue|handle & statement|apology|clarification|holding statement & crisis|backlash|controversy|negative press|rumour
Speechwriting: write|draft & speech|keynote|welcome address & chief guest|director|minister|principal|ceo|dean|president|vice chancellor|chairman
Internal communications: write|edit|send|produce & employee newsletter|internal newsletter|staff newsletter|all hands|staff bulletin|in house magazine
Annual reports: write|edit|compile|design & annual report|impact report
Fundraising: raise|collect & donation|fund|rs|lakh|inr|money|rupee & charity|ngo|donor|relief|cause|children|shelter|crowdfunding|flood
Donor relations: call|thank|update|write|email|meet & donor & report|impact|visit|thank|renew|gift|story
Community outreach: visit|talk|speak & village|slum|school|basti|panchayat|anganwadi & awareness|camp|scheme|health|hygiene|enrol
Radio broadcasting: host|present|record|produce & radio|fm|community radio & show|programme|program|station|air
Emceeing: anchor|compere|emcee & event|fest|function|show|ceremony|annual day|convocation|webinar; host & annual day|convocation|cultural evening|quiz night|talent show|award night
Debating: debate|argue|speak & motion|parliamentary|inter college|intercollege|best speaker|adjudicator

# Writing and journalism
Content writing: write|publish|author & article|blog|web page|website|listicle|how to guide & website|word|month|week|client|seo|portal|topic|startup|reader
Article writing: write|publish|author|contribute & article|feature|piece & magazine|newspaper|journal|portal|website|paper|publication
Blogging: write|publish|run|start & blog & post|reader|weekly|travel|food|personal|month|wordpress|medium|view
Copywriting: write|craft|coin|draft & tagline|slogan|ad line|caption|jingle|brochure text|headline|punchline|ad script & brand|ad|campaign|client|product|poster|instagram|hoarding
Product descriptions: write|draft & product page|product description|description of product|catalogue text|product listing
Social media copy: write|craft|draft & caption|tweet|post text & instagram|brand|social|linkedin|facebook|client
Creative writing: write|publish|pen & poem|short story|story|novel|play|fiction|poetry & anthology|magazine|competition|published|character|collection|award|book
Poetry: write|publish|recite|perform & poem|poetry|verse|ghazal|haiku
Scriptwriting: write|draft & script|screenplay|dialogue & short film|play|video|ad|youtube|web series|podcast|skit|radio|street play|documentary
Editing: edit|rewrite|trim|tighten|restructure|polish & article|manuscript|chapter|copy|essay|draft|submission & grammar|house style|flow|clarity|author|writer|magazine|publication|word
Copy editing: correct|fix|check|edit & grammar|punctuation|house style|sentence|spelling & article|manuscript|copy|page|draft|book|report
Proofreading: read|check|correct|catch|spot & typo|spelling|grammar|proof|printing error|punctuation & page|article|manuscript|book|print|report|magazine|newsletter|draft
Fact checking: verify|check|cross check|confirm & fact|quote|rumour|figure quoted|quotation from & article|story|news|byline
News writing: write|file|report|cover & breaking|hard news|city page|story|local news|news story|news report|news item|news brief|news of|news on & newspaper|daily|desk|local|court|crime|civic|election|portal|channel
Journalism: file & report|stories & flood|court|municipal|police|election|crime|civic; cover|report|file|investigate & election|court|crime|civic issue|panchayat|protest|city council|beat & story|newspaper|paper|news|channel|magazine
Interviewing sources: interview|quote|speak|talk & official|resident|farmer|victim|minister|shopkeeper|villager & story|article|feature|news|magazine|newspaper
Feature writing: write|report|publish & feature|profile of|long form|longform|human interest & magazine|newspaper|story|people|portal
Investigative journalism: rti|leaked|expose|exposed|uncover & story|report|scam|corruption|irregularity & news|newspaper|filed|journalist|published
Photojournalism: photograph|shoot|click & protest|news event|rally|election|flood & newspaper|news|photo story|magazine|published
Newsroom operations: edit|rewrite|upload|select|monitor & wire copy|agency copy|bulletin|rundown|news ticker|newsroom
Event coverage: cover|report|live tweet|write up & event|match|concert|seminar|conference|fest & newspaper|magazine|portal|story|article|college paper|website
Headline writing: write|coin|test|rewrite & headline|strapline|news title
Book reviews: write|publish & book review|film review|movie review|review of book|review of film
Opinion writing: write|publish & op ed|opinion piece|editorial|column & newspaper|magazine|paper|portal|weekly|journal
Content research: research|find|brainstorm|propose & topic|story idea|angle|content idea & article|blog|video|post|script|episode
Content uploading: upload|publish|format & article|blog|story|post & cms|wordpress|backend|website
Content rewriting: rewrite|paraphrase|simplify|repurpose|adapt & article|content|blog|report|post & reader|plain|social|newsletter|new|seo|original
Academic writing: write|submit|publish & essay|dissertation|thesis|term paper|research paper|seminar paper
Technical writing: write|draft|document|prepare & user manual|installation guide|user guide|sop document|technical manual|operating manual|operating instruction
Report writing: write|draft|compile|prepare & project report|field report|monthly report|visit report|final report|activity report|research report|progress report
Newsletter writing: write|edit|compile & newsletter|bulletin & department|club|college|monthly|weekly|alumni|company
Publishing: typeset|proof|commission|print|acquire & book|manuscript|title & author|publisher|press|printer|isbn
Manuscript evaluation: read|assess|evaluate|report & manuscript|slush pile|book proposal & publisher|author|acquisition|fiction|submission
Resume writing: write|rewrite|edit|review & resume|cv|cover letter|statement of purpose & client|junior|student|peer|classmate
Content moderation: moderate|take down|taken down & abusive|hate|spam|nudity|offensive|harmful|policy violation & post|comment|video|content|message|group|forum

# Languages and translation
Translation: translate|render & english|hindi|french|german|spanish|tamil|telugu|bengali|marathi|gujarati|kannada|malayalam|punjabi|urdu|japanese|korean|chinese|arabic|regional language|vernacular & document|article|book|manual|letter|page|story|website|report|word|poem|interview|contract|text|brochure|chapter
Interpretation: interpret|translate & live|spoken|delegate|visitor|meeting|patient|tourist|on the spot|court & english|hindi|french|german|japanese|spanish|tamil|bengali|arabic|doctor
Subtitling: subtitle|time|sync|translate|write & subtitle|caption|srt & film|video|episode|documentary|movie|series|lecture
Translation review: check|review|compare|proofread|correct & translation|translated text|translated document & original|source|error|meaning|glossary|quality
Lexicography: compile|build|prepare|maintain & glossary|term base|bilingual dictionary|word list|terminology
Legal translation: translate & judgment|contract|affidavit|sale deed|court document|legal notice
Literary translation: translate & poem|novel|short story|folk tale|folktale|play
Transliteration: write|convert|type & roman script|devanagari|native script|from roman|into roman
Language teaching: teach|coach|tutor & french|german|spanish|japanese|korean|hindi|sanskrit|spoken english|mandarin|english to
Spoken English: teach|practise|coach & spoken english|english conversation|pronunciation
Bilingual communication: speak|switch|answer|talk|explain & hindi and english|english and hindi|two language|three language|local language|regional language|mother tongue
Dubbing: dub|lip sync|voice & film|serial|cartoon|movie|episode|ad & hindi|regional|language|character|studio
Linguistics: record|transcribe|analyse|describe|study & dialect|phoneme|morpheme|endangered language|grammar of|speech sample

# In plain words
$write: write|draft|pen|put out|produce|author|contribute|do|script|compose|rewrite|compile
$brand: brand|gym|cafe|clinic|startup|shop|ngo|salon|client|company|boutique|store|restaurant|coaching class|bakery|hotel|school|club|app|product|college|fest|founder|agency|hospital|clinic 's|label|academy
$social: instagram|facebook|linkedin|youtube channel|youtube|twitter|threads|pinterest|snapchat|insta|social media page
Social media marketing: run|grow|handle|manage|plan|post|take|look after|shoot|make|schedule|build|raise|revive|start & $social & follower|reel|story|stories|post|reach|engagement|view|subscriber|giveaway|save|share|reply|replies|comment|caption|week|month|contest|like|audience|enquiry|enquiries|order|poll; film|short film|story|stories|reel|video|photo & ngo|page|brand|channel|cafe|club|shop & a day|week|daily|watched|views|viewer|follower|shared|reach
Social media posting: post|schedule|publish|upload|queue & reel|story|stories|post|carousel|thread|pin|short & $social|buffer|hootsuite|meta business suite
Instagram marketing: instagram|insta & follower|reach|engagement|order|enquiry|enquiries|dm|save|view|sale & run|grow|plan|make|shoot|post|manage|handle|take|raise|bring
Content calendars: plan|map|schedule|prepare|lay out|fill|draw up & post|reel|video|blog|newsletter|theme|caption & month ahead|three months|a month|weeks ahead|week ahead|by theme|festival|calendar|planner|quarter|for the month|in advance|notion|sheet|buffer
Content creation: make|shoot|create|film|record|design|produce & reel|carousel|video|story|meme|short|caption|thread|vlog|podcast|social media post|instagram post & instagram|youtube|page|follower|view|channel|linkedin|ngo; film|short film|story|stories|reel|video|photo & ngo|page|brand|channel|cafe|club|shop & a day|week|daily|watched|views|viewer|follower|shared|reach
Facebook Ads: spend|run|set up|test|manage|launch|target|scale & facebook|instagram|meta|lookalike|ads manager & ad|budget|rupee|rs|cost per|lead|enquiry|enquiries|rs|retarget|a day|click|signup|order
Google Ads: spend|run|set up|write|manage|bid|pause|test & google ad|search ad|search campaign|display campaign|google search campaign|negative keyword|responsive search|google campaign|performance max|adwords & click|budget|cost|rupee|keyword|lead|ctr|quality score|bid|conversion|a day|enquiry|rs; place|run|buy|set & search ad|search ads|google ad|keyword ad & cost|costs|booking|call|lead|rupee|dentist|click|budget
Lead generation: take down|took down|collect|gather|note|bring in|generate & enquiry|enquiries|leads & demo|visit|village|stall|fair|convert|call|follow; find|list|collect|build|gather|source|fetch|bring|get & new lead|qualified lead|sales lead|hot lead|leads from|lead list|enquiry|enquiries|decision maker|potential client|prospect & linkedin|form|campaign|sales team|stall|webinar|facebook|database|apollo|crm|city|schools|sheet|ad|week|hubspot|lusha; qualify & lead; list|find|collect|gather & society|societies|school|company|companies|clinic|shop|hotel|firm|builder & contacts of|contact number|contact detail|contact name|phone number|decision|sales head|sales team|email id
Keyword research: choose|find|list|pick|group|check|collect|study|research & word|keyword|phrase|search term|query|queries|question & type|search|people search|google|volume|difficulty|semrush|ahrefs|ubersuggest|rank|blog|page around|keyword planner|traffic
SEO: rank|rewrite|write|fix|improve|raise|optimise|get|bring|move|push|tune|restructure|shorten|add|choose & google|search|organic|page one|first page|page two|backlink|meta|title tag|slug|schema|sitemap|alt tag|search console|keyword|internal link & page|visit|traffic|click|blog|post|site|article|rank|third|position|from|top|shop|product|tuition|impression|broken link; climb|rise|move|jump|rank|go & page & from|to|google|search|position|first|top & title|slow|link|site|store|keyword|fix|article|blog
On-page SEO: rewrite|write|fix|add|shorten|optimise|clean & meta|title tag|heading|alt tag|internal link|slug|schema markup|h1|meta title & page|post|site|blog|product|article|image
Link building: get|earn|win|ask|pitch|secure|place|build|collect & link|backlink|guest post|mention & site|blog|guide|domain|our page|editor|article|directory|da|dofollow|portal|outreach
Email marketing: send|write|design|run|set up|plan|test|schedule|segment|automate & newsletter|email campaign|mailer|drip|welcome series|subject line|email sequence|friday letter|monthly letter|email|letter & reader|subscriber|opens|click|open rate|mailchimp|unsubscribe|donor|alumni|abandoned cart|brevo|klaviyo|hubspot|segment; mailer|newsletter|mail|email & two version|two versions|two subject|subject line|versions of|headline & donor|member|customer|reader|monthly|weekly|open|list|list of
Content writing: $write & blog|article|web page|website copy|web copy|how to guide|listicle|web content|landing page|case study|e book|blog post|website text & website|site|seo|reader|word|clinic|startup|week|month|health|travel|portal|topic|brand|company|finance|hair|visit|product|agency|medium|search|education|fashion|skin|school|snack; write|draft & post|posts|page|pages & website|blog|hair care|skin care|seo|reader|linkedin|organic|wordpress; publish|ghostwrite & blog|article|post & website|blog|reader|medium|linkedin; fill|run|feed|write|grow|keep & blog & week|reader|visit|store|clinic|brand|pieces|startup|month|post|company; write|draft|author|research & articles|article|pieces|posts|explainer|web copy|guides & website|blog|portal|startup|fintech|edtech|agency|seo|personal finance|travel|health|fitness|tech|lifestyle|education|word each|month
Blogging: $write|run|start|keep & blog & weekly|reader|hair|travel|food|health|month|clinic|view|care|personal|wordpress|medium|tech|finance|post; write|publish & posts|blog post & website|blog|wordpress|medium|substack|reader; fill|feed|grow & blog & piece|week|reader|post|month; write|post|publish & article|articles|post|posts|pieces & blog|website|medium|personal finance|travel|food|lifestyle|fintech
Copywriting: $write|coin & hoarding|radio spot|tagline|ads|headline|slogan|jingle|print ad|caption|banner|punchline|landing page|sales page|product page|call to action & $brand|tea|campaign|click|tv|radio|conversion|festival|soap|offer|sign up|variant|signup; tagline|headline & hoarding|radio spot|billboard|print ad|bus back; lines|headline & hoarding|radio spot|billboard|radio ad & tea|brand|client|campaign|write; name|write|coin & back of pack|product name|range of|tagline|pack copy|ad film|line of|slogan & soap|tea|brand|snack|product|launch|juice|six|client; one liner|one liners|tagline|slogan|punchline & bus|shutter|hoarding|billboard|wall|sticker|auto|radio|brand|paint|tea|pack|banner
Creative writing: $write|publish|win|read out & story|stories|poem|novel|play|short fiction|novella|flash fiction|monologue & anthology|magazine|prize|competition|zine|published|collection|open mic|workshop|journal|blog|wattpad|literary; short fiction|short story|short stories|poem|poems|flash fiction|one act play & magazine|prize|anthology|published|journal|won|competition|print
Editing: fix|shorten|cut|tighten|rework|edit|trim|clean|polish|check|rewrite|restructure & grammar|piece|draft|article|essay|story|stories|copy|manuscript|chapter|submission & paper|magazine|journal|clarity|grammar|word|author|writer|newsletter|student|issue|flow|style sheet|contributor|tone|book|anthology|page; proofread|correct|copy edit|edit & page|textbook|book|thesis|manuscript|magazine|article|draft
Proofreading: catch|check|correct|read|spot & spelling|grammar|typo|punctuation|misprint|mistake & page|proof|book|article|print|copy|manuscript|thesis|magazine|brochure|newsletter|piece|document
Fact checking: ring|rang|check|verify|confirm|trace|search|debunk|double check & witness|quote|source|rumour|viral|photo|hospital|reverse image|statistic|whatsapp forward & story|article|before|ran|publish|print|copy|false|fake|desk|magazine|post
Journalism: cover|report on|write|dig|investigate|break|go|went & council|court|ward|crime|election|flood|protest|police|civic|hospital|village|strike|campus election|municipal|farmer & story|stories|front page|byline|newspaper|news item|published|news portal|news desk|bulletin|news channel|editor|daily paper; file & story|stories|copy & council|court|front page|ward|police|desk|daily|page|city|published; report on|write|cover|file & ward|wards|shortage|scam|flood|protest|election|slum|farmer|mining|pollution|hospital|transport|court|crime|school|civic & city daily|daily|newspaper|weekly|news site|portal|magazine|paper|channel|agency|wire; hearing|council|court|strike|protest|ward|election|hospital|fire & write|wrote|report|cover|sit|file & weekly piece|piece|story|stories|copy|column|dispatch|paper
News writing: write|file|rewrite|cover|report & news item|story|stories|brief|press note|agency copy|front page|council|court|bulletin|byline & paper|desk|daily|page|front page|published|portal|newspaper|deadline|word|agency|channel|city|edition|headline|web
Reporting: cover|file|report|attend|go & council|court|ward|crime|protest|press conference|police|civic|campus|assembly|strike|flood|hearing & story|stories|front page|byline|published|copy|paper; hearing|council|court|strike|protest|ward|election|hospital|fire & write|wrote|report|cover|sit|file & weekly piece|piece|story|stories|copy|column|dispatch|paper
Feature writing: write|report|publish & feature|long read|profile|human story|long story|photo essay|magazine story & magazine|word|people|village|paper|published|weekly|weaver|family|portal|life|about|site; write|write up|report & a day in the life|life of a|profile|long read|portrait of|story of a & word|worker|family|village|woman|magazine|artist|farmer
Interviewing sources: speak|talk|interview|meet|ring|rang|quote & official|resident|farmer|victim|police|source|witness|minister|doctor|survivor|worker|family|families|weaver|shopkeeper & story|article|feature|report|piece|newspaper|documentary|profile|podcast|magazine; ask|question|talk|speak|meet|call & minister|official|doctor|police|farmer|witness|mother|survivor|resident|mayor|teacher & fire|about|story|scam|flood|strike|death|report|ward|quoted|accident|piece
Technical writing: write|draft|document|rewrite|edit|prepare & manual|user guide|instruction|how to guide|help page|help article|datasheet|install guide|operating procedure|sop|white paper|knowledge base & machine|software|product|user|screenshot|step|operator|technician|app|instrument|customer|feature|engineer|pump|device|power tool|machine tool; plain language|step by step|how to & booklet|manual|guide|sheet|instructions & use|machine|meter|device|tool|install|software|patient|user
Storytelling: tell|narrate|act out & folk tale|fairy tale|folk story|tales with & puppet|children|class|mask|listener|students; tell|write|record|craft|turn|narrate & story|stories|narrative & brand|audience|donor|survivor|children|village|reel|podcast|listener|founder|artisan|campaign|data|film|video
Market research: ask|survey|interview|poll|talk & shopper|commuter|buyer|consumer|retailer|shopkeeper|household|dealer|student|homemaker|visitor & pay|prefer|buy|brand|why they|flavour|willing|switch|habit|taste|drink|price; study|research|collect|compare & rival|competitor|market size|category|demand|competing brand & founder|launch|deck|brand head|report for|product; survey|conduct survey|interview|study|poll|focus group & buyer|buyers|owner|consumer|dealer|user|shopper|farmer|student|retailer & present|finding|report|dealer|brand|company|launch|founder|demand|preference|product; go round|visit|ask|survey|talk|note & shops|chemist|dealer|retailer|medical shop|store|outlet|buyer & sell|sells|buy|stock|demand|brand|price|move
Competitive analysis: compare|study|research|list|track|look|map|benchmark|check|note & rival|competitor|competing|other brand|similar app|other app & price|feature|offer|brand|ad|post|review|founder|sheet|pack|strength|table|deck|weak|plan|launch|positioning|product; compare|study|review|benchmark|map|analyse & pricing|feature|price|offering|positioning|ad|app & tool|rival|competitor|brand|app|startup|nine & founder|team|report|launch|deck|sheet|gap|client|pitch; side by side|against each other|against rivals|compare & fees of|prices of|features of|delivery time|offers of|app|apps|brand|site|rival
Consumer insights: ask|interview|watch|study & shopper|buyer|consumer|customer|mothers|homemaker & why they|buy|choose|switch|habit|prefer
Web analytics: visit|bounce|traffic|session|page view|source & site|shop|blog|store|page & weekly|owner|report|read|google analytics|ga4|change|track|month
Campaign reporting: report|compare|track|sum|read|compile & click through|reach|impression|cost per click|cost per lead|ctr|roas|ad spend|open rate|cpl & campaign|ad|channel|client|weekly; prepare|report|send|make|track|build & ad spend|media spend|marketing spend|campaign spend|click|clicks|cpl|ctr|impression|roas & client|campaign|weekly|ad|channel|monthly; sheet|report|summary|chart & reach|click|engagement|ad spend|impression & week|weekly|owner|client|monthly|gym|brand|page
Marketing: run|plan|launch|hold|design|organise & poster campaign|giveaway|product activation|referral scheme|word of mouth|promotional stall|launch offer|festive offer|student offer & footfall|customer|sale|student|order|sign up|shop|reach|audience|enquiry|crowd|store|college|mall; promote|advertise|publicise & brand|app|shop|fest|course|cafe & stall|poster|reel|campus|college|pamphlet|whatsapp|hoarding|instagram; poster|flash mob|hoarding|sampling|stall|campaign|offer & fill|drew|pulled|brought|sold & seat|people|customer|crowd|hall|store|order|student
Brand management: keep|check|define|write|relaunch|guard|manage|reposition & the brand|brand of|brand identity|brand image|tone of voice|brand guideline|brand book & agency|guideline|campaign|tone|pack|logo|consistent|message|across|posts|audience|launch
Event marketing: promote|publicise|advertise & fest|event|show|workshop|concert|play|exhibition|marathon & poster|reel|ticket|registration|crowd|sign up|instagram|visitor|whatsapp|college; fill|sell|promote|draw|pull & seat|hall|ticket|crowd|footfall|registration & poster|flash mob|offer|reel|campaign|early bird
Influencer marketing: find|list|pitch|write|contact|send|sign|brief|negotiate|shortlist|reach & influencer|creator|blogger|food page|youtuber|micro influencer|instagrammer & reel|post|brand|campaign|barter|product|rate|fee|view|collab|sale|launch|cafe|code
Public relations: pitch|send|invite|place|get|host & journalist|editor|newspaper|press note|press release|coverage|magazine|article in press & story|coverage|launch|event|client|founder|brand|published|exhibition|paper|report|festival|interview|clipping|ngo; send|mail|invite|host|pitch & food writer|food blogger|journalist|reporter|critic|local paper|magazine|editor & wrote|write|cover|sample|story|feature|cafe|opening|launch|carried
Press releases: write|draft|send|issue & press note|press release|media note|news release
Video marketing: make|shoot|publish & product video|brand video|ad video|promo video & view|sale|launch|campaign|lead
E-commerce: list|upload|pack|sell|manage|run|handle|price|photograph & amazon|flipkart|meesho|etsy|shopify|woocommerce|online store|online shop|myntra|instagram shop & order|product|sku|listing|return|sale|review|catalogue|item|stock|dispatch|price|parcel
Public speaking: speak|talk|address|present|host|anchor|debate|argue & crowd|audience|assembly|students at|hall of|seated|stage|tedx|conference|orientation|toastmasters|panel discussion|on a panel & minute|people|audience|stage|student|topic|prize|delegates|hall|speech|crowd|motion
Investigative journalism: dig|go through|went through|trace|show|expose|reveal|investigate|obtain|find & land papers|land record|tender|rti|fake bill|leaked|illegal|lake was sold|scam|bribe|mining permit|official papers & stop|story|month|report|probe|inquiry|suspended|series|published|sale
Radio broadcasting: host|present|weekly|record|run|produce|anchor|daily & radio|fm & show|guest|minute|programme|bulletin|station|song|listener
Social media copy: ghost|ghostwrite|write|draft & linkedin post|caption|tweet|thread|instagram post|x post & founder|brand|ceo|client|month|week|campaign|page|startup|ngo
Local SEO: map listing|google business|google my business|google maps listing|business profile|map pack|gmb & photo|review|star|clinic|shop|restaurant|local|near me|call|direction
Remarketing: show|target|run|set & people who left|left the cart|cart abandon|past visitor|visited but|site visitor|who did not buy & ad|ads|cost|order|banner|pixel
App store optimization: install|download|play store|app store & keyword|store page|listing text|screenshot|store listing|title and
Sales promotion: two for one|buy one|happy hour|combo|coupon|festive offer|scratch card|first free|flat off|discount week & customer|bring|brought|new faces|sale|footfall|order|pizza|store|shop|cafe|sold
Performance marketing: run|manage|optimise|scale|handle & meta campaign|facebook campaign|google campaign|ad spend|google ads|meta ads|ads|ad budget & cpl|cpa|roas|cac|cost per|lakh|budget|conversion
Marketing automation: set up|build|write|design|automate & welcome|cart email|abandoned cart|drip|flow|workflow|journey|lead nurture & klaviyo|mailchimp|hubspot|zoho|brevo|moengage|clevertap|email|webengage|sequence
Headline writing: headline|headlines|strap|title & copy|desk|story|stories|page|agency|night|article
Social media analytics: sheet|report|summary|chart & reach|click|engagement|ad spend|impression|page views|video views|number of views|views and|views on & week|weekly|owner|client|monthly|gym|brand|page
`
