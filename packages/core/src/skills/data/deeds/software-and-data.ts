/** Software, infrastructure, security, data, statistics. */
export const softwareAndData = `
# Software
REST APIs: build|write|develop|design|create|expose|implement & endpoint|rest service|json api|http api|crud route|api route & server|client|json|node|django|express|flask|spring|app|post|get|database|frontend|fastapi|mobile|user
APIs: connect|call|consume|integrate|fetch|pull & weather api|third party api|payment api|maps api|razorpay|stripe|twilio|sms gateway|google map|external service
Authentication: add|build|implement|write|secure|develop & login|sign in|sign up|password reset|jwt|session token|role based|otp verification|two factor|user role & user|page|api|app|route|token|admin|endpoint|google|system|firebase
Databases: store|save|query|write|design & postgres|mysql|mongodb|sqlite|oracle table|firestore & record|user|table|app|data|order|inventory|score
Database design: design|normalise|model|draw|plan & table|schema|er diagram|entity relationship|foreign key|third normal form & database|relation|sql|normal form|index|mysql|postgres|key
SQL: write|run|join|use & select statement|left join|group by|inner join|subquery|window function|stored procedure|sql table; join|query|pull & table & database|mysql|postgres|oracle|sqlite|bigquery|redshift
Query optimization: speed|cut|tune|optimise|reduce|rewrite & slow query|query time|index on|full table scan|explain plan|n 1 query|query from
Front-end development: build|code|develop|design|create|implement & landing page|web page|user interface|component|dashboard page|login page|navigation bar|signup form & react|html|css|vue|angular|javascript|tailwind|bootstrap|svelte|typescript
Back-end development: build|write|develop|code|implement & server|endpoint|api|service|backend logic|route & node|django|express|spring|flask|fastapi|laravel|golang|database|rails|java|postgres
Full-stack development: build|develop|ship|create & web app|website|web application|platform|portal & react|angular|vue|next js & node|express|django|mongodb|postgres|spring|flask|firebase|mysql
Web development: build|code|develop|launch|make|create|host & website|web page|web app|web portal|college site|booking site|online store & html|css|php|javascript|wordpress|react|django|flask|node|angular|bootstrap|mysql
Responsive web design: make|build|fix|design|work & website|page|layout|site & mobile and desktop|phone and desktop|all screen size|every screen|tablet|small screen|media query|flexbox|phone screen
Web accessibility: add|fix|test|audit|make & screen reader|alt text|keyboard navigation|contrast ratio|aria label & page|site|form|button|component|app|image|website
Web performance: reduce|cut|improve|speed|optimise & page load|load time|bundle size|first paint|lazy load|page speed & from|to|second|image|percent|kb|mb
Mobile development: build|develop|publish|release|code|ship & android|ios|play store|app store|flutter|react native|mobile app & user|app|screen|download|feature|version|login|firebase
Android development: build|develop|write|code|publish & kotlin|jetpack|android studio|play store|android app|apk
iOS development: build|develop|write|code|publish & swift|swiftui|xcode|app store|iphone app
Push notifications: send|add|implement|schedule & push notification|fcm|firebase cloud messaging
Real-time applications: build|add|develop|implement|write & chat|live location|multiplayer|live score|collaborative editor|real time & websocket|socket io|web socket|webrtc|signalr|firebase
Payment gateway integration: add|integrate|connect|implement|accept & razorpay|stripe|paytm|payment gateway|checkout payment|upi payment & app|site|website|order|refund|webhook|checkout|store|subscription
State management: manage|share|store|lift & redux|zustand|context api|bloc|provider state|global state|riverpod|ngrx|vuex
Caching: cut|reduce|speed|store & redis|memcached|cached response|cdn & response|load|query|latency|page|session|api
Microservices: split|break|migrate|decompose & monolith|service & microservice|independent service|container
Unit testing: write|add|raise|cover & unit test|test case|test coverage|mock & jest|junit|pytest|function|code|mocha|coverage|module|class|service|component|percent|vitest|xunit
Test automation: automate|script|write|build|record & test|regression suite|ui check|test suite & selenium|cypress|playwright|appium|testng|browser|login flow|puppeteer|robot framework
Manual testing: test|check|explore|execute|run & app|website|build|release|screen|checkout|test case|feature & bug|defect|jira|test scenario|edge case|smoke|regression|sanity
Test planning: write|design|prepare|draft|review & test case|test scenario|test plan|test script|edge case
Bug tracking: log|report|file|raise|track|retest & bug|software defect & jira|bugzilla|developer|severity|sprint|release|reproduce|app|ticket|step|fix|build
API testing: test|check|validate|automate & endpoint|api & postman|status code|response|rest assured|request|payload|newman
Performance testing: simulate|load test|stress test|run|measure & concurrent user|virtual user|jmeter|locust|k6|request per second & response|server|api|load|site|latency|throughput|bottleneck
Debugging: fix|trace|debug|solve|find|hunt & memory leak|race condition|crash|stack trace|null pointer|deadlock|segfault|production bug|code bug
Code review: review & pull request|merge request|code of|teammate code|pr & team|junior|merge|comment|open source|week|developer|member|peer|repo|code|github
Refactoring: rewrite|clean|split|simplify|restructure|remove|move & legacy code|duplicate code|long function|monolithic class|code base|codebase|spaghetti|dead code
Version control: commit|branch|merge|resolve|push & merge conflict|pull request|feature branch|repository|git branch
Git: commit|branch|merge|rebase|push & github|gitlab|git|merge conflict|pull request
CI/CD: automate|set up|configure|write|create|use & github action|jenkins|gitlab ci|gitlab pipeline|build pipeline|release pipeline|every push|every commit|each commit|circleci & test|deploy|build|docker|lint|release|server
Deployment: deploy|host|release|ship & vercel|heroku|netlify|aws|ec2|digitalocean|kubernetes|production server|vps|nginx|azure|google cloud & app|site|api|model|website|backend|service|application|bot
Docker: containerise|package|run|ship|dockerise & container|docker image|dockerfile & app|service|api|model|server|application|flask|postgres
Cloud computing: host|deploy|migrate|run|move|set up|configure & ec2|s3|aws|azure|lambda|gcp|cloud server|virtual machine|cloud run & app|server|site|data|bucket|website|database|model|instance|application
Technical documentation: write|document|maintain|prepare & api reference|readme|developer guide|setup guide|code documentation|installation guide|architecture diagram
Open source: contribute|merge|fix|submit|send|open & pull request|open source|patch|upstream|gsoc|hacktoberfest & library|repository|repo|project|maintainer|github|issue|package
Web scraping: scrape|crawl|extract|collect|pull|parse & website|web page|listing|amazon page|review page|product page|news site|job portal|html & beautifulsoup|selenium|scrapy|script|python|csv|daily|crawler|bot|puppeteer
Web scraping: scrape|crawl & website|page|listing|price|review|site|product|tweet|news
Data structures: implement|code|build|write|use & linked list|binary tree|hash map|heap|trie|graph traversal|stack and queue|red black|segment tree
Algorithms: implement|code|solve|write|design & dijkstra|dynamic programming|sorting algorithm|backtracking|graph algorithm|binary search|shortest path|breadth first|greedy|minimax
Competitive programming: solve|rank|reach|compete|rated & leetcode|codeforces|codechef|hackerrank|icpc|programming contest|coding contest|geeksforgeeks
Game development: build|develop|code|make|create|publish & 2d game|3d game|platformer|mobile game|multiplayer game|shooter game|puzzle game|game level & unity|unreal|godot|pygame|c|player|enemy|physics|score|level|itch
Multithreading: run|process|write|use|implement & thread pool|worker thread|mutex|in parallel thread|goroutine|semaphore|producer consumer
Chatbots: build|develop|create|train|deploy|design & chatbot|chat bot|telegram bot|whatsapp bot|faq bot|discord bot|voice assistant
Blockchain: write|deploy|develop|build & smart contract|solidity|ethereum|token|polygon network|nft & contract|wallet|testnet|chain|mint|escrow|vote|gas
Workflow automation tools: automate|connect|build|set up & zapier|n8n|make com|apps script|power automate|google script & email|sheet|lead|form|workflow|report|slack|invoice|whatsapp
Programming: write|code|develop & script|program|command line tool|utility & python|java|c|javascript|automate|php|matlab|bash|perl|vba

# IT infrastructure
Technical support: install|fix|solve|troubleshoot|repair|replace|configure|support|help & laptop|printer|desktop|outlook|email account|vpn|workstation|projector|wifi & user|employee|staff|office|lab|ticket|remote|department|student|campus|teacher
Computer hardware: assemble|replace|upgrade|repair|install|clean|diagnose & ram|hard disk|motherboard|ssd|smps|cpu fan|graphics card|power supply of & computer|pc|laptop|desktop|lab|machine|workstation|server
Operating system installation: install|reinstall|format|image|set up|dual boot & windows 10|windows 11|ubuntu|linux|operating system & laptop|computer|pc|machine|lab|desktop|server|partition|driver|workstation
Network administration: configure|set up|manage|cable|install|monitor|troubleshoot|maintain & network switch|router|lan|access point|wifi network|office network|campus network|firewall & vlan|office|lab|campus|hostel|branch|floor
Computer networks: configure|set up|design|simulate|crimp|troubleshoot|subnet & cisco router|network switch|lan|ip address|rj45|ospf|vlan|packet tracer|ethernet cable
System administration: manage|patch|administer|configure|maintain|monitor|harden & linux server|windows server|user account|virtual machine|file server|ubuntu server|mail server|cron job|web server
Active Directory: create|reset|manage|disable|unlock & user account|password|domain account|group policy|mailbox & domain|ad|active directory|office 365|exchange|ou
Backup and recovery: schedule|automate|restore|test|configure|take|script & backup|snapshot & server|database|daily|nightly|file|nas|s3|data|recover|drive
Monitoring: set up|monitor|configure|build|track|watch & grafana|prometheus|nagios|zabbix|cloudwatch|uptime|server health|cpu usage|datadog
Linux: write|configure|manage|set up|harden|automate & bash script|cron job|ubuntu server|linux server|ssh key|systemd|centos
Infrastructure as code: provision|write|manage|define|automate & terraform|cloudformation|ansible|pulumi
IT asset management: track|list|tag|audit|record & laptop|software licence|it asset|desktop|hardware & asset|register|serial number|warranty|employee|inventory|allocation
Virtualization: create|set up|configure|run|migrate & virtual machine|vmware|hyper v|virtualbox|esxi|proxmox
Shell scripting: write|automate|schedule & bash|shell script|cron|powershell

# Cybersecurity
Penetration testing: exploit|test|attack|find|hack|pentest|discover & sql injection|xss|csrf|idor|privilege escalation|buffer overflow|ssrf|broken access|hackthebox|dvwa|tryhackme|web shell
Vulnerability assessment: scan|find|report|assess|list|rate|identify|discover & vulnerability|open port|weak cipher|cve|misconfiguration|outdated library & nessus|nmap|server|network|website|severity|app|cvss|openvas|system|patch|web|host
Security monitoring: monitor|triage|review|investigate|analyse|tune|watch & security alert|siem|splunk|wazuh|intrusion|firewall log|brute force|soc|failed login|suspicious login
Incident response: investigate|contain|respond|report|handle|isolate|analyse & phishing|ransomware|security incident|data breach|malware infection|compromised|intrusion & user|host|account|mail|server|team|timeline|endpoint|playbook|soc|network
Log analysis: analyse|parse|search|correlate|review & firewall log|server log|access log|event log|syslog|auth log|windows log
Network traffic analysis: capture|analyse|inspect|sniff & packet|pcap|network traffic|wireshark capture|tcpdump
Malware analysis: analyse|reverse|disassemble|sandbox|classify|detect & malware|ransomware|trojan|malicious apk|malicious file|keylogger
Digital forensics: recover|image|analyse|acquire|extract & deleted file|forensic image|memory dump|autopsy|mobile phone evidence|ftk|digital evidence|hard disk image
Capture the flag: solve|compete|win|rank|design|organise|play & ctf|capture the flag|picoctf
Application security: fix|review|audit|harden|sanitise|secure & xss|sql injection|owasp|csrf|input validation|insecure code|dependency vulnerability
Security awareness: train|teach|run|send|conduct|deliver & phishing|password hygiene|cyber safety|cyber fraud|online scam|security awareness & employee|student|staff|senior|school|simulate|user|session|workshop|citizen|campaign
Access control: review|revoke|grant|audit|map|restrict & access right|user access|admin access|user privilege|privileged account|user permission|least privilege
Cryptography: encrypt|decrypt|implement|hash|sign|break & aes|rsa|sha|diffie|elliptic curve|cipher|public key|digital signature
ISO 27001: audit|document|prepare|map|collect|assess & iso 27001|isms|annex a|security control & control|policy|evidence|gap|iso|risk|soc 2|clause
Threat modeling: map|identify|model|draw|list & threat|attack surface|attack tree|mitre & stride|data flow|attacker|trust boundary|asset
Patch management: patch|update|deploy|roll out & security update|security patch|windows update|wsus|missing patch|firmware update & server|endpoint|host|laptop|machine|system|workstation|device

# Data and AI
Data cleaning: clean|remove|fix|impute|standardise|merge|dedupe|handle|deduplicate|drop & duplicate|missing value|outlier|null|messy data|raw data|wrong date|inconsistent|blank cell & row|record|dataset|column|data|survey|entry|sheet|csv|table; clean|merge|dedupe & raw data|data file|survey file|dataset|survey data|csv file|data set|customer list|mailing list
Exploratory data analysis: explore|plot|summarise|visualise|examine & distribution|correlation|outlier|histogram|heatmap|skew|scatter plot & dataset|data|feature|variable|pandas|column|seaborn
Data analysis: analyse|study|explore|crunch|examine|mine & sale data|survey data|order data|customer data|transaction|log data|usage data|dataset|response|csv|record|ticket data & trend|pattern|insight|python|excel|sql|segment|pandas|found|chart|pivot|reason|tableau|power bi|r
Data visualization: plot|chart|visualise|graph|draw|build & trend|sale|distribution|map of|data|result|survey|metric & matplotlib|tableau|power bi|heat map|bar chart|plotly|seaborn|line chart|choropleth|looker|ggplot|d3
Business intelligence: build|design|publish|create|automate|refresh|make & dashboard|scorecard|drill down report & power bi|tableau|looker|metabase|sale|revenue|kpi|manager|region|qlik|leadership|inventory
Microsoft Excel: build|use|make|create|automate|write|prepare & pivot|vlookup|xlookup|index match|sumif|macro|conditional formatting|power query|countif
Data collection: collect|gather|record|compile & data|response|reading|datapoint|sample price & survey|field|form|questionnaire|household|respondent|interview|sensor|village|site|manually
Data entry: type|key in|enter|punch|digitise & record|form|register entry|paper record|bill|questionnaire & spreadsheet|excel|database|error|per day|google sheet|software|accuracy
Data reporting: prepare|send|compile|automate|generate|circulate & weekly report|daily report|monthly report|status report|sales report|performance report & data|manager|excel|team|dashboard|sheet|sql|head
Data engineering: build|schedule|maintain|design|develop|orchestrate & data pipeline|airflow|ingestion|etl|data lake|spark job|kafka stream|batch job & table|warehouse|daily|s3|bigquery|data|source|snowflake|record|row|api|postgres
ETL: extract|load|ingest|transform|move|pull & warehouse|bigquery|redshift|snowflake|staging table|data mart|data lake
Data warehousing: design|model|build|load & star schema|fact table|dimension table|data warehouse|data mart
Machine learning: train|fit|build|predict|classify|develop|evaluate & random forest|xgboost|logistic regression|decision tree|svm|gradient boosting|churn|price prediction|prediction model|neural network|k means|naive bayes|knn & data|accuracy|feature|image|f1|auc|customer|precision|dataset|recall|rmse|sample|patient|kaggle|scikit
Predictive modeling: predict|forecast|model|estimate & churn|default|house price|demand|disease|attrition|crop yield|rainfall|delay|sale & regression|random forest|xgboost|accuracy|rmse|lstm|feature|auc|machine learning|arima; build|develop|train|create & price prediction|prediction model|forecasting model|churn model|predictive model|prediction system
Supervised learning: train|fit|tune|compare|build & random forest|xgboost|svm|decision tree|logistic regression|knn|naive bayes|gradient boosting|lightgbm|classifier
Unsupervised learning: cluster|segment|group & k means|dbscan|hierarchical|customer|user|shopper|pca|embedding & silhouette|unsupervised
Deep learning: train|build|fine tune|design|implement & cnn|lstm|neural network|transformer model|resnet|vgg|u net|gan|autoencoder|mobilenet|bilstm
Computer vision: detect|recognise|count|track|segment|classify|identify & face|pothole|vehicle|number plate|plant disease|image|object in video|helmet|tumour|gesture|mask|leaf disease|defect & yolo|opencv|cnn|camera|resnet|mobilenet|webcam|u net|video|x ray
Natural language processing: classify|summarise|extract|tag|tokenise|detect|translate|analyse & tweet|review|news article|text|sentence|spam|fake news|hate speech|resume text|complaint text & bert|tf idf|spacy|nltk|sentiment|lstm|model|transformer|word2vec|ner|naive bayes
Sentiment analysis: classify|score|analyse|predict|detect|label & tweet|review|comment|feedback & sentiment|positive|negative|polarity
Recommender systems: recommend|suggest & movie|product|song|course|book|recipe|article & collaborative|user rating|similarity|matrix factor|cosine|embedding|engine|content based
Retrieval-augmented generation: build|answer|develop|retrieve|create|query & pdf|document|knowledge base|manual|policy file|notes & embedding|vector|faiss|chroma|pinecone|langchain|llm|llamaindex|rag
Large language models: fine tune|prompt|evaluate|build|integrate|use & gpt|llama|mistral|gemini|openai|llm|lora|claude & app|answer|model|summar|assistant|token|response|dataset|api|chat|question
Prompt engineering: write|test|design|refine|compare|iterate & prompt & llm|chatgpt|gpt|model|gemini|claude|output|few shot|hallucination
Model deployment: deploy|serve|host|expose|package & model|classifier|predictor & flask|fastapi|docker|streamlit|api|sagemaker|endpoint|gradio|hugging face space|onnx|render
Feature engineering: create|engineer|select|encode|derive|extract & feature|categorical variable|lag variable|one hot & model|accuracy|column|xgboost|train|predict|regression|target|classifier
Data annotation: label|annotate|tag|draw|transcribe & image|bounding box|audio clip|training data|dataset|sentence|polygon & model|training|cvat|roboflow|label studio|object|intent|class|ai; annotate|label & image|video frame|tweet|audio clip|training example|x ray
A/B testing: test|run|compare|split|design & two version|variant|experiment|control and treatment|a b test|two landing page|two subject line & conversion|click|user|significan|lift|sign up|p value|open rate
Product analytics: analyse|track|measure|study|map & funnel|retention|cohort|drop off|feature adoption|daily active|onboarding step & user|app|mixpanel|amplitude|sign up|product|feature|week
Web analytics: track|analyse|set up|measure|report & google analytics|ga4|bounce rate|page view|site traffic|session duration|website visitor
Anomaly detection: detect|flag|identify|find & anomaly|outlier transaction|unusual pattern|fraudulent transaction & isolation forest|autoencoder|sensor|model|log|z score|machine|data|threshold|transaction

# Mathematics and statistics
Hypothesis testing: test|run|compare|check|apply & t test|chi square|anova|p value|significant difference|null hypothesis|mann whitney|z test|kruskal
Regression analysis: fit|run|estimate|build|regress & linear regression|multiple regression|logistic regression|regression model|least square|coefficient & variable|data|r squared|predict|price|effect|income|sample|residual|score
Time series analysis: forecast|model|decompose|fit|predict & arima|sarima|seasonality|prophet|holt winter|exponential smoothing|monthly series|stationar
Statistical analysis: analyse|test|run|compute|compare & spss|anova|t test|standard deviation|chi square|correlation coefficient|confidence interval|r studio|stata & data|survey|sample|group|score|response|variable|result|participant
Sampling: draw|select|choose|design|calculate & stratified|random sample|cluster sample|sample size|systematic sample|sampling frame
Experimental design: design|plan|run|set & factorial|taguchi|response surface|box behnken|randomised block|latin square|control group & experiment|trial|factor|treatment|optimise|participant|yield
Survey research: design|run|conduct|analyse|frame|administer|circulate & survey|questionnaire|google form|likert & respondent|response|student|customer|household|sample|resident|question|user
Probability: calculate|derive|model|compute|estimate & probability of|markov chain|poisson|binomial distribution|expected value|random variable
Bayesian statistics: estimate|fit|model|update|compute & posterior|bayesian|prior distribution|mcmc|credible interval
Monte Carlo simulation: simulate|run|estimate & monte carlo|random draw|10 000 run|thousand scenario
Optimization: minimise|maximise|optimise|formulate|solve & linear program|integer program|constraint|objective function|gradient descent|simplex|genetic algorithm|scheduling problem|knapsack & cost|solver|variable|schedule|allocation|problem|time|python|profit|pulp|gurobi
Operations research: formulate|solve|model|minimise & transportation problem|assignment problem|queueing|linear program|integer program|job shop|simplex|scheduling model
Mathematical modeling: model|simulate|derive|solve|formulate & differential equation|sir model|predator prey|population growth|lotka|epidemic model|traffic flow model|logistic growth
Numerical methods: solve|code|implement|approximate|compare & newton raphson|runge kutta|finite difference|euler method|gauss seidel|simpson|bisection|trapezoidal rule
Linear algebra: compute|prove|apply|use|find|diagonalise & eigenvalue|eigenvector|vector space|singular value|matrix decomposition & matrix|image|system|rotation|linear|compress|rank|face|graph
Actuarial science: price|reserve|calculate|model & annuity|life table|mortality|chain ladder|claim severity
`
