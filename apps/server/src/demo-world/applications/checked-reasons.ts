import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { DemoReading, ReadFile } from '../resumes/read-files.ts'
import type { DemoApplication } from './sent-application.ts'

/** The applications, whose rejections name only skills that the product's own reading did not find in the resume, if it was read. */
export function checkReasons(applications: readonly DemoApplication[], read: readonly ReadFile[]): DemoApplication[] {
  const readings = new Map(read.map(({ file, reading }) => [file.id, reading]))
  return applications.map((application) => {
    const { life, file } = application
    const reading = readings.get(file.id)
    if (!life.reasons.some(namesSkill)) return application
    const missing = reading ? findMissingSkills(application, reading) : []
    return { ...application, life: { ...life, reasons: keepTrue(life.reasons, missing) } }
  })
}

/** Whether a reason says that the resume lacks a skill. */
export const namesSkill = ({ code }: StoredReason): boolean => code === 'skill_not_shown'

function findMissingSkills({ listing, version }: DemoApplication, { draft, lines }: DemoReading): string[] {
  const prepared = prepareListing({ id: listing.id, ...listing.versions[version - 1]!.fields })
  const { parts } = scoreListing(createProfile(draft, lines), prepared)
  return parts.filter(({ kind, met }) => kind === 'requirement' && met === 'no').map(({ phrase }) => phrase)
}

/** Replaces a skill that was found by the first missing one, or by stronger evidence of others if none is missing. */
function keepTrue(reasons: readonly StoredReason[], missing: readonly string[]): StoredReason[] {
  const checked = reasons.map((reason): StoredReason => {
    if (!namesSkill(reason) || missing.includes(reason.skill ?? '')) return reason
    const [skill] = missing
    return skill === undefined ? { code: 'stronger_evidence' } : { ...reason, skill }
  })
  return checked.filter(({ code }, index) => checked.findIndex((one) => one.code === code) === index)
}
