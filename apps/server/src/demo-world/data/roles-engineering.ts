/** Roles of engineering; the written form is explained in roles.ts. */
export const engineeringRoles = `
# Mechanical Design Engineer
also: Mechanical Engineering Intern; Mechanical Design; CAD Design Engineer
majors: Engineering
pay: 8-22
core: SolidWorks, AutoCAD, Mechanical engineering, Engineering drawing
more: ANSYS, CATIA, Finite element analysis, GD&T, 3D printing, Manufacturing, Creo, Product design
areas: Product Design; Tooling; Test Rigs; Cost Reduction
do: model parts and assemblies of {product} in SolidWorks
do: prepare manufacturing drawings in AutoCAD with tolerances
do: run finite element analysis in ANSYS and compare it with a test
do: reduce the weight or cost of {n:2-5} parts of {product}
do: follow a prototype through the workshop and record every change
do: design fixtures for the line that makes {product}
do: measure first samples and write the inspection report
did: Modelled {n:25-80} parts in SolidWorks and cut the weight of one assembly by {n:9-24} percent
did: Ran stress analysis in ANSYS on {n:5-14} brackets and confirmed it on the bench
did: Drew {n:30-110} production drawings with full GD&T
did: Measured returned parts and traced {n:2-5} causes of failure

# Embedded Systems
also: Embedded Systems Engineer; Embedded Systems Intern; IoT Engineer; Firmware Engineer
majors: Engineering, Computer Science, Physics
pay: 10-30
core: Embedded systems, C, Microcontrollers, Electronics
more: Arduino, C++, RTOS, IoT, Python, PCB design, Raspberry Pi, Sensors, MQTT
areas: Firmware; Low Power; Connectivity; Board Bring-up
do: write firmware in C for a microcontroller of our {product}
do: bring up new boards with an oscilloscope and a logic analyser
do: implement UART, SPI and I2C drivers for {n:2-4} sensors
do: run tasks on an RTOS and measure their timing
do: reduce the power consumption of the {product} by {n:10-40} percent
do: write tests that run on hardware after each Git push
do: debug field reports of {users} with logs from the device
did: Wrote firmware in C for a sensor node and doubled its battery life
did: Brought up {n:3-7} board revisions and documented each fault
did: Built a test rig with Raspberry Pi that checks {n:12-40} boards an hour
did: Added safe updates over the air for {n:200-900} devices

# Electrical Engineer
also: Electrical Engineering Intern; Electrical Design Intern; Power Systems Intern
majors: Engineering
pay: 8-20
core: Electrical engineering, AutoCAD, MATLAB, Circuit design
more: Power systems, PLC, Simulink, Solar energy, ETAP, Control systems, Power electronics, SCADA
areas: Power Distribution; Drives; Solar Projects; Maintenance
do: prepare single-line diagrams of {area} in AutoCAD Electrical
do: simulate power systems in MATLAB and Simulink
do: size cables and protection for {n:2-5} installations
do: test motors and panels and record the readings
do: program a PLC for a part of the {area} line
do: carry out an energy audit of one building and calculate savings
do: inspect installations with the site engineer and close open points
did: Drew {n:14-45} single-line diagrams in AutoCAD and checked them on site
did: Found savings of {n:6-15} percent in the plant's power use
did: Simulated a motor drive in Simulink within {n:2-5} percent of the measured values
did: Prepared test reports for {n:8-25} distribution panels

# Civil Engineer
also: Civil Engineering Intern; Site Engineer; Structural Design Intern
majors: Engineering
pay: 6-18
core: AutoCAD, Civil engineering, Site engineering, Structural analysis
more: STAAD Pro, Revit, Quantity surveying, Surveying, Microsoft Project, Construction management, Estimation, ETABS
areas: Site Execution; Structural Design; Quantity Survey; Water and Roads
do: prepare drawings of {area} in AutoCAD
do: estimate quantities and costs for {n:2-4} works
do: analyse a structure in STAAD.Pro and document the loads
do: take levels with a total station and plot them
do: inspect concrete work on site and test cubes
do: update the project schedule of {area} every week
do: check contractor bills against measurements
did: Took quantities for {n:3-8} floors and found {n:4-9} percent difference from the bills
did: Modelled a frame in STAAD Pro and checked it by hand
did: Kept the site records for a building of {n:4-12} storeys
did: Surveyed {n:2-9} hectares and prepared the levels in AutoCAD

# Robotics Engineer
also: Robotics Intern; Robotics and Automation; Automation Engineer
majors: Engineering, Computer Science
pay: 12-35
core: Robotics, Python, ROS, C++
more: Computer vision, OpenCV, Embedded systems, Control systems, Arduino, MATLAB, SolidWorks, Sensors
areas: Motion Control; Perception; Grippers; Field Trials
do: write ROS nodes in Python and C++ for {area}
do: calibrate cameras and sensors of {product}
do: simulate paths in Gazebo before they run on the robot
do: tune a controller and record {n:30-80} test runs
do: build a computer vision check with OpenCV for {area}
do: design a bracket or gripper in SolidWorks and 3D print it
do: log failures in field trials with {users} and fix the most frequent
did: Cut the cycle time of a sorting arm by {n:12-28} percent with better motion profiles
did: Calibrated {n:4-10} cameras with OpenCV to under a millimetre
did: Wrote ROS nodes that stop safely when a sensor is lost
did: Designed and printed {n:6-14} grippers and chose one by test

# Production Engineer
also: Production Engineering Intern; Quality Engineer; Industrial Engineering Intern; Lean Manufacturing Intern
majors: Engineering, Business
pay: 7-18
core: Quality control, Lean manufacturing, Microsoft Excel, Production planning
more: Six Sigma, 5S, Kaizen, AutoCAD, Minitab, Root cause analysis, Process improvement, ISO 9001
areas: Assembly Line; Quality Circle; Lean; Maintenance
do: time the work steps of the {area} and propose a better sequence
do: run a Lean or Kaizen project that cuts {n:10-30} percent of rework
do: track output and downtime of the {area} in Microsoft Excel
do: prepare control plans and quality control checks for {product}
do: carry out root cause analysis of {n:3-6} recurring faults with Six Sigma tools
do: write standard operating procedures with the operators
do: support trials of new tools and record cycle times
did: Cut changeover time of a press from {n:38-60} to {n:12-22} minutes
did: Reduced rejects from {n:4-7} to {n:1-2} percent with control charts and root cause analysis
did: Rearranged {n:6-18} work places with the operators after a 5S audit
did: Wrote {n:15-50} illustrated work instructions

# Automotive Engineer
also: EV Engineering Intern; Automobile Engineering Intern; Battery Engineer
majors: Engineering, Physics
pay: 10-28
core: Automotive engineering, MATLAB, Electric vehicles, SolidWorks
more: Simulink, Battery management systems, CAN bus, ANSYS, Thermal analysis, Data analysis, Vehicle dynamics, Python
areas: Chassis; Battery Pack; Vehicle Testing; Powertrain
do: model parts of the {area} in SolidWorks or CATIA
do: plan and run vehicle tests and record range, temperature and vibration
do: simulate the {area} in MATLAB and Simulink
do: analyse {n:4-10} weeks of vehicle data from {users}
do: read CAN messages and find the cause of fault codes
do: prepare a design review with drawings and a failure mode analysis
do: benchmark {n:2-4} competing vehicles
did: Logged {n:900-2600} km of driving and corrected the range model by {n:6-14} percent
did: Modelled battery cooling in Simulink and confirmed it on the test bench
did: Decoded {n:30-90} CAN bus signals for the dashboard
did: Led the suspension group of a student electric car team of {n:12-30} people

# Electronics Engineer
also: PCB Design Intern; VLSI Design Intern; Hardware Engineer
majors: Engineering, Physics
pay: 10-30
core: Electronics, PCB design, Circuit design, Verilog
more: Altium Designer, KiCad, VLSI, FPGA, MATLAB, Signal processing, Soldering, Embedded systems
areas: Hardware; Analog Design; Test and Validation; Radio
do: draw schematics and lay out PCBs of our {product} in KiCad or Altium
do: test prototypes with an oscilloscope and write the validation report
do: choose components that meet cost and supply limits
do: solder and rework {n:10-30} prototype boards
do: simulate analog circuits of {area} in LTspice
do: write embedded C for test firmware
do: prepare production test instructions for {product}
did: Designed {n:3-8} boards in KiCad, the last one right at the first attempt
did: Verified {n:5-14} Verilog blocks with directed and random tests
did: Lowered the cost of a board by {n:9-22} percent through part choice
did: Measured emissions and brought a unit {n:4-9} dB under the limit
`
