/** Clouds, operations, networks, security. */
export const infrastructure = `
# IT infrastructure ~ Software development, Cybersecurity
@ system admin, sysadmin, devops engineer, cloud engineer, site reliability engineer, system administrator, systems administrator, network engineer, network administrator, system engineer, systems engineer, it support engineer, it support, desktop support engineer, it administrator, technical support engineer, help desk technician, help desk analyst, it specialist, information technology specialist, it manager, information technology manager, it technician, network technician, computer technician, database administrator, dba, it director, cloud architect, infrastructure engineer, linux administrator, platform engineer, hardware engineer, it coordinator, it executive
% server, router, firewall, network, lan, hardware, backup, workstation, migration, virtualization, data center, datacenter, computer science, information technology, antivirus

## Cloud platforms ~ > Cloud computing // every line rents computing by the hour; ~: the same services under other names
AWS: amazon web services, amazon aws, aws cloud, aws services, amazon web service, aws cloud services, aws deployment, amazon cloud, aws infrastructure + AWS CLI, AWS Amplify, Amazon Lightsail=lightsail, AWS IAM=iam roles, AWS CDK
Microsoft Azure: azure, azure cloud, ms azure, windows azure + Azure App Service, Azure Blob Storage, Azure Virtual Machines=azure vm
Google Cloud Platform: gcp, google cloud, google cloud services + Google App Engine, Google Compute Engine, Google Cloud Storage
IBM Cloud: bluemix
Oracle Cloud: OCI!, oracle cloud infrastructure
DigitalOcean: digital ocean
Heroku > Deployment
Alibaba Cloud: aliyun
OpenStack: open stack
Cloud Foundry
Vercel > Deployment ~ Netlify
Netlify > Deployment ~ Vercel
Cloud computing: cloud?, cloud services, cloud technologies, cloud infrastructure, cloud platforms, cloud computing platforms, cloud deployment, cloud hosting, cloud server, cloud setup, cloud administration, cloud infrastructure management, cloud operations, cloud support + PaaS=platform as a service, IaaS=infrastructure as a service
Cloud storage: cloud file storage, cloud backup > Cloud computing
Autoscaling: auto scaling, auto scaling groups, autoscaling groups, horizontal pod autoscaler > Cloud computing
Cloud cost optimization: finops, cloud cost reduction, aws cost optimization, cloud billing, cloud cost management, cloud cost optimisation > Cloud computing
Virtual private cloud: VPC^, vpc setup, vpc networking, amazon vpc, aws vpc > Cloud computing
Amazon CloudFront: cloudfront > AWS, CDN
Amazon Route 53: route 53, route53 > AWS, DNS

## Cloud services
SaaS: software as a service ~ Cloud computing
Amazon EC2: ec2, aws ec2, ec2 instances, ec2 servers > AWS
Amazon S3: s3, aws s3, s3 bucket > AWS, Cloud storage
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
Docker: docker file, docker containers, dockerfile, dockerization, dockerisation, dockerized applications, dockerizing applications, docker deployment, docker images + Docker Compose, Docker Swarm > Containers
Kubernetes: k8s, kubernetes cluster, kubectl, kubernetes deployment, kubernetes administration, k8s cluster, container orchestration with kubernetes + Amazon EKS=eks, Azure Kubernetes Service=aks, Google Kubernetes Engine=gke, Helm!=helm charts > Containers ~ Docker
Cilium > Kubernetes
eBPF
Containers!: containerization, container orchestration, containerisation, container technology, container deployment, containerized deployment, containerised deployment, containerized applications, containerised applications, deploying containers
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
CI/CD: ci cd, cicd, continuous integration, continuous delivery, continuous deployment, continuous integration and continuous delivery, continuous integration and deployment, ci, ci/cd pipelines, deployment pipelines, build pipelines, deployment automation, automated builds, build and release pipelines, devops pipelines, continuous integration pipeline > DevOps
Ansible: ansible playbooks, ansible automation > Infrastructure as code ~ Chef Infra, Puppet, Terraform
Terraform: hashicorp terraform, terraform scripts, terraform modules > Infrastructure as code
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
Monitoring?: monitoring and alerting, application monitoring, system monitoring, server monitoring, infrastructure monitoring, uptime monitoring, server uptime monitoring, website uptime monitoring, monitoring dashboards setup, alert setup for servers, infrastructure alerts + Nagios, Zabbix, Datadog, New Relic, Dynatrace, AppDynamics, Observability, Prometheus, Grafana, Alertmanager, Uptime Kuma, UptimeRobot, Netdata
Splunk > Monitoring
Maven: apache maven
Gradle
Apache Ant: Ant!
CMake ~ GNU Make
GNU Make: makefile ~ CMake
Artifactory: jfrog ~ Nexus Repository
Nexus Repository ~ Artifactory
HashiCorp Vault: Vault! > Secrets management
Istio ~ Envoy, Linkerd
Envoy! ~ Istio, Linkerd
Linkerd ~ Istio, Envoy
Load balancing: load balancer, load balancers, load balancer configuration, load balancer setup, aws load balancer + HAProxy
Virtualization: virtualisation, virtual machines, vm creation, virtual machine setup, vm setup, server virtualization, virtual machine creation, hypervisor + VMware=vsphere=esxi, Hyper-V=hyper v, VirtualBox, Citrix, KVM, Xen, Proxmox
Release management: release engineering, deployment management, software releases
Deployment: application deployment, web deployment, app deployment, website deployment, website hosting, deploying applications, deploying code, code deployment, production deployment, server deployment, deploying websites, deploying apps, app hosting, project deployment, software deployment, deploying to a server, deploying to server, deploying on server + GitHub Pages, Firebase Hosting, Blue-green deployment
SSL certificates: ssl installation, ssl setup, lets encrypt, certbot, ssl renewal, https setup > SSL/TLS
Secrets management: secrets manager, kubernetes secrets
Container registries: container registry, docker registry + Docker Hub, Amazon ECR=aws ecr > Containers
YAML: yaml files, yaml configuration
Chaos engineering
Runbooks: incident runbooks
Kafka: apache kafka > Message queues
RabbitMQ: rabbit mq > Message queues ~ Kafka
ActiveMQ: apache activemq > Message queues ~ RabbitMQ
Message queues: message queue, message broker, messaging systems + Amazon SQS=sqs, Google Pub/Sub=pub/sub, JMS, IBM MQ, ZeroMQ, MQTT

## Networking
Computer networks: networking!, computer networking, network engineering, network protocols, network infrastructure, data communication and networks, lan wan, lan/wan, lan, wan, computer network, networking concepts, networking basics, network basics, network fundamentals, lan setup, networking fundamentals, basic networking, lan networking
IP address planning: ip addressing, subnetting, ip subnetting, ip scheme, ip address management, vlsm, cidr, subnet planning, subnet calculation, ip allocation, ip addressing and subnetting > Computer networks
Network cabling: lan cabling, structured cabling, rj45 crimping, cat6 cabling, cat5 cabling, ethernet cabling, network cable laying, cat6, patch panels, lan cable crimping, lan cables, rack dressing, network rack, io punching, lan wiring, network wiring, rj45 > Computer networks
Network monitoring: noc monitoring, bandwidth monitoring, network operations center, network operations centre, noc operations + PRTG, SolarWinds, LibreNMS > Network administration
Network topology diagrams: lan diagrams, network topology, network topologies, network documentation > Computer networks
Network simulators: network simulation + GNS3, EVE-NG, ns-3=ns3 simulator=ns2 simulator > Computer networks
Network address translation: nat configuration, nat port forwarding > Computer networks
Access control lists: acl configuration, network acl, cisco acl > Computer networks
Wireless access points: wifi access points, wireless ap, access point installation, access point configuration, access points? + UniFi=ubiquiti, Cisco Meraki=meraki, Aruba wireless=aruba access points, Ruckus wireless > Wireless networks
Router installation: router setup, wifi router setup, modem installation, broadband installation, wifi router installation, router configuration at homes > Computer networks
Proxy servers: squid proxy, reverse proxy > Computer networks
TCP/IP: tcp ip, tcpip, tcp, udp > Computer networks
HTTP: https, http protocol
DNS: domain name system, dns configuration, dns records, dns management, dns server, dns setup, dns troubleshooting > Computer networks
DHCP: dhcp server, dhcp configuration > Computer networks
VPN: virtual private network, ipsec, vpn setup, vpn configuration, vpn troubleshooting, site to site vpn + OpenVPN, WireGuard > Computer networks
Routing and switching: routing, routers?, switches?, routing protocols, routers and switches, router configuration, switch configuration, network switching, network switches, network routing, switching and routing, configuring routers, configuring switches, router and switch configuration, layer 2 switching, layer 3 switching, inter vlan routing, vlan configuration, static routing, dynamic routing + BGP, OSPF, EIGRP, MPLS, VLAN, MikroTik=routeros > Computer networks
Cisco: cisco routers, cisco ios, cisco networking, cisco switches > Computer networks
Network administration: network administrator, network management, network support, network troubleshooting, network configuration, network setup, office network setup, lan troubleshooting, network device configuration, lan administration, lan installation > Computer networks
Network security: network defense > Cybersecurity, Computer networks
Firewalls: firewall management, firewall configuration, firewall rules, firewall policies, firewall administration, firewall setup, configuring firewalls, firewall rule management + Palo Alto firewall, Fortinet=fortigate, Checkpoint firewall, Sophos firewall=sophos xg=sophos utm, SonicWall, pfSense, Cisco ASA > Network security, Cybersecurity, Computer networks
Active Directory: microsoft active directory, domain controller, active directory administration, active directory users and computers + Group Policy
LDAP ~ Active Directory
Azure AD: entra id ~ Active Directory
VoIP: voice over ip, telephony, ip telephony, sip protocol, asterisk pbx, ip phones, ip phone configuration, sip trunk > Computer networks
Wireshark > Computer networks, Network traffic analysis
Packet Tracer: cisco packet tracer > Computer networks, Network simulators
Wireless networks: wifi, wi fi, wireless networking, wlan, wifi networks, wifi setup, wi fi setup, wifi installation, wireless lan, wifi troubleshooting, wifi network setup, wifi configuration > Computer networks
Telecommunications: telecom, telecommunication, telecom network, telecom operations + 5G=5g nr, 4G, LTE, GSM, UMTS, Radio access networks=5G RAN=4G RAN=Open RAN
FTTH: fiber to the home, fibre to the home, gpon, olt configuration, ftth installation > Telecommunications
Drive testing: rf drive test, drive test rf, rf optimization, rf planning, rf optimisation > Telecommunications
System administration: systems administration, sysadmin, system administrator, systems administrator, server administration, server management, linux server administration, server maintenance, server support, server troubleshooting, it administration, server upkeep
Technical support: it support, desktop support, help desk, helpdesk, tech support, service desk, it helpdesk, technical assistance, technical troubleshooting, computer troubleshooting, it troubleshooting, user support it, end user support, l1 support, level 1 support, l2 support, level 2 support, first level support, first line it support, it desk, pc troubleshooting, laptop troubleshooting, desktop troubleshooting, it support tickets, it help desk, l1 technical support, it user support
Remote support: remote desktop support, remote troubleshooting, remote it support, remote desktop, remote technical support + AnyDesk, TeamViewer, UltraViewer > Technical support
Printer installation: printer setup, printer troubleshooting, printer configuration, network printers, printer support, printer repair, printer sharing, printer maintenance, scanner installation, printer servicing > Technical support
Password resets: resetting passwords, account unlock > Technical support
Email configuration: outlook configuration, email setup, mail configuration, outlook setup, email account setup, mail id creation, email client configuration > Technical support
User provisioning: user account creation, user account management, user id creation, account provisioning, user creation and deletion, creating user accounts > System administration
Microsoft 365 administration: office 365 administration, o365 administration, o365 admin, office 365 admin, m365 administration, exchange online, microsoft 365 admin center > System administration
Google Workspace administration: g suite administration, google admin console, google workspace admin > System administration
Server installation: server setup, server racking, rack and stack, server hardware, server configuration > System administration
File servers: samba server, nfs share, shared folder permissions, file server management > System administration
RAID configuration: raid levels, raid arrays, raid 5, raid setup > System administration
Network storage: network attached storage, nas storage, nas server, san storage, storage area network, synology, qnap
Data center operations: data centre operations, datacenter operations, data center support, data center management
Antivirus management: antivirus, antivirus installation, anti virus, virus removal, antivirus updates, malware removal + Quick Heal, Kaspersky, Windows Defender, Bitdefender
Computer hardware: hardware troubleshooting, pc hardware, computer assembly, hardware and networking, pc repair, computer repair, laptop repair, pc building, pc assembly, desktop assembly, assembling computers, assembling pcs, desktop repair, computer servicing, pc maintenance, computer hardware repair, hardware support, computer hardware troubleshooting, hardware maintenance of computers + RAM upgrade=ssd upgrade=ram installation=ssd installation=hard disk replacement
Operating system installation: os installation, windows installation, linux installation, installing operating systems, os setup, windows reinstallation, ubuntu installation, formatting computers, formatting laptops, installing windows, os reinstallation, windows formatting, pc formatting + Disk imaging=os imaging=disk cloning=laptop imaging=clonezilla
IT asset management: it asset inventory, hardware inventory, it inventory, it asset tracking, it assets, asset tagging of laptops, it asset register, laptop inventory, hardware asset management, it asset inventory management + Software license management=software licence management=software licensing=licence tracking for software
Patch management: software patching, security patches, patching, windows updates, windows patching, os patching, security patching, wsus
IT service management: itsm + ITIL=itil v3, ServiceNow=service now, Remedy!, Freshservice, ManageEngine=servicedesk plus, osTicket, GLPI
Backup and recovery: disaster recovery, data backup, backup and restore, backups?, taking backups, server backup, data restoration, backup management, data recovery, backup administration, recovering data, system backup + Veeam, Acronis, Bacula, Commvault

# Cybersecurity ~ IT infrastructure, Software development
@ security analyst, security engineer, penetration tester, ethical hacker, soc analyst, cyber security analyst, cybersecurity analyst, information security analyst, security researcher, security consultant
% vulnerability, threat, malware, phishing, exploit, intrusion

## Security > Cybersecurity // every line attacks or protects systems
Intrusion detection systems: ids/ips, intrusion prevention system, intrusion prevention
Phishing analysis: phishing email analysis, phishing investigation, email header analysis, phishing detection
Endpoint security: endpoint protection, endpoint detection and response, edr tools, xdr + CrowdStrike, SentinelOne, Microsoft Defender for Endpoint
Hacking labs: security labs + TryHackMe, Hack The Box=hackthebox
Password cracking: hash cracking, password auditing + Hashcat, John the Ripper, Hydra tool=thc hydra
OSINT: open source intelligence + Maltego, Shodan, theHarvester
Server hardening: system hardening, os hardening, cis benchmarks, linux hardening, windows hardening
MITRE ATT&CK: mitre attack framework, mitre framework
NIST framework: nist csf, nist cybersecurity framework
Information security policies: information security policy, isms documentation, it security policy
Wi-Fi security: wifi security, wifi hacking, wpa2 cracking, wireless security + Aircrack-ng
Social engineering: social engineering attacks
Honeypots
Cybersecurity: security vulnerability, security audit, cyber security, information security, infosec, it security, computer security, security engineering, cyber defence, cyber security basics, cybersecurity fundamentals
Penetration testing: pen testing, pentesting, penetration tester, vapt, vulnerability assessment and penetration testing, web application penetration testing, web app pentesting, wapt, network penetration testing, mobile app penetration testing, pentest, website pentesting, web pentesting
Ethical hacking: bug bounty, white hat hacking, hacking ethical, bug bounty hunting
Vulnerability assessment: vulnerability management, vulnerability scanning, vulnerability scans, vulnerability testing + Nessus, Qualys, OpenVAS, Nikto scanner, Acunetix
Application security: appsec, secure coding, web application security, web security + OWASP=owasp top 10, SQL injection=sqli=sql injection testing, Cross-site scripting=xss testing=xss, OWASP ZAP=zap proxy, Web application firewall=waf rules
Cryptography: encryption + PKI=public key infrastructure, SSL/TLS=ssl=tls, Steganography
SIEM: security information and event management, siem tools, siem monitoring, siem alerts, siem rules + QRadar, ArcSight, Wazuh, Microsoft Sentinel=azure sentinel, LogRhythm, AlienVault
Incident response: security incident response, security operations, threat hunting, security incident handling, cyber incident response, incident investigation in security
Digital forensics: computer forensics, cyber forensics, forensic tools, mobile forensics, forensic imaging, disk forensics, memory forensics, cyber forensic analysis + FTK Imager, Volatility framework, Cellebrite, Autopsy tool=autopsy software=sleuth kit, EnCase^=encase forensic
Malware analysis: reverse engineering malware + Ghidra, IDA Pro
Identity and access management: IAM^, identity management, access management, privileged access management, iam policies, user access management + Okta
Burp Suite: burpsuite
Metasploit
Nmap
ISO 27001: iso27001, iso/iec 27001, information security management
Security monitoring: soc monitoring, security alerts, alert triage, security alert triage, intrusion detection, soc operations, soc alerts, security operations center, security operations centre, soc l1
Network traffic analysis: packet sniffing, packet capture, traffic capture, packet analysis, pcap analysis, network packet analysis, traffic analysis of network + tcpdump
Security awareness: security awareness training, cyber awareness, phishing awareness, cyber safety awareness, cyber hygiene, cyber security awareness, phishing training, cyber safety sessions + Phishing simulations=phishing simulation
Capture the flag: CTF^, ctf competitions
Threat modeling: threat modelling, STRIDE^

## Data protection and risk
Log analysis: log monitoring, log review, analysing logs, analyzing logs, security log analysis, reading logs, log file analysis, server log analysis
Risk assessment: security risk assessment, it risk
Data privacy: data protection, data protection act ~ Data protection law
IT audit: information systems audit, it general controls, itgc, itgc testing, itgc audit
SOC 2: soc2, soc 2 compliance, soc 2 audit
Data loss prevention: dlp tools, dlp policies
Cyber crime investigation: cybercrime investigation, cyber crime cases
GDPR: general data protection regulation > Data privacy
## Related work
Access control: access reviews, user access reviews, access rights review
`
