/** Roles of engineering; the written form is explained in roles.ts. */
export const engineeringRoles = `
# Mechanical Design Engineer
also: Mechanical Engineering Intern; Mechanical Design; CAD Design Engineer
majors: Engineering
pay: 8-22
core: SolidWorks, AutoCAD, Mechanical engineering, Engineering drawing
more: ANSYS, CATIA, Finite element analysis, GD&T, 3D printing, Manufacturing, Creo, Product design
do: model parts and assemblies and defend their tolerances
do: turn a sketch from the shop floor into a drawing that can be made
do: calculate whether a bracket holds and then break one to see
do: compare three ways of making the same part
do: follow a prototype from drawing to bench
do: keep drawings, versions and parts lists in step
do: measure returned parts and find out why they failed
why: Interns have drawn more parts of our {product} than the brochure admits
why: A part that is easy to draw and hard to make costs everybody a week
seek: You think with a pencil and check with a calliper
seek: Show us one assembly that you modelled and one thing that you would change in it
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
do: write firmware for our {product} and measure what it costs in battery
do: read a data sheet until it explains the fault
do: bring up a new board with an oscilloscope and some luck
do: make updates over the air safe against power cuts
do: write drivers for sensors that behave unlike their manual
do: build a rig that tests twenty boards at once
why: Our devices sit where nobody will go to press a reset button
why: Nine months on one battery means counting every milliamp
seek: You have soldered something that worked and something that smoked
seek: C without fear, pointers without tears
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
do: draw single-line diagrams and check them on site
do: size cables and protection with a margin that you can justify
do: simulate a fault before it happens
do: log how our plant uses power and find the waste
do: prepare test reports that pass the inspector
do: help to commission a panel, wearing the right boots
why: Electricity is unforgiving about assumptions, so we check everything twice
why: Our power bill is a list of small mistakes, and you may find some of them
seek: You can read a circuit diagram faster than a newspaper
seek: Site visits are part of the job, heights are not
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
do: check on site that what is built is what was drawn
do: take quantities from drawings and compare them with the bills
do: model a frame and question the result
do: keep the site diary and photographs in order
do: follow concrete tests and chase the late ones
do: prepare drawings for the next week before they are needed
why: Buildings are made of decisions that nobody can undo, which is why we value careful people
why: The site opens at eight, and the questions open with it
seek: You own boots and are not afraid of spreadsheets
seek: Final-year students who can spend four days a week on site fit best
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
do: tune motion until it is quick and gentle at once
do: calibrate cameras and find out what dust does to them
do: write nodes that fail safely
do: log a full day on site and study the ten worst seconds
do: design a gripper, print it, try it and print it again
do: keep the simulator honest
why: A robot in a video is easy, and one in a packing house at five in the morning is our job
why: Our robots meet tomatoes, dust and people, in rising order of difficulty
seek: You have made something move on its own
seek: A robotics club counts as experience, broken motors included
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
do: time a process, draw it and find the step that waits
do: follow rejects back to the minute in which they were made
do: rearrange a work place together with the people who use it
do: prepare control charts that operators read
do: reduce the time a machine stands still between two products
do: write work instructions with more pictures than words
why: Our line makes good {product}, and it could do so with less walking
why: The best improvement of last year came from an operator, and we need somebody who listens
seek: You prefer the shop floor to the meeting room
seek: A stopwatch, a camera and good manners are your tools
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
do: instrument a vehicle and ride along with the logger
do: model how heat leaves a battery pack
do: compare the range on paper with the range in traffic
do: strip returned parts and photograph what you find
do: prepare test plans and carry them out in April heat
do: read messages from the vehicle's bus and explain them
why: Our drivers cover 110 km a day, and they notice everything
why: Range, cost and safety pull in three directions, and the test track decides
seek: You took part in a student vehicle project or repaired a scooter yourself
seek: You like data and do not mind grease
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
do: draw schematics, lay out boards and argue about ground planes
do: test a new board and write what must change in the next one
do: simulate a block in Verilog and prove that it does what the page says
do: choose parts that can still be bought next year
do: measure emissions and quieten what is loud
do: prepare files so that the factory has no questions
why: A board revision costs us five weeks, so we review like surgeons
why: Our radio unit has nine boards, and two of them are due for a new layout
seek: You have designed one board of your own, however small
seek: Bring a schematic to the interview, and we will find something to like in it
did: Designed {n:3-8} boards in KiCad, the last one right at the first attempt
did: Verified {n:5-14} Verilog blocks with directed and random tests
did: Lowered the cost of a board by {n:9-22} percent through part choice
did: Measured emissions and brought a unit {n:4-9} dB under the limit
`
