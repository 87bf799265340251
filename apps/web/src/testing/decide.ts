import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The pane of the applicant of this first name, once it is in view. */
export const shownApplicant = (name: string) => screen.findByRole('article', { name: `${name} Rao` })

/** Accepts the applicant in view, without note and dates. */
export const acceptApplicant = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Accept' }))

/** Rejects the applicant in view because the places are filled. */
export async function rejectApplicant(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'All places are filled' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
}
