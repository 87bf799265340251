/** Clouds, operations, networks, security. */
export const infrastructure = `
# IT infrastructure ~ Software development, Cybersecurity
@ system admin, sysadmin, devops engineer, cloud engineer, site reliability engineer, system administrator, systems administrator, network engineer, network administrator, system engineer, systems engineer, it support engineer, it support, desktop support engineer, it administrator, technical support engineer, help desk technician, help desk analyst, it specialist, information technology specialist, it manager, information technology manager, it technician, network technician, computer technician, database administrator, dba, it director, cloud architect, infrastructure engineer, linux administrator, platform engineer, hardware engineer, it coordinator, it executive
% server, router, firewall, network, lan, hardware, backup, workstation, migration, virtualization, data center, datacenter, computer science, information technology, antivirus

## Cloud platforms ~ > Cloud computing // every line rents computing by the hour; ~: the same services under other names
AWS: amazon web services, amazon aws, aws cloud, aws services, amazon web service
Microsoft Azure: azure, azure cloud, ms azure, windows azure
Google Cloud Platform: gcp, google cloud, google cloud services
IBM Cloud: bluemix
Oracle Cloud: OCI!, oracle cloud infrastructure
DigitalOcean: digital ocean
Heroku
Alibaba Cloud: aliyun
OpenStack: open stack
Cloud Foundry
Vercel ~ Netlify
Netlify ~ Vercel
Cloud computing: cloud?, cloud services, cloud technologies, cloud infrastructure, cloud platforms, cloud computing platforms, cloud deployment, cloud hosting + PaaS=platform as a service, IaaS=infrastructure as a service

## Cloud services
SaaS: software as a service ~ Cloud computing
Amazon EC2: ec2, aws ec2 > AWS
Amazon S3: s3, aws s3 > AWS
AWS Lambda: lambda functions, amazon lambda > AWS, Serverless
Amazon SageMaker: sagemaker > AWS, Machine learning
Amazon Redshift: redshift > AWS, Data warehousing, SQL
Amazon CloudWatch: cloudwatch > AWS
AWS CloudFormation: cloudformation, cloud formation > AWS, Infrastructure as code
Azure DevOps: vsts, visual studio team services, azure pipelines > CI/CD ~ Microsoft Azure
Azure Data Factory: ADF! > Microsoft Azure, ETL
BigQuery: BQ^, google bigquery, big query > Google Cloud Platform, Data warehousing, SQL
Serverless: serverless architecture, serverless computing, faas + Azure Functions, Google Cloud Functions=cloud functions
Cloud security: aws security, azure security
Cloud migration: cloud adoption
Cloud architecture: cloud native, solutions architecture, solution architecture

## DevOps
Docker: docker file, docker containers, dockerfile + Docker Compose, Docker Swarm > Containers
Kubernetes: k8s, kubernetes cluster, kubectl + Amazon EKS=eks, Azure Kubernetes Service=aks, Google Kubernetes Engine=gke, Helm!=helm charts > Containers ~ Docker
Cilium > Kubernetes
eBPF
Containers!: containerization, container orchestration, containerisation, container technology
OpenShift: open shift, red hat openshift > Kubernetes
Jenkins > CI/CD
GitHub Actions > CI/CD, Git
GitLab CI: gitlab ci/cd, gitlab ci cd > CI/CD
CircleCI: circle ci > CI/CD
Travis CI: Travis!, travisci > CI/CD
TeamCity: team city > CI/CD
Bamboo!: atlassian bamboo > CI/CD
Octopus Deploy > CI/CD
Argo CD: argocd, gitops > CI/CD
CI/CD: ci cd, cicd, continuous integration, continuous delivery, continuous deployment, continuous integration and continuous delivery, continuous integration and deployment, ci, ci/cd pipelines, deployment pipelines, build pipelines > DevOps
Ansible > Infrastructure as code ~ Chef Infra, Puppet, Terraform
Terraform: hashicorp terraform > Infrastructure as code
OpenTofu > Infrastructure as code ~ Terraform
Crossplane > Infrastructure as code
Puppet! > Infrastructure as code ~ Chef Infra, Ansible
Chef Infra: chef automation, chef cookbooks > Infrastructure as code ~ Puppet, Ansible
SaltStack: salt stack > Infrastructure as code
Vagrant: hashicorp vagrant
Infrastructure as code: iac, infrastructure automation > DevOps
Configuration management: configuration management tools
DevOps: dev sec ops, dev ops, devops engineering, devops practices, devops tools, devsecops
Site reliability engineering: sre, site reliability
Monitoring?: monitoring and alerting, application monitoring, system monitoring, server monitoring, infrastructure monitoring + Nagios, Zabbix, Datadog, New Relic, Dynatrace, AppDynamics, Observability, Prometheus, Grafana
Splunk > Monitoring
Maven: apache maven
Gradle
Apache Ant: Ant!
CMake ~ GNU Make
GNU Make: makefile ~ CMake
Artifactory: jfrog ~ Nexus Repository
Nexus Repository ~ Artifactory
HashiCorp Vault: Vault!
Istio ~ Envoy, Linkerd
Envoy! ~ Istio, Linkerd
Linkerd ~ Istio, Envoy
Load balancing: load balancer, load balancers + HAProxy
Virtualization: virtualisation, virtual machines + VMware=vsphere=esxi, Hyper-V=hyper v, VirtualBox, Citrix, KVM, Xen
Release management: release engineering, deployment management, software releases
Deployment: application deployment, web deployment, app deployment, website deployment, website hosting, deploying applications, deploying code
Kafka: apache kafka > Message queues
RabbitMQ: rabbit mq > Message queues ~ Kafka
ActiveMQ: apache activemq > Message queues ~ RabbitMQ
Message queues: message queue, message broker, messaging systems + Amazon SQS=sqs, Google Pub/Sub=pub/sub, JMS, IBM MQ, ZeroMQ, MQTT

## Networking
Computer networks: networking!, computer networking, network engineering, network protocols, network infrastructure, data communication and networks, lan wan, lan/wan, lan, wan, computer network
TCP/IP: tcp ip, tcpip, tcp, udp > Computer networks
HTTP: https, http protocol
DNS: domain name system > Computer networks
DHCP > Computer networks
VPN: virtual private network, ipsec > Computer networks
Routing and switching: routing, routers?, switches?, routing protocols, routers and switches, router configuration, switch configuration + BGP, OSPF, EIGRP, MPLS, VLAN > Computer networks
Cisco: cisco routers, cisco ios, cisco networking, cisco switches > Computer networks
Network administration: network administrator, network management, network support, network troubleshooting, network configuration, network setup > Computer networks
Network security: network defense + Firewalls=firewall, Palo Alto firewall, Fortinet, Checkpoint firewall > Cybersecurity, Computer networks
Active Directory: microsoft active directory + Group Policy
LDAP ~ Active Directory
Azure AD: entra id ~ Active Directory
VoIP: voice over ip, telephony, ip telephony, sip protocol, asterisk pbx > Computer networks
Wireshark: packet analysis > Computer networks
Packet Tracer > Computer networks
Wireless networks: wifi, wi fi, wireless networking, wlan > Computer networks
Telecommunications: telecom, telecommunication + 5G=5g nr, 4G, LTE, GSM, UMTS, Radio access networks=5G RAN=4G RAN=Open RAN
System administration: systems administration, sysadmin, system administrator, systems administrator, server administration, server management
Technical support: it support, desktop support, help desk, helpdesk, tech support, service desk, it helpdesk, technical assistance, technical troubleshooting, computer troubleshooting
Computer hardware: hardware troubleshooting, pc hardware, computer assembly, hardware and networking, pc repair, computer repair, laptop repair
Operating system installation: os installation, windows installation, linux installation, installing operating systems
IT asset management: it asset inventory, hardware inventory, it inventory, it asset tracking
Patch management: software patching, security patches, patching
IT service management: itsm + ITIL=itil v3, ServiceNow=service now, Remedy!
Backup and recovery: disaster recovery, data backup, backup and restore, backups? + Veeam

# Cybersecurity ~ IT infrastructure, Software development
@ security analyst, security engineer, penetration tester, ethical hacker, soc analyst, cyber security analyst, cybersecurity analyst, information security analyst, security researcher, security consultant
% vulnerability, threat, malware, phishing, exploit, intrusion

## Security > Cybersecurity // every line attacks or protects systems
Cybersecurity: security vulnerability, security audit, cyber security, information security, infosec, it security, computer security, security engineering
Penetration testing: pen testing, pentesting, penetration tester, vapt, vulnerability assessment and penetration testing
Ethical hacking: bug bounty
Vulnerability assessment: vulnerability management, vulnerability scanning + Nessus, Qualys
Application security: appsec, secure coding, web application security, web security + OWASP=owasp top 10
Cryptography: encryption + PKI=public key infrastructure, SSL/TLS=ssl=tls
SIEM: security information and event management + QRadar, ArcSight, Wazuh
Incident response: security incident response, security operations, threat hunting
Digital forensics: computer forensics, cyber forensics, forensic tools
Malware analysis: reverse engineering malware + Ghidra, IDA Pro
Identity and access management: IAM^, identity management, access management, privileged access management + Okta
Burp Suite: burpsuite
Metasploit
Nmap
ISO 27001: iso27001, iso/iec 27001, information security management
Security monitoring: soc monitoring, security alerts, alert triage, security alert triage, intrusion detection
Network traffic analysis: packet sniffing, packet capture, traffic capture
Security awareness: security awareness training, cyber awareness, phishing awareness + Phishing simulations=phishing simulation
Capture the flag: CTF^, ctf competitions
Threat modeling: threat modelling, STRIDE^

## Data protection and risk
Log analysis: log monitoring, log review
Risk assessment: security risk assessment, it risk
Data privacy: data protection, data protection act ~ Data protection law
GDPR: general data protection regulation > Data privacy
## Related work
Access control: access reviews, user access reviews, access rights review
`
