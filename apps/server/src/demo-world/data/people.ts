/** Invented people: given names and family names that go together, by region. `weight` is their share of the students. */
export const nameGroups = [
  {
    weight: 22,
    first:
      'Ananya Rohan Ishita Kabir Nandini Arjun Shreya Vivaan Tanvi Harsh Pooja Siddharth Kritika Manav Riya Yash Simran Dhruv Aditi Kunal Vidhi Ayush Muskan Pranav',
    last: 'Sharma Verma Gupta Agarwal Mishra Saxena Tiwari Chauhan Bhatia Kapoor Malhotra Srivastava Rathore Bansal Pandey Joshi',
  },
  {
    weight: 16,
    first:
      'Sanika Omkar Rutuja Atharva Mrunal Tejas Gauri Aditya Vaishnavi Chinmay Ketaki Swapnil Hetvi Jay Krupa Parth Mansi Dhaval',
    last: 'Kulkarni Deshpande Patil Jadhav Gokhale Shinde Bhosale Patel Shah Desai Mehta Trivedi Parekh Chitre Sawant',
  },
  {
    weight: 26,
    first:
      'Karthik Meenakshi Aravind Kavya Sanjana Vignesh Lakshmi Naveen Divya Surya Harini Pranitha Charan Sahiti Rahul Deepika Nikhil Bhavana Ashwin Revathi Gowtham Anjali Madhav Sneha',
    last: 'Iyer Subramanian Natarajan Reddy Rao Naidu Hegde Shetty Gowda Nair Menon Pillai Krishnan Raghavan Varma Kamath Bhat Murthy',
  },
  {
    weight: 12,
    first:
      'Sayan Debolina Arnab Ritwika Souvik Ipsita Subham Trisha Anirban Moumita Bikash Sudeshna Rituparna Abhilash',
    last: 'Banerjee Mukherjee Chatterjee Ghosh Sen Das Bose Mohanty Panda Sahoo Baruah Dutta',
  },
  {
    weight: 10,
    first: 'Zoya Imran Ayesha Faizan Sana Arman Nida Rehan Mariyam Sameer Alina Danish',
    last: 'Khan Ansari Qureshi Sheikh Siddiqui Mirza Hussain Farooqui Rizvi',
  },
  {
    weight: 7,
    first: 'Rhea Joel Sharon Kevin Angela Bevan Merlin Nathan Celina Aaron',
    last: 'Fernandes Thomas Mathew Varghese Pinto Rodrigues Kurian Joseph',
  },
  {
    weight: 5,
    first: 'Harleen Gurpreet Jasleen Manpreet Navjot Amrit',
    last: 'Singh Kaur Gill Sandhu Dhillon Grewal',
  },
  {
    weight: 2,
    first: 'Emily Lucas Hannah Mateo Grace Daniel Sofia Owen',
    last: 'Carter Nguyen Alvarez Brooks Kim Whitfield Okafor Lindqvist',
  },
] as const

/** Invented or generic universities with their cities; the last three are abroad. */
export const universities = `
Sahyadri Institute of Technology, Pune | Vindhya University, Indore | Godavari College of Engineering, Hyderabad
Nilgiri Institute of Science, Coimbatore | Malabar College of Arts and Science, Kochi | Aravalli University, Jaipur
Ganga Institute of Management, Lucknow | Hooghly University, Kolkata | Coromandel Institute of Technology, Chennai
Satpura College of Commerce, Nagpur | Narmada University, Vadodara | Cauvery Institute of Technology, Bengaluru
Deccan Plateau University, Hyderabad | Konkan College of Design, Mumbai | Sutlej University, Chandigarh
Mahanadi Institute of Engineering, Bhubaneswar | Western Ghats University, Pune | Chambal Institute of Technology, Gwalior
Tungabhadra College, Hubballi | Sabarmati Institute of Design, Ahmedabad | Yamuna College, Delhi
Brahmaputra University, Guwahati | Vaigai Arts College, Madurai | Periyar Valley Institute of Technology, Kochi
Himadri University, Dehradun | Krishna Delta Engineering College, Vijayawada | Marina College, Chennai
Rajgir School of Economics, Patna | Bandra Institute of Communication, Mumbai | Lodhi School of Social Sciences, Delhi
Tapti Institute of Science, Surat | Pampa College of Nursing and Life Sciences, Kottayam | Udaya University, Mysuru
Old Harbour University, Boston | Barton Creek College, Austin | Riverside State College, New York
`
