/** Roles of data science, mathematics and physics; the written form is explained in roles.ts. */
export const dataRoles = `
# Data Science
also: Data Science Intern; Data Scientist; Junior Data Scientist
majors: Data Science, Mathematics, Computer Science, Physics
pay: 10-40
core: Python, Machine learning, Pandas, SQL
more: NumPy, Scikit-learn, Statistics, Data visualization, Matplotlib, Jupyter, Deep learning, A/B testing, Tableau
do: explore {area} data with Python, pandas and SQL and report what explains it
do: train and evaluate a machine learning model for {area} with scikit-learn
do: build a forecast for {area} and compare it with a naive baseline
do: clean {n:2-6} years of {area} records and document every rule
do: design an A/B test for {area} and calculate its sample size
do: present findings to {area} in charts made with Matplotlib or Tableau
do: turn a Jupyter notebook into a job that runs every night
do: engineer features from the behaviour of {users} and measure what each adds
do: check a model of {area} for bias and drift with statistics
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
do: write SQL queries that answer the weekly questions of {area}
do: build a Power BI dashboard of the {app} for {n:3-8} managers
do: clean {area} data in Microsoft Excel and document where each figure comes from
do: analyse why {users} leave the {app} and present the three main reasons
do: automate a monthly report of {area} with Python and pandas
do: reconcile two reports of {area} that disagree and fix the cause
do: define {n:6-12} measures for {area} and agree them with the team
do: prepare the monthly review of {area} and present a part of it
do: run a survey of {users} in Google Sheets and summarise it with statistics
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
do: train deep learning models for {area} in PyTorch and track every experiment
do: build and label a test set of {n:800-3000} examples from {area}
do: compare a large language model with a smaller one on cost and accuracy
do: serve a model to the {app} with Python and Docker
do: write computer vision pre-processing with OpenCV and NumPy
do: analyse the errors of the current model and propose the next data to collect
do: reproduce a recent paper on {area} and present it to the team
do: speed up inference by {n:20-60} percent with quantisation or batching
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
do: build text classification and search for {area} in Python
do: fine-tune a Hugging Face model on {n:2-9} thousand sentences of {users}
do: write an evaluation of large language models for {area}, with prompts under version control
do: clean and annotate text of {area} and measure agreement of annotators
do: extract names, dates and amounts with spaCy
do: serve a machine learning model behind FastAPI for the {app}
do: measure how natural language processing of {area} fails by language and length
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
do: build ETL pipelines for {area} in Python and Apache Airflow
do: model {area} tables in the data warehouse and write their SQL
do: process {n:20-200} million rows with Apache Spark
do: add data quality checks to {n:5-12} tables that {area} reports on
do: stream events of the {app} through Apache Kafka
do: document the lineage of {area} figures from source to dashboard
do: cut the cost of our AWS jobs by {n:15-40} percent
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
areas: Statistical Arbitrage; Risk Models; Forecasting; Optimisation
do: test trading and planning ideas on {n:8-15} years of data in Python
do: write simulations with NumPy and check them against cases with a known answer
do: estimate risk with probability and time series analysis
do: speed up an optimisation model by {n:20-60} percent in C++
do: document the assumptions of each mathematical model of {area}
do: present results with confidence intervals to the research group
do: clean market and operations data with pandas
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
areas: Pricing; Reserving; Claims Analytics; Health Insurance
do: estimate reserves for {area} in Microsoft Excel and R
do: compare premiums with claims for {n:3-6} products and explain the gap
do: build a pricing model with probability and actuarial science
do: check branch data for errors with SQL before each valuation
do: run stress tests of a flood year on the portfolio
do: automate monthly tables of {area} with Python or VBA
do: write a two-page summary of {area} statistics for the underwriters
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
areas: Algebra and Calculus; Board Examinations; Olympiad; Statistics Course
do: write {n:15-30} mathematics problems a week with full solutions in LaTeX
do: review solutions of other authors for {area} line by line
do: teach one live doubt session a week for {users}
do: build interactive figures in GeoGebra for {area}
do: record short lessons on algebra and calculus
do: group problems of {area} by the mistakes that pupils make
do: proofread content development of {area} before it is published
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
areas: Laser Lab; Wave Measurement; Optics Bench; Simulation Group
do: align optics and take measurements in the {area}
do: write the data analysis of each experiment in Python or MATLAB
do: simulate the setup before parts are ordered
do: read instruments through LabVIEW and store the raw data
do: estimate noise and systematic errors of {n:3-6} measurements
do: prepare figures and a methods section in LaTeX for a research paper
do: keep a laboratory notebook that others can repeat the experiment from
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
areas: Calibration Lab; Test Benches; Field Instruments; Sensors
do: calibrate sensors and sign calibration records in the {area}
do: build a test bench with LabVIEW and data acquisition hardware
do: automate a measurement of {product} with Python
do: compare readings with a reference laboratory and report the deviation
do: design electronics for {n:2-5} sensor circuits and test them
do: write quality control instructions for the {area}
do: analyse drift of {n:20-60} instruments with MATLAB
did: Calibrated {n:60-220} instruments and rewrote the procedure for {n:4-9} of them
did: Automated a pressure test with LabVIEW and saved {n:5-12} hours a week
did: Built a test bench with {n:4-10} sensors and a shared logger
did: Traced a drift of {n:2-6} percent to a warm enclosure
`
