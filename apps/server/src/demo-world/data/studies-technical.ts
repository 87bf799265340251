/**
 * What students of a major write about: degrees, courses, certificates and projects (title | tools | what was done ...).
 * The written form is that of the roles; 'project' lines have at least two sentences after the tools.
 */
export const technicalStudies = `
# Computer Science
degree: B.Tech in Computer Science and Engineering; B.E. in Computer Science; BCA; B.Sc. in Computer Science; M.Tech in Computer Science
courses: Data Structures, Operating Systems, Database Systems, Computer Networks, Software Engineering, Compiler Design
certificates: Python Programming (online, 60 hours); Cloud Fundamentals (online, 40 hours); Full Stack Web Development (evening course, 5 months); Competitive programming, 400 problems solved
project: Hostel Mess Planner | React, Node.js, MongoDB | Built a web app in which {n:180-640} students mark the meals they skip | Cut food waste of the mess by {n:12-30} percent in one semester
project: Campus Bus Tracker | Flutter, Firebase, Git | Showed the position of {n:6-14} buses on a map with a delay under ten seconds | Tested the app with {n:40-160} students on old phones
project: Timetable Solver | Java, Algorithms, Git | Wrote a constraint solver that plans {n:30-80} rooms in under a minute | Explained conflicts in words instead of codes
project: Library Seat Booking | Django, PostgreSQL, HTML | Made a booking site used by {n:300-1200} readers a week | Added a waiting list and reminders by mail
project: Tiny Shell | C, Linux, Git | Wrote a shell with pipes, jobs and history in {n:900-2000} lines | Compared its speed with a common shell and explained the difference
project: Expense Splitter | React, TypeScript, Firebase | Built an app that settles shared costs of a flat in the fewest payments | Published it to {n:90-700} users
project: Exam Proctor Dashboard | Python, Flask, SQL | Summarised log files of {n:20-90} exam computers in one page | Found {n:2-6} faults in the college network on the way
project: Container Playground | Docker, Kubernetes, Linux | Set up a small cluster from {n:3-6} discarded laptops | Wrote a guide that {n:15-60} classmates followed
project: Packet Detective | Python, Wireshark, Network security | Classified traffic of a test network with {n:88-97} percent accuracy | Demonstrated {n:3-7} attacks in a sealed lab

# Data Science
degree: B.Tech in Data Science; B.Sc. in Data Science; M.Sc. in Data Science; B.Sc. in Statistics and Data Science
courses: Probability, Statistical Inference, Machine Learning, Databases, Data Visualization, Linear Algebra
certificates: Data Analysis with Python (online, 80 hours); SQL for Analysts (online, 30 hours); Deep Learning (online, 100 hours)
project: Monsoon Onset Forecast | Python, Pandas, Scikit-learn | Predicted the onset of rain for {n:12-36} districts from forty years of data | Beat the long-term average by {n:2-5} days
project: Metro Crowd Map | SQL, Tableau, Data visualization | Joined {n:3-9} million ticket records with a timetable | Showed where one more train would help most
project: Crop Disease from Leaf Photos | Python, PyTorch, Computer vision | Trained a model on {n:4-15} thousand photographs and reached {n:86-95} percent accuracy | Measured how it fails in poor light
project: Fake Review Finder | Python, Natural language processing, Scikit-learn | Labelled {n:900-3000} reviews with two friends and measured agreement | Found {n:70-90} percent of invented reviews in a held-out set
project: Electricity Bill Explorer | Power BI, Microsoft Excel, SQL | Compared bills of {n:60-240} households and explained the outliers | Presented the result to the housing society
project: Cricket Score Simulator | R, Statistics, Probability | Simulated {n:10-90} thousand innings to price a target | Checked the model against {n:120-480} real matches

# Engineering
degree: B.Tech in Mechanical Engineering; B.Tech in Electrical Engineering; B.E. in Civil Engineering; B.Tech in Electronics and Communication; B.E. in Production Engineering
courses: Thermodynamics, Strength of Materials, Control Systems, Circuit Theory, Manufacturing Processes, Engineering Drawing
certificates: AutoCAD (authorised centre, 3 months); SolidWorks Associate; PLC and SCADA workshop (6 weeks)
project: Solar Dryer for Chillies | SolidWorks, MATLAB, Prototyping | Designed and built a dryer that works {n:2-4} times faster than the roof | Measured temperatures at {n:8-20} points for a month
project: Low-cost Water Level Logger | Arduino, C, Sensors | Built {n:5-14} loggers for less than {n:700-1400} rupees each | Ran them for {n:2-5} months in village wells
project: Line-following Cart | Embedded systems, Control systems, C++ | Tuned a cart that carries {n:8-25} kg through a corridor | Won second place among {n:12-40} teams
project: Footbridge Design | STAAD Pro, AutoCAD, Structural analysis | Designed a bridge of {n:14-32} metres and compared three shapes | Checked the critical members by hand
project: Motor Test Bench | LabVIEW, MATLAB, Instrumentation | Built a bench that records torque and heat of small motors | Tested {n:15-60} motors for a local workshop
project: Student Electric Kart | SolidWorks, ANSYS, Electric vehicles | Led the frame design in a team of {n:9-24} | Reduced the weight of the frame by {n:10-22} percent

# Mathematics
degree: B.Sc. in Mathematics; M.Sc. in Mathematics; B.Stat.; B.Sc. in Applied Mathematics
courses: Real Analysis, Linear Algebra, Probability, Number Theory, Optimization, Differential Equations
certificates: Python for Mathematicians (online, 40 hours); Actuarial paper in Probability, passed; LaTeX workshop
project: Bus Depots as a Covering Problem | Python, Optimization, Linear programming | Modelled {n:40-120} stops and found a plan with fewer empty trips | Proved a bound that shows how far the plan is from the best
project: Random Walks on City Maps | Python, Probability, NumPy | Simulated {n:1-9} million walks and compared them with theory | Wrote a report of {n:14-30} pages in LaTeX
project: Problem Book for Class IX | LaTeX, Mathematics, Proofreading | Wrote {n:80-200} problems with hints in three steps | Tested them with {n:20-70} pupils
project: Pricing a Monsoon Insurance | R, Statistics, Microsoft Excel | Fitted distributions to {n:30-60} years of rain | Compared three premiums by risk
project: Graph Colouring Visualised | JavaScript, Algorithms, HTML | Showed four algorithms step by step in the browser | Used in class by {n:60-200} students

# Physics
degree: B.Sc. in Physics; M.Sc. in Physics; B.Sc. in Applied Physics
courses: Optics, Quantum Mechanics, Electrodynamics, Statistical Physics, Numerical Methods, Electronics
certificates: Laboratory safety; Scientific Computing with Python (online, 50 hours); Vacuum techniques workshop
project: Muon Counter on the Roof | Python, Electronics, Data analysis | Counted {n:20-90} thousand events in {n:3-8} weeks | Explained the daily variation by air pressure
project: Speed of Light with a Kitchen Laser | Optics, MATLAB, Instrumentation | Measured the value within {n:1-4} percent with parts for {n:2-6} thousand rupees | Wrote the manual for the first-year laboratory
project: Cooling of a Clay Pot | Simulation, Python, Numerical methods | Modelled evaporation and compared it with {n:12-40} days of data | Found the wall thickness that works best
project: Small Spectrometer | Arduino, Optics, C | Built a spectrometer from a webcam and a broken disc | Identified {n:6-14} street lamps by their light
project: Double Pendulum Lab | Python, Numerical methods, LaTeX | Compared {n:3-6} integrators by their error in energy | Presented a poster at a student conference
`
