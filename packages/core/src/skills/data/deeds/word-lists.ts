/** Lists of words that all deeds share. A file that needs a narrower one writes its own under the same name. */
export const wordLists = `
$make: make|prepare|draft|draw up|create|write|compile|produce|put together|set up|work out|frame|build|design|develop|lay out|type|do
$check: check|verify|examine|inspect|review|go through|look over|look at|read|compare|match|trace|audit|vet|cross check|tick|tally|scrutinise|look into|search|study|test|spot|catch
$record: record|note|log|enter|write|post|update|maintain|keep|key|punch|type|fill|feed|list|file|track|manage|handle|look after|take care
$compute: calculate|compute|work out|figure out|total|add up|estimate|find|measure|derive|determine
$ask: ask|interview|talk|speak|question|meet|listen|hear|sit|call|survey|ring|phone|visit
$teach: teach|train|show|explain|tell|guide|coach|educate|demonstrate|brief|talk|advise|instruct
$improve: cut|reduce|bring|shorten|lower|save|halve|trim|drop|speed|raise|improve|lift|increase|slash|end|streamline|eliminate
$plan: plan|arrange|organise|schedule|draw up|prepare|make|set|fix|map|think|decide|design|write
$run: run|lead|manage|look after|handle|head|oversee|supervise|conduct|take charge|coordinate|host|hold|organise
$care: care for|look after|feed|bathe|turn|lift|dress|help|assist|support|attend|move|wash|shift|monitor|watch
$own: do|make|prepare|carry out|perform|conduct|run|handle|complete|finish|take|give|keep|maintain|manage|look after|note|record|log|enter|write|draw|draft|check|test|measure|find|calculate|set up|build|develop|design|create|submit|send|upload|collect|organise|arrange|plan|lead|help|assist|fix|solve|change|bring|put|start|introduce|show|present|compare|add|use|map|turn|join|deliver|reduce|improve|train|track|form|publish|fit|place|work on|try|apply|by me|by us|by myself|done in|done for|done on|done during|done with|done at
$till: the till|a till|my till|shop till|cash till|billing till|till drawer|till cash|till balance|till float
$test: test|measure|check|estimate|determine|analyse|quantify|assay|find|examine|monitor|sample|evaluate
`

/**
 * Words that may stand for one another in every deed: a group with at least three words before the colon also has the
 * words after it. Verbs that students write in everyday words, and the people and things that many trades share.
 */
export const wordFamilies = `
make|write|design|draft|prepare|develop|create|plan|draw|build|compose|frame: put together|work out|come up with|set out|chalk out|think up
collect|gather|compile|source|list: pull together|put together|bring together|note down
answer|reply|respond|handle|resolve|settle|solve|address|attend: look into|sort out|deal with|see to|clear up|take care of
check|verify|inspect|examine|review|audit|test: go through|look over|look through|go over|read through|tick off|do|carry out|take reading|take measurement
call|phone|ring|dial|mail|message: ring up|call up|reach out
organise|arrange|coordinate|run|conduct|host|hold: put on|put together|set up|pull off
repair|fix|service|overhaul|mend|replace: put right|sort out|set right|change
teach|train|coach|explain|guide|instruct: show how|walk through|take through
reduce|cut|lower|shorten|save: bring down|trim|shave|halve
increase|grow|raise|improve|boost: bring up|push up|double|take from
record|note|log|enter|update|maintain: note down|write down|jot down|fill in|put down|key in|keep
talk|interview|speak|ask|meet|question: sit down with|hear from|chat with
help|assist|support|care: look after|sit with
study|analyse|compare|evaluate|assess: look at|go through|work through|dig into
find|identify|search|trace|locate|research: track down|dig out|dig up|look up
manage|lead|supervise|oversee|head: take charge of|look after|be in charge of

customer|client|guest|buyer|shopper|consumer: patron|walk in
student|pupil|children|kid|class|learner: year old
website|site|page|web page|portal|blog: web page|website
patient|elder|bedridden|resident|inpatient: bedridden people|old people
shop|store|outlet|showroom|counter: shop|outlet
farmer|villager|household|resident|women: villager
shopkeeper|retailer|dealer|shop owner|kirana: shopkeeper|shop owner
`
