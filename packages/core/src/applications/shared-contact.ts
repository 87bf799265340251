/** What people chose to show of themselves (§3). */
export type Privacy = { profileVisible: boolean; showEmail: boolean; showPhone: boolean }

/** Profile visible, email and phone hidden (§9). */
export const usualPrivacy: Privacy = { profileVisible: true, showEmail: false, showPhone: false }

type Shown = { profile: boolean; email: boolean; phone: boolean }

/**
 * What a company sees of somebody who applied. Applying shares studies and email with that company (settlement 93), for
 * as long as the application stands; of one that was withdrawn the student's own choice is left.
 */
export const shownOfStudent = (privacy: Privacy, application: { withdrawnAt: string | null }): Shown => {
  const stands = application.withdrawnAt === null
  return { profile: stands || privacy.profileVisible, email: stands || privacy.showEmail, phone: privacy.showPhone }
}

/** What students who applied see of the company beside its name. */
export const shownOfCompany = ({ profileVisible, showEmail, showPhone }: Privacy): Shown => ({
  ...{ profile: profileVisible, email: showEmail, phone: showPhone },
})
