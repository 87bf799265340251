import { BriefcaseBusiness } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** The next step of a company without internships and applications. */
export const FirstPost = ({ onPost }: { onPost: () => void }) => (
  <Empty
    icon={BriefcaseBusiness}
    level={2}
    title="No internships posted yet"
    action={<Button onClick={onPost}>Post your first internship</Button>}
  >
    Paste your advertisement or fill in the form. We notify matching students, and you see applicants ranked with
    reasons.
  </Empty>
)
