/** Games, graphics, embedded devices, enterprise systems, blockchains and other ends of computing. */
export const computingMore = `
# Software development

## Game development
Game development: game dev, game programming, game engine, game engines, video game development, games development, 2d games, mobile game development, unity games, 2d game development, 3d game development + Phaser JS=phaser game framework, GameMaker Studio=gamemaker, Construct 3, libGDX
Unity!: unity game engine, unity3d, unity 3d, unity engine > Game development ~ Unreal Engine
Unreal Engine: unreal!, ue4, ue5, unreal engine 5 > Game development ~ Unity
Godot: godot game engine, gdscript, godot engine > Game development
Game design: game designer, level design, gameplay design, game mechanics, game level design
Augmented reality: ar/vr, ar vr, mixed reality, XR^ + ARKit, ARCore, Spark AR=meta spark, Vuforia, Lens Studio=snapchat lens studio
Virtual reality: vr, vr development + Oculus
Computer graphics: shader, shaders, shader programming, graphics programming, ray tracing + OpenGL=open gl, DirectX, Vulkan!, GLSL
Pygame > Python, Game development
Cocos2d > Game development
Roblox Studio: roblox > Game development

## Embedded systems
Embedded systems: embedded system, embedded software, embedded programming, embedded development, embedded design
Arduino: arduino uno, arduino nano, arduino ide, arduino programming, arduino projects, arduino boards, arduino coding > Microcontrollers, Embedded systems ~ Raspberry Pi
Raspberry Pi: raspberrypi, raspberry, raspberry pi projects, raspberry pi programming ~ Arduino
Microcontrollers: mcu, micro controllers, microcontroller, nrf52, nrf52840, rp2040, tm4c123, at89s52, at89c51, arm cortex m, cortex m0, cortex m3, cortex m4 + 8051 microcontroller=8051, AVR=atmega, PIC microcontroller, STM32, ESP32, ESP8266=nodemcu, MSP430 > Embedded systems
Microprocessors: microprocessor + 8085 microprocessor=8085, 8086 microprocessor=8086, ARM architecture=arm processor=arm cortex
Node-RED: node red, nodered > Internet of things
Internet of things: iot, iot development, industrial iot, iiot, smart devices, iot project, iot devices, iot systems, iot applications, iot device programming + Blynk, ThingSpeak
Firmware: firmware development, firmware engineering, bootloader > Embedded systems
RTOS: real time operating system, real time operating systems, real time systems + FreeRTOS, VxWorks > Embedded systems
Device drivers: linux device drivers, driver development, kernel development
Robotics: robotic, robot building, robots?, robotics engineering, robot programming, autonomous robots, robot making, robotics project, robot assembly + Line follower robot=line following robot=line follower, Obstacle avoiding robot=obstacle avoidance robot
ROS: ROS^, robot operating system, ros2 > Robotics
Gazebo!: gazebo simulation > Robotics
SLAM: SLAM^, simultaneous localization and mapping > Robotics
Drones: drone, uav, unmanned aerial vehicle, drone technology, quadcopter
Sensors?: sensor integration, sensor?, sensor fusion
I2C: i2c
SPI protocol ~ I2C
UART ~ I2C
CAN bus: canbus
Modbus
RS232 ~ UART
Bluetooth
BLE > Bluetooth
Zigbee
LoRa: lorawan

## Enterprise systems
SAP: sap erp, sap r/3, sap r3, sap hana, sap s/4hana, sap s4 hana, s4hana, sap modules, sap software, sap system > ERP
SAP FICO: sap fi, sap fi/co, sap fi co, sap co > SAP, Accounting
SAP MM: sap materials management > SAP, Procurement
SAP SD: sap sales and distribution > SAP
SAP HR: sap hcm > SAP, HRIS
SAP BW: sap business warehouse, sap bi > SAP, Data warehousing
SAP UI5: sapui5, fiori, sap fiori > SAP
SAP Basis > SAP
ERP: enterprise resource planning, erp systems, erp software, erp system, erp implementation, erp handling, erp data entry, erp software work + ERPNext=frappe erpnext
Oracle E-Business Suite: oracle ebs, oracle erp, oracle applications, oracle apps > ERP
PeopleSoft: people soft, peoplesoft hrms > ERP
JD Edwards: jde > ERP
Microsoft Dynamics: dynamics 365, ms dynamics, dynamics crm, microsoft dynamics 365, d365, dynamics nav, dynamics ax, navision > ERP
NetSuite: oracle netsuite > ERP
Odoo: openerp > ERP
Workday!: workday hcm > HRIS
Salesforce: salesforce.com, sfdc, sales force, salesforce crm, salesforce administration, salesforce lightning, salesforce admin, salesforce development > CRM
Zoho: zoho crm > CRM
Mainframe: mainframes, ibm mainframe + CICS, JCL, AS/400=as400, z/OS
Middleware: enterprise service bus, esb + MuleSoft=mule esb, TIBCO, BizTalk
Robotic process automation: rpa + UiPath=ui path, Automation Anywhere, Blue Prism, Power Automate=microsoft power automate
Low-code platforms: nocode, low code, no code + Power Apps=powerapps, OutSystems, Mendix, Bubble^=bubble.io, AppSheet, Microsoft Power Platform=power platform, FlutterFlow, Zoho Creator, Retool^
Workflow automation tools: no code automation + Zapier, n8n, Make.com=make com=integromat
Business process management: bpm + Pega, Appian, BPMN
Document management systems: document management system, dms software + OpenText, FileNet, Documentum
E-commerce development: ecommerce development

## Blockchain > Blockchain // every line runs on a blockchain
Blockchain: block chain, blockchain technology, blockchain development, distributed ledger, blockchain projects, blockchain applications + Hyperledger, Web3
Ethereum: web3.js, web3js, ethers.js ~ Solidity
Smart contracts: smart contract, smart contract development, smart contract writing ~ Solidity

## Related work
Cryptocurrency: crypto, cryptocurrencies + Bitcoin, DeFi, NFT

## Tools of developers
Visual Studio Code: vs code, vscode
Visual Studio: vs ide, ms visual studio, microsoft visual studio
Eclipse!: eclipse ide
IntelliJ IDEA: intellij
PyCharm ~ IntelliJ IDEA
WebStorm ~ IntelliJ IDEA
NetBeans: net beans
Jupyter: ipython notebook, ipynb, jupyter notebook, jupyter notebooks, ipython, jupyter lab + Google Colab=google colaboratory
Vim: neovim qt, nvim, neovim
Swagger: openapi specification, swagger spec, oas, openapi, open api
Postman > APIs ~ API testing, Insomnia
Insomnia!
LaTeX: latex, overleaf, latex documents, latex typesetting
Markdown: markdown files, markdown syntax
Software installation: installation of software, software installations, installing software, software setup, driver updates, device driver installation
Computer skills: computer literacy, computer knowledge, basic computer, computer proficiency, basic computer knowledge, computer literate
Computer science: compsci, comp sci, computer science fundamentals, cs fundamentals, computer applications, computer engineering
Information technology: information technologies, it systems, information systems
Business systems analysis: systems analysis, system analysis, requirements specification, software requirements, functional specifications, srs, brd, frd, srs document, srs preparation, software requirements specification, requirement specification document, functional requirement specification
Technical architecture: technical design, enterprise architecture, togaf
Human-computer interaction: hci, human computer interaction
Quantum computing: quantum programming, quantum computer, quantum computers, quantum algorithms + Qiskit=ibm qiskit
Geographic information systems: gis, geospatial analysis, geospatial, spatial analysis, geographic information system, gis mapping, gis software, gis maps, making gis maps, map digitization, map digitisation + ArcGIS=arc gis, QGIS, Georeferencing, Google Earth Pro, MapInfo, GeoServer
Remote sensing: satellite imagery, satellite image processing, satellite image analysis, satellite image interpretation + NDVI mapping=ndvi
Edge computing: edge ai
Caching: cache?, redis caching, cache management + CDN=content delivery network, Memcached
Cloudflare ~ CDN
Localization: localisation, l10n, internationalisation, internationalization, i18n, software localization, website localization, app localization
Audio processing: digital audio
Digital signal processing: DSP^, signal processing ~ Audio processing
Image processing: digital image processing, medical image processing, image enhancement algorithms
System integration: systems integration, integrations?, application integration, software integration
Open source: opensource, open-source software, open source contribution, open source software, OSS^
`
