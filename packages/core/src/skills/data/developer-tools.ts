/** Libraries, services and tools of developers that are asked for by name, by the kind of work they are for. */
export const developerTools = `
# Software development

## Front-end libraries and tools > JavaScript // these are used from JavaScript code
Vitest > JavaScript, Unit testing ~ Jest
MobX > React
Zustand! > React ~ Redux
Recoil!: recoil js > React ~ Redux
NgRx > Angular
Preact > JavaScript ~ React
Knockout.js: knockout js
Alpine.js: alpine js
Web components: custom elements, shadow dom, lit element, stencil js
Highcharts ~ D3.js
Leaflet!: leaflet js ~ Mapbox, OpenLayers
Mapbox ~ Leaflet, OpenLayers
OpenLayers ~ Leaflet, Mapbox
Service workers: service worker, workbox
Ant Design: antd > React
Chakra UI > React
Styled Components > React ~ Emotion
Emotion!: emotion js > React
Apollo Client: apollo server, apollo! > GraphQL
Relay!: relay modern > GraphQL, React
tRPC > TypeScript
ESLint: eslint rules, tslint ~ Prettier
Prettier! ~ ESLint
Rollup!: rollup js ~ Parcel, esbuild, Webpack
Parcel! ~ Rollup, esbuild
esbuild ~ Rollup, Parcel
Gulp!: gulp js ~ Grunt
Grunt! ~ Gulp
pnpm: pnpm workspaces ~ npm
Turborepo ~ Nx monorepo
Nx monorepo: nx workspace
Biome!: biomejs ~ ESLint
TestCafe > Software testing ~ Selenium

## Back-end frameworks
Koa!: koa js, koa2 > Node.js, Back-end development
Hapi!: hapi js > Node.js, Back-end development
Bun!: bun runtime, bun js > JavaScript ~ Node.js
Sequelize: sequelize orm > Node.js, ORM ~ TypeORM, Knex.js
TypeORM > Node.js, ORM ~ Sequelize, Knex.js
Knex.js: knex > Node.js ~ Sequelize, TypeORM
Tornado!: tornado web > Python, Back-end development
Pydantic > Python ~ FastAPI
aiohttp > Python
Quarkus > Java, Back-end development ~ Spring Boot
Micronaut > Java, Back-end development ~ Spring Boot
Vert.x: vertx > Java, Back-end development
Play Framework > Back-end development ~ Scala, Spring
Akka > Scala, Multithreading
Ktor > Kotlin, Back-end development
jOOQ > Java, SQL
Lumen!: lumen framework > PHP, Back-end development ~ Laravel
Sinatra! > Ruby, Back-end development
Sidekiq > Ruby
Dapper!: dapper orm > .NET
SignalR > .NET
GORM > Go, ORM
Actix: actix web > Rust, Back-end development
Tokio! > Rust
OData
NATS!: nats io, nats jetstream > Message queues
Apache Pulsar: pulsar! > Message queues ~ Kafka
AMQP > Message queues
Distributed caching: distributed cache, memory caching

## Mobile > Mobile development // every line builds apps for phones
Dagger!: dagger 2, dagger2, dagger hilt > Android development
Retrofit!: retrofit2 > Android development ~ OkHttp
OkHttp > Android development ~ Retrofit
Room database: androidx room > Android development, SQLite
Glide! > Android development ~ Picasso
Picasso! > Android development ~ Glide
Realm!: realm database > Mobile development
Core Data: nspersistent > iOS development
XCTest: xcuitest > iOS development
CocoaPods: cocoa pods > iOS development
Expo!: expo go, expo sdk > React Native
Capacitor!: ionic capacitor > Mobile development

## Related work
Tauri > Rust ~ Electron
RxJava: rxandroid, rxjava2 > Java
Kotlin coroutines: coroutines, coroutine > Kotlin
Koin! > Kotlin

## Builds and packages
Bazel: bazel build
sbt^: scala build tool
Conda: miniconda, mamba forge
pip!: pip install
NuGet
Package management: package manager, dependency management, dependency manager
Build automation: build tools, build systems

## Testing > Software testing // every line is a kind of test or a tool for tests
MockK > Kotlin, Unit testing
RSpec > Ruby, Unit testing
Spock!: spock framework > Unit testing
Locust!: locust io > Performance testing
k6: grafana k6 > Performance testing
Katalon: katalon studio > Test automation
End-to-end testing: e2e testing, e2e tests, end to end tests > Software testing ~ Integration testing

## Programming concepts
Clean architecture: hexagonal architecture, ports and adapters, onion architecture > Software architecture
Trunk-based development: trunk based > Version control
High availability: highly available, fault tolerance, fault tolerant
Scalability?: scalable systems, horizontal scaling, scalable architecture
SAFe: SAFe^, scaled agile, scaled agile framework > Agile
AI coding assistants: ai coding assistant, ai assisted coding, vibe coding, ai coding tools, coding with ai + GitHub Copilot=copilot!, Cursor^=cursor ai, Windsurf editor, Claude Code=anthropic claude code, Codeium
Static code analysis: static program analysis, static analysis, code quality analysis, linting + SonarQube=sonar!

# IT infrastructure

## Cloud services
Amazon ECS: ECS^, elastic container service > AWS, Containers
AWS Elastic Beanstalk: elastic beanstalk > AWS
Amazon SNS: SNS^, simple notification service > AWS
AWS Step Functions: step functions > AWS, Serverless
AWS Glue: glue jobs > AWS, ETL
Amazon Athena: aws athena > AWS, SQL
Amazon Kinesis: aws kinesis, Kinesis! > AWS
Amazon Cognito: aws cognito, Cognito! > AWS
Cloud Run: google cloud run > Google Cloud Platform, Serverless
Cloudflare Workers > Serverless
Vertex AI > Google Cloud Platform, Machine learning

## DevOps
Spinnaker! ~ Jenkins
Pulumi ~ Terraform
Packer!: hashicorp packer
Consul!: hashicorp consul
Nomad!: hashicorp nomad ~ Kubernetes
etcd
Traefik ~ Nginx
Tekton
Flux CD: fluxcd ~ Argo CD
Concourse CI
Rancher! > Kubernetes
Podman ~ Docker, Containers
containerd: cri-o ~ Docker, Podman
OpenTelemetry: open telemetry, otel
Jaeger!
Zipkin
Log management: log aggregation, centralized logging + Fluentd, Loki!, Graylog
Sentry!: sentry io ~ Datadog
Incident response on call: on-call rotation + PagerDuty=pager duty, Opsgenie
Kong!: kong gateway
Apigee ~ Kong

## Networking
SNMP > Computer networks
SD-WAN: sd wan, sdwan > Computer networks
Juniper!: junos > Computer networks ~ Cisco
Virtual desktops: vdi, virtual desktop infrastructure, desktop as a service

## Operating systems
FreeBSD ~ Linux, OpenBSD
OpenBSD ~ FreeBSD, Linux

# Cybersecurity

## Security > Cybersecurity // every line attacks or protects systems
Kerberos!: kerberos authentication
Suricata > Cybersecurity ~ Snort
Snort! > Cybersecurity ~ Suricata
PCI DSS: pci compliance

## Identity
Keycloak: keycloack > Authentication ~ Auth0
Auth0 > Authentication ~ Keycloak

# Data and AI

## Big data
Kafka Streams: ksqldb > Kafka
Apache Storm: Storm! > Big data
Apache Beam: google dataflow, cloud dataflow
Apache Druid: Druid! > Big data
ScyllaDB > NoSQL ~ Cassandra
ArangoDB > NoSQL
ClickHouse > SQL
Solr: apache solr ~ Elasticsearch
Algolia: algoliasearch ~ Elasticsearch
Meilisearch ~ Elasticsearch

## Machine learning tools
JAX^: google jax, jax flax > Python ~ PyTorch
CatBoost > Machine learning ~ XGBoost
Gensim > Natural language processing, Python
Detectron2: detectron > Computer vision, Python
Weights & Biases: weights and biases, wandb > Machine learning ~ MLflow
DVC^: data version control
Optuna > Machine learning, Python ~ Hyperopt
Hyperopt > Machine learning, Python ~ Optuna
Dask: dask dataframe > Python
Ray!: ray rllib, ray tune > Python
Polars^: polars dataframe ~ pandas
Plotly Dash: dash! > Python
OpenCL ~ CUDA

# Biology and biotechnology

## Methods
Northern blotting: northern blot ~ Western blotting
Patch clamp: patch clamping > Electrophysiology
Electrophysiology: electrophysiological
`
