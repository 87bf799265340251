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
$test: test|measure|check|estimate|determine|analyse|quantify|assay|find|examine|monitor|sample|evaluate
`
