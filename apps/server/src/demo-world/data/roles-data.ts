/** Roles of data science, mathematics and physics; the written form is explained in roles.ts. */
export const dataRoles = `
# Data Science
also: Data Science Intern; Data Scientist; Junior Data Scientist
majors: Data Science, Mathematics, Computer Science, Physics
pay: 10-40
core: Python, Machine learning, Pandas, SQL
more: NumPy, Scikit-learn, Statistics, Data visualization, Matplotlib, Jupyter, Deep learning, A/B testing, Tableau
do: explore what {users} really do and compare it with what we believe they do
do: build a forecast, measure it against a naive one and say which is better
do: clean data that was entered by hand on busy days
do: design an experiment and work out how long it must run
do: turn a notebook into something that runs every night without you
do: explain a result to people who will act on it
do: keep a log of the questions that the data cannot answer
why: We hold four years of data and have answered perhaps a tenth of the questions in it
why: A model is welcome here when it beats a rule of thumb, and we measure both
seek: You can explain a p-value to a colleague without hiding behind it
seek: Statistics first, models second, slides last
did: Built a demand forecast in Python that lowered the error by {n:11-31} percent against last year's average
did: Cleaned {n:2-9} million records with Pandas and documented every rule
did: Designed {n:3-8} A/B tests and stopped two features that did harm
did: Put a churn model with Scikit-learn into nightly use for the {app}

# Data Analyst
also: Data Analyst Intern; Data Analytics; Business Intelligence Analyst
majors: Data Science, Economics, Business, Mathematics
pay: 6-25
core: SQL, Microsoft Excel, Data analysis, Power BI
more: Python, Tableau, Data visualization, Statistics, Pandas, Reporting, Google Sheets, Data cleaning
do: answer the questions that our teams ask every Monday, with numbers that add up
do: build a dashboard that replaces five spreadsheets
do: check where our figures come from and write it down
do: find out why two reports disagree
do: look for patterns in complaints from {users}
do: prepare the monthly review and present one page of it yourself
do: teach colleagues to answer simple questions with SQL
why: Decisions here are made on Wednesdays, and somebody has to bring the facts on Tuesday
why: Our reports are correct and unreadable, and we would like to keep only the first
seek: You are comfortable with joins, suspicious of averages and polite to people who are neither
seek: We will give you a small messy table and ask what you see
did: Built a Power BI dashboard that replaced {n:4-9} weekly spreadsheets
did: Wrote {n:30-90} SQL queries for the monthly review and halved its preparation time
did: Found a double count worth {n:2-7} percent of reported sales
did: Trained {n:8-20} colleagues to answer their own questions with SQL

# Machine Learning
also: Machine Learning Engineer; Machine Learning Intern; AI/ML Intern; AI Engineer
majors: Data Science, Computer Science, Mathematics, Physics
pay: 12-45
core: Python, Machine learning, Deep learning, PyTorch
more: TensorFlow, Natural language processing, Computer vision, NumPy, Scikit-learn, Docker, OpenCV, Git, Large language models
do: train models, and spend twice as long on the data that feeds them
do: build a test set that we trust more than any leaderboard
do: compare a large model with a small one and with no model at all
do: make inference fit on the hardware that we really have
do: read one paper a week and tell us in ten minutes whether it matters
do: track down the examples on which the model is confidently wrong
do: write the service that serves a model to our {app}
why: Accuracy on a slide and accuracy on a rainy Thursday are different things, and we work on the second
why: Our first model is good enough to be useful and bad enough to be interesting
seek: You have trained something yourself and know why it failed at first
seek: Linear algebra, patience and a tidy repository will take you far here
did: Trained a PyTorch model that raised recall on rare cases from {n:52-66} to {n:78-91} percent
did: Labelled and reviewed {n:3-12} thousand examples and wrote the guide for labelling
did: Cut inference time of the {app} by {n:40-70} percent through quantisation
did: Built the nightly evaluation that blocks a worse model from release

# Natural Language Processing
also: NLP Intern; NLP Engineer; Generative AI Intern
majors: Data Science, Computer Science, English
pay: 12-45
core: Python, Natural language processing, Machine learning
more: PyTorch, Large language models, spaCy, Hugging Face, SQL, FastAPI, Text mining, Prompt engineering
do: measure where our text models fail by language and by length
do: collect and clean sentences that {users} really write
do: build search that finds the right passage and shows it
do: compare prompts and small trained models fairly
do: write guidelines for annotators and settle their disagreements
do: keep an evaluation set that no model has seen
why: Our texts mix three languages in one sentence, as people do
why: An answer that sounds right and is wrong is the worst thing we could ship
seek: You have worked with real, messy text and have opinions about tokenisation
seek: We value careful evaluation above large models
did: Built passage search with Hugging Face models and raised the hit rate to {n:81-93} percent
did: Wrote annotation guidelines and brought agreement between annotators from {n:61-70} to {n:84-92} percent
did: Cleaned {n:20-90} thousand mixed-language sentences with Python
did: Compared {n:4-9} models on a held-out set and published the result in the team

# Data Engineer
also: Data Engineering; Data Engineering Intern; ETL Developer
majors: Data Science, Computer Science
pay: 10-38
core: Python, SQL, ETL, Apache Spark
more: Apache Airflow, AWS, PostgreSQL, Data warehousing, Apache Kafka, Docker, Data modeling, Snowflake
do: build pipelines that say loudly when something is missing
do: bring a new source into the warehouse, from raw files to a clean table
do: add checks that catch yesterday's mistakes tomorrow
do: make a nightly job finish before people come to work
do: document where each column comes from
do: remove tables that nobody has read for a year
why: Our analysts spend half of their week repairing data, and we want to give that half back
why: Forty nightly jobs feed our {app}, and three of them are a mystery
seek: You write SQL without fear and Python without notebooks
seek: If you like order, you will like this job
did: Rebuilt {n:6-18} pipelines in Apache Airflow and ended silent failures
did: Cut a Spark job from {n:3-6} hours to {n:20-50} minutes
did: Added {n:40-120} data checks, which caught {n:5-15} faulty deliveries in the first month
did: Modelled the warehouse tables behind the {app}

# Quantitative Research
also: Quantitative Research Intern; Quant Analyst; Operations Research Intern
majors: Mathematics, Physics, Economics
pay: 20-60
core: Python, Statistics, Probability, Mathematical modeling
more: Time series analysis, NumPy, Pandas, R, C++, Optimization, Machine learning, MATLAB, Linear programming
do: test an idea on ten years of data without fooling yourself
do: write a simulation and check it against a case that you can solve by hand
do: work out what a result would look like if it were only luck
do: improve the solver behind our daily plan
do: document assumptions so plainly that others can attack them
do: present one negative result a month
why: Most good ideas are wrong, and the work consists in finding out cheaply
why: Our models decide small things many times a day, which makes small errors expensive
seek: Probability should feel like a native language to you
seek: Olympiads are welcome and not required; a tidy proof is always welcome
did: Tested {n:9-25} trading ideas on ten years of data and rejected all but two
did: Wrote a Monte Carlo simulation in Python that runs {n:8-30} times faster than the old one
did: Reformulated the daily plan as a linear program and saved {n:4-11} percent of cost
did: Found a look-ahead error in an older backtest

# Actuarial Analyst
also: Actuarial Intern; Actuarial Science Intern
majors: Mathematics, Economics
pay: 12-30
core: Statistics, Microsoft Excel, Probability, Actuarial science
more: R, Python, SQL, Data analysis, VBA, Risk management, Financial modeling
do: estimate how many claims are still to come
do: compare our prices with what really happened
do: build tables that an auditor can follow
do: check data from branches for entries that cannot be true
do: test what a flood year would do to our reserves
do: explain a premium in two sentences
why: Prices are promises about the future, and we want to make them honestly
why: Our actuaries are three, and the tables are many
seek: You have passed or are preparing for a first actuarial paper
seek: Careful people with dry humour do well here
did: Estimated claim reserves in R for {n:4-9} lines of business
did: Automated the quarterly price review in Excel and VBA and saved {n:3-6} days
did: Checked {n:20-90} thousand claim records and corrected {n:2-6} percent of them
did: Built a flood scenario that changed the reserve by {n:5-14} percent

# Mathematics Content Developer
also: Mathematics Tutor; Math Content Intern; Mathematics Educator
majors: Mathematics, Physics
pay: 5-18
core: Mathematics, LaTeX, Teaching, Content development
more: Algebra, Calculus, Statistics, Microsoft Word, GeoGebra, Curriculum design, English, Proofreading
do: write problems with solutions that show the idea and not only the steps
do: answer doubts of pupils in the evening session
do: check other people's solutions line by line
do: sort problems by the mistake that they provoke
do: record short explanations with pen and paper
do: build small interactive figures
why: A good problem makes a pupil stop writing and start thinking
why: Every evening pupils ask us why, and we like that better than how
seek: You can explain why minus times minus is plus in three ways
seek: Clear handwriting and endless patience, please
did: Wrote {n:120-400} problems with full solutions in LaTeX
did: Taught {n:25-90} pupils in small groups, with attendance above {n:85-94} percent
did: Found and corrected {n:40-130} wrong answers in the question bank
did: Built {n:8-20} interactive figures with GeoGebra

# Physics Research
also: Physics Research Intern; Optics Research Intern; Research Assistant (Physics)
majors: Physics, Engineering
pay: 8-25
core: Physics, MATLAB, Data analysis, Research
more: Python, Optics, LaTeX, LabVIEW, Instrumentation, Simulation, Laboratory skills, Numerical methods
do: align a setup in the morning and take data in the afternoon
do: write the analysis so that somebody else gets the same number
do: simulate the experiment before anybody orders parts
do: find out where the noise comes from
do: keep a lab book that a stranger could follow
do: help to prepare figures for a paper
why: The interesting part of our measurements is smaller than the errors we started with
why: The laboratory is quiet, dark and full of questions
seek: You have spent time in a laboratory and know that the first result is usually the cable
seek: Physics students from the third year on are welcome
did: Aligned a laser setup and lowered the noise by {n:30-65} percent
did: Wrote the data analysis in MATLAB for {n:40-160} measurement runs
did: Simulated the optical path in Python and found a stray reflection
did: Prepared {n:3-7} figures for a paper under review

# Instrumentation
also: Instrumentation Intern; Calibration Engineer; Test and Measurement Intern
majors: Physics, Engineering
pay: 8-22
core: Instrumentation, Electronics, Calibration, LabVIEW
more: MATLAB, Python, Sensors, Data acquisition, Quality control, Optics, Signal processing, PLC
do: calibrate instruments and sign for the result
do: build a test bench from parts that are in the store room
do: automate a measurement that now needs two people
do: compare our readings with a reference laboratory
do: write instructions that a new colleague can follow alone
do: find drift before a customer does
why: Our customers trust a number because somebody here checked it
why: The test benches work, but most of them need a person to press return
seek: You own a multimeter or wish you did
seek: Steady hands and neat tables
did: Calibrated {n:60-220} instruments and rewrote the procedure for {n:4-9} of them
did: Automated a pressure test with LabVIEW and saved {n:5-12} hours a week
did: Built a test bench with {n:4-10} sensors and a shared logger
did: Traced a drift of {n:2-6} percent to a warm enclosure
`
