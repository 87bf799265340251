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
Market research: survey|interview|ask|poll & shopper|consumer|customer|buyer|household|college student & preference|buying|brand|price|habit|willingness|taste|choose
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
Emceeing: host|anchor|compere|emcee & event|fest|function|show|ceremony|annual day|convocation|webinar
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
News writing: write|file|report|cover & news|breaking|hard news|city page|story & newspaper|daily|desk|local|court|crime|civic|election|portal|channel
Journalism: cover|report|file|investigate & election|court|crime|civic issue|panchayat|protest|city council|beat & story|newspaper|paper|news|channel|magazine
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
`
