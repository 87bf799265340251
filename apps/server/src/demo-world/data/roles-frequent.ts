/** More to say of the other roles that most companies hire for; added to what the other files say of them. */
export const frequentRoles = `
# UI/UX Design
do: write the words on buttons before choosing their colour
do: draw three versions on paper before opening a program
do: visit {users} where they work and come back with sketches
do: make a prototype in the morning and test it after lunch
do: tidy our icons until each means one thing
do: describe a flow in ten pictures that everyone understands
do: look at recordings and list where people hesitate
why: Half of the questions to our support could be answered by a better screen
why: Our engineers can draw boxes, and they know that it shows
why: We would like to be known for software that does not need training
seek: One finished case study beats ten polished screens
seek: You listen to people without leading them
seek: We will redesign a small thing together in the interview
seek: Typography and patience are half of the job

# Data Science
do: check how a model treats the cases that are rare
do: compare this year with last year without fooling anybody
do: estimate what an hour of delay costs
do: label a few hundred examples yourself before asking others
do: find out whether the effect survives when one big customer is left out
do: write a summary of one page with one figure
why: The easy questions were answered by counting, and these are the others
why: We decide on evidence whenever there is some, and it is your task that there is
seek: Curiosity about how the data came to be is the first thing we look for
seek: You have once thrown away a week of work because the data was wrong
seek: Python, statistics and plain language: two of the three are enough to begin

# Data Analyst
do: define what we mean by an active customer, and get everyone to agree
do: find the thirty rows that spoil an average
do: draw one chart a week that changes somebody's mind
do: check a supplier's figures against ours
do: prepare numbers for a meeting with the bank
do: build a small forecast in a spreadsheet and keep its errors in view
do: answer a question by noon, and better by evening
do: write down how each figure of the dashboard is made
why: We collect everything and look at little of it
why: Two departments report different numbers for the same thing, politely, every month
why: A good table saves us a meeting
seek: You check a total by hand before you send it
seek: Questions matter more to us than tools
seek: You are not shy to say that the data cannot tell
seek: Tell us about a number that surprised you

# Product Management
do: answer support mails for a day each month and keep what you learned
do: prepare a decision on one page, with what speaks against it
do: count how many people use a feature before improving it
do: plan a release with everyone who has to explain it
do: write release notes that {users} read to the end
do: say no to a good idea, with reasons
why: Everyone here has opinions on the product, and we lack somebody who checks them
why: {n:2-6} customers asked for opposite things last week
seek: Tell us about a product that you stopped using, and why
seek: You enjoy numbers and people in about equal parts
seek: Former organisers of student clubs do well in this role

# Business Development
do: write to ten people a day whom you have really read about
do: prepare a demonstration that begins with the customer's problem
do: keep a list of reasons why people said no
do: visit trade fairs and come back with conversations rather than cards
do: find out what a customer would lose by changing nothing
do: help old customers to tell new ones about us
do: work out a price that both sides can defend
why: Good customers are seldom found by advertising, in our experience
why: We know how to keep customers and would like to learn how to meet them
why: Half of our new business comes from three towns, and there are many more
seek: You would rather ask a second question than finish your speech
seek: A no should make you curious
seek: Two Indian languages and clear written English help
seek: People who sold tickets, cakes or old books at college have a head start

# Human Resources
do: call applicants back, also those whom we do not take
do: sit in on interviews and note what was asked unfairly
do: bring forms down from three pages to one
do: plan training with people who did not ask for it yet
do: collect ideas against long evenings at work
do: keep a calm list of who needs what before Monday
do: visit colleges and tell them what the work is really like
do: prepare exit talks and write down what they have in common
why: People join a company and stay for a team, and both can be arranged
why: Our last survey said that answers take too long, so we are hiring somebody for answers
why: Every new colleague should find a desk, a mentor and a working password
seek: You keep confidences without effort
seek: Spreadsheets should not frighten you, and people even less
seek: You can say no in a way that leaves somebody encouraged
seek: Any degree is welcome if you like to organise

# Operations
do: walk through the day of one {n:3-5}-person team and draw it
do: compare two suppliers by what they did and not by what they promised
do: keep the board of open problems and close three a week
do: stand in for a colleague on leave, with a good handover
do: look for the step that everyone hates and see if it is needed
do: plan next week's shifts together with those who work them
do: count what comes back and find out why
do: negotiate a better rate for something small
why: Growth has made simple things complicated, and we would like to make them simple again
why: There is a lot of goodwill here and not enough lists
why: Every delay has a reason, and hardly ever the first one that is named
seek: You finish things
seek: A driving licence is useful, good shoes are better
seek: You can talk with a driver and a director in the same hour
seek: If you have run a mess, a festival or a household, tell us

# Digital Marketing
do: rewrite the page that most people leave at once
do: ask twenty customers how they found us
do: build a small calendar of what people look for and when
do: write mails that sound like a person
do: compare what three campaigns brought for each rupee
do: tidy up our accounts, tags and passwords
do: make one good case study a month
do: film a customer's story in two minutes
why: Most people meet us by accident, and we would like to help that along
why: We have good stories and a slow website
why: Last year we learned that one honest mail beats ten banners
seek: Plain writing and a feeling for numbers are all that we ask
seek: You have grown something, even if it was only a club's newsletter
seek: You know why an open rate can mislead
seek: A blog, a channel or a shop of your own is the best proof

# Social Media Marketing
do: interview one colleague a week in front of a phone
do: turn long texts into five pictures that can stand alone
do: keep a calm tone when others do not
do: find the three hashtags that help and drop the rest
do: plan series instead of single posts
do: learn what people save, not only what they like
do: answer questions within the day and collect the good ones
do: test when our readers are awake
why: We have interesting days and forget to tell anybody
why: Our best post ever was a photograph of a broken machine
why: People ask us things in comments that they would never ask by mail
seek: You can write a caption without exclamation marks
seek: Send us an account that you would be proud to run
seek: A phone, an eye and good manners are the equipment
seek: You enjoy numbers a little and people a lot

# Graphic Design
do: redraw our logo for places where it is smaller than a fingernail
do: make tables beautiful, which is harder than posters
do: choose photographs and say no to most of them
do: set a brochure that survives being folded twice
do: build slides that leave room for the speaker
do: visit the printer and learn why the red came out brown
do: design a sign that is read at forty metres
do: keep the archive of files, fonts and licences in order
why: Things with our name on them are seen by {n:4-90} thousand people a month
why: We would like to look as careful as we are
why: Every department makes its own slides, and it shows
seek: A small portfolio with your own part named is enough
seek: You know what happens to colour in print
seek: Letters should interest you as much as pictures
seek: You can take criticism on Monday and improve by Tuesday

# Content Writing
do: write the page that explains what we do to somebody's grandmother
do: turn notes from a meeting into half a page that people read
do: answer one customer's question in public each week
do: read everything aloud before it goes out
do: find a headline that promises no more than the text holds
do: check what others have written and add what is missing
do: prepare a monthly letter to people who know us well
do: collect sentences from customers and leave them as they are
why: We explain the same things again and again, and not well
why: Long texts are easy, short ones take you a day, and we have days
why: What we do is interesting, but our website keeps it a secret
seek: You delete more than you write
seek: Three published texts, anywhere, are a good beginning
seek: You ask the expert the question that the reader would ask
seek: Grammar, deadlines and curiosity, in any order

# Customer Success
do: call five customers a week who did not ask for it
do: film short explanations of things people ask twice
do: follow a complaint until it is solved and say so
do: notice when a customer goes quiet
do: write answers that do not need a second mail
do: keep our list of known problems honest
why: Customers forgive mistakes and do not forgive silence
why: We know most of our customers by voice
seek: You can explain the same thing a third time in a new way
seek: You stay friendly on the telephone after lunch
seek: Writing short, kind mails is half of the job

# Supply Chain
do: trace one delivery from order to shelf and photograph each stop
do: find out which parts we ordered twice last month
do: agree on a delivery day that both sides can keep
do: build a small model of what a week of rain does to us
do: label shelves so that a new colleague finds everything
do: check bills against what arrived
why: Our warehouse is full of what we do not need and short of what we do
why: One supplier is two days late every month, and nobody knows why
seek: You count twice and trust the shelf more than the screen
seek: Curiosity about trucks, boxes and forms is enough
seek: Students of any engineering or commerce course may apply

# Teaching
do: prepare three examples for every rule
do: invent games that hide the practice
do: read with those who fall behind, ten minutes a day
do: let pupils explain it to each other
do: look after the library corner
do: plan an outing with a question in its pocket
why: The best question of last week came from the quietest child
why: We have more pupils than hands in the afternoon
seek: You like children who interrupt
seek: You can admit that you do not know, in front of a class
seek: One afternoon of trial teaching decides, for both sides
`
