/** What people chose to show of themselves (§3). */
export type Privacy = { profileVisible: boolean; showEmail: boolean; showPhone: boolean }

/** Profile visible, email and phone hidden (§9). */
export const defaultPrivacy: Privacy = { profileVisible: true, showEmail: false, showPhone: false }

type Shown = { profile: boolean; email: boolean; phone: boolean }

/**
 * What a company sees of an applicant. Applying shares studies and email with that company (settlement 93) until the
 * application is withdrawn; then the student's own privacy settings apply again.
 */
export const shownOfStudent = (privacy: Privacy, application: { withdrawnAt: string | null }): Shown => {
  const isActive = application.withdrawnAt === null
  return { profile: isActive || privacy.profileVisible, email: isActive || privacy.showEmail, phone: privacy.showPhone }
}

/** What applicants see of a company in addition to its name. */
export const shownOfCompany = ({ profileVisible, showEmail, showPhone }: Privacy): Shown => ({
  profile: profileVisible,
  email: showEmail,
  phone: showPhone,
})
