/** Data analysis, statistics, machine learning, and the mathematics under them. */
export const dataAndAi = `
# Data and AI ~ Software development, Mathematics and statistics, Economics
@ data scientist, data analyst, data engineer, machine learning engineer, ml engineer, ai engineer, business intelligence analyst, bi analyst, bi developer, analytics engineer, data science intern, research scientist, deep learning engineer, nlp engineer, computer vision engineer, data architect, mis executive, mis analyst, reporting analyst, ai developer, prompt engineer, quantitative analyst, data specialist, decision scientist, ai researcher, etl developer
% dataset, model accuracy, prediction, training data, dashboard, neural, kaggle, insights, data driven, data, analytics, model

## Machine learning
Machine learning: ml, ai/ml, ai ml, aiml, machine learning algorithms, machine learning models, statistical learning, ml models, applied machine learning, model training?, training models > Artificial intelligence
Deep learning: neural networks, neural network, artificial neural networks, ANN^, DL^, deep neural networks, neural nets, dl models > Machine learning
Artificial intelligence: intelligent systems, machine intelligence, ai, applied ai
Generative AI: gen ai, genai, generative artificial intelligence + Stable Diffusion=diffusion models, GANs=generative adversarial networks > Artificial intelligence
Large language models: fine tuning?, rlhf, llm, llms, fine tuning llms + GPT=gpt 4, OpenAI API=openai, LLaMA, Gemini!, Claude API=Claude! > Artificial intelligence
Prompt engineering: ai prompting, prompt optimization, prompt design, prompting, prompt writing, writing prompts, prompt creation > Generative AI
AI tools: ai tool, ai assistants + ChatGPT ~ Prompt engineering, Large language models
Retrieval-augmented generation: rag > Large language models
Vector databases: vector database + Pinecone, FAISS, ChromaDB
LangChain: lang chain + LangGraph=lang graph > Large language models ~ LlamaIndex
LlamaIndex > Large language models ~ LangChain
Local language models: running llms locally + Ollama, vLLM, llama.cpp > Large language models
Model Context Protocol: MCP^, mcp servers, mcp server > AI agents
AI agents: autonomous ai agents, agentic workflows, autonomous agents, agentic ai, ai agent, ai agent development, ai workflow automation, ai automations + AutoGen, CrewAI > Large language models
Natural language processing: nlp, nlp techniques, text processing, text preprocessing, text data processing + Sentiment analysis=opinion mining, Named entity recognition, Text mining=text analytics, Text classification > Artificial intelligence
Chatbots: chatbot, chat bots, chatbot development, conversational ai, voice assistants, bot development, bot building, whatsapp bot, ai chatbot
Computer vision: machine vision, video analytics + OpenCV=open cv, YOLO!, Object detection=object tracking, Image classification=image recognition, OCR=optical character recognition=text extraction from images, Face recognition=face detection=facial recognition, Image segmentation > Artificial intelligence
Speech recognition: speech processing, voice recognition, text to speech
Reinforcement learning: q learning, deep reinforcement learning > Machine learning
Recommender systems: recommendation systems, recommendation engine, recommender system, collaborative filtering, recommendation models
Convolutional neural networks: CNN^, cnns, convolutional neural network + ResNet, VGG16=vgg > Deep learning
Recurrent neural networks: rnn, recurrent neural network + LSTM=lstms, GRU^ > Deep learning
Transformers!: transformer models, attention mechanism + BERT^=IndicBERT^=DistilBERT^=RoBERTa^=mBERT^ > Deep learning
Transfer learning > Deep learning
Supervised learning: classification algorithms, ensemble methods, classification models, classification? + Random forest, Decision trees=decision tree, Support vector machines=svm, XGBoost, LightGBM, Gradient boosting, Naive Bayes, k-nearest neighbors=knn=k nearest neighbors > Machine learning
Unsupervised learning + Clustering=k means=kmeans=hierarchical clustering=dbscan, Dimensionality reduction > Machine learning
Feature engineering: feature creation, feature transformation, feature selection, feature extraction > Machine learning
Model deployment: model serving, ml pipelines + MLOps=ml ops, MLflow, Kubeflow
Predictive modeling: predictive analytics, predictive modelling, predictive models, forecasting models, predictive analysis
Anomaly detection: outlier detection
Explainable AI: model interpretability, shap!, responsible ai, ai ethics
Hyperparameter tuning: model tuning, model optimization, cross validation, model evaluation > Machine learning

## Machine learning tools
TensorFlow: tensor flow, tensorflow lite > Deep learning, Python ~ PyTorch
PyTorch: torch!, py torch, pytorch lightning > Deep learning, Python ~ TensorFlow
Keras > Deep learning, Python ~ TensorFlow
scikit-learn: sklearn, scikit learn, scikit, sk learn > Machine learning, Python
Hugging Face: huggingface, hugging face transformers > Machine learning
NLTK > Natural language processing, Python ~ spaCy
spaCy > Natural language processing, Python ~ NLTK
NumPy: num py > Python
pandas: pandas library, python pandas > Data analysis, Python
SciPy: sci py > Python
Matplotlib: mat plot lib + Seaborn > Data visualization, Python ~ Plotly
Plotly > Data visualization, Python ~ Matplotlib
Streamlit > Python ~ Gradio
Gradio > Python ~ Streamlit
Weka! > Machine learning
H2O.ai: automl, auto ml > Machine learning
Databricks: azure databricks > Apache Spark
RapidMiner > Data analysis ~ KNIME, Orange data mining
KNIME > Data analysis ~ RapidMiner, Orange data mining
Orange data mining > Data analysis ~ RapidMiner, KNIME

## Data analysis
Google Sheets: gsheets, google spreadsheets, g sheets ~ Microsoft Excel
Data analysis: data analytics, analysing data, data analyst, analyzing data, data interpretation, analyze data, analysis of data, data analyses, quantitative analysis, data insights, sales data analysis, analysis work with data, data crunching, number crunching
Data science: data scientist, data science projects
Exploratory data analysis: eda, data exploration, exploratory analysis, exploring data > Data analysis
Data visualization: dataviz, data visualisation, dashboards, dashboarding, data viz, dashboard development, dashboard creation, visualizations, charts and graphs, charts and graphs making, graphs and charts, data charts, graph making
Data cleaning: data cleansing, data wrangling, data preprocessing, data pre processing, data preparation, data munging, cleaning of datasets, dataset cleaning, removing duplicates, handling missing values, missing value treatment, data scrubbing, data formatting, data sorting, duplicate removal
Data mining: data mining techniques
Data modeling: data modelling, dimensional modeling, star schema, data models, data model
Data collection: data gathering, primary research data, collecting data, data compilation, compiling data, data capturing, data capture
Data entry: data entry operator, data input, typing data, entering data, data feeding, data punching, data updating, data updation, data filling, excel entry, online data entry, entry work, record entry, punching of data, data uploading, feeding data
Data management: data governance, master data management, data quality, data stewardship, metadata management, data quality management, database maintenance, data maintenance, database management work, data upkeep, maintaining data, database updating, data filing, data record keeping, maintenance of data, database updation
Data reporting: report generation, report preparation, ad hoc reporting, sales reporting, sales reports, sales tracking, generating reports, report writing and analysis, making reports, excel reports, report automation, automated reports, automating reports > Reporting
Data architecture: data platform, data mesh
Data annotation: data labeling, data labelling, image annotation, image labelling, image tagging, bounding boxes, image labeling, text annotation, annotation work, video annotation, labelling images, text labelling, labelling of text, audio annotation, audio labelling
Business intelligence: bi tools, bi reporting, BI^, business analytics, bi dashboards, bi development + Business Objects=sap business objects, OBIEE > Data analysis
Web analytics: clickstream, website analytics, website traffic analysis, website analysis, traffic analysis of website, website data analysis, website traffic tracking + Google Analytics=ga4, Google Tag Manager, Adobe Analytics, Hotjar
Product analytics: funnel analysis, cohort analysis + Mixpanel, Amplitude analytics
A/B testing: ab testing, a/b experiments, ab experiments, split testing, multivariate testing, a/b test, a/b tests, ab test
Statistical analysis: statistical analyses, statistical methods, statistical data analysis, statistical techniques, statistical tools, statistical testing, statistical tests, statistical work > Statistics, Data analysis
Survey research: surveys?, survey data analysis, survey analysis, conducting surveys, survey taking, survey forms, survey form filling, survey conducting, doing surveys + Qualtrics
Survey data entry: survey data compilation, survey form data entry, survey response entry
Google Forms ~ Survey research, SurveyMonkey
SurveyMonkey ~ Survey research, Google Forms
Marketing analytics: campaign analytics
People analytics
Sports analytics

## Analysis tools > Data analysis // these programs do nothing but analyse data
Power BI: powerbi, microsoft power bi, ms power bi, power bi dashboards, powerbi dashboards + DAX > Data visualization, Business intelligence ~ Tableau, Looker, QlikView
Tableau: tableau desktop, tableau software, tableau public > Data visualization, Business intelligence ~ Power BI, Looker, QlikView
Looker: looker studio, google data studio, data studio > Data visualization, Business intelligence ~ Power BI, Tableau
QlikView: qlik sense, qlik, qliksense > Data visualization, Business intelligence ~ Power BI, Tableau
Cognos: ibm cognos > Business intelligence ~ MicroStrategy
MicroStrategy > Business intelligence ~ Cognos
Alteryx
Power Query: power pivot > Microsoft Excel
SPSS: ibm spss, spss statistics > Statistics ~ Stata, SAS
Stata: stata software > Statistics, Econometrics ~ SPSS, EViews
SAS: SAS^, sas viya, viya, sas studio, sas programming, base sas, sas enterprise guide, sas sql > Statistics
EViews: e views > Econometrics
Minitab > Statistics
Superset!: apache superset ~ Metabase, Redash
Metabase ~ Superset, Redash
Redash ~ Superset, Metabase

## Big data
Big data: bigdata, big data analytics, big data technologies
Hadoop: apache hadoop, hadoop ecosystem + HDFS, MapReduce=map reduce, Cloudera, Hortonworks > Big data
Apache Spark: spark!, databricks spark + Spark SQL, Spark Streaming > Big data
PySpark: py spark > Apache Spark, Python
Hive!: apache hive, hiveql > Big data, SQL
Apache Pig: pig latin > Big data
Sqoop: apache sqoop > Big data
Apache Flume > Big data
Apache Flink: flink > Big data
Apache Airflow: Airflow^ ~ Luigi, Prefect, Dagster
Luigi! ~ Apache Airflow, Prefect, Dagster
Prefect! ~ Apache Airflow, Luigi, Dagster
Dagster ~ Apache Airflow, Luigi, Prefect
Snowflake!: snowflake db, snowflake data warehouse > Data warehousing, SQL
Lakehouse: data lakehouse, lakehouse architecture + Delta Lake, Apache Iceberg=Iceberg!, Apache Hudi > Data warehousing
DuckDB > SQL
Managed data pipelines: elt tools + Airbyte, Fivetran > ETL
Great Expectations
dbt^: data build tool > SQL, Data engineering
Presto!: trino > Big data, SQL
Data engineering: data pipelines, data pipeline, data engineering pipelines, data ingestion, data infrastructure, pipeline building for data
Data warehousing: data warehouse, data warehouses, data lake, data lakes, dwh, edw, olap, data marts
ETL: extract transform load, etl processes, etl tools, elt + SSIS=sql server integration services, Informatica=informatica powercenter, Talend, DataStage, Pentaho
Data migration: data transfer between systems, bulk data upload
Data integration
SSRS: sql server reporting services
SSAS
Crystal Reports
Jasper Reports
Apache NiFi: nifi

# Mathematics and statistics ~ Data and AI, Physics, Finance
@ mathematician, statistician, actuary, actuarial analyst, math tutor, biostatistician, operations research analyst
% theorem, proof, calculus, algebra, olympiad, probability, regression, b stat, m stat

## Statistics
Statistics: statistical modeling, statistical modelling, applied statistics, stats?, statistical knowledge, statistical concepts
Probability: probability theory
Regression analysis: regression, regression models + Linear regression, Logistic regression, Multiple regression
Time series analysis: timeseries, time series, time series forecasting
Hypothesis testing: significance testing + ANOVA, t-test, Chi-square test=chi square > Statistical analysis
Bayesian statistics: bayesian inference, bayesian methods
Sampling: sampling techniques, sampling methods, survey sampling, sample design, sample size calculation, sample size estimation
Multivariate analysis + Factor analysis, Principal component analysis=PCA^
Experimental design: design of experiments, DOE^, experiment design, factorial design
Monte Carlo simulation: monte carlo, monte carlo methods > Simulation
Forecasting: business forecasting, sales forecast models, forecast modelling
Survival analysis: kaplan meier
Psychometrics: psychometric assessment, psychometric analysis
Actuarial science: actuarial, actuarial modeling

## Mathematics > Mathematics // every line is a branch of the subject or software for it
Mathematics: maths, math, applied mathematics, mathematical skills, pure mathematics, mathematical analysis, problem sums, solving sums
Linear algebra: matrix algebra, matrices?
Calculus: differential calculus, integral calculus
Differential equations
Real analysis
Abstract algebra: algebra?
Topology
Discrete mathematics: discrete math
Numerical methods: numerical analysis, numerical computing
Optimization?: optimisation?, mathematical optimization
Operations research: operational research, or tools
Mathematical modeling: mathematical modelling, math modeling
Game theory
Trigonometry: pre calculus, precalculus
Mathematica: wolfram mathematica, wolfram ~ Maple, SageMath
Maple! ~ Mathematica, SageMath
SageMath ~ Mathematica, Maple
GeoGebra ~ Desmos
Desmos ~ GeoGebra

## Related work
Logic?: logical reasoning, logical ability, logic building
`
