import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { site } from '../../api/site.ts'

const parts: { title: string; points: ReactNode[] }[] = [
  {
    title: 'Your resume',
    points: [
      <WhoReads key="who-reads" />,
      'You see it, and so does each company you apply to: as the copy that you sent, also when you change or delete yours later. No other person does, and no company can browse resumes.',
      'When you delete it, copies that went with applications stay with those applications; you are asked whether to withdraw the open ones. A file that no application carries is erased.',
      'What it says is data to us. Hidden text and instructions to machines in it are shown to be there and never followed.',
    ],
  },
  {
    title: 'Your matches',
    points: [
      'A score is made of what the listing asks and what your resume says about it, and each point names both. The same resume and listing always give the same score.',
      'Name, gender, age, family, religion, origin, college and photo are not counted: where a listing asks for them, that part is left out.',
    ],
  },
  {
    title: 'What a company learns',
    points: [
      'When you apply: your name, your email address, university, major and graduation year, your phone number if you let it be seen, and the resume you sent. Only that company.',
      'Before you apply: nothing that names you.',
    ],
  },
  {
    title: 'Your account',
    points: [
      'Your password is stored as an argon2id hash, which cannot be turned back. What keeps you signed in is a random token in this browser; we hold its hash. There are no cookies.',
      'A session ends by itself when it is not used for a day (or as long as this installation says), and at once when you sign out. Changing your password ends all other sessions; resetting it ends all of them.',
      'Links that we mail to reset a password work once, for half an hour. Of a mail that was sent we keep only that it was. Where this server keeps its mail in an outbox, only its operator can open it, and mails are deleted after 30 days.',
    ],
  },
  {
    title: 'Your browser',
    points: [
      'Pages load nothing from other sites: no fonts, pictures, maps, counters or advertisements. A rule that browsers enforce (the content security policy) forbids it.',
      'Kept in the browser: who is signed in, what you chose for how pages look, and what you typed and have not sent yet. Nothing follows you elsewhere.',
    ],
  },
  {
    title: 'What is written down',
    points: [
      'The server’s log says which kind of page was asked for, by which account number, and how long it took. Never a name, an address, a search, a message or a resume.',
    ],
  },
]

function WhoReads() {
  const here = useQuery(site).data
  const own = 'It is read by our own program on our own server, in a closed process of its own.'
  return [own, ...(here ? whoElse(here) : [])].join(' ')
}

const untold = 'neither your name nor your email address, phone number and links, where they were recognised'

/** Where else a resume goes. */
function whoElse({ secondReader, embeddingModel }: { secondReader: string | null; embeddingModel: string | null }) {
  if (secondReader === null && embeddingModel === null)
    return ['It is sent to no outside service. No key of an AI company is needed, and none is used.']
  return [
    secondReader &&
      `Its text is also read by the model at ${secondReader}, which is told ${untold}, nor what is hidden. It is asked what our program passed over; what it says is suggested to you if it stands in your resume word for word, and counts only once you accept it. It sets no score.`,
    embeddingModel &&
      `When you look for related words in it, and only then, its text is sent to the model at ${embeddingModel}, which is told ${untold}, nor what is hidden. The lines that it finds near are quoted to you and earn no points.`,
  ].filter((said) => said !== null)
}

/** What 'Secure and private' means, in plain words, and true of what the program does. */
export const PrivacyPage = () => (
  <div className="page py-10 md:py-16">
    <div className="grid max-w-prose gap-2 pb-4">
      <h1 className="text-31">Secure and private</h1>
      <p className="text-soft">What happens to what you give us, in plain words.</p>
    </div>
    {parts.map(({ title, points }) => (
      <section
        key={title}
        className="grid gap-x-12 gap-y-3 border-t border-line py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <h2 className="text-20">{title}</h2>
        <ul className="grid max-w-prose gap-3">
          {points.map((point, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
            <li key={place}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
    <section className="grid gap-x-12 gap-y-3 border-y border-line py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <h2 className="text-20">Your say</h2>
      <p className="max-w-prose">
        In Settings you choose what you are told and what others see, see where you are signed in, take everything with
        you as a file, and have the account erased: after seven days in which you can change your mind. Anything
        unclear?{' '}
        <Link to="/contact" className="font-medium text-primary underline underline-offset-4">
          Ask us
        </Link>
        .
      </p>
    </section>
  </div>
)
