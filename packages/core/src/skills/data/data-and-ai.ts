/** Data analysis, statistics, machine learning, and the mathematics under them. */
export const dataAndAi = `
# Data and AI ~ Software development, Mathematics and statistics, Economics
@ data scientist, data analyst, data engineer, machine learning engineer, ml engineer, ai engineer, business intelligence analyst, bi analyst, bi developer, analytics engineer, data science intern, research scientist, deep learning engineer, nlp engineer, computer vision engineer, data architect, mis executive, mis analyst, reporting analyst, ai developer, prompt engineer, quantitative analyst, data specialist, decision scientist, ai researcher, etl developer
% dataset, model accuracy, prediction, training data, dashboard, neural, kaggle, insights, data driven, data, analytics, model

## Machine learning > Machine learning
Machine learning: ml, machine learning algorithms, machine learning models, statistical learning, ml models, applied machine learning
Deep learning: neural networks, neural network, artificial neural networks, ANN^, DL^, deep neural networks
Artificial intelligence: intelligent systems, machine intelligence, ai, ai/ml, ai ml, ai tools, applied ai, aiml
Generative AI: gen ai, genai, generative artificial intelligence + Stable Diffusion=diffusion models, GANs=generative adversarial networks > Artificial intelligence
Large language models: fine tuning?, rlhf, llm, llms, fine tuning llms + GPT=gpt 4, OpenAI API=openai, ChatGPT, LLaMA, Gemini!, Claude API=Claude! > Artificial intelligence, Natural language processing
Prompt engineering: ai prompting, prompt optimization, prompt design, prompting > Generative AI
Retrieval-augmented generation: rag + Pinecone, FAISS, ChromaDB, Vector databases=vector database > Large language models
LangChain: lang chain + LangGraph=lang graph, LlamaIndex > Large language models, Python
Local language models: running llms locally + Ollama, vLLM, llama.cpp > Large language models
Model Context Protocol: MCP^, mcp servers, mcp server > AI agents
AI agents: autonomous ai agents, agentic workflows, autonomous agents, agentic ai, ai agent, ai agent development + AutoGen, CrewAI > Large language models
Natural language processing: nlp, nlp techniques + Sentiment analysis, Named entity recognition, Text mining=text analytics, Text classification
Computer vision: machine vision + OpenCV=open cv, YOLO!, Object detection, Image classification=image recognition, OCR, Face recognition, Image segmentation
Speech recognition: speech processing, voice recognition, text to speech
Reinforcement learning: q learning, deep reinforcement learning
Recommender systems: recommendation systems, recommendation engine, recommender system, collaborative filtering
Convolutional neural networks: CNN^, cnns, convolutional neural network + ResNet, VGG16=vgg > Deep learning
Recurrent neural networks: rnn, recurrent neural network + LSTM=lstms, GRU^ > Deep learning
Transformers!: transformer models, attention mechanism + BERT^ > Deep learning, Natural language processing
Transfer learning > Deep learning
Supervised learning: classification algorithms, ensemble methods + Random forest, Decision trees=decision tree, Support vector machines=svm, XGBoost, LightGBM, Gradient boosting, Naive Bayes, k-nearest neighbors=knn=k nearest neighbors
Unsupervised learning + Clustering=k means=kmeans=hierarchical clustering=dbscan, Dimensionality reduction
Feature engineering: feature creation, feature transformation, feature selection, feature extraction
Model deployment: model serving, ml pipelines + MLOps=ml ops, MLflow, Kubeflow
Predictive modeling: predictive analytics, predictive modelling, predictive models, forecasting models, predictive analysis
Anomaly detection: outlier detection, fraud detection models
Explainable AI: model interpretability, shap!, responsible ai, ai ethics
Hyperparameter tuning: model tuning, model optimization, cross validation, model evaluation

## Machine learning tools > Machine learning, Python
TensorFlow: tensor flow, tensorflow lite > Deep learning ~ PyTorch
PyTorch: torch!, py torch, pytorch lightning > Deep learning ~ TensorFlow
Keras > Deep learning ~ TensorFlow
scikit-learn: sklearn, scikit learn, scikit, sk learn
Hugging Face: huggingface, hugging face transformers > Natural language processing
NLTK > Natural language processing
spaCy > Natural language processing
NumPy: num py > Data analysis
pandas: pandas library, python pandas > Data analysis
SciPy: sci py
Matplotlib: mat plot lib + Seaborn, Plotly > Data visualization
Streamlit + Gradio > Python
Weka!
H2O.ai: automl, auto ml
Databricks: azure databricks > Apache Spark
RapidMiner + KNIME, Orange data mining

## Data analysis !~
Data analysis: data analytics, analysing data, data analyst, analyzing data, data interpretation, analyze data, analysis of data, data analyses, quantitative analysis, data insights
Data science: data scientist, data science projects
Exploratory data analysis: eda
Data visualization: dataviz, data visualisation, dashboards, dashboarding, data viz, dashboard development, dashboard creation, visualizations, charts and graphs
Data cleaning: data cleansing, data wrangling, data preprocessing, data pre processing, data preparation, data munging
Data mining: data mining techniques
Data modeling: data modelling, dimensional modeling, star schema, data models, data model
Data collection: data gathering, primary research data, collecting data
Data entry: data entry operator, data input, typing data, entering data
Data management: data governance, master data management, data quality, data stewardship, metadata management, data quality management, database maintenance
Data reporting: report generation, reporting?, report preparation, ad hoc reporting, generating reports, report writing and analysis
Data architecture: data platform, data mesh
Data annotation: data labeling, data labelling, image annotation
Business intelligence: bi tools, bi reporting, BI^, business analytics, obiee, business objects
Web analytics: clickstream, website analytics + Google Analytics=ga4, Google Tag Manager, Adobe Analytics, Hotjar
Product analytics: funnel analysis, cohort analysis + Mixpanel, Amplitude analytics
A/B testing: ab testing, split testing, experimentation?, multivariate testing
Statistical analysis: statistical analyses, statistical methods, statistical data analysis, statistical techniques
Survey research: survey design, surveys?, survey data analysis + Google Forms, SurveyMonkey, Qualtrics
Marketing analytics: campaign analytics
People analytics
Sports analytics

## Analysis tools ~ > Data analysis
Power BI: powerbi, microsoft power bi, ms power bi, power bi dashboards + DAX > Data visualization, Business intelligence
Tableau: tableau desktop, tableau software, tableau public > Data visualization, Business intelligence
Looker: looker studio, google data studio, data studio > Data visualization, Business intelligence
QlikView: qlik sense, qlik, qliksense > Data visualization, Business intelligence
Cognos: ibm cognos > Business intelligence
MicroStrategy > Business intelligence
Alteryx
Power Query: power pivot > Microsoft Excel
SPSS: ibm spss, spss statistics > Statistics ~ Stata, SAS
Stata: stata software > Statistics, Econometrics ~ SPSS, EViews
SAS: SAS^, sas viya, viya, sas studio, sas programming, base sas, sas enterprise guide, sas sql > Statistics
EViews: e views > Econometrics
Minitab > Statistics
Google Sheets: gsheets, google spreadsheets ~ Microsoft Excel
Superset!: apache superset + Metabase, Redash

## Big data > Big data
Big data: bigdata, big data analytics, big data technologies
Hadoop: apache hadoop, hadoop ecosystem + HDFS, MapReduce=map reduce, Cloudera, Hortonworks
Apache Spark: spark!, databricks spark + PySpark=py spark, Spark SQL, Spark Streaming
Hive!: apache hive, hiveql
Apache Pig: pig latin
Sqoop: apache sqoop + Apache Flume
Apache Flink: flink
Apache Airflow: Airflow^ + Luigi!, Prefect!, Dagster
Snowflake!: snowflake db, snowflake data warehouse > Data warehousing
Lakehouse: data lakehouse, lakehouse architecture + Delta Lake, Apache Iceberg=Iceberg!, Apache Hudi > Data warehousing
DuckDB > SQL
Managed data pipelines: elt tools + Airbyte, Fivetran > ETL
Great Expectations
dbt: data build tool > SQL, Data engineering
Presto!: trino
Data engineering: data pipelines, data pipeline, data engineering pipelines, data ingestion, data infrastructure
Data warehousing: data warehouse, data warehouses, data lake, data lakes, dwh, edw, olap, data marts
ETL: extract transform load, etl processes, etl tools, elt + SSIS=sql server integration services, Informatica=informatica powercenter, Talend, DataStage, Pentaho, Data migration, Data integration
SSRS: sql server reporting services + SSAS, Crystal Reports, Jasper Reports
Apache NiFi: nifi

# Mathematics and statistics ~ Data and AI, Physics, Finance
@ mathematician, statistician, actuary, actuarial analyst, math tutor, mathematics teacher, biostatistician, operations research analyst
% theorem, proof, calculus, algebra, olympiad, probability, regression, b stat, m stat

## Statistics
Statistics: statistical modeling, statistical modelling, applied statistics, statistical software
Probability: probability theory
Regression analysis: regression, regression models + Linear regression, Logistic regression, Multiple regression
Time series analysis: timeseries, time series, time series forecasting
Hypothesis testing: significance testing + ANOVA, t-test, Chi-square test=chi square
Bayesian statistics: bayesian inference, bayesian methods
Sampling: sampling techniques, sampling methods
Multivariate analysis + Factor analysis, Principal component analysis=PCA^
Experimental design: design of experiments, DOE^, experiment design, factorial design
Monte Carlo simulation: monte carlo, monte carlo methods
Forecasting: business forecasting
Survival analysis: kaplan meier
Psychometrics: psychometric assessment, psychometric analysis
Actuarial science: actuarial, actuarial modeling

## Mathematics > Mathematics
Mathematics: maths, math, applied mathematics, mathematical skills, pure mathematics, mathematical analysis
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
Logic?: logical reasoning
Mathematica: wolfram mathematica, wolfram + Maple!, SageMath
GeoGebra + Desmos
`
