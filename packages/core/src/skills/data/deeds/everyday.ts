/** Ways of working that can be seen in what was done. */
export const everyday = `
Teamwork: work|collaborate|build|complete & team of|group of|with classmate|with teammate|with colleague|with designer|with developer|with engineer|with intern|group project|together with|cross functional
Leadership: lead|head|captain|supervise|direct & team of|group of|crew of|squad|batch of|committee of|club of|volunteer|member team|person team; captain & team|cricket|football|basketball|hockey|house|debate; elect|appoint|serve & president|captain|head girl|head boy|secretary|class representative|house captain & college|school|club|student|society|council
Student leadership: president|secretary|treasurer|head|convener|captain|coordinator & student union|college club|student council|cultural committee|placement committee|literary society|drama club|coding club|student chapter|hostel committee
Public speaking: present|speak|talk|speech|address|deliver & audience|in front of|school assembly|morning assembly|200 people|100 people|300 people|300 student|ted|tedx|auditorium|convocation
Presentation skills: present|explain|show & finding|result|idea|proposal|report|recommendation & director|board|panel|jury|leadership|principal|faculty
Time management: balance|juggle|alongside|while & part time job|night shift|full time study|college|degree|semester & deadline|work|job|hours a week|hours per week|shift; deliver|submit|finish|complete & on time|before deadline|ahead of schedule|before time|within deadline
Multitasking: juggle|simultaneously|at the same time|at once & phone|order|table|task|project|client|duty
Problem solving: diagnose|trace|fix|solve|resolve|find & root cause|recurring|bottleneck|breakdown|underlying
Conflict resolution: mediate|resolve|settle|defuse|reconcile & dispute|conflict|quarrel|disagreement|argument
Attention to detail: catch|caught|spot|detect|zero|without a single & error|mistake|typo|discrepancy|mismatch & before|audit|print|invoice|entry|report|proof|page|record
Adaptability: learn|pick up|switch|adapt|relocate|step in & new role|at short notice|within a week|new city|changed brief|last minute|unfamiliar|change in plan
Stress management: stay calm|stayed calm|keep calm|kept calm|calm & rush hour|peak hour|dinner rush|festive rush|angry|emergency
Self-motivation: start|teach|launch|initiate & own initiative|self taught|on my own|from scratch without|without being asked|by myself
Fast learning: learn|pick up|master|teach myself|self taught & in two week|in a week|within a week|in ten day|within a month|in a month|in two day|on the job
Independent work: work|run|handle|manage & alone|single handed|single handedly|without supervision|unsupervised|from home|on my own
Delegation: assign|delegate|divide|split|allot & task|duty & volunteer|junior|team member|club member
Coordination: coordinate|liaise|align & between|vendor|department|team|volunteer|faculty|across
Networking with people: connect|reach out|speak & alumni|industry expert|founder & linkedin|event|network|conference|fair
Decision making: decide|choose|select & compare|weigh|option|trade off|criteria & vendor|supplier|budget|strategy|approach|plan
Critical thinking: question|challenge|evaluate|weigh & assumption|evidence|argument|source bias
Persuasion: persuade|convince|win over & committee|management|client|customer|parent|dean|donor|shopkeeper|villager|audience|team
Emotional intelligence: comfort|console|reassure & patient|child|elderly|upset|grieving|anxious|survivor|family
Cultural awareness: work|live|study|serve & different culture|different state|exchange programme|exchange program|different country|many nationality|foreign guest|foreign student
Confidentiality: handle|keep|protect|maintain & confidential|sensitive|private & file|record|case|salary|document|client|patient
Organizational skills: organise|arrange|keep track & logistics|checklist|seating|supplies & event|trip|fest|camp|volunteer
Microsoft Excel: excel|spreadsheet|worksheet & formula|sumif|countif|index match|conditional formatting|pivot|macro|dashboard|chart
Microsoft PowerPoint: make|prepare|design|create & slide|slide deck|deck & presentation|meeting|client|class|lecture|board|seminar|pitch
Meeting coordination: arrange|schedule|hold|run|chair & weekly meeting|club meeting|team meeting|stand up meeting|committee meeting
Budgeting: plan|manage|handle|prepare|track|stay within & budget & event|fest|rs|lakh|inr|club|trip|wedding|campaign
`
