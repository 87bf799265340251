/** Data analysis, statistics, machine learning, and the mathematics under them. */
export const dataAndAi = `
# Data and AI ~ Software development, Mathematics and statistics, Economics
@ data scientist, data analyst, data engineer, machine learning engineer, ml engineer, ai engineer, business intelligence analyst, bi analyst, bi developer, analytics engineer, data science intern, research scientist, deep learning engineer, nlp engineer, computer vision engineer, data architect, mis executive, mis analyst, reporting analyst, ai developer, prompt engineer, quantitative analyst, data specialist, decision scientist, ai researcher, etl developer
% dataset, model accuracy, prediction, training data, dashboard, neural, kaggle, insights, data driven, data, analytics, model

## Machine learning
Machine learning: ml, ai/ml, ai ml, aiml, machine learning algorithms, machine learning models, statistical learning, ml models, applied machine learning, model training?, training models, ml model building, ml models training, machine learning projects, machine learning model building, building ml models > Artificial intelligence
Deep learning: neural networks, neural network, artificial neural networks, ANN^, DL^, deep neural networks, neural nets, dl models > Machine learning
Artificial intelligence: intelligent systems, machine intelligence, ai, applied ai
Generative AI: gen ai, genai, generative artificial intelligence, gen ai tools, generative ai tools, ai content generation + Stable Diffusion=diffusion models, GANs=generative adversarial networks > Artificial intelligence
Large language models: fine tuning?, rlhf, llm, llms, fine tuning llms + GPT=gpt 4, OpenAI API=openai, LLaMA, Gemini!, Claude API=Claude!, Mistral AI=mistral 7b, DeepSeek, Fine-tuning of LLMs=qlora=lora fine tuning=peft fine tuning > Artificial intelligence
Prompt engineering: ai prompting, prompt optimization, prompt design, prompting, prompt writing, writing prompts, prompt creation > Generative AI
AI tools: ai tool, ai assistants, using ai tools, ai assistant tools + ChatGPT, Microsoft Copilot=ms copilot=m365 copilot, Perplexity AI ~ Prompt engineering, Large language models
Retrieval-augmented generation: rag, rag pipeline, rag chatbot > Large language models
Vector databases: vector database + Pinecone, FAISS, ChromaDB, Weaviate, Qdrant, Milvus, pgvector
LangChain: lang chain + LangGraph=lang graph > Large language models ~ LlamaIndex
LlamaIndex > Large language models ~ LangChain
Local language models: running llms locally + Ollama, vLLM, llama.cpp > Large language models
Model Context Protocol: MCP^, mcp servers, mcp server > AI agents
AI agents: autonomous ai agents, agentic workflows, autonomous agents, agentic ai, ai agent, ai agent development, ai workflow automation, ai automations + AutoGen, CrewAI > Large language models
Natural language processing: nlp, nlp techniques, text processing, text preprocessing, text data processing, nlp models, nlp pipeline + Sentiment analysis=opinion mining, Named entity recognition, Text mining=text analytics, Text classification, Topic modeling=topic modelling=lda topic modeling, Text summarization=text summarisation, Machine translation models=neural machine translation, Word embeddings=word2vec=fasttext embeddings, Spam detection=spam classification=spam filter model, Lemmatization=stemming and lemmatization > Artificial intelligence
Chatbots: chatbot, chat bots, chatbot development, conversational ai, voice assistants, bot development, bot building, whatsapp bot, ai chatbot, telegram bot, discord bot, chatbot building, making chatbots, building chatbots + Dialogflow, Rasa chatbot=rasa nlu, Botpress
Computer vision: machine vision, video analytics + OpenCV=open cv, YOLO!, Object detection=object tracking, Image classification=image recognition, OCR=optical character recognition=text extraction from images, Face recognition=face detection=facial recognition, Image segmentation, MediaPipe, Pose estimation=human pose estimation, Gesture recognition=hand gesture recognition, Number plate recognition=license plate recognition=anpr=licence plate recognition, Tesseract OCR=easyocr > Artificial intelligence
Speech recognition: speech processing, voice recognition, text to speech, speech to text, voice to text, asr models + OpenAI Whisper=whisper model
Reinforcement learning: q learning, deep reinforcement learning > Machine learning
Recommender systems: recommendation systems, recommendation engine, recommender system, collaborative filtering, recommendation models
Convolutional neural networks: CNN^, cnns, convolutional neural network + ResNet, VGG16=vgg > Deep learning
Recurrent neural networks: rnn, recurrent neural network + LSTM=lstms, GRU^ > Deep learning
Transformers!: transformer models, attention mechanism + BERT^=IndicBERT^=DistilBERT^=RoBERTa^=mBERT^ > Deep learning
Transfer learning > Deep learning
Supervised learning: classification algorithms, ensemble methods, classification models, classification?, binary classification, multiclass classification + Random forest, Decision trees=decision tree, Support vector machines=svm, XGBoost, LightGBM, Gradient boosting, Naive Bayes, k-nearest neighbors=knn=k nearest neighbors > Machine learning
Unsupervised learning + Clustering=k means=kmeans=hierarchical clustering=dbscan, Dimensionality reduction > Machine learning
Feature engineering: feature creation, feature transformation, feature selection, feature extraction > Machine learning
Model deployment: model serving, ml pipelines, deploying ml models, ml model deployment, deploying models + MLOps=ml ops, MLflow, Kubeflow
Predictive modeling: predictive analytics, predictive modelling, predictive models, forecasting models, predictive analysis, prediction models, building prediction models + Churn prediction=churn modelling=churn modeling=customer churn prediction
Anomaly detection: outlier detection
Explainable AI: model interpretability, shap!, responsible ai, ai ethics
Hyperparameter tuning: model tuning, model optimization, grid search cv > Machine learning
Model evaluation: confusion matrix, cross validation, precision and recall, f1 score, roc curve, roc auc, model validation for ml, evaluating models, k fold cross validation > Machine learning
Semantic search: vector search, similarity search, embeddings search > Natural language processing
Fraud analytics: transaction fraud detection > Data analysis

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
Google Sheets: gsheets, google spreadsheets, g sheets, google sheets formulas, google sheets work ~ Microsoft Excel
Data analysis: data analytics, analysing data, data analyst, analyzing data, data interpretation, analyze data, analysis of data, data analyses, quantitative analysis, data insights, sales data analysis, analysis work with data, data crunching, number crunching, data analysing, analysing datasets, analyzing datasets, data analysis work, data analysis reports
Data science: data scientist, data science projects
Exploratory data analysis: eda, data exploration, exploratory analysis, exploring data > Data analysis
Data visualization: dataviz, data visualisation, dashboards, dashboarding, data viz, dashboard development, dashboard creation, visualizations, charts and graphs, charts and graphs making, graphs and charts, data charts, graph making, making dashboards, building dashboards, dashboard building, visualizing data, visualising data, visual dashboards, interactive dashboards, dashboard reporting
Customer analytics: rfm analysis, rfm segmentation, customer data analysis, customer lifetime value analysis > Data analysis
Data cleaning: data cleansing, data wrangling, data preprocessing, data pre processing, data preparation, data munging, cleaning of datasets, dataset cleaning, removing duplicates, handling missing values, missing value treatment, data scrubbing, data formatting, data sorting, duplicate removal, cleaning data, data cleanup, data clean up, deduplication, data deduplication, missing data handling, data standardization, data standardisation, cleansing data, dirty data cleaning, cleaning excel data, outlier treatment + OpenRefine
Data validation: checking data accuracy, data accuracy checks, data quality checks, cross verification of data, data validation checks, validating data > Data verification
Data tabulation: tabulation of data, cross tabulation, crosstabs, tabulating data, tabulation work, data tables preparation
Mobile data collection: digital data collection, tablet based data collection, mobile surveys > Data collection
Data dictionary: data dictionaries, metadata documentation, codebook preparation
Survey coding: response coding, questionnaire coding, coding survey responses
Data mining: data mining techniques
Data modeling: data modelling, dimensional modeling, star schema, data models, data model
Data collection: data gathering, primary research data, collecting data, data compilation, compiling data, data capturing, data capture, field data collection, collection of data, gathering data, collecting field data
Data entry: data entry operator, data input, typing data, entering data, data feeding, data punching, data updating, data updation, data filling, excel entry, online data entry, entry work, record entry, punching of data, data uploading, feeding data, data keying, excel data entry, data entry in excel, keying in data, entry of data, back office data entry, manual data entry
Data management: data governance, master data management, data quality, data stewardship, metadata management, data quality management, database maintenance, data maintenance, database management work, data upkeep, maintaining data, database updating, data filing, data record keeping, maintenance of data, database updation, managing data, dataset management, database updates
Data reporting: report generation, report preparation, ad hoc reporting, sales reporting, sales reports, sales tracking, generating reports, report writing and analysis, making reports, excel reports, report automation, automated reports, automating reports, reporting dashboards, data reports > Reporting
Data architecture: data platform, data mesh
Data annotation: data labeling, data labelling, image annotation, image labelling, image tagging, bounding boxes, image labeling, text annotation, annotation work, video annotation, labelling images, text labelling, labelling of text, audio annotation, audio labelling, data tagging, annotating images, labelling data, labeling data, annotating data, polygon annotation, image segmentation labelling + CVAT, Label Studio, LabelImg, Labelbox
Business intelligence: bi tools, bi reporting, BI^, business analytics, bi dashboards, bi development, bi reports, business intelligence dashboards + Business Objects=sap business objects, OBIEE, Zoho Analytics > Data analysis
Web analytics: clickstream, website analytics, website traffic analysis, website analysis, traffic analysis of website, website data analysis, website traffic tracking + Google Analytics=ga4, Google Tag Manager, Adobe Analytics, Hotjar
Product analytics: funnel analysis, cohort analysis + Mixpanel, Amplitude analytics
A/B testing: ab testing, a/b experiments, ab experiments, split testing, multivariate testing, a/b test, a/b tests, ab test
Statistical analysis: statistical analyses, statistical methods, statistical data analysis, statistical techniques, statistical tools, statistical testing, statistical tests, statistical work, statistical analysis work, analysing data statistically > Statistics, Data analysis
Survey research: surveys?, survey data analysis, survey analysis, conducting surveys, survey taking, survey forms, survey form filling, survey conducting, doing surveys, running surveys, online surveys, survey administration + Qualtrics
Survey data entry: survey data compilation, survey form data entry, survey response entry
Google Forms ~ Survey research, SurveyMonkey
SurveyMonkey ~ Survey research, Google Forms
Marketing analytics: campaign analytics
People analytics
Sports analytics

## Analysis tools > Data analysis // these programs do nothing but analyse data
Power BI: powerbi, microsoft power bi, ms power bi, power bi dashboards, powerbi dashboards, power bi reports, power bi desktop, power bi service, powerbi reports + DAX > Data visualization, Business intelligence ~ Tableau, Looker, QlikView
Tableau: tableau desktop, tableau software, tableau public, tableau dashboards, tableau reports > Data visualization, Business intelligence ~ Power BI, Looker, QlikView
Looker: looker studio, google data studio, data studio > Data visualization, Business intelligence ~ Power BI, Tableau
QlikView: qlik sense, qlik, qliksense > Data visualization, Business intelligence ~ Power BI, Tableau
Cognos: ibm cognos > Business intelligence ~ MicroStrategy
MicroStrategy > Business intelligence ~ Cognos
Alteryx
Power Query: power pivot, power query editor > Microsoft Excel
SPSS: ibm spss, spss statistics, spss analysis, spss software, spss data analysis > Statistics ~ Stata, SAS
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
Data engineering: data pipelines, data pipeline, data engineering pipelines, data ingestion, data infrastructure, pipeline building for data, building data pipelines, data engineering work
Data warehousing: data warehouse, data warehouses, data lake, data lakes, dwh, edw, olap, data marts, data warehouse design
ETL: extract transform load, etl processes, etl tools, elt, etl pipelines, etl jobs, etl development, data extraction and loading + SSIS=sql server integration services, Informatica=informatica powercenter, Talend, DataStage, Pentaho
Data migration: data transfer between systems, bulk data upload, migrating data, data migration work, moving data to new system
Change data capture: debezium
Data profiling: data quality testing
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
Statistics: statistical modeling, statistical modelling, applied statistics, stats?, statistical knowledge, statistical concepts, probability and statistics, basic statistics, statistics knowledge
Probability: probability theory, probability distributions
Regression analysis: regression, regression models, regression modelling, regression modeling + Linear regression=OLS^=ols regression=ordinary least squares=simple linear regression=least squares regression, Logistic regression=logit model=logit regression=binary logistic regression, Multiple regression=multiple linear regression=multivariate regression, Probit model=probit regression
Time series analysis: timeseries, time series, time series forecasting + Prophet forecasting=facebook prophet, Exponential smoothing=holt winters
Hypothesis testing: significance testing, test of hypothesis, testing of hypothesis, hypothesis tests, statistical hypothesis testing + ANOVA=one way anova=two way anova=anova test=analysis of variance, t-test=student t test=paired t test=independent t test, Chi-square test=chi squared test > Statistical analysis
Bayesian statistics: bayesian inference, bayesian methods
Sampling: sampling techniques, sampling methods, survey sampling, sample design, sample size calculation, sample size estimation, sampling design, drawing samples for survey, sampling plan for survey + Stratified sampling=stratified random sampling, Random sampling=simple random sampling, Systematic sampling, Cluster sampling, Snowball sampling, Purposive sampling, Convenience sampling, Quota sampling
Multivariate analysis + Factor analysis, Principal component analysis=PCA^
Experimental design: design of experiments, DOE^, experiment design, factorial design, RCBD^, latin square design
Monte Carlo simulation: monte carlo, monte carlo methods > Simulation
Forecasting: business forecasting, sales forecast models, forecast modelling, forecast models
Survival analysis: kaplan meier, kaplan meier survival, cox regression, cox proportional hazards
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
