import { Link } from '@tanstack/react-router'

const parts: { title: string; points: string[] }[] = [
  {
    title: 'Your resume',
    points: [
      'Our own program reads it on our own server, in an isolated process. We do not send it to any outside service. We do not need or use an AI company’s API key.',
      'You and each company you apply to can see it. A company sees the copy you sent, even if you change or delete your resume later. No one else can see it, and companies cannot browse resumes.',
      'When you delete it, copies you sent with applications stay with those applications. We ask whether to withdraw the open ones. If no application uses the file, we erase it.',
      'We treat its text as data. We show you hidden text and instructions for software in it, and never follow them.',
    ],
  },
  {
    title: 'Your matches',
    points: [
      'A score compares the requirements of a listing with your resume. Each point shows both. The same resume and listing always give the same score.',
      'We do not count name, gender, age, family, religion, origin, college or photo. If a listing asks for them, we leave that part out.',
    ],
  },
  {
    title: 'What companies see',
    points: [
      'When you apply, that company sees your name, email address, university, major, graduation year and the resume you sent, and your phone number if you allow it. No other company does.',
      'Before you apply, companies see nothing that identifies you.',
      'A company can keep private notes on your application. You cannot read them. Your data export says whether there are any, and they are erased with your account.',
      'When you report an internship, its company and the operator see your reason and text, without your name.',
    ],
  },
  {
    title: 'Your account',
    points: [
      'We store your password as an argon2id hash, which cannot be reversed. A random token in this browser keeps you signed in. We store only its hash. We use no cookies.',
      'A session ends when you have not used it for a day (or the time set for this installation), and immediately when you sign out. Changing your password ends all other sessions; resetting it ends all of them.',
      'Password reset links work once, for half an hour. After we send an email, we keep only a record that we sent it. If this server keeps its emails in an outbox, only its operator can open it, and we delete emails after 30 days.',
    ],
  },
  {
    title: 'Your browser',
    points: [
      'Pages load nothing from other sites: no fonts, pictures, maps, trackers or advertisements. A content security policy, enforced by your browser, blocks them.',
      'Your browser stores your sign-in, your display choices, what you typed but have not sent yet, and a random device number. We use that number only so that you can still sign in here when someone else enters wrong passwords for your account. Nothing tracks you on other sites.',
    ],
  },
  {
    title: 'Server logs',
    points: [
      'The server log records the type of page requested, the account number and how long it took. It never records a name, an address, a search, a message or a resume.',
    ],
  },
]

export const PrivacyPage = () => (
  <div className="page py-10 md:py-16">
    <div className="grid max-w-prose gap-2 pb-4">
      <h1 className="text-31">Secure and private</h1>
      <p className="text-soft">How we handle your data, in plain words.</p>
    </div>
    {parts.map(({ title, points }) => (
      <section
        key={title}
        className="grid gap-x-12 gap-y-3 border-t border-line py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <h2 className="text-20">{title}</h2>
        <ul className="grid max-w-prose gap-3">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
    <section className="grid gap-x-12 gap-y-3 border-y border-line py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <h2 className="text-20">Your choices</h2>
      <p className="max-w-prose">
        In Settings you can choose your notifications and what others see, see where you are signed in, export your
        data, and delete your account. You have seven days to change your mind. Questions?{' '}
        <Link to="/contact" className="font-medium text-primary underline underline-offset-4">
          Ask us
        </Link>
        .
      </p>
    </section>
  </div>
)
