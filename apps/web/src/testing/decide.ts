import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

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
